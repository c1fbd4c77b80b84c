"""Quick calls of the rules are made at once, slow ones in a thread."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from ridotto.server.effort import Effort


async def test_what_was_slow_twice_goes_to_a_thread_until_it_is_quick_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.perf_counter", lambda: now)
    monkeypatch.setattr("time.thread_time", lambda: now)

    def advance(seconds: float) -> bool:
        nonlocal now
        now += seconds
        return threading.current_thread() is threading.main_thread()

    with ThreadPoolExecutor(1) as threads:
        effort = Effort(threads)
        took = (0.001, 0.1, 0.001, 0.1, 0.1, 0.1, 0.001, 0.1)
        at_once = [await effort(advance, seconds) for seconds in took]
        assert at_once == [True, True, True, True, True, False, False, True]


async def test_a_quick_call_between_slow_ones_is_made_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.perf_counter", lambda: now)
    monkeypatch.setattr("time.thread_time", lambda: now)

    def check() -> bool:
        return threading.current_thread() is threading.main_thread()

    def advance() -> bool:
        nonlocal now
        now += 1
        return threading.current_thread() is threading.main_thread()

    with ThreadPoolExecutor(1) as threads:
        effort = Effort(threads)
        assert [await effort(call) for call in (advance, check) * 3] == [True, True, True, True, False, True]


async def test_what_a_call_raises_is_raised() -> None:
    def refuse() -> None:
        raise ValueError("no")

    with ThreadPoolExecutor(1) as threads, pytest.raises(ValueError, match="no"):
        await Effort(threads)(refuse)
