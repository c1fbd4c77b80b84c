"""The box: components as in part 2, their provenance, owners' editions and what is wrong with them."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ridotto.engine import box as boxes
from ridotto.engine import record
from ridotto.engine.errors import BadBox, BadRecord, UnknownName
from ridotto.engine.match import Match
from ridotto.games.great_split import GAME
from ridotto.games.great_split.table import BOX, TABLE

from .setting import NAMES, great_split, new_match, random_move

DATA = great_split().data


def test_counts_of_the_components() -> None:
    cards = DATA["cards"]
    assert len(cards) == 71
    assert [sum(name.startswith(level) for name in cards) for level in ("I-", "II-", "III-")] == [28, 22, 21]
    icons = [icon for card in cards.values() for icon in card]
    assert [icons.count(kind) for kind in ("tomes", "artwork", "topaz", "emerald", "gold", "prestige")] == [
        *(18, 18, 18, 18, 14, 28)
    ]
    seals = {name: card for name, card in cards.items() if isinstance(card[0], list)}
    assert len(seals) == 21
    assert [
        sum(len(card) for name, card in seals.items() if name.startswith(level)) for level in ("I-", "II-", "III-")
    ] == [*(8, 10, 16)]
    for name, card in cards.items():  # F-5
        assert len(card) <= {"I": 2, "II": 3, "III": 5}[name.partition("-")[0]]
    assert len(DATA["characters"]) == 7 and len(DATA["setup"]["market_tiles"]) == 9


@pytest.mark.parametrize(
    ("card", "icons"),
    [
        ("I-05", ["artwork", "topaz"]),
        ("I-19", ["prestige", "prestige"]),
        ("II-20", [["topaz-seal", "emerald-seal"]] * 2),
        ("III-06", ["topaz"] * 3),
        ("III-18", [["tomes-seal", "artwork-seal", "gold-seal"]] * 2),
    ],
)
def test_cards(card: str, icons: list[Any]) -> None:
    found = {each["id"]: each for each in GAME.components(great_split())["cards"]}
    assert found[card]["icons"] == icons


def test_tracks_as_printed() -> None:
    tracks = {track["id"]: track["spaces"] for track in GAME.components(great_split())["tracks"]}
    assert [len(spaces) for spaces in tracks.values()] == [17] * 5 + [11] * 5
    assert tracks["tomes"][6] == {"banner": 5, "contract": True}
    assert tracks["topaz"][3] == {"number": 3, "contract": True}
    assert tracks["gold"][12] == {"contract": True, "arrow": True} and tracks["gold"][16] == {"arrow": True}
    assert tracks["emerald-seal"][5] == {"bonus": "gold"} and tracks["emerald-seal"][6] == {"star": 3}
    gives = [space["bonus"] for name, spaces in tracks.items() for space in spaces if "bonus" in space]
    assert {kind: gives.count(kind) for kind in gives} == dict.fromkeys(gives, 4) and len(set(gives)) == 5
    for kind in ("tomes", "artwork", "topaz", "emerald", "gold"):
        assert sum("contract" in space for space in tracks[kind]) == 5
        assert sum("star" in space for space in tracks[f"{kind}-seal"]) == 5


def test_every_figure_has_its_provenance() -> None:
    boxes.check_provenance(DATA)
    assert boxes.provenance(DATA, "cards.I-05").confidence == "reconstructed"
    assert boxes.provenance(DATA, "dealt.2").confidence == "certain"
    changes = {"name": "own", "cards": {"I-05": ["gold"]}}
    assert boxes.provenance(DATA, "cards.I-05", changes) == boxes.OWNER


def test_an_owner_overrides_anything() -> None:
    changes = {
        "cards": {"III-11": ["prestige"] * 4},
        "characters": {"C1": {"start": ["gold"]}},
        "tracks": {"seal_last_space": 12, "seal_stars": {"gold": [1, 12]}},
        "setup": {"market_tiles": [0, 0, 1, 1, 1, 1, 3]},
        "rounds": {"hand_limit": {"late": [6, 6, 6, 6, 6, 6]}},
        "scoring": {"gem_points": 3},
    }
    match, pick = new_match(4, 5, changes=changes), np.random.default_rng(5)
    while not match.over:
        seat, move = random_move(match, pick)
        match.play(seat, *move)
    written = record.to_record(match)
    assert written["box"]["scoring"] == {"gem_points": 3} and written["edition"] == "own"
    again, _ = record.replay(written)
    assert again.result() == match.result()


# Open questions of part 5 that have no switch: what an owner's edition says, and where that is then seen.
TWICE = [number // 2 for number in range(17)]
OWN_KIND = {"tomes": [[3, "tomes"], [5, "tomes"], [7, "tomes"], [9, "tomes"]]}
QUESTIONS: dict[str, tuple[dict[str, Any], Callable[[Any], bool]]] = {
    "q4": ({"cards": {"I-05": ["gold"]}}, lambda found: found["cards"][4]["icons"] == ["gold"]),
    "q5": ({"tracks": {"seal_last_space": 12}}, lambda found: len(found["tracks"][9]["spaces"]) == 13),
    "q6": ({"tracks": {"tome_banners": [[1, 7]]}}, lambda found: found["tracks"][0]["spaces"][1] == {"banner": 7}),
    "q7": (
        {"tracks": {"contract_spaces": {"gold": [1, 2]}}},
        lambda found: sum("contract" in space for space in found["tracks"][4]["spaces"]) == 2,
    ),
    "q8": (
        {"tracks": {"gold_double_arrow_spaces": [5]}},
        lambda found: [n for n, space in enumerate(found["tracks"][4]["spaces"]) if "arrow" in space] == [5],
    ),
    "q9": (
        {"tracks": {"seal_bonus": OWN_KIND}},
        lambda found: {space["bonus"] for space in found["tracks"][5]["spaces"] if "bonus" in space} == {"tomes"},
    ),
    "q13": (
        {"setup": {"market_tiles": [0, 1, 1, 1, 1, 1, 2]}},
        lambda found: found["tiles"] == [0, 1, 1, 1, 1, 1, 2],
    ),
    "q15": (
        {"tracks": {"numbers": {"artwork": TWICE}}},
        lambda found: [space["number"] for space in found["tracks"][1]["spaces"]] == TWICE,
    ),
    "q22": (
        {"characters": {"C1": {"start": ["gold"], "contracts": ["gold"] * 4}}},
        lambda found: found["characters"][0] == {"id": "C1", "start": ["gold"], "contracts": ["gold"] * 4},
    ),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_open_questions_are_values_of_the_box(question: str) -> None:
    changes, seen = QUESTIONS[question]
    assert seen(GAME.components(great_split(changes=changes)))
    assert not seen(GAME.components(great_split()))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"cards": {"I-29": ["gold"]}}, "cards.I-29"),
        ({"cards": {"I-01": []}}, "cards.I-01"),
        ({"cards": {"I-01": ["books"]}}, "books"),
        ({"cards": {"I-01": [["gold"], ["tomes"]]}}, "same tracks"),
        ({"cards": {"I-01": [[], []]}}, "at least one"),
        ({"cards": {"I-01": ["gold", "tomes", "gold", "tomes"]}}, "different icons"),
        ({"cards": {"I-01": ["gold"] * 6}}, "1 to 5 icons"),
        ({"characters": {"C1": {"start": ["gold"] * 4}}}, "double arrow"),
        ({"characters": {"C1": {"contracts": ["prestige"]}}}, "C1.contracts"),
        ({"tracks": {"resource_last_space": 40}}, "between 1 and 24"),
        ({"tracks": {"resource_last_space": 15}}, "tracks"),
        ({"tracks": {"gold_double_arrow_spaces": [1, 2, 3, 4, 5, 6]}}, "at most 5"),
        ({"tracks": {"gold_double_arrow_spaces": [4, 4]}}, "twice"),
        ({"tracks": {"tome_banners": [[2, 5], [4, 3]]}}, "no less"),
        ({"tracks": {"tome_banners": [2, 5]}}, "pairs"),
        ({"tracks": {"seal_bonus": {"gold": [[3, "prestige"]]}}}, "seal_bonus.gold"),
        ({"tracks": {"numbers": {"topaz": [0] * 16 + [-1]}}}, "numbers.topaz"),
        ({"tracks": {"numbers": {"topaz": [1, *[0] * 16]}}}, "never fall"),
        ({"setup": {"market_tiles": [2] * 6}}, "rail"),
        ({"setup": {"market_tiles": [1] * 5}}, "market_tiles"),
        ({"setup": {"market_tiles": [9] * 6}}, "market_tiles"),
        ({"setup": {"start_hand": 5}}, "start_hand"),
        ({"setup": {"scoring_line_after_round": [4, 3]}}, "line 1"),
        ({"setup": {"scoring_tokens": ["tomes"] * 4}}, "one token each"),
        ({"dealt": {"7": 2}}, "7 players"),
        ({"rounds": {"deal_level": [1, 1, 2, 2, 3, 3]}}, "level I"),
        ({"rounds": {"hand_limit": {"late": [5, 5, 6, 6, 7, 8]}}}, "hand_limit.late"),
        ({"rounds": {"hand_limit": {"late": [5]}}}, "list of 6"),
        ({"scoring": {"art_need": [[1, 2, 3]]}}, "art_need"),
        ({"scoring": {"art_points": {"equal": [1]}}}, "art_points"),
        ({"tie_break": ["gold", "gold"]}, "twice"),
        ({"rules": {"market": "sideways"}}, "rules.market"),
    ],
)
def test_wrong_editions_are_told(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadBox) as caught:
        great_split(changes=changes)
    assert reason in str(caught.value) and "\n" not in str(caught.value)


def test_unknown_editions() -> None:
    with pytest.raises(UnknownName):
        GAME.load_box("deluxe", {}, None)
    with pytest.raises(BadBox, match="use that name"):
        GAME.load_box("other", {}, {"name": "own"})
    with pytest.raises(BadBox, match="built-in"):
        GAME.load_box("standard", {}, {"name": "standard"})


def test_table_is_small_and_has_no_gaps() -> None:
    assert TABLE.itemsize <= 1024
    assert sum(TABLE[field].itemsize for field in TABLE.names or ()) == TABLE.itemsize
    for dtype in (TABLE, BOX):
        assert [field for field in dtype.names or () if hasattr(np.record, field)] == []


def test_words_and_actions() -> None:
    said = {}
    for action in range(GAME.actions):
        try:
            said[action] = GAME.words(action)
        except KeyError:
            assert action < 64  # divisions, whose words depend on the hand
    assert len(said) == GAME.actions - 64
    assert len(set(said.values())) == len(said)
    assert all(GAME.action(words) == action for action, words in said.items())


# Setups in records


def setup() -> dict[str, Any]:
    match = new_match(3, 1)
    return GAME.setup_words(match.box, 3, match.setup)


def test_setups_are_read_as_they_are_written() -> None:
    match = new_match(7, 4)
    words = GAME.setup_words(match.box, 7, match.setup)
    assert tuple(GAME.setup_outcome(match.box, 7, words)) == match.setup
    assert [len(words["decks"][level]) for level in ("1", "2", "3")] == [28, 22, 21]
    assert (len(words["characters"]), len(words["scoring"]), len(words["market"])) == (7, 4, 6)
    assert Match(GAME, match.box, NAMES, match.setup).view().describe()["round"] == 1


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("decks", None, "setup.decks"),
        ("decks", {"1": [], "2": [], "3": []}, "setup.decks.1"),
        ("characters", ["C1", "C1", "C2"], "different"),
        ("characters", ["C1", "C2"], "3 names"),
        ("characters", ["C1", "C2", "C9"], "C9"),
        ("scoring", ["tomes", "tomes", "gems", "none"], "tomes occurs 2 times"),
        ("market", ["0", "0", "0", "0", "1", "2"], "0 occurs 4 times"),
        ("market", ["0", "0", "0", "1", "1", "3"], "'3'"),
        ("market", [0, 0, 0, 1, 1, 2], "setup.market"),
    ],
)
def test_wrong_setups_are_told(key: str, value: Any, reason: str) -> None:
    with pytest.raises(BadRecord) as caught:
        GAME.setup_outcome(great_split(), 3, {**setup(), key: value})
    assert reason in str(caught.value)


def test_a_deck_with_a_card_twice() -> None:
    wrong = setup()
    wrong["decks"]["2"][3] = wrong["decks"]["2"][4]
    with pytest.raises(BadRecord, match="occurs 2 times"):
        GAME.setup_outcome(great_split(), 3, wrong)
