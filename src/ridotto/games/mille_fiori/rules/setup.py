"""R1: setting up the game."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.rng import advance, below
from ridotto.games.mille_fiori.rules.cards import insert
from ridotto.games.mille_fiori.rules.round import start_round
from ridotto.games.mille_fiori.rules.stacks import refill
from ridotto.games.mille_fiori.table import (
    DOGARESSA_STACK,
    FACES,
    KINDS,
    MASTERWORK_STACK,
    MASTERWORKS,
    NONE,
    SETUP,
    TILES,
)


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
def deal(box: Any, table: Any, players: Any) -> None:
    """R1.2: everything but the shuffled deck and the start player, which chance decides."""
    table.players = players
    table.score[:] = 0
    table.ship[:] = 0
    table.own[:, :] = 0
    table.supply[:] = 0
    table.reserve[:] = 0
    for seat in range(players):
        table.supply[seat] = box.diamonds
        table.reserve[seat] = box.reserve
    table.bonus[:, :] = NONE
    table.bonus_met[:] = 0
    table.hand[:, :] = NONE
    table.chosen[:] = NONE
    table.cards[:] = NONE
    table.shown = 0
    table.next = 0
    table.start = 0
    table.turn = 0
    table.played = 0
    table.card = NONE
    table.round_number = 0
    table.cycle = 0
    table.phase = SETUP
    table.ending = 0
    empty_council(table)


@rule
def empty_council(table: Any) -> None:
    """X1.4: what the expansion needs, before chance has laid out its cards and tiles."""
    table.council[:] = NONE
    table.figure[:] = 0
    table.masterworks[:] = NONE
    table.masterworks_open[:] = NONE
    table.dogaressas[:] = NONE
    table.dogaressas_open[:] = NONE
    table.held[:, :] = 0
    table.window[:, :] = NONE
    table.steps[:, :] = NONE
    table.waiting = 0
    table.earned = 0
    table.rest[:] = 0


@rule
def draw_setup(box: Any, table: Any, outcome: Any) -> Any:
    """R1.1, R1.3: shuffle the deck and draw the start player from the table's generator.

    Writes the faces of the deck, top first, and then the seat into ``outcome``; returns how many
    numbers that are. The table changes only in its generator.
    """
    n = 0
    for face in range(FACES):
        for _ in range(box.card_count[face]):
            outcome[n] = face
            n += 1
    shuffle(table, outcome, 0, n)
    table.rng = advance(table.rng)
    outcome[n] = below(table.rng, table.players)
    return draw_expansion(box, table, outcome, n + 1) if box.expansion else n + 1


@rule
def set_up(box: Any, table: Any, outcome: Any, journal: Any) -> None:
    """R1.1, R1.3: the deck and start player in ``outcome`` (as ``draw_setup`` writes them); the first round begins."""
    n = int(box.cards)
    for i in range(n):
        table.cards[i] = outcome[i]
    table.start = outcome[n]
    shown = int(box.display[table.players])
    for i in range(shown):
        insert(table.cards, i, int(table.cards[i]))
    table.shown = shown
    table.next = shown
    if box.expansion:
        set_up_expansion(table, outcome, n + 1)
    start_round(box, table, journal)


@rule
def draw_expansion(box: Any, table: Any, outcome: Any, n: Any) -> Any:
    """X1.1, X1.3: both stacks, top first, and the council tiles from the bottom up."""
    first = n
    for kind in range(MASTERWORKS):
        for _ in range(box.stack_count[kind]):
            outcome[n] = kind
            n += 1
    shuffle(table, outcome, first, n)
    first = n
    for kind in range(KINDS):
        for _ in range(box.dogaressa_count[kind]):
            outcome[n] = kind
            n += 1
    shuffle(table, outcome, first, n)
    for tile in range(TILES):
        outcome[n + tile] = tile
    shuffle(table, outcome, n, n + TILES)
    while neighbours_agree(box, outcome, n):
        shuffle(table, outcome, n, n + TILES)
    return n + TILES


@rule
def neighbours_agree(box: Any, tiles: Any, first: Any) -> Any:
    """X1.1: two neighbouring tiles have the same colour, which is not allowed."""
    for i in range(first, first + TILES - 1):
        if box.tile_colour[tiles[i]] == box.tile_colour[tiles[i + 1]]:
            return True
    return False


@rule
def set_up_expansion(table: Any, outcome: Any, at: Any) -> None:
    """X1.1 to X1.4: stacks with their displays, tiles, and the figures on L1."""
    for i in range(MASTERWORK_STACK):
        table.masterworks[MASTERWORK_STACK - 1 - i] = outcome[at + i]
    at += MASTERWORK_STACK
    for i in range(DOGARESSA_STACK):
        table.dogaressas[DOGARESSA_STACK - 1 - i] = outcome[at + i]
    at += DOGARESSA_STACK
    for i in range(TILES):
        table.council[i] = outcome[at + i]
    refill(table.masterworks, table.masterworks_open)
    refill(table.dogaressas, table.dogaressas_open)
    for seat in range(table.players):
        table.figure[seat] = 1
