"""Rules 1 to 10: setup and deal, each by its number."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from ridotto.engine.match import Match
from ridotto.games.great_split import GAME
from ridotto.games.great_split.table import CARD_IDS, CARDS, DISCARD, LEVEL_FIRST, TILE_VALUES

from .setting import ALL_SEATS, Setting, cards_of, hand_of, new_match, play_round, random_move, table_of

SHARED = ("round", "phase", "slider", "market", "decks")
"""What lies on the shared board, in the words of the view."""


# 3.1 Setup


@pytest.mark.parametrize("players", ALL_SEATS)
def test_rule_01_cubes_begin_at_the_start(players: int) -> None:
    table = table_of(new_match(players))
    start = np.array([GAME.load_box("standard", {}, None).record["start"][c] for c in table.character[:players]])
    assert (table.track[:players, :5] == start).all() and not table.track[:, 5:].any()
    assert not table.prestige.any() and not table.track[players:].any()


def test_rule_02_three_decks_are_shuffled() -> None:
    setups = [new_match(3, seed).setup[:71] for seed in range(20)]
    assert len(set(setups)) == 20
    for deck in setups:
        for level in range(3):
            part = range(LEVEL_FIRST[level], LEVEL_FIRST[level + 1])
            assert sorted(deck[part.start : part.stop]) == list(part)


def test_rule_03_two_open_tokens_at_each_line() -> None:
    orders = {tuple(table_of(new_match(2, seed)).scoring.tolist()) for seed in range(300)}
    assert orders == set(permutations(range(4)))
    view = new_match(2).view().describe()
    assert [len(line["tokens"]) for line in view["lines"]] == [2, 2]
    assert sorted(token for line in view["lines"] for token in line["tokens"]) == ["artwork", "gems", "none", "tomes"]


def test_rule_04_a_tile_face_down_for_each_round() -> None:
    found = Counter[int]()
    for seed in range(200):
        match = new_match(2, seed)
        tiles = Counter(table_of(match).market.tolist())
        found += tiles
        assert sum(tiles.values()) == 6 and max(tiles.values()) <= 3 and set(tiles) <= set(range(TILE_VALUES))
        assert match.view(0).describe()["market"] == [None] * 6
        assert match.view(0).describe()["slider"] == 0
    assert set(found) == {0, 1, 2} and all(abs(n - 400) < 70 for n in found.values())


def test_rule_05_characters_make_their_start_steps() -> None:
    seen = set()
    for seed in range(30):
        match = new_match(7, seed)
        view = match.view().describe()
        assert len({seat["character"] for seat in view["seats"]}) == 7
        seen.add(tuple(seat["character"] for seat in view["seats"]))
        by_name = {each["id"]: each for each in GAME.components(match.box)["characters"]}
        for seat in view["seats"]:
            steps = Counter(by_name[seat["character"]]["start"])
            assert {name: space for name, space in seat["tracks"].items() if space} == steps
        kinds = [event["kind"] for event in match.events(match.start_rows)]
        assert kinds.count("step") == 21 and "double-arrow" not in kinds
    assert len(seen) == 30


def test_rule_05_start_steps_set_off_special_spaces() -> None:
    data = {"tracks": {"gold_double_arrow_spaces": []}, "characters": {"C1": {"start": ["gold"] * 5}}}
    match = new_match(7, 1, changes=data)
    seat = next(seat for seat, name in enumerate(match.view().describe()["seats"]) if name["character"] == "C1")
    assert match.view().describe()["seats"][seat]["tracks"]["gold"] == 5


@pytest.mark.parametrize("players", ALL_SEATS)
def test_rule_06_four_cards_of_level_one(players: int) -> None:
    match = new_match(players)
    deck = match.setup[: LEVEL_FIRST[1]]
    for seat in range(players):
        own = [card for card in hand_of(match, seat) if card.startswith("I-")]
        assert own == sorted(CARD_IDS[card] for card in deck[4 * seat : 4 * seat + 4])
    assert match.view().describe()["decks"][0] == 28 - 4 * players
    assert int(match.table["round_number"]) == 1


@pytest.mark.parametrize("players", ALL_SEATS)
def test_rule_07_whoever_handles_the_shared_board_plays_like_all_others(players: int) -> None:
    """The same game with everybody one seat further on has the same course: no seat has a part of its own."""
    match, pick = new_match(players, 7), np.random.default_rng(7)
    again = Match(GAME, match.box, match.players, one_seat_on(match))
    while not match.over:
        seat, move = random_move(match, pick)
        words = match.legal_words(seat)
        assert again.legal_words((seat + 1) % players) == words
        match.play(seat, *move)
        again.play((seat + 1) % players, *move)
        told, other = match.view().describe(), again.view().describe()
        assert [told[key] for key in SHARED] == [other[key] for key in SHARED]
        assert told["scores"] == other["scores"][1:] + other["scores"][:1]
    assert again.over


def one_seat_on(match: Match) -> list[int]:
    """A setup in which every seat gets what its right neighbour got in that of the match."""
    players = len(match.players)
    each = 2 if players == 2 else 1
    setup = list(match.setup)
    dealt = [(0, 4)] + [(LEVEL_FIRST[level] + number * each * players, each) for level in (1, 2) for number in range(3)]
    for first, count in (*dealt, (CARDS, 1)):  # the characters stand behind the cards
        part = setup[first : first + count * players]
        setup[first : first + count * players] = part[-count:] + part[:-count]
    return setup


# 3.2 Deal


@pytest.mark.parametrize("players", ALL_SEATS)
def test_rule_08_cards_dealt_each_round(players: int) -> None:
    match, pick = new_match(players), np.random.default_rng(players)
    each = 2 if players == 2 else 1
    for round_ in range(1, 7):
        decks = match.view().describe()["decks"]
        dealt_2, dealt_3 = min(round_, 3), max(0, round_ - 3)
        assert decks == [28 - 4 * players, 22 - each * players * dealt_2, 21 - each * players * dealt_3]
        level, number = (1, dealt_2 - 1) if round_ <= 3 else (2, dealt_3 - 1)
        first = LEVEL_FIRST[level] + number * players * each
        for seat in range(players):
            new = match.setup[first + seat * each : first + (seat + 1) * each]
            assert {CARD_IDS[card] for card in new} <= set(hand_of(match, seat))
        play_round(match, pick)
    assert match.over


def test_rule_09_discard_down_to_the_limit() -> None:
    setting = Setting(["I-01 I-02 I-03 I-04 I-05 I-06 II-01", "I-07 I-08 I-09"], phase=DISCARD)
    assert setting.match.actors == [0]
    legal = setting.legal()
    assert len(legal) == 21 and legal == sorted(legal)
    assert "discard I-01 II-01" in legal and "discard I-02 I-01" not in legal
    events = setting.move("discard I-02 II-01")
    assert [event["kind"] for event in events] == ["discard", "discard"]
    assert setting.hand() == ["I-01", "I-03", "I-04", "I-05", "I-06"]
    assert setting.phase == "split"


def test_rule_09_hands_below_the_limit_are_not_filled_up() -> None:
    setting = Setting(["I-01", "I-07 I-08 I-09"], phase=DISCARD)
    assert setting.match.actors == []
    for seed in range(5):
        match, pick = new_match(4, seed), np.random.default_rng(seed)
        play_round(match, pick)
        held = {seat: len(hand_of(match, seat)) for seat in range(4)}
        assert match.actors == [seat for seat in range(4) if held[seat] > 5] or max(held.values()) <= 5


def test_rule_09_discards_of_several_seats_in_any_order() -> None:
    hands = ["I-01 I-02 I-03 I-04 I-05 I-06", "I-07 I-08 I-09 I-10 I-11 I-12 I-13", "I-14 I-15"]
    found = set()
    for order in ((0, 1), (1, 0)):
        setting = Setting(hands, phase=DISCARD)
        words = {0: "discard I-03", 1: "discard I-09 I-13"}
        for seat in order:
            assert setting.phase == "discard"
            setting.move(words[seat], seat=seat)
        assert setting.phase == "split"
        found.add(setting.match.table_bytes())
    assert len(found) == 1


def test_rule_10_discards_leave_the_game() -> None:
    setting = Setting(["I-01 I-02 I-03 I-04 I-05 I-06"], phase=DISCARD)
    setting.move("discard I-03")
    assert CARD_IDS.index("I-03") not in cards_of(setting.match.table)
    assert int(setting.table.dropped[0]) == 1
    shown = setting.match.events(setting.match.log[-1].rows)
    assert shown == [{"kind": "discard", "seat": 0, "number": 1}]


@pytest.mark.parametrize("players", ALL_SEATS)
def test_rule_10_decks_never_run_out(players: int) -> None:
    match, pick = new_match(players, 5), np.random.default_rng(5)
    while not match.over:
        play_round(match, pick)
    each = 2 if players == 2 else 1
    assert match.view().describe()["decks"] == [28 - 4 * players, 22 - 3 * each * players, 21 - 3 * each * players]
