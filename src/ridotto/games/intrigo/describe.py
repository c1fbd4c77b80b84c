"""Views and components of Intrigo as JSON (the shapes of ``schema``)."""

from typing import Any, cast

import numpy as np

from ridotto.engine.game import Box, Json
from ridotto.games.intrigo import events as ev
from ridotto.games.intrigo.moves import ARCADE_IDS, CARD_IDS, SPACE_IDS
from ridotto.games.intrigo.rules import ranks
from ridotto.games.intrigo.rules.award import decided, receiver, strength
from ridotto.games.intrigo.rules.bits import backward, onward
from ridotto.games.intrigo.rules.draft import goes_left
from ridotto.games.intrigo.rules.turn import price
from ridotto.games.intrigo.schema import (
    Arcade,
    Components,
    Effect,
    Family,
    Guild,
    Influence,
    Passed,
    Phase,
    Pile,
    SeatView,
    Space,
    View,
)
from ridotto.games.intrigo.story import REASONS, card_name, event, reveals, token_name
from ridotto.games.intrigo.table import (
    AIMING,
    BUYING,
    DRAFT,
    FACES,
    FAMILIES,
    GUILDS,
    KINDS,
    LOWEST,
    NONE,
    OVER,
    PHASES,
    PLACING,
    TOO_DEAR,
    TURN,
    VALUES,
)

__all__ = ["components", "describe", "event", "reveals"]

PHASE_NAMES = cast(tuple[Phase, ...], PHASES)
FAMILY_NAMES = cast(tuple[Family, ...], FAMILIES)
GUILD_NAMES = cast(tuple[Guild, ...], GUILDS)
KIND_NAMES = cast(tuple[Influence, ...], KINDS)
EFFECTS: tuple[Effect, ...] = (
    *("nothing", "turn-plot", "turn-token", "turn-ducat", "trade-adjacent", "trade-pair", "trade-any"),
    *("move-neighbour", "move-any", "swap-any", "swap-neighbours"),
    *("exchange", "place-at-once", "place-next", "lure", "cancel"),
)


def describe(box: Box, view: Any, seat: int) -> Json:
    """A view (a record blanked for ``seat``) as JSON of the shape ``View``."""
    rules, players = box.record, int(view["players"])
    phase, ring = int(view["phase"]), int(view["ring"])
    seats = [_seat(box, view, other, seat) for other in range(players)]
    found: View = {
        "seat": None if seat < 0 else seat,
        "phase": PHASE_NAMES[phase],
        "round": int(view["round_number"]),
        "max_rounds": int(rules["max_rounds"]) or None,
        "first": int(view["first"]),
        "turn": int(view["turn"]) if phase in {TURN, PLACING, BUYING, AIMING} else None,
        "pick": int(view["step"]) + 1,
        "picks": int(rules["hand"][players]),
        "to_left": bool(goes_left(rules, view)),
        "doing": _doing(view),
        "at": SPACE_IDS[view["at"]] if view["at"] != NONE else None,
        "aim": _aim(box, view),
        "arcades": [_arcade(box, view, arcade) for arcade in range(ring)],
        "spaces": [_space(view, space) for space in range(ring)],
        "piles": [_pile(box, view, kind) for kind in range(len(KINDS))],
        "bag": {name: int(view["bag"][guild]) for guild, name in enumerate(GUILD_NAMES)},
        "supply": int(view["supply"]) if rules["ducats_finite"] else None,
        "not_dealt": _count(view["stock"]) - int(view["dealt"]) * int(rules["hand"][players]) * players,
        "passed": _passed(box, view, seat) if seat >= 0 and DRAFT <= phase < OVER else [],
        "seats": seats,
        "scores": [sum(each["seals"].values()) + (each["ducats"] or 0) / 1000 for each in seats],
        "winner": int(view["winner"]) if view["winner"] != NONE else None,
        "ranks": _ranks(box, view, players) if phase == OVER else None,
    }
    return cast(Json, found)


def _count(cards: Any) -> int:
    return sum((int(cards) >> 2 * face) & 3 for face in range(FACES))


def _cards(cards: Any) -> list[str]:
    return [CARD_IDS[face] for face in range(FACES) for _ in range((int(cards) >> 2 * face) & 3)]


def _doing(view: Any) -> str | None:
    if view["doing"] == NONE:
        return None
    return (CARD_IDS if view["phase"] == PLACING else KINDS)[int(view["doing"])]


def _aim(box: Box, view: Any) -> str | None:
    if view["aim"] == NONE:
        return None
    effect = EFFECTS[box.record["effect"][view["doing"]]]
    names = ARCADE_IDS if effect.startswith(("trade", "turn-token", "turn-ducat")) else SPACE_IDS
    return (CARD_IDS if effect in {"exchange", "place-at-once", "place-next"} else names)[int(view["aim"])]


