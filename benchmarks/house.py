"""A house in processes of its own, as ``ridotto serve`` runs it, but without limits for a single address.

``python -m benchmarks.house DIR [DATABASE]`` is one such process. All visitors of a measurement come from one address,
and each address may only open so many tables a minute.
"""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import httpx
import psutil

from ridotto.server.app import create_app, prepare_folder
from ridotto.server.database import read_url
from ridotto.server.run import Server, address_of, configuration, listen
from ridotto.server.settings import Settings

LIMITS = ("_burst", "_per_second", "_per_address")
UNLIMITED = 1_000_000
READY_WITHIN = 600
"""Seconds; the first start ever compiles the rules."""


def main(folder: str, database: str | None = None) -> None:
    """Serve until interrupted."""
    limits: dict[str, Any] = {field.name: UNLIMITED for field in fields(Settings) if field.name.endswith(LIMITS)}
    settings = Settings(data_dir=Path(folder), database_url=read_url(database) if database else None)
    settings = replace(settings, **limits)
    prepare_folder(settings)
    listener = listen("127.0.0.1", 0)
    print(address_of(listener).rstrip("/"), flush=True)
    Server(configuration(create_app(settings))).run(sockets=[listener])


@dataclass
class Served:
    """One process of the house."""

    process: asyncio.subprocess.Process
    address: str
    errors: Path
    """What it writes to its log."""

    def seconds(self) -> float:
        """Time of a processor that it has used."""
        times = psutil.Process(self.process.pid).cpu_times()
        return float(times.user + times.system)

    def memory(self) -> int:
        """Bytes that it holds."""
        return int(psutil.Process(self.process.pid).memory_info().rss)

    def said(self) -> str:
        """Its log so far."""
        return self.errors.read_text()

    async def kill(self) -> None:
        """End it as a fault of the machine would."""
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


@asynccontextmanager
async def served(folder: Path, database: str | None = None) -> AsyncIterator[Served]:
    """One process that is ready to play."""
    arguments = [str(folder), *([database] if database else [])]
    errors = folder.parent / f"{folder.name}-{os.urandom(4).hex()}.log"
    with errors.open("w") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "benchmarks.house", *arguments, stdout=asyncio.subprocess.PIPE, stderr=log
        )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(READY_WITHIN):
            address = (await process.stdout.readline()).decode().strip()
            if not address:
                raise RuntimeError(f"The house did not open:\n{errors.read_text()}")
            async with httpx.AsyncClient(base_url=address, timeout=READY_WITHIN) as http:
                while not (await http.get("/api/info")).json()["ready"]:
                    await asyncio.sleep(0.1)
        yield Served(process, address, errors)
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


@asynccontextmanager
async def house(folder: Path, processes: int = 1, database: str | None = None) -> AsyncIterator[list[Served]]:
    """All processes of a house."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(served(folder, database)) for _ in range(processes)]


if __name__ == "__main__":
    main(*sys.argv[1:])
