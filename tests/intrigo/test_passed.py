"""Rule 9: a seat is told again what it has passed on in the draft of this round, and nothing more."""

import random

import pytest

from ridotto.engine.match import Match
from ridotto.games.intrigo import GAME


@pytest.mark.parametrize("options", [{}, {"draft.direction": "alternate"}, {"two_players.layout": "twelve"}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_passed_on_is_told_to_the_seat(players: int, options: dict[str, str]) -> None:
    box = GAME.load_box("standard", {"game.max_rounds": 3, **options}, None)
    match = Match.deal(GAME, box, [f"Seat {seat}" for seat in range(players)], players)
    rng = random.Random(players)
    true: list[list[list[str]]] = []
    while not match.over:
        if match.awaits_chance:
            match.chance()
            true = [[] for _ in range(players)]
            continue
        seat = rng.choice(match.actors)
        view = match.view(seat).describe()
        words = rng.choice(match.legal_words(seat))
        match.move(seat, words)
        if view["phase"] == "draft":
            rest = list(view["seats"][seat]["packet"])
            rest.remove(words.removeprefix("keep "))
            if rest:
                true[seat].append(sorted(rest))
        if match.over or match.awaits_chance:
            continue
        for other in range(players):
            told = match.view(other).describe()["passed"]
            assert [sorted(one["cards"]) for one in told] == true[other]
            assert [one["pick"] for one in told] == list(range(1, len(told) + 1))
    assert match.view(-1).describe()["passed"] == []
