"""The table of Intrigo in a real Chromium: whole games, every first step of a move, the awarding, axe, the keyboard."""

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.keyboard import play_by_keys
from tests.browser.table import MOST_PRESSES, SLOW, at_once, context, is_over, play, press, pressable, set_pace, shown
from tests.browser.test_access import faults

pytestmark = pytest.mark.browser

LISTEN = """
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.type !== "step") return;
      window.legal = message.seats[0].legal.map(({ move }) => move.split(" ").slice(0, 2).join(" "));
    });
  }
};
"""
"""What is legal is known from what the server sends: of every move the verb and the card or kind."""

PRESSABLE = """
() => {
  const verb = window.legal.some(move => move.startsWith("keep")) ? "keep" : "place";
  const words = found => found.dataset.move ?? `${verb} ${found.dataset.card}`;
  const places = document.querySelectorAll("[data-testid=hand] [data-card][data-legal], [data-pile][data-move]");
  return [...places].filter(place => place.checkVisibility()).map(words);
}
"""

REMEMBER = """
window.told = new Set();
const look = () => window.told.add(document.querySelector("[data-testid=awarding] .told")?.innerText ?? "");
const everything = {childList: true, subtree: true, characterData: true};
new MutationObserver(look).observe(document.querySelector("main"), everything);
"""
"""What the awarding says, however short it is seen."""


def sit_down(page: Page, address: str, seats: int, rounds: int, humans: int = 1) -> None:
    """Fill in the form of a new game that ends after some rounds at the latest, and start."""
    page.goto(f"{address}/#/")
    expect(page.get_by_test_id("start-match")).to_be_enabled(timeout=SLOW)
    page.get_by_test_id("game").locator("input[value=intrigo]").check()
    page.get_by_test_id("seats-count").locator(f"input[value='{seats}']").check()
    for seat in range(seats):
        page.get_by_test_id(f"seat-{seat}-kind").select_option("human" if seat < humans else "computer")
    page.get_by_test_id("house-rules").locator("summary").click()
    page.get_by_test_id("option-game.max_rounds").select_option(str(rounds))
    expect(page.get_by_test_id("start-match")).to_be_enabled(timeout=SLOW)
    page.get_by_test_id("start-match").click()
    expect(page.get_by_test_id("prompt" if humans == 1 else "curtain")).to_be_visible(timeout=SLOW)


def missing(page: Page) -> set[str]:
    """Legal beginnings of moves that nothing on the screen makes; empty unless the page asks for one."""
    if shown(page.get_by_test_id("back")) or shown(page.get_by_test_id("skip")):
        return set()
    legal = set(page.evaluate("window.legal"))
    found = set(page.evaluate(PRESSABLE))
    return legal - found if found else set()


