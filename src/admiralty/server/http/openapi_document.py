"""The OpenAPI document: the contract between page and server, with the messages of the socket.

The types of answers and messages are described by msgspec, those of requests by FastAPI.
"""

from __future__ import annotations

import http.client
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from admiralty.server.wire import lobby, messages, table_state
from admiralty.server.wire.answers.common import Error
from admiralty.server.wire.base import REFERENCE, STRUCT, Answer
from admiralty.server.wire.requests import Body, RecordBody

SOCKET = (
    messages.Play,
    messages.Look,
    messages.Why,
    messages.Chat,
    messages.Ping,
    messages.Ack,
    messages.RefusedPlay,
    messages.Stale,
    messages.WhyNot,
    messages.ChatTold,
    messages.Announce,
    messages.StorageTold,
    messages.Pong,
    messages.Failed,
    table_state.State,
    table_state.Change,
    table_state.LogLine,
    lobby.LobbyState,
    lobby.LobbyChange,
    lobby.OwnChallenges,
    lobby.Matched,
)
PROBLEMS = (400, 401, 403, 404, 408, 409, 410, 413, 415, 422, 429, 503)
OF_FASTAPI = ("HTTPValidationError", "ValidationError")  # its own answers, in place of which ours are sent
READ_ELSEWHERE = (RecordBody,)
"""Bodies that no endpoint names as an argument: FastAPI would parse them on the event loop."""


def read_elsewhere(body: type[Body]) -> dict[str, Any]:
    """How the document describes such a body."""
    schema = {"$ref": REFERENCE.format(name=body.__name__)}
    return {"requestBody": {"content": {"application/json": {"schema": schema}}, "required": True}}


def document(app: FastAPI) -> dict[str, Any]:
    """The same every time."""
    if app.openapi_schema is None:
        made = get_openapi(title=app.title, version=app.version, routes=app.routes)
        add_problems(made)
        app.openapi_schema = refer(made)
        _, schemas = msgspec.json.schema_components(
            (*SOCKET, *answers_of(Answer)), schema_hook=anything, ref_template=REFERENCE
        )
        bodies = {body.__name__: body.model_json_schema() for body in READ_ELSEWHERE}
        described = app.openapi_schema["components"]["schemas"] | bodies
        app.openapi_schema["components"]["schemas"] = dict(sorted(described.items())) | {
            name: schemas[name] for name in sorted(schemas)
        }
    return app.openapi_schema


def add_problems(made: dict[str, Any]) -> None:
    """Any request may be refused, always in JSON. FastAPI would make a validator for each status of each
    endpoint, which takes a server longer than all the rest of its start.
    """
    for path in made["paths"].values():
        for operation in path.values():
            operation["responses"] |= {str(status): problem(status) for status in PROBLEMS}
    for name in OF_FASTAPI:
        made["components"]["schemas"].pop(name, None)


def problem(status: int) -> dict[str, Any]:
    schema = {"$ref": REFERENCE.format(name=Error.__name__)}
    return {
        "description": http.client.responses[status],
        "content": {"application/json": {"schema": schema}},
    }


def answers_of(parent: type[Answer]) -> list[type[Answer]]:
    """All types of answers."""
    return [found for child in parent.__subclasses__() for found in (child, *answers_of(child))]


def refer(part: Any) -> Any:
    """The document with a reference wherever FastAPI left only the name of an answer."""
    if isinstance(part, dict):
        if STRUCT in part:
            return {"$ref": REFERENCE.format(name=part[STRUCT])}
        return {key: refer(value) for key, value in part.items()}
    return [refer(value) for value in part] if isinstance(part, list) else part


def anything(kind: type) -> dict[str, Any]:
    """The schema of `object`; msgspec does not take an empty one."""
    return {"description": "any JSON"}
