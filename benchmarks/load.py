"""How many tables one house carries: ``python -m benchmarks.load``.

Starts a house, opens tables with three browsers each, plays legal moves at an even pace, and measures how long it takes
from a move sent to its position at each of the other seats.
"""

import asyncio
import json
import os
import time
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import numpy as np
import typer
import uvloop
from rich.console import Console
from rich.table import Table as Shown
from tests.server.postgres import cluster

from benchmarks.friends import SEATS, Crowd
from benchmarks.house import Served, house

SETTLE = 2.0
"""Seconds for what is still on its way."""


@dataclass
class Figures:
    """What was measured."""

    database: str
    processes: int
    tables: int
    sockets: int
    wanted_per_second: float
    seconds: float
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    longest_ms: float
    refused: int
    sent_late_ms: float
    """How much later than planned the latest move was sent: the measuring program's own fault."""
    sockets_lost: int
    processors: float
    """That the house used, of those that there are."""
    opening_seconds: float
    """To open all tables and sockets."""
    megabytes_empty: float
    megabytes_open: float
    megabytes_end: float
    kilobytes_per_table: float
    load_before: float
    """Of the machine: programs that wanted a processor in the minute before."""


async def measure(
    folder: Path, database: str | None, processes: int, tables: int, seconds: float, per_second: float
) -> tuple[Figures, list[str]]:
    """The figures, and what was refused."""
    load = os.getloadavg()[0]
    async with house(folder / "house", processes, database) as served:
        crowd = Crowd()
        empty = memory(served)
        start = time.perf_counter()
        await crowd.gather(tables, [one.address for one in served])
        opening = time.perf_counter() - start
        opened, used = memory(served), sum(one.seconds() for one in served)
        took = await crowd.play(seconds, per_second)
        used = sum(one.seconds() for one in served) - used
        made = crowd.made
        await asyncio.sleep(SETTLE)
        end = memory(served)
        lost = crowd.lost
        await crowd.go()
        said = [line for one in served for line in one.said().splitlines()]
    milliseconds = np.array(crowd.delays or [0]) * 1000
    figures = Figures(
        database="PostgreSQL" if database else "SQLite",
        processes=processes,
        tables=tables,
        sockets=SEATS * tables,
        wanted_per_second=per_second,
        seconds=round(took, 1),
        moves_per_second=round(made / took, 1),
        p50_ms=round(float(np.percentile(milliseconds, 50)), 1),
        p99_ms=round(float(np.percentile(milliseconds, 99)), 1),
        longest_ms=round(float(milliseconds.max()), 1),
        refused=len(crowd.refused),
        sent_late_ms=round(crowd.late * 1000, 1),
        sockets_lost=lost,
        processors=round(used / took, 2),
        opening_seconds=round(opening, 1),
        megabytes_empty=round(empty / 1e6, 1),
        megabytes_open=round(opened / 1e6, 1),
        megabytes_end=round(end / 1e6, 1),
        kilobytes_per_table=round((end - empty) / 1e3 / tables, 1),
        load_before=round(load, 2),
    )
    return figures, [*dict.fromkeys(crowd.refused), *said][:10]


def memory(served: list[Served]) -> int:
    """Bytes that all processes hold together."""
    return sum(one.memory() for one in served)


def main(
    tables: Annotated[int, typer.Option(min=1, max=5000)] = 500,
    moves_per_second: Annotated[float, typer.Option(min=1, max=5000)] = 300,
    seconds: Annotated[float, typer.Option(min=1, max=600)] = 30,
    processes: Annotated[int, typer.Option(min=1, max=16)] = 1,
    database: Annotated[str, typer.Option(help="sqlite or postgres; the latter starts its own.")] = "sqlite",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Measure a house under load."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="ridotto-load-")))
        url = None
        if database == "postgres":
            url = stack.enter_context(cluster()).url.render_as_string(hide_password=False)
        figures, said = uvloop.run(measure(folder, url, processes, tables, seconds, moves_per_second))
    if as_json:
        print(json.dumps(asdict(figures)))
        return
    shown = Shown("figure", "value", title="A house under load")
    for name, value in asdict(figures).items():
        shown.add_row(name.replace("_", " "), str(value))
    console = Console()
    console.print(shown)
    for line in said:
        console.print(line, markup=False)


if __name__ == "__main__":
    typer.run(main)
