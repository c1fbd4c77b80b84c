"""What a server writes about itself, and what it never writes."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from ridotto.server.logs import Cleaner, Style, handler
from tests.server.site import PERSON, serving

WORDS = 'a secret with "quotes" and a \\ of 40 letters'
COOKIE = "kV5Tn0wqZbL2_xYh3mRuAe9-.Q1w2E3r4T5y6U7i8O9p0_A-sDfG"


@pytest.fixture
def written() -> Iterator[dict[Style, io.StringIO]]:
    """The log of this process in both styles, as a server writes it."""
    streams: dict[Style, io.StringIO] = {"text": io.StringIO(), "json": io.StringIO()}
    handlers = [handler(style, [WORDS, "tiger", None], stream) for style, stream in streams.items()]
    root, own = logging.getLogger(), logging.getLogger("ridotto")
    before = own.level
    own.setLevel(logging.INFO)
    for each in handlers:
        root.addHandler(each)
    yield streams
    for each in handlers:
        root.removeHandler(each)
    own.setLevel(before)


def test_lines_for_people_and_for_programs(written: dict[Style, io.StringIO]) -> None:
    logging.getLogger("ridotto.server").info("%s is ready to be played.", "intrigo", extra={"game": "intrigo"})
    logging.getLogger("other").warning("two\nlines\x1b[2J")
    people = written["text"].getvalue().splitlines()
    assert [line[20:] for line in people] == ["INFO: intrigo is ready to be played.", r"WARNING: two\nlines\x1b[2J"]
    ready, other = map(json.loads, written["json"].getvalue().splitlines())
    assert ready.pop("time").endswith("Z") and other.pop("time")
    assert ready == {
        "level": "INFO",
        "logger": "ridotto.server",
        "message": "intrigo is ready to be played.",
        "game": "intrigo",
    }
    assert other == {"level": "WARNING", "logger": "other", "message": "two\nlines\x1b[2J"}


async def test_requests_are_told_by_their_route(
    written: dict[Style, io.StringIO], tmp_path_factory: pytest.TempPathFactory
) -> None:
    async with serving(tmp_path_factory.mktemp("data"), access_log=True) as site:
        browser = site.browser()
        match = await browser.create({**PERSON, "name": "Ludovica"}, {**PERSON, "name": "Bea"})
        async with browser.socket(match) as table:
            await table.opened()
        await browser.http.get(f"/api/matches/{match}/record", params={"whose": "mine"})
        await browser.http.get("/api/invitations/abcdefgh2345")
        await browser.http.get("/nowhere/at/all/abcdefgh2345")
        await browser.http.request("TRACE", "/api/info")
    lines = [json.loads(line) for line in written["json"].getvalue().splitlines()]
    found = [(line["method"], line["route"], line["status"]) for line in lines if line["logger"] == "ridotto.access"]
    assert found == [
        ("POST", "/api/matches", 201),
        ("SOCKET", "/api/matches/{match_id}/socket", 1000),
        ("GET", "/api/matches/{match_id}/record", 403),
        ("GET", "/api/invitations/{table_id}", 404),
        ("GET", "/..", 404),
        ("OTHER", "/api/..", 405),
    ]
    assert all(line["ms"] >= 0 for line in lines if line["logger"] == "ridotto.access")
    cookie = browser.http.cookies["ridotto"]
    for unsaid in (match, "Ludovica", "whose", "abcdefgh2345", "nowhere", cookie, cookie.split(".")[0]):
        for stream in written.values():
            assert unsaid not in stream.getvalue()


@pytest.mark.parametrize("style", ["text", "json"])
def test_a_fault_tells_no_secret(written: dict[Style, io.StringIO], style: Style) -> None:
    log = logging.getLogger("uvicorn.error")
    try:
        raise ValueError(f"cookie: a=b; ridotto={COOKIE}; {WORDS} postgresql+asyncpg://me:tiger@host/x")
    except ValueError:
        log.exception("GET /api/invitations/abcdefgh2345/seats/1?since=4 of %r with %s", {"cookie": COOKIE}, WORDS)
    said = written[style].getvalue()
    assert "ValueError" in said and "test_a_fault_tells_no_secret" in said and "GET /api/invitations/***" in said
    for unsaid in (COOKIE, COOKIE.split(".", maxsplit=1)[0], "abcdefgh2345", "since", "tiger", "quotes"):
        assert unsaid not in said


@pytest.mark.parametrize(
    ("line", "cleaned"),
    [
        ("Cookie: ridotto=abc; other=1", "Cookie: ridotto=***; other=1"),
        (f"value {COOKIE}, and", "value ***, and"),
        ("postgresql://ann:pa:ss@host/name", "postgresql://ann:***@host/name"),
        ('"GET /api/matches/k2m4n6p8q2r4/record?x=1 HTTP/1.1"', '"GET /api/matches/***?*** HTTP/1.1"'),
        ("ridotto.server.house and 1.5 of 2.25 s", "ridotto.server.house and 1.5 of 2.25 s"),
        ("/site-packages/starlette/middleware/errors.py", "/site-packages/starlette/middleware/errors.py"),
    ],
)
def test_what_looks_like_a_secret(line: str, cleaned: str) -> None:
    assert Cleaner()(line) == cleaned
