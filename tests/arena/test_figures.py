"""What is concluded from results: intervals, ratings and shares, against figures worked out by hand."""

import random

import pytest

from ridotto.arena.charts import scale_around, scale_of_times
from ridotto.arena.intervals import average, share, student, wilson
from ridotto.arena.ratings import rate
from ridotto.arena.results import head_of
from ridotto.arena.schedule import games_of
from ridotto.arena.summary import ladder, summarize
from ridotto.arena.table import play_game
from ridotto.engine.errors import RidottoError

from .playing import result, tournament


def test_wilson_interval_of_a_textbook() -> None:
    assert wilson(0.7, 10) == pytest.approx((0.3968, 0.8922), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0, 0.1611), abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (9, 2.2622), (30, 2.0423)]
)
def test_student_of_a_table(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.005)


def test_shares_count_deals() -> None:
    # 4 deals of 2 games: variance 1/6, so se^2 = 1/24; p(1-p) = 1/4 makes 6 games, and Student's 3.18 for Wilson's 1.96
    # makes them 2.276.
    found = share([1.0, 0.5, 0.5, 0.0], 8)
    assert found.value == 0.5
    assert (found.low, found.high) == pytest.approx(wilson(0.5, 2.276), abs=2e-3)
    # Nothing but wins: each deal counts once, however many games it had.
    assert share([1.0] * 20, 80).low == pytest.approx(0.8389, abs=1e-4)
    assert share([1.0], 2).low == pytest.approx(0.2065, abs=1e-4)
    # Every deal shared: the spread is unknown, the games count singly.
    assert (share([0.5] * 5, 10).low, share([0.5] * 5, 10).high) == pytest.approx((0.2366, 0.7634), abs=1e-4)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    chance = random.Random(5)
    held = 0
    for _ in range(600):
        deals = []
        for _ in range(25):
            luck = chance.choice([0.35, 0.75, 0.8])  # games on one deal are alike; the mean is 19/30
            deals.append(sum(chance.random() < luck for _ in range(4)) / 4)
        found = share(deals, 100)
        held += found.low <= 19 / 30 <= found.high
    assert 0.93 <= held / 600 <= 0.98


def test_averages() -> None:
    found = average([1, 2, 3, 4, 5])
    assert found is not None
    assert (found.low, found.value, found.high) == pytest.approx((3 - 1.963, 3, 3 + 1.963), abs=5e-3)
    assert average([1]) is None


def test_ratings_of_real_games() -> None:
    what = tournament("random", "greedy", players=4)
    game, box = what.box()
    deals = {deal: [play_game(what, game, box, job) for job in games_of(what, deal)] for deal in range(4)}
    weak, strong = rate(deals, 2, 0)
    assert weak.high < 25 < strong.low
    assert rate(deals, 2, 0) == [weak, strong]


def test_ratings_of_equals_are_equal() -> None:
    shared = {deal: [result(deal, 0, (0, 1), (7, 7)), result(deal, 1, (1, 0), (7, 7))] for deal in range(5)}
    one, other = rate(shared, 2, 0)
    assert one.value == pytest.approx(25) and other.value == pytest.approx(25)
    # Nothing but ties leaves openskill's own uncertainty.
    assert one.low < 22 and one.high > 28


def test_a_ladder_of_ratings() -> None:
    """Three bots, each of which beats the one before in two games of three."""
    deals = {}
    for deal in range(60):
        points = (5.0, 4.0) if deal % 3 == 0 else (4.0, 5.0)
        deals[deal] = [result(deal, 0, (0, 1), points), result(deal, 1, (1, 2), points)]
    low, middle, high = rate(deals, 3, 0)
    assert low.value < middle.value < high.value
    # Odds of 2 to 1 are log 2 = 0.69 on the scale of 5.9, two deviations of a game: 4.1 points a step.
    assert high.value - middle.value == pytest.approx(4.1, abs=1)
    assert low.low < low.value < low.high


