"""Adding to the logs of matches: what waits at the same time goes into one transaction.

A database takes almost as long to make one entry safe as to make a hundred safe.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert

from ridotto.server.database import Database
from ridotto.server.faults import Taken
from ridotto.server.tables import entries

MOST = 500
"""Matches whose entries go into one transaction."""

_insert = insert(entries)


@dataclass(frozen=True, eq=False)
class Waiting:
    """Entries of one match, which are stored together or not at all."""

    match_id: str
    rows: Sequence[Mapping[str, Any]]
    news: str
    """What the other servers are told."""
    stored: asyncio.Future[None]

    def end(self, error: Exception | None) -> None:
        """Tell whoever waits how it went."""
        if self.stored.done():
            return  # nobody waits any more
        if error is None:
            self.stored.set_result(None)
        else:
            self.stored.set_exception(error)


class Appends:
    """Adds entries to logs, in the order in which they come."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Waiting] = []
        self._storing: asyncio.Task[None] | None = None

    async def add(self, match_id: str, rows: Sequence[Mapping[str, Any]], news: str) -> None:
        """More entries of a match, all or none; Taken if one of their numbers is, StoreFault if they cannot be kept."""
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(match_id, rows, news, stored))
        if self._storing is None:
            self._storing = asyncio.create_task(self._store())
        await stored

    async def _store(self) -> None:
        try:
            while self._waiting:
                together, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._store_together(together)
        finally:
            self._storing = None

    async def _store_together(self, together: Sequence[Waiting]) -> None:
        error = await self._try(together)
        if isinstance(error, Taken) and len(together) > 1:
            for one in together:
                one.end(await self._try([one]))
            return
        for one in together:
            one.end(error)

    async def _try(self, together: Sequence[Waiting]) -> Exception | None:
        # In the order of their keys, so that two servers never each wait for the other.
        ordered = sorted(together, key=lambda one: one.match_id)
        try:
            async with self._database.writing() as connection:
                await connection.execute(_insert, [row for one in ordered for row in one.rows])
                await self._database.tell(connection, *(one.news for one in ordered))
        except Exception as error:  # it belongs to those who wait
            return error
        return None
