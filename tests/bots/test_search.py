"""The search: what it finds where the answer can be worked out, and that it is the same each time."""

import numpy as np
import pytest

from ridotto.bots import choose_move, find_bot
from ridotto.bots.search import Plan, search
from ridotto.bots.search.tree import edge_key, enter, has_room, mix, new_tree, place_of, root_key
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Game
from ridotto.engine.journal import NO_JOURNAL
from ridotto.engine.load import load_kernels
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng

from .playing import GAMES, SETTINGS, deal, decisions

QUICK = Plan(iterations=60)


def first(game: Game, players: int, number: int = 0) -> tuple[Match, int]:
    """The decision of that number in a game."""
    for at, found in enumerate(decisions(game, players, "search")):
        if at == number:
            return found
    raise AssertionError(number)


@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=lambda value: getattr(value, "name", value))
def test_what_is_found_adds_up(game: Game, players: int) -> None:
    match, seat = first(game, players, 5)
    found = search(match.view(seat), QUICK, new_rng(1))
    assert found.iterations == 60
    assert sum(found.win) == pytest.approx(1.0)
    assert len(found.points) == players
    assert {candidate.actions for candidate in found.candidates} <= set(match.moves(seat))
    assert all(candidate.visits > 0 and 0 <= candidate.win <= 1 for candidate in found.candidates)
    assert sum(candidate.visits for candidate in found.candidates) < 60
    assert found.candidates[0].visits == max(candidate.visits for candidate in found.candidates)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("plan", [QUICK, Plan(iterations=61, threads=2), Plan(iterations=40, depth=1, foresight=True)])
def test_equal_generators_give_equal_results(game: Game, plan: Plan) -> None:
    match, seat = first(game, 2, 3)
    once, again = (search(match.view(seat), plan, new_rng("same")) for _ in range(2))
    assert once == again
    assert once != search(match.view(seat), plan, new_rng("other"))


def results(match: Match, seat: int, move: tuple[int, ...]) -> set[tuple[float, float]]:
    """What a move gives its seat at once, its share of first place and its score, in some worlds; (-1, 0): no end."""
    kernels, view = load_kernels(match.game), match.view(seat)
    found = set()
    for world in range(6):
        tables = view.sample(new_rng("world", world))
        for action in move:
            kernels.apply(match.box.record, tables, 0, seat, action, NO_JOURNAL)
        scores, ranks = np.zeros(2), np.zeros(2, np.int64)
        over = kernels.result(match.box.record, tables, 0, scores, ranks)
        found.add((float(ranks[seat] == 1) / (ranks == 1).sum(), float(scores[seat])) if over else (-1.0, 0.0))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_last_decision_is_the_best_one(game: Game) -> None:
    """Where the game ends after any action, and it is known how, the search must find the best and what it gives."""
    seen = 0
    for seed in range(6):
        for match, seat in decisions(game, 2, seed):
            ends = {}
            for move in match.moves(seat):
                ends[move] = results(match, seat, move)
                if len(ends[move]) > 1 or (-1.0, 0.0) in ends[move]:
                    break
            else:
                seen += 1
                known = {move: next(iter(each)) for move, each in ends.items()}
                found = search(match.view(seat), Plan(iterations=400), new_rng(seed)).candidates[0]
                assert known[found.actions][0] == max(win for win, _ in known.values())
                assert (found.win, found.points) == pytest.approx(known[found.actions], abs=1e-3)
    assert seen > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_move_that_is_begun_is_searched_alone(game: Game) -> None:
    match, seat = first(game, 2, 8)
    free = search(match.view(seat), Plan(iterations=300), new_rng(3))
    moves = match.moves(seat)
    values = [search(match.view(seat), QUICK, new_rng(3), begin=move).win[seat] for move in moves[:6]]
    assert search(match.view(seat), QUICK, new_rng(3), begin=moves[0]).candidates == ()
    assert min(values) - 0.35 < free.win[seat] < max(values) + 0.35


def test_time_limits_a_search() -> None:
    match, seat = first(GAMES[0], 2)
    found = search(match.view(seat), Plan(iterations=10**9, seconds=0.01), new_rng(1))
    assert 0 < found.iterations < 10**9


def test_a_full_tree_still_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plan, "tree", lambda _: new_tree(64))
    match, seat = first(GAMES[0], 2)
    found = search(match.view(seat), Plan(iterations=500), new_rng(1))
    assert found.iterations == 500
    assert found.candidates


def test_entries_of_a_tree() -> None:
    """Keys depend on everything done and its order; entries are found again, also after a collision."""
    tree = new_tree(16)
    key = np.uint64(root_key(0))
    assert key != root_key(1)
    assert mix(np.uint64(mix(key, 1)), 2) != mix(np.uint64(mix(key, 2)), 1)
    assert edge_key(key, 1) != mix(key, 1)
    colliding = [np.uint64(16 * n + 3) for n in range(1, 5)]
    assert [enter(tree, key, 1.0, -1) for key in colliding] == [3, 4, 5, 6]
    assert [enter(tree, key, 1.0, -1) for key in colliding] == [3, 4, 5, 6]
    assert place_of(tree.keys, np.uint64(16 * 9 + 3)) == 7
    assert tree.used[0] == 4
    assert has_room(tree, 7)
    assert not has_room(tree, 8)


def test_a_plan_is_read() -> None:
    bot = find_bot("search:iterations=50,threads=2,exploration=0.7,watches=0,seconds=0.25")
    assert bot.plan == Plan(iterations=50, threads=2, exploration=0.7, watches=False, seconds=0.25)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("search:iterations=many", "iterations=many should be"),
        ("search:speed=3", "there is no 'speed'"),
        ("search:iterations=0", "iterations"),
        ("search:threads=99", "threads"),
        ("search:seconds=nan", "seconds"),
        ("searching", "Unknown bot"),
        ("shortsighted:misjudges=much", "misjudges=NUMBER"),
        ("shortsighted:gain=1", "misjudges=NUMBER"),
    ],
)
def test_what_is_no_plan_is_refused_in_a_sentence(name: str, says: str) -> None:
    with pytest.raises(RidottoError, match=says) as refused:
        find_bot(name)
    assert "\n" not in str(refused.value)


def test_without_a_choice_nothing_is_searched() -> None:
    match = deal(GAMES[0], 2, 0)
    while match.awaits_chance:
        match.chance()
    bot = find_bot("search:iterations=1000000000")
    for seat in match.actors:
        if len(match.moves(seat)) == 1:
            assert bot.move(match.view(seat), new_rng(1)) == match.moves(seat)[0]  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_shortest_search_plays_whole_moves(game: Game) -> None:
    bot, compound = find_bot("search:iterations=1"), 0
    for match, seat in decisions(game, 2, "short"):
        if len(match.log) % 5 == 0:
            move = choose_move(bot, match.view(seat), new_rng(1))
            assert move in match.moves(seat)
            compound += len(move) > 1
    assert compound > 0 or not game.is_compound
