"""The description of the interface, with the messages of the socket, which OpenAPI itself has no place for."""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from ridotto import __version__
from ridotto.server.wire import MAX_MESSAGE, FromBrowser, ToBrowser

DESCRIPTION = f"""The interface of a gaming house: what its page uses, and bots can.

A browser is known by a signed cookie, which it gets with its first match; the human seats of a match belong to the
browser that started it. Requests that change something are JSON; if a browser sends them, its page must be this
server's own.

Positions and decisions go over a WebSocket at `/api/matches/{{match_id}}/socket?since=N`. The server sends the messages
of the schema `ToBrowser`: first `hello`, then a `step` for each entry of the log after `since` (or one `step` with the
present position), and from then on each new one; `around` tells whenever it changes who is connected, what is asked
and how much time is left, and `said` what people say. A step holds, for each seat of the browser, its view, its legal
moves with what each would score, and whether the last step can be taken back. The browser sends the messages of the
schema `FromBrowser`, at most {MAX_MESSAGE} bytes each; what is refused is answered by an `error` and has changed
nothing.
"""


def _schemas() -> dict[str, Any]:
    """The messages of the socket and all that they consist of."""
    sides: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        ("FromBrowser", "validation", TypeAdapter(FromBrowser)),
        ("ToBrowser", "serialization", TypeAdapter(ToBrowser)),
    ]
    named, schema = TypeAdapter.json_schemas(sides, ref_template="#/components/schemas/{model}")
    return {**schema["$defs"], **{name: definition for (name, _), definition in named.items()}}


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document of the application."""
    if app.openapi_schema is None:
        found = get_openapi(title="Ridotto", version=__version__, description=DESCRIPTION, routes=app.routes)
        found["components"]["schemas"] = {**_schemas(), **found["components"]["schemas"]}
        app.openapi_schema = found
    return app.openapi_schema
