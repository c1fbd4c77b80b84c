"""Consistent copies of the matches in SQLite, made while a house may be open."""

import os
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from ridotto.engine.errors import RidottoError
from ridotto.server.settings import Settings


@dataclass(frozen=True)
class Copied:
    """What a backup holds."""

    matches: int
    entries: int
    secret: bool
    """The secret that cookies are signed with lay in the data directory, and is in the copy too."""


def copy_database(source: Path, target: Path) -> None:
    """Copy the matches as they are at one moment into one file; RidottoError with one sentence if that cannot be."""
    try:
        # 'rw' makes no database where none is, and tidies up behind itself, which 'ro' does not.
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as found,
            closing(sqlite3.connect(target)) as made,
        ):
            found.backup(made)
            made.execute("PRAGMA journal_mode = DELETE")
            damage = made.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.Error as error:
        raise RidottoError(
            f"The matches in {source} cannot be read ({error}); check the rights, or restore them from a backup."
        ) from error
    if damage != "ok":
        raise RidottoError(f"The matches in {source} are damaged ({damage}); restore them from a backup.")


def back_up(settings: Settings, folder: Path) -> Copied:
    """Copy matches and secret of a data directory into a new folder, which can then be used as one itself."""
    if not settings.database.exists():
        raise RidottoError(f"There are no matches in {settings.data_dir}; name the data directory with --data.")
    if folder.exists():
        raise RidottoError(f"{folder} is there already; name a folder that is not, so that no older copy is lost.")
    part = folder.with_name(f"{folder.name}.part-{os.getpid()}")
    try:
        part.mkdir(mode=0o700, parents=True)
        copied = _fill(part, settings)
        part.rename(folder)
    except OSError as error:
        raise RidottoError(f"{folder} cannot be written ({error.strerror or error}); choose another folder.") from error
    finally:
        shutil.rmtree(part, ignore_errors=True)
    return copied


def _fill(part: Path, settings: Settings) -> Copied:
    database = part / settings.database.name
    database.touch(mode=0o600)  # it tells what lies hidden, and which browser sits where
    copy_database(settings.database, database)
    secret = settings.secret_file.exists()
    if secret:
        shutil.copy2(settings.secret_file, part / settings.secret_file.name)
    with closing(sqlite3.connect(database)) as made:
        matches, entries = (
            made.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608
            for table in ("matches", "entries")
        )
    return Copied(matches, entries, secret)
