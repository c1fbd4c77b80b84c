"""R1: setting up the game."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.rng import advance, below
from ridotto.games.mille_fiori.rules.cards import insert
from ridotto.games.mille_fiori.rules.round import start_round
from ridotto.games.mille_fiori.table import FACES, NONE, SETUP


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
    table.display[:] = NONE
    table.shown = 0
    table.deck[:] = NONE
    table.next = 0
    table.start = 0
    table.turn = 0
    table.played = 0
    table.card = NONE
    table.round_number = 0
    table.cycle = 0
    table.phase = SETUP
    table.ending = 0


@rule
def draw(box: Any, table: Any, outcome: Any) -> Any:
    """R1.1, R1.3: shuffle the deck and draw the start player from the table's generator.

    Writes the faces of the deck, top first, and then the seat into ``outcome``; returns how many
    numbers that are. The table changes only in its generator.
    """
    n = 0
    for face in range(FACES):
        for _ in range(box.card_count[face]):
            outcome[n] = face
            n += 1
    for i in range(n - 1, 0, -1):
        table.rng = advance(table.rng)
        j = below(table.rng, i + 1)
        face = outcome[i]
        outcome[i] = outcome[j]
        outcome[j] = face
    table.rng = advance(table.rng)
    outcome[n] = below(table.rng, table.players)
    return n + 1


@rule
def chance_fixed(box: Any, table: Any, outcome: Any, journal: Any) -> None:
    """R1.1, R1.3: the deck and start player in ``outcome`` (as ``draw`` writes them); the first round begins."""
    n = int(box.cards)
    for i in range(n):
        table.deck[i] = outcome[i]
    table.start = outcome[n]
    shown = int(box.display[table.players])
    for i in range(shown):
        insert(table.display, i, table.deck[i])
        table.deck[i] = NONE
    table.shown = shown
    table.next = shown
    start_round(box, table, journal)
