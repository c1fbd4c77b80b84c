"""The interface over HTTP to tables that wait for friends."""

from contextlib import ExitStack
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response, WebSocket
from fastapi.requests import HTTPConnection

from ridotto.engine.errors import RidottoError
from ridotto.server import seating
from ridotto.server.callers import CHANGES, Admitted, Known, TheHouse, address_of, admit, spend
from ridotto.server.faults import NotAllowed, TooMany
from ridotto.server.forms import (
    Invitation,
    InvitationCreated,
    InvitationRequest,
    MatchCreated,
    OpenTable,
    SeatComputer,
    SitDown,
)
from ridotto.server.foyer import Foyer
from ridotto.server.guard import from_elsewhere
from ridotto.server.problems import answer_to, answers

invitations = APIRouter(prefix="/api/invitations", tags=["tables"])
REFUSALS = answers(403, 404, 409, 413, 415, 422, 429, 503)


def the_foyer(connection: HTTPConnection) -> Foyer:
    """The foyer of the application that was called."""
    foyer: Foyer = connection.app.state.foyer
    return foyer


TheFoyer = Annotated[Foyer, Depends(the_foyer)]


@invitations.post("", summary="Open a table for friends", status_code=201, responses=REFUSALS, dependencies=CHANGES)
async def invite(
    body: InvitationRequest, request: Request, house: TheHouse, foyer: TheFoyer, browser: Admitted
) -> InvitationCreated:
    """Open a table. Whoever knows its id may take a seat; this browser is the host."""
    spend(request, house)
    return InvitationCreated(id=await foyer.invite(body, browser))


@invitations.get("", summary="Tables that anybody may join", responses=answers(503))
async def open_tables(foyer: TheFoyer, browser: Known) -> list[OpenTable]:
    """Listed tables with free seats, and the own ones, newest first."""
    return await foyer.open_tables(browser)


@invitations.get("/{table_id}", summary="A table", responses=answers(404, 422, 503))
async def table(table_id: str, foyer: TheFoyer, browser: Known) -> Invitation:
    """A table as this browser sees it."""
    return await foyer.look(table_id, browser)


@invitations.post("/{table_id}/seats/{seat}", summary="Sit down", responses=REFUSALS, dependencies=CHANGES)
async def sit(table_id: str, seat: int, body: SitDown, foyer: TheFoyer, browser: Admitted) -> Invitation:
    """Take a free seat, or change the name at the own one."""
    await foyer.change(table_id, seating.sit(seat, body.name, browser))
    return await foyer.look(table_id, browser)


@invitations.delete("/{table_id}/seats/{seat}", summary="Free a seat", responses=REFUSALS, dependencies=CHANGES)
async def free(table_id: str, seat: int, foyer: TheFoyer, browser: Known) -> Invitation:
    """Get up, or as the host free any seat."""
    await foyer.change(table_id, seating.free(seat, browser))
    return await foyer.look(table_id, browser)


@invitations.post(
    "/{table_id}/seats/{seat}/computer",
    summary="Let a computer play",
    responses=REFUSALS,
    dependencies=CHANGES,
)
async def computer(table_id: str, seat: int, body: SeatComputer, foyer: TheFoyer, browser: Known) -> Invitation:
    """Seat a computer; only the host."""
    await foyer.change(table_id, seating.computer(seat, body.name, body.bot, browser))
    return await foyer.look(table_id, browser)


@invitations.post(
    "/{table_id}/start",
    summary="Begin the match",
    status_code=201,
    responses=REFUSALS,
    dependencies=CHANGES,
)
async def start(table_id: str, foyer: TheFoyer, browser: Known) -> MatchCreated:
    """Begin the match; only the host, and only when all seats are taken."""
    return MatchCreated(id=await foyer.start(table_id, browser))


@invitations.post("/{table_id}/close", summary="Close the table", responses=REFUSALS, dependencies=CHANGES)
async def close(table_id: str, foyer: TheFoyer, browser: Known) -> Invitation:
    """Nobody can sit down any more; only the host."""
    await foyer.change(table_id, seating.close(browser))
    return await foyer.look(table_id, browser)


@invitations.websocket("/{table_id}/socket")
async def watch(socket: WebSocket, table_id: str, house: TheHouse, foyer: TheFoyer, known: Known) -> None:
    """The table as this browser sees it, once now and again whenever it changes."""
    browser = known or house.browsers.new()
    with ExitStack() as place:
        try:
            if from_elsewhere(socket.headers):
                raise NotAllowed("server-elsewhere")
            place.enter_context(house.connected(address_of(socket)))
            await foyer.look(table_id, browser)
            if foyer.guests(table_id) >= house.settings.sockets_per_match:
                raise TooMany("server-too-many-browsers")
        except RidottoError as error:
            await socket.send_denial_response(answer_to(error, socket))
            return
        # Whoever sits down later is then known again on this very socket.
        admission = Response()
        admit(socket, admission, house, browser)
        await socket.accept(headers=[header for header in admission.raw_headers if header[0] == b"set-cookie"])
        await foyer.attend(socket, table_id, browser)
