"""Views, events and components of The Great Split as JSON (the shapes of ``schema``)."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, cast

import numpy as np

from ridotto.engine.game import Box, Json
from ridotto.games.great_split import events as ev
from ridotto.games.great_split.moves import groups
from ridotto.games.great_split.rules import ranks
from ridotto.games.great_split.rules.scoring import contract_icons
from ridotto.games.great_split.rules.steps import pending
from ridotto.games.great_split.schema import (
    Contract,
    Event,
    Kind,
    Phase,
    Scored,
    Seal,
    SeatView,
    Token,
    Track,
    View,
    Wallet,
)
from ridotto.games.great_split.table import (
    ARROW,
    ARTWORK,
    CARD_IDS,
    CHARACTERS,
    DISCARD,
    EMERALD,
    FIRST_SEAL,
    FRAME,
    HIDDEN,
    KINDS,
    LEVEL_FIRST,
    LEVELS,
    LINE_TOKENS,
    LINES,
    NONE,
    OVER,
    PHASES,
    PRESTIGE,
    RESOLVE,
    ROUNDS,
    SEAL_ICON,
    SEALS,
    SPLIT,
    TAKE,
    TOKENS,
    TOMES,
    TOPAZ,
    TRACKS,
)

KIND_NAMES = cast(tuple[Kind, ...], KINDS)
SEAL_NAMES = cast(tuple[Seal, ...], SEALS)
TRACK_NAMES = cast(tuple[Track, ...], TRACKS)
Level = Literal[1, 2, 3]


def describe(box: Box, view: Any, seat: int) -> Json:
    """A view (a record blanked for ``seat``) as JSON of the shape ``View``."""
    players = int(view["players"])
    phase = int(view["phase"])
    round_ = max(1, int(view["round_number"]))
    slider = int(view["slider"])
    found: View = {
        "seat": None if seat < 0 else seat,
        "phase": cast(Phase, PHASES[phase]),
        "round": round_,
        "rounds": ROUNDS,
        "limit": int(box.record["limit"][round_ - 1]),
        "level": cast(Level, int(box.record["level"][round_ - 1]) + 1),
        "slider": slider,
        "needs": list(market_rows(box.data)[slider]),
        "market": [int(value) if value >= 0 else None for value in view["market"]],
        "lines": [
            {
                "after": int(after),
                "tokens": [
                    cast(Token, TOKENS[token])
                    for token in view["scoring"][line * LINE_TOKENS : (line + 1) * LINE_TOKENS]
                    if token != NONE
                ],
            }
            for line, after in enumerate(box.data["setup"]["scoring_line_after_round"][:LINES])
        ],
        "decks": [
            int((view["deck"][LEVEL_FIRST[level] : LEVEL_FIRST[level + 1]] != NONE).sum())
            for level in range(len(LEVELS))
        ],
        "waiting": [other for other in range(players) if (int(view["waiting"]) >> other) & 1],
        "seats": [_seat(box, view, seat, other) for other in range(players)],
        "scores": [int(points) for points in view["prestige"][:players]],
        "ranks": _ranks(box, view, players) if phase == OVER else None,
    }
    return cast(Json, found)


def market_rows(data: Json) -> list[list[int]]:
    """The artwork needed for each tier, by position of the slider (Q-12)."""
    rows: list[list[int]] = data["scoring"]["art_need"]
    return rows if data["rules"]["market"] == "rises" else rows[::-1]


def _seat(box: Box, view: Any, looking: int, seat: int) -> SeatView:
    phase, held = int(view["phase"]), int(view["held"][seat])
    hand = [int(card) for card in view["hand"][seat][:held]]
    up, left = int(view["up"][seat]), int(view["left"][seat])
    waits = int(pending(view, seat)) if phase == RESOLVE else 0
    playing = int(view["playing"][seat])
    taken = int(view["taken"][seat])
    deciding = bool((int(view["waiting"]) >> seat) & 1)
    character = int(view["character"][seat])
    return {
        "prestige": int(view["prestige"][seat]),
        "tracks": tracks_of(view, seat),
        "character": None if character == NONE else CHARACTERS[character],
        "contracts": {name: _contract(box, view, seat, kind) for kind, name in enumerate(KIND_NAMES)},
        "worth": worth_of(box, view, seat),
        "hand_size": held,
        "hand": [None if card == HIDDEN else CARD_IDS[card] for card in hand],
        "shown": [CARD_IDS[card] for i, card in enumerate(hand) if (up >> i) & 1],
        "left": [CARD_IDS[card] for i, card in enumerate(hand) if (left >> i) & 1] if seat == looking else None,
        "left_size": left.bit_count(),
        "turned_size": held - left.bit_count() - up.bit_count() if phase == RESOLVE else 0,
        "splitter": bool(view["splitter"][seat]),
        "deciding": deciding,
        "over": held - int(box.record["limit"][int(view["round_number"]) - 1]) if phase == DISCARD and deciding else 0,
        "discarded": int(view["dropped"][seat]),
        "divided": phase == TAKE or (phase == SPLIT and not deciding),
        "wallet": _wallet(view, seat, hand),
        "chosen": taken != NONE,
        "taken": ("first", "second")[taken] if taken >= 0 else None,
        "playing": None if playing == NONE else CARD_IDS[playing],
        "seals": _allowed(box, playing) if waits == SEAL_ICON else [],
        "seals_left": int(view["stack"][seat][int(view["depth"][seat]) - 1]) % FRAME if waits == SEAL_ICON else 0,
        "arrow": waits == ARROW,
    }


def _contract(box: Box, view: Any, seat: int, kind: int) -> Contract:
    stars = int(box.record["stars"][kind][view["track"][seat][FIRST_SEAL + kind]])
    return {"icons": int(contract_icons(box.record, view, seat, kind)), "stars": stars}


def tracks_of(view: Any, seat: int) -> dict[Kind | Seal, int]:
    """The space of each cube."""
    return {name: int(view["track"][seat][i]) for i, name in enumerate((*KIND_NAMES, *SEAL_NAMES))}


def worth_of(box: Box, view: Any, seat: int) -> Scored:
    """What all scorings and the contracts would bring the seat now."""
    track, rules = view["track"][seat], box.record
    gems = min(int(rules["number"][0][track[TOPAZ]]), int(rules["number"][1][track[EMERALD]]))
    contracts = {name: _contract(box, view, seat, kind) for kind, name in enumerate(KIND_NAMES)}
    return {
        "tomes": int(rules["banner"][track[TOMES]]),
        "artwork": int(rules["art"][view["slider"]][track[ARTWORK]]),
        "gems": int(rules["gem_points"]) * gems,
        "contracts": {name: each["icons"] * each["stars"] for name, each in contracts.items()},
    }


def _wallet(view: Any, seat: int, hand: list[int]) -> Wallet | None:
    mask = int(view["first"][seat])
    if mask <= 0:
        return None
    first, second = groups(hand, mask)
    return {"first": first, "second": second}


def _allowed(box: Box, card: int) -> list[Seal]:
    mask = int(box.record["seals"][card])
    return [name for i, name in enumerate(SEAL_NAMES) if (mask >> i) & 1]


def _ranks(box: Box, view: Any, players: int) -> list[int]:
    out = np.zeros(players, np.int64)
    ranks(box.record, view, out)
    return [int(rank) for rank in out]


def _track(row: Sequence[int]) -> Json:
    return {"track": TRACK_NAMES[row[3]]}


def _space(row: Sequence[int]) -> Json:
    return {"track": TRACK_NAMES[row[3]], "space": row[4]}


def _number(row: Sequence[int]) -> Json:
    return {"number": row[3]}


def _nothing(row: Sequence[int]) -> Json:
    return {}


_EVENTS: dict[int, tuple[str, Callable[[Sequence[int]], Json]]] = {
    ev.ROUND: ("round", lambda row: {"number": row[3], "limit": row[4], "level": row[5]}),
    ev.CHARACTER: ("character", lambda row: {"character": CHARACTERS[row[3]]}),
    ev.DEALT: ("deal", _number),
    ev.DISCARDED: ("discard", _number),
    ev.DIVIDED: ("divide", _nothing),
    ev.WALLETS: ("wallets", _nothing),
    ev.CHOSEN: ("choose", _nothing),
    ev.EXCHANGED: ("exchange", _number),
    ev.PLAYED: ("play", lambda row: {"card": CARD_IDS[row[3]]}),
    ev.TURNED: ("turn", _track),
    ev.SPLITTER: ("splitter", _track),
    ev.SEALED: ("seal", _track),
    ev.ARROWED: ("arrow", _track),
    ev.STEP: ("step", _space),
    ev.LOST: ("lost", _track),
    ev.PRESTIGE: ("score", lambda row: {"reason": "card", "track": TRACK_NAMES[PRESTIGE]}),
    ev.BONUS: ("bonus", lambda row: {**_space(row), "resource": KIND_NAMES[row[5]]}),
    ev.ARROW: ("double-arrow", _space),
    ev.ARROW_LOST: ("arrow-lost", _space),
    ev.MARKET: ("market", lambda row: {"number": row[3], "value": row[4], "slider": row[5]}),
    ev.LINE: ("line", _number),
    ev.TOMES: ("score", lambda row: {"reason": "tomes", "space": row[3]}),
    ev.ARTWORK: ("score", lambda row: {"reason": "artwork", "number": row[3], "slider": row[4]}),
    ev.GEMS: ("score", lambda row: {"reason": "gems", "topaz": row[3], "emerald": row[4]}),
    ev.CONTRACT: (
        "score",
        lambda row: {"reason": "contract", "resource": KIND_NAMES[row[3]], "icons": row[4], "stars": row[5]},
    ),
    ev.BLANK: ("blank", _nothing),
    ev.FINAL: ("final", _nothing),
    ev.OVER: ("over", _nothing),
}


def event(box: Box, row: Sequence[int]) -> Json:
    """A row of the journal as JSON of the shape ``Event``."""
    kind, rest = _EVENTS[row[0]]
    found: Json = {"kind": kind}
    if row[1] >= 0:
        found["seat"] = row[1]
    if kind == "score":
        found["points"] = row[2]
    found.update(rest(row))
    return cast(Json, cast(Event, found))


def reveals(row: Sequence[int]) -> bool:
    """Cards or a market tile have become known: what was decided before can no longer be taken back."""
    return row[0] in {ev.WALLETS, ev.EXCHANGED, ev.MARKET, ev.ROUND}
