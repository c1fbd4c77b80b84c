"""The file of a tournament: JSON Lines, a head that says what is played, then a line for each finished game.

Lines are appended as games finish, so that a tournament that was interrupted goes on from its file; when it is
complete, they are put in the order of the schedule.
"""

import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Literal, Self

from pydantic import ConfigDict, TypeAdapter

from ridotto.arena.schedule import Job, Tournament, games_of
from ridotto.arena.table import Result, code_hash
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Json, find_game
from ridotto.engine.match import check_players
from ridotto.system.files import write_whole

FORMAT = "ridotto-arena/1"


@dataclass(frozen=True)
class _Made:
    """What a head must say beside the tournament: the format, by what its games were played, and of what kind it is."""

    __pydantic_config__: ClassVar = ConfigDict(strict=True)

    format: Literal["ridotto-arena/1"]
    ridotto: str
    rules: int
    code: str
    kind: str


_MADE: TypeAdapter[_Made] = TypeAdapter(_Made)
_RESULT: TypeAdapter[Result] = TypeAdapter(Result)


def head_of(tournament: Tournament) -> Json:
    """The first line of the file of a tournament."""
    game, box = tournament.box()
    return {
        "format": FORMAT,
        "ridotto": version("ridotto"),
        "rules": box.rules_version,
        "code": code_hash(game, box),
        **json.loads(tournament.text()),
    }


def tournament_of(head: Json) -> Tournament:
    """The tournament that a head describes."""
    return Tournament.read(json.dumps(head))


class ResultFile:
    """The file, held by one process at a time."""

    def __init__(self, path: Path, head: Json) -> None:
        """Open or begin it; RidottoError if it is another tournament's, in use, or cannot be written."""
        self.path = path
        self._line = _line(head)
        self.code = str(head["code"])
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            raise RidottoError(
                f"Cannot write results to {path}: {error.strerror or error}; choose another file with --out."
            ) from error
        try:
            self._hold()
            self.results = self._go_on(head)
        except BaseException:
            os.close(self._file)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        os.close(self._file)

    def _hold(self) -> None:
        try:
            import fcntl
        except ImportError:  # not on this system; two runs at once would write each game twice, which does no harm
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise RidottoError(f"{self.path} is being written by another run; wait for it, or use --out.") from error

    def _go_on(self, head: Json) -> dict[tuple[int, int], Result]:
        """The results of earlier runs; a last line that was not written whole is cut off."""
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if not whole:
            if not self._line.startswith(text):
                raise _none(self.path)
            os.ftruncate(self._file, 0)
            _write(self._file, self._line, self.path)
            return {}
        found_head, results = parse(whole, self.path)
        _same(self.path, found_head, head)
        os.ftruncate(self._file, len(whole))
        return {(result.deal, result.number): result for result in results}

    def append(self, result: Result) -> None:
        """Keep a finished game: one write, whole or, if the machine dies, torn and dropped by the next run."""
        self.results[result.deal, result.number] = result
        _write(self._file, _line(asdict(result)), self.path)

    def settle(self) -> None:
        """Put the lines in the order of the schedule, so that the file is the same whoever played which game."""
        lines = [self._line, *(_line(asdict(self.results[key])) for key in sorted(self.results))]
        text = b"".join(lines)
        if self.path.read_bytes() == text:
            return
        write_whole(self.path, text)


def read(path: Path) -> tuple[Json, list[Result]]:
    """Head and results of a file; RidottoError if it is none."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise RidottoError(f"Cannot read {path}: {error.strerror or error}; check the path.") from error
    return parse(text[: text.rfind(b"\n") + 1], path)


def parse(whole: bytes, path: Path) -> tuple[Json, list[Result]]:
    """Head and results of the whole lines of a file, all of them checked; ``path`` is for messages.

    Whatever somebody has made of a file by hand is found here, so that nothing later has to reckon with it.
    """
    first, *lines = whole.split(b"\n")[:-1] or [b""]
    head, tournament = _head(first, path)
    games: dict[int, list[Job]] = {}
    results = {}
    for number, line in enumerate(lines, 2):
        try:
            result = _RESULT.validate_json(line)
        except ValueError as error:
            raise RidottoError(f"{path}, line {number}: this is no result of a game; remove the line.") from error
        if result.deal not in games:
            games[result.deal] = games_of(tournament, result.deal)
        if result.number >= len(games[result.deal]) or not result.is_of(games[result.deal][result.number]):
            raise RidottoError(f"{path}, line {number}: this is no game of the tournament in line 1; remove the line.")
        results[result.deal, result.number] = result
    return head, [results[key] for key in sorted(results)]


def _head(line: bytes, path: Path) -> tuple[Json, Tournament]:
    """The first line of a file, and the tournament that it describes."""
    try:
        _MADE.validate_json(line)
        tournament = Tournament.read(line)
        head: Json = json.loads(line)
    except ValueError as error:
        raise _none(path) from error
    try:
        check_players(find_game(tournament.game), [*"b" * tournament.players])
    except RidottoError as error:
        raise RidottoError(f"{path}, line 1: {error}") from error
    return head, tournament


def _none(path: Path) -> RidottoError:
    return RidottoError(
        f"{path} is no file of an arena ({FORMAT}), or its first line was changed; choose another file."
    )


def _same(path: Path, found: Json, wanted: Json) -> None:
    """RidottoError naming the first difference of two heads."""
    for key in wanted:
        if found.get(key) == wanted[key]:
            continue
        if key in {"ridotto", "rules", "code"}:
            raise RidottoError(
                f"{path} was begun with other rules or bots than are installed now; begin a new file with --out."
            )
        raise RidottoError(
            f"{path} holds another tournament ({key}: {_short(found.get(key))} there, {_short(wanted[key])} here); "
            "repeat its arguments, or begin a new file with --out."
        )


def _short(value: Any) -> str:
    text = json.dumps(value)
    return text if len(text) <= 80 else f"{text[:77]}..."


def _line(found: Json) -> bytes:
    return json.dumps(found, separators=(",", ":")).encode() + b"\n"


def _write(file: int, line: bytes, path: Path) -> None:
    """Append a line; RidottoError if it does not fit, and then nothing of it stays."""
    size = os.fstat(file).st_size
    try:
        if os.write(file, line) == len(line):
            return
        reason = "no space is left"
    except OSError as error:
        reason = error.strerror or str(error)
    os.ftruncate(file, size)
    raise RidottoError(f"Cannot write results to {path}: {reason}; free some space and start again to go on.")


def by_deal(results: Iterable[Result]) -> dict[int, list[Result]]:
    """The results of each deal."""
    found: dict[int, list[Result]] = {}
    for result in results:
        found.setdefault(result.deal, []).append(result)
    return {deal: found[deal] for deal in sorted(found)}
