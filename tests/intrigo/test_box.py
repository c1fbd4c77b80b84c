"""The box: components against the tables of the rules, its self-checks, and editions of an owner's own."""

import copy
from typing import Any

import pytest

from ridotto.engine import box as boxes
from ridotto.engine import record
from ridotto.engine.errors import BadBox, UnknownName
from ridotto.engine.match import Match
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.box import printed
from ridotto.games.intrigo.checks import check_printed
from ridotto.games.intrigo.table import KINDS

from .setting import intrigo


def test_components() -> None:
    found = GAME.components(intrigo())
    cards = {card["id"]: card["count"] for card in found["cards"]}
    assert sum(cards.values()) == 16
    assert {name for name, count in cards.items() if count == 2} == {"tiepolo-3"}
    assert sum(card["value"] * card["count"] for card in found["cards"]) == 48
    assert [each["kind"] for each in found["influence"]] == list(KINDS)
    assert all(each["prices"] == [1, 2, 3] for each in found["influence"])
    assert found["rings"] == {
        "2": {"arcades": 8, "hand": 4, "families": 2},
        "3": {"arcades": 12, "hand": 4, "families": 1},
        "4": {"arcades": 16, "hand": 4, "families": 1},
    }
    assert (found["equal"], found["different"], found["seals_each"], found["ducats"]) == (4, 5, 3, 36)


def test_every_figure_has_a_source() -> None:
    data = printed()
    boxes.check_provenance(data)
    used = {source for entry in data["provenance"].values() for source in entry["sources"]}
    assert used == set(data["sources"])
    paths = {path for path, _ in boxes.leaves(data)}
    for path in data["provenance"]:
        assert any(leaf == path or leaf.startswith(f"{path}.") for leaf in paths), path


def test_every_question_is_one_value() -> None:
    data = printed()
    for name in (
        *("influence.after_round", "thief.targets", "trader.range", "gondolier.mode", "courtesan.mode", "guard.mode"),
        *("influence.effect_optional", "influence.may_buy_without_target", "resolve.single_card", "same_owner_tie"),
        *("cleanup.leftover_tokens", "cleanup.displaced_tokens", "seal.token_returns", "ducats.finite"),
        *("first_player.rotation", "draft.direction", "two_players.layout", "three_players.neutral"),
        *("palace_door.kind", "information.public", "game.max_rounds", "empty_hand"),
    ):
        assert name in data["rules"] and name in data["switches"]
    leaves = dict(boxes.leaves(data))
    for path in ("influence.price_ladder.thief", "ducats.total", "ducats.hand_limit", "families.names.contarini"):
        assert path in leaves
    assert "neutral.values" in leaves and "guilds.names.vinai" in leaves


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"famlies": {}}, r"famlies: there is no such key in the box; did you mean 'families'\?"),
    ({"families": {"values": [2, 3, 3]}}, r"families\.values = \[2, 3, 3\]: .* different values"),
    ({"families": {"values": [2, 3, 5]}}, r"families\.values = 5: .* between 2 and 4"),
    ({"families": {"names": {"dandolo": ""}}}, r"families\.names\.dandolo = ''"),
    ({"families": {"names": {"dandolo": "  "}}}, r"families\.names\.dandolo = '  ': a name has 1 to 40"),
    ({"families": {"names": {"dandolo": 7}}}, r"families\.names\.dandolo = 7"),
    (
        {"families": {"names": {"dandolo": "contarini "}}},
        r"families\.names\.dandolo = 'contarini': contarini has this name",
    ),
    (
        {"guilds": {"names": {"vinai": "Farmers", "clero": "farmers"}}},
        r"guilds\.names\.vinai = 'Farmers': clero has this",
    ),
    ({"neutral": {"values": 3}}, r"neutral\.values = 3: this must be a list"),
    ({"neutral": {"values": [2]}}, r"the 13 Plot cards must be enough for exactly two rounds"),
    ({"neutral": {"values": [2, 2, 3, 3, 4]}}, r"17 Plot cards for 2 players"),
    ({"arcades": {"4": 15}}, r"arcades: 15 Arcade cards for 4 players"),
    ({"arcades": {"4": 18}}, r"arcades\.4 = 18: .* between 4 and 16"),
    ({"hand": {"3": 3}}, r"12 Arcade cards for 3 players with 3 cards each"),
    ({"arcades": {"2": 12}, "hand": {"2": 6}}, r"exactly two rounds"),
    ({"influence": {"price_ladder": {"thief": 1}}}, r"influence\.price_ladder\.thief = 1: this must be a list"),
    ({"influence": {"price_ladder": {"guard": [1, -1]}}}, r"influence\.price_ladder\.guard = -1"),
    ({"ducats": {"total": 2}}, r"ducats\.start = 1: 2 Ducats are not enough"),
    ({"guilds": {"tokens": 1}}, r"guilds\.tokens = 1: the bag must hold"),
    ({"victory": {"equal": 0}}, r"victory\.equal = 0"),
    ({"victory": {"different": 6}}, r"victory\.different = 6"),
    ({"rules": {"guard.mode": "sleep"}}, r"rules\.guard\.mode = sleep: choose one of protection"),
    ({"checks": {"seals": 3}}, r"checks: an edition cannot change this part"),
]


