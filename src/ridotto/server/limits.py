"""How much one caller may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass


class Bucket:
    """Tokens that come back with time; each thing asked for takes one."""

    def __init__(self, burst: int, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self._burst = burst
        self._per_second = per_second
        self._now = now
        self._tokens = float(burst)
        self._at = now()

    def take(self) -> bool:
        """Take a token if there is one."""
        now = self._now()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._per_second)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each caller; those not heard of for longest are forgotten."""

    def __init__(self, burst: int, per_second: float, most: int = 10_000) -> None:
        self._burst = burst
        self._per_second = per_second
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, caller: str) -> bool:
        """Take a token of this caller if it has one left."""
        return self.of(caller).take()

    def of(self, caller: str) -> Bucket:
        """The bucket of this caller."""
        bucket = self._buckets.setdefault(caller, Bucket(self._burst, self._per_second))
        self._buckets.move_to_end(caller)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


@dataclass(frozen=True)
class Limits:
    """What one browser may do at a match; all its sockets share it."""

    messages: Bucket
    talk: Bucket
    """What it says, and asks the others."""
    patience: float
    """Seconds for which it may leave unread what it is sent."""
