"""The box: the printed components against the tables of chapter 2, its self-checks, and editions of an owner's own."""

import copy
import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine import box as boxes
from ridotto.engine import record
from ridotto.engine.errors import BadBox, BadRecord, UnknownName
from ridotto.engine.game import Json
from ridotto.engine.match import Match
from ridotto.games.mille_fiori.checks import check_printed
from ridotto.games.mille_fiori.moves import CARD_IDS
from ridotto.games.mille_fiori.spaces import CITIZENS, HOUSE_IDS, LEVEL_OF, SEA_IDS, SPACE_IDS, WORKSHOP_IDS
from ridotto.games.mille_fiori.table import SYMBOLS

from .setting import BLUE, GAME, RED, Setting, mille_fiori, quiet

BOX = mille_fiori()

# The tables of 2.2 to 2.6, read off the rules document.

ADJACENT = """
A1 A2 B1 B2; A2 A1 A3 B2 B3; A3 A2 A4 B3 B4; A4 A3 A5 B4 B5; A5 A4 A6 B5 B6; A6 A5 B6; A7 B7 B8;
B1 A1 B2 C1; B2 A1 A2 B1 B3 C1 C2; B3 A2 A3 B2 B4 C2; B4 A3 A4 B3 B5 C3; B5 A4 A5 B4 B6 C3 C4;
B6 A5 A6 B5 C4 C5; B7 A7 B8 C6 C7; B8 A7 B7 C7 C8;
C1 B1 B2 C2 D1; C2 B2 B3 C1 D1; C3 B4 B5 C4 D2 D3; C4 B5 B6 C3 C5 D3 D4; C5 B6 C4 C6 D4 D5;
C6 B7 C5 C7 D5 D6; C7 B7 B8 C6 C8 D6 D7; C8 B8 C7 D7;
D1 C1 C2; D2 C3 D3; D3 C3 C4 D2 D4; D4 C4 C5 D3 D5; D5 C5 C6 D4 D6; D6 C6 C7 D5 D7; D7 C7 C8 D6
"""
INGREDIENTS = {"A": "PAPLALA", "B": "QLQAPQPQ", "C": "PAQLPQLP", "D": "QLPALPA"}
LETTERS = {"P": "pigments", "A": "ash", "L": "lime", "Q": "quartz"}
TRIOS = "A1 B1 B2; A2 A3 B3; A4 B4 B5; A5 A6 B6; A7 B7 B8; C1 C2 D1; C3 D2 D3; C4 C5 D4; C6 D5 D6; C7 C8 D7"
HOUSES = [2, 4, 3, 5, 1, 4, 2, 3, 1, 5, 10, 2, 3, 4, 5, 10, 1, 5, 4, 3]
SEA = [1, 1, 1, 3, 1, 10, 0, 1, 5, 1, 1, 10, 10, 1, 5, 0, 1, 1, 1, 10]
NOBILI = ["coin", "lion", "cross", "lion", "cross", "coin", "lion", "cross", "coin", "lion", "cross", "coin"]
POPULI = ["shell", "fish", "lobster", "fish", "lobster", "shell", "fish"]
POPULI += ["lobster", "shell", "fish", "lobster", "shell"]
BELOW = """
T1 M1 M2 B1 B2 B3; T2 M2 M3 B2 B3 B4; T3 M3 M4 B3 B4 B5; M1 B1 B2; M2 B2 B3; M3 B3 B4; M4 B4 B5;
B1; B2; B3; B4; B5
"""
CARDS = {
    **{"quartz": [1, 1, 3, 1, 1], "lime": [2, 1, 1, 1, 2], "ash": [1, 2, 1, 2, 1], "pigments": [2, 2, 2, 2, 1]},
    **{"house": [4, 4, 4, 4, 4], "coin": [1, 1, 1, 0, 1], "lion": [1, 1, 1, 0, 1], "cross": [1, 1, 1, 1, 0]},
    **{"shell": [1, 1, 1, 1, 0], "fish": [1, 1, 1, 1, 0], "lobster": [1, 1, 1, 0, 1]},
    **{good: [1, 1, 1, 1, 1] for good in ("goblet", "carafe", "earrings", "swan")},
    "ship": [3, 3, 3, 3, 3],
}


