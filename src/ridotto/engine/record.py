"""Reading, writing and replaying recorded games (``table-record/1``)."""

import json
from pathlib import Path
from typing import Any

from ridotto.engine.errors import BadBox, BadRecord, IllegalMove, RidottoError
from ridotto.engine.game import Box, Game, Json, find_game
from ridotto.engine.match import Match

FORMAT = "table-record/1"
MAX_BYTES = 4_000_000


def to_record(match: Match) -> Json:
    """The record of a match, finished or not. ``rules`` is the version of the rules it was played under."""
    scores, ranks, over = match.result()
    record: Json = {
        "format": FORMAT,
        "game": match.game.name,
        "edition": match.box.edition,
        "rules": match.box.rules_version,
        "options": dict(match.box.options),
        "players": list(match.players),
        "setup": match.game.setup_words(match.box, len(match.players), match.setup),
        "moves": [["chance" if entry.seat is None else entry.seat, match.words_of(entry)] for entry in match.log],
        "result": {"scores": [plain(score) for score in scores], "ranks": ranks} if over else None,
    }
    if match.box.changes is not None:
        record["box"] = match.box.changes
    return record


def plain(score: float) -> float | int:
    """A whole number without its decimal point."""
    return int(score) if float(score).is_integer() else score


def dump(record: Json) -> str:
    """The text of a record file: a line for each key and for each move."""
    lines = []
    for key, value in record.items():
        if key == "moves" and value:
            moves = ",\n  ".join(json.dumps(move, ensure_ascii=False) for move in value)
            lines.append(f'"moves": [\n  {moves}\n ]')
        else:
            lines.append(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def read(path: Path) -> Json:
    """The JSON object of a record file; BadRecord if there is none."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadRecord(f"{path} is larger than {MAX_BYTES // 1_000_000} MB and no record of a game.")
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadRecord(f"Cannot read {path}: {error.strerror or error}.") from error
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{path} is not valid JSON in UTF-8: {error}.") from error
    if not isinstance(data, dict):
        raise BadRecord(f"{path} is no record: the file must hold one JSON object.")
    return data


def start(record: Json) -> Match:
    """The match at its beginning, from the head of a record; BadRecord if the head is wrong."""
    if record.get("format") != FORMAT:
        raise BadRecord(f"format = {record.get('format')!r}: this program reads {FORMAT!r}.")
    try:
        game = find_game(_text(record, "game"))
        box = _box(game, record)
        players = record.get("players")
        if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
            raise BadRecord("players: this must be the list of the players' names in seat order.")
        setup = record.get("setup")
        if not isinstance(setup, dict):
            raise BadRecord("setup: this must be an object with what chance decided before the first decision.")
        if len(players) not in game.seats:
            possible = ", ".join(str(n) for n in game.seats)
            raise BadRecord(f"players: {len(players)} names, but {game.name} is played by {possible}.")
        return Match(game, box, players, game.setup_outcome(box, len(players), setup))
    except BadRecord:
        raise
    except RidottoError as error:
        raise BadRecord(str(error)) from error


def _text(record: Json, key: str) -> str:
    value = record.get(key)
    if not isinstance(value, str):
        raise BadRecord(f"{key} = {value!r}: this must be a text.")
    return value


def _box(game: Game, record: Json) -> Box:
    edition = _text(record, "edition")
    options = record.get("options", {})
    changes = record.get("box")
    if not isinstance(options, dict):
        raise BadRecord("options: this must be an object of rule switches.")
    if changes is not None:
        if not isinstance(changes, dict):
            raise BadRecord("box: this must be an object with the differing values of the edition.")
        changes = {"name": edition, **changes}
    try:
        box = game.load_box(edition, options, changes)
    except BadBox as error:
        raise BadRecord(f"box: {error}") from error
    version = record.get("rules", box.rules_version)
    if version != box.rules_version or isinstance(version, bool):
        raise BadRecord(
            f"rules = {version!r}: this game was played under another version of the rules than version "
            f"{box.rules_version} of {game.name} {edition}, which is installed; use a release of ridotto that has it."
        )
    return box


def replay(record: Json, legal: bool = False) -> tuple[Match, list[Json]]:
    """Replay a record move by move; the match at its end and the trace.

    BadRecord names the first bad move; nothing is kept of the match then.
    """
    match = start(record)
    trace: list[Json] = []
    moves = record.get("moves")
    if not isinstance(moves, list):
        raise BadRecord("moves: this must be a list of [seat, words].")
    for i, move in enumerate(moves):
        entry: Json = {"i": i}
        seat, words = _move(i, move)
        if legal and isinstance(seat, int):
            entry["legal"] = match.legal_words(seat)
        _apply(match, i, seat, words)
        entry["scores"] = [plain(score) for score in match.result()[0]]
        trace.append(entry)
    _check_result(match, record.get("result"), len(moves))
    return match, trace


def _move(i: int, move: Any) -> tuple[int | str, str]:
    seat = move[0] if isinstance(move, list) and move else None
    if not isinstance(move, list) or len(move) != 2 or not isinstance(move[1], str):
        raise BadRecord(f"Move {i} is {json.dumps(move)[:80]}: a move is [seat, words].", i, _seat_or_none(seat))
    if isinstance(seat, bool) or not (isinstance(seat, int) or seat == "chance"):
        raise BadRecord(f'Move {i}: {seat!r} is neither the number of a seat nor "chance".', i, _seat_or_none(seat))
    return seat, move[1]


def _seat_or_none(seat: Any) -> int | str | None:
    return seat if isinstance(seat, int | str) and not isinstance(seat, bool) else None


def _apply(match: Match, i: int, seat: int | str, words: str) -> None:
    try:
        if isinstance(seat, int):
            match.move(seat, words)
            return
        if not match.awaits_chance or match.game.chance_outcome is None:
            raise IllegalMove("Chance has nothing to decide here.")
        match.chance_fixed(match.game.chance_outcome(match.box, match.table, words))
    except (IllegalMove, BadRecord) as error:
        raise BadRecord(
            f"Move {i} of {'chance' if seat == 'chance' else f'seat {seat}'}, {words[:80]!r}: {error}", i, seat
        ) from error


def _check_result(match: Match, result: Any, moves: int) -> None:
    if result is None:
        return
    scores, ranks, over = match.result()
    if not over:
        raise BadRecord(f"result: the game is not over after {moves} moves, so the result must be null.", moves)
    if not isinstance(result, dict) or result.get("scores") != scores or result.get("ranks") != ranks:
        found = json.dumps({"scores": [plain(score) for score in scores], "ranks": ranks})
        raise BadRecord(f"result: the moves give {found}, not {json.dumps(result)[:200]}.", moves)
