"""R2 and R10: rounds, cycles, turns and the end of the game."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.rules.cards import insert, remove
from ridotto.games.mille_fiori.rules.common import hand_size
from ridotto.games.mille_fiori.rules.window import score_windows
from ridotto.games.mille_fiori.table import DRAFT, HAND, NONE, OVER, PLAY


@rule
def start_round(box: Any, table: Any, journal: Any) -> None:
    """R2.1: deal a hand to each seat in turn, off the top of the deck."""
    table.round_number += 1
    at = int(table.next)
    for seat in range(table.players):
        for i in range(box.hand):
            insert(table.hand[seat], i, table.cards[at])
            table.cards[at] = NONE
            at += 1
    table.next = at
    table.cycle = 0
    note(journal, events.ROUND, -1, 0, int(table.round_number), 0, 0)
    start_cycle(table, journal)


@rule
def start_cycle(table: Any, journal: Any) -> None:
    """R2.2: all seats choose a card of their hand."""
    table.phase = DRAFT
    table.turn = table.start
    table.played = 0
    note(journal, events.CYCLE, -1, 0, int(table.cycle) + 1, 0, 0)


@rule
def choose(table: Any, seat: Any, face: Any, journal: Any) -> None:
    """R2.2: put a card face down; when all have chosen the plays begin (R2.3)."""
    remove(table.hand[seat], hand_size(table, seat), face)
    table.chosen[seat] = face
    note(journal, events.CHOSEN, seat, 0, 0, 0, 0)
    for other in range(table.players):
        if table.chosen[other] == NONE:
            return
    table.phase = PLAY


@rule
def finish_turn(box: Any, table: Any, journal: Any) -> None:
    """R2.3: the next seat plays its card, or the cycle is over."""
    table.played += 1
    if table.played < table.players:
        table.turn = (int(table.turn) + 1) % int(table.players)
        table.phase = PLAY
    else:
        finish_cycle(box, table, journal)


@rule
def finish_cycle(box: Any, table: Any, journal: Any) -> None:
    """R2.4, R10.2: take up the passed hands for the next cycle, or end the round or the game."""
    if table.ending and not box.end_by_diamonds:
        game_over(box, table, events.OVER_BY_DIAMONDS, journal)
    elif table.cycle + 1 == box.plays[table.players]:
        finish_round(box, table, journal)
    else:
        pass_hands(table)
        table.cycle += 1
        start_cycle(table, journal)


@rule
def pass_hands(table: Any) -> None:
    """R2.2: every hand goes to the left neighbour."""
    last = int(table.players) - 1
    for i in range(HAND):
        kept = table.hand[last, i]
        for seat in range(last, 0, -1):
            table.hand[seat, i] = table.hand[seat - 1, i]
        table.hand[0, i] = kept


@rule
def finish_round(box: Any, table: Any, journal: Any) -> None:
    """R2.5 to R2.7, R10.1: leftovers go to the display; a new round begins if the deck suffices."""
    for seat in range(table.players):
        for i in range(HAND):
            face = int(table.hand[seat, i])
            if face != NONE:
                insert(table.cards, int(table.shown), face)
                table.shown += 1
                table.hand[seat, i] = NONE
                note(journal, events.LEFTOVER, -1, 0, face, 0, 0)
    if table.ending:
        game_over(box, table, events.OVER_BY_DIAMONDS, journal)
    elif int(box.cards) - int(table.next) < int(box.hand) * int(table.players):
        game_over(box, table, events.OVER_BY_DECK, journal)
    else:
        if not box.expansion:  # X1.6
            table.start = (int(table.start) + 1) % int(table.players)
            note(journal, events.START_PLAYER, int(table.start), 0, 0, 0, 0)
        start_round(box, table, journal)


@rule
def game_over(box: Any, table: Any, reason: Any, journal: Any) -> None:
    """R10, X8.1: the shop windows score, everything else has scored already."""
    if box.expansion:
        score_windows(box, table, journal)
    table.phase = OVER
    note(journal, reason, -1, 0, 0, 0, 0)
