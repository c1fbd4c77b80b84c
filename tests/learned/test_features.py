"""What the features of a position are, in all games."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ridotto.engine.game import games
from ridotto.engine.jit import new_records

from .positions import Position, random_game, random_positions

NAMES = list(games())
BOUND = 5.0


@pytest.mark.parametrize("name", NAMES)
def test_all_are_written_finite_and_bounded(name: str) -> None:
    game = games()[name]
    last = 0.0
    for position in random_positions(game, 7):
        for seat in range(position.players):
            wide = np.full(game.features + 2, 77, np.float32)
            game.rules.features(position.box, position.tables[0], seat, wide)
            assert list(wide[game.features :]) == [77, 77]
            assert np.isfinite(wide).all()
            assert np.abs(wide[: game.features]).max() <= BOUND
            last = max(last, abs(float(wide[game.features - 1])))
    assert last > 0 or name == "mille-fiori"  # there the last one is a full shop window


# Swapping the two seats of a table: rows of seats, numbers of seats, and bits of seats.

ROWS = {
    "mille-fiori": ("score", "ship", "supply", "reserve", "hand", "chosen", "figure", "held", "window"),
    "intrigo": ("hand", "packet", "forced", "seals", "ducats", "held"),
    "great-split": (
        *("prestige", "left", "up", "track", "hand", "held", "character", "dropped", "fresh", "last"),
        *("first", "taken", "splitter", "playing", "stack", "depth"),
    ),
}
NUMBERS = {
    "mille-fiori": ("start", "turn", "bonus"),
    "intrigo": ("owner", "first", "turn", "winner", "last_seal"),
    "great-split": (),
}
BITS = {"mille-fiori": ("bonus_met",), "intrigo": ("to_act",), "great-split": ("waiting",)}


def swapped(position: Position) -> Position:
    """The same position with the two seats of the table exchanged."""
    name = position.game.name
    tables = position.tables.copy()
    table = tables[0]
    for field in ROWS[name]:
        table[field][:2] = position.tables[0][field][1::-1]
    for field in NUMBERS[name]:
        values = np.asarray(table[field])
        table[field] = np.where((values == 0) | (values == 1), 1 - values, values)
    for field in BITS[name]:
        values = np.asarray(table[field])
        table[field] = np.where(values < 4, (values & 1) << 1 | (values >> 1) & 1, values)
    if name == "mille-fiori":
        table["own"][:, :2] = position.tables[0]["own"][:, 1::-1]
    if name == "intrigo":
        worth = np.asarray(table["worth"])
        who = worth & 7
        table["worth"] = np.where(who > 0, worth - who + (3 - who), worth)
    return Position(position.game, position.box, tables)


@pytest.mark.parametrize("name", NAMES)
def test_seats_that_change_places_change_features(name: str) -> None:
    game = games()[name]
    compared = 0
    for edition in game.editions:
        for position in random_game(game, edition, 2, "swap", 5):
            other = swapped(position)
            for seat in range(2):
                assert other.features(1 - seat) == pytest.approx(position.features(seat), abs=1e-6)
                compared += 1
    assert compared > 30


# What no seat can know does not matter, whatever lies where.


def _reversed_deck_of_mille_fiori(box: Any, table: Any) -> None:
    first, end = int(table["next"]), int(box["cards"])
    table["cards"][first:end] = table["cards"][first:end][::-1].copy()
    for stack in ("masterworks", "dogaressas"):
        size = int((table[stack] >= 0).sum())
        table[stack][:size] = table[stack][:size][::-1].copy()


def _other_order_of_intrigo(box: Any, table: Any) -> None:
    table["slots"][:] = table["slots"][::-1].copy()


def _reversed_decks_of_great_split(box: Any, table: Any) -> None:
    kept = table["deck"][table["deck"] >= 0]
    table["deck"][table["deck"] >= 0] = kept[::-1].copy()
    come = max(0, int(table["round_number"]) - 1)
    if table["phase"] < 5:
        table["market"][come:] = table["market"][come:][::-1].copy()
    table["may"][:] = 0


DISGUISES: dict[str, Callable[[Any, Any], None]] = {
    "mille-fiori": _reversed_deck_of_mille_fiori,
    "intrigo": _other_order_of_intrigo,
    "great-split": _reversed_decks_of_great_split,
}


@pytest.mark.parametrize("name", NAMES)
def test_the_order_of_what_is_to_come_does_not_matter(name: str) -> None:
    game = games()[name]
    for edition in game.editions:
        for position in random_game(game, edition, game.seats[-1], "order", 11):
            tables = position.tables.copy()
            tables[0]["rng"] = 12345
            DISGUISES[name](position.box, tables[0])
            other = Position(game, position.box, tables)
            for seat in range(position.players):
                assert other.features(seat).tobytes() == position.features(seat).tobytes()


def first(name: str, players: int) -> Position:
    """The first position after the deal."""
    game = games()[name]
    return next(random_game(game, next(iter(game.editions)), players, "first", 1))


def test_scores_worked_out() -> None:
    position = first("mille-fiori", 3)
    position.tables[0]["score"][:3] = (50, 30, 10)
    found = position.features(0)
    at = [index for index, value in enumerate(found) if value == pytest.approx(50 / 200)]
    assert any(found[i + 1 : i + 3].tolist() == pytest.approx([20 / 50, 30 / 50]) for i in at)
    position = first("great-split", 3)
    position.tables[0]["prestige"][:3] = (5, 20, 40)
    found = position.features(1)
    at = [index for index, value in enumerate(found) if value == pytest.approx(20 / 100)]
    assert any(found[i + 1 : i + 3].tolist() == pytest.approx([-20 / 50, -2.5 / 50]) for i in at)


def test_first_plays_of_mille_fiori_worked_out() -> None:
    position = first("mille-fiori", 4)
    box, found = position.box, position.features(2)
    assert found[:3].tolist() == pytest.approx([0.05] * 3)  # a workshop alone scores 1,
    assert found[3] == pytest.approx(0.1)  # one of pigments 2,
    assert found[4] == pytest.approx(box["house_value"][0] / 20)  # the first house its value,
    bottom = int(box["level_points"][11])
    assert found[5:11].tolist() == pytest.approx([bottom * 2 / 20] * 6)  # a citizen double on its own symbol,
    assert found[11:15].tolist() == pytest.approx([0.05] * 4)  # goods 1,
    assert found[15] == 0  # and a row of the harbor is far from full
    assert found[16:21].tolist() == pytest.approx(
        [box["sea_points"][n] / 20 + box["sea_extra"][n] * 0.4 for n in range(1, 6)]
    )


def test_what_is_handed_out_in_intrigo_worked_out() -> None:
    game = games()["intrigo"]
    tables = new_records(game.table_dtype, 1)
    tables[:] = first("intrigo", 2).tables
    table, box = tables[0], first("intrigo", 2).box
    table["seals"][:] = 0
    table["seals"][0] = 0x00011  # one Seal of each of two guilds
    table["token"][:] = -1
    table["tokens"] = 0
    before = Position(game, box, tables).features(0)
    assert before[0] == pytest.approx(2 / 8)
    assert before[1] == pytest.approx(2 / box["different_seals"])
    assert before[2] == pytest.approx(1 / box["equal_seals"])
    assert before[8] == pytest.approx(2 / 4)
    assert Position(game, box, tables).features(1)[8] == pytest.approx(-2 / 4)
