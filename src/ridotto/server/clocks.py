"""The clocks of a match, as they follow from the times of its log."""

from collections.abc import Collection
from dataclasses import dataclass, field

from ridotto.server.store import Line
from ridotto.server.wire import Clock

BACK_AGAIN = 60_000
"""Milliseconds that somebody has at least who takes the seat back from the computer."""


@dataclass
class Clocks:
    """How much time the seats of people have left; all times in milliseconds, ``at`` since 1970, UTC."""

    clock: Clock | None
    left: dict[int, int] = field(default_factory=dict)
    """For each seat of a person, when its clock ran last."""
    running: frozenset[int] = frozenset()
    at: int = 0
    """Up to when ``left`` is charged."""
    _deciding: frozenset[int] = frozenset()

    def begin(self, people: Collection[int], actors: Collection[int], at: int) -> None:
        """The first entry will be made by ``actors``."""
        if self.clock is None:
            return
        self.left = dict.fromkeys(people, self.clock.seconds * 1000)
        self.at = at
        self._deciding = self.running = frozenset(actors) & self.left.keys()

    def after(self, line: Line, actors: Collection[int], playing: Collection[int]) -> None:
        """Charge an entry, and let the clocks of those run that must decide next; ``playing`` is empty in a pause."""
        if self.clock is None or line.at is None:
            return
        at = max(line.at, self.at)
        excused = int(line.words) if line.kind == "excuse" else 0
        for seat in self.running:
            self.left[seat] -= max(0, at - self.at - excused)
        self.at = at
        self._add(line)
        deciding = frozenset(actors) & self.left.keys()
        if self.clock.kind == "move":
            moved = {line.seat} if line.kind == "move" else set()
            for seat in (deciding - self._deciding) | (deciding & moved):
                self.left[seat] = self.clock.seconds * 1000
        self._deciding = deciding
        self.running = deciding & frozenset(playing)

    def _add(self, line: Line) -> None:
        if self.clock is None or line.seat not in self.left:
            return
        if line.kind == "move" and line.seat in self.running:
            self.left[line.seat] += self.clock.increment * 1000
        elif line.kind == "return":
            fewest = self.clock.seconds * 1000 if self.clock.kind == "move" else BACK_AGAIN
            self.left[line.seat] = max(self.left[line.seat], fewest)

    def remaining(self, seat: int, at: int) -> int | None:
        """What a seat has left at that time, 0 if nothing; None without a clock."""
        if seat not in self.left:
            return None
        spent = at - self.at if seat in self.running else 0
        return max(0, self.left[seat] - max(0, spent))

    def out(self, at: int) -> list[int]:
        """Seats that must decide and have no time left."""
        return [seat for seat in sorted(self.running) if self.remaining(seat, at) == 0]

    def next_out(self, at: int) -> int | None:
        """Milliseconds until the next running clock has run out; None if none will."""
        left = [self.remaining(seat, at) or 0 for seat in self.running]
        return min((more for more in left if more > 0), default=None)
