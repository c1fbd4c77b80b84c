"""The Great Split, whether it is installed or not."""

import pytest

from ridotto.engine import record
from ridotto.games.great_split import GAME


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """``find_game`` finds it when a record is read."""
    monkeypatch.setattr(record, "find_game", lambda name: GAME)
