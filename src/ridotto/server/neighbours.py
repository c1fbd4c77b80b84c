"""Other servers that share the database: each tells the others which seats are connected to it."""

import asyncio
import logging
import secrets
from collections.abc import Iterable, Mapping

from ridotto.server.faults import StoreFault
from ridotto.server.room import Room
from ridotto.server.store import Store

HERE, WHO = "here ", "who "
AT_ONCE = 0.05
"""Seconds for which changes are gathered."""
log = logging.getLogger("ridotto.server")


class Neighbours:
    """Tells and hears who is connected. What is not told again is forgotten (``presence.TOLD_FOR``)."""

    def __init__(self, store: Store, rooms: Mapping[str, Room]) -> None:
        self._store = store
        self._rooms = rooms
        self._name = secrets.token_hex(8)
        self._changed: set[str] = set()
        self._wanted: set[str] = set()
        self._wake = asyncio.Event()

    def changed(self, match_id: str) -> None:
        """Somebody has come or gone here."""
        self._changed.add(match_id)
        self._wake.set()

    def ask(self, match_id: str) -> None:
        """A match has just been opened here: who looks at it elsewhere?"""
        self._wanted.add(match_id)
        self._wake.set()

    def again(self) -> None:
        """Tell everything again, so that it is still believed."""
        self._changed.update(match_id for match_id, room in self._rooms.items() if any(self._own(room)))
        self._wake.set()

    def leave(self) -> list[str]:
        """What to tell when this server closes."""
        return [f"{HERE}{self._name} {match_id} 0 0" for match_id, room in self._rooms.items() if any(self._own(room))]

    def hear(self, said: str) -> bool:
        """Take in what another server has told; False if it is about something else."""
        if said.startswith(WHO):
            room = self._rooms.get(said.removeprefix(WHO))
            if room is not None and any(self._own(room)):
                self.changed(room.live.head.id)
            return True
        if not said.startswith(HERE):
            return False
        server, match_id, mask, spectators = said.removeprefix(HERE).split(" ")
        room = self._rooms.get(match_id)
        if room is not None and server != self._name:
            seats = [seat for seat in range(len(room.live.head.seats)) if int(mask) >> seat & 1]
            room.surroundings.told(server, seats, int(spectators))
        return True

    async def run(self) -> None:
        """Tell what changes, for ever."""
        while self._store.database.shared:
            await self._wake.wait()
            await asyncio.sleep(AT_ONCE)
            self._wake.clear()
            changed, wanted = self._changed, self._wanted
            self._changed, self._wanted = set(), set()
            try:
                await self._store.tell(*self._lines(changed), *(f"{WHO}{match_id}" for match_id in sorted(wanted)))
            except StoreFault as error:
                # They hear it when everything is told again.
                log.warning("The other servers could not be told who is connected: %s", error)

    def _lines(self, changed: Iterable[str]) -> list[str]:
        rooms = [self._rooms[match_id] for match_id in sorted(changed) if match_id in self._rooms]
        return [self._line(room) for room in rooms]

    def _line(self, room: Room) -> str:
        seats, spectators = self._own(room)
        return f"{HERE}{self._name} {room.live.head.id} {sum(1 << seat for seat in seats)} {spectators}"

    @staticmethod
    def _own(room: Room) -> tuple[list[int], int]:
        return room.surroundings.presence.own()
