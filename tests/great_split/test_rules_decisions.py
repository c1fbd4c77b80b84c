"""Rules 37 to 40: what is decided, what is secret, what chance does, each by its number."""

from itertools import permutations

import numpy as np
import pytest

from ridotto.engine.errors import IllegalMove
from ridotto.engine.match import Match
from ridotto.games.great_split import GAME
from ridotto.games.great_split.table import SPLIT

from .setting import ALL_SEATS, Setting, new_match, random_move


@pytest.mark.parametrize("players", ALL_SEATS)
def test_rule_37_order_of_the_decisions(players: int) -> None:
    match, pick = new_match(players, 12), np.random.default_rng(12)
    phases: list[tuple[int, str]] = []
    while not match.over:
        view = match.view().describe()
        if not phases or phases[-1] != (view["round"], view["phase"]):
            phases.append((view["round"], view["phase"]))
        seat, move = random_move(match, pick)
        match.play(seat, *move)
    without = [each for each in phases if each[1] != "discard"]
    assert without == [(round_, name) for round_ in range(1, 7) for name in ("split", "take", "resolve")]
    for round_, name in phases:
        if name == "discard":
            assert phases[phases.index((round_, name)) + 1] == (round_, "split")


def test_rule_38_what_is_secret() -> None:
    for words in ("discard I-05", "take first", "turn I-05 gold", "turn III-05 prestige"):
        assert GAME.is_secret(GAME.action(words) or 0)
    assert GAME.is_secret(0)  # a division
    for words in ("play I-05", "splitter gold", "seal gold-seal", "arrow prestige"):
        action = GAME.action(words)
        assert action is not None and not GAME.is_secret(action)


def test_rule_39_the_order_of_the_cards_in_a_group_has_no_meaning() -> None:
    setting = Setting(["I-03 I-01 I-02 I-04", "I-06 I-05", "I-08 I-07"], phase=SPLIT)
    for words in ("split I-02 I-01 | I-03 I-04", "split I-01 I-02 | I-04 I-03", "split I-03 I-04 | I-01 I-02"):
        with pytest.raises(IllegalMove):
            setting.match.move(0, words)
    setting.move("split I-01 I-02 | I-03 I-04")
    setting.move("split I-05 | I-06", seat=1)
    setting.move("split I-07 | I-08", seat=2)
    wallet = {"first": ["I-01", "I-02"], "second": ["I-03", "I-04"]}
    assert setting.match.view(1).describe()["seats"][0]["wallet"] == wallet


@pytest.mark.parametrize("players", ALL_SEATS)
def test_rule_39_the_order_in_which_cards_were_drawn_has_no_meaning(players: int) -> None:
    match = new_match(players, 39)
    found = set()
    for order in permutations(range(4)):
        setup = [*(match.setup[card] for card in order), *match.setup[4:]]
        found.add(Match(GAME, match.box, match.players, setup).table_bytes())
    assert len(found) == 1


@pytest.mark.parametrize("players", ALL_SEATS)
def test_rule_40_no_chance_after_the_setup(players: int) -> None:
    match, pick = new_match(players, 13), np.random.default_rng(13)
    while not match.over:
        assert not match.awaits_chance
        seat, move = random_move(match, pick)
        match.play(seat, *move)
    assert all(entry.outcome is None for entry in match.log)
