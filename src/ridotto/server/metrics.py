"""The figures of a server for Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)


class Metrics:
    """What is counted. Nothing in it tells who plays, or what."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter(
            "ridotto_entries", "Entries added to the logs of matches.", ["kind"], registry=self.registry
        )
        self.refused = Counter(
            "ridotto_refused", "Messages of browsers that were refused.", ["code"], registry=self.registry
        )
        self.storing = Histogram(
            "ridotto_storing_seconds", "Time to store an entry.", buckets=SECONDS, registry=self.registry
        )

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A figure that is asked for whenever somebody reads."""
        Gauge(name, text, registry=self.registry).set_function(value)
