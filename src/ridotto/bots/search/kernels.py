"""Information-set Monte-Carlo tree search, compiled; written once, loaded as a module for each game.

``ridotto.engine.load.load_source`` sets the globals ``rules``, ``kernels`` and ``leaf`` (the kernels of
``search.leaf`` for the game) before this body runs.

Each iteration samples a table from the root seat's view and plays on it. Every seat has a tree of its own
(``search.tree``) and chooses by what it knows: seats that decide at the same time do not see each other's choice. An
action is chosen by its mean utility and, as long as it was tried little, by a prior made of its immediate gain.

Arguments: ``tables[0]`` is the root seat's view, ``tables[1]`` is played on, those up to ``ROOM`` are room; ``secret``
(bool) says of each action whether others see it; ``knobs`` (float64) and ``desk`` are those of ``search.desk``.
"""

from types import ModuleType
from typing import Any

import numpy as np

from ridotto.bots.search.desk import DECISIONS, EXPLORATION, FORESIGHT, LEADS, MAX_PATH, REDUCTION, TEMPERATURE, WATCHES
from ridotto.bots.search.tree import SECRET, SUMS, UTILITY, edge_key, enter, has_room, mix, place_of, root_key, seen_as
from ridotto.engine.game import CHANCE
from ridotto.engine.jit import rule

rules: ModuleType
kernels: ModuleType
leaf: ModuleType

ROOM = kernels.GREEDY_ROOM
_NONE = np.uint64(0)


@rule
def grow(
    box: Any,
    tables: Any,
    seat: Any,
    rng: Any,
    tree: Any,
    start: Any,
    begin: Any,
    secret: Any,
    knobs: Any,
    desk: Any,
    iterations: Any,
) -> None:
    """Let ``tree`` grow by ``iterations`` from the view of ``seat``; what each seat got is added to ``desk.totals``.

    The seat is at the place ``start`` (uint64) of its tree; ``begin`` (int64) are the actions with which it begins.
    """
    players = np.int64(tables[0].players)
    for _ in range(iterations):
        tables[1] = tables[0]
        rules.sample(box, tables[1], seat, rng)
        length = _descend(box, tables, seat, players, rng, tree, start, begin, secret, knobs, desk)
        leaf.finish(box, tables, players, rng, knobs, desk)
        for k in range(length):
            at = desk.path[k, 0]
            tree.visits[at] += 1
            for column in range(SUMS):
                tree.sums[at, column] += desk.values[desk.path[k, 1], column]
        for each in range(players):
            for column in range(SUMS):
                desk.totals[each, column] += desk.values[each, column]


@rule
def _descend(
    box: Any,
    tables: Any,
    seat: Any,
    players: Any,
    rng: Any,
    tree: Any,
    start: Any,
    begin: Any,
    secret: Any,
    knobs: Any,
    desk: Any,
) -> Any:
    """Play on table 1 down the trees until the root seat leaves its own; returns the length of ``desk.path``.

    A seat leaves its tree at a place that was not visited before; from there on it plays as in playouts.
    """
    for each in range(players):
        desk.keys[each] = start if each == seat else root_key(each)
        desk.last[each] = -1
        desk.left[each] = False
    begun = 0
    length = 0
    while length + 2 <= MAX_PATH:
        mask = rules.actors(box, tables[1])
        if mask == 0:
            break
        if mask == CHANCE:
            rules.draw(box, tables[1], desk.outcome)
            rules.chance_fixed(box, tables[1], desk.outcome, desk.quiet)
            continue
        actor = leaf.next_actor(mask, seat)
        n = rules.legal(box, tables[1], actor, desk.legal[0])
        action = np.int64(desk.legal[0, 0])
        if actor == seat and begun < begin.shape[0]:
            action = begin[begun]
            begun += 1
        elif n > 1 and not desk.left[actor]:
            here = _enter_place(tree, desk.keys[actor], n, desk.last[actor])
            if here >= 0:
                desk.path[length, 0] = here
                desk.path[length, 1] = actor
                length += 1
            chosen = _select(box, tables, actor, n, rng, tree, here, knobs, desk)
            if chosen >= 0:
                desk.last[actor] = desk.places[chosen]
                desk.path[length, 0] = desk.places[chosen]
                desk.path[length, 1] = actor
                length += 1
                action = np.int64(desk.legal[0, chosen])
            else:
                desk.left[actor] = True
        if n > 1 and desk.left[actor]:
            if actor == seat:
                break
            action = leaf.guess(box, tables, actor, n, rng, knobs, desk.legal[0], desk.quiet)
        rules.apply(box, tables[1], actor, action, desk.quiet)
        desk.totals[LEADS, DECISIONS] += 1.0
        _note(players, mask, actor, action, secret[action], knobs, desk)
    return length


