"""The box of The Masterworks: the components against 2.8, self-checks, provenance, editions of an owner's own."""

import copy
import json
from collections import Counter
from typing import Any

import numpy as np
import pytest

from ridotto.engine import box as boxes
from ridotto.engine import record
from ridotto.engine.errors import BadBox, BadRecord
from ridotto.engine.game import Json
from ridotto.engine.match import Match
from ridotto.games.mille_fiori.checks import check_printed
from ridotto.games.mille_fiori.expansion import MASTERWORK_IDS, TILE_IDS
from ridotto.games.mille_fiori.moves import CARD_IDS
from ridotto.games.mille_fiori.table import DOGARESSAS

from .court import Court
from .setting import GAME, NAMES, RED, mille_fiori

BOX = mille_fiori(edition="masterworks")
BASE = mille_fiori()

# The tables of 2.8, read off the rules document.

COUNCIL = {
    "brown-1": ("brown", "5 masterwork dogaressa"),
    "brown-2": ("brown", "masterwork sea-route 8"),
    "green-1": ("green", "dogaressa 6 masterwork"),
    "green-2": ("green", "masterwork 5 sea-route"),
    "purple": ("purple", "sea-route dogaressa masterwork"),
    "light-blue": ("light-blue", "masterwork 7 dogaressa"),
}
DOGES = [(1, 6, 1), (1, 6, 2), (1, 5, 3), (1, 5, 4), (1, 4, 5), (1, 4, 3), (2, 2, 1), (2, 2, 2), (2, 1, 3)]
DOGES += [(2, 0, 4), (2, 0, 5)]
IN_DECK = {"horse": (1, 2, 3), "vase": (2, 3, 4), "bowl": (3, 4, 5)}
SEA = [1, 0, 5, 0, 1, 10, 0, 0, 1, 0, 10, 0]


def test_council() -> None:
    kinds = Counter[str]()
    for name, (colour, rewards) in COUNCIL.items():
        tile = BOX.data["council"][name]
        assert tile["colour"] == colour
        for word, reward, points in zip(rewards.split(), tile["rewards"], tile["points"], strict=True):
            assert (reward, points) == (("points", int(word)) if word.isdigit() else (word, 0))
            kinds[reward] += 1
    assert tuple(COUNCIL) == TILE_IDS
    assert kinds == {"masterwork": 6, "dogaressa": 4, "points": 5, "sea-route": 3}
    assert BOX.data["rewards"] == {"sea_route": 5} and int(BOX.record["council_sea"]) == 5


def test_doges() -> None:
    for number, (arrows, points, ship) in enumerate(DOGES, 1):
        assert BOX.data["doges"][f"doge-{number}"] == {"arrows": arrows, "points": points, "number": ship}
        face = CARD_IDS.index(f"doge-{number}")
        assert (int(BOX.record["card_count"][face]), int(BOX.record["ship_number"][face])) == (1, ship)
        assert int(BOX.record["doge_arrows"][number - 1]) == arrows
        assert int(BOX.record["doge_points"][number - 1]) == points


def test_masterworks() -> None:
    assert len(set(MASTERWORK_IDS)) == 36
    for kind, name in enumerate(MASTERWORK_IDS):
        shape, colour, value = name.split("-")
        in_deck = value == "5"
        face = CARD_IDS.index(name)
        assert int(BOX.record["card_count"][face]) == in_deck
        assert int(BOX.record["stack_count"][kind]) == (not in_deck)
        if in_deck:
            assert int(BOX.record["ship_number"][face]) == IN_DECK[shape][("green", "red", "blue").index(colour)]
    assert (int(BOX.record["card_count"].sum()), int(BOX.record["stack_count"].sum())) == (129, 27)


def test_dogaressas() -> None:
    assert BOX.data["dogaressas"]["count"] == dict.fromkeys(DOGARESSAS, 2)
    assert BOX.record["dogaressa_count"].tolist() == [2] * 6
    assert BOX.data["dogaressas"]["points"] == {"points": 12, "minor-doge": 7, "major-doge": 3}


