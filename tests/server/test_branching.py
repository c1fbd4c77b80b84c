"""Playing on from any position of a finished match."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ridotto.engine import fair, record
from ridotto.engine.errors import BadRecord
from ridotto.server.check import check
from tests.server.site import Browser, Json, Site, serving
from tests.server.study import FRIEND, PERSON, TINY, finished

SHORT: Json = {"game": "intrigo", "edition": "standard", "options": {"game.max_rounds": 2}}
"""A game with chance."""


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with serving(tmp_path / "data", **TINY) as found:
        yield found


async def branch(browser: Browser, match: str, moves: int, seat: int = 1, bot: str | None = "random") -> str:
    answer = await browser.http.post(f"/api/matches/{match}/branch", json={"moves": moves, "seat": seat, "bot": bot})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def told(browser: Browser, match: str) -> Json:
    found: Json = (await browser.http.get(f"/api/matches/{match}/record")).json()
    return found


async def play_out(browser: Browser, match: str, seat: int) -> Json:
    """Play a match against computers to its end; the greeting of its socket."""
    async with browser.socket(match, 0) as table:
        hello = await table.until("hello")
        await table.play([seat])
    return hello


async def test_it_begins_with_the_moves_of_the_other_and_goes_on(site: Site) -> None:
    browser, guest = site.browser(), site.browser()
    match = await finished(site, browser, **SHORT)
    old = await told(browser, match)
    half = len(old["moves"]) // 2
    other = await branch(guest, match, half)  # whoever may look may play on
    hello = await play_out(guest, other, 1)
    assert hello["origin"] == {"match": match, "moves": half}
    assert [(seat["name"], seat["kind"], seat["bot"]) for seat in hello["seats"]] == [
        ("Ann", "computer", "random"),
        ("Bea", "human", None),
    ]
    assert hello["yours"] == [1] and hello["hints"] is True
    new = await told(guest, other)
    assert new["moves"][:half] == old["moves"][:half] and new["setup"] == old["setup"]
    assert new["origin"] == {"match": match, "moves": half, "seed": old["seed"], "seed_hash": old["seed_hash"]}
    assert new["seed_hash"] == hello["seed_hash"] != old["seed_hash"]
    assert fair.verify(new).over and record.replay(new)[0].over
    # Without what it comes from its chance cannot be explained, nor with another seed than was told.
    with pytest.raises(BadRecord):
        fair.verify({key: value for key, value in new.items() if key != "origin"})
    with pytest.raises(BadRecord, match="its hash is"):
        fair.verify({**new, "origin": {**new["origin"], "seed": "other"}})
    with pytest.raises(BadRecord, match=r"Move \d+ of chance|setup"):
        fair.verify({**new, "origin": {**new["origin"], "moves": 0}, "setup": old["setup"]})


async def test_from_a_match_that_was_played_on_itself(site: Site) -> None:
    browser = site.browser()
    match = await finished(site, browser, **SHORT)
    old = await told(browser, match)
    half = len(old["moves"]) // 2
    second = await branch(browser, match, half)
    await play_out(browser, second, 1)
    moves = len((await told(browser, second))["moves"])
    for before in (half - 3, moves - 3):
        third = await branch(browser, second, before, seat=0)
        await play_out(browser, third, 0)
        found = await told(browser, third)
        assert found["origin"]["match"] == second and found["origin"]["origin"]["match"] == match
        assert fair.verify(found).over


async def test_from_the_start_and_from_before_the_last_move(site: Site) -> None:
    browser = site.browser()
    match = await finished(site, browser)
    moves = len((await told(browser, match))["moves"])
    for first in (0, moves - 1):
        other = await branch(browser, match, first, bot=None)
        room = await site.house.room(other)
        assert len(room.live.match.log) >= first and room.live.head.origin
    found = await asyncio.to_thread(check, site.house.settings, live_only=False)
    assert found.checked == 4 and not found.stuck


async def test_the_list_of_matches_tells_where_it_comes_from(site: Site) -> None:
    browser = site.browser()
    match = await finished(site, browser, **SHORT)
    moves = (await told(browser, match))["moves"]
    half = len(moves) // 2
    other = await branch(browser, match, half)
    listed = {one["id"]: one for one in (await browser.http.get("/api/matches")).json()}
    decisions = sum(isinstance(seat, int) for seat, _ in moves[:half])
    assert decisions < half, "chance decides nothing"
    assert listed[other]["origin"] == {"match": match, "created": listed[match]["created"], "decision": decisions + 1}
    assert listed[match]["origin"] is None


async def test_what_came_before_it_cannot_be_taken_back(site: Site) -> None:
    browser = site.browser()
    match = await finished(site, browser, **SHORT)
    moves = (await told(browser, match))["moves"]
    # Early in a round, when both place cards in turn: seat 1 has placed one, and decides again.
    turns = [seat if words.startswith(("place", "buy")) else None for seat, words in moves]
    half = next(i for i in range(3, len(moves)) if turns[i - 2 : i + 1] == [1, 0, 1])
    other = await branch(browser, match, half)
    async with browser.socket(other, 0) as table:
        hello = await table.until("hello")
        assert hello["origin"]["moves"] == half
        first = await table.until("step", lambda step: any(state["legal"] for state in step["seats"]))
        assert first["seq"] == half and not table.state(1)["undo"]
        asks = {"type": "ask", "seat": 1, "what": "undo"}
        assert (await table.ask(asks))["code"] == "not-now"
        assert (await table.ask({"type": "undo", "seat": 1, "seq": half}))["code"] == "illegal"
        # The own first move there can be, with what the computer has done since; then nothing is left.
        legal = table.state(1)["legal"]
        await table.send({"type": "move", "seq": half, "seat": 1, "move": legal[0]["move"]})
        await table.until("step", lambda step: step["entry"]["seat"] == 0 and step["entry"]["kind"] == "move")
        await table.send(asks)
        step = await table.until("step", lambda step: step["entry"]["kind"] == "undo")
        assert step["entry"]["of"] == half + 1
        assert table.state(1)["legal"] == legal
        assert (await table.ask(asks))["code"] == "not-now"


async def test_what_cannot_be(site: Site) -> None:
    browser = site.browser()
    match = await finished(site, browser)
    moves = len((await told(browser, match))["moves"])
    running = await browser.create(PERSON, FRIEND)

    async def refused(at: str, **body: object) -> tuple[int, str]:
        answer = await browser.http.post(f"/api/matches/{at}/branch", json={"moves": 3, "seat": 0, **body})
        return answer.status_code, answer.json()["detail"]

    assert (await refused(running))[0] == 409
    assert await refused(match, moves=moves) == (
        409,
        f"From there nothing can be played any more. Choose a move from 0 to {moves - 1}.",
    )
    assert (await refused(match, moves=-1))[0] == 422
    assert await refused(match, seat=2) == (409, "There is no seat 2 at this table.")
    # A search with a budget of one's own is for the command line.
    for bot in ("nobody", "search:seconds=600"):
        status, sentence = await refused(match, bot=bot)
        assert status == 422 and sentence.startswith(f"Unknown bot {bot!r}")
    answer = await browser.http.post(
        "/api/matches",
        json={
            "game": "mille-fiori",
            "edition": "base",
            "seats": [PERSON, {"kind": "computer", "name": "Bo", "bot": "search:seconds=600"}],
        },
    )
    assert answer.status_code == 422 and "Unknown bot" in answer.json()["detail"]


async def test_what_was_kept_among_the_players_stays_so(site: Site) -> None:
    browser = site.browser()
    match = await finished(site, browser, terms={"clock": None, "away": "vote", "open_end": False})
    answer = await site.browser().http.post(f"/api/matches/{match}/branch", json={"moves": 3, "seat": 0})
    assert answer.status_code == 403
    other = await branch(browser, match, 3)
    assert (await site.house.room(other)).live.terms.open_end is False
