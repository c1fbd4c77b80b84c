"""The table of The Great Split in a real Chromium: whole games, dividing and choosing, on both sizes of the screen."""

import random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.table import SLOW, at_once, context, open_match, press, pressable, shown
from tests.browser.test_access import faults

pytestmark = pytest.mark.browser

MOST_TURNS = 700
SPLITTER = "[data-testid=splitter]"
WALLET = "[data-testid=wallet] [data-move]"


def asks(page: Page) -> str:
    """What the looking seat is asked to do: discard, split, take, seal, arrow, use, or nothing."""
    found: str = page.evaluate(
        """() => {
          const verbs = [...document.querySelectorAll("[data-move]")].map(one => one.dataset.move.split(" ")[0]);
          const known = ["take", "seal", "arrow"].find(verb => verbs.includes(verb));
          if (known) return known;
          if (document.querySelector("[data-testid=splitter]:not([aria-disabled])")) return "split";
          if (document.querySelector("[data-take-up], [data-testid=rest]")) return "use";
          return document.querySelector("[data-card][data-legal]") ? "discard" : "";
        }"""
    )
    return found


def answer(page: Page, choice: random.Random, asked: str, suggest: bool) -> None:
    """Decide at random; a resolution is left to the suggestion of the house if ``suggest``."""
    if asked == "use" and suggest and shown(page.get_by_test_id("rest")):
        press(page.get_by_test_id("rest"))
        press(page.get_by_test_id("rest-go"))
    elif asked == "split":
        if choice.random() < 0.5:
            press(choice.choice(page.locator("[data-card][data-legal]").all()))
        done = page.locator("[data-move^=split], [data-testid=confirm]")
        if shown(done):
            press(done.first)
    elif places := pressable(page):
        press(choice.choice(places))
        if shown(page.get_by_test_id("confirm")):
            press(page.get_by_test_id("confirm"))


def play(page: Page, choice: random.Random, until: str = "", suggested: float = 1.0) -> set[str]:
    """Play until the seat is asked for ``until``, or to the end; returns what it was asked for on the way."""
    seen: set[str] = set()
    suggest = choice.random() < suggested
    for _ in range(MOST_TURNS):
        asked = asks(page)
        if (asked == until and asked) or shown(page.get_by_test_id("result")):
            return seen
        if asked == "split":
            suggest = choice.random() < suggested
        if shown(page.get_by_test_id("scorings-close")):
            seen.add("scorings")
            press(page.get_by_test_id("scorings-close"))
        elif asked:
            seen.add(asked)
            answer(page, choice, asked, suggest)
        elif shown(page.get_by_test_id("skip")):
            press(page.get_by_test_id("skip"))
        else:
            page.wait_for_timeout(30)
    raise AssertionError(f"Not there: {page.get_by_test_id('prompt').inner_text()}")


def seated(browser: Browser, address: str, size: str, seats: int, theme: str = "light") -> Page:
    """A page that has sat down to a new match against computers."""
    page = context(browser, size, theme).new_page()
    at_once(page)
    open_match(page, address, seats, edition=None, game="great-split")
    return page


@pytest.mark.parametrize(("size", "seats"), [("desktop", 3), ("phone", 7)])
def test_a_whole_game(browser: Browser, address: str, size: str, seats: int) -> None:
    page = seated(browser, address, size, seats)

    seen = play(page, random.Random(seats), suggested=0.7)

    assert seen >= {"split", "take", "use", "scorings"}
    expect(page.get_by_test_id("result")).to_be_visible()
    page.context.close()


