"""How fast the search is inside, for each game, beside OpenSpiel's C++ ``MCTSBot`` on connect four in the same run.

    python -m benchmarks.search [--seconds S] [--repeats N] [--json]

All on one core. "Decisions" are decisions played on sampled tables, in the tree and in playouts. With random playouts
and equal priors the search does what the MCTSBot does; "as played" is the default plan: priors, and values by network.
"""

import argparse
import json
import statistics
from dataclasses import replace
from importlib.metadata import version
from typing import Any

from ridotto.bots.search import Plan, search
from ridotto.bots.warm import warm
from ridotto.cli.bench import Work, rates
from ridotto.engine.game import Game, games
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng
from ridotto.engine.view import View

PLAIN = Plan(guided=0.0, temperature=0.0, depth=-1)


def opening(game: Game, players: int) -> View:
    """The view of the first seat that must decide something."""
    match = Match.deal(game, game.load_box(next(iter(game.editions)), {}, None), ["bot"] * players, "bench")
    while True:
        while match.awaits_chance:
            match.chance()
        seat = match.actors[0]
        if len(match.legal(seat)) > 1:
            return match.view(seat)
        match.play(seat, *match.moves(seat)[0])


def ours(game: Game, players: int, plan: Plan) -> Work:
    """A search of the first decision."""
    warm(game)
    view, rng = opening(game, players), new_rng("bench")

    def work() -> tuple[int, int]:
        found = search(view, replace(plan, iterations=2000), rng)
        return found.iterations, found.decisions

    return work


def peer() -> Work | None:
    """OpenSpiel's search of the empty board; its decisions are the lengths of its random games, counted apart."""
    try:
        import pyspiel
    except ImportError:
        return None
    import random

    game = pyspiel.load_game("connect_four")
    iterations = 2000
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, iterations, 1000, False, 7, False)
    choice = random.Random(7)
    steps = []
    for _ in range(300):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choice.choice(state.legal_actions()))
        steps.append(state.move_number())
    mean = statistics.mean(steps)

    def work() -> tuple[int, int]:
        bot.mcts_search(game.new_initial_state())
        return iterations, round(iterations * mean)

    return work


def measure(seconds: float, repeats: int) -> list[dict[str, Any]]:
    """All works in turn, so that what else the machine does meets them alike; medians."""
    works: dict[str, Work] = {}
    beside = peer()
    if beside is not None:
        works[f"OpenSpiel {version('open-spiel')} MCTSBot, connect four, 2 players"] = beside
    for game in games().values():
        for players in sorted({game.seats[0], 4}):
            works[f"{game.name}, {players} players, random playouts"] = ours(game, players, PLAIN)
            works[f"{game.name}, {players} players, as played"] = ours(game, players, Plan())
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in works}
    for _ in range(repeats):
        for name, work in works.items():
            found[name].append(rates(work, seconds))
    return [
        {
            "what": name,
            "iterations_per_second": round(statistics.median(rate for _, rate in each)),
            "decisions_per_second": round(statistics.median(rate for rate, _ in each)),
            "lowest": round(min(rate for rate, _ in each)),
            "highest": round(max(rate for rate, _ in each)),
        }
        for name, each in found.items()
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each repeat of each work runs")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = measure(given.seconds, given.repeats)
    if given.json:
        print(json.dumps(found))
        return
    print(f"{'':58} {'iterations/s':>13} {'decisions/s':>13} {'lowest':>12} {'highest':>12}")
    for row in found:
        figures = (row["iterations_per_second"], row["decisions_per_second"], row["lowest"], row["highest"])
        print(
            f"{row['what']:58} " + " ".join(f"{figure:>{13 if at < 2 else 12},}" for at, figure in enumerate(figures))
        )


if __name__ == "__main__":
    main()
