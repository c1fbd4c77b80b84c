"""The log of a server: lines for people or JSON for programs, and never a secret in either.

What is logged names no path, cookie, name or chat to begin with. What other libraries say, and faults that nobody has
thought of, may repeat what a browser sent; so that every line is cleaned once more before it is written.
"""

import json
import logging
import re
import sys
import time
from collections.abc import Iterable
from typing import Literal, TextIO
from urllib.parse import quote

from pythonjsonlogger.json import JsonFormatter
from starlette.types import ASGIApp, Message, Receive, Scope, Send

Style = Literal["text", "json"]
HIDDEN = "***"
log = logging.getLogger("ridotto.server")
access = logging.getLogger("ridotto.access")

_SHAPES = (
    (re.compile(r"\bridotto=[^\s;,\"'\\]+"), f"ridotto={HIDDEN}"),
    (re.compile(r"(?<![\w-])[\w-]{20,}\.[\w-]{27}(?![\w-])"), HIDDEN),  # a signed value: a cookie without its name
    (re.compile(r"(://[^:/\s@\"']*):[^@\s]*@"), rf"\1:{HIDDEN}@"),  # the password within an address
    (re.compile(r"(/api/[a-z-]+/)(?!\{)[^\s?\"'\\]+"), rf"\1{HIDDEN}"),  # who has the link of a table may enter
    (re.compile(r"\?[\w.-]+=[^\s\"'\\]*"), f"?{HIDDEN}"),  # the query of an address
)
_CONTROL = {code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160)) if chr(code) not in "\n\t"}


class Cleaner:
    """Takes secrets out of a line."""

    def __init__(self, secrets: Iterable[str | None] = ()) -> None:
        """Besides what looks like a secret, these are taken out, in every form in which a line may quote them."""
        forms = {form for secret in secrets if secret for form in _quoted(secret)}
        self._secrets = sorted(forms, key=len, reverse=True)

    def __call__(self, line: str) -> str:
        for secret in self._secrets:
            line = line.replace(secret, HIDDEN)
        for shape, instead in _SHAPES:
            line = shape.sub(instead, line)
        return line


def _quoted(secret: str) -> set[str]:
    return {secret, json.dumps(secret)[1:-1], repr(secret)[1:-1], quote(secret, safe="")}


class _Text(logging.Formatter):
    """One line for people: a message cannot pretend to be several."""

    def __init__(self, cleaner: Cleaner) -> None:
        super().__init__("%(asctime)s %(levelname)s: %(message)s", "%Y-%m-%d %H:%M:%S")
        self._cleaner = cleaner

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (of logging)
        record.message = record.message.strip().replace("\n", "\\n")
        return super().formatMessage(record)

    def format(self, record: logging.LogRecord) -> str:
        return self._cleaner(super().format(record)).translate(_CONTROL)


class _Json(JsonFormatter):
    """One JSON object a line, with the time in UTC."""

    def __init__(self, cleaner: Cleaner) -> None:
        super().__init__(
            "{asctime}{levelname}{name}{message}",
            style="{",
            datefmt="%Y-%m-%dT%H:%M:%SZ",
            rename_fields={"asctime": "time", "levelname": "level", "name": "logger", "exc_info": "fault"},
        )
        self.converter = lambda seconds: time.gmtime(seconds)  # noqa: PLW0108 (as logging has typed it)
        self._cleaner = cleaner

    def format(self, record: logging.LogRecord) -> str:
        return self._cleaner(super().format(record))


class _Uninteresting(logging.Filter):
    """A browser that sends nonsense or goes away in the middle is no event for the log of a server."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith(
            ("Invalid UTF-8", "Invalid HTTP request", "ASGI callable returned without")
        )


def handler(style: Style, secrets: Iterable[str | None] = (), stream: TextIO | None = None) -> logging.Handler:
    """What writes the log in a style to a stream, standard error unless another one is given."""
    cleaner = Cleaner(secrets)
    made = logging.StreamHandler(stream or sys.stderr)
    made.setFormatter(_Json(cleaner) if style == "json" else _Text(cleaner))
    return made


def set_up(style: Style, secrets: Iterable[str | None] = ()) -> None:
    """Let everything in this process log in this style: our own news, and warnings of everybody else."""
    logging.basicConfig(level=logging.WARNING, handlers=[handler(style, secrets)], force=True)
    logging.getLogger("ridotto").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(_Uninteresting())


class AccessLog:
    """Middleware: a line for every request and every socket at its end, with the route but not the path."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500 if scope["type"] == "http" else 1006

        async def receive_noting() -> Message:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect":
                status = message.get("code") or status
            return message

        async def send_noting(message: Message) -> None:
            nonlocal status
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                status = message["status"]
            elif message["type"] == "websocket.close":
                status = message.get("code") or 1000
            await send(message)

        try:
            await self._app(scope, receive_noting, send_noting)
        finally:
            method = scope["method"] if scope["type"] == "http" else "SOCKET"
            _note(method if method in METHODS else "OTHER", template(scope), status, time.perf_counter() - began)


METHODS = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "SOCKET"}


def _note(method: str, route: str, status: int, seconds: float) -> None:
    ms = round(1000 * seconds, 1)
    facts = {"method": method, "route": route, "status": status, "ms": ms}
    access.info("%s %s %s in %s ms", method, route, status, ms, extra=facts)


def template(scope: Scope) -> str:
    """The route that a request took, as the interface describes it; for the files of the page their folder."""
    path = getattr(scope.get("route"), "path", None)
    if path:
        return str(path)
    top = scope["path"].split("/", 2)
    return f"/{top[1]}/.." if len(top) > 2 and top[1] in {"api", "assets"} else "/.."
