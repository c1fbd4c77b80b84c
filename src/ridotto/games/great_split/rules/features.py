"""Numbers that describe a position from the standpoint of a seat, for a value network.

They say where the seat stands on its tracks, what a step on each would bring, and what the cards that it will have
would do with that; a network compares the seats. Each part writes from ``at`` on and returns where the next one
begins. What steps bring stands first in ``out``, where the parts about cards read it.
"""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.games.great_split.rules.holdings import CARDS_AT, STEP_SCALE, holdings
from ridotto.games.great_split.rules.outlook import (
    ICONS_TO_COME,
    SPARE_GEM,
    STARS_TO_COME,
    promise,
    scorings_to_come,
)
from ridotto.games.great_split.rules.scoring import contract_icons
from ridotto.games.great_split.table import (
    ARTWORK,
    ARTWORK_TOKEN,
    DISCARD,
    EMERALD,
    FIRST_SEAL,
    GEMS_TOKEN,
    KINDS,
    MAX_SEATS,
    OVER,
    PRESTIGE,
    RAIL,
    RESOLVE,
    ROUNDS,
    SETUP,
    SPLIT,
    TAKE,
    TOMES,
    TOMES_TOKEN,
    TOPAZ,
)

FEATURES = 70


@rule
def features(box: Any, table: Any, seat: Any, out: Any) -> None:
    """``FEATURES`` numbers, about -1 to 1, into ``out`` (float32)."""
    out[:FEATURES] = 0.0
    steps(box, table, seat, out)
    at = holdings(box, table, seat, out, CARDS_AT)
    at = standing(table, seat, out, at)
    at = progress(box, table, seat, out, at)
    tracks(box, table, seat, out, at)


@rule
def steps(box: Any, table: Any, seat: Any, out: Any) -> None:
    """What one step on each track adds to what the seat may expect; on prestige it is a point."""
    rounds = ROUNDS - int(table.round_number)
    tomes = int(table.track[seat, TOMES])
    artwork = int(table.track[seat, ARTWORK])
    topaz = int(table.track[seat, TOPAZ])
    emerald = int(table.track[seat, EMERALD])
    slider = min(RAIL - 1, int(table.slider) + int(box.mean_tile * (rounds + 1) + 0.5))
    out[PRESTIGE] = STEP_SCALE
    for kind in range(len(KINDS)):
        space = int(table.track[seat, kind])
        seal = int(table.track[seat, FIRST_SEAL + kind])
        icons = contract_icons(box, table, seat, kind) + ICONS_TO_COME * rounds
        stars = int(box.stars[kind, seal]) + STARS_TO_COME * rounds
        if space < box.end[kind]:
            more = box.icons_worth[kind, space + 1] - box.icons_worth[kind, space]
            out[kind] = STEP_SCALE * (more * stars + way(box, kind, space))
        if seal < box.end[FIRST_SEAL + kind]:
            more = box.stars_worth[kind, seal + 1] - box.stars_worth[kind, seal]
            out[FIRST_SEAL + kind] = STEP_SCALE * (more * icons + way(box, FIRST_SEAL + kind, seal))
    if tomes < box.end[TOMES]:
        more = box.tomes_worth[tomes + 1] - box.tomes_worth[tomes]
        out[TOMES] += STEP_SCALE * scorings_to_come(box, table, TOMES_TOKEN) * more
    if artwork < box.end[ARTWORK]:
        more = box.art_worth[slider, artwork + 1] - box.art_worth[slider, artwork]
        out[ARTWORK] += STEP_SCALE * scorings_to_come(box, table, ARTWORK_TOKEN) * more
    a_gem = STEP_SCALE * scorings_to_come(box, table, GEMS_TOKEN) * int(box.gem_points)
    lead = int(box.number[0, topaz]) - int(box.number[1, emerald])
    if topaz < box.end[TOPAZ]:
        more = int(box.number[0, topaz + 1]) - int(box.number[0, topaz])
        out[TOPAZ] += a_gem * more * (1.0 if lead < 0 else SPARE_GEM)
    if emerald < box.end[EMERALD]:
        more = int(box.number[1, emerald + 1]) - int(box.number[1, emerald])
        out[EMERALD] += a_gem * more * (1.0 if lead > 0 else SPARE_GEM)


