"""The command ``ridotto``."""

import sys

from ridotto.cli.app import app
from ridotto.engine.errors import RidottoError

__all__ = ["main"]


def main() -> None:
    """Run the command line; a fault of the user's ends with one sentence and status 2."""
    try:
        app()
    except RidottoError as error:
        print(f"ridotto: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output has gone; nothing to tell anybody
        sys.exit(1)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(
            f"ridotto: {where}{error.strerror or error}; check the path, the rights and the free space.",
            file=sys.stderr,
        )
        sys.exit(2)
