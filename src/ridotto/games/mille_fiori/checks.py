"""Self-checks of the components (2.9): structure for every edition, printed sums for the built-in one."""

from itertools import combinations
from typing import Any

from ridotto.engine import box as boxes
from ridotto.engine.errors import BadBox
from ridotto.engine.game import Json
from ridotto.games.mille_fiori.expansion import check_expansion, printed_sums
from ridotto.games.mille_fiori.spaces import CITIZENS, HOUSE_IDS, LEVEL_OF, LEVELS, WORKSHOP_IDS, support
from ridotto.games.mille_fiori.table import DECK, DISPLAY, HAND, MAX_SEATS, NUMBERS, SYMBOLS

INGREDIENTS = SYMBOLS[:4]
SYMBOLS_OF_PYRAMID = (SYMBOLS[5:8], SYMBOLS[8:11])
MAX_POINTS = 100
MAX_DIAMONDS = 100


def check_structure(data: Json) -> None:
    """What must hold for every edition, or the rules could not be played; BadBox names key, value and reason."""
    boxes.check_rules(data)
    _check_setup(data["setup"])
    _check_workshops(data["workshops"])
    _check_citizens(data["citizens"])
    _check_points(data)
    if is_expansion(data):
        check_expansion(data)
    _check_cards(data)


def is_expansion(data: Json) -> bool:
    """The edition plays with the expansion."""
    return "council" in data


def _check_setup(setup: Json) -> None:
    boxes.integer("setup.hand", setup["hand"], HAND, HAND)
    boxes.integer("setup.diamonds", setup["diamonds"], 1, MAX_DIAMONDS)
    boxes.integer("setup.reserve", setup["reserve"], 0, MAX_DIAMONDS)
    for players, value in setup["plays"].items():
        boxes.integer(f"setup.plays.{players}", value, 1, HAND - 1)
    for players, value in setup["display"].items():
        boxes.integer(f"setup.display.{players}", value, 0, DISPLAY)


def _check_workshops(workshops: Json) -> None:
    for name in WORKSHOP_IDS:
        boxes.word(f"workshops.ingredient.{name}", workshops["ingredient"][name], INGREDIENTS)
        boxes.integer(f"workshops.column.{name}", workshops["column"][name], 0, 40)
    seen: dict[str, str] = {}
    for compass, value in workshops["compass"].items():
        where = f"workshops.compass.{compass}"
        trio = boxes.row(where, value, 3)
        for name in trio:
            boxes.word(where, name, WORKSHOP_IDS)
            if name in seen:
                raise BadBox(f"{where} = {trio}: {name} touches {seen[name]} already; each space touches one compass.")
            seen[name] = compass
        if len({workshops["ingredient"][name] for name in trio}) < 3:
            raise BadBox(f"{where} = {trio}: the three spaces of a compass must show three different ingredients.")


def _check_citizens(citizens: Json) -> None:
    for level in LEVELS:
        boxes.integer(f"citizens.points.{level}", citizens["points"][level], 0, MAX_POINTS)
    symbols = citizens["symbol"]
    for ids, allowed in zip(CITIZENS, SYMBOLS_OF_PYRAMID, strict=True):
        for name in ids:
            boxes.word(f"citizens.symbol.{name}", symbols[name], allowed)
        for symbol in allowed:
            spaces = sum(symbols[name] == symbol for name in ids)
            if spaces != 4:
                raise BadBox(f"citizens.symbol: {symbol} stands on {spaces} spaces; each symbol has 4 in its pyramid.")
        for bit, name in enumerate(ids):
            if LEVEL_OF[bit] < len(LEVELS) - 1:
                trio = [name, *(other for i, other in enumerate(ids) if (support(bit) >> i) & 1)]
                if len({symbols[each] for each in trio}) < 3:
                    raise BadBox(
                        f"citizens.symbol.{name} = {symbols[name]!r}: a space and the two below it "
                        f"({', '.join(trio[1:])}) must show three different symbols."
                    )


def _check_points(data: Json) -> None:
    for name in HOUSE_IDS:
        boxes.integer(f"houses.value.{name}", data["houses"]["value"][name], 1, 30)
    for goods, value in data["harbor"]["points"].items():
        boxes.integer(f"harbor.points.{goods}", value, 0, MAX_POINTS)
    for name in data["sea"]["points"]:
        boxes.integer(f"sea.points.{name}", data["sea"]["points"][name], 0, MAX_POINTS)
    extra = data["sea"]["extra"]
    if not isinstance(extra, list):
        raise BadBox(f"sea.extra = {extra!r}: this must be a list of sea spaces.")
    for name in extra:
        boxes.word("sea.extra", name, tuple(data["sea"]["points"]))
    for name in data["bonus"]:
        for value in boxes.row(f"bonus.{name}", data["bonus"][name], MAX_SEATS):
            boxes.integer(f"bonus.{name}", value, 0, MAX_POINTS)


