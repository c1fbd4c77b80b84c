"""A finished game is analysed, walked through and played on from in a real Chromium; hints and levels during play."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from tests.browser.keyboard import tab_to
from tests.browser.table import SLOW, at_once, context, is_over, open_match, play, press, shown
from tests.browser.test_access import faults
from tests.browser.test_great_split import play as play_great_split
from tests.browser.test_languages import read

pytestmark = pytest.mark.browser

PATIENT = 6 * SLOW
"""For what computes a while on a machine that has other things to do."""
STILL = """
() => new Promise(done => {
  let pictures = 0;
  const next = () => ++pictures > 40 ? done() : requestAnimationFrame(next);
  next();
})
"""
"""Until outlines have stopped following what moves on the table."""
LEVELS = ["beginner", "novice", "casual", "skilled", "expert", "master"]


def analyse(page: Page, url: str) -> None:
    """Open a finished match and ask for its analysis."""
    at_once(page)
    page.goto(url)
    page.get_by_test_id("result-study").click()
    expect(page.get_by_test_id("study")).to_be_visible()


def chart(page: Page) -> Locator:
    """The chart, once the analysis is there."""
    found = page.get_by_test_id("study-chart")
    expect(found).to_be_visible(timeout=PATIENT)
    return found


def stands_at(page: Page, number: int, count: int) -> None:
    """This decision is looked at, everywhere."""
    expect(page.get_by_test_id("study-count")).to_have_text(f"{number} of {count}")
    expect(page.get_by_test_id("turn")).to_contain_text(f"decision {number} of {count}")
    expect(page.get_by_test_id("study-chart")).to_have_attribute("aria-valuenow", str(number))


def outlines(page: Page, manner: str) -> Locator:
    """What is outlined on the table."""
    return page.locator(f"[data-outline={manner}]")


def lies_around(page: Page, frame: Locator, part: str) -> None:
    """The outline encloses what it points at, and little else."""
    found, there = frame.bounding_box(), page.locator(part).first.bounding_box()
    assert found is not None
    assert there is not None
    for side in ("width", "height"):
        assert there[side] < found[side] < there[side] + 24
    assert abs(found["x"] + found["width"] / 2 - there["x"] - there["width"] / 2) < 4
    assert abs(found["y"] + found["height"] / 2 - there["y"] - there["height"] / 2) < 4


def test_moves_are_outlined_on_the_table(browser: Browser, short: str) -> None:
    tab = context(browser, "desktop")
    page = tab.new_page()
    analyse(page, short)
    chart(page).focus()
    page.keyboard.press("Home")
    rows = page.get_by_test_id("study-point")
    for _ in range(count_of(page)):
        if rows.count() > 2 and not page.get_by_test_id("study-candidates").locator(".best.played").count():
            break
        page.keyboard.press("ArrowRight")
    expect(outlines(page, "best").first).to_be_attached()
    expect(outlines(page, "played").first).to_be_attached()
    for manner in ("best", "played"):
        frame = outlines(page, manner).last
        lies_around(page, frame, frame.get_attribute("data-at") or "")
    legend = page.get_by_test_id("study-legend")
    expect(legend).to_contain_text("best move")
    expect(legend).to_contain_text("played")

    page.evaluate(STILL)
    rows.nth(2).click()
    expect(rows.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(outlines(page, "other").first).to_be_attached()
    expect(outlines(page, "best")).to_have_count(0)
    expect(outlines(page, "played")).to_have_count(0)
    expect(legend).to_contain_text("also considered")
    page.get_by_test_id("study-after").click()
    expect(outlines(page, "other")).to_have_count(0)
    page.get_by_test_id("study-close").click()
    tab.close()


def count_of(page: Page) -> int:
    """How many decisions the game had."""
    return int(chart(page).get_attribute("aria-valuemax") or 0)


def test_an_analysis_shows_how_far_it_is_and_can_be_cancelled(browser: Browser, finished: str) -> None:
    tab = context(browser, "desktop")
    page = tab.new_page()
    analyse(page, finished)
    for _ in range(2):
        expect(page.get_by_test_id("study-done")).to_contain_text("decisions", timeout=PATIENT)
        progress = page.get_by_test_id("study-progress")
        assert int(progress.get_attribute("max") or 0) > 50
        page.get_by_test_id("study-cancel").click()
        expect(page.get_by_test_id("study-start")).to_be_visible()
        status = tab.request.get(finished.replace("/#/match/", "/api/matches/") + "/analysis").json()
        assert status["state"] == "none"
        page.reload()
        expect(page.get_by_test_id("study-start")).to_be_visible()  # what was cancelled stays so until it is wanted
        page.get_by_test_id("study-start").click()
    page.get_by_test_id("study-cancel").click()
    page.get_by_test_id("study-close").click()
    expect(page.get_by_test_id("study")).not_to_be_visible()
    tab.close()


def test_who_only_looks_on_sees_how_far_it_is(browser: Browser, finished: str) -> None:
    tab, other = context(browser, "desktop"), context(browser, "desktop")
    page, guest = tab.new_page(), other.new_page()
    analyse(page, finished)
    expect(page.get_by_test_id("study-cancel")).to_be_visible()
    at_once(guest)
    guest.goto(f"{finished}/analysis")
    expect(guest.get_by_test_id("study-progress")).to_be_visible()
    expect(guest.get_by_test_id("study-cancel")).to_have_count(0)
    page.get_by_test_id("study-cancel").click()
    expect(guest.get_by_test_id("study-start")).to_be_visible()
    tab.close()
    other.close()


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_a_game_is_walked_through(browser: Browser, short: str, size: str, theme: str) -> None:
    tab = context(browser, size, theme)
    page = tab.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    analyse(page, short)
    slider = chart(page)
    count = count_of(page)
    assert count > 15

    slider.focus()
    for key, number in [
        ("Home", 1),
        ("ArrowRight", 2),
        ("End", count),
        ("ArrowRight", count),
        ("ArrowLeft", count - 1),
    ]:
        page.keyboard.press(key)
        stands_at(page, number, count)
    page.get_by_role("heading", name="Analysis", exact=True).focus()
    for key, number in [("Home", 1), ("ArrowRight", 2), ("End", count), ("ArrowLeft", count - 1)]:
        page.keyboard.press(key)
        stands_at(page, number, count)
    box = slider.bounding_box()
    assert box is not None
    slider.click(position={"x": 46, "y": box["height"] / 2})
    stands_at(page, 1, count)
    page.get_by_test_id("study-later").click()
    stands_at(page, 2, count)
    page.keyboard.press("ArrowLeft")
    stands_at(page, 1, count)

    found = faults(page, "one decision")
    if size == "desktop":
        _table_asks_nothing(page)
    page.get_by_test_id("study-tab-list").click()
    found += faults(page, "all decisions")
    page.get_by_test_id("study-list").locator("button").nth(1).click()
    expect(page.get_by_test_id("study-candidates").locator("li").first).to_be_visible()
    assert page.get_by_test_id("study-candidates").get_by_text("played", exact=True).count() == 1
    for name in ("turns", "seats"):
        page.get_by_test_id(f"study-tab-{name}").click()
        expect(page.get_by_test_id(f"study-{name}")).to_be_visible()
        found += faults(page, name)
        if name == "turns":
            told = page.get_by_test_id("study-turns").locator("li").all_inner_texts()
            assert told
            assert all(
                re.search(r"The difference: [\d.]+% of the chance|moved the chances to win by", one) for one in told
            )
    expect(page.get_by_test_id("study-seats").locator("li")).to_have_count(3)
    page.get_by_test_id("study-about").click()
    found += faults(page, "what it means")
    page.keyboard.press("Escape")
    if size == "phone":
        _hides_behind_the_table(page)
    page.reload()
    assert count_of(page) == count, "its address leads to the analysis itself"
    assert found == []
    assert wrong == []
    tab.close()


def _table_asks_nothing(page: Page) -> None:
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_have_text("Ada decides (decision 1).")
    expect(page.get_by_test_id("counters").get_by_text("You", exact=True)).to_have_count(0)
    page.get_by_test_id("study-after").click()
    expect(prompt).to_have_text("After decision 1 of Ada.")
    page.get_by_test_id("study-after").click()


def _hides_behind_the_table(page: Page) -> None:
    table = page.get_by_test_id("prompt")
    expect(table).not_to_be_visible()
    page.get_by_test_id("study-fold").click()
    expect(table).to_be_visible()
    expect(page.get_by_test_id("study-line")).to_be_visible()
    page.get_by_test_id("study-fold").click()
    expect(table).not_to_be_visible()
    page.get_by_test_id("study-tab-move").click()
    page.get_by_test_id("study-point").first.click()
    expect(table).to_be_visible()  # what is pointed at lies there
    expect(outlines(page, "best").first).to_be_attached()
    page.get_by_test_id("study-fold").click()


@pytest.mark.parametrize(("language", "locale"), [("de", "de-DE"), ("it", "it-IT")])
def test_no_english_is_left_in_an_analysis(browser: Browser, short: str, language: str, locale: str) -> None:
    tab = context(browser, "desktop", language=locale)
    page = tab.new_page()
    analyse(page, short)
    chart(page)
    wrong: list[str] = []
    for name in ("move", "list", "turns", "seats"):
        page.get_by_test_id(f"study-tab-{name}").click()
        wrong += read(page, language, name)
    page.get_by_test_id("study-about").click()
    wrong += read(page, language, "what it means")
    page.keyboard.press("Escape")
    page.get_by_test_id("study-tab-move").click()
    page.get_by_test_id("study-branch").click()
    wrong += read(page, language, "playing on")
    assert wrong == []
    tab.close()


def moves_of(page: Page, seat: int) -> list[dict[str, Any]]:
    """A list that grows with the moves of a seat that the server tells from now on."""
    moves: list[dict[str, Any]] = []

    def heard(text: str | bytes) -> None:
        message = json.loads(text)
        entry = message.get("entry") if message["type"] == "step" else None
        if entry and entry["kind"] == "move" and entry["seat"] == seat:
            moves.append(entry)

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    page.on("websocket", opened)
    return moves


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_game_is_played_on_from_a_decision(browser: Browser, short: str, size: str) -> None:
    tab = context(browser, size)
    page = tab.new_page()
    analyse(page, short)
    chart(page).focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")

    page.get_by_test_id("study-after").click()
    page.get_by_test_id("study-branch").click()
    expect(page.get_by_test_id("study-after")).to_have_text("After the move")  # it begins before it
    dialog = page.get_by_test_id("branch")
    expect(dialog).to_be_visible()
    assert faults(page, "playing on") == []
    assert (
        page.get_by_test_id("branch-level").locator("option").evaluate_all("all => all.map(one => one.value)") == LEVELS
    )
    page.get_by_test_id("branch-level").select_option("beginner")
    page.get_by_test_id("branch-seat-2").check()
    moves = moves_of(page, 2)
    page.get_by_test_id("branch-start").click()

    expect(page).not_to_have_url(f"{short}/analysis")
    expect(page.get_by_test_id("study")).not_to_be_visible()
    expect(page.get_by_test_id("prompt")).to_be_visible(timeout=PATIENT)
    expect(page.get_by_test_id("score-0")).to_contain_text("Beginner")
    expect(page.get_by_test_id("ask-undo")).to_have_count(0)  # what came before is not this game's
    before = len(moves)
    play(page, random.Random(5), lambda _: len(moves) > before)
    page.goto(f"{short.split('#', maxsplit=1)[0]}#/")
    expect(page.get_by_test_id("running-origin")).to_contain_text("Played on from decision 2 of the game of")
    tab.close()


def test_whoever_has_played_keeps_the_own_seat(browser: Browser, address: str) -> None:
    """While there is nothing to show yet, and when it is asked who plays on."""
    tab = context(browser, "desktop")
    page = tab.new_page()
    at_once(page)
    seats = [{"kind": "computer", "name": name, "bot": "greedy"} for name in ("Ada", "Cleo")]
    seats.insert(1, {"kind": "human", "name": "Bea"})
    body = {"game": "intrigo", "edition": "standard", "options": {"game.max_rounds": 1}, "seats": seats}
    url = f"{address}/#/match/{tab.request.post(f'{address}/api/matches', data=body).json()['id']}"
    page.goto(url)
    play(page, random.Random(4), is_over)
    page.goto(f"{url}/analysis")  # which begins nothing by itself
    expect(page.get_by_test_id("study-start")).to_be_visible()
    page.evaluate(STILL)
    you = page.locator("main li .line").filter(has=page.get_by_text("you", exact=True))
    expect(you).to_have_count(1)
    expect(you).to_contain_text("Bea")

    page.get_by_test_id("study-start").click()
    chart(page).focus()
    page.keyboard.press("Home")
    page.get_by_test_id("study-branch").click()
    expect(page.get_by_test_id("branch-seat-1")).to_be_checked()
    tab.close()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_hint_is_given_and_marked(browser: Browser, address: str, size: str) -> None:
    tab = context(browser, size)
    page = tab.new_page()
    at_once(page)
    open_match(page, address, 2)
    if size == "desktop":
        tab_to(page, "[data-testid=hint]")
        page.keyboard.press("Enter")
    else:
        page.get_by_test_id("hint").tap()
    bar = page.get_by_test_id("hint-bar")
    expect(bar).to_contain_text("The house suggests", timeout=PATIENT)
    expect(bar).to_contain_text("% to win")
    expect(outlines(page, "hint").first).to_be_attached()
    assert faults(page, "a hint") == []
    page.get_by_test_id("log-open").click()
    expect(page.get_by_test_id("log").get_by_text("asked for a hint", exact=False)).to_have_count(1)
    page.keyboard.press("Escape")

    # It is about this decision only.
    card = page.locator("[data-card][data-legal]").first
    press(card)
    if shown(page.get_by_test_id("confirm")):
        press(page.get_by_test_id("confirm"))
    expect(bar).not_to_be_visible()
    expect(outlines(page, "hint")).to_have_count(0)
    tab.close()


def take_hint(page: Page) -> str:
    """Ask for a hint and have it laid ready; its move."""
    with page.expect_response("**/hint", timeout=PATIENT) as answer:
        page.get_by_test_id("hint").click()
    move: str = answer.value.json()["move"]
    expect(outlines(page, "hint").first).to_be_attached()
    page.get_by_test_id("hint-take").click()
    expect(page.locator("[data-testid=confirm]:focus, [data-move]:focus")).to_have_count(
        1
    )  # what is left to be pressed
    return move


def sent(page: Page) -> list[str]:
    """A list that grows with the moves that the page sends from its next connection on."""
    moves: list[str] = []

    def told(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "move":
            moves.append(message["move"])

    page.on("websocket", lambda socket: socket.on("framesent", told))
    return moves


@pytest.mark.parametrize(
    ("game", "size"),
    [("mille-fiori", "phone"), ("intrigo", "desktop"), ("great-split", "phone"), ("great-split", "desktop")],
)
def test_a_hint_is_laid_ready_by_one_press(browser: Browser, address: str, game: str, size: str) -> None:
    tab = context(browser, size)
    page = tab.new_page()
    at_once(page)
    moves = sent(page)
    open_match(page, address, 2, edition="base" if game == "mille-fiori" else None, game=game)
    hints: list[str] = []
    choice = random.Random(2)
    if game == "great-split":
        play_great_split(page, choice, until="split")
    for _ in range(3 if game == "great-split" else 5):
        play(page, choice, lambda page: shown(page.get_by_test_id("hint")))
        hinted = take_hint(page)
        if hinted.startswith("split "):
            assert_divided(page, hinted)
        before = len(moves)
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("hint-bar")).not_to_be_visible()
        assert moves[before:] == [hinted]
        hints.append(hinted.split()[0])
    assert set(hints) & {"lay", "sail", "place", "buy", "split"}, "more than choosing a card"
    tab.close()


def assert_divided(page: Page, move: str) -> None:
    """The hand lies divided as the move says, and each card is marked with its half."""
    halves = [half.split() for half in move.removeprefix("split ").split("|")]
    row = page.get_by_test_id("hand").locator("[data-card], [data-testid=splitter]")
    cards = row.evaluate_all("all => all.map(one => one.dataset.card ?? '|')")
    at = cards.index("|")
    assert sorted(map(sorted, (cards[:at], cards[at + 1 :]))) == sorted(map(sorted, halves))
    signs = outlines(page, "hint").evaluate_all("all => all.map(one => [one.dataset.at, one.innerText.trim()])")
    for number, half in enumerate(halves, 1):
        marked = [at.split('"')[1] for at, sign in signs if sign == str(number)]
        assert sorted(marked) == sorted(half)


def test_several_people_at_one_table_get_no_hints(browser: Browser, address: str) -> None:
    tab = context(browser, "desktop")
    page = tab.new_page()
    open_match(page, address, 2, humans=2)
    page.get_by_test_id("curtain-open").click()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    tab.close()


def test_levels_are_chosen_for_a_game_and_at_a_waiting_table(browser: Browser, address: str) -> None:
    tab = context(browser, "phone")
    page = tab.new_page()
    page.goto(f"{address}/#/")
    expect(page.get_by_test_id("start-match")).to_be_enabled(timeout=SLOW)
    page.get_by_test_id("seats-count").locator("input[value='3']").check()
    level = page.get_by_test_id("seat-1-bot")
    assert level.locator("option").evaluate_all("all => all.map(one => one.value)") == LEVELS
    level.select_option("master")
    expect(page.get_by_test_id("levels")).to_contain_text("Master")
    page.get_by_test_id("seat-2-kind").select_option("open")
    page.get_by_test_id("start-match").click()

    expect(page.get_by_test_id("invited-1")).to_contain_text("Master")
    page.get_by_test_id("computer-2").click()
    expect(page.get_by_test_id("invited-2")).to_contain_text("Casual")
    page.get_by_test_id("level-2").select_option("novice")
    expect(page.get_by_test_id("invited-2").locator(".soft")).to_contain_text("Novice")
    assert faults(page, "a waiting table with computers") == []
    page.get_by_test_id("start-table").click()
    expect(page.get_by_test_id("prompt")).to_be_visible(timeout=PATIENT)
    expect(page.get_by_test_id("score-1")).to_contain_text("Master")
    expect(page.get_by_test_id("score-2")).to_contain_text("Novice")
    tab.close()
