"""3.3: dividing the hands, the wallets, and the choice of a group."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.great_split import events
from ridotto.games.great_split.rules.cards import insert
from ridotto.games.great_split.rules.common import seats
from ridotto.games.great_split.rules.memory import RIGHT, exchanged, may_hold, moved, wallets_seen
from ridotto.games.great_split.table import DO_SPLIT, LIMIT, MAX_HAND, NONE, RESOLVE, TAKE

BEHIND = LIMIT + 1
"""Where, behind a hand, the cards wait that go to it."""


@rule
def legal_divisions(box: Any, table: Any, seat: Any, out: Any) -> Any:
    """11: each set of further cards beside the first one; all of them only if a group may be empty."""
    n = (1 << (int(table.held[seat]) - 1)) - 1 + int(box.empty_group)
    for i in range(n):
        out[i] = DO_SPLIT + i
    return n


@rule
def divide(box: Any, table: Any, seat: Any, division: Any, journal: Any) -> None:
    """11, 12: the hand is divided; with the last one the wallets go to the left."""
    table.first[seat] = 2 * division + 1
    note(journal, events.DIVIDED, seat, 0, 0, 0, 0)
    table.waiting &= ~(1 << seat)
    if table.waiting == 0:
        note(journal, events.WALLETS, -1, 0, 0, 0, 0)
        wallets_seen(table)
        table.phase = TAKE
        table.waiting = (1 << int(table.players)) - 1


@rule
def take(box: Any, table: Any, seat: Any, group: Any, journal: Any) -> None:
    """13: one whole group of the right neighbour's wallet; with the last choice the others go back."""
    table.taken[seat] = group
    note(journal, events.CHOSEN, seat, 0, 0, 0, 0)
    table.waiting &= ~(1 << seat)
    if table.waiting == 0:
        exchange(box, table)
        for each in range(seats(table)):
            note(journal, events.EXCHANGED, each, 0, int(table.held[each]), 0, 0)
        start_resolution(table)


@rule
def group_of(table: Any, seat: Any, group: Any) -> Any:
    """The cards of the seat's hand in a group of its division, as a mask."""
    first = int(table.first[seat])
    return first if group == 0 else ((1 << int(table.held[seat])) - 1) & ~first


@rule
def exchange(box: Any, table: Any) -> None:
    """13 to 15: the groups taken change hands, the others come back."""
    players = seats(table)
    may_hold(table, int(box.level[int(table.round_number) - 1]), ~RIGHT[players])
    exchanged(table)
    for giver in range(players):
        give(table, giver, (giver + 1) % players)
    for seat in range(players):
        unite(table, seat)
        table.first[seat] = 0
        table.taken[seat] = NONE
        table.fresh[seat] = 0


@rule
def give(table: Any, giver: Any, taker: Any) -> None:
    """Lay the group that the taker has chosen behind the taker's cards; no hand is larger than the limit here."""
    goes = group_of(table, giver, int(table.taken[taker]))
    table.left[giver] = goes
    given = 0
    for i in range(table.held[giver]):
        card = int(table.hand[giver, i])
        table.hand[taker, BEHIND + given] = card
        if (goes >> i) & 1:
            given += 1
            moved(table, giver, taker, card)
    table.up[taker] = given


@rule
def unite(table: Any, seat: Any) -> None:
    """The hand of the round: what came back and what was taken, sorted."""
    goes = int(table.left[seat])
    given = int(table.up[seat])
    before = int(table.held[seat])
    kept = 0
    for i in range(before):
        table.hand[seat, kept] = table.hand[seat, i]
        kept += ((goes >> i) & 1) ^ 1
    table.held[seat] = kept
    for i in range(given):
        insert(table, seat, int(table.hand[seat, BEHIND + i]))
    for i in range(kept + given, MAX_HAND):
        table.hand[seat, i] = NONE


@rule
def start_resolution(table: Any) -> None:
    """17, 18: all seats use every card and their splitter."""
    players = seats(table)
    table.phase = RESOLVE
    table.waiting = (1 << players) - 1
    for seat in range(players):
        table.left[seat] = (1 << int(table.held[seat])) - 1
        table.up[seat] = 0
        table.splitter[seat] = 1
