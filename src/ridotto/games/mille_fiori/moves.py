"""Action numbers and the words of the record format."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from ridotto.engine.errors import BadRecord, IllegalMove
from ridotto.engine.game import Box, Json
from ridotto.games.mille_fiori.expansion import DOGE_IDS, MASTERWORK_IDS, TILE_IDS
from ridotto.games.mille_fiori.rules.stacks import stack_size
from ridotto.games.mille_fiori.spaces import SPACE_IDS
from ridotto.games.mille_fiori.table import (
    DO_ADVANCE,
    DO_CLIMB,
    DO_DECLINE,
    DO_DOGE,
    DO_DRAFT,
    DO_EXTRA,
    DO_FRAME,
    DO_LAY,
    DO_SAIL,
    DO_TAKE_DOGARESSA,
    DO_TAKE_MASTERWORK,
    DO_TAKE_STACK,
    DO_USE,
    DOGARESSAS,
    MASTERWORK_STACK,
    NUMBERS,
    SHUFFLE,
    SYMBOLS,
    TILES,
    WINDOW,
)

CARD_IDS = (
    *(f"{symbol}-{number}" for symbol in SYMBOLS for number in range(1, NUMBERS + 1)),
    *DOGE_IDS,
    *MASTERWORK_IDS,
)
_FACE = {name: face for face, name in enumerate(CARD_IDS)}

_WORDS: dict[int, str] = {
    **{DO_DRAFT + face: f"draft {name}" for face, name in enumerate(CARD_IDS)},
    **{DO_EXTRA + face: f"extra {name}" for face, name in enumerate(CARD_IDS)},
    **{DO_LAY + space: f"lay {name}" for space, name in enumerate(SPACE_IDS)},
    DO_SAIL: "sail",
    DO_DECLINE: "decline",
    DO_DOGE: "doge",
    **{DO_FRAME + position: f"frame {position + 1}" for position in range(WINDOW)},
    **{DO_USE + kind: f"use {name}" for kind, name in enumerate(DOGARESSAS)},
    **{DO_TAKE_MASTERWORK + kind: f"take {name}" for kind, name in enumerate(MASTERWORK_IDS)},
    **{DO_TAKE_DOGARESSA + kind: f"take {name}" for kind, name in enumerate(DOGARESSAS)},
    DO_TAKE_STACK: "take stack",
    **{DO_ADVANCE + k: f"advance {k + 1}" for k in range(DO_CLIMB - DO_ADVANCE)},
    **{DO_CLIMB + k: f"climb {k + 1}" for k in range(3)},
}
_ACTION = {words: action for action, words in _WORDS.items()}


def words(action: int) -> str:
    """The words of an action number."""
    return _WORDS[action]


def action(words: str) -> int | None:
    """The action number of words; None if no move has these words."""
    return _ACTION.get(words)


def is_secret(action: int) -> bool:
    """R2.2: a card chosen in the draft lies face down."""
    return action < DO_EXTRA


def setup_words(box: Box, players: int, outcome: Sequence[int]) -> Json:
    """The ``setup`` of a record: deck, top first, and start player; in the expansion also stacks and council tiles."""
    cards = int(box.record["cards"])
    found: Json = {"deck": [CARD_IDS[face] for face in outcome[:cards]], "start": int(outcome[cards])}
    if box.record["expansion"]:
        rest = outcome[cards + 1 :]
        found["masterworks"] = [MASTERWORK_IDS[kind] for kind in rest[:MASTERWORK_STACK]]
        found["dogaressas"] = [DOGARESSAS[kind] for kind in rest[MASTERWORK_STACK:-TILES]]
        found["council"] = [TILE_IDS[tile] for tile in rest[-TILES:]]
    return found


def setup_outcome(box: Box, players: int, setup: Json) -> list[int]:
    """The reverse of ``setup_words``; BadRecord unless the piles hold exactly the cards of the box."""
    counts = {name: int(box.record["card_count"][face]) for face, name in enumerate(CARD_IDS)}
    outcome = _pile(setup, "deck", CARD_IDS, counts)
    start = setup.get("start")
    if isinstance(start, bool) or not isinstance(start, int) or not 0 <= start < players:
        raise BadRecord(f"setup.start = {start!r}: this must be a seat from 0 to {players - 1}.")
    outcome.append(start)
    if box.record["expansion"]:
        counts = {name: int(box.record["stack_count"][kind]) for kind, name in enumerate(MASTERWORK_IDS)}
        outcome += _pile(setup, "masterworks", MASTERWORK_IDS, counts)
        counts = {name: int(box.record["dogaressa_count"][kind]) for kind, name in enumerate(DOGARESSAS)}
        outcome += _pile(setup, "dogaressas", DOGARESSAS, counts)
        tiles = _pile(setup, "council", TILE_IDS, dict.fromkeys(TILE_IDS, 1))
        for lower, upper in pairwise(tiles):
            if box.record["tile_colour"][lower] == box.record["tile_colour"][upper]:
                raise BadRecord(f"setup.council: {TILE_IDS[lower]} and {TILE_IDS[upper]} are neighbours of one colour.")
        outcome += tiles
    return outcome


def _pile(setup: Json, key: str, names: Sequence[str], counts: dict[str, int]) -> list[int]:
    """The numbers of the cards of a pile; BadRecord unless it is a list of exactly the cards of ``counts``."""
    pile = setup.get(key)
    if not isinstance(pile, list) or not all(isinstance(name, str) for name in pile):
        raise BadRecord(f"setup.{key}: this must be the list of all card ids, top first.")
    unknown = [name for name in pile if name not in counts]
    if unknown:
        raise BadRecord(f"setup.{key}: {unknown[0]!r} is no card of this game.")
    for name, wanted in counts.items():
        if pile.count(name) != wanted:
            raise BadRecord(f"setup.{key}: {name} occurs {pile.count(name)} times, but the box has {wanted} of it.")
    return [names.index(name) for name in pile]


def chance_words(box: Box, table: Any, outcome: Sequence[int]) -> str:
    """The shuffled stack of Dogaressa cards, top first."""
    return " ".join(["dogaressas", *(DOGARESSAS[kind] for kind in outcome)])


def chance_outcome(box: Box, table: Any, words: str) -> list[int]:
    """The reverse; IllegalMove unless it names exactly the cards of the stack."""
    name, *cards = words.split(" ")
    size = int(stack_size(table["dogaressas"]))
    stack = sorted(DOGARESSAS[kind] for kind in table["dogaressas"][:size])
    if table["phase"] != SHUFFLE or name != "dogaressas" or sorted(cards) != stack:
        raise IllegalMove(f"The stack must be named in its order, top first: dogaressas {' '.join(stack)}.")
    return [DOGARESSAS.index(card) for card in cards]
