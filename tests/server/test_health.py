"""What those who watch over a server are told."""

from pathlib import Path

import httpx
import pytest

from ridotto.server.faults import StoreFault
from tests.server.site import PERSON, Site, serving


async def figures(http: httpx.AsyncClient) -> dict[str, float]:
    """The figures by their names and labels."""
    lines = (await http.get("/metrics")).text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


async def test_figures_count_what_happens(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, {**PERSON, "name": "Bea"})
    async with browser.socket(match) as table:
        await table.opened()
        await table.play([0, 1], 3)
        await table.send({"type": "undo", "seq": 3, "seat": table.last["entry"]["seat"]})
        await table.until("step", lambda step: step["entry"]["kind"] == "undo")
        await table.ask({"type": "move", "seq": 9, "seat": 0, "move": "sail"})
        found = await figures(browser.http)
        assert found["ridotto_rooms"] == found["ridotto_sockets"] == 1
    assert found['ridotto_entries_total{kind="move"}'] == 3
    assert found['ridotto_entries_total{kind="undo"}'] == 1
    assert found['ridotto_refused_total{code="stale"}'] == 1
    assert found["ridotto_storing_seconds_count"] == 4
    assert "Bea" not in (await browser.http.get("/metrics")).text


async def test_healthy_while_it_can_be_played(site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    http = site.browser().http
    answer = await http.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})

    async def gone() -> None:
        raise StoreFault("server-not-read", file="ridotto.db", reason="disk gone")

    monkeypatch.setattr(site.house.store, "probe", gone)
    answer = await http.get("/healthz")
    assert (answer.status_code, answer.json()) == (503, {"status": "no database"})
    monkeypatch.setattr("ridotto.server.house.JIT", True)
    monkeypatch.setattr("ridotto.server.house.is_cached", lambda _: True)
    monkeypatch.setattr("ridotto.server.house.House._prepare", _never)
    async with serving(tmp_path / "other", ready=False) as starting:
        answer = await starting.browser().http.get("/healthz")
        assert (answer.status_code, answer.json()) == (503, {"status": "starting"})


async def _never(*_: object) -> None:
    """The rules stay unprepared."""