def test_a_telephone_shows_a_whole_decision_without_scrolling(browser: Browser, address: str) -> None:
    tab = context(browser, "phone", language="de-DE")
    page = tab.new_page()
    at_once(page)
    open_match(page, address, 7, edition=None, game="great-split")
    choice = random.Random(3)
    for _ in range(5):
        for asked in ("split", "take", "use"):
            play(page, choice, until=asked)
            if asked == "take":  # the own wallet in transit, below, is not needed for the choice
                panel = page.locator("[role=group].panel").bounding_box()
                wallet = page.get_by_test_id("wallet").bounding_box()
                assert panel and wallet and wallet["y"] + wallet["height"] <= panel["y"] + panel["height"]
                continue
            for part in ("[role=group].panel", "section.decision"):
                beyond: int = page.locator(part).evaluate("part => part.scrollHeight - part.clientHeight")
                assert beyond <= 0, (asked, part)
    cards = page.locator("[data-testid=hand] [data-card]").all()
    assert cards and all((box := card.bounding_box()) and box["height"] >= 44 for card in cards)
    tab.close()


def halves(page: Page) -> list[int]:
    """How many cards lie in each half of the divided hand, as it is spoken."""
    spoken = page.locator(SPLITTER).get_attribute("aria-valuetext") or ""
    return [int(word) for word in spoken.split() if word.isdigit()]


def drag(page: Page, card: Locator) -> None:
    """Drag the splitter beyond a card."""
    bar, beyond = page.locator(SPLITTER).bounding_box(), card.bounding_box()
    assert bar and beyond
    page.mouse.move(bar["x"] + bar["width"] / 2, bar["y"] + bar["height"] / 2)
    page.mouse.down()
    page.mouse.move(beyond["x"] + beyond["width"] - 4, beyond["y"] + beyond["height"] / 2, steps=6)
    page.mouse.up()


def test_a_hand_is_divided_by_dragging_by_key_and_by_tapping(browser: Browser, address: str) -> None:
    page = seated(browser, address, "desktop", 2)
    play(page, random.Random(1), until="split")
    cards = page.locator("[data-card][data-legal]")
    count = cards.count()
    begin = (count + 1) // 2
    assert halves(page) == [begin, count - begin]

    drag(page, cards.nth(begin))
    assert halves(page) == [begin + 1, count - begin - 1]

    page.locator(SPLITTER).focus()
    page.keyboard.press("Home")
    assert halves(page) == [1, count - 1]
    page.keyboard.press("ArrowRight")
    assert halves(page) == [2, count - 2]

    last = cards.last.get_attribute("data-card") or ""
    cards.last.click()
    assert halves(page) == [3, count - 3]
    words = (page.locator("[data-move^=split]").get_attribute("data-move") or "").split(" | ")
    assert last in words[0].split()
    page.context.close()


def test_what_a_card_and_a_half_would_bring_is_shown_before(browser: Browser, address: str) -> None:
    page = seated(browser, address, "desktop", 2)
    play(page, random.Random(2), until="take")
    expect(page.locator(WALLET)).to_have_count(2)
    for half in page.locator(WALLET).all():
        assert "as the house would play it" in (half.get_attribute("aria-label") or "")
    play(page, random.Random(2), until="use")
    page.locator("[data-card][data-legal]").first.hover()
    expect(page.get_by_test_id("preview")).not_to_contain_text("Look at a card")
    page.get_by_test_id("rest").click()
    expect(page.locator(".cube.ghost").first).to_be_visible()
    page.context.close()


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_axe_finds_nothing_serious(browser: Browser, address: str, size: str, theme: str) -> None:
    page = seated(browser, address, size, 5, theme)
    found: list[str] = []
    for asked in ("split", "take", "use"):
        play(page, random.Random(6), until=asked)
        found += faults(page, asked)
    page.locator("[data-take-up]").click()
    found += faults(page, "the splitter taken up")
    page.keyboard.press("Escape")
    page.locator("[data-card][data-legal]").first.click()
    found += faults(page, "a card taken up")
    for name in ("market", "seats"):
        if shown(page.locator(f"[data-tab={name}]")):
            page.locator(f"[data-tab={name}]").click()
            found += faults(page, f"the tab {name}")
    page.get_by_test_id("seat-1").click()
    expect(page.get_by_test_id("board-dialog")).to_be_visible(timeout=SLOW)
    found += faults(page, "a board enlarged")
    page.context.close()
    assert found == []
