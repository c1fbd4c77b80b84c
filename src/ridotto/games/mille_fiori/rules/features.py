"""Numbers that describe a position from the standpoint of a seat, for a value network.

They say what the seat has and what its next diamonds, ships and cards would score; a network compares the seats. Each
part writes from ``at`` on and returns where the next one begins. Points that a play would score stand in ``out`` by
symbol and by ship number, where the parts about cards read them.
"""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.games.mille_fiori.rules.bits import count, lowest
from ridotto.games.mille_fiori.rules.citizens import TOPS, supported
from ridotto.games.mille_fiori.rules.common import covered, diamonds
from ridotto.games.mille_fiori.rules.court_features import court
from ridotto.games.mille_fiori.rules.potential import EXTRA_CARD_WORTH, bonus_left, potentials
from ridotto.games.mille_fiori.rules.trade import NEVER, STRICTLY_MORE
from ridotto.games.mille_fiori.rules.workshops import group
from ridotto.games.mille_fiori.table import (
    CITY_SET,
    DRAFT,
    EXTRA,
    FIRST_CITIZEN,
    FIRST_DOGE,
    FIRST_GOOD,
    FIRST_MASTERWORK,
    GOODS,
    HAND,
    HARBOR,
    HOUSES,
    LOWEST_VALUE,
    NOBILI,
    NUMBERS,
    OVER,
    PIGMENTS,
    POPULI,
    REGION_SIZE,
    ROWS,
    SHIPS_IN_ROW,
    SYMBOLS,
    TRADE,
    VALUES,
    WORKSHOPS,
)

FEATURES = 95

# Where the points of plays stand, in twentieths.
GAINS = 0
HOUSE = SYMBOLS.index("house")
SHIP = SYMBOLS.index("ship")
SAILS = GAINS + len(SYMBOLS)
CARDS = SAILS + NUMBERS

SCALE = 0.05
WHOLE_ROW = (1 << SHIPS_IN_ROW) - 1


@rule
def features(box: Any, table: Any, seat: Any, out: Any) -> None:
    """``FEATURES`` numbers, about -1 to 1, into ``out`` (float32)."""
    out[:FEATURES] = 0.0
    workshop_gains(box, table, seat, out)
    house_gain(box, table, seat, out)
    citizen_gains(box, table, seat, NOBILI, out)
    citizen_gains(box, table, seat, POPULI, out)
    trade_gains(box, table, seat, out)
    harbor_gain(box, table, seat, out)
    sail_gains(box, table, seat, out)
    at = cards(box, table, seat, out, CARDS)
    at = standing(table, seat, out, at)
    at = progress(box, table, seat, out, at)
    at = potentials(box, table, seat, out, at)
    court(box, table, seat, out, at)


@rule
def raise_to(out: Any, at: Any, points: Any) -> None:
    """A play can score ``points``."""
    out[at] = max(out[at], SCALE * points)


@rule
def workshop_gains(box: Any, table: Any, seat: Any, out: Any) -> None:
    """R7.1: the largest group for each ingredient; a compass closed; the bonus."""
    own = int(table.own[WORKSHOPS, seat])
    free = ((1 << REGION_SIZE[WORKSHOPS]) - 1) & ~covered(table, WORKSHOPS)
    missing = 0
    for ingredient in range(4):
        missing |= int(own & int(box.symbol_spaces[ingredient]) == 0) << ingredient
    bonus = bonus_left(box, table, seat, WORKSHOPS)
    left = free
    while left:
        bit = lowest(left)
        left &= left - 1
        points = 1
        if int(box.adjacent[bit]) & own:
            points = count(group(box, own | (1 << bit), bit))
        points <<= (int(box.symbol_spaces[PIGMENTS]) >> bit) & 1
        if int(box.compass[bit]) & free == 1 << bit:
            points += EXTRA_CARD_WORTH
        for ingredient in range(4):
            if (int(box.symbol_spaces[ingredient]) >> bit) & 1:
                more = bonus if missing == 1 << ingredient else 0
                raise_to(out, GAINS + ingredient, points + more)


