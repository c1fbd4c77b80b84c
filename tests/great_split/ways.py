"""What each of the own records shows: players, switches, how it was played, and how that is seen in it.

``python -m tests.great_split.ways [NAME ..]`` searches games for those whose records are missing and writes them;
needed again only when the rules get a new version. ``test_records.py`` holds the records to it.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np

from ridotto.bots import choose_move, find_bot
from ridotto.engine import record
from ridotto.engine.game import Json
from ridotto.engine.journal import NO_JOURNAL, new_journal, rows
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng
from ridotto.games.great_split import GAME, events
from ridotto.games.great_split.table import KINDS, RESOLVE, SEALS, SPLIT, TOKENS

from .setting import KERNELS, NAMES, great_split, random_move

FOLDER = Path(__file__).parents[1] / "records" / "great-split"
MOST = 400


class Recorded:
    """A record with everything that happens in it: events move by move."""

    def __init__(self, game: Json) -> None:
        self.game = game
        self.match: Match = record.start(game)
        self.steps = [self.match.events(self.match.move(seat, words).rows) for seat, words in game["moves"]]

    def any(self, kind: str, **wanted: object) -> bool:
        """Some event is like that."""
        return any(
            event["kind"] == kind and all(event.get(key) == value for key, value in wanted.items())
            for step in self.steps
            for event in step
        )

    def longest(self, *kinds: str) -> int:
        """The most events of these kinds in the moves of one seat between two cards."""
        counts: dict[int, int] = {}
        found = 0
        for (seat, words), step in zip(self.game["moves"], self.steps, strict=True):
            if words.split()[0] not in {"seal", "arrow"}:
                counts[seat] = 0
            counts[seat] += sum(event["kind"] in kinds and event["seat"] == seat for event in step)
            found = max(found, counts[seat])
        return found

    @property
    def ranks(self) -> list[int]:
        """Ranks in order, best first."""
        return sorted(self.match.result()[1] or [])

    def words(self, start: str) -> list[str]:
        """All moves that begin like that."""
        return [words for _, words in self.game["moves"] if words.startswith(start)]


@dataclass(frozen=True)
class Way:
    """A way of the game that a record shows."""

    shows: Callable[[Recorded], bool]
    players: int = 3
    policy: str = "mixed"
    options: dict[str, Any] = field(default_factory=dict)
    changes: Json | None = None
    tokens: tuple[str, ...] | None = None


def always(game: Recorded) -> bool:
    """Any game will do."""
    return True


OWN = {
    "note": "an owner's corrections",
    "cards": {"I-19": ["prestige"], "III-06": ["topaz", "topaz", "gold"], "II-18": [["tomes", "gold"]] * 2},
    "characters": {"C3": {"start": ["topaz", "emerald", "gold"]}},
    "setup": {"market_tiles": [0, 0, 1, 1, 1, 1, 2, 2, 2]},
    "tie_break": ["gold", "stars"],
}

CHAINS = {
    "note": "double arrows and gold close together",
    "tracks": {
        "gold_double_arrow_spaces": [4, 5, 7, 9, 11],
        "seal_bonus": {
            "gold": [[1, "gold"], [2, "gold"], [3, "gold"], [5, "gold"]],
            "tomes": [[2, "gold"], [4, "gold"]],
        },
    },
}

WAYS: dict[str, Way] = {
    **{f"players-{players}": Way(always, players, "greedy") for players in GAME.seats},
    **{f"tokens-{'-'.join(order)}": Way(always, 2, tokens=order) for order in permutations(TOKENS)},
    "chain-of-three": Way(lambda game: game.longest("double-arrow", "bonus") >= 3, 4, "chains"),
    "chain-of-arrows": Way(lambda game: game.longest("double-arrow") >= 3, 4, "chains", changes=CHAINS),
    "steps-lost": Way(
        lambda game: (
            any(game.any("lost", track=track) for track in KINDS)
            and any(game.any("lost", track=track) for track in SEALS)
        ),
        4,
        "ends",
    ),
    "full-tracks": Way(
        lambda game: ((game.match.table["track"] == game.match.box.record["end"]).sum(axis=1) >= 3).any(), 2, "ends"
    ),
    "prestige-over-100": Way(lambda game: max(game.match.result()[0]) > 100, 5, "greedy"),
    "shared-victory": Way(lambda game: game.ranks[:2] == [1, 1], 4),
    "shared-second-place": Way(lambda game: game.ranks == [1, 2, 2], 3),
    "many-discards": Way(lambda game: max(len(words.split()) for words in game.words("discard")) >= 7, 2),
    "hand-of-twelve": Way(
        lambda game: any(
            event.get("number", 0) >= 11 for step in game.steps for event in step if event["kind"] == "exchange"
        ),
        4,
        "uneven",
    ),
    "resolutions-mixed": Way(always, 5, "mixed-seats"),
    "switch-hand-limits-middle": Way(always, 3, options={"hand_limits": "middle"}),
    "switch-hand-limits-early": Way(always, 3, options={"hand_limits": "early"}),
    "switch-market-falls": Way(
        lambda game: game.any("score", reason="artwork", points=6), 3, "up", {"market": "falls"}
    ),
    "switch-artwork-tiers-growing": Way(
        lambda game: game.any("score", reason="artwork", points=10), 3, "up", {"artwork_tiers": "growing"}
    ),
    "switch-empty-group": Way(
        lambda game: any(words.endswith(" |") for words in game.words("split")), 3, options={"empty_group": True}
    ),
    "switch-arrow-on-prestige-false": Way(
        lambda game: game.any("double-arrow") and not game.words("arrow prestige"),
        3,
        options={"arrow_on_prestige": False},
    ),
    "switch-arrow-on-full-track": Way(
        lambda game: any([event["kind"] for event in step] == ["arrow", "lost", "lost"] for step in game.steps),
        5,
        "up",
        {"arrow_on_full_track": True},
    ),
    "own-edition": Way(always, 4, "up", changes=OWN),
}


def begin(way: Way, seed: int) -> Match:
    """A game at its first decision, with the tokens in the wanted order."""
    box = great_split(way.options, way.changes)
    match = Match.deal(GAME, box, NAMES[: way.players], f"record {seed}")
    if way.tokens is None:
        return match
    setup = GAME.setup_words(box, way.players, match.setup)
    return Match(GAME, box, match.players, GAME.setup_outcome(box, way.players, {**setup, "scoring": list(way.tokens)}))


def choose(way: Way, match: Match, pick: np.random.Generator) -> tuple[int, tuple[int, ...]]:
    """A move of the kind of the way; seats in order unless they are to be mixed."""
    seat, move = random_move(match, pick, {"up": 1.0, "chains": 0.8}.get(way.policy, 0.4))
    if way.policy == "greedy":
        seat = match.actors[0]
        return seat, choose_move(find_bot("greedy"), match.view(seat), new_rng(int(pick.integers(2**60))))
    if way.policy == "chains" and int(match.table["phase"]) == RESOLVE:
        legal = pick.permutation(match.legal(seat))
        return seat, (int(max(legal, key=lambda action: specials(match, seat, int(action)))),)
    if way.policy == "ends" and int(match.table["phase"]) == RESOLVE:
        legal = pick.permutation(match.legal(seat))
        return seat, (int(max(legal, key=lambda action: ahead(match, seat, int(action)))),)
    if way.policy == "uneven" and int(match.table["phase"]) == SPLIT:
        return seat, (match.legal(seat)[0],)
    return seat, move


def specials(match: Match, seat: int, action: int) -> int:
    """How many special spaces a move sets off at once, double arrows first."""
    tables, journal = match._tables.copy(), new_journal()
    KERNELS.apply(match.box.record, tables, 0, seat, action, journal)
    return sum({events.ARROW: 5, events.BONUS: 2}.get(row[0], 0) for row in rows(journal))


def ahead(match: Match, seat: int, action: int) -> float:
    """How far the foremost cubes are after a move."""
    tables = match._tables.copy()
    KERNELS.apply(match.box.record, tables, 0, seat, action, NO_JOURNAL)
    return float(((tables[0]["track"][seat] / match.box.record["end"]) ** 3).sum())


def played(way: Way, seed: int) -> Match:
    """A game in that way."""
    match, pick = begin(way, seed), np.random.default_rng(seed)
    while not match.over:
        seat, move = choose(way, match, pick)
        match.play(seat, *move)
    return match


def make(name: str) -> None:
    """Find a game for a name and write its record."""
    way = WAYS[name]
    for seed in range(MOST):
        game = record.to_record(played(way, seed))
        if way.shows(Recorded(game)):
            (FOLDER / f"{name}.record.json").write_text(record.dump(game), "utf-8")
            print(f"{name}: seed {seed}, {len(game['moves'])} moves")
            return
    print(f"{name}: none among {MOST} games")


if __name__ == "__main__":
    for each in sys.argv[1:] or [each for each in WAYS if not (FOLDER / f"{each}.record.json").exists()]:
        make(each)
