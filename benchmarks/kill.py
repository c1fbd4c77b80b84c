"""No accepted move is lost: ``python -m benchmarks.kill``.

People play at many tables; the house is killed in the middle of it (SIGKILL), started again, and everybody comes back,
again and again. A move counts as accepted when its own mover was shown the position after it. At the end the stored
logs must hold all of them, and every match must be replayed with its chain of hashes unbroken.
"""

import asyncio
import random
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
import uvloop

from benchmarks.friends import Crowd
from benchmarks.house import served
from ridotto.server.check import check
from ridotto.server.settings import Settings

WITHIN = 120
"""Seconds in which people can go on."""


async def play(folder: Path, kills: int, tables: int, per_second: float) -> Crowd:
    """Play, and kill the house so many times; returns the people with what they were told."""
    crowd = Crowd()
    for number in range(kills + 1):
        async with served(folder) as house:
            await (crowd.come([house.address]) if crowd.tables else crowd.gather(tables, [house.address]))
            lost = [table.match for table in crowd.tables if min(seat.seq for seat in table.seats) < table.last]
            if lost:
                raise SystemExit(f"Moves were lost after kill {number} at {len(lost)} tables: {', '.join(lost[:5])}.")
            playing = asyncio.create_task(crowd.play(3600, per_second))
            async with asyncio.timeout(WITHIN):
                await crowd.until(crowd.made + random.randint(1, tables * 3))
            if number < kills:
                await house.kill()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
    await crowd.go()
    return crowd


def missing(database: Path, crowd: Crowd) -> list[str]:
    """Accepted moves that are not in the store as they were made."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT match_id, seq, seat, words FROM entries WHERE kind = 'move'")
        stored = {(match, seq): (seat, words) for match, seq, seat, words in rows}
    return [
        f"entry {seq} of {table.match} ({move[1]})"
        for table in crowd.tables
        for seq, move in table.acknowledged.items()
        if stored.get((table.match, seq)) != move
    ]


def main(
    kills: Annotated[int, typer.Option(min=1, max=200)] = 20,
    tables: Annotated[int, typer.Option(min=1, max=1000)] = 60,
    moves_per_second: Annotated[float, typer.Option(min=1, max=2000)] = 150,
) -> None:
    """Kill a house under load and see that nothing is lost."""
    with TemporaryDirectory(prefix="ridotto-kill-") as name:
        folder = Path(name) / "house"
        crowd = uvloop.run(play(folder, kills, tables, moves_per_second))
        settings = Settings(data_dir=folder)
        lost = missing(settings.database, crowd)
        findings = check(settings, live_only=False)
    accepted = sum(len(table.acknowledged) for table in crowd.tables)
    print(f"{kills} kills, {tables} tables, {accepted} accepted moves, {len(lost)} of them lost.")
    print(f"{findings.checked} matches replayed, {len(findings.stuck)} of them could not be.")
    if lost or findings.stuck or findings.checked != tables:
        raise SystemExit("\n".join([*lost[:10], *(each.reason for each in findings.stuck[:10])]) or 1)


if __name__ == "__main__":
    typer.run(main)
