"""Views and the tables sampled from them: nothing leaks, everything fits what was seen, all of it is equally likely."""

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from ridotto.engine.jit import as_records
from ridotto.engine.load import load_kernels
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng
from ridotto.engine.view import View
from ridotto.games.mille_fiori.expansion import MASTERWORK_IDS
from ridotto.games.mille_fiori.moves import CARD_IDS
from ridotto.games.mille_fiori.table import DOGARESSAS

from .playing import GAME, PHASES, Memory, cards, deal, hand, phase, positions

KERNELS = load_kernels(GAME)
HIDDEN_FIELDS = {"rng", "hand", "chosen", "cards", "masterworks", "dogaressas"}
STACKS = ("masterworks", "dogaressas")
EDITIONS = pytest.mark.parametrize("edition", ["base", "masterworks"])
SPECTATOR = -1


def legal(match: Match, tables: Any, seat: int) -> list[int]:
    """The legal actions of a seat on a table, none unless it must decide."""
    if seat < 0 or not (KERNELS.actors(match.box.record, tables, 0) >> seat) & 1:
        return []
    out = np.empty(GAME.max_legal, np.int16)
    return [int(action) for action in out[: KERNELS.legal(match.box.record, tables, 0, seat, out)]]


def chosen(table: Any, seat: int) -> Counter[str]:
    """The unplayed pick of a seat."""
    face = int(table["chosen"][seat])
    return Counter([CARD_IDS[face]] if face >= 0 else [])


def check_sample(match: Match, memory: Memory, view: View, tables: Any) -> None:
    """The table is possible, fits the view and fits all that the seat has seen."""
    table, true, seat = tables.view(np.ndarray)[0], match._tables.view(np.ndarray)[0], view.seat
    assert View.of(GAME, match.box, tables, seat).records.tobytes() == view.records.tobytes()
    assert legal(match, tables, seat) == view.legal() == (match.legal(seat) if seat >= 0 else [])
    assert cards(table) == cards(true)
    for field in table.dtype.names:
        if field not in HIDDEN_FIELDS:
            assert table[field].tobytes() == true[field].tobytes(), field
    first, end = int(true["next"]), int(match.box.record["cards"])
    shown = int(true["shown"])
    assert table["cards"][:shown].tolist() == true["cards"][:shown].tolist()
    assert (table["cards"][shown:first] == -1).all() and (table["cards"][first:end] >= 0).all()
    assert table["rng"] != 0
    for field in STACKS:  # the same cards in any order
        assert sorted(table[field].tolist()) == sorted(true[field].tolist())
        assert ((table[field] == -1) == (true[field] == -1)).all()
    for other in range(len(match.players)):
        assert hand(table, other).total() == hand(true, other).total()
        assert chosen(table, other).total() == chosen(true, other).total()
        row = [int(face) for face in table["hand"][other] if face != -1]
        assert row == sorted(row)
        known = memory.of(seat, other)
        if other == seat:
            assert (hand(table, other), chosen(table, other)) == (hand(true, other), chosen(true, other))
        elif known is not None:
            assert hand(table, other) + chosen(table, other) == known


def check_variety(match: Match, memory: Memory, view: View, samples: list[np.ndarray[Any, Any]]) -> None:
    """What the seat has not seen differs between the samples."""
    first, end = int(match.table["next"]), int(match.box.record["cards"])
    if end - first > 5:
        assert len({table["cards"][first:end].tobytes() for table in samples}) > len(samples) / 2
    for field in STACKS:
        stack = match.table[field][match.table[field] != -1]
        if len(set(stack.tolist())) > 2:
            assert len({table[field].tobytes() for table in samples}) > 3
            assert len({int(table[field][len(stack) - 1]) for table in samples}) > 1
    for other in range(len(match.players)):
        if other == view.seat:
            continue
        known = memory.of(view.seat, other)
        if known is None:
            assert len({table["hand"][other].tobytes() for table in samples}) > 1
        if int(match.table["chosen"][other]) >= 0 and (known is None or len(known) > 1):
            assert len({int(table["chosen"][other]) for table in samples}) > 1


@pytest.mark.statistics
@pytest.mark.parametrize(
    ("edition", "players", "seed", "samples_each"),
    [
        *[("base", 2, 2, 100), ("base", 3, 3, 100), ("base", 4, 4, 100)],
        *[("masterworks", 2, 9, 100), ("masterworks", 3, 7, 20), ("masterworks", 4, 2, 20)],
    ],
)
def test_samples(edition: str, players: int, seed: int, samples_each: int) -> None:
    rng = new_rng("samples", players)
    phases = Counter[str]()
    for match, memory in positions(players, seed, each=1, edition=edition):
        phases[phase(match)] += 1
        for seat in [*range(players), SPECTATOR]:
            view = match.view(seat)
            samples = []
            for _ in range(samples_each):
                tables = view.sample(rng)
                check_sample(match, memory, view, tables)
                samples.append(np.array(tables)[0])
            check_variety(match, memory, view, samples)
    assert phases == dict.fromkeys(PHASES[edition], 1)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("edition", "seed"), [*(("base", seed) for seed in range(10, 14)), ("masterworks", 10)])
