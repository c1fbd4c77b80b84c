"""What the people of a match have settled among themselves, as it follows from the log.

Somebody asks for something (to take back, to pause, that the computer plays for a seat that is away), the others
answer, and once enough agree an entry of the log does it. Nothing here changes the position of the game itself.

The words of such entries: ``ask``: ``undo SEQ`` (of the first move to be taken back), ``pause``, ``takeover SEAT``;
``agree`` and ``decline``: the number of what was asked; ``takeover``: the name of the bot; ``undo``: the number of the
first entry taken back, or nothing for the last step; ``excuse``: milliseconds that the house was closed.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal

from ridotto.server.store import Line

What = Literal["undo", "pause", "takeover"]
TALK = frozenset({"ask", "agree", "decline", "takeover", "return", "pause", "go-on", "excuse"})
"""Kinds of entries that leave the position of the game as it is."""
PASSING = frozenset({"ask", "agree", "decline", "excuse"})
"""Of these, the ones that are of no interest afterwards."""


@dataclass(frozen=True)
class Asked:
    """What somebody asks for and not all have answered yet."""

    seq: int
    by: int
    what: What
    of: int | None
    """``undo``: number of the first move to be taken back; ``takeover``: the seat."""
    agreed: frozenset[int] = frozenset()

    @property
    def words(self) -> str:
        """As the log has it."""
        return self.what if self.of is None else f"{self.what} {self.of}"


@dataclass(frozen=True)
class Agreement:
    """What stands after an entry of the log."""

    people: frozenset[int]
    """Seats of people, also those for which the computer plays now."""
    replaced: tuple[tuple[int, str], ...] = ()
    """Seats for which the computer plays now, and its name."""
    paused: bool = False
    asked: Asked | None = None

    @property
    def playing(self) -> frozenset[int]:
        """Seats whose people play themselves."""
        return self.people - dict(self.replaced).keys()

    def voters(self, asked: Asked) -> frozenset[int]:
        """The seats that are asked."""
        return self.playing - {asked.by} - ({asked.of} if asked.what == "takeover" else set())

    def granted(self, asked: Asked) -> bool:
        """Enough have agreed: all, or for a takeover more than half of those concerned, whoever asks among them."""
        voters = self.voters(asked)
        if asked.what == "takeover":
            return 2 * (1 + len(asked.agreed & voters)) > 1 + len(voters)
        return voters <= asked.agreed

    def after(self, line: Line) -> "Agreement":
        """What stands after one more entry."""
        match line.kind:
            case "ask" if line.seat is not None:
                return replace(self, asked=_read(line.seq, line.seat, line.words))
            case "agree" if self.asked is not None and line.seat is not None:
                return replace(self, asked=replace(self.asked, agreed=self.asked.agreed | {line.seat}))
            case "decline":
                return replace(self, asked=None)
            case "takeover" if line.seat is not None:
                return self._without(line.seat, {"takeover"}, replaced=(*self.replaced, (line.seat, line.words)))
            case "return" if line.seat is not None:
                kept = tuple(pair for pair in self.replaced if pair[0] != line.seat)
                return self._without(line.seat, {"takeover"}, replaced=kept)
            case "pause":
                return replace(self._without(None, {"pause"}), paused=True)
            case "go-on":
                return replace(self, paused=False)
            case "undo":
                return self._without(None, {"undo"})
            case "move":
                return self._without(line.seat, {"takeover"})
        return self

    def _without(
        self, of: int | None, what: Collection[str], replaced: tuple[tuple[int, str], ...] | None = None
    ) -> "Agreement":
        """What was asked is settled if it is one of these (about the seat ``of``)."""
        asked = self.asked
        if asked is not None and asked.what in what and (asked.what != "takeover" or asked.of == of):
            asked = None
        return replace(self, asked=asked, replaced=self.replaced if replaced is None else replaced)


def _read(seq: int, seat: int, words: str) -> Asked | None:
    what, _, of = words.partition(" ")
    if what not in {"undo", "pause", "takeover"} or (of and not of.isdecimal()):
        return None
    return Asked(seq, seat, what, int(of) if of else None)  # type: ignore[arg-type]
