"""Three browsers at one table: the host, a friend whose telephone loses its connection, and somebody who watches."""

import json
import random
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.cable import Cable, cable
from tests.browser.table import LEGAL, SLOW, at_once, context, is_over, play, press, shown
from tests.browser.test_access import faults
from tests.browser.test_great_split import answer, asks
from tests.server.test_every_game import check_steps

pytestmark = pytest.mark.browser

Json = dict[str, Any]
Player = Callable[[Page, random.Random], None]

FEWEST = {"mille-fiori": 2, "intrigo": 2, "great-split": 3}
"""Seats; two are people's, the others the computer's."""
FRAMES = {"hello", "step", "around", "said", "pong", "error", "rematch", "invitation"}
PRESSES = 6
CUT, MENDED = 3, 5
"""The turns at whose beginning the telephone loses its connection and finds it again."""


def open_table(page: Page, address: str, game: str) -> str:
    """Open a table for one friend; returns its link."""
    page.goto(f"{address}/#/")
    expect(page.get_by_test_id("start-match")).to_be_enabled(timeout=SLOW)
    page.get_by_test_id("game").locator(f"input[value='{game}']").check()
    page.get_by_test_id("seats-count").locator(f"input[value='{FEWEST[game]}']").check()
    page.get_by_test_id("seat-0-name").fill("Ada")
    page.get_by_test_id("seat-1-kind").select_option("open")
    for seat in range(2, FEWEST[game]):
        page.get_by_test_id(f"seat-{seat}-kind").select_option("computer")
    if game == "intrigo":  # who plays at random might never end
        page.get_by_test_id("house-rules").locator("summary").click()
        page.get_by_test_id("option-game.max_rounds").select_option("3")
    page.get_by_test_id("start-match").click()
    link = page.get_by_test_id("link")
    expect(link).to_be_visible(timeout=SLOW)
    return link.input_value()


def frames_of(page: Page) -> list[str]:
    """Everything that the server sends to a page from now on."""
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda payload: frames.append(str(payload))))
    return frames


def press_a_few(page: Page, choice: random.Random) -> None:
    """Press some legal moves at random, as far as it is the page's turn."""
    presses = iter(range(PRESSES))
    play(page, choice, lambda page: is_over(page) or next(presses, None) is None)


def divide_and_choose(page: Page, choice: random.Random) -> None:
    """The same at The Great Split, whose hand is divided and whose scorings are closed."""
    for _ in range(PRESSES):
        if is_over(page):
            return
        if shown(page.get_by_test_id("scorings-close")):
            press(page.get_by_test_id("scorings-close"))
        elif asked := asks(page):
            answer(page, choice, asked, suggest=True)
        elif shown(page.get_by_test_id("skip")):
            press(page.get_by_test_id("skip"), patience=150)
        else:
            page.wait_for_timeout(30)


def play_to_the_end(host: Page, friend: Page, gallery: Page, some: Player, phone: Cable) -> None:
    """Both play in turns, a few presses each; in the middle the friend's connection is lost for a while."""
    people = [(host, random.Random(1)), (friend, random.Random(2))]
    for turn in range(400):
        if turn == CUT:
            phone.cut()
            expect(friend.get_by_test_id("turn")).to_contain_text("No connection")
            around(host, gallery, "away")
        if turn == MENDED:
            phone.mend()
            expect(friend.get_by_test_id("turn")).not_to_contain_text("No connection", timeout=SLOW)
            around(host, gallery, "here")
        for page, choice in people:
            if page is host or not CUT <= turn < MENDED:
                some(page, choice)
        if is_over(host) and is_over(friend):
            assert turn > MENDED
            return
    raise AssertionError("the game does not come to its end")


def around(host: Page, gallery: Page, state: str) -> None:
    """How the others see the friend's seat."""
    for page in (host, gallery):
        expect(page.get_by_test_id("presence-1")).to_have_attribute("data-state", state, timeout=SLOW)


