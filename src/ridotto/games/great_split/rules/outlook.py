"""What a greedy player counts."""

from typing import Any

from ridotto.engine.jit import rule


@rule
def outlook(box: Any, table: Any, seat: Any) -> Any:
    """The score, for now."""
    return float(table.prestige[seat])
