"""No computer player sees more than its seat: what is hidden from it may be anything, and its moves stay the same."""

import ast
import inspect
from pathlib import Path

import numpy as np
import pytest

import ridotto.bots
from ridotto.bots import Bot, bot_names, choose_move, find_bot
from ridotto.bots.bot import Planner
from ridotto.engine.game import Game
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng
from ridotto.engine.view import HIDDEN, View

from .playing import SETTINGS, decisions

SEARCHES = ["search:iterations=30", "search:iterations=24,threads=2,depth=2,foresight=1"]
SIMPLE = ["random", "greedy", "beginner", "novice", "casual"]
FOLDER = Path(ridotto.bots.__file__).parent
ABOUT_MATCHES = {"play.py", "warm.py"}
"""What lets bots play whole games, and so holds matches."""


def positions(game: Game, players: int, every: int) -> list[tuple[Match, int, bytes]]:
    """Every so many decisions of a game: the match (to be read at once), the seat, the true table as bytes."""
    return [
        (match, seat, match.table_bytes())
        for number, (match, seat) in enumerate(decisions(game, players, "honest"))
        if number % every == 0
    ]


@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=lambda value: getattr(value, "name", value))
@pytest.mark.parametrize("name", [*SIMPLE, *SEARCHES])
def test_moves_do_not_depend_on_what_is_hidden(game: Game, players: int, name: str) -> None:
    bot, other_worlds = find_bot(name), 0
    every = 40 if name in SEARCHES else 9
    for number, (match, seat) in enumerate(decisions(game, players, "honest")):
        if number % every:
            continue
        view = match.view(seat)
        world = view.sample(new_rng("another world", number))
        world[0]["rng"] = np.uint64(number + 1)
        other_worlds += world.tobytes() != match.table_bytes()
        same = View.of(game, match.box, world, seat)
        assert choose_move(bot, view, new_rng(7)) == choose_move(bot, same, new_rng(7))
    assert other_worlds > 0


def test_a_view_holds_nothing_but_what_is_seen() -> None:
    """What bots are given is the same in all worlds that the seat cannot tell apart: there is no table in it."""
    for game, players in SETTINGS:
        for number, (match, seat) in enumerate(decisions(game, players, "views")):
            if number % 10 == 0:
                view = match.view(seat)
                same = View.of(game, match.box, view.sample(new_rng(number)), seat)
                assert same.records.tobytes() == view.records.tobytes()
                assert set(vars(view)) == {"game", "box", "seat", "records", "seen"}
                assert not any(action != HIDDEN and game.is_secret(action) for _, action in view.seen)


@pytest.mark.parametrize("name", [*bot_names(), *SEARCHES])
def test_bots_are_given_views(name: str) -> None:
    bot: Bot = find_bot(name)
    methods = [bot.choose, bot.move] if isinstance(bot, Planner) else [bot.choose]
    for method in methods:
        given = inspect.signature(method).parameters
        assert list(given) == ["view", "rng"]
        assert given["view"].annotation is View


def test_bots_know_nothing_of_matches() -> None:
    """Only a match has the true table."""
    for path in FOLDER.rglob("*.py"):
        names = {
            alias.name
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Import | ast.ImportFrom)
            for alias in node.names
        }
        if path.name not in ABOUT_MATCHES and path.parent.name != "learned":
            assert "Match" not in names, path