def check_frames(sent: list[str], seat: int | None, found: Json) -> Json:
    """Only what is known is sent, and only what the seat may see; returns the last step."""
    messages: list[Json] = [json.loads(frame) for frame in sent]
    assert {message["type"] for message in messages} <= FRAMES
    steps = [message for message in messages if message["type"] == "step"]
    assert {state["seat"] for step in steps for state in step["seats"]} == {seat}
    mine = [] if seat is None else [seat]
    assert [message["yours"] for message in messages if message["type"] == "hello" and message["yours"] != mine] == []
    check_steps(sent, seat, found)
    return steps[-1]


@pytest.mark.parametrize("game", list(FEWEST))
def test_friends_play_from_their_own_devices(browser: Browser, address: str, game: str) -> None:
    with cable(address) as phone:
        tabs: list[BrowserContext] = [context(browser, size) for size in ("desktop", "phone", "desktop")]
        host, friend, gallery = pages = [tab.new_page() for tab in tabs]
        frames = [frames_of(page) for page in pages]
        for page in pages:
            at_once(page)
        link = open_table(host, address, game)
        sit_down(host, friend, gallery, link, phone)

        play_to_the_end(host, friend, gallery, divide_and_choose if game == "great-split" else press_a_few, phone)

        expect(gallery.get_by_test_id("result")).to_be_visible(timeout=SLOW)
        found = tabs[2].request.get(gallery.url.replace("/#/match/", "/api/matches/") + "/record").json()
        last = [check_frames(sent, seat, found) for sent, seat in zip(frames, (0, 1, None), strict=True)]
        assert all(step["over"] and step["scores"] == last[0]["scores"] for step in last)
        assert all(step["ranks"] == last[0]["ranks"] for step in last)
        look_again(gallery, frames[2])
        rematch(pages)
        for tab in tabs:
            tab.close()


def sit_down(host: Page, friend: Page, gallery: Page, link: str, phone: Cable) -> None:
    """The friend comes by the link over the cable, somebody else only watches, and the host starts."""
    assert faults(host, "the host's table") == []
    expect(host.get_by_test_id("start-table")).to_be_disabled()
    friend.goto(f"{phone.address}/#{urlsplit(link).fragment}")
    friend.get_by_test_id("own-name").fill("Bea")
    friend.get_by_test_id("invited-1").get_by_role("button").click()
    expect(friend.get_by_test_id("invited-1")).to_contain_text("Bea")
    expect(friend.get_by_test_id("invited-1").get_by_role("button")).to_have_text("Get up")
    expect(host.get_by_test_id("invited-1")).to_contain_text("is here")
    assert faults(friend, "the guest's table") == []
    gallery.goto(link)
    expect(gallery.get_by_test_id("invited-1")).to_contain_text("Bea")
    expect(host.get_by_test_id("invited-1")).to_contain_text("Bea")
    host.get_by_test_id("start-table").click()
    for page in (host, friend, gallery):
        page.wait_for_url("**/#/match/*", timeout=SLOW)
        expect(page.get_by_test_id("score-1")).to_be_visible(timeout=SLOW)


def look_again(gallery: Page, sent: list[str]) -> None:
    """Who opens the page of the match once more finds the same result, and is there until the rematch begins."""
    result = gallery.get_by_test_id("result")
    before = result.inner_text()
    sent.clear()
    gallery.reload()
    expect(result).to_be_visible(timeout=SLOW)
    assert result.inner_text() == before
    # The first answer to the page tells it that it was there before what comes next.
    for _ in range(SLOW // 50):
        if any(json.loads(frame)["type"] == "pong" for frame in sent):
            return
        gallery.wait_for_timeout(50)
    raise AssertionError("the house does not answer")


def rematch(pages: list[Page]) -> None:
    """All come to the same new match, the gallery by itself, which still has no moves."""
    old = urlsplit(pages[0].url).fragment
    for page in pages[:2]:
        page.get_by_test_id("rematch").click()
    for page in pages:
        page.wait_for_function(
            "old => location.hash !== '#' + old && location.hash.startsWith('#/match/')", arg=old, timeout=SLOW
        )
        expect(page.get_by_test_id("result")).not_to_be_visible(timeout=SLOW)
    assert len({urlsplit(page.url).fragment for page in pages}) == 1
    assert pages[2].locator(LEGAL).count() == 0
