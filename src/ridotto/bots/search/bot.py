"""A computer player that searches."""

from dataclasses import fields, replace
from typing import Any

from ridotto.bots.bot import Actions, Rng, choose_move
from ridotto.bots.search.memory import Memory
from ridotto.bots.search.plan import Plan
from ridotto.bots.search.search import search
from ridotto.bots.simple import GreedyBot
from ridotto.engine.errors import RidottoError
from ridotto.engine.view import View

LIMITS = {
    "iterations": (1, 1e9),
    "seconds": (0.001, 3600),
    "threads": (1, 64),
    "exploration": (0, 100),
    "temperature": (0, 100),
    "candidates": (1, 1e4),
    "depth": (-1, 1e4),
}
"""What fields of a plan may be; the others are 0 to 1."""


_AT_ONCE = GreedyBot()


class SearchBot:
    """Plays the move that the search of its plan visits most."""

    def __init__(self, name: str, plan: Plan, memory: Memory | None = None) -> None:
        """With ``memory`` it plays one seat of one game and goes on from what it has found there before."""
        self.name = name
        self.plan = plan
        self._memory = memory

    def seated(self) -> "SearchBot":
        """The same bot for one seat of one game, with a memory if its plan remembers."""
        return SearchBot(self.name, self.plan, Memory()) if self.plan.remembers > 0 else self

    def choose(self, view: View, rng: Rng) -> int:
        """The first action of its move."""
        return self.move(view, rng)[0]

    def move(self, view: View, rng: Rng) -> Actions:
        """A whole move; without a search if there is only one, and at once what a search too short for one leaves."""
        if self._memory is None:
            return self._move(view, rng)
        self._memory.see(view)
        actions = self._move(view, rng)
        self._memory.act(actions)
        return actions

    def _move(self, view: View, rng: Rng) -> Actions:
        moves = view.moves()
        if len(moves) == 1:
            return moves[0]
        found = search(view, self.plan, rng, memory=self._memory).candidates
        return found[0].actions if found else choose_move(_AT_ONCE, view, rng)


def read_plan(text: str) -> Plan:
    """The plan that ``iterations=500,threads=2`` stands for; RidottoError if it stands for none."""
    known: dict[str, Any] = {field.name: field.default for field in fields(Plan)}
    plan = Plan()
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        if name not in known:
            raise RidottoError(f"search: there is no {name[:40]!r}; what can be set is {', '.join(known)}.")
        plan = replace(plan, **{name: _read(name, value, known[name])})
    return plan


def _read(name: str, value: str, default: Any) -> Any:
    kind = float if default is None else type(default)
    lowest, highest = LIMITS.get(name, (0, 1))
    try:
        read = kind(int(value)) if kind is not float else float(value)
    except ValueError:
        read = None
    if read is None or not lowest <= read <= highest:
        raise RidottoError(f"search: {name}={value[:40]} should be a number from {lowest:g} to {highest:g}.")
    return read
