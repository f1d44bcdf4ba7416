"""What the organiser shows on all screens: it reaches everybody, latecomers too, and only he may do it."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Person, Server
from tests.server.organised import OPTIONS, Camp


def stage_of(person: Person, camp: Camp) -> dict[str, Any]:
    """As a screen is told that is opened now."""
    with person.at(camp.id) as wire:
        stage: dict[str, Any] = wire.expect("state")["stage"]
        return stage


def onlooker(server: Server, camp: Camp) -> Person:
    person = server.person("Screen")
    person.post("/api/join", code=camp.crews()["watch_code"])
    return person


def test_the_replay_is_directed_for_all_screens_and_latecomers(server: Server) -> None:
    camp = Camp(server)
    anne = camp.sailor("Anne", "blue")
    assert stage_of(anne, camp) == {
        "show": "board",
        "place": "",
        "split": False,
        "spotlight": "",
        "replay": None,
        "codes": {},
    }
    with anne.at(camp.id) as wire:
        camp.olga.post(f"{camp.path}/stage", replay={"at": "fire-1", "running": False, "slow": True})
        told = wire.wait_for(lambda state: state["stage"]["replay"] is not None)["stage"]["replay"]
    assert (told["at"], told["running"], told["slow"]) == ("fire-1", False, True)
    assert stage_of(onlooker(server, camp), camp)["replay"] == told
    camp.olga.post(f"{camp.path}/stage", spotlight="2,-1", place="red", split=True)
    late = stage_of(camp.sailor("Rosa", "red"), camp)
    assert (late["spotlight"], late["place"], late["split"], late["replay"]) == ("2,-1", "red", True, told)
    camp.olga.post(f"{camp.path}/stage", replay=None)
    assert stage_of(anne, camp)["replay"] is None


def test_only_the_organiser_directs(server: Server) -> None:
    camp = Camp(server)
    for person in (camp.sailor("Anne", "blue"), onlooker(server, camp)):
        assert person.refused(f"{camp.path}/stage", show="join") == (403, "error-organiser-only")
    assert camp.olga.refused(f"{camp.path}/stage", place="x" * 65)[0] == 422


def test_codes_are_told_to_those_who_look_on_and_only_while_they_are_shown(server: Server) -> None:
    camp = Camp(server)
    anne, screen = camp.sailor("Anne", "blue"), onlooker(server, camp)
    assert stage_of(screen, camp)["codes"] == {}
    camp.olga.post(f"{camp.path}/stage", show="join")
    assert stage_of(screen, camp)["codes"] == {"blue": camp.code("blue"), "red": camp.code("red")}
    assert stage_of(anne, camp)["codes"] == {}
    camp.olga.post(f"{camp.path}/stage", show="board")
    assert stage_of(screen, camp)["codes"] == {}


def test_a_stranger_at_a_public_table_gets_no_codes(server: Server) -> None:
    olga, eve = server.person("Olga"), server.person("Eve")
    table = olga.table("naval-strategy", OPTIONS, seats={"organiser": "me"}, public=True)
    olga.post(f"/api/tables/{table}/stage", show="join")
    with eve.at(table) as wire:
        stage = wire.expect("state")["stage"]
    assert (stage["show"], stage["codes"]) == ("join", {})


def test_a_new_round_and_a_return_clear_the_stage(server: Server) -> None:
    camp = Camp(server)
    camp.olga.post(f"{camp.path}/stage", show="join", spotlight="0,0")
    with camp.olga.at(camp.id) as wire:
        wire.play("evaluate")
        assert wire.state["stage"]["show"] == "board"
    camp.olga.post(f"{camp.path}/stage", replay={"at": "", "running": True})
    with camp.olga.at(camp.id) as wire:
        wire.play("continue")
        assert wire.state["stage"]["replay"] is not None
    saved = camp.olga.get(f"{camp.path}/turns")
    camp.olga.post(f"{camp.path}/return", n=saved[0]["n"])
    assert stage_of(camp.olga, camp)["replay"] is None


def test_a_restart_keeps_what_the_screens_show(server: Server) -> None:
    """After one at the end of a day the ceremony was gone."""
    camp = Camp(server, days="2", turns_per_day="1")
    server.restart()
    assert stage_of(camp.olga, camp)["show"] == "board"
    camp.olga.post(f"{camp.path}/stage", place="red", split=True, spotlight="2,-1", replay={"at": "sail"})
    directed = stage_of(camp.olga, camp)
    server.restart()
    assert stage_of(camp.olga, camp) == directed
    with camp.olga.at(camp.id) as wire:
        for action in ("evaluate", "continue"):
            wire.play(action)
        assert wire.state["stage"]["show"] == "ceremony"
    server.restart()
    shown = stage_of(camp.olga, camp)
    assert (shown["show"], shown["place"], shown["replay"]) == ("ceremony", "", None)
    camp.olga.post(f"{camp.path}/return", n=camp.olga.get(f"{camp.path}/turns")[0]["n"])
    server.restart()
    assert stage_of(camp.olga, camp)["show"] == "board"
