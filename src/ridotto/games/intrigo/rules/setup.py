"""Set-up (rules 1 to 7) and what chance decides at the start of a round (rules 6, 8, 11, 29)."""

from typing import Any

from ridotto.engine.game import CHANCE
from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.engine.rng import advance, below
from ridotto.games.intrigo import events
from ridotto.games.intrigo.rules.bits import of_face, ring_of, total
from ridotto.games.intrigo.table import (
    DEAL,
    DRAFT,
    DUCAT,
    FACES,
    INFLUENCE,
    LOWEST,
    MAX_SEATS,
    NEUTRAL,
    NONE,
    PLAYER_FAMILIES,
    SEALS,
    SETUP,
    VALUES,
)


@rule
def deal(box: Any, table: Any, players: Any) -> None:
    """Rules 3 to 5 and 7: everything but families and first player, which chance decides."""
    table.players = players
    table.ring = box.arcades[players]
    clear_cards(table)
    for seat in range(MAX_SEATS):
        table.forced[seat] = 0
        table.seals[seat] = 0
        table.ducats[seat] = box.start_ducats if seat < players else 0
    table.supply = box.ducats - players * box.start_ducats
    for guild in range(DUCAT):
        table.bag[guild] = box.seals_each
    table.owner[:] = NONE
    table.worth[:] = 0
    table.sold[:] = 0
    table.token[:] = NONE
    table.tokens = 0
    table.stock = 0
    table.deck = 0
    table.step = 0
    table.round_number = 0
    table.first = 0
    table.turn = 0
    table.doing = NONE
    table.at = NONE
    table.aim = NONE
    table.winner = NONE
    table.last_seal = NONE
    table.phase = SETUP
    table.to_act = CHANCE
    table.rest[:] = 0
    clear_palace(table)


@rule
def clear_cards(table: Any) -> None:
    """Rule 28: no Plot card is in a hand, and nothing is known of one."""
    table.hand[:] = 0
    table.packet[:] = 0
    table.held[:] = 0
    table.slots[:] = NONE
    table.log[:, :] = NONE
    table.logged = 0
    table.logged_before = 0
    table.dealt = 0


@rule
def clear_palace(table: Any) -> None:
    """Rule 28: every space is free."""
    table.card[:] = NONE
    table.done[:, :] = NONE
    table.palace = 0
    table.free = (1 << ring_of(table)) - 1
    table.plots = 0
    table.guards = 0


@rule
def draw_setup(box: Any, table: Any, outcome: Any) -> Any:
    """Rules 1 and 2: the families of the seats in order, then the first player; returns how many numbers these are."""
    for family in range(PLAYER_FAMILIES):
        outcome[family] = family
    state = table.rng
    dealt = int(box.own_families[table.players]) * int(table.players)
    for i in range(PLAYER_FAMILIES - 1):
        state = advance(state)
        j = i + below(state, PLAYER_FAMILIES - i)
        kept = outcome[i]
        outcome[i] = outcome[j]
        outcome[j] = kept
    state = advance(state)
    outcome[dealt] = below(state, table.players)
    table.rng = state
    return dealt + 1


