"""Every refusal over HTTP is one sentence: ``{"detail": sentence}``."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from starlette.exceptions import HTTPException

from ridotto.engine.errors import BadRecord, RidottoError
from ridotto.server.faults import NoSuchMatch, NotAllowed, NotReady, StoreFault, TooMany
from ridotto.server.wire import Problem

STATUS: dict[type[RidottoError], int] = {
    NoSuchMatch: 404,
    NotAllowed: 403,
    BadRecord: 409,
    TooMany: 429,
    NotReady: 503,
    StoreFault: 503,
}
RETRY_AFTER = "3"
DESCRIPTIONS = {
    403: "The browser may not do this.",
    404: "There is no such match.",
    409: "The match was played under rules that are not installed.",
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


def status_of(error: RidottoError) -> int:
    """The HTTP status of a fault."""
    return next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 422)


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
    async def fault(_: Request, error: RidottoError) -> JSONResponse:
        status = status_of(error)
        headers = {"Retry-After": RETRY_AFTER} if status in {429, 503} else None
        return problem(status, str(error), headers)

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
        else:
            detail = f"{str(error.detail).rstrip('.')}."
        return problem(error.status_code, detail, dict(error.headers or {}))

    @app.exception_handler(Exception)
    async def bug(_: Request, __: Exception) -> JSONResponse:
        return problem(500, "The server has a fault of its own here; its log tells more. Try again.")
