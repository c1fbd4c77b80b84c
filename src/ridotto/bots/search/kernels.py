"""Information-set Monte-Carlo tree search, compiled; written once, loaded as a module for each game.

``ridotto.engine.load.load_source`` sets the globals ``rules``, ``kernels``, ``SOURCES``, ``MAX_LEGAL`` and
``MAX_OUTCOME`` before this body runs.

Each iteration samples a table from the root seat's view and plays on it. Every seat has a tree of its own
(``search.tree``) and chooses by what it knows: seats that decide at the same time do not see each other's choice. An
action is chosen by its mean utility and, as long as it was tried little, by a prior made of its immediate gain.
"""

from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from ridotto.bots.search.tree import (
    MARGIN,
    POINTS,
    SUMS,
    UTILITY,
    WIN,
    edge_key,
    enter,
    has_room,
    mix,
    place_of,
    root_key,
)
from ridotto.engine.game import CHANCE
from ridotto.engine.jit import rule
from ridotto.engine.journal import WIDTH
from ridotto.engine.rng import roll

rules: ModuleType
kernels: ModuleType
MAX_LEGAL: int
MAX_OUTCOME: int
MAX_SEATS = 16
LEADS = MAX_SEATS
"""Row of ``totals`` with the sum of all leads, positive or negative, and their number."""
MAX_PATH = 64
"""Decisions of an iteration whose statistics are kept."""

ROOM = kernels.GREEDY_ROOM
SECRET = 1 << 20
"""What others see of a secret action: that there was one."""
_NONE = np.uint64(0)

# Knobs of a plan, as numbers.
(
    EXPLORATION,
    TEMPERATURE,
    REDUCTION,
    GUIDED,
    CANDIDATES,
    DEPTH,
    MARGIN_SHARE,
    WATCHES,
    KNOBS,
) = range(9)


class Room(NamedTuple):
    """Room to work in."""

    legal: Any
    branches: Any
    outcome: Any
    quiet: Any
    gains: Any
    places: Any
    """int64 (MAX_LEGAL,): entries of the legal actions."""
    path: Any
    """int64 (MAX_PATH, 2): entries visited in this iteration, each with the seat it belongs to."""
    keys: Any
    """uint64 (MAX_SEATS,): where each seat is in its tree."""
    left: Any
    """bool (MAX_SEATS,): the seat has left its tree in this iteration."""
    scores: Any
    ranks: Any
    values: Any
    """float64 (MAX_SEATS, SUMS): what this iteration gave each seat."""


@rule
def _new_room() -> Any:
    return Room(
        np.empty((ROOM, MAX_LEGAL), np.int16),
        np.empty((ROOM, 2), np.int64),
        np.empty(MAX_OUTCOME, np.int16),
        np.empty((0, WIDTH), np.int16),
        np.empty(MAX_LEGAL, np.float64),
        np.empty(MAX_LEGAL, np.int64),
        np.empty((MAX_PATH, 2), np.int64),
        np.empty(MAX_SEATS, np.uint64),
        np.zeros(MAX_SEATS, np.bool_),
        np.empty(MAX_SEATS, np.float64),
        np.empty(MAX_SEATS, np.int64),
        np.zeros((MAX_SEATS, SUMS), np.float64),
    )


@rule
def grow(
    box: Any,
    tables: Any,
    seat: Any,
    rng: Any,
    tree: Any,
    begin: Any,
    secret: Any,
    knobs: Any,
    net: Any,
    iterations: Any,
    totals: Any,
) -> None:
    """Let ``tree`` grow by ``iterations`` from the view of ``seat`` at ``tables[0]``.

    ``tables[1:ROOM]`` are room; ``begin`` (int64) are the actions with which the seat begins; ``secret`` (bool) says of
    each action whether others see it; ``knobs`` (float64, KNOBS) are the plan's; ``net`` is a network's weights. What
    each seat got is added to ``totals`` (float64, (MAX_SEATS + 1, SUMS)).
    """
    room = _new_room()
    players = np.int64(tables[0].players)
    for _ in range(iterations):
        tables[1] = tables[0]
        rules.sample(box, tables[1], seat, rng)
        length = _descend(box, tables, seat, players, rng, tree, begin, secret, knobs, room)
        _finish(box, tables, players, rng, knobs, net, totals, room)
        for k in range(length):
            at = room.path[k, 0]
            tree.visits[at] += 1
            for column in range(SUMS):
                tree.sums[at, column] += room.values[room.path[k, 1], column]
        for each in range(players):
            for column in range(SUMS):
                totals[each, column] += room.values[each, column]


