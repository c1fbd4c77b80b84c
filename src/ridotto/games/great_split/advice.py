"""What the house would make of some cards: a suggestion for a seat that plays, or chooses, with what it comes to.

Nobody's resolution depends on anybody else's, so a seat's view is all that is needed: nothing is sampled.
"""

from typing import Any

import numpy as np

from ridotto.engine.game import Box, Json
from ridotto.engine.jit import new_records
from ridotto.engine.journal import NO_JOURNAL
from ridotto.games.great_split.describe import tracks_of, worth_of
from ridotto.games.great_split.moves import words
from ridotto.games.great_split.rules import apply, legal
from ridotto.games.great_split.rules.outlook import outlook
from ridotto.games.great_split.rules.split import group_of
from ridotto.games.great_split.schema import Advice, Plan
from ridotto.games.great_split.table import HIDDEN, MAX_LEGAL, NONE, RESOLVE, TABLE, TAKE


def advise(box: Box, view: Any, seat: int) -> Json:
    """Advice for ``seat``, which must decide at this view of its own."""
    found: Advice = {"rest": None, "first": None, "second": None}
    if view["phase"] == RESOLVE:
        found["rest"] = plan(box, view, seat)
    elif view["phase"] == TAKE:
        found["first"], found["second"] = (plan(box, holding(view, seat, half), seat) for half in (0, 1))
    return dict(found)


def holding(view: Any, seat: int, half: int) -> Any:
    """The table as if the seat had only the cards of one half of its neighbour's wallet to use."""
    tables = new_records(TABLE)
    tables[0] = view
    table = tables[0]
    right = (seat - 1) % int(view["players"])
    mask = int(group_of(view, right, half))
    cards = [int(card) for i, card in enumerate(view["hand"][right][: int(view["held"][right])]) if (mask >> i) & 1]
    table["hand"][seat] = HIDDEN
    table["hand"][seat][: len(cards)] = cards
    table["held"][seat] = len(cards)
    table["left"][seat] = (1 << len(cards)) - 1
    table["up"][seat] = 0
    table["splitter"][seat] = 0
    table["playing"][seat] = NONE
    table["depth"][seat] = 0
    table["phase"] = RESOLVE
    return table


def plan(box: Box, view: Any, seat: int) -> Plan:
    """What a player does that takes the best immediate gain until the seat has nothing more to use."""
    tables = new_records(TABLE, 2)
    tables[0] = view
    # Somebody else is not done yet: the round does not end with the last move.
    tables[0]["waiting"] = (1 << seat) | (1 << (seat + 1) % int(view["players"]))
    actions = np.empty(MAX_LEGAL, np.int16)
    moves: list[int] = []
    while (int(tables[0]["waiting"]) >> seat) & 1 and (moves or _has_cards(view, seat)):
        moves.append(_best(box, tables, seat, actions))
        apply(box.record, tables[0], seat, moves[-1], NO_JOURNAL)
    after = tables[0]
    return {
        "moves": [words(action) for action in moves],
        "prestige": int(after["prestige"][seat]),
        "tracks": tracks_of(after, seat),
        "worth": worth_of(box, after, seat),
    }


def _has_cards(view: Any, seat: int) -> bool:
    """With the switch ``empty_group`` a half may have none."""
    return bool(view["left"][seat] or view["splitter"][seat] or view["depth"][seat])


def _best(box: Box, tables: Any, seat: int, actions: Any) -> int:
    """The legal action with the best outlook; ``tables[1]`` is room."""
    best, chosen = -np.inf, -1
    for action in actions[: legal(box.record, tables[0], seat, actions)]:
        tables[1] = tables[0]
        apply(box.record, tables[1], seat, int(action), NO_JOURNAL)
        found = outlook(box.record, tables[1], seat)
        if found > best:
            best, chosen = found, int(action)
    return chosen
