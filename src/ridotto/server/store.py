"""The store: matches as append-only logs in a database.

Every write is one transaction. A fault of the database (disk full, locked, read-only, damaged) is a StoreFault, and
nothing of the write remains.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal

from sqlalchemy import insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ridotto.engine.game import Json
from ridotto.server.chain import beginning, link
from ridotto.server.database import Database
from ridotto.server.faults import NoSuchMatch, NoSuchTable
from ridotto.server.metrics import Metrics
from ridotto.server.tables import entries, invitations, matches, seats

Kind = Literal["move", "chance", "undo", "ask", "agree", "decline", "takeover", "return", "pause", "go-on", "excuse"]
TABLE = "table "
"""Before the id of a table in what servers tell each other; the id of a match stands alone."""


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
    terms: Json | None = None
    """``wire.Terms``; None for a match of an older release."""

    def hash(self) -> str:
        """Where the chain of the log begins."""
        return beginning({name: value for name, value in vars(self).items() if name != "terms" or value is not None})


@dataclass(frozen=True)
class Line:
    """One entry of a log. Moves and chance have the words of the record format; those of the others: ``log.py``."""

    seq: int
    kind: Kind
    seat: int | None
    words: str
    hash: str
    """Over the entry and the hash before it (``server.chain``)."""
    at: int | None = None
    """When it was accepted: milliseconds since 1970, UTC; None in a log of an older release."""

    @classmethod
    def after(cls, before: str, seq: int, kind: Kind, seat: int | None, words: str, at: int | None = None) -> "Line":
        """The entry that follows the one with the hash ``before``."""
        parts = (seq, kind, seat, words) if at is None else (seq, kind, seat, words, at)
        return cls(seq, kind, seat, words, link(before, *parts), at)

    def follows(self, before: str) -> bool:
        """It continues the entry with the hash ``before``, unchanged."""
        return self == Line.after(before, self.seq, self.kind, self.seat, self.words, self.at)


@dataclass(frozen=True)
class Waiting:
    """A table that waits for friends."""

    id: str
    host: str
    """The browser that has opened it."""
    listed: bool
    open: bool
    """Neither closed nor begun."""
    state: Json
    """``game``, ``edition``, ``options``, ``match`` (None until it has begun), and for each of the ``seats`` ``kind``
    (also ``open``), ``name``, ``bot`` and ``browser``."""
    version: int
    created: str


class Store:
    """The store of one server."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self.database = database
        self._metrics = metrics
        self._transaction = database.transaction

    async def probe(self) -> None:
        """StoreFault unless matches can be read."""
        async with self._transaction("server-not-read") as connection:
            await connection.execute(select(matches.c.id).limit(1))

    async def create(self, head: Head, owners: Mapping[int, str], previous: str | None = None) -> None:
        """A new match with an empty log, and which browser has which seat; Taken if ``previous`` has its rematch."""
        async with self._transaction("server-not-saved") as connection:
            await self._create(connection, head, owners, previous)
            if previous is not None:
                await self.database.tell(connection, previous)

    async def begin(self, head: Head, owners: Mapping[int, str], waiting: Waiting) -> bool:
        """The match of a waiting table, and the table as begun; False, and nothing kept, if others have changed it."""
        async with self._transaction("server-not-saved") as connection:
            if not await self._replace(connection, waiting):
                return False
            await self._create(connection, head, owners, None)
            return True

    async def _create(
        self, connection: AsyncConnection, head: Head, owners: Mapping[int, str], previous: str | None
    ) -> None:
        await connection.execute(insert(matches).values(**vars(head), over=False, previous=previous))
        if owners:
            rows = [{"match_id": head.id, "seat": seat, "browser": browser} for seat, browser in owners.items()]
            await connection.execute(insert(seats), rows)

    async def rematch_of(self, match_id: str) -> str | None:
        """The match that goes on where this one ended, if there is one."""
        async with self._transaction("server-not-read") as connection:
            found = await connection.execute(select(matches.c.id).where(matches.c.previous == match_id))
            return found.scalar_one_or_none()

    async def append(self, match_id: str, line: Line) -> None:
        """One more entry; Taken if the log has one with this number."""
        with self._metrics.storing.time():
            async with self._transaction("server-not-saved") as connection:
                await connection.execute(insert(entries).values(match_id=match_id, **vars(line)))
                await self.database.tell(connection, match_id)
        self._metrics.entries.labels(line.kind).inc()

    async def invite(self, waiting: Waiting) -> None:
        """A new table that waits for friends."""
        async with self._transaction("server-not-saved") as connection:
            await connection.execute(insert(invitations).values(**vars(waiting)))

    async def invitation(self, invitation_id: str) -> Waiting:
        """A table that waits for friends; NoSuchTable."""
        async with self._transaction("server-not-read") as connection:
            row = (await connection.execute(select(invitations).where(invitations.c.id == invitation_id))).one_or_none()
        if row is None:
            raise NoSuchTable(invitation_id)
        return Waiting(**row._mapping)

    async def replace(self, waiting: Waiting) -> bool:
        """Keep a changed table; False if somebody has changed it since it was read."""
        async with self._transaction("server-not-saved") as connection:
            return await self._replace(connection, waiting)

    async def _replace(self, connection: AsyncConnection, waiting: Waiting) -> bool:
        same = (invitations.c.id == waiting.id, invitations.c.version == waiting.version)
        changed = {**vars(waiting), "version": waiting.version + 1}
        done = await connection.execute(update(invitations).where(*same).values(**changed))
        if done.rowcount:
            await self.database.tell(connection, f"{TABLE}{waiting.id}")
        return bool(done.rowcount)

    async def open_tables(self, browser: str | None, since: str, most: int = 200) -> list[Waiting]:
        """Tables that wait, opened after ``since``, newest first: listed ones, and those of the browser itself."""
        wanted = (
            select(invitations)
            .where(
                or_(invitations.c.listed, invitations.c.host == browser),
                invitations.c.open,
                invitations.c.created > since,
            )
            .order_by(invitations.c.created.desc())
            .limit(most)
        )
        async with self._transaction("server-not-read") as connection:
            return [Waiting(**row._mapping) for row in await connection.execute(wanted)]

    async def mark_over(self, match_id: str) -> None:
        """Remember for lists that the match has ended."""
        async with self._transaction("server-not-saved") as connection:
            await connection.execute(update(matches).where(matches.c.id == match_id).values(over=True))

    async def head(self, match_id: str) -> Head:
        """What was fixed at the start of a match; NoSuchMatch."""
        columns = [matches.c[field.name] for field in fields(Head)]
        async with self._transaction("server-not-read") as connection:
            row = (await connection.execute(select(*columns).where(matches.c.id == match_id))).one_or_none()
        if row is None:
            raise NoSuchMatch(match_id)
        return Head(**row._mapping)

    async def lines(self, match_id: str, after: int = 0) -> list[Line]:
        """The log of a match from the entry after number ``after`` on."""
        wanted = select(*(entries.c[field.name] for field in fields(Line)))
        async with self._transaction("server-not-read") as connection:
            ours = wanted.where(entries.c.match_id == match_id, entries.c.seq > after)
            rows = await connection.execute(ours.order_by(entries.c.seq))
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
