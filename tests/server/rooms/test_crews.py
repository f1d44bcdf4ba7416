"""Crews of organised tables: codes, roles, pieces, and who may see and do what."""

from __future__ import annotations

from tests.server.harness import Server, problem
from tests.server.organised import OPTIONS, Camp


def test_a_crew_joins_by_code(server: Server) -> None:
    camp = Camp(server)
    assert sorted(camp.crews()["codes"]) == ["blue", "organiser", "red"]
    code = camp.code("blue")
    ann, bob = server.person("Ann"), server.person("Bob")
    assert ann.post("/api/join", code=code) == {"table": camp.id, "seat": "blue", "role": "captain"}
    assert bob.post("/api/join", code=f" {code[:3].lower()}-{code[3:]}")["role"] == "officer"
    assert ann.post("/api/join", code=code)["role"] == "captain", "whoever comes back is who they were"
    with ann.at(camp.id) as wire:
        state = wire.expect("state")
        assert (state["as"], state["role"], state["pieces"]) == ("blue", "captain", None)
        blue = state["seats"][0]
        assert blue["name"] == "Ann"
        assert blue["crew"] == [
            {"name": "Ann", "role": "captain", "online": True},
            {"name": "Bob", "role": "officer", "online": False},
        ]


def test_codes_are_short_and_without_look_alikes(server: Server) -> None:
    crews = Camp(server).crews()
    for code in [*crews["codes"].values(), crews["watch_code"]]:
        assert 5 <= len(code) <= 6
        assert not set(code) & set("01OIL")
        assert code == code.upper()


def test_a_code_that_nobody_has_opens_nothing(server: Server) -> None:
    ann = server.person("Ann")
    assert ann.refused("/api/join", code="ZZZZZZ") == (404, "error-code-unknown")
    assert ann.refused("/api/join", code="") == (422, "error-bad-request")
    assert ann.refused("/api/join", code="'; --") == (422, "error-bad-request")
    assert ann.refused("/api/join") == (422, "error-bad-request")
    assert ann.refused("/api/join", code="ZZZZZZ", token="x" * 32) == (422, "error-bad-request")
    assert server.stranger().refused("/api/join", code="ZZZZZZ") == (401, "error-no-session")


def test_a_renewed_code_is_worth_nothing(server: Server) -> None:
    camp = Camp(server)
    old = camp.code("red")
    new = camp.olga.post(f"{camp.path}/crews/red/code")["code"]
    assert new == camp.code("red") != old
    ann = server.person("Ann")
    assert ann.refused("/api/join", code=old) == (404, "error-code-unknown")
    assert ann.post("/api/join", code=new)["seat"] == "red"
    watch = camp.crews()["watch_code"]
    assert camp.olga.post(f"{camp.path}/watch-code")["code"] != watch
    assert ann.refused("/api/join", code=watch) == (404, "error-code-unknown")
    assert camp.olga.refused(f"{camp.path}/crews/green/code") == (422, "error-bad-seat")


def test_a_code_ends_with_the_game(server: Server) -> None:
    camp = Camp(server)
    code = camp.code("blue")
    camp.olga.post(f"{camp.path}/end")
    assert server.person().refused("/api/join", code=code) == (410, "error-code-over")


def test_guessing_codes_is_slow_and_coming_together_is_not(own_server: Server) -> None:
    camp = Camp(own_server)
    code = camp.code("blue")
    people = [own_server.person(f"P{n}") for n in range(25)]
    own_server.restart(limits=True)
    for person in people:
        person.post("/api/join", code=code)
    answers = [people[0].refused("/api/join", code="ZZZZZZ") for _ in range(25)]
    assert answers[0] == (404, "error-code-unknown")
    assert answers[-1] == (429, "error-too-fast")


def test_a_spectators_code_gives_no_seat(server: Server) -> None:
    camp = Camp(server)
    eve = server.person("Eve")
    assert eve.post("/api/join", code=camp.crews()["watch_code"]) == {"table": camp.id, "seat": ""}
    with eve.at(camp.id) as wire:
        state = wire.expect("state")
        assert (state["as"], state["you"], state["role"], state["legal"]) == ("", [], None, [])
        assert wire.ask("ready", seat="blue")["error"] == "error-not-your-seat"
        wire.say(t="look", seat="blue")
        assert wire.expect("error")["error"] == "error-not-your-seat"


def test_one_identity_for_each_person(server: Server) -> None:
    camp = Camp(server)
    ann = camp.sailor("Ann", "blue")
    assert ann.refused("/api/join", code=camp.code("red")) == (409, "error-already-aboard")
    assert camp.olga.refused("/api/join", code=camp.code("red")) == (409, "error-already-aboard")


