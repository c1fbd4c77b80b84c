"""Luck against skill, on figures that can be added up by hand."""

from math import exp

import pytest

from ridotto.analysis.decisions import Decision, Value
from ridotto.analysis.luck import seat_report, shares


def decision(seat: int, loss: float, before: tuple[float, ...], after: tuple[float, ...], choices: int = 2) -> Decision:
    value = [Value(win, tuple(100 * share for share in win), 0.0) for win in (before, after)]
    return Decision(0, seat, "played", "best", choices, (), loss, 10 * loss, 0.0, value[0], value[1])


COURSE = [
    decision(0, 0.2, (0.6, 0.4), (0.4, 0.6)),
    decision(1, 0.1, (0.3, 0.7), (0.4, 0.6)),
    decision(0, 0.0, (0.5, 0.5), (0.5, 0.5)),
    Decision(3, 0, "sail", "sail", 1, (), 0.0, 0.0, 0.0, None, None),
]


def test_luck_is_what_errors_do_not_explain() -> None:
    """Seat 0 came from 0.5 to 1 although it has lost 0.2 itself and was given only 0.1: luck was worth 0.6."""
    first, second = seat_report(COURSE, 0, 0.5, 1.0), seat_report(COURSE, 1, 0.5, 0.0)
    assert first["luck"] == pytest.approx(0.6) and first["skill"] == pytest.approx(-0.1)
    assert second["luck"] == pytest.approx(-0.6) and second["skill"] == pytest.approx(0.1)
    assert (first["gifts"], second["gifts"]) == (pytest.approx(0.1), pytest.approx(0.2))
    assert (first["mistakes"], first["blunders"], second["mistakes"]) == (0, 1, 1)
    assert first["points_loss"] == pytest.approx(2.0)


def test_errors_among_three_are_given_to_those_who_gained() -> None:
    course = [decision(0, 0.3, (0.6, 0.2, 0.2), (0.3, 0.6, 0.1))]
    reports = [
        seat_report(course, seat, start, end) for seat, start, end in ((0, 0.5, 0.0), (1, 0.25, 1.0), (2, 0.25, 0.0))
    ]
    assert [report["gifts"] for report in reports] == [0, pytest.approx(0.4), pytest.approx(-0.1)]
    assert [report["luck"] for report in reports] == [pytest.approx(n) for n in (-0.2, 0.35, -0.15)]
    assert sum(report["skill"] for report in reports) == pytest.approx(0)


def test_accuracy_counts_decisions_with_a_choice() -> None:
    assert seat_report(COURSE, 0, 0.5, 1.0)["accuracy"] == pytest.approx(100 * (exp(-4.354 * 0.2) + 1) / 2)
    assert seat_report([], 0, 0.5, 1.0)["accuracy"] == 100


def test_shares_of_the_first_place() -> None:
    assert shares([2, 1, 3]) == [0.0, 1.0, 0.0]
    assert shares([1, 3, 1]) == [0.5, 0.0, 0.5]
