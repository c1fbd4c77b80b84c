"""The box of Mille Fiori: from the data of ``box.toml`` to the record that the rules read."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from ridotto.engine import box as boxes
from ridotto.engine.errors import BadBox, name_among
from ridotto.engine.game import Box, Json, Option
from ridotto.engine.jit import new_records
from ridotto.games.mille_fiori.checks import adjacent, check_printed, check_structure, is_expansion, plays_of
from ridotto.games.mille_fiori.expansion import fill_expansion
from ridotto.games.mille_fiori.spaces import (
    CITIZENS,
    HOUSE_IDS,
    LEVEL_OF,
    LEVELS,
    WORKSHOP_IDS,
    row_below,
    support,
    triangle,
)
from ridotto.games.mille_fiori.table import (
    BOX,
    FIRST_CITIZEN,
    FIRST_GOOD,
    GOODS,
    HARBOR,
    HOUSES,
    NUMBERS,
    REGION_SIZE,
    ROWS,
    SETS,
    SYMBOL_REGION,
    SYMBOLS,
)

FOLDER = Path(__file__).parent
BOX_FIELDS = frozenset(BOX.names or ())
SEATS = (2, 3, 4)


@lru_cache
def editions() -> dict[str, int]:
    """The built-in editions and the versions of their rules."""
    return {name: int(entry["rules_version"]) for name, entry in _file("box.toml")["editions"].items()}


@lru_cache
def printed(edition: str) -> Json:
    """The data of a built-in edition, checked once: structure, printed sums, provenance."""
    data = _file("box.toml")
    entry = data["editions"][edition]
    if "adds" in entry:
        data = boxes.extended(data, _file(entry["adds"]))
    for name in entry.get("without", []):
        del data["switches"][name], data["rules"][name]
    check_structure(data)
    check_printed(data)
    boxes.check_provenance(data)
    return data


def _file(name: str) -> Json:
    with (FOLDER / name).open("rb") as file:
        return tomllib.load(file)


def switches(edition: str) -> dict[str, list[Option]]:
    """The rule switches of an edition with their values, the one of the edition first."""
    data = printed(edition)
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
    data = printed(name_among("edition of mille-fiori", parent, list(built_in)))
    if changes is not None:
        data = boxes.merged(data, changes)
    rules = boxes.with_options(data["rules"], data["switches"], options)
    differing = {name: value for name, value in rules.items() if value != data["rules"][name]}
    data = {**data, "rules": rules}
    check_structure(data)  # with these switches: they too decide how many cards come to lie in the display
    return Box("mille-fiori", edition, built_in[parent], differing, changes, data, record(data))


def record(data: Json) -> Any:
    """The read-only record of ``BOX`` made of checked data."""
    records = new_records(BOX)
    box = records[0]
    _fill_setup(box, data)
    _fill_workshops(box, data)
    _fill_citizens(box, data)
    for bit, name in enumerate(HOUSE_IDS):
        box["house_value"][bit] = data["houses"]["value"][name]
    for good in range(GOODS):
        box["symbol_spaces"][FIRST_GOOD + good] = sum(1 << (row * GOODS + good) for row in range(ROWS))
        box["harbor_points"][good + 1] = data["harbor"]["points"][str(good + 1)]
    box["harbor_points"][0] = data["harbor"]["points"]["0"]
    for symbol, region in enumerate(SYMBOL_REGION):
        if region in {HOUSES, HARBOR}:
            box["symbol_spaces"][symbol] = (1 << REGION_SIZE[region]) - 1
    for number, name in enumerate(data["sea"]["points"], 1):
        box["sea_points"][number] = data["sea"]["points"][name]
        box["sea_extra"][number] = name in data["sea"]["extra"]
    box["sea_end"] = len(data["sea"]["points"])
    for name, points in data["bonus"].items():
        box["bonus"][SETS.index(name)] = points
    if is_expansion(data):
        fill_expansion(box, data)
    box["cards"] = box["card_count"].sum()
    for name, values in data["switches"].items():
        if name in BOX_FIELDS:
            value = data["rules"][name]
            box[name] = value if isinstance(value, bool) else values.index(value)
    return box


def _fill_setup(box: Any, data: Json) -> None:
    for symbol, name in enumerate(SYMBOLS):
        box["card_count"][symbol * NUMBERS : (symbol + 1) * NUMBERS] = data["cards"][name]
        box["ship_number"][symbol * NUMBERS : (symbol + 1) * NUMBERS] = range(1, NUMBERS + 1)
    setup = data["setup"]
    for players in SEATS:
        box["display"][players] = setup["display"][str(players)]
        box["plays"][players] = plays_of(data, players)
    box["hand"] = setup["hand"]
    box["diamonds"] = setup["diamonds"]
    box["reserve"] = setup["reserve"]


def _fill_workshops(box: Any, data: Json) -> None:
    workshops = data["workshops"]
    for bit, name in enumerate(WORKSHOP_IDS):
        box["symbol_spaces"][SYMBOLS.index(workshops["ingredient"][name])] |= 1 << bit
        for other, neighbour in enumerate(WORKSHOP_IDS):
            if adjacent(workshops["column"], name, neighbour):
                box["adjacent"][bit] |= 1 << other
    for trio in workshops["compass"].values():
        bits = [WORKSHOP_IDS.index(name) for name in trio]
        for bit in bits:
            box["compass"][bit] = sum(1 << other for other in bits)


def _fill_citizens(box: Any, data: Json) -> None:
    rests_on = row_below if data["rules"]["citizen_support"] == "row-below" else support
    for bit, level in enumerate(LEVEL_OF):
        box["level_points"][bit] = data["citizens"]["points"][LEVELS[level]]
        box["support"][bit] = rests_on(bit)
        box["triangle"][bit] = triangle(bit)
    for ids in CITIZENS:
        for bit, name in enumerate(ids):
            symbol = SYMBOLS.index(data["citizens"]["symbol"][name])
            box["citizen_spaces"][symbol] |= 1 << bit
    for symbol in range(FIRST_CITIZEN, FIRST_CITIZEN + 6):
        box["symbol_spaces"][symbol] = (1 << len(LEVEL_OF)) - 1  # R7.3.1: the symbol does not restrict the space
