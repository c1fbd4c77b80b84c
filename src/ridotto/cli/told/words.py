"""Words of a game, from the same Fluent catalogues that the page speaks."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from ridotto.engine.game import Json

LANGUAGE = "en"
"""The command line speaks no other one."""


class Words:
    """The messages of a game."""

    def __init__(self, game: Path, prefix: str) -> None:
        self._prefix = prefix
        self._bundle = FluentBundle([LANGUAGE], use_isolating=False)
        for file in (f"{LANGUAGE}.ftl", f"{LANGUAGE}.ui.ftl"):
            self._bundle.add_resource(FluentResource((game / "words" / file).read_text("utf-8")))

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
