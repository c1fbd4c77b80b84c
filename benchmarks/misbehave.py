"""What no page sends does no harm: ``python -m benchmarks.misbehave``.

Random bytes, deep and broken JSON, odd values and messages that are nearly right go to a house from many sockets at a
time, first to warm up, then as often again. Its memory must not grow, its log must stay empty, and the match goes on.
"""

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
import uvloop
from tests.server.fuzz import frame
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.friends import Crowd, Seat
from benchmarks.house import served

GROWTH = 8e6
"""Bytes that may come and go."""
GO_ON = 5


async def pester(seat: Seat, rng: random.Random, frames: int) -> int:
    """Send so many frames, on another socket whenever one is closed; returns how many sockets that took."""
    url = f"{seat.address.replace('http', 'ws', 1)}/api/matches/{seat.table.match}/socket"
    sockets = 0
    while frames > 0:
        sockets += 1
        async with connect(url, additional_headers={"Cookie": seat.cookie}, max_size=None) as socket:
            reading = asyncio.create_task(_drain(socket))
            with suppress(ConnectionClosed):
                while frames > 0:
                    frames -= 1
                    await socket.send(frame(rng))
                await socket.ping()
            reading.cancel()
    return sockets


async def _drain(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


async def misbehave(folder: Path, frames: int, sockets: int) -> list[str]:
    """Send everything; returns what was not as it should be."""
    async with served(folder / "house") as house:
        crowd, rng = Crowd(), random.Random(1)
        await crowd.gather(10, [house.address])
        seats = [seat for table in crowd.tables for seat in table.seats]
        memory: list[int] = []
        for _ in range(3):
            pests = (pester(rng.choice(seats), rng, frames // sockets) for _ in range(sockets))
            used = sum(await asyncio.gather(*pests))
            memory.append(house.memory())
            print(f"{frames} frames over {used} sockets: {memory[-1] / 1e6:.1f} MB.", flush=True)
        made = crowd.made
        playing = asyncio.create_task(crowd.play(60, 50))
        async with asyncio.timeout(60):
            await crowd.until(made + GO_ON)
        playing.cancel()
        await crowd.go()
        said = house.said().splitlines()
    grown = [f"The memory has grown by {(memory[-1] - memory[0]) / 1e6:.1f} MB."]
    return [*(grown if memory[-1] - memory[0] > GROWTH else []), *said]


def main(
    frames: Annotated[int, typer.Option(min=100, max=1_000_000)] = 10_000,
    sockets: Annotated[int, typer.Option(min=1, max=500)] = 50,
) -> None:
    """Send a house what no page sends."""
    with TemporaryDirectory(prefix="ridotto-misbehave-") as folder:
        faults = uvloop.run(misbehave(Path(folder), frames, sockets))
    if faults:
        raise SystemExit("\n".join(faults[:10]))
    print("The log is empty, and everybody plays on.")


if __name__ == "__main__":
    typer.run(main)
