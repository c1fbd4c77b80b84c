"""What a seat knows of the Plot cards: its view.

Every card dealt has a slot: the packet it was dealt in and the pick that took it. A seat sees a packet when it comes
by. Of the cards it passes on it knows which they are, but not who picks which (a *group*), until the packet comes by
again; of the cards picked before it came by it knows nothing (*unseen*). What is placed, named and exchanged later is
in ``log`` and does not change these sets; ``worlds`` draws the conclusions.

In a view
- the slots of a group hold its cards sorted, those not yet picked too, and the packet is HIDDEN;
- slots that are unseen are HIDDEN, and ``deck`` holds all unseen cards and those not dealt;
- the hands of the others are HIDDEN, and so is a card set aside in an exchange of others.
"""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.games.intrigo.rules.bits import lowest, of_face
from ridotto.games.intrigo.rules.draft import goes_left
from ridotto.games.intrigo.table import CARDS, DRAFT, EXCHANGED, HIDDEN, MAX_SEATS

# Classes of slots; smaller numbers are groups, by the seat the packet was dealt to.
UNSEEN = 4
KNOWN = 5
IN_SIGHT = 6
"""Not picked yet, in the packet that the seat has before it."""


@rule
def is_drafted(box: Any, table: Any, packet: Any) -> Any:
    """The packet (numbered over all deals since the last shuffle) is still being drafted."""
    return table.phase == DRAFT and packet >= (int(table.dealt) - 1) * int(table.players)


@rule
def holder_at(box: Any, table: Any, packet: Any, step: Any) -> Any:
    """The seat that picks from a packet in a step of its draft."""
    return (packet + (step if goes_left(box, table) else -step)) % int(table.players)


@rule
def picked_from(box: Any, table: Any, packet: Any) -> Any:
    """How many cards of a packet have been picked."""
    if not is_drafted(box, table, packet):
        return int(box.hand[table.players])
    step = int(table.step)
    return step + 1 - ((int(table.to_act) >> holder_at(box, table, packet, step)) & 1)


@rule
def first_sight(box: Any, table: Any, seat: Any, packet: Any) -> Any:
    """The step in which ``seat`` sees a packet first; a spectator never does."""
    if seat < 0:
        return CARDS
    away = seat - packet if goes_left(box, table) else packet - seat
    return away % int(table.players)


@rule
def class_of(box: Any, table: Any, seat: Any, packet: Any, step: Any) -> Any:
    """What ``seat`` knows of the card that is picked from a packet in a step."""
    players = int(table.players)
    drafted = is_drafted(box, table, packet)
    now = int(table.step) if drafted else int(box.hand[players]) - 1
    first = first_sight(box, table, seat, packet)
    if first > now or step < first:
        return UNSEEN
    last = now - (now - first) % players
    sight = min(step - (step - first) % players, last)
    if step == sight and step < picked_from(box, table, packet):
        return KNOWN
    if drafted and sight == last:
        return IN_SIGHT if last == now else packet % players
    return KNOWN if players == 2 else packet % players


@rule
def view(box: Any, table: Any, seat: Any) -> None:
    """Blank in ``table`` (a copy) everything that ``seat`` may not see; seat -1 sees what is public."""
    table.rng = 0
    for packet in range(int(table.dealt) * int(table.players)):
        hide_packet(box, table, seat, packet)
    for other in range(table.players):
        if other != seat and table.held[other] > 0:
            table.hand[other] = HIDDEN
    for i in range(table.logged):
        who = int(table.log[i, 0])
        if who >> 5 == EXCHANGED and who & 3 != seat and (who >> 2) & 7 != seat and (who >> 2) & 7 < MAX_SEATS:
            table.log[i, 2] = HIDDEN


@rule
def hide_packet(box: Any, table: Any, seat: Any, packet: Any) -> None:
    """Blank what ``seat`` does not know of the cards of a packet."""
    each = int(box.hand[table.players])
    base = packet * each
    picked = picked_from(box, table, packet)
    group = 0
    for step in range(picked):
        which = class_of(box, table, seat, packet, step)
        if which <= UNSEEN:
            card = of_face(int(table.slots[base + step]))
            table.slots[base + step] = HIDDEN
            if which == UNSEEN:
                table.deck += card
            else:
                group += card
    if is_drafted(box, table, packet):
        holder = holder_at(box, table, packet, int(table.step))
        if holder != seat:
            if first_sight(box, table, seat, packet) > table.step:
                table.deck += table.packet[holder]
            else:
                group += int(table.packet[holder])
            table.packet[holder] = HIDDEN
    for step in range(each):
        if class_of(box, table, seat, packet, step) < UNSEEN and group != 0:
            face = lowest(group)
            table.slots[base + step] = face
            group -= of_face(face)
