"""Everybody can play: axe finds nothing serious on any screen, and the keyboard alone is enough for a whole game."""

import random
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.keyboard import play_by_keys, tab_to
from tests.browser.table import SLOW, context, is_over, open_match, play, set_pace, shown

pytestmark = pytest.mark.browser

SERIOUS = {"serious", "critical"}
EXPLAINED = ["workshops", "houses", "nobili", "populi", "trade", "harbor", "sea", "extra", "display", "hand", "seats"]


def faults(page: Page, screen: str) -> list[str]:
    """What axe finds on the screen that keeps somebody from playing."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{screen}: {one['id']} at {node['target']}: {node['failureSummary']}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


def several_places(page: Page) -> bool:
    """A card is to be laid, there is a choice, and some diamonds lie already."""
    return page.locator("[data-space][data-seat]").count() > 3 and page.locator("[data-space][data-legal]").count() > 1


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_serious(browser: Browser, address: str, finished: str, size: str, theme: str) -> None:
    tab = context(browser, size, theme)
    page = tab.new_page()
    found: list[str] = []

    def look(screen: str) -> None:
        found.extend(faults(page, screen))

    page.goto(finished)
    expect(page.get_by_test_id("result")).to_be_visible(timeout=SLOW)
    look("result")

    page.goto(f"{address}/#/")
    expect(page.get_by_test_id("start-match")).to_be_enabled(timeout=SLOW)
    page.locator("summary").first.click()
    look("new game with its house rules")

    open_match(page, address, 2, humans=2)
    look("curtain")

    open_match(page, address, 2)
    set_pace(page, "instant")
    _look_at_the_table(page, size, look)
    _look_at_the_dialogs(page, look)
    tab.close()
    assert found == []


def _look_at_the_table(page: Page, size: str, look: Callable[[str], None]) -> None:
    card = page.locator("[data-card][data-legal]").first
    place = page.locator("[data-space][data-legal]").first
    if size == "desktop":
        card.hover()
        look("a card under the mouse")
        play(page, random.Random(1), several_places)
        place.hover()
        look("a place under the mouse")
        return
    card.tap()
    look("a card pressed once")
    play(page, random.Random(1), several_places)
    place.tap()
    expect(page.get_by_test_id("confirm")).to_be_visible()
    look("a place pressed once")
    page.get_by_test_id("confirm").hover()
    look("the pointer on the button that confirms")
    for name in ("display", "seats"):
        page.locator(f"[data-tab={name}]").tap()
        look(f"the tab of the {name}")
    page.get_by_test_id("explain").tap()
    look("asking what is what")


def _look_at_the_dialogs(page: Page, look: Callable[[str], None]) -> None:
    page.locator("[data-explains=workshops]").click()
    expect(page.get_by_test_id("explanation")).to_be_visible()
    look("an explanation")
    page.keyboard.press("Escape")
    for name in ("help", "settings"):
        page.get_by_test_id("menu").click()
        if name == "help":
            look("menu")
        page.get_by_test_id(f"menu-{name}").click()
        look(name)
        page.keyboard.press("Escape")
    page.get_by_test_id("log-open").click()
    look("log")


def test_every_part_of_the_table_is_explained_where_it_lies(browser: Browser, address: str) -> None:
    tab = context(browser, "desktop")
    page = tab.new_page()
    open_match(page, address, 2)
    dialog = page.get_by_test_id("explanation")
    bonuses = [f"bonus:{region}" for region in ("workshops", "houses", "nobili", "populi", "trade")]
    for part in [*EXPLAINED, *bonuses]:
        button = page.locator(f"[data-explains='{part}']")
        button.click()
        expect(dialog.get_by_role("heading")).not_to_be_empty()
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        expect(button).to_be_focused()
    tab.close()


def test_on_a_phone_two_presses_explain_a_part(browser: Browser, address: str) -> None:
    tab = context(browser, "phone")
    page = tab.new_page()
    open_match(page, address, 2)
    for opener in ("[data-explains=harbor]", "[data-tab=display]"):
        page.get_by_test_id("explain").tap()
        size = page.locator(opener).bounding_box()
        assert size and min(size["width"], size["height"]) >= 44
        page.locator(opener).tap()
        expect(page.get_by_test_id("explanation")).to_be_visible()
        page.get_by_test_id("explanation").get_by_role("button").first.tap()
        expect(page.get_by_test_id("explain")).to_be_focused()
        expect(page.locator("[data-explains=harbor]")).to_have_count(0)
    tab.close()


def test_a_whole_game_with_the_keyboard_alone(browser: Browser, address: str) -> None:
    tab = context(browser, "desktop")
    page = tab.new_page()
    page.goto(f"{address}/#/")
    expect(page.get_by_test_id("start-match")).to_be_enabled(timeout=SLOW)
    tab_to(page, "[data-testid=seats-count] input")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("seats-count").locator("input[value='2']")).to_be_checked()
    tab_to(page, "[data-testid=start-match]")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("prompt")).to_be_visible(timeout=SLOW)

    page.keyboard.press("m")
    tab_to(page, "[data-testid=menu-settings]")
    page.keyboard.press("Enter")
    tab_to(page, "[data-testid=pace] input")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("pace").locator("input[value=instant]")).to_be_checked()
    page.keyboard.press("Escape")

    moves = play_by_keys(page, random.Random(4), is_over)

    assert moves >= 28
    assert shown(page.get_by_test_id("result"))
    tab_to(page, "[data-testid=rematch]")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("prompt")).to_be_visible(timeout=SLOW)
    tab.close()
