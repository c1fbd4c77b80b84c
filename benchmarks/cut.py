"""The database is away for a while: ``python -m benchmarks.cut``, also with ``--database postgres``.

While people play, PostgreSQL is stopped, or another process holds the lock of the file of SQLite. Moves must be refused
with a sentence, requests answered with 503 and nothing worse, and once the database is back everybody plays on.
"""

import asyncio
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import httpx
import typer
import uvloop
from tests.server.postgres import Cluster, cluster

from benchmarks.friends import Crowd
from benchmarks.house import house

BEFORE, AFTER = 3.0, 5.0
BACK_WITHIN = 30.0
OPENING = {"game": "mille-fiori", "edition": "base", "seats": [{"kind": "human", "name": "Ann"}] * 2}


@contextmanager
def away(file: Path, postgres: Cluster | None) -> Iterator[None]:
    """The database cannot be used until the block ends."""
    if postgres is not None:
        postgres.stop()
        yield
        postgres.start()
        return
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    yield
    connection.close()


async def ask(address: str, answers: Counter[int]) -> None:
    """Ask for lists, for health and for new matches, again and again."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        while True:
            made = await http.post("/api/matches", json=OPENING)
            answers.update([made.status_code])
            for path in ("/api/matches", "/healthz"):
                answers.update([(await http.get(path)).status_code])
            await asyncio.sleep(0.2)


async def play(folder: Path, postgres: Cluster | None, tables: int, per_second: float, seconds: float) -> list[str]:
    """Play through the break; returns what was not as it should be."""
    url = None if postgres is None else postgres.url.render_as_string(hide_password=False)
    async with house(folder / "house", 1 if url is None else 2, url) as served:
        crowd, answers = Crowd(), Counter[int]()
        await crowd.gather(tables, [one.address for one in served])
        tasks: list[asyncio.Task[Any]] = [asyncio.create_task(ask(served[0].address, answers))]
        tasks.append(asyncio.create_task(crowd.play(3600, per_second)))
        await asyncio.sleep(BEFORE)
        before, lost = crowd.made, crowd.lost
        with away(folder / "house" / "ridotto.db", postgres):
            await asyncio.sleep(seconds)
            during, refused = crowd.made, len(crowd.refused)
        back = time.perf_counter()
        async with asyncio.timeout(BACK_WITHIN):
            await crowd.until(during + tables)
        took = time.perf_counter() - back
        await asyncio.sleep(AFTER)
        lost = crowd.lost - lost
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await crowd.go()
        said = [line for one in served for line in one.said().splitlines()]
    print(f"{before} moves before, {during - before} while the database was away, {crowd.made - during} afterwards.")
    print(f"{refused} moves were refused: {' / '.join(dict(Counter(crowd.refused).most_common(3)))}")
    print(f"Answers over HTTP: {dict(sorted(answers.items()))}. {took:.1f} s after the break everybody played.")
    worse = [f"An answer had the status {status}." for status in answers if status >= 500 and status != 503]
    faults = [f"{lost} sockets were lost."] if lost else []
    return [*worse, *faults, *[line for line in said if "Traceback" in line]]


def main(
    tables: Annotated[int, typer.Option(min=1, max=1000)] = 60,
    moves_per_second: Annotated[float, typer.Option(min=1, max=2000)] = 60,
    seconds: Annotated[float, typer.Option(min=1, max=120)] = 10,
    database: Annotated[str, typer.Option(help="sqlite or postgres; the latter starts its own.")] = "sqlite",
) -> None:
    """Take the database away under load and give it back."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="ridotto-cut-")))
        postgres = stack.enter_context(cluster()) if database == "postgres" else None
        faults = uvloop.run(play(folder, postgres, tables, moves_per_second, seconds))
    if faults:
        raise SystemExit("\n".join(faults[:10]))


if __name__ == "__main__":
    typer.run(main)
