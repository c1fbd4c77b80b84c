"""Tables for the greedy player."""

from typing import Any


def fill_worth(box: Any) -> None:
    """To come."""
