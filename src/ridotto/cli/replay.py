"""``ridotto replay``: check a record move by move."""

import json
from pathlib import Path

import typer

from ridotto.engine import record
from ridotto.engine.errors import BadRecord
from ridotto.engine.game import Json
from ridotto.engine.match import Match


def run(file: Path, as_json: bool, trace: bool, legal: bool) -> None:
    """Print the result, with ``trace`` move by move; a broken record ends with status 2."""
    try:
        match, steps = record.replay(record.read(file), legal=trace and legal)
    except BadRecord as error:
        if not as_json:
            raise
        typer.echo(json.dumps({"valid": False, "move": error.move, "seat": error.seat, "error": str(error)}))
        raise typer.Exit(2) from error
    scores, ranks, over = match.result()
    if as_json:
        found: Json = {"valid": True, "game": match.game.name, "moves": len(match.log), "over": over}
        found |= {"scores": [record.plain(score) for score in scores], "ranks": ranks}
        if trace:
            found["trace"] = steps
        typer.echo(json.dumps(found))
        return
    if trace:
        _print_trace(match, steps)
    typer.echo(f"{match.game.name} ({match.box.edition}), {len(match.log)} moves, {'over' if over else 'not over'}")
    for seat, name in enumerate(match.players):
        rank = f"rank {ranks[seat]}" if ranks else ""
        typer.echo(f"  seat {seat}  {name:20}  {record.plain(scores[seat]):>6}  {rank}".rstrip())


def _print_trace(match: Match, steps: list[Json]) -> None:
    for step, entry in zip(steps, match.log, strict=True):
        who = "chance" if entry.seat is None else match.players[entry.seat]
        typer.echo(f"{step['i']:>5}  {who:20}  {match.words_of(entry):24}  {step['scores']}")
        if "legal" in step:
            typer.echo(f"       legal: {', '.join(step['legal'])}")
