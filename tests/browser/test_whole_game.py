"""Whole games in a real Chromium, from the form of a new game to the result."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.table import context, is_over, open_match, play, set_pace

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("size", "seats"), [("desktop", 3), ("phone", 2)])
def test_a_whole_game_against_the_computer(
    browser: Browser, address: str, tmp_path: Path, size: str, seats: int
) -> None:
    tab = context(browser, size)
    page = tab.new_page()
    requested: list[str] = []
    faults: list[str] = []
    page.on("request", lambda request: requested.append(request.url))
    page.on("pageerror", lambda error: faults.append(str(error)))
    open_match(page, address, seats)
    set_pace(page, "instant")

    moves = play(page, random.Random(seats), is_over)

    assert moves >= 28, "a seat chooses and plays at least as many cards as there are cycles"
    result = page.get_by_test_id("result")
    expect(result).to_be_visible()
    record = _record(tab.request.get(page.url.replace("/#/match/", "/api/matches/") + "/record").text(), tmp_path)
    for score in record["scores"]:
        expect(result).to_contain_text(str(score))
    assert [url for url in requested if not url.startswith((address, "data:"))] == []
    assert faults == []

    page.get_by_test_id("rematch").click()
    expect(result).not_to_be_visible()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    tab.close()


def _record(text: str, folder: Path) -> dict[str, list[int]]:
    """Replay the match's record by the command line, which must find the result that the page shows."""
    file = folder / "game.record.json"
    file.write_text(text)
    command = [sys.executable, "-c", "from ridotto.cli import main; main()", "replay", str(file), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, list[int]] = json.loads(done.stdout)
    assert found["valid"]
    return found
