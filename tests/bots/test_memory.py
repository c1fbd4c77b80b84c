"""What a search keeps for the next decision of its seat."""

from collections.abc import Iterator

import numpy as np
import pytest

from ridotto.bots import Bot, find_bot, seated
from ridotto.bots.bot import Actions, choose_move
from ridotto.bots.search import Plan, search
from ridotto.bots.search.memory import Memory
from ridotto.bots.search.tree import UTILITY, Tree, edge_key, enter, mix, new_tree, place_of, root_key, transplant
from ridotto.engine.game import Game
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng
from ridotto.engine.view import HIDDEN, View

from .playing import GAMES, SETTINGS, deal

NAME = "search:iterations=40,remembers=1"


def grown() -> tuple[Tree, list[np.uint64]]:
    """A place with the actions 1 and 2; after 2 another place with the action 3. Returns the keys in this order."""
    tree = new_tree(32)
    root = np.uint64(root_key(0))
    below = np.uint64(mix(root, 2))
    keys = [root, edge_key(root, 1), edge_key(root, 2), below, edge_key(below, 3)]
    entries: list[int] = []
    for key, parent, visits in zip(keys, (-1, 0, 0, 2, 3), (9, 3, 5, 4, 2), strict=True):
        entries.append(enter(tree, np.uint64(key), 1.5, -1 if parent < 0 else entries[parent]))
        tree.visits[entries[-1]] = visits
        tree.sums[entries[-1], UTILITY] = visits / 2
    return tree, [np.uint64(key) for key in keys]


@pytest.mark.parametrize(("share", "visits"), [(1.0, [4, 2]), (0.5, [2, 1]), (0.25, [1, 0])])
def test_what_lies_below_a_place_is_kept(share: float, visits: list[int]) -> None:
    tree, keys = grown()
    fresh = new_tree(16)
    transplant(tree, keys[3], share, fresh)
    assert fresh.used[0] == 2
    at = [place_of(fresh.keys, key) for key in keys]
    assert [bool(fresh.keys[entry]) for entry in at] == [False, False, False, True, True]
    assert fresh.visits[at[3:]].tolist() == visits
    assert fresh.sums[at[3:], UTILITY].tolist() == [count / 2 for count in visits]
    assert fresh.priors[at[4]] == 1.5
    assert fresh.parents[at[3:]].tolist() == [-1, at[3]]


def test_of_a_place_that_was_never_reached_nothing_is_kept() -> None:
    tree, keys = grown()
    fresh = new_tree(16)
    transplant(tree, np.uint64(mix(keys[3], 9)), 1.0, fresh)
    assert fresh.used[0] == 0


def decided(game: Game, players: int, bots: list[Bot]) -> Iterator[tuple[Match, int, View, Actions]]:
    """A game: what each decision was made of, before it is played."""
    match, rng = deal(game, players, "memory"), new_rng("memory")
    for seat in match.turns():
        view = match.view(seat)
        actions = choose_move(bots[seat], view, rng)
        yield match, seat, view, actions
        match.play(seat, *actions)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_search_goes_on_from_what_it_has_found(game: Game) -> None:
    plan, memory, most = Plan(iterations=200, remembers=1.0), Memory(), 0
    for number, (_, seat, view, actions) in enumerate(decided(game, 2, [find_bot("greedy")] * 2)):
        if seat == 0:
            memory.see(view)
            if len(view.moves()) > 1:
                found = search(view, plan, new_rng(number), memory=memory)
                assert found.iterations == 200
                most = max(most, sum(candidate.visits for candidate in found.candidates))
            memory.act(actions)
        if number == 30:
            break
    assert most > 220


@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=lambda value: getattr(value, "name", value))
def test_what_is_remembered_does_not_depend_on_what_is_hidden(game: Game, players: int) -> None:
    """Another bot sees the same decisions of a seat in other worlds: its moves are the same."""
    bot, twin, others, seen = seated(find_bot(NAME)), seated(find_bot(NAME)), [find_bot("greedy")] * (players - 1), 0
    pairs = zip(
        decided(game, players, [bot, *others]), decided(game, players, [Elsewhere(twin), *others]), strict=False
    )
    for number, ((_, seat, view, actions), (_, _, _, same)) in enumerate(pairs):
        assert actions == same
        seen += seat == 0 and bool(view.seen)
        if number == 40:
            break
    assert seen > 0


class Elsewhere:
    """A bot that is shown another world that its seat cannot tell from this one."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self._bot = bot

    def choose(self, view: View, rng: np.ndarray) -> int:  # type: ignore[type-arg]
        return self.move(view, rng)[0]

    def move(self, view: View, rng: np.ndarray) -> Actions:  # type: ignore[type-arg]
        world = view.sample(new_rng("another world", len(view.seen)))
        return choose_move(self._bot, View.of(view.game, view.box, world, view.seat, view.seen), rng)


def test_bots_that_remember_are_seated_each_for_itself() -> None:
    bot, plain = find_bot(NAME), find_bot("search:iterations=40")
    assert len({id(bot), id(seated(bot)), id(seated(bot))}) == 3
    assert seated(plain) is plain


def test_a_seat_sees_what_others_did_since_its_last_move() -> None:
    """The Great Split: all divide at once and in secret; who has not yet divided does not see that others have."""
    match = deal(next(game for game in GAMES if game.name == "great-split"), 3, 1)
    while match.awaits_chance:
        match.chance()
    assert match.actors == [0, 1, 2]
    first, second, third = (match.moves(seat)[0] for seat in range(3))
    match.play(1, *second)
    assert match.seen(0) == ()
    match.play(0, *first)
    assert match.seen(1) == ((0, HIDDEN),) * len(first)
    assert match.seen(2) == ()
    match.play(2, *third)
    assert match.seen(0) == ((2, HIDDEN),) * len(third)
    assert match.seen(1) == ((0, HIDDEN),) * len(first) + ((2, HIDDEN),) * len(third)
    assert match.view(0).seen == match.seen(0)
    match.undo()
    assert match.seen(0) == ()
