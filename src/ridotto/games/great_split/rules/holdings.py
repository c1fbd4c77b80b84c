"""The cards that a seat will use in this round and what they would bring it, as numbers for a value network.

A card of the own hand stays, until it is known whether the left neighbour takes it, with the chance one half; so does
a card of the right neighbour's wallet come (``features``).
"""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.games.great_split.rules.split import group_of
from ridotto.games.great_split.table import (
    ARROW,
    FIRST_SEAL,
    FRAME,
    GOLD,
    KINDS,
    NONE,
    PRESTIGE,
    RESOLVE,
    SEAL_ICON,
    TAKE,
)

STEP_SCALE = 0.2
"""What steps bring stands in fifths in the first numbers."""
CARDS_AT = PRESTIGE + 1
ICONS = len(KINDS) + 2
"""Numbers for the icons of cards: steps on the resources, prestige, seal icons."""
CARD_SCALE = 0.25
"""From fifths to twentieths."""


@rule
def holdings(box: Any, table: Any, seat: Any, out: Any, at: Any) -> Any:
    """Icons and worth of the cards to be used, the groups, what is begun; returns where the next part begins."""
    players = int(table.players)
    left = (seat + 1) % players
    right = (seat - 1) % players
    held = int(table.held[seat])
    full = (1 << held) - 1
    if table.phase == RESOLVE:
        add_cards(box, table, seat, seat, int(table.left[seat]), 1.0, out, at)
        out[at + ICONS + 4] = pending(box, table, seat, out)
        out[at + ICONS + 5] = int(table.splitter[seat])
    else:
        out[at + ICONS + 5] = 1.0
        if table.phase != TAKE:
            add_cards(box, table, seat, seat, full, 1.0, out, at)
        else:
            chosen = int(table.taken[left])
            add_groups(box, table, seat, seat, 1 - chosen if chosen >= 0 else NONE, out, at)
            add_groups(box, table, seat, right, int(table.taken[seat]), out, at)
    if table.phase != RESOLVE and table.first[seat] > 0:
        one = worth_of(box, table, seat, group_of(table, seat, 0), out)
        two = worth_of(box, table, seat, group_of(table, seat, 1), out)
        out[at + ICONS + 6] = min(one, two)
        out[at + ICONS + 7] = max(one, two)
        out[at + ICONS + 8] = 1.0
    return at + ICONS + 9


@rule
def add_groups(box: Any, table: Any, seat: Any, holder: Any, which: Any, out: Any, at: Any) -> None:
    """The cards of the group of a wallet that comes to the seat, or of both by halves if that is not decided."""
    if which >= 0:
        add_cards(box, table, seat, holder, group_of(table, holder, which), 1.0, out, at)
    else:
        add_cards(box, table, seat, holder, (1 << int(table.held[holder])) - 1, 0.5, out, at)


@rule
def add_cards(box: Any, table: Any, seat: Any, holder: Any, mask: Any, chance: Any, out: Any, at: Any) -> None:
    """Icons of the cards (bits) of a hand; then how many they are, what they bring, and the best of them."""
    for i in range(table.held[holder]):
        card = int(table.hand[holder, i])
        if (mask >> i) & 1 and card >= 0:
            for k in range(box.frame_count[card]):
                frame = int(box.frames[card, k])
                what = frame // FRAME
                icon = what if what < len(KINDS) else len(KINDS) + int(what == SEAL_ICON)
                out[at + icon] += chance * (frame % FRAME) / 4.0
            worth = card_worth(box, card, out)
            out[at + ICONS] += chance / 8.0
            out[at + ICONS + 1] += CARD_SCALE * chance * worth
            out[at + ICONS + 2] = max(float(out[at + ICONS + 2]), chance * worth / 2.0)
            out[at + ICONS + 3] += chance * max(0.0, worth - float(out[GOLD])) / 4.0


@rule
def worth_of(box: Any, table: Any, seat: Any, mask: Any, out: Any) -> Any:
    """What the cards (bits) of the own hand bring."""
    found = 0.0
    for i in range(table.held[seat]):
        card = int(table.hand[seat, i])
        if (mask >> i) & 1 and card >= 0:
            found += CARD_SCALE * card_worth(box, card, out)
    return found


@rule
def card_worth(box: Any, card: Any, out: Any) -> Any:
    """What a card brings, face up or face down, in fifths."""
    face_up = 0.0
    for k in range(box.frame_count[card]):
        frame = int(box.frames[card, k])
        if frame // FRAME == SEAL_ICON:
            face_up += (frame % FRAME) * best_seal(int(box.seals[card]), out)
        else:
            face_up += (frame % FRAME) * float(out[frame // FRAME])
    return max(face_up, STEP_SCALE, float(out[GOLD]))


@rule
def best_seal(mask: Any, out: Any) -> Any:
    """What a step on the best of some seal tracks brings, in fifths."""
    best = 0.0
    for kind in range(len(KINDS)):
        if (mask >> kind) & 1:
            best = max(best, float(out[FIRST_SEAL + kind]))
    return best


@rule
def pending(box: Any, table: Any, seat: Any, out: Any) -> Any:
    """What lies on the stack of the seat brings, in twentieths."""
    found = 0.0
    for i in range(table.depth[seat]):
        frame = int(table.stack[seat, i])
        count = frame % FRAME
        what = frame // FRAME
        if what == SEAL_ICON:
            found += count * best_seal(int(box.seals[table.playing[seat]]), out)
        elif what == ARROW:
            best = 0.0
            for track in range(PRESTIGE):
                best = max(best, float(out[track]))
            found += best * int(box.arrow_steps)
        else:
            found += count * float(out[what])
    return CARD_SCALE * found