@rule
def house_gain(box: Any, table: Any, seat: Any, out: Any) -> None:
    """R7.2: the next house with the own run before it; a new value."""
    free = ((1 << REGION_SIZE[HOUSES]) - 1) & ~covered(table, HOUSES)
    if free == 0:
        return
    own = int(table.own[HOUSES, seat])
    bit = lowest(free)
    points = int(box.house_value[bit])
    at = bit - 1
    while at >= 0 and (own >> at) & 1:
        points += int(box.house_value[at])
        at -= 1
    seen = 0
    while own:
        seen |= 1 << int(box.house_value[lowest(own)])
        own &= own - 1
    if not (seen >> int(box.house_value[bit])) & 1:
        different = count(seen) + 1
        points += EXTRA_CARD_WORTH * int(different == 3 or different == 5)
        points += bonus_left(box, table, seat, HOUSES) * int(different == 4)
    raise_to(out, GAINS + HOUSE, points)


@rule
def citizen_gains(box: Any, table: Any, seat: Any, region: Any, out: Any) -> None:
    """R7.3: the best free space for each symbol, with the own diamonds below it."""
    own = int(table.own[region, seat])
    first = FIRST_CITIZEN + 3 * (region - NOBILI)
    missing = 0
    for symbol in range(first, first + 3):
        missing += int(own & int(box.citizen_spaces[symbol]) == 0)
    bonus = bonus_left(box, table, seat, region) if missing == 1 else 0
    left = supported(box, table, region)
    while left:
        bit = lowest(left)
        left &= left - 1
        level = int(box.level_points[bit])
        points = EXTRA_CARD_WORTH if bit < TOPS else 0
        below = int(box.triangle[bit]) & own
        while below:
            points += int(box.level_points[lowest(below)])
            below &= below - 1
        for symbol in range(first, first + 3):
            if (int(box.citizen_spaces[symbol]) >> bit) & 1 and own & int(box.citizen_spaces[symbol]) == 0:
                points += bonus
        for symbol in range(first, first + 3):
            raise_to(out, GAINS + symbol, points + (level << ((int(box.citizen_spaces[symbol]) >> bit) & 1)))


@rule
def trade_gains(box: Any, table: Any, seat: Any, out: Any) -> None:
    """R7.4, R7.5: the own diamonds of a good times all of them; a handshake; the bonus."""
    own = int(table.own[TRADE, seat])
    all_covered = covered(table, TRADE)
    missing = 0
    for good in range(GOODS):
        missing |= int(own & int(box.symbol_spaces[FIRST_GOOD + good]) == 0) << good
    bonus = bonus_left(box, table, seat, TRADE)
    for good in range(GOODS):
        column = int(box.symbol_spaces[FIRST_GOOD + good])
        n = count(all_covered & column)
        if n == ROWS:
            continue
        mine = count(own & column) + 1
        points = mine * (n + 1)
        wanted = mine if box.handshake == STRICTLY_MORE else 0
        for other in range(table.players):
            if other != seat and count(int(table.own[TRADE, other]) & column) > wanted and box.handshake != NEVER:
                points += EXTRA_CARD_WORTH
                break
        if missing == 1 << good:
            points += bonus
        raise_to(out, GAINS + FIRST_GOOD + good, points)


@rule
def harbor_gain(box: Any, table: Any, seat: Any, out: Any) -> None:
    """R7.6: the best row that a ship would complete."""
    all_covered = covered(table, HARBOR)
    goods = covered(table, TRADE)
    for row in range(ROWS):
        ships = count((all_covered >> (row * SHIPS_IN_ROW)) & WHOLE_ROW)
        if ships == SHIPS_IN_ROW - 1:
            mine = count((int(table.own[HARBOR, seat]) >> (row * SHIPS_IN_ROW)) & WHOLE_ROW)
            of_row = count((goods >> (row * GOODS)) & ((1 << GOODS) - 1))
            raise_to(out, GAINS + SHIP, (mine + 1) * int(box.harbor_points[of_row]))


