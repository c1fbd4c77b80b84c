"""A few iterations of every kind: the lines of the kernels count only with plain rules, which are slow."""

import pytest

from ridotto.bots import find_bot
from ridotto.bots.search import Plan, search
from ridotto.engine.game import Game
from ridotto.engine.rng import new_rng

from .playing import GAMES, decisions

PLANS = [
    Plan(iterations=8),
    Plan(iterations=5, depth=1, foresight=True, watches=False),
    Plan(iterations=3, depth=-1, temperature=0),
]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_few_iterations(game: Game) -> None:
    for number, (match, seat) in enumerate(decisions(game, 2, "plain", "random")):
        if number == 9:
            view = match.view(seat)
            for plan in PLANS:
                found = search(view, plan, new_rng(plan.iterations))
                assert found.iterations == plan.iterations
                assert found.decisions >= plan.iterations - 1
                assert sum(found.win) == pytest.approx(1.0)
                assert sum(candidate.visits for candidate in found.candidates) < plan.iterations
            for name in ("beginner", "shortsighted:misjudges=0"):
                assert find_bot(name).choose(view, new_rng(2)) in view.legal()
            return
    raise AssertionError(number)
