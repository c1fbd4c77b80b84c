"""The store: matches as append-only logs in a database.

Every write is one transaction. A fault of the database (disk full, locked, read-only, damaged) is a StoreFault, and
nothing of the write remains.
"""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import URL, create_engine, event, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Json
from ridotto.server.chain import beginning, link
from ridotto.server.faults import NoSuchMatch, StoreFault, Taken
from ridotto.server.migrations import migrate
from ridotto.server.tables import entries, matches, seats

Kind = Literal["move", "undo", "chance"]
LOCKED_MS = 5000


@dataclass(frozen=True)
class Head:
    """What was fixed when a match was created."""

    id: str
    game: str
    edition: str
    options: dict[str, bool | int | str]
    changes: Json | None
    rules_version: int
    box_hash: str | None
    """``chain.box_hash``; None for a match of an older release."""
    seats: list[Json]
    """For each seat ``name``, ``kind`` and ``bot``."""
    setup: Json
    seed: str
    creator: str
    created: str

    def hash(self) -> str:
        """Where the chain of the log begins."""
        return beginning(vars(self))


@dataclass(frozen=True)
class Line:
    """One entry of a log. The words of an undo are empty."""

    seq: int
    kind: Kind
    seat: int | None
    words: str
    hash: str
    """Over the entry and the hash before it (``server.chain``)."""

    @classmethod
    def after(cls, before: str, seq: int, kind: Kind, seat: int | None, words: str) -> "Line":
        """The entry that follows the one with the hash ``before``."""
        return cls(seq, kind, seat, words, link(before, seq, kind, seat, words))


def prepare(database: Path) -> None:
    """Create the database or bring it to the newest form; RidottoError with one sentence if that cannot be."""
    engine = create_engine(URL.create("sqlite", database=str(database)))
    event.listen(engine, "connect", _set_up)
    try:
        with engine.begin() as connection:
            migrate(connection)
    except (SQLAlchemyError, OSError) as error:
        raise RidottoError(
            f"The matches in {database} cannot be opened ({reason(error)}); repair that file or move it away."
        ) from error
    finally:
        engine.dispose()


def _set_up(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {LOCKED_MS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # a move that was answered survives a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def reason(error: Exception) -> str:
    """What the database itself says, without the statement."""
    return str(getattr(error, "orig", None) or error).splitlines()[0].rstrip(".")


class Store:
    """The store of one server."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._engine: AsyncEngine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(database)))
        event.listen(self._engine.sync_engine, "connect", _set_up)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    @asynccontextmanager
    async def _transaction(self, fault: str) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Taken from error
        except (SQLAlchemyError, OSError) as error:
            raise StoreFault(fault, file=self.database.name, reason=reason(error)) from error

    async def create(self, head: Head, owners: Mapping[int, str]) -> None:
        """A new match with an empty log, and which browser has which seat."""
        async with self._transaction("server-not-saved") as connection:
            await connection.execute(insert(matches).values(**vars(head), over=False))
            if owners:
                rows = [{"match_id": head.id, "seat": seat, "browser": browser} for seat, browser in owners.items()]
                await connection.execute(insert(seats), rows)

    async def append(self, match_id: str, line: Line) -> None:
        """One more entry; Taken if the log has one with this number."""
        async with self._transaction("server-not-saved") as connection:
            await connection.execute(insert(entries).values(match_id=match_id, **vars(line)))

    async def mark_over(self, match_id: str) -> None:
        """Remember for lists that the match has ended."""
        async with self._transaction("server-not-saved") as connection:
            await connection.execute(update(matches).where(matches.c.id == match_id).values(over=True))

    async def head(self, match_id: str) -> Head:
        """What was fixed at the start of a match; NoSuchMatch."""
        columns = [column for column in matches.c if column.name != "over"]
        async with self._transaction("server-not-read") as connection:
            row = (await connection.execute(select(*columns).where(matches.c.id == match_id))).one_or_none()
        if row is None:
            raise NoSuchMatch(match_id)
        return Head(**row._mapping)

    async def lines(self, match_id: str) -> list[Line]:
        """The whole log of a match."""
        wanted = select(entries.c.seq, entries.c.kind, entries.c.seat, entries.c.words, entries.c.hash)
        async with self._transaction("server-not-read") as connection:
            rows = await connection.execute(wanted.where(entries.c.match_id == match_id).order_by(entries.c.seq))
            return [Line(**row._mapping) for row in rows]

    async def seats_of(self, match_id: str, browser: str | None) -> list[int]:
        """The seats that a browser has in a match."""
        if browser is None:
            return []
        wanted = select(seats.c.seat).where(seats.c.match_id == match_id, seats.c.browser == browser)
        async with self._transaction("server-not-read") as connection:
            return list((await connection.execute(wanted.order_by(seats.c.seat))).scalars())

    async def owners(self, match_id: str) -> dict[int, str]:
        """The browser of every seat that has one."""
        wanted = select(seats.c.seat, seats.c.browser).where(seats.c.match_id == match_id)
        async with self._transaction("server-not-read") as connection:
            return {row.seat: row.browser for row in await connection.execute(wanted)}

    async def matches_of(self, browser: str, most: int = 100) -> list[dict[str, Any]]:
        """The newest matches that a browser has a seat in, or has created."""
        has_seat = select(seats.c.match_id).where(seats.c.browser == browser)
        wanted = (
            select(matches.c.id, matches.c.game, matches.c.edition, matches.c.seats, matches.c.over, matches.c.created)
            .where(or_(matches.c.creator == browser, matches.c.id.in_(has_seat)))
            .order_by(matches.c.created.desc(), matches.c.id)
            .limit(most)
        )
        async with self._transaction("server-not-read") as connection:
            return [dict(row._mapping) for row in await connection.execute(wanted)]
