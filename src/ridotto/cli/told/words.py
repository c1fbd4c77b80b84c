"""Words of games and of the house, from the same Fluent catalogues that the page speaks."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from ridotto.engine.game import Game, Json

LANGUAGE = "en"
"""The command line speaks no other one."""


class Words:
    """The messages of a game, or some of the house's."""

    def __init__(self, folder: Path, prefix: str, *parts: str) -> None:
        """``parts``: the catalogues in ``folder``, ``.ui`` for ``en.ui.ftl``."""
        self._prefix = prefix
        self._bundle = FluentBundle([LANGUAGE], use_isolating=False)
        for part in parts:
            self._bundle.add_resource(FluentResource((folder / f"{LANGUAGE}{part}.ftl").read_text("utf-8")))

    @classmethod
    def of_game(cls, game: Game, prefix: str) -> "Words":
        """Those of a game."""
        return cls(game.folder / "words", prefix, "", ".ui")

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """The message ``PREFIX-MESSAGE``; an unknown one comes back as it is, so that a gap is seen."""
        name = f"{self._prefix}-{message}"
        value = self._bundle.get_message(name).value if self._bundle.has_message(name) else None
        return name if value is None else str(self._bundle.format_pattern(value, arguments)[0])


@dataclass(frozen=True)
class Telling:
    """What the sentences about a match are made of."""

    say: Words
    players: Sequence[str]
    components: Json

    def name(self, seat: int | None) -> str:
        """Who sits there; nobody for None."""
        return "" if seat is None else self.players[seat]


def every(items: Iterable[str]) -> str:
    """All of them: "a, b, and c"."""
    return format_list(list(items), locale=LANGUAGE)


def either(items: Iterable[str]) -> str:
    """One of them: "a, b, or c"."""
    return format_list(list(items), style="or", locale=LANGUAGE)


def sentence(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]
