"""The table of The Masterworks in a real Chromium: all that is legal can be pressed, on both sizes of the screen."""

import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.keyboard import play_by_keys
from tests.browser.table import VISIBLE, at_once, context, is_over, open_match, play, shown
from tests.browser.test_access import faults

pytestmark = pytest.mark.browser

EVERYTHING = {"draft", "lay", "sail", "frame", "take", "doge"}
MOST_GAMES = 5

LISTEN = """
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "step") window.legal = message.seats[0].legal.map(({ move }) => move);
    });
  }
};
"""
"""What is legal is known from what the server sends."""

PRESSABLE = """
() => {
  const words = found => {
    if (found.dataset.move) return found.dataset.move;
    if (found.dataset.space) return `lay ${found.dataset.space}`;
    return `${window.legal.some(move => move.startsWith("extra")) ? "extra" : "draft"} ${found.dataset.card}`;
  };
  const places = document.querySelectorAll("[data-card][data-legal], [data-space][data-legal], [data-move]");
  return [...places].filter(place => place.checkVisibility()).map(words);
}
"""


def missing(page: Page) -> set[str]:
    """Legal moves that nothing on the screen makes; empty while the page is not asking."""
    legal = set(page.evaluate("window.legal"))
    found = set(page.evaluate(PRESSABLE))
    return legal - found if found and not shown(page.get_by_test_id("skip")) else set()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_legal_move_can_be_pressed(browser: Browser, address: str, size: str) -> None:
    tab = context(browser, size)
    page = tab.new_page()
    page.add_init_script(LISTEN)
    at_once(page)
    seen: set[str] = set()

    def watch(page: Page) -> bool:
        # What has just arrived may not be drawn yet.
        for _ in range(40):
            if not (lost := missing(page)):
                break
            page.wait_for_timeout(25)
        assert not lost, f"cannot be pressed: {lost}"
        seen.update(word.split()[0] for word in page.evaluate(PRESSABLE))
        return is_over(page)

    # A short game need not come to everything.
    for game in range(MOST_GAMES):
        open_match(page, address, 2, edition="masterworks")
        play(page, random.Random(game), watch)
        if seen >= EVERYTHING:
            break

    assert seen >= EVERYTHING
    tab.close()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_window_shows_what_a_place_would_bring(browser: Browser, address: str, size: str) -> None:
    tab = context(browser, size)
    page = tab.new_page()
    at_once(page)
    places = page.locator("[data-frame][data-move]")
    for _ in range(5):
        open_match(page, address, 2, edition="masterworks")
        play(page, random.Random(3), lambda page: places.evaluate_all(VISIBLE) != [] or is_over(page))
        if not is_over(page):
            break
    expect(places).to_have_count(9)
    place = places.nth(4)
    box = place.bounding_box()
    assert box and min(box["width"], box["height"]) >= 44
    if size == "desktop":
        place.hover()
    else:
        place.tap()
    preview = page.get_by_test_id("preview")
    expect(preview).to_contain_text(re.compile(r"Middle; .*\+\d"))
    expect(preview).to_contain_text("Middle row")
    expect(preview).to_contain_text("Middle column")
    tab.close()


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_axe_finds_nothing_serious(browser: Browser, address: str, size: str, theme: str) -> None:
    tab = context(browser, size, theme)
    page = tab.new_page()
    at_once(page)
    open_match(page, address, 3, edition="masterworks")
    found: list[str] = []
    places = page.locator("[data-frame][data-move]")
    play(page, random.Random(6), lambda page: places.evaluate_all(VISIBLE) != [] or is_over(page))
    if not is_over(page):
        places.first.focus()
        found += faults(page, "a place of the window")
    page.keyboard.press("Escape")
    for name in ("board", "council", "cards", "windows", "seats"):
        if shown(page.locator(f"[data-tab={name}]")):
            page.locator(f"[data-tab={name}]").click()
            found += faults(page, f"the tab {name}")
    tab.close()
    assert found == []


def test_a_whole_game_with_the_keyboard_alone(browser: Browser, address: str) -> None:
    tab = context(browser, "desktop")
    page = tab.new_page()
    at_once(page)
    open_match(page, address, 2, edition="masterworks")

    moves = play_by_keys(page, random.Random(9), is_over)

    assert moves >= 28
    tab.close()