@pytest.mark.parametrize(("size", "seats"), [("desktop", 3), ("phone", 2)])
def test_a_whole_game_against_the_computer(
    browser: Browser, address: str, tmp_path: Path, size: str, seats: int
) -> None:
    tab = context(browser, size)
    page = tab.new_page()
    page.add_init_script(LISTEN)
    at_once(page)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    sit_down(page, address, seats, rounds=3)

    def watch(page: Page) -> bool:
        # What has just arrived may not be drawn yet.
        for _ in range(40):
            if not (lost := missing(page)):
                break
            page.wait_for_timeout(25)
        assert not lost, f"cannot be pressed: {lost}"
        return is_over(page)

    moves = play(page, random.Random(seats), watch)

    assert moves >= 16, "a seat keeps and places four cards in each round"
    expect(page.get_by_test_id("result")).to_contain_text(re.compile(r"\d Seals?, \d+ Ducats?"))
    record = tmp_path / "game.record.json"
    record.write_text(tab.request.get(page.url.replace("/#/match/", "/api/matches/") + "/record").text())
    command = [sys.executable, "-c", "from ridotto.cli import main; main()", "replay", str(record)]
    subprocess.run(command, check=True, capture_output=True)
    assert wrong == []
    tab.close()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_awarding_is_told_card_by_card(browser: Browser, address: str, size: str) -> None:
    tab = context(browser, size)
    page = tab.new_page()
    at_once(page)
    sit_down(page, address, 2, rounds=5)
    free = page.locator("[data-space][aria-label*=free]")
    choice = random.Random(1)
    play(page, choice, lambda page: shown(free) and free.count() <= 2)
    set_pace(page, "fast")
    page.evaluate(REMEMBER)
    for _ in range(MOST_PRESSES):
        told = page.evaluate("[...window.told]")
        if "All tokens are handed out." in told or any("wins." in one for one in told):
            break
        # Nothing is skipped here.
        if places := [page.get_by_test_id("confirm")] if shown(page.get_by_test_id("confirm")) else pressable(page):
            press(choice.choice(places))
        page.wait_for_timeout(50)

    about = "|".join(f" A{arcade}[:. ]" for arcade in range(8))
    assert len({one for one in told if re.search(about, one)}) >= 3
    assert any("receives" in one for one in told)
    tab.close()


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_axe_finds_nothing_serious(browser: Browser, address: str, size: str, theme: str) -> None:
    tab = context(browser, size, theme)
    page = tab.new_page()
    at_once(page)
    sit_down(page, address, 4 if size == "desktop" else 2, rounds=3)
    found = faults(page, "the draft")
    piles = {kind: page.locator(f"[data-pile={kind}][data-move]") for kind in ("thief", "courtesan")}
    while True:  # somebody may win before one has the Ducats for a Thief; then another game
        play(page, random.Random(4), lambda page: shown(piles["thief"]) or is_over(page))
        if not is_over(page):
            break
        sit_down(page, address, 4 if size == "desktop" else 2, rounds=3)
    for kind, target in (("thief", "[data-arcade][data-move]"), ("courtesan", ".naming [data-legal]")):
        piles[kind].click()
        page.locator("[data-space][data-legal]").first.click()
        page.locator(target).first.focus()
        found += faults(page, f"a target of the {kind}")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    for name in ("seats", "passed", "hand"):
        if shown(page.locator(f"[data-tab={name}]")):
            page.locator(f"[data-tab={name}]").click()
            found += faults(page, f"the tab {name}")
    tab.close()
    assert found == []


def test_the_parts_of_the_table_explain_themselves(browser: Browser, address: str) -> None:
    for size in ("desktop", "phone"):
        tab = context(browser, size)
        page = tab.new_page()
        at_once(page)
        sit_down(page, address, 2, rounds=3)
        parts = ["palace", "placing", "awards", "influence", "ducats", "bag"]
        for part in parts if size == "phone" else [*parts, "counters", "round", "draft"]:
            if size == "phone":
                page.get_by_test_id("explain").click()
            page.locator(f"[data-explains={part}]").first.click()
            explanation = page.get_by_test_id("explanation")
            expect(explanation).to_contain_text(re.compile(r"\w{3,}"))
            page.keyboard.press("Escape")
            expect(explanation).not_to_be_visible()
        tab.close()


def test_a_round_with_the_keyboard_alone(browser: Browser, address: str) -> None:
    tab = context(browser, "desktop")
    page = tab.new_page()
    at_once(page)
    sit_down(page, address, 2, rounds=3)

    presses = play_by_keys(page, random.Random(9), is_over)

    assert presses >= 24
    tab.close()


def test_two_people_share_a_screen(browser: Browser, address: str) -> None:
    tab = context(browser, "phone")
    page = tab.new_page()
    at_once(page)
    sit_down(page, address, 2, rounds=3, humans=2)
    seen: set[str] = set()

    def watch(page: Page) -> bool:
        if shown(page.get_by_test_id("curtain")):
            assert not shown(page.locator("[data-card]")), "nobody's cards lie open before the curtain"
        elif shown(page.get_by_test_id("hand")):
            seen.add(page.get_by_test_id("turn").inner_text())
        return shown(page.locator("[data-space][data-legal]"))

    play(page, random.Random(3), watch)

    assert len(seen) >= 2
    tab.close()
