"""The names of the spaces and the shape of the pyramids, as in chapter 2 of the rules."""

from ridotto.games.mille_fiori.table import FIRST_SPACE, ROWS, SEA, SHIPS_IN_ROW

WORKSHOP_ROWS = {"A": 7, "B": 8, "C": 8, "D": 7}
WORKSHOP_IDS = tuple(f"{row}{i}" for row, length in WORKSHOP_ROWS.items() for i in range(1, length + 1))
HOUSE_IDS = tuple(f"H{i}" for i in range(1, 21))
LEVELS = ("top", "middle", "bottom")
LEVEL_SIZE = (3, 4, 5)
LEVEL_OF = tuple(level for level, size in enumerate(LEVEL_SIZE) for _ in range(size))
POSITION = tuple(i for size in LEVEL_SIZE for i in range(size))
CITIZENS = tuple(
    tuple(f"{pyramid}{'TMB'[level]}{i + 1}" for level, i in zip(LEVEL_OF, POSITION, strict=True)) for pyramid in "NP"
)
TRADE_IDS = tuple(f"T{row}{good}" for row in range(1, ROWS + 1) for good in "GCES")
HARBOR_IDS = tuple(f"K{row}{'abc'[i]}" for row in range(1, ROWS + 1) for i in range(SHIPS_IN_ROW))
SEA_IDS = tuple(f"S{i}" for i in range(1, SEA + 1))
"""All sea spaces; the base game ends at S20."""

SPACE_IDS = (*WORKSHOP_IDS, *HOUSE_IDS, *CITIZENS[0], *CITIZENS[1], *TRADE_IDS, *HARBOR_IDS)
"""All spaces for diamonds in the order of their numbers."""


def region_of(space: int) -> int:
    """The region that a space number belongs to."""
    return max(region for region, first in enumerate(FIRST_SPACE) if first <= space)


def _mask(level: int, positions: range) -> int:
    return sum(1 << bit for bit, at in enumerate(LEVEL_OF) if at == level and POSITION[bit] in positions)


def support(bit: int) -> int:
    """R7.3.1: the two spaces directly below, as bits; 0 for the bottom row."""
    return _mask(LEVEL_OF[bit] + 1, range(POSITION[bit], POSITION[bit] + 2))


def row_below(bit: int) -> int:
    """Q5: the whole row below, as bits."""
    return _mask(LEVEL_OF[bit] + 1, range(max(LEVEL_SIZE)))


def triangle(bit: int) -> int:
    """2.4: all spaces of the triangle below, as bits."""
    level, at = LEVEL_OF[bit], POSITION[bit]
    return sum(_mask(below, range(at, at + below - level + 1)) for below in range(level + 1, len(LEVELS)))
