"""How the server is, for those who watch over it."""

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import JSONResponse

from ridotto.server.callers import TheHouse
from ridotto.server.faults import StoreFault

health = APIRouter(include_in_schema=False)


@health.get("/healthz")
async def healthz(house: TheHouse) -> Response:
    """200 while matches can be read and played, 503 otherwise."""
    try:
        await house.store.probe()
    except StoreFault:
        return JSONResponse({"status": "no database"}, 503)
    if not house.prepared:
        return JSONResponse({"status": "starting"}, 503)
    return JSONResponse({"status": "ok"})


@health.get("/metrics")
async def metrics(house: TheHouse) -> Response:
    """The figures in the format of Prometheus."""
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)
