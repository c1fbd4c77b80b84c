"""Laws that hold in every position of every game, whatever is played."""

import ast
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import ridotto
from ridotto.engine import record
from ridotto.engine.game import games
from ridotto.engine.journal import CAPACITY, new_journal
from ridotto.engine.load import load_kernels
from ridotto.engine.match import Match
from ridotto.games.mille_fiori.box import switches
from ridotto.games.mille_fiori.moves import CARD_IDS

from .playing import GAME, cards, deal, positions

KERNELS = load_kernels(GAME)
OPTIONS = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(values) for name, values in switches("base").items()}
)
POSITION = slice(GAME.table_dtype.fields["rng"][1] + 8, None)
"""The bytes of a table after its generator, which a match that was dealt has and a replayed one has not."""


class AnyGame(RuleBasedStateMachine):
    """Any game with any switches, with steps taken back in between."""

    @initialize(players=st.sampled_from((2, 3, 4)), options=OPTIONS, seed=st.integers(0, 999))
    def begin(self, players: int, options: dict[str, Any], seed: int) -> None:
        self.start(deal(players, seed, options))

    def start(self, match: Match) -> None:
        self.match = match
        self.box = Counter({CARD_IDS[face]: int(n) for face, n in enumerate(match.box.record["card_count"]) if n})
        self.history = [(match.table_bytes(), match.result()[0])]

    @rule(which=st.integers(0, 3), choice=st.integers(0, 999))
    def one_decision(self, which: int, choice: int) -> None:
        if self.match.over:
            return
        if self.match.awaits_chance:
            self.match.chance()
        else:
            seat = self.match.actors[which % len(self.match.actors)]
            legal = self.match.legal(seat)
            self.match.play(seat, legal[choice % len(legal)])
        self.history.append((self.match.table_bytes(), self.match.result()[0]))

    @rule(seed=st.integers(0, 999), decisions=st.integers(5, 40))
    def some_decisions(self, seed: int, decisions: int) -> None:
        pick = np.random.default_rng(seed)
        for _ in range(decisions):
            self.one_decision(int(pick.integers(4)), int(pick.integers(1000)))
            self.laws()

    @precondition(lambda self: len(self.history) > 1)
    @rule(steps=st.integers(1, 3))
    def take_back(self, steps: int) -> None:
        for _ in range(min(steps, len(self.match.log))):
            self.history.pop()
            self.match.undo()
            assert self.match.table_bytes()[POSITION] == self.history[-1][0][POSITION]

    @rule()
    def replay(self) -> None:
        written = record.to_record(self.match)
        again, trace = record.replay(written)
        assert again.table_bytes()[POSITION] == self.match.table_bytes()[POSITION]
        assert [entry["scores"] for entry in trace] == [scores for _, scores in self.history[1:]]
        assert record.to_record(again) == written

    @rule()
    def copy(self) -> None:
        tables = np.repeat(self.match._tables, 2)
        tables[1] = 0
        KERNELS.copy(tables, 0, 1)
        assert tables[1].tobytes() == self.match.table_bytes()

    @invariant()
    def laws(self) -> None:
        table, match = self.match.table, self.match
        seats = range(len(match.players))
        events = [event for entry in match.log for event in match.events(entry.rows)]
        self.cards_are_kept(events)
        # Diamonds: 30 a seat, in supply and reserve, on spaces and on bonus spaces.
        from_supply = match.box.data["rules"]["bonus_from_supply"]
        for seat in seats:
            laid = sum(int(mask).bit_count() for mask in table["own"][:, seat])
            bonus = int((table["bonus"] == seat).sum()) if from_supply else 0
            assert int(table["supply"][seat]) + int(table["reserve"][seat]) + laid + bonus == 30
            assert min(int(table["supply"][seat]), int(table["reserve"][seat])) >= 0
            assert int(table["reserve"][seat]) == 3 or int(table["supply"][seat]) == 0
        for masks in table["own"]:
            assert sum(int(mask).bit_count() for mask in masks) == int(np.bitwise_or.reduce(masks)).bit_count()
        # Points: they never fall, and the journal explains every one of them.
        scores = match.result()[0]
        explained = Counter[int]()
        for event in events:
            explained[event.get("seat", 0)] += event.get("points", 0)
        assert [float(explained[seat]) for seat in seats] == scores
        if len(self.history) > 1:
            assert all(new >= old for new, old in zip(scores, self.history[-2][1], strict=True))
        # Decisions: somebody has one until the end; those who have can move, the others cannot.
        actors = match.actors
        assert bool(actors) is not (match.over or match.awaits_chance)
        for seat in seats:
            legal = match.legal(seat)
            assert bool(legal) is (seat in actors)
            assert legal == sorted(set(legal)) and len(legal) <= GAME.max_legal
            assert [GAME.action(GAME.words(action)) for action in legal] == legal

    def cards_are_kept(self, events: list[dict[str, Any]]) -> None:
        """What does not lie on the table has been played."""
        played = Counter(event["card"] for event in events if event["kind"] == "play")
        assert cards(self.match.table) + played == self.box


AnyGame.TestCase.settings = settings(max_examples=12, stateful_step_count=20, deadline=None)
TestAnyGame = AnyGame.TestCase


