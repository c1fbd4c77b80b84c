"""Where addresses and the browser's own steps back and forward lead."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.table import SLOW, at_once, context, open_match
from tests.browser.test_analysis import analyse, chart

pytestmark = pytest.mark.browser


def follow(page: Page, address: str) -> None:
    """Change the address as by hand, without loading the page anew."""
    page.evaluate("address => { location.href = address; }", address)


def test_a_game_is_found_again_in_another_tab_and_after_a_step_back(browser: Browser, address: str) -> None:
    tab = context(browser, "phone")
    other = tab.new_page()
    other.goto(f"{address}/#/")
    expect(other.get_by_test_id("start-match")).to_be_enabled(timeout=SLOW)
    expect(other.get_by_test_id("going-on")).to_have_count(0)
    page = tab.new_page()
    at_once(page)
    open_match(page, address, 2)
    match = page.url
    asked = page.get_by_test_id("prompt").inner_text()

    other.get_by_test_id("going-on").click()  # it has come by itself
    expect(other).to_have_url(match)
    expect(other.get_by_test_id("prompt")).to_have_text(asked)
    other.go_back()
    expect(other.get_by_test_id("start-match")).to_be_visible()

    page.go_back()
    expect(page.get_by_test_id("start-match")).to_be_visible()
    page.go_forward()
    expect(page).to_have_url(match)
    expect(page.get_by_test_id("prompt")).to_have_text(asked)
    tab.close()


def test_steps_back_and_addresses_lead_into_an_analysis_and_out_of_it(browser: Browser, short: str) -> None:
    tab = context(browser, "desktop")
    page = tab.new_page()
    study, count = page.get_by_test_id("study"), page.get_by_test_id("study-count")
    analyse(page, short)
    chart(page).focus()
    page.keyboard.press("End")
    last = count.inner_text()
    page.go_back()
    expect(page).to_have_url(short)
    expect(study).not_to_be_visible()
    page.go_forward()
    expect(count).to_have_text(last)  # where one was
    page.get_by_test_id("study-close").click()
    expect(page).to_have_url(short)
    expect(study).not_to_be_visible()

    follow(page, f"{short}/analysis")
    expect(study).to_be_visible()
    follow(page, short)
    expect(study).not_to_be_visible()
    page.go_back()
    expect(study).to_be_visible()

    chart(page).focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.get_by_test_id("study-branch").click()
    page.get_by_test_id("branch-start").click()
    expect(study).not_to_be_visible()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    page.go_back()
    expect(page).to_have_url(f"{short}/analysis")
    expect(count).to_have_text(last.replace(last.split()[0], "2", 1))
    tab.close()
