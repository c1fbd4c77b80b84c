"""The foyer: tables that wait for friends, and the browsers that look at them meanwhile."""

import asyncio
from collections import defaultdict
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from fastapi import WebSocket, WebSocketDisconnect

from ridotto.engine.game import find_game
from ridotto.server.dealing import new_id, now
from ridotto.server.faults import Fault, TableFault
from ridotto.server.forms import Invitation, InvitationRequest, OpenTable
from ridotto.server.house import House
from ridotto.server.limits import Bucket
from ridotto.server.seating import Change, begin, line_of, offered, shown
from ridotto.server.settings import Settings
from ridotto.server.store import Store, Waiting
from ridotto.server.wire import Pong

TRIES = 8
TRY_AGAIN_LATER = 1013
LISTED_FOR = timedelta(hours=12)


class Guest:
    """A browser that looks at a waiting table. It is sent the newest state, never a queue of old ones."""

    def __init__(self, socket: WebSocket, browser: str, settings: Settings) -> None:
        self.browser = browser
        self._socket = socket
        self._patience = settings.patience
        self._bucket = Bucket(settings.messages_burst, settings.messages_per_second)
        self._wake = asyncio.Event()
        self._asked = False
        """It wants a sign of life."""

    def changed(self) -> None:
        """The table is another one now."""
        self._wake.set()

    async def run(self, foyer: "Foyer", table_id: str) -> None:
        """Show the table until the browser goes away."""
        both = [asyncio.create_task(self._read()), asyncio.create_task(self._write(foyer, table_id))]
        try:
            # Whoever does not read what is written is not listened to either.
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            await self._close()

    async def _read(self) -> None:
        while (await self._socket.receive())["type"] != "websocket.disconnect" and self._bucket.take():
            self._asked = True
            self._wake.set()

    async def _write(self, foyer: "Foyer", table_id: str) -> None:
        sent: Invitation | None = None
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect, Fault):
            while True:
                newest = await foyer.look(table_id, self.browser)
                if newest != sent:
                    await self._send(newest.model_dump_json())
                    sent = newest
                if self._asked:
                    self._asked = False
                    await self._send(Pong(seq=0).model_dump_json())
                await self._wake.wait()
                self._wake.clear()

    async def _send(self, text: str) -> None:
        async with asyncio.timeout(self._patience):  # wait_for of Python 3.11 may lose a cancellation
            await self._socket.send_text(text)

    async def _close(self) -> None:
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(1):
                await self._socket.close(TRY_AGAIN_LATER)


class Foyer:
    """All waiting tables of a server."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store: Store = house.store
        self._known: dict[str, Waiting] = {}
        """Tables that somebody looks at, as they were read last."""
        self._told = 0
        """How often something has changed."""
        self._guests: defaultdict[str, set[Guest]] = defaultdict(set)
        house.on_table = self.tell

    async def invite(self, request: InvitationRequest, host: str) -> str:
        """A new table; returns its id, which is all that a friend needs. RidottoError if it could not be played."""
        game = find_game(request.game)
        game.load_box(request.edition, request.options, None)
        if len(request.seats) not in game.seats:
            raise TableFault("server-seats", seats=", ".join(map(str, game.seats)))
        seats = [offered(seat, host) for seat in request.seats]
        if all(seat["kind"] == "computer" for seat in seats):
            raise TableFault("server-nobody")
        place = {"game": game.name, "edition": request.edition, "options": request.options}
        state = {**place, "terms": request.terms.model_dump(), "seats": seats, "match": None}
        waiting = Waiting(new_id(), host, request.listed, True, state, 1, now())
        await self._store.invite(waiting)
        return waiting.id

    async def change(self, table_id: str, change: Change) -> Waiting:
        """Change a table; all who look at it are shown it. Fault if the change is not possible."""
        for _ in range(TRIES):
            changed = change(await self._store.invitation(table_id))
            if await self._store.replace(changed):
                self.tell(table_id)
                return changed
        raise TableFault("server-table-changed")

    async def start(self, table_id: str, browser: str | None) -> str:
        """The host begins the match; returns its id."""
        match_id = new_id()
        for _ in range(TRIES):
            begun = begin(browser, match_id)(await self._store.invitation(table_id))
            if await self._house.begin_at(begun, match_id):
                self.tell(table_id)
                return match_id
        raise TableFault("server-table-changed")

    async def look(self, table_id: str, browser: str | None) -> Invitation:
        """A table as a browser sees it; NoSuchTable."""
        guests, told = self._guests.get(table_id), self._told
        waiting = self._known.get(table_id) or await self._store.invitation(table_id)
        if guests and told == self._told:
            self._known[table_id] = waiting  # read once for all who look, unless it has changed meanwhile
        return shown(waiting, browser, {guest.browser for guest in guests or ()})

    async def open_tables(self, browser: str | None) -> list[OpenTable]:
        """Those that strangers may join, and those that the browser has opened itself."""
        since = (datetime.now(UTC) - LISTED_FOR).isoformat(timespec="milliseconds")
        found = [line_of(waiting, browser) for waiting in await self._store.open_tables(browser, since)]
        return [line for line in found if line.free or line.yours]

    async def attend(self, socket: WebSocket, table_id: str, browser: str) -> None:
        """Show a table to a browser as long as it looks."""
        guest = Guest(socket, browser, self._house.settings)
        self._guests[table_id].add(guest)
        self.tell(table_id)
        try:
            await guest.run(self, table_id)
        finally:
            self._guests[table_id].discard(guest)
            if not self._guests[table_id]:
                del self._guests[table_id]
            self.tell(table_id)

    def guests(self, table_id: str) -> int:
        """How many browsers look at a table."""
        return len(self._guests.get(table_id, ()))

    def tell(self, table_id: str | None) -> None:
        """A table, or perhaps any, has changed, or somebody came or went."""
        self._told += 1
        if table_id is None:
            self._known.clear()
        else:
            self._known.pop(table_id, None)
        for known, guests in list(self._guests.items()):
            if table_id in {None, known}:
                for guest in guests:
                    guest.changed()
