"""Laws that hold in every position of every game of The Masterworks."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from ridotto.games.mille_fiori.box import switches
from ridotto.games.mille_fiori.expansion import MASTERWORK_IDS
from ridotto.games.mille_fiori.moves import CARD_IDS
from ridotto.games.mille_fiori.rules.steps import DO_SHUFFLE
from ridotto.games.mille_fiori.table import DOGARESSAS, FRAME, PALACE, TILES

from .playing import cards, deal, steps
from .test_laws import POSITION, AnyGame

OPTIONS = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(values) for name, values in switches("masterworks").items()}
)


def names(row: Any, all_names: tuple[str, ...]) -> Counter[str]:
    """The cards of a row in words."""
    return Counter(all_names[int(card)] for card in row if card >= 0)


class AnyGameOfTheExpansion(AnyGame):
    """Any game of the expansion with any switches, with steps taken back in between."""

    @initialize(players=st.sampled_from((2, 3, 4)), options=OPTIONS, seed=st.integers(0, 999))
    def begin(self, players: int, options: dict[str, Any], seed: int) -> None:
        self.start(deal(players, seed, options, "masterworks"))
        self.council = self.match.table["council"].tolist()

    def cards_are_kept(self, events: list[dict[str, Any]]) -> None:
        """129 cards of the deck, 27 masterworks with a stack of their own and 12 Dogaressa cards."""
        table, record = self.match.table, self.match.box.record
        gone = Counter(event["card"] for event in events if event["kind"] in {"play", "discard"})
        taken = Counter(
            event["card"] for event in events if event["kind"] == "take" and event["card"] in MASTERWORK_IDS
        )
        in_hand = names([table["card"]] if table["phase"] == FRAME else [], CARD_IDS)  # taken, and to be framed
        assert cards(table) - in_hand + gone == self.box and self.box.total() == 129
        framed = Counter(event["card"] for event in events if event["kind"] == "frame")
        from_deck = Counter(name for name in framed if name in self.box)
        assert framed - from_deck + in_hand == taken and from_deck <= gone
        lying = names(table["masterworks"], MASTERWORK_IDS) + names(table["masterworks_open"], MASTERWORK_IDS)
        assert lying + taken == names(np.repeat(np.arange(36), record["stack_count"]), MASTERWORK_IDS)
        assert (lying + taken).total() == 27
        self.dogaressas_are_kept()
        self.windows_hold_what_was_framed(events)
        self.figures_are_kept(events)

    def dogaressas_are_kept(self) -> None:
        table = self.match.table
        lying = names(table["dogaressas"], DOGARESSAS) + names(table["dogaressas_open"], DOGARESSAS)
        held = names(np.repeat(np.arange(6), table["held"].sum(axis=0)), DOGARESSAS)
        used = names([step[1] for step in table["steps"][: int(table["waiting"])] if step[0] == DO_SHUFFLE], DOGARESSAS)
        assert lying + held + used == dict.fromkeys(DOGARESSAS, 2)
        assert used.total() <= 1
        # A place of a display is empty only without stack, unless the used card has just gone back into it.
        for field in ("masterworks", "dogaressas"):
            if int((table[f"{field}_open"] >= 0).sum()) < 3 and not self.match.awaits_chance:
                assert (table[field] < 0).all()

    def windows_hold_what_was_framed(self, events: list[dict[str, Any]]) -> None:
        for seat, told in enumerate(self.match.view().describe()["seats"]):
            upper: dict[int, str] = {}
            for event in events:
                if event["kind"] == "frame" and event["seat"] == seat:
                    assert event["double"] is (event["number"] in upper)
                    upper[event["number"]] = event["card"]
            assert told["window"] == [upper.get(number) for number in range(1, 10)]

    def figures_are_kept(self, events: list[dict[str, Any]]) -> None:
        """Four figures go up and never come down; on council spaces but the first there is one at most."""
        table = self.match.table
        assert table["council"].tolist() == self.council and len(set(self.council)) == TILES
        at = dict.fromkeys(range(len(self.match.players)), 1)
        for event in events:
            if event["kind"] == "climb":
                assert (event["start"], event["start"] < event["end"] <= PALACE) == (at[event["seat"]], True)
                at[event["seat"]] = event["end"]
        assert at == {seat: int(table["figure"][seat]) for seat in at}
        alone = [space for space in at.values() if 1 < space < PALACE]
        assert len(alone) == len(set(alone))
        # The start player card goes where it is taken and nowhere else.
        taken = [event["seat"] for event in events if event["kind"] == "start-player"]
        assert int(table["start"]) == (taken or [int(self.match.setup[129])])[-1]


AnyGameOfTheExpansion.TestCase.settings = settings(max_examples=6, stateful_step_count=16, deadline=None)
TestAnyGameOfTheExpansion = AnyGameOfTheExpansion.TestCase


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games(players: int) -> None:
    laws = AnyGameOfTheExpansion()
    laws.start(deal(players, players, edition="masterworks"))
    laws.council = laws.match.table["council"].tolist()
    for i, match in enumerate(steps(laws.match, np.random.default_rng(players))):
        if i % 5 == 0 or match.over:
            events = [event for entry in match.log for event in match.events(entry.rows)]
            laws.cards_are_kept(events)
    assert laws.match.over


def test_a_used_card_comes_back() -> None:
    # Chance is a move of the log: replayed and taken back like any other.
    match = deal(3, "back", edition="masterworks")
    pick, shuffled = np.random.default_rng(5), 0
    for _ in steps(match, pick):
        if match.awaits_chance:
            before = match.table_bytes()[POSITION]
            entry = match.chance()
            after = match.table_bytes()[POSITION]
            match.undo()
            assert match.table_bytes()[POSITION] == before
            assert entry.outcome is not None
            match.chance_fixed(entry.outcome)
            assert match.table_bytes()[POSITION] == after
            shuffled += 1
    assert shuffled > 1
