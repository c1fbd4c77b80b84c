"""What the house suggests: moves that are legal one after the other and lead where the suggestion says."""

from typing import Any

import pytest

from ridotto.bots import choose_move, find_bot
from ridotto.engine.game import find_game
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng


def played(phase: str, seed: int) -> tuple[Match, int]:
    """A match between random players that has come to a phase of its third round, and a seat that must decide."""
    game = find_game("great-split")
    match = Match.deal(game, game.load_box("standard", {}, None), ["A", "B", "C"], seed)
    bot, rng = find_bot("random"), new_rng(seed)
    while True:
        if match.awaits_chance:
            match.chance()
            continue
        seat = match.actors[0]
        view = match.view(seat)
        told = view.describe()
        if told["phase"] == phase and told["round"] == 3:
            return match, seat
        match.play(seat, *choose_move(bot, view, rng))


def board(match: Match, seat: int) -> dict[str, Any]:
    own = match.view(seat).describe()["seats"][seat]
    return {key: own[key] for key in ("prestige", "tracks", "worth")}


@pytest.mark.parametrize("seed", range(4))
def test_the_rest_leads_where_it_says(seed: int) -> None:
    match, seat = played("resolve", seed)
    view = match.view(seat)
    before = view.records.tobytes()
    advice = view.advice()
    assert advice is not None
    rest = advice["rest"]

    assert view.records.tobytes() == before
    for words in rest["moves"]:
        assert seat in match.actors
        match.move(seat, words)
    assert seat not in match.actors
    assert board(match, seat) == {key: rest[key] for key in ("prestige", "tracks", "worth")}


@pytest.mark.parametrize("seed", range(4))
def test_a_half_is_weighed_with_its_own_cards_alone(seed: int) -> None:
    match, seat = played("take", seed)
    view = match.view(seat)
    advice = view.advice()
    assert advice is not None and advice["rest"] is None
    wallet = view.describe()["seats"][(seat - 1) % 3]["wallet"]

    for half in ("first", "second"):
        moves = [words.split() for words in advice[half]["moves"]]
        used = [words[1] for words in moves if words[0] in {"play", "turn"}]
        assert sorted(used) == wallet[half]
        assert not any(words[0] == "splitter" for words in moves)


def test_nobody_is_advised_who_need_not_decide() -> None:
    match, seat = played("split", 1)
    advice = match.view(seat).advice()
    assert advice == {"rest": None, "first": None, "second": None}
    waiting = next(other for other in range(3) if other != seat)
    match.move(seat, next(iter(legal_words(match, seat))))
    assert match.view(seat).advice() is None
    assert match.view(waiting).advice() is not None


def legal_words(match: Match, seat: int) -> list[str]:
    view = match.view(seat)
    game = view.game
    assert game.words_at is not None
    return [game.words_at(view.box, view.records[0], seat, action) for action in view.legal()]
