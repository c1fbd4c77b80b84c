"""Whether the stored matches can be replayed under the rules that are installed. Nothing stored is changed.

A new release may want the store in a newer form. It is checked in that form all the same: on a copy that is thrown
away, so that the release before it can still go on serving.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import asyncpg
from sqlalchemy import URL, Connection, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ridotto.engine.errors import RidottoError
from ridotto.server.copies import copy_database
from ridotto.server.database import Database, reason
from ridotto.server.faults import Fault
from ridotto.server.live import LiveMatch
from ridotto.server.metrics import Metrics
from ridotto.server.migrations import is_newest, migrate
from ridotto.server.settings import Settings
from ridotto.server.store import Store
from ridotto.server.tables import matches, metadata

VERSION = "alembic_version"


@dataclass(frozen=True)
class Stuck:
    """A match that cannot be replayed."""

    match: str
    game: str
    live: bool
    """It is not over yet."""
    reason: str


@dataclass(frozen=True)
class Findings:
    """What a check has found."""

    checked: int
    live: int
    stuck: list[Stuck]

    @property
    def live_stuck(self) -> int:
        """Matches that people are in the middle of and that could not go on."""
        return sum(each.live for each in self.stuck)


def check(settings: Settings, live_only: bool, told: Callable[[Stuck], None] = lambda _: None) -> Findings:
    """Replay all matches, or those that are not over; each that cannot be is told at once."""
    return asyncio.run(_check(settings, live_only, told))


async def _check(settings: Settings, live_only: bool, told: Callable[[Stuck], None]) -> Findings:
    wanted = select(matches.c.id, matches.c.game, matches.c.over).order_by(matches.c.created, matches.c.id)
    checked = live = 0
    stuck = []
    async with _as_it_is(settings) as database:
        if database is None:
            return Findings(0, 0, [])
        store = Store(database, Metrics())
        async with database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        for row in rows:
            if live_only and row.over:
                continue
            checked += 1
            live += not row.over
            if (why := await _why_not(store, row.id)) is not None:
                stuck.append(Stuck(row.id, row.game, not row.over, why))
                told(stuck[-1])
    return Findings(checked, live, stuck)


async def _why_not(store: Store, match_id: str) -> str | None:
    """Why a match cannot be replayed; None if it can."""
    try:
        LiveMatch(await store.head(match_id), await store.lines(match_id))
    except Fault:
        raise  # of the database; it says nothing about this match
    except RidottoError as error:
        return str(error)
    except Exception as error:  # whatever was written there from outside
        return f"what is stored of it cannot be read ({type(error).__name__}: {error})."
    return None


@asynccontextmanager
async def _as_it_is(settings: Settings) -> AsyncIterator[Database | None]:
    """The store as it is at this moment, in the newest form; None if there is none yet."""
    if settings.database_url is not None:
        async with _postgresql(settings.database_url) as database:
            yield database
    elif not settings.database.exists():
        yield None
    else:
        with tempfile.TemporaryDirectory(prefix="ridotto-check-") as folder:
            copy = Path(folder) / settings.database.name
            copy_database(settings.database, copy)
            database = Database(URL.create("sqlite+aiosqlite", database=str(copy)))
            try:
                async with database.engine.begin() as connection:
                    await connection.run_sync(migrate)
                yield database
            except SQLAlchemyError as error:
                raise RidottoError(
                    f"The matches in {settings.database} cannot be read ({reason(error)}); restore them from a backup."
                ) from error
            finally:
                await database.close()


class _OneMoment(Database):
    """A PostgreSQL as one transaction sees it that is rolled back in the end."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self.connection: AsyncConnection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Always the same transaction."""
        yield self.connection


@asynccontextmanager
async def _postgresql(url: URL) -> AsyncIterator[Database | None]:
    database = _OneMoment(url)
    try:
        async with database.engine.connect() as connection:
            database.connection = await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin() as transaction:
                yield database if await connection.run_sync(_newest) else None
                await transaction.rollback()
    except (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
        raise RidottoError(
            f"The matches in {database.name} cannot be read ({reason(error)}); start that database or correct its "
            "address."
        ) from error
    finally:
        await database.close()


def _newest(connection: Connection) -> bool:
    """Let this transaction see the newest form, if need be in temporary tables; False if there is no store yet."""
    found = text("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    there = set(connection.execute(found).scalars()) & {VERSION, *metadata.tables}
    if VERSION not in there:
        return False
    if is_newest(connection):
        return True
    schema = connection.execute(text("SELECT quote_ident(current_schema())")).scalar_one()
    indexes = connection.execute(
        text("SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = current_schema()")
    ).all()
    for table in there:
        connection.execute(text(f"CREATE TEMP TABLE {table} (LIKE {schema}.{table} INCLUDING DEFAULTS) ON COMMIT DROP"))
        connection.execute(text(f"INSERT INTO pg_temp.{table} SELECT * FROM {schema}.{table}"))  # noqa: S608
        for index in (index.indexdef for index in indexes if index.tablename == table):
            connection.execute(text(index.replace(f" ON {schema}.", " ON pg_temp.", 1)))
    # From here on nothing else can be seen, so that no step locks or changes what others use.
    connection.execute(text("SET LOCAL search_path = pg_temp"))
    migrate(connection)
    return True
