"""``ridotto simulate``: many games between bots."""

import hashlib
import json
import tempfile
import time
from pathlib import Path

import numpy as np
import typer

from ridotto.bots import Bot, find_bot
from ridotto.bots.play import digest, play_many
from ridotto.cli.common import load_box
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Box, Game, Json, find_game
from ridotto.engine.match import check_players
from ridotto.engine.record import dump, plain, to_record
from ridotto.system.files import write_whole


def run(
    name: str,
    edition: str | None,
    options: list[str],
    players: int | None,
    games: int,
    seed: int,
    bots: str,
    records: Path | None,
    as_json: bool,
) -> None:
    """Play and print a summary; the digest covers every move and every final position."""
    game = find_game(name)
    box = load_box(game, edition, options)
    seats = _bots(game, bots, players)
    if records is not None:
        _make_folder(records)
    began = time.perf_counter()
    found = _play(game, box, seats, games, seed, records)
    found["seconds"] = round(time.perf_counter() - began, 3)
    if as_json:
        typer.echo(json.dumps(found))
        return
    typer.echo(f"{games} games of {game.name} ({box.edition}), {found['decisions']} decisions, {found['seconds']} s")
    for seat, bot in enumerate(seats):
        mean, deviation, wins = found["mean"][seat], found["deviation"][seat], found["wins"][seat]
        typer.echo(f"  seat {seat}  {bot.name:8}  mean {mean:8.2f}  deviation {deviation:7.2f}  wins {wins}")
    typer.echo(f"digest {found['digest']}")


def _bots(game: Game, names: str, players: int | None) -> list[Bot]:
    """One bot for each seat; UnknownName or RidottoError if the names or numbers do not fit."""
    bots = [find_bot(each.strip()) for each in names.split(",")]
    wanted = players if players is not None else max(len(bots), game.seats[0])
    check_players(game, ["bot"] * wanted)
    if len(bots) == 1:
        bots *= wanted
    if len(bots) != wanted:
        raise RidottoError(
            f"--bots names {len(bots)} bots for {wanted} players: name one for each seat, or one for all."
        )
    return bots


def _play(game: Game, box: Box, bots: list[Bot], games: int, seed: int, folder: Path | None) -> Json:
    scores = np.zeros((games, len(bots)))
    wins = np.zeros(len(bots))
    decisions = 0
    found = hashlib.sha256()
    for number, match in enumerate(play_many(game, box, bots, games, seed)):
        points, ranks, _ = match.result()
        scores[number] = points
        first = np.array(ranks) == 1
        wins += first / first.sum()
        decisions += sum(entry.seat is not None for entry in match.log)
        found.update(digest(match))
        if folder is not None:
            name = f"{game.name}-{box.edition}-{len(bots)}p-{seed}-{number:06}.record.json"
            write_whole(folder / name, dump(to_record(match)).encode())
    return {
        "game": game.name,
        "edition": box.edition,
        "options": dict(box.options),
        "rules": box.rules_version,
        "players": len(bots),
        "bots": [bot.name for bot in bots],
        "games": games,
        "seed": seed,
        "decisions": decisions,
        "mean": scores.mean(axis=0).round(4).tolist(),
        "deviation": scores.std(axis=0).round(4).tolist(),
        "wins": [plain(round(share, 4)) for share in wins.tolist()],
        "digest": found.hexdigest(),
    }


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise RidottoError(
            f"Cannot write records to {folder}: {error.strerror or error}; choose another folder."
        ) from error
