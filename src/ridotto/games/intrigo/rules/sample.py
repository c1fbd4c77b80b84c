"""Tables sampled from what a seat knows."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.rng import advance


@rule
def sample(box: Any, table: Any, seat: Any, rng: Any) -> None:
    """Turn ``table`` (a copy of the view of ``seat``) into a whole table, drawn with ``rng``."""
    rng[0] = advance(rng[0])
    table.rng = rng[0]
