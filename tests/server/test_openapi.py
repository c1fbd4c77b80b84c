"""The interface does what its description says, whatever it is asked."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from ridotto.server.app import create_app
from tests.server.site import serving

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that runs in a thread of its own."""
    started, ended = threading.Event(), asyncio.Event()
    addresses: list[str] = []
    loops: list[asyncio.AbstractEventLoop] = []

    async def run() -> None:
        folder = tmp_path_factory.mktemp("house")
        async with serving(folder, matches_burst=1000) as site:
            loops.append(asyncio.get_running_loop())
            addresses.append(site.address)
            started.set()
            await ended.wait()

    thread = threading.Thread(target=asyncio.run, args=[run()])
    thread.start()
    assert started.wait(240)
    yield addresses[0]
    loops[0].call_soon_threadsafe(ended.set)
    thread.join(30)


schema = schemathesis.openapi.from_dict(create_app().openapi())


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
def test_it_does_as_described(case: Any, address: str) -> None:
    case.call_and_validate(base_url=address, checks=CHECKS)


@pytest.fixture
def there(address: str) -> tuple[dict[str, str], dict[str, str]]:
    """A table and a match, as the routes call their ids, and the cookies of their host."""
    with httpx.Client(base_url=address, timeout=30) as http:
        places = {"game": "mille-fiori", "edition": "base", "options": {}}
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bea"}]
        match = http.post("/api/matches", json={**places, "seats": seats}).json()["id"]
        table = http.post("/api/invitations", json={**places, "seats": [seats[0], {"kind": "open"}]}).json()["id"]
        return {"table_id": table, "match_id": match}, dict(http.cookies)


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
    derandomize=True,
    phases=[Phase.generate],
)
def test_it_does_so_with_what_is_there(case: Any, there: tuple[dict[str, str], dict[str, str]], address: str) -> None:
    ids, cookies = there
    given = case.path_parameters or {}
    case.path_parameters = {name: ids.get(name, value) for name, value in given.items()}
    if isinstance(given.get("seat"), int):
        case.path_parameters["seat"] = given["seat"] % 3
    response = case.call(base_url=address, cookies=cookies)
    case.validate_response(response, checks=[not_a_server_error, status_code_conformance, response_schema_conformance])
