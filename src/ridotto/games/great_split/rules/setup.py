"""3.1: setting up the game."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.engine.rng import advance, below
from ridotto.games.great_split import events
from ridotto.games.great_split.rules.cards import insert
from ridotto.games.great_split.rules.common import seats
from ridotto.games.great_split.rules.memory import drawn, forget_all, may_hold
from ridotto.games.great_split.rules.round import start_round
from ridotto.games.great_split.rules.steps import push, run
from ridotto.games.great_split.table import (
    CARDS,
    CHARACTERS,
    FRAME,
    KINDS,
    LEVEL_FIRST,
    LINE_TOKENS,
    LINES,
    NONE,
    ROUNDS,
    SETUP,
    TILE_VALUES,
)

DRAWN_TOKENS = LINES * LINE_TOKENS


@rule
def deal(box: Any, table: Any, players: Any) -> None:
    """1: everything but what chance decides."""
    table.may[:] = 0
    table.prestige[:] = 0
    table.left[:] = 0
    table.up[:] = 0
    table.track[:, :] = 0
    table.hand[:, :] = NONE
    table.held[:] = 0
    table.deck[:] = NONE
    table.market[:] = NONE
    table.scoring[:] = NONE
    table.character[:] = NONE
    table.dropped[:] = 0
    table.fresh[:] = 0
    table.last[:] = NONE
    table.first[:] = 0
    table.taken[:] = NONE
    table.splitter[:] = 0
    table.playing[:] = NONE
    table.stack[:, :] = 0
    table.depth[:] = 0
    table.players = players
    table.phase = SETUP
    table.round_number = 0
    table.slider = 0
    table.waiting = 0
    table.rest[:] = 0


@rule
def shuffle(table: Any, row: Any, first: Any, end: Any) -> None:
    """Shuffle ``row[first:end]`` with the table's generator."""
    for i in range(end - 1, first, -1):
        table.rng = advance(table.rng)
        j = first + below(table.rng, i - first + 1)
        kept = row[i]
        row[i] = row[j]
        row[j] = kept


@rule
def draw_setup(box: Any, table: Any, outcome: Any) -> Any:
    """2 to 5: the three decks, each top first, the characters of the seats, the tokens of the lines, the six tiles.

    They go into ``outcome``; returns how many numbers that are. The table changes only in its generator.
    """
    for card in range(CARDS):
        outcome[card] = card
    for level in range(3):
        shuffle(table, outcome, LEVEL_FIRST[level], LEVEL_FIRST[level + 1])
    n = CARDS
    for character in range(len(CHARACTERS)):
        outcome[n + character] = character
    shuffle(table, outcome, n, n + len(CHARACTERS))
    n += int(table.players)
    for token in range(DRAWN_TOKENS):
        outcome[n + token] = token
    shuffle(table, outcome, n, n + DRAWN_TOKENS)
    n += DRAWN_TOKENS
    end = n
    for value in range(TILE_VALUES):
        for _ in range(box.tile_count[value]):
            outcome[end] = value
            end += 1
    shuffle(table, outcome, n, end)
    return n + ROUNDS


@rule
def set_up(box: Any, table: Any, outcome: Any, journal: Any) -> None:
    """2 to 6: lay out what ``draw_setup`` has written; the first round begins."""
    players = seats(table)
    for card in range(CARDS):
        table.deck[card] = outcome[card]
    n = CARDS
    for seat in range(players):
        table.character[seat] = outcome[n + seat]
    n += players
    for i in range(DRAWN_TOKENS):
        table.scoring[i] = outcome[n + i]
    n += DRAWN_TOKENS
    for i in range(ROUNDS):
        table.market[i] = outcome[n + i]
    forget_all(table)
    for seat in range(players):
        make_start_steps(box, table, seat, journal)
        for i in range(box.start_hand):
            at = seat * int(box.start_hand) + i
            card = int(table.deck[at])
            table.deck[at] = NONE
            insert(table, seat, card)
            drawn(table, seat, card)
    may_hold(table, 0, -1)
    start_round(box, table, journal)


@rule
def make_start_steps(box: Any, table: Any, seat: Any, journal: Any) -> None:
    """5: the start steps of the character, as ordinary steps."""
    character = int(table.character[seat])
    note(journal, events.CHARACTER, seat, 0, character, 0, 0)
    for kind in range(len(KINDS)):
        if box.start[character, kind] > 0:
            push(table, seat, kind * FRAME + int(box.start[character, kind]))
            run(box, table, seat, journal)
