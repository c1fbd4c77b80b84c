"""Phase 1: the draft (rules 9 and 10)."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.intrigo import events
from ridotto.games.intrigo.rules.bits import of_face
from ridotto.games.intrigo.table import TURN


@rule
def goes_left(box: Any, table: Any) -> Any:
    """Rule 10: the packets go to the left neighbours; by ``draft.direction`` to the right in every other round."""
    return box.draft_direction == 0 or table.round_number % 2 == 1


@rule
def packet_of(box: Any, table: Any, seat: Any) -> Any:
    """The seat that the packet was dealt to which ``seat`` chooses from in this step."""
    step = int(table.step) if goes_left(box, table) else -int(table.step)
    return (seat - step) % int(table.players)


@rule
def keep(box: Any, table: Any, seat: Any, face: Any, journal: Any) -> None:
    """Rule 9: one card is kept face down; when all have chosen, the others are passed on."""
    card = of_face(face)
    table.packet[seat] -= card
    table.hand[seat] += card
    table.held[seat] += 1
    each = int(box.hand[table.players])
    at = ((int(table.dealt) - 1) * int(table.players) + packet_of(box, table, seat)) * each + int(table.step)
    table.slots[at] = face
    note(journal, events.KEPT, seat, 0, 0, 0, 0)
    table.to_act &= ~(1 << seat)
    if table.to_act == 0:
        pass_on(box, table, each, journal)


@rule
def pass_on(box: Any, table: Any, each: Any, journal: Any) -> None:
    """Rules 9 and 12: the packets go on, or the first player begins to place."""
    players = int(table.players)
    table.step += 1
    note(journal, events.PASSED, -1, 0, int(table.step), 0, 0)
    if table.step == each:
        table.phase = TURN
        table.turn = table.first
        table.to_act = 1 << int(table.first)
        return
    table.to_act = (1 << players) - 1
    if goes_left(box, table):
        kept = table.packet[players - 1]
        for seat in range(players - 1, 0, -1):
            table.packet[seat] = table.packet[seat - 1]
        table.packet[0] = kept
    else:
        kept = table.packet[0]
        for seat in range(players - 1):
            table.packet[seat] = table.packet[seat + 1]
        table.packet[players - 1] = kept