@rule
def _descend(
    box: Any,
    tables: Any,
    seat: Any,
    players: Any,
    rng: Any,
    tree: Any,
    begin: Any,
    secret: Any,
    knobs: Any,
    room: Any,
) -> Any:
    """Play on table 1 down the trees until the root seat leaves its own; returns the length of ``room.path``.

    A seat leaves its tree at a place that was not visited before; from there on it plays as in playouts.
    """
    for each in range(players):
        room.keys[each] = root_key(each)
        room.left[each] = False
    begun = 0
    length = 0
    while length + 2 <= MAX_PATH:
        mask = rules.actors(box, tables[1])
        if mask == 0:
            break
        if mask == CHANCE:
            rules.draw(box, tables[1], room.outcome)
            rules.chance_fixed(box, tables[1], room.outcome, room.quiet)
            continue
        actor = _next_actor(mask, seat)
        n = rules.legal(box, tables[1], actor, room.legal[0])
        action = np.int64(room.legal[0, 0])
        if actor == seat and begun < begin.shape[0]:
            action = begin[begun]
            begun += 1
        elif n > 1 and not room.left[actor]:
            here = _enter_place(tree, room.keys[actor], n)
            if here >= 0:
                room.path[length, 0] = here
                room.path[length, 1] = actor
                length += 1
            chosen = _select(box, tables, actor, n, rng, tree, here, knobs, room)
            if chosen >= 0:
                room.path[length, 0] = room.places[chosen]
                room.path[length, 1] = actor
                length += 1
                action = np.int64(room.legal[0, chosen])
            else:
                room.left[actor] = True
        if n > 1 and room.left[actor]:
            if actor == seat:
                break
            action = _guess(box, tables, actor, n, rng, knobs, room)
        rules.apply(box, tables[1], actor, action, room.quiet)
        _note(players, mask, actor, action, secret[action], knobs, room)
    return length


@rule
def _next_actor(mask: Any, seat: Any) -> Any:
    """Of the actors in ``mask`` the root seat, or else the lowest: the root's tree is what must grow."""
    if (mask >> seat) & 1:
        return np.int64(seat)
    actor = np.int64(0)
    while not (mask >> actor) & 1:
        actor += 1
    return actor


@rule
def _enter_place(tree: Any, key: Any, n: Any) -> Any:
    """The entry of the place ``key`` with ``n`` actions; -1 if there is none and no room for it."""
    at = place_of(tree.keys, key)
    if tree.keys[at] == _NONE and not has_room(tree, n + 1):
        return np.int64(-1)
    return enter(tree, key, 0.0)


@rule
def _note(players: Any, mask: Any, actor: Any, action: Any, hidden: Any, knobs: Any, room: Any) -> None:
    """What each seat knows after an action. Who decides at the same time as the actor does not see it."""
    seen = np.int64(SECRET if hidden else action) + ((actor + 1) << 21)
    for each in range(players):
        if each == actor:
            room.keys[each] = mix(room.keys[each], action)
        elif knobs[WATCHES] > 0.0 and not (mask >> each) & 1:
            room.keys[each] = mix(room.keys[each], seen)


@rule
def _select(box: Any, tables: Any, actor: Any, n: Any, rng: Any, tree: Any, here: Any, knobs: Any, room: Any) -> Any:
    """The index in ``room.legal[0]`` of the action that ``actor`` tries at the entry ``here``.

    -1 if it was not visited before, or if the tree has no room.

    An action is worth its mean utility, or that of the place if untried, and the more the better its prior and the less
    it was tried (PUCT).
    """
    if here < 0 or tree.visits[here] == 0:
        return np.int64(-1)
    key = room.keys[actor]
    missing = False
    for k in range(n):
        room.places[k] = place_of(tree.keys, edge_key(key, np.int64(room.legal[0, k])))
        missing = missing or tree.keys[room.places[k]] == _NONE
    if missing:
        if not has_room(tree, n):
            return np.int64(-1)
        _enter_actions(box, tables, actor, n, rng, tree, key, knobs, room)
    visits = 0
    weight = 0.0
    for k in range(n):
        visits += tree.visits[room.places[k]]
        weight += tree.priors[room.places[k]]
    untried = tree.sums[here, UTILITY] / max(tree.visits[here], 1) - knobs[REDUCTION]
    spread = knobs[EXPLORATION] * np.sqrt(visits + 1.0) / weight
    best = -1e9
    chosen = np.int64(0)
    for k in range(n):
        at = room.places[k]
        tried = tree.visits[at]
        value = tree.sums[at, UTILITY] / tried if tried > 0 else untried
        value += spread * tree.priors[at] / (1.0 + tried)
        if value > best:
            best = value
            chosen = np.int64(k)
    return chosen


@rule
def _enter_actions(
    box: Any, tables: Any, actor: Any, n: Any, rng: Any, tree: Any, key: Any, knobs: Any, room: Any
) -> None:
    """Make the entries of the legal actions that have none; their priors grow with the immediate gain."""
    for k in range(n):
        room.gains[k] = 0.0
    if knobs[TEMPERATURE] > 0.0:
        kernels.gains_at(
            box,
            tables,
            np.int64(1),
            actor,
            rng,
            n,
            room.legal[0],
            room.gains,
            room.legal[1:],
            room.branches,
            room.outcome,
            room.quiet,
        )
        _standardize(room.gains, n, knobs[TEMPERATURE])
    for k in range(n):
        room.places[k] = enter(tree, edge_key(key, np.int64(room.legal[0, k])), np.exp(room.gains[k]))


