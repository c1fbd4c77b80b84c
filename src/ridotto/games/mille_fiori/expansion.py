"""The components of the expansion: their checks, and their part of the record that the rules read."""

from typing import Any

from ridotto.engine import box as boxes
from ridotto.engine.errors import BadBox
from ridotto.engine.game import Json
from ridotto.games.mille_fiori.table import (
    COUNCIL_COLOURS,
    DOGARESSA_STACK,
    DOGARESSAS,
    DOGES,
    FIRST_DOGE,
    FIRST_MASTERWORK,
    HOUSES,
    MASTERWORK_STACK,
    NOBILI,
    NONE,
    NUMBERS,
    POPULI,
    REWARDS,
    SEA,
    TAKE_MASTERWORK,
    TILE_SPACES,
    TILES,
    TRADE,
    VALUES,
    WORKSHOPS,
)

TILE_IDS = ("brown-1", "brown-2", "green-1", "green-2", "purple", "light-blue")
DOGE_IDS = tuple(f"doge-{i}" for i in range(1, DOGES + 1))
GLASS = tuple(f"{shape}-{colour}" for shape in ("horse", "vase", "bowl") for colour in ("green", "red", "blue"))
MASTERWORK_IDS = tuple(f"{glass}-{value}" for glass in GLASS for value in range(2, 2 + VALUES))
MOST_POINTS = 100
MAX_ARROWS = 3

REGION_COLOURS = {WORKSHOPS: "brown", HOUSES: "purple", NOBILI: "green", POPULI: "green", TRADE: "light-blue"}
"""X2.5: the council colour of each region; the harbor has none."""


def check_expansion(data: Json) -> None:
    """What must hold for every edition with the expansion; BadBox names key, value and reason."""
    _check_council(data)
    for name in DOGE_IDS:
        doge = data["doges"][name]
        boxes.integer(f"doges.{name}.arrows", doge["arrows"], 1, MAX_ARROWS)
        boxes.integer(f"doges.{name}.points", doge["points"], 0, MOST_POINTS)
        boxes.integer(f"doges.{name}.number", doge["number"], 0, NUMBERS)
    _check_masterworks(data["masterworks"])
    boxes.integer("window.line", data["window"]["line"], 0, MOST_POINTS)
    cards = 0
    for name in DOGARESSAS:
        cards += boxes.integer(f"dogaressas.count.{name}", data["dogaressas"]["count"][name], 0, DOGARESSA_STACK)
    if cards != DOGARESSA_STACK:
        raise BadBox(f"dogaressas.count: these are {cards} cards in all; there must be {DOGARESSA_STACK}.")
    for name, value in data["dogaressas"]["points"].items():
        boxes.integer(f"dogaressas.points.{name}", value, 0, MOST_POINTS)
    for name, effect in data["sea"]["effect"].items():
        if effect != "masterwork":
            boxes.integer(f"sea.effect.{name} (if not masterwork)", effect, 0, MAX_ARROWS)


def _check_council(data: Json) -> None:
    colours = []
    for name in TILE_IDS:
        tile = data["council"][name]
        colours.append(boxes.word(f"council.{name}.colour", tile["colour"], COUNCIL_COLOURS))
        for reward in boxes.row(f"council.{name}.rewards", tile["rewards"], TILE_SPACES):
            boxes.word(f"council.{name}.rewards", reward, REWARDS)
        for points in boxes.row(f"council.{name}.points", tile["points"], TILE_SPACES):
            boxes.integer(f"council.{name}.points", points, 0, MOST_POINTS)
    for colour in COUNCIL_COLOURS:
        if colours.count(colour) > TILES // 2:
            raise BadBox(
                f"council: {colours.count(colour)} tiles are {colour}, but no two of one colour may be neighbours."
            )
    boxes.integer("rewards.sea_route", data["rewards"]["sea_route"], 1, SEA)


def _check_masterworks(masterworks: Json) -> None:
    stack = 0
    for name in GLASS:
        entry = masterworks[name]
        for where in ("deck", "stack"):
            for count in boxes.row(f"masterworks.{name}.{where}", entry[where], VALUES):
                boxes.integer(f"masterworks.{name}.{where}", count, 0, MASTERWORK_STACK)
        boxes.integer(f"masterworks.{name}.number", entry["number"], 0, NUMBERS)
        stack += sum(entry["stack"])
    if stack != MASTERWORK_STACK:
        raise BadBox(f"masterworks: {stack} cards lie in the stack; there must be {MASTERWORK_STACK}.")


def printed_sums(data: Json) -> dict[str, int]:
    """The sums of 2.9 that concern the expansion."""
    masterworks = data["masterworks"].values()
    return {
        "masterwork_stack": sum(sum(entry["stack"]) for entry in masterworks),
        "dogaressas": sum(data["dogaressas"]["count"].values()),
        "council_spaces": sum(len(tile["rewards"]) for tile in data["council"].values()),
        "masterworks": sum(sum(entry["deck"]) + sum(entry["stack"]) for entry in masterworks),
    }


def fill_expansion(box: Any, data: Json) -> None:
    """The fields of the box record that only the expansion uses, and its cards in the main deck."""
    box["expansion"] = 1
    sails = data["rules"]["main_deck_ship_numbers"]  # Q18
    for i, name in enumerate(DOGE_IDS):
        doge = data["doges"][name]
        box["card_count"][FIRST_DOGE + i] = 1
        box["ship_number"][FIRST_DOGE + i] = doge["number"] if sails else 0
        box["doge_arrows"][i] = doge["arrows"]
        box["doge_points"][i] = doge["points"]
    for i, name in enumerate(GLASS):
        entry = data["masterworks"][name]
        kinds = slice(i * VALUES, (i + 1) * VALUES)
        faces = slice(FIRST_MASTERWORK + i * VALUES, FIRST_MASTERWORK + (i + 1) * VALUES)
        box["card_count"][faces] = entry["deck"]
        box["ship_number"][faces] = entry["number"] if sails else 0
        box["stack_count"][kinds] = entry["stack"]
    box["line_points"] = data["window"]["line"]
    _fill_council(box, data)
    dogaressas = data["dogaressas"]
    for kind, name in enumerate(DOGARESSAS):
        box["dogaressa_count"][kind] = dogaressas["count"][name]
    box["points_card"] = dogaressas["points"]["points"]
    box["minor_points"] = dogaressas["points"]["minor-doge"]
    box["major_points"] = dogaressas["points"]["major-doge"]
    for name, effect in data["sea"]["effect"].items():
        box["sea_effect"][int(name[1:])] = TAKE_MASTERWORK if effect == "masterwork" else effect


def _fill_council(box: Any, data: Json) -> None:
    for i, name in enumerate(TILE_IDS):
        tile = data["council"][name]
        box["tile_colour"][i] = COUNCIL_COLOURS.index(tile["colour"])
        for place in range(TILE_SPACES):
            box["reward"][i, place] = REWARDS.index(tile["rewards"][place])
            box["reward_points"][i, place] = tile["points"][place]
    box["council_sea"] = data["rewards"]["sea_route"]
    box["region_colour"] = NONE
    for region, colour in REGION_COLOURS.items():
        box["region_colour"][region] = COUNCIL_COLOURS.index(colour)
