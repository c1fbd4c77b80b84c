"""Whole games as a page is told of them, for the tests of its words: one JSON object for each game, one a line."""

import json
from itertools import product
from typing import Any, get_args, get_type_hints

from ridotto.bots import find_bot
from ridotto.bots.play import play
from ridotto.engine.game import find_game
from ridotto.games.mille_fiori.schema import Event
from ridotto.server.positions import note_of

BOTS = ("random", "greedy", "random", "random")


def game_of(name: str, edition: str, options: dict[str, Any], players: int, seed: str) -> dict[str, Any]:
    """A game between bots: what the box holds, the log that everybody sees, and the result."""
    game = find_game(name)
    match = play(game, game.load_box(edition, options, None), [find_bot(bot) for bot in BOTS[:players]], seed)
    notes = [note_of(match, seq, entry).shown_to([]) for seq, entry in enumerate(match.log, 1)]
    scores, _, _ = match.result()
    return {
        "edition": edition,
        "components": game.components(match.box),
        "seats": [{"name": player, "kind": "computer", "bot": None} for player in match.players],
        "log": [
            {"seq": 0, "kind": "start", "seat": None, "move": None, "events": match.events(match.start_rows)},
            *(note.model_dump() for note in notes),
        ],
        "scores": scores,
    }


def edition_of(name: str, edition: str) -> dict[str, Any]:
    """What the box of an edition holds, its rule switches, and what can happen in its games."""
    game = find_game(name)
    box = game.load_box(edition, {}, None)
    fields = get_type_hints(Event)
    return {
        "edition": edition,
        "components": game.components(box),
        "switches": box.data["switches"],
        "kinds": get_args(fields["kind"]),
        "reasons": get_args(fields["reason"]),
    }


def main() -> None:
    """The editions; then games of each with every number of seats, and one under other rules of the expansion."""
    editions = find_game("mille-fiori").editions
    for edition in editions:
        print(json.dumps(edition_of("mille-fiori", edition)))
    for edition, players in product(editions, (2, 3, 4)):
        print(json.dumps(game_of("mille-fiori", edition, {}, players, "words")))
    options = {"colour_step_first": True, "main_deck_ship_numbers": False, "citizen_double": "triangle"}
    print(json.dumps(game_of("mille-fiori", "masterworks", options, 3, "words")))


if __name__ == "__main__":
    main()
