"""Games and their analyses in sentences, on the terminal."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from ridotto.analysis import Decision, assemble
from ridotto.analysis.decisions import Value, Weighed
from ridotto.cli.explained import percent, show
from ridotto.cli.told import TELLERS, teller_of
from ridotto.engine import record
from ridotto.engine.game import Json
from ridotto.engine.match import Match

RECORDS = Path(__file__).parent.parent / "records"
SAMPLE = RECORDS / "mille-fiori" / "mille-fiori-base-3p-1.record.json"
FEW = (
    "mille-fiori/mille-fiori-base-3p-1",
    "mille-fiori/masterworks-every-dogaressa-card",
    "mille-fiori/masterworks-every-council-reward",
    "intrigo/intrigo-3p-1",
    "intrigo/switch-guard-mode-cancel",
    "intrigo/switch-courtesan-mode-place-next-turn",
    "intrigo/equal-seals-2p",
    "great-split/great-split-3p-1",
    "great-split/steps-lost",
)


@pytest.mark.parametrize("name", FEW)
def test_every_move_of_a_game_can_be_read(name: str) -> None:
    match, _ = record.replay(record.read(RECORDS / f"{name}.record.json"))
    teller = teller_of(match.game, match.box, match.players)
    for entry in match.log:
        if entry.seat is None:
            continue
        words, events = match.words_of(entry), match.events(entry.rows)
        told = teller.move(entry.seat, words, events)
        assert told.startswith(match.players[entry.seat]) and told.endswith("."), told
        deeds = teller.deeds([words], entry.seat, events)
        for text in (told, teller.choice(words), *deeds, *teller.gains(entry.seat, events)):
            assert not re.search(r"[{}]|\b(mf|ig|gs)-|None|\(\)|  | [.,:;]|[.:;]{2}|: ?\.", text), text


def test_what_a_score_stands_for() -> None:
    match, _ = record.replay(record.read(RECORDS / "intrigo" / "intrigo-3p-1.record.json"))
    teller = teller_of(match.game, match.box, match.players)
    assert (teller.score(6.001), teller.score(1.012)) == ("6 Seals, 1 Ducat", "1 Seal, 12 Ducats")
    assert (teller.mean(0.996), teller.mean(0.28)) == ("1 Seal", "0.3 Seals")
    match, _ = record.replay(record.read(SAMPLE))
    teller = teller_of(match.game, match.box, match.players)
    assert (teller.score(1.0), teller.mean(3.25)) == ("1 point", "3.2 points")


def test_a_game_without_words_is_told_in_those_of_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(TELLERS, "mille-fiori")
    told, deeds, gains = last("mille-fiori/mille-fiori-base-2p-1")
    assert (told, deeds, gains) == ("Player 1: lay NM4 (4 points).", ["lay NM4"], ["4 points"])


def last(name: str) -> tuple[str, list[str], list[str]]:
    """The last move of a game: its sentence, its deed, and what it brought."""
    match, _ = record.replay(record.read(RECORDS / f"{name}.record.json"))
    teller, entry = teller_of(match.game, match.box, match.players), match.log[-1]
    assert entry.seat is not None
    words, events = match.words_of(entry), match.events(entry.rows)
    told = teller.move(entry.seat, words, events)
    return told, teller.deeds([words], entry.seat, events), teller.gains(entry.seat, events)


def test_what_a_move_set_off_for_everybody_is_told_apart() -> None:
    assert last("great-split/great-split-3p-1") == (
        "P3 plays 5 prestige face down: gold to 6. Scoring: P1 49 points, P2 20 points, and P3 47 points.",
        ["playing 5 prestige face down for gold"],
        ["gold to 6", "contract icon", "P3 47 points"],
    )
    assert last("intrigo/intrigo-3p-1") == (
        "P2 places Gradenigo 3 in S11. The tokens are handed out: P1 receives the Seal of the Clergy. "
        "P1 has Seals of 5 guilds and wins.",
        ["placing Gradenigo 3 in S11"],
        ["P1 receives the Seal of the Clergy"],
    )
    assert last("mille-fiori/mille-fiori-base-2p-1") == (
        "Player 1 plays cross 3 on NM4: 3 points for the new diamond on NM4; 1 point for NB5 in the triangle below; "
        "Player 0 1 point.",
        ["playing cross 3 on NM4"],
        [
            "3 points for the new diamond on NM4 (lion)",
            "1 point for NB5 (coin) in the triangle below",
            "Player 0 1 point",
        ],
    )


@pytest.fixture(scope="module")
def report() -> str:
    """The report of an analysis with three errors, whose values are made up."""
    found = record.read(SAMPLE)
    even = value(1 / 3, 1 / 3, 1 / 3)
    errors = {
        0: (found["moves"][0][1], even, even, 0.0),
        161: ("extra fish-4", value(0.40, 0.20, 0.40), value(0.45, 0.22, 0.33), 3.25),
        164: ("extra fish-4", value(0.50, 0.10, 0.40), value(0.38, 0.12, 0.50), 0.0),
        174: ("lay K5a", value(0.40, 0.10, 0.50), value(0.60, 0.15, 0.25), 16.9),
    }
    match = record.start(found)
    decisions = []
    for move, (seat, words) in enumerate(found["moves"]):
        if move in errors:
            decisions.append(error(match, move, seat, words, *errors[move]))
        else:
            decisions.append(Decision(move, seat, words, words, 1, (), 0.0, 0.0, 0.0, None, None))
        match.move(seat, words)
    return told(found, decisions)


def value(*win: float) -> Value:
    return Value(win, (100.0,) * len(win), 0.0)


def error(
    match: Match, move: int, seat: int, played: str, best: str, before: Value, after: Value, points: float
) -> Decision:
    candidates = [Weighed(match.actions_of(seat, words), words, 0.5, 100.0, 9) for words in {best: 1, played: 1}]
    loss = before.win[seat] - after.win[seat]
    return Decision(move, seat, played, best, 9, tuple(candidates), loss, points, 0.01, before, after)


def told(found: Json, decisions: list[Decision]) -> str:
    page = StringIO()
    show(Console(file=page, width=400, highlight=False), found, assemble(found, decisions, 200), 2.0)
    return page.getvalue()


def test_the_head_says_what_was_done(report: str) -> None:
    assert report.startswith(
        "Mille Fiori (base): 177 decisions, numbered from 1; 200 games tried out for each value; 2 s\n"
    )


def test_players_stand_in_aligned_columns(report: str) -> None:
    lines = report.splitlines()
    at = lines.index("Players")
    titles, *rows = lines[at + 1 : at + 5]
    assert titles.split() == ["Score", "Place", "Accuracy", "Inaccuracies", "Mistakes", "Blunders"]
    assert [re.split(r" {2,}", row.strip()) for row in rows] == [
        ["Player 0", "175 points", "1", "80%", "0", "1", "0"],
        ["Player 1", "107 points", "3", "100%", "0", "0", "0"],
        ["Player 2", "162 points", "2", "54%", "1", "0", "1"],
    ]
    assert len({len(row.rstrip()) for row in (titles, *rows)}) == 1


def test_luck_and_skill_are_told_by_what_they_are_made_of(report: str) -> None:
    assert (
        "  Player 0 began with a chance to win of 33% and ended with 100%: own errors lost 12%, errors of others "
        "brought 25% (together skill: +13%), and luck brought 54%.\n"
    ) in report
    assert (
        "  Player 2 began with a chance to win of 33% and ended with 0%: own errors lost 32%, errors of others "
        "brought 10% (together skill: -22%), and luck cost 11%.\n"
    ) in report


def test_turning_points_are_told_by_what_was_played_and_what_it_brought(report: str) -> None:
    for text in (
        "  Decision 162, Player 2, inaccuracy\n"
        "    Player 2 takes earrings 2 from the display as an extra card. Player 2 plays earrings 2 on T5E: "
        "3 points for earrings (one diamond, 3 covered spaces); Player 0 3 points; Player 1 3 points.\n"
        "    Taking fish 4 as an extra card instead, then playing fish 4 on PT2 would have brought: "
        "12 points for the new diamond on PT2 (fish), doubled; 3 points for PM3 (shell) in the triangle below; "
        "the top of the pyramid on PT2 (fish): an extra card; Player 0 4 points; Player 1 2 points.\n"
        "    The difference: 7% of the chance to win and 3.2 points against the best opponent.\n",
        "  Decision 165, Player 0, mistake\n    Player 0 does without the extra card. Player 0 chooses carafe 3.",
        "    The difference: 12% of the chance to win.\n",
        "  Decision 175, Player 2, blunder\n"
        "    Player 2 plays ship 3 on K3b: 6 points for the full harbor row 3 beside 3 covered goods; "
        "Player 0 12 points.\n"
        "    Playing ship 3 on K5a instead would have brought: 20 points for the full harbor row 5 beside "
        "4 covered goods; Player 1 10 points.\n"
        "    The difference: 25% of the chance to win and 16.9 points against the best opponent.\n",
    ):
        assert text in report


def test_marked_decisions_stand_in_a_table(report: str) -> None:
    lines = report.splitlines()
    rows = [re.split(r" {2,}", row.strip()) for row in lines[lines.index("Marked decisions") + 1 :]]
    assert rows == [
        ["Decision", "Player", "Mark", "Played", "Better", "Chance lost"],
        ["162", "Player 2", "inaccuracy", "Extra card: earrings 2", "Extra card: fish 4", "7%"],
        ["165", "Player 0", "mistake", "No extra card", "Extra card: fish 4", "12%"],
        ["175", "Player 2", "blunder", "On K3b", "On K5a", "25%"],
    ]


def test_a_game_without_errors() -> None:
    found = record.read(SAMPLE)
    moves = enumerate(found["moves"])
    forced = [Decision(move, seat, words, words, 1, (), 0.0, 0.0, 0.0, None, None) for move, (seat, words) in moves]
    report = told(found, forced)
    assert "  This game had none: no single decision cost or changed much.\n" in report
    assert "  No decision was clearly worse than the best one.\n" in report


def test_long_lines_are_wrapped_where_they_are_indented() -> None:
    found = record.read(SAMPLE)
    page = StringIO()
    moves = enumerate(found["moves"])
    forced = [Decision(move, seat, words, words, 1, (), 0.0, 0.0, 0.0, None, None) for move, (seat, words) in moves]
    show(Console(file=page, width=60, highlight=False), found, assemble(found, forced, 200), 2.0)
    lines = page.getvalue().splitlines()
    told = lines[lines.index("Luck and skill") + 1 : lines.index("Chance to win, from the first decision to the last")]
    assert len(told) > 6 and all(line.startswith("  ") and len(line) <= 60 for line in told if line)


def test_shares_are_rounded() -> None:
    assert [percent(share) for share in (0.0, 0.004, 0.126, 1.0)] == ["0%", "0%", "13%", "100%"]
