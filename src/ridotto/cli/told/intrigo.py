"""Intrigo in sentences, as in the log of its page."""

import re
from collections import Counter
from collections.abc import Sequence
from math import floor
from typing import Any

from ridotto.cli.told.words import Telling, Words, every, sentence
from ridotto.engine.game import Game, Json

KINDS = {"assassin", "thief", "trader", "gondolier", "courtesan", "guard"}
EFFECTS = {
    "plot-turned",
    "token-turned",
    "tokens-swapped",
    "plot-moved",
    "plots-swapped",
    "exchanged",
    "called",
    "shown",
    "cancelled",
}
"""What an Influence card brings about."""


class Intrigo:
    """Tells moves and what they bring."""

    def __init__(self, game: Game, components: Json, players: Sequence[str]) -> None:
        self._t = Telling(Words.of_game(game, "ig"), players, components)
        self.title = self._t.say("title")

    def choice(self, words: str) -> str:
        """A move in a few words."""
        say, (verb, thing, *places) = self._t.say, words.split()
        if verb == "keep":
            return self._card(thing)
        if verb == "place":
            return say("choice-place", card=self._card(thing), space=places[0])
        args = {"kind": self._card(thing), "space": places[0]}
        targets = [each if re.fullmatch(r"[SA]\d+", each) else self._card(each) for each in places[1:]]
        return say("choice-buy-on", **args, targets=", ".join(targets)) if targets else say("choice-buy", **args)

    def move(self, seat: int, words: str, events: Sequence[Json]) -> str:
        """The sentence of a move with what it brought."""
        skipped = [self._t.say("event-skipped", **self._args(each)) for each in events if each["kind"] == "skipped"]
        return " ".join([self._own(seat, words, events), *skipped, *self._closing(events)])

    def deeds(self, moves: Sequence[str], *_: object) -> list[str]:
        """Moves as deeds: "placing Dandolo 2 in S7"."""
        return [self._deed(*move.split()) for move in moves]

    def gains(self, _: int, events: Sequence[Json]) -> list[str]:
        """What events bring about: effects, who receives tokens, or else who would receive them now."""
        hauls = self._hauls(events)
        # What changes again on the way does not count.
        last = {each["arcade"]: each for each in events if each["kind"] == "stands" and each.get("token")}
        return [*self._effects(events), *([] if hauls else map(self._standing, last.values())), *hauls]

    def score(self, points: float) -> str:
        """What somebody has: whole Seals, and a thousandth for each Ducat."""
        seals = floor(points + 1e-9)
        ducats = self._t.say("ducats", count=round((points - seals) * 1000))
        return self._t.say("score", seals=self._t.say("seals", count=seals), ducats=ducats)

    def mean(self, points: float) -> str:
        """What somebody can expect: an average is told in Seals alone."""
        return self._t.say("seals", count=round(points, 1))

    def _own(self, seat: int, words: str, events: Sequence[Json]) -> str:
        say, name = self._t.say, self._t.name(seat)
        act = next((each for each in events if each["kind"] in {"placed", "bought"}), None)
        if act is None:
            return say("move-keep", name=name, card=self._card(words.rpartition(" ")[2]))
        if act["kind"] == "placed":
            return say("event-placed", **self._args(act))
        effects = self._effects(events)
        if not effects:
            return say("event-bought", **self._args(act))
        return say("move-bought", **self._args(act), outcome="; ".join(effects))

    def _effects(self, events: Sequence[Json]) -> list[str]:
        """What a purchase does, a clause for each effect."""
        undone = any(each["kind"] == "cancelled" for each in events)
        found = []
        for each in events:
            name = kind = each["kind"]
            if kind in {"plot-turned", "token-turned"}:
                name = f"{kind}-{'up' if undone else 'down'}"
            elif kind in {"exchanged", "called", "shown"} and "holder" not in each:
                name = "nobody"
            if kind in EFFECTS:
                found.append(self._t.say(f"effected-{name}", **self._args(each)))
        return found

    def _closing(self, events: Sequence[Json]) -> list[str]:
        """The end of a round: what everybody received, and who has won."""
        texts = []
        if any(each["kind"] == "award" for each in events):
            hauls = self._hauls(events)
            outcome = "; ".join(hauls)
            texts.append(self._t.say("move-awards", outcome=outcome) if hauls else self._t.say("move-awards-none"))
        over = [each for each in events if each["kind"] == "over"]
        return texts + [self._t.say(f"event-over-{each['reason']}", **self._args(each)) for each in over]

    def _deed(self, verb: str, thing: str, space: str = "", *_: str) -> str:
        if verb == "buy":
            return self._t.say("deed-buy", kind=thing, space=space)
        return self._t.say(f"deed-{verb}", card=self._card(thing), space=space)

    def _standing(self, event: Json) -> str:
        """Who would now receive the token on an Arcade card."""
        if "seat" not in event:
            return self._t.say("gain-nobody", **self._args(event))
        return self._t.say("gain-stands", **self._args(event), why=self._comparison(event))

    def _comparison(self, event: Json) -> str:
        """How the cards on both sides compare: "Gradenigo 3 beats Contarini 2"."""
        counted = sorted((-value, side["card"]) for side in event.get("sides", ()) if (value := self._value(side)))
        cards = [self._card(card) for _, card in counted]
        if not cards:
            return ""
        equal = len(counted) == 2 and counted[0][0] == counted[1][0]
        way = "alone" if len(cards) == 1 else "equal" if equal else "beats"
        return self._t.say(f"compare-{way}", card=cards[0], other=cards[-1])

    def _value(self, side: Json) -> int:
        """What a card counts in a comparison; 0 if it takes no part in it."""
        card = side["card"]
        if not card or not side["face_up"]:
            return 0
        if card in KINDS:
            return int(self._t.components["guard_value"]) if card == "guard" else 0
        return int(card.rpartition("-")[2])

    def _hauls(self, events: Sequence[Json]) -> list[str]:
        """What everybody received."""
        return [text for seat in range(len(self._t.players)) if (text := self._haul(events, seat))]

    def _haul(self, events: Sequence[Json], seat: int) -> str:
        own = [each for each in events if each.get("seat") == seat]
        tokens = Counter(each["token"] for each in own if each["kind"] == "award" and each.get("token"))
        ducats = tokens.pop("ducat", 0) - sum(each["kind"] == "limited" for each in own)
        what = [self._t.say("ducats-object", count=ducats)] if ducats > 0 else []
        for guild in self._t.components["guilds"]:
            if tokens[guild]:
                name = "token-object" if tokens[guild] == 1 else "seals-of"
                what.append(self._t.say(name, **self._token(guild), count=tokens[guild]))
        return self._t.say("move-haul", name=self._t.name(seat), what=every(what)) if what else ""

    def _args(self, event: Json) -> dict[str, Any]:
        """Everything that a message can ask of an event."""
        plain = {key: event.get(key, "") for key in ("space", "other", "arcade")}
        return {
            **plain,
            **self._token(event.get("token")),
            **{key: event.get(key, 0) for key in ("number", "price")},
            "name": self._t.name(event.get("seat")),
            "holder": self._t.name(event.get("holder")),
            "card": self._card(event["card"]) if "card" in event else "",
            "kind": event.get("influence", ""),
            "equal": self._t.components["equal"],
            "different": self._t.components["different"],
        }

    def _token(self, token: str | None) -> dict[str, str]:
        """What messages ask about a token; a guild that an owner has renamed keeps that name."""
        name = self._t.components["guilds"].get(token)
        if token and name and name != sentence(token):
            return {"token": "custom", "guild": name}
        return {"token": token or "ducat", "guild": ""}

    def _card(self, card: str) -> str:
        """``contarini-4`` or the kind of an Influence card."""
        if card in KINDS:
            return self._t.say(f"kind-{card}")
        family, _, value = card.rpartition("-")
        return self._t.say("card", family=self._t.components["families"].get(family, sentence(family)), value=value)
