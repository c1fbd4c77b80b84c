"""Running a server in the foreground."""

import logging
import socket
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from ridotto.engine.errors import RidottoError
from ridotto.server.app import create_app, prepare_folder
from ridotto.server.database import read_url
from ridotto.server.settings import Settings, default_data_dir
from ridotto.server.wire import MAX_MESSAGE

BACKLOG = 128
CLOSING = 5
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


class _ClientFaults(logging.Filter):
    """A browser that sends nonsense is no event for the log of the server."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith(
            ("Invalid UTF-8", "Invalid HTTP request", "ASGI callable returned without completing handshake")
        )


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


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | None = None,
    database: str | None = None,
    grace: float = 1.5,
) -> None:
    """Serve until interrupted. RidottoError with one sentence, before anything starts, if it cannot be.

    ``database`` is the address of a PostgreSQL that several servers share.
    """
    url = None if database is None else read_url(database)
    settings = Settings(data_dir=data_dir or default_data_dir(), database_url=url, grace=grace)
    prepare_folder(settings)
    listener = listen(host, port)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    logging.getLogger("uvicorn.error").addFilter(_ClientFaults())
    print(f"Ridotto is open at {address_of(listener)} (Ctrl+C closes it).", flush=True)
    try:
        uvicorn.Server(configuration(create_app(settings))).run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
