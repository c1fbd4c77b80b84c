"""Positions told in words: what lies in the Palace, who holds what, who is at turn.

``C4`` is the Plot card of Contarini with the value 4; G Gradenigo, D Dandolo, M Morosini, T Tiepolo. P1 to P4 own the
first four in this order (two players: Contarini and Dandolo, Gradenigo and Morosini; three: the first three).
Influence cards are named. A setting is a real match in the middle of phase 2; what is not told is filled with any
cards that are left.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from ridotto.engine.game import Box, Json, Option
from ridotto.engine.match import Match
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.moves import CARD_IDS
from ridotto.games.intrigo.table import FACES, GUARD, GUILDS, INFLUENCE, KINDS, TURN

P1, P2, P3, P4 = range(4)
NAMES = ("P1", "P2", "P3", "P4")
LETTERS = {"C": "contarini", "G": "gradenigo", "D": "dandolo", "M": "morosini", "T": "tiepolo"}
OWNERS = {2: [0, 2, 1, 3], 3: [0, 1, 2], 4: [0, 1, 2, 3]}
"""Families in seat order."""
TOKENS = (*GUILDS, "ducat")


def full(card: str) -> str:
    """``C4`` to ``contarini-4``."""
    return f"{LETTERS[card[0]]}-{card[1:]}"


def intrigo(options: Mapping[str, Option] | None = None, changes: Json | None = None) -> Box:
    """The standard box with switches set, or an owner's edition of it."""
    if changes is not None:
        changes = {"name": "own", "extends": "standard", **changes}
        return GAME.load_box("own", options or {}, changes)
    return _standard(tuple((options or {}).items()))


@cache
def _standard(options: tuple[tuple[str, Option], ...]) -> Box:
    return GAME.load_box("standard", dict(options), None)


def faces_of(cards: Any) -> list[str]:
    """The names of a set of Plot cards."""
    return [CARD_IDS[face] for face in range(FACES) for _ in range((int(cards) >> (2 * face)) & 3)]


def set_of(cards: list[str]) -> int:
    """The reverse."""
    return sum(1 << (2 * CARD_IDS.index(name)) for name in cards)


