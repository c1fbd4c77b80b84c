"""The maps of the rules are true: every paragraph is there, and every module and test that they name."""

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@dataclass
class RulesMap:
    """The map of one game, and what it must tell."""

    document: str
    game: str
    """The folder of its modules and of its tests."""
    paragraphs: list[str]
    rules: dict[str, str]
    """Test files, under the names that the map has for them, of which every test must be named."""
    others: dict[str, str]
    """Test files that the map may name."""
    boxes: tuple[str, ...] = ("box.toml",)
    settled: set[str] = field(default_factory=set)
    """Paragraphs that need no test of the rules; their last column says why."""

    @property
    def modules(self) -> Path:
        return ROOT / "src" / "ridotto" / "games" / self.game

    @cached_property
    def text(self) -> str:
        return (ROOT / "docs" / self.document).read_text("utf-8")

    @cached_property
    def rows(self) -> list[tuple[str, str, str, str]]:
        """Paragraph, what it says in short, modules, tests."""
        return re.findall(r"^\| ([A-Z]?-?[\d.]+) \| (.+) \| (.+) \| (.+) \|$", self.text, re.MULTILINE)

    @cached_property
    def tests(self) -> dict[str, set[str]]:
        """The test functions of every file."""
        return {name: self._tests_in(file) for name, file in {**self.rules, **self.others}.items()}

    def _tests_in(self, file: str) -> set[str]:
        tree = ast.parse((ROOT / "tests" / self.game / file).read_text("utf-8"))
        return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}

    def switches(self) -> set[str]:
        """The rule switches of the box files."""
        known = set()
        for box in self.boxes:
            text = (self.modules / box).read_text("utf-8")
            rules = text[text.index("\n[rules]") : text.index("\n[switches]")]
            known |= set(re.findall(r"^\"?([\w.]+)\"? =", rules, re.MULTILINE))
        return known


def numbered(prefix: str, last: int) -> list[str]:
    return [f"{prefix}{i}" for i in range(1, last + 1)]


def files(pattern: str, names: Iterable[str]) -> dict[str, str]:
    return {name: pattern.format(name) for name in names}


MILLE_FIORI = RulesMap(
    document="rules-map.md",
    game="mille_fiori",
    paragraphs=[
        *(part for chapter, last in enumerate((3, 7, 3, 4, 4, 4), 1) for part in numbered(f"R{chapter}.", last)),
        *(part for region, last in enumerate((4, 3, 5, 3), 1) for part in numbered(f"R7.{region}.", last)),
        "R7.5",
        *numbered("R7.6.", 3),
        *numbered("R8.", 3),
        *numbered("R10.", 3),
        *(part for chapter, last in enumerate((7, 6, 3, 4, 5, 5, 3, 1), 1) for part in numbered(f"X{chapter}.", last)),
    ],
    rules={
        **files("test_rules_{}.py", ("round", "play", "regions")),
        **files("test_rules_masterworks_{}.py", ("setup", "council", "doge", "dogaressa", "window")),
    },
    others={
        **files("test_{}.py", ("examples", "switches", "box")),
        **files("test_{}.py", ("examples_masterworks", "switches_masterworks", "box_masterworks")),
    },
    boxes=("box.toml", "masterworks.toml"),
)
INTRIGO = RulesMap(
    document="rules-map-intrigo.md",
    game="intrigo",
    paragraphs=[*numbered("", 30), *numbered("Q", 27)],
    rules={
        **files("test_rules_{}.py", ("setup", "placement", "round")),
        **files("test_{}.py", ("switches", "switches_round")),
    },
    others=files("test_{}.py", ("examples", "box", "laws", "records", "sample", "passed")),
)
GREAT_SPLIT = RulesMap(
    document="rules-map-great-split.md",
    game="great_split",
    paragraphs=[*numbered("", 40), *numbered("Q-", 25)],
    rules={
        **files("test_rules_{}.py", ("deal", "split", "resolution", "scoring", "decisions")),
        **files("test_{}.py", ("examples", "switches")),
    },
    others=files("test_{}.py", ("box", "records", "laws", "knowledge", "uniform")),
)
MAPS = [pytest.param(each, id=each.game) for each in (MILLE_FIORI, INTRIGO, GREAT_SPLIT)]

every_map = pytest.mark.parametrize("rules_map", MAPS)


@every_map
def test_every_paragraph_is_there_once(rules_map: RulesMap) -> None:
    assert [row[0] for row in rules_map.rows] == rules_map.paragraphs


@every_map
def test_every_module_exists(rules_map: RulesMap) -> None:
    for paragraph, _, modules, _ in rules_map.rows:
        names = re.findall(r"`([^`]+)`", modules)
        assert names, paragraph
        for name in names:
            assert (rules_map.modules / name).is_file(), f"{paragraph}: {name}"


@every_map
def test_every_test_exists(rules_map: RulesMap) -> None:
    for paragraph, _, _, tests in rules_map.rows:
        names = re.findall(r"`(\w+)::(\w+)`", tests)
        assert names or paragraph in rules_map.settled, paragraph
        assert len(names) == tests.count("`") / 2, paragraph
        for file, test in names:
            assert any(found == test or found.startswith(f"{test}_") for found in rules_map.tests[file]), (
                f"{paragraph}: {file}::{test}"
            )


@every_map
def test_every_test_of_the_rules_is_named(rules_map: RulesMap) -> None:
    named = set(re.findall(r"`(\w+)::(\w+)`", rules_map.text))
    for file in rules_map.rules:
        for test in rules_map.tests[file]:
            assert any(test == name or test.startswith(f"{name}_") for where, name in named if where == file), test


@every_map
def test_every_switch_stands_beside_its_paragraph(rules_map: RulesMap) -> None:
    beside = {switch for _, short, _, _ in rules_map.rows for switch in re.findall(r"\(`([\w.]+)`\)", short)}
    assert beside == rules_map.switches()


@every_map
def test_other_files_that_it_names_exist(rules_map: RulesMap) -> None:
    for path in re.findall(r"`(tests/[\w/]+\.py)`", rules_map.text):
        assert (ROOT / path).is_file(), path
