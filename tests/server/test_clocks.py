"""Clocks follow from the times of the log alone."""

from ridotto.server.clocks import Clocks
from ridotto.server.store import Kind, Line
from ridotto.server.wire import Clock

BOTH = frozenset({0, 1})


def entry(kind: Kind, seat: int | None, at: int, words: str = "") -> Line:
    return Line.after("", 1, kind, seat, words, at)


def begun(clock: Clock | None, *actors: int) -> Clocks:
    clocks = Clocks(clock)
    clocks.begin({0, 1}, actors, 1_000)
    return clocks


def test_a_clock_for_the_whole_game() -> None:
    clocks = begun(Clock(kind="game", seconds=60, increment=5), 0)
    assert (clocks.remaining(0, 11_000), clocks.remaining(1, 11_000)) == (50_000, 60_000)
    clocks.after(entry("move", 0, 21_000), [1], BOTH)
    assert (clocks.remaining(0, 31_000), clocks.remaining(1, 31_000)) == (45_000, 50_000)
    assert clocks.out(81_000 - 1) == [] and clocks.out(81_000) == [1]
    assert clocks.next_out(31_000) == 50_000 and clocks.next_out(90_000) is None


def test_a_clock_for_each_move() -> None:
    clocks = begun(Clock(kind="move", seconds=30, increment=0), 0, 1)
    clocks.after(entry("move", 0, 11_000), [1], BOTH)  # the other one's decision goes on
    assert (clocks.remaining(0, 16_000), clocks.remaining(1, 16_000)) == (20_000, 15_000)
    clocks.after(entry("move", 1, 16_000), [0, 1], BOTH)
    assert (clocks.remaining(0, 16_000), clocks.remaining(1, 16_000)) == (30_000, 30_000)


def test_pauses_and_the_time_in_which_the_house_was_closed_cost_nothing() -> None:
    clocks = begun(Clock(kind="game", seconds=60, increment=0), 0)
    clocks.after(entry("pause", 1, 11_000), [0], frozenset())
    assert clocks.out(999_000) == [] and clocks.remaining(0, 999_000) == 50_000
    clocks.after(entry("go-on", 1, 1_000_000), [0], BOTH)
    assert clocks.remaining(0, 1_010_000) == 40_000
    clocks.after(entry("excuse", None, 1_100_000, "95000"), [0], BOTH)
    assert clocks.remaining(0, 1_100_000) == 45_000


def test_who_comes_back_has_time_again() -> None:
    clocks = begun(Clock(kind="game", seconds=10, increment=0), 0)
    clocks.after(entry("takeover", 0, 21_000, "greedy"), [0], frozenset({1}))
    assert clocks.running == frozenset()
    clocks.after(entry("return", 0, 31_000), [0], BOTH)
    assert clocks.remaining(0, 32_000) == 59_000


def test_without_a_clock_and_without_times_nothing_runs() -> None:
    assert begun(None, 0).remaining(0, 99_000) is None
    clocks = begun(Clock(kind="game", seconds=10, increment=0), 0)
    clocks.after(Line.after("", 1, "move", 0, "sail"), [1], BOTH)
    assert clocks.remaining(0, 1_000) == 10_000


def test_a_time_before_the_last_one_takes_nothing_back() -> None:
    clocks = begun(Clock(kind="game", seconds=10, increment=0), 0)
    clocks.after(entry("move", 0, 500), [1], BOTH)
    assert (clocks.remaining(0, 1_000), clocks.remaining(1, 1_000)) == (10_000, 10_000)
