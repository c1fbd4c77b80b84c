"""Action numbers and the words of the record format."""

from collections.abc import Sequence

from ridotto.engine.errors import BadRecord
from ridotto.engine.game import Box, Json
from ridotto.games.mille_fiori.spaces import SPACE_IDS
from ridotto.games.mille_fiori.table import (
    DO_DECLINE,
    DO_DRAFT,
    DO_EXTRA,
    DO_LAY,
    DO_SAIL,
    NUMBERS,
    SYMBOLS,
)

CARD_IDS = tuple(f"{symbol}-{number}" for symbol in SYMBOLS for number in range(1, NUMBERS + 1))
_FACE = {name: face for face, name in enumerate(CARD_IDS)}

_WORDS: dict[int, str] = {
    **{DO_DRAFT + face: f"draft {name}" for face, name in enumerate(CARD_IDS)},
    **{DO_EXTRA + face: f"extra {name}" for face, name in enumerate(CARD_IDS)},
    **{DO_LAY + space: f"lay {name}" for space, name in enumerate(SPACE_IDS)},
    DO_SAIL: "sail",
    DO_DECLINE: "decline",
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
    """The ``setup`` of a record: the shuffled deck, top first, and the start player."""
    return {"deck": [CARD_IDS[face] for face in outcome[:-1]], "start": int(outcome[-1])}


def setup_outcome(box: Box, players: int, setup: Json) -> list[int]:
    """The reverse of ``setup_words``; BadRecord unless the deck holds exactly the cards of the box."""
    deck, start = setup.get("deck"), setup.get("start")
    if not isinstance(deck, list) or not all(isinstance(name, str) for name in deck):
        raise BadRecord("setup.deck: this must be the list of all card ids, top first.")
    unknown = [name for name in deck if name not in _FACE]
    if unknown:
        raise BadRecord(f"setup.deck: {unknown[0]!r} is no card of this game.")
    for face, name in enumerate(CARD_IDS):
        wanted = int(box.record["card_count"][face])
        if deck.count(name) != wanted:
            raise BadRecord(f"setup.deck: {name} occurs {deck.count(name)} times, but the box has {wanted} of it.")
    if isinstance(start, bool) or not isinstance(start, int) or not 0 <= start < players:
        raise BadRecord(f"setup.start = {start!r}: this must be a seat from 0 to {players - 1}.")
    return [*(_FACE[name] for name in deck), start]
