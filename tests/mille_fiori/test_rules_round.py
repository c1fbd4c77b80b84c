"""R1, R2, R10: setting up, rounds and cycles, the end of the game."""

from collections import Counter

import numpy as np
import pytest

from ridotto.engine.jit import as_records, new_records
from ridotto.engine.load import load_kernels
from ridotto.engine.match import Match
from ridotto.engine.rng import seed_state
from ridotto.games.mille_fiori.moves import CARD_IDS

from .setting import BLUE, GAME, GREEN, PURPLE, RED, Setting, kinds, mille_fiori, new_match, quiet

PLAYERS = (2, 3, 4)
SHOWN = {2: 9, 3: 4, 4: 9}
CYCLES = {2: 3, 3: 4, 4: 4}
ROUNDS = {2: 10, 3: 7, 4: 5}


def draws(players: int, seeds: int) -> list[list[int]]:
    """Outcomes of the first chance: the faces of the deck, then the start player."""
    return [list(new_match(players, seed).setup) for seed in range(seeds)]


def faces(match: Match) -> list[str]:
    """The shuffled deck of a match as it was before anything was laid out, top first."""
    return [CARD_IDS[face] for face in match.setup[:-1]]


def hand(match: Match, seat: int) -> list[str]:
    seen = match.view(seat).describe()["seats"][seat]["hand"]
    return [str(name) for name in seen]


def cycle(match: Match, picks: dict[int, str] | None = None) -> None:
    """All seats choose (the first card unless told) and play quietly, up to the next choice or the end."""
    for seat in match.actors:
        match.move(seat, (picks or {}).get(seat, match.legal_words(seat)[0]))
    start = int(match.table["cycle"]), int(match.table["round_number"])
    while not match.over and (int(match.table["cycle"]), int(match.table["round_number"])) == start:
        quiet(match)


# Setup


@pytest.mark.parametrize("players", PLAYERS)
def test_r1_1(players: int) -> None:
    match = new_match(players)
    deck = faces(match)
    assert len(deck) == 109
    view = match.view().describe()
    assert view["display"] == sorted(deck[: SHOWN[players]], key=CARD_IDS.index)
    assert view["deck"] == 109 - SHOWN[players] - 5 * players


def test_r1_1_the_deck_is_shuffled() -> None:
    decks = [setup[:-1] for setup in draws(4, 200)]
    assert len({tuple(deck) for deck in decks}) == 200
    assert len({tuple(sorted(deck)) for deck in decks}) == 1
    # A house lies on a given place with 20 / 109; 200 decks give 36.7 on average, sigma 5.5.
    for place in (0, 50, 108):
        houses = sum(CARD_IDS[deck[place]].startswith("house") for deck in decks)
        assert 36.7 - 5 * 5.5 < houses < 36.7 + 5 * 5.5


def test_r1_1_every_order_is_equally_likely() -> None:
    # Four cards and three seats: 24 orders and 3 start players, 72 cases, 50 times each on average.
    kernels = load_kernels(GAME)
    boxes = as_records(np.array([mille_fiori().record]))
    boxes[0]["card_count"][:] = 0
    boxes[0]["card_count"][:4] = 1
    tables = new_records(GAME.table_dtype)
    kernels.deal(boxes[0], tables, 0, 3, seed_state("four cards"))
    outcome = np.zeros(GAME.max_outcome, np.int16)
    found = Counter[tuple[int, ...]]()
    for _ in range(3600):
        assert kernels.draw(boxes[0], tables, 0, outcome) == 5
        found[tuple(outcome[:5].tolist())] += 1
    assert len(found) == 72
    square = sum((n - 50) ** 2 / 50 for n in found.values())
    assert square < 71 + 5 * 142**0.5  # 71 degrees of freedom, five standard deviations


@pytest.mark.parametrize("players", PLAYERS)
def test_r1_2(players: int) -> None:
    view = new_match(players).view().describe()
    assert len(view["seats"]) == players
    assert view["spaces"] == {}
    for seat in view["seats"]:
        assert (seat["supply"], seat["reserve"], seat["ship"], seat["score"]) == (27, 3, 0, 0)


def test_r1_3() -> None:
    assert {setup[-1] for setup in draws(3, 50)} == {0, 1, 2}
    match = new_match(3)
    assert match.view().describe()["start"] == match.setup[-1]


# A round


@pytest.mark.parametrize("players", PLAYERS)
def test_r2_1(players: int) -> None:
    match = new_match(players)
    for seat in range(players):
        first = SHOWN[players] + 5 * seat
        assert hand(match, seat) == sorted(faces(match)[first : first + 5], key=CARD_IDS.index)


