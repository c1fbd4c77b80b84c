"""Chance that anybody can check afterwards.

All that chance decides in a match follows from one seed. Its hash is told before the first move and the seed after the
last one, so that nobody can choose what is dealt while the game goes on.
"""

import hashlib

from ridotto.engine import record
from ridotto.engine.errors import BadRecord
from ridotto.engine.game import Json
from ridotto.engine.match import Entry, Match
from ridotto.engine.rng import seed_state

SEED = "seed"
SEED_HASH = "seed_hash"
ORIGIN = "origin"
FEWEST_DIGITS = 8


def seed_hash(seed: str) -> str:
    """SHA-256 of the seed's text, as 64 hex digits."""
    return hashlib.sha256(seed.encode()).hexdigest()


def draw(match: Match, seed: str) -> Entry:
    """Let chance decide what it must decide next; that follows from the seed and the number of moves before it."""
    match.table["rng"] = seed_state(seed, "chance", len(match.log))
    return match.chance()


def verify(found: Json, shown: str | None = None) -> Match:
    """The match of a record in which chance followed from the seed; BadRecord with one sentence otherwise.

    The record has the ``seed``, and the ``seed_hash`` that the players were told at the start. ``shown`` is what one of
    them saw of it then, at least its first digits. In a match that was played on from another one, setup and chance
    before that point must follow from the seed of that one (``seeds``).
    """
    since = seeds(found)
    told = found[SEED_HASH]
    if shown is not None and (len(shown) < FEWEST_DIGITS or not told.startswith(shown.lower())):
        raise BadRecord(f"seed_hash = {told}: it does not begin with {shown[:80]!r}, at least {FEWEST_DIGITS} digits.")
    played, _ = record.replay(found)
    fair = Match.deal(played.game, played.box, played.players, since[-1][1])
    if fair.setup != played.setup:
        raise BadRecord("setup: the seed gives another setup than the one that was played with.")
    for i, entry in enumerate(played.log):
        if entry.seat is not None:
            fair.play(entry.seat, *entry.actions)
        elif draw(fair, next(seed for first, seed in since if i >= first)).outcome != entry.outcome:
            raise BadRecord(f"Move {i} of chance: the seed gives another outcome.", i, "chance")
    return played


def seeds(found: Json) -> list[tuple[int, str]]:
    """From which move on chance followed from which seed, the match's own first; BadRecord if one has another hash.

    ``origin`` in a record tells the match that this one was played on from: how many of its ``moves`` came first, its
    ``seed`` and ``seed_hash``, and its own ``origin`` if it has one. Of two that hold for a move the first one counts,
    and the last one has given the setup.
    """
    since: list[tuple[int, str]] = []
    at: object = found
    while isinstance(at, dict):
        told, seed, origin = at.get(SEED_HASH), at.get(SEED), at.get(ORIGIN)
        if not isinstance(seed, str) or not isinstance(told, str):
            raise BadRecord("seed: this record does not tell seed and seed_hash, so that its chance cannot be checked.")
        if seed_hash(seed) != told:
            raise BadRecord(
                f"seed = {seed[:80]!r}: its hash is {seed_hash(seed)}, but {told[:80]} was told at the start."
            )
        moves = origin.get("moves") if isinstance(origin, dict) else 0
        if not isinstance(origin, dict | None) or not isinstance(moves, int) or moves < 0:
            raise BadRecord(
                "origin: this must be an object with moves, seed and seed_hash of the match played on from."
            )
        since.append((moves, seed))
        at = origin
    return since
