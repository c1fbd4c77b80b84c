"""What several chapters of the rules need."""

from typing import Any

import numpy as np

from ridotto.engine.jit import rule


@rule
def seats(table: Any) -> Any:
    """The number of seats, of the type that Numba compiles everything for."""
    return np.int64(table.players)
