"""3.7, 3.8: scorings. Points are steps on prestige."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.great_split import events
from ridotto.games.great_split.rules.common import seats
from ridotto.games.great_split.table import (
    ARTWORK,
    ARTWORK_TOKEN,
    EMERALD,
    FIRST_SEAL,
    GEMS_TOKEN,
    KINDS,
    LINE_TOKENS,
    NONE,
    STARS,
    TOMES,
    TOMES_TOKEN,
    TOPAZ,
)


@rule
def score_line(box: Any, table: Any, line: Any, journal: Any) -> None:
    """29: the scorings whose tokens lie at the line; the blank token does nothing."""
    note(journal, events.LINE, -1, 0, line, 0, 0)
    for i in range((line - 1) * LINE_TOKENS, line * LINE_TOKENS):
        token = int(table.scoring[i])
        if token == TOMES_TOKEN:
            score_tomes(box, table, journal)
        elif token == ARTWORK_TOKEN:
            score_artwork(box, table, journal)
        elif token == GEMS_TOKEN:
            score_gems(box, table, journal)
        else:
            note(journal, events.BLANK, -1, 0, 0, 0, 0)


@rule
def final_scoring(box: Any, table: Any, journal: Any) -> None:
    """34, 35: all three scorings once more, then the contracts."""
    note(journal, events.FINAL, -1, 0, 0, 0, 0)
    score_tomes(box, table, journal)
    score_artwork(box, table, journal)
    score_gems(box, table, journal)
    for seat in range(seats(table)):
        for kind in range(len(KINDS)):
            icons = contract_icons(box, table, seat, kind)
            stars = int(box.stars[kind, table.track[seat, FIRST_SEAL + kind]])
            table.prestige[seat] += icons * stars
            note(journal, events.CONTRACT, seat, icons * stars, kind, icons, stars)


@rule
def contract_icons(box: Any, table: Any, seat: Any, kind: Any) -> Any:
    """35: contract icons of a kind on the track and on the character tile."""
    on_track = int(box.icons[kind, table.track[seat, kind]])
    return on_track + int(box.contracts[table.character[seat], kind])


@rule
def score_tomes(box: Any, table: Any, journal: Any) -> None:
    """31: the value of the last banner reached."""
    for seat in range(seats(table)):
        space = int(table.track[seat, TOMES])
        points = int(box.banner[space])
        table.prestige[seat] += points
        note(journal, events.TOMES, seat, points, space, 0, 0)


@rule
def score_artwork(box: Any, table: Any, journal: Any) -> None:
    """32: the best tier whose need, at this position of the slider, is reached."""
    slider = int(table.slider)
    for seat in range(seats(table)):
        space = int(table.track[seat, ARTWORK])
        points = int(box.art[slider, space])
        table.prestige[seat] += points
        note(journal, events.ARTWORK, seat, points, space, slider, 0)


@rule
def score_gems(box: Any, table: Any, journal: Any) -> None:
    """33: twice the weaker of topaz and emerald."""
    for seat in range(seats(table)):
        topaz = int(box.number[0, table.track[seat, TOPAZ]])
        emerald = int(box.number[1, table.track[seat, EMERALD]])
        points = int(box.gem_points) * min(topaz, emerald)
        table.prestige[seat] += points
        note(journal, events.GEMS, seat, points, topaz, emerald, 0)


@rule
def is_ahead(box: Any, table: Any, seat: Any, other: Any) -> Any:
    """36: ``seat`` has more prestige than ``other``, or is level and wins by the criteria of the edition."""
    if table.prestige[seat] != table.prestige[other]:
        return table.prestige[seat] > table.prestige[other]
    for i in range(len(box.tie)):
        criterion = int(box.tie[i])
        if criterion != NONE:
            own = measure(box, table, seat, criterion)
            theirs = measure(box, table, other, criterion)
            if own != theirs:
                return own > theirs
    return False


@rule
def measure(box: Any, table: Any, seat: Any, criterion: Any) -> Any:
    """What the seat has of a criterion: spaces of a track, or all stars."""
    if criterion != STARS:
        return int(table.track[seat, criterion])
    stars = 0
    for kind in range(len(KINDS)):
        stars += int(box.stars[kind, table.track[seat, FIRST_SEAL + kind]])
    return stars
