"""Two people on one screen: a curtain between them, and nothing of the other's hand anywhere in the page."""

import random
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.table import context, is_over, open_match, play, set_pace, shown

pytestmark = pytest.mark.browser

LISTEN = """
window.steps = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "step") window.steps = [...window.steps, message].slice(-6);
    });
  }
};
"""
"""What both hands hold is known from what the server sends to a browser that owns both seats."""

SNAPSHOT = """
() => ({
  curtain: document.querySelector("[data-testid=curtain]") !== null,
  cards: [...document.querySelectorAll("[data-card]")].map(card => card.dataset.card),
  table: document.querySelector("main").innerText.trim(),
  inPlay: document.querySelector("[data-face]")?.dataset.face ?? null,
  turn: document.querySelector("[data-testid=turn] strong").innerText,
  log: document.querySelector("[data-testid=log]")?.innerText ?? "",
  steps: window.steps.map(step => step.seats.map(({ view }) => ({
    hand: view.seats[view.seat].hand, chosen: view.seats[view.seat].chosen, card: view.card, display: view.display,
  }))),
})
"""


def start(browser: Browser, address: str, size: str = "desktop") -> Page:
    """A game of two people that waits behind its first curtain; wide windows show the log beside the table."""
    page = context(browser, size).new_page()
    if size == "desktop":
        page.set_viewport_size({"width": 1600, "height": 900})
    page.add_init_script(LISTEN)
    open_match(page, address, 2, humans=2)
    return page


def hand(page: Page) -> list[str]:
    """The cards of the hand that is shown."""
    cards = page.locator("[data-testid=hand] [data-card]").all()
    return [card.get_attribute("data-card") or "" for card in cards]


def allowed(view: dict[str, Any]) -> Counter[str]:
    """The faces that a seat may see now: its hand, the display once each, what it has chosen, what is played."""
    known = [*view["hand"], *set(view["display"]), view["chosen"], view["card"]]
    return Counter(card for card in known if card)


def secret(page: Page) -> str | None:
    """What the page shows that the person before it must not see; None if all is well."""
    now = page.evaluate(SNAPSHOT)
    if now["curtain"]:
        return f"behind the curtain: {now['cards']} {now['table']}" if now["cards"] or now["table"] else None
    if re.search(r"Guest \d chooses", now["log"]):
        return f"the log tells a choice: {now['log']}"
    seen = Counter(card for card in [*now["cards"], now["inPlay"]] if card)
    seats = [0, 1] if not now["turn"].startswith("Your turn, Guest") else [int(now["turn"].rsplit(" ", 1)[1]) - 1]
    # The newest steps may not be drawn yet.
    if any(seen <= allowed(step[seat]) for step in now["steps"] for seat in seats) or not seen:
        return None
    return f"seats {seats} see {now['cards']}, sent were {now['steps']}"


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_no_hand_is_seen_by_the_other(browser: Browser, address: str, size: str) -> None:
    page = start(browser, address, size)
    assert secret(page) is None
    page.get_by_test_id("curtain-open").click()
    set_pace(page, "instant")
    expect(page.get_by_test_id("log")).to_have_count(int(size == "desktop"))
    curtains = 0

    def watch(page: Page) -> bool:
        nonlocal curtains
        curtains += shown(page.get_by_test_id("curtain-open"))
        leak = secret(page)
        assert leak is None, leak
        return is_over(page) or (size == "phone" and curtains > 6)

    play(page, random.Random(8), watch)

    assert curtains > 6
    page.context.close()


def test_the_draft_goes_round_and_a_choice_is_taken_back(browser: Browser, address: str) -> None:
    page = start(browser, address)
    curtain = page.get_by_test_id("curtain")
    expect(page.get_by_test_id("curtain-take-back")).to_have_count(0)
    page.get_by_test_id("curtain-open").click()
    set_pace(page, "instant")
    first = hand(page)
    assert len(first) == 5

    page.get_by_test_id("hand").locator("[data-card]").first.click()
    expect(curtain).to_contain_text("Guest 2")
    page.get_by_test_id("curtain-take-back").click()
    expect(curtain).to_have_count(0)
    expect(page.get_by_test_id("prompt")).to_have_text("Choose a card to play.")
    again = hand(page)
    assert Counter(again) == Counter(first)

    page.get_by_test_id("hand").locator("[data-card]").last.click()
    expect(curtain).to_contain_text("Guest 2")
    page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    page.get_by_test_id("curtain-open").click()
    second = hand(page)
    assert len(second) == 5
    expect(page.get_by_test_id("take-back")).to_have_count(0)

    page.get_by_test_id("hand").locator("[data-card]").first.click()
    # Chance has decided who starts; the card that was chosen last is the one to be played.
    expect(page.locator("[data-move=sail], [data-testid=curtain-open]").first).to_be_visible()
    starter, card = ("Guest 1", again[-1]) if shown(curtain) else ("Guest 2", second[0])
    if shown(curtain):
        expect(curtain).to_contain_text(starter)
        page.get_by_test_id("curtain-open").click()
    expect(page.get_by_test_id("turn")).to_contain_text(starter)
    expect(page.get_by_test_id("in-play")).to_have_attribute("data-face", card)
    expect(page.locator("[data-move=sail]")).to_be_visible()
    page.context.close()


def test_a_reload_draws_the_curtain(browser: Browser, address: str) -> None:
    page = start(browser, address)
    page.get_by_test_id("curtain-open").click()
    assert len(hand(page)) == 5
    page.reload()
    expect(page.get_by_test_id("curtain-open")).to_be_visible()
    assert secret(page) is None
    page.context.close()
