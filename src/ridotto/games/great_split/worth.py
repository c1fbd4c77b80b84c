"""What a greedy player thinks spaces are worth: the scorings of the box, with something for being on the way."""

from typing import Any

import numpy as np

from ridotto.games.great_split.table import ARROW, FRAME, KINDS, PRESTIGE, RAIL, SPACES

ARROW_WORTH = 4.0
"""A double arrow: two steps where they help most."""
BONUS_WORTH = 1.6
"""A free step on a resource."""


def fill_worth(box: Any) -> None:
    """The tables ``*_worth`` of a box whose other fields are filled."""
    end = int(box["end"][0])
    seal_end = int(box["end"][PRESTIGE - 1])
    box["tomes_worth"] = _on_the_way(box["banner"], end)
    for slider in range(RAIL):
        box["art_worth"][slider] = _on_the_way(box["art"][slider], end)
    for kind in range(len(KINDS)):
        box["icons_worth"][kind] = _on_the_way(box["icons"][kind], end)
        box["stars_worth"][kind] = _on_the_way(box["stars"][kind], seal_end)
    for track in range(PRESTIGE):
        entered = np.cumsum([_effect(int(effect)) for effect in box["effect"][track]])
        box["effect_sum"][track] = entered
        box["effect_worth"][track] = _on_the_way(entered, int(box["end"][track])) - entered
    values = np.arange(len(box["tile_count"]))
    box["mean_tile"] = (values * box["tile_count"]).sum() / box["tiles"]


def _effect(frame: int) -> float:
    if frame == 0:
        return 0.0
    return ARROW_WORTH if frame // FRAME == ARROW else BONUS_WORTH


def _on_the_way(reached: Any, end: int) -> Any:
    """``reached`` (by space, in steps) with straight lines between the spaces where it rises."""
    values = np.array(reached, np.float64)
    corners = [0, *(space for space in range(1, end + 1) if values[space] != values[space - 1])]
    return np.interp(np.arange(SPACES), corners, values[corners])
