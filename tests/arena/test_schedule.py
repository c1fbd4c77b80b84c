"""Who plays whom, and where everybody sits."""

from collections import Counter

import pytest

from ridotto.arena.budgets import rungs
from ridotto.arena.schedule import Tournament, games_of, orders, tables_of
from ridotto.engine.errors import RidottoError

from .playing import tournament


def seatings(what: Tournament, deal: int = 0) -> list[tuple[int, ...]]:
    jobs = games_of(what, deal)
    assert [job.number for job in jobs] == list(range(len(jobs)))
    assert {job.deal for job in jobs} == {deal}
    return [job.seats for job in jobs]


def test_two_bots_at_two_seats_change_places() -> None:
    assert seatings(tournament("greedy", "random")) == [(0, 1), (1, 0)]


def test_one_against_others_of_one_kind_sits_everywhere() -> None:
    found = seatings(tournament("greedy", "random", players=3))
    assert found == [(0, 1, 1), (1, 1, 0), (1, 0, 1), (1, 0, 0), (0, 0, 1), (0, 1, 0)]


def test_the_first_bot_alone() -> None:
    assert tables_of("first", ["a", "b", "c"], 4) == ((0, 1, 1, 1), (0, 2, 2, 2))


@pytest.mark.parametrize("players", [2, 5])
def test_each_bot_and_the_next_one_are_played_both_ways(players: int) -> None:
    found = tables_of("steps", ["a", "b", "c"], players)
    if players == 2:
        assert found == ((0, 1), (1, 2))
    else:
        assert found == ((0, 1, 1, 1, 1), (1, 0, 0, 0, 0), (1, 2, 2, 2, 2), (2, 1, 1, 1, 1))


def test_too_few_bots_for_a_table_meet_in_pairs() -> None:
    found = tables_of(None, ["a", "b", "c"], 4)
    assert found == ((0, 1, 1, 1), (0, 2, 2, 2), (1, 0, 0, 0), (1, 2, 2, 2), (2, 0, 0, 0), (2, 1, 1, 1))


def test_enough_bots_meet_in_all_combinations() -> None:
    assert tables_of(None, ["a", "b", "c"], 2) == ((0, 1), (0, 2), (1, 2))
    assert tables_of(None, ["a", "b", "c", "d"], 3) == ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))


def test_a_table_has_as_many_orders_as_no_rotation_makes_equal() -> None:
    # (n - 1)! orders of n different bots; one of one among equals; two pairs sit together or crosswise.
    assert len(orders((0, 1, 2, 3))) == 6
    assert orders((0, 1, 1, 1)) == ((0, 1, 1, 1),)
    assert len(orders((0, 0, 1, 1))) == 2


def test_different_bots_have_every_seat_and_every_neighbour_equally_often() -> None:
    what = tournament("a", "b", "c", "d", players=4)
    seats, neighbours = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for deal in range(6):
        found = seatings(what, deal)
        assert len(set(found)) == 4
        for sitting in found:
            seats.update(enumerate(sitting))
            neighbours.update(zip(sitting, sitting[1:] + sitting[:1], strict=True))
    # 24 games: each of 4 bots has each seat 6 times; 96 neighbours on the left are shared out over 12 pairs.
    assert set(seats.values()) == {6} and len(seats) == 16
    assert set(neighbours.values()) == {8} and len(neighbours) == 12


def test_budgets_are_doubled() -> None:
    assert rungs("search:iterations=100,threads=2", 2) == [
        "search:iterations=100,threads=2",
        "search:iterations=200,threads=2",
        "search:iterations=400,threads=2",
    ]
    assert rungs("search:seconds=0.05,iterations=9", 1)[1] == "search:seconds=0.1,iterations=18"
    with pytest.raises(RidottoError, match="greedy has no budget to double"):
        rungs("greedy", 1)


@pytest.mark.parametrize(
    ("schedule", "bots", "sentence"),
    [
        (None, ["a"], "at least two different bots"),
        (None, ["a", "b", "a"], "The bot a is named twice"),
        ("mixed", ["a", "b"], "needs 3 different bots for 3 seats, not 2"),
        ("best", ["a", "b"], "Unknown schedule 'best': choose one of mixed, pairs, first, steps"),
    ],
)
def test_what_cannot_be_a_tournament(schedule: str | None, bots: list[str], sentence: str) -> None:
    with pytest.raises(RidottoError, match=sentence):
        tables_of(schedule, bots, 3)