def names(mask: int, ids: tuple[str, ...]) -> set[str]:
    return {name for bit, name in enumerate(ids) if (int(mask) >> bit) & 1}


def lines(text: str) -> list[list[str]]:
    return [line.split() for line in text.split(";")]


def test_spaces() -> None:
    assert len(SPACE_IDS) == len(set(SPACE_IDS)) == 109
    assert len(WORKSHOP_IDS) == 30 and len(HOUSE_IDS) == 20 and len(CITIZENS[0]) == len(CITIZENS[1]) == 12


def test_workshops() -> None:
    pairs = set()
    for name, *neighbours in lines(ADJACENT):
        assert names(BOX.record["adjacent"][WORKSHOP_IDS.index(name)], WORKSHOP_IDS) == set(neighbours)
        pairs |= {frozenset((name, other)) for other in neighbours}
    assert len(pairs) == 61
    printed = {f"{row}{i}": LETTERS[letter] for row, all_ in INGREDIENTS.items() for i, letter in enumerate(all_, 1)}
    assert BOX.data["workshops"]["ingredient"] == printed
    assert Counter(printed.values()) == {"pigments": 9, "quartz": 7, "ash": 7, "lime": 7}


def test_compasses() -> None:
    trios = lines(TRIOS)
    assert sorted(name for trio in trios for name in trio) == sorted(WORKSHOP_IDS)
    for trio in trios:
        assert len({BOX.data["workshops"]["ingredient"][name] for name in trio}) == 3
        for one, other in combinations(trio, 2):
            assert other in names(BOX.record["adjacent"][WORKSHOP_IDS.index(one)], WORKSHOP_IDS)
        for name in trio:
            assert names(BOX.record["compass"][WORKSHOP_IDS.index(name)], WORKSHOP_IDS) == set(trio)


def test_houses() -> None:
    assert [int(value) for value in BOX.record["house_value"]] == HOUSES
    assert sum(HOUSES) == 77 and len(set(HOUSES)) == 6


def test_sea() -> None:
    assert [int(points) for points in BOX.record["sea_points"][:21]] == [0, *SEA]
    assert int(BOX.record["sea_end"]) == 20
    assert [number for number, extra in enumerate(BOX.record["sea_extra"]) if extra] == [7, 16, 20]
    assert sum(SEA) == 64 and list(BOX.data["sea"]["points"]) == list(SEA_IDS[:20])


def test_citizens() -> None:
    for ids, symbols in zip(CITIZENS, (NOBILI, POPULI), strict=True):
        assert [BOX.data["citizens"]["symbol"][name] for name in ids] == symbols
        assert set(Counter(symbols).values()) == {4}
        for symbol in set(symbols):
            mask = BOX.record["citizen_spaces"][SYMBOLS.index(symbol)]
            assert names(mask, ids) == {name for name, shown in zip(ids, symbols, strict=True) if shown == symbol}
        for (top, *below), name in zip(lines(BELOW), ids, strict=True):
            assert name[1:] == top
            bit = ids.index(name)
            assert names(BOX.record["triangle"][bit], ids) == {name[0] + each for each in below}
            supports = {name[0] + each for each in below[:2]}
            assert names(BOX.record["support"][bit], ids) == supports
            shown = [BOX.data["citizens"]["symbol"][each] for each in (name, *supports)]
            assert len(set(shown)) == len(shown)
    assert [int(BOX.record["level_points"][bit]) for bit in range(12)] == [(6, 3, 1)[level] for level in LEVEL_OF]


def test_cards() -> None:
    for symbol, numbers in CARDS.items():
        found = [int(BOX.record["card_count"][CARD_IDS.index(f"{symbol}-{n}")]) for n in range(1, 6)]
        assert found == numbers
    assert set(CARDS) == set(SYMBOLS)
    assert sum(map(sum, CARDS.values())) == int(BOX.record["cards"]) == 109
    assert sum(n * count for numbers in CARDS.values() for n, count in enumerate(numbers, 1)) == 316
    for symbol, numbers in CARDS.items():
        spaces = int(BOX.record["symbol_spaces"][SYMBOLS.index(symbol)]).bit_count()
        # The symbols of a pyramid share its 12 spaces, 4 for each.
        assert sum(numbers) == (4 if spaces == 12 else spaces)


