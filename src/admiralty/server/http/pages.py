"""The page: built files from the package, or one sentence where they are missing."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response

from admiralty import games
from admiralty.server.errors import Problem
from admiralty.server.games import library

INDEX: Final = "index.html"
NOT_BUILT: Final = (
    "The page is not part of this installation, only the API is served: "
    "run `make page` in the checkout, or install a wheel made by `make dist`.\n"
)
FOR_EVER: Final = "public, max-age=31536000, immutable"

BOARD: Final = "board.js"
BOARD_FILES: Final = (".js", ".css", ".json", ".svg", ".png", ".webp", ".woff2")
NO_BOARD: Final = "export const mount = null;\n"

router = APIRouter(include_in_schema=False)


@router.api_route("/boards/{slug}/{path:path}", methods=["GET", "HEAD"])
async def get_board(slug: str, path: str, request: Request) -> Response:
    """A file of the board of a game from another package; a game without one has an empty module."""
    folder = library.find(slug).folder / "board"
    file = built(folder, path) if slug in games.from_outside() else None
    if file is not None and file.suffix in BOARD_FILES:
        return send(file, "no-cache", request)
    if path == BOARD:
        return Response(NO_BOARD, headers={"Cache-Control": "no-cache"}, media_type="text/javascript")
    raise Problem(404, "error-not-found")


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def get_page(path: str, request: Request) -> Response:
    """A built file, or for any address of the page itself its one document."""
    static: Path = request.app.state.rooms.settings.static
    if path == "api" or path.startswith("api/"):
        raise Problem(404, "error-not-found")
    file = built(static, path)
    if file is not None:
        cache = FOR_EVER if path.startswith("assets/") else "no-cache"
        return send(file, cache, request)
    index = static / INDEX
    if "." in path.rpartition("/")[2]:
        raise Problem(404, "error-not-found")
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, status_code=503)
    return send(index, "no-cache", request)


def built(static: Path, path: str) -> Path | None:
    """The built file at a path, if there is one; a path may be longer or odder than any file's."""
    try:
        file = (static / path).resolve()
        return file if path and file.is_relative_to(static.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def send(file: Path, cache: str, request: Request) -> Response:
    """The file, or its compressed copy if the build made one and the browser takes it."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    kind = mimetypes.guess_type(file.name)[0]
    packed = file.with_name(f"{file.name}.gz")
    if "gzip" in request.headers.get("accept-encoding", "") and packed.is_file():
        return FileResponse(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)