@rule
def _enter_place(tree: Any, key: Any, n: Any, parent: Any) -> Any:
    """The entry of the place ``key`` with ``n`` actions, below the action ``parent``; -1: there is no room for it."""
    at = place_of(tree.keys, key)
    if tree.keys[at] == _NONE and not has_room(tree, n + 1):
        return np.int64(-1)
    return enter(tree, key, 0.0, parent)


@rule
def _note(players: Any, mask: Any, actor: Any, action: Any, hidden: Any, knobs: Any, desk: Any) -> None:
    """What each seat knows after an action. Who decides at the same time as the actor does not see it."""
    seen = seen_as(actor, SECRET if hidden else action)
    for each in range(players):
        if each == actor:
            desk.keys[each] = mix(desk.keys[each], action)
        elif knobs[WATCHES] > 0.0 and not (mask >> each) & 1:
            desk.keys[each] = mix(desk.keys[each], seen)


@rule
def _select(box: Any, tables: Any, actor: Any, n: Any, rng: Any, tree: Any, here: Any, knobs: Any, desk: Any) -> Any:
    """The index in ``desk.legal[0]`` of the action that ``actor`` tries at the entry ``here``.

    -1 if it was not visited before, or if the tree has no room.

    An action is worth its mean utility, or that of the place if untried, and the more the better its prior and the less
    it was tried (PUCT).
    """
    if here < 0 or tree.visits[here] == 0:
        return np.int64(-1)
    key = desk.keys[actor]
    missing = False
    for k in range(n):
        desk.places[k] = place_of(tree.keys, edge_key(key, np.int64(desk.legal[0, k])))
        missing = missing or tree.keys[desk.places[k]] == _NONE
    if missing:
        if not has_room(tree, n):
            return np.int64(-1)
        _enter_actions(box, tables, actor, n, rng, tree, here, knobs, desk)
    visits = 0
    weight = 0.0
    for k in range(n):
        visits += tree.visits[desk.places[k]]
        weight += tree.priors[desk.places[k]]
    untried = tree.sums[here, UTILITY] / max(tree.visits[here], 1) - knobs[REDUCTION]
    spread = knobs[EXPLORATION] * np.sqrt(visits + 1.0) / weight
    best = -1e9
    chosen = np.int64(0)
    for k in range(n):
        at = desk.places[k]
        tried = tree.visits[at]
        value = tree.sums[at, UTILITY] / tried if tried > 0 else untried
        value += spread * tree.priors[at] / (1.0 + tried)
        if value > best:
            best = value
            chosen = np.int64(k)
    return chosen


@rule
def _enter_actions(
    box: Any, tables: Any, actor: Any, n: Any, rng: Any, tree: Any, here: Any, knobs: Any, desk: Any
) -> None:
    """Make the entries of the legal actions that have none; priors grow with gain or promise."""
    for k in range(n):
        desk.gains[k] = 0.0
    if knobs[TEMPERATURE] > 0.0:
        if knobs[FORESIGHT] > 0.0 and desk.weights.shape[0] > 0:
            _promises(box, tables, actor, n, desk)
        else:
            kernels.gains_at(
                box,
                tables,
                np.int64(1),
                actor,
                rng,
                n,
                desk.legal[0],
                desk.gains,
                desk.legal[1:],
                desk.branches,
                desk.outcome,
                desk.quiet,
            )
        _standardize(desk.gains, n, knobs[TEMPERATURE])
    for k in range(n):
        key = edge_key(tree.keys[here], np.int64(desk.legal[0, k]))
        desk.places[k] = enter(tree, key, np.exp(desk.gains[k]), here)


@rule
def _promises(box: Any, tables: Any, actor: Any, n: Any, desk: Any) -> None:
    """What the network says of the actor's chance after each action, into ``desk.gains``."""
    for k in range(n):
        tables[2] = tables[1]
        rules.apply(box, tables[2], actor, np.int64(desk.legal[0, k]), desk.quiet)
        desk.gains[k] = leaf.promise(box, tables, np.int64(2), actor, desk)


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
def entries(tree: Any, key: Any, actions: Any, visits: Any, sums: Any) -> None:
    """What the tree has of ``actions`` (int16) at ``key``, added to ``visits`` (int64) and ``sums`` (float64)."""
    for k in range(actions.shape[0]):
        at = place_of(tree.keys, edge_key(key, np.int64(actions[k])))
        if tree.keys[at] != _NONE:
            visits[k] += tree.visits[at]
            for column in range(SUMS):
                sums[k, column] += tree.sums[at, column]
