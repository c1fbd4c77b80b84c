"""Laws that hold in every position, whatever is played, with any switches."""

import random
from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from ridotto.engine import record
from ridotto.engine.jit import JIT
from ridotto.engine.journal import CAPACITY, new_journal
from ridotto.engine.load import load_kernels
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.table import GUILDS, NONE, OVER

from .playing import any_options, deal, steps
from .setting import faces_of

KERNELS = load_kernels(GAME)
POSITION = slice(GAME.table_dtype.fields["rng"][1] + 8, None)
"""The bytes of a table after its generator, which a match that was dealt has and a replayed one has not."""


def laws(match: Match) -> None:
    """Nothing is lost and nothing comes from nowhere; somebody can decide until the end."""
    table: Any = match.table
    seats = range(len(match.players))
    on_palace = Counter(int(token) for token in table["token"])
    # Seals: three of each guild in bag and Palace.
    assert [int(table["bag"][guild]) + on_palace[guild] for guild in range(5)] == [3] * 5
    # Ducats: in the supply, with the seats and in the Palace.
    assert int(table["supply"]) + sum(int(n) for n in table["ducats"]) + on_palace[len(GUILDS)] == 36
    # Plot cards: in hands, packets and Palace, not dealt, or waiting for the shuffle.
    stock = Counter(faces_of(table["stock"]))
    palace = Counter(faces_of(table["palace"]))
    found = Counter(faces_of(table["deck"])) + palace
    for seat in seats:
        found += Counter(faces_of(table["hand"][seat])) + Counter(faces_of(table["packet"][seat]))
    assert not found - stock
    if match.actors and int(table["dealt"]) == 1:
        assert found == stock
    lying = Counter(face for face in (int(card) for card in table["card"]) if 0 <= face < 16)
    assert lying == Counter({face: (int(table["palace"]) >> (2 * face)) & 3 for face in range(15)}) + Counter()
    # Spaces: free ones are empty, and cards in hands and free spaces fit.
    ring = int(table["ring"])
    free = sum(1 << space for space in range(ring) if table["card"][space] == NONE)
    assert int(table["free"]) == free
    assert not int(table["plots"]) & free and not int(table["guards"]) & free
    for seat in seats:
        assert int(table["held"][seat]) == len(faces_of(table["hand"][seat]))
        assert int(table["ducats"][seat]) >= 0
    # Influence cards: those in the Palace have left their piles.
    bought = Counter(int(card) - 16 for card in table["card"] if card >= 16)
    assert all(bought[kind] <= int(table["sold"][kind]) <= 3 for kind in range(6))
    # Between moves nothing of a move is left.
    assert table["doing"] == table["at"] == table["aim"] == NONE
    # Decisions: somebody or chance has one until the end; those who have can move, the others cannot.
    assert (bool(match.actors) or match.awaits_chance) is not match.over
    assert match.over is (int(table["phase"]) == OVER)
    for seat in seats:
        legal = match.legal(seat)
        assert bool(legal) is (seat in match.actors)
        assert legal == sorted(set(legal)) and len(legal) <= GAME.max_legal
        assert [GAME.action(GAME.words(action)) for action in legal] == legal


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_laws(players: int, seed: int) -> None:
    for match in steps(deal(players, seed), random.Random(seed)):
        laws(match)


@pytest.mark.parametrize("seed", range(15))
def test_laws_with_any_switches(seed: int) -> None:
    pick = random.Random(1000 + seed)
    for match in steps(deal(2 + seed % 3, seed, any_options(pick, 6)), pick):
        if match.box.record["ducats_finite"]:
            laws(match)


@pytest.mark.parametrize("seed", range(9))
def test_replay_and_undo(seed: int) -> None:
    pick = random.Random(2000 + seed)
    options = any_options(pick, 3) if seed % 2 else {"game.max_rounds": 3}
    match = deal(2 + seed % 3, seed, options)
    history = [match.table_bytes()[POSITION]]
    for _ in steps(match, pick):
        if len(match.log) == len(history):
            history.append(match.table_bytes()[POSITION])
    history = [*history[: len(match.log)], match.table_bytes()[POSITION]]
    written = record.to_record(match)
    again, trace = record.replay(written)
    assert again.table_bytes()[POSITION] == match.table_bytes()[POSITION]
    assert len(trace) == len(match.log) and record.to_record(again) == written
    for back in range(1, 9):
        match.undo()
        assert match.table_bytes()[POSITION] == history[-1 - back]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_simultaneous_decisions_in_any_order(players: int) -> None:
    match = deal(players, "any order")
    while not match.actors:
        match.chance()
    pick = random.Random(players)
    for _ in range(4):
        choices = {seat: pick.choice(match.legal(seat)) for seat in match.actors}
        found = set()
        for order in permutations(choices):
            for seat in order:
                match.play(seat, choices[seat])
            found.add(match.table_bytes())
            for _ in order:
                match.undo()
        assert len(found) == 1
        for seat, action in choices.items():
            match.play(seat, action)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_journal_changes_nothing(players: int) -> None:
    longest = 0
    pick = random.Random(players)
    for match in steps(deal(players, "journal", {"game.max_rounds": 3}), pick):
        for seat in match.actors:
            for move in pick.sample(match.moves(seat), min(6, len(match.moves(seat)))):
                tables = np.repeat(match._tables, 2).view(type(match._tables))
                journal = new_journal()
                for action in move:
                    KERNELS.apply(match.box.record, tables, 0, seat, action, journal)
                    KERNELS.apply(match.box.record, tables, 1, seat, action, np.zeros((0, 6), np.int16))
                assert tables[0].tobytes() == tables[1].tobytes() != match.table_bytes()
                longest = max(longest, int(journal[0, 0]))
    assert 16 < longest < CAPACITY


def test_the_table_is_small() -> None:
    assert GAME.table_dtype.itemsize <= 512
    for dtype in (GAME.box_dtype, GAME.table_dtype):
        assert [field for field in dtype.names or () if hasattr(np.record, field)] == []
    assert sum(GAME.table_dtype[field].itemsize for field in GAME.table_dtype.names) == GAME.table_dtype.itemsize


def test_random_games_come_to_an_end() -> None:
    games = 300 if JIT else 3
    for players in (2, 3, 4):
        match = deal(players, 0)
        totals = np.zeros(players, np.float64)
        tables = match._tables.copy()
        assert KERNELS.playouts(match.box.record, tables, players, games, new_rng("end"), totals) > 60 * games
        assert (totals > games).all()
