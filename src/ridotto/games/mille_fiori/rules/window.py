"""X6: masterworks in the shop window."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.rules.common import award
from ridotto.games.mille_fiori.table import COLOURS, LOWEST_VALUE, NONE, VALUES


@rule
def value_of(kind: Any) -> Any:
    """The points that a masterwork shows."""
    return kind % VALUES + LOWEST_VALUE


@rule
def colour_of(kind: Any) -> Any:
    """The colour of the glass."""
    return kind // VALUES % COLOURS


@rule
def shape_of(kind: Any) -> Any:
    """The shape of the glass."""
    return kind // (VALUES * COLOURS)


@rule
def put_in_window(table: Any, seat: Any, kind: Any, position: Any, journal: Any) -> None:
    """X6.3, X6.4: on a free position or on top of another card; the value scores at once."""
    covered = int(table.window[seat, position] != NONE)
    table.window[seat, position] = kind
    note(journal, events.FRAMED, seat, 0, kind, position + 1, covered)
    award(table, seat, value_of(kind), journal, events.MASTERWORK_VALUE, kind, position + 1, 0)


@rule
def line_score(box: Any, one: Any, two: Any, three: Any) -> Any:
    """X6.5: three cards in a line score for one colour and for one shape."""
    if one == NONE or two == NONE or three == NONE:
        return 0
    same_colour = colour_of(one) == colour_of(two) and colour_of(two) == colour_of(three)
    same_shape = shape_of(one) == shape_of(two) and shape_of(two) == shape_of(three)
    return int(box.line_points) * (int(same_colour) + int(same_shape))


@rule
def score_windows(box: Any, table: Any, journal: Any) -> None:
    """X6.5: rows and columns of every window, at the end of the game."""
    for seat in range(table.players):
        for i in range(3):
            w = table.window[seat]
            row = line_score(box, int(w[3 * i]), int(w[3 * i + 1]), int(w[3 * i + 2]))
            award(table, seat, row, journal, events.WINDOW_ROW, i + 1, 0, 0)
            column = line_score(box, int(w[i]), int(w[i + 3]), int(w[i + 6]))
            award(table, seat, column, journal, events.WINDOW_COLUMN, i + 1, 0, 0)
