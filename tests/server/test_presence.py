"""Who is here, at this server and at others."""

from ridotto.server.presence import TOLD_FOR, Presence


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_seat_is_here_while_one_of_its_browsers_is() -> None:
    time = Time()
    presence = Presence([0, 1], time)
    time.now = 5
    assert presence.here() == frozenset() and presence.away(0) == 5
    presence.came([0])
    presence.came([0, 1])
    presence.came([])
    assert (presence.here(), presence.spectators(), presence.away(0)) == ({0, 1}, 1, 0)
    presence.went([0, 1])
    time.now = 12
    assert (presence.here(), presence.away(0), presence.away(1)) == ({0}, 0, 7)
    assert presence.own() == ([0], 1)


def test_what_another_server_tells_is_believed_for_a_while() -> None:
    time = Time()
    presence = Presence([0, 1], time)
    presence.told("other", [1], 2)
    assert (presence.here(), presence.spectators(), presence.own()) == ({1}, 2, ([], 0))
    time.now = TOLD_FOR - 1
    assert presence.here() == {1}
    time.now = TOLD_FOR + 1
    assert presence.expire() and presence.here() == frozenset() and presence.spectators() == 0
    presence.told("other", [1], 0)
    presence.told("other", [], 0)
    time.now += 3
    assert presence.away(1) == 3


def test_a_server_that_is_gone_leaves_nobody_here() -> None:
    time = Time()
    presence = Presence([0, 1], time)
    presence.told("other", [1], 1)
    time.now = TOLD_FOR - 2
    assert presence.next_expiry() == 2 and not presence.expire() and presence.here() == {1}
    time.now = TOLD_FOR
    assert presence.expire() and (presence.here(), presence.spectators()) == (frozenset(), 0)
    time.now += 3
    # It has been away since nothing was heard of it any more, not since the match was opened.
    assert presence.away(1) == 3 and presence.next_expiry() is None
