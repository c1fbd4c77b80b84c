"""The box of Intrigo: from the data of ``box.toml`` to the record that the rules read."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from ridotto.engine import box as boxes
from ridotto.engine.errors import BadBox, UnknownName, name_among
from ridotto.engine.game import Box, Json, Option
from ridotto.engine.jit import new_records
from ridotto.games.intrigo.checks import MAX_ROUNDS, check_printed, check_structure, layout_of
from ridotto.games.intrigo.table import (
    BOX,
    CANCEL,
    EXCHANGE,
    FAMILIES,
    KINDS,
    LOWEST,
    LURE,
    MOVE_ANY,
    MOVE_NEIGHBOUR,
    NEUTRAL,
    NOTHING,
    PLACE_AT_ONCE,
    PLACE_NEXT,
    SWAP_ANY,
    SWAP_NEIGHBOURS,
    TOO_DEAR,
    TRADE_ADJACENT,
    TRADE_ANY,
    TRADE_PAIR,
    TURN_DUCAT,
    TURN_PLOT,
    TURN_TOKEN,
    VALUES,
)

FOLDER = Path(__file__).parent
BOX_FIELDS = frozenset(BOX.names or ())
SEATS = (2, 3, 4)
MAX_ROUNDS_SWITCH = "game.max_rounds"

TRADES = {"adjacent-with-any": TRADE_ADJACENT, "adjacent-pair": TRADE_PAIR, "any-two": TRADE_ANY}
THEFTS = {"ducat-or-seal": TURN_TOKEN, "ducat-only": TURN_DUCAT}
MOVES = {
    "move-neighbour": MOVE_NEIGHBOUR,
    "move-any": MOVE_ANY,
    "swap-any": SWAP_ANY,
    "swap-neighbours": SWAP_NEIGHBOURS,
}
CALLS = {"exchange": EXCHANGE, "place-at-once": PLACE_AT_ONCE, "place-next-turn": PLACE_NEXT, "lure": LURE}


@lru_cache
def editions() -> dict[str, int]:
    """The built-in editions and the versions of their rules."""
    return {name: int(entry["rules_version"]) for name, entry in _file()["editions"].items()}


@lru_cache
def printed() -> Json:
    """The data of the built-in edition, checked once: structure, printed sums, provenance."""
    data = _file()
    check_structure(data)
    check_printed(data)
    boxes.check_provenance(data)
    return data


def _file() -> Json:
    with (FOLDER / "box.toml").open("rb") as file:
        return tomllib.load(file)


def switches(edition: str) -> dict[str, list[Option]]:
    """The rule switches of an edition with their values, the one of the edition first."""
    data = printed()
    return {
        name: sorted(values, key=lambda value: value != data["rules"][name])
        for name, values in data["switches"].items()
    }


def load_box(edition: str, options: Mapping[str, Option], changes: Json | None) -> Box:
    """The box of an edition with switches set; ``changes`` are the differing values of an owner's edition.

    UnknownName or BadBox with one sentence if there is no such edition, option or value.
    """
    built_in = editions()
    parent = edition
    if changes is not None:
        name, parent = boxes.head_of(changes, list(built_in))
        if edition != name:
            raise BadBox(f"edition {edition!r}: the edition file names itself {name!r}; use that name.")
    name_among("edition of intrigo", parent, list(built_in))
    data = printed() if changes is None else boxes.merged(printed(), changes)
    data = _with_any_cap(data, options.get(MAX_ROUNDS_SWITCH), UnknownName, f"Option {MAX_ROUNDS_SWITCH}")
    data = _with_any_cap(data, data["rules"][MAX_ROUNDS_SWITCH], BadBox, f"rules.{MAX_ROUNDS_SWITCH}")
    rules = boxes.with_options(data["rules"], data["switches"], options)
    differing = {name: value for name, value in rules.items() if value != data["rules"][name]}
    data = {**data, "rules": rules}
    check_structure(data)  # with these switches: they too decide how many cards are dealt
    return Box("intrigo", edition, built_in[parent], differing, changes, data, record(data))


def _with_any_cap(data: Json, value: Any, fault: type[Exception], where: str) -> Json:
    """The data with ``value`` among the possible caps on rounds, if it is a number in the range."""
    known = data["switches"][MAX_ROUNDS_SWITCH]
    if not isinstance(value, int) or isinstance(value, bool):
        return data
    if not 1 <= value <= MAX_ROUNDS:
        raise fault(f'{where} = {value}: give "none" or a number of rounds from 1 to {MAX_ROUNDS}.')
    return {**data, "switches": {**data["switches"], MAX_ROUNDS_SWITCH: [*known, value]}}


def record(data: Json) -> Any:
    """The read-only record of ``BOX`` made of checked data."""
    records = new_records(BOX)
    box = records[0]
    rules = data["rules"]
    _fill_cards(box, data)
    _fill_effects(box, rules)
    for kind, name in enumerate(KINDS):
        ladder = data["influence"]["price_ladder"][name]
        box["ladder"][kind] = TOO_DEAR
        box["ladder"][kind, : len(ladder)] = ladder
        box["copies"][kind] = len(ladder)
    for players in SEATS:
        box["arcades"][players], box["hand"][players], box["own_families"][players] = layout_of(data, players)
        box["reshuffle"][players] = players > 2 or rules["two_players.layout"] != "two-rounds"
    box["seals_each"] = data["guilds"]["tokens"]
    box["ducats"] = data["ducats"]["total"]
    box["start_ducats"] = data["ducats"]["start"]
    box["ducat_limit"] = data["ducats"]["hand_limit"]
    box["equal_seals"] = data["victory"]["equal"]
    box["different_seals"] = data["victory"]["different"]
    cap = rules[MAX_ROUNDS_SWITCH]
    box["max_rounds"] = 0 if cap == "none" else cap
    for name, values in data["switches"].items():
        field = name.replace(".", "_")
        if field in BOX_FIELDS and name != MAX_ROUNDS_SWITCH:
            value = rules[name]
            box[field] = value if isinstance(value, bool) else values.index(value)
    return records[0]


def _fill_cards(box: Any, data: Json) -> None:
    cards = put_back = 0
    for family in range(len(FAMILIES)):
        values = data["neutral"]["values"] if family == NEUTRAL else data["families"]["values"]
        for value in values:
            cards += 1 << 2 * (family * VALUES + value - LOWEST)
        if family != NEUTRAL and data["rules"]["two_players.layout"] == "one-family":
            for value in set(data["two_players"]["put_back"]):
                put_back |= 1 << 2 * (family * VALUES + value - LOWEST)
    box["card_count"] = cards
    box["put_back"] = put_back


def _fill_effects(box: Any, rules: Mapping[str, Any]) -> None:
    """What each kind of Influence card does, and how the Guard works on (rules 18 to 23, Q3 to Q7)."""
    gondolier, courtesan = MOVES[rules["gondolier.mode"]], CALLS.get(rules["courtesan.mode"])
    if courtesan is None:  # Q6: the two exchange their roles
        gondolier, courtesan = EXCHANGE, gondolier
    guard = rules["guard.mode"]
    box["effect"] = (
        *(TURN_PLOT, THEFTS[rules["thief.targets"]], TRADES[rules["trader.range"]]),
        *(gondolier, courtesan, CANCEL if guard == "cancel" else NOTHING),
    )
    box["guard_protects"] = guard == "protection"
    box["guard_value"] = {"neutral-4": 4, "neutral-5": 5}.get(guard, 0)
