"""A server of its own for each test, on a free port of this process."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.site import Site, serving


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with serving(tmp_path / "data") as found:
        yield found


@pytest.fixture(autouse=True)
async def nothing_goes_wrong_unseen(caplog: pytest.LogCaptureFixture) -> AsyncIterator[None]:
    """A fault of a caller leaves no traceback in the log, and no task dies of one."""
    unseen: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unseen.append(repr(context)))
    yield
    assert not [record for record in caplog.records if record.exc_info and record.levelname != "DEBUG"]
    assert not unseen
