"""Whole games: what their decisions add up to, and how it is told."""

import json
from collections import deque
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from ridotto.analysis import Analysis, analyse_decision, assemble, jobs
from ridotto.analysis.lines import _chance, line_of
from ridotto.analysis.report import FEWEST, MOST, usual_iterations
from ridotto.cli import analyse, explained
from ridotto.engine import record
from ridotto.engine.errors import BadRecord
from ridotto.engine.game import Json
from ridotto.engine.match import Match
from tests.records.make import FOLDER

FEW = 16
SCORING = "end-by-deck-2p"


def read(name: str) -> Json:
    return record.read(FOLDER / f"{name}.record.json")


def analysed(found: Json, backwards: bool = False) -> Analysis:
    work = jobs(found, FEW, "seed")
    decisions = [analyse_decision(job) for job in (reversed(work) if backwards else work)]
    return assemble(found, decisions, FEW, "seed")


@pytest.fixture(scope="module")
def game() -> Json:
    return read(SCORING)


@pytest.fixture(scope="module")
def analysis(game: Json) -> Analysis:
    return analysed(game)


@pytest.mark.statistics
class TestOfAGame:
    def test_every_decision_is_there(self, game: Json, analysis: Analysis) -> None:
        decisions = analysis["decisions"]
        assert [(each["seat"], each["played"]) for each in decisions] == [tuple(move) for move in game["moves"]]
        assert [each["move"] for each in decisions] == list(range(len(game["moves"])))
        _, trace = record.replay(game, legal=True)
        assert [each["scores"] for each in decisions] == [step["scores"] for step in trace]
        assert [each["choices"] for each in decisions] == [len(step["legal"]) for step in trace]
        assert decisions[-1]["win"] == [1.0 if rank == 1 else 0.0 for rank in game["result"]["ranks"]]
        assert decisions[-1]["points"] == game["result"]["scores"]
        for each, step in zip(decisions, trace, strict=True):
            assert sum(each["win"]) == pytest.approx(1, abs=1e-3)
            words = [one["move"] for one in each["candidates"]]
            assert set(words) <= set(step["legal"]) and len(set(words)) == len(words) <= 5
            assert (words == []) is (each["choices"] == 1)
            assert not words or (words[0] == each["best"] and each["played"] in words)
            assert each["loss"] == 0 or each["loss"] > each["noise"] > 0

    def test_luck_and_skill_make_up_the_result(self, analysis: Analysis) -> None:
        start, end = analysis["start"]["win"], analysis["decisions"][-1]["win"]
        for seat in analysis["seats"]:
            at = seat["seat"]
            assert seat["luck"] + seat["skill"] == pytest.approx(end[at] - start[at], abs=1e-3)
        assert sum(seat["luck"] for seat in analysis["seats"]) == pytest.approx(0, abs=1e-3)
        losses = [sum(each["loss"] for each in analysis["decisions"] if each["seat"] == seat) for seat in (0, 1)]
        assert [seat["loss"] for seat in analysis["seats"]] == [pytest.approx(loss, abs=1e-2) for loss in losses]

    def test_it_is_the_same_in_any_order(self, game: Json, analysis: Analysis) -> None:
        assert analysed(game, backwards=True) == analysis

    def test_turning_points_are_the_largest_losses(self, game: Json, analysis: Analysis) -> None:
        points = analysis["turning_points"]
        losses = sorted((each["loss"] for each in analysis["decisions"]), reverse=True)
        assert sorted((each["loss"] for each in points), reverse=True) == losses[: len(points)]
        assert [each["move"] for each in points] == sorted(each["move"] for each in points)
        for point in points:
            for words, events, then in (
                (point["played"], point["played_events"], point["played_then"]),
                (point["best"], point["best_events"], point["best_then"]),
            ):
                match = before(game, point["move"])
                entry = match.move(point["seat"], words)
                first = match.events(entry.rows)
                assert events[: len(first)] == first
                assert (events == first) is (then == [])

    def test_it_is_told_on_a_terminal(self, game: Json, analysis: Analysis) -> None:
        page = StringIO()
        explained.show(Console(file=page, width=100, highlight=False), game, analysis, 1.0)
        told = page.getvalue()
        assert all(name in told for name in game["players"])
        assert "Chance to win" in told and "Turning points" in told
        for point in analysis["turning_points"]:
            assert f"Decision {point['move'] + 1}, {game['players'][point['seat']]}" in told

    def test_the_command_writes_what_it_prints(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = FOLDER / f"{SCORING}.record.json"
        analyse.run(file, 2, 0, True, tmp_path / "out.json")
        printed = capsys.readouterr().out
        assert printed == (tmp_path / "out.json").read_text("utf-8")
        found = json.loads(printed)
        assert (found["format"], found["iterations"], found["seed"]) == ("ridotto-analysis/1", 2, "0")


def test_a_move_that_scores_nothing_is_explained_by_what_follows(game: Json) -> None:
    """The first draft of the game: nothing scores until the card is laid, and then the journal is that of the game."""
    played, _ = record.replay(game)
    (seat, draft), *later = game["moves"]
    own = [at for at, (who, _) in enumerate(later, 1) if who == seat]
    line = line_of(game, played, 0, seat, draft)
    assert line.then == [game["moves"][at][1] for at in own[: len(line.then)]] != []
    told = [event for at in (0, *own[: len(line.then)]) for event in played.events(played.log[at].rows)]
    assert line.events == told
    assert any(event.get("points") for event in told if event.get("seat") == seat) or len(line.then) == 3
    # Another card: the others draft what they drafted, and the seat lays it where it brings the most.
    other = next(words for words in record.start(game).legal_words(seat) if words != draft)
    line = line_of(game, played, 0, seat, other)
    assert line.events[:1] == record.start(game).events(record.start(game).move(seat, other).rows)[:1]
    assert 1 <= len(line.then) <= 3 and all(not words.startswith("draft") for words in line.then[:1])


def test_chance_decides_by_itself_where_what_it_did_is_not_possible() -> None:
    """A game that took another course may lack other Seals than the recorded one, or none at all."""
    found = record.read(FOLDER.parent / "intrigo" / "intrigo-2p-1.record.json")
    played, _ = record.replay(found)
    seals, deal, *_ = [entry for entry in played.log if entry.seat is None]
    match = record.start(found)
    _chance(match, deque([deal]))
    assert match.words_of(match.log[0]).startswith("seals ")
    _chance(match, deque([seals]))
    assert match.words_of(match.log[1]).startswith("deal ")
    # Where it is possible it decides as it did.
    match = record.start(found)
    rest = deque([seals, deal])
    _chance(match, rest)
    _chance(match, rest)
    assert [entry.outcome for entry in match.log] == [seals.outcome, deal.outcome]
    assert not rest


def before(game: Json, move: int) -> Match:
    """The match before a move of its record."""
    match = record.start(game)
    for seat, words in game["moves"][:move]:
        match.move(seat, words)
    return match


def test_a_game_that_is_not_over() -> None:
    game = read(SCORING)
    with pytest.raises(BadRecord, match="not over after 9 moves; play it to its end"):
        jobs({**game, "moves": game["moves"][:9], "result": None})


def test_long_games_are_searched_less() -> None:
    assert usual_iterations(120) == 80_000_000 // 120**2 == 5555
    assert usual_iterations(10) == MOST and usual_iterations(2000) == FEWEST


def test_sparklines() -> None:
    assert explained.sparkline([0.0, 0.5, 1.0], 10) == " ▄█"
    assert explained.sparkline([0.0, 0.0, 1.0, 1.0], 2) == " █"
