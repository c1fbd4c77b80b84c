"""Sitting at a table in a real browser: what a person presses, for tests and for screenshots."""

import random
from collections.abc import Callable

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

DESKTOP = {"viewport": {"width": 1280, "height": 720}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SIZES: dict[str, dict[str, object]] = {"desktop": DESKTOP, "phone": PHONE}

MOST_PRESSES = 900
VISIBLE = """
found => found.flatMap((one, i) => one.checkVisibility({visibilityProperty: true}) && !one.disabled ? [i] : [])
"""
"""Which of the elements can be seen and pressed: one question instead of one for each of them."""
LEGAL = "[data-card][data-legal], [data-space][data-legal], [data-move]"
WAITING = """
legal => {
  const visible = one => one?.checkVisibility({visibilityProperty: true}) && !one.disabled;
  for (const name of ["curtain-open", "confirm"])
    if (visible(document.querySelector(`[data-testid=${name}]`))) return name;
  const places = [...document.querySelectorAll(legal)].flatMap((one, i) => visible(one) ? [i] : []);
  if (places.length) return places;
  return visible(document.querySelector("[data-testid=skip]")) ? "skip" : null;
}
"""
"""What can be pressed next: a button by its name, or the numbers of the visible places for legal moves."""
SLOW = 20_000
"""Milliseconds that a loaded machine may need for one answer."""


QUICK_COMPUTERS = """
if (!localStorage.getItem("ridotto.plan"))
  localStorage.setItem("ridotto.plan", JSON.stringify({seats: Array.from({length: 8}, () => ({bot: "beginner"}))}));
"""
"""The form of a new game begins with computers that take no time to think."""


def context(browser: Browser, size: str, theme: str = "light", language: str = "en-GB") -> BrowserContext:
    """A browser context of that size and theme that lets no request leave the machine."""
    made = browser.new_context(**SIZES[size], color_scheme=theme, locale=language, reduced_motion="reduce")  # type: ignore[arg-type]
    made.set_default_timeout(SLOW)
    made.add_init_script(QUICK_COMPUTERS)
    return made


def open_match(
    page: Page, address: str, seats: int, humans: int = 1, edition: str | None = "base", game: str = "mille-fiori"
) -> None:
    """Fill in the form of a new game, humans on the first seats, and start; ``edition`` is None if there is but one."""
    page.goto(f"{address}/#/")
    expect(page.get_by_test_id("start-match")).to_be_enabled(timeout=SLOW)
    page.get_by_test_id("game").locator(f"input[value='{game}']").check()
    if edition is not None:
        page.get_by_test_id("edition").locator(f"input[value='{edition}']").check()
    page.get_by_test_id("seats-count").locator(f"input[value='{seats}']").check()
    for seat in range(seats):
        page.get_by_test_id(f"seat-{seat}-kind").select_option("human" if seat < humans else "computer")
    page.get_by_test_id("start-match").click()
    if humans == 1:
        expect(page.get_by_test_id("prompt")).to_be_visible(timeout=SLOW)
    else:
        expect(page.get_by_test_id("curtain")).to_be_visible(timeout=SLOW)


def at_once(page: Page) -> None:
    """Show the others' moves at once, from the first page that is opened on."""
    page.add_init_script("localStorage.setItem('ridotto.settings', JSON.stringify({pace: 'instant'}))")


def set_pace(page: Page, pace: str) -> None:
    """Choose the pace of replayed steps in the settings."""
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-settings").click()
    page.get_by_test_id("pace").locator(f"input[value={pace}]").check()
    page.keyboard.press("Escape")


def shown(locator: Locator) -> bool:
    """Something of the locator is visible now."""
    return locator.evaluate_all(VISIBLE) != []


def pressable(page: Page) -> list[Locator]:
    """Everything visible that stands for a legal move."""
    found = page.locator(LEGAL)
    return [found.nth(i) for i in found.evaluate_all(VISIBLE)]


def press(button: Locator, patience: float = 1_000) -> bool:
    """Press it; False if it went away in the meantime, as buttons do when the game goes on by itself."""
    try:
        button.click(timeout=patience)
    except PlaywrightTimeout:
        return False
    return True


def play(page: Page, choice: random.Random, until: Callable[[Page], bool]) -> int:
    """Press legal moves at random, open curtains and skip replays until ``until``; returns the number of moves."""
    moves = 0
    for _ in range(MOST_PRESSES):
        if until(page):
            return moves
        match page.evaluate(WAITING, LEGAL):
            case None:
                page.wait_for_timeout(30)
            case "confirm":
                moves += press(page.get_by_test_id("confirm"))
            case "skip":
                press(page.get_by_test_id("skip"), patience=150)
            case str() as button:
                press(page.get_by_test_id(button))
            case places:
                pressed = press(page.locator(LEGAL).nth(choice.choice(places)))
                moves += pressed and not shown(page.get_by_test_id("confirm"))
    raise AssertionError(f"Not there after {MOST_PRESSES} presses: {page.get_by_test_id('turn').inner_text()}")


def is_over(page: Page) -> bool:
    """The result is shown."""
    return shown(page.get_by_test_id("result"))
