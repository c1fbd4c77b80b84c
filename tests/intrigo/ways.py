"""What each of the own records shows: players, switches, and how that is seen in it.

``python -m tests.intrigo.ways [NAME ..]`` searches games and writes the records that are missing, or those named.
Needed again only when the rules get a new version.
"""

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from ridotto.engine import record
from ridotto.engine.game import Json
from ridotto.engine.match import Match
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.box import switches
from ridotto.games.intrigo.table import KINDS

from .playing import deal, move_of

FOLDER = Path(__file__).parents[1] / "records" / "intrigo"
MOST = 3000


class Recorded:
    """A record with everything that happens in it."""

    def __init__(self, game: Json) -> None:
        self.game = game
        self.players = len(game["players"])
        self.match: Match = record.replay(game)[0]

    @cached_property
    def moves(self) -> list[list[str]]:
        """The words of every move."""
        return [words.split() for _, words in self.game["moves"]]

    @cached_property
    def events(self) -> list[Json]:
        """All events."""
        return [event for entry in self.match.log for event in self.match.events(entry.rows)]

    def ended_by(self, reason: str) -> bool:
        """How the game ended."""
        return bool(self.events[-1]["kind"] == "over" and self.events[-1]["reason"] == reason)

    def bought(self, kind: str, aimed: bool) -> bool:
        """A card of the kind was bought with a target, or without."""
        return any(words[:2] == ["buy", kind] and (len(words) > 3) is aimed for words in self.moves)

    def any(self, kind: str, **wanted: object) -> bool:
        """There is an event of that kind with these values."""
        return any(
            event["kind"] == kind and all(event.get(key) == value for key, value in wanted.items())
            for event in self.events
        )


@dataclass(frozen=True)
class Way:
    """A record to be found."""

    players: int
    shows: Callable[[Recorded], object]
    options: dict[str, Any] = field(default_factory=dict)


def differs(game: Recorded) -> bool:
    """With the usual switches the same moves are not all possible, or others are, or the end is another one."""
    try:
        again, trace = record.replay({**game.game, "options": {}}, legal=True)
    except record.BadRecord:
        return True
    return again.result() != game.match.result() or trace != record.replay(game.game, legal=True)[1]


def _exhausted(game: Recorded) -> bool:
    sold = [sum(words[:2] == ["buy", kind] for words in game.moves) for kind in KINDS]
    return 3 in sold


WAYS: dict[str, Way] = {
    **{
        f"{reason}-{players}p": Way(players, lambda game, reason=reason: game.ended_by(reason))
        for players in (2, 3, 4)
        for reason in ("equal-seals", "different-seals")
    },
    **{
        f"{kind}-with-target": Way(4, lambda game, kind=kind: game.bought(kind, aimed=True))
        for kind in KINDS
        if kind != "guard"
    },
    **{f"{kind}-without-target": Way(3, lambda game, kind=kind: game.bought(kind, aimed=False)) for kind in KINDS},
    "exhausted-pile": Way(4, _exhausted),
    "named-in-vain": Way(2, lambda game: any(e["kind"] == "exchanged" and "holder" not in e for e in game.events)),
    "displaced-tokens": Way(4, lambda game: game.any("returned")),
    "no-seals-drawn": Way(2, lambda game: game.moves.count(["seals"]) == 0 and _rounds_without_seals(game)),
    "end-by-rounds": Way(4, lambda game: game.ended_by("rounds"), {"game.max_rounds": 2}),
}
WITHOUT_EFFECT = {"seal.token_returns", "information.public", "empty_hand", "ducats.finite"}
"""Switches that change nothing in a game like these."""


def _rounds_without_seals(game: Recorded) -> bool:
    starts = [i for i, words in enumerate(game.moves) if words[0] == "deal"]
    return any(i > 0 and game.moves[i - 1][0] != "seals" for i in starts)


def _switches() -> Iterator[tuple[str, Way]]:
    for name, values in switches("standard").items():
        for value in values[1:]:
            if name in WITHOUT_EFFECT or name == "game.max_rounds":
                continue
            players = 2 if name in {"two_players.layout", "same_owner_tie"} else 3
            text = str(value).lower()
            yield f"switch-{name.replace('.', '-').replace('_', '-')}-{text}", Way(players, differs, {name: value})


WAYS |= dict(_switches())


def played(way: Way, seed: int) -> Match:
    """A game in that way."""
    match = deal(way.players, f"record {seed}", way.options)
    pick = random.Random(seed)
    while not match.over:
        if match.awaits_chance:
            match.chance()
        else:
            seat = match.actors[0]
            match.play(seat, *move_of(match, pick, seat))
    return match


def make(name: str) -> None:
    """Find a game for a name and write its record."""
    way = WAYS[name]
    for seed in range(MOST):
        game = record.to_record(played(way, seed))
        if len(game["moves"]) < 500 and way.shows(Recorded(game)):
            (FOLDER / f"{name}.record.json").write_text(record.dump(game), "utf-8")
            print(f"{name}: seed {seed}, {len(game['moves'])} moves")
            return
    print(f"{name}: none among {MOST} games")


if __name__ == "__main__":
    record.find_game = lambda name: GAME  # the game at hand, whether it is installed or not
    for name in sys.argv[1:] or [name for name in WAYS if not (FOLDER / f"{name}.record.json").exists()]:
        make(name)