def test_sea() -> None:
    sea = BOX.data["sea"]
    assert [sea["points"][f"S{i}"] for i in range(1, 21)] == list(BASE.data["sea"]["points"].values())
    assert [sea["points"][f"S{i}"] for i in range(21, 33)] == SEA and len(sea["points"]) == 32
    assert [number for number, extra in enumerate(BOX.record["sea_extra"]) if extra] == [7, 16, 20, 27]
    effects = {number: int(effect) for number, effect in enumerate(BOX.record["sea_effect"]) if effect}
    assert effects == {22: 9, 24: 1, 28: 9, 30: 2}
    assert int(BOX.record["sea_end"]) == 32
    assert BOX.record["bonus"].tolist() == [[20, 15, 10, 5]] * 7


def test_sums() -> None:
    # 2.9, in all six settings of 2.7 the deck divides.
    for box, display in ((BASE, {2: 9, 3: 4, 4: 9}), (BOX, {2: 9, 3: 9, 4: 9})):
        for players, shown in display.items():
            assert int(box.record["display"][players]) == shown
            assert (int(box.record["cards"]) - shown) % (5 * players) == 0
    assert BOX.record["plays"][2:].tolist() == [4, 4, 4]
    assert BOX.rules_version == BASE.rules_version == 1
    # The base cards are the same.
    assert BOX.record["card_count"][:80].tolist() == BASE.record["card_count"][:80].tolist()


def changed(path: str, value: Any) -> Json:
    data = copy.deepcopy(BOX.data)
    *parts, key = path.split("/")
    inner = data
    for part in parts:
        inner = inner[part]
    inner[key] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "check"),
    [
        ("doges/doge-1/number", 2, "movement"),
        ("masterworks/vase-red/number", 4, "movement"),
        ("masterworks/vase-red/deck", [0, 0, 0, 2], "cards"),
        ("masterworks/vase-red/stack", [1, 1, 0, 0], "masterwork_stack"),
        ("masterworks/vase-red", {"deck": [0, 0, 1, 1], "stack": [1, 1, 1, 0], "number": 0}, "cards"),
        ("dogaressas/count/points", 3, "dogaressas"),
        ("council/purple/rewards", ["points"], "council_spaces"),
        ("sea/points/S26", 11, "sea_sum"),
        ("sea/extra", ["S7", "S16", "S20"], "sea_extras"),
    ],
)
def test_a_wrong_figure_is_found(path: str, value: Any, check: str) -> None:
    with pytest.raises(BadBox, match=rf"^checks\.{check} = \d+: the components give \d+; one of the two is wrong\.$"):
        check_printed(changed(path, value))


# Where the figures come from.

RECONSTRUCTED = ("council.", "doges.", "masterworks.", "dogaressas.count.", "sea.effect.", "sea.extra")
NEW = {"rewards.sea_route", "window.line", "dogaressas.points.minor-doge", "dogaressas.points.major-doge"}


def test_every_figure_says_where_it_comes_from() -> None:
    boxes.check_provenance(BOX.data)
    known = dict(boxes.leaves(BASE.data))
    found = {path: boxes.provenance(BOX.data, path).confidence for path, _ in boxes.leaves(BOX.data)}
    reconstructed = {path for path, confidence in found.items() if confidence == "reconstructed"}
    # Every figure of 2.8.2 to 2.8.6, and nothing else; the names of the options are assumed.
    assert reconstructed == {
        path
        for path in found
        if path.startswith(RECONSTRUCTED)
        or path in {"dogaressas.points.points", "bonus.palace", "bonus.city"}
        or (path.startswith("sea.points.") and int(path.split(".S")[1]) > 20)
    }
    assert {path for path in found if path not in known} - reconstructed - NEW == {
        "setup.plays.2",
        *(f"rules.{name}" for name in ("colour_step_first", "start_player_at_once", "main_deck_ship_numbers")),
    }
    assert {found[path] for path in NEW} == {"certain"}
    for path, confidence in found.items():
        if path in known and path not in {"sea.extra", "setup.display.3"}:
            assert confidence == boxes.provenance(BASE.data, path).confidence, path


