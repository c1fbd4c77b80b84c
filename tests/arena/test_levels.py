"""The ratings of the levels."""

import pytest

from ridotto.arena.levels import ratings
from ridotto.bots.levels import LEVELS
from ridotto.engine.game import games


@pytest.mark.parametrize("game", list(games()))
def test_each_level_is_rated_and_none_below_a_weaker_one(game: str) -> None:
    found = ratings(game)
    assert tuple(found) == LEVELS
    assert list(found.values()) == sorted(found.values())
    assert sum(found.values()) / len(LEVELS) == pytest.approx(25, abs=0.6)


def test_a_game_without_tournaments_has_no_ratings() -> None:
    assert ratings("chess") == {}
