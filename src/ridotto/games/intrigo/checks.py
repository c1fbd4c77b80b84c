"""Self-checks of the components: structure for every edition, printed sums for the built-in one."""

from collections import Counter
from typing import Any

from ridotto.engine import box as boxes
from ridotto.engine.errors import BadBox
from ridotto.engine.game import Json
from ridotto.games.intrigo.table import (
    CARDS,
    COPIES,
    FAMILIES,
    GUILDS,
    HAND,
    KINDS,
    LOWEST,
    MAX_COPIES,
    MAX_COUNT,
    PLAYER_FAMILIES,
    RING,
    TOO_DEAR,
    VALUES,
)

HIGHEST = LOWEST + VALUES - 1
MAX_NAME = 40
MAX_ROUNDS = 999
MAX_DUCATS = 999


def check_structure(data: Json) -> None:
    """What must hold for every edition, or the rules could not be played; BadBox names key, value and reason."""
    boxes.check_rules(data)
    _check_names(data)
    _check_cards(data)
    _check_layout(data)
    _check_money(data)


def _check_names(data: Json) -> None:
    """Names are stripped; nobody could tell two families or guilds of one name apart."""
    for part, ids in (("families", FAMILIES), ("guilds", GUILDS)):
        names = data[part]["names"]
        taken: dict[str, str] = {}
        for name in ids:
            text = names[name].strip() if isinstance(names[name], str) else ""
            if not 0 < len(text) <= MAX_NAME or not text.isprintable():
                raise BadBox(f"{part}.names.{name} = {names[name]!r}: a name has 1 to {MAX_NAME} printable characters.")
            if other := taken.get(text.casefold()):
                raise BadBox(f"{part}.names.{name} = {text!r}: {other} has this name already; choose different names.")
            taken[text.casefold()] = name
            names[name] = text


def _check_cards(data: Json) -> None:
    own = _values("families.values", data["families"]["values"])
    if len(own) != VALUES or len(set(own)) != VALUES:
        raise BadBox(f"families.values = {own}: a family has {VALUES} cards with different values.")
    neutral = _values("neutral.values", data["neutral"]["values"])
    for value, copies in Counter(neutral).items():
        if copies > MAX_COPIES:
            raise BadBox(f"neutral.values = {neutral}: at most {MAX_COPIES} cards may have the value {value}.")
    _values("two_players.put_back", data["two_players"]["put_back"])


def _values(where: str, values: Any) -> list[int]:
    if not isinstance(values, list):
        raise BadBox(f"{where} = {values!r}: this must be a list of card values.")
    return [boxes.integer(where, value, LOWEST, HIGHEST) for value in values]


def layout_of(data: Json, players: int) -> tuple[int, int, int]:
    """2.5: Arcade cards, cards dealt to each seat and families of each seat."""
    if players == 2:
        layout = data["rules"]["two_players.layout"]
        two = data["two_players"]
        if layout == "twelve":
            return two["arcades"], two["hand"], two["families"]
        return data["arcades"]["2"], data["hand"]["2"], 1 if layout == "one-family" else two["families"]
    return data["arcades"][str(players)], data["hand"][str(players)], 1


def cards_of(data: Json, players: int) -> int:
    """2.5: Plot cards in use."""
    own = len(data["families"]["values"])
    neutral = len(data["neutral"]["values"])
    if players == 3:
        unused = data["rules"]["three_players.neutral"] == "unused-family"
        return 3 * own + (own if unused else len(set(data["neutral"]["values"])))
    if players == 2 and data["rules"]["two_players.layout"] == "one-family":
        put_back = set(data["two_players"]["put_back"]) & set(data["families"]["values"])
        return PLAYER_FAMILIES * own + neutral - 2 * len(put_back)
    return PLAYER_FAMILIES * own + neutral


def _check_layout(data: Json) -> None:
    boxes.integer("two_players.families", data["two_players"]["families"], 1, 2)
    for players in (2, 3, 4):
        arcades, hand, _ = layout_of(data, players)
        where = "two_players" if players == 2 and data["rules"]["two_players.layout"] == "twelve" else None
        boxes.integer(f"{where}.arcades" if where else f"arcades.{players}", arcades, 4, RING)
        boxes.integer(f"{where}.hand" if where else f"hand.{players}", hand, 1, HAND)
        if arcades % 2 or arcades != hand * players:
            raise BadBox(
                f"{where or 'arcades'}: {arcades} Arcade cards for {players} players with {hand} cards each; "
                "their number must be even, and there must be as many cards as spaces."
            )
        cards = cards_of(data, players)
        if not arcades <= cards <= CARDS:
            raise BadBox(f"neutral.values: {cards} Plot cards for {players} players; {arcades} to {CARDS} are needed.")
        if players == 2 and data["rules"]["two_players.layout"] == "two-rounds" and cards != 2 * arcades:
            raise BadBox(f"arcades.2 = {arcades}: the {cards} Plot cards must be enough for exactly two rounds.")


def _check_money(data: Json) -> None:
    for kind in KINDS:
        where = f"influence.price_ladder.{kind}"
        ladder = data["influence"]["price_ladder"][kind]
        if not isinstance(ladder, list) or len(ladder) > COPIES:
            raise BadBox(f"{where} = {ladder!r}: this must be a list of at most {COPIES} prices.")
        prices = [boxes.integer(where, price, 0, TOO_DEAR - 1) for price in ladder]
        if prices != sorted(prices):
            raise BadBox(f"{where} = {prices}: the cheapest card lies on top, so prices must not fall.")
    ducats = data["ducats"]
    boxes.integer("ducats.total", ducats["total"], 0, MAX_DUCATS)
    boxes.integer("ducats.start", ducats["start"], 0, 100)
    boxes.integer("ducats.hand_limit", ducats["hand_limit"], 0, MAX_DUCATS)
    if ducats["start"] * 4 > ducats["total"]:
        raise BadBox(f"ducats.start = {ducats['start']}: {ducats['total']} Ducats are not enough for four players.")
    tokens = boxes.integer("guilds.tokens", data["guilds"]["tokens"], 1, 20)
    if tokens * len(GUILDS) < RING // 2:
        raise BadBox(f"guilds.tokens = {tokens}: the bag must hold a Seal for each of {RING // 2} Seal cards.")
    boxes.integer("victory.equal", data["victory"]["equal"], 1, MAX_COUNT)
    boxes.integer("victory.different", data["victory"]["different"], 1, len(GUILDS))


def check_printed(data: Json) -> None:
    """The sums that hold for the printed components."""
    own, neutral = data["families"]["values"], data["neutral"]["values"]
    found = {
        "plot_cards": PLAYER_FAMILIES * len(own) + len(neutral),
        "plot_values": PLAYER_FAMILIES * sum(own) + sum(neutral),
        "influence_cards": sum(len(ladder) for ladder in data["influence"]["price_ladder"].values()),
        "seals": data["guilds"]["tokens"] * len(GUILDS),
        "arcade_cards": max(data["arcades"].values()),
    }
    for name, value in data["checks"].items():
        if found[name] != value:
            raise BadBox(f"checks.{name} = {value}: the components give {found[name]}; one of the two is wrong.")