def test_the_new_switches_are_assumed() -> None:
    for name in ("colour_step_first", "start_player_at_once", "main_deck_ship_numbers"):
        assert boxes.provenance(BOX.data, f"rules.{name}").confidence == "assumed"


# Editions of an owner's own.

BAD: list[tuple[Json, str]] = [
    ({"extends": "masterwork"}, "extends = 'masterwork': choose one of base, masterworks."),
    ({"rules": {"two_player_plays": 3}}, "rules.two_player_plays: there is no such key in the box"),
    ({"council": {"purple": {"colour": "red"}}}, "council.purple.colour = 'red': choose one of brown, purple, green"),
    (
        {"council": {"purple": {"colour": "green"}, "brown-1": {"colour": "green"}}},
        "council: 4 tiles are green, but no",
    ),
    ({"council": {"purple": {"rewards": ["points"]}}}, "council.purple.rewards = ['points']: this must be a list of 3"),
    ({"council": {"purple": {"rewards": ["gold"] * 3}}}, "council.purple.rewards = 'gold': choose one of points"),
    ({"council": {"purple": {"points": [1, 2]}}}, "council.purple.points = [1, 2]: this must be a list of 3"),
    ({"council": {"purple": {"points": [1, 2, -1]}}}, "council.purple.points = -1: the number must lie between 0 and"),
    ({"council": {"gold": {"colour": "green"}}}, "council.gold: there is no such key in the box; possible"),
    ({"rewards": {"sea_route": 0}}, "rewards.sea_route = 0: the number must lie between 1 and 32"),
    ({"doges": {"doge-1": {"arrows": 4}}}, "doges.doge-1.arrows = 4: the number must lie between 1 and 3"),
    ({"doges": {"doge-1": {"points": "six"}}}, "doges.doge-1.points = 'six': this must be a whole number"),
    ({"doges": {"doge-1": {"number": 6}}}, "doges.doge-1.number = 6: the number must lie between 0 and 5"),
    ({"doges": {"doge-12": {"number": 1}}}, "doges.doge-12: there is no such key in the box"),
    ({"doges": {"doge-1": 3}}, "doges.doge-1 = 3: this is a table; write its values as [doges.doge-1]"),
    ({"masterworks": {"vase-red": {"deck": [1]}}}, "masterworks.vase-red.deck = [1]: this must be a list of 4"),
    (
        {"masterworks": {"vase-red": {"stack": [1, 1, 0, 0]}}},
        "masterworks: 26 cards lie in the stack; there must be 27",
    ),
    ({"masterworks": {"vase-red": {"deck": [0, 0, 1, 1]}}}, "cards (in all) = 130: the number must lie between 1 and"),
    (
        {"masterworks": {"vase-red": {"deck": [0, 0, 0, 0]}}},
        "setup.display.2 = 9: the 119 cards left must be divisible",
    ),
    ({"masterworks": {"vase-red": {"number": -1}}}, "masterworks.vase-red.number = -1: the number must lie between 0"),
    ({"dogaressas": {"count": {"points": 3}}}, "dogaressas.count: these are 13 cards in all; there must be 12"),
    ({"dogaressas": {"count": {"points": -2}}}, "dogaressas.count.points = -2: the number must lie between 0 and 12"),
    ({"dogaressas": {"points": {"points": 101}}}, "dogaressas.points.points = 101: the number must lie between 0"),
    ({"dogaressas": {"points": {"sea-route": 1}}}, "dogaressas.points.sea-route: there is no such key in the box"),
    ({"window": {"line": None}}, "window.line = None: this must be a whole number"),
    ({"sea": {"points": {"S33": 1}}}, "sea.points.S33: there is no such key in the box"),
    ({"sea": {"points": {"S21": True}}}, "sea.points.S21 = True: this must be a whole number"),
    ({"sea": {"effect": {"S22": "gold"}}}, "sea.effect.S22 (if not masterwork) = 'gold': this must be a whole number"),
    ({"sea": {"effect": {"S22": 4}}}, "sea.effect.S22 (if not masterwork) = 4: the number must lie between 0 and 3"),
    ({"sea": {"effect": {"S32": 1}}}, "sea.effect.S32: there is no such key in the box"),
    ({"sea": {"extra": ["S33"]}}, "sea.extra = 'S33': choose one of S1"),
    ({"bonus": {"palace": [20, 15, 10]}}, "bonus.palace = [20, 15, 10]: this must be a list of 4"),
    ({"setup": {"display": {"3": 4}}}, "setup.display.3 = 4: the 125 cards left must be divisible by 5 for each of 3"),
    ({"rules": {"colour_step_first": 1}}, "rules.colour_step_first = 1: choose one of false, true"),
]


