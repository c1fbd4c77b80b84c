"""Action numbers and the words of the record format."""

from collections.abc import Sequence
from typing import Any

from ridotto.engine.errors import BadRecord
from ridotto.engine.game import Box, Json
from ridotto.games.great_split.table import (
    CARD_IDS,
    CARDS,
    CHARACTERS,
    DO_ARROW,
    DO_DISCARD,
    DO_DISCARD_MORE,
    DO_PLAY,
    DO_SEAL,
    DO_SPLIT,
    DO_SPLITTER,
    DO_TAKE,
    DO_TURN_GOLD,
    DO_TURN_PRESTIGE,
    LEVEL_FIRST,
    LEVELS,
    LINE_TOKENS,
    LINES,
    ROUNDS,
    SEALS,
    TOKENS,
    TRACKS,
)

_WORDS: dict[int, str] = {
    **{DO_DISCARD + card: f"discard {name}" for card, name in enumerate(CARD_IDS)},
    **{DO_DISCARD_MORE + card: name for card, name in enumerate(CARD_IDS)},
    DO_TAKE: "take first",
    DO_TAKE + 1: "take second",
    **{DO_PLAY + card: f"play {name}" for card, name in enumerate(CARD_IDS)},
    **{DO_TURN_GOLD + card: f"turn {name} gold" for card, name in enumerate(CARD_IDS)},
    **{DO_TURN_PRESTIGE + card: f"turn {name} prestige" for card, name in enumerate(CARD_IDS)},
    **{DO_SPLITTER + track: f"splitter {name}" for track, name in enumerate(TRACKS)},
    **{DO_SEAL + track: f"seal {name}" for track, name in enumerate(SEALS)},
    **{DO_ARROW + track: f"arrow {name}" for track, name in enumerate(TRACKS)},
}
_ACTION = {words: action for action, words in _WORDS.items()}


def words(action: int) -> str:
    """The words of an action number; KeyError for a division, whose words depend on the hand."""
    return _WORDS[action]


def action(words: str) -> int | None:
    """The action number of words; None if no action has these words at every table."""
    return _ACTION.get(words)


def words_at(box: Box, table: Any, seat: int, action: int) -> str:
    """The words of an action at a table: a division names the cards of the seat's hand."""
    if action >= DO_DISCARD:
        return _WORDS[action]
    hand = [int(card) for card in table["hand"][seat][: int(table["held"][seat])]]
    first, second = groups(hand, 2 * (action - DO_SPLIT) + 1)
    return " ".join(["split", *first, "|", *second])


def groups(hand: Sequence[int], first: int) -> tuple[list[str], list[str]]:
    """The two groups of a division, as ids; ``first`` is the mask of the first one over the sorted hand."""
    named = [(CARD_IDS[card], (first >> i) & 1) for i, card in enumerate(hand)]
    return [name for name, bit in named if bit], [name for name, bit in named if not bit]


def is_secret(action: int) -> bool:
    """38: what is discarded, divided, chosen or turned face down is known to its seat only."""
    return action < DO_PLAY or DO_TURN_GOLD <= action < DO_SPLITTER


def setup_words(box: Box, players: int, outcome: Sequence[int]) -> Json:
    """The ``setup`` of a record: decks, each top first, characters, scoring tokens and market tiles."""
    rest = list(outcome[CARDS:])
    lines = players + LINES * LINE_TOKENS
    return {
        "decks": {
            str(level + 1): [CARD_IDS[card] for card in outcome[LEVEL_FIRST[level] : LEVEL_FIRST[level + 1]]]
            for level in range(len(LEVELS))
        },
        "characters": [CHARACTERS[character] for character in rest[:players]],
        "scoring": [TOKENS[token] for token in rest[players:lines]],
        "market": [str(value) for value in rest[lines : lines + ROUNDS]],
    }


def setup_outcome(box: Box, players: int, setup: Json) -> list[int]:
    """The reverse of ``setup_words``; BadRecord unless it is a possible setup of this box."""
    decks = setup.get("decks")
    if not isinstance(decks, dict):
        raise BadRecord("setup.decks: this must be an object with the decks 1, 2 and 3, each top first.")
    outcome = []
    for level in range(len(LEVELS)):
        cards = CARD_IDS[LEVEL_FIRST[level] : LEVEL_FIRST[level + 1]]
        outcome += [CARD_IDS.index(name) for name in _whole(f"decks.{level + 1}", decks.get(str(level + 1)), cards)]
    characters = _names("characters", setup.get("characters"), players, CHARACTERS)
    if len(set(characters)) < players:
        raise BadRecord(f"setup.characters = {characters}: the players have different characters.")
    outcome += [CHARACTERS.index(name) for name in characters]
    outcome += [TOKENS.index(name) for name in _whole("scoring", setup.get("scoring"), TOKENS)]
    counts = [int(n) for n in box.record["tile_count"]]
    values = [str(value) for value, count in enumerate(counts) if count]
    market = [int(value) for value in _names("market", setup.get("market"), ROUNDS, values)]
    for value in market:
        if market.count(value) > counts[value]:
            raise BadRecord(f"setup.market: {value} occurs {market.count(value)} times, the box has {counts[value]}.")
    return outcome + market


def _names(key: str, value: Any, count: int, known: Sequence[str]) -> list[str]:
    if not isinstance(value, list) or len(value) != count:
        raise BadRecord(f"setup.{key}: this must be a list of {count} names.")
    for name in value:
        if not isinstance(name, str) or name not in known:
            raise BadRecord(f"setup.{key}: {name!r} is none of {', '.join(known[:12])}{' ..' * (len(known) > 12)}.")
    return value


def _whole(key: str, value: Any, known: Sequence[str]) -> list[str]:
    found = _names(key, value, len(known), known)
    if len(set(found)) < len(known):
        twice = next(name for name in found if found.count(name) > 1)
        raise BadRecord(f"setup.{key}: {twice} occurs {found.count(twice)} times; each is there once.")
    return found
