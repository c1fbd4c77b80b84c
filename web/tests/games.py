"""Whole games as a page is told of them, for the tests of its words: one JSON object for each game, one a line.

Run with the name of the game.
"""

import json
import sys
from importlib import import_module
from itertools import product
from typing import Any, get_args, get_type_hints

from ridotto.bots import find_bot
from ridotto.bots.play import play
from ridotto.cli.told import Teller, teller_of
from ridotto.engine.game import find_game
from ridotto.server.positions import Note, note_of

# Uncompiled, a greedy player takes its time over the many divisions and placements of the other two games.
BOTS = {"mille-fiori": ("random", "greedy", "random", "random")}

# What every game of it is played with: random players may take very long to win Intrigo.
USUAL: dict[str, dict[str, Any]] = {"intrigo": {"game.max_rounds": 10}}

# Beside one game for every edition and number of seats: games under other rules, as edition, options and seats.
OTHER_RULES: dict[str, list[tuple[str, dict[str, Any], int]]] = {
    "mille-fiori": [
        (
            "masterworks",
            {"colour_step_first": True, "main_deck_ship_numbers": False, "citizen_double": "triangle"},
            3,
        )
    ],
    "intrigo": [
        (
            "standard",
            {
                "guard.mode": "cancel",
                "gondolier.mode": "swap-any",
                "courtesan.mode": "place-at-once",
                "influence.after_round": "back-to-pile",
                "cleanup.leftover_tokens": "lay-out-anew",
                "game.max_rounds": 3,
            },
            4,
        ),
        (
            "standard",
            {
                "guard.mode": "neutral-4",
                "gondolier.mode": "swap-neighbours",
                "courtesan.mode": "place-next-turn",
                "resolve.single_card": "nobody",
                "same_owner_tie": "owner",
                "information.public": "ducats-hidden",
                "game.max_rounds": 5,
            },
            2,
        ),
    ],
    "great-split": [("standard", {"empty_group": True, "arrow_on_full_track": True, "market": "falls"}, 4)],
}


def game_of(name: str, edition: str, options: dict[str, Any], players: int, seed: str) -> dict[str, Any]:
    """A game between bots: what the box holds, the log that everybody sees, and the result.

    `own` holds for each move the words that its own seat reads, `told` what the terminal says of it.
    """
    game = find_game(name)
    bots = [find_bot(bot) for bot in BOTS.get(name, ("random",) * players)[:players]]
    match = play(game, game.load_box(edition, options, None), bots, seed)
    teller = teller_of(game, match.box, match.players)
    notes = [note_of(match, seq, entry) for seq, entry in enumerate(match.log, 1)]
    scores, _, _ = match.result()
    return {
        "edition": edition,
        "components": game.components(match.box),
        "seats": [{"name": player, "kind": "computer", "bot": None} for player in match.players],
        "log": [
            {"seq": 0, "kind": "start", "seat": None, "move": None, "events": match.events(match.start_rows)},
            *(note.shown_to([]).model_dump() for note in notes),
        ],
        "own": [note.shown_to([] if note.seat is None else [note.seat]).move for note in notes],
        "told": [told_of(teller, note) for note in notes],
        "scores": scores,
        "told_scores": [teller.score(score) for score in scores],
    }


def told_of(teller: Teller, note: Note) -> dict[str, Any] | None:
    """A move in the words of `ridotto analyse`; None for what chance decides."""
    if note.seat is None or note.words is None:
        return None
    return {
        "move": teller.move(note.seat, note.words, note.events),
        "choice": teller.choice(note.words),
        "deeds": teller.deeds([note.words], note.seat, note.events),
        "gains": teller.gains(note.seat, note.events),
    }


def edition_of(name: str, edition: str) -> dict[str, Any]:
    """What the box of an edition holds, its rule switches, and what can happen in its games."""
    game = find_game(name)
    box = game.load_box(edition, {}, None)
    fields = get_type_hints(import_module(f"ridotto.games.{name.replace('-', '_')}.schema").Event)
    return {
        "edition": edition,
        "components": game.components(box),
        "switches": box.data["switches"],
        "kinds": get_args(fields["kind"]),
        "reasons": words_in(fields.get("reason")),
    }


def words_in(kind: Any) -> list[str]:
    """The words of a literal type or of a union of such types."""
    return [word for part in get_args(kind) for word in ([part] if isinstance(part, str) else words_in(part))]


def main(name: str) -> None:
    """The editions; then games of each with every number of seats, and some under other rules."""
    game = find_game(name)
    for edition in game.editions:
        print(json.dumps(edition_of(name, edition)))
    usual = USUAL.get(name, {})
    for edition, players in product(game.editions, game.seats):
        print(json.dumps(game_of(name, edition, usual, players, "words")))
    for edition, options, players in OTHER_RULES.get(name, []):
        print(json.dumps(game_of(name, edition, options, players, "words")))


if __name__ == "__main__":
    main(sys.argv[1])