@rule
def sail_gains(box: Any, table: Any, seat: Any, out: Any) -> None:
    """R8: the spaces that the ship can reach."""
    ship = int(table.ship[seat])
    end = int(box.sea_end)
    if ship == end:
        return
    for number in range(1, NUMBERS + 1):
        reached = min(ship + number, end)
        points = int(box.sea_points[reached]) + EXTRA_CARD_WORTH * int(box.sea_extra[reached])
        if reached == end:
            points += bonus_left(box, table, seat, CITY_SET)
        out[SAILS + number - 1] = SCALE * points


@rule
def card_worth(box: Any, table: Any, seat: Any, face: Any, out: Any) -> Any:
    """The points of the best use of a card, in twentieths."""
    if face < 0:
        return 0.0
    if face >= FIRST_MASTERWORK:
        return SCALE * ((face - FIRST_MASTERWORK) % VALUES + LOWEST_VALUE + 3)
    if face >= FIRST_DOGE:
        return SCALE * (int(box.doge_points[face - FIRST_DOGE]) + 3 * int(box.doge_arrows[face - FIRST_DOGE]))
    number = int(box.ship_number[face])
    sail = float(out[SAILS + number - 1]) if number > 0 else 0.0
    if diamonds(table, seat) == 0:
        return sail
    laid = float(out[GAINS + face // NUMBERS])
    return laid + sail if face // NUMBERS == SHIP else max(laid, sail)


@rule
def cards(box: Any, table: Any, seat: Any, out: Any, at: Any) -> Any:
    """The card chosen or in play; the best two and the mean of the hand, and the best of the one that comes next."""
    out[at] = card_worth(box, table, seat, int(table.chosen[seat]), out)
    if table.turn == seat and table.card >= 0:
        out[at + 1] = card_worth(box, table, seat, int(table.card), out)
    if table.phase == EXTRA and table.turn == seat:
        for i in range(table.shown):
            out[at + 2] = max(float(out[at + 2]), card_worth(box, table, seat, int(table.cards[i]), out))
    before = (seat - 1) % int(table.players)
    for i in range(HAND):
        worth = card_worth(box, table, seat, int(table.hand[seat, i]), out)
        out[at + 4] = max(float(out[at + 4]), min(float(out[at + 3]), worth))
        out[at + 3] = max(float(out[at + 3]), worth)
        out[at + 5] += worth / HAND
        out[at + 6] = max(float(out[at + 6]), card_worth(box, table, seat, int(table.hand[before, i]), out))
    return at + 7


@rule
def standing(table: Any, seat: Any, out: Any, at: Any) -> Any:
    """The score beside the best other one and the mean of the others."""
    own = int(table.score[seat])
    best = -1000
    total = 0
    for other in range(table.players):
        if other != seat:
            best = max(best, int(table.score[other]))
            total += int(table.score[other])
    out[at] = own / 200.0
    out[at + 1] = (own - best) / 50.0
    out[at + 2] = (own - total / (int(table.players) - 1.0)) / 50.0
    return at + 3


@rule
def progress(box: Any, table: Any, seat: Any, out: Any, at: Any) -> Any:
    """Number of seats, expansion, what is left of the game, and when the seat plays."""
    players = int(table.players)
    plays = int(box.plays[players])
    over = table.phase == OVER
    has_played = table.phase != DRAFT and (seat - int(table.start)) % players < table.played
    rounds = (int(box.cards) - int(table.next)) // (int(box.hand) * players)
    here = 0 if over else plays - int(table.cycle) - int(has_played)
    fewest = 100
    for other in range(players):
        if other != seat:
            fewest = min(fewest, diamonds(table, other))
    out[at + players - 2] = 1.0
    out[at + 3] = int(box.expansion)
    out[at + 4] = 0.0 if over or table.ending else rounds / 4.0
    out[at + 5] = here / 5.0
    out[at + 6] = int(table.ending)
    out[at + 7] = int(table.phase == DRAFT)
    out[at + 8] = int(table.phase != DRAFT and table.turn == seat and not over)
    out[at + 9] = int(has_played)
    out[at + 10] = (seat - int(table.start)) % players / 3.0
    out[at + 11] = int(table.ship[seat]) / float(box.sea_end)
    out[at + 12] = diamonds(table, seat) / 20.0
    out[at + 13] = fewest / 20.0
    out[at + 14] = int(over)
    return at + 15
