"""The page and the documentation of the interface: files that are the same for everybody."""

from html import escape
from pathlib import Path

import fastapi_offline
from fastapi import APIRouter, FastAPI, Response
from fastapi.responses import HTMLResponse, PlainTextResponse
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

ASSETS = "assets"
SWAGGER = Path(fastapi_offline.__file__).with_name("static")
NOT_BUILT = (
    "The page of this server has not been built: in a checkout run 'npm ci' and 'npm run build' in web/, "
    "otherwise install ridotto again. The interface below /api/ works.\n"
)

docs = APIRouter(include_in_schema=False)


class PageFiles(StaticFiles):
    """The files that Vite has built. Names in ``assets`` contain a hash of the content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file with how long a browser may keep it."""
        if path == "." and not (Path(str(self.directory)) / "index.html").exists():
            return PlainTextResponse(NOT_BUILT, 503)
        response = await super().get_response(path, scope)
        if response.status_code in {200, 304}:
            hashed = Path(path).parts[:1] == (ASSETS,)
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


@docs.get("/api/docs")
async def documentation() -> HTMLResponse:
    """The interface to read and to try out, without a line from another server."""
    return HTMLResponse(
        f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape("Ridotto: interface")}</title>
<link rel="stylesheet" href="docs/swagger-ui.css">
<link rel="icon" href="docs/favicon.png">
</head>
<body>
<div id="swagger-ui"></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
"""
    )


@docs.get("/api/docs/start.js")
async def documentation_start() -> Response:
    """A file of its own, since the content policy allows no script within a page."""
    script = 'SwaggerUIBundle({url: "openapi.json", dom_id: "#swagger-ui", deepLinking: true});\n'
    return Response(script, media_type="text/javascript")


def install(app: FastAPI, page_dir: Path) -> None:
    """Serve documentation and page."""
    app.include_router(docs)
    app.mount("/api/docs", StaticFiles(directory=SWAGGER), name="docs")
    app.mount("/", PageFiles(directory=page_dir, html=True, check_dir=False), name="page")
