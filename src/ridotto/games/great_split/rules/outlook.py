"""What a greedy player counts: where a seat would stand if it went on as it is.

In a resolution that is prestige and what the tracks promise, so that the best immediate gain is played. Before it
the cards count too: a division is worth what is left when the neighbour takes the better group.
"""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.games.great_split.rules.split import group_of
from ridotto.games.great_split.rules.steps import targets
from ridotto.games.great_split.table import (
    ARROW,
    ARTWORK,
    ARTWORK_TOKEN,
    EMERALD,
    FIRST_SEAL,
    FRAME,
    GEMS_TOKEN,
    GOLD,
    HIDDEN,
    KINDS,
    LINE_TOKENS,
    NONE,
    OVER,
    PRESTIGE,
    RAIL,
    RESOLVE,
    ROUNDS,
    SEAL_ICON,
    SETUP,
    TAKE,
    TOMES,
    TOMES_TOKEN,
    TOPAZ,
)

ICONS_TO_COME = 0.5
STARS_TO_COME = 0.3
"""Contract icons and stars of a kind that a seat still reaches in a round, as a rule."""
SPARE_GEM = 0.4
USUAL_CARD = 2.5
WASTED = 1e-6
"""Using a card costs that much, so that nothing counts as if it had not happened."""


@rule
def outlook(box: Any, table: Any, seat: Any) -> Any:
    """Prestige, promise of the tracks, and of the cards that the seat will have to use."""
    if table.phase == SETUP or table.phase == OVER:
        return float(table.prestige[seat])
    found = promise(box, table, seat)
    held = int(table.held[seat])
    full = (1 << held) - 1
    if table.phase == RESOLVE:
        if table.splitter[seat] and table.left[seat] == full and table.depth[seat] == 0:
            return found + cards_worth(box, table, seat, seat, full)
        used = held
        for i in range(held):
            used -= (int(table.left[seat]) >> i) & 1
        return found + pending_worth(box, table, seat) + USUAL_CARD * held - WASTED * (used - int(table.splitter[seat]))
    if table.first[seat] == 0:
        return found + cards_worth(box, table, seat, seat, full)
    first = cards_worth(box, table, seat, seat, group_of(table, seat, 0))
    second = cards_worth(box, table, seat, seat, group_of(table, seat, 1))
    found += min(first, second)
    if table.phase == TAKE and table.taken[seat] != NONE:
        right = (seat - 1) % int(table.players)
        found += cards_worth(box, table, seat, right, group_of(table, right, int(table.taken[seat])))
    return found


@rule
def scorings_to_come(box: Any, table: Any, token: Any) -> Any:
    """How often a scoring still takes place, the last one included."""
    count = 1
    for round_ in range(int(table.round_number) - 1, ROUNDS):
        line = int(box.line[round_])
        if line > 0:
            for i in range((line - 1) * LINE_TOKENS, line * LINE_TOKENS):
                count += table.scoring[i] == token
    return count


@rule
def blend(smooth: Any, exact: Any, share: Any) -> Any:
    """Between what is reached and what it is on the way to."""
    return share * smooth + (1.0 - share) * exact


@rule
def promise(box: Any, table: Any, seat: Any) -> Any:
    """Prestige and what the tracks would score; what is only on the way counts less and less towards the end."""
    rounds = ROUNDS - int(table.round_number)
    share = min(1.0, rounds / 2.0)
    tomes = int(table.track[seat, TOMES])
    artwork = int(table.track[seat, ARTWORK])
    topaz = int(box.number[0, table.track[seat, TOPAZ]])
    emerald = int(box.number[1, table.track[seat, EMERALD]])
    slider = min(RAIL - 1, int(table.slider) + int(box.mean_tile * (rounds + 1) + 0.5))
    found = float(table.prestige[seat])
    found += scorings_to_come(box, table, TOMES_TOKEN) * blend(box.tomes_worth[tomes], box.banner[tomes], share)
    found += scorings_to_come(box, table, ARTWORK_TOKEN) * blend(
        box.art_worth[slider, artwork], box.art[slider, artwork], share
    )
    gems = min(topaz, emerald) + SPARE_GEM * share * abs(topaz - emerald)
    found += scorings_to_come(box, table, GEMS_TOKEN) * int(box.gem_points) * gems
    for kind in range(len(KINDS)):
        space = int(table.track[seat, kind])
        seal = int(table.track[seat, FIRST_SEAL + kind])
        icons = blend(box.icons_worth[kind, space], box.icons[kind, space], share)
        icons += int(box.contracts[table.character[seat], kind]) + ICONS_TO_COME * rounds
        stars = blend(box.stars_worth[kind, seal], box.stars[kind, seal], share) + STARS_TO_COME * rounds
        found += icons * stars
        found += share * (box.effect_worth[kind, space] + box.effect_worth[FIRST_SEAL + kind, seal])
    return found


@rule
def steps_worth(box: Any, table: Any, seat: Any, track: Any, steps: Any) -> Any:
    """What steps on a track would add, special spaces at their usual worth."""
    if track == PRESTIGE:
        return float(steps)
    before = promise(box, table, seat)
    space = int(table.track[seat, track])
    reached = min(space + steps, int(box.end[track]))
    table.track[seat, track] = reached
    found = promise(box, table, seat) - before + box.effect_sum[track, reached] - box.effect_sum[track, space]
    table.track[seat, track] = space
    return found


@rule
def best_of(box: Any, table: Any, seat: Any, mask: Any, steps: Any) -> Any:
    """The most that steps on one of the tracks (bits) would add."""
    best = 0.0
    for track in range(PRESTIGE + 1):
        if (mask >> track) & 1:
            best = max(best, steps_worth(box, table, seat, track, steps))
    return best


@rule
def pending_worth(box: Any, table: Any, seat: Any) -> Any:
    """What lies on the stack of the seat."""
    found = 0.0
    for i in range(table.depth[seat]):
        frame = int(table.stack[seat, i])
        count = frame % FRAME
        what = frame // FRAME
        if what == SEAL_ICON:
            found += count * best_of(box, table, seat, int(box.seals[table.playing[seat]]) << FIRST_SEAL, 1)
        elif what == ARROW:
            found += best_of(box, table, seat, targets(box, table, seat), int(box.arrow_steps))
        else:
            found += steps_worth(box, table, seat, what, count)
    return found


@rule
def cards_worth(box: Any, table: Any, seat: Any, holder: Any, mask: Any) -> Any:
    """What the cards (bits) of a hand would add to the seat, each used as well as possible by itself."""
    face_down = max(1.0, steps_worth(box, table, seat, GOLD, 1))
    found = 0.0
    for i in range(table.held[holder]):
        card = int(table.hand[holder, i])
        if (mask >> i) & 1 and card > HIDDEN:
            face_up = 0.0
            for k in range(box.frame_count[card]):
                frame = int(box.frames[card, k])
                count = frame % FRAME
                if frame // FRAME == SEAL_ICON:
                    face_up += count * best_of(box, table, seat, int(box.seals[card]) << FIRST_SEAL, 1)
                else:
                    face_up += steps_worth(box, table, seat, frame // FRAME, count)
            found += max(face_down, face_up)
    return found
