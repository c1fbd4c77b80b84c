"""Views, events and components of Mille Fiori as JSON (the shapes of ``schema``)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

import numpy as np

from ridotto.engine.game import Box, Json
from ridotto.games.mille_fiori import events as ev
from ridotto.games.mille_fiori.expansion import MASTERWORK_IDS, TILE_IDS
from ridotto.games.mille_fiori.moves import CARD_IDS
from ridotto.games.mille_fiori.rules import ranks
from ridotto.games.mille_fiori.rules.common import hand_size
from ridotto.games.mille_fiori.rules.play import all_places
from ridotto.games.mille_fiori.schema import (
    BonusSet,
    CardFace,
    Components,
    Event,
    Expansion,
    Phase,
    Region,
    SeaSpace,
    SeatView,
    Space,
    Stack,
    View,
)
from ridotto.games.mille_fiori.spaces import LEVEL_OF, LEVELS, SEA_IDS, SPACE_IDS, region_of
from ridotto.games.mille_fiori.table import (
    DOGARESSAS,
    DRAFT,
    FIRST_DOGE,
    FIRST_MASTERWORK,
    FIRST_SPACE,
    FRAME,
    HARBOR,
    HIDDEN,
    HOUSES,
    NONE,
    NUMBERS,
    OVER,
    PHASES,
    PLAY,
    REGIONS,
    SETS,
    SETUP,
    SYMBOL_REGION,
    SYMBOLS,
    TRADE,
    WORKSHOPS,
)

REGION_NAMES = cast(tuple[Region, ...], REGIONS)
BONUS_SETS = cast(tuple[BonusSet, ...], SETS)
PHASE_NAMES = cast(tuple[Phase, ...], PHASES)


def describe(box: Box, view: Any, seat: int) -> Json:
    """A view (a record blanked for ``seat``) as JSON of the shape ``View``."""
    players = int(view["players"])
    phase = int(view["phase"])
    round_size = int(box.record["hand"]) * players
    found: View = {
        "seat": None if seat < 0 else seat,
        "phase": PHASE_NAMES[phase],
        "round": int(view["round_number"]),
        "rounds": (int(box.record["cards"]) - int(box.record["display"][players])) // round_size,
        "cycle": int(view["cycle"]) + 1,
        "cycles": int(box.record["plays"][players]),
        "start": int(view["start"]),
        "turn": None if phase in {SETUP, DRAFT, OVER} else int(view["turn"]),
        "card": _card_in_play(view),
        "ending": bool(view["ending"]),
        "deck": int(box.record["cards"]) - int(view["next"]) if phase != SETUP else int(box.record["cards"]),
        "display": [CARD_IDS[face] for face in view["cards"][: int(view["shown"])]],
        "spaces": _spaces(view),
        "bonuses": {
            name: [None if seat == NONE else seat for seat in row[:players]]
            for name, row in zip(BONUS_SETS, view["bonus"].tolist(), strict=True)
            if name in box.data["bonus"]
        },
        "places": _places(box, view) if phase != SETUP else {},
        "seats": [_seat(view, other) for other in range(players)],
        "scores": [int(points) for points in view["score"][:players]],
        "ranks": _ranks(box, view, players) if phase == OVER else None,
    }
    if box.record["expansion"]:
        found["council"] = [TILE_IDS[tile] for tile in view["council"] if tile != NONE]
        found["masterworks"] = _stack(view["masterworks"], view["masterworks_open"], MASTERWORK_IDS)
        found["dogaressas"] = _stack(view["dogaressas"], view["dogaressas_open"], DOGARESSAS)
        for other in range(players):
            _add_court(found["seats"][other], view, other)
    return cast(Json, found)


def _stack(stack: Any, row: Any, names: Sequence[str]) -> Stack:
    return {"open": [names[card] for card in row if card != NONE], "left": int((stack != NONE).sum())}


def _add_court(found: SeatView, view: Any, seat: int) -> None:
    held = view["held"][seat]
    found["figure"] = int(view["figure"][seat])
    found["dogaressas"] = [name for kind, name in enumerate(DOGARESSAS) for _ in range(int(held[kind]))]
    found["window"] = [None if card == NONE else MASTERWORK_IDS[card] for card in view["window"][seat]]


def _card_in_play(view: Any) -> str | None:
    if int(view["phase"]) not in {PLAY, FRAME}:
        return None
    face = int(view["card"]) if view["card"] != NONE else int(view["chosen"][view["turn"]])
    return CARD_IDS[face] if face >= 0 else None


def _places(box: Box, view: Any) -> dict[str, list[str]]:
    masks = np.zeros(len(SYMBOLS), np.int64)
    all_places(box.record, view, masks)
    firsts = (FIRST_SPACE[region] for region in SYMBOL_REGION)
    return {
        name: [SPACE_IDS[first + bit] for bit in bits(mask)]
        for name, first, mask in zip(SYMBOLS, firsts, masks.tolist(), strict=True)
    }


def _spaces(view: Any) -> dict[str, int]:
    players = int(view["players"])
    covered = {}
    for first, masks in zip(FIRST_SPACE, view["own"].tolist(), strict=True):
        owner = {bit: seat for seat, mask in enumerate(masks[:players]) for bit in bits(mask)}
        covered.update({SPACE_IDS[first + bit]: owner[bit] for bit in sorted(owner)})
    return covered


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _seat(view: Any, seat: int) -> SeatView:
    size = int(hand_size(view, seat))
    chosen = int(view["chosen"][seat])
    hand = [None if face == HIDDEN else CARD_IDS[face] for face in view["hand"][seat].tolist()[:size]]
    known_with_pick = chosen == HIDDEN and size > 0 and hand[0] is not None
    return {
        "score": int(view["score"][seat]),
        "ship": int(view["ship"][seat]),
        "supply": int(view["supply"][seat]),
        "reserve": int(view["reserve"][seat]),
        "bonuses": [name for name, row in zip(BONUS_SETS, view["bonus"].tolist(), strict=True) if seat in row],
        "hand_size": size - 1 if known_with_pick else size,
        "hand": hand,
        "chosen": CARD_IDS[chosen] if chosen >= 0 else None,
        "has_chosen": chosen != NONE,
    }


def _ranks(box: Box, view: Any, players: int) -> list[int]:
    out = np.zeros(players, np.int64)
    ranks(box.record, view, out)
    return [int(rank) for rank in out]


def _space(first: int) -> Callable[[Sequence[int]], Json]:
    return lambda row: {"space": SPACE_IDS[first + row[3]]}


def _set(row: Sequence[int]) -> Json:
    return {"set": SETS[row[3]], "region": "bonus"}


_EVENTS: dict[int, tuple[str, Callable[[Sequence[int]], Json]]] = {
    ev.ROUND: ("round", lambda row: {"number": row[3]}),
    ev.CYCLE: ("cycle", lambda row: {"number": row[3]}),
    ev.CHOSEN: ("chosen", lambda row: {}),
    ev.PLAYED: ("play", lambda row: {"card": CARD_IDS[row[3]]}),
    ev.DIAMOND: ("diamond", lambda row: {"space": SPACE_IDS[row[3]]}),
    ev.GROUP: (
        "score",
        lambda row: {
            **{"reason": "group", "region": "workshops", "space": SPACE_IDS[row[3]]},
            **{"number": row[4], "double": bool(row[5])},
        },
    ),
    ev.RUN: (
        "score",
        lambda row: {"reason": "run", "region": "houses", "space": SPACE_IDS[row[3]], "number": row[4]},
    ),
    ev.CITIZEN: ("score", lambda row: {"reason": "citizen", **_citizen(row)}),
    ev.TRIANGLE: ("score", lambda row: {"reason": "triangle", **_citizen(row)}),
    ev.TRADED: (
        "score",
        lambda row: {"reason": "trade", "region": "trade", "symbol": SYMBOLS[row[3]], "number": row[4]},
    ),
    ev.ROW: ("score", lambda row: {"reason": "harbor", "region": "harbor", "number": row[3], "covered": row[4]}),
    ev.SEA_POINTS: ("score", lambda row: {"reason": "sea", "region": "sea", "space": SEA_IDS[row[3] - 1]}),
    ev.SAILED: ("sail", lambda row: {"start": row[3], "end": row[4]}),
    ev.EARNED_COMPASS: ("extra-earned", lambda row: {"reason": "compass", **_space(0)(row)}),
    ev.EARNED_THREE: ("extra-earned", lambda row: {"reason": "three-values"}),
    ev.EARNED_FIVE: ("extra-earned", lambda row: {"reason": "five-values"}),
    ev.EARNED_TOP: ("extra-earned", lambda row: {"reason": "top", **_space(0)(row)}),
    ev.EARNED_HANDSHAKE: ("extra-earned", lambda row: {"reason": "handshake", "symbol": SYMBOLS[row[3]]}),
    ev.EARNED_SEA: ("extra-earned", lambda row: {"reason": "sea", "space": SEA_IDS[row[3] - 1]}),
    ev.EXTRA_LOST: ("extra-lost", lambda row: {}),
    ev.EXTRA_TAKEN: ("extra", lambda row: {"card": CARD_IDS[row[3]]}),
    ev.DECLINED: ("decline", lambda row: {}),
    ev.BONUS: ("bonus", _set),
    ev.BONUS_LOST: ("bonus-lost", _set),
    ev.LAST_DIAMOND: ("last-diamond", lambda row: {}),
    ev.LEFTOVER: ("leftover", lambda row: {"card": CARD_IDS[row[3]]}),
    ev.START_PLAYER: ("start-player", lambda row: {}),
    ev.OVER_BY_DECK: ("over", lambda row: {"reason": "deck"}),
    ev.OVER_BY_DIAMONDS: ("over", lambda row: {"reason": "diamonds"}),
    ev.CLIMBED: ("climb", lambda row: {"start": row[3], "end": row[4]}),
    ev.COUNCIL_POINTS: ("score", lambda row: {"reason": "council", "region": "council", "number": row[3]}),
    ev.CARD_POINTS: ("score", lambda row: {"reason": "card", "region": "council"}),
    ev.MASTERWORK_TAKEN: ("take", lambda row: {"card": MASTERWORK_IDS[row[3]], "blind": bool(row[4])}),
    ev.DOGARESSA_TAKEN: ("take", lambda row: {"card": DOGARESSAS[row[3]], "blind": bool(row[4])}),
    ev.MASTERWORK_LOST: ("lost", lambda row: {"what": "masterwork"}),
    ev.DOGARESSA_LOST: ("lost", lambda row: {"what": "dogaressa"}),
    ev.FRAMED: ("frame", lambda row: {"card": MASTERWORK_IDS[row[3]], "number": row[4], "double": bool(row[5])}),
    ev.MASTERWORK_VALUE: (
        "score",
        lambda row: {"reason": "masterwork", "region": "window", "card": MASTERWORK_IDS[row[3]], "number": row[4]},
    ),
    ev.DOGARESSA_USED: ("use", lambda row: {"card": DOGARESSAS[row[3]]}),
    ev.DISCARDED: ("discard", lambda row: {"card": CARD_IDS[row[3]]}),
    ev.SHUFFLED: ("shuffle", lambda row: {"card": DOGARESSAS[row[3]]}),
    ev.WINDOW_ROW: ("score", lambda row: {"reason": "row", "region": "window", "number": row[3]}),
    ev.WINDOW_COLUMN: ("score", lambda row: {"reason": "column", "region": "window", "number": row[3]}),
}


def _citizen(row: Sequence[int]) -> Json:
    space = row[3]
    return {"region": REGIONS[region_of(space)], "space": SPACE_IDS[space], "double": bool(row[5])}


def event(box: Box, row: Sequence[int]) -> Json:
    """A row of the journal as JSON of the shape ``Event``."""
    kind, rest = _EVENTS[row[0]]
    found: Json = {"kind": kind}
    if row[1] >= 0:
        found["seat"] = row[1]
    if row[2] != 0:
        found["points"] = row[2]
    found.update(rest(row))
    return cast(Json, cast(Event, found))


def reveals(row: Sequence[int]) -> bool:
    """New hands are taken up or a card of a stack is opened: what was chosen before can no longer be taken back."""
    if row[0] in {ev.MASTERWORK_TAKEN, ev.DOGARESSA_TAKEN}:
        return bool(row[5])
    return row[0] in {ev.CYCLE, ev.ROUND, ev.LEFTOVER}


def components(box: Box) -> Json:
    """The components that a page draws, of the shape ``Components``."""
    data = box.data
    compass = {name: which for which, trio in data["workshops"]["compass"].items() for name in trio}
    found: Components = {
        "spaces": [_space_of(data, number, name, compass.get(name)) for number, name in enumerate(SPACE_IDS)],
        "sea": [_sea_space(data, name) for name in data["sea"]["points"]],
        "bonuses": {name: list(data["bonus"][name]) for name in BONUS_SETS if name in data["bonus"]},
        "cards": [_card(box, face) for face in range(len(CARD_IDS)) if box.record["card_count"][face]],
        "diamonds": data["setup"]["diamonds"],
        "reserve": data["setup"]["reserve"],
    }
    if box.record["expansion"]:
        found["expansion"] = _expansion(data)
    return cast(Json, found)


def _expansion(data: Json) -> Expansion:
    return {
        "tiles": {name: dict(tile) for name, tile in data["council"].items()},  # type: ignore[misc]
        "doges": {name: {"arrows": doge["arrows"], "points": doge["points"]} for name, doge in data["doges"].items()},
        "dogaressa_points": dict(data["dogaressas"]["points"]),
        "reward_sea_route": data["rewards"]["sea_route"],
        "line": data["window"]["line"],
    }


def _space_of(data: Json, number: int, name: str, compass: str | None) -> Space:
    region = region_of(number)
    bit = number - FIRST_SPACE[region]
    symbol = value = None
    if region == WORKSHOPS:
        symbol = data["workshops"]["ingredient"][name]
    elif region == HOUSES:
        value = data["houses"]["value"][name]
    elif region == TRADE:
        symbol = {"G": "goblet", "C": "carafe", "E": "earrings", "S": "swan"}[name[-1]]
    elif region != HARBOR:
        symbol = data["citizens"]["symbol"][name]
        value = data["citizens"]["points"][LEVELS[LEVEL_OF[bit]]]
    return {"id": name, "region": REGION_NAMES[region], "symbol": symbol, "value": value, "compass": compass}


def _sea_space(data: Json, name: str) -> SeaSpace:
    found: SeaSpace = {"id": name, "points": data["sea"]["points"][name], "extra": name in data["sea"]["extra"]}
    effect = data["sea"].get("effect", {}).get(name)
    if effect:
        found["effect"] = effect
    return found


def _card(box: Box, face: int) -> CardFace:
    region = None
    symbol = "doge" if face < FIRST_MASTERWORK else "masterwork"
    if face < FIRST_DOGE:
        symbol = SYMBOLS[face // NUMBERS]
        region = REGION_NAMES[SYMBOL_REGION[face // NUMBERS]]
    return {
        "id": CARD_IDS[face],
        "symbol": symbol,
        "number": int(box.record["ship_number"][face]),
        "region": region,
        "count": int(box.record["card_count"][face]),
    }
