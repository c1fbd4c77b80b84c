"""Laws that hold in every position, whatever is played."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ridotto.engine import record
from ridotto.engine.journal import CAPACITY, new_journal
from ridotto.games.great_split import GAME
from ridotto.games.great_split.table import CARDS, DISCARD, TABLE, TAKE

from .setting import KERNELS, cards_of, new_match, random_move

OPTIONS = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(values) for name, values in GAME.switches("standard").items()}
)
POSITION = slice(TABLE.fields["rng"][1] + 8 if TABLE.fields else 0, None)
"""The bytes of a table after its generator, which a match that was dealt has and a replayed one has not."""


class AnyGame(RuleBasedStateMachine):
    """Any game with any switches, with steps taken back in between."""

    @initialize(players=st.sampled_from(GAME.seats), options=OPTIONS, seed=st.integers(0, 999))
    def begin(self, players: int, options: dict[str, Any], seed: int) -> None:
        self.match = new_match(players, seed, options)
        self.history = [(self.match.table_bytes(), self.match.result()[0])]

    @rule(seed=st.integers(0, 999), decisions=st.integers(1, 40), face_up=st.sampled_from((0.0, 0.8)))
    def decisions(self, seed: int, decisions: int, face_up: float) -> None:
        pick = np.random.default_rng(seed)
        for _ in range(decisions):
            if self.match.over:
                return
            seat, move = random_move(self.match, pick, face_up)
            words = self.match.play(seat, *move).words
            assert words is not None
            self.history.append((self.match.table_bytes(), self.match.result()[0]))
            self.laws()

    @precondition(lambda self: len(self.history) > 1)
    @rule(steps=st.integers(1, 3))
    def take_back(self, steps: int) -> None:
        for _ in range(min(steps, len(self.match.log))):
            self.history.pop()
            self.match.undo()
            assert self.match.table_bytes() == self.history[-1][0]

    @rule()
    def replay(self) -> None:
        written = record.to_record(self.match)
        again, trace = record.replay(written)
        assert again.table_bytes()[POSITION] == self.match.table_bytes()[POSITION]
        assert [entry["scores"] for entry in trace] == [scores for _, scores in self.history[1:]]
        assert record.to_record(again) == written

    @invariant()
    def laws(self) -> None:
        match, table = self.match, self.match.table
        players = len(match.players)
        # Cards: each in one place; what lies nowhere was discarded.
        places = cards_of(table)
        assert set(places.values()) == {1}
        assert places.total() + int(table["dropped"].sum()) == CARDS
        assert not table["held"][players:].any() and (table["hand"][players:] == -1).all()
        # Points never fall, and the journal explains every one of them.
        scores = match.result()[0]
        events = [event for entry in match.log[-1:] for event in match.events(entry.rows)]
        explained = Counter[int]()
        for event in events:
            explained[event.get("seat", 0)] += event.get("points", 0)
        if len(self.history) > 1:
            before = self.history[-2][1]
            assert [new - old for new, old in zip(scores, before, strict=True)] == [
                explained[s] for s in range(players)
            ]
            assert all(new >= old for new, old in zip(scores, before, strict=True))
        # Cubes stay on their tracks.
        assert (table["track"] <= match.box.record["end"]).all() and (table["track"] >= 0).all()
        # Decisions: somebody has one until the end; those who have can move, the others cannot.
        assert bool(match.actors) is not match.over
        for seat in range(players):
            legal = match.legal(seat)
            assert bool(legal) is (seat in match.actors)
            assert legal == sorted(set(legal)) and len(legal) <= GAME.max_legal


AnyGame.TestCase.settings = settings(max_examples=12, stateful_step_count=12, deadline=None)
TestAnyGame = AnyGame.TestCase


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_simultaneous_decisions_in_any_order(players: int) -> None:
    """Whole simultaneous steps, discards to resolutions, replayed with the seats mixed in other orders."""
    match, pick = new_match(players, "any order"), np.random.default_rng(players)
    steps: list[dict[int, list[tuple[int, ...]]]] = []
    key = None
    while not match.over and int(match.table["round_number"]) < 4:
        now = (int(match.table["round_number"]), int(match.table["phase"]))
        if now != key:
            steps.append({seat: [] for seat in range(players)})
            key = now
        seat, move = random_move(match, pick)
        steps[-1][seat].append(move)
        match.play(seat, *move)
    for seed in range(3):
        again, order = new_match(players, "any order"), np.random.default_rng(seed)
        for step in steps:
            left = {seat: list(moves) for seat, moves in step.items() if moves}
            while left:
                seat = int(order.choice(list(left)))
                again.play(seat, *left[seat].pop(0))
                if not left[seat]:
                    del left[seat]
        assert again.table_bytes() == match.table_bytes()


@pytest.mark.parametrize("players", [2, 4, 7])
def test_a_step_is_closed_when_every_seat_has_decided(players: int) -> None:
    match, pick = new_match(players, 3), np.random.default_rng(3)
    decided: set[int] = set()
    phase = -1
    while not match.over:
        now = int(match.table["phase"])
        if now != phase:
            assert now > DISCARD or len(match.actors) >= 1
            phase, decided = now, set()
        if phase <= TAKE:
            assert not decided & set(match.actors)
        seat, move = random_move(match, pick)
        match.play(seat, *move)
        decided.add(seat)


@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_journal_changes_nothing(players: int) -> None:
    match, pick = new_match(players, 6), np.random.default_rng(6)
    longest = 0
    while not match.over:
        seat, move = random_move(match, pick)
        tables = np.repeat(match._tables, 2).view(type(match._tables))
        journal = new_journal()
        for action in move:
            KERNELS.apply(match.box.record, tables, 0, seat, action, journal)
            KERNELS.apply(match.box.record, tables, 1, seat, action, np.zeros((0, 6), np.int16))
        assert tables[0].tobytes() == tables[1].tobytes() != match.table_bytes()
        longest = max(longest, int(journal[0, 0]))
        match.play(seat, *move)
    assert 4 < longest < CAPACITY


def test_nothing_secret_is_said() -> None:
    """The journal of secret moves names no card."""
    match, pick = new_match(5, 8), np.random.default_rng(8)
    while not match.over:
        seat, move = random_move(match, pick)
        entry = match.play(seat, *move)
        if any(GAME.is_secret(action) for action in move):
            assert not any("card" in event for event in match.events(entry.rows))


def test_steps_can_be_taken_back_until_something_is_revealed() -> None:
    match = new_match(3, 2)
    for seat in range(2):
        match.move(seat, match.legal_words(seat)[0])
        assert match.may_undo(seat)
    match.move(2, match.legal_words(2)[0])
    assert not match.may_undo(2)
    for seat in range(3):
        assert match.view(seat).describe()["phase"] == "take"
