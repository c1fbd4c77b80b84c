"""Running a server in the foreground."""

import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI

from ridotto import __version__
from ridotto.engine.errors import RidottoError
from ridotto.server import logs
from ridotto.server.app import create_app, prepare_folder
from ridotto.server.closing import Doors
from ridotto.server.database import read_url
from ridotto.server.settings import Settings, default_data_dir
from ridotto.server.wire import MAX_MESSAGE

log = logging.getLogger("ridotto.server")
BACKLOG = 1024
UNREAD_MS = 60_000
"""After which the system ends a connection whose other end takes nothing in, also one that is closed here already."""
SEARCH_AFTER = (5_000, 50, 100)
"""New objects, searches among the new ones, and searches among those that were left: then all are searched through."""
CLOSING = 2
"""Seconds for requests and sockets that do not end when they are told to."""
AFTERWARDS = 3.0
"""Seconds for threads that still compute something when everything is closed; they cannot be interrupted."""
LAST_PORT = 65_535
EVERYWHERE = {"0.0.0.0", "::", ""}  # noqa: S104 (compared with, not bound to)


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to the address; RidottoError with one sentence if that cannot be."""
    if not 0 <= port <= LAST_PORT:
        raise RidottoError(f"There is no port {port}; use one from 1 to {LAST_PORT}, or 0 for any free one.")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError, OverflowError) as error:
        raise RidottoError(
            f"The address {host!r} with port {port} does not exist; use a name or address of this machine."
        ) from error
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
        listener.bind(address)
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        what = getattr(error, "strerror", None) or str(error)
        raise RidottoError(
            f"The server cannot listen on {host}, port {port} ({what}); end the other program or choose another port."
        ) from error
    return listener


def address_of(listener: socket.socket) -> str:
    """The address to open in a browser of this machine."""
    host, port = listener.getsockname()[:2]
    if host in EVERYWHERE:
        host = "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def configuration(app: FastAPI) -> uvicorn.Config:
    """How uvicorn runs the application: quietly, and only with messages that a page may send."""
    return uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=4 * MAX_MESSAGE,
        timeout_graceful_shutdown=CLOSING,
    )


class Server(uvicorn.Server):
    """Closes in good order: nobody gets in any more, what has begun ends, and browsers are told to come back."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and from now on look for garbage rarely.

        Little of a server's garbage refers to itself, and a search through all that it holds holds everybody up.
        """
        await super().startup(sockets)
        gc.freeze()
        gc.set_threshold(*SEARCH_AFTER)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close everything, within ten seconds."""
        for server in self.servers:
            server.close()
        doors: Doors = self.config.app.state.doors  # type: ignore[union-attr]
        told = await doors.close()
        log.info("Closing: %s browsers were told to come back.", told, extra={"sockets": told})
        await super().shutdown(sockets)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | None = None,
    database: str | None = None,
    grace: float = 1.5,
    secret: str | None = None,
    style: logs.Style = "text",
    access_log: bool = False,
) -> None:
    """Serve until interrupted. RidottoError with one sentence, before anything starts, if it cannot be.

    ``database`` is the address of a PostgreSQL that several servers share, ``secret`` what they sign cookies with.
    """
    url = None if database is None else read_url(database)
    settings = Settings(
        data_dir=data_dir or default_data_dir(), database_url=url, grace=grace, secret=secret, access_log=access_log
    )
    with _ended_quietly():
        kept = prepare_folder(settings)
        listener = listen(host, port)
        password = None if url is None else url.password
        logs.set_up(style, [kept, None if password is None else str(password)])
        _say_that_it_is_open(address_of(listener), settings, style)
        try:
            Server(configuration(create_app(settings))).run(sockets=[listener])
        finally:
            listener.close()
            log.info("Closed.")


def _say_that_it_is_open(address: str, settings: Settings, style: logs.Style) -> None:
    if style == "text":
        print(f"Ridotto is open at {address} (Ctrl+C closes it).", flush=True)
    where = settings.url.render_as_string(hide_password=True) if settings.database_url else str(settings.database)
    facts = {"version": __version__, "address": address, "matches": where}
    log.info("Started: version %s, matches in %s.", __version__, where, extra=facts)


@contextmanager
def _ended_quietly() -> Iterator[None]:
    """Whoever ends the server with Ctrl+C or SIGTERM gets what was asked for: status 0."""

    def ended(_: int, __: FrameType | None) -> None:
        _end_soon()
        sys.exit(0)

    before = None
    if threading.current_thread() is threading.main_thread():
        # uvicorn catches the signal, closes everything, and then raises it once more for this one.
        before = signal.signal(signal.SIGTERM, ended)
    try:
        yield
    except KeyboardInterrupt:
        _end_soon()
    finally:
        if before is not None:
            signal.signal(signal.SIGTERM, before)


def _end_soon() -> None:
    """Do not wait for what still compiles or thinks: the store has everything, and nobody reads the result."""
    for child in multiprocessing.active_children():
        child.terminate()
    timer = threading.Timer(AFTERWARDS, os._exit, [0])
    timer.daemon = True
    timer.start()
