"""The application: everything of a server put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.middleware.gzip import GZipMiddleware

from ridotto import __version__
from ridotto.engine.errors import RidottoError
from ridotto.server import openapi, pages, problems
from ridotto.server.browsers import read_secret
from ridotto.server.closing import DoorKeeper, Doors
from ridotto.server.database import prepare
from ridotto.server.foyer import Foyer
from ridotto.server.guard import Guard
from ridotto.server.health import health
from ridotto.server.house import House
from ridotto.server.invitations import invitations
from ridotto.server.logs import AccessLog
from ridotto.server.passing import Passes, passing
from ridotto.server.routes import api
from ridotto.server.settings import Settings
from ridotto.server.studying import Study, studying


def prepare_folder(settings: Settings) -> str:
    """Make data directory, store and secret ready; returns the secret, or RidottoError with one sentence."""
    folder = settings.data_dir
    if settings.database_url is not None and settings.secret is not None:
        prepare(settings.url)
        return settings.secret  # nothing is kept in a folder then
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / ".write-test"
        probe.touch()
        probe.unlink()
        prepare(settings.url)
        return settings.secret or read_secret(settings.secret_file)
    except OSError as error:
        raise RidottoError(
            f"The data directory {folder} cannot be written ({error.strerror or error}); "
            "make it writable or choose another one."
        ) from error


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server as an ASGI application."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        secret = await run_in_threadpool(prepare_folder, chosen)
        house = House(chosen, secret)
        app.state.house = house
        app.state.foyer = Foyer(house)
        app.state.passes = Passes(house, secret)
        study = app.state.study = Study(house)
        await house.open()
        study.open()
        yield
        await study.close()
        await house.close()

    app = FastAPI(
        title="Ridotto",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=lambda route: route.name,
    )
    app.openapi = lambda: openapi.describe(app)  # type: ignore[method-assign]
    problems.install(app)
    app.include_router(api)
    app.include_router(invitations)
    app.include_router(passing)
    app.include_router(studying)
    app.include_router(health)
    pages.install(app, chosen.page_dir)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Guard)
    app.state.doors = Doors()
    app.add_middleware(DoorKeeper, doors=app.state.doors)
    if chosen.access_log:
        app.add_middleware(AccessLog)
    return app