def test_the_figures_of_a_small_tournament() -> None:
    what = tournament("alpha", "beta", players=3)
    seats = [job.seats for job in games_of(what, 0)]
    assert seats[0] == (0, 1, 1) and seats[3] == (1, 0, 0)
    # Deal 0: alpha alone is first three times; beta alone shares the first place with one alpha of two, three times.
    points = [tuple(9.0 if bot == 0 else 5.0 for bot in each) for each in seats[:3]]
    points += [(6, 6, 2), (6, 2, 6), (2, 6, 6)]
    games = [result(0, number, each, score) for number, (each, score) in enumerate(zip(seats, points, strict=True))]
    assert [games[number].ranks for number in (3, 4, 5)] == [(1, 1, 3), (1, 3, 1), (3, 1, 1)]
    # Deal 1: everybody has equally many points. Deal 2 is not complete.
    games += [result(1, number, each, (4, 4, 4)) for number, each in enumerate(seats)]
    games.append(result(2, 0, seats[0], (0, 9, 9)))
    found = summarize(head_of_unknown(what), games)
    assert (found.deals, found.games) == (2, 12)
    alpha, beta = found.bots
    # alpha: 3 lone seats with 1 each, 6 seats with 3 halves in all: 4.5 of 9; then 9 thirds. beta: 1.5 of 9; 3 of 9.
    assert alpha.win.value == pytest.approx((4.5 / 9 + 1 / 3) / 2)
    assert beta.win.value == pytest.approx((1.5 / 9 + 1 / 3) / 2)
    assert 3 * (alpha.win.value + beta.win.value) == pytest.approx(3 * (7 / 12 + 1 / 12))
    assert (alpha.seats, alpha.moves, alpha.ms, alpha.longest) == (18, 36, 2.0, 3.0)
    assert alpha.points == pytest.approx((3 * 9 + 3 * 8 + 9 * 4) / 18)
    lone = [(meeting.bot, meeting.others, meeting.games, meeting.win.value) for meeting in found.meetings]
    assert lone == [
        ("alpha", {"beta": 2}, 6, pytest.approx((1 + 1 / 3) / 2)),
        ("beta", {"alpha": 2}, 6, pytest.approx((1 / 2 + 1 / 3) / 2)),
    ]
    # Ahead: 1 in three games; in the other three beta is level with one alpha and before the other: 1/4. Then all ties.
    assert found.pairs[0].ahead.value == pytest.approx(((3 * 1 + 3 * 0.25) / 6 + 0.5) / 2)
    assert alpha.margin is not None
    assert alpha.margin.value == pytest.approx(((3 * 4 + 3 * (0 - 4)) / 9 + 0) / 2)


def head_of_unknown(what: object) -> dict[str, object]:
    """The head of a tournament between bots that exist on paper only."""
    return {**head_of(tournament("greedy", "random")), **vars(what)}


def test_the_steps_of_a_ladder_are_seen_from_the_larger_budget() -> None:
    what = tournament("small", "large")
    games = [result(0, 0, (0, 1), (1, 2)), result(0, 1, (1, 0), (2, 1))]
    games += [result(1, 0, (0, 1), (1, 2)), result(1, 1, (1, 0), (1, 2))]
    (step,) = ladder(summarize({**head_of_unknown(what), "kind": "ladder"}, games))
    assert (step.bot, step.other, step.games, step.ahead.value) == ("large", "small", 4, 0.75)
    assert step.ahead.low < 0.75 < step.ahead.high


def test_no_complete_deal() -> None:
    what = tournament("greedy", "random")
    with pytest.raises(RidottoError, match="No deal of this tournament is complete yet"):
        summarize(head_of(what), [result(0, 0, (0, 1), (1, 2))])


def test_scales_hold_their_values() -> None:
    assert [text for _, text in scale_around([17.2, 31]).ticks] == ["15", "20", "25", "30", "35"]
    assert [text for _, text in scale_around([25, 25]).ticks]
    times = scale_of_times([0.2, 70])
    assert (times.low, times.high) == (0.1, 100)
    assert [text for _, text in times.ticks] == ["0.1", "1", "10", "100"]
    assert times.share(0.1) == 8 and times.share(100) == 92 and times.share(1) == pytest.approx(36)
