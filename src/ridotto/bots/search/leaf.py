"""Below the tree: playouts, and what a position is worth. Kernels, loaded as a module for each game.

Table 1 of ``tables`` is played on; the other tables are room.
"""

from types import ModuleType
from typing import Any

import numpy as np

from ridotto.bots.learned.network import CHANCE as LOGIT
from ridotto.bots.learned.network import REST, chances, forward
from ridotto.bots.search.desk import CANDIDATES, DECISIONS, DEPTH, GUIDED, LEADS, MARGIN_SHARE
from ridotto.bots.search.tree import MARGIN, POINTS, UTILITY, WIN
from ridotto.engine.game import CHANCE
from ridotto.engine.jit import rule
from ridotto.engine.rng import roll

rules: ModuleType
kernels: ModuleType

if hasattr(rules, "features"):
    _features = rules.features
else:

    @rule
    def _features(box: Any, table: Any, seat: Any, out: Any) -> None:
        """A game without features has no network either."""


@rule
def next_actor(mask: Any, first: Any) -> Any:
    """Of the actors in ``mask`` the seat ``first``, or else the lowest."""
    if (mask >> first) & 1:
        return np.int64(first)
    actor = np.int64(0)
    while not (mask >> actor) & 1:
        actor += 1
    return actor


@rule
def finish(box: Any, tables: Any, players: Any, rng: Any, knobs: Any, desk: Any) -> None:
    """Play table 1 on to its end, or until the network values it; what each seat gets into ``desk.values``."""
    left = knobs[DEPTH] if desk.weights.shape[0] > 0 and knobs[DEPTH] >= 0.0 else 1e9
    mask = rules.actors(box, tables[1])
    while mask != 0 and (left > 0.0 or mask == CHANCE):
        if mask == CHANCE:
            rules.draw(box, tables[1], desk.outcome)
            rules.chance_fixed(box, tables[1], desk.outcome, desk.quiet)
        else:
            actor = next_actor(mask, np.int64(0))
            n = rules.legal(box, tables[1], actor, desk.legal[0])
            action = guess(box, tables, actor, n, rng, knobs, desk.legal[0], desk.quiet)
            rules.apply(box, tables[1], actor, action, desk.quiet)
            left -= 1.0
            desk.totals[LEADS, DECISIONS] += 1.0
        mask = rules.actors(box, tables[1])
    rules.scores(box, tables[1], desk.scores)
    if mask == 0:
        _share_first(box, tables, players, desk)
    else:
        _foresee(box, tables, players, desk)
    _fill_values(players, knobs, desk)


@rule
def guess(box: Any, tables: Any, actor: Any, n: Any, rng: Any, knobs: Any, legal: Any, quiet: Any) -> Any:
    """One of the ``n`` first actions of ``legal``: at random, or the best of some by what it brings at once."""
    action = np.int64(legal[roll(rng, n)])
    if n == 1 or roll(rng, 1 << 20) >= knobs[GUIDED] * (1 << 20):
        return action
    best = -1e9
    some = min(np.int64(knobs[CANDIDATES]), n)
    for k in range(some):
        tried = np.int64(legal[k if some == n else roll(rng, n)])
        tables[2] = tables[1]
        rules.apply(box, tables[2], actor, tried, quiet)
        outlook = kernels.outlook_of(box, tables[2], actor)
        if outlook > best or (outlook == best and roll(rng, 2) == 0):
            best = outlook
            action = tried
    return action


@rule
def _share_first(box: Any, tables: Any, players: Any, desk: Any) -> None:
    """At the end of the game: first place, shared by those who have it."""
    rules.ranks(box, tables[1], desk.ranks)
    first = 0
    for each in range(players):
        first += desk.ranks[each] == 1
    for each in range(players):
        desk.values[each, WIN] = 1.0 / first if desk.ranks[each] == 1 else 0.0


@rule
def _foresee(box: Any, tables: Any, players: Any, desk: Any) -> None:
    """Before the end: the chances of being first and the final scores that the network expects."""
    for each in range(players):
        desk.logits[each] = promise(box, tables, np.int64(1), each, desk)
        desk.scores[each] += desk.outputs[REST]
    chances(desk.logits, players)
    for each in range(players):
        desk.values[each, WIN] = desk.logits[each]


@rule
def promise(box: Any, tables: Any, i: Any, seat: Any, desk: Any) -> Any:
    """What the network says of a seat's chance on table ``i``: a logit; its other outputs are in ``desk.outputs``."""
    _features(box, tables[i], seat, desk.features)
    forward(desk.weights, desk.features, desk.hidden1, desk.hidden2, desk.outputs)
    return np.float64(desk.outputs[LOGIT])


@rule
def _fill_values(players: Any, knobs: Any, desk: Any) -> None:
    """Fill ``desk.values``, of which WIN is set already, from ``desk.scores``. A lead counts beside the usual one."""
    for each in range(players):
        other = -1e9
        for rival in range(players):
            if rival != each:
                other = max(other, desk.scores[rival])
        desk.values[each, POINTS] = desk.scores[each]
        desk.values[each, MARGIN] = desk.scores[each] - other
        desk.totals[LEADS, 0] += abs(desk.values[each, MARGIN])
        desk.totals[LEADS, 1] += 1.0
    usual = max(desk.totals[LEADS, 0] / desk.totals[LEADS, 1], 1e-3)
    for each in range(players):
        lead = 0.5 + 0.5 * np.tanh(desk.values[each, MARGIN] / usual)
        share = knobs[MARGIN_SHARE]
        desk.values[each, UTILITY] = (1.0 - share) * desk.values[each, WIN] + share * lead
