"""Faults that the server tells its callers, each as one sentence."""

from ridotto.engine.errors import RidottoError
from ridotto.server.wire import ErrorCode


class NoSuchMatch(RidottoError):
    """There is no match of that id."""

    def __init__(self, match_id: str) -> None:
        super().__init__(f"There is no match {match_id[:40]!r} here: check its address or start a new one.")


class NotReady(RidottoError):
    """The rules are still being compiled."""

    def __init__(self) -> None:
        super().__init__("The rules are still being prepared for the first time; try again in a few seconds.")


class NotAllowed(RidottoError):
    """The browser may not do this with this match."""


class TooMany(RidottoError):
    """Too much was asked for in a short time."""


class StoreFault(RidottoError):
    """The store could not read or write; nothing was changed."""


class Taken(Exception):
    """Another entry of the log has this sequence number already."""


class Refused(Exception):
    """A message on a socket was refused."""

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.code = code
