"""Several servers on one PostgreSQL: what one does the others show, and of two entries with one number one wins."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.engine.record import replay
from ridotto.server.database import prepare, read_url
from ridotto.server.store import Line
from tests.server.postgres import Cluster, cluster
from tests.server.site import COMPUTER, PERSON, Browser, Site, serving
from tests.server.study import TINY, finished, until

BEA = {**PERSON, "name": "Bea"}


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


@pytest.fixture
async def sites(postgres: Cluster, tmp_path: Path) -> AsyncIterator[list[Site]]:
    """Two servers with one secret and one database."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(serving(tmp_path, database_url=postgres.url, **TINY)) for _ in range(2)]


def at(site: Site, browser: Browser) -> Browser:
    """The same browser, sent to another server by the balancer."""
    return Browser(site.address, {"ridotto": browser.http.cookies["ridotto"]})


async def test_a_game_across_two_servers(sites: list[Site]) -> None:
    browser = sites[0].browser()
    match = await browser.create(PERSON, BEA, COMPUTER)
    async with browser.socket(match) as one, at(sites[1], browser).socket(match) as two:
        await one.opened()
        await two.opened()
        for table, other in ((one, two), (two, one)) * 6:
            await table.move(await table.turn(0, 1))
            while other.last["seq"] < table.last["seq"]:
                await other.until("step")
        await asyncio.gather(one.play([0]), two.play([1]))
        assert one.last["over"] and two.last["over"] and one.last["scores"] == two.last["scores"]
    found = (await at(sites[1], browser).http.get(f"/api/matches/{match}/record")).json()
    assert replay(found)[0].over


async def test_an_analysis_is_made_by_one_and_known_to_all(sites: list[Site]) -> None:
    browser = sites[0].browser()
    match = await finished(sites[0], browser)
    made = []
    for site in sites:
        analysts = site.app.state.study.analysts

        async def assemble(*arguments: object, kept: object = analysts.assemble, by: Site = site) -> object:
            made.append(by.address)
            return await kept(*arguments)  # type: ignore[operator]

        analysts.assemble = assemble
    asked = [await one.http.post(f"/api/matches/{match}/analysis", json={}) for one in (browser, at(sites[1], browser))]
    assert [answer.status_code for answer in asked] == [202, 202]
    found = [await until(one, match, "done", "failed") for one in (browser, at(sites[1], browser))]
    assert found[0]["state"] == "done" and found[0] == found[1] and len(made) == 1
    third = await at(sites[1], browser).http.post(f"/api/matches/{match}/branch", json={"moves": 5, "seat": 0})
    async with browser.socket(third.json()["id"]) as table:
        assert (await table.until("hello"))["origin"] == {"match": match, "moves": 5}


async def test_who_is_here_what_is_said_and_whose_seat_it_is_at_two_servers(sites: list[Site]) -> None:
    ann = sites[0].browser()
    match = await ann.create(PERSON, BEA)
    async with ann.socket(match) as one, sites[1].browser().socket(match) as gallery:
        await gallery.until("around", lambda now: all(seat["here"] for seat in now["seats"]))
        await one.until("around", lambda now: now["spectators"] == 1)
        await one.send({"type": "say", "seat": 0, "text": "Hello there"})
        assert (await gallery.until("said"))["text"] == "Hello there"
        made = await at(sites[1], ann).http.post(f"/api/matches/{match}/seats/1/pass", json={})
        bea = sites[1].browser()
        assert (await bea.http.post(f"/api/passes/{made.json()['token']}", json={})).status_code == 200
        assert (await one.until("hello", lambda hello: hello["yours"] == [0]))["id"] == match
        await gallery.until("around", lambda now: not now["seats"][1]["here"])
        async with at(sites[0], bea).socket(match) as two:
            await gallery.until("around", lambda now: now["seats"][1]["here"])
            await two.opened()
            await one.until("step")
            await one.send({"type": "ask", "seat": 0, "what": "pause"})
            asked = (await two.until("around", lambda now: now["asked"] is not None))["asked"]
            await two.send({"type": "answer", "seat": 1, "ask": asked["seq"], "agree": True})
            await gallery.until("around", lambda now: now["paused"])


