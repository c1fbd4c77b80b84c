"""What searches find, on standard output: run with compiled and with plain rules, both must print the same."""

from ridotto.bots import choose_move, find_bot
from ridotto.bots.search import Plan, search
from ridotto.engine.jit import JIT
from ridotto.engine.rng import new_rng

from .playing import SETTINGS, decisions

PLANS = {
    "values": Plan(iterations=5),
    "playouts": Plan(iterations=2, depth=-1),
    "mixed": Plan(iterations=6, depth=2, foresight=True, watches=False, threads=2),
}


def main() -> None:
    """Some decisions of each game by each plan, and by the levels that do not search."""
    print("compiled" if JIT else "uncompiled")
    for game, players in SETTINGS:
        for number, (match, seat) in enumerate(decisions(game, players, "digest", "random")):
            if number % 150 != 3:
                continue
            view = match.view(seat)
            for name, plan in PLANS.items():
                found = search(view, plan, new_rng(number))
                visits = [(candidate.actions, candidate.visits) for candidate in found.candidates]
                win = [round(share, 3) for share in found.win]
                print(game.name, players, number, name, visits, win, [round(points, 1) for points in found.points])
            for name in ("novice", "casual"):
                print(game.name, players, number, name, choose_move(find_bot(name), view, new_rng(number)))


if __name__ == "__main__":
    main()
