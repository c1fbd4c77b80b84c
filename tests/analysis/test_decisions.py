"""Single decisions: the best move is found, errors are marked, and nothing that is hidden plays a part."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from ridotto.analysis import Decision, Job, analyse_decision
from ridotto.analysis.decisions import _noise
from ridotto.analysis.packing import Packed
from ridotto.engine.compound import words_of
from ridotto.engine.game import find_game, games
from ridotto.engine.jit import new_records
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng
from ridotto.engine.view import View
from tests.mille_fiori.setting import BLUE, GREEN, RED, Setting

FEW = 12


def last_decision(behind: int) -> Setting:
    """Red makes the last move of a game for three, so many points behind Blue; Green is far back.

    A third diamond on the goblets scores three times three; the ship would come to the first space, for one point.
    """
    setting = Setting(
        {RED: "T1G T2G"}, players=3, start=BLUE, cycle=4, deck=0, cards={RED: "goblet-1"}, display="lime-1"
    )
    setting.moves(BLUE, "sail")
    setting.moves(GREEN, "sail")
    for seat, score in ((RED, 50), (BLUE, 50 + behind), (GREEN, 5)):
        setting.table.score[seat] = score
    assert setting.match.actors == [RED] and "sail" in setting.legal()
    return setting


def analysed(match: Match, words: str, iterations: int = FEW) -> Decision:
    """The decision of the seat at turn, which has made this move."""
    seat = match.actors[0]
    actions = match.actions_of(seat, words)
    return analyse_decision(Job(7, Packed.of(match.view(seat)), actions, iterations, "seed"))


def test_a_move_that_gives_the_game_away_is_a_blunder() -> None:
    # 50 + 9 beats 58, 50 + 1 does not.
    found = analysed(last_decision(behind=8).match, "sail")
    assert found.best.startswith("lay T") and found.best.endswith("G")
    assert (found.loss, found.points_loss, found.mark) == (1.0, 8.0, "blunder")
    assert found.before and found.before.win == (1.0, 0.0, 0.0) and found.before.points == (59.0, 58.0, 5.0)
    assert found.after and found.after.win == (0.0, 1.0, 0.0) and found.after.points == (51.0, 58.0, 5.0)
    assert found.candidates[0].words == found.best
    assert found.candidates[0].win == 1.0 and found.candidates[0].points == 59.0
    (sail,) = [each for each in found.candidates if each.words == "sail"]
    assert sail.win == 0.0


def test_the_best_move_costs_nothing() -> None:
    match = last_decision(behind=8).match
    best = next(words for words in match.legal_words(RED) if words.startswith("lay"))
    found = analysed(match, best)
    assert (found.best, found.played, found.loss, found.points_loss, found.mark) == (best, best, 0.0, 0.0, None)
    assert found.choices == len(match.legal_words(RED))
    assert [each.words for each in found.candidates].count(best) == 1


@pytest.mark.parametrize(("behind", "win"), [(20, 0.0), (-20, 1.0)])
def test_where_the_game_is_decided_no_move_is_an_error(behind: int, win: float) -> None:
    found = analysed(last_decision(behind).match, "sail")
    assert (found.loss, found.points_loss, found.mark) == (0.0, 0.0, None)
    assert found.after and found.after.win[RED] == win


def test_a_shared_first_place_is_half_of_it() -> None:
    # 50 + 9 = 59: level, and both are first; with 51 Red is second.
    found = analysed(last_decision(behind=9).match, "sail")
    assert (found.loss, found.mark) == (0.5, "blunder")


def test_a_forced_move_is_no_decision() -> None:
    game = find_game("intrigo")
    match = Match.deal(game, game.load_box("standard", {}, None), ["Ada", "Bea", "Cal"], "forced")
    while match.awaits_chance:
        match.chance()
    while len(match.legal_words(match.actors[0])) > 1:  # the last card of a draft is kept without a choice
        match.play(match.actors[0], *match.moves(match.actors[0])[0])
    found = analysed(match, match.legal_words(match.actors[0])[0])
    assert (found.choices, found.candidates, found.loss, found.mark) == (1, (), 0.0, None)
    assert found.before is None and found.after is None


def test_noise_of_two_values() -> None:
    # Each the mean of 100 games with an even chance: variance 0.25 / 100; of the difference twice that; two deviations.
    assert _noise(0.5, 0.5, 100) == pytest.approx(2 * (2 * 0.25 / 100) ** 0.5)
    # A loss in every one of ten games still may be a chance of 1 in 12.
    assert _noise(0.0, 0.0, 10) == pytest.approx(2 * (2 * (1 / 12) * (11 / 12) / 10) ** 0.5)


@pytest.mark.parametrize(
    ("loss", "mark"),
    [(0.04, None), (0.05, "inaccuracy"), (0.1, "mistake"), (0.19, "mistake"), (0.2, "blunder"), (1.0, "blunder")],
)
def test_marks(loss: float, mark: str | None) -> None:
    found = analysed(last_decision(behind=20).match, "sail")
    assert replace(found, loss=loss).mark == mark


def positions(name: str) -> Iterator[Match]:
    """Some positions of a game between players who take any move."""
    game = find_game(name)
    match = Match.deal(game, game.load_box(next(iter(game.editions)), {}, None), ["p"] * max(3, game.seats[0]), name)
    rng = new_rng("positions", name)
    for decision in range(40):
        while match.awaits_chance:
            match.chance()
        seat = match.actors[-1]
        moves = match.moves(seat)
        if decision % 13 == 5 and len(moves) > 1:
            yield match
        rng[0] = rng[0] + 1
        match.play(seat, *moves[int(rng[0]) % len(moves)])


@pytest.mark.statistics
@pytest.mark.parametrize("name", list(games()))
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    checked = 0
    for match in positions(name):
        seat = match.actors[-1]
        view = match.view(seat)
        played = match.moves(seat)[-1]
        first = analyse_decision(Job(0, Packed.of(view), played, FEW, "hidden"))
        other = new_records(match.game.table_dtype)
        other[0] = view.sample(new_rng("another truth"))[0]
        assert other.tobytes() != match.table_bytes()
        again = Packed.of(View.of(match.game, match.box, other, seat))
        assert again == Packed.of(view)
        assert analyse_decision(Job(0, again, played, FEW, "hidden")) == first
        assert first.played == words_of(match.game, match.box, match.table, seat, played)
        checked += 1
    assert checked >= 2
