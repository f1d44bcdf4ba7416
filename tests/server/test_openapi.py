"""The contract: the document is stable, and no request that follows it breaks the server."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from admiralty import games
from admiralty.server import openapi
from admiralty.server.app import create_app
from admiralty.server.settings import Settings
from admiralty.table import guide
from tests.server.harness import Server

EXAMPLES = int(os.environ.get("ADMIRALTY_EXAMPLES", "12"))
"""Requests tried for each operation; `make hostile` asks for more."""

APP = create_app(Settings(database="unused"))
schema = schemathesis.openapi.from_dict(APP.openapi())


def test_the_document_is_printed_the_same_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    """Here, and in a process that has another order of sets."""
    openapi.main()
    printed = capsys.readouterr().out
    command = [sys.executable, "-m", "admiralty.server.openapi"]
    environment = os.environ | {"PYTHONHASHSEED": "4242"}
    there = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert there.stdout == printed
    document = json.loads(printed)
    assert {"Play", "Ack", "RefusedPlay", "State", "Error"} <= set(document["components"]["schemas"])
    assert "/api/tables/{table_id}/at/{n}" in document["paths"]


@pytest.mark.parametrize("slug", games.slugs())
def test_what_is_sent_is_what_the_document_says(slug: str, tried: Server) -> None:
    """States, moments and logs are encoded in pieces, of which no type checker sees the whole."""
    ann = tried.person()
    seats = dict.fromkeys(ann.get(f"/api/games/{slug}")["seats"], "bot:random")
    table = ann.table(slug, seats={**seats, next(iter(seats)): "me"})
    with ann.at(table) as wire:
        first = wire.expect("state")
        for n in range(12):
            wire.wait_for(lambda state: bool(state["legal"] or state["result"]))
            if wire.state["result"]:
                break
            mine = wire.state
            wire.say(t="play", id=str(n), seat=mine["as"], expect=mine["seq"], action=mine["legal"][0])
            wire.expect("ack")
            wire.expect("state")
        states = [first, wire.state, ann.get(f"/api/tables/{table}/at/1")]
    for state in states:
        conforms("State", state)
    conforms("Moments", ann.get(f"/api/tables/{table}/moments?first=0&count=10"))
    conforms("Log", ann.get(f"/api/tables/{table}/log"))
    conforms("TableDetails", ann.get(f"/api/tables/{table}"))
    conforms("GameDocument", ann.get(f"/api/tables/{table}/game"))
    for name in ann.get(f"/api/games/{slug}")["lessons"]:
        conforms("Lesson", ann.get(f"/api/lessons/{slug}/{name}"))
    if guide.has_guide(slug):
        conforms("Guide", ann.get(f"/api/guides/{slug}"))
    conforms("RulesText", ann.get(f"/api/rules/{slug}?language=cs"))


def conforms(name: str, body: Any) -> None:
    described = {"$ref": f"#/components/schemas/{name}", "components": APP.openapi()["components"]}
    jsonschema_rs.validator_for(described).validate(body)


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = str(tmp_path_factory.mktemp("tried") / "games.db")
    server = Server(Settings(database=database, limits=False, static=Path("/nonexistent")))
    yield server
    server.close()


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case: schemathesis.Case[Any], tried: Server) -> None:
    if not tried.people:
        tried.person()
    token = tried.people[0].http.cookies.get("admiralty_session", "")
    if case.path == "/api/logout" or (case.path.startswith("/api/me/sessions") and case.method == "DELETE"):
        token = ""
    headers = {"Origin": tried.url, "Cookie": f"admiralty_session={token}"}
    case.call_and_validate(
        base_url=tried.url,
        headers=headers,
        checks=[
            schemathesis.checks.not_a_server_error,
            status_code_conformance,
            response_schema_conformance,
        ],
    )
