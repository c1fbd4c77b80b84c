"""Files of results that somebody has edited, cut off or mistaken for others: one sentence, and the file as it was."""

import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from ridotto.arena import ratings, report, terminal
from ridotto.arena.results import ResultFile, head_of, read
from ridotto.arena.schedule import Tournament
from ridotto.arena.summary import summarize
from ridotto.arena.workers import Here
from ridotto.engine.errors import RidottoError
from tests.records.make import FOLDER

from .playing import played, tournament

VALUES: tuple[Any, ...] = (
    *(None, True, -1, 7, 10**30, 1.5, -1e300, float("inf"), float("nan")),
    *("", "x", "[/b]", "\ud800", [], [None], [[]], {}, {"a": [1]}),
)
NONE = "is no file of an arena (ridotto-arena/1), or its first line was changed; choose another file."


@pytest.fixture(scope="module")
def what() -> Tournament:
    return tournament("greedy", "random", seed=3)


@pytest.fixture(scope="module")
def whole(what: Tournament, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with two deals."""
    path = tmp_path_factory.mktemp("arena") / "whole.jsonl"
    played(what, 2, path, Here())
    return path.read_bytes()


def refused(path: Path, what: Tournament, content: bytes) -> str:
    """The sentence with which a file is refused, whether to be shown or to go on from; it stays as it is."""
    path.write_bytes(content)
    with pytest.raises(RidottoError) as shown:
        read(path)
    with pytest.raises(RidottoError) as played_on, ResultFile(path, head_of(what)):
        pass
    assert str(shown.value) == str(played_on.value) and path.read_bytes() == content
    return str(shown.value)


def test_other_files_are_refused(tmp_path: Path, what: Tournament, whole: bytes) -> None:
    path = tmp_path / "other.jsonl"
    for content in (
        b"no newline",
        b"\n",
        b"{}\n",
        b'{"format": "ridotto-arena/1"}\n',
        b"[1, 2]\n",
        b"3\n",
        b"[" * 100_000 + b"\n",
        bytes(range(256)),
        whole.replace(b"ridotto-arena/1", b"ridotto-arena/2"),
        whole.split(b"\n", 1)[1],
        (FOLDER / "shared-victory.record.json").read_bytes(),
    ):
        assert refused(path, what, content) == f"{path} {NONE}"


def test_what_is_no_file_at_all(tmp_path: Path, what: Tournament) -> None:
    with pytest.raises(RidottoError, match=r"Cannot read .*nothing\.jsonl: No such file"):
        read(tmp_path / "nothing.jsonl")
    for way in (read, lambda path: ResultFile(path, head_of(what))):
        with pytest.raises(RidottoError, match=f"{tmp_path}: Is a directory"):
            way(tmp_path)


def test_lines_that_are_no_results_are_named(tmp_path: Path, what: Tournament, whole: bytes) -> None:
    path = tmp_path / "lines.jsonl"
    head, first, *rest = whole.splitlines(keepends=True)
    game = json.loads(first)
    for line in (
        b"\n",
        b"[]\n",
        b"torn\n",
        first[:-9] + b"\n",
        b"\xff\n",
        b"9" * 9999 + b"\n",
        b"[" * 99_999 + b"\n",
        head,
    ):
        sentence = refused(path, what, head + line + b"".join(rest))
        assert sentence == f"{path}, line 2: this is no result of a game; remove the line."
    for changed in (
        {"seats": [1, 0]},
        {"number": 2},
        {"scores": [1.0, 2.0, 3.0]},
        {"ranks": [2, 2]},
        {"ranks": [1, 3]},
        {"ranks": []},
        {"longest": [0.5]},
    ):
        line = json.dumps({**game, **changed}).encode() + b"\n"
        sentence = refused(path, what, head + line + b"".join(rest))
        assert sentence == f"{path}, line 2: this is no game of the tournament in line 1; remove the line."


def test_a_head_that_contradicts_itself(tmp_path: Path, what: Tournament, whole: bytes) -> None:
    path = tmp_path / "head.jsonl"
    head = json.loads(whole.splitlines()[0])
    for changed in (
        {"players": 3},
        {"tables": [[0, 0]]},
        {"tables": []},
        {"bots": ["greedy", "greedy"]},
        {"bots": ["greedy"], "tables": [[0, 0]]},
        {"kind": "league"},
        {"kind": "ladder", "tables": [[1, 0]]},
    ):
        assert refused(path, what, json.dumps({**head, **changed}).encode() + b"\n") == f"{path} {NONE}"
    crowd = {"players": 12, "tables": [[0, 1] * 6]}
    assert refused(path, what, json.dumps({**head, **crowd}).encode() + b"\n").startswith(
        f"{path}, line 1: mille-fiori cannot be played by 12: the number of players is one of 2, 3, 4."
    )
    assert "line 1: Unknown game 'chess'" in refused(path, what, json.dumps({**head, "game": "chess"}).encode() + b"\n")


def damaged(line: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The line with every key taken away, and with every value, also within lists, replaced."""
    for key, old in line.items():
        yield {name: value for name, value in line.items() if name != key}
        for value in VALUES:
            yield {**line, key: value}
            for at in range(len(old) if isinstance(old, list) else 0):
                yield {**line, key: [*old[:at], value, *old[at + 1 :]]}


def test_whatever_is_damaged_it_is_refused_or_can_be_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: bytes
) -> None:
    for rounds in ("ORDERS", "RESAMPLES", "LEAST"):
        monkeypatch.setattr(ratings, rounds, 2)
    path = tmp_path / "damaged.jsonl"
    lines = [json.loads(line) for line in whole.splitlines()]
    refusals, shown = 0, 0
    for number, line in chain.from_iterable(((at, each) for each in damaged(lines[at])) for at in (0, 1)):
        path.write_text("".join(f"{json.dumps(line if at == number else old)}\n" for at, old in enumerate(lines)))
        try:
            found = summarize(*read(path))
        except RidottoError as error:
            refusals += 1
            assert str(path) in str(error) and "\n" not in str(error)
            continue
        report.page(found).encode()
        terminal.show(found)
        shown += 1
    assert refusals > 400 and 0 < shown < 100


def test_a_file_that_was_cut_off_goes_on(tmp_path: Path, what: Tournament, whole: bytes) -> None:
    path = tmp_path / "cut.jsonl"
    results = read_after(path, whole)
    for end in (0, 1, 30, whole.index(b"\n"), whole.index(b"\n") + 1, len(whole) - 30, len(whole) - 1):
        path.write_bytes(whole[:end])
        with ResultFile(path, head_of(what)) as file:
            left = [asked for asked in results if asked in file.results.values()]
            assert len(left) == len(file.results) == max(0, whole[:end].count(b"\n") - 1)


def read_after(path: Path, content: bytes) -> list[Any]:
    path.write_bytes(content)
    return read(path)[1]
