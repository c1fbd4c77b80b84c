"""``ridotto check``: can the stored matches go on under what is installed?"""

import json
from dataclasses import asdict
from pathlib import Path

import typer


def run(data: Path | None, database: str | None, live: bool, go_on: bool, as_json: bool) -> None:
    """Print a line for each match that cannot be replayed, and how many were."""
    from ridotto.server.check import Findings, Stuck, check
    from ridotto.server.database import read_url
    from ridotto.server.settings import Settings, default_data_dir

    def tell(stuck: Stuck) -> None:
        state = "not over" if stuck.live else "over"
        typer.echo(f"{stuck.match} ({stuck.game}, {state}): {stuck.reason}")

    def summary(found: Findings) -> str:
        checked = f"{found.checked} matches replayed, {found.live} of them not over"
        if not found.stuck:
            return f"{checked}: every one can be opened."
        faults = f"{checked}: {len(found.stuck)} cannot be opened, {found.live_stuck} of these are not over"
        if not found.live_stuck:
            return f"{faults}."
        return f"{faults}; finish them under the release they were begun with, or go on without them (--go-on)."

    url = None if database is None else read_url(database)
    settings = Settings(data_dir=data or default_data_dir(), database_url=url)
    found = check(settings, live, (lambda _: None) if as_json else tell)
    if as_json:
        typer.echo(json.dumps(asdict(found)))
    else:
        typer.echo(summary(found))
    if found.live_stuck and not go_on:
        raise typer.Exit(1)
