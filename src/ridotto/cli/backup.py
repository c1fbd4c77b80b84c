"""``ridotto backup``: a copy of the matches to keep elsewhere."""

import os
from pathlib import Path

import typer

from ridotto.engine.errors import RidottoError


def run(folder: Path, data: Path | None) -> None:
    """Copy the data directory and say what is in the copy."""
    from ridotto.server.copies import back_up
    from ridotto.server.settings import Settings, default_data_dir

    if os.environ.get("RIDOTTO_DATABASE"):
        raise RidottoError(
            "The matches are in the PostgreSQL of RIDOTTO_DATABASE; copy them with its own program pg_dump."
        )
    copied = back_up(Settings(data_dir=data or default_data_dir()), folder)
    without = "" if copied.secret else " Keep the secret of RIDOTTO_SECRET too: without it nobody gets back to a seat."
    typer.echo(
        f"Copied {copied.matches} matches with {copied.entries} entries to {folder}; "
        f"'ridotto check --data {folder}' replays them.{without}"
    )
