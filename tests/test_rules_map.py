"""The map of the rules is true: every paragraph is there, and every module and test that it names."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
MAP = (ROOT / "docs" / "rules-map.md").read_text("utf-8")
MODULES = ROOT / "src" / "ridotto" / "games" / "mille_fiori"
TESTS = ROOT / "tests" / "mille_fiori"
RULES = ("round", "play", "regions")
RULES_MASTERWORKS = ("setup", "council", "doge", "dogaressa", "window")
OTHERS = ("examples", "switches", "box")
FILES = {
    **{name: f"test_rules_{name}.py" for name in RULES},
    **{name: f"test_rules_masterworks_{name}.py" for name in RULES_MASTERWORKS},
    **{name: f"test_{name}.py" for name in (*OTHERS, *(f"{name}_masterworks" for name in OTHERS))},
}
PARAGRAPHS = [
    *[f"R1.{i}" for i in range(1, 4)],
    *[f"R2.{i}" for i in range(1, 8)],
    *[f"R3.{i}" for i in range(1, 4)],
    *[f"R4.{i}" for i in range(1, 5)],
    *[f"R5.{i}" for i in range(1, 5)],
    *[f"R6.{i}" for i in range(1, 5)],
    *[f"R7.1.{i}" for i in range(1, 5)],
    *[f"R7.2.{i}" for i in range(1, 4)],
    *[f"R7.3.{i}" for i in range(1, 6)],
    *[f"R7.4.{i}" for i in range(1, 4)],
    "R7.5",
    *[f"R7.6.{i}" for i in range(1, 4)],
    *[f"R8.{i}" for i in range(1, 4)],
    *[f"R10.{i}" for i in range(1, 4)],
    *[f"X{chapter}.{i}" for chapter, last in enumerate((7, 6, 3, 4, 5, 5, 3, 1), 1) for i in range(1, last + 1)],
]
ROWS = re.findall(r"^\| ([RX][\d.]+) \| (.+) \| (.+) \| (.+) \|$", MAP, re.MULTILINE)


def known_tests(name: str) -> set[str]:
    """The test functions of a file."""
    tree = ast.parse((TESTS / FILES[name]).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def test_every_paragraph_is_there_once() -> None:
    assert [row[0] for row in ROWS] == PARAGRAPHS


def test_every_module_exists() -> None:
    for paragraph, _, modules, _ in ROWS:
        names = re.findall(r"`([^`]+)`", modules)
        assert names, paragraph
        for name in names:
            assert (MODULES / name).is_file(), f"{paragraph}: {name}"


def test_every_test_exists() -> None:
    known = {name: known_tests(name) for name in FILES}
    for paragraph, _, _, tests in ROWS:
        names = re.findall(r"`(\w+)::(\w+)`", tests)
        assert names, paragraph
        assert len(names) == tests.count("`") / 2, paragraph
        for file, test in names:
            assert any(found == test or found.startswith(f"{test}_") for found in known[file]), f"{paragraph}: {test}"


def test_every_test_of_the_rules_is_named() -> None:
    named = set(re.findall(r"`(\w+)::(\w+)`", MAP))
    for file in (*RULES, *RULES_MASTERWORKS):
        for test in known_tests(file):
            assert any(test == name or test.startswith(f"{name}_") for where, name in named if where == file), test


def test_every_switch_stands_beside_its_paragraph() -> None:
    beside = {switch for _, short, _, _ in ROWS for switch in re.findall(r"\(`(\w+)`\)", short)}
    known = set()
    for file in ("box.toml", "masterworks.toml"):
        text = (MODULES / file).read_text("utf-8")
        rules = text[text.index("\n[rules]") : text.index("\n[switches]")]
        known |= set(re.findall(r"^(\w+) =", rules, re.MULTILINE))
    assert beside == known


def test_other_files_that_it_names_exist() -> None:
    for path in re.findall(r"`(tests/[\w/]+\.py)`", MAP):
        assert (ROOT / path).is_file(), path
