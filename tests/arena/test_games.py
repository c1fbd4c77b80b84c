"""The games of a tournament: equal deals, equal results wherever and however often they are played, one file."""

import importlib
import json
import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ridotto.arena import table, workers
from ridotto.arena.results import ResultFile, head_of, read, tournament_of
from ridotto.arena.run import play
from ridotto.arena.schedule import Job, games_of
from ridotto.arena.table import Result, deal_match, play_game
from ridotto.arena.workers import Here, Processes, open_pool
from ridotto.engine.errors import RidottoError
from ridotto.engine.match import Match
from ridotto.system.files import write_whole

from .playing import played, tournament


class Broken(Here):
    """Plays some games, then is interrupted."""

    def __init__(self, games: int) -> None:
        self.games = games

    def run(self, text: str, code: str, jobs: Iterable[Job]) -> Iterator[Result]:
        for number, found in enumerate(super().run(text, code, jobs)):
            if number == self.games:
                raise KeyboardInterrupt
            yield found


def test_everybody_plays_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    what = tournament("greedy", "random", players=3)
    game, box = what.box()
    setups: list[tuple[int, ...]] = []

    def noting(match: Match) -> bytes:
        setups.append(match.setup)
        return b""

    monkeypatch.setattr(table, "digest", noting)
    for deal in (0, 1):
        for job in games_of(what, deal):
            play_game(what, game, box, job)
    assert len(setups) == 12
    assert len(set(setups[:6])) == len(set(setups[6:])) == 1 and setups[0] != setups[6]
    assert setups[0] == deal_match(what, game, box, 0).setup


@pytest.mark.parametrize("name", ["mille-fiori", "intrigo", "great-split"])
def test_later_chance_is_the_same_too(name: str) -> None:
    what = tournament("random", "greedy", game=name, seed=3)
    game, box = what.box()
    one, again, other = (deal_match(what, game, box, deal) for deal in (4, 4, 5))
    assert one.table["rng"] == again.table["rng"] != other.table["rng"]
    elsewhere = deal_match(replace(what, seed=4), game, box, 4)
    assert elsewhere.setup != one.setup


def test_points_and_ranks_are_those_of_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    what = tournament("greedy", "random", players=4)
    game, box = what.box()
    matches: list[Match] = []
    monkeypatch.setattr(table, "digest", lambda match: matches.append(match) or b"")
    found = play_game(what, game, box, games_of(what, 0)[2])
    scores, ranks, over = matches[0].result()
    assert over and found.scores == tuple(scores) and found.ranks == tuple(ranks or ())
    assert found.seats == (1, 1, 0, 1)
    for seat in range(4):
        moves = sum(entry.seat == seat for entry in matches[0].log)
        assert 0 < found.choices[seat] <= moves
        assert 0 < found.longest[seat] <= found.ms[seat]


def test_an_interrupted_tournament_goes_on_to_the_same_file(tmp_path: Path) -> None:
    what = tournament("greedy", "random", players=3, seed=2)
    whole = played(what, 3, tmp_path / "whole.jsonl", Here())
    assert len(whole) == 3 * 6
    path = tmp_path / "parts.jsonl"
    with pytest.raises(KeyboardInterrupt):
        played(what, 3, path, Broken(7))
    assert len(read(path)[1]) == 7
    torn = path.read_bytes()[:-20]  # as if the machine had died while it wrote
    path.write_bytes(torn)
    with pytest.raises(KeyboardInterrupt):
        played(what, 3, path, Broken(4))
    assert len(read(path)[1]) == 6 + 4
    assert played(what, 3, path, Here()) == whole
    assert lines(path) == lines(tmp_path / "whole.jsonl")


def lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a file without times."""
    found = [json.loads(line) for line in path.read_text().splitlines()]
    return [{name: value for name, value in line.items() if name not in {"ms", "longest"}} for line in found]


def test_deals_can_be_added(tmp_path: Path) -> None:
    what = tournament("greedy", "random")
    path = tmp_path / "deals.jsonl"
    first = played(what, 2, path, Here())
    assert played(what, 3, path, Broken(2))[:4] == first
    assert played(what, 2, path, Broken(0)) == played(what, 3, tmp_path / "all.jsonl", Here())


@pytest.mark.process
def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    what = tournament("greedy", "random", players=3)
    alone = played(what, 2, tmp_path / "alone.jsonl", Here())
    with open_pool(2, None) as pool:
        assert isinstance(pool, Processes)
        assert len(played(what, 2, tmp_path / "pair.jsonl", pool)) == len(alone) == 12
    assert lines(tmp_path / "alone.jsonl") == lines(tmp_path / "pair.jsonl")


@pytest.mark.process
def test_a_ray_cluster_gives_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    what = tournament("search:iterations=4,threads=2", "random")
    alone = played(what, 1, tmp_path / "alone.jsonl", Here())
    with open_pool(1, "local", what.game, what.bots) as pool:
        played(what, 1, tmp_path / "ray.jsonl", pool)
        assert lines(tmp_path / "ray.jsonl") == lines(tmp_path / "alone.jsonl")
        assert len(alone) == 2

        def granted(*_: object) -> str:
            """What a game has of the cluster, as the sentence of a fault."""
            return str(importlib.import_module("ray").get_runtime_context().get_assigned_resources()["CPU"])

        monkeypatch.setattr(workers, "_told", granted)
        with pytest.raises(RidottoError, match=r"^2\.0$"):
            next(pool.run(what.text(), "", games_of(what, 0)))


class Cluster(ModuleType):
    """A Ray of which only the machines are known."""

    def __init__(self, *cpus: int) -> None:
        super().__init__("ray")
        self._nodes = [{"Alive": True, "Resources": {"CPU": float(each)}} for each in cpus]
        self._nodes.append({"Alive": False, "Resources": {"CPU": 64.0}})

    def init(self, *_: object, **settings: object) -> None:
        pass

    def nodes(self) -> list[dict[str, object]]:
        return self._nodes

    def shutdown(self) -> None:
        pass


@pytest.mark.parametrize(
    ("cpus", "wanted", "bot", "games"),
    [
        ((8,), None, "greedy", 8),
        ((8,), None, "search:threads=3", 2),
        ((8,), 1, "search:threads=3", 1),
        ((4, 3), None, "master", 3),  # two threads: two games on the first machine, one on the second
        ((1, 1), None, "master", 2),  # no machine has two processors, so a game gets the one that there is
    ],
)
def test_a_game_has_the_processors_that_its_bots_need(
    monkeypatch: pytest.MonkeyPatch, cpus: tuple[int, ...], wanted: int | None, bot: str, games: int
) -> None:
    cluster = Cluster(*cpus)
    monkeypatch.setitem(sys.modules, "ray", cluster)
    with open_pool(wanted, "auto", "mille-fiori", [bot, "random"]) as pool:
        assert pool.workers == games


@pytest.mark.parametrize(
    ("cores", "wanted", "bot", "games"),
    [(8, None, "greedy", 8), (2, 4, "greedy", 4), (8, None, "master", 4), (8, 6, "master", 4), (2, 6, "master", 1)],
)
def test_games_at_a_time(monkeypatch: pytest.MonkeyPatch, cores: int, wanted: int | None, bot: str, games: int) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    with open_pool(wanted, None, "mille-fiori", [bot, "random"]) as pool:
        assert pool.workers == games


def test_other_rules_on_another_machine_are_refused() -> None:
    what = tournament("greedy", "random")
    with pytest.raises(RidottoError, match="other rules or bots where a game was to be played"):
        next(Here().run(what.text(), "0123456789abcdef", games_of(what, 0)))


def test_a_head_says_what_was_played() -> None:
    what = tournament("greedy", "random", game="great-split", players=5, seed=7)
    head = head_of(what)
    assert tournament_of(json.loads(json.dumps(head))) == what
    assert head["format"] == "ridotto-arena/1" and head["rules"] == 1 and len(head["code"]) == 16


def test_a_file_belongs_to_one_tournament(tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    head = head_of(tournament("greedy", "random"))
    with ResultFile(path, head), pytest.raises(RidottoError, match="is being written by another run"):
        ResultFile(path, head)
    before = path.read_bytes()
    with pytest.raises(RidottoError, match=r"holds another tournament \(seed: 0 there, 1 here\)"):
        ResultFile(path, head_of(tournament("greedy", "random", seed=1)))
    with pytest.raises(RidottoError, match="begun with other rules or bots than are installed now"):
        ResultFile(path, {**head, "code": "0123456789abcdef"})
    assert path.read_bytes() == before


def test_a_full_disk_leaves_whole_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    what = tournament("greedy", "random")
    path = tmp_path / "full.jsonl"
    played(what, 1, path, Here())
    before = path.read_bytes()
    write = os.write
    with monkeypatch.context() as patched, pytest.raises(RidottoError, match="no space is left; free some space"):
        patched.setattr(os, "write", lambda file, line: write(file, line[:30]))
        played(what, 2, path, Here())
    assert path.read_bytes() == before


def test_a_finished_tournament_plays_nothing(tmp_path: Path) -> None:
    what = tournament("greedy", "random")
    path = tmp_path / "finished.jsonl"
    played(what, 1, path, Here())
    told: list[tuple[int, int]] = []
    with ResultFile(path, head_of(what)) as file:
        before = [asdict(result) for result in file.results.values()]
        play(what, 1, file, Broken(0), lambda done, of: told.append((done, of)))
    assert told == [(2, 2)]
    assert [asdict(result) for result in read(path)[1]] == before


def test_what_cannot_be_written_whole_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    with pytest.raises(RidottoError, match="Cannot write"):
        write_whole(tmp_path / "taken", b"page")
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]
    write_whole(tmp_path / "new" / "page.html", b"page", make_folder=True)
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["page.html"]
