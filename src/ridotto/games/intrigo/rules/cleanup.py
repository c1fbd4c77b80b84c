"""The end of a round (rules 28 to 30)."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.intrigo import events
from ridotto.games.intrigo.rules.bits import ring_of
from ridotto.games.intrigo.rules.setup import clear_cards, clear_palace, is_seal_card, lay_ducats, start_round
from ridotto.games.intrigo.table import DUCAT, INFLUENCE, NONE


@rule
def clean_up(box: Any, table: Any, journal: Any) -> None:
    """Rules 28 to 30; then the next round begins."""
    if box.influence_after_round:
        take_back(table)
    collect(box, table)
    return_tokens(box, table, journal)
    lay_ducats(box, table, journal)
    pass_first_player(box, table)
    note(journal, events.FIRST, int(table.first), 0, 0, 0, 0)
    start_round(box, table, journal)


@rule
def take_back(table: Any) -> None:
    """Q2: the Influence cards in the Palace go back under the piles, the cheapest on top."""
    for space in range(ring_of(table)):
        kind = int(table.card[space]) - INFLUENCE
        if kind >= 0:
            table.sold[kind] -= 1


@rule
def collect(box: Any, table: Any) -> None:
    """Rules 11 and 28: all cards leave the Palace; Plot cards wait until all of them are shuffled."""
    clear_palace(table)
    table.forced[:] = 0
    if table.deck == 0 or box.reshuffle[table.players]:
        table.deck = 0
        clear_cards(table)
        return
    table.hand[:] = 0
    table.held[:] = 0


@rule
def return_tokens(box: Any, table: Any, journal: Any) -> None:
    """Rule 29: what was not handed out is turned face up; tokens on a card of the other kind go back."""
    ring = ring_of(table)
    table.tokens = 0
    for arcade in range(ring):
        token = int(table.token[arcade])
        if token == NONE:
            continue
        displaced = (token == DUCAT) == is_seal_card(box, arcade)
        if box.cleanup_leftover_tokens or (displaced and not box.cleanup_displaced_tokens):
            note(journal, events.RETURNED, -1, 0, arcade, token, 0)
            table.token[arcade] = NONE
            if token == DUCAT:
                table.supply += 1
            else:
                table.bag[token] += 1
        else:
            note(journal, events.STAYED, -1, 0, arcade, token, 0)
            table.tokens |= 1 << arcade


@rule
def pass_first_player(box: Any, table: Any) -> None:
    """Rule 30: the First Player card goes to the left neighbour; Q17: to the right, to who won a Seal, or nowhere."""
    players = int(table.players)
    if box.first_player_rotation == 0:
        table.first = (int(table.first) + 1) % players
    elif box.first_player_rotation == 1:
        table.first = (int(table.first) + players - 1) % players
    elif box.first_player_rotation == 2 and table.last_seal != NONE:
        table.first = table.last_seal
