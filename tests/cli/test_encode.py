"""`admiralty encode`: the layout of observations, and a position in it."""

from __future__ import annotations

import json

from tests.cli.conftest import Cli

POSITION = "turn 5; operations japan; tsushima: mikasa asahi; sea-of-japan: rossia"


def test_the_schema_tells_where_every_number_is_and_what_it_means(cli: Cli) -> None:
    document = json.loads(cli("encode", "port-arthur", "--schema", "--json").out)
    assert document["environment"].startswith("port_arthur_v")
    at = 0
    for field in document["fields"]:
        assert field["at"] == at
        assert len(field["labels"]) == field["size"]
        assert field["meaning"]
        at += field["size"]
    assert at == document["size"]
    shown = cli("encode", "port-arthur", "--schema").said
    assert f"{document['size']} numbers" in shown
    assert "blockade 0 1 1 whether the" in shown


def test_a_position_is_encoded_by_name(cli: Cli) -> None:
    schema = json.loads(cli("encode", "port-arthur", "--schema", "--json").out)
    places = next(field["values"] for field in schema["fields"] if field["name"] == "ships")
    found = json.loads(cli("encode", "port-arthur", "--position", POSITION, "--seat", "russia", "--json").out)
    assert found["turn"] == 5
    assert places[found["ships/mikasa"]] == "tsushima"
    assert "turn 5" in cli("encode", "port-arthur", "--position", POSITION).out


def test_a_seat_that_is_not_there_is_refused(cli: Cli) -> None:
    assert (
        "nobody"
        in cli(
            "encode",
            "port-arthur",
            "--seat",
            "nobody",
        ).err
    )
