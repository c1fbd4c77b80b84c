"""The cable between one device and the house: a TCP proxy that can be cut and mended.

Taking a browser offline leaves its open WebSockets alone; a cut cable does not.
"""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar
from urllib.parse import urlsplit

Result = TypeVar("Result")

CHUNK = 65_536
PATIENCE = 10


class Cable:
    """Copies bytes between whoever connects to ``address`` and the house, unless it is cut."""

    def __init__(self, house: str) -> None:
        target = urlsplit(house)
        self._host, self._port = target.hostname or "127.0.0.1", target.port or 80
        self._whole = True
        self._open: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._do(asyncio.start_server(self._connected, "127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def cut(self) -> None:
        """Every connection ends without a word, and new ones at once."""
        self._do(self._set(whole=False))

    def mend(self) -> None:
        """New connections reach the house again."""
        self._do(self._set(whole=True))

    def close(self) -> None:
        """Cut it for good and end the thread."""
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    def _do(self, work: Coroutine[Any, Any, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    async def _set(self, *, whole: bool) -> None:
        self._whole = whole
        if not whole:
            for writer in self._open:
                writer.transport.abort()

    async def _end(self) -> None:
        self._server.close()
        await self._set(whole=False)
        others = asyncio.all_tasks() - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=PATIENCE)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            if self._whole:
                there, back = await asyncio.open_connection(self._host, self._port)
                self._open |= {writer, back}
                if self._whole:  # it may have been cut while the house was called
                    await asyncio.gather(self._copy(reader, back), self._copy(there, writer))
                self._open -= {writer, back}
                back.transport.abort()
        writer.transport.abort()

    async def _copy(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(CHUNK):
                target.write(data)
                await target.drain()
            target.write_eof()


@contextmanager
def cable(house: str) -> Iterator[Cable]:
    """A whole cable to the house."""
    made = Cable(house)
    try:
        yield made
    finally:
        made.close()