@rule
def way(box: Any, track: Any, space: Any) -> Any:
    """What a step adds to the worth of the special spaces on a track."""
    after = box.effect_sum[track, space + 1] + box.effect_worth[track, space + 1]
    return after - box.effect_sum[track, space] - box.effect_worth[track, space]


@rule
def standing(table: Any, seat: Any, out: Any, at: Any) -> Any:
    """Prestige beside the best other one and the mean of the others."""
    own = int(table.prestige[seat])
    best = -1000
    total = 0
    for other in range(table.players):
        if other != seat:
            best = max(best, int(table.prestige[other]))
            total += int(table.prestige[other])
    out[at] = own / 100.0
    out[at + 1] = (own - best) / 50.0
    out[at + 2] = (own - total / (int(table.players) - 1.0)) / 50.0
    return at + 3


@rule
def progress(box: Any, table: Any, seat: Any, out: Any, at: Any) -> Any:
    """Number of seats, rounds, the phase, scorings to come, the slider."""
    out[at] = int(table.players) / float(MAX_SEATS)
    out[at + 1] = int(table.players == 2)
    out[at + 2] = int(table.round_number) / float(ROUNDS)
    out[at + 3] = int(table.phase == DISCARD)
    out[at + 4] = int(table.phase == SPLIT)
    out[at + 5] = int(table.phase == TAKE)
    out[at + 6] = int(table.phase == RESOLVE)
    out[at + 7] = (int(table.waiting) >> seat) & 1
    if table.phase != SETUP and table.phase != OVER:
        out[at + 8] = scorings_to_come(box, table, TOMES_TOKEN) / 3.0
        out[at + 9] = scorings_to_come(box, table, ARTWORK_TOKEN) / 3.0
        out[at + 10] = scorings_to_come(box, table, GEMS_TOKEN) / 3.0
        out[at + 11] = 1.0
    out[at + 12] = int(table.slider) / float(RAIL)
    return at + 13


@rule
def tracks(box: Any, table: Any, seat: Any, out: Any, at: Any) -> Any:
    """Spaces reached, contracts with their stars, and what all of it promises; returns where it ends."""
    for track in range(PRESTIGE):
        out[at + track] = int(table.track[seat, track]) / float(box.end[track])
    at += PRESTIGE
    total = 0
    for kind in range(len(KINDS)):
        icons = contract_icons(box, table, seat, kind)
        stars = int(box.stars[kind, table.track[seat, FIRST_SEAL + kind]])
        out[at + kind] = icons * stars / 10.0
        out[at + len(KINDS) + kind] = icons / 4.0
        total += icons * stars
    at += 2 * len(KINDS)
    topaz = int(box.number[0, table.track[seat, TOPAZ]])
    emerald = int(box.number[1, table.track[seat, EMERALD]])
    out[at] = total / 30.0
    out[at + 1] = int(box.banner[table.track[seat, TOMES]]) / 20.0
    out[at + 2] = int(box.art[min(RAIL - 1, int(table.slider)), table.track[seat, ARTWORK]]) / 20.0
    out[at + 3] = min(topaz, emerald) * int(box.gem_points) / 20.0
    out[at + 4] = (topaz - emerald) / 8.0
    if table.phase != SETUP and table.phase != OVER:
        more = promise(box, table, seat) - int(table.prestige[seat])
        out[at + 5] = more / 100.0
    out[at + 6] = float(out[at + 5]) + int(table.prestige[seat]) / 100.0
    return at + 7
