"""The numbered rules of part 3, each by its number."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from ridotto.engine.errors import IllegalMove
from ridotto.engine.match import Match
from ridotto.games.great_split import GAME
from ridotto.games.great_split.rules.split import group_of
from ridotto.games.great_split.table import CARD_IDS, DISCARD, LEVEL_FIRST, SPLIT, TAKE, TILE_VALUES

from .setting import Setting, cards_of, hand_of, new_match, random_move, scored, table_of

ALL_SEATS = [2, 3, 4, 5, 6, 7]


def play_round(match: Match, pick: np.random.Generator) -> None:
    """Play at random until the next round, or the end."""
    round_ = int(match.table["round_number"])
    while not match.over and int(match.table["round_number"]) == round_:
        seat, move = random_move(match, pick)
        match.play(seat, *move)


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


# 3.3 Split


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6, 7])
def test_rule_11_every_division_once(size: int) -> None:
    cards = CARD_IDS[:size]
    setting = Setting([" ".join(cards)], phase=SPLIT)
    legal = setting.legal()
    assert len(legal) == 2 ** (size - 1) - 1
    divisions = set()
    for words in legal:
        first, second = (part.split() for part in words.removeprefix("split ").split(" | "))
        assert first == sorted(first) and second == sorted(second) and first[0] == cards[0]
        divisions.add(frozenset(map(frozenset, (first, second))))
    assert len(divisions) == len(legal)


def test_rule_11_nobody_else_sees_the_division() -> None:
    setting = Setting(["I-01 I-02 I-03"], phase=SPLIT)
    events = setting.move("split I-01 I-03 | I-02")
    assert events == [{"kind": "divide", "seat": 0}]
    for seat in (1, 2, -1):
        told = setting.match.view(seat).describe()["seats"][0]
        assert told["divided"] and told["wallet"] is None
    assert setting.match.view(0).describe()["seats"][0]["wallet"] == {"first": ["I-01", "I-03"], "second": ["I-02"]}


@pytest.mark.parametrize("players", ALL_SEATS)
def test_rule_12_wallets_go_to_the_left(players: int) -> None:
    match, pick = new_match(players, 7), np.random.default_rng(7)
    while not match.over:
        if int(match.table["phase"]) == TAKE and len(match.actors) == players:
            for seat in range(players):
                right = (seat - 1) % players
                seats = match.view(seat).describe()["seats"]
                for other in range(players):
                    known = other in {seat, right}
                    assert (seats[other]["wallet"] is not None) is known
                    if known:
                        wallet = seats[other]["wallet"]
                        assert sorted(wallet["first"] + wallet["second"]) == hand_of(match, other)
        seat, move = random_move(match, pick)
        match.play(seat, *move)


@pytest.mark.parametrize("players", ALL_SEATS)
def test_rules_13_to_15_groups_are_taken_and_come_back(players: int) -> None:
    match, pick = new_match(players, 8), np.random.default_rng(8)
    checked = 0
    while not match.over:
        if int(match.table["phase"]) != TAKE:
            seat, move = random_move(match, pick)
            match.play(seat, *move)
            continue
        before = np.array(match._tables)[0]
        hands = [hand_of(match, seat) for seat in range(players)]
        masks = [[int(group_of(table_of(match), seat, group)) for group in (0, 1)] for seat in range(players)]
        choice = {int(seat): int(pick.integers(2)) for seat in pick.permutation(players)}
        for seat, group in choice.items():
            assert match.legal_words(seat) == ["take first", "take second"]
            assert int(before["phase"]) == int(match.table["phase"]) == TAKE
            match.move(seat, ("take first", "take second")[group])
        for seat in range(players):
            right, left = (seat - 1) % players, (seat + 1) % players
            taken = [card for i, card in enumerate(hands[right]) if (masks[right][choice[seat]] >> i) & 1]
            back = [card for i, card in enumerate(hands[seat]) if (masks[seat][1 - choice[left]] >> i) & 1]
            assert hand_of(match, seat) == sorted(taken + back)
            assert len(taken + back) >= 2
        checked += 1
    assert checked == 6


def test_rule_15_the_limit_is_not_checked() -> None:
    setting = Setting(["I-01 I-02 I-03 I-04 I-05", "I-06 I-07 I-08 I-09 I-10"], phase=SPLIT, players=2)
    setting.move("split I-01 | I-02 I-03 I-04 I-05")
    setting.move("split I-06 | I-07 I-08 I-09 I-10", seat=1)
    setting.move("take second")
    setting.move("take first", seat=1)
    assert [len(setting.hand(seat)) for seat in range(2)] == [8, 2]
    assert setting.phase == "resolve"


def test_rule_16_with_two_players_two_wallets_cross() -> None:
    setting = Setting(["I-01 I-02 I-03 I-04 I-05", "I-06 I-07 I-08 I-09 I-10"], phase=SPLIT, players=2)
    setting.move("split I-01 I-02 | I-03 I-04 I-05")
    setting.move("split I-06 | I-07 I-08 I-09 I-10", seat=1)
    setting.move("take first")
    setting.move("take second", seat=1)
    assert setting.hand(0) == ["I-01", "I-02", "I-06"]
    assert setting.hand(1) == ["I-03", "I-04", "I-05", "I-07", "I-08", "I-09", "I-10"]


# 3.4 Resolution


def test_rule_17_seats_do_not_affect_one_another() -> None:
    moves = {
        0: ["play I-01", "splitter gold", "turn I-02 prestige"],
        1: ["splitter tomes", "turn I-03 gold", "play I-04"],
        2: ["turn I-05 gold", "play I-06", "splitter prestige"],
    }
    found = set()
    for order in ([0, 0, 0, 1, 1, 1, 2, 2, 2], [2, 1, 0, 0, 1, 2, 1, 2, 0], [1, 2, 1, 2, 1, 2, 0, 0, 0]):
        setting = Setting(["I-01 I-02", "I-03 I-04", "I-05 I-06"])
        left = {seat: list(each) for seat, each in moves.items()}
        for seat in order:
            assert seat in setting.match.actors
            setting.move(left[seat].pop(0), seat=seat)
        found.add(setting.match.table_bytes())
    assert len(found) == 1


def test_rule_18_every_card_and_the_splitter_in_any_order() -> None:
    setting = Setting(["I-01 I-02"])
    assert len(setting.legal()) == 2 * 3 + 11
    setting.move("splitter prestige")
    assert len(setting.legal()) == 6
    setting.move("play I-02")
    assert setting.legal() == ["play I-01", "turn I-01 gold", "turn I-01 prestige"]
    setting.move("play I-01")
    assert 0 not in setting.match.actors and setting.phase == "resolve"


def test_rule_18_each_is_used_in_full_before_the_next() -> None:
    setting = Setting(["II-18 I-12"], gold=3)
    setting.move("play II-18")
    with pytest.raises(IllegalMove):
        setting.match.move(0, "play I-12")
    setting.move("seal tomes-seal", "seal tomes-seal", "turn I-12 gold")
    assert all(words.startswith("arrow ") for words in setting.legal())


def test_rule_19_face_up_or_face_down() -> None:
    for words, cubes in {
        "play III-11": {"prestige": 5},
        "turn III-11 gold": {"gold": 1},
        "turn III-11 prestige": {"prestige": 1},
    }.items():
        setting = Setting(["III-11 I-12"])
        setting.move(words)
        assert setting.at() == cubes


@pytest.mark.parametrize(
    ("card", "cubes"),
    [
        ("I-01", {"tomes": 1, "artwork": 1}),
        ("I-13", {"artwork": 1}),
        ("II-07", {"topaz": 2}),
        ("II-15", {"prestige": 3}),
        ("III-07", {"emerald": 3}),
        ("III-09", {"gold": 3}),
    ],
)
def test_rule_20_resource_and_prestige_icons(card: str, cubes: dict[str, int]) -> None:
    setting = Setting([f"{card} I-12"])
    setting.move(f"play {card}")
    assert setting.at() == cubes


def test_rule_20_icons_take_effect_from_left_to_right() -> None:
    cards = {"I-04": ["gold", "tomes", "prestige", "prestige"]}
    setting = Setting(["I-04 I-12"], gold=3, tomes=15, changes={"cards": cards})
    setting.move("play I-04")
    assert setting.at() == {"gold": 4, "tomes": 15} and "arrow tomes" in setting.legal()
    events = setting.move("arrow tomes")
    assert setting.at() == {"gold": 4, "tomes": 16, "prestige": 2}
    assert [event["kind"] for event in events] == ["arrow", "step", "lost", "lost", "score"]


def test_rule_20_seal_icons_among_others() -> None:
    cards = {"I-04": ["tomes", ["gold", "tomes"], "gold"]}
    setting = Setting(["I-04 I-12"], gold=3, changes={"cards": cards})
    setting.move("play I-04")
    assert setting.at() == {"gold": 3, "tomes": 1} and setting.legal() == ["seal gold-seal", "seal tomes-seal"]
    setting.move("seal gold-seal")
    assert setting.at() == {"gold": 4, "tomes": 1, "gold-seal": 1}
    assert len(setting.legal()) == 10


@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        ("I-21", "tomes artwork topaz"),
        ("I-24", "tomes emerald gold"),
        ("I-28", "tomes artwork topaz emerald gold"),
        ("II-22", "tomes gold"),
        ("III-16", "topaz emerald gold"),
    ],
)
def test_rule_21_seal_icons(card: str, allowed: str) -> None:
    setting = Setting([f"{card} I-12"])
    assert setting.move(f"play {card}") == [{"kind": "play", "seat": 0, "card": card}]
    assert setting.legal() == sorted(f"seal {kind}-seal" for kind in allowed.split())


def test_rule_22_splitter_on_any_track() -> None:
    for track in ("tomes", "gold", "emerald-seal", "prestige"):
        setting = Setting(["I-01 I-02"])
        setting.move(f"splitter {track}")
        assert setting.at() == {track: 1}
        assert not any(words.startswith("splitter") for words in setting.legal())


def test_rule_23_special_spaces_before_the_next_step() -> None:
    setting = Setting(["III-10 I-12"], gold=3, gold_seal=2)
    events = setting.move("play III-10", "arrow gold-seal")
    assert [(e["track"], e["space"]) for e in events if e["kind"] == "step"] == [
        *(("gold", 4), ("gold-seal", 3), ("gold", 5), ("gold-seal", 4), ("gold", 6), ("gold", 7))
    ]


def test_rule_24_chains_without_limit() -> None:
    setting = Setting(["I-28 I-12"], gold=3, gold_seal=2, emerald_seal=4, topaz_seal=8)
    setting.move("play I-28", "seal gold-seal")  # 3: gold 4, arrow
    setting.move("arrow gold-seal")  # 4, 5: tomes
    assert setting.at() == {"gold": 4, "gold-seal": 5, "emerald-seal": 4, "topaz-seal": 8, "tomes": 1}
    setting.cubes(0, gold=7)
    setting.move("splitter emerald-seal")  # 5: gold 8, arrow
    setting.move("arrow topaz-seal")  # 9: gold 9; 10
    assert setting.at() == {"gold": 9, "gold-seal": 5, "emerald-seal": 5, "topaz-seal": 10, "tomes": 1}


def test_rule_24_inner_arrows_are_answered_first() -> None:
    data = {"tracks": {"gold_double_arrow_spaces": [4, 5, 6, 7, 8]}}
    setting = Setting(["I-28 I-12"], gold=3, gold_seal=2, topaz_seal=8, emerald_seal=4, changes=data)
    setting.move("play I-28", "seal gold-seal", "arrow topaz-seal", "arrow emerald-seal", "arrow prestige")
    assert setting.at() == {"gold": 6, "gold-seal": 3, "topaz-seal": 10, "emerald-seal": 6, "prestige": 2}
    assert all(words.split()[0] in {"turn", "play", "splitter"} for words in setting.legal())


def test_rule_25_steps_at_the_last_space_are_lost() -> None:
    setting = Setting(["II-18 I-11"], tomes_seal=10, tomes=16, gold=16, artwork_seal=9)
    events = setting.move("play II-18", "seal tomes-seal", "seal artwork-seal", "play I-11", "splitter tomes")
    assert setting.at() == {"tomes-seal": 10, "tomes": 16, "gold": 16, "artwork-seal": 10}
    assert [event["kind"] for event in events].count("lost") == 3
    setting = Setting(["II-18 I-11"], gold=16)
    setting.move("turn I-11 gold")
    assert setting.at() == {"gold": 16}


def test_rule_25_a_double_arrow_goes_to_a_track_that_can_move() -> None:
    full = {"tomes": 16, "artwork": 16, "topaz": 16, "emerald": 16, "tomes_seal": 10, "artwork_seal": 10}
    setting = Setting(["I-11 I-12"], gold=3, topaz_seal=10, emerald_seal=10, gold_seal=10, **full)
    setting.move("splitter gold")
    assert setting.legal() == ["arrow prestige"]
    setting.move("arrow prestige")
    assert setting.at()["prestige"] == 2


def test_rule_26_bonuses_are_not_optional() -> None:
    setting = Setting(["I-26 I-12"], tomes_seal=2)
    events = setting.move("play I-26", "seal tomes-seal")
    assert [event["kind"] for event in events] == ["play", "seal", "step", "bonus", "step"]


def test_rule_27_nothing_scores_before_a_scoring() -> None:
    setting = Setting(["III-01 I-12"], tomes=13)
    events = setting.move("play III-01")
    assert setting.at() == {"tomes": 16}
    assert not any(event["kind"] == "score" for event in events)


# 3.5 and 3.6 Market and end of round


def test_rule_28_the_slider_moves_by_the_tile() -> None:
    match, pick = new_match(3, 11), np.random.default_rng(11)
    tiles = table_of(match).market.tolist()
    for round_ in range(1, 7):
        assert match.view().describe()["market"] == [*tiles[: round_ - 1], *[None] * (7 - round_)]
        assert match.view().describe()["slider"] == sum(tiles[: round_ - 1])
        play_round(match, pick)
    assert match.view().describe()["market"] == tiles


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_rule_29_scoring_lines(round_: int) -> None:
    setting = Setting(round=round_, slider=2, scoring="tomes artwork none gems", market="2 2 2 2 2 2", tomes=6)
    setting.cubes(0, artwork=8, topaz=5, emerald=9)
    setting.move("turn I-01 prestige", "turn I-02 prestige", "splitter prestige")
    events = setting.finish()
    found = {reason: scored(events, reason) for reason in ("tomes", "artwork", "gems")}
    # The artwork is scored with the slider on 4, where the tile of this round has moved it: 4, 6, 8.
    expected = {3: {"tomes": [5], "artwork": [9]}, 4: {"gems": [10]}}.get(round_, {})
    assert {reason: points for reason, points in found.items() if points} == expected
    kinds = [event["kind"] for event in events]
    if expected:
        assert kinds.index("market") < kinds.index("line") < kinds.index("round")


def test_rule_30_cards_come_back_to_the_hand() -> None:
    setting = Setting(["I-01 I-02"])
    setting.move("play I-01", "turn I-02 gold", "splitter gold")
    setting.finish()
    assert {"I-01", "I-02"} < set(setting.hand())
    assert int(setting.table.round_number) == 2


# 3.7 and 3.8 Scorings and end


def test_rule_31_tomes_before_the_first_banner() -> None:
    setting = Setting(round=3, scoring="tomes none gems artwork", tomes=1)
    setting.move("turn I-01 prestige", "turn I-02 prestige", "splitter prestige")
    assert scored(setting.finish(), "tomes") == [0]


def test_rule_32_artwork_uses_the_printed_number() -> None:
    numbers = [0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14, 16]
    setting = Setting(
        round=3,
        scoring="artwork none gems tomes",
        market="0 0 0 0 0 0",
        artwork=9,
        changes={"tracks": {"numbers": {"artwork": numbers}}},
    )
    setting.move("turn I-01 prestige", "turn I-02 prestige", "splitter prestige")
    assert scored(setting.finish(), "artwork") == [3]


def test_rule_33_gems_use_the_printed_numbers() -> None:
    numbers = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]
    setting = Setting(
        round=3,
        scoring="gems none artwork tomes",
        topaz=10,
        emerald=9,
        changes={"tracks": {"numbers": {"topaz": numbers}}},
    )
    setting.move("turn I-01 prestige", "turn I-02 prestige", "splitter prestige")
    assert scored(setting.finish(), "gems") == [10]


def test_rule_34_all_scorings_at_the_end() -> None:
    setting = Setting(round=6, slider=6, market="0 0 0 0 0 1", scoring="none tomes artwork gems", artwork=9)
    setting.move("turn I-01 prestige", "turn I-02 prestige", "splitter prestige")
    events = setting.finish()
    assert setting.match.over and [event["kind"] for event in events][-1] == "over"
    assert scored(events, "artwork") == [15]  # the tile of round 6 counts: slider 7
    assert [len(scored(events, reason)) for reason in ("tomes", "artwork", "gems", "contract")] == [1, 1, 1, 5]
    assert setting.legal() == [] and setting.match.actors == []


def test_rule_35_no_star_no_points() -> None:
    setting = Setting(characters="C2", round=6, tomes=16, tomes_seal=1, gold=2, gold_seal=2)
    setting.move("turn I-01 prestige", "turn I-02 prestige", "splitter prestige")
    assert scored(setting.finish(), "contract") == [0, 0, 0, 0, 1]  # C2 has gold on its tile


def test_rule_36_most_prestige_wins() -> None:
    setting = Setting(players=7)
    setting.table.prestige[:] = [80, 90, 90, 120, 70, 90, 80]
    setting.table.phase = 5
    setting.table.waiting = 0
    assert setting.match.result()[1] == [5, 2, 2, 1, 7, 2, 5]


# 3.9


@pytest.mark.parametrize("players", ALL_SEATS)
def test_rule_37_order_of_the_decisions(players: int) -> None:
    match, pick = new_match(players, 12), np.random.default_rng(12)
    phases: list[tuple[int, str]] = []
    while not match.over:
        view = match.view().describe()
        if not phases or phases[-1] != (view["round"], view["phase"]):
            phases.append((view["round"], view["phase"]))
        seat, move = random_move(match, pick)
        match.play(seat, *move)
    without = [each for each in phases if each[1] != "discard"]
    assert without == [(round_, name) for round_ in range(1, 7) for name in ("split", "take", "resolve")]
    for round_, name in phases:
        if name == "discard":
            assert phases[phases.index((round_, name)) + 1] == (round_, "split")


def test_rule_38_what_is_secret() -> None:
    for words in ("discard I-05", "take first", "turn I-05 gold", "turn III-05 prestige"):
        assert GAME.is_secret(GAME.action(words) or 0)
    assert GAME.is_secret(0)  # a division
    for words in ("play I-05", "splitter gold", "seal gold-seal", "arrow prestige"):
        action = GAME.action(words)
        assert action is not None and not GAME.is_secret(action)


@pytest.mark.parametrize("players", ALL_SEATS)
def test_rule_40_no_chance_after_the_setup(players: int) -> None:
    match, pick = new_match(players, 13), np.random.default_rng(13)
    while not match.over:
        assert not match.awaits_chance
        seat, move = random_move(match, pick)
        match.play(seat, *move)
    assert all(entry.outcome is None for entry in match.log)
