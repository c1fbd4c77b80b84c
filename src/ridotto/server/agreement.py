"""What the people of a match have settled among themselves, as it follows from the log.

Somebody asks for something (to take back, to pause, that the computer plays for a seat that is away), the others
answer, and once enough agree an entry of the log does it. Nothing here changes the position of the game itself.

The words of such entries: ``ask``: ``undo SEQ`` (of the first move to be taken back), ``pause``, ``takeover SEAT``;
``agree`` and ``decline``: the number of what was asked; ``takeover``: the name of the bot; ``undo``: the number of the
first entry taken back, or nothing for the last step; ``excuse``: milliseconds that the house was closed.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from ridotto.engine.errors import BadRecord
from ridotto.server.store import Line

What = Literal["undo", "pause", "takeover"]
TALK = frozenset({"ask", "agree", "decline", "takeover", "return", "pause", "go-on", "excuse", "hint"})
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
    replaced: Mapping[int, str] = field(default_factory=dict)
    """The bots that play for people now, by seat."""
    paused: bool = False
    asked: Asked | None = None

    @property
    def playing(self) -> frozenset[int]:
        """Seats whose people play themselves."""
        return self.people - self.replaced.keys()

    def voters(self, asked: Asked) -> frozenset[int]:
        """The seats that are asked."""
        return self.playing - {asked.by} - ({asked.of} if asked.what == "takeover" else set())

    def granted(self, asked: Asked, absent: Collection[int]) -> bool:
        """Enough of those who are not ``absent`` have agreed: all, or for a takeover more than half of them.

        Whoever asks is one of them.
        """
        voters = self.voters(asked) - frozenset(absent)
        if asked.what == "takeover":
            return 2 * (1 + len(asked.agreed & voters)) > 1 + len(voters)
        return voters <= asked.agreed

    def after(self, line: Line) -> "Agreement":
        """What stands after one more entry."""
        match line.kind:
            case "ask" if line.seat is not None:
                return replace(self, asked=read_ask(line))
            case "agree" if self.asked is not None and line.seat is not None:
                return replace(self, asked=replace(self.asked, agreed=self.asked.agreed | {line.seat}))
            case "decline":
                return replace(self, asked=None)
            case "takeover" if line.seat is not None:
                return replace(self._settled("takeover", line.seat), replaced={**self.replaced, line.seat: line.words})
            case "return" if line.seat is not None:
                kept = {seat: bot for seat, bot in self.replaced.items() if seat != line.seat}
                return replace(self._settled("takeover", line.seat), replaced=kept)
            case "pause":
                return replace(self._settled("pause"), paused=True)
            case "go-on":
                return replace(self, paused=False)
            case "undo":
                return self._settled("undo", None if self.asked is None else self.asked.of)
            case "move":
                return self._settled("takeover", line.seat)
        return self

    def _settled(self, what: What, of: int | None = None) -> "Agreement":
        """This (about the seat ``of``) need not be asked any more."""
        settled = self.asked is not None and (self.asked.what, self.asked.of) == (what, of)
        return replace(self, asked=None) if settled else self


def read_ask(line: Line) -> Asked:
    """What an entry of the kind ``ask`` asks for; BadRecord if that is nothing."""
    what, _, of = line.words.partition(" ")
    about = int(of) if of.isdecimal() else None
    if line.seat is not None:
        if what == "pause" and not of:
            return Asked(line.seq, line.seat, "pause", None)
        if what == "undo" and about is not None:
            return Asked(line.seq, line.seat, "undo", about)
        if what == "takeover" and about is not None:
            return Asked(line.seq, line.seat, "takeover", about)
    raise BadRecord(f"Entry {line.seq} asks for {line.words[:80]!r}, which nobody can.")
