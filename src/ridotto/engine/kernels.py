"""Kernels that have the rules of a game inlined; written once, loaded as a module for each game.

``load_kernels`` sets the globals ``rules`` (the game's module of the contract), ``SOURCES``, ``MAX_LEGAL``
and ``MAX_OUTCOME`` before this body runs. Closures over the rules would miss Numba's on-disk cache in the
next process; a module of its own hits it.

Arguments: ``box`` is a record, ``tables`` an array of records and ``i`` an index into it, ``rng`` a generator
(uint64 array of shape (1,)), ``journal`` as in ``ridotto.engine.journal``. ``legal`` (int16, MAX_LEGAL) and
``outcome`` (int16, MAX_OUTCOME) are room to work in.
"""

from types import ModuleType
from typing import Any

import numpy as np

from ridotto.engine.game import CHANCE
from ridotto.engine.jit import rule
from ridotto.engine.journal import WIDTH
from ridotto.engine.rng import advance, roll

rules: ModuleType
MAX_LEGAL: int
MAX_OUTCOME: int
MAX_SEATS = 16

GREEDY_ROOM = 12
"""Tables that ``greedy`` works on: a view, a sample, and one for each action of a move of it and of the next one."""

_view = rules.view  # Numba takes ``anything.view(..)`` for the method of NumPy's types


if hasattr(rules, "completes"):
    completes_move = rules.completes
else:

    @rule
    def completes_move(box: Any, table: Any, action: Any) -> Any:
        """Every action is a move."""
        return True


if hasattr(rules, "outlook"):
    outlook_of = rules.outlook
else:

    @rule
    def outlook_of(box: Any, table: Any, seat: Any) -> Any:
        """What a greedy player counts: the score."""
        scores = np.zeros(MAX_SEATS, np.float64)
        rules.scores(box, table, scores)
        return scores[seat]


@rule
def deal(box: Any, tables: Any, i: Any, players: Any, state: Any) -> None:
    """Make table ``i`` ready for ``players`` with the generator state ``state`` (uint64)."""
    rules.deal(box, tables[i], players)
    tables[i].rng = state


@rule
def actors(box: Any, tables: Any, i: Any) -> Any:
    """Bits of the seats that must decide now, ``CHANCE``, or 0."""
    return rules.actors(box, tables[i])


@rule
def legal(box: Any, tables: Any, i: Any, seat: Any, out: Any) -> Any:
    """The legal actions of an actor into ``out``; returns their number."""
    return rules.legal(box, tables[i], seat, out)


@rule
def apply(box: Any, tables: Any, i: Any, seat: Any, action: Any, journal: Any) -> None:
    """One legal decision."""
    rules.apply(box, tables[i], seat, action, journal)


@rule
def draw(box: Any, tables: Any, i: Any, outcome: Any) -> Any:
    """What chance decides next into ``outcome``; returns its length."""
    return rules.draw(box, tables[i], outcome)


@rule
def chance_fixed(box: Any, tables: Any, i: Any, outcome: Any, journal: Any) -> None:
    """Set what chance decided."""
    rules.chance_fixed(box, tables[i], outcome, journal)


@rule
def chance(box: Any, tables: Any, i: Any, outcome: Any, journal: Any) -> None:
    """Let chance decide from the table's own generator."""
    rules.draw(box, tables[i], outcome)
    rules.chance_fixed(box, tables[i], outcome, journal)


@rule
def result(box: Any, tables: Any, i: Any, scores: Any, ranks: Any) -> Any:
    """Scores (float64) and ranks (int64) of the seats; returns whether the game is over."""
    rules.scores(box, tables[i], scores)
    rules.ranks(box, tables[i], ranks)
    return rules.over(box, tables[i])


@rule
def copy(tables: Any, i: Any, j: Any) -> None:
    """Copy table ``i`` over table ``j``."""
    tables[j] = tables[i]


@rule
def view(box: Any, tables: Any, i: Any, seat: Any) -> None:
    """Turn table ``i`` into the view of ``seat``."""
    _view(box, tables[i], seat)


@rule
def sample(box: Any, tables: Any, i: Any, seat: Any, rng: Any) -> None:
    """Turn the view of ``seat`` at ``i`` into a table consistent with it."""
    rules.sample(box, tables[i], seat, rng)


@rule
def random_step(box: Any, table: Any, rng: Any, legal: Any, outcome: Any, journal: Any) -> Any:
    """One decision at random by the lowest actor, or one of chance; returns the seat, -1 for chance."""
    mask = rules.actors(box, table)
    if mask == CHANCE:
        rules.draw(box, table, outcome)
        rules.chance_fixed(box, table, outcome, journal)
        return -1
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    n = rules.legal(box, table, seat, legal)
    rules.apply(box, table, seat, np.int64(legal[roll(rng, n)]), journal)
    return seat


@rule
def playout(box: Any, tables: Any, i: Any, rng: Any, legal: Any, outcome: Any, journal: Any) -> Any:
    """Play table ``i`` to its end at random; returns the number of decisions of seats."""
    decisions = 0
    while not rules.over(box, tables[i]):
        if random_step(box, tables[i], rng, legal, outcome, journal) >= 0:
            decisions += 1
    return decisions


@rule
def playouts(box: Any, tables: Any, players: Any, games: Any, rng: Any, totals: Any) -> Any:
    """``games`` random games on table 0; adds the scores to ``totals`` (float64) and returns the decisions."""
    legal = np.empty(MAX_LEGAL, np.int16)
    outcome = np.empty(MAX_OUTCOME, np.int16)
    scores = np.zeros(totals.shape[0], np.float64)
    quiet = np.empty((0, WIDTH), np.int16)
    decisions = 0
    for _ in range(games):
        rules.deal(box, tables[0], players)
        rng[0] = advance(rng[0])
        tables[0].rng = rng[0]
        decisions += playout(box, tables, 0, rng, legal, outcome, quiet)
        rules.scores(box, tables[0], scores)
        for seat in range(players):
            totals[seat] += scores[seat]
    return decisions


