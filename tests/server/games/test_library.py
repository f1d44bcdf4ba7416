"""The games, their messages and rules, as the page reads them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from admiralty import games
from admiralty.server.games import library
from tests.server.harness import Server

ON_SQLITE_ONLY = True


def test_every_game_is_listed_with_its_options_and_bots(server: Server) -> None:
    listed = server.stranger().get("/api/games")
    assert [game["slug"] for game in listed] == games.slugs()
    (game,) = [game for game in listed if game["slug"] == "port-arthur"]
    assert game["seats"] == ["japan", "russia"]
    assert [bot["level"] for bot in game["bots"]] == ["easy", "medium", "hard", "pace"]
    strengths = {bot["level"]: bot["beats"] for bot in game["bots"]}
    assert strengths["medium"]["against"] == "easy"
    assert strengths["medium"]["low"] <= strengths["medium"]["rate"] <= strengths["medium"]["high"]
    assert strengths["easy"] is None
    (preset,) = [option for option in game["options"] if option["name"] == "hidden_threat"]
    assert preset["sets"] == {"extra_ships": "on", "opening_raid": "on", "mines": "on"}


@pytest.mark.parametrize(
    ("running", "shown"), [("compiled", {"medium", "hard"}), ("interpreted", {"medium"})]
)
def test_a_level_that_thinks_for_a_time_tells_its_strength_only_in_the_build_it_was_measured_on(
    running: str, shown: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    figure = {"against": "easy", "games": 400, "rate": 0.75, "low": 0.71, "high": 0.79}
    levels = {"medium": figure, "hard": {**figure, "against": "medium", "build": "compiled"}}
    (tmp_path / "strength.json").write_text(json.dumps(levels), encoding="utf-8")
    monkeypatch.setattr(library, "build", lambda: running)
    game = games.load("_template")
    monkeypatch.setattr(type(game), "folder", tmp_path)
    assert set(library.measured(game)) == shown


def test_the_document_of_a_game_explains_its_words(server: Server) -> None:
    ann = server.person()
    document = ann.get("/api/games/port-arthur")
    assert document["verbs"]["sail"] == ["ship", "zone"]
    assert document["events"]["arrived"] == {
        "clause": "PA-5.3",
        "params": [["ships", "ship*"], ["port", "port"]],
    }
    assert document["prompts"]["sortie"]["params"] == [["seat", "seat"]]
    assert "mikasa" in document["ids"]["ship"]
    assert set(document["names"]["ship-mikasa"]) >= {"en", "ja"}
    assert document["reconstructed"] is True
    assert ann.get(f"/api/tables/{ann.table('port-arthur')}/game") == document
    assert ann.refused_get("/api/games/chess") == (404, "error-no-game")


def test_texts_are_fluent_in_every_language_and_told_once(server: Server) -> None:
    stranger = server.stranger()
    for language in ("en", "cs", "fr", "ja"):
        response = stranger.http.get(f"/api/text/_template/{language}")
        assert response.headers["content-type"].startswith("text/plain")
        bundle = FluentBundle([language])
        bundle.add_resource(FluentResource(response.text), allow_overrides=True)
        for message in ("error-storage", "game-over", "event-committed"):
            assert bundle.has_message(message) or message.startswith("event-")
        tag = response.headers["etag"]
        again = stranger.http.get(f"/api/text/_template/{language}", headers={"If-None-Match": tag})
        assert (again.status_code, again.text) == (304, "")
    assert stranger.refused_get("/api/text/_template/de") == (422, "error-bad-request")
    assert stranger.refused_get("/api/text/chess/en") == (404, "error-no-game")


def test_the_rules_come_clause_by_clause(server: Server) -> None:
    rules = server.stranger().get("/api/rules/_template")["lines"]
    clauses = [line["clause"] for line in rules if "clause" in line]
    assert clauses[:3] == ["TP-1.1", "TP-1.2", "TP-1.3"]
    assert all(re.fullmatch(r"TP-\d\.\d", clause) for clause in clauses)
    assert all(line["pieces"] for line in rules if "clause" in line)
    assert {"heading": "TP-2 Set-up"} in rules


def plain(rules: list[dict[str, Any]]) -> dict[str, str]:
    """The text of each clause without its marks."""
    return {
        line["clause"]: "".join(piece["text"] for piece in line["pieces"])
        for line in rules
        if "clause" in line
    }


def test_the_rules_are_for_readers__no_notes_on_sources_and_nothing_empty(server: Server) -> None:
    for slug in games.slugs(hidden=True):
        rules = server.stranger().get(f"/api/rules/{slug}")["lines"]
        texts = plain(rules)
        assert not [text for text in texts.values() if text.endswith("]")]
        for line, following in zip(rules, [*rules[1:], {"heading": "the end"}], strict=True):
            assert not ("heading" in line and "heading" in following), line
    rules = server.stranger().get("/api/rules/port-arthur")["lines"]
    texts = plain(rules)
    assert texts["PA-1.1"] == "There are two sides, japan and russia, one player each."
    assert texts["PA-1.6"].endswith("an anchorage or a shipyard. (PA-R.12)")
    assert texts["PA-R.2"].startswith("Values are data. Counter values")
    assert rules[0] == {"heading": "PA-1 Terms, components, data"}
