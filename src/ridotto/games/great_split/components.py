"""The components of The Great Split that a page draws, as JSON."""

from typing import Any, cast

from ridotto.engine.game import Box, Json
from ridotto.games.great_split.describe import KIND_NAMES, SEAL_NAMES, Level, market_rows
from ridotto.games.great_split.schema import CardFace, Components, Kind, Seal, SpaceOf, TrackOf
from ridotto.games.great_split.table import CARD_IDS, CHARACTERS, LEVELS


def components(box: Box) -> Json:
    """The components that a page draws, of the shape ``Components``."""
    data = box.data
    found: Components = {
        "tracks": [
            *(_resource_track(data, kind) for kind in KIND_NAMES),
            *(_seal_track(data, kind, seal) for kind, seal in zip(KIND_NAMES, SEAL_NAMES, strict=True)),
        ],
        "prestige_lap": data["tracks"]["prestige_lap"],
        "arrow_steps": data["tracks"]["double_arrow_steps"],
        "cards": [_card(data, name) for name in CARD_IDS],
        "characters": [
            {"id": name, "start": data["characters"][name]["start"], "contracts": data["characters"][name]["contracts"]}
            for name in CHARACTERS
        ],
        "limits": [int(limit) for limit in box.record["limit"]],
        "levels": list(data["rounds"]["deal_level"]),
        "lines": list(data["setup"]["scoring_line_after_round"]),
        "market": [list(row) for row in market_rows(data)],
        "tiers": list(data["scoring"]["art_points"][data["rules"]["artwork_tiers"]]),
        "tiles": sorted(data["setup"]["market_tiles"]),
        "gem_points": data["scoring"]["gem_points"],
    }
    return cast(Json, found)


def _resource_track(data: Json, kind: Kind) -> TrackOf:
    tracks = data["tracks"]
    numbers = tracks["numbers"].get(kind)
    banners = dict(map(tuple, tracks["tome_banners"])) if kind == "tomes" else {}
    spaces = []
    for space in range(tracks["resource_last_space"] + 1):
        found: SpaceOf = {}
        if numbers is not None:
            found["number"] = numbers[space]
        if space in banners:
            found["banner"] = banners[space]
        if space in tracks["contract_spaces"][kind]:
            found["contract"] = True
        if kind == "gold" and space in tracks["gold_double_arrow_spaces"]:
            found["arrow"] = True
        spaces.append(found)
    return {"id": kind, "spaces": spaces}


def _seal_track(data: Json, kind: Kind, seal: Seal) -> TrackOf:
    tracks = data["tracks"]
    stars = sorted(tracks["seal_stars"][kind])
    bonus = dict(map(tuple, tracks["seal_bonus"][kind]))
    spaces = []
    for space in range(tracks["seal_last_space"] + 1):
        found: SpaceOf = {}
        if space in stars:
            found["star"] = stars.index(space) + 1
        if space in bonus:
            found["bonus"] = bonus[space]
        spaces.append(found)
    return {"id": seal, "spaces": spaces}


def _card(data: Json, name: str) -> CardFace:
    icons: list[Any] = [
        [seal for kind, seal in zip(KIND_NAMES, SEAL_NAMES, strict=True) if kind in icon]
        if isinstance(icon, list)
        else icon
        for icon in data["cards"][name]
    ]
    return {"id": name, "level": cast(Level, LEVELS.index(name.partition("-")[0]) + 1), "icons": icons}