@pytest.mark.parametrize(("changes", "reason"), BAD, ids=range(len(BAD)))
def test_a_bad_edition_is_refused(changes: Json, reason: str) -> None:
    with pytest.raises(BadBox) as caught:
        GAME.load_box("own", {}, {"name": "own", "extends": "masterworks", **changes})
    message = str(caught.value)
    assert reason in message
    assert message[-1] in ".?" and "\n" not in message


def test_the_base_box_has_none_of_it() -> None:
    for key in ("council", "doges", "masterworks", "dogaressas", "window"):
        with pytest.raises(BadBox, match=rf"^{key}: there is no such key in the box"):
            GAME.load_box("own", {}, {"name": "own", key: {}})


def own(**changes: Any) -> Json:
    return {"name": "own", "extends": "masterworks", **changes}


def points(changes: Json, card: str, *moves: str, **told: Any) -> int:
    """What Red scores with a card under an owner's edition."""
    return Court(changes=own(**changes), **told).plays(card, *moves).points.get(RED, 0)


def test_an_edition_plays_with_its_values() -> None:
    assert points({"council": {"green-1": {"points": [0, 9, 0]}}}, "doge-5", "doge", figures={RED: 4}) == 9 + 4
    rewards = {"rewards": ["points", "points", "points"], "points": [1, 2, 3]}
    assert points({"council": {"green-1": rewards}}, "doge-5", "doge", figures={RED: 3}) == 1 + 4
    assert points({"rewards": {"sea_route": 6}}, "doge-5", "doge", figures={RED: 7}) == 10 + 4  # S6
    assert points({"doges": {"doge-5": {"points": 8}}}, "doge-5", "doge", figures={RED: 4}) == 6 + 8
    assert points({"doges": {"doge-5": {"arrows": 2}}}, "doge-5", "doge", figures={RED: 3}) == 6 + 4
    assert points({"doges": {"doge-5": {"arrows": 3}}}, "doge-5", "doge", figures={RED: 2}) == 6 + 4
    assert points({"doges": {"doge-5": {"number": 4}}}, "doge-5", "sail") == 3  # S4
    assert points({"masterworks": {"vase-red": {"number": 4}}}, "vase-red-5", "sail") == 3
    held = {RED: "points minor-doge major-doge"}
    for kind, moves in (("points", []), ("minor-doge", []), ("major-doge", ["climb 1"])):
        changes = {"dogaressas": {"points": {kind: 30}}}
        at_palace = {"figures": {RED: 18}, "bonuses": {"palace": [RED]}, "held": held}
        found = points(changes, "lime", f"use {kind}", *moves, **at_palace)
        assert found == 30 + (0 if kind == "points" else 15)
    assert points({"sea": {"points": {"S21": 4}}}, "ship-1", "sail", ships={RED: 20}) == 4
    assert points({"sea": {"effect": {"S21": 1}}}, "ship-1", "sail", ships={RED: 20}, figures={RED: 4}) == 1 + 6
    assert points({"sea": {"effect": {"S24": 2}}}, "ship-1", "sail", ships={RED: 23}, figures={RED: 3}) == 6
    assert points({"bonus": {"palace": [30, 3, 2, 1]}}, "doge-10", "doge", figures={RED: 18}) == 30
    assert points({"bonus": {"city": [30, 3, 2, 1]}}, "ship-1", "sail", ships={RED: 31}) == 30


