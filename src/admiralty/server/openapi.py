"""The contract of the page: the OpenAPI document with the messages of the socket among its schemas.

`python -m admiralty.server.openapi` prints it; the page's types are made from that.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from admiralty.server import messages

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
)


def document(app: FastAPI) -> dict[str, Any]:
    """The same every time; the state, which the socket sends too, is the schema StateShown."""
    if app.openapi_schema is None:
        made = get_openapi(title=app.title, version=app.version, routes=app.routes)
        _, schemas = msgspec.json.schema_components(SOCKET, ref_template="#/components/schemas/{name}")
        made["components"]["schemas"].update({name: schemas[name] for name in sorted(schemas)})
        app.openapi_schema = made
    return app.openapi_schema


def main() -> None:
    from admiralty.server.app import create_app
    from admiralty.server.settings import Settings

    json.dump(create_app(Settings(database="unused")).openapi(), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
