"""The levels: every game has all six, and the weak ones see what scores."""

from dataclasses import replace

import numpy as np
import pytest

from ridotto.bots import bot_names, choose_move, find_bot
from ridotto.bots.levels import LEVELS, Shortsighted, player_of
from ridotto.bots.search.bot import SearchBot
from ridotto.bots.simple import gains_of
from ridotto.engine.game import Game
from ridotto.engine.rng import new_rng

from .playing import GAMES, decisions

SHORTSIGHTED = [name for name in LEVELS if isinstance(player_of("", name), Shortsighted)]


def test_there_are_six_from_beginner_to_master() -> None:
    assert bot_names() == ["random", "greedy", *LEVELS]
    assert LEVELS == ("beginner", "novice", "casual", "skilled", "expert", "master")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_level_has_a_longer_budget_than_the_one_below(game: Game) -> None:
    players = [player_of(game.name, name) for name in LEVELS]
    noise = [player.misjudges for player in players if isinstance(player, Shortsighted)]
    budgets = [player.plan.iterations for player in players if isinstance(player, SearchBot)]
    assert len(noise) + len(budgets) == len(LEVELS)
    assert noise == sorted(noise, reverse=True)
    assert budgets == sorted(set(budgets))
    top = player_of(game.name, "master")
    assert isinstance(top, SearchBot)
    assert top.plan.seconds is not None
    assert top.plan.seconds <= 2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_level_plays_a_legal_move(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LEVELS:
        player = player_of(game.name, name)
        if isinstance(player, SearchBot):
            monkeypatch.setattr(player, "plan", replace(player.plan, iterations=20))
        for match, seat in decisions(game, game.seats[0], name):
            if len(match.log) % 20 == 0:
                assert choose_move(find_bot(name), match.view(seat), new_rng(name)) in match.moves(seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_who_misjudges_more_takes_less(game: Game) -> None:
    """Nobody who only misjudges plays nonsense: what is taken lies between the best gain and one at random."""
    sharp, dull = Shortsighted("sharp", 0.0), Shortsighted("dull", 1.0)
    taken = {"best": 0.0, "sharp": 0.0, "dull": 0.0, "random": 0.0}
    for match, seat in decisions(game, 2, "misjudged"):
        view = match.view(seat)
        actions, gains = gains_of(view, new_rng("judge"), 4)
        spread = gains.std() or 1.0
        worth = dict(zip(actions.tolist(), ((gains - gains.max()) / spread).tolist(), strict=True))
        taken["random"] += float(np.mean(list(worth.values())))
        for bot in (sharp, dull):
            taken[bot.name] += worth[bot.choose(view, new_rng("judge"))]
    assert taken["sharp"] == taken["best"]
    assert taken["random"] < taken["dull"] < taken["sharp"]
