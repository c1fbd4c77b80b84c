"""Moving a seat to another device, and reading matches that cannot go on."""

from typing import Annotated

from fastapi import APIRouter, Depends
from fastapi.requests import HTTPConnection
from itsdangerous import BadData, URLSafeTimedSerializer

from ridotto.server.callers import CHANGES, Admitted, Known, TheHouse
from ridotto.server.faults import NotAllowed, OtherRules, TableFault
from ridotto.server.forms import PassCreated, Passed, PastEntry, PastMatch
from ridotto.server.house import House
from ridotto.server.problems import answers

MINUTES = 15
passing = APIRouter(prefix="/api", tags=["matches"])


class Passes:
    """One-time links: whoever opens one first has the seat from then on."""

    def __init__(self, house: House, secret: str) -> None:
        self._house = house
        self._signer = URLSafeTimedSerializer(secret, salt="ridotto.pass")

    async def create(self, match_id: str, seat: int, browser: str | None) -> PassCreated:
        """A link for a seat of this browser; it works once, and no link made before it works after that."""
        await self._house.store.head(match_id)
        if seat not in await self._house.store.seats_of(match_id, browser):
            raise NotAllowed("server-not-your-seat")
        passed = await self._house.store.passed(match_id, seat)
        return PassCreated(token=self._signer.dumps([match_id, seat, passed]), minutes=MINUTES)

    async def take(self, token: str, browser: str) -> Passed:
        """The seat of the link for this browser; TableFault if the link is none, too old, or used."""
        try:
            match_id, seat, passed = self._signer.loads(token, max_age=60 * MINUTES)
        except BadData as error:
            raise TableFault("server-pass-over") from error
        if seat in await self._house.store.seats_of(match_id, browser):
            return Passed(match=match_id, seat=seat)  # opened once more on the device that has the seat
        if not await self._house.store.pass_on(match_id, seat, passed, browser):
            raise TableFault("server-pass-over")
        self._house.reseat(match_id)
        return Passed(match=match_id, seat=seat)


async def past(house: House, match_id: str, browser: str | None) -> PastMatch:
    """A match that the installed rules cannot replay, as far as it can be read without them.

    While it is not over words are told for the own seats only: what is secret, nobody can tell without the rules.
    """
    try:
        await house.room(match_id)
    except OtherRules as fault:
        reason = fault.reason
    else:
        raise TableFault("server-match-opens")
    head = await house.store.head(match_id)
    own = await house.store.seats_of(match_id, browser)
    over = await house.store.is_over(match_id)
    return PastMatch(
        id=head.id,
        game=head.game,
        edition=head.edition,
        created=head.created,
        reason=reason,
        seats=[seat["name"] for seat in head.seats],
        entries=[
            PastEntry(
                seq=line.seq,
                kind=line.kind,
                seat=line.seat,
                words=line.words if over or line.seat in own else None,
            )
            for line in await house.store.lines(match_id)
        ],
    )


def the_passes(connection: HTTPConnection) -> Passes:
    """The links of the application that was called."""
    passes: Passes = connection.app.state.passes
    return passes


ThePasses = Annotated[Passes, Depends(the_passes)]


@passing.post(
    "/matches/{match_id}/seats/{seat}/pass",
    summary="Move a seat to another device",
    status_code=201,
    responses=answers(403, 404, 413, 415, 422, 429, 503),
    dependencies=CHANGES,
)
async def pass_seat(match_id: str, seat: int, passes: ThePasses, browser: Known) -> PassCreated:
    """A token with which another browser takes over a seat of this one, once."""
    return await passes.create(match_id, seat, browser)


@passing.post(
    "/passes/{token}",
    summary="Take a seat that was passed on",
    responses=answers(403, 404, 409, 413, 415, 422, 429, 503),
    dependencies=CHANGES,
)
async def take_seat(token: str, passes: ThePasses, browser: Admitted) -> Passed:
    """The seat belongs to this browser from now on."""
    return await passes.take(token, browser)


@passing.get("/matches/{match_id}/past", summary="Read a match of other rules", responses=answers(404, 409, 422, 503))
async def past_match(match_id: str, house: TheHouse, browser: Known) -> PastMatch:
    """What can be read of a match that the installed rules cannot go on with."""
    return await past(house, match_id, browser)
