"""The database behind the store: SQLite in the data directory, or PostgreSQL that several servers share."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import asyncpg
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ridotto.engine.errors import RidottoError
from ridotto.server.faults import StoreFault, Taken
from ridotto.server.migrations import migrate

LOCKED_MS = 5000
POOL = {"pool_size": 10, "max_overflow": 0}
"""Connections that stay open: to open one for every transaction of a busy moment takes longer than to wait for one."""
CHANNEL = "ridotto"
TRY_AGAIN = 1.0
CONNECT_WITHIN = 10.0
MIGRATING = 7_215_846
"""The lock of PostgreSQL that one server holds while it brings the database to its newest form."""

Told = Callable[[str | None], None]
"""Called with what another server said, and with None if something may have been missed."""


def read_url(given: str) -> URL:
    """The address of a database with its driver; RidottoError with one sentence if it is none."""
    sentence = "give it as postgresql://USER:PASSWORD@HOST/NAME, or leave it out to keep matches in the data directory."
    try:
        url = make_url(given)
    except (ArgumentError, ValueError) as error:
        raise RidottoError(f"The database {given[:80]!r} is no address: {sentence}") from error
    if url.get_backend_name() not in {"postgresql", "postgres"}:
        raise RidottoError(f"A database of the kind {url.get_backend_name()!r} is not possible: {sentence}")
    return url.set(drivername="postgresql+asyncpg")


def reason(error: BaseException) -> str:
    """What the database itself says, without the statement."""
    said = str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__]
    return said[0].rpartition(">: ")[2].rstrip(".")


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {LOCKED_MS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # a move that was answered survives a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


class Database:
    """One database, for one event loop."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.shared = url.get_backend_name() == "postgresql"
        """Other servers may change it; they say so."""
        self.engine: AsyncEngine = (
            create_async_engine(url, pool_pre_ping=True, connect_args={"timeout": CONNECT_WITHIN}, **POOL)
            if self.shared
            else create_async_engine(url, **POOL)
        )
        self._writing = asyncio.Lock()
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)

    @property
    def name(self) -> str:
        """What people call it: never with a password."""
        host = f"{self.url.host}/" if self.url.host else ""
        return f"{host}{self.url.database}" if self.shared else str(self.url.database).rpartition("/")[2]

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes nothing; StoreFault if the database cannot."""
        with self._told("server-database-not-read" if self.shared else "server-not-read"):
            async with self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """All of it or nothing; Taken if a key is there already, StoreFault if the database cannot."""
        with self._told("server-database-not-saved" if self.shared else "server-not-saved"):
            async with self._turn(), self.engine.begin() as connection:
                yield connection

    @contextmanager
    def _told(self, fault: str) -> Iterator[None]:
        try:
            yield
        except IntegrityError as error:
            raise Taken from error
        except (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
            raise StoreFault(fault, file=self.name, reason=reason(error)) from error

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """SQLite has one writer at a time, and those that it lets wait it forgets: here they take turns."""
        if self.shared:
            yield
            return
        try:
            async with asyncio.timeout(LOCKED_MS / 1000):
                await self._writing.acquire()
        except TimeoutError as error:
            raise TimeoutError("database is locked") from error
        try:
            yield
        finally:
            self._writing.release()

    async def tell(self, connection: AsyncConnection, *messages: str) -> None:
        """Say something to the other servers once the transaction is done."""
        if self.shared:
            said = [{"channel": CHANNEL, "message": message} for message in messages]
            await connection.execute(text("SELECT pg_notify(:channel, :message)"), said)

    async def listen(self, told: Told) -> None:
        """Hear what other servers say, for ever; after a break ``told`` is called with None."""
        if not self.shared:
            return
        dsn = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                connection = await asyncpg.connect(dsn, timeout=CONNECT_WITHIN)
                try:
                    gone = asyncio.Event()
                    connection.add_termination_listener(lambda _, gone=gone: gone.set())
                    await connection.add_listener(CHANNEL, lambda *heard: told(str(heard[3])))
                    told(None)
                    await gone.wait()
                finally:
                    connection.terminate()
            await asyncio.sleep(TRY_AGAIN)


def prepare(url: URL) -> None:
    """Create the tables or bring them to the newest form; RidottoError with one sentence if that cannot be."""
    asyncio.run(_prepare(Database(url)))


async def _prepare(database: Database) -> None:
    def bring(connection: Connection) -> None:
        if database.shared:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
        migrate(connection)

    try:
        async with database.engine.begin() as connection:
            await connection.run_sync(bring)
    except (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
        where = database.name if database.shared else database.url.database
        raise RidottoError(
            f"The matches in {where} cannot be opened ({reason(error)}); "
            + (
                "start that database or correct its address."
                if database.shared
                else "repair that file or move it away."
            )
        ) from error
    finally:
        await database.close()
