"""``ridotto arena``: what it prints and writes, and one sentence for every fault of a user."""

import json
import re
import shlex
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ridotto.arena import workers
from ridotto.arena.schedule import Job
from ridotto.arena.table import Result
from ridotto.cli import main


class House:
    """The command line in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def run(self, *arguments: object) -> tuple[int, str, str]:
        """Status, output and error output of ``ridotto arena``."""
        self._monkeypatch.setattr(sys, "argv", ["ridotto", "arena", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        told = self._capsys.readouterr()
        return int(ended.value.code or 0), told.out, told.err

    def told(self, *arguments: object) -> Any:
        """The JSON of a command that succeeds."""
        status, out, err = self.run(*arguments, "--json")
        assert (status, err) == (0, "")
        return json.loads(out)

    def refused(self, *arguments: object) -> str:
        """The sentence of a command that ends with status 2 and says nothing else."""
        status, out, err = self.run(*arguments)
        assert (status, out) == (2, "")
        assert err.startswith("ridotto: ") and err.count("\n") == 1
        return err.removeprefix("ridotto: ").strip()


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> House:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    return House(monkeypatch, capsys)


PLAY = ("play", "mille-fiori", "--bot", "greedy", "--bot", "random", "--deals", 4, "--workers", 1)


def test_a_tournament_with_its_file_and_page(house: House, tmp_path: Path) -> None:
    found = house.told(*PLAY, "--players", 3)
    assert (found["deals"], found["games"]) == (4, 24)
    greedy, random = found["bots"]
    assert greedy["win"]["value"] > 1 / 3 > random["win"]["value"]
    assert greedy["rating"]["low"] > 25 > random["rating"]["high"]
    lone = found["meetings"][0]
    assert (lone["bot"], lone["others"], lone["games"]) == ("greedy", {"random": 2}, 12)
    assert lone["win"]["low"] > lone["fair"] == pytest.approx(1 / 3)
    assert found["pairs"][0]["ahead"]["low"] > 0.5
    (results,) = tmp_path.glob("mille-fiori-3p-*.arena.jsonl")
    assert len(results.read_text().splitlines()) == 25
    assert results.with_suffix(".html").exists()
    # The same arguments find the same file, in which nothing is missing.
    before = results.read_bytes()
    assert house.told(*PLAY, "--players", 3) == found
    assert house.told("report", results) == found
    assert results.read_bytes() == before


def test_the_tables_on_the_terminal(house: House) -> None:
    status, out, err = house.run(*PLAY, "--out", "all.jsonl", "--page", "pages/all.html")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("mille-fiori (base), 2 seats: 8 games on 4 deals, seed 0")
    assert re.search(r"greedy +8 +100\.0% +51\.0 to 100\.0 ", out)
    assert re.search(r"greedy +random +8 +100\.0% +51\.0 to 100\.0", out)
    assert lines[-2:] == ["Results: all.jsonl", "Report:  pages/all.html"]


def test_the_page_says_everything_by_itself(house: House, tmp_path: Path) -> None:
    found = house.told(*PLAY, "--out", "page.jsonl")
    page = (tmp_path / "page.html").read_text("utf-8")
    for bot in found["bots"]:
        rating = bot["rating"]
        assert f"{bot['rating']['value']:.1f} ({rating['low']:.1f} to {rating['high']:.1f})" in page
        assert f"{bot['win']['value']:.1%} ({bot['win']['low'] * 100:.1f} to {bot['win']['high'] * 100:.1f})" in page
        assert f"{bot['ms']:.2f} ms, longest {bot['longest']:.0f}" in page
    assert page.count('<circle class="dot"') == 2 + 2 + 1 + 2  # win rates, ratings, one pair, times
    assert not re.search(r"https?:|<script|<link|<img|@import|url\(", page)
    assert "prefers-color-scheme: dark" in page and 'name="viewport"' in page
    # The command that it names plays the same games.
    command = re.search(r"<pre>(.*?)</pre>", page, re.S)
    assert command is not None
    words = shlex.split(command[1].replace("\\\n", ""))
    assert words[:3] == ["ridotto", "arena", "play"]
    again = house.told(*words[2:], "--workers", 1, "--out", "again.jsonl")
    assert [bot["win"] for bot in again["bots"]] == [bot["win"] for bot in found["bots"]]


def test_names_and_options_are_escaped_and_repeated(house: House, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text('name = "a<b"\nextends = "base"\n[houses.value]\nH7 = 3\n')
    options = ("--edition", "own.toml", "--option", "handshake=never", "--schedule", "first", "--players", 3)
    found = house.told(*PLAY[:6], "--deals", 1, "--workers", 1, *options, "--out", "own.jsonl")
    assert found["games"] == 3
    assert (found["head"]["edition"], found["head"]["options"]) == ("a<b", {"handshake": "never"})
    page = (tmp_path / "own.html").read_text("utf-8")
    assert "a<b" not in page and "a&lt;b" in page
    for part in ("--edition FILE", "--option handshake=never", "--schedule first", "--deals 1"):
        assert part in page


def test_a_ladder_doubles_its_budget(house: House, tmp_path: Path) -> None:
    arguments = ("ladder", "mille-fiori", "--bot", "search:iterations=2", "--steps", 2, "--deals", 2, "--workers", 1)
    status, out, _ = house.run(*arguments, "--out", "ladder.jsonl")
    assert status == 0
    assert [bot["bot"] for bot in house.told("report", "ladder.jsonl")["bots"]] == [
        "search:iterations=2",
        "search:iterations=4",
        "search:iterations=8",
    ]
    assert "Twice the budget against once" in out
    page = (tmp_path / "ladder.html").read_text("utf-8")
    assert "Does twice the budget win?" in page and "Rating by budget" in page
    assert "--steps 2" in page


def test_interrupted_it_says_how_to_go_on(house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Broken(workers.Here):
        """Is interrupted after five games."""

        def run(self, text: str, code: str, jobs: Iterable[Job]) -> Iterator[Result]:
            for number, found in enumerate(super().run(text, code, jobs)):
                if number == 5:
                    raise KeyboardInterrupt
                yield found

    with monkeypatch.context() as patched:
        patched.setattr(workers, "open_pool", lambda *_: Broken())
        status, out, err = house.run(*PLAY, "--out", "broken.jsonl")
    assert (status, out) == (130, "")
    assert err == "Interrupted: 5 finished games are in broken.jsonl; the same command goes on from there.\n"
    # What is there already can be looked at: the deals that are complete.
    status, out, err = house.run("report", "broken.jsonl", "--json")
    assert (status, json.loads(out)["games"]) == (0, 4)
    assert err.startswith("ridotto: broken.jsonl: the games of deals that are not complete are left out (1);")
    assert house.told(*PLAY, "--out", "broken.jsonl")["games"] == 8


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "mille-fiori", "--bot", "greedy"), "A tournament needs at least two different bots"),
        (("play", "mille-fiori", "--bot", "greedy", "--bot", "greedy"), "The bot greedy is named twice"),
        (("play", "mille-fiori", "--bot", "greedy", "--bot", "gready"), "Unknown bot 'gready': choose one of random,"),
        (("play", "chess", "--bot", "greedy", "--bot", "random"), "Unknown game 'chess'"),
        ((*PLAY, "--players", 5), "mille-fiori cannot be played by 5: the number of players is one of 2, 3, 4."),
        ((*PLAY, "--edition", "fine"), "Unknown edition 'fine' of mille-fiori"),
        ((*PLAY, "--schedule", "swiss"), "Unknown schedule 'swiss': choose one of mixed, pairs, first, steps."),
        (("ladder", "mille-fiori", "--bot", "greedy"), "greedy has no budget to double"),
        ((*PLAY, "--ray", "127.0.0.1:1"), "Nobody answers at 127.0.0.1:1: Connection refused; check the address"),
        ((*PLAY, "--ray", "cluster"), "--ray cluster: write HOST:PORT, ray://HOST:PORT, auto or local."),
        ((*PLAY, "--out", "all.html"), "The page would replace the results in all.html; name another file"),
        (("report", "nothing.jsonl"), "Cannot read nothing.jsonl: No such file or directory"),
        ((*PLAY, "--out", "/proc/here/all.jsonl"), "Cannot write results to /proc/here/all.jsonl"),
        ((*PLAY, "--out", "a.jsonl", "--page", "/proc/here/all.html"), "Cannot write /proc/here/all.html"),
    ],
)
def test_faults(house: House, arguments: tuple[object, ...], sentence: str) -> None:
    assert house.refused(*arguments).startswith(sentence)


def test_the_file_of_another_tournament(house: House) -> None:
    house.told(*PLAY, "--out", "one.jsonl")
    assert house.refused(*PLAY, "--out", "one.jsonl", "--seed", 1) == (
        "one.jsonl holds another tournament (seed: 0 there, 1 here); "
        "repeat its arguments, or begin a new file with --out."
    )
    assert "bots" in house.refused(*PLAY, "--bot", "search:iterations=2", "--out", "one.jsonl")
