"""``ridotto analyse``: explain a recorded game, decision by decision."""

import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ridotto.analysis import Analysis, Decision, Job, analyse_decision, assemble, jobs
from ridotto.bots.warm import warm
from ridotto.cli.explained import show
from ridotto.engine import record
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import find_game
from ridotto.system.files import write_whole

INTERRUPTED = 130


def run(file: Path, iterations: int | None, seed: int, as_json: bool, out: Path | None) -> None:
    """Analyse on all cores and print a report; Ctrl-C ends it and leaves nothing behind."""
    found = record.read(file)
    work = jobs(found, iterations, seed)
    if out is not None:
        _must_be_writable(out)
    warm(find_game(found["game"]))
    began = time.perf_counter()
    try:
        decisions = _analyse(work)
    except KeyboardInterrupt:
        typer.echo("ridotto: interrupted; nothing was written.", err=True)
        os._exit(INTERRUPTED)  # threads that still search cannot be told, and nobody should wait for them
    analysis = assemble(found, decisions, work[0].iterations, seed)
    text = dump(analysis)
    if out is not None:
        write_whole(out, text.encode())
    if as_json:
        typer.echo(text, nl=False)
        return
    show(Console(highlight=False), found, analysis, time.perf_counter() - began)


def _must_be_writable(out: Path) -> None:
    """RidottoError now rather than when all is done."""
    if out.is_dir():
        raise RidottoError(f"Cannot write {out}: it is a folder; name a file in it.")
    if not os.access(out.parent, os.W_OK):
        raise RidottoError(f"Cannot write {out}: there is no folder {out.parent} that can be written; choose another.")


def dump(analysis: Analysis) -> str:
    """The text of an analysis file: a line for each key, and for each decision, turning point and seat."""
    lines = []
    for key, value in analysis.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            entries = ",\n  ".join(json.dumps(each, ensure_ascii=False) for each in value)
            lines.append(f'"{key}": [\n  {entries}\n ]')
        else:
            lines.append(f'"{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def _analyse(work: list[Job]) -> list[Decision]:
    """All decisions, each on one core: a search computes without Python's lock."""
    pool = ThreadPoolExecutor(os.cpu_count() or 1)
    try:
        with _progress(len(work)) as bar:
            found = []
            for decision in pool.map(analyse_decision, work):
                found.append(decision)
                bar.advance(bar.task_ids[0])
            return found
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _progress(total: int) -> Iterator[Progress]:
    """A bar on standard error, so that the report can be piped; none if that is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        bar.add_task("Decisions", total=total)
        yield bar
