"""Views and the tables sampled from them: nothing leaks, everything fits what was seen, all of it is equally likely."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from ridotto.engine.load import load_kernels
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng
from ridotto.engine.view import View
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.table import INFLUENCE

from .playing import SPECTATOR, any_options, deal, move_of, steps
from .setting import NAMES, faces_of, intrigo
from .worlds import Seen

KERNELS = load_kernels(GAME)
HIDDEN_FIELDS = {"rng", "hand", "packet", "slots", "log", "deck"}


def legal(match: Match, tables: Any, seat: int) -> list[int]:
    """The legal actions of a seat on a table, none unless it must decide."""
    if seat < 0 or not (KERNELS.actors(match.box.record, tables, 0) >> seat) & 1:
        return []
    out = np.empty(GAME.max_legal, np.int16)
    return [int(action) for action in out[: KERNELS.legal(match.box.record, tables, 0, seat, out)]]


def check_sample(match: Match, view: View, tables: Any) -> None:
    """The table is possible and fits the view."""
    table, true, seat = tables[0], match.table, view.seat
    players = len(match.players)
    assert View.of(GAME, match.box, tables, seat).records.tobytes() == view.records.tobytes()
    assert legal(match, tables, seat) == view.legal() == (match.legal(seat) if seat >= 0 else [])
    for field in table.dtype.names:
        if field not in HIDDEN_FIELDS:
            assert table[field].tobytes() == true[field].tobytes(), field
    for other in range(players):
        assert len(faces_of(table["hand"][other])) == int(true["held"][other])
        assert len(faces_of(table["packet"][other])) == len(faces_of(true["packet"][other]))
    if seat >= 0:
        assert table["hand"][seat] == true["hand"][seat]
    dealt = [face for face in table["slots"] if face >= 0]
    cards = sum(1 << (2 * int(face)) for face in dealt) + int(table["deck"]) + sum(int(n) for n in table["packet"])
    assert cards == (int(true["stock"]) if int(true["dealt"]) else 0)
    assert table["rng"] != 0


@pytest.mark.statistics
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_samples(players: int, seed: int) -> None:
    rng, pick = new_rng("samples", players, seed), random.Random(seed)
    for match in steps(deal(players, seed, {"game.max_rounds": 3}), pick):
        for seat in [*range(players), SPECTATOR]:
            if pick.random() < 0.03:
                view = match.view(seat)
                for _ in range(100):
                    check_sample(match, view, view.sample(rng))


@pytest.mark.statistics
@pytest.mark.parametrize("seed", range(12))
def test_samples_with_any_switches(seed: int) -> None:
    rng, pick = new_rng("switches", seed), random.Random(100 + seed)
    players = 2 + seed % 3
    for match in steps(deal(players, seed, any_options(pick, 4)), pick):
        for seat in [*range(players), SPECTATOR]:
            if pick.random() < 0.2:
                view = match.view(seat)
                for _ in range(3):
                    check_sample(match, view, view.sample(rng))


@pytest.mark.statistics
@pytest.mark.parametrize("players", [2, 3, 4])
def test_samples_differ_in_what_was_not_seen(players: int) -> None:
    rng, pick = new_rng("differ", players), random.Random(players)
    match = deal(players, "differ")
    while not match.actors:
        match.chance()
    while match.view().describe()["phase"] == "draft":
        for seat in range(players):
            view = match.view(seat)
            samples = [view.sample(rng)[0] for _ in range(40)]
            for other in range(players):
                unseen = other != seat and match.table["packet"][other] != 0
                if unseen and int(match.table["step"]) == 0:
                    assert len({int(table["packet"][other]) for table in samples}) > 10
        seat = pick.choice(match.actors)
        match.play(seat, pick.choice(match.legal(seat)))
    for seat in [*range(players), SPECTATOR]:
        view = match.view(seat)
        for other in range(players):
            if other != seat:
                assert len({int(view.sample(rng)[0]["hand"][other]) for _ in range(60)}) > 1


def test_views_hold_nothing_hidden() -> None:
    # Whatever is sampled for a seat, played on as the truth, looks the same to that seat.
    for players in (2, 3, 4):
        rng, pick = new_rng("hidden", players), random.Random(players)
        for match in steps(deal(players, "hidden", {"game.max_rounds": 2}), pick):
            for seat in [*range(players), SPECTATOR]:
                if pick.random() < 0.1:
                    view = match.view(seat)
                    told = view.describe()
                    other = View.of(GAME, match.box, view.sample(rng), seat)
                    assert other.describe() == told


def test_what_is_shown() -> None:
    for players in (2, 3, 4):
        pick = random.Random(players)
        for match in steps(deal(players, "shown", {"game.max_rounds": 2}), pick):
            for looking in [*range(players), SPECTATOR]:
                for seat, shown in enumerate(match.view(looking).describe()["seats"]):
                    hand = faces_of(match.table["hand"][seat])
                    assert shown["hand"] == (hand if seat == looking else [None] * len(hand))
                    if seat != looking:
                        assert shown["packet"] is None
                    assert shown["packet_size"] == len(faces_of(match.table["packet"][seat]))


def test_the_middle_of_a_move_is_public() -> None:
    # What does not complete a move changes the same fields in a view as on the table.
    for players in (2, 3, 4):
        pick = random.Random(10 + players)
        for match in steps(deal(players, "middle", {"game.max_rounds": 3}), pick):
            if match.awaits_chance or match.over:
                continue
            seat = match.actors[0]
            move = move_of(match, pick, seat)
            view, tables = match.view(seat), match._tables.copy()
            for action in move[:-1]:
                assert not view.completes(action)
                view = view.after(action)
                KERNELS.apply(match.box.record, tables, 0, seat, action, np.zeros((0, 6), np.int16))
                assert View.of(GAME, match.box, tables, seat).records.tobytes() == view.records.tobytes()
                assert legal(match, tables, seat) == view.legal()
            assert view.completes(move[-1])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sampled_tables_can_be_played_to_the_end(players: int) -> None:
    rng, pick = new_rng("to the end", players), random.Random(players)
    moves = np.empty(GAME.max_legal, np.int16)
    outcome = np.empty(GAME.max_outcome, np.int16)
    quiet = np.zeros((0, 6), np.int16)
    for match in steps(deal(players, "to the end", {"game.max_rounds": 3}), pick):
        if pick.random() < 0.1 and not match.over:
            for seat in [*range(players), SPECTATOR]:
                tables = match.view(seat).sample(rng)
                KERNELS.playout(match.box.record, tables, 0, rng, moves, outcome, quiet)
                assert KERNELS.actors(match.box.record, tables, 0) == 0


# All that is possible is equally likely.


def exchanges(match: Match) -> int:
    """Exchanges since the last shuffle, with nobody too."""
    found, deals = 0, 0
    for entry in reversed(match.log):
        deals += entry.outcome is not None and entry.outcome[0] < INFLUENCE
        if deals == int(match.table["dealt"]):
            break
        found += any(event["kind"] == "exchanged" for event in match.events(entry.rows))
    return found


def uniform(match: Match, seat: int, samples: int, name: object) -> None:
    """The hands sampled are as frequent as there are worlds with them."""
    worlds = Seen(match, seat).hands()
    total = sum(worlds.values())
    view, rng = match.view(seat), new_rng("uniform", name)
    found: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for _ in range(samples):
        table = view.sample(rng)[0]
        found[tuple(tuple(faces_of(table["hand"][other])) for other in range(len(match.players)))] += 1
    order = {tuple(tuple(sorted(hand)) for hand in key): key for key in found}
    assert set(order) <= set(worlds)
    common = {key: n for key, n in worlds.items() if n * samples / total >= 5}
    rest = total - sum(common.values())
    square = sum((found[order[key]] if key in order else 0) ** 2 / (n * samples / total) for key, n in common.items())
    others = samples - sum(found[order[key]] for key in common if key in order)
    square += others**2 * total / (rest * samples) if rest else 0
    square -= samples
    degrees = len(common) - (rest == 0)
    assert square < degrees + 5 * (2 * degrees) ** 0.5 + 5, (square, degrees)


CHEAP = {"influence": {"price_ladder": {"courtesan": [0, 0, 0, 0, 0]}}}
"""Courtesans for nothing, so that there are many exchanges."""


@pytest.mark.statistics
@pytest.mark.parametrize(
    ("players", "wanted", "deals"),
    [(2, 1, 1), (2, 2, 1), (2, 1, 2), (2, 3, 2), (3, 1, 1), (3, 2, 1), (4, 1, 1), (4, 2, 1)],
)
def test_samples_are_uniform(players: int, wanted: int, deals: int) -> None:
    """After exchanges of all kinds: of the looking seat, of others, of equal cards, of cards that nobody holds."""
    checked = 0
    for seed in range(300):
        pick = random.Random(seed)
        match = Match.deal(GAME, intrigo({}, CHEAP), NAMES[:players], seed)
        for _ in steps(match, pick):
            if int(match.table["round_number"]) > deals:
                break
            ready = int(match.table["dealt"]) == deals and match.view().describe()["phase"] == "turn"
            if ready and exchanges(match) >= wanted and pick.random() < 0.4:
                seat = pick.randrange(players)
                if sum(int(n) for n in match.table["held"]) - int(match.table["held"][seat]) >= 2:
                    uniform(match, seat, 1500, (players, seed))
                    checked += 1
                break
        if checked == 5:
            return
    raise AssertionError(f"only {checked} positions")
