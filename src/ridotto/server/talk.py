"""What people settle among themselves, as entries to be added to the log: each function says what a request leads to.

They look at the match as it is and change nothing; Refused with one sentence if the request is not possible.
"""

from collections.abc import Collection
from dataclasses import replace

from ridotto.server.agreement import Asked, What
from ridotto.server.dealing import USUAL_BOT
from ridotto.server.faults import Refused
from ridotto.server.live import LiveMatch
from ridotto.server.store import Kind

Planned = tuple[Kind, int | None, str]
"""Kind, seat and words of an entry."""


def ask(
    live: LiveMatch,
    seat: int,
    what: What,
    of: int | None,
    own: Collection[int],
    absent: Collection[int],
    gone: Collection[int],
) -> list[Planned]:
    """A seat asks for something.

    ``own`` are all seats of its browser, which agree; ``absent`` those that the computer may play for, ``gone``
    those whose answers nobody waits for.
    """
    _must_play(live, seat)
    if live.agreement.asked is not None:
        raise Refused("not-now", "Something is asked already: wait for the answers, or withdraw it.")
    asked = Asked(live.seq + 1, seat, what, _about(live, seat, what, of, absent), frozenset(own) - {seat})
    if live.agreement.granted(asked, gone):
        return _granted(asked)
    agreeing = sorted(asked.agreed & live.agreement.voters(asked))
    return [("ask", seat, asked.words), *(("agree", one, str(asked.seq)) for one in agreeing)]


def _about(live: LiveMatch, seat: int, what: What, of: int | None, absent: Collection[int]) -> int | None:
    if what == "undo":
        first = live.last_move_of(seat)
        if first is None:
            raise Refused("not-now", f"Seat {seat} has made no move that could be taken back.")
        return first
    if what == "pause":
        if live.agreement.paused:
            raise Refused("not-now", "The game is paused already.")
        return None
    if of is None or of == seat or of not in live.people:
        raise Refused("not-now", "The computer can only play for somebody else who plays now: give the seat in 'of'.")
    if of not in absent:
        raise Refused("not-now", f"Seat {of} is here and has time left; the computer plays only for who is away.")
    return of


def answer(
    live: LiveMatch, seat: int, number: int, agree: bool, own: Collection[int], gone: Collection[int]
) -> list[Planned]:
    """A seat, with all others of its browser, agrees to what was asked, declines it, or withdraws it."""
    asked = live.agreement.asked
    if asked is None or asked.seq != number or live.over:
        raise Refused("not-now", f"What was asked in entry {number} is settled already.")
    voters = live.agreement.voters(asked)
    if not agree and seat in voters | {asked.by}:
        return [("decline", seat, str(number))]
    if seat not in voters:
        raise Refused("not-now", f"Seat {seat} is not asked.")
    agreeing = sorted(({seat} | set(own)) & voters - asked.agreed)
    entries: list[Planned] = [("agree", one, str(number)) for one in agreeing]
    agreed = replace(asked, agreed=asked.agreed | set(agreeing))
    return entries + (_granted(agreed) if live.agreement.granted(agreed, gone) else [])


def go_on(live: LiveMatch, seat: int) -> list[Planned]:
    """A seat ends the pause."""
    _must_play(live, seat)
    if not live.agreement.paused:
        raise Refused("not-now", "The game is not paused.")
    return [("go-on", seat, "")]


def come_back(live: LiveMatch, seat: int) -> list[Planned]:
    """A person takes the seat back from the computer."""
    if live.over:
        raise Refused("over", "The game is over.")
    if seat not in live.agreement.replaced:
        raise Refused("not-now", f"The computer does not play for seat {seat}.")
    return [("return", seat, "")]


def by_the_house(
    live: LiveMatch, late: Collection[int], absent: Collection[int], gone: Collection[int]
) -> list[Planned]:
    """What nobody need ask for: the computer plays for seats that are ``late``, and what was asked is settled.

    Nobody waits for the answers of those who are ``gone``, and who is not ``absent`` any more need not be replaced.
    """
    if live.over:
        return []
    asked = live.agreement.asked
    if asked is not None and asked.what == "takeover" and asked.of not in absent:
        return [("decline", None, str(asked.seq))]
    if asked is not None and live.agreement.granted(asked, gone):
        return _granted(asked)
    return [("takeover", seat, USUAL_BOT) for seat in sorted(set(late) & live.people)]


def excuse(live: LiveMatch, closed: tuple[int, int]) -> list[Planned]:
    """The time in which the house was closed (from, to) counts for nobody."""
    since, until = closed
    if live.over or not live.clocks.running or live.clocks.at >= until:
        return []
    return [("excuse", None, str(until - max(since, live.clocks.at)))]


def _granted(asked: Asked) -> list[Planned]:
    if asked.what == "undo":
        return [("undo", asked.by, str(asked.of))]
    if asked.what == "pause":
        return [("pause", asked.by, "")]
    return [("takeover", asked.of, USUAL_BOT)]


def _must_play(live: LiveMatch, seat: int) -> None:
    if live.over:
        raise Refused("over", "The game is over.")
    if seat not in live.people:
        raise Refused("not-now", f"The computer plays for seat {seat}: take the seat back first.")
