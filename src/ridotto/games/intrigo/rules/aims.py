"""What an Influence card may concern (rules 14, 18 to 23): the decisions of a purchase after its kind."""

from typing import Any

import numpy as np

from ridotto.engine.jit import rule
from ridotto.games.intrigo.rules.bits import amount, around, backward, beside, faces, faces_in, members, onward, ring_of
from ridotto.games.intrigo.table import (
    CANCEL,
    DO_ARCADE,
    DO_AT_ARCADE,
    DO_AT_CARD,
    DO_AT_SPACE,
    DO_CARD,
    DO_SPACE,
    DUCAT,
    EXCHANGE,
    FACES,
    INFLUENCE,
    LURE,
    MOVE_ANY,
    MOVE_NEIGHBOUR,
    NONE,
    NOTHING,
    PLACE_AT_ONCE,
    PLACE_NEXT,
    RING,
    SWAP_ANY,
    SWAP_NEIGHBOURS,
    TRADE_ADJACENT,
    TRADE_ANY,
    TRADE_PAIR,
    TURN_DUCAT,
    TURN_PLOT,
    TURN_TOKEN,
)


@rule
def open_plots(table: Any) -> Any:
    """Rules 18 and 23: spaces with a face-up Plot card that no Guard protects."""
    guards = int(table.guards)
    ring = ring_of(table)
    return int(table.plots) & ~(onward(guards, ring) | backward(guards, ring))


@rule
def open_tokens(table: Any) -> Any:
    """Rules 19 and 23: Arcade cards with a face-up token that no Guard protects."""
    guards = int(table.guards)
    return int(table.tokens) & ~(guards | onward(guards, ring_of(table)))


@rule
def ducat_cards(table: Any) -> Any:
    """Arcade cards that carry a Ducat."""
    mask = 0
    for arcade in range(ring_of(table)):
        mask |= (table.token[arcade] == DUCAT) << arcade
    return mask


@rule
def nameable(table: Any, seat: Any) -> Any:
    """Rule 22: faces of which there are more cards in use than lie in the Palace and in the own hand."""
    return faces_in(int(table.stock) - int(table.palace) - int(table.hand[seat]))


@rule
def cancellable(box: Any, table: Any) -> Any:
    """``guard.mode`` cancel: spaces with an Influence card that has done something to the Palace."""
    mask = 0
    for space in range(ring_of(table)):
        mask |= (table.done[space, 0] != NONE) << space
    return mask


@rule
def first_targets(box: Any, table: Any, effect: Any, space: Any) -> Any:
    """What the effect of a card in ``space`` may concern first: spaces or Arcade cards, as ``effect`` says; a mask."""
    ring = ring_of(table)
    if effect == TURN_TOKEN or effect == TURN_DUCAT:
        mask = open_tokens(table) & beside(space, ring)
        return mask & ducat_cards(table) if effect == TURN_DUCAT else mask
    if effect == CANCEL:
        return cancellable(box, table) & around(space, ring)
    if TRADE_ADJACENT <= effect <= TRADE_ANY:
        return first_traded(effect, open_tokens(table), beside(space, ring), ring)
    plots = open_plots(table)
    near = around(space, ring)
    others = int(table.free) & ~(1 << space)
    if effect == TURN_PLOT:
        return plots & near
    if effect == MOVE_NEIGHBOUR:
        return plots & near if others != 0 else 0
    if effect == MOVE_ANY:
        return plots if others != 0 else 0
    if effect == LURE:
        return plots if (others & near) != 0 else 0
    if effect == SWAP_ANY:
        return lower_ones(plots)
    if effect == SWAP_NEIGHBOURS:
        return lower_ones(plots & near)
    return 0


@rule
def lower_ones(mask: Any) -> Any:
    """All members but the highest: in every pair the lower stands first."""
    above = mask
    for shift in range(5):
        above |= above >> (1 << shift)
    return mask & (above >> 1)


@rule
def first_traded(effect: Any, tokens: Any, near: Any, ring: Any) -> Any:
    """Rule 20: tokens that may be named first. Of two adjacent ones that is the lower, else the adjacent one."""
    if effect == TRADE_PAIR:
        return lower_ones(tokens & near)
    if effect == TRADE_ADJACENT:
        return tokens & near if (tokens & ~near) != 0 else lower_ones(tokens & near)
    mask = 0
    for arcade in range(ring):
        mask |= ((tokens >> arcade) & 1 and second_traded(effect, arcade, tokens, near) != 0) << arcade
    return mask


@rule
def second_traded(effect: Any, arcade: Any, tokens: Any, near: Any) -> Any:
    """Rule 20: the tokens that ``arcade`` may be traded for, with ``arcade`` named first."""
    higher = tokens & ~((2 << arcade) - 1)
    if (near >> arcade) & 1:
        with_near = higher & near
        return with_near if effect == TRADE_PAIR else with_near | (tokens & ~near)
    return higher & ~near if effect == TRADE_ANY else 0


