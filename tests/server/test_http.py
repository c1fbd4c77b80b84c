"""The interface over HTTP: matches, records, and what every answer carries."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from ridotto.bots import bot_names
from ridotto.engine import record
from ridotto.server.browsers import Browsers
from tests.server.site import COMPUTER, PERSON, Browser, Site, request_for, serving

JSON = {"Content-Type": "application/json"}


def sentence(answer: httpx.Response, status: int) -> str:
    """The one sentence of a refusal."""
    assert answer.status_code == status, answer.text
    assert list(answer.json()) == ["detail"]
    detail = str(answer.json()["detail"])
    assert detail.endswith(".") and "\n" not in detail and len(detail) < 500
    return detail


async def test_what_can_be_played(site: Site) -> None:
    info = (await site.browser().http.get("/api/info")).json()
    assert info["ready"] is True and info["version"]
    (game,) = (game for game in info["games"] if game["name"] == "mille-fiori")
    (edition,) = (edition for edition in game["editions"] if edition["name"] == "base")
    assert (edition["name"], edition["rules_version"], edition["seats"]) == ("base", 1, [2, 3, 4])
    assert all(len(option["values"]) > 1 for option in edition["options"])
    assert game["bots"] == bot_names()


async def test_every_switch_can_be_set(site: Site) -> None:
    browser = site.browser()
    info = (await browser.http.get("/api/info")).json()
    for game in info["games"]:
        for edition in game["editions"]:
            place = {"game": game["name"], "edition": edition["name"]}
            for option in edition["options"]:
                await browser.create(PERSON, COMPUTER, **place, options={option["name"]: option["values"][-1]})


async def test_the_cookie_is_kept_from_scripts_and_other_sites(site: Site) -> None:
    browser = site.browser()
    answer = await browser.http.post("/api/matches", json=request_for(PERSON, COMPUTER))
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie and "Secure" not in cookie
    answer = await browser.http.post(
        "/api/matches", json=request_for(PERSON, COMPUTER), headers={"X-Forwarded-Proto": "https"}
    )
    assert "Secure" in answer.headers["set-cookie"]


async def test_a_forged_cookie_is_no_cookie(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, COMPUTER)
    cookie = browser.http.cookies["ridotto"]
    forger = Browser(site.address, {"ridotto": cookie[:-3] + "abc"})
    assert (await forger.http.get("/api/matches")).json() == []
    async with forger.socket(match) as gallery:
        assert (await gallery.opened())["yours"] == []
    other = Browsers("another secret")
    assert other.known({"ridotto": cookie}) is None
    assert other.known({}) is None and other.known({"ridotto": "é.x"}) is None


async def test_the_list_of_a_browser(site: Site) -> None:
    browser, other = site.browser(), site.browser()
    assert (await browser.http.get("/api/matches")).json() == []
    ids = [await browser.create(PERSON, COMPUTER), await browser.create(COMPUTER, {**PERSON, "name": " Ada "})]
    await other.create(PERSON, COMPUTER)
    listed = (await browser.http.get("/api/matches")).json()
    assert [match["id"] for match in listed] == ids[::-1]
    assert listed[0]["seats"] == ["Bruno", "Ada"]
    assert (listed[0]["game"], listed[0]["edition"], listed[0]["over"]) == ("mille-fiori", "base", False)
    assert listed[0]["created"].endswith("+00:00")


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "chess"),
    ({"edition": "deluxe"}, "deluxe"),
    ({"options": {"speed": 1}}, "speed"),
    ({"options": {"handshake": "perhaps"}}, "handshake"),
    ({"options": {"end_by_diamonds": 10**400}}, "end_by_diamonds"),
    ({"options": None}, "options"),
    ({"seats": []}, "seats"),
    ({"seats": [PERSON]}, "1"),
    ({"seats": [PERSON] * 5}, "5"),
    ({"seats": [PERSON] * 9}, "seats"),
    ({"seats": [PERSON, {"kind": "cat", "name": "Tom"}]}, "seats.1.kind"),
    ({"seats": [PERSON, {"kind": "human"}]}, "seats.1.name"),
    ({"seats": [PERSON, {**PERSON, "name": ""}]}, "seats.1.name"),
    ({"seats": [PERSON, {**PERSON, "name": "   "}]}, "name"),
    ({"seats": [PERSON, {**PERSON, "name": "a\nb"}]}, "name"),
    ({"seats": [PERSON, {**PERSON, "name": "a" * 41}]}, "seats.1.name"),
    ({"seats": [PERSON, {**COMPUTER, "bot": "deep"}]}, "deep"),
    ({"seats": [{**PERSON, "bot": "random"}, COMPUTER]}, "bot"),
    ({"more": 1}, "more"),
]


async def test_a_match_that_cannot_be(site: Site) -> None:
    browser = site.browser()
    for changes, named in WRONG:
        body = {**request_for(PERSON, COMPUTER), **changes}
        assert named in sentence(await browser.http.post("/api/matches", json=body), 422), changes
    assert not browser.http.cookies


async def test_a_body_that_is_none(site: Site) -> None:
    http = site.browser().http
    for body in (b"", b"{", b"[]", b"null", b'"x"', b"\x00", b"\xff\xfe", b"{}", b'{"game": NaN}', b"[" * 60_000):
        sentence(await http.post("/api/matches", content=body, headers=JSON), 422)


async def test_what_a_request_must_be(site: Site) -> None:
    http = site.browser().http
    body = json.dumps(request_for(PERSON, COMPUTER))
    for headers in ({}, {"Content-Type": "text/plain"}, {"Content-Type": "application/x-www-form-urlencoded"}):
        sentence(await http.post("/api/matches", content=body, headers=headers), 415)
    for headers in (
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": site.address},
    ):
        sentence(await http.post("/api/matches", content=body, headers={**JSON, **headers}), 403)
    charset = {"Content-Type": "application/json; charset=utf-8"}
    for headers in ({"Origin": site.address}, {"Sec-Fetch-Site": "same-origin"}, charset):
        answer = await http.post("/api/matches", content=body, headers={**JSON, **headers})
        assert answer.status_code == 201
    sentence(await http.post("/api/matches", content=" " * 70_000, headers=JSON), 413)


async def test_not_too_many_matches(tmp_path: Path) -> None:
    async with serving(tmp_path, matches_burst=1, matches_per_second=0.001) as site:
        browser = site.browser()
        await browser.create(PERSON, COMPUTER)
        answer = await browser.http.post("/api/matches", json=request_for(PERSON, COMPUTER))
        sentence(answer, 429)
        assert answer.headers["retry-after"].isdigit()


async def test_the_record_tells_nothing_before_the_end(site: Site) -> None:
    browser, other = site.browser(), site.browser()
    match = await browser.create(PERSON, {**PERSON, "name": "Bea"})
    path = f"/api/matches/{match}/record"
    sentence(await browser.http.get(path), 403)
    async with browser.socket(match) as table:
        await table.opened()
        await table.play([0, 1])
    answer = await other.http.get(path)
    assert answer.headers["content-disposition"] == f'attachment; filename="mille-fiori-{match}.record.json"'
    found = answer.json()
    assert answer.text == record.dump(found)
    replayed, _ = record.replay(found)
    assert replayed.over and found["players"] == ["Ann", "Bea"]
    assert {**record.to_record(replayed), "seed": found["seed"], "seed_hash": found["seed_hash"]} == found


async def test_a_rematch_goes_round(site: Site) -> None:
    browser, other = site.browser(), site.browser()
    bea = {**PERSON, "name": "Bea"}
    match = await browser.create(PERSON, COMPUTER, bea, options={"two_player_plays": 4})
    await other.create(PERSON, COMPUTER)
    path = f"/api/matches/{match}/rematch"
    for stranger in (other, site.browser()):
        sentence(await stranger.http.post(path, headers=JSON), 403)
    sentence(await browser.http.post("/api/matches/nothing/rematch", headers=JSON), 404)
    sentence(await browser.http.post(path, headers=JSON), 409)
    async with browser.socket(match) as table:
        await table.opened()
        await table.play([0, 2])
    answer = await browser.http.post(path, headers=JSON)
    assert answer.status_code == 201
    async with browser.socket(answer.json()["id"]) as table:
        hello = await table.opened()
        await table.play([1, 2])
    assert [seat["name"] for seat in hello["seats"]] == ["Bruno", "Bea", "Ann"]
    assert hello["yours"] == [1, 2] and hello["options"] == {"two_player_plays": 4}
    again = await browser.http.post(f"/api/matches/{answer.json()['id']}/rematch", json={})
    async with browser.socket(again.json()["id"]) as table:
        hello = await table.until("hello")
    assert [seat["name"] for seat in hello["seats"]] == ["Bea", "Ann", "Bruno"] and hello["yours"] == [0, 1]


async def test_before_the_rules_are_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as site:
        browser = site.browser()
        match = await browser.create(PERSON, COMPUTER)
    monkeypatch.setattr("ridotto.server.house.JIT", True)
    monkeypatch.setattr("ridotto.server.house.House._warm", _never)
    async with serving(tmp_path, ready=False) as site:
        browser.http.base_url = httpx.URL(site.address)
        assert (await browser.http.get("/api/info")).json()["ready"] is False
        assert [found["id"] for found in (await browser.http.get("/api/matches")).json()] == [match]
        answer = await browser.http.post("/api/matches", json=request_for(PERSON, COMPUTER))
        sentence(answer, 503)
        assert answer.headers["retry-after"].isdigit()
        sentence(await browser.http.get(f"/api/matches/{match}/record"), 503)
        sentence(await browser.http.get("/api/matches/nothing/record"), 404)


async def _never(_: object) -> None:
    """The rules stay unprepared."""


async def test_sentences_in_the_language_of_the_page(site: Site) -> None:
    http = site.browser().http
    for header, beginning in (
        ("", "There is"),
        ("de-AT,de;q=0.9,en;q=0.8", "Hier gibt"),
        ("fr, it;q=0.5, en;q=0.4", "Qui non"),
        ("en;q=0.1,it;q=x,de;q=0", "There is"),
        (";;,,q=", "There is"),
    ):
        answer = await http.get("/api/matches/nothing/record", headers={"Accept-Language": header})
        assert sentence(answer, 404).startswith(beginning)


async def test_what_is_not_there(site: Site) -> None:
    http = site.browser().http
    for path in ("/nothing", "/api/nothing", "/api/docs/nothing", "/assets/nothing.js", "/..%2f..%2fetc/passwd"):
        sentence(await http.get(path), 404)
    for method, path in (("PUT", "/api/info"), ("DELETE", "/api/matches"), ("POST", "/api/info"), ("TRACE", "/")):
        sentence(await http.request(method, path, headers=JSON), 405)


async def test_every_answer_is_guarded(site: Site) -> None:
    http = site.browser().http
    for path in ("/", "/api/info", "/nothing", "/api/docs", "/api/docs/swagger-ui.css", "/api/openapi.json"):
        headers = (await http.get(path)).headers
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "same-origin"
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'self';") and "frame-ancestors 'none'" in policy
        assert "script-src" not in policy and ("http" not in policy)
        assert "server" not in headers
    assert (await http.get("/api/info")).headers["cache-control"] == "no-store"


async def test_the_page(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    async with serving(tmp_path / "data", page_dir=page) as site:
        http = site.browser().http
        answer = await http.get("/")
        assert answer.status_code == 503 and "npm run build" in answer.text
        (page / "index.html").write_text("<!doctype html><title>Ridotto</title>")
        (page / "assets" / "index-abc123.js").write_text("let x = 1;\n" * 1000)
        answer = await http.get("/")
        assert answer.status_code == 200 and answer.headers["cache-control"] == "no-cache"
        again = await http.get("/", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304 and again.headers["cache-control"] == "no-cache"
        answer = await http.get("/assets/index-abc123.js")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip" and int(answer.headers.get("content-length", 0)) < 1000
        assert answer.headers["content-type"].startswith("text/javascript")


async def test_the_documentation_needs_no_other_server(site: Site) -> None:
    http = site.browser().http
    page = (await http.get("/api/docs")).text
    assert "http" not in page.replace("http-equiv", "")
    for path in ("swagger-ui.css", "swagger-ui-bundle.js", "start.js", "favicon.png"):
        assert path in page
        assert (await http.get(f"/api/docs/{path}")).status_code == 200
    document = (await http.get("/api/openapi.json")).json()
    assert {"FromBrowser", "ToBrowser", "Step", "Move"} <= document["components"]["schemas"].keys()
    assert "HTTPValidationError" not in document["components"]["schemas"]
    for path in document["paths"].values():
        for operation in path.values():
            assert operation["description"].endswith(".")


async def test_who_is_refused_is_not_known_afterwards_and_who_comes_back_is_known_for_longer(site: Site) -> None:
    new = site.browser()
    refused = await new.http.post("/api/matches", json=request_for(PERSON, {**COMPUTER, "bot": "chess"}))
    assert refused.status_code == 422 and "set-cookie" not in refused.headers
    assert "set-cookie" not in (await new.http.get("/api/matches")).headers
    begun = await new.http.post("/api/matches", json=request_for(PERSON, COMPUTER))
    assert begun.status_code == 201 and len(begun.headers.get_list("set-cookie")) == 1
    again = await new.http.get("/api/matches")
    assert again.headers["set-cookie"] == begun.headers["set-cookie"] and "secure" not in begun.headers["set-cookie"]
    assert [match["id"] for match in again.json()] == [begun.json()["id"]]
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(site.app), base_url="https://ridotto.example", cookies=new.http.cookies
    ) as safe:
        renewed = (await safe.get("/api/matches", headers={"cookie": f"ridotto={new.http.cookies['ridotto']}"})).headers
    assert "Secure" in renewed["set-cookie"]
