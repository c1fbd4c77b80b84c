"""What a seat has of the expansion, as numbers for a value network (``features``); all 0 in the base game."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.games.mille_fiori.rules.council import colour_step_due
from ridotto.games.mille_fiori.rules.window import colour_of, line_score, shape_of
from ridotto.games.mille_fiori.table import (
    FIRST_DOGE,
    KINDS,
    NONE,
    PALACE,
    POINTS_REWARD,
    TILE_SPACES,
    WINDOW,
)


@rule
def court(box: Any, table: Any, seat: Any, out: Any, at: Any) -> Any:
    """The council figure, Dogaressa cards, the shop window; returns where the next part begins."""
    if box.expansion:
        council(box, table, seat, out, at)
        for kind in range(KINDS):
            out[at + 8 + kind] = int(table.held[seat, kind]) / 2.0
        window(box, table, seat, out, at + 8 + KINDS)
    return at + 8 + KINDS + 4


@rule
def council(box: Any, table: Any, seat: Any, out: Any, at: Any) -> None:
    """X2, X3: where the figure stands, what the next space gives, whether the chosen card moves it."""
    figure = int(table.figure[seat])
    out[at] = figure / float(PALACE)
    out[at + 1] = int(figure == PALACE)
    if 0 < figure < PALACE - 1:
        tile = int(table.council[figure // TILE_SPACES])
        kind = int(box.reward[tile, figure % TILE_SPACES])
        out[at + 2 + kind] = 1.0
        if kind == POINTS_REWARD:
            out[at + 6] = int(box.reward_points[tile, figure % TILE_SPACES]) / 10.0
    face = int(table.chosen[seat])
    if figure > 0 and 0 <= face < FIRST_DOGE:
        out[at + 7] = int(colour_step_due(box, table, seat, face))


@rule
def window(box: Any, table: Any, seat: Any, out: Any, at: Any) -> None:
    """X6.5: positions filled, what complete lines score, what lines with two equal cards could."""
    filled = 0
    lines = 0
    pairs = 0
    row = table.window[seat]
    for position in range(WINDOW):
        filled += int(row[position] != NONE)
    for i in range(3):
        lines += line_score(box, int(row[3 * i]), int(row[3 * i + 1]), int(row[3 * i + 2]))
        lines += line_score(box, int(row[i]), int(row[i + 3]), int(row[i + 6]))
        pairs += open_line(int(row[3 * i]), int(row[3 * i + 1]), int(row[3 * i + 2]))
        pairs += open_line(int(row[i]), int(row[i + 3]), int(row[i + 6]))
    out[at] = filled / float(WINDOW)
    out[at + 1] = lines / 40.0
    out[at + 2] = pairs / 6.0
    out[at + 3] = int(filled == WINDOW)


@rule
def open_line(one: Any, two: Any, three: Any) -> Any:
    """In how many ways, colour and shape, a line with one free position could still score."""
    if one == NONE:
        return alike(two, three)
    if two == NONE:
        return alike(one, three)
    return alike(one, two) if three == NONE else 0


@rule
def alike(one: Any, two: Any) -> Any:
    """In how many ways two cards are alike."""
    if one == NONE or two == NONE:
        return 0
    return int(colour_of(one) == colour_of(two)) + int(shape_of(one) == shape_of(two))
