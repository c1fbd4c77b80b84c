"""Who calls: the browser behind a request, and how much may be asked for from its address."""

from typing import Annotated

from fastapi import Depends, Request, Response
from fastapi.requests import HTTPConnection

from ridotto.server.faults import TooMany
from ridotto.server.guard import must_be_json
from ridotto.server.house import House


def the_house(connection: HTTPConnection) -> House:
    """The house of the application that was called."""
    house: House = connection.app.state.house
    return house


TheHouse = Annotated[House, Depends(the_house)]


def known(connection: HTTPConnection, house: TheHouse) -> str | None:
    """The browser that calls; None if it has never been here."""
    return house.browsers.known(connection.cookies)


Known = Annotated[str | None, Depends(known)]


def admit(connection: HTTPConnection, response: Response, house: House, browser: str) -> None:
    """Let the caller be known as this browser for another year."""
    house.browsers.admit(response, browser, connection.url.scheme in {"https", "wss"})


def returned(request: Request, response: Response, house: TheHouse, browser: Known) -> str | None:
    """The browser that calls, known for another year; None if it has never been here."""
    if browser is not None:
        admit(request, response, house, browser)
    return browser


Returned = Annotated[str | None, Depends(returned)]


def admitted(request: Request, response: Response, house: TheHouse, browser: Returned) -> str:
    """The browser that calls. If it has never been here it is known from now on, unless it is refused."""
    if browser is None:
        browser = house.browsers.new()
        admit(request, response, house, browser)  # an answer that tells of a fault is another one, without the cookie
    return browser


Admitted = Annotated[str, Depends(admitted)]


def address_of(connection: HTTPConnection) -> str:
    """Where the request comes from."""
    return connection.client.host if connection.client else ""


def spend(request: Request, house: House) -> None:
    """TooMany if too much was opened from this address lately."""
    if not house.creating.take(address_of(request)):
        raise TooMany("server-too-many-matches")


def may_change(request: Request, house: TheHouse) -> None:
    """Dependency of routes that change who sits where: JSON from our own page, and not too often."""
    must_be_json(request)
    if not house.seating.take(address_of(request)):
        raise TooMany("server-too-many-changes")


CHANGES = [Depends(may_change)]
