"""Analyses of finished matches: asked for, made in the background, cancelled, kept, and made again after a restart."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import delete

from ridotto.analysis.schema import FORMAT
from ridotto.server import analyses
from ridotto.server.analysis_store import MOST_TRIES, STALE, AnalysisStore, Asked
from ridotto.server.dealing import milliseconds
from ridotto.server.faults import NotReady, TooMany
from ridotto.server.room import Room
from ridotto.server.tables import matches
from tests.server.site import Browser, Site, serving
from tests.server.study import COMPUTER, PERSON, TINY, finished, until

NONE = {"state": "none", "done": 0, "all": 0, "before": 0, "cancellable": False, "analysis": None}


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with serving(tmp_path / "data", **TINY) as found:
        yield found


class Held:
    """Takes the place of what analyses decisions, and does not come to an end."""

    def __init__(self, site: Site) -> None:
        self.begun = asyncio.Event()
        self._analysts = site.app.state.study.analysts
        self._decide = self._analysts.decide
        self._analysts.decide = self.decide

    async def decide(self, _: Any) -> Any:
        self.begun.set()
        await asyncio.Event().wait()

    def let_go(self) -> None:
        """From now on decisions are analysed."""
        self._analysts.decide = self._decide


async def test_from_nothing_to_an_analysis(site: Site) -> None:
    browser = site.browser()
    match = await finished(site, browser)
    address = f"/api/matches/{match}/analysis"
    assert (await browser.http.get(address)).json() == NONE
    asked = await browser.http.post(address, json={})
    assert asked.status_code == 202 and asked.json()["state"] in {"queued", "running"}
    done = await until(browser, match, "done", "failed")
    record = (await browser.http.get(f"/api/matches/{match}/record")).json()
    analysis = done["analysis"]
    assert done["state"] == "done" and done["done"] == done["all"] == len(record["moves"])
    assert [[each["seat"], each["played"]] for each in analysis["decisions"]] == record["moves"]
    assert analysis["players"] == ["Ann", "Bea"] and analysis["iterations"] == 2
    # It is kept, for everybody, and asking again makes no other one.
    assert (await site.browser().http.get(address)).json() == done
    assert (await browser.http.post(address, json={})).json() == done
    assert (await browser.http.delete(address)).json() == done


async def test_how_far_it_is_and_that_nobody_wants_it_any_more(site: Site) -> None:
    browser = site.browser()
    first, second = [await finished(site, browser) for _ in range(2)]
    held = Held(site)
    await browser.http.post(f"/api/matches/{first}/analysis", json={})
    await held.begun.wait()
    running = await until(browser, first, "running", all=len(await moves(browser, first)))
    assert running["done"] == 0 and running["analysis"] is None
    await browser.http.post(f"/api/matches/{second}/analysis", json={})
    waiting = (await browser.http.get(f"/api/matches/{second}/analysis")).json()
    assert (waiting["state"], waiting["before"], running["before"]) == ("queued", 1, 0)
    held.let_go()
    assert (await browser.http.delete(f"/api/matches/{first}/analysis")).json() == NONE
    assert (await until(browser, second, "done", "failed"))["state"] == "done"
    assert (await browser.http.get(f"/api/matches/{first}/analysis")).json() == NONE
    # What was cancelled can be asked for again; what waits can be cancelled too.
    held = Held(site)
    await browser.http.post(f"/api/matches/{first}/analysis", json={})
    await held.begun.wait()
    third = await finished(site, browser)
    await browser.http.post(f"/api/matches/{third}/analysis", json={})
    assert (await browser.http.delete(f"/api/matches/{third}/analysis")).json() == NONE


async def test_who_only_looks_on_cancels_only_what_it_has_asked_for(site: Site) -> None:
    player, guest, other = site.browser(), site.browser(), site.browser()
    address = f"/api/matches/{await finished(site, player)}/analysis"
    held = Held(site)
    for asking in (player, guest):
        held.begun.clear()
        await asking.http.post(address, json={})
        await held.begun.wait()
        await other.http.post(address, json={})  # to ask for what is being made already gives no right to it
        answer = await other.http.delete(address)
        assert answer.status_code == 403 and "asked for its analysis" in answer.json()["detail"]
        assert (await player.http.get(address)).json()["state"] == "running"
        told = [(await one.http.get(address)).json()["cancellable"] for one in (player, asking, other, site.browser())]
        assert told == [True, True, False, False]
        assert (await asking.http.delete(address)).json() == NONE
    await guest.http.post(address, json={})
    assert (await player.http.delete(address)).json() == NONE


async def moves(browser: Browser, match: str) -> list[Any]:
    found: list[Any] = (await browser.http.get(f"/api/matches/{match}/record")).json()["moves"]
    return found


async def test_after_a_restart_it_is_made(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", **TINY) as site:
        browser = site.browser()
        match = await finished(site, browser)
        held = Held(site)
        await browser.http.post(f"/api/matches/{match}/analysis", json={})
        await held.begun.wait()
    async with serving(tmp_path / "data", **TINY) as site:
        assert (await until(site.browser(), match, "done", "failed"))["state"] == "done"


async def test_what_a_server_has_left_that_has_died_is_made_by_the_next_one_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", **TINY) as site:
        match = await finished(site, site.browser())
        version, now = f"{FORMAT}:2", milliseconds()
        dead = AnalysisStore(site.house.database, version, "dead")
        site.app.state.study.analyses._task.cancel()
        await dead.ask(match, now, 5)
        assert await dead.claim(now) == match
        assert await dead.go_on(match, 57, 120, now)
    async with asyncio.timeout(STALE / 2000), serving(tmp_path / "data", **TINY) as site:
        assert (await until(site.browser(), match, "done", "failed"))["state"] == "done"


async def test_what_begins_again_begins_with_nothing_done(site: Site) -> None:
    match = await finished(site, site.browser())
    one, two = [AnalysisStore(site.house.database, "test", name) for name in ("one", "two")]
    await one.ask(match, 1000, 5)

    async def half_done(at: int) -> None:
        assert await one.claim(at) == match
        assert await one.go_on(match, 57, 120, at)

    await half_done(1000)
    await one.release(match, 1001)
    assert await one.find(match) == Asked("queued", 0, 0, None)
    await half_done(1002)
    await one.take_back()
    assert await one.find(match) == Asked("queued", 0, 0, None)
    await half_done(1003)
    assert await two.claim(1004 + STALE) == match
    assert await two.find(match) == Asked("running", 0, 0, None)


async def test_what_nobody_wants_any_more_is_given_up(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = site.browser()
    match = await finished(site, browser)
    given_up = asyncio.Event()

    async def give_up() -> None:
        given_up.set()

    monkeypatch.setattr(site.app.state.study.analysts, "give_up", give_up)
    held = Held(site)
    await browser.http.post(f"/api/matches/{match}/analysis", json={})
    await held.begun.wait()
    assert not given_up.is_set()
    assert (await browser.http.delete(f"/api/matches/{match}/analysis")).json() == NONE
    await given_up.wait()
    # What was cancelled at another server is given up too.
    given_up.clear()
    held.begun.clear()
    await browser.http.post(f"/api/matches/{match}/analysis", json={})
    await held.begun.wait()
    await AnalysisStore(site.house.database, f"{FORMAT}:2", "other").cancel(match)
    await given_up.wait()
    # So is that of a match which is taken out of the store, and the next one is made.
    given_up.clear()
    held.begun.clear()
    other = await finished(site, browser)
    for each in (match, other):
        await browser.http.post(f"/api/matches/{each}/analysis", json={})
    await held.begun.wait()
    held.let_go()
    async with site.house.database.writing() as connection:
        await connection.execute(delete(matches).where(matches.c.id == match))
    await given_up.wait()
    assert (await until(browser, other, "done", "failed"))["state"] == "done"


async def test_what_fails_is_told_and_can_be_asked_for_again(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    browser = site.browser()
    match = await finished(site, browser)
    analysts = site.app.state.study.analysts
    good, analysts.assemble = analysts.assemble, broken
    await browser.http.post(f"/api/matches/{match}/analysis", json={})
    failed = await until(browser, match, "failed")
    assert failed["analysis"] is None
    assert f"The analysis of match {match} has failed." in caplog.text
    caplog.clear()
    analysts.assemble = good
    assert (await browser.http.post(f"/api/matches/{match}/analysis", json={})).json()["state"] == "queued"
    assert (await until(browser, match, "done", "failed"))["state"] == "done"


async def test_rules_that_are_not_ready_yet_are_waited_for(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = site.browser()
    match = await finished(site, browser)
    monkeypatch.setattr(analyses, "READY_EVERY", 0)
    asked: list[str] = []

    async def not_at_once(match_id: str) -> Room:
        asked.append(match_id)
        if len(asked) == 1:
            raise NotReady
        return await site.house.room(match_id)

    monkeypatch.setattr(site.app.state.study.analyses, "_house", SimpleNamespace(room=not_at_once))
    await browser.http.post(f"/api/matches/{match}/analysis", json={})
    assert (await until(browser, match, "done", "failed"))["state"] == "done"
    assert asked == [match, match]


async def broken(*_: object) -> None:
    raise ZeroDivisionError


async def test_two_servers_make_it_once(site: Site) -> None:
    browser = site.browser()
    match = await finished(site, browser)
    one, two = [AnalysisStore(site.house.database, "test", name) for name in ("one", "two")]
    await one.ask(match, 1000, 5)
    await two.ask(match, 1001, 5)
    assert await one.claim(2000) == match
    assert await two.claim(2000) is None
    assert await one.go_on(match, 3, 120, 9000)
    # One says nothing for a long time: two takes over, and one finds out.
    assert await two.claim(9000 + STALE) is None
    assert await two.claim(9001 + STALE) == match
    assert not await one.go_on(match, 4, 120, 9001 + STALE)
    await one.finish(match, {"by": "one"})
    assert (await two.find(match)).state == "running"
    await two.finish(match, {"by": "two"})
    found = await one.find(match)
    assert (found.state, found.result) == ("done", {"by": "two"})
    assert await one.claim(10**9) is None


async def test_what_no_server_can_make_is_given_up(site: Site) -> None:
    match = await finished(site, site.browser())
    store = AnalysisStore(site.house.database, "test", "one")
    await store.ask(match, 0, 5)
    at = 1
    for _ in range(MOST_TRIES):
        assert await store.claim(at) == match
        at += STALE + 1
    assert await store.claim(at) is None
    assert (await store.find(match)).state == "failed"
    await store.ask(match, at, 5)
    assert await store.claim(at + 1) == match
    await store.release(match, at)  # closing is no failure
    assert (await store.find(match)).state == "queued"


async def test_only_of_what_is_over_and_for_whom_it_is_meant(site: Site) -> None:
    browser = site.browser()
    running = await browser.create(PERSON, COMPUTER)
    for method in ("get", "post", "delete"):
        answer = await browser.http.request(method, f"/api/matches/{running}/analysis", **sent(method))
        assert answer.status_code == 409 and "not over yet" in answer.json()["detail"]
        answer = await browser.http.request(method, "/api/matches/nothere/analysis", **sent(method))
        assert answer.status_code == 404
    secret = await finished(site, browser, terms={"clock": None, "away": "vote", "open_end": False})
    assert (await site.browser().http.get(f"/api/matches/{secret}/analysis")).status_code == 403
    assert (await browser.http.get(f"/api/matches/{secret}/analysis")).json() == NONE
    assert (await browser.http.post(f"/api/matches/{secret}/analysis")).status_code == 415


def sent(method: str) -> dict[str, Any]:
    return {"json": {}} if method == "post" else {}


async def test_no_more_than_the_house_can_bear(tmp_path: Path) -> None:
    async with serving(tmp_path, **TINY, analyses_waiting=1, analyses_burst=3, analyses_per_second=0.0) as site:
        browser = site.browser()
        matches = [await finished(site, browser) for _ in range(4)]
        held = Held(site)
        await browser.http.post(f"/api/matches/{matches[0]}/analysis", json={})
        await held.begun.wait()
        answers = [await browser.http.post(f"/api/matches/{match}/analysis", json={}) for match in matches[1:]]
        assert [answer.status_code for answer in answers] == [202, 429, 429]
        assert "wait to be analysed" in answers[1].json()["detail"]
        assert "asked for from here" in answers[2].json()["detail"]
        assert (await browser.http.post(f"/api/matches/{matches[0]}/analysis", json={})).status_code == 202


async def test_what_waits_for_servers_of_another_release_takes_no_place(site: Site) -> None:
    browser = site.browser()
    one, two = [await finished(site, browser) for _ in range(2)]
    old, new = [AnalysisStore(site.house.database, version, "one") for version in ("old", "new")]
    await old.ask(one, 1, 1)
    await new.ask(one, 2, 1)
    assert (await new.find(one)).state == "queued"
    with pytest.raises(TooMany):
        await new.ask(two, 3, 1)


async def test_of_a_game_with_chance(site: Site) -> None:
    browser = site.browser()
    match = await finished(site, browser, game="intrigo", edition="standard", options={"game.max_rounds": 2})
    await browser.http.post(f"/api/matches/{match}/analysis", json={})
    done = await until(browser, match, "done", "failed")
    record = (await browser.http.get(f"/api/matches/{match}/record")).json()
    chance = {at for at, (seat, _) in enumerate(record["moves"]) if seat == "chance"}
    told = {each["move"] for each in done["analysis"]["decisions"]}
    assert chance and told == set(range(len(record["moves"]))) - chance
