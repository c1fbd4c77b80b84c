"""``ridotto serve``: start the house."""

import os
from pathlib import Path


def run(host: str, port: int, data: Path | None, database: str | None, style: str, access_log: bool) -> None:
    """Serve until interrupted; RidottoError if folder or database cannot be used or the port is taken."""
    from ridotto.engine.errors import UnknownName
    from ridotto.server.browsers import given_secret
    from ridotto.server.run import serve

    if style not in {"text", "json"}:
        raise UnknownName(f"Unknown kind of log {style!r}: choose text or json (--log or RIDOTTO_LOG).")
    serve(
        host,
        port,
        data,
        database,
        secret=given_secret(os.environ),
        style="json" if style == "json" else "text",
        access_log=access_log,
    )
