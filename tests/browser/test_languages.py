"""German and Italian from the form to the result: no English word is left anywhere, and no message without words."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Browser, Page, expect

from tests.browser.table import SLOW, at_once, context, is_over, open_match, play

pytestmark = pytest.mark.browser

SOURCES = Path(__file__).parents[2] / "src" / "ridotto"
TEXTS = """
() => {
  const texts = [];
  const walk = node => {
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE || ["SCRIPT", "STYLE", "NOSCRIPT"].includes(node.tagName)) return;
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"]) {
      if (node.hasAttribute(name)) texts.push(node.getAttribute(name));
    }
    node.childNodes.forEach(walk);
  };
  walk(document.documentElement);
  return [document.title, ...texts].map(text => text.trim()).filter(Boolean);
}
"""
"""All that can be read or heard, hidden or not."""

KEPT = {"ridotto", "tab", "esc", "english"}
"""Names, keys, and the name of the language in itself."""

TITLES = ("Mille Fiori", "Intrigo", "The Great Split")
OTHERS = {"intrigo": 4, "great-split": 3}
"""The other games, with a number of seats."""


def spoken(language: str) -> Iterator[str]:
    """The texts of all catalogues of a language, without what is filled in."""
    for path in [*SOURCES.rglob(f"words/{language}.ftl"), *SOURCES.rglob(f"words/{language}.*.ftl")]:
        waiting: list[object] = list(FluentParser(with_spans=False).parse(path.read_text("utf-8")).body)
        while waiting:
            node = waiting.pop()
            if isinstance(node, ast.TextElement):
                yield node.value
            elif isinstance(node, ast.BaseNode):
                waiting.extend(vars(node).values())
            elif isinstance(node, list):
                waiting.extend(node)


def words(texts: Iterator[str] | list[str]) -> set[str]:
    """The words of some texts, those of the games' titles left out."""
    plain = (re.sub("|".join(TITLES), "", text) for text in texts)
    return {word.lower() for text in plain for word in re.findall(r"[^\W\d_]{3,}", text)}


@cache
def ids() -> set[str]:
    """The ids of all messages; one of them on the page is a text that is missing."""
    found: set[str] = set()
    for path in SOURCES.rglob("words/en*.ftl"):
        found.update(re.findall(r"^([a-z][\w-]*-[\w-]+) =", path.read_text("utf-8"), re.MULTILINE))
    return found


@cache
def foreign(language: str) -> set[str]:
    """Words that are English only."""
    return words(spoken("en")) - words(spoken(language)) - KEPT


def read(page: Page, language: str, screen: str) -> list[str]:
    """What is wrong with the texts of a screen."""
    english, missing = foreign(language), ids()
    return [
        f"{screen}: {text}"
        for text in page.evaluate(TEXTS)
        if words([text]) & english or any(name in missing for name in re.findall(r"[a-z][\w-]*-[\w-]+", text))
    ]


@pytest.mark.parametrize(("language", "locale"), [("de", "de-DE"), ("it", "it-IT")])
def test_no_english_is_left(browser: Browser, address: str, finished: str, language: str, locale: str) -> None:
    tab = context(browser, "desktop", language=locale)
    page = tab.new_page()
    at_once(page)
    wrong: list[str] = []
    page.goto(f"{address}/#/")
    expect(page.get_by_test_id("start-match")).to_be_enabled(timeout=SLOW)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("summary").first.click()
    wrong += read(page, language, "new game")

    open_match(page, address, 3, humans=2)
    wrong += read(page, language, "curtain")
    open_match(page, address, 2)
    wrong += read(page, language, "draft")
    play(page, random.Random(2), lambda page: page.locator("[data-space][data-seat]").count() > 8)
    page.locator("[data-card]").first.hover()
    page.get_by_test_id("log-open").click()
    wrong += read(page, language, "game with its log")
    page.keyboard.press("Escape")
    for name in ("help", "settings"):
        page.get_by_test_id("menu").click()
        wrong += read(page, language, "menu")
        page.get_by_test_id(f"menu-{name}").click()
        wrong += read(page, language, name)
        page.keyboard.press("Escape")
    for part in page.locator("[data-explains]").all():
        part.click()
        wrong += read(page, language, f"explanation {part.get_attribute('data-explains')}")
        page.keyboard.press("Escape")

    for game, seats in OTHERS.items():
        open_match(page, address, seats, edition=None, game=game)
        wrong += read(page, language, f"{game}, beginning")
        rounds = iter(range(60))
        play(page, random.Random(2), lambda _, rounds=rounds: next(rounds, None) is None or is_over(page))  # type: ignore[misc]
        wrong += read(page, language, f"{game} after some moves")

    page.goto(finished)
    expect(page.get_by_test_id("result")).to_be_visible(timeout=SLOW)
    wrong += read(page, language, "result")
    tab.close()
    assert sorted(set(wrong)) == []
