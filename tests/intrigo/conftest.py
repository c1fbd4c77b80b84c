"""Records of these tests are read with the game that is tested, whether it is installed or not."""

import pytest

from ridotto.engine import record
from ridotto.games.intrigo import GAME


@pytest.fixture(autouse=True)
def game_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """``find_game`` finds it."""
    monkeypatch.setattr(record, "find_game", lambda name: GAME)