def test_samples_of_many_positions(edition: str, players: int, seed: int) -> None:
    rng = new_rng("many", players, seed)
    for match, memory in positions(players, seed, each=4 if edition == "base" else 1, edition=edition):
        for seat in [*range(players), SPECTATOR]:
            view = match.view(seat)
            for _ in range(3):
                check_sample(match, memory, view, view.sample(rng))


@EDITIONS
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sampled_tables_can_be_played_to_the_end(edition: str, players: int) -> None:
    rng = new_rng("to the end", players)
    moves = np.empty(GAME.max_legal, np.int16)
    outcome = np.empty(GAME.max_outcome, np.int16)
    quiet = np.zeros((0, 6), np.int16)
    for match, _ in positions(players, seed=20 + players, each=2 if edition == "base" else 1, edition=edition):
        for seat in [*range(players if edition == "base" else 1), SPECTATOR]:
            tables = match.view(seat).sample(rng)
            assert KERNELS.playout(match.box.record, tables, 0, rng, moves, outcome, quiet) > 0
            assert KERNELS.actors(match.box.record, tables, 0) == 0


def redealt(match: Match, memory: Memory, seat: int, pick: np.random.Generator) -> Any:
    """The true table with everything that ``seat`` has not seen dealt anew, without the engine's sampling."""
    tables = as_records(np.array(match._tables))
    table: Any = tables.view(np.recarray)[0]
    table.rng = np.uint64(pick.integers(1, 2**63))
    first, end = int(table.next), int(match.box.record["cards"])
    unknown, places = list(table.cards[first:end]), []
    for other in range(len(match.players)):
        size = hand(table, other).total()
        has_chosen = int(table.chosen[other]) >= 0
        known = memory.of(seat, other)
        if other == seat:
            continue
        if known is None:
            unknown += [*table.hand[other][:size], *([table.chosen[other]] if has_chosen else [])]
            places.append((other, size, has_chosen))
        elif has_chosen:
            faces = pick.permutation([CARD_IDS.index(name) for name in known.elements()])
            table.chosen[other] = faces[0]
            table.hand[other][:size] = sorted(faces[1:])
    faces = list(pick.permutation(unknown))
    for other, size, has_chosen in places:
        table.hand[other][:size] = sorted(faces.pop() for _ in range(size))
        if has_chosen:
            table.chosen[other] = faces.pop()
    table.cards[first:end] = faces
    for field in STACKS:
        stack = table[field][table[field] != -1]
        table[field][: len(stack)] = pick.permutation(stack)
    return tables


@EDITIONS
@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_hold_nothing_hidden(edition: str, players: int) -> None:
    pick = np.random.default_rng(players)
    changed = 0
    for match, memory in positions(players, seed=30 + players, each=4 if edition == "base" else 1, edition=edition):
        for seat in [*range(players), SPECTATOR]:
            view = match.view(seat)
            told = view.describe()
            for _ in range(5):
                tables = redealt(match, memory, seat, pick)
                assert cards(tables[0]) == cards(match.table)
                changed += tables.tobytes() != match.table_bytes()
                other = View.of(GAME, match.box, tables, seat)
                assert other.records.tobytes() == view.records.tobytes()
                assert other.describe() == told
                assert other.legal() == view.legal()
    assert changed > 100


@EDITIONS
@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_show_what_was_seen(edition: str, players: int) -> None:
    for match, memory in positions(players, seed=40 + players, each=3, edition=edition):
        for seat in range(players):
            seats = match.view(seat).describe()["seats"]
            for other in range(players):
                if other == seat:
                    assert Counter(seats[other]["hand"]) == hand(match.table, seat)
                    assert Counter(filter(None, [seats[other]["chosen"]])) == chosen(match.table, seat)
                    continue
                known = memory.of(seat, other)
                shown = Counter(name for name in seats[other]["hand"] if name is not None)
                assert shown == (known or Counter())
                assert seats[other]["chosen"] is None
                assert seats[other]["has_chosen"] is bool(chosen(match.table, other))
                assert seats[other]["hand_size"] == hand(match.table, other).total()
        public = match.view().describe()
        assert all(name is None for seat in public["seats"] for name in seat["hand"])


# A small case, worked out: which of the possible tables come how often.