@rule
def step(box: Any, tables: Any, seats: Any, actions: Any, outcome: Any) -> None:
    """One decision on each table: ``actions[k]`` (int) by ``seats[k]``; then chance decides as far as it must.

    Tables that are over, and those whose seat is negative, stay as they are.
    """
    quiet = np.empty((0, WIDTH), np.int16)
    for k in range(tables.shape[0]):
        if seats[k] >= 0 and not rules.over(box, tables[k]):
            rules.apply(box, tables[k], int(seats[k]), int(actions[k]), quiet)
            while rules.actors(box, tables[k]) == CHANCE:
                rules.draw(box, tables[k], outcome)
                rules.chance_fixed(box, tables[k], outcome, quiet)


@rule
def completes(box: Any, tables: Any, i: Any, action: Any) -> Any:
    """Whether a legal action ends the move that it belongs to."""
    return completes_move(box, tables[i], action)


@rule
def _finish_best(box: Any, tables: Any, i: Any, seat: Any, action: Any, legal: Any, branches: Any, quiet: Any) -> Any:
    """The best outlook of ``seat`` after ``action`` on table ``i`` and, if it does not end its move, any completion.

    Tables, rows of ``legal`` and of ``branches`` from ``i + 1`` on are room: one of each for every action of a move.
    Written without recursion: a compiled function that calls itself crashes when Numba takes it from its cache.
    """
    best = -1e9
    branches[i, 0] = 0  # the next action to try
    branches[i, 1] = 1
    depth = i
    while depth >= i:
        at = int(branches[depth, 0])
        if at == branches[depth, 1]:
            depth -= 1
            continue
        branches[depth, 0] = at + 1
        tried = action if depth == i else np.int64(legal[depth, at])
        ends = completes_move(box, tables[depth], tried)
        tables[depth + 1] = tables[depth]
        rules.apply(box, tables[depth + 1], seat, tried, quiet)
        if ends:
            best = max(best, outlook_of(box, tables[depth + 1], seat))
        else:
            depth += 1
            branches[depth, 0] = 0
            branches[depth, 1] = rules.legal(box, tables[depth], seat, legal[depth])
    return best


@rule
def _best_next_gain(
    box: Any, tables: Any, i: Any, seat: Any, rng: Any, legal: Any, branches: Any, outcome: Any, quiet: Any
) -> Any:
    """Others decide at random on table ``i`` until ``seat`` must; then its best immediate gain (0 at the end)."""
    while not rules.over(box, tables[i]) and not (rules.actors(box, tables[i]) >> seat) & 1:
        random_step(box, tables[i], rng, legal[i], outcome, quiet)
    if rules.over(box, tables[i]):
        return 0.0
    before = outlook_of(box, tables[i], seat)
    n = rules.legal(box, tables[i], seat, legal[i])
    best = -1e9
    for k in range(n):
        best = max(best, _finish_best(box, tables, i, seat, np.int64(legal[i, k]), legal, branches, quiet) - before)
    return best


@rule
def gains_at(
    box: Any,
    tables: Any,
    i: Any,
    seat: Any,
    rng: Any,
    n: Any,
    actions: Any,
    gains: Any,
    legal: Any,
    branches: Any,
    outcome: Any,
    quiet: Any,
) -> None:
    """The gains of the ``n`` first legal ``actions`` of ``seat`` on the whole table ``i`` into ``gains`` (float64).

    As ``greedy`` counts them. Tables, rows of ``legal`` and of ``branches`` from ``i + 1`` on are room.
    """
    before = outlook_of(box, tables[i], seat)
    for k in range(n):
        action = np.int64(actions[k])  # all numbers of tables and actions of one type: the rules are inlined once
        gain = _finish_best(box, tables, i, seat, action, legal, branches, quiet) - before
        if gain == 0.0 and completes_move(box, tables[i], action):
            tables[i + 1] = tables[i]
            rules.apply(box, tables[i + 1], seat, action, quiet)
            gain = _best_next_gain(box, tables, i + 1, seat, rng, legal, branches, outcome, quiet)
        gains[k] = gain


@rule
def greedy(box: Any, tables: Any, seat: Any, rng: Any, samples: Any, actions: Any, gains: Any) -> Any:
    """The legal actions of ``seat`` into ``actions`` (int16), their gains into ``gains`` (float64); returns how many.

    ``tables[0]`` is the seat's view; ``tables[1:GREEDY_ROOM]`` are room. The gain of an action is what its move,
    completed as well as possible, adds to the outlook of the seat at once, and if it adds nothing, the best immediate
    gain of the seat's next decision (a card drafted, or taken as an extra card, is worth what it can score), averaged
    over ``samples`` sampled tables.
    """
    legal = np.empty((GREEDY_ROOM, MAX_LEGAL), np.int16)
    branches = np.empty((GREEDY_ROOM, 2), np.int64)
    outcome = np.empty(MAX_OUTCOME, np.int16)
    quiet = np.empty((0, WIDTH), np.int16)
    once = np.empty(MAX_LEGAL, np.float64)
    n = rules.legal(box, tables[0], seat, actions)
    for k in range(n):
        gains[k] = 0.0
    for _ in range(samples):
        tables[1] = tables[0]
        rules.sample(box, tables[1], seat, rng)
        gains_at(box, tables, np.int64(1), seat, rng, n, actions, once, legal, branches, outcome, quiet)
        for k in range(n):
            gains[k] += once[k] / samples
    return n
