"""Every refusal over HTTP is one sentence: ``{"detail": sentence}``."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.requests import HTTPConnection
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from starlette.exceptions import HTTPException

from ridotto.engine.errors import RidottoError
from ridotto.server.faults import Fault
from ridotto.server.forms import Problem
from ridotto.server.words import language_of

RETRY_AFTER = "3"
DESCRIPTIONS = {
    403: "The browser may not do this.",
    404: "There is no such match or table.",
    409: "Not possible as things stand: other rules are installed, a seat is taken, a match has begun or is not over.",
    413: "The request is too large.",
    415: "The request is not JSON.",
    422: "The request asks for something that is not possible.",
    429: "Too many matches were created; try later.",
    503: "The rules are still being prepared, or the store cannot be used; try later.",
}


def answers(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for OpenAPI."""
    return {code: {"model": Problem, "description": DESCRIPTIONS[code]} for code in codes}


def problem(status: int, detail: str, headers: dict[str, str] | None = None) -> JSONResponse:
    """One refusal."""
    return JSONResponse({"detail": detail}, status, headers)


def answer_to(error: RidottoError, caller: HTTPConnection) -> JSONResponse:
    """A fault as the answer to a request, in the language of the caller as far as there are words for it."""
    if not isinstance(error, Fault):
        return problem(422, str(error))
    detail = error.said_in(language_of(caller.headers.get("accept-language", "")))
    headers = {"Retry-After": RETRY_AFTER} if error.status in {429, 503} else None
    return problem(error.status, detail, headers)


def sentence(beginning: str, error: ValidationError | RequestValidationError | UnicodeError) -> str:
    """The first of some validation errors as a sentence."""
    if isinstance(error, UnicodeError):
        return f"{beginning}: it is not valid Unicode."
    faults = error.errors()
    where = ".".join(str(part) for part in faults[0]["loc"] if part != "body")
    what = str(faults[0]["msg"]).rstrip(".")
    more = f", and {len(faults) - 1} more" if len(faults) > 1 else ""
    return f"{beginning}: {where + ': ' if where else ''}{what}{more}."


def install(app: FastAPI) -> None:
    """Answer all faults of callers with sentences."""

    @app.exception_handler(RidottoError)
    async def fault(request: Request, error: RidottoError) -> JSONResponse:
        return answer_to(error, request)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        return problem(422, sentence("The request was not understood", error))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 404:
            path = request.url.path[:80]
            detail = f"There is nothing at {path!r}; the page is at the root and its interface below /api/."
        elif error.status_code == 405:
            detail = f"{request.method[:20]} is not possible at {request.url.path[:80]!r}."
        elif error.status_code == 400:
            return problem(422, "The request was not understood: its body is not JSON in UTF-8.")
        else:
            detail = f"{str(error.detail).rstrip('.')}."
        return problem(error.status_code, detail, dict(error.headers or {}))

    @app.exception_handler(Exception)
    async def bug(_: Request, __: Exception) -> JSONResponse:
        return problem(500, "The server has a fault of its own here; its log tells more. Try again.")
