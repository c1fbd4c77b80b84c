"""The own records: they replay to their result and really show what their name says."""

from pathlib import Path

import pytest

from ridotto.engine import record
from ridotto.games.mille_fiori.box import switches

from ..records.ways import SETS, Recorded
from ..records.ways import WAYS as WAYS_BASE
from ..records.ways_masterworks import WAYS as WAYS_MASTERWORKS

WAYS = WAYS_BASE | WAYS_MASTERWORKS
FOLDER = Path(__file__).parents[1] / "records" / "mille-fiori"


def test_every_own_record_is_told_of() -> None:
    own = {path.name.removesuffix(".record.json") for path in FOLDER.glob("*.record.json")}
    assert {name for name in own if not name.startswith("mille-fiori-")} == set(WAYS)


@pytest.mark.parametrize("name", WAYS)
def test_shows_what_its_name_says(name: str) -> None:
    way, path = WAYS[name], FOLDER / f"{name}.record.json"
    game = record.read(path)
    assert (game["options"], game.get("box"), len(game["players"])) == (way.options, way.changes, way.players)
    assert game["edition"] == (way.changes["name"] if way.changes else way.edition)
    match, trace = record.replay(game, legal=True)
    assert match.result() == (game["result"]["scores"], game["result"]["ranks"], True)
    assert len(trace) == len(game["moves"])
    assert record.dump(record.to_record(match)) == path.read_text("utf-8")
    assert way.shows(Recorded(game))


def test_every_alternative_of_every_switch_has_a_record() -> None:
    for name, values in switches("base").items():
        for value in values[1:]:
            stands_for = f"switch-{name.replace('_', '-')}-{str(value).lower()}"
            assert WAYS[stands_for].options == {name: value}
    for name in set(switches("masterworks")) - set(switches("base")):
        for value in switches("masterworks")[name][1:]:
            stands_for = f"masterworks-switch-{name.replace('_', '-')}-{str(value).lower()}"
            assert WAYS[stands_for].options == {name: value}


def test_every_set_and_every_end_has_a_record() -> None:
    assert {f"bonus-{which}" for which in SETS} <= set(WAYS)
    ends = {f"end-by-{reason}-{players}p" for reason in ("deck", "diamonds") for players in (2, 3, 4)}
    assert ends | {f"masterworks-{end}" for end in ends} <= set(WAYS)


@pytest.mark.parametrize("name", [name for name in WAYS if name.startswith("switch-")])
def test_a_switch_makes_a_difference(name: str) -> None:
    assert Recorded(record.read(FOLDER / f"{name}.record.json")).differs