@rule
def set_up(box: Any, table: Any, outcome: Any, journal: Any) -> None:
    """Rules 1 to 3: families, the Plot cards in use, first player; the first round begins."""
    each = int(box.own_families[table.players])
    dealt = each * int(table.players)
    for i in range(dealt):
        table.owner[outcome[i]] = i // each
    for face in range(FACES):
        seat = int(table.owner[face // VALUES])
        table.worth[face] = 8 * (face % VALUES + LOWEST) + seat + 1
    table.stock = cards_in_use(box, table)
    table.first = outcome[dealt]
    lay_ducats(box, table, journal)
    start_round(box, table, journal)


@rule
def cards_in_use(box: Any, table: Any) -> Any:
    """Rule 3, 2.5: the Plot cards that are not back in the box."""
    cards = 0
    players = int(table.players)
    for face in range(FACES):
        family = face // VALUES
        copies = (int(box.card_count) >> (2 * face)) & 3
        unowned = family != NEUTRAL and table.owner[family] == NONE
        if players == 3 and (unowned if box.three_players_neutral else family == NEUTRAL):
            copies = 0
        if players == 3 and family == NEUTRAL and copies > 1:
            copies = 1
        if players == 2 and unowned and (int(box.put_back) >> (2 * face)) & 3:
            copies = 0
        cards += copies << (2 * face)
    return cards


@rule
def is_seal_card(box: Any, arcade: Any) -> Any:
    """2.6: Seal and Ducat cards alternate from the Palace Door on."""
    return ((arcade + int(box.palace_door_kind)) & 1) == 0


@rule
def lay_ducats(box: Any, table: Any, journal: Any) -> None:
    """Rules 6 and 29: a Ducat on each empty Ducat card, clockwise from the Palace Door, while the supply lasts."""
    for arcade in range(ring_of(table)):
        is_empty = table.token[arcade] == NONE and not is_seal_card(box, arcade)
        if is_empty and (table.supply > 0 or not box.ducats_finite):
            table.supply -= 1
            lay_token(table, arcade, DUCAT, journal)


@rule
def lay_token(table: Any, arcade: Any, token: Any, journal: Any) -> None:
    """A token face up on an Arcade card."""
    table.token[arcade] = token
    table.tokens |= 1 << arcade
    note(journal, events.LAID, -1, 0, arcade, token, 0)


@rule
def empty_seal_cards(box: Any, table: Any) -> Any:
    """How many Seals must be drawn from the bag."""
    n = 0
    for arcade in range(int(box.palace_door_kind), ring_of(table), 2):
        n += table.token[arcade] == NONE
    return n


@rule
def start_round(box: Any, table: Any, journal: Any) -> None:
    """Chance draws Seals, if any are missing, and deals."""
    table.round_number += 1
    table.turn = table.first
    note(journal, events.ROUND, int(table.first), 0, int(table.round_number), 0, 0)
    table.phase = SEALS if empty_seal_cards(box, table) > 0 else DEAL
    table.to_act = CHANCE


@rule
def draw_seals(box: Any, table: Any, outcome: Any) -> Any:
    """Rules 6 and 29: Seals drawn blind, as INFLUENCE + guild; returns how many."""
    n = empty_seal_cards(box, table)
    left = 0
    bag = 0
    for guild in range(DUCAT):
        left += int(table.bag[guild])
        bag |= int(table.bag[guild]) << (8 * guild)
    state = table.rng
    for i in range(n):
        state = advance(state)
        at = below(state, left)
        guild = 0
        upto = 0
        for other in range(DUCAT - 1):
            upto += (bag >> (8 * other)) & 255
            guild += at >= upto
        bag -= 1 << (8 * guild)
        left -= 1
        outcome[i] = INFLUENCE + guild
    table.rng = state
    return n


@rule
def set_seals(box: Any, table: Any, outcome: Any, journal: Any) -> None:
    """Rules 6 and 29: the Seals come onto the empty Seal cards, clockwise from the Palace Door."""
    n = 0
    for arcade in range(int(box.palace_door_kind), ring_of(table), 2):
        if table.token[arcade] == NONE:
            guild = int(outcome[n]) - INFLUENCE
            n += 1
            table.bag[guild] -= 1
            lay_token(table, arcade, guild, journal)
    table.phase = DEAL


@rule
def draw_deal(box: Any, table: Any, outcome: Any) -> Any:
    """Rules 8 and 11: cards for every seat from those that may be dealt; returns how many."""
    cards = int(table.deck) if table.deck != 0 else int(table.stock)
    n = 0
    for face in range(FACES):
        copies = (cards >> (2 * face)) & 3
        outcome[n] = face
        n += copies > 0
        outcome[n] = face
        n += copies > 1
        outcome[n] = face
        n += copies > 2
    wanted = int(box.hand[table.players]) * int(table.players)
    state = table.rng
    for i in range(wanted):
        state = advance(state)
        j = i + below(state, n - i)
        kept = outcome[i]
        outcome[i] = outcome[j]
        outcome[j] = kept
    table.rng = state
    return wanted


@rule
def set_deal(box: Any, table: Any, outcome: Any, journal: Any) -> None:
    """Rules 8, 9 and 11: the cards come to the seats, and all may choose."""
    if table.deck == 0:
        table.deck = table.stock
    each = int(box.hand[table.players])
    players = int(table.players)
    at = 0
    for seat in range(players):
        packet = 0
        for _ in range(each):
            packet += of_face(int(outcome[at]))
            at += 1
        table.packet[seat] = packet
        table.deck -= packet
    table.logged_before = table.logged
    table.dealt += 1
    table.step = 0
    table.phase = DRAFT
    table.to_act = (1 << players) - 1
    note(journal, events.DEALT, -1, 0, each, total(int(table.deck)), 0)