def test_setup_and_bonuses() -> None:
    assert [int(BOX.record["display"][players]) for players in (2, 3, 4)] == [9, 4, 9]
    for players in (2, 3, 4):
        assert (109 - int(BOX.record["display"][players])) % (5 * players) == 0
    assert BOX.record["bonus"][:5].tolist() == [[20, 15, 10, 5]] * 5
    assert [int(points) for points in BOX.record["harbor_points"]] == [0, 1, 3, 6, 10]
    assert (int(BOX.record["diamonds"]), int(BOX.record["reserve"]), int(BOX.record["hand"])) == (27, 3, 5)


@pytest.mark.parametrize(
    ("part", "key", "value", "check"),
    [
        ("houses.value", "H1", 3, "house_sum"),
        ("houses.value", "H11", 9, "house_sum"),
        ("sea.points", "S4", 1, "sea_sum"),
        ("sea", "extra", ["S7", "S16"], "sea_extras"),
        ("workshops.column", "A7", 17, "adjacencies"),
        ("cards", "ship", [4, 3, 3, 3, 2], "movement"),
        ("cards", "swan", [1, 1, 1, 1, 2], "cards"),
    ],
)
def test_a_wrong_printed_figure_is_found(part: str, key: str, value: Any, check: str) -> None:
    data = copy.deepcopy(BOX.data)
    inner = data
    for name in part.split("."):
        inner = inner[name]
    inner[key] = value
    with pytest.raises(BadBox, match=rf"^checks\.{check} = \d+: the components give \d+; one of the two is wrong\.$"):
        check_printed(data)


def test_every_figure_says_where_it_comes_from() -> None:
    boxes.check_provenance(BOX.data)
    assert boxes.provenance(BOX.data, "houses.value.H7").confidence == "certain"
    data = copy.deepcopy(BOX.data)
    del data["provenance"]["sea.points"]
    with pytest.raises(BadBox, match=r"^sea\.points\.S1: the box does not say where this figure comes from"):
        boxes.check_provenance(data)
    data = copy.deepcopy(BOX.data)
    data["provenance"]["bonus"]["sources"] = ["a friend"]
    with pytest.raises(BadBox, match=r"^bonus\.workshops: sources \['a friend'\] are not all listed under sources\.$"):
        boxes.check_provenance(data)
    data["provenance"]["bonus"] = {"sources": ["choice"], "confidence": "sure"}
    with pytest.raises(BadBox, match=r"^bonus\.workshops: confidence 'sure' is not one of certain, .*\.$"):
        boxes.check_provenance(data)


# Editions of an owner's own.

