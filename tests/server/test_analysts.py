"""The process that analyses: what nobody wants any more does not keep it from others."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool

import pytest

from ridotto.server import analysts
from ridotto.server.analysts import Analysts

pytestmark = pytest.mark.process


@pytest.fixture
async def working(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Analysts]:
    """A process that has begun."""
    monkeypatch.setattr(analysts, "GRACE", 0.01)
    found = Analysts(1)
    await pid(found)
    yield found
    found.close()


async def pid(found: Analysts) -> int:
    """Which process answers."""
    return await found._call(found._hinting, os.getpid)


async def begun(found: Analysts, seconds: float) -> None:
    """Something that takes so long is computed for an analysis, which nobody waits for any more."""
    task = asyncio.create_task(found._call(found._analysing, time.sleep, seconds))
    (future,) = await until_it_runs(found)
    assert future.running()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def until_it_runs(found: Analysts) -> set[object]:
    while not any(future.running() for future in found._analysing):
        await asyncio.sleep(0)
    return set(found._analysing)


async def test_a_long_search_is_ended_with_its_process(working: Analysts, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await pid(working)
    expected: list[str] = []
    monkeypatch.setattr(working, "expect", expected.append)
    working._expecting["intrigo"] = asyncio.create_task(asyncio.sleep(0))
    await begun(working, 10_000)
    await working.give_up()
    assert await pid(working) != before
    assert expected == ["intrigo"]  # whoever asks for a hint then does not wait for the rules
    with pytest.raises(ProcessLookupError):
        while True:  # until the system has taken it away
            os.kill(before, 0)
            await asyncio.sleep(0)


async def test_a_process_that_somebody_waits_for_goes_on(working: Analysts) -> None:
    before = await pid(working)
    await begun(working, 0.2)
    asked = asyncio.create_task(pid(working))
    await asyncio.sleep(0)
    await working.give_up()
    assert await asked == before


async def test_without_anything_to_give_up_nothing_happens(working: Analysts) -> None:
    before = await pid(working)
    await working.give_up()
    assert await pid(working) == before


async def test_after_it_has_died_a_game_is_made_ready_again(working: Analysts, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: asyncio.Queue[str] = asyncio.Queue()
    monkeypatch.setattr(working, "_prepare", prepared.put)
    for _ in range(2):
        working.expect("intrigo")
    assert await prepared.get() == "intrigo" and prepared.empty()  # once is enough
    with pytest.raises(BrokenProcessPool):
        await working._call(working._hinting, os._exit, 1)
    working.expect("intrigo")
    assert await prepared.get() == "intrigo"
