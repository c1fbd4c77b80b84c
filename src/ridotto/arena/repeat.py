"""The command line that plays a tournament again."""

import shlex

from ridotto.arena.results import tournament_of
from ridotto.arena.schedule import SCHEDULES, Tournament, tables_of
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Json, Option


def command(head: Json, deals: int) -> str:
    """The command for the deals that are shown, for a shell; each option on a line of its own."""
    tournament = tournament_of(head)
    bots = tournament.bots
    if tournament.kind == "ladder":
        words = ["ridotto", "arena", "ladder", tournament.game, "--bot", bots[0], "--steps", str(len(bots) - 1)]
    else:
        words = ["ridotto", "arena", "play", tournament.game]
        for bot in bots:
            words += ["--bot", bot]
        words += _schedule(tournament)
    words += ["--edition", tournament.edition if tournament.changes is None else "FILE"]
    for name, value in tournament.options.items():
        words += ["--option", f"{name}={_value(value)}"]
    words += ["--players", str(tournament.players), "--deals", str(deals), "--seed", str(tournament.seed)]
    return shlex.join(words).replace(" --", " \\\n  --")


def _schedule(tournament: Tournament) -> list[str]:
    """The option for a schedule that is not what the number of bots gives by itself."""
    for name in (None, *SCHEDULES):
        try:
            found = tables_of(name, tournament.bots, tournament.players)
        except RidottoError:
            continue
        if found == tournament.tables:
            return [] if name is None else ["--schedule", name]
    return []


def _value(value: Option) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
