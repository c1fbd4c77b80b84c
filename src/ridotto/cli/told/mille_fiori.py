"""Mille Fiori in sentences, as in the log of its page."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from ridotto.cli.told.words import Telling, Words, sentence
from ridotto.engine.game import Game, Json

PALACE = 19
CLOSING = {"cycle", "round", "leftover", "over"}


class MilleFiori:
    """Tells moves and what they bring."""

    def __init__(self, game: Game, components: Json, players: Sequence[str]) -> None:
        self._t = Telling(Words.of_game(game, "mf"), players, components)
        self._expansion = components.get("expansion") or {}
        self._symbols = {space["id"]: space.get("symbol") for space in components["spaces"]}
        self.title = self._t.say("title")

    def choice(self, words: str) -> str:
        """A move in a few words."""
        verb, _, thing = words.partition(" ")
        say = self._t.say
        if verb == "draft" or (verb == "take" and thing != "stack"):
            return sentence(self._card(thing))
        if verb == "lay":
            return say("choice-lay", space=self._space(thing))
        if verb == "frame":
            return say("choice-frame", place=say("window-place", number=int(thing)))
        if verb in {"use", "extra"}:
            return say(f"choice-{verb}", card=self._card(thing))
        if verb in {"advance", "climb"}:
            return say(f"choice-{verb}", number=int(thing))
        return say("choice-take-stack" if verb == "take" else f"choice-{verb}")

    def move(self, seat: int, words: str, events: Sequence[Json]) -> str:
        """The sentence of a move with what it brought."""
        say = self._t.say
        own = [*takewhile(lambda each: not _closes(each), events)]
        text = self._own(seat, words, own)
        windows = self._others(None, events[len(own) :])
        return f"{text} {say('move-windows', outcome='; '.join(windows))}" if windows else text

    def deeds(self, moves: Sequence[str], seat: int, events: Sequence[Json]) -> list[str]:
        """Moves of a seat as deeds, with what they set off: "playing coin 1 on NM3"."""
        course = iter([each for each in events if each.get("seat") == seat])
        return [self._deed(*move.partition(" ")[::2], course) for move in moves]

    def gains(self, seat: int, events: Sequence[Json]) -> list[str]:
        """What events bring a seat, and then the others: points with their reasons, extra cards, steps."""
        events = [*takewhile(lambda each: not _closes(each), events)]
        own = [each for each in events if each.get("seat") == seat]
        scores = [each for each in own if each["kind"] == "score" and each.get("points")]
        told = [self.score(_points(scores))] if len(scores) > 3 else []
        for each in own:
            if each["kind"] == "extra-earned":
                told.append(self._t.say(f"gain-extra-{each['reason']}", **self._args(each, named=True)))
            elif each["kind"] in {"start-player", "climb"}:
                told.append(self._t.say(f"reason-{_variant(each)}", **self._args(each)))
            elif each.get("points") and (each["kind"] == "bonus" or len(scores) <= 3):
                told.append(self._reason(each, named=True))
        return told + self._others(seat, events)

    def score(self, points: float) -> str:
        """What somebody has."""
        return self._t.say("points", points=points)

    def mean(self, points: float) -> str:
        """What somebody can expect."""
        return self._t.say("points", points=round(points, 1))

    def _own(self, seat: int, words: str, events: Sequence[Json]) -> str:
        say, name = self._t.say, self._t.name(seat)
        verb, _, thing = words.partition(" ")
        if verb in {"draft", "extra"}:
            return say("move-draft" if verb == "draft" else "event-extra", name=name, card=self._card(thing))
        if verb == "decline":
            return say("event-decline", name=name)
        what = self._action(verb, thing, name, events)
        rest = list(events)
        if verb == "climb":
            rest.remove(next(each for each in events if each["kind"] == "climb"))
        outcome = [*self._outcome(seat, rest), *self._others(seat, rest)]
        return say("move-outcome", what=what, outcome="; ".join(outcome)) if outcome else say("move-plain", what=what)

    def _action(self, verb: str, thing: str, name: str, events: Sequence[Json]) -> str:
        """What was done, without what came of it and without the full stop."""
        say, last = self._t.say, {each["kind"]: each for each in events}
        card = self._card((last.get("play") or last.get("discard") or {}).get("card", ""))
        if verb == "lay":
            return say("move-lay", name=name, card=card, space=thing)
        if verb == "doge":
            return say("move-doge", name=name, card=card)
        if verb == "use":
            return say("move-use", name=name, card=card, used=self._card(thing))
        first = next((each for each in events if each["kind"] == ("sail" if verb == "advance" else verb)), {})
        if verb in {"take", "frame", "climb"}:
            return say(f"move-{_variant(first)}", **{**self._args(first), "name": name})
        if verb == "advance":
            return say("move-advance", **{**self._args(first), "name": name})
        if "sail" in last:
            return say("move-sail", name=name, card=card, space=f"S{last['sail']['end']}")
        return say("move-discard", name=name, card=card)

    def _deed(self, verb: str, thing: str, course: Iterator[Json]) -> str:
        """One of them; ``course`` holds what is not told yet, for moves whose words leave out the card or the space."""
        say = self._t.say
        if verb in {"draft", "extra", "take"} and thing != "stack":
            return say(f"deed-{verb}", card=self._card(thing))
        if verb in {"take", "decline"}:
            return say("deed-take-stack" if verb == "take" else "deed-decline")
        if verb in {"advance", "climb"}:
            return say(f"deed-{verb}", number=int(thing))
        if verb == "frame":
            return say("deed-frame", place=say("window-place", number=int(thing)))
        card = self._card(next((each for each in course if each["kind"] in {"play", "discard"}), {}).get("card", ""))
        if verb in {"lay", "doge", "use"}:
            return say(f"deed-{verb}", card=self._card(thing) if verb == "use" else card, space=thing)
        sail = next((each for each in course if each["kind"] == "sail"), None)
        return say("deed-discard", card=card) if sail is None else say("deed-sail", card=card, space=_id(sail))

    def _outcome(self, seat: int, events: Sequence[Json]) -> list[str]:
        """What a move brought its own seat: up to two reasons are told, more of them become one sum."""
        own = [each for each in events if each.get("seat") == seat]
        scores = [each for each in own if each["kind"] == "score" and each.get("points")]
        told = [self._reason(each) for each in scores] if len(scores) <= 2 else [self.score(_points(scores))]
        told += [self._reason(each) for each in own if each["kind"] == "bonus"]
        for each in own:
            if each["kind"] in {"extra-earned", "start-player", "climb"}:
                name = {"extra-earned": "extra"}.get(each["kind"], _variant(each))
                told.append(self._t.say(f"reason-{name}", **self._args(each)))
        return told

    def _others(self, seat: int | None, events: Sequence[Json]) -> list[str]:
        """What everybody else scored."""
        found = []
        for other, name in enumerate(self._t.players):
            points = _points([each for each in events if each["kind"] == "score" and each.get("seat") == other])
            if other != seat and points:
                found.append(self._t.say("move-other", name=name, points=points))
        return found

    def _reason(self, event: Json, named: bool = False) -> str:
        if event["kind"] == "bonus":
            return self._t.say("reason-bonus", **self._args(event))
        double = "-double" if event.get("double") else ""
        return self._t.say(f"reason-{event['reason']}{double}", **self._args(event, named))

    def _args(self, event: Json, named: bool = False) -> dict[str, Any]:
        """Everything that a message can ask of an event; ``named``: the space with its symbol."""
        points, number, kind = event.get("points", 0), event.get("number", 0), event.get("kind")
        symbol = event.get("symbol")
        return {
            "name": self._t.name(event.get("seat")),
            "points": points,
            "number": number,
            "covered": event.get("covered", 0),
            "diamonds": points // number if number else 0,  # in trade each scores the number of covered spaces
            "distance": event.get("end", 0) - event.get("start", 0),
            "set": event.get("set", ""),
            "space": self._space(_id(event)) if named else _id(event),
            "card": self._card(event.get("card", "")),
            "symbol": self._t.say(f"symbol-{symbol}") if symbol else "",
            "place": self._t.say("window-place", number=number) if kind == "frame" else "",
        }

    def _space(self, space: str) -> str:
        symbol = self._symbols.get(space)
        return self._t.say("space-short", id=space, symbol=self._t.say(f"symbol-{symbol}")) if symbol else space

    def _card(self, card: str) -> str:
        """A card of any kind by its face: ``quartz-3``, ``doge-7``, ``vase-red-5``, ``sea-route``."""
        if not card:
            return ""
        say, (first, *rest) = self._t.say, card.split("-")
        if not rest or not rest[-1].isdecimal():
            return say("card-dogaressa", kind=say(f"dogaressa-{card}"))
        if len(rest) == 2:
            return say("card-masterwork", glass=say(f"glass-{first}-{rest[0]}"), value=int(rest[1]))
        if first == "doge":
            doge = self._expansion.get("doges", {}).get(card)
            return say("card-doge", **doge) if doge else say("symbol-doge")
        return say("card", symbol=say(f"symbol-{first}"), number=int(rest[0]))


def _closes(event: Json) -> bool:
    """It follows from the end of a cycle, a round or the game, not from the move."""
    return event["kind"] in CLOSING or event.get("reason") in {"row", "column"}


def _id(event: Json) -> str:
    """Where it happened."""
    if event.get("kind") in {"sail", "climb"}:
        return f"{'S' if event['kind'] == 'sail' else 'L'}{event.get('end', 0)}"
    return f"L{event.get('number', 0)}" if event.get("reason") == "council" else str(event.get("space", ""))


def _variant(event: Json) -> str:
    kind = str(event.get("kind"))
    other = {
        "climb": "climb-palace" if event.get("end") == PALACE else "climb",
        "take": "take-blind" if event.get("blind") else "take",
        "frame": "frame-double" if event.get("double") else "frame",
    }
    return other.get(kind, kind)


def _points(events: Sequence[Json]) -> int:
    return sum(each.get("points", 0) for each in events)
