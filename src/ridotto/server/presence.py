"""Whose browsers look at a match, at this server and at others that share the database."""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

TOLD_FOR = 45.0
"""Seconds that what another server has told is believed without being told again."""


@dataclass(frozen=True)
class Elsewhere:
    """Who looks at the match at another server."""

    seats: frozenset[int]
    spectators: int
    until: float


class Presence:
    """Which seats are here; times in seconds of a monotonic clock."""

    def __init__(self, people: Iterable[int], now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._seats: Counter[int] = Counter()
        self._spectators = 0
        self._elsewhere: dict[str, Elsewhere] = {}
        self._since = dict.fromkeys(people, now())
        """Since when a seat that is not here is away; a server that has just opened the match knows no better."""

    def came(self, seats: Sequence[int]) -> None:
        """A browser with these seats (none: a spectator) has connected to this server."""
        self._seats.update(seats)
        self._spectators += not seats

    def went(self, seats: Sequence[int]) -> None:
        """A browser with these seats has gone."""
        before = self.here()
        self._seats.subtract(seats)
        self._spectators -= not seats
        self._note(before)

    def told(self, server: str, seats: Iterable[int], spectators: int) -> None:
        """Another server has told who is there."""
        before = self.here()
        self._elsewhere[server] = Elsewhere(frozenset(seats), spectators, self._now() + TOLD_FOR)
        self._note(before)

    def expire(self) -> bool:
        """Believe no longer what was not told again; whether that makes a difference."""
        before, spectators = self.here(), self.spectators()
        self._elsewhere = {name: told for name, told in self._elsewhere.items() if told.until > self._now()}
        self._note(before)
        return (before, spectators) != (self.here(), self.spectators())

    def next_expiry(self) -> float | None:
        """Seconds after which ``expire`` has something to do; None if it will not."""
        return min((told.until - self._now() for told in self._elsewhere.values()), default=None)

    def _note(self, before: frozenset[int]) -> None:
        for seat in before - self.here():
            self._since[seat] = self._now()

    def own(self) -> tuple[list[int], int]:
        """Seats and number of spectators at this server."""
        return sorted(+self._seats), self._spectators

    def here(self) -> frozenset[int]:
        """Seats that are connected anywhere."""
        return frozenset(+self._seats).union(*(other.seats for other in self._elsewhere.values()))

    def spectators(self) -> int:
        """How many only look on."""
        return self._spectators + sum(other.spectators for other in self._elsewhere.values())

    def away(self, seat: int) -> float:
        """Seconds for which a seat has been away; 0 if it is here."""
        return 0.0 if seat in self.here() else self._now() - self._since.get(seat, self._now())