@pytest.mark.parametrize("players", [2, 3, 4])
def test_simultaneous_decisions_in_any_order(players: int) -> None:
    match = deal(players, "any order")
    pick = np.random.default_rng(players)
    checked = 0
    while checked < 4:
        if len(match.actors) < players:
            seat = match.actors[0]
            match.play(seat, int(pick.choice(match.legal(seat))))
            continue
        choices = {seat: int(pick.choice(match.legal(seat))) for seat in match.actors}
        found = set()
        for order in permutations(choices):
            for seat in order:
                match.play(seat, choices[seat])
            found.add(match.table_bytes())
            for _ in order:
                match.undo()
        assert len(found) == 1
        checked += 1
        for seat, action in choices.items():
            match.play(seat, action)


@pytest.mark.parametrize("edition", ["base", "masterworks"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_journal_changes_nothing(players: int, edition: str) -> None:
    longest = 0
    for match, _ in positions(players, seed=players, each=8 if edition == "base" else 3, edition=edition):
        for seat in match.actors:
            for action in match.legal(seat):
                tables = np.repeat(match._tables, 2)
                tables = tables.view(type(match._tables))
                journal = new_journal()
                KERNELS.apply(match.box.record, tables, 0, seat, action, journal)
                KERNELS.apply(match.box.record, tables, 1, seat, action, np.zeros((0, 6), np.int16))
                assert tables[0].tobytes() == tables[1].tobytes() != match.table_bytes()
                longest = max(longest, int(journal[0, 0]))
    assert 4 < longest < CAPACITY


@pytest.mark.parametrize("name", list(games()))
def test_words_and_actions(name: str) -> None:
    game = games()[name]
    said = {}
    for action in range(game.actions):
        try:
            said[action] = game.words(action)
        except KeyError:  # room for the cards of an expansion
            continue
    assert len(set(said.values())) == len(said)
    assert all(game.action(words) == action for action, words in said.items())
    assert game.action("") is None and game.action("lay  B2") is None


@pytest.mark.parametrize("name", list(games()))
def test_records_of_numpy_do_not_hide_a_field(name: str) -> None:
    game = games()[name]
    for dtype in (game.box_dtype, game.table_dtype):
        assert [field for field in dtype.names or () if hasattr(np.record, field)] == []


@pytest.mark.parametrize("name", list(games()))
def test_tables_have_no_gaps(name: str) -> None:
    # NumPy leaves the bytes of gaps undefined when it copies, and tables are compared as bytes.
    dtype = games()[name].table_dtype
    assert sum(dtype[field].itemsize for field in dtype.names or ()) == dtype.itemsize


def test_undo_keeps_the_generator() -> None:
    match = deal(3, 1)
    before = match.table["rng"].copy()
    match.play(0, match.legal(0)[0])
    match.undo()
    assert match.table["rng"] == before != 0
    assert isinstance(match, Match)


# Who may import whom.

ROOT = Path(ridotto.__file__).parent


def imports(path: Path) -> Iterator[str]:
    """The modules of ridotto that a file imports, anywhere in it, by their full names."""
    package = ["ridotto", *path.relative_to(ROOT).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            found = [f"{start}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name for name in found if name.split(".")[0] == "ridotto")


SOURCES = {path.relative_to(ROOT).with_suffix("").as_posix(): sorted(set(imports(path))) for path in ROOT.rglob("*.py")}


def wrong(under: str, *allowed: str) -> list[str]:
    """Imports of the modules under a folder that are not below one of the allowed packages."""
    return [
        f"{module}: {name}"
        for module, names in SOURCES.items()
        if module.startswith(under)
        for name in names
        if not any(f"{name}.".startswith(f"ridotto.{package}.") for package in allowed)
    ]


def test_the_engine_imports_no_game() -> None:
    assert wrong("engine/", "engine") == []
    folders = [path.name for path in (ROOT / "games").iterdir() if path.is_dir()]
    for path in (ROOT / "engine").rglob("*.py"):
        text = path.read_text("utf-8").lower()
        assert not [name for name in (*games(), *folders) if name in text.replace("__pycache__", "")]


def test_games_import_the_engine_and_themselves_only() -> None:
    found = [path.name for path in (ROOT / "games").iterdir() if (path / "box.toml").exists()]
    assert "mille_fiori" in found
    for name in found:
        assert wrong(f"games/{name}/", "engine", f"games.{name}") == []


def test_tournaments_import_bots_and_the_engine() -> None:
    assert wrong("arena/", "arena", "bots", "engine", "system") == []
    assert wrong("system/", "system", "engine") == []


@pytest.mark.parametrize(("folder", "others"), [("bots", ()), ("arena", ("bots", "system")), ("analysis", ("bots",))])
def test_players_tournaments_and_analyses_import_no_game(folder: str, others: tuple[str, ...]) -> None:
    assert any(module.startswith(f"{folder}/") for module in SOURCES)
    assert wrong(f"{folder}/", "engine", folder, *others) == []


def test_only_the_command_line_imports_the_server() -> None:
    importers = {
        module
        for module, names in SOURCES.items()
        if not module.startswith("server/") and any(f"{name}.".startswith("ridotto.server.") for name in names)
    }
    assert {module.split("/")[0] for module in importers} <= {"cli"}


def test_imports_are_read() -> None:
    assert "ridotto.engine.jit.rule" in SOURCES["games/mille_fiori/rules/ship"]