class Setting:
    """A position of phase 2."""

    def __init__(
        self,
        palace: Mapping[str, str] | str = "",
        hands: Mapping[int, str] | None = None,
        *,
        players: int = 4,
        turn: int = P1,
        first: int = 0,
        tokens: Mapping[str, str] | None = None,
        seals: Mapping[int, Mapping[str, int]] | None = None,
        ducats: Mapping[int, int] | None = None,
        full_but: str | None = None,
        options: Mapping[str, Option] | None = None,
        changes: Json | None = None,
    ) -> None:
        """``palace``: cards by space ("S0 C2, S15 guard"); with ``full_but`` all other spaces but that one are filled
        with Courtesans without effect. ``tokens`` that are not told are Seals of each guild in turn and Ducats."""
        self.box = intrigo(options, changes)
        each = int(self.box.record["own_families"][players])
        families = OWNERS[4 if each * players == 2 else players][: each * players]
        self.match = Match(GAME, self.box, NAMES[:players], [*families, first])
        while not self.match.actors:
            self.match.chance()
        while int(self.table["phase"]) != TURN:
            seat = self.match.actors[0]
            self.match.play(seat, self.match.legal(seat)[0])
        self.ring = int(self.table["ring"])
        self._fill(palace, full_but)
        self._give(hands or {})
        self._lay(tokens or {})
        for seat in range(players):
            if seals is not None and seat in seals:
                self.table["seals"][seat] = sum(n << (4 * GUILDS.index(name)) for name, n in seals[seat].items())
            if ducats is not None and seat in ducats:
                self.table["supply"] += self.table["ducats"][seat] - ducats[seat]
                self.table["ducats"][seat] = ducats[seat]
        self.to_act(turn)

    @property
    def table(self) -> Any:
        """The record, open to changes."""
        return self.match._tables[0]

    def to_act(self, seat: int) -> None:
        """It is the turn of that seat."""
        self.table["turn"] = seat
        self.table["to_act"] = 1 << seat

    def _fill(self, palace: Mapping[str, str] | str, full_but: str | None) -> None:
        if isinstance(palace, str):
            words = palace.replace(",", " ").split()
            palace = dict(zip(words[::2], words[1::2], strict=True))
        card = {int(name[1:]): what for name, what in palace.items()}
        for space in range(self.ring):
            if full_but is not None and f"S{space}" != full_but:
                card.setdefault(space, "courtesan")
        table = self.table
        for space, what in card.items():
            table["free"] &= ~(1 << space)
            if what in KINDS:
                table["card"][space] = INFLUENCE + KINDS.index(what)
                if what == KINDS[GUARD] and self.box.record["guard_protects"]:
                    table["guards"] |= 1 << space
            else:
                face = CARD_IDS.index(full(what.removesuffix("*")))
                table["card"][space] = face
                table["palace"] += 1 << (2 * face)
                if not what.endswith("*"):  # turned down
                    table["plots"] |= 1 << space

    def _give(self, hands: Mapping[int, str]) -> None:
        table = self.table
        wanted = {seat: [full(card) for card in cards.split()] for seat, cards in hands.items()}
        left = Counter(faces_of(table["stock"])) - Counter(faces_of(table["palace"]))
        for cards in wanted.values():
            assert not Counter(cards) - left, f"{cards} are not all left"
            left -= Counter(cards)
        rest = list(left.elements())
        each = max(1, len(rest) // len(self.match.players))
        for seat in range(len(self.match.players)):
            if seat not in wanted:
                wanted[seat], rest = rest[:each], rest[each:]
            table["hand"][seat] = set_of(wanted[seat])
            table["held"][seat] = len(wanted[seat])

    def _lay(self, tokens: Mapping[str, str]) -> None:
        """The tokens told lie there instead of those that were drawn; ``-`` is none, ``clero*`` lies face down."""
        table = self.table
        for arcade in range(self.ring):
            name = tokens.get(f"A{arcade}", GUILDS[arcade // 2 % 5] if arcade % 2 == 0 else "ducat")
            old = int(table["token"][arcade])
            if old == len(GUILDS):
                table["supply"] += 1
            elif old >= 0:
                table["bag"][old] += 1
            new = -1 if name == "-" else TOKENS.index(name.removesuffix("*"))
            table["token"][arcade] = new
            if new == len(GUILDS):
                table["supply"] -= 1
            elif new >= 0:
                table["bag"][new] -= 1
            bit = 1 << arcade
            table["tokens"] &= ~bit
            if new >= 0 and not name.endswith("*"):
                table["tokens"] |= bit

    # What is done and seen.

    def play(self, words: str, seat: int | None = None) -> list[Json]:
        """One move of the seat at turn, or of another one who is given the turn; its events."""
        if seat is not None:
            self.to_act(seat)
        who = self.match.actors[0]
        for short in [*(f"{letter}{value}" for letter in LETTERS for value in (2, 3, 4))]:
            words = " ".join(full(word) if word == short else word for word in words.split())
        return self.match.events(self.match.move(who, words).rows)

    def legal(self, start: str = "", seat: int | None = None) -> list[str]:
        """The legal moves that begin like that, in words."""
        if seat is not None:
            self.to_act(seat)
        return [words for words in self.match.legal_words(self.match.actors[0]) if words.startswith(start)]

    def lying(self, space: str) -> str:
        """What lies in a space: a Plot card (with * if it is face down), a kind, or nothing."""
        found = self.describe()["spaces"][int(space[1:])]
        return f"{found['card']}{'' if found['face_up'] else '*'}" if found["card"] else ""

    def token(self, arcade: str) -> str:
        """The token on an Arcade card, with * if it is face down."""
        found = self.describe()["arcades"][int(arcade[1:])]
        return f"{found['token']}{'' if found['face_up'] else '*'}" if found["token"] else ""

    def describe(self, seat: int = -1) -> Json:
        """The view of a seat."""
        return self.match.view(seat).describe()

    def hand(self, seat: int) -> list[str]:
        """The hand of a seat."""
        return faces_of(self.table["hand"][seat])

    def expected(self) -> dict[str, tuple[int | None, str]]:
        """For each Arcade card the seat that would receive its token now, and the reason."""
        return {each["id"]: (each["winner"], each["reason"]) for each in self.describe()["arcades"]}


def dealt(players: int, seed: object = "rules") -> Match:
    """A match whose first cards are dealt."""
    match = Match.deal(GAME, intrigo(), NAMES[:players], seed)
    while match.awaits_chance:
        match.chance()
    return match


def next_draft(setting: Setting) -> None:
    """Let chance begin the round."""
    while setting.match.awaits_chance:
        setting.match.chance()


def awards(events: list[Json]) -> dict[str, tuple[int | None, str]]:
    """For each Arcade card evaluated the seat that received its token, and the reason."""
    return {each["arcade"]: (each.get("seat"), each["reason"]) for each in events if each["kind"] == "award"}


def of_kind(events: list[Json], kind: str) -> list[Json]:
    """The events of a kind, without it."""
    return [{key: value for key, value in each.items() if key != "kind"} for each in events if each["kind"] == kind]
