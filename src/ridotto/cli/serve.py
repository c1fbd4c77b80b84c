"""``ridotto serve``: start the house."""

from pathlib import Path

from platformdirs import user_data_path


def run(host: str, port: int, data: Path | None) -> None:
    """Serve until interrupted; RidottoError if the folder cannot be written or the port is taken."""
    from ridotto.server.run import serve

    serve(host, port, data if data is not None else user_data_path("ridotto"))
