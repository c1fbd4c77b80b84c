"""``ridotto verify``: prove that nobody chose what chance decided."""

from pathlib import Path

import typer

from ridotto.engine import fair, record


def run(file: Path, shown: str | None) -> None:
    """Say that chance was fair; a record that does not follow from its seed ends with status 2."""
    found = record.read(file)
    match = fair.verify(found, shown)
    chances = sum(entry.seat is None for entry in match.log)
    typer.echo(
        f"{match.game.name} ({match.box.edition}), {len(match.log)} moves: all moves are legal, and the setup and "
        f"{chances} later outcomes of chance follow from the seed with the hash {found[fair.SEED_HASH][:16]}.., "
        + ("as it was shown at the start." if shown else "which the page showed at the start (check it with --hash).")
    )
