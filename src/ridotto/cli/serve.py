"""``ridotto serve``: start the house."""

from pathlib import Path


def run(host: str, port: int, data: Path | None, database: str | None) -> None:
    """Serve until interrupted; RidottoError if folder or database cannot be used or the port is taken."""
    from ridotto.server.run import serve

    serve(host, port, data, database)
