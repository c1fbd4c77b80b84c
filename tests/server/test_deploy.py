"""What is written for those who host a house names only what there is."""

import re
from pathlib import Path

import pytest

import ridotto

ROOT = Path(__file__).parent.parent.parent
SOURCES = "\n".join(path.read_text("utf-8") for path in Path(ridotto.__file__).parent.rglob("*.py"))
WRITTEN = [ROOT / "docs" / "hosting.md", *sorted((ROOT / "deploy").iterdir())]


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.name)
def test_settings_and_commands_exist(path: Path) -> None:
    text = path.read_text("utf-8")
    assert [name for name in set(re.findall(r"\bRIDOTTO_[A-Z_]+\b", text)) if f'"{name}"' not in SOURCES] == []
    commands = set(re.findall(r"(?:bin/ridotto|^ridotto|'ridotto|exec ridotto ridotto) ([a-z]+)", text, re.MULTILINE))
    assert [name for name in commands if f"\ndef {name}(" not in SOURCES] == []


def test_units_differ_only_in_where_matches_are() -> None:
    """What hardens one hardens the other."""
    one, many = (
        [line for line in (ROOT / "deploy" / name).read_text().partition("UMask")[2].splitlines() if line]
        for name in ("ridotto.service", "ridotto@.service")
    )
    assert one == many and len(one) > 25