@rule
def _standardize(gains: Any, n: Any, temperature: Any) -> None:
    """Make the first ``n`` gains differences from the best, in ``temperature`` times their standard deviation."""
    best = -1e9
    mean = 0.0
    for k in range(n):
        best = max(best, gains[k])
        mean += gains[k] / n
    variance = 0.0
    for k in range(n):
        variance += (gains[k] - mean) ** 2 / n
    unit = temperature * np.sqrt(variance) + 1e-9
    for k in range(n):
        gains[k] = max((gains[k] - best) / unit, -20.0)


@rule
def _finish(box: Any, tables: Any, players: Any, rng: Any, knobs: Any, net: Any, totals: Any, room: Any) -> None:
    """Play table 1 on to its end, or until a network values it; what each seat gets into ``room.values``."""
    left = knobs[DEPTH] if net.shape[0] > 0 and knobs[DEPTH] >= 0.0 else 1e9
    while not rules.over(box, tables[1]):
        mask = rules.actors(box, tables[1])
        if mask == CHANCE:
            rules.draw(box, tables[1], room.outcome)
            rules.chance_fixed(box, tables[1], room.outcome, room.quiet)
        elif left <= 0.0:
            break
        else:
            _play(box, tables, mask, rng, knobs, room)
            left -= 1.0
    _value(box, tables[1], players, knobs, totals, room)


@rule
def _value(box: Any, table: Any, players: Any, knobs: Any, totals: Any, room: Any) -> None:
    """What the end of the game gives each seat: its share of first place, its score, its lead over the best other."""
    rules.scores(box, table, room.scores)
    rules.ranks(box, table, room.ranks)
    first = 0
    for each in range(players):
        first += room.ranks[each] == 1
    for each in range(players):
        room.values[each, WIN] = 1.0 / first if room.ranks[each] == 1 else 0.0
    _set_values(players, knobs, totals, room)


@rule
def _set_values(players: Any, knobs: Any, totals: Any, room: Any) -> None:
    """Fill ``room.values``, of which WIN is set already, from ``room.scores``. A lead counts beside the usual one."""
    for each in range(players):
        other = -1e9
        for rival in range(players):
            if rival != each:
                other = max(other, room.scores[rival])
        room.values[each, POINTS] = room.scores[each]
        room.values[each, MARGIN] = room.scores[each] - other
        totals[LEADS, 0] += abs(room.values[each, MARGIN])
        totals[LEADS, 1] += 1.0
    usual = max(totals[LEADS, 0] / totals[LEADS, 1], 1e-3)
    for each in range(players):
        lead = 0.5 + 0.5 * np.tanh(room.values[each, MARGIN] / usual)
        share = knobs[MARGIN_SHARE]
        room.values[each, UTILITY] = (1.0 - share) * room.values[each, WIN] + share * lead


@rule
def _play(box: Any, tables: Any, mask: Any, rng: Any, knobs: Any, room: Any) -> None:
    """A decision of the lowest actor on table 1."""
    actor = np.int64(0)
    while not (mask >> actor) & 1:
        actor += 1
    n = rules.legal(box, tables[1], actor, room.legal[0])
    action = _guess(box, tables, actor, n, rng, knobs, room)
    rules.apply(box, tables[1], actor, action, room.quiet)


@rule
def _guess(box: Any, tables: Any, actor: Any, n: Any, rng: Any, knobs: Any, room: Any) -> Any:
    """One of the ``n`` actions of ``room.legal[0]``: at random, or the best of some by what it brings at once."""
    action = np.int64(room.legal[0, roll(rng, n)])
    if n == 1 or roll(rng, 1 << 20) >= knobs[GUIDED] * (1 << 20):
        return action
    best = -1e9
    some = min(np.int64(knobs[CANDIDATES]), n)
    for k in range(some):
        tried = np.int64(room.legal[0, k if some == n else roll(rng, n)])
        tables[2] = tables[1]
        rules.apply(box, tables[2], actor, tried, room.quiet)
        outlook = kernels.outlook_of(box, tables[2], actor)
        if outlook > best or (outlook == best and roll(rng, 2) == 0):
            best = outlook
            action = tried
    return action


@rule
def entries(tree: Any, key: Any, actions: Any, visits: Any, sums: Any) -> None:
    """What the tree has of ``actions`` (int16) at ``key``, added to ``visits`` (int64) and ``sums`` (float64)."""
    for k in range(actions.shape[0]):
        at = place_of(tree.keys, edge_key(key, np.int64(actions[k])))
        if tree.keys[at] != _NONE:
            visits[k] += tree.visits[at]
            for column in range(SUMS):
                sums[k, column] += tree.sums[at, column]
