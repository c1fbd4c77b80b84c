"""What a seat knows of the Plot cards: its view."""

from typing import Any

from ridotto.engine.jit import rule


@rule
def view(box: Any, table: Any, seat: Any) -> None:
    """Blank in ``table`` (a copy) everything that ``seat`` may not see; seat -1 sees what is public."""
    table.rng = 0
