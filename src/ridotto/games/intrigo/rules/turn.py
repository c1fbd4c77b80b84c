"""Phase 2: the turns (rules 12 to 17)."""

from typing import Any

import numpy as np

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.intrigo import events
from ridotto.games.intrigo.rules.aims import purchases
from ridotto.games.intrigo.rules.award import explain_changes, finish_round, laid, leaders
from ridotto.games.intrigo.rules.bits import faces, of_face
from ridotto.games.intrigo.rules.effects import act, leave_hand, lie, remember
from ridotto.games.intrigo.table import (
    DO_BUY,
    DO_PLACE,
    GUARD,
    INFLUENCE,
    KINDS,
    NOBODY,
    NONE,
    PUT,
    TOO_DEAR,
    TURN,
)


@rule
def price(box: Any, table: Any, kind: Any) -> Any:
    """Rules 7 and 12: the price of the top card of a pile."""
    return int(box.ladder[kind, table.sold[kind]])


@rule
def choices(box: Any, table: Any, seat: Any, out: Any) -> Any:
    """Rules 12 and 13: the Plot cards of the hand and the kinds that the seat can pay; returns how many."""
    due = int(table.forced[seat])
    if due != 0:
        return faces(due, DO_PLACE, out, 0)
    n = faces(int(table.hand[seat]), DO_PLACE, out, 0)
    money = int(table.ducats[seat])
    if n == 0 and box.empty_hand and money > 0:
        return kinds_for_all(box, table, money, out)
    if n > 0 and not box.influence_may_buy_without_target:
        return kinds_with_target(box, table, seat, money, out, n)
    for kind in range(len(KINDS)):
        out[n] = DO_BUY + kind
        n += price(box, table, kind) <= money
    return n


@rule
def kinds_with_target(box: Any, table: Any, seat: Any, money: Any, out: Any, n: Any) -> Any:
    """Q9: kinds that the seat can pay and put somewhere."""
    for kind in range(len(KINDS)):
        if price(box, table, kind) <= money and purchases(box, table, seat, kind, out, n) > n:
            out[n] = DO_BUY + kind
            n += 1
    return n


@rule
def kinds_for_all(box: Any, table: Any, money: Any, out: Any) -> Any:
    """Q27: without cards in hand the seat must buy one of the cheapest cards, if need be for all it has."""
    least = TOO_DEAR
    for kind in range(len(KINDS)):
        least = min(least, price(box, table, kind))
    n = 0
    for kind in range(len(KINDS)):
        cost = price(box, table, kind)
        out[n] = DO_BUY + kind
        n += cost < TOO_DEAR and (cost <= money or cost == least)
    return n


@rule
def place(box: Any, table: Any, seat: Any, face: Any, space: Any, journal: Any) -> None:
    """Rule 12 (a): a Plot card of the hand into a free space."""
    led, lay = standing(box, table, journal)
    leave_hand(table, seat, face)
    lie(table, face, space)
    table.forced[seat] &= ~of_face(face)
    remember(table, PUT, seat, NOBODY, face, NONE)
    note(journal, events.PLACED, seat, 0, face, space, 0)
    end_turn(box, table, seat, led, lay, journal)


@rule
def buy(box: Any, table: Any, seat: Any, kind: Any, space: Any, aim: Any, target: Any, journal: Any) -> None:
    """Rule 12 (b): the top card of a pile into a free space, and its effect unless ``aim`` is NONE (rules 14, 15)."""
    led, lay = standing(box, table, journal)
    cost = min(price(box, table, kind), int(table.ducats[seat]))
    table.ducats[seat] -= cost
    table.supply += cost
    table.sold[kind] += 1
    table.card[space] = INFLUENCE + kind
    table.free &= ~(1 << space)
    note(journal, events.BOUGHT, seat, 0, kind, space, cost)
    if kind == GUARD:
        table.guards |= int(box.guard_protects) << space
    if aim != NONE:
        table.at = space
        act(box, table, seat, np.int64(box.effect[kind]), aim, target, journal)
    end_turn(box, table, seat, led, lay, journal)


@rule
def standing(box: Any, table: Any, journal: Any) -> Any:
    """Who would win which token now, to tell afterwards what a turn has changed; nothing where no notes are taken."""
    if journal.shape[0] == 0:
        return 0, 0
    return leaders(box, table), laid(table)


@rule
def end_turn(box: Any, table: Any, seat: Any, led: Any, lay: Any, journal: Any) -> None:
    """Rules 12 and 17: the left neighbour is next, or phase 3 begins when no space is free."""
    table.doing = NONE
    table.at = NONE
    table.aim = NONE
    table.phase = TURN
    if table.free == 0:
        finish_round(box, table, journal)
        return
    if journal.shape[0] > 0:
        explain_changes(box, table, led, lay, journal)
    after = next_seat(table, seat)
    while table.held[after] == 0 and not can_buy(box, table, after):  # Q27
        note(journal, events.SKIPPED, after, 0, 0, 0, 0)
        after = next_seat(table, after)
    table.turn = after
    table.to_act = 1 << after


@rule
def next_seat(table: Any, seat: Any) -> Any:
    """The left neighbour."""
    return seat + 1 if seat + 1 < table.players else 0


@rule
def can_buy(box: Any, table: Any, seat: Any) -> Any:
    """The seat can pay some Influence card, or pays what it has (``empty_hand``)."""
    least = TOO_DEAR
    for kind in range(len(KINDS)):
        least = min(least, price(box, table, kind))
    money = int(table.ducats[seat])
    return least < TOO_DEAR and (least <= money or (box.empty_hand and money > 0))
