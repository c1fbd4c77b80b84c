"""Rows of the journal as JSON (the shape ``Event`` of ``schema``)."""

from collections.abc import Callable, Sequence
from typing import cast

from ridotto.engine.game import Box, Json
from ridotto.games.intrigo import events as ev
from ridotto.games.intrigo.moves import ARCADE_IDS, CARD_IDS, SPACE_IDS
from ridotto.games.intrigo.schema import Event, Reason, Token
from ridotto.games.intrigo.table import DUCAT, GUILDS, INFLUENCE, KINDS, NONE

REASONS: dict[int, Reason] = {
    ev.WON: "higher",
    ev.TIED: "tie",
    ev.NEUTRAL_WON: "neutral",
    ev.DESERTED: "deserted",
    ev.FACE_DOWN: "face-down",
    ev.EMPTY: "empty",
}
OVER_REASONS = {1: "equal-seals", 2: "different-seals"}


def token_name(token: int) -> Token | None:
    """A guild, ``ducat``, or None."""
    if token == NONE:
        return None
    return "ducat" if token == DUCAT else cast(Token, GUILDS[token])


def card_name(card: int) -> str | None:
    """What lies in a space: a Plot card, the kind of an Influence card, or None."""
    if card == NONE:
        return None
    return KINDS[card - INFLUENCE] if card >= INFLUENCE else CARD_IDS[card]


def _arcade(row: Sequence[int]) -> Json:
    return {"arcade": ARCADE_IDS[row[3]], "token": token_name(row[4])}


def _award(row: Sequence[int]) -> Json:
    kind, ring, arcade = row[0], row[2], row[3]
    if kind == ev.STANDS:
        kind, ring = divmod(ring, ev.STANDING)
    found: Json = {"arcade": ARCADE_IDS[arcade], "reason": REASONS[kind], "sides": []}
    if row[4] != NONE:
        found["token"] = token_name(row[4])
    for space, (card, down) in zip(((arcade - 1) % ring, arcade), ev.sides(row[5]), strict=True):
        name = None if card == ev.DOWN - 1 else card_name(card)
        found["sides"].append({"space": SPACE_IDS[space], "card": name, "face_up": not down})
    return found


def _named(row: Sequence[int]) -> Json:
    return {"card": CARD_IDS[row[3]], **({"holder": row[4]} if row[4] != NONE else {})}


_EVENTS: dict[int, tuple[str, Callable[[Sequence[int]], Json]]] = {
    ev.ROUND: ("round", lambda row: {"number": row[3]}),
    ev.LAID: ("token", _arcade),
    ev.DEALT: ("dealt", lambda row: {"number": row[3], "left": row[4]}),
    ev.KEPT: ("kept", lambda row: {}),
    ev.PASSED: ("passed", lambda row: {"number": row[3]}),
    ev.PLACED: ("placed", lambda row: {"card": CARD_IDS[row[3]], "space": SPACE_IDS[row[4]]}),
    ev.BOUGHT: (
        "bought",
        lambda row: {"influence": KINDS[row[3]], "space": SPACE_IDS[row[4]], "price": row[5]},
    ),
    ev.TURNED_PLOT: ("plot-turned", lambda row: {"space": SPACE_IDS[row[3]], "card": CARD_IDS[row[4]]}),
    ev.TURNED_TOKEN: ("token-turned", _arcade),
    ev.SWAPPED_TOKENS: ("tokens-swapped", lambda row: {"arcade": ARCADE_IDS[row[3]], "other": ARCADE_IDS[row[4]]}),
    ev.MOVED: (
        "plot-moved",
        lambda row: {"space": SPACE_IDS[row[3]], "other": SPACE_IDS[row[4]], "card": CARD_IDS[row[5]]},
    ),
    ev.SWAPPED_PLOTS: ("plots-swapped", lambda row: {"space": SPACE_IDS[row[3]], "other": SPACE_IDS[row[4]]}),
    ev.NAMED: ("exchanged", _named),
    ev.CALLED: ("called", lambda row: {**_named(row), "space": SPACE_IDS[row[5]]}),
    ev.SHOWN: ("shown", _named),
    ev.UNDONE: ("cancelled", lambda row: {"space": SPACE_IDS[row[3]], "influence": KINDS[row[4]]}),
    ev.SKIPPED: ("skipped", lambda row: {}),
    **dict.fromkeys(REASONS, ("award", _award)),
    ev.STANDS: ("stands", _award),
    ev.LIMITED: ("limited", _arcade),
    ev.RETURNED: ("returned", _arcade),
    ev.STAYED: ("stayed", _arcade),
    ev.FIRST: ("first-player", lambda row: {}),
    ev.VICTORY: ("over", lambda row: {"reason": OVER_REASONS[row[3]]}),
    ev.CAPPED: ("over", lambda row: {"reason": "rounds", "number": row[3]}),
}


def event(box: Box, row: Sequence[int]) -> Json:
    """A row of the journal as JSON of the shape ``Event``."""
    kind, rest = _EVENTS[row[0]]
    found: Json = {"kind": kind}
    if row[1] >= 0:
        found["seat"] = row[1]
    found.update(rest(row))
    return cast(Json, cast(Event, found))


def reveals(row: Sequence[int]) -> bool:
    """Hidden cards have come to be seen: packets passed on, cards and Seals of chance, an answer to the Courtesan."""
    return row[0] in {ev.PASSED, ev.DEALT, ev.ROUND, ev.NAMED, ev.CALLED, ev.SHOWN}
