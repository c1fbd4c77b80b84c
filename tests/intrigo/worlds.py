"""All that a seat can think possible, found by going through it; written down from the rules, without the engine.

Cards are told apart here by numbers, also those with the same face. A world is a deal with its draft, the card that was
placed or handed over at every later step, and the card set aside at every exchange.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, permutations, product

from ridotto.engine.game import Json
from ridotto.engine.match import Match

from .setting import faces_of

Slot = tuple[int, int]
"""A packet, by the seat it was dealt to (those of a second deal follow), and the pick that took the card."""
Cards = frozenset[int]
Step = tuple[int, str, list[Json]]
"""Seat, words and events of a move."""


class Seen:
    """All deals of a match since the last shuffle, as one seat has seen them, all picks made."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat, self.players = seat, len(match.players)
        self.faces = [*faces_of(match.table["stock"])]
        moves = [(entry.seat, match.words_of(entry), match.events(entry.rows)) for entry in match.log]
        starts = [i for i, (_, move, _) in enumerate(moves) if move.startswith("deal")]
        self.size = (len(moves[starts[-1]][1].split()) - 1) // self.players
        self.truth: dict[Slot, str] = {}
        self.later: list[list[Step]] = []
        """What happened after each draft."""
        for deal, start in enumerate(starts[-int(match.table["dealt"]) :]):
            end = starts[starts.index(start) + 1] if start != starts[-1] else len(moves)
            self._draft(deal, moves[start:end])
            rest = moves[start + 1 : end]
            self.later.append([(who, move, events) for who, move, events in rest if who is not None])
            self.later[-1] = [each for each in self.later[-1] if not each[1].startswith("keep")]

    def _draft(self, deal: int, moves: list[tuple[int | None, str, list[Json]]]) -> None:
        picks = Counter[int]()
        for who, move, _ in moves:
            if who is not None and move.startswith("keep"):
                step, picks[who] = picks[who], picks[who] + 1
                self.truth[deal * self.players + (who - step) % self.players, step] = move.split()[1]

    def deals(self) -> Iterator[dict[Slot, int]]:
        """Every way to fill the slots that agrees with what the seat saw in the drafts."""
        groups: dict[tuple[str, int, int], list[Slot]] = {}
        for packet, step in self.truth:
            first = (self.seat - packet) % self.players if self.seat >= 0 else self.size
            since = (step - first) % self.players
            key = ("own", packet, step) if since == 0 else ("passed", packet, step - since)
            groups.setdefault(("unseen", 0, 0) if step < first else key, []).append((packet, step))
        left = list(range(len(self.faces)))
        slots, ways = [], []
        for key, which in groups.items():
            if key[0] != "unseen":
                cards = []
                for slot in which:
                    card = next(card for card in left if self.faces[card] == self.truth[slot])
                    left.remove(card)
                    cards.append(card)
                slots += which
                ways.append(list(permutations(cards)))
        unseen = groups.get(("unseen", 0, 0), [])
        ways.append(list(permutations(left, len(unseen))))
        for choice in product(*ways):
            yield dict(zip([*slots, *unseen], chain(*choice), strict=True))

    def hands(self) -> Counter[tuple[tuple[str, ...], ...]]:
        """How many worlds end with these hands."""
        found: Counter[tuple[tuple[str, ...], ...]] = Counter()
        for deal in self.deals():
            hands: list[Cards] = []
            ends = [hands]
            for number, later in enumerate(self.later):
                hands = [
                    frozenset(
                        card
                        for (packet, step), card in deal.items()
                        if packet // self.players == number and (packet + step) % self.players == seat
                    )
                    for seat in range(self.players)
                ]
                ends = [after for _ in ends for after in self._go_on(hands, later, Counter())]
            for after in ends:
                found[tuple(tuple(sorted(self.faces[card] for card in hand)) for hand in after)] += 1
        return found

    def _go_on(self, hands: list[Cards], later: list[Step], lying: Counter[str]) -> Iterator[list[Cards]]:
        if not later:
            yield hands
            return
        (who, move, events), later = later[0], later[1:]
        parts = move.split()
        if parts[0] == "place":
            for card in self._of(hands[who], parts[1]):
                yield from self._go_on(
                    self._with(hands, {who: hands[who] - {card}}), later, lying + Counter([parts[1]])
                )
        elif parts[1] == "courtesan" and len(parts) == 5:
            holder = next(event for event in events if event["kind"] == "exchanged").get("holder")
            named = parts[3]
            for step in range(1, self.players):
                other = (who + step) % self.players
                if other == holder:
                    break
                if self._of(hands[other], named):
                    return
            if holder is None:
                copies = self.faces.count(named) - lying[named]
                if len(self._of(hands[who], named)) < copies:
                    yield from self._go_on(hands, later, lying)
                return
            shown = self.seat in {who, holder}
            for card in self._of(hands[holder], named):
                for given in self._of(hands[who], parts[4]) if shown else hands[who]:
                    changed = {who: hands[who] - {given} | {card}, holder: hands[holder] - {card} | {given}}
                    yield from self._go_on(self._with(hands, changed), later, lying)
        else:
            yield from self._go_on(hands, later, lying)

    def _of(self, hand: Cards, face: str) -> list[int]:
        return [card for card in hand if self.faces[card] == face]

    @staticmethod
    def _with(hands: list[Cards], changed: dict[int, Cards]) -> list[Cards]:
        return [changed.get(seat, hand) for seat, hand in enumerate(hands)]
