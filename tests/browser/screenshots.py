"""Pictures of the page in both sizes and both themes: ``python -m tests.browser.screenshots docs/images``."""

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.house import CHROMIUM_ARGS, chromium, house
from tests.browser.table import SIZES, at_once, context, is_over, open_match, play, set_pace, shown
from tests.browser.test_great_split import play as play_great_split
from tests.browser.test_great_split import seated
from tests.browser.test_intrigo import sit_down

THEMES = ("light", "dark")
LONG = 180_000
"""Milliseconds for a whole game of computers, and for its analysis."""


def lays_with_a_choice(page: Page) -> bool:
    """The own card is to be laid, and there are several places for it."""
    return page.locator("[data-space][data-legal]").count() > 3


def middle_of_the_game(page: Page) -> bool:
    """Many diamonds lie on the board and a card is to be laid."""
    return page.locator("[data-space][data-seat]").count() > 24 and lays_with_a_choice(page)


def places_a_masterwork(page: Page) -> bool:
    """A masterwork is to be put into a window that holds some already, while diamonds lie on the board."""
    frames = page.locator("[data-frame][data-move]").count()
    return frames == 9 and page.locator("[data-window] .value").count() > 4 and len(laid(page)) > 12


def laid(page: Page) -> list[str]:
    """The spaces that are covered; on a telephone the board is behind the window."""
    found: list[str] = page.locator("[data-space][data-seat]").evaluate_all("all => all.map(one => one.dataset.space)")
    return found or ["?"] * 20


def take_masterworks(browser: Browser, address: str, folder: Path, size: str, theme: str) -> None:
    """A game with the expansion in the middle, a place of the shop window being considered."""
    tab = context(browser, size, theme)
    page = tab.new_page()
    open_match(page, address, 4, edition="masterworks")
    set_pace(page, "instant")
    choice = random.Random(11)
    play(page, choice, lambda page: places_a_masterwork(page) or is_over(page))
    while is_over(page):
        page.get_by_test_id("rematch").click()
        page.get_by_test_id("result").wait_for(state="hidden")
        play(page, choice, lambda page: places_a_masterwork(page) or is_over(page))
    place = page.locator("[data-frame][data-move]").nth(4)
    if size == "desktop":
        place.hover()
    else:
        place.tap()
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"masterworks-{size}-{theme}.png")
    tab.close()


def can_trade(page: Page) -> bool:
    """Many tokens have somebody who would win them, and a Trader can be bought."""
    return page.locator("[data-winner]").count() > 5 and shown(page.locator("[data-pile=trader][data-move]"))


def take_intrigo(browser: Browser, address: str, folder: Path, size: str, theme: str) -> None:
    """Intrigo in the middle of a round, the tokens that a Trader would swap being considered."""
    tab = context(browser, size, theme)
    page = tab.new_page()
    sit_down(page, address, 4, rounds=20)
    set_pace(page, "instant")
    choice = random.Random(12)
    play(page, choice, lambda page: can_trade(page) or is_over(page))
    while is_over(page):
        page.get_by_test_id("rematch").click()
        page.get_by_test_id("result").wait_for(state="hidden")
        play(page, choice, lambda page: can_trade(page) or is_over(page))
    page.keyboard.press("Escape")
    page.locator("[data-pile=trader][data-move]").click()
    page.locator("[data-space][data-legal]").first.click()
    page.locator("[data-arcade][data-move]").first.click()
    targets = page.locator("[data-arcade][data-move]")
    target = targets.nth(targets.count() // 3)
    if size == "desktop":
        target.hover()
    else:
        target.tap()
    page.wait_for_timeout(700)
    page.screenshot(path=folder / f"intrigo-{size}-{theme}.png")
    tab.close()


def take_great_split(browser: Browser, address: str, folder: Path, size: str, theme: str) -> None:
    """A resolution late in a game of five, the suggestion for it shown on the board."""
    page = seated(browser, address, size, 5, theme)
    choice = random.Random(4)
    for _ in range(4):
        play_great_split(page, choice, until="take")
        page.locator("[data-testid=wallet] [data-move]").first.click()
        if shown(page.get_by_test_id("confirm")):
            page.get_by_test_id("confirm").click()
    play_great_split(page, choice, until="use")
    page.get_by_test_id("rest").click()
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"great-split-{size}-{theme}.png")
    page.context.close()


def take_mille_fiori(browser: Browser, address: str, folder: Path, size: str, theme: str) -> None:
    """A game in the middle, the preview of a place shown."""
    tab = context(browser, size, theme)
    page = tab.new_page()
    name = f"{size}-{theme}"
    open_match(page, address, 4)
    set_pace(page, "instant")
    choice = random.Random(7)
    play(page, choice, middle_of_the_game)
    place = page.locator("[data-space][data-legal]").first
    if size == "desktop":
        place.hover()
    elif not shown(page.get_by_test_id("confirm")):
        place.tap()
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"mille-fiori-{name}.png")
    tab.close()


def take_analysis(browser: Browser, address: str, folder: Path, size: str) -> None:
    """The analysis of a game of three computers, at a turning point about spaces of the board if there is one."""
    tab = context(browser, size)
    page = tab.new_page()
    at_once(page)
    seats = [
        {"kind": "computer", "name": name, "bot": bot}
        for name, bot in (("Rosalba", "skilled"), ("Goldoni", "casual"), ("Vivaldi", "novice"))
    ]
    body = {"game": "mille-fiori", "edition": "base", "seats": seats}
    created = tab.request.post(f"{address}/api/matches", data=body).json()
    page.goto(f"{address}/#/match/{created['id']}")
    page.get_by_test_id("result-study").click(timeout=LONG)
    page.get_by_test_id("study-chart").wait_for(timeout=LONG)
    turns = page.get_by_test_id("study-turns").get_by_role("button")
    page.get_by_test_id("study-tab-turns").click()
    for turn in range(turns.count()):
        page.get_by_test_id("study-tab-turns").click()
        turns.nth(turn).click()
        page.mouse.move(0, 0)
        page.wait_for_timeout(700)
        if page.locator("[data-outline][data-at*=data-space]").count():
            break
    page.screenshot(path=folder / f"analysis-{size}.png")
    tab.close()


def main(folder: Path) -> None:
    """Start a house of its own and take every picture."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, house(Path(data)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGS)
        for size in SIZES:
            take_analysis(browser, address, folder, size)
            for theme in THEMES:
                take_mille_fiori(browser, address, folder, size, theme)
                take_masterworks(browser, address, folder, size, theme)
                take_intrigo(browser, address, folder, size, theme)
                take_great_split(browser, address, folder, size, theme)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
