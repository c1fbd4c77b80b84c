"""Three browsers at one table: the host, a friend whose telephone loses its connection, and somebody who watches."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.table import LEGAL, SLOW, at_once, context, is_over, play
from tests.browser.test_access import faults
from tests.server.test_every_game import check_steps

pytestmark = pytest.mark.browser


def open_table(page: Page, address: str, game: str) -> str:
    """Open a table for one friend; returns its link."""
    page.goto(f"{address}/#/")
    expect(page.get_by_test_id("start-match")).to_be_enabled(timeout=SLOW)
    page.get_by_test_id("game").locator(f"input[value='{game}']").check()
    page.get_by_test_id("seats-count").locator("input[value='2']").check()
    page.get_by_test_id("seat-0-name").fill("Ada")
    page.get_by_test_id("seat-1-kind").select_option("open")
    page.get_by_test_id("start-match").click()
    link = page.get_by_test_id("link")
    expect(link).to_be_visible(timeout=SLOW)
    return link.input_value()


def frames_of(page: Page) -> list[str]:
    """Everything that the server sends to a page from now on."""
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda payload: frames.append(str(payload))))
    return frames


def both(
    pages: list[tuple[Page, random.Random]], over: Callable[[Page], bool], meanwhile: Callable[[int], None]
) -> None:
    """Let two people play in turns, a few presses each, until the game is over for both."""
    for turn in range(400):
        meanwhile(turn)
        for page, choice in pages:
            presses = iter(range(6))
            play(page, choice, lambda page, presses=presses: over(page) or next(presses, None) is None)  # type: ignore[misc]
        if all(over(page) for page, _ in pages):
            return
    raise AssertionError("the game does not come to its end")


@pytest.mark.parametrize("game", ["mille-fiori"])
def test_friends_play_from_their_own_devices(browser: Browser, address: str, game: str) -> None:
    tabs: list[BrowserContext] = [context(browser, size) for size in ("desktop", "phone", "desktop")]
    host, friend, gallery = (tab.new_page() for tab in tabs)
    frames = [frames_of(page) for page in (host, friend, gallery)]
    for page in (host, friend, gallery):
        at_once(page)
    link = open_table(host, address, game)
    assert faults(host, "the host's table") == []
    expect(host.get_by_test_id("start-table")).to_be_disabled()

    friend.goto(link)
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

    def meanwhile(turn: int) -> None:
        if turn in {3, 4}:
            tabs[1].set_offline(turn == 3)

    both([(host, random.Random(1)), (friend, random.Random(2))], is_over, meanwhile)

    expect(gallery.get_by_test_id("result")).to_be_visible(timeout=SLOW)
    found = tabs[2].request.get(gallery.url.replace("/#/match/", "/api/matches/") + "/record").json()
    for sent, seat in zip(frames, (0, 1, None), strict=True):
        check_steps(sent, seat, found)
    host.get_by_test_id("rematch").click()
    friend.get_by_test_id("rematch").click()
    gallery.get_by_test_id("rematch").click()
    for page in (host, friend, gallery):
        page.wait_for_function("old => location.hash !== old && location.hash.startsWith('#/match/')", arg=link)
        expect(page.get_by_test_id("result")).not_to_be_visible(timeout=SLOW)
    assert len({page.url for page in (host, friend, gallery)}) == 1
    assert gallery.locator(LEGAL).count() == 0
    for tab in tabs:
        tab.close()
