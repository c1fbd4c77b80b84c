"""A house of its own for the browser tests: `ridotto serve` as users start it, on a free port."""

import json
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

READY_WITHIN = 600
"""Seconds; the first start ever compiles the rules."""

CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def chromium() -> str:
    """The path of the system's Chromium."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    raise RuntimeError("Chromium is missing: run scripts/chromium.")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def get_json(url: str) -> Any:
    """The JSON that a GET of ``url`` answers."""
    with urllib.request.urlopen(url, timeout=5) as answer:
        return json.load(answer)


@contextmanager
def house(data: Path) -> Iterator[str]:
    """Start the house with its matches in ``data``; yields its address and stops it at the end."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-c", "from ridotto.cli import main; main()"]
    with (data / "serve.log").open("w") as log:
        server = subprocess.Popen(
            [*command, "serve", "--port", str(port), "--data", str(data)], stdout=log, stderr=subprocess.STDOUT
        )
        try:
            _wait_until_ready(server, address, data / "serve.log")
            yield address
        finally:
            server.terminate()
            server.wait(timeout=20)


def _wait_until_ready(server: subprocess.Popen[bytes], address: str, log: Path) -> None:
    deadline = time.monotonic() + READY_WITHIN
    while time.monotonic() < deadline:
        if server.poll() is not None:
            raise RuntimeError(f"The server stopped: {log.read_text()}")
        try:
            if get_json(f"{address}/api/info")["ready"]:
                return
        except (urllib.error.URLError, ConnectionError):
            pass
        time.sleep(0.1)
    raise RuntimeError(f"The server was not ready within {READY_WITHIN} s: {log.read_text()}")
