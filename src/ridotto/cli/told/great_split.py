"""The Great Split in sentences, as in the log of its page."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby, takewhile
from typing import Any

from ridotto.cli.told.words import Telling, Words, either, every, sentence
from ridotto.engine.game import Game, Json

KINDS = 5
"""A seal that fits all of them is wild."""
CLOSING = {"wallets", "exchange", "market", "line", "final", "round", "over"}
"""They follow because all have decided."""


class GreatSplit:
    """Tells moves and what they bring."""

    def __init__(self, game: Game, components: Json, players: Sequence[str]) -> None:
        self._t = Telling(Words.of_game(game, "gs"), players, components)
        self._icons = {card["id"]: card["icons"] for card in components["cards"]}
        self._spaces = {track["id"]: track["spaces"] for track in components["tracks"]}
        self.title = self._t.say("title")

    def choice(self, words: str) -> str:
        """A move in a few words."""
        say, (verb, *things) = self._t.say, words.split()
        if verb == "discard":
            return say("choice-discard", cards=self._cards(things))
        if verb == "split":
            return say("choice-split", **self._halves(words))
        if verb in {"take", "play"}:
            return sentence(say(f"half-{things[0]}") if verb == "take" else self._card(things[0]))
        if verb == "turn":
            return sentence(say("choice-turn", card=self._card(things[0]), track=self._track(things[1])))
        return say(f"choice-{verb}", track=self._track(things[0]))

    def move(self, seat: int, words: str, events: Sequence[Json]) -> str:
        """The sentence of a move with what it brought; what followed for everybody is in sentences of its own."""
        own = [*takewhile(lambda each: each["kind"] not in CLOSING, events)]
        what, outcome = self._action(seat, words, own), self._gains(own)
        told = (
            self._t.say("move-outcome", what=what, outcome=every(outcome))
            if outcome
            else self._t.say("move-plain", what=what)
        )
        return " ".join([told, *self._scorings(events[len(own) :])])

    def deeds(self, moves: Sequence[str], *_: object) -> list[str]:
        """Moves as deeds: "playing 3 tomes"."""
        return [self._deed(*move.split()) for move in moves]

    def gains(self, seat: int, events: Sequence[Json]) -> list[str]:
        """What events bring a seat, with what is printed on the spaces that cubes have entered: that scores later."""
        own = [each for each in events if each.get("seat") == seat and each["kind"] not in CLOSING]
        scorings = [each for each in own if each["kind"] == "score" and each["reason"] != "card"]
        moved = [each for each in own if each not in scorings]
        entered = [self._spaces[each["track"]][each["space"]] for each in moved if each["kind"] == "step"]
        printed = dict.fromkeys(thing for space in entered for thing in self._printed(space))
        return [*self._gains(moved), *printed, *self._scored(scorings)]

    def score(self, points: float) -> str:
        """What somebody has."""
        return self._t.say("points", points=points)

    def mean(self, points: float) -> str:
        """What somebody can expect."""
        return self._t.say("points", points=round(points, 1))

    def _action(self, seat: int, words: str, own: Sequence[Json]) -> str:
        say, (verb, *things) = self._t.say, words.split()
        name = self._t.name(seat)
        if verb == "discard":
            return say("move-own-discard", name=name, cards=self._cards(things))
        if verb == "split":
            return say("move-own-split", name=name, **self._halves(words))
        if verb == "take":
            return say("move-own-take", name=name, half=say(f"half-{things[0]}"))
        if verb == "turn":
            return say("move-own-turn", name=name, card=self._card(things[0]))
        return say(f"move-{own[0]['kind']}", **self._args(own[0]))

    def _deed(self, verb: str, *things: str) -> str:
        say = self._t.say
        if verb == "discard":
            return say("deed-discard", cards=self._cards(things))
        if verb == "split":
            return say("deed-split", **self._halves(" ".join(things)))
        if verb == "take":
            return say("deed-take", half=say(f"half-{things[0]}"))
        if verb in {"play", "turn"}:
            return say(f"deed-{verb}", card=self._card(things[0]), track=things[-1])
        return say(f"deed-{verb}", track=things[0])

    def _printed(self, space: Json) -> list[str]:
        """What of a space counts later."""
        say = self._t.say
        found = [say("space-banner", points=space["banner"])] if "banner" in space else []
        found += [say("space-contract")] if space.get("contract") else []
        found += [say("space-arrow")] if space.get("arrow") else []
        return found + ([say("space-star", number=space["star"])] if "star" in space else [])

    def _gains(self, own: Sequence[Json]) -> list[str]:
        """What a move brings, in a few words each: cubes where they came to stand, points, and what was lost."""
        reached = {each["track"]: each["space"] for each in own if each["kind"] == "step"}
        lost = Counter(each["track"] for each in own if each["kind"] == "lost")
        points = sum(each.get("points", 0) for each in own if each["kind"] == "score")
        say = self._t.say
        found = [say("gain-track", track=track, space=space) for track, space in reached.items()]
        found += [say("gain-points", points=points)] if points else []
        found += [say("gain-lost-track", track=track, count=count) for track, count in lost.items()]
        found += [say("gain-arrow")] if own and own[-1]["kind"] == "double-arrow" else []
        return found + ([say("gain-arrow-lost")] if any(each["kind"] == "arrow-lost" for each in own) else [])

    def _scorings(self, events: Sequence[Json]) -> list[str]:
        """What everybody scored because a line was crossed or the game has ended."""
        found = self._scored(events)
        return [self._t.say("move-scoring", outcome=every(found))] if found else []

    def _scored(self, events: Sequence[Json]) -> list[str]:
        """The points of every seat that scored."""
        found = []
        for seat, name in enumerate(self._t.players):
            own = [each for each in events if each["kind"] == "score" and each.get("seat") == seat]
            if own:
                points = sum(each.get("points", 0) for each in own)
                found.append(self._t.say("move-scored", name=name, points=points))
        return found

    def _args(self, event: Json) -> dict[str, Any]:
        """Everything that a message can ask of an event."""
        numbers = ("points", "number", "space", "value", "slider", "topaz", "emerald", "icons", "stars")
        return {
            **{key: event.get(key, 0) for key in numbers},
            "name": self._t.name(event.get("seat")),
            "count": event.get("number", 0),
            "track": event.get("track", "prestige"),
            "resource": event.get("resource", "gold"),
            "card": self._card(event["card"]) if "card" in event else "",
        }

    def _track(self, track: str) -> str:
        return self._t.say("track", track=track)

    def _halves(self, words: str) -> dict[str, str]:
        first, _, second = words.removeprefix("split ").partition("|")
        nothing = self._t.say("half-empty")
        return {"first": self._cards(first.split()) or nothing, "second": self._cards(second.split()) or nothing}

    def _cards(self, cards: Sequence[str]) -> str:
        return ", ".join(map(self._card, cards))

    def _card(self, card: str) -> str:
        """A card by what it shows; many share a name."""
        icons = self._icons[card]
        resources = [each for each in icons if isinstance(each, str)]
        runs = [(icon, len(list(run))) for icon, run in groupby(resources)]
        parts = [self._t.say("icons", icon=icon, count=count) for icon, count in runs]
        seals = [tuple(each) for each in icons if not isinstance(each, str)]
        alike = len(set(seals)) == 1
        found = [self._seal(seals[0], len(seals))] if alike else [self._seal(each, 1) for each in seals]
        return every([*([every(parts)] if parts else []), *found])

    def _seal(self, seals: Sequence[str], count: int) -> str:
        if len(seals) == KINDS:
            return self._t.say("card-wild", count=count)
        tracks = either(self._track(each.removesuffix("-seal")) for each in seals)
        return self._t.say("card-seal", count=count, tracks=tracks)
