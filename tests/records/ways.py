"""What each of the own records shows: players, switches, how it was played, and how that is seen in it.

``make.py`` searches games for it; ``tests/engine/test_recorded_ways.py`` holds the records to it.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from ridotto.engine import record
from ridotto.engine.errors import BadRecord
from ridotto.engine.game import Json
from ridotto.engine.match import Entry, Match

SETS = ("workshops", "houses", "nobili", "populi", "trade")


@dataclass(frozen=True)
class Step:
    """One move of a recorded game."""

    seat: int
    """-1 for a move of chance."""
    words: str
    events: list[Json]
    before: np.ndarray[Any, Any]
    after: np.ndarray[Any, Any]
    """The tables before and after it, arrays of one record."""

    def of(self, kind: str, **wanted: object) -> list[Json]:
        """The events of a kind with these values."""
        return [
            event
            for event in self.events
            if event["kind"] == kind and all(event.get(key) == value for key, value in wanted.items())
        ]

    def diamonds(self, seat: int) -> int:
        """Diamonds of a seat, supply and reserve, before the move."""
        return int(self.before["supply"][0, seat]) + int(self.before["reserve"][0, seat])

    @property
    def lost(self) -> int:
        """How many diamonds left the supply of the seat."""
        return int(self.before["supply"][0, self.seat]) - int(self.after["supply"][0, self.seat])


class Recorded:
    """A record with everything that happens in it."""

    def __init__(self, game: Json) -> None:
        self.game = game
        self.match: Match = record.start(game)
        self.steps = list(self._play())

    def _play(self) -> Iterator[Step]:
        for seat, words in self.game["moves"]:
            before = np.array(self.match._tables)
            by_chance = seat == "chance"
            entry = chance(self.match, words) if by_chance else self.match.move(seat, words)
            events = self.match.events(entry.rows)
            yield Step(-1 if by_chance else seat, words, events, before, np.array(self.match._tables))

    def any(self, found: Callable[[Step], object]) -> bool:
        """Some move is like that."""
        return any(found(step) for step in self.steps)

    def count(self, kind: str, **wanted: object) -> int:
        """How many events of a kind with these values there are."""
        return sum(len(step.of(kind, **wanted)) for step in self.steps)

    def ended_by(self, reason: str) -> bool:
        """How the game ended."""
        return bool(self.steps[-1].of("over", reason=reason))

    def turns(self) -> Iterator[list[Step]]:
        """The moves of each turn: the play of a chosen card with all extra cards."""
        turn: list[Step] = []
        for step in self.steps:
            if step.words.startswith("draft") or (
                turn and not step.words.startswith(("extra", "decline")) and turn_over(turn)
            ):
                if turn:
                    yield turn
                turn = []
            if not step.words.startswith("draft"):
                turn.append(step)
        if turn:
            yield turn

    @cached_property
    def longest_chain(self) -> int:
        """The most extra cards taken in one turn."""
        return max(sum(len(step.of("extra")) for step in turn) for turn in self.turns())

    def places(self, which: str) -> list[int]:
        """The seats on the bonus spaces of a set, highest first."""
        return [seat for seat in self.match.view().describe()["bonuses"][which] if seat is not None]

    @cached_property
    def differs(self) -> bool:
        """With the switches of the edition the game would have gone another way."""
        plain = {**self.game, "options": {}, "result": None}
        try:
            _, trace = record.replay(plain, legal=True)
        except BadRecord:
            return True
        return trace != record.replay(self.game, legal=True)[1]


def chance(match: Match, words: str) -> Entry:
    """What chance decided, in words."""
    assert match.game.chance_outcome is not None
    return match.chance_fixed(match.game.chance_outcome(match.box, match.table, words))


def turn_over(turn: list[Step]) -> bool:
    """The last move of the turn was not the taking of an extra card."""
    return not turn[-1].words.startswith("extra")


@dataclass(frozen=True)
class Way:
    """A way of the game that a record shows."""

    shows: Callable[[Recorded], bool]
    players: int = 4
    policy: str = "greedy"
    options: dict[str, Any] = field(default_factory=dict)
    changes: Json | None = None
    edition: str = "base"


def without_diamonds(step: Step) -> bool:
    """A seat without diamonds sails; R6.3."""
    return step.words == "sail" and step.diamonds(step.seat) == 0


def discarded(step: Step) -> bool:
    """A card is discarded without effect; R8.3."""
    return without_diamonds(step) and int(step.before["ship"][0, step.seat]) == 20


def equal_handshake(step: Step) -> bool:
    """A handshake though nobody scored more than the seat."""
    points = Counter({event["seat"]: event["points"] for event in step.of("score", reason="trade")})
    return bool(step.of("extra-earned", reason="handshake")) and max(points.values()) == points[step.seat]


def no_handshake(step: Step) -> bool:
    """No handshake though somebody scored more."""
    points = Counter({event["seat"]: event["points"] for event in step.of("score", reason="trade")})
    return bool(points) and max(points.values()) > points[step.seat] and not step.of("extra-earned")


def goes_on_after_last_diamond(game: Recorded) -> bool:
    """Cards are chosen again after a supply has run out."""
    last = next((i for i, step in enumerate(game.steps) if step.of("last-diamond")), len(game.steps))
    return any(step.words.startswith("draft") for step in game.steps[last:]) and game.ended_by("diamonds")


def plays_of_a_hand(game: Recorded, number: int) -> bool:
    """In every round each seat chooses that many cards."""
    rounds = Counter(int(step.before["round_number"][0]) for step in game.steps if step.words.startswith("draft"))
    return game.differs and set(rounds.values()) == {number * len(game.match.players)}


OWN = {"name": "harbor-town", "extends": "base", "note": "harbor rows score more", "harbor": {"points": {"4": 15}}}

WAYS: dict[str, Way] = {
    "end-by-deck-2p": Way(lambda game: game.ended_by("deck"), 2, "sailing"),
    "end-by-deck-3p": Way(lambda game: game.ended_by("deck"), 3, "random"),
    "end-by-deck-4p": Way(lambda game: game.ended_by("deck"), 4),
    "end-by-diamonds-2p": Way(lambda game: game.ended_by("diamonds"), 2, "laying"),
    "end-by-diamonds-3p": Way(lambda game: game.ended_by("diamonds"), 3, "laying"),
    "end-by-diamonds-4p": Way(lambda game: game.ended_by("diamonds"), 4, "laying"),
    "end-by-bonus-diamond": Way(
        lambda game: game.any(lambda step: step.of("last-diamond") and step.of("bonus") and step.lost == 2), 3, "laying"
    ),
    "reserve": Way(lambda game: int(min(game.match.table["reserve"][:3])) < 2, 3, "laying"),
    "without-diamonds": Way(
        lambda game: game.any(without_diamonds) and game.any(discarded), 2, "laying", {"end_by_diamonds": "round"}
    ),
    "bonus-lost": Way(
        lambda game: game.count("bonus-lost") > 0, 2, "laying", {"end_by_diamonds": "round", "two_player_plays": 4}
    ),
    "shared-victory": Way(lambda game: (game.match.result()[1] or []).count(1) == 2, 4),
    "shared-second-place": Way(lambda game: sorted(game.match.result()[1] or []) == [1, 2, 2, 4], 4),
    "chain-of-four": Way(lambda game: game.longest_chain >= 4, 2, "laying"),
    "chain-of-six": Way(lambda game: game.longest_chain >= 6, 4, "laying"),
    "empty-display": Way(lambda game: game.count("extra-lost") > 0, 3, "laying"),
    "declined": Way(lambda game: game.count("decline") > 3, 3, "random"),
    "every-extra-card": Way(
        lambda game: all(
            game.count("extra-earned", reason=reason)
            for reason in ("compass", "three-values", "five-values", "top", "handshake", "sea")
        ),
        2,
    ),
    "bonus-workshops": Way(lambda game: len(game.places("workshops")) == 4, 4, "workshops"),
    "bonus-houses": Way(lambda game: len(game.places("houses")) == 4, 4, "houses"),
    "bonus-nobili": Way(lambda game: len(game.places("nobili")) >= 3, 4, "nobili"),
    "bonus-populi": Way(lambda game: len(game.places("populi")) >= 3, 4, "populi"),
    "bonus-trade": Way(lambda game: len(game.places("trade")) == 4, 4, "trade"),
    "bonus-all-sets": Way(lambda game: all(game.places(which) for which in SETS), 3),
    "harbor-full": Way(lambda game: game.count("score", reason="harbor", covered=4) > 0, 3),
    "end-of-the-sea-route": Way(lambda game: game.count("sail", end=20) > 1, 3, "random"),
    "switch-two-player-plays-2": Way(lambda game: plays_of_a_hand(game, 2), 2, options={"two_player_plays": 2}),
    "switch-two-player-plays-4": Way(
        lambda game: plays_of_a_hand(game, 4), 2, "random", options={"two_player_plays": 4}
    ),
    "switch-end-by-diamonds-round": Way(goes_on_after_last_diamond, 3, "laying", options={"end_by_diamonds": "round"}),
    "switch-handshake-any-other": Way(lambda game: game.any(equal_handshake), 3, options={"handshake": "any-other"}),
    "switch-handshake-never": Way(lambda game: game.any(no_handshake), 3, options={"handshake": "never"}),
    "switch-citizen-double-triangle": Way(
        lambda game: game.count("score", reason="triangle", double=True) > 1, 3, options={"citizen_double": "triangle"}
    ),
    "switch-citizen-support-row-below": Way(
        lambda game: (
            game.differs and game.any(lambda step: step.words[5:7] in {"NT", "PT"} or step.words[4:6] in {"NT", "PT"})
        ),
        2,
        options={"citizen_support": "row-below"},
    ),
    "switch-extra-decline-false": Way(
        lambda game: game.differs and game.count("extra") > 5, 4, "random", options={"extra_decline": False}
    ),
    "switch-harbor-repeats-true": Way(
        lambda game: game.any(lambda step: step.words[:5] == "lay T" and step.of("score", reason="harbor")),
        4,
        options={"harbor_repeats": True},
    ),
    "switch-bonus-from-supply-false": Way(
        lambda game: game.any(lambda step: step.of("bonus") and step.lost == 1), 3, options={"bonus_from_supply": False}
    ),
    "switch-house-values-run": Way(lambda game: game.differs, 2, options={"house_values": "run"}),
    "own-edition": Way(
        lambda game: game.any(
            lambda step: any(e["points"] % 15 == 0 for e in step.of("score", reason="harbor", covered=4))
        ),
        3,
        changes=OWN,
    ),
}