BAD: list[tuple[Json, str]] = [
    ({"name": ""}, "name = '': an edition needs a name"),
    ({"name": 5}, "name = 5: an edition needs a name"),
    ({"name": "x" * 41}, "an edition needs a name of 1 to 40"),
    ({"name": "a\nb"}, "name = 'a\\nb': an edition needs a name"),
    ({"name": "base"}, "name = 'base': that is a built-in edition"),
    ({"extends": "second"}, "extends = 'second': choose one of base"),
    ({"note": 5}, "note = 5: this must be a text"),
    ({"switches": {"handshake": ["never"]}}, "switches: an edition cannot change this part"),
    ({"checks": {"cards": 1}}, "checks: an edition cannot change this part"),
    ({"huoses": {}}, "huoses: there is no such key in the box; did you mean 'houses'?"),
    ({"zz": 1}, "zz: there is no such key in the box; possible keys are"),
    ({"houses": {"value": {"H21": 1}}}, "houses.value.H21: there is no such key in the box"),
    ({"houses": {"value": 3}}, "houses.value = 3: this is a table"),
    ({"rules": {"handshake": "sometimes"}}, "rules.handshake = sometimes: choose one of strictly-more"),
    ({"rules": {"extra_decline": 1}}, "rules.extra_decline = 1: choose one of true, false"),
    ({"setup": {"hand": 4}}, "setup.hand = 4: the number must lie between 5 and 5"),
    ({"setup": {"diamonds": 0}}, "setup.diamonds = 0: the number must lie between 1 and 100"),
    ({"setup": {"diamonds": "many"}}, "setup.diamonds = 'many': this must be a whole number"),
    ({"setup": {"diamonds": True}}, "setup.diamonds = True: this must be a whole number"),
    ({"setup": {"diamonds": 27.0}}, "setup.diamonds = 27.0: this must be a whole number"),
    ({"setup": {"diamonds": {"red": 1}}}, "setup.diamonds = {'red': 1}: this must be a whole number"),
    ({"setup": {"reserve": -1}}, "setup.reserve = -1: the number must lie"),
    ({"setup": {"plays": {"3": 5}}}, "setup.plays.3 = 5: the number must lie between 1 and 4"),
    ({"setup": {"display": {"3": 5}}}, "setup.display.3 = 5: the 104 cards left must be divisible by 5"),
    ({"setup": {"display": {"2": 79}}}, "setup.display.2 = 79: the number must lie between 0 and 72"),
    ({"setup": {"display": {"2": 69}}}, "setup.display.2 = 69: with 2 players up to 85 cards would lie"),
    ({"setup": {"plays": {"3": 1}}}, "setup.display.3 = 4: with 3 players up to 88 cards would lie"),
    (
        {"rules": {"two_player_plays": 2}, "setup": {"display": {"2": 19}}},
        "setup.display.2 = 19: with 2 players up to 73",
    ),
    ({"workshops": {"ingredient": {"A1": "gold"}}}, "workshops.ingredient.A1 = 'gold': choose one of quartz"),
    ({"workshops": {"column": {"A1": 41}}}, "workshops.column.A1 = 41: the number must lie"),
    ({"workshops": {"compass": {"W1": ["A1", "B1"]}}}, "workshops.compass.W1 = ['A1', 'B1']: this must be a list of 3"),
    ({"workshops": {"compass": {"W1": ["A1", "B1", "Z9"]}}}, "workshops.compass.W1 = 'Z9': choose one of A1"),
    ({"workshops": {"compass": {"W2": ["A1", "A3", "B3"]}}}, "A1 touches W1 already; each space touches one"),
    ({"workshops": {"ingredient": {"A1": "lime"}}}, "three different ingredients"),
    ({"citizens": {"points": {"top": 101}}}, "citizens.points.top = 101: the number must lie"),
    ({"citizens": {"symbol": {"NT1": "fish"}}}, "citizens.symbol.NT1 = 'fish': choose one of coin, lion, cross"),
    ({"citizens": {"symbol": {"NT1": "cross"}}}, "citizens.symbol: coin stands on 3 spaces; each symbol has 4"),
    (
        {"citizens": {"symbol": {"NT1": "lion", "NT2": "coin"}}},
        "citizens.symbol.NT1 = 'lion': a space and the two below",
    ),
    ({"houses": {"value": {"H1": 0}}}, "houses.value.H1 = 0: the number must lie between 1 and 30"),
    ({"harbor": {"points": {"4": "ten"}}}, "harbor.points.4 = 'ten': this must be a whole number"),
    ({"sea": {"points": {"S1": -1}}}, "sea.points.S1 = -1: the number must lie"),
    ({"sea": {"extra": "S7"}}, "sea.extra = 'S7': this must be a list"),
    ({"sea": {"extra": ["S21"]}}, "sea.extra = 'S21': choose one of S1"),
    ({"bonus": {"trade": [20, 15, 10]}}, "bonus.trade = [20, 15, 10]: this must be a list of 4"),
    ({"bonus": {"trade": [20, 15, 10, None]}}, "bonus.trade = None: this must be a whole number"),
    ({"numbers": 6}, "numbers = 6: the number must lie between 5 and 5"),
    ({"cards": {"lime": [7]}}, "cards.lime = [7]: this must be a list of 5"),
    ({"cards": {"lime": [8, -1, 0, 0, 0]}}, "cards.lime = -1: the number must lie"),
    ({"cards": {"lime": [2, 1, 1, 1, 1]}}, "cards.lime = [2, 1, 1, 1, 1]: these are 6 cards, but there are 7 spaces"),
]


@pytest.mark.parametrize(("changes", "reason"), BAD, ids=range(len(BAD)))
def test_a_bad_edition_is_refused(changes: Json, reason: str) -> None:
    edition = {"name": "own", **changes}
    with pytest.raises(BadBox) as caught:
        GAME.load_box(edition["name"], {}, edition)
    message = str(caught.value)
    assert reason in message
    assert message[-1] in ".?" and "\n" not in message