def seven_cards(faces: list[int]) -> Match:
    """Two seats have chosen of their first hands; Ada has not seen Bo's pick, his hand of four and two cards left."""
    match = deal(2, "seven")
    table: Any = match._tables.view(np.recarray)[0]
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    end = int(match.box.record["cards"])
    table.cards[int(table.shown) :] = -1
    table.next = end - 2
    table.chosen[1] = faces[0]
    table.hand[1][:4] = sorted(faces[1:5])
    table.cards[end - 2 : end] = faces[5:]
    return match


def counted(match: Match, samples: int, what: Any) -> Counter[Any]:
    view = match.view(0)
    rng = new_rng("uniform")
    return Counter(what(view.sample(rng)[0]) for _ in range(samples))


def test_samples_are_uniform() -> None:
    faces = [CARD_IDS.index(name) for name in ("lime-1", "ash-2", "house-3", "coin-1", "fish-2", "swan-4", "ship-5")]
    match = seven_cards(faces)
    end = int(match.box.record["cards"])
    found = counted(match, 4200, lambda table: (int(table["chosen"][1]), int(table["cards"][end - 2])))
    # Pick and next card of the deck: any two of the seven in order, 42 cases, 100 times each on average.
    assert set(found) == set(permutations(faces, 2))
    square = sum((n - 100) ** 2 / 100 for n in found.values())
    assert square < 41 + 5 * 82**0.5  # 41 degrees of freedom, five standard deviations


def test_samples_are_uniform_over_cards_not_over_faces() -> None:
    # Three of the seven cards show house-3: it is the pick in 3 of 7 cases.
    faces = [CARD_IDS.index(name) for name in ("house-3", "ash-2", "house-3", "coin-1", "fish-2", "house-3", "ship-5")]
    found = counted(seven_cards(faces), 3500, lambda table: CARD_IDS[table["chosen"][1]])
    assert abs(found["house-3"] - 1500) < 5 * (3500 * 3 / 7 * 4 / 7) ** 0.5
    assert all(
        abs(found[name] - 500) < 5 * (3500 / 7 * 6 / 7) ** 0.5 for name in ("ash-2", "coin-1", "fish-2", "ship-5")
    )


def test_samples_of_a_hidden_pick_are_uniform() -> None:
    # Bo chooses from the hand that Ada passed on: she knows the four cards, two of them the same.
    match = deal(2, "pick")
    table: Any = match._tables.view(np.recarray)[0]
    table.hand[0][:] = sorted(CARD_IDS.index(name) for name in ("lime-1", "house-2", "house-2", "ship-3", "swan-5"))
    match.move(0, "draft swan-5")
    match.play(1, match.legal(1)[0])
    for seat in (int(table.turn), 1 - int(table.turn)):
        match.move(seat, "sail")
    match.play(0, match.legal(0)[0])
    match.move(1, "draft lime-1")
    found = counted(match, 2000, lambda each: CARD_IDS[each["chosen"][1]])
    assert set(found) == {"lime-1", "house-2", "ship-3"}
    assert abs(found["house-2"] - 1000) < 5 * 500**0.5
    assert abs(found["lime-1"] - 500) < 5 * 375**0.5


# The stacks of the expansion.


def test_a_card_taken_blind_is_open_afterwards() -> None:
    taken = Counter[str]()
    match = deal(3, "blind", edition="masterworks")
    pick = np.random.default_rng(1)
    while not match.over:
        if match.awaits_chance:
            match.chance()
            continue
        seat, which = match.actors[0], phase(match)
        legal = match.legal_words(seat)
        wanted = [w for w in legal if w == "take stack"] or [w for w in legal if w[:3] != "use"]
        words = wanted[int(pick.integers(len(wanted)))]
        top = [int(card) for card in match.table["masterworks" if which == "masterwork" else "dogaressas"] if card >= 0]
        before = Counter(match.view().describe()["seats"][seat]["dogaressas"])
        match.move(seat, words)
        if words != "take stack":
            continue
        taken[which] += 1
        for other in [0, 1, 2, SPECTATOR]:
            told = match.view(other).describe()
            if which == "masterwork":
                assert told["card"] == MASTERWORK_IDS[top[-1]]
            else:
                assert Counter(told["seats"][seat]["dogaressas"]) - before == Counter([DOGARESSAS[top[-1]]])
    assert min(taken["masterwork"], taken["dogaressa"]) > 3


def test_samples_of_a_stack_are_uniform() -> None:
    # Three cards, six orders, 200 times each on average.
    match = deal(2, "stack", edition="masterworks")
    match.table["dogaressas"][:] = [0, 1, 2, *[-1] * 9]
    found = counted(match, 1200, lambda table: tuple(table["dogaressas"][:3].tolist()))
    assert set(found) == set(permutations((0, 1, 2)))
    assert sum((n - 200) ** 2 / 200 for n in found.values()) < 5 + 5 * 10**0.5
