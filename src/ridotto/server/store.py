"""The store: matches as append-only logs in a database.

Every write is one transaction. A fault of the database (disk full, locked, read-only, damaged) is a StoreFault, and
nothing of the write remains.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal

from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ridotto.engine.game import Json
from ridotto.server.appends import Appends
from ridotto.server.chain import beginning, link
from ridotto.server.database import Database
from ridotto.server.faults import NoSuchMatch, NoSuchTable
from ridotto.server.metrics import Metrics
from ridotto.server.tables import alive, entries, invitations, matches, said, seats
from ridotto.server.wire import Said

Kind = Literal[
    "move", "chance", "undo", "ask", "agree", "decline", "takeover", "return", "pause", "go-on", "excuse", "hint"
]
TABLE, SAID, SEATS = "table ", "said ", "seats "
"""What servers tell each other: that a waiting table is another one, that somebody has said something in a match or has
passed on a seat. The id of a match says that its log has grown, and the new entries follow it if they are short."""
LONGEST_NEWS = 7000
"""PostgreSQL takes less than 8000 bytes."""


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
    origin: Json | None = None
    """The match that this one was played on from (``branching.origin_of``)."""

    def hash(self) -> str:
        """Where the chain of the log begins."""
        later = {"terms", "origin"}  # without them, matches of older releases keep their hash
        return beginning({name: value for name, value in vars(self).items() if name not in later or value is not None})


@dataclass(frozen=True)
class Line:
    """One entry of a log. Moves and chance have the words of the record format, the others those of ``agreement``."""

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


def news_of(match_id: str, lines: Sequence[Line]) -> str:
    """What the other servers are told of new entries."""
    news = f"{match_id} {json.dumps([list(vars(line).values()) for line in lines])}"
    return news if len(news) < LONGEST_NEWS else match_id


def read_news(news: str) -> tuple[str, list[Line]]:
    """The match whose log has grown, and its new entries if they were told."""
    match_id, _, lines = news.partition(" ")
    return match_id, [Line(*values) for values in json.loads(lines or "[]")]


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
    """``game``, ``edition``, ``options``, ``terms``, ``match`` (None until it has begun), and for each of the ``seats``
    ``kind`` (also ``open``), ``name``, ``bot`` and ``browser``."""
    version: int
    created: str


class Store:
    """The store of one server."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self.database = database
        self._metrics = metrics
        self._appends = Appends(database)

    async def probe(self) -> None:
        """StoreFault unless matches can be read."""
        async with self.database.reading() as connection:
            await connection.execute(select(matches.c.id).limit(1))

    async def create(self, head: Head, owners: Mapping[int, str], previous: str | None = None) -> None:
        """A new match with an empty log, and which browser has which seat; Taken if ``previous`` has its rematch."""
        async with self.database.writing() as connection:
            await self._create(connection, head, owners, previous)
            if previous is not None:
                await self.database.tell(connection, previous)

    async def branch(self, head: Head, owners: Mapping[int, str], lines: Sequence[Line]) -> None:
        """A new match that begins with a log."""
        async with self.database.writing() as connection:
            await self._create(connection, head, owners, None)
            if lines:
                await connection.execute(insert(entries), [{"match_id": head.id, **vars(line)} for line in lines])

    async def begin(self, head: Head, owners: Mapping[int, str], waiting: Waiting) -> bool:
        """The match of a waiting table, and the table as begun; False, and nothing kept, if others have changed it."""
        async with self.database.writing() as connection:
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
        async with self.database.reading() as connection:
            found = await connection.execute(select(matches.c.id).where(matches.c.previous == match_id))
            return found.scalar_one_or_none()

    async def append(self, match_id: str, *lines: Line) -> None:
        """More entries, all or none; Taken if the log has one of their numbers."""
        with self._metrics.storing.time():
            rows = [{"match_id": match_id, **vars(line)} for line in lines]
            await self._appends.add(match_id, rows, news_of(match_id, lines))
        for line in lines:
            self._metrics.entries.labels(line.kind).inc()

    async def invite(self, waiting: Waiting) -> None:
        """A new table that waits for friends."""
        async with self.database.writing() as connection:
            await connection.execute(insert(invitations).values(**vars(waiting)))

    async def invitation(self, invitation_id: str) -> Waiting:
        """A table that waits for friends; NoSuchTable."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(invitations).where(invitations.c.id == invitation_id))).one_or_none()
        if row is None:
            raise NoSuchTable(invitation_id)
        return Waiting(**row._mapping)

    async def replace(self, waiting: Waiting) -> bool:
        """Keep a changed table; False if somebody has changed it since it was read."""
        async with self.database.writing() as connection:
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
        async with self.database.reading() as connection:
            return [Waiting(**row._mapping) for row in await connection.execute(wanted)]

    async def mark_over(self, match_id: str) -> None:
        """Remember for lists that the match has ended."""
        async with self.database.writing() as connection:
            await connection.execute(update(matches).where(matches.c.id == match_id).values(over=True))

    async def is_over(self, match_id: str) -> bool:
        """The match was remembered as ended."""
        async with self.database.reading() as connection:
            return bool((await connection.execute(select(matches.c.over).where(matches.c.id == match_id))).scalar())

    async def head(self, match_id: str) -> Head:
        """What was fixed at the start of a match; NoSuchMatch."""
        columns = [matches.c[field.name] for field in fields(Head)]
        async with self.database.reading() as connection:
            row = (await connection.execute(select(*columns).where(matches.c.id == match_id))).one_or_none()
        if row is None:
            raise NoSuchMatch(match_id)
        return Head(**row._mapping)

    async def lines(self, match_id: str, after: int = 0) -> list[Line]:
        """The log of a match from the entry after number ``after`` on."""
        wanted = select(*(entries.c[field.name] for field in fields(Line)))
        async with self.database.reading() as connection:
            ours = wanted.where(entries.c.match_id == match_id, entries.c.seq > after)
            rows = await connection.execute(ours.order_by(entries.c.seq))
            return [Line(**row._mapping) for row in rows]

    async def seats_of(self, match_id: str, browser: str | None) -> list[int]:
        """The seats that a browser has in a match."""
        if browser is None:
            return []
        wanted = select(seats.c.seat).where(seats.c.match_id == match_id, seats.c.browser == browser)
        async with self.database.reading() as connection:
            return list((await connection.execute(wanted.order_by(seats.c.seat))).scalars())

    async def owners(self, match_id: str) -> dict[int, str]:
        """The browser of every seat that has one."""
        wanted = select(seats.c.seat, seats.c.browser).where(seats.c.match_id == match_id)
        async with self.database.reading() as connection:
            return {row.seat: row.browser for row in await connection.execute(wanted)}

    async def passed(self, match_id: str, seat: int) -> int:
        """How often the seat has been passed on to another browser."""
        wanted = select(seats.c.passed).where(seats.c.match_id == match_id, seats.c.seat == seat)
        async with self.database.reading() as connection:
            return (await connection.execute(wanted)).scalar_one_or_none() or 0

    async def pass_on(self, match_id: str, seat: int, passed: int, browser: str) -> bool:
        """Give a seat to another browser; False if it has been passed on more often than ``passed`` times already."""
        same = (seats.c.match_id == match_id, seats.c.seat == seat, seats.c.passed == passed)
        async with self.database.writing() as connection:
            done = await connection.execute(update(seats).where(*same).values(browser=browser, passed=passed + 1))
            await self.database.tell(connection, f"{SEATS}{match_id}")
            return bool(done.rowcount)

    async def say(self, match_id: str, one: Said) -> None:
        """Keep what somebody has said; Taken if the number is."""
        async with self.database.writing() as connection:
            await connection.execute(insert(said).values(match_id=match_id, **one.model_dump(exclude={"type"})))
            await self.database.tell(connection, f"{SAID}{match_id}")

    async def said(self, match_id: str, after: int = 0, most: int = 50) -> list[Said]:
        """What was said after number ``after``, the last ones, oldest first."""
        ours = (said.c.match_id == match_id, said.c.number > after)
        wanted = select(said).where(*ours).order_by(said.c.number.desc()).limit(most)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).mappings().all()
        return [Said(**{name: row[name] for name in Said.model_fields if name != "type"}) for row in reversed(rows)]

    async def tell(self, *messages: str) -> None:
        """Say something to the other servers; nothing where there are none."""
        if self.database.shared and messages:
            async with self.database.writing() as connection:
                await self.database.tell(connection, *messages)

    async def alive(self, at: int) -> int | None:
        """Note that a server is alive (milliseconds since 1970, UTC); returns when one was before that."""
        async with self.database.writing() as connection:
            before = (await connection.execute(select(alive.c.at))).scalar_one_or_none()
            if before is None:
                await connection.execute(insert(alive).values(id=1, at=at))
            else:
                await connection.execute(update(alive).values(at=at))
            return before

    async def matches_of(self, browser: str, most: int = 100) -> list[dict[str, Any]]:
        """The newest matches that a browser has a seat in, or has created."""
        has_seat = select(seats.c.match_id).where(seats.c.browser == browser)
        wanted = (
            select(*(matches.c[name] for name in ("id", "game", "edition", "seats", "over", "created", "origin")))
            .where(or_(matches.c.creator == browser, matches.c.id.in_(has_seat)))
            .order_by(matches.c.created.desc(), matches.c.id)
            .limit(most)
        )
        async with self.database.reading() as connection:
            found = [dict(row._mapping) for row in await connection.execute(wanted)]
            origins = {row["id"]: row["origin"] for row in found if row["origin"]}
            told = await self._told_of(connection, origins) if origins else {}
        return [{**row, "origin": told.get(row["id"])} for row in found]

    async def _told_of(self, connection: AsyncConnection, origins: Mapping[str, Json]) -> dict[str, Json]:
        """What lists say of the origins of matches: the match, when it was begun, and the number of the decision."""
        old = select(matches.c.id, matches.c.created).where(
            matches.c.id.in_({origin["match"] for origin in origins.values()})
        )
        created = {row.id: row.created for row in await connection.execute(old)}
        inherited = [
            (entries.c.match_id == branch) & (entries.c.seq <= origin["moves"]) for branch, origin in origins.items()
        ]
        wanted = select(entries.c.match_id, func.count().label("moves")).where(
            or_(*inherited), entries.c.kind == "move"
        )
        rows = await connection.execute(wanted.group_by(entries.c.match_id))
        counts: dict[str, int] = {row.match_id: row.moves for row in rows}
        return {
            branch: {
                "match": origin["match"],
                "created": created.get(origin["match"]),
                "decision": counts.get(branch, 0) + 1,
            }
            for branch, origin in origins.items()
        }
