"""What an entry of the log tells to whom."""

import numpy as np

from ridotto.engine.game import find_game
from ridotto.engine.match import Match
from ridotto.server.positions import note_of

GAME = find_game("mille-fiori")


def test_nobody_is_told_what_chance_decided() -> None:
    """After a Dogaressa card was used its stack is shuffled, and the words of that name its whole order."""
    pick = np.random.default_rng(3)
    match = Match.deal(GAME, GAME.load_box("masterworks", {}, None), ["Ada", "Bo"], "chance")
    told = []
    while not match.over:
        if match.awaits_chance:
            note = note_of(match, 1, match.chance())
            assert note.words is not None and note.words.startswith("dogaressas ")
            told += [note.shown_to(seats).move for seats in ([], [0], [1], [0, 1])]
        else:
            seat = match.actors[0]
            uses = [action for action in match.legal(seat) if GAME.words(action).startswith("use ")]
            match.play(seat, int(pick.choice(uses or match.legal(seat))))
    assert told and set(told) == {None}


def test_a_pick_is_told_to_its_own_browser_only() -> None:
    match = Match.deal(GAME, GAME.load_box("base", {}, None), ["Ada", "Bo"], "pick")
    note = note_of(match, 1, match.play(0, match.legal(0)[0]))
    assert note.shown_to([0]).move == match.words_of(match.log[0])
    assert [note.shown_to(seats).move for seats in ([], [1], [0, 1])] == [None, None, None]
