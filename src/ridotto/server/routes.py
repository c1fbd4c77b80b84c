"""The interface over HTTP, and the door of the socket."""

from contextlib import ExitStack
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket
from fastapi.responses import JSONResponse

from ridotto import __version__
from ridotto.arena.levels import ratings
from ridotto.bots import bot_names
from ridotto.engine import record
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Game, games
from ridotto.server.callers import Admitted, Known, Returned, TheHouse, address_of, spend
from ridotto.server.faults import NotAllowed, TooMany
from ridotto.server.forms import (
    EditionInfo,
    GameInfo,
    MatchCreated,
    MatchOrigin,
    MatchRequest,
    MatchSummary,
    OptionInfo,
    ServerInfo,
)
from ridotto.server.guard import from_elsewhere, must_be_json
from ridotto.server.problems import answer_to, answers
from ridotto.server.sockets import Connection

api = APIRouter(prefix="/api")
A_RECORD: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/json": {"schema": {"type": "object"}}}},
}


def _game_info(game: Game, ready: bool) -> GameInfo:
    editions = [
        EditionInfo(
            name=name,
            rules_version=version,
            seats=list(game.seats),
            options=[OptionInfo(name=option, values=values) for option, values in game.switches(name).items()],
        )
        for name, version in game.editions.items()
    ]
    return GameInfo(name=game.name, ready=ready, editions=editions, bots=bot_names(), ratings=ratings(game.name))


@api.get("/info", summary="What can be played", tags=["server"])
async def info(house: TheHouse) -> ServerInfo:
    """What can be played here, and whether the rules are ready."""
    found = [_game_info(game, game.name in house.prepared) for game in games().values()]
    return ServerInfo(version=__version__, ready=house.ready, games=found)


@api.get("/matches", summary="The matches of this browser", responses=answers(503), tags=["matches"])
async def matches(house: TheHouse, browser: Returned) -> list[MatchSummary]:
    """The matches that this browser has a seat in, newest first."""
    if browser is None:
        return []
    return [
        MatchSummary(
            id=row["id"],
            game=row["game"],
            edition=row["edition"],
            seats=[seat["name"] for seat in row["seats"]],
            over=row["over"],
            created=row["created"],
            origin=row["origin"] and MatchOrigin(**row["origin"]),
        )
        for row in await house.store.matches_of(browser)
    ]


@api.post(
    "/matches",
    summary="Start a match",
    status_code=201,
    dependencies=[Depends(must_be_json)],
    responses=answers(403, 413, 415, 422, 429, 503),
    tags=["matches"],
)
async def create(body: MatchRequest, request: Request, house: TheHouse, browser: Admitted) -> MatchCreated:
    """Start a match. All its human seats belong to this browser."""
    spend(request, house)
    return MatchCreated(id=await house.create(body, browser))


@api.post(
    "/matches/{match_id}/rematch",
    summary="Start another match with the same seats",
    status_code=201,
    dependencies=[Depends(must_be_json)],
    responses=answers(403, 404, 409, 413, 415, 422, 429, 503),
    tags=["matches"],
)
async def rematch(match_id: str, request: Request, house: TheHouse, browser: Returned) -> MatchCreated:
    """Start another match with the same seats, each moved on by one, so that the start goes round."""
    spend(request, house)
    return MatchCreated(id=await house.rematch(match_id, browser))


@api.get(
    "/matches/{match_id}/record",
    summary="The record of a match",
    response_class=JSONResponse,
    responses={**A_RECORD, **answers(403, 404, 409, 422, 503)},
    tags=["matches"],
)
async def match_record(match_id: str, house: TheHouse, browser: Known) -> Response:
    """The record of a match that is over, with the seed of its chance. Before that it would tell what lies hidden.

    Where the terms of the table keep that hidden after the end too, it is for those who had a seat.
    """
    room = await house.room(match_id)
    if not room.live.over:
        raise NotAllowed("server-not-over")
    if not room.live.terms.open_end:
        await house.must_have_seat(match_id, browser)
    text = record.dump(await room.work(room.live.record))
    name = f"{room.live.head.game}-{room.live.head.id}.record.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@api.websocket("/matches/{match_id}/socket")
async def match_socket(
    socket: WebSocket,
    match_id: str,
    house: TheHouse,
    browser: Known,
    since: Annotated[int | None, Query(ge=0)] = None,
) -> None:
    """Positions and decisions of a match, from entry ``since`` on (the messages of ``ridotto.server.wire``)."""
    with ExitStack() as place:
        try:
            if from_elsewhere(socket.headers):
                raise NotAllowed("server-elsewhere")
            place.enter_context(house.connected(address_of(socket)))
            room = await house.room(match_id)
            if len(room.listeners) > house.settings.sockets_per_match:
                raise TooMany("server-too-many-browsers")
            find_seats = partial(house.store.seats_of, match_id, browser)
            seats = await find_seats()
        except RidottoError as error:
            await socket.send_denial_response(answer_to(error, socket))
            return
        await socket.accept()
        limits = house.limits(f"{match_id} {browser or address_of(socket)}")
        await Connection(socket, room, find_seats, limits, house.metrics).run(since, seats)
