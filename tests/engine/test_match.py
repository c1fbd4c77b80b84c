"""Matches: names and numbers of players, taking back, previews."""

import numpy as np
import pytest

from ridotto.engine.errors import IllegalMove, RidottoError, UnknownName
from ridotto.engine.game import edition_of, find_game, games
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng

from .playing import GAME, deal, phase, positions, steps

BOX = GAME.load_box("base", {}, None)


def test_names_of_games_and_editions() -> None:
    assert find_game("mille-fiori") is GAME is games()["mille-fiori"]
    assert edition_of(GAME, "base") == "base"
    with pytest.raises(UnknownName, match=r"^Unknown game 'chess': choose one of .*mille-fiori.*\.$"):
        find_game("chess")
    with pytest.raises(UnknownName, match=r"^Unknown edition of mille-fiori 'deluxe': choose one of base.*\.$"):
        edition_of(GAME, "deluxe")


@pytest.mark.parametrize("players", [0, 1, 5])
def test_numbers_of_players(players: int) -> None:
    with pytest.raises(
        RidottoError, match=rf"cannot be played by {players}: the number of players is one of 2, 3, 4\.$"
    ):
        Match.deal(GAME, BOX, ["Ada"] * players, 1)


@pytest.mark.parametrize("name", ["", "x" * 41, "a\nb", "\x07"])
def test_names_of_players(name: str) -> None:
    with pytest.raises(RidottoError, match=r"is no name for a player: use 1 to 40 printable characters\.$"):
        Match.deal(GAME, BOX, ["Ada", name], 1)
    assert Match.deal(GAME, BOX, ["Ada", "x" * 40], 1).players == ("Ada", "x" * 40)


def test_the_same_seed_deals_the_same_match() -> None:
    assert deal(3, 5).table_bytes() == deal(3, 5).table_bytes()
    assert deal(3, 5).setup != deal(3, 6).setup


def test_take_back() -> None:
    match = deal(2, 1)
    with pytest.raises(IllegalMove, match=r"^There is nothing to take back\.$"):
        match.undo()
    assert not match.may_undo(0)
    before = match.table_bytes()
    match.play(0, match.legal(0)[0])
    assert match.may_undo(0) and not match.may_undo(1)
    match.play(1, match.legal(1)[0])
    assert match.may_undo(1) and not match.may_undo(0)  # nothing is revealed yet, but another seat has acted since
    match.undo()
    match.undo()
    assert match.table_bytes() == before and match.log == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_taken_back_once_new_hands_are_taken_up(players: int) -> None:
    match = deal(players, "take back")
    seen = {True: 0, False: 0}
    for _ in steps(match, np.random.default_rng(players)):
        if match.log and not match.over:
            entry = match.log[-1]
            kinds = {event["kind"] for event in match.events(entry.rows)}
            assert entry.seat is not None
            assert match.may_undo(entry.seat) is not bool(kinds & {"cycle", "round", "leftover"})
            seen[match.may_undo(entry.seat)] += 1
    assert min(seen.values()) > 10


@pytest.mark.parametrize("edition", ["base", "masterworks"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_previews_are_what_happens(players: int, edition: str) -> None:
    rng = new_rng("previews", players)
    checked = 0
    for match, _ in positions(players, seed=50 + players, each=5 if edition == "base" else 1, edition=edition):
        for seat in match.actors:
            previews = match.view(seat).previews(rng)
            assert [preview.actions for preview in previews] == match.moves(seat)
            for preview in previews:
                before = match.result()[0]
                entry = match.play(seat, *preview.actions)
                points = [after - earlier for after, earlier in zip(match.result()[0], before, strict=True)]
                assert preview.points == points
                kept = [row for row in entry.rows if not GAME.reveals(row)]
                assert [list(row) for row in entry.rows[: len(preview.rows)]] == preview.rows
                assert len(preview.rows) == len(entry.rows) or len(kept) >= len(preview.rows)
                match.undo()
                checked += 1
    assert checked > (50 if edition == "base" else 30)


def test_a_preview_ends_where_hidden_cards_would_show() -> None:
    match = deal(2, "last play")
    while phase(match) != "draft" or int(match.table["cycle"]) == 0:
        seat = match.actors[0]
        last = match.view(seat).previews(new_rng("last"))
        entry = match.play(seat, match.legal(seat)[0])
    kinds = [event["kind"] for event in match.events(entry.rows)]
    assert kinds[-1] == "cycle"
    assert [event["kind"] for event in match.events(last[0].rows)] == kinds[:-1]


def test_a_spectator_decides_nothing() -> None:
    view = deal(4, 2).view()
    assert view.seat == -1 and view.players == 4
    assert view.legal() == [] and view.moves() == [] and view.previews(new_rng("spectator")) == []
    assert all(seat["chosen"] is None for seat in view.describe()["seats"])
