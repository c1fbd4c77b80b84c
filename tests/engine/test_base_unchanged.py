"""The base game stays what it was before it had an expansion: what its seats are told in recorded games.

``VIEWS`` holds, for each record, the first hex digits of a digest of what all seats and a spectator see before every
fifth move and at the end. Keys that views gain later do not count.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine import record
from ridotto.engine.game import SPECTATOR, find_game

FOLDER = Path(__file__).parents[1] / "records" / "mille-fiori"
VIEWS = FOLDER / "base-views.json"
NAMES = [f"mille-fiori-base-{players}p-{i}" for players in (2, 3, 4) for i in (1, 2, 3)]
KEYS = ("seat", "phase", "round", "rounds", "cycle", "cycles", "start", "turn", "card", "ending", "deck", "display")
KEYS += ("spaces", "bonuses", "places", "scores", "ranks")
SEAT_KEYS = ("score", "ship", "supply", "reserve", "bonuses", "hand_size", "hand", "chosen", "has_chosen")
EVERY = 5
DIGITS = 6


def told(match: Any) -> str:
    """What all seats see, as a few hex digits."""
    found = []
    for seat in (*range(len(match.players)), SPECTATOR):
        view = match.view(seat).describe()
        seats = [{key: each[key] for key in SEAT_KEYS} for each in view["seats"]]
        found.append({**{key: view[key] for key in KEYS}, "seats": seats})
    scores = [float(score) for score in match.result()[0]]
    return hashlib.sha256(json.dumps([found, scores], sort_keys=True).encode()).hexdigest()[:DIGITS]


def views(name: str) -> list[str]:
    """What is told in the course of a recorded game."""
    game = record.read(FOLDER / f"{name}.record.json")
    match = record.start(game)
    found = []
    for i, (seat, words) in enumerate(game["moves"]):
        if i % EVERY == 0:
            found.append(told(match))
        match.move(seat, words)
    return [*found, told(match)]


@pytest.mark.parametrize("name", NAMES)
def test_views_are_as_ever(name: str) -> None:
    expected = json.loads(VIEWS.read_text("utf-8"))[name].split()
    found = views(name)
    assert len(found) == len(expected)
    first = next((i for i, pair in enumerate(zip(found, expected, strict=True)) if pair[0] != pair[1]), None)
    assert first is None, f"what is told differs before move {EVERY * (first or 0)}"


def test_the_rules_have_the_same_version() -> None:
    # It changes only when the behaviour of the base game does, and then old records are no longer replayed.
    assert find_game("mille-fiori").editions["base"] == 1


@pytest.mark.parametrize("name", NAMES)
def test_the_base_game_uses_nothing_of_the_expansion(name: str) -> None:
    match, _ = record.replay(record.read(FOLDER / f"{name}.record.json"))
    table = match.table
    for field in ("council", "masterworks", "masterworks_open", "dogaressas", "dogaressas_open", "window", "steps"):
        assert (table[field] == -1).all(), field
    for field in ("figure", "held", "waiting", "earned"):
        assert (table[field] == 0).all(), field
    view = match.view().describe()
    assert not {"council", "masterworks", "dogaressas"} & set(view)
    assert set(view["bonuses"]) == {"workshops", "houses", "nobili", "populi", "trade"}
