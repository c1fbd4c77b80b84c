"""What is around a match: who is connected, what is asked, and the clocks as they are now."""

import asyncio
from collections.abc import Callable, Iterable, Sequence

from ridotto.server import wire
from ridotto.server.dealing import milliseconds
from ridotto.server.live import LiveMatch
from ridotto.server.presence import Presence
from ridotto.server.settings import Settings
from ridotto.server.talk import by_the_house
from ridotto.server.wire import Around, SeatAround

SOON = 0.02
"""Seconds after a moment at which it has surely come."""
RETRY = 3.0


class Surroundings:
    """Watches over one match, and wakes up when time makes a difference."""

    def __init__(self, live: LiveMatch, settings: Settings, stir: Callable[[], None], tend: Callable[[], None]) -> None:
        self.presence = Presence(live.agreement.people)
        self.version = 0
        """Another one whenever browsers should be shown how things are."""
        self.on_presence: Callable[[], None] = lambda: None
        """Called when somebody comes to this server or leaves it."""
        self._live = live
        self._settings = settings
        self._stir = stir
        self._tend = tend
        self._alarm: asyncio.TimerHandle | None = None
        self._agreement = live.agreement

    def close(self) -> None:
        """Never wake up again."""
        if self._alarm is not None:
            self._alarm.cancel()

    def came(self, seats: Sequence[int]) -> None:
        """A browser with these seats looks at the match."""
        self.presence.came(seats)
        self._changed()
        self.on_presence()

    def went(self, seats: Sequence[int]) -> None:
        """It does not any more."""
        self.presence.went(seats)
        self._changed()
        self.on_presence()

    def told(self, server: str, seats: Iterable[int], spectators: int) -> None:
        """Another server has told who is there."""
        before = self.presence.here(), self.presence.spectators()
        self.presence.told(server, seats, spectators)
        if before != (self.presence.here(), self.presence.spectators()):
            self._changed()

    def grown(self) -> None:
        """The log has grown; without a clock a move changes nothing here."""
        if self._live.terms.clock is not None or self._live.agreement != self._agreement or self._live.over:
            self._agreement = self._live.agreement
            self.version += 1
        self._look_after()

    def _changed(self) -> None:
        self.version += 1
        self._look_after()
        self._stir()

    def _look_after(self) -> None:
        if self._unsettled():
            self._tend()
        self.schedule()

    def _unsettled(self) -> bool:
        """Something happens now without being asked for (``talk.by_the_house`` knows what)."""
        return bool(by_the_house(self._live, self.late(), self.absent(), self.gone()))

    def gone(self) -> frozenset[int]:
        """Seats that have been away for so long that nobody waits for their answers."""
        return frozenset(seat for seat in self._live.people if self.presence.away(seat) >= self._settings.absence)

    def absent(self) -> frozenset[int]:
        """Seats that the others may ask the computer to play for: they are gone, or have no time left."""
        return self.gone().union(self._live.clocks.out(milliseconds()))

    def late(self) -> frozenset[int]:
        """Seats for which the computer plays by the terms of the table, without being asked."""
        if self._live.terms.away != "computer" or self._live.agreement.paused:
            return frozenset()
        here = self.presence.here() & self._live.agreement.people
        if not here:
            return frozenset()  # nobody waits
        out = self._live.clocks.out(milliseconds())
        awaited = (seat for seat in self._live.now.actors if seat in self._live.people and here - {seat})
        gone = (seat for seat in awaited if self.presence.away(seat) >= self._settings.away)
        return frozenset(out).union(gone)

    def schedule(self) -> None:
        """Wake up at the next moment at which a clock runs out or somebody has been away for long."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        moments = [] if self._live.over else self._moments()
        if self._unsettled():
            moments.append(RETRY)
        if moments:
            self._alarm = asyncio.get_running_loop().call_later(min(moments) + SOON, self._ring)

    def _moments(self) -> list[float]:
        out = self._live.clocks.next_out(milliseconds())
        moments = [] if out is None else [out / 1000]
        if (expiry := self.presence.next_expiry()) is not None:
            moments.append(expiry)
        for seat in self._live.people - self.presence.here():
            away = self.presence.away(seat)
            limits = (self._settings.absence, self._settings.away)
            moments += [limit - away for limit in limits if limit > away]
        return moments

    def _ring(self) -> None:
        self._alarm = None
        self.presence.expire()
        self._changed()

    def around(self) -> Around:
        """How things are now, for everybody alike."""
        live, at = self._live, milliseconds()
        here, absent = self.presence.here(), self.absent()
        agreement = live.agreement
        asked = None if live.over else agreement.asked
        return Around(
            seats=[
                SeatAround(
                    here=seat in here or seat not in agreement.people,
                    replaced=seat in agreement.replaced,
                    absent=seat in absent and not live.over,
                    milliseconds=live.clocks.remaining(seat, at),
                    running=seat in live.clocks.running and not live.over,
                )
                for seat in range(len(live.head.seats))
            ],
            spectators=self.presence.spectators(),
            paused=agreement.paused,
            asked=None
            if asked is None
            else wire.Asked(
                seq=asked.seq,
                by=asked.by,
                what=asked.what,
                of=asked.of,
                agreed=sorted(asked.agreed),
                open=sorted(agreement.voters(asked) - asked.agreed - self.gone()),
            ),
        )