def test_r2_2_all_choose_at_the_same_time() -> None:
    match = new_match(4)
    assert match.actors == [0, 1, 2, 3]
    assert match.legal_words(2) == sorted({f"draft {name}" for name in hand(match, 2)})
    for seat in (2, 0, 3):
        match.move(seat, match.legal_words(seat)[0])
    assert match.actors == [1]
    assert [seat["has_chosen"] for seat in match.view().describe()["seats"]] == [True, False, True, True]
    assert match.view().describe()["phase"] == "draft"
    match.move(1, match.legal_words(1)[0])
    assert match.view().describe()["phase"] == "play"


@pytest.mark.parametrize("players", PLAYERS)
def test_r2_2_the_rest_goes_to_the_left(players: int) -> None:
    match = new_match(players)
    hands = [hand(match, seat) for seat in range(players)]
    picks = [cards[seat % 5] for seat, cards in enumerate(hands)]
    cycle(match, {seat: f"draft {name}" for seat, name in enumerate(picks)})
    for seat in range(players):
        hands[seat].remove(picks[seat])
        assert hand(match, (seat + 1) % players) == hands[seat]


@pytest.mark.parametrize("start", [RED, GREEN, PURPLE])
def test_r2_3(start: int) -> None:
    setting = Setting(start=start, cards={RED: "lime-1", BLUE: "ash-1", GREEN: "swan-2", PURPLE: "fish-3"})
    cards = setting.cards()
    order = []
    while setting.match.view().describe()["phase"] == "play":
        [seat] = setting.match.actors
        order.append(seat)
        turn = setting.moves(seat, "sail")
        card = turn.of("play")[0]["card"]
        assert cards - setting.cards() == Counter([card])  # on the discard pile, out of the game
        cards = setting.cards()
    assert order == [(start + i) % 4 for i in range(4)]


@pytest.mark.parametrize("players", PLAYERS)
def test_r2_3_in_every_cycle_from_the_start_player(players: int) -> None:
    match = new_match(players, seed="order")
    starts = set()
    for _ in range(players * CYCLES[players]):
        start = int(match.table["start"])
        starts.add(start)
        log = len(match.log)
        cycle(match)
        order = [entry.seat for entry in match.log[log:] if "play" in kinds(match, entry)]
        assert order == [(start + i) % players for i in range(players)]
    assert starts == set(range(players))


def test_r2_3_a_turn_is_finished_before_the_next() -> None:
    setting = Setting(ships={RED: 2}, display="swan-1")
    assert setting.plays("lime-5", "sail").extra == "sea"
    assert setting.match.actors == [RED]
    setting.moves(RED, "extra swan-1")
    assert setting.match.actors == [RED]
    setting.moves(RED, "sail")
    assert setting.match.actors == [BLUE]


@pytest.mark.parametrize("players", PLAYERS)
def test_r2_4(players: int) -> None:
    match = new_match(players)
    for done in range(CYCLES[players]):
        assert match.actors == list(range(players))
        assert int(match.table["round_number"]) == 1
        assert [len(hand(match, seat)) for seat in range(players)] == [5 - done] * players
        cycle(match)
    assert int(match.table["round_number"]) == 2
    assert [len(hand(match, seat)) for seat in range(players)] == [5] * players


@pytest.mark.parametrize(("players", "left"), [(2, 4), (3, 3), (4, 4)])
def test_r2_5(players: int, left: int) -> None:
    match = new_match(players)
    while int(match.table["round_number"]) == 1:
        cards = [name for seat in range(players) for name in hand(match, seat)]
        display = match.view().describe()["display"]
        entry = quiet(match)
    assert len(cards) == left
    assert match.view().describe()["display"] == sorted(display + cards, key=CARD_IDS.index)
    assert sorted(event["card"] for event in match.events(entry.rows) if event["kind"] == "leftover") == sorted(cards)


def test_r2_5_leftovers_are_not_there_in_the_last_cycle() -> None:
    setting = Setting(cycle=4, display="", start=PURPLE, ships={GREEN: 2}, hands={RED: "swan-1"})
    for seat in (PURPLE, RED, BLUE):
        setting.moves(seat, "sail")
    turn = setting.plays("lime-5", "sail", seat=GREEN)
    assert turn.kinds.index("extra-lost") < turn.kinds.index("leftover")
    assert "swan-1" in setting.display() and len(setting.display()) == 4


@pytest.mark.parametrize("players", PLAYERS)
def test_r2_6(players: int) -> None:
    match = new_match(players, seed=players)
    start = int(match.table["start"])
    plays = Counter[int]()
    for number in range(ROUNDS[players]):
        assert not match.over
        assert int(match.table["round_number"]) == number + 1
        assert int(match.table["start"]) == (start + number) % players
        for _ in range(CYCLES[players]):
            cycle(match)
    assert match.over
    for entry in match.log:
        plays[entry.seat or 0] += "play" in kinds(match, entry)
    # The cards played from hand in 2.7: 30, 28 and 20 a player.
    assert plays == dict.fromkeys(range(players), ROUNDS[players] * CYCLES[players])


