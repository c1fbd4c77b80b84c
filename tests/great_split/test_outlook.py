"""The greedy player: it divides so that the worse of both outcomes is best, and resolves by immediate gain."""

import numpy as np
import pytest

from ridotto.bots import choose_move, find_bot
from ridotto.engine.rng import new_rng
from ridotto.games.great_split import GAME
from ridotto.games.great_split.rules.outlook import cards_worth, outlook, promise
from ridotto.games.great_split.table import DISCARD, RESOLVE, SPLIT, TAKE

from .setting import Setting, hand_of, new_match, table_of

GREEDY = find_bot("greedy")


def greedy(setting: Setting, seat: int = 0) -> str:
    """The move of the greedy player in words."""
    move = choose_move(GREEDY, setting.match.view(seat), new_rng("greedy"))
    words = setting.match.play(seat, *move).words
    assert words is not None
    return words


def test_it_divides_so_that_the_worse_group_is_best() -> None:
    setting = Setting(["I-01 I-11 II-07 II-15 III-11"], phase=SPLIT)
    box, table = setting.match.box.record, setting.table
    full = 31
    worse = {
        mask: min(float(cards_worth(box, table, 0, 0, mask)), float(cards_worth(box, table, 0, 0, full & ~mask)))
        for mask in range(1, full, 2)
    }
    greedy(setting)
    assert worse[int(table.first[0])] == max(worse.values()) > min(worse.values())


def test_it_takes_the_better_group() -> None:
    setting = Setting(["I-11 I-12", "I-13 I-14", "I-15 III-01 III-05"], phase=SPLIT)
    setting.move("split I-11 | I-12")
    setting.move("split I-13 | I-14", seat=1)
    setting.move("split I-15 | III-01 III-05", seat=2)
    assert greedy(setting) == "take second"


def test_it_discards_the_weakest_cards() -> None:
    setting = Setting(["I-11 II-01 II-07 II-15 III-01 III-05 III-11"], phase=DISCARD, tomes=16)
    assert greedy(setting).split()[0] == "discard"
    assert {"II-07", "III-05", "III-11"} <= set(setting.hand()) and len(setting.hand()) == 5


@pytest.mark.parametrize(
    ("hand", "cubes", "words"),
    [
        ("I-11 III-11", {}, "play III-11"),  # five prestige
        ("III-01", {"tomes": 16, "gold": 16}, "turn III-01 prestige"),  # the track is full
    ],
)
def test_it_resolves_by_immediate_gain(hand: str, cubes: dict[str, int], words: str) -> None:
    setting = Setting([hand], round=6, **cubes)
    setting.move("splitter prestige")
    assert greedy(setting) == words


def test_at_the_end_only_prestige_counts() -> None:
    setting = Setting()
    setting.table.prestige[0] = 44
    setting.table.phase = 5
    assert outlook(setting.match.box.record, setting.table, 0) == 44.0


def test_on_the_last_round_the_promise_is_the_final_scoring() -> None:
    setting = Setting(characters="C1", round=6, slider=6, **{
        **{"tomes": 10, "artwork": 9, "topaz": 8, "emerald": 10, "gold": 12},
        **{"tomes_seal": 6, "artwork_seal": 3, "topaz_seal": 4, "emerald_seal": 1, "gold_seal": 8},
    })  # fmt: skip
    found = float(promise(setting.match.box.record, setting.table, 0))
    assert found == 11 + 15 + 16 + 37  # example 24, with the slider one further: the mean tile


@pytest.mark.statistics
def test_a_game_of_greedy_players() -> None:
    match, rng = new_match(2, 1), new_rng("game")
    phases = set()
    while not match.over:
        seat = match.actors[0]
        phases.add(int(match.table["phase"]))
        match.play(seat, *choose_move(GREEDY, match.view(seat), rng))
    assert phases == {DISCARD, SPLIT, TAKE, RESOLVE}
    scores = match.result()[0]
    assert min(scores) > 90
    assert np.isfinite(float(outlook(match.box.record, table_of(match), 0)))
    assert GAME.name == "great-split" and len(hand_of(match, 0)) > 0