def test_only_the_organiser_handles_crews(server: Server) -> None:
    camp = Camp(server)
    ann, eve = camp.sailor("Ann", "blue"), server.person("Eve")
    for path in ("crews", "turns"):
        assert ann.refused_get(f"{camp.path}/{path}") == (403, "error-organiser-only")
        assert eve.refused_get(f"{camp.path}/{path}") == (403, "error-not-your-table")
    person = camp.who("Ann")
    assert ann.refused(f"{camp.path}/crews/red/code") == (403, "error-organiser-only")
    assert ann.refused(f"{camp.path}/watch-code") == (403, "error-organiser-only")
    assert ann.refused(f"{camp.path}/people", name="Bob", seat="blue") == (403, "error-organiser-only")
    assert ann.refused(f"{camp.path}/people/{person}/code") == (403, "error-organiser-only")
    own = f"{camp.path}/people/{person}"
    assert problem(ann.send("PATCH", own, role="captain")) == (403, "error-organiser-only")
    assert problem(ann.send("DELETE", own)) == (403, "error-organiser-only")
    table = ann.table()
    assert ann.refused_get(f"/api/tables/{table}/crews") == (409, "error-not-organised")


def test_the_owner_leads_only_while_nobody_organises(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("naval-strategy", OPTIONS, seats={"blue": "me"})
    code = ann.get(f"/api/tables/{table}/crews")["codes"]["organiser"]
    assert ann.refused_get(f"/api/tables/{table}/export") == (403, "error-still-played")
    ann.post(f"/api/tables/{table}/people", name="Petr", seat="organiser")
    assert ann.get(f"/api/tables/{table}/crews"), "nobody has taken Petr over yet"
    olga = server.person("Olga")
    olga.post("/api/join", code=code)
    assert ann.refused_get(f"/api/tables/{table}/crews") == (403, "error-organiser-only")
    assert len(olga.get(f"/api/tables/{table}/crews")["people"]) == 3


def test_a_member_orders_new_ships_and_nothing_else(server: Server) -> None:
    camp = Camp(server)
    camp.sailor("Ann", "blue")
    bob = camp.sailor("Bob", "blue")
    camp.change("Bob", role="member")
    camp.fund("blue")
    with bob.at(camp.id) as wire:
        state = wire.expect("state")
        assert state["role"] == "member"
        assert state["legal"]
        assert {action.split()[0] for action in state["legal"]} == {"build"}
        assert "orders" in state["view"]["ships"][0], "a member sees what the seat sees"
        for action in ("forward blue-1", " report\tblue-1", "ready", "undo", "", "building"):
            refused = wire.ask(action)
            assert (refused["t"], refused["error"]) == ("refused", "error-member-only")
        wire.play(next(action for action in state["legal"] if action.startswith("build")))
        camp.change("Bob", role="captain")
        wire.wait_for(lambda state: state["role"] == "captain")
        wire.play("ready")


def test_whoever_is_tied_to_ships_orders_those(server: Server) -> None:
    camp = Camp(server)
    ann = camp.sailor("Ann", "blue")
    person = camp.change("Ann", pieces=["blue-2"])
    assert person["pieces"] == ["blue-2"]
    with ann.at(camp.id) as wire:
        state = wire.expect("state")
        assert state["pieces"] == ["blue-2"]
        assert not [action for action in state["legal"] if "blue-1" in action]
        for action in ("report blue-1", "report  blue-1", " report\tblue-1 ", "load blue-1 plantation"):
            refused = wire.ask(action)
            assert (refused["error"], refused["args"]) == ("error-not-your-piece", {"pieces": "blue-2"})
        assert wire.ask("report arena-blue-1")["error"] == "error-not-your-piece", "not in the arena either"
        camp.change("Ann", pieces=None)
        wire.wait_for(lambda state: state["pieces"] is None)
        wire.play("report blue-1")
    bad = problem(camp.olga.send("PATCH", f"{camp.path}/people/{camp.who('Ann')}", pieces=["mikasa"]))
    assert bad == (422, "error-no-piece")


def test_a_person_of_the_organiser_is_taken_over_once(server: Server) -> None:
    camp = Camp(server)
    made = camp.olga.post(f"{camp.path}/people", name="Kája", seat="red", role="member")
    listed = next(person for person in camp.crews()["people"] if person["id"] == made["id"])
    assert (listed["name"], listed["role"], listed["taken"]) == ("Kája", "member", False)
    ann, bob = server.person("Ann"), server.person("Bob")
    joined = ann.post("/api/join", code=made["code"].lower())
    assert joined == {"table": camp.id, "seat": "red", "role": "member"}
    assert bob.refused("/api/join", code=made["code"]) == (404, "error-code-unknown")
    with ann.at(camp.id) as wire:
        red = wire.expect("state")["seats"][1]
        assert red["crew"] == [{"name": "Kája", "role": "member", "online": True}]
        again = camp.olga.post(f"{camp.path}/people/{made['id']}/code")
        bob.post("/api/join", code=again["code"])
        assert wire.until_closed() == 4403  # the lost phone sees nothing any more
    with bob.at(camp.id) as wire:
        assert wire.expect("state")["as"] == "red"
    assert camp.olga.refused(f"{camp.path}/people", name="X", seat="green") == (422, "error-bad-seat")
    assert camp.olga.refused(f"{camp.path}/people", name="X", seat="red", role="king")[0] == 422
    assert camp.olga.refused(f"{camp.path}/people/none/code") == (404, "error-no-person")


def test_whoever_is_moved_or_removed_sees_the_old_seat_no_more(server: Server) -> None:
    camp = Camp(server)
    ann = camp.sailor("Ann", "blue")
    camp.sailor("Bob", "red")
    camp.change("Ann", pieces=["blue-1"])
    with ann.at(camp.id) as wire:
        assert wire.expect("state")["as"] == "blue"
        moved = camp.change("Ann", seat="red", role="officer")
        assert (moved["seat"], moved["role"], moved["pieces"]) == ("red", "officer", None)
        state = wire.wait_for(lambda state: state["as"] == "red")
        assert state["you"] == ["red"]
        assert wire.ask("ready", seat="blue")["error"] == "error-not-your-seat"
        camp.remove("Ann")
        assert wire.until_closed() == 4403
    assert ann.refused_get(camp.path) == (403, "error-not-your-table")


def test_somebody_must_stay_to_organise(server: Server) -> None:
    camp = Camp(server)
    own = f"{camp.path}/people/{camp.who('Olga')}"
    for answer in (
        camp.olga.send("DELETE", own),
        camp.olga.send("PATCH", own, seat="red"),
        camp.olga.send("PATCH", own, role="member"),
    ):
        assert problem(answer) == (409, "error-last-organiser")
    camp.sailor("Petr", "organiser")
    camp.change("Olga", role="member")
    assert camp.olga.refused_get(f"{camp.path}/crews") == (403, "error-organiser-only")


def test_a_crew_is_not_endless(server: Server) -> None:
    camp = Camp(server)
    for n in range(30):
        camp.olga.post(f"{camp.path}/people", name=f"P{n}", seat="red")
    assert camp.olga.refused(f"{camp.path}/people", name="One more", seat="red") == (409, "error-crew-full")
    assert server.person().refused("/api/join", code=camp.code("red")) == (409, "error-crew-full")


def test_crews_and_codes_survive_a_restart(own_server: Server) -> None:
    camp = Camp(own_server)
    ann = camp.sailor("Ann", "blue")
    camp.change("Ann", pieces=["blue-1"])
    made = camp.olga.post(f"{camp.path}/people", name="Kája", seat="red")
    before = camp.crews()
    own_server.restart()
    assert camp.crews() == before
    assert own_server.person().post("/api/join", code=made["code"])["seat"] == "red"
    with ann.at(camp.id) as wire:
        assert wire.expect("state")["pieces"] == ["blue-1"]
    assert ann.get("/api/tables")[0]["you"] == ["blue"]


def test_an_invitation_still_seats_the_first(server: Server) -> None:
    camp = Camp(server)
    token = camp.olga.invite(camp.id, "blue")
    ann, bob = server.person("Ann"), server.person("Bob")
    assert ann.post("/api/join", token=token) == {"table": camp.id, "seat": "blue"}
    assert bob.refused("/api/join", token=token) == (410, "error-link-used")
    assert [p["role"] for p in camp.crews()["people"] if p["seat"] == "blue"] == ["captain"]
    assert camp.olga.refused(f"{camp.path}/invitations", seat="blue") == (409, "error-seat-taken")


def test_a_guest_who_logs_in_stays_in_the_crew(server: Server) -> None:
    camp = Camp(server)
    account = server.person("Anna")
    account.post("/api/account", login=f"anna-{camp.id}", password="correct horse")
    ann = camp.sailor("Ann", "blue")
    ann.post("/api/login", login=f"anna-{camp.id}", password="correct horse")
    assert [p["name"] for p in camp.crews()["people"] if p["seat"] == "blue"] == ["Anna"]
    with ann.at(camp.id) as wire:
        assert wire.expect("state")["as"] == "blue"
    twin = camp.sailor("Twin", "blue")
    twin.post("/api/login", login=f"anna-{camp.id}", password="correct horse")
    assert [p["name"] for p in camp.crews()["people"] if p["seat"] == "blue"] == ["Anna"]


def test_a_saved_game_brings_no_crews_and_its_organiser_may_save_it(server: Server) -> None:
    camp = Camp(server)
    ann = camp.sailor("Ann", "blue")
    with ann.at(camp.id) as wire:
        wire.play("report blue-1")
    assert ann.refused_get(f"{camp.path}/export") == (403, "error-still-played")
    text = camp.olga.get(f"{camp.path}/export")
    assert '"key"' not in text
    table = camp.olga.post("/api/import", record=text)["id"]
    crews = camp.olga.get(f"/api/tables/{table}/crews")
    assert [(p["seat"], p["name"]) for p in crews["people"]] == [("organiser", "Olga")]
    assert not set(crews["codes"].values()) & set(camp.crews()["codes"].values())
