"""Steps that bring the store of an older release to the present one, and the newest one into an empty folder."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from ridotto.engine.errors import RidottoError


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the store to the newest form, or that of a revision; RidottoError if a newer release has written it."""
    config = _configuration()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        raise RidottoError(
            f"The matches were written by a newer release of ridotto ({error}); "
            "install that release or choose another data directory."
        ) from error


def is_newest(connection: Connection) -> bool:
    """The store has the newest form already."""
    newest = ScriptDirectory.from_config(_configuration()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


def _configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config
