"""What several commands do with their arguments."""

from pathlib import Path

from ridotto.engine.box import read_toml
from ridotto.engine.errors import BadBox, UnknownName
from ridotto.engine.game import Box, Game, Option


def load_box(game: Game, edition: str | None, options: list[str]) -> Box:
    """The box of a built-in edition, or of an edition file if ``edition`` is a path."""
    chosen = dict(_option(text) for text in options)
    if edition is None or edition in game.editions:
        return game.load_box(edition or next(iter(game.editions)), chosen, None)
    path = Path(edition)
    if not path.suffix and not path.exists():
        raise UnknownName(
            f"Unknown edition {edition!r} of {game.name}: choose one of {', '.join(game.editions)}, "
            "or give the path of an edition file."
        )
    return load_edition_file(game, path, chosen)


def load_edition_file(game: Game, path: Path, options: dict[str, Option]) -> Box:
    """The box of an owner's edition file; BadBox names the file as well as key, value and reason."""
    changes = read_toml(path)
    try:
        return game.load_box(str(changes.get("name", "")), options, changes)
    except BadBox as error:
        raise BadBox(f"{path}: {error}") from error


def _option(text: str) -> tuple[str, Option]:
    name, equals, value = text.partition("=")
    if not equals:
        raise UnknownName(f"--option {text!r}: write NAME=VALUE, for example handshake=never.")
    if value in {"true", "false"}:
        return name, value == "true"
    return name, int(value) if value.isdecimal() else value