def test_an_edition_has_a_name_of_its_own() -> None:
    with pytest.raises(BadBox, match=r"^edition 'mine': the edition file names itself 'own'; use that name\.$"):
        GAME.load_box("mine", {}, {"name": "own"})
    with pytest.raises(BadBox, match=r"an edition needs a name"):
        GAME.load_box("own", {}, {})
    with pytest.raises(UnknownName, match=r"^Unknown edition of mille-fiori 'own': choose one of base, masterworks\.$"):
        GAME.load_box("own", {}, None)


def test_options_cannot_overfill_the_display() -> None:
    edition: Json = {"name": "own", "setup": {"display": {"2": 19}}}
    assert GAME.load_box("own", {}, edition).record["display"][2] == 19
    with pytest.raises(BadBox, match=r"^setup\.display\.2 = 19: with 2 players up to 73 cards would lie"):
        GAME.load_box("own", {"two_player_plays": 2}, edition)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"name = ", r"is not valid TOML: .*\.$"),
        (b"name = '\xff'", r"is not valid TOML: .*\.$"),
        (b"a = " + b"[" * 5000, r"is not valid TOML: .*\.$"),
        (b"#" * 1_000_001, r"is larger than 1000 kB: give an edition file with only the values that differ\.$"),
        (None, r"^Cannot read .*: No such file or directory\.$"),
    ],
)
def test_a_bad_edition_file(tmp_path: Path, content: bytes | None, reason: str) -> None:
    path = tmp_path / "own.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadBox, match=reason):
        boxes.read_toml(path)


OWN = """
name = "second-print"
extends = "base"
note = "the copy of 2023"
[houses.value]
H7 = 3
[rules]
handshake = "never"
"""


def own_edition(tmp_path: Path) -> Json:
    path = tmp_path / "own.toml"
    path.write_text(OWN, "utf-8")
    return boxes.read_toml(path)


def test_an_edition_plays_with_its_values(tmp_path: Path) -> None:
    changes = own_edition(tmp_path)
    # H7 is worth 3 instead of 2; everything else stays: H6 4, H5 1.
    setting = Setting({RED: "H5 H6", BLUE: "H1 H2 H3 H4"}, changes=changes)
    assert setting.plays("house", "lay H7").points == {RED: 3 + 4 + 1}
    assert Setting({BLUE: "T1S T2S"}, changes=changes).plays("swan", "lay T3S").extra is None
    box = setting.box
    assert (box.edition, box.options, box.rules_version) == ("second-print", {}, BOX.rules_version)
    assert boxes.provenance(box.data, "houses.value.H7", changes).confidence == "owner's edition"
    assert boxes.provenance(box.data, "houses.value.H8", changes).confidence == "certain"
    assert BOX.data["houses"]["value"]["H7"] == 2  # the printed box is untouched
    house = next(space for space in GAME.components(box)["spaces"] if space["id"] == "H7")
    assert house["value"] == 3


def test_options_go_over_an_edition(tmp_path: Path) -> None:
    box = GAME.load_box("second-print", {"handshake": "any-other"}, own_edition(tmp_path))
    assert box.data["rules"]["handshake"] == "any-other"
    assert box.options == {"handshake": "any-other"}


def test_a_record_carries_its_edition(tmp_path: Path) -> None:
    changes = own_edition(tmp_path)
    match = Match.deal(GAME, mille_fiori({"extra_decline": False}, changes), ["Ada", "Bo"], 5)
    while not match.over:
        quiet(match)
    found = json.loads(record.dump(record.to_record(match)))
    assert (found["edition"], found["options"], found["box"]) == ("second-print", {"extra_decline": False}, changes)
    replayed, _ = record.replay(found)
    assert replayed.table_bytes()[8:] == match.table_bytes()[8:]  # all but the generator
    assert replayed.result() == match.result()
    # The name may stand in the head only.
    del found["box"]["name"]
    assert record.replay(found)[0].result() == match.result()
    found["box"]["houses"]["value"]["H7"] = 0
    with pytest.raises(
        BadRecord, match=r"^box: houses\.value\.H7 = 0: the number must lie between 1 and 30\.$"
    ) as caught:
        record.replay(found)
    assert caught.value.move is None and caught.value.seat is None
    del found["box"]
    with pytest.raises(BadRecord, match=r"^Unknown edition of mille-fiori 'second-print'"):
        record.replay(found)
