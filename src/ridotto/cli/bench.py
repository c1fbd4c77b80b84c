"""``ridotto bench``: how fast the rules run here, beside something measured in the same run."""

import json
import platform
import statistics
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Annotated, Any

import typer

bench = typer.Typer(help="Measure speed on this machine.", no_args_is_help=True)

Work = Callable[[], tuple[int, int]]
"""Plays some games, or searches; returns how many games or iterations, and how many steps or decisions they had."""

PEER = "gin_rummy"


@bench.callback()
def _group() -> None:
    """Measure speed on this machine."""


@bench.command()
def playouts(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game.", show_default=False)],
    edition: Annotated[str | None, typer.Option(help="A built-in edition or an edition file.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A rule switch, NAME=VALUE; may be given several times.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="Number of seats.", show_default="the most")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="How long each of the repeats runs.")] = 1.0,
    repeats: Annotated[int, typer.Option(min=1, max=100, help="How often; the median counts.")] = 5,
    seed: Annotated[int, typer.Option(help="Seed of the games.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Random games with every rule, on one core.

    With the extra ``bench`` installed, OpenSpiel's gin rummy is stepped from Python in turn with it.
    """
    work, found = _ours(name, edition, option or [], players, seed)
    peer = _peer(seed)
    own: list[tuple[float, float]] = []
    other: list[tuple[float, float]] = []
    for _ in range(repeats):
        own.append(rates(work, seconds))
        if peer is not None:
            other.append(rates(peer, seconds))
    steps = [rate for rate, _ in own]
    found |= {
        "decisions_per_second": round(statistics.median(steps)),
        "lowest": round(min(steps)),
        "highest": round(max(steps)),
        "games_per_second": round(statistics.median(rate for _, rate in own), 1),
    }
    if other:
        beside = statistics.median(rate for rate, _ in other)
        what = "random legal actions stepped from Python, steps of chance counted"
        found["peer"] = {
            "what": f"OpenSpiel {version('open-spiel')} {PEER}, {what}",
            "steps_per_second": round(beside),
            "ratio": round(statistics.median(steps) / beside, 1),
        }
    _print(found, as_json)


def _ours(
    name: str, edition: str | None, options: list[str], players: int | None, seed: int
) -> tuple[Work, dict[str, Any]]:
    """The playouts of a game, compiled already, and what is measured."""
    import numba
    import numpy as np

    from ridotto.cli.common import load_box
    from ridotto.engine.game import find_game
    from ridotto.engine.jit import JIT, new_records
    from ridotto.engine.load import load_kernels
    from ridotto.engine.match import check_players
    from ridotto.engine.rng import new_rng

    game = find_game(name)
    box = load_box(game, edition, options)
    seats = players if players is not None else max(game.seats)
    check_players(game, ["bot"] * seats)
    kernels = load_kernels(game)
    tables = new_records(game.table_dtype)
    totals = np.zeros(seats, np.float64)
    rng = new_rng(seed)
    games = 100 if JIT else 1

    def play() -> tuple[int, int]:
        return games, int(kernels.playouts(box.record, tables, seats, games, rng, totals))

    play()
    versions = {
        "ridotto": version("ridotto"),
        "rules": box.rules_version,
        "numba": numba.__version__,
        "numpy": np.__version__,
        "python": platform.python_version(),
    }
    return play, {
        "game": game.name,
        "edition": box.edition,
        "options": dict(box.options),
        "players": seats,
        "table_bytes": game.table_dtype.itemsize,
        "compiled": JIT,
        "versions": versions,
    }


def _peer(seed: int) -> Work | None:
    """One random game of OpenSpiel's gin rummy; None if OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    import random

    game = pyspiel.load_game(PEER)
    choice = random.Random(seed)  # noqa: S311 - a benchmark

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            state.apply_action(choice.choice(state.legal_actions()))
            steps += 1
        return 1, steps

    return play


def rates(work: Work, seconds: float) -> tuple[float, float]:
    """Steps a second and games a second of ``work``, repeated for about ``seconds``."""
    games = steps = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        more = work()
        games += more[0]
        steps += more[1]
    return steps / elapsed, games / elapsed


def _print(found: dict[str, Any], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(found))
        return
    for key, value in found.items():
        text = ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else value
        typer.echo(f"{key}: {text}")
