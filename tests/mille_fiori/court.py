"""Positions of The Masterworks told in words, on top of those of ``setting.py``."""

from collections.abc import Mapping
from typing import Any

from ridotto.engine.match import Entry
from ridotto.games.mille_fiori.expansion import MASTERWORK_IDS, TILE_IDS
from ridotto.games.mille_fiori.rules.cards import insert
from ridotto.games.mille_fiori.table import DOGARESSAS, NONE, OPEN, PALACE

from .setting import GAME, RED, Setting

AT_PALACE = PALACE
"""Where a figure stands that has left the council."""
COUNCIL = "brown-1 green-1 brown-2 purple green-2 light-blue"
"""The tiles of a setting from the bottom up, unless it tells others. The spaces from L1 on:

L1 5 points, L2 masterwork, L3 Dogaressa; L4 Dogaressa, L5 6 points, L6 masterwork; L7 masterwork, L8 sea route,
L9 8 points; L10 sea route, L11 Dogaressa, L12 masterwork; L13 masterwork, L14 5 points, L15 sea route;
L16 masterwork, L17 7 points, L18 Dogaressa.
"""


class Court(Setting):
    """A position of a running game with the expansion."""

    def __init__(
        self,
        diamonds: Mapping[int, str] | None = None,
        *,
        council: str = COUNCIL,
        figures: Mapping[int, int] | None = None,
        masterworks: str | None = None,
        masterwork_stack: str | None = None,
        dogaressas: str | None = None,
        dogaressa_stack: str | None = None,
        held: Mapping[int, str] | None = None,
        windows: Mapping[int, str] | None = None,
        **told: Any,
    ) -> None:
        """``figures``: council spaces, L1 unless told. ``windows``: from the top left, ``.`` where nothing lies.

        ``masterworks`` and ``dogaressas`` are the open cards, the stacks beside them are told top first. Open cards
        not told are taken from the stack, which holds the rest of the cards unless it is told.
        """
        super().__init__(diamonds, edition="masterworks", **told)
        table = self.table
        table.council[:] = [TILE_IDS.index(name) for name in council.split()]
        for seat in range(int(table.players)):
            table.figure[seat] = (figures or {}).get(seat, 1)
            for name in (held or {}).get(seat, "").split():
                table.held[seat, DOGARESSAS.index(name)] += 1
            window = (windows or {}).get(seat, "").split()
            table.window[seat, : len(window)] = [NONE if w == "." else MASTERWORK_IDS.index(w) for w in window]
        kinds = self.box.record["dogaressa_count"] - table.held.sum(axis=0)
        left = [name for kind, name in enumerate(DOGARESSAS) for _ in range(int(kinds[kind]))]
        self._lay_out(table.dogaressas, table.dogaressas_open, DOGARESSAS, left, dogaressas, dogaressa_stack)
        left = [name for name in MASTERWORK_IDS if self.box.record["stack_count"][MASTERWORK_IDS.index(name)]]
        left = [name for name in left if not any(name in line.split() for line in (windows or {}).values())]
        self._lay_out(table.masterworks, table.masterworks_open, MASTERWORK_IDS, left, masterworks, masterwork_stack)

    def _lay_out(
        self, stack: Any, row: Any, names: tuple[str, ...], left: list[str], shown: str | None, piled: str | None
    ) -> None:
        """Open cards and stack of one kind, from the cards that are left."""
        beside = None if shown is None else shown.split()
        for name in beside or []:
            left.remove(name)
        pile = left if piled is None else piled.split()
        if beside is None:
            beside, pile = pile[:OPEN], pile[OPEN:]
        row[:] = NONE
        for size, name in enumerate(beside):
            insert(row, size, names.index(name))
        stack[:] = NONE
        stack[: len(pile)] = [names.index(name) for name in reversed(pile)]

    def to_play(self, seat: int) -> None:
        super().to_play(seat)
        self.table.steps[:] = NONE
        self.table.waiting = 0
        self.table.earned = 0

    def move(self, seat: int, words: str) -> Entry:
        """One move of the seat; ``shuffle`` lets chance shuffle, ``dogaressas ..`` says in which order."""
        if words == "shuffle":
            return self.match.chance()
        if words.startswith("dogaressas"):
            assert GAME.chance_outcome is not None
            return self.match.chance_fixed(GAME.chance_outcome(self.box, self.table, words))
        return super().move(seat, words)

    def seen(self, seat: int = RED) -> Any:
        """What everybody sees of a seat."""
        return self.match.view().describe()["seats"][seat]

    def figure(self, seat: int = RED) -> int:
        """The council space of the seat's figure."""
        return int(self.table.figure[seat])

    def window(self, seat: int = RED) -> str:
        """The window of the seat in words."""
        return " ".join(name or "." for name in self.seen(seat)["window"])

    def holds(self, seat: int = RED) -> list[str]:
        """The Dogaressa cards before the seat."""
        return list(self.seen(seat)["dogaressas"])

    def open_cards(self, which: str) -> list[str]:
        """The open ``masterworks`` or ``dogaressas``."""
        return list(self.match.view().describe()[which]["open"])

    def left(self, which: str) -> int:
        """How many cards the stack of ``masterworks`` or ``dogaressas`` has."""
        return int(self.match.view().describe()[which]["left"])

    @property
    def phase(self) -> str:
        """The phase of the position."""
        return str(self.match.view().describe()["phase"])
