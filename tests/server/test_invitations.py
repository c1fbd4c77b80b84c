"""Tables for friends: seats by link, from the invitation to the rematch."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.server.postgres import cluster
from tests.server.site import COMPUTER, PERSON, WITHIN, Browser, Json, Site, Socket, serving

OPEN = {"kind": "open"}


async def invite(browser: Browser, *seats: Json, **changes: object) -> str:
    """Open a table; returns its id."""
    place = {"game": "mille-fiori", "edition": "base", "seats": list(seats), **changes}
    answer = await browser.http.post("/api/invitations", json=place)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def ask(browser: Browser, method: str, path: str, body: Json | None = None) -> tuple[int, Json]:
    """The status and the answer of a request about tables."""
    answer = await browser.http.request(method, f"/api/invitations/{path}", json=body or {})
    return answer.status_code, answer.json()


@asynccontextmanager
async def looking(browser: Browser, table: str) -> AsyncIterator[Socket]:
    """A browser that looks at a waiting table."""
    address = str(browser.http.base_url).replace("http", "ws", 1).rstrip("/")
    headers = {"Cookie": f"ridotto={browser.http.cookies['ridotto']}"} if "ridotto" in browser.http.cookies else {}
    async with connect(f"{address}/api/invitations/{table}/socket", additional_headers=headers) as connection:
        yield Socket(connection)


async def test_friends_come_by_the_link_and_play(site: Site) -> None:
    host, friend, gallery = site.browser(), site.browser(), site.browser()
    table = await invite(host, PERSON, OPEN, COMPUTER)
    async with looking(host, table) as here, looking(gallery, table) as there:
        shown = await here.until("invitation")
        assert shown["host"] and [seat["yours"] for seat in shown["seats"]] == [True, False, False]
        assert not (await there.until("invitation"))["host"]
        assert (await ask(host, "POST", f"{table}/start"))[0] == 409, "a seat is free"
        assert (await ask(friend, "POST", f"{table}/start"))[0] == 403, "only the host starts"
        status, shown = await ask(friend, "POST", f"{table}/seats/1", {"name": "Bea"})
        assert status == 200 and [seat["yours"] for seat in shown["seats"]] == [False, True, False]
        assert (await ask(gallery, "POST", f"{table}/seats/1", {"name": "Eve"}))[0] == 409, "it is taken"
        for socket in (here, there):
            shown = await socket.until("invitation", lambda shown: shown["seats"][1]["name"] == "Bea")
            assert shown["seats"][1] == {"kind": "human", "name": "Bea", "bot": None, "yours": False, "here": False}
        status, started = await ask(host, "POST", f"{table}/start")
        assert status == 201
        for socket in (here, there):
            await socket.until("invitation", lambda shown: shown["match"] == started["id"])
    assert (await ask(friend, "DELETE", f"{table}/seats/1"))[0] == 409, "the match has begun"
    async with host.socket(started["id"]) as one, friend.socket(started["id"]) as two:
        assert (await one.opened())["yours"] == [0] and (await two.opened())["yours"] == [1]
        await asyncio.gather(one.play([0]), two.play([1]))
        again = (await host.http.post(f"/api/matches/{started['id']}/rematch", json={})).json()
        assert (await two.until("rematch"))["match"] == again["id"]
        assert (await friend.http.post(f"/api/matches/{started['id']}/rematch", json={})).json() == again
    async with friend.socket(again["id"]) as two:
        hello = await two.opened()
        assert hello["yours"] == [0] and [seat["name"] for seat in hello["seats"]] == ["Bea", "Bruno", "Ann"]


async def test_nothing_hidden_reaches_the_others(site: Site) -> None:
    host, friend, gallery = site.browser(), site.browser(), site.browser()
    table = await invite(host, PERSON, OPEN, game="intrigo", edition="standard", options={"game.max_rounds": 2})
    await ask(friend, "POST", f"{table}/seats/1", {"name": "Bea"})
    match = (await ask(host, "POST", f"{table}/start"))[1]["id"]
    async with host.socket(match, 0) as one, friend.socket(match, 0) as two, gallery.socket(match, 0) as three:
        over = three.until("step", lambda step: bool(step["over"]))
        await one.until("hello")
        await two.until("hello")
        await asyncio.gather(one.play([0]), two.play([1]), over)
        for table_, seat in ((one, 0), (two, 1), (three, None)):
            for state in (state for step in _steps(table_) for state in step["seats"]):
                assert state["seat"] == seat
                for other, shown in enumerate(state["view"]["seats"]):
                    if other != seat:
                        assert set(shown["hand"]) <= {None} and shown["packet"] is None


def _steps(socket: Socket) -> list[Json]:
    import json

    return [message for message in map(json.loads, socket.frames) if message["type"] == "step"]


async def test_who_may_change_a_table(site: Site) -> None:
    host, friend, stranger = site.browser(), site.browser(), site.browser()
    table = await invite(host, PERSON, OPEN, OPEN)
    await ask(friend, "POST", f"{table}/seats/2", {"name": "Bea"})
    assert (await ask(stranger, "DELETE", f"{table}/seats/2"))[0] == 403
    assert (await ask(friend, "DELETE", f"{table}/seats/0"))[0] == 403
    assert (await ask(friend, "POST", f"{table}/seats/1/computer", {"name": "Tiepolo"}))[0] == 403
    assert (await ask(friend, "POST", f"{table}/close"))[0] == 403
    assert (await ask(friend, "POST", f"{table}/seats/9", {"name": "Bea"}))[0] == 409
    assert (await ask(friend, "POST", f"{table}/seats/1", {"name": ""}))[0] == 422
    assert (await ask(friend, "GET", "nothing"))[0] == 404
    # A guest has one seat: taking another one is moving there. The host may hold several for one device.
    _, shown = await ask(friend, "POST", f"{table}/seats/1", {"name": "Beatrice"})
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Beatrice", ""]
    _, shown = await ask(host, "POST", f"{table}/seats/2", {"name": "Otto"})
    assert [seat["yours"] for seat in shown["seats"]] == [True, False, True]
    _, shown = await ask(host, "DELETE", f"{table}/seats/1")
    assert shown["seats"][1]["kind"] == "open"
    _, shown = await ask(host, "POST", f"{table}/seats/1/computer", {"name": "Tiepolo", "bot": "random"})
    assert shown["seats"][1] == {"kind": "computer", "name": "Tiepolo", "bot": "random", "yours": False, "here": True}
    _, shown = await ask(host, "POST", f"{table}/close")
    assert shown["closed"] and (await ask(stranger, "POST", f"{table}/seats/1", {"name": "Eve"}))[0] == 409
    assert (await ask(host, "POST", f"{table}/start"))[0] == 409


async def test_only_listed_tables_are_listed(site: Site) -> None:
    host = site.browser()
    await invite(host, PERSON, OPEN)
    listed = await invite(host, PERSON, OPEN, listed=True)
    await invite(host, PERSON, COMPUTER, listed=True)
    found = (await site.browser().http.get("/api/invitations")).json()
    assert [(line["id"], line["host"], line["free"], line["seats"]) for line in found] == [(listed, "Ann", 1, 2)]
    own = (await host.http.get("/api/invitations")).json()
    assert len(own) == 3 and all(line["yours"] for line in own) and not found[0]["yours"]


async def change_places(table: str, friend: Browser, other: Browser) -> None:
    """One gets up, and another sits down there."""
    await ask(friend, "DELETE", f"{table}/seats/1")
    await ask(other, "POST", f"{table}/seats/1", {"name": "Gus"})


async def test_nobody_is_seated_at_the_table_but_not_in_the_match(site: Site) -> None:
    for _ in range(6):
        host, friend, other = site.browser(), site.browser(), site.browser()
        table = await invite(host, PERSON, OPEN)
        await ask(friend, "POST", f"{table}/seats/1", {"name": "Fay"})

        started_at_once = ask(host, "POST", f"{table}/start")
        (status, started), _ = await asyncio.gather(started_at_once, change_places(table, friend, other))
        if status != 201:
            continue
        shown = (await ask(host, "GET", table))[1]
        async with host.socket(started["id"]) as socket:
            hello = await socket.opened()
        assert [seat["name"] for seat in hello["seats"]] == [seat["name"] for seat in shown["seats"]]


@pytest.mark.parametrize("name", ["   ", "a\u202eb", "\u200b", "a\nb", "👨‍👩‍👧‍👦" * 6])
async def test_names_that_nobody_can_have(site: Site, name: str) -> None:
    table = await invite(site.browser(), PERSON, OPEN)
    status, answer = await ask(site.browser(), "POST", f"{table}/seats/1", {"name": name})
    assert status == 422 and answer["detail"].endswith(".")
    assert (await ask(site.browser(), "POST", f"{table}/seats/1", {"name": "👨‍👩‍👧‍👦"}))[0] == 200


async def test_a_friend_is_known_from_the_first_look(site: Site) -> None:
    host, friend = site.browser(), site.browser()
    table = await invite(host, PERSON, OPEN)
    async with looking(host, table) as here, looking(friend, table) as there:
        await there.until("invitation")
        given = there.connection.response.headers["set-cookie"]  # type: ignore[union-attr]
        friend.http.cookies["ridotto"] = given.split(";")[0].removeprefix("ridotto=")
        await ask(friend, "POST", f"{table}/seats/1", {"name": "Bea"})
        await there.until("invitation", lambda shown: shown["seats"][1]["yours"])
        await here.until("invitation", lambda shown: shown["seats"][1]["here"])


async def test_nonsense_on_the_socket_of_a_table(site: Site) -> None:
    host = site.browser()
    table = await invite(host, PERSON, OPEN)
    async with looking(host, table) as here:
        await here.until("invitation")
        await here.send(b"\0")
        await here.until("pong")


async def test_a_rematch_only_after_the_match(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, {**PERSON, "name": "Bea"})
    answer = await browser.http.post(f"/api/matches/{match}/rematch", json={})
    assert answer.status_code == 409 and "not over yet" in answer.json()["detail"]


async def test_who_is_here_is_shown(site: Site) -> None:
    host, friend = site.browser(), site.browser()
    table = await invite(host, PERSON, OPEN)
    await ask(friend, "POST", f"{table}/seats/1", {"name": "Bea"})
    async with looking(host, table) as here:
        await here.until("invitation", lambda shown: not shown["seats"][1]["here"])
        async with looking(friend, table):
            await here.until("invitation", lambda shown: shown["seats"][1]["here"])
        await here.until("invitation", lambda shown: not shown["seats"][1]["here"])
        await here.send({"type": "ping"})
        await here.until("pong")


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"edition": "deluxe"},
        {"options": {"tempo": 1}},
        {"seats": [PERSON, OPEN, OPEN, OPEN, OPEN]},
        {"seats": [PERSON, {"kind": "computer", "name": "C", "bot": "clever"}]},
        {"seats": []},
    ],
)
async def test_tables_that_could_not_be_played(site: Site, changes: Json) -> None:
    place = {"game": "mille-fiori", "edition": "base", "seats": [PERSON, OPEN], **changes}
    answer = await site.browser().http.post("/api/invitations", json=place)
    assert answer.status_code in {409, 422} and answer.json()["detail"].endswith(".")


async def test_two_sit_down_at_once(site: Site) -> None:
    table = await invite(site.browser(), PERSON, OPEN)
    guests = [site.browser() for _ in range(5)]
    seated = [ask(guest, "POST", f"{table}/seats/1", {"name": f"G{i}"}) for i, guest in enumerate(guests)]
    assert sorted(status for status, _ in await asyncio.gather(*seated)) == [200, 409, 409, 409, 409]


async def test_a_table_survives_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as site:
        host = site.browser()
        table = await invite(host, PERSON, OPEN)
        await ask(site.browser(), "POST", f"{table}/seats/1", {"name": "Bea"})
    async with serving(tmp_path) as site:
        host = Browser(site.address, {"ridotto": host.http.cookies["ridotto"]})
        assert (await ask(host, "POST", f"{table}/start"))[0] == 201


async def test_a_table_on_two_servers(tmp_path: Path) -> None:
    with cluster() as postgres:
        async with serving(tmp_path, database_url=postgres.url) as a, serving(tmp_path, database_url=postgres.url) as b:
            host, friend = a.browser(), b.browser()
            table = await invite(host, PERSON, OPEN)
            async with asyncio.timeout(WITHIN), looking(host, table) as here:
                await here.until("invitation")
                await ask(friend, "POST", f"{table}/seats/1", {"name": "Bea"})
                await here.until("invitation", lambda shown: shown["seats"][1]["name"] == "Bea")
                match = (await ask(host, "POST", f"{table}/start"))[1]["id"]
            async with host.socket(match) as one, friend.socket(match) as two:
                await one.opened()
                await two.opened()
                await asyncio.gather(one.play([0]), two.play([1]))
                again = (await friend.http.post(f"/api/matches/{match}/rematch", json={})).json()
                assert (await one.until("rematch"))["match"] == again["id"]
