"""What every answer carries and every request must satisfy, whatever it is about."""

import re
from collections.abc import Mapping
from urllib.parse import urlsplit

from fastapi import HTTPException, Request
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ridotto.server.problems import problem
from ridotto.server.words import language_of, say

MAX_BODY = 65_536
READING = {"GET", "HEAD", "OPTIONS"}
_STRICT = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
PAGE_POLICY = f"{_STRICT}; style-src-attr 'unsafe-inline'"  # the page colours seats and regions by them
DOCS_POLICY = f"{_STRICT}; style-src 'self' 'unsafe-inline'; img-src 'self' data:"
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_JSON = re.compile(r"application/json\s*(;.*)?", re.IGNORECASE)


def from_elsewhere(headers: Mapping[str, str]) -> bool:
    """A browser sent this on behalf of a page of another server. Programs that are no browsers may call freely."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in {"same-origin", "none"}
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc.lower() != headers.get("host", "").lower()


def must_be_json(request: Request) -> None:
    """Dependency of routes that change something: no form of another page can send JSON."""
    if not _JSON.fullmatch(request.headers.get("content-type", "")):
        raise HTTPException(415, "The request must be JSON: send the header Content-Type: application/json")


class Guard:
    """Middleware: security headers on all answers; writing requests are small and from our own page."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        docs = scope["path"].startswith("/api/docs")

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                headers["Content-Security-Policy"] = DOCS_POLICY if docs else PAGE_POLICY
                if scope["path"].startswith("/api/") and not docs:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        if scope["method"] in READING:
            await self._app(scope, receive, send_guarded)
            return
        body = await _body(receive)
        refused = _refusal(Headers(scope=scope), body)
        if refused is not None:
            await problem(*refused)(scope, receive, send_guarded)
            return
        await self._app(scope, _again(body or b"", receive), send_guarded)


async def _body(receive: Receive) -> bytes | None:
    """The body of a request; None if it is too large. The rest of it is not read then."""
    body = b""
    while True:
        message = await receive()
        part: bytes = message.get("body", b"")
        body += part
        if len(body) > MAX_BODY:
            return None
        if message["type"] == "http.disconnect" or not message.get("more_body", False):
            return body


def _again(body: bytes, receive: Receive) -> Receive:
    sent = False

    async def again() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def _refusal(headers: Headers, body: bytes | None) -> tuple[int, str] | None:
    if from_elsewhere(headers):
        return 403, say(language_of(headers.get("accept-language", "")), "server-elsewhere")
    if body is None:
        return 413, f"The request is larger than {MAX_BODY} bytes; nothing here needs that much."
    return None
