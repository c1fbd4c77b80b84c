"""Every installed game over the socket: a seat is sent what it sees, and decisions of several seats do not disturb."""

import asyncio

import pytest

from ridotto.engine import fair, record
from ridotto.engine.game import SPECTATOR, games
from ridotto.engine.match import Match
from tests.server.site import COMPUTER, PERSON, Json, Site
from tests.server.test_whole_game import steps_in

SHORT = {"intrigo": {"game.max_rounds": 3}}
"""Random players might never end."""

MOST = {name: max(game.seats) for name, game in games().items()}


def check_steps(frames: list[str], seat: int | None, found: Json) -> None:
    """Each step shows the seat's view of the engine, its legal moves, and the words of moves that are not secret."""
    steps = {step["seq"]: step for step in steps_in(frames)}
    assert sorted(steps) == list(range(min(steps), len(found["moves"]) + 1))
    match: Match = record.start(found)
    viewer = SPECTATOR if seat is None else seat
    for seq, (actor, words) in enumerate(found["moves"], 1):
        if actor == "chance":
            assert match.game.chance_outcome
            entry = match.chance_fixed(match.game.chance_outcome(match.box, match.table, words))
        else:
            entry = match.move(actor, words)
        if seq not in steps:  # who came later was shown the position as it stood
            continue
        secret = entry.seat is None or any(match.game.is_secret(action) for action in entry.actions)
        (state,) = steps[seq]["seats"]
        assert state["view"] == match.view(viewer).describe()
        assert steps[seq]["entry"]["move"] == (None if secret and actor != seat else words)
        legal = sorted(move["move"] for move in state["legal"])
        assert legal == [] or legal == sorted(match.legal_words(viewer))


@pytest.mark.parametrize("name", list(games()))
async def test_a_seat_is_sent_what_it_sees(site: Site, name: str) -> None:
    browser, other = site.browser(), site.browser()
    seats = [PERSON, *[COMPUTER] * (MOST[name] - 1)]
    edition = next(iter(games()[name].editions))
    match = await browser.create(*seats, game=name, edition=edition, options=SHORT.get(name, {}))
    async with browser.socket(match, 0) as table, other.socket(match, 0) as gallery:
        await table.until("hello")
        await asyncio.gather(table.play([0]), gallery.until("step", lambda step: bool(step["over"])))
        found = (await browser.http.get(f"/api/matches/{match}/record")).json()
    assert fair.verify(found).over
    for frames, seat in ((table.frames, 0), (gallery.frames, None)):
        check_steps(frames, seat, found)
        assert steps_in(frames)[0]["seq"] == 1


async def test_who_decides_while_others_do_is_never_too_late(site: Site) -> None:
    """In a resolution of The Great Split seats take several steps each, in any order."""
    browser = site.browser()
    people = [{**PERSON, "name": name} for name in ("Ada", "Bea", "Cal")]
    match = await browser.create(*people, game="great-split", edition="standard")
    async with browser.socket(match) as table:
        await table.opened()
        while len(table.legal(0)) == 0 or table.legal(0)[0].split()[0] in {"discard", "split", "take"}:
            await table.move(await table.turn(0, 1, 2))
        seen = table.last["seq"]
        before = table.legal(2)
        while table.legal(0):
            await table.move(0)
        assert table.last["seq"] > seen + 1 and table.legal(2) == before
        await table.send({"type": "move", "seq": seen, "seat": 2, "move": before[0]})
        step = await table.until("step")
        assert (step["entry"]["seat"], step["entry"]["move"]) == (2, before[0])
        error = await table.ask({"type": "move", "seq": seen, "seat": 2, "move": before[-1]})
        assert error["code"] == "stale"
