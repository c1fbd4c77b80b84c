"""Analyses in the store: what was asked for, who makes it, and what is finished.

A line belongs to the server that has claimed it as long as that server says so at least every ``STALE`` milliseconds;
then any server may take it over. A line that has been claimed too often without an end is given up, so that a match at
which servers fail is not analysed for ever.
"""

from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import delete, func, insert, or_, select, update

from ridotto.server.database import Database
from ridotto.server.faults import Taken, TooMany
from ridotto.server.tables import analyses

State = Literal["none", "queued", "running", "done", "failed"]
STALE = 30_000
MOST_TRIES = 3


@dataclass(frozen=True)
class Asked:
    """An analysis as the store has it."""

    state: State
    done: int
    total: int
    result: Any
    before: int = 0
    """How many others come first, of one that waits."""


NONE = Asked("none", 0, 0, None)


class AnalysisStore:
    """The analyses of one version (format and budget); lines of other versions are left alone."""

    def __init__(self, database: Database, version: str, server: str) -> None:
        self._database = database
        self._version = version
        self._server = server

    def _line(self, match_id: str) -> Any:
        return (analyses.c.match_id == match_id) & (analyses.c.version == self._version)

    def _own(self, match_id: str) -> Any:
        return self._line(match_id) & (analyses.c.state == "running") & (analyses.c.server == self._server)

    async def find(self, match_id: str) -> Asked:
        """How things stand with the analysis of a match."""
        wanted = select(analyses.c.state, analyses.c.done, analyses.c.total, analyses.c.result)
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted.where(self._line(match_id)))).one_or_none()
            if row is None:
                return NONE
            before = (await connection.execute(self._before(match_id))).scalar_one() if row.state == "queued" else 0
        return Asked(**row._mapping, before=before)

    def _before(self, match_id: str) -> Any:
        """How many are being made, or were put into the queue before this one."""
        own = select(analyses.c.at).where(self._line(match_id)).scalar_subquery()
        earlier = (analyses.c.state == "queued") & (analyses.c.at < own)
        others = (analyses.c.version == self._version) & (analyses.c.match_id != match_id)
        return select(func.count()).select_from(analyses).where(others, or_(earlier, analyses.c.state == "running"))

    async def asked_by(self, match_id: str) -> str | None:
        """The browser that has asked for the analysis of a match; None if it is not known."""
        wanted = select(analyses.c.browser).where(self._line(match_id))
        async with self._database.reading() as connection:
            found: str | None = (await connection.execute(wanted)).scalar_one_or_none()
        return found

    async def ask(self, match_id: str, at: int, most: int, browser: str | None = None) -> None:
        """Put a match into the queue, again if its analysis had failed; TooMany if ``most`` wait already."""
        ours = (analyses.c.version == self._version) & (analyses.c.state == "queued")
        queued = select(func.count()).select_from(analyses).where(ours)
        new = {"state": "queued", "done": 0, "total": 0, "server": None, "tries": 0, "at": at, "result": None}
        new["browser"] = browser
        try:
            async with self._database.writing() as connection:
                if (await connection.execute(queued)).scalar_one() >= most:
                    raise TooMany("server-analyses-many")
                failed = self._line(match_id) & (analyses.c.state == "failed")
                again = await connection.execute(update(analyses).where(failed).values(**new))
                if not again.rowcount:
                    await connection.execute(insert(analyses).values(match_id=match_id, version=self._version, **new))
        except Taken:
            pass  # somebody else has asked for it

    async def claim(self, at: int) -> str | None:
        """The match that has waited longest and that nobody else analyses; it is this server's now. None if none is."""
        ours = analyses.c.version == self._version
        stale = (analyses.c.state == "running") & (analyses.c.at < at - STALE)
        free = ours & or_(analyses.c.state == "queued", stale)
        wanted = select(analyses.c.match_id, analyses.c.at, analyses.c.tries).where(free).order_by(analyses.c.at)
        async with self._database.writing() as connection:
            row = (await connection.execute(wanted.limit(1))).one_or_none()
            if row is None:
                return None
            given_up = row.tries >= MOST_TRIES
            changed = {"state": "failed" if given_up else "running", "server": self._server, "at": at}
            changed |= {"done": 0, "total": 0}  # whoever has worked on it before has left nothing
            same = free & (analyses.c.match_id == row.match_id) & (analyses.c.at == row.at)
            done = await connection.execute(update(analyses).where(same).values(**changed, tries=row.tries + 1))
        if given_up:
            return await self.claim(at)
        return str(row.match_id) if done.rowcount else None

    async def go_on(self, match_id: str, done: int, total: int, at: int) -> bool:
        """So much is done; False if the analysis was cancelled, or another server has taken it over."""
        return await self._change(match_id, done=done, total=total, at=at)

    async def finish(self, match_id: str, result: Any) -> None:
        """Keep a finished analysis, or that it has failed (None)."""
        if result is None:
            await self._change(match_id, state="failed", server=None)
        else:
            await self._change(match_id, state="done", server=None, done=analyses.c.total, result=result)

    async def release(self, match_id: str, at: int, failed: bool = False) -> None:
        """Put it back, at the end of the queue: this server cannot go on. Unless it has ``failed`` that is no try."""
        tries = analyses.c.tries if failed else analyses.c.tries - 1
        await self._change(match_id, state="queued", server=None, done=0, total=0, tries=tries, at=at)

    async def take_back(self) -> None:
        """Put everything back that is being made: the servers that made it are gone, and need not be waited for."""
        begun = (analyses.c.version == self._version) & (analyses.c.state == "running")
        values = {"state": "queued", "server": None, "done": 0, "total": 0}
        async with self._database.writing() as connection:
            await connection.execute(update(analyses).where(begun).values(**values))

    async def _change(self, match_id: str, **values: Any) -> bool:
        async with self._database.writing() as connection:
            changed = await connection.execute(update(analyses).where(self._own(match_id)).values(**values))
            return bool(changed.rowcount)

    async def cancel(self, match_id: str) -> None:
        """Forget an analysis that is not finished; whoever makes it finds out."""
        begun = self._line(match_id) & analyses.c.state.in_(["queued", "running"])
        async with self._database.writing() as connection:
            await connection.execute(delete(analyses).where(begun))
