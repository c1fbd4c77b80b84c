"""Who sits where at a table that waits for friends: each change is a function from one state to the next."""

from collections.abc import Callable, Collection
from dataclasses import replace

from ridotto.engine.game import Json
from ridotto.server.dealing import bot_named, named
from ridotto.server.faults import NotAllowed, TableFault
from ridotto.server.forms import Invitation, InvitedSeat, OpenTable, SeatOffer
from ridotto.server.store import Waiting
from ridotto.server.wire import USUAL, Terms

OPEN: Json = {"kind": "open", "name": "", "bot": None, "browser": None}
Change = Callable[[Waiting], Waiting]


def offered(seat: SeatOffer, host: str) -> Json:
    """A seat as the host offers it."""
    if seat.kind == "open":
        return OPEN
    if seat.kind == "computer":
        return _computer(seat.name or "", seat.bot)
    return _person(seat.name or "", host)


def _person(name: str, browser: str) -> Json:
    return {"kind": "human", "name": named(name), "bot": None, "browser": browser}


def _computer(name: str, bot: str | None) -> Json:
    return {"kind": "computer", "name": named(name), "bot": bot_named(bot), "browser": None}


def _seats(waiting: Waiting, seat: int) -> list[Json]:
    if waiting.state["match"] is not None:
        raise TableFault("server-table-begun")
    if not waiting.open:
        raise TableFault("server-table-closed")
    seats: list[Json] = list(waiting.state["seats"])
    if not 0 <= seat < len(seats):
        raise TableFault("server-seat-unknown", seat=str(seat))
    return seats


def _with(waiting: Waiting, seats: list[Json]) -> Waiting:
    return replace(waiting, state={**waiting.state, "seats": seats})


def sit(seat: int, name: str, browser: str) -> Change:
    """Take a free seat, or change the own name. A guest who sits elsewhere already moves."""

    def change(waiting: Waiting) -> Waiting:
        seats = _seats(waiting, seat)
        if seats[seat]["kind"] != "open" and seats[seat]["browser"] != browser:
            raise TableFault("server-seat-taken")
        if browser != waiting.host:
            seats = [OPEN if one["browser"] == browser else one for one in seats]
        seats[seat] = _person(name, browser)
        return _with(waiting, seats)

    return change


def free(seat: int, browser: str | None) -> Change:
    """Make a seat free again: the own one, or as the host any."""

    def change(waiting: Waiting) -> Waiting:
        seats = _seats(waiting, seat)
        if browser is None or browser not in {waiting.host, seats[seat]["browser"]}:
            raise NotAllowed("server-seat-not-yours")
        seats[seat] = OPEN
        return _with(waiting, seats)

    return change


def computer(seat: int, name: str, bot: str | None, browser: str | None) -> Change:
    """The host lets a computer play at a free seat."""

    def change(waiting: Waiting) -> Waiting:
        must_be_host(waiting, browser)
        seats = _seats(waiting, seat)
        if seats[seat]["kind"] == "human":
            raise TableFault("server-seat-taken")
        seats[seat] = _computer(name, bot)
        return _with(waiting, seats)

    return change


def close(browser: str | None) -> Change:
    """The host closes the table."""

    def change(waiting: Waiting) -> Waiting:
        must_be_host(waiting, browser)
        _seats(waiting, 0)
        return replace(waiting, open=False)

    return change


def begin(browser: str | None, match: str) -> Change:
    """The host begins the match, whose id is given; every seat must be taken."""

    def change(waiting: Waiting) -> Waiting:
        must_be_host(waiting, browser)
        seats = _seats(waiting, 0)
        if any(seat["kind"] == "open" for seat in seats):
            raise TableFault("server-seats-open")
        if all(seat["kind"] == "computer" for seat in seats):
            raise TableFault("server-nobody")
        return replace(waiting, open=False, state={**waiting.state, "match": match})

    return change


def must_be_host(waiting: Waiting, browser: str | None) -> None:
    """NotAllowed unless the browser has opened the table."""
    if browser != waiting.host:
        raise NotAllowed("server-only-host")


def shown(waiting: Waiting, browser: str | None, here: Collection[str]) -> Invitation:
    """A table as one browser sees it; ``here`` are the browsers that are connected."""
    state = waiting.state
    return Invitation(
        id=waiting.id,
        game=state["game"],
        edition=state["edition"],
        options=state["options"],
        terms=Terms.model_validate(state.get("terms") or USUAL),
        seats=[
            InvitedSeat(
                kind=seat["kind"],
                name=seat["name"],
                bot=seat["bot"],
                yours=browser is not None and seat["browser"] == browser,
                here=seat["kind"] == "computer" or seat["browser"] in here,
            )
            for seat in state["seats"]
        ],
        listed=waiting.listed,
        host=browser == waiting.host,
        closed=not waiting.open and state["match"] is None,
        match=state["match"],
    )


def line_of(waiting: Waiting, browser: str | None) -> OpenTable:
    """A table in the list of open ones."""
    seats = waiting.state["seats"]
    people = [seat["name"] for seat in seats if seat["browser"] == waiting.host]
    return OpenTable(
        id=waiting.id,
        game=waiting.state["game"],
        edition=waiting.state["edition"],
        host=people[0] if people else "",
        yours=browser == waiting.host,
        free=sum(seat["kind"] == "open" for seat in seats),
        seats=len(seats),
        created=waiting.created,
    )
