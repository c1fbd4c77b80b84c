"""Playing with nothing but the keyboard: Tab to what can be pressed, arrows to its neighbours, Enter."""

import random
from collections.abc import Callable

from playwright.sync_api import Page

MOST_TABS = 150
MOST_KEYS = 4_000
LEGAL = "[data-card][data-legal], [data-space][data-legal], [data-sea][data-legal], [data-move], [data-testid=confirm]"
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
WHERE = """
wanted => document.activeElement?.matches(wanted) ? "there" : document.querySelector(wanted) ? "elsewhere" : "none"
"""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until one of these has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate(WHERE, selector) == "there":
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def play_by_keys(page: Page, choice: random.Random, until: Callable[[Page], bool]) -> int:
    """Press Enter on legal moves at random, and the key for skipping, until ``until``; returns how many Enters."""
    presses = 0
    for _ in range(MOST_KEYS):
        where = page.evaluate(WHERE, LEGAL)
        if where == "elsewhere":
            page.keyboard.press("Tab")
        elif where == "there":
            # On to another one, which need not be legal, or this one.
            key = choice.choice(["Enter", "Enter", "Enter", "Tab", choice.choice(ARROWS)])
            page.keyboard.press(key)
            presses += key == "Enter"
        elif until(page):
            return presses
        else:
            page.keyboard.press("s")
            page.wait_for_timeout(20)
    raise AssertionError(f"Not there after {MOST_KEYS} keys: {page.get_by_test_id('turn').inner_text()}")
