"""Alone against computers the last own decision is taken back, with all that followed from it."""

from pathlib import Path

from tests.server.site import COMPUTER, PERSON, serving
from tests.server.study import TINY


async def test_a_move_without_an_alternative_is_no_decision(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", **TINY) as site:
        browser = site.browser()
        match = await browser.create(PERSON, COMPUTER, game="intrigo", edition="standard")
        async with browser.socket(match, 0) as table:
            await table.until("hello")
            choices: list[tuple[int, int]] = []
            # The last card of a packet is kept because nothing else is left.
            while not choices or choices[-1][1] > 1:
                await table.until("step", lambda step: bool(step["seats"][0]["legal"]))
                legal = table.state(0)["legal"]
                choices.append((table.last["seq"], len(legal)))
                await table.send({"type": "move", "seq": table.last["seq"], "seat": 0, "move": legal[0]["move"]})
                made = await table.until("step", lambda step: step["entry"]["seat"] == 0)
                choices[-1] = (made["seq"], len(legal))
            await table.send({"type": "ask", "seat": 0, "what": "undo"})
            step = await table.until("step", lambda step: step["entry"]["kind"] == "undo")
            assert choices[-2][1] > 1
            assert step["entry"]["of"] == choices[-2][0]
            assert len(table.state(0)["legal"]) == choices[-2][1]