def _arcade(box: Box, view: Any, arcade: int) -> Arcade:
    ring, guards = int(view["ring"]), int(view["guards"])
    before = int(strength(box.record, view, (arcade - 1) % ring))
    after = int(strength(box.record, view, arcade))
    seat = int(receiver(box.record, before, after)) - 1
    reason = int(decided(view, arcade, seat, before, after))
    return {
        "id": ARCADE_IDS[arcade],
        "token": token_name(int(view["token"][arcade])),
        "face_up": bool((int(view["tokens"]) >> arcade) & 1),
        "protected": bool(((guards | int(onward(guards, ring))) >> arcade) & 1),
        "winner": seat if reason == ev.WON else None,
        "reason": REASONS[reason],
    }


def _space(view: Any, space: int) -> Space:
    ring, guards = int(view["ring"]), int(view["guards"])
    card = int(view["card"][space])
    return {
        "id": SPACE_IDS[space],
        "card": card_name(card),
        "face_up": card >= FACES or bool((int(view["plots"]) >> space) & 1),
        "protected": bool(((int(onward(guards, ring)) | int(backward(guards, ring))) >> space) & 1),
    }


def _pile(box: Box, view: Any, kind: int) -> Pile:
    cost = int(price(box.record, view, kind))
    return {
        "kind": KIND_NAMES[kind],
        "price": cost if cost < TOO_DEAR else None,
        "left": int(box.record["copies"][kind]) - int(view["sold"][kind]),
    }


def _seat(box: Box, view: Any, seat: int, looking: int) -> SeatView:
    phase = int(view["phase"])
    chosen = phase == DRAFT and not (int(view["to_act"]) >> seat) & 1
    size = 0
    if phase == DRAFT:
        size = int(box.record["hand"][view["players"]]) - int(view["step"]) - chosen
    held = int(view["held"][seat])
    open_ducats = seat == looking or not box.record["information_public"]
    seals = int(view["seals"][seat])
    return {
        "families": [name for family, name in enumerate(FAMILY_NAMES) if view["owner"][family] == seat],
        "ducats": int(view["ducats"][seat]) if open_ducats else None,
        "seals": {name: (seals >> 4 * guild) & 15 for guild, name in enumerate(GUILD_NAMES)},
        "hand_size": held,
        "hand": list(_cards(view["hand"][seat])) if seat == looking else [None] * held,
        "packet_size": size,
        "packet": _cards(view["packet"][seat]) if seat == looking and phase == DRAFT else None,
        "has_kept": chosen,
        "must_place": _cards(view["forced"][seat]),
    }


def _passed(box: Box, view: Any, seat: int) -> list[Passed]:
    """Rule 9: what the seat has passed on in this round, from the slots that it knows (``rules.knowledge``)."""
    players, each, step = int(view["players"]), int(box.record["hand"][view["players"]]), int(view["step"])
    drafting = view["phase"] == DRAFT
    picked = step + 1 - ((int(view["to_act"]) >> seat) & 1) if drafting else each
    left = 1 if goes_left(box.record, view) else -1
    found: list[Passed] = []
    for pick in range(min(picked, each - 1)):
        packet = (seat - left * pick) % players
        base = ((int(view["dealt"]) - 1) * players + packet) * each
        back = drafting and (step - pick) % players == 0  # the rest lies before the seat again, or still
        slots = view["slots"][base + pick + 1 : base + (picked if back else each)]
        cards = [CARD_IDS[face] for face in slots] + (_cards(view["packet"][seat]) if back else [])
        order = sorted(cards, key=CARD_IDS.index)
        found.append({"pick": pick + 1, "to": (seat + left) % players, "cards": order})
    return found


def _ranks(box: Box, view: Any, players: int) -> list[int]:
    out = np.zeros(players, np.int64)
    ranks(box.record, view, out)
    return [int(rank) for rank in out]


def components(box: Box) -> Json:
    """The components that a page draws, of the shape ``Components``."""
    data, rules = box.data, box.record
    found: Components = {
        "families": {name: data["families"]["names"][name] for name in FAMILY_NAMES},
        "guilds": {name: data["guilds"]["names"][name] for name in GUILD_NAMES},
        "cards": [
            {
                "id": CARD_IDS[face],
                "family": FAMILY_NAMES[face // VALUES],
                "value": LOWEST + face % VALUES,
                "count": (int(rules["card_count"]) >> 2 * face) & 3,
            }
            for face in range(FACES)
        ],
        "influence": [
            {
                "kind": name,
                "prices": list(data["influence"]["price_ladder"][name]),
                "effect": EFFECTS[rules["effect"][kind]],
            }
            for kind, name in enumerate(KIND_NAMES)
        ],
        "rings": {
            str(players): {
                "arcades": int(rules["arcades"][players]),
                "hand": int(rules["hand"][players]),
                "families": int(rules["own_families"][players]),
            }
            for players in (2, 3, 4)
        },
        "seal_first": not rules["palace_door_kind"],
        "seals_each": int(rules["seals_each"]),
        "ducats": int(rules["ducats"]) if rules["ducats_finite"] else None,
        "start_ducats": int(data["ducats"]["start"]),
        "equal": int(rules["equal_seals"]),
        "different": int(rules["different_seals"]),
        "guard_value": int(rules["guard_value"]),
        "guard_protects": bool(rules["guard_protects"]),
    }
    return cast(Json, found)
