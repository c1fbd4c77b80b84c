"""What is fixed when a match begins: seats, rules, and what chance decides first."""

import secrets
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from ridotto.bots import bot_names
from ridotto.engine.errors import name_among
from ridotto.engine.game import Json, find_game
from ridotto.engine.match import Match, is_name
from ridotto.server.chain import box_hash
from ridotto.server.faults import BadName
from ridotto.server.store import Head
from ridotto.server.wire import USUAL, Terms

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
USUAL_BOT = "skilled"
"""The computer player where nobody has chosen one, and for people who are away."""


def new_id() -> str:
    """An id that cannot be guessed: whoever has it may look."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def now() -> str:
    """The time as it is stored: ISO 8601, UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def milliseconds() -> int:
    """The time as logs have it: milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


def named(name: str) -> str:
    """The name without blanks around it; BadName if nobody can be called so."""
    if not is_name(name.strip()):
        raise BadName(name)
    return name.strip()


def bot_named(name: str | None) -> str:
    """The name of a computer player, the usual one for None; UnknownName unless it is one of those offered.

    Others that can be named (a search with a budget of one's own) are not for callers of a server.
    """
    return name_among("bot", name or USUAL_BOT, bot_names())


def deal(
    match_id: str,
    place: Mapping[str, Any],
    changes: Json | None,
    seats: Sequence[Json],
    creator: str,
) -> Head:
    """Deal a new match of ``game``, ``edition`` and ``options`` in ``place``; RidottoError if it is not possible."""
    game = find_game(place["game"])
    edition = {"name": place["edition"], **changes} if changes is not None else None
    box = game.load_box(place["edition"], place["options"], edition)
    seed = secrets.token_hex(16)
    match = Match.deal(game, box, [seat["name"] for seat in seats], seed)
    return Head(
        id=match_id,
        game=game.name,
        edition=box.edition,
        options=dict(box.options),
        changes=changes,
        rules_version=box.rules_version,
        box_hash=box_hash(box),
        seats=[{key: seat[key] for key in ("name", "kind", "bot")} for seat in seats],
        setup=game.setup_words(box, len(seats), match.setup),
        seed=seed,
        creator=creator,
        created=now(),
        terms=Terms.model_validate(place.get("terms") or USUAL).model_dump(),
    )
