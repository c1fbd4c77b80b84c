"""``ridotto box``: the components of a game and where their figures come from."""

import json
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table

from ridotto.cli.common import load_box, load_edition_file
from ridotto.engine.box import leaves, provenance, show
from ridotto.engine.game import Box, find_game


def run(name: str, edition: str | None, check: Path | None, as_json: bool) -> None:
    """Print the box of an edition, or check an edition file and say what it changes."""
    game = find_game(name)
    if check is not None:
        box = load_edition_file(game, check, {})
        changed = [path for path, _ in leaves(box.changes or {}) if path in dict(leaves(box.data))]
        if as_json:
            typer.echo(json.dumps({"valid": True, "edition": box.edition, "changes": changed}))
        else:
            typer.echo(
                f"{check} is a valid edition {box.edition!r} of {game.name}: "
                f"it changes {', '.join(changed) or 'nothing'}."
            )
        return
    box = load_box(game, edition, [])
    if as_json:
        typer.echo(json.dumps(_as_json(box)))
    else:
        _print(box)


def _as_json(box: Box) -> dict[str, object]:
    figures = []
    for path, value in leaves(box.data):
        found = provenance(box.data, path, box.changes)
        figures.append(
            {
                "key": path,
                "value": value,
                "sources": found.sources,
                "confidence": found.confidence,
                **({"note": found.note} if found.note else {}),
            }
        )
    return {
        "game": box.game,
        "edition": box.edition,
        "rules": box.rules_version,
        "figures": figures,
        "switches": box.data["switches"],
        "sources": box.data["sources"],
    }


def _print(box: Box) -> None:
    console = Console()
    table = Table(title=f"{box.game}, edition {box.edition}, rules version {box.rules_version}", title_justify="left")
    for column in ("key", "value", "confidence", "sources"):
        table.add_column(column)
    for path, value in leaves(box.data):
        found = provenance(box.data, path, box.changes)
        text = ", ".join(show(each) for each in value) if isinstance(value, list) else show(value)
        sources = ", ".join(found.sources) + (f" ({found.note})" if found.note else "")
        table.add_row(path, text, found.confidence, sources)
    console.print(table)
    console.print("[bold]Switches[/bold] (the default first)")
    for name, values in box.data["switches"].items():
        console.print(f"  {name} = {' | '.join(show(value) for value in values)}", highlight=False)
    console.print("[bold]Sources[/bold]")
    for name, text in box.data["sources"].items():
        console.print(f"  {name}: {text}", highlight=False)
