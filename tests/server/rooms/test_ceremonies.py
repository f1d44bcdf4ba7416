"""The ceremony: from the record, as everybody saw it, without what a return has left behind."""

from __future__ import annotations

from typing import Any

from admiralty import Table
from admiralty.server.games.saved_turns import SavedTurn
from admiralty.server.rooms.ceremonies import begun
from tests.server.harness import Server
from tests.server.organised import Camp
from tests.support import game

ON_SQLITE_ONLY = True


def ceremony(camp: Camp) -> dict[str, Any]:
    found: dict[str, Any] = camp.sailor("Anne", "blue").get(f"{camp.path}/ceremony")
    return found


def test_points_are_told_turn_by_turn_and_equal_points_share_a_place(server: Server) -> None:
    camp = Camp(server)
    with camp.olga.at(camp.id) as wire:
        for action in ("evaluate", "edit-team red", "points plus-1", "continue", "evaluate"):
            wire.play(action)
    told = ceremony(camp)
    assert (told["over"], told["ranking"], told["places"]) == (False, ["red", "blue"], [1, 2])
    assert told["turns"] == [0, 1, 2]
    assert told["scores"] == {"blue": [0, 0, 0], "red": [0, 1, 1]}
    assert told["highlights"] == []


def test_what_is_remembered_is_told_as_lines_of_the_log(server: Server) -> None:
    chosen = (("organiser", "seat"), ("teams", "2"))
    ships = "ship blue-1 brig -1,3 0; ship red-1 schooner -2,4 2 hp 10"
    table = Table(game("naval-strategy", *chosen), seed=1, position=ships)
    table.play("blue", "volley-left blue-1")
    table.play("organiser", "evaluate")
    olga = server.person("Olga")
    opened = olga.post("/api/import", record=table.save())["id"]
    told = {
        each["name"]: (each["line"]["kind"], each["line"]["args"][0])
        for each in olga.get(f"/api/tables/{opened}/ceremony")["highlights"]
    }
    assert told == {"best-shot": ("hit", "blue-1"), "biggest-loss": ("sunk", "red-1")}


def test_the_sheet_is_a_file_for_everybody_at_the_table(server: Server) -> None:
    camp = Camp(server)
    found = camp.sailor("Anne", "blue").http.get(f"{camp.path}/ceremony.pdf", params={"lang": "ja"})
    assert found.status_code == 200
    assert found.content.startswith(b"%PDF-")
    assert server.person("Eve").refused_get(f"{camp.path}/ceremony") == (403, "error-not-your-table")


def test_a_game_without_a_ceremony_says_so(server: Server) -> None:
    ann = server.person()
    assert ann.refused_get(f"/api/tables/{ann.table()}/ceremony") == (404, "error-no-ceremony")


def test_turns_that_a_return_has_left_behind_do_not_count() -> None:
    first = [SavedTurn(1, 1, "before"), SavedTurn(2, 1, "after"), SavedTurn(4, 2, "before")]
    again = [SavedTurn(5, 2, "after"), SavedTurn(8, 1, "before"), SavedTurn(9, 1, "after")]
    assert [saved.n for saved in begun(first)] == [1, 4]
    assert [saved.n for saved in begun(first + again)] == [8]
