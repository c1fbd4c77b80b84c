"""Games told in sentences on the terminal, from the words of their pages."""

from collections.abc import Callable, Sequence
from typing import Protocol

from ridotto.cli.told.great_split import GreatSplit
from ridotto.cli.told.intrigo import Intrigo
from ridotto.cli.told.mille_fiori import MilleFiori
from ridotto.engine.game import Box, Game, Json
from ridotto.engine.record import plain

__all__ = ["Teller", "teller_of"]


class Teller(Protocol):
    """Tells the moves of one match."""

    title: str
    """What the game is called."""

    def choice(self, words: str) -> str:
        """A move in a few words, without who makes it and what it brings."""
        ...

    def move(self, seat: int, words: str, events: Sequence[Json]) -> str:
        """The sentence of a move with what it brought."""
        ...

    def deeds(self, moves: Sequence[str], seat: int, events: Sequence[Json], /) -> list[str]:
        """Moves of a seat, one after the other, as deeds: "playing coin 1 on E5"."""
        ...

    def gains(self, seat: int, events: Sequence[Json], /) -> list[str]:
        """What events bring the seat, and what they bring others, in a few words each."""
        ...

    def score(self, points: float) -> str:
        """What a score stands for."""
        ...

    def mean(self, points: float) -> str:
        """The same of an average, or of a difference of two."""
        ...


TELLERS: dict[str, Callable[[Game, Json, Sequence[str]], Teller]] = {
    "great-split": GreatSplit,
    "intrigo": Intrigo,
    "mille-fiori": MilleFiori,
}


def teller_of(game: Game, box: Box, players: Sequence[str]) -> Teller:
    """Who tells a game; one of which only its records are known is told in their words."""
    found = TELLERS.get(game.name)
    return found(game, game.components(box), players) if found else _Plain(game, players)


class _Plain:
    """Tells a game without knowing it."""

    def __init__(self, game: Game, players: Sequence[str]) -> None:
        self.title = game.name
        self._players = players

    def choice(self, words: str) -> str:
        return words

    def move(self, seat: int, words: str, events: Sequence[Json]) -> str:
        points = sum(each.get("points", 0) for each in events if each.get("seat") == seat)
        return f"{self._players[seat]}: {words}{f' ({self.score(points)})' if points else ''}."

    def deeds(self, moves: Sequence[str], *_: object) -> list[str]:
        return list(moves)

    def gains(self, seat: int, events: Sequence[Json]) -> list[str]:
        points = sum(each.get("points", 0) for each in events if each.get("seat") == seat)
        return [self.score(points)] if points else []

    def score(self, points: float) -> str:
        return f"{plain(points)} points"

    def mean(self, points: float) -> str:
        return self.score(round(points, 1))