@pytest.mark.parametrize("players", PLAYERS)
def test_r2_7(players: int) -> None:
    match = new_match(players, seed="display")
    pick = np.random.default_rng(7)
    display = Counter(match.view().describe()["display"])
    while not match.over:
        seat = match.actors[0]
        entry = match.play(seat, int(pick.choice(match.legal(seat))))
        events = match.events(entry.rows)
        display -= Counter(event["card"] for event in events if event["kind"] == "extra")
        display += Counter(event["card"] for event in events if event["kind"] == "leftover")
        assert Counter(match.view().describe()["display"]) == display


# The end


@pytest.mark.parametrize(("left", "over"), [(20, False), (19, True), (0, True)])
def test_r10_1(left: int, over: bool) -> None:
    setting = Setting(cycle=4, deck=left, display="lime-1 ash-1")
    for seat in (RED, BLUE, GREEN):
        assert not setting.moves(seat, "sail").of("over")
    last = setting.moves(PURPLE, "sail")
    assert setting.over is over
    assert last.of("over") == ([{"reason": "deck"}] if over else [])
    assert last.of("start-player") == ([] if over else [{"seat": BLUE}])
    assert len(last.of("leftover")) == 4


def test_r10_1_nothing_can_be_done_after_the_end() -> None:
    setting = Setting(cycle=4, deck=0)
    for seat in range(4):
        setting.moves(seat, "sail")
    assert setting.over
    assert setting.match.actors == []
    assert all(setting.legal(seat) == [] for seat in range(4))


def test_r10_2_the_cycle_is_finished_and_no_other_follows() -> None:
    # Green, third in the order, lays the last diamond: Purple still plays, Red and Blue do not again.
    setting = Setting(supply={GREEN: 1}, cycle=2)
    setting.moves(RED, "sail")
    setting.moves(BLUE, "sail")
    turn = setting.plays("lime", "lay B2", seat=GREEN)
    assert turn.of("last-diamond") == [{"seat": GREEN}]
    assert setting.match.view().describe()["ending"] is True
    assert not setting.over
    last = setting.moves(PURPLE, "sail")
    assert setting.over
    assert last.of("over") == [{"reason": "diamonds"}]
    assert len(setting.hand(RED)) == 3  # cards left in hand are of no use
    assert last.of("leftover") == []


def test_r10_2_the_play_is_finished_with_its_consequences() -> None:
    setting = Setting({RED: "A4 B4"}, supply={PURPLE: 1}, start=BLUE, display="goblet-2")
    setting.cover(BLUE, "T1G T2G")
    for seat in (BLUE, GREEN):
        setting.moves(seat, "sail")
    turn = setting.plays("pigments", "lay B5", seat=PURPLE)
    assert (turn.points, turn.extra) == ({PURPLE: 2}, "compass")
    turn = setting.moves(PURPLE, "extra goblet-2", "lay T3G")
    assert turn.points == {PURPLE: 3, BLUE: 6}
    assert (int(setting.table.supply[PURPLE]), int(setting.table.reserve[PURPLE])) == (0, 2)
    assert not setting.over
    setting.moves(RED, "sail")
    assert setting.over


def test_r10_2_in_the_last_cycle_of_a_round() -> None:
    setting = Setting(supply={RED: 1}, cycle=4, deck=60)
    setting.plays("lime", "lay B2")
    for seat in (BLUE, GREEN):
        setting.moves(seat, "sail")
    assert setting.moves(PURPLE, "sail").of("over") == [{"reason": "diamonds"}]


def test_r10_2_the_26th_diamond_ends_nothing() -> None:
    setting = Setting(supply={RED: 2})
    setting.plays("lime", "lay B2")
    for seat in (BLUE, GREEN, PURPLE):
        setting.moves(seat, "sail")
    assert not setting.over
    assert setting.match.actors == [RED, BLUE, GREEN, PURPLE]


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ([30, 50, 50, 10], [3, 1, 1, 4]),
        ([7, 7, 7, 7], [1, 1, 1, 1]),
        ([0, 1, 2, 3], [4, 3, 2, 1]),
        ([90, 40, 40, 40], [1, 2, 2, 2]),
    ],
)
def test_r10_3(scores: list[int], ranks: list[int]) -> None:
    setting = Setting(cycle=4, deck=0, ships=dict.fromkeys(range(4), 1))
    for seat in range(4):
        setting.table.score[seat] = scores[seat]
        setting.plays("lime-1", "sail", seat=seat)  # S2: 1 point each
    assert setting.match.result() == ([score + 1 for score in scores], ranks, True)
    assert setting.match.view().describe()["ranks"] == ranks


def test_r10_3_no_ranks_before_the_end() -> None:
    match = new_match(3)
    assert match.result()[1] is None
    assert match.view().describe()["ranks"] is None
