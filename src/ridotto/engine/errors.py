"""Faults that a user can cause. Each message is one sentence: what, where and what to do."""


class RidottoError(Exception):
    """Base of all faults that are shown to a user as one sentence, never as a traceback."""


class UnknownName(RidottoError):
    """A game, edition, option or bot of that name does not exist."""


class BadBox(RidottoError):
    """An edition file is wrong; the message names key, value and reason."""


class IllegalMove(RidottoError):
    """The move is not legal where it stands; nothing was changed."""


class BadRecord(RidottoError):
    """A record cannot be replayed.

    ``move`` is the index of the move at fault (the number of moves for a wrong result, None if the
    head of the file is wrong) and ``seat`` the first element of that move.
    """

    def __init__(self, message: str, move: int | None = None, seat: int | str | None = None) -> None:
        super().__init__(message)
        self.move = move
        self.seat = seat


def name_among(kind: str, name: object, known: list[str]) -> str:
    """``name`` if it is one of ``known``; UnknownName with the possible names otherwise."""
    if isinstance(name, str) and name in known:
        return name
    raise UnknownName(f"Unknown {kind} {name!r}: choose one of {', '.join(known) or 'none (nothing is installed)'}.")
