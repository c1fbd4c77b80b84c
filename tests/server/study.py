"""Finished matches, and waiting for their analyses."""

import asyncio
import random
from typing import Any

from ridotto.engine import fair
from ridotto.engine.match import Entry
from ridotto.server.dealing import deal, milliseconds, new_id
from ridotto.server.live import start
from ridotto.server.store import Head, Line
from ridotto.server.wire import USUAL
from tests.server.site import COMPUTER, PERSON, Browser, Json, Site, request_for

FRIEND = {**PERSON, "name": "Bea"}
TINY: dict[str, Any] = {"analysis_iterations": 2, "hint_seconds": 0.01}


async def finished(site: Site, browser: Browser, **changes: Any) -> str:
    """A match of two people at this browser that has been played to its end."""
    if not browser.http.cookies:
        await browser.create(PERSON, FRIEND)
    owner = site.house.browsers.known(dict(browser.http.cookies))
    assert owner is not None
    place = {"terms": USUAL.model_dump(), **request_for(**changes)}
    seats = [{**person, "bot": None} for person in (PERSON, FRIEND)]
    head = await asyncio.to_thread(deal, new_id(), place, None, seats, owner)
    await site.house.store.branch(head, {0: owner, 1: owner}, await asyncio.to_thread(played, head))
    return head.id


def played(head: Head) -> list[Line]:
    """The log of a whole match at random."""
    match, pick = start(head), random.Random(head.seed)
    lines: list[Line] = []
    while not match.over:
        before, number = lines[-1].hash if lines else head.hash(), len(lines) + 1
        if match.awaits_chance:
            entry: Entry = fair.draw(match, head.seed)
            lines.append(Line.after(before, number, "chance", None, match.words_of(entry), milliseconds()))
        else:
            seat = match.actors[0]
            entry = match.play(seat, *pick.choice(match.moves(seat)))
            lines.append(Line.after(before, number, "move", seat, match.words_of(entry), milliseconds()))
    return lines


async def until(browser: Browser, match: str, *states: str, **wanted: Any) -> Json:
    """How things stand with an analysis, once it is in one of these states, with these values."""
    while True:
        answer = await browser.http.get(f"/api/matches/{match}/analysis")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        if found["state"] in states and all(found[key] == value for key, value in wanted.items()):
            return found


__all__ = ["COMPUTER", "FRIEND", "PERSON", "TINY", "finished", "until"]
