"""The application: routes, middleware, and what starts and stops with the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from admiralty import games
from admiralty.server.cluster import joining
from admiralty.server.cluster.place import Elsewhere
from admiralty.server.duties import Duties, SharedDuties
from admiralty.server.errors import Moved, Problem, StorageFailed, bad_request, storage
from admiralty.server.http import (
    api_absence,
    api_access,
    api_account,
    api_analysis,
    api_lessons,
    api_library,
    api_lobby,
    api_maps,
    api_moderation,
    api_names,
    api_notes,
    api_notify,
    api_organise,
    api_paper,
    api_profiles,
    api_replays,
    api_tables,
    api_tournaments,
    forward,
    lobby_socket,
    openapi_document,
    pages,
    socket,
)
from admiralty.server.http.admission import Admission, is_among
from admiralty.server.http.guard import Guard
from admiralty.server.http.limits import Limits
from admiralty.server.http.metrics import figures
from admiralty.server.rooms import clocks
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.settings import Settings
from admiralty.server.store import database_lock
from admiralty.server.tournaments.director import Director
from admiralty.server.wire.answers.common import Health


@asynccontextmanager
async def shared(app: FastAPI, settings: Settings, internal: str) -> AsyncIterator[None]:
    """The life of one of several workers, which others reach at the address `internal`."""

    async def first(connection: AsyncConnection) -> None:
        await clocks.tidy(connection, settings.clock())

    async with joining.joined(settings.database, internal, settings.clock, first) as joined:
        engine, hold, cluster = joined
        app.state.cluster = cluster
        rooms = app.state.rooms = Rooms(settings, engine, hold, cluster)
        await rooms.start()
        duties = app.state.duties = SharedDuties(rooms, cluster)
        await duties.join()
        director = app.state.director = Director(rooms)
        director.start()
        yield
        await director.close()
        await cluster.leave()
        await duties.leave()
        await rooms.close()


def create_app(settings: Settings, internal: str = "") -> FastAPI:
    """An application that opens its database when it starts, as one of several workers if it has an internal
    address.
    """
    games.allow(settings.outside_games)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if internal:
            async with shared(app, settings, internal):
                yield
            return
        async with database_lock.opened(settings.database) as (engine, hold):
            rooms = app.state.rooms = Rooms(settings, engine, hold)
            await rooms.start()
            duties = app.state.duties = Duties(rooms)
            await duties.start()
            director = app.state.director = Director(rooms)
            director.start()
            yield
            await director.close()
            await duties.stop()
            await rooms.close()

    buckets = Limits(settings.rates, settings.limits)
    app = FastAPI(
        title="Admiralty",
        version="1",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        exception_handlers={
            Problem: on_problem,
            Elsewhere: forward.on_elsewhere,
            Moved: forward.on_moved,
            StorageFailed: on_storage,
            RequestValidationError: on_bad_request,
            HTTPException: on_http,
            Exception: on_fault,
        },
    )
    app.state.limits = buckets
    app.state.network = ""
    app.state.cluster = None
    app.state.admission = Admission(settings)
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(Guard, settings=settings, buckets=buckets)
    for module in (
        api_access,
        api_absence,
        api_account,
        api_lobby,
        api_tables,
        api_tournaments,
        api_profiles,
        api_replays,
        api_moderation,
        api_organise,
        api_analysis,
        api_library,
        api_lessons,
        api_paper,
        api_maps,
        api_names,
        api_notes,
        api_notify,
    ):
        app.include_router(module.router)
    app.include_router(api_notify.links)

    @app.websocket("/api/tables/{table_id}/socket")
    async def table_socket(websocket: WebSocket, table_id: str) -> None:
        await socket.serve(websocket, table_id)

    @app.websocket("/api/lobby/socket")
    async def socket_of_lobby(websocket: WebSocket) -> None:
        await lobby_socket.serve(websocket)

    @app.get("/healthz", tags=["operation"])
    async def healthz() -> Health:
        """Whether the process is alive; the database is not asked."""
        return Health(status="ok")

    @app.get("/readyz", tags=["operation"])
    async def readyz() -> Health:
        """Whether moves can be saved, found out by writing. It answers within a second."""
        rooms: Rooms = app.state.rooms
        if await rooms.health.check():
            raise storage()
        return Health(status="ok")

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """For the operator only: on a small server the figures tell how many steps others take."""
        if not is_among(request.client.host if request.client else "", settings.metrics_from):
            raise Problem(404, "error-not-found")
        return Response(await figures(request), media_type=CONTENT_TYPE_LATEST)

    app.include_router(pages.router)
    app.openapi = lambda: openapi_document.document(app)  # type: ignore[method-assign]
    return app


async def on_problem(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    return JSONResponse(problem.body(), problem.status)


async def on_storage(_: Request, error: Exception) -> Response:
    assert isinstance(error, StorageFailed)
    return await on_problem(_, storage(error))


async def on_bad_request(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return await on_problem(_, bad_request(error.errors()[0]["loc"][1:]))


async def on_fault(_: Request, error: Exception) -> Response:
    """A bug: the log has the details, the caller learns only that there is one."""
    return JSONResponse(Problem(500, "error-internal").body(), 500)


async def on_http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = {404: "error-not-found", 405: "error-not-found"}
    return JSONResponse(
        Problem(error.status_code, known.get(error.status_code, "error-bad-request"), field="").body(),
        error.status_code,
    )
