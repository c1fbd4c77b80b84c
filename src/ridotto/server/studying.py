"""Learning from games, over HTTP: analyses of finished ones, playing on from them, and hints during play."""

from concurrent.futures.process import BrokenProcessPool
from typing import Annotated, cast

from fastapi import APIRouter, Depends, Request
from fastapi.requests import HTTPConnection

from ridotto.analysis.packing import Packed
from ridotto.bots.search import Plan
from ridotto.server import hints
from ridotto.server.analyses import Analyses
from ridotto.server.analysis_store import Asked
from ridotto.server.analysts import THREADS, Analysts
from ridotto.server.branching import branch
from ridotto.server.callers import Admitted, Known, TheHouse, address_of, spend
from ridotto.server.faults import NotAllowed, NotReady, Refused, StoreFault, TableFault, TooMany
from ridotto.server.forms import AnalysisProgress, BranchRequest, Hint, HintRequest, MatchCreated
from ridotto.server.guard import must_be_json
from ridotto.server.house import House
from ridotto.server.limits import Buckets
from ridotto.server.live import LiveMatch
from ridotto.server.problems import answers

studying = APIRouter(prefix="/api", tags=["study"])
MOST_GAMES = 20_000
"""A hint is limited by its time; this limits the memory it takes."""


class Study:
    """What the house has for those who want to learn."""

    def __init__(self, house: House) -> None:
        settings = house.settings
        self.house = house
        self.analysts = Analysts(1 if settings.computers else 0)
        self.analyses = Analyses(house, self.analysts)
        self._plan = Plan(iterations=MOST_GAMES, seconds=settings.hint_seconds, threads=THREADS)
        self._hinting = Buckets(settings.hints_burst, settings.hints_per_second)
        house.on_match = self.expect

    def expect(self, live: LiveMatch) -> None:
        """Whoever plays a match alone may soon ask for a hint, and should not wait until the rules are there."""
        if hints.possible(live) and not live.over:
            self.analysts.expect(live.head.game)

    def open(self) -> None:
        """Begin."""
        self.analyses.open()

    async def close(self) -> None:
        """End without waiting for what is being computed."""
        await self.analyses.close()
        self.analysts.close()

    async def hint(self, match_id: str, request: HintRequest, browser: str | None) -> Hint:
        """What a seat could do best; the log then says that it was told."""
        seat = request.seat
        room = await self.house.room(match_id)
        if browser is None or seat not in await self.house.store.seats_of(match_id, browser):
            raise NotAllowed("server-hint-not-yours")
        hints.check(room.live, seat, request.seq)
        if not self._hinting.take(f"{match_id} {browser}"):
            raise TooMany("server-hints-fast")
        position = room.live.now
        try:
            found = await self.analysts.hint(Packed.of(position.view(seat)), self._plan, f"{match_id} {position.seq}")
            await room.talk(hints.given, seat, position.seq)  # who is told is marked, whatever happens then
        except BrokenProcessPool as error:
            raise NotReady from error
        except Refused as error:
            if isinstance(error.__cause__, StoreFault):
                raise error.__cause__ from None
            raise TableFault("server-hint-stale") from error
        return found


def the_study(connection: HTTPConnection) -> Study:
    """The study of the application that was called."""
    return cast("Study", connection.app.state.study)


TheStudy = Annotated[Study, Depends(the_study)]


async def finished(match_id: str, house: TheHouse, browser: Known) -> str:
    """Dependency of what is told of a match that is over only: all of it. To whom, its terms say."""
    room = await house.room(match_id)
    if not room.live.over:
        raise TableFault("server-analysis-early")
    if not room.live.terms.open_end:
        await house.must_have_seat(match_id, browser)
    return match_id


Finished = Annotated[str, Depends(finished)]


async def _told(study: Study, match_id: str, browser: str | None, asked: Asked) -> AnalysisProgress:
    under_way = asked.state in {"queued", "running"}
    return AnalysisProgress(
        state=asked.state,
        done=asked.done,
        all=asked.total,
        before=asked.before,
        cancellable=under_way and await study.analyses.may_cancel(match_id, browser),
        analysis=asked.result,
    )


@studying.get(
    "/matches/{match_id}/analysis",
    summary="How things stand with an analysis",
    responses=answers(403, 404, 409, 422, 503),
)
async def analysis(match_id: Finished, study: TheStudy, browser: Known) -> AnalysisProgress:
    """The analysis of a match that is over, as far as it was asked for, and whole once it is done."""
    return await _told(study, match_id, browser, await study.analyses.find(match_id))


@studying.post(
    "/matches/{match_id}/analysis",
    summary="Analyse a match",
    status_code=202,
    dependencies=[Depends(must_be_json)],
    responses=answers(403, 404, 409, 413, 415, 422, 429, 503),
)
async def analyse(match_id: Finished, request: Request, study: TheStudy, browser: Admitted) -> AnalysisProgress:
    """Ask for the analysis of a match that is over. It is made once and kept; the browser may cancel it."""
    return await _told(study, match_id, browser, await study.analyses.ask(match_id, address_of(request), browser))


@studying.delete(
    "/matches/{match_id}/analysis",
    summary="Cancel an analysis",
    responses=answers(403, 404, 409, 413, 422, 503),
)
async def cancel(match_id: Finished, study: TheStudy, browser: Known) -> AnalysisProgress:
    """Cancel an analysis that is not done yet: only with a seat in the match, or whoever has asked for it."""
    return await _told(study, match_id, browser, await study.analyses.cancel(match_id, browser))


@studying.post(
    "/matches/{match_id}/branch",
    summary="Play on from a position",
    status_code=201,
    dependencies=[Depends(must_be_json)],
    responses=answers(403, 404, 409, 413, 415, 422, 429, 503),
)
async def play_on(
    match_id: Finished, body: BranchRequest, request: Request, house: TheHouse, browser: Admitted
) -> MatchCreated:
    """Start a match that begins with the first moves of one that is over; computers take all other seats."""
    spend(request, house)
    return MatchCreated(id=await branch(house, match_id, body, browser))


@studying.post(
    "/matches/{match_id}/hint",
    summary="Ask for a hint",
    dependencies=[Depends(must_be_json)],
    responses=answers(403, 404, 409, 413, 415, 422, 429, 503),
)
async def hint(match_id: str, body: HintRequest, study: TheStudy, browser: Known) -> Hint:
    """What the seat of this browser could do best, if it must decide now and plays against computers only.

    The log and the record say that it was told.
    """
    return await study.hint(match_id, body, browser)
