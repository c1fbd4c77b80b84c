"""Phase 3: handing out the tokens card by card (rules 24 to 27)."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.intrigo import events
from ridotto.games.intrigo.rules.bits import ring_of
from ridotto.games.intrigo.rules.cleanup import clean_up
from ridotto.games.intrigo.table import DUCAT, GUARD, INFLUENCE, MAX_COUNT, NONE, OVER


@rule
def strength(box: Any, table: Any, space: Any) -> Any:
    """Rule 24 (b): 8 * value + who profits + 1 of a face-up Plot card, 0 of anything else."""
    card = int(table.card[space])
    if card == INFLUENCE + GUARD:
        return 8 * int(box.guard_value)
    return int(table.worth[card & 15]) * ((int(table.plots) >> space) & 1)


@rule
def receiver(box: Any, before: Any, after: Any) -> Any:
    """Rules 24 (c) to (f) and 25: 1 + the seat that the two cards beside an Arcade card give its token to, or 0."""
    low = min(before, after) >> 3
    high = max(before, after)
    if low == 0 and box.resolve_single_card:
        return 0
    if low == high >> 3 and (before != after or not box.same_owner_tie):
        return 0
    return high & 7


@rule
def finish_round(box: Any, table: Any, journal: Any) -> None:
    """Rules 24 to 30: the tokens are handed out; then the game is over or the next round begins."""
    hand_out(box, table, journal)
    if table.phase == OVER:
        return
    if box.max_rounds != 0 and table.round_number >= box.max_rounds:
        note(journal, events.CAPPED, -1, 0, int(table.round_number), 0, 0)
        end_game(table)
        return
    clean_up(box, table, journal)


@rule
def hand_out(box: Any, table: Any, journal: Any) -> None:
    """Rule 24: the Arcade cards from the Palace Door on, clockwise, until somebody has won (rule 27)."""
    before = strength(box, table, ring_of(table) - 1)
    for arcade in range(ring_of(table)):
        after = strength(box, table, arcade)
        seat = receiver(box, before, after) - 1
        if journal.shape[0] > 0:
            explain(table, arcade, seat, before, after, journal)
        if seat >= 0 and (int(table.tokens) >> arcade) & 1:
            give(box, table, seat, arcade, journal)
            if table.phase == OVER:
                return
        before = after


@rule
def explain(table: Any, arcade: Any, seat: Any, before: Any, after: Any, journal: Any) -> None:
    """Notes how the token of an Arcade card was decided."""
    kind = decided(table, arcade, seat, before, after)
    space = arcade - 1 if arcade > 0 else ring_of(table) - 1
    both = (side(table, space) << 7) | side(table, arcade)
    won = seat if kind == events.WON else -1
    note(journal, kind, won, ring_of(table), arcade, int(table.token[arcade]), both)


@rule
def leaders(box: Any, table: Any) -> Any:
    """1 + the seat that each token would go to if the round ended now, or 0; three bits for each Arcade card."""
    found = 0
    before = strength(box, table, ring_of(table) - 1)
    for arcade in range(ring_of(table)):
        after = strength(box, table, arcade)
        found |= (receiver(box, before, after) * ((int(table.tokens) >> arcade) & 1)) << (3 * arcade)
        before = after
    return found


@rule
def laid(table: Any) -> Any:
    """The token of each Arcade card, or 0; three bits for each."""
    found = 0
    for arcade in range(ring_of(table)):
        found |= (int(table.token[arcade]) + 1) << (3 * arcade)
    return found


@rule
def explain_changes(box: Any, table: Any, led: Any, lay: Any, journal: Any) -> None:
    """Notes the tokens that would go to somebody else now, or lie elsewhere, than before the turn."""
    changed = (leaders(box, table) ^ led) | (laid(table) ^ lay)
    before = strength(box, table, ring_of(table) - 1)
    for arcade in range(ring_of(table)):
        after = strength(box, table, arcade)
        if (changed >> (3 * arcade)) & 7:
            space = arcade - 1 if arcade > 0 else ring_of(table) - 1
            seat = receiver(box, before, after) - 1
            kind = decided(table, arcade, seat, before, after)
            won = seat if kind == events.WON else -1
            both = (side(table, space) << 7) | side(table, arcade)
            how = ring_of(table) + events.STANDING * kind
            note(journal, events.STANDS, won, how, arcade, int(table.token[arcade]), both)
        before = after


@rule
def decided(table: Any, arcade: Any, seat: Any, before: Any, after: Any) -> Any:
    """The kind of event that tells how a token is decided for ``seat`` (-1: nobody) by the cards beside it."""
    if table.token[arcade] == NONE:
        return events.EMPTY
    if not (int(table.tokens) >> arcade) & 1:
        return events.FACE_DOWN
    if seat >= 0:
        return events.WON
    high = max(before, after)
    if min(before, after) == 0 and (high == 0 or high & 7 != 0):
        return events.DESERTED
    return events.TIED if before >> 3 == after >> 3 else events.NEUTRAL_WON


@rule
def side(table: Any, space: Any) -> Any:
    """The card in a space, as ``events.sides`` reads it."""
    card = int(table.card[space])
    down = 0 <= card < INFLUENCE and not (int(table.plots) >> space) & 1
    return (card & 31) + (events.DOWN if down else 0)


@rule
def give(box: Any, table: Any, seat: Any, arcade: Any, journal: Any) -> None:
    """Rules 26 and 27: a Ducat to the stock of the seat, a Seal to its Counter card and back into the bag."""
    token = int(table.token[arcade])
    table.token[arcade] = NONE
    table.tokens &= ~(1 << arcade)
    if token == DUCAT:
        if box.ducat_limit != 0 and table.ducats[seat] >= box.ducat_limit:
            table.supply += 1
            note(journal, events.LIMITED, seat, 0, arcade, token, 0)
        else:
            table.ducats[seat] += 1
        return
    table.bag[token] += 1
    count = (int(table.seals[seat]) >> (4 * token)) & MAX_COUNT
    table.seals[seat] += (count < MAX_COUNT) << (4 * token)
    table.last_seal = seat
    won = 0
    if count + 1 >= box.equal_seals:
        won = 1
    elif different(int(table.seals[seat])) >= box.different_seals:
        won = 2
    if won:
        note(journal, events.VICTORY, seat, 0, won, 0, 0)
        table.winner = seat
        end_game(table)


@rule
def different(seals: Any) -> Any:
    """How many guilds the Seals are of."""
    some = (seals | (seals >> 1) | (seals >> 2) | (seals >> 3)) & 0x11111
    return (some * 0x11111 >> 16) & 15


@rule
def end_game(table: Any) -> None:
    """Nobody has anything to decide any more."""
    table.phase = OVER
    table.to_act = 0
