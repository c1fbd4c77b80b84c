"""``ridotto verify``: prove that nobody chose what chance decided."""

from pathlib import Path

import typer

from ridotto.engine import fair, record
from ridotto.engine.game import Json
from ridotto.engine.match import Match


def run(file: Path, shown: str | None) -> None:
    """Say that chance was fair; a record that does not follow from its seed ends with status 2."""
    found = record.read(file)
    match = fair.verify(found, shown)
    typer.echo(
        f"{match.game.name} ({match.box.edition}), {len(match.log)} moves: all moves are legal, and "
        + (_continued if fair.ORIGIN in found else _dealt)(match, found)
        + f"follow from the seed with {_named(found)}, "
        + ("as it was shown at the start." if shown else "which the page showed at the start (check it with --hash).")
    )


def _dealt(match: Match, _: Json) -> str:
    """What follows from the seed of a match that was dealt."""
    return f"the setup and {_chances(match, 0, None)} later outcomes of chance "


def _continued(match: Match, found: Json) -> str:
    """What follows from it if the match was played on from another one: only what chance has decided since then."""
    origin = found[fair.ORIGIN]
    moves = int(origin["moves"])
    return (
        f"it was played on from move {moves} of the match {origin.get('match', 'that it names')}. The setup and "
        f"{_chances(match, 0, moves)} outcomes of chance before that follow from the seed of that match with "
        f"{_named(origin)}, which could be known before this one began, and prove nothing about it; "
        f"{_chances(match, moves, None)} outcomes of chance since then "
    )


def _named(found: Json) -> str:
    return f"the hash {found[fair.SEED_HASH][:16]}.."


def _chances(match: Match, since: int, until: int | None) -> int:
    return sum(entry.seat is None for entry in match.log[since:until])
