"""X1: setting up The Masterworks, and what it changes in the course of a game."""

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from ridotto.engine.load import load_kernels
from ridotto.engine.match import Match
from ridotto.games.mille_fiori.expansion import TILE_IDS
from ridotto.games.mille_fiori.moves import CARD_IDS
from ridotto.games.mille_fiori.table import TILES

from .court import Court
from .setting import GAME, RED, mille_fiori, new_match

PLAYERS = (2, 3, 4)
ROUNDS = {2: 12, 3: 8, 4: 6}
COLOURS = {"brown-1": "brown", "brown-2": "brown", "green-1": "green", "green-2": "green"}


def setup(players: int, seed: object = 0) -> dict[str, list[str]]:
    """The setup of a match in words."""
    match = new_match(players, seed, edition="masterworks")
    return dict(GAME.setup_words(match.box, players, match.setup))


def calm(match: Match) -> list[dict[str, object]]:
    """A decision by ship where possible, without Doge and Dogaressa cards; returns what happened."""
    if match.awaits_chance:
        return match.events(match.chance().rows)
    seat = match.actors[0]
    legal = [words for words in match.legal_words(seat) if not words.startswith("use ")]
    wanted = [words for words in ("sail", "decline") if words in legal]
    wanted += [words for words in legal if "doge" not in words]
    return match.events(match.move(seat, (wanted or legal)[0]).rows)


def test_x1_1() -> None:
    for seed in range(30):
        tiles = setup(4, seed)["council"]
        assert sorted(tiles) == sorted(TILE_IDS)
        for lower, upper in pairwise(tiles):
            assert COLOURS.get(lower, lower) != COLOURS.get(upper, upper)
    match = new_match(3, edition="masterworks")
    assert match.view().describe()["council"] == setup(3)["council"]


def test_x1_1_every_order_is_equally_likely() -> None:
    # 6! = 720 orders, less 240 with brown and 240 with green neighbours, of which 96 have both: 336.
    boxes = np.array([mille_fiori(edition="masterworks").record]).view(type(new_match(2)._tables))
    for field in ("card_count", "stack_count", "dogaressa_count"):
        boxes[0][field][:] = 0
    tables = new_match(2, edition="masterworks")._tables
    tables[0]["phase"] = 0
    outcome = np.zeros(GAME.max_outcome, np.int16)
    kernels, found = load_kernels(GAME), Counter[tuple[int, ...]]()
    for _ in range(336 * 8):
        assert kernels.draw(boxes[0], tables, 0, outcome) == 1 + TILES
        found[tuple(outcome[1 : 1 + TILES].tolist())] += 1
    assert len(found) > 330
    square = sum((n - 8) ** 2 / 8 for n in found.values()) + (336 - len(found)) * 8
    assert square < 335 + 5 * 670**0.5  # 335 degrees of freedom, five standard deviations


@pytest.mark.parametrize("players", PLAYERS)
def test_x1_2(players: int) -> None:
    deck = setup(players)["deck"]
    assert len(deck) == 129
    assert sum(name.startswith("doge-") for name in deck) == len({name for name in deck if name[:4] == "doge"}) == 11
    glass = [name for name in deck if name.split("-")[0] in {"horse", "vase", "bowl"}]
    assert len(glass) == len(set(glass)) == 9
    view = new_match(players, edition="masterworks").view().describe()
    assert view["display"] == sorted(deck[:9], key=CARD_IDS.index)
    assert view["deck"] == 129 - 9 - 5 * players
    assert view["rounds"] == ROUNDS[players]


def test_x1_2_they_are_shuffled_in() -> None:
    # A Doge card lies on a given place with 11 / 129: 17.1 of 200 on average, sigma 4.
    decks = [setup(4, seed)["deck"] for seed in range(200)]
    for place in (0, 128):
        assert 17.1 - 5 * 4 < sum(deck[place].startswith("doge") for deck in decks) < 17.1 + 5 * 4


@pytest.mark.parametrize("players", PLAYERS)
def test_x1_3(players: int) -> None:
    found = setup(players)
    view = new_match(players, edition="masterworks").view().describe()
    assert len(found["masterworks"]) == len(set(found["masterworks"])) == 27
    assert Counter(found["dogaressas"]) == dict.fromkeys(set(found["dogaressas"]), 2) and len(found["dogaressas"]) == 12
    for which, left in (("masterworks", 24), ("dogaressas", 9)):
        assert sorted(view[which]["open"]) == sorted(found[which][:3])
        assert view[which]["left"] == left


def test_x1_3_the_stacks_lie_in_their_order() -> None:
    match = new_match(2, edition="masterworks")
    table, found = match.table, setup(2)
    stack = [int(kind) for kind in table["dogaressas"] if kind >= 0]
    names = ("points", "two-masterworks", "extra-card", "sea-route", "minor-doge", "major-doge")
    assert [names[kind] for kind in reversed(stack)] == found["dogaressas"][3:]


@pytest.mark.parametrize("players", PLAYERS)
def test_x1_4(players: int) -> None:
    for seat in new_match(players, edition="masterworks").view().describe()["seats"]:
        assert (seat["figure"], seat["score"], seat["dogaressas"], seat["window"]) == (1, 0, [], [None] * 9)


@pytest.mark.parametrize("players", PLAYERS)
def test_x1_5(players: int) -> None:
    match = new_match(players, edition="masterworks")
    assert match.view().describe()["cycles"] == 4
    drafts = 0
    while int(match.table["round_number"]) == 1:
        drafts += sum(event["kind"] == "chosen" for event in calm(match))
    assert drafts == 4 * players
    taken = sum(event["kind"] == "extra" for entry in match.log for event in match.events(entry.rows))
    assert len(match.view().describe()["display"]) == 9 + players - taken


@pytest.mark.parametrize("players", PLAYERS)
def test_x1_6(players: int) -> None:
    match = new_match(players, "start", edition="masterworks")
    start = int(match.table["start"])
    while int(match.table["round_number"]) < 2:
        events = calm(match)
        assert not [event for event in events if event["kind"] in {"start-player", "use"}]
        if any(event["kind"] == "cycle" for event in events):
            assert match.table["start"] == match.table["turn"] == start


def test_x1_7() -> None:
    setting = Court(figures={RED: 16})
    setting.table.score[RED] = 399
    setting.plays("doge-1", "doge")
    assert setting.table.score[RED] == 399 + 7 + 6
    assert setting.match.view().describe()["scores"] == [412, 0, 0, 0]
