"""3.2, 3.5, 3.6, 3.8: dealing and discarding, the market, the end of a round and of the game."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.great_split import events
from ridotto.games.great_split.rules.cards import insert, remove
from ridotto.games.great_split.rules.common import seats
from ridotto.games.great_split.rules.memory import EVERY, conclude, discards, drawn, may_hold
from ridotto.games.great_split.rules.scoring import final_scoring, score_line
from ridotto.games.great_split.table import (
    DISCARD,
    LEVEL_FIRST,
    NONE,
    OVER,
    ROUNDS,
    SPLIT,
)


@rule
def deck_begin(box: Any, table: Any, level: Any) -> Any:
    """Where the deck of a level goes on."""
    at = LEVEL_FIRST[level]
    while at < LEVEL_FIRST[level + 1] and table.deck[at] == NONE:
        at += 1
    return at


@rule
def start_round(box: Any, table: Any, journal: Any) -> None:
    """8, 9: deal to each seat in turn; those over the limit discard."""
    round_ = int(table.round_number)
    table.round_number = round_ + 1
    level = int(box.level[round_])
    limit = int(box.limit[round_])
    note(journal, events.ROUND, -1, 0, round_ + 1, limit, level + 1)
    at = deck_begin(box, table, level)
    waiting = 0
    for seat in range(seats(table)):
        dealt = int(box.dealt[table.players])
        for _ in range(dealt):
            card = int(table.deck[at])
            table.deck[at] = NONE
            insert(table, seat, card)
            drawn(table, seat, card)
            at += 1
        table.fresh[seat] = dealt
        note(journal, events.DEALT, seat, 0, dealt, 0, 0)
        waiting |= int(table.held[seat] > limit) << seat
    table.waiting = waiting
    table.phase = DISCARD
    if waiting == 0:
        start_split(table)


@rule
def over_limit(box: Any, table: Any, seat: Any) -> Any:
    """9: how many cards the seat must still discard."""
    return int(table.held[seat]) - int(box.limit[int(table.round_number) - 1])


@rule
def legal_discards(box: Any, table: Any, seat: Any, first: Any, out: Any) -> Any:
    """9: the next card to give up, in ascending order, so that each set of cards is one move; returns how many."""
    more = over_limit(box, table, seat) - 1
    n = 0
    for i in range(int(table.held[seat]) - more):
        card = int(table.hand[seat, i])
        out[n] = first + card
        n += card > table.last[seat]
    return n


@rule
def discard(box: Any, table: Any, seat: Any, card: Any, journal: Any) -> None:
    """9, 10: a card leaves the game face down; with the last one the seat is done."""
    remove(table, seat, card)
    table.last[seat] = card
    table.dropped[seat] += 1
    note(journal, events.DISCARDED, seat, 0, 1, 0, 0)
    if over_limit(box, table, seat) > 0:
        return
    table.last[seat] = NONE
    table.fresh[seat] = 0
    may_hold(table, int(box.level[int(table.round_number) - 1]), EVERY[seat])
    discards(table, seat)
    table.waiting &= ~(1 << seat)
    if table.waiting == 0:
        start_split(table)


@rule
def start_split(table: Any) -> None:
    """11: all seats divide their hands."""
    table.phase = SPLIT
    table.waiting = (1 << int(table.players)) - 1


@rule
def finish_round(box: Any, table: Any, journal: Any) -> None:
    """28 to 30, 34: the market, the scorings of a line; the next round or the end."""
    round_ = int(table.round_number)
    tile = int(table.market[round_ - 1])
    table.slider += tile
    note(journal, events.MARKET, -1, 0, round_, tile, int(table.slider))
    conclude(table)
    table.up[:] = 0
    line = int(box.line[round_ - 1])
    if line > 0:
        score_line(box, table, line, journal)
    if round_ < ROUNDS:
        start_round(box, table, journal)
    else:
        final_scoring(box, table, journal)
        table.phase = OVER
        note(journal, events.OVER, -1, 0, 0, 0, 0)