@pytest.mark.parametrize(("changes", "message"), WRONG)
def test_a_wrong_edition_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadBox, match=message) as caught:
        intrigo(changes=changes)
    assert str(caught.value).endswith((".", "?")) and "\n" not in str(caught.value)


def test_names_are_stripped() -> None:
    found = GAME.components(intrigo(changes={"families": {"names": {"dandolo": " Venier "}}}))
    assert found["families"]["dandolo"] == "Venier"


@pytest.mark.parametrize("name", ["plot_cards", "plot_values", "influence_cards", "seals", "arcade_cards"])
def test_printed_sums(name: str) -> None:
    data = copy.deepcopy(printed())
    data["checks"][name] += 1
    with pytest.raises(BadBox, match=rf"checks\.{name} = "):
        check_printed(data)


def test_unknown_names() -> None:
    with pytest.raises(UnknownName, match="Unknown edition of intrigo 'base': choose one of standard"):
        GAME.load_box("base", {}, None)
    with pytest.raises(UnknownName, match="Unknown option 'thief'"):
        GAME.load_box("standard", {"thief": "no"}, None)
    with pytest.raises(BadBox, match="names itself 'mine'"):
        GAME.load_box("yours", {}, {"name": "mine"})


def test_an_own_edition_is_recorded_and_replayed() -> None:
    changes = {"influence": {"price_ladder": {"thief": [0, 0, 0]}}, "rules": {"game.max_rounds": 30}}
    match = Match.deal(GAME, intrigo(changes=changes), ["Ada", "Bo"], "own")
    while not match.over:
        if match.awaits_chance:
            match.chance()
        else:
            match.play(match.actors[0], *match.moves(match.actors[0])[-1])
    written = record.to_record(match)
    assert written["edition"] == "own" and written["box"]["influence"] == changes["influence"]
    assert record.replay(written)[0].result() == match.result()


def test_every_event_and_view_has_the_types_that_are_told() -> None:
    from pydantic import TypeAdapter

    types = {name: TypeAdapter(kind) for name, kind in GAME.schema.items()}
    types["Components"].validate_python(GAME.components(intrigo()), strict=True)
    for players in GAME.seats:
        match = Match.deal(GAME, intrigo(), ["Ada", "Bo", "Cleo", "Dan"][:players], "types")
        while not match.over:
            if match.awaits_chance:
                match.chance()
            else:
                match.play(match.actors[0], *match.moves(match.actors[0])[-1])
            for seat in (-1, 0):
                types["View"].validate_python(match.view(seat).describe(), strict=True)
            for event in match.events(match.log[-1].rows):
                types["Event"].validate_python(event, strict=True)
