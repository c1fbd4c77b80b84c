"""What people settle among themselves: asks and answers, pauses, the computer in somebody's place, what is said."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from ridotto.server.store import Line
from tests.server.site import COMPUTER, PERSON, Browser, Json, Site, Socket, serving

BEA = {**PERSON, "name": "Bea"}
OPEN = {"kind": "open", "name": None}
QUICK = {"clock": {"kind": "game", "seconds": 5, "increment": 0}, "away": "computer", "open_end": True}


class Friends:
    """Two people, each with a browser of their own, at one table with a computer."""

    def __init__(self, site: Site, match: str, browsers: list[Browser], tables: list[Socket]) -> None:
        self.site, self.match, self.browsers, self.tables = site, match, browsers, tables

    @property
    def ann(self) -> Socket:
        return self.tables[0]

    @property
    def bea(self) -> Socket:
        return self.tables[1]


async def begin(site: Site, *others: Json, third: Browser | None = None, **changes: Any) -> tuple[str, list[Browser]]:
    """A match of Ann and Bea, and perhaps a third, opened and joined by the link of a table."""
    host, guest = site.browser(), site.browser()
    seats = [{**PERSON, "bot": None}, OPEN, *others]
    place = {"game": "mille-fiori", "edition": "base", "options": {}, "seats": seats, **changes}
    table = (await host.http.post("/api/invitations", json=place)).json()["id"]
    assert (await guest.http.post(f"/api/invitations/{table}/seats/1", json={"name": "Bea"})).status_code == 200
    if third is not None:
        assert (await third.http.post(f"/api/invitations/{table}/seats/2", json={"name": "Cal"})).status_code == 200
    begun = await host.http.post(f"/api/invitations/{table}/start", json={})
    assert begun.status_code == 201, begun.text
    return begun.json()["id"], [host, guest]


@pytest.fixture
async def friends(site: Site) -> AsyncIterator[Friends]:
    match, browsers = await begin(site)
    async with AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(browser.socket(match)) for browser in browsers]
        for table in tables:
            await table.opened()
        yield Friends(site, match, browsers, tables)


async def around(table: Socket, **wanted: Any) -> Json:
    """The next news of how things are in which these fields are so."""
    return await table.until("around", lambda now: all(now[key] == value for key, value in wanted.items()))


async def entry(table: Socket, kind: str) -> Json:
    """The next entry of this kind."""
    step = await table.until("step", lambda step: bool(step["entry"]) and step["entry"]["kind"] == kind)
    found: Json = step["entry"]
    return found


async def test_who_is_here(friends: Friends) -> None:
    both = await friends.ann.until("around", lambda now: all(seat["here"] for seat in now["seats"]))
    assert (both["spectators"], both["paused"], both["asked"]) == (0, False, None)
    async with friends.site.browser().socket(friends.match) as gallery:
        await gallery.until("around", lambda now: now["spectators"] == 1)
        await friends.bea.connection.close()
        gone = await friends.ann.until("around", lambda now: not now["seats"][1]["here"])
        assert gone["seats"][0]["here"] and not gone["seats"][1]["absent"]
    await around(friends.ann, spectators=0)


async def test_taking_back_by_consent(friends: Friends) -> None:
    ann, bea = friends.ann, friends.bea
    before = ann.last
    first = before["seats"][0]["view"]
    await ann.move(0)
    await bea.turn(1)
    await bea.move(1)
    await ann.until("step", lambda step: step["seq"] == 2)
    await ann.send({"type": "ask", "seat": 0, "what": "undo"})
    asked = (await bea.until("around", lambda now: now["asked"] is not None))["asked"]
    assert asked == {"seq": 3, "by": 0, "what": "undo", "of": 1, "agreed": [], "open": [1]}
    assert (await ann.ask({"type": "answer", "seat": 0, "ask": 3, "agree": True}))["code"] == "not-now"
    assert (await ann.ask({"type": "ask", "seat": 0, "what": "pause"}))["code"] == "not-now"
    await bea.send({"type": "answer", "seat": 1, "ask": 3, "agree": True})
    taken = await entry(ann, "undo")
    assert (taken["seat"], taken["of"], ann.last["actors"]) == (0, 1, before["actors"])
    assert ann.last["seats"][0]["view"] == first
    await around(ann, asked=None)
    kinds = [line.kind for line in await friends.site.house.store.lines(friends.match)]
    assert kinds == ["move", "move", "ask", "agree", "undo"]
    friends.site.house._rooms.clear()  # the log alone leads to the same
    async with friends.browsers[0].socket(friends.match) as again:
        hello = await again.opened()
        assert [line["kind"] for line in hello["log"]] == ["start", "undo"]
        assert again.last["seats"][0]["view"] == first and again.legal(0)


async def test_declined_and_withdrawn(friends: Friends) -> None:
    ann, bea = friends.ann, friends.bea
    assert (await ann.ask({"type": "ask", "seat": 0, "what": "undo"}))["code"] == "not-now"
    for refuses, seat in ((bea, 1), (ann, 0)):
        await ann.send({"type": "ask", "seat": 0, "what": "pause"})
        asked = (await refuses.until("around", lambda now: now["asked"] is not None))["asked"]
        await refuses.send({"type": "answer", "seat": seat, "ask": asked["seq"], "agree": False})
        await around(refuses, asked=None, paused=False)
    late = await bea.ask({"type": "answer", "seat": 1, "ask": asked["seq"], "agree": True})
    assert late["code"] == "not-now"
    # Talk is no move: who has seen the position before it is not late.
    await ann.send({"type": "move", "seq": 0, "seat": 0, "move": ann.legal(0)[0]})
    assert (await entry(bea, "move"))["seat"] == 0


async def test_a_pause(friends: Friends) -> None:
    ann, bea = friends.ann, friends.bea
    await ann.send({"type": "ask", "seat": 0, "what": "pause"})
    asked = (await bea.until("around", lambda now: now["asked"] is not None))["asked"]
    await bea.send({"type": "answer", "seat": 1, "ask": asked["seq"], "agree": True})
    await around(ann, paused=True)
    move = {"type": "move", "seq": ann.last["seq"], "seat": 0, "move": ann.legal(0)[0]}
    assert (await ann.ask(move))["code"] == "paused"
    await bea.send({"type": "go-on", "seat": 1})
    await around(ann, paused=False)
    await ann.move(0, move["move"])


async def test_the_computer_plays_for_somebody_who_is_away(tmp_path: Path) -> None:
    async with serving(tmp_path, absence=0.2) as site:
        match, (host, guest) = await begin(site)
        async with host.socket(match) as ann:
            await ann.opened()
            async with guest.socket(match) as bea:
                await bea.opened()
                await ann.until("around", lambda now: now["seats"][1]["here"])
                refused = await ann.ask({"type": "ask", "seat": 0, "what": "takeover", "of": 1})
                assert refused["code"] == "not-now"
            await ann.until("around", lambda now: now["seats"][1]["absent"])
            await ann.send({"type": "ask", "seat": 0, "what": "takeover", "of": 1})
            assert (await entry(ann, "takeover"))["of"] == 1
            await ann.until("step", lambda step: bool(step["entry"]) and step["entry"]["seat"] == 1)
            async with guest.socket(match) as bea:
                hello = await bea.opened()
                assert "takeover" in [line["kind"] for line in hello["log"]]
                await bea.until("around", lambda now: now["seats"][1]["replaced"])
                await bea.send({"type": "return", "seat": 1})
                await bea.until("around", lambda now: not now["seats"][1]["replaced"])
                assert (await bea.ask({"type": "return", "seat": 1}))["code"] == "not-now"
                assert (await site.house.room(match)).live.people == {0, 1}
                await ann.move(await ann.turn(0))


async def test_the_house_lets_the_computer_play_when_the_time_is_over(site: Site) -> None:
    match, (host, guest) = await begin(site, terms=QUICK)
    async with host.socket(match) as ann, guest.socket(match) as bea:
        assert (await ann.opened())["terms"] == QUICK
        await bea.opened()
        clocks = (await ann.until("around", lambda now: all(seat["here"] for seat in now["seats"])))["seats"]
        assert all(0 < seat["milliseconds"] <= 5000 for seat in clocks)
        await bea.move(1)
        await ann.until("around", lambda now: not now["seats"][1]["running"])
        assert (await entry(bea, "takeover"))["seat"] == 0
        # A time that is over is an entry like others, and the same after a restart.
        lines = await site.house.store.lines(match)
        assert [line.kind for line in lines[:2]] == ["move", "takeover"] and all(line.at for line in lines)


async def test_what_was_asked_is_done_when_nobody_is_left_to_answer(site: Site) -> None:
    """Bea is asked and her time runs out: the computer, which plays for her now, is not asked."""
    match, (host, guest) = await begin(site, terms=QUICK)
    async with host.socket(match) as ann, guest.socket(match) as bea:
        await ann.opened()
        await bea.opened()
        await ann.move(0)
        await ann.send({"type": "ask", "seat": 0, "what": "undo"})
        assert (await entry(bea, "takeover"))["seat"] == 1
        assert (await entry(bea, "undo"))["seat"] == 0
        await around(ann, asked=None)


async def test_a_seat_of_a_match_of_other_rules_is_passed_on_too(friends: Friends) -> None:
    made = await friends.browsers[1].http.post(f"/api/matches/{friends.match}/seats/1/pass", json={})
    friends.site.house._rooms.clear()
    async with friends.site.house.database.writing() as connection:
        await connection.exec_driver_sql("UPDATE matches SET rules_version = 99")
    phone = friends.site.browser()
    taken = await phone.http.post(f"/api/passes/{made.json()['token']}", json={})
    assert taken.status_code == 200 and "ridotto" in taken.cookies
    assert (await phone.http.get("/api/matches")).json()[0]["id"] == friends.match


async def test_an_address_holds_no_more_sockets_than_it_may(tmp_path: Path) -> None:
    async with serving(tmp_path, sockets_per_address=2) as site:
        match, (host, guest) = await begin(site)
        async with host.socket(match) as ann, guest.socket(match) as bea:
            await ann.opened()
            await bea.opened()
            with pytest.raises(InvalidStatus) as refused:
                async with site.browser().socket(match):
                    pass
            assert refused.value.response.status_code == 429
        async with site.browser().socket(match) as gallery:
            await gallery.opened()


async def test_who_comes_back_need_not_be_replaced(tmp_path: Path) -> None:
    async with serving(tmp_path, absence=0.2) as site:
        three = site.browser()
        match, (host, guest) = await begin(site, OPEN, third=three)
        async with host.socket(match) as ann, three.socket(match) as cal:
            await ann.opened()
            await ann.until("around", lambda now: now["seats"][1]["absent"] and now["seats"][2]["here"])
            await ann.send({"type": "ask", "seat": 0, "what": "takeover", "of": 1})
            await cal.until("around", lambda now: now["asked"] is not None)
            async with guest.socket(match) as bea:
                assert (await entry(ann, "decline"))["seat"] is None
                now = await bea.until("around", lambda now: now["asked"] is None)
                assert not now["seats"][1]["replaced"]


async def test_nobody_waits_for_the_answer_of_somebody_who_is_gone(tmp_path: Path) -> None:
    async with serving(tmp_path, absence=0.2) as site:
        match, (host, guest) = await begin(site)
        async with host.socket(match) as ann:
            await ann.opened()
            async with guest.socket(match) as bea:
                await ann.until("around", lambda now: now["seats"][1]["here"])
                await ann.send({"type": "ask", "seat": 0, "what": "pause"})
                asked = await bea.until("around", lambda now: now["asked"] is not None)
                assert asked["asked"]["open"] == [1]
            # She has gone without an answer.
            assert (await entry(ann, "pause"))["seat"] == 0


async def test_where_the_computer_plays_for_all_it_plays_while_somebody_looks_on(site: Site) -> None:
    match, (host, guest) = await begin(site, terms=QUICK)
    async with host.socket(match) as ann, guest.socket(match) as bea:
        await ann.opened()
        await bea.opened()
        await ann.until("around", lambda now: all(seat["replaced"] for seat in now["seats"]))
        await ann.send({"type": "hurry"})
        for seat in (0, 1):
            await ann.until(
                "step", lambda step, seat=seat: step["entry"]["kind"] == "move" and step["entry"]["seat"] == seat
            )


async def test_where_nobody_is_the_clock_takes_no_seat(site: Site) -> None:
    match, _ = await begin(site, terms={**QUICK, "clock": {"kind": "game", "seconds": 5, "increment": 0}})
    room = await site.house.room(match)
    assert room.surroundings.late() == frozenset()
    room.live.clocks.left = {0: 0, 1: 0}
    assert room.surroundings.absent() == room.live.people and room.surroundings.late() == frozenset()
    room.surroundings.came([1])
    assert room.surroundings.late() == room.live.people


async def test_people_at_one_device_need_not_ask_each_other(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, BEA, COMPUTER)
    async with browser.socket(match) as table:
        await table.opened()
        await table.move(0)
        await table.move(1)
        await table.send({"type": "ask", "seat": 0, "what": "undo"})
        assert (await entry(table, "undo"))["of"] <= 2
        await table.send({"type": "ask", "seat": 1, "what": "pause"})
        await around(table, paused=True)


async def test_what_is_said(friends: Friends) -> None:
    ann, bea = friends.ann, friends.bea
    await ann.send({"type": "say", "seat": 0, "text": "  <b>Hello</b>\n  Bea  "})
    heard = await bea.until("said")
    assert (heard["number"], heard["seat"], heard["text"]) == (1, 0, "<b>Hello</b> Bea")
    await bea.send({"type": "say", "seat": 1, "reaction": "thanks"})
    assert (await ann.until("said", lambda said: said["seat"] == 1))["reaction"] == "thanks"
    for wrong in ({"text": " "}, {}, {"text": "x", "reaction": "wow"}, {"text": "a\x00b"}, {"text": "x" * 301}):
        assert (await bea.ask({"type": "say", "seat": 1, **wrong}))["code"] == "malformed", wrong
    assert (await bea.ask({"type": "say", "seat": 0, "text": "I am Ann"}))["code"] == "not-yours"
    friends.site.house._rooms.clear()
    async with friends.site.browser().socket(friends.match) as gallery:
        said = [await gallery.until("said") for _ in range(2)]
        assert [one["number"] for one in said] == [1, 2]
        assert (await gallery.ask({"type": "say", "seat": 0, "text": "x"}))["code"] == "not-yours"


async def test_who_says_too_much_is_slowed_down(friends: Friends) -> None:
    for _ in range(10):
        await friends.ann.send({"type": "say", "seat": 0, "text": "again"})
    assert (await friends.ann.until("error"))["code"] == "too-fast"


async def test_a_seat_moves_to_another_device(friends: Friends) -> None:
    (host, guest), match = friends.browsers, friends.match
    refused = await host.http.post(f"/api/matches/{match}/seats/1/pass", json={})
    assert refused.status_code == 403
    made = await guest.http.post(f"/api/matches/{match}/seats/1/pass", json={})
    phone, other = friends.site.browser(), friends.site.browser()
    token = made.json()["token"]
    taken = await phone.http.post(f"/api/passes/{token}", json={})
    assert taken.json() == {"match": match, "seat": 1}
    assert (await friends.bea.until("hello"))["yours"] == []
    # Opened once more where the seat is, the link leads to the match; elsewhere it is used up.
    assert (await phone.http.post(f"/api/passes/{token}", json={})).json() == taken.json()
    again = await other.http.post(f"/api/passes/{token}", json={})
    assert again.status_code == 409 and "has been used" in again.json()["detail"]
    assert (await other.http.post(f"/api/passes/{token[:-2]}xx", json={})).status_code == 409
    move = {"type": "move", "seq": 0, "seat": 1, "move": "draft swan-1"}
    assert (await friends.bea.ask(move))["code"] == "not-yours"
    async with phone.socket(match) as table:
        assert (await table.opened())["yours"] == [1]
        await table.move(1)


async def test_through_the_eyes_of_others_after_the_end(site: Site) -> None:
    for eyes in (True, False):
        one, (host, guest) = await begin(site, terms={"clock": None, "away": "vote", "open_end": eyes})
        async with host.socket(one) as ann, guest.socket(one) as bea:
            await ann.opened()
            await bea.opened()
            await ann.send({"type": "resume", "seq": 0, "eyes": True})
            assert [state["seat"] for state in (await ann.until("step"))["seats"]] == [0]
            await _to_the_end(ann, bea)
        stranger = site.browser()
        assert (await stranger.http.get(f"/api/matches/{one}/record")).status_code == (200 if eyes else 403)
        assert (await guest.http.get(f"/api/matches/{one}/record")).status_code == 200
        async with stranger.socket(one) as gallery:
            await gallery.opened()
            await gallery.send({"type": "resume", "seq": 0, "eyes": True})
            step = await gallery.until("step", lambda step: step["seq"] == 1)
            assert [state["seat"] for state in step["seats"]] == ([0, 1] if eyes else [None])
            assert (step["entry"]["move"] is not None) == eyes


async def _to_the_end(ann: Socket, bea: Socket) -> None:
    while not ann.last["over"]:
        for table, seat in ((ann, 0), (bea, 1)):
            other = bea if table is ann else ann
            if table.legal(seat):
                await table.move(seat)
                await other.until("step", lambda step, seq=table.last["seq"]: step["seq"] >= seq)


async def test_a_match_of_other_rules_can_be_read(friends: Friends) -> None:
    await friends.ann.move(0)
    await friends.bea.turn(1)
    await friends.bea.move(1)
    path = f"/api/matches/{friends.match}/past"
    assert (await friends.browsers[0].http.get(path)).status_code == 409
    head = await friends.site.house.store.head(friends.match)
    friends.site.house._rooms.clear()
    async with friends.site.house.database.writing() as connection:
        await connection.exec_driver_sql("UPDATE matches SET rules_version = 99")
    past = (await friends.browsers[0].http.get(path)).json()
    assert past["seats"] == ["Ann", "Bea"] and past["created"] == head.created and "99" in past["reason"]
    assert [(one["seat"], one["words"] is None) for one in past["entries"]] == [(0, False), (1, True)]


async def test_computers_think_in_a_process_of_their_own(tmp_path: Path) -> None:
    async with serving(tmp_path, computers=1) as site:
        browser = site.browser()
        match = await browser.create(PERSON, {**COMPUTER, "bot": "greedy"})
        async with browser.socket(match) as table:
            await table.opened()
            await table.until("step", lambda step: bool(step["entry"]) and step["entry"]["seat"] == 1)
            processes = site.house._thinkers._pool._processes  # type: ignore[attr-defined]
            for process in processes.values():
                process.kill()  # a new one goes on
            await table.play([0], 3)


async def test_a_house_that_was_closed_takes_nobodys_time(tmp_path: Path) -> None:
    clock = {"kind": "game", "seconds": 600, "increment": 0}
    async with serving(tmp_path) as site:
        match, _ = await begin(site, terms={**QUICK, "clock": clock})
        head = await site.house.store.head(match)
        assert head.terms is not None and head.terms["clock"] == clock
        line = Line.after(head.hash(), 1, "pause", 0, "", 1_000)
        go_on = Line.after(line.hash, 2, "go-on", 0, "", 2_000)
        await site.house.store.append(match, line, go_on)
        await site.house.store.alive(5_000)  # 1970: nobody has been here since
    async with serving(tmp_path) as site:
        room = await site.house.room(match)
        assert [one.kind for one in await site.house.store.lines(match)] == ["pause", "go-on", "excuse"]
        assert all((room.live.clocks.remaining(seat, room.live.clocks.at) or 0) > 590_000 for seat in (0, 1))