def _check_cards(data: Json) -> None:
    boxes.integer("numbers", data["numbers"], NUMBERS, NUMBERS)
    for symbol in SYMBOLS:
        counts = boxes.row(f"cards.{symbol}", data["cards"][symbol], NUMBERS)
        for value in counts:
            boxes.integer(f"cards.{symbol}", value, 0, MAX_POINTS)
        spaces = spaces_of(data, symbol)
        if sum(counts) != spaces:
            raise BadBox(
                f"cards.{symbol} = {counts}: these are {sum(counts)} cards, but there are {spaces} spaces for them, "
                "and every card needs one."
            )
    cards = cards_in_all(data)
    boxes.integer("cards (in all)", cards, 1, DECK)
    for players, shown in data["setup"]["display"].items():
        if (cards - shown) % (HAND * int(players)):
            raise BadBox(
                f"setup.display.{players} = {shown}: the {cards - shown} cards left must be divisible by "
                f"{HAND} for each of {players} players."
            )
        _check_display_room(data, int(players), shown, cards)


def plays_of(data: Json, players: int) -> int:
    """R2.4, X1.5: how many cards of each hand are played."""
    plays: dict[str, int] = data["setup"]["plays"]
    return int(plays[str(players)] if str(players) in plays else data["rules"]["two_player_plays"])


def _check_display_room(data: Json, players: int, shown: int, cards: int) -> None:
    plays = plays_of(data, players)
    rounds = (cards - shown) // (HAND * players)
    most = shown + rounds * players * (HAND - plays)
    if most > DISPLAY:
        raise BadBox(
            f"setup.display.{players} = {shown}: with {players} players up to {most} cards would lie in the display, "
            f"and there is room for {DISPLAY}."
        )


def spaces_of(data: Json, symbol: str) -> int:
    """How many spaces there are for the cards of a symbol (R6.4)."""
    if symbol in INGREDIENTS:
        return sum(value == symbol for value in data["workshops"]["ingredient"].values())
    fixed: dict[str, int] = {"house": len(HOUSE_IDS), "ship": 15}
    citizens = {name for names in SYMBOLS_OF_PYRAMID for name in names}
    return fixed.get(symbol, 4 if symbol in citizens else 5)


def cards_in_all(data: Json) -> int:
    """Cards of the main deck."""
    return sum(sum(data["cards"][symbol]) for symbol in SYMBOLS) + len(main_deck_numbers(data))


def main_deck_numbers(data: Json) -> list[int]:
    """The ship numbers of the expansion's cards in the main deck."""
    if not is_expansion(data):
        return []
    doges = [entry["number"] for entry in data["doges"].values()]
    return doges + [entry["number"] for entry in data["masterworks"].values() for _ in range(sum(entry["deck"]))]


def check_printed(data: Json) -> None:
    """The sums of 2.9, which hold for the printed components."""
    column = data["workshops"]["column"]
    found: dict[str, Any] = {
        "cards": cards_in_all(data),
        "movement": sum(n * count for symbol in SYMBOLS for n, count in enumerate(data["cards"][symbol], 1))
        + sum(main_deck_numbers(data)),
        "adjacencies": sum(adjacent(column, one, other) for one, other in combinations(WORKSHOP_IDS, 2)),
        "house_sum": sum(data["houses"]["value"].values()),
        "house_values": len(set(data["houses"]["value"].values())),
        "sea_sum": sum(data["sea"]["points"].values()),
        "sea_extras": len(data["sea"]["extra"]),
    }
    if is_expansion(data):
        found |= printed_sums(data)
    for name, value in data["checks"].items():
        if found[name] != value:
            raise BadBox(f"checks.{name} = {value}: the components give {found[name]}; one of the two is wrong.")


def adjacent(column: dict[str, int], one: str, other: str) -> bool:
    """2.2: side by side in a row, or a half step apart in neighbouring rows."""
    rows = abs(ord(one[0]) - ord(other[0]))
    step = abs(column[one] - column[other])
    return (rows, step) in {(0, 2), (1, 1)}
