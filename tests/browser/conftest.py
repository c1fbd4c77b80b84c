"""One house and one Chromium for all browser tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import CHROMIUM_ARGS, chromium, house
from tests.browser.table import SLOW, at_once, context


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data: Path = tmp_path_factory.mktemp("house")
    with house(data) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def finished(browser: Browser, address: str) -> str:
    """The address of a game that two computers have played to its end."""
    tab = context(browser, "desktop")
    page = tab.new_page()
    at_once(page)
    page.goto(f"{address}/#/")
    expect(page.get_by_test_id("start-match")).to_be_enabled(timeout=SLOW)
    page.get_by_test_id("seats-count").locator("input[value='2']").check()
    for seat in range(2):
        page.get_by_test_id(f"seat-{seat}-kind").select_option("computer")
    page.get_by_test_id("start-match").click()
    expect(page.get_by_test_id("result")).to_be_visible(timeout=3 * SLOW)
    url = page.url
    tab.close()
    return url


@pytest.fixture(scope="session")
def short(browser: Browser, address: str) -> str:
    """The address of a game of one round that three computers have played."""
    tab = context(browser, "desktop")
    page = tab.new_page()
    at_once(page)
    seats = [{"kind": "computer", "name": name, "bot": "greedy"} for name in ("Ada", "Ben", "Cleo")]
    body = {"game": "intrigo", "edition": "standard", "options": {"game.max_rounds": 1}, "seats": seats}
    created = tab.request.post(f"{address}/api/matches", data=body)
    url = f"{address}/#/match/{created.json()['id']}"
    page.goto(url)
    expect(page.get_by_test_id("result")).to_be_visible(timeout=6 * SLOW)
    tab.close()
    return url
