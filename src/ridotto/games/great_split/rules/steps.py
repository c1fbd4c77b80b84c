"""3.4, rules 20 to 26: steps, what special spaces set off, and the decisions that wait for their answer.

What a seat has begun is a stack of frames (``table``). The uppermost frame is done next; what a step sets off is put
on top of it, so that it is finished before the next step of the same arrow, icon or card.
"""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.great_split import events
from ridotto.games.great_split.table import ARROW, FRAME, PRESTIGE, SEAL_ICON


@rule
def push(table: Any, seat: Any, frame: Any) -> None:
    """Put a frame on the stack of the seat."""
    table.stack[seat, table.depth[seat]] = frame
    table.depth[seat] += 1


@rule
def pop(table: Any, seat: Any) -> None:
    """Take one from the count of the uppermost frame; the last one takes the frame away."""
    top = int(table.depth[seat]) - 1
    frame = int(table.stack[seat, top]) - 1
    done = frame % FRAME == 0
    table.stack[seat, top] = 0 if done else frame
    table.depth[seat] = top + (not done)


@rule
def pending(table: Any, seat: Any) -> Any:
    """The decision that waits before anything else of the seat: SEAL_ICON, ARROW, or 0."""
    top = int(table.depth[seat]) - 1
    return int(table.stack[seat, top]) // FRAME if top >= 0 else 0


@rule
def targets(box: Any, table: Any, seat: Any) -> Any:
    """24, 25: the tracks (bits) that a double arrow of a track other than them may be put on; gold is its track."""
    mask = 0
    for track in range(PRESTIGE):
        can_move = table.track[seat, track] < box.end[track] or box.arrow_on_full_track
        mask |= int(can_move) << track
    mask &= ~16  # gold
    return mask | int(box.arrow_on_prestige) << PRESTIGE


@rule
def run(box: Any, table: Any, seat: Any, journal: Any) -> None:
    """Do what lies on the stack until it is empty or waits for a decision."""
    while table.depth[seat] > 0:
        top = int(table.depth[seat]) - 1
        frame = int(table.stack[seat, top])
        track = frame // FRAME
        if track >= SEAL_ICON:
            return
        if track == PRESTIGE:
            points = frame % FRAME
            table.stack[seat, top] = 0
            table.depth[seat] = top
            table.prestige[seat] += points
            note(journal, events.PRESTIGE, seat, points, 0, 0, 0)
        else:
            pop(table, seat)
            step(box, table, seat, track, journal)


@rule
def step(box: Any, table: Any, seat: Any, track: Any, journal: Any) -> None:
    """20, 23: one step on a resource or seal track; entering a special space sets it off at once."""
    space = int(table.track[seat, track])
    if space == box.end[track]:
        note(journal, events.LOST, seat, 0, track, 0, 0)  # 25
        return
    space += 1
    table.track[seat, track] = space
    note(journal, events.STEP, seat, 0, track, space, 0)
    effect = int(box.effect[track, space])
    if effect == 0:
        return
    what = effect // FRAME
    if what != ARROW:
        note(journal, events.BONUS, seat, 0, track, space, what)
        push(table, seat, effect)
    elif targets(box, table, seat) != 0:
        note(journal, events.ARROW, seat, 0, track, space, 0)
        push(table, seat, effect)
    else:
        note(journal, events.ARROW_LOST, seat, 0, track, space, 0)