def test_an_edition_plays_with_its_effects() -> None:
    changes = own(sea={"effect": {"S22": 0, "S23": "masterwork"}, "extra": ["S7", "S25"]})
    setting = Court(changes=changes, ships={RED: 21})
    assert setting.plays("ship-1", "sail").points == {}
    setting.plays("ship-1", "sail")
    assert setting.phase == "masterwork"
    setting.moves(RED, "take stack", "frame 1")
    assert setting.plays("ship-2", "sail").extra == "sea"
    sea = {space["id"]: space for space in GAME.components(setting.box)["sea"]}
    assert ("effect" in sea["S22"], sea["S23"]["effect"], sea["S25"]["extra"]) == (False, "masterwork", True)


def test_an_edition_plays_with_its_window_and_cards() -> None:
    lines = own(window={"line": 4})
    told = {"round": 6, "cycle": 4, "deck": 0, "start": 1}
    setting = Court(changes=lines, windows={RED: "vase-red-2 vase-red-3 vase-red-4"}, **told)
    assert setting.plays("ship-1", "sail").points == {RED: 1 + 4 + 4}
    # A value 4 card in the deck instead of the 5, and six points cards.
    moved = {"deck": [0, 0, 1, 0], "stack": [1, 1, 0, 1]}
    counts = {"points": 4, "sea-route": 0}
    box = GAME.load_box("own", {}, own(masterworks={"vase-red": moved}, dogaressas={"count": counts}))
    match = Match.deal(GAME, box, NAMES[:3], 1)
    setup = GAME.setup_words(box, 3, match.setup)
    assert "vase-red-4" in setup["deck"] and "vase-red-5" in setup["masterworks"]
    assert (setup["dogaressas"].count("points"), setup["dogaressas"].count("sea-route")) == (4, 0)


def test_an_edition_plays_with_its_colours() -> None:
    changes = own(council={"light-blue": {"colour": "purple"}})
    setting = Court(changes=changes, figures={RED: 16})
    assert setting.plays("swan", "sail").of("climb") == []
    assert setting.plays("house-1", "sail").scored("council") == [(RED, 7)]
    for seed in range(20):
        tiles = Match.deal(GAME, setting.box, NAMES[:2], seed).view().describe()["council"]
        assert abs(tiles.index("light-blue") - tiles.index("purple")) > 1


def test_its_figures_are_the_owners() -> None:
    changes = own(doges={"doge-5": {"arrows": 2}})
    box = GAME.load_box("own", {}, changes)
    assert boxes.provenance(box.data, "doges.doge-5.arrows", changes).confidence == "owner's edition"
    assert boxes.provenance(box.data, "doges.doge-5.points", changes).confidence == "reconstructed"
    assert BOX.data["doges"]["doge-5"]["arrows"] == 1


def test_a_record_carries_its_edition() -> None:
    changes = own(doges={"doge-5": {"arrows": 2}}, rewards={"sea_route": 4})
    match = Match.deal(GAME, mille_fiori({"colour_step_first": True}, changes), NAMES[:2], 5)
    pick = np.random.default_rng(1)
    while not match.over:
        if match.awaits_chance:
            match.chance()
        else:
            match.play(match.actors[0], int(pick.choice(match.legal(match.actors[0]))))
    found = json.loads(record.dump(record.to_record(match)))
    assert (found["edition"], found["options"], found["box"]) == ("own", {"colour_step_first": True}, changes)
    assert record.replay(found)[0].result() == match.result()
    found["box"]["rewards"]["sea_route"] = 40
    with pytest.raises(BadRecord, match=r"^box: rewards\.sea_route = 40: the number must lie between 1 and 32\.$"):
        record.replay(found)