@rule
def is_at_arcade(effect: Any) -> Any:
    """The first target is an Arcade card."""
    return TURN_TOKEN <= effect <= TRADE_ANY


@rule
def names_card(effect: Any) -> Any:
    """The first target is a Plot card named."""
    return EXCHANGE <= effect <= PLACE_NEXT


@rule
def may_name(table: Any, seat: Any, effect: Any) -> Any:
    """Rule 22: the faces that may be named, if the effect is possible."""
    if effect == EXCHANGE:
        return nameable(table, seat) if table.hand[seat] != 0 else 0
    if effect == PLACE_AT_ONCE:
        free = int(table.free)
        return nameable(table, seat) if (free & (free - 1)) != 0 else 0
    return nameable(table, seat) if effect == PLACE_NEXT else 0


@rule
def purchases(box: Any, table: Any, seat: Any, kind: Any, out: Any, n: Any) -> Any:
    """Appends where the card may go, without effect or with its first target (rule 14); returns the new length."""
    effect = np.int64(box.effect[kind])
    ring = ring_of(table)
    free = int(table.free)
    named = may_name(table, seat, effect) if names_card(effect) else 0
    bare = free
    if not box.influence_effect_optional or not box.influence_may_buy_without_target:
        bare = spaces_without_effect(box, table, seat, effect, named)
    n = members(bare, ring, DO_SPACE, out, n)
    if effect == NOTHING:
        return n
    if names_card(effect):
        if named != 0:
            for space in range(ring):
                if (free >> space) & 1:
                    n = faces(named, DO_AT_CARD + space * FACES, out, n)
        return n
    first = DO_AT_ARCADE if is_at_arcade(effect) else DO_AT_SPACE
    if is_far(effect):
        for space in range(ring):
            if (free >> space) & 1:
                n = members(first_targets(box, table, effect, space), ring, first + space * RING, out, n)
        return n
    back = 0 if is_at_arcade(effect) else ring - 1
    for space in range(ring):
        mask = first_targets(box, table, effect, space) * ((free >> space) & 1)
        one = (space + back) % ring
        other = (space + 1) % ring
        low = min(one, other)
        high = max(one, other)
        out[n] = first + space * RING + low
        n += (mask >> low) & 1
        out[n] = first + space * RING + high
        n += (mask >> high) & 1
    return n


@rule
def is_far(effect: Any) -> Any:
    """The first target may lie anywhere in the Palace."""
    return effect == TRADE_ANY or effect == MOVE_ANY or effect == SWAP_ANY or effect == LURE


@rule
def spaces_without_effect(box: Any, table: Any, seat: Any, effect: Any, named: Any) -> Any:
    """Q8 and Q9: the free spaces where the card may lie without doing anything; all without a target if there is
    no Plot card to place instead."""
    must_aim = not box.influence_may_buy_without_target and table.held[seat] > 0
    found = 0
    for space in range(ring_of(table)):
        if (int(table.free) >> space) & 1:
            can = named != 0 if names_card(effect) else first_targets(box, table, effect, space) != 0
            allowed = box.influence_effect_optional != 0 if can else not must_aim
            found |= (effect == NOTHING or allowed) << space
    return found


@rule
def further_targets(box: Any, table: Any, seat: Any, out: Any) -> Any:
    """The last decision of a purchase; returns how many there are."""
    effect = np.int64(box.effect[table.doing])
    ring = ring_of(table)
    space = np.int64(table.at)
    aim = np.int64(table.aim)
    others = int(table.free) & ~(1 << space)
    if effect == EXCHANGE:
        return faces(int(table.hand[seat]), DO_CARD, out, 0)
    if TRADE_ADJACENT <= effect <= TRADE_ANY:
        mask = second_traded(effect, aim, open_tokens(table), beside(space, ring))
        return members(mask, ring, DO_ARCADE, out, 0)
    mask = others
    if effect == LURE:
        mask = others & around(space, ring)
    elif effect == SWAP_ANY:
        mask = open_plots(table) & ~((2 << aim) - 1)
    elif effect == SWAP_NEIGHBOURS:
        mask = open_plots(table) & around(space, ring) & ~((2 << aim) - 1)
    return members(mask, ring, DO_SPACE, out, 0)


@rule
def is_single(effect: Any) -> Any:
    """The first target is the only one."""
    return effect <= TURN_DUCAT or effect == PLACE_NEXT or effect == CANCEL


@rule
def influence_in(table: Any, space: Any) -> Any:
    """The kind of the Influence card in a space, NONE if there is none."""
    card = int(table.card[space])
    return card - INFLUENCE if card >= INFLUENCE else NONE


@rule
def copies_of(table: Any, seat: Any, face: Any) -> Any:
    """How many cards of a face the seat holds."""
    return amount(int(table.hand[seat]), face)
