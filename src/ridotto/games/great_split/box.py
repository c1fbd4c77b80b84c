"""The box of The Great Split: from the data of ``box.toml`` to the record that the rules read."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np

from ridotto.engine import box as boxes
from ridotto.engine.errors import BadBox, name_among
from ridotto.engine.game import Box, Json, Option
from ridotto.engine.jit import new_records
from ridotto.games.great_split.checks import check_printed, check_structure
from ridotto.games.great_split.table import (
    ARROW,
    BOX,
    CARD_IDS,
    CHARACTERS,
    CRITERIA,
    FIRST_SEAL,
    FRAME,
    GOLD,
    KINDS,
    NONE,
    RAIL,
    SEAL_ICON,
    SPACES,
    TRACKS,
)
from ridotto.games.great_split.worth import fill_worth

FOLDER = Path(__file__).parent
SEATS = (2, 3, 4, 5, 6, 7)


@lru_cache
def editions() -> dict[str, int]:
    """The built-in editions and the versions of their rules."""
    return {name: int(entry["rules_version"]) for name, entry in _file()["editions"].items()}


def _file() -> Json:
    with (FOLDER / "box.toml").open("rb") as file:
        return tomllib.load(file)


@lru_cache
def printed() -> Json:
    """The data of the built-in edition, checked once: structure, sums, provenance."""
    data = _file()
    check_structure(data)
    check_printed(data)
    boxes.check_provenance(data)
    return data


def switches(edition: str) -> dict[str, list[Option]]:
    """The rule switches with their values, the one of the edition first."""
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
    name_among("edition of great-split", parent, list(built_in))
    data = printed()
    if changes is not None:
        data = boxes.merged(data, changes)
    rules = boxes.with_options(data["rules"], data["switches"], options)
    differing = {name: value for name, value in rules.items() if value != data["rules"][name]}
    data = {**data, "rules": rules}
    check_structure(data)
    return Box("great-split", edition, built_in[parent], differing, changes, data, record(data))


def record(data: Json) -> Any:
    """The read-only record of ``BOX`` made of checked data."""
    records = new_records(BOX)
    box = records[0]
    _fill_setup(box, data)
    _fill_tracks(box, data)
    _fill_scoring(box, data)
    _fill_cards(box, data)
    for name in ("empty_group", "arrow_on_prestige", "arrow_on_full_track"):
        box[name] = data["rules"][name]
    fill_worth(box)
    return box


def _fill_setup(box: Any, data: Json) -> None:
    setup, rounds = data["setup"], data["rounds"]
    box["start_hand"] = setup["start_hand"]
    for players in SEATS:
        box["dealt"][players] = data["dealt"][str(players)]
    box["limit"] = rounds["hand_limit"][data["rules"]["hand_limits"]]
    box["level"] = [level - 1 for level in rounds["deal_level"]]
    for line, after in enumerate(setup["scoring_line_after_round"], 1):
        box["line"][after - 1] = line
    for value in setup["market_tiles"]:
        box["tile_count"][value] += 1
    box["tiles"] = len(setup["market_tiles"])
    for number, name in enumerate(CHARACTERS):
        for kind in data["characters"][name]["start"]:
            box["start"][number][KINDS.index(kind)] += 1
        for kind in data["characters"][name]["contracts"]:
            box["contracts"][number][KINDS.index(kind)] += 1
    criteria = [CRITERIA.index(name) for name in data["tie_break"]]
    box["tie"] = criteria + [NONE] * (len(CRITERIA) - len(criteria))


def _fill_tracks(box: Any, data: Json) -> None:
    tracks = data["tracks"]
    box["end"] = [tracks["resource_last_space"]] * FIRST_SEAL + [tracks["seal_last_space"]] * len(KINDS)
    box["arrow_steps"] = tracks["double_arrow_steps"]
    for space in tracks["gold_double_arrow_spaces"]:
        box["effect"][GOLD][space] = ARROW * FRAME + 1
    for number, kind in enumerate(KINDS):
        box["icons"][number] = _reached(tracks["contract_spaces"][kind])
        box["stars"][number] = _reached(tracks["seal_stars"][kind])
        for space, resource in tracks["seal_bonus"][kind]:
            box["effect"][FIRST_SEAL + number][space] = KINDS.index(resource) * FRAME + 1


def _reached(spaces: list[int]) -> Any:
    """How many of the spaces a cube has reached, for each space it can stand on."""
    return np.searchsorted(sorted(spaces), np.arange(SPACES), side="right")


def _fill_scoring(box: Any, data: Json) -> None:
    tracks, scoring = data["tracks"], data["scoring"]
    for space, points in sorted(tracks["tome_banners"]):
        box["banner"][space:] = points
    for which, name in enumerate(("topaz", "emerald")):
        numbers = tracks["numbers"][name]
        box["number"][which] = numbers + [numbers[-1]] * (SPACES - len(numbers))
    box["gem_points"] = scoring["gem_points"]
    rows = scoring["art_need"] if data["rules"]["market"] == "rises" else scoring["art_need"][::-1]
    tiers = scoring["art_points"][data["rules"]["artwork_tiers"]]
    numbers = tracks["numbers"]["artwork"]
    for slider in range(RAIL):
        for space in range(SPACES):
            reached = numbers[min(space, len(numbers) - 1)]
            needs = rows[min(slider, len(rows) - 1)]
            box["art"][slider][space] = max(
                (points for need, points in zip(needs, tiers, strict=True) if need <= reached), default=0
            )


def _fill_cards(box: Any, data: Json) -> None:
    for card, name in enumerate(CARD_IDS):
        frames = frames_of(data["cards"][name])
        box["frame_count"][card] = len(frames)
        box["frames"][card][: len(frames)] = frames[::-1]
        box["seals"][card] = sum(
            1 << number
            for number, kind in enumerate(KINDS)
            if any(isinstance(icon, list) and kind in icon for icon in data["cards"][name])
        )


def frames_of(icons: list[Any]) -> list[int]:
    """The frames of a card, the first icons first: equal neighbours are one frame."""
    codes = [SEAL_ICON if isinstance(icon, list) else TRACKS.index(icon) for icon in icons]
    return [code * FRAME + len(list(same)) for code, same in groupby(codes)]
