"""``ridotto verify``: prove that nobody chose what chance decided."""

from pathlib import Path

import typer

from ridotto.engine import fair, record


def run(file: Path) -> None:
    """Say that chance was fair; a record that does not follow from its seed ends with status 2."""
    match = fair.verify(record.read(file))
    chances = sum(entry.seat is None for entry in match.log)
    typer.echo(
        f"{match.game.name} ({match.box.edition}), {len(match.log)} moves: all moves are legal, and the setup and "
        f"{chances} later outcomes of chance follow from the seed whose hash was told at the start."
    )