async def test_of_two_entries_with_one_number_one_wins(sites: list[Site]) -> None:
    browser = sites[0].browser()
    match = await browser.create(PERSON, BEA)
    rooms = [await site.house.room(match) for site in sites]
    words = [(seat, rooms[0].live.match.legal_words(seat)[0]) for seat in (0, 1)]
    lines = [Line.after(rooms[0].live.hash, 1, "move", seat, move) for seat, move in words]
    stored = await asyncio.gather(
        *(site.house.store.append(match, line) for site, line in zip(sites, lines, strict=True)), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in stored) == ["NoneType", "Taken"]
    async with asyncio.timeout(10):
        while [room.live.seq for room in rooms] != [1, 1]:
            await asyncio.sleep(0.01)
    assert rooms[0].live.hash == rooms[1].live.hash


async def test_the_database_goes_away_and_comes_back(sites: list[Site], postgres: Cluster) -> None:
    browser = sites[0].browser()
    match = await browser.create(PERSON, BEA)
    async with browser.socket(match) as one, at(sites[1], browser).socket(match) as two:
        await one.opened()
        await two.opened()
        move = {"type": "move", "seq": 0, "seat": 0, "move": one.legal(0)[0]}
        await asyncio.to_thread(postgres.stop)
        try:
            error = await one.ask(move)
            assert error["code"] == "unavailable" and "secret" not in error["message"]
            assert (await browser.http.get("/api/matches")).status_code == 503
        finally:
            await asyncio.to_thread(postgres.start)
        await one.move(0, move["move"])
        await two.until("step", lambda step: step["seq"] == 1)


async def test_two_servers_prepare_one_database(postgres: Cluster) -> None:
    await asyncio.gather(*(asyncio.to_thread(prepare, postgres.url) for _ in range(4)))


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("nonsense", "is no address: give it as postgresql://"),
        ("mysql://root@localhost/x", "'mysql' is not possible: give it as postgresql://"),
        ("postgresql://localhost:port/x", "is no address"),
    ],
)
def test_addresses_that_are_none(given: str, sentence: str) -> None:
    with pytest.raises(RidottoError, match=sentence):
        read_url(given)


def test_a_database_that_does_not_answer() -> None:
    with pytest.raises(RidottoError, match=r"^The matches in 127\.0\.0\.1/x cannot be opened \(.+\); start that"):
        prepare(read_url("postgresql://someone:hidden@127.0.0.1:1/x"))


async def test_news_that_are_too_long_to_be_told_are_read(sites: list[Site], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.server.store.LONGEST_NEWS", 0)
    browser = sites[0].browser()
    match = await browser.create(PERSON, BEA)
    async with browser.socket(match) as one, at(sites[1], browser).socket(match) as two:
        await one.opened()
        await two.opened()
        await one.move(0)
        await two.until("step", lambda step: step["seq"] == 1)


async def test_entries_of_many_matches_are_stored_together(sites: list[Site]) -> None:
    browser = sites[0].browser()
    store = sites[0].house.store
    matches = [await browser.create(PERSON, BEA) for _ in range(6)]
    lives = {match: (await sites[0].house.room(match)).live for match in matches}
    first = {match: Line.after(live.hash, 1, "move", 0, live.match.legal_words(0)[0]) for match, live in lives.items()}
    await store.append(matches[3], first[matches[3]])
    added = await asyncio.gather(*(store.append(match, first[match]) for match in matches), return_exceptions=True)
    assert [type(result).__name__ for result in added] == [*["NoneType"] * 3, "Taken", *["NoneType"] * 2]
    assert [await store.lines(match) for match in matches] == [[first[match]] for match in matches]
