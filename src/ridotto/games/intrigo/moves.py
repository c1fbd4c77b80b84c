"""Action numbers and the words of the record format."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ridotto.engine.errors import BadRecord, IllegalMove
from ridotto.engine.game import Box, Json
from ridotto.games.intrigo.rules.setup import empty_seal_cards
from ridotto.games.intrigo.table import (
    DEAL,
    DO_ARCADE,
    DO_AT_ARCADE,
    DO_AT_CARD,
    DO_AT_SPACE,
    DO_BUY,
    DO_CARD,
    DO_KEEP,
    DO_PLACE,
    DO_SPACE,
    FACES,
    FAMILIES,
    GUILDS,
    INFLUENCE,
    KINDS,
    LOWEST,
    PLAYER_FAMILIES,
    RING,
    SEALS,
    VALUES,
)

CARD_IDS = tuple(f"{family}-{value}" for family in FAMILIES for value in range(LOWEST, LOWEST + VALUES))
SPACE_IDS = tuple(f"S{space}" for space in range(RING))
ARCADE_IDS = tuple(f"A{arcade}" for arcade in range(RING))

_WORDS: dict[int, str] = {
    **{DO_KEEP + face: f"keep {name}" for face, name in enumerate(CARD_IDS)},
    **{DO_PLACE + face: f"place {name}" for face, name in enumerate(CARD_IDS)},
    **{DO_BUY + kind: f"buy {name}" for kind, name in enumerate(KINDS)},
    **{DO_SPACE + space: name for space, name in enumerate(SPACE_IDS)},
    **{DO_ARCADE + arcade: name for arcade, name in enumerate(ARCADE_IDS)},
    **{DO_CARD + face: name for face, name in enumerate(CARD_IDS)},
}
for _space, _name in enumerate(SPACE_IDS):
    _WORDS |= {DO_AT_SPACE + _space * RING + i: f"{_name} {other}" for i, other in enumerate(SPACE_IDS)}
    _WORDS |= {DO_AT_ARCADE + _space * RING + i: f"{_name} {other}" for i, other in enumerate(ARCADE_IDS)}
    _WORDS |= {DO_AT_CARD + _space * FACES + i: f"{_name} {other}" for i, other in enumerate(CARD_IDS)}
_ACTION = {words: action for action, words in _WORDS.items()}


def words(action: int) -> str:
    """The words of an action number; those of a whole move are joined by blanks."""
    return _WORDS[action]


def action(words: str) -> int | None:
    """The action number of words; None if no action has these words."""
    return _ACTION.get(words)


def is_secret(action: int) -> bool:
    """Rules 9 and 22: a card kept in the draft and a card set aside for the Courtesan are not shown to all."""
    return action < DO_PLACE or DO_CARD <= action < DO_AT_SPACE


def setup_words(box: Box, players: int, outcome: Sequence[int]) -> Json:
    """The ``setup`` of a record: the families of each seat, and the first player."""
    each = int(box.record["own_families"][players])
    names = [FAMILIES[family] for family in outcome[: each * players]]
    return {
        "families": [names[seat * each : (seat + 1) * each] for seat in range(players)],
        "first": int(outcome[each * players]),
    }


def setup_outcome(box: Box, players: int, setup: Json) -> list[int]:
    """The reverse of ``setup_words``; BadRecord unless every seat has the right number of families of its own."""
    each = int(box.record["own_families"][players])
    families = setup.get("families")
    if not isinstance(families, list) or not all(isinstance(own, list) and len(own) == each for own in families):
        raise BadRecord(f"setup.families: this must be a list with a list of {each} family ids for each seat.")
    names = [name for own in families for name in own]
    possible = FAMILIES[:PLAYER_FAMILIES]
    if len(families) != players or not all(name in possible for name in names) or len(set(names)) != len(names):
        raise BadRecord(
            f"setup.families = {families}: this must name different families among {', '.join(possible)} "
            f"for {players} seats."
        )
    first = setup.get("first")
    if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < players:
        raise BadRecord(f"setup.first = {first!r}: this must be a seat from 0 to {players - 1}.")
    return [*(FAMILIES.index(name) for name in names), first]


def chance_words(box: Box, table: Any, outcome: Sequence[int]) -> str:
    """Seals drawn, or Plot cards dealt."""
    if outcome[0] >= INFLUENCE:
        return " ".join(["seals", *(GUILDS[number - INFLUENCE] for number in outcome)])
    return " ".join(["deal", *(CARD_IDS[face] for face in outcome)])


def chance_outcome(box: Box, table: Any, words: str) -> list[int]:
    """The reverse; IllegalMove unless it is what chance must decide now, with tokens or cards that are there."""
    verb, *names = words.split(" ")
    if table["phase"] == SEALS:
        wanted = int(empty_seal_cards(box.record, table))
        there = {name: int(table["bag"][guild]) for guild, name in enumerate(GUILDS)}
        _check("seals", verb, names, wanted, there)
        return [INFLUENCE + GUILDS.index(name) for name in names]
    if table["phase"] != DEAL:
        raise IllegalMove("Chance has nothing to decide here.")
    players = int(table["players"])
    cards = int(table["deck"]) or int(table["stock"])
    there = {name: (cards >> (2 * face)) & 3 for face, name in enumerate(CARD_IDS)}
    _check("deal", verb, names, int(box.record["hand"][players]) * players, there)
    return [CARD_IDS.index(name) for name in names]


def _check(what: str, verb: str, names: list[str], wanted: int, there: dict[str, int]) -> None:
    """IllegalMove unless the words name ``wanted`` of the things that are there."""
    if verb != what or len(names) != wanted:
        raise IllegalMove(f"Chance must decide {what!r} here, with {wanted} ids.")
    for name, count in Counter(names).items():
        if count > there.get(name, 0):
            raise IllegalMove(f"{name!r} is named {count} times, but there are {there.get(name, 0)} of it.")
