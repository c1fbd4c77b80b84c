"""Faults that the server tells its callers, each as one sentence."""

from ridotto.engine.errors import RidottoError
from ridotto.server.wire import ErrorCode
from ridotto.server.words import say


class Fault(RidottoError):
    """A fault with a message of the catalogues, and the status it has over HTTP."""

    status = 422

    def __init__(self, name: str, **arguments: str) -> None:
        super().__init__(say("en", name, **arguments))
        self._name = name
        self._arguments = arguments

    def said_in(self, language: str) -> str:
        """The sentence in a language."""
        return say(language, self._name, **self._arguments)


class NoSuchMatch(Fault):
    """There is no match of that id."""

    status = 404

    def __init__(self, match_id: str) -> None:
        super().__init__("server-no-match", match=match_id[:40])


class NoSuchTable(Fault):
    """There is no table of that id."""

    status = 404

    def __init__(self, table_id: str) -> None:
        super().__init__("server-no-table", table=table_id[:40])


class TableFault(Fault):
    """The table is not in the state for this: the seat is taken, the match has begun."""

    status = 409


class BadName(Fault):
    """Nobody can be called so."""

    def __init__(self, name: str) -> None:
        super().__init__("server-bad-name", given="".join(c if c.isprintable() else "?" for c in name[:40]))


class NotReady(Fault):
    """The rules are still being compiled."""

    status = 503

    def __init__(self) -> None:
        super().__init__("server-not-ready")


class NotAllowed(Fault):
    """The browser may not do this with this match."""

    status = 403


class OtherRules(Fault):
    """The match was played under rules that are not installed."""

    status = 409

    def __init__(self, reason: str) -> None:
        super().__init__("server-other-rules", reason=reason)
        self.reason = reason
        """What the rules themselves say, in English."""


class TooMany(Fault):
    """Too much was asked for in a short time."""

    status = 429


class StoreFault(Fault):
    """The store could not read or write; nothing was changed."""

    status = 503


class Taken(Exception):
    """Another entry of the log has this sequence number already."""


class Refused(Exception):
    """A message on a socket was refused."""

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.code = code
