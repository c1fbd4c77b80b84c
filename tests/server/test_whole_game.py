"""Whole games over the socket, and what may be seen of them meanwhile."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from ridotto.engine import record
from ridotto.engine.match import Match
from tests.server.site import COMPUTER, PERSON, Json, Site

Cards = set[str]


def cards_in(node: Any, faces: Cards) -> Iterator[str]:
    """All card ids in a piece of JSON, as words of their own or within the words of moves."""
    if isinstance(node, dict):
        for value in node.values():
            yield from cards_in(value, faces)
    elif isinstance(node, list):
        for value in node:
            yield from cards_in(value, faces)
    elif isinstance(node, str):
        yield from (word for word in node.split() if word in faces)


class Knowledge:
    """What a seat may know after each entry: what lies open, what has happened, what it held itself."""

    def __init__(self, found: Json) -> None:
        self.moves = found["moves"]
        self.match: Match = record.start(found)
        self.seat_cards: list[Cards] = [set() for _ in self.match.players]
        self.open: Cards = set()
        self.faces = {face["id"] for face in self.match.game.components(self.match.box)["cards"]}
        self._look()

    def _look(self) -> None:
        self.open |= set(self.match.view().describe()["display"])
        for seat, known in enumerate(self.seat_cards):
            own = self.match.view(seat).describe()["seats"][seat]
            known.update(cards_in([own["hand"], own["chosen"]], self.faces))

    def after_each(self) -> Iterator[None]:
        """Go through the game; what is known grows on the way."""
        for seat, words in self.moves:
            entry = self.match.move(seat, words)
            self.open |= set(cards_in(self.match.events(entry.rows), self.faces))
            self._look()
            yield


async def play_to_the_end(site: Site, seats: list[Json], own: list[int]) -> tuple[list[str], list[str], Json]:
    """The frames that the players' browser and a spectator were sent, and the record."""
    browser, other = site.browser(), site.browser()
    match = await browser.create(*seats)
    async with browser.socket(match, 0) as table, other.socket(match, 0) as gallery:
        await table.until("hello")
        await table.play(own)
        await gallery.until("step", lambda step: bool(step["over"]))
        found = (await browser.http.get(f"/api/matches/{match}/record")).json()
        return table.frames, gallery.frames, found


@pytest.mark.parametrize("seats", [[PERSON, COMPUTER, COMPUTER], [COMPUTER, COMPUTER, PERSON, COMPUTER]])
async def test_a_game_with_computers(site: Site, seats: list[Json]) -> None:
    own = seats.index(PERSON)
    table, gallery, found = await play_to_the_end(site, seats, [own])
    match, _ = record.replay(found)
    assert match.over
    last = json.loads(table[-1])
    assert (last["scores"], last["ranks"]) == (found["result"]["scores"], found["result"]["ranks"])
    for frames, seat in ((table, own), (gallery, None)):
        check_what_is_seen(frames, seat, found)


def steps_in(frames: list[str]) -> list[Json]:
    """The steps that an entry of the log led to."""
    messages: list[Json] = [json.loads(frame) for frame in frames]
    return [message for message in messages if message["type"] == "step" and message["entry"]]


def check_what_is_seen(frames: list[str], seat: int | None, found: Json) -> None:
    """Every step shows exactly the seat's view, and no card that the seat has not seen."""
    steps = {step["seq"]: step for step in steps_in(frames)}
    assert sorted(steps) == list(range(1, len(found["moves"]) + 1))
    known = Knowledge(found)
    for seq, _ in enumerate(known.after_each(), 1):
        step = steps[seq]
        entry = step["entry"]
        (state,) = step["seats"]
        assert state["seat"] == seat
        assert state["view"] == known.match.view(-1 if seat is None else seat).describe()
        actor, words = found["moves"][seq - 1]
        secret = words.startswith("draft") and actor != seat
        assert (entry["seat"], entry["move"]) == (actor, None if secret else words)
        assert state["legal"] == [] or {legal["move"] for legal in state["legal"]} == set(known.match.legal_words(seat))
        may_know = known.open | (set() if seat is None else known.seat_cards[seat])
        assert set(cards_in(step, known.faces)) <= may_know, seq
    assert '"deck":[' not in "".join(frames)


async def test_two_people_at_one_screen(site: Site) -> None:
    table, gallery, found = await play_to_the_end(site, [PERSON, {**PERSON, "name": "Bea"}, COMPUTER], [0, 1])
    steps = steps_in(table)
    assert [state["seat"] for state in steps[0]["seats"]] == [0, 1]
    assert all(
        step["entry"]["move"] is None for step in steps if found["moves"][step["seq"] - 1][1].startswith("draft")
    ), "people who share a screen do not read each other's draft in the log"
    check_what_is_seen(gallery, None, found)


async def test_computers_alone_play_to_the_end(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(COMPUTER, {**COMPUTER, "bot": "greedy"})
    async with browser.socket(match) as gallery:
        hello = await gallery.until("hello")
        assert hello["yours"] == []
        await gallery.until("step", lambda step: bool(step["over"]))
    assert [found["over"] for found in (await browser.http.get("/api/matches")).json()] == [True]


async def test_people_alone_need_no_computer(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, {**PERSON, "name": "Bea"})
    async with browser.socket(match) as table:
        await table.opened()
        await table.play([0, 1])
        assert table.last["over"] and sorted(table.last["ranks"])[0] == 1
        error = await table.ask({"type": "move", "seq": table.last["seq"], "seat": 0, "move": "sail"})
        assert error["code"] == "over"
        error = await table.ask({"type": "undo", "seq": table.last["seq"], "seat": 0})
        assert error["code"] == "over"


async def test_an_edition_with_chance_during_the_game(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, COMPUTER, {**COMPUTER, "name": "Carla"}, edition="masterworks")
    async with browser.socket(match, 0) as table:
        await table.until("hello")
        await table.play([0])
        frames = steps_in(table.frames)
    found = (await browser.http.get(f"/api/matches/{match}/record")).json()
    replayed, _ = record.replay(found)
    assert replayed.over and [step["seq"] for step in frames] == list(range(1, len(found["moves"]) + 1))
    for step, (seat, words) in zip(frames, found["moves"], strict=True):
        assert step["entry"]["seat"] == (None if seat == "chance" else seat)
        assert step["entry"]["move"] in {None, words}
