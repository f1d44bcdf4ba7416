"""Tournaments on a server: from sign-up to standings, late entry, withdrawal, deadlines, and who may what."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.settings import Quotas
from admiralty.server.store import tournament_store
from admiralty.server.store.models import Tournament as TournamentRow
from admiralty.server.tournaments import director
from tests.server.harness import FakeTime, Person, Server, wait_until

Details = dict[str, Any]


def organiser(server: Server, name: str = "Olga") -> Person:
    person = server.person(name)
    login = f"{name.lower()}-{server.port}-{len(server.people)}"
    person.post("/api/account", login=login, password="correct horse battery")
    return person


def tournament(person: Person, **more: Any) -> str:
    body = {"name": "Autumn cup", "game": "_template", "rounds": 3, **more}
    return f"/api/tournaments/{person.post('/api/tournaments', **body)['id']}"


def enter(path: str, *people: Person) -> None:
    for person in people:
        person.post(f"{path}/enter")


def running(details: Details) -> list[dict[str, Any]]:
    return [game for game in details["games"] if game["result"] is None]


def resign(people: dict[str, Person], details: Details, loser: str = "second") -> None:
    """In every game of two people the one at a seat gives up."""
    names = {each["id"]: each["name"] for each in details["people"]}
    for game in running(details):
        if names[game[loser]] in people:
            seat = "red" if loser == "first" else "blue"
            with people[names[game[loser]]].at(game["table"]) as wire:
                wire.look(seat)
                wire.play("resign", seat)


def until(person: Person, path: str, round_: int, state: str = "running") -> Details:
    """The tournament as soon as a round has begun, with all its tables."""

    def is_there() -> bool:
        shown = person.get(path)
        return bool(shown["round"] == round_ and shown["state"] == state)

    wait_until(is_there)
    return dict(person.get(path))


def test_a_swiss_tournament_with_bots_from_sign_up_to_standings(own_server: Server) -> None:
    olga = organiser(own_server)
    people = {name: own_server.person(name) for name in ("Ann", "Bob", "Cid")}
    path = tournament(olga, rounds=2, both_sides=True)
    enter(path, *people.values())
    for bot in ("random", "greedy", "random"):
        olga.post(f"{path}/bots", bot=bot)
    shown = olga.get(path)
    assert [each["name"] for each in shown["people"]] == ["Ann", "Bob", "Cid", "random", "greedy"]
    shown = olga.post(f"{path}/start")
    assert (shown["state"], shown["round"], len(shown["games"])) == ("running", 1, 6)
    assert [game["result"] for game in shown["games"] if game["second"] is None] == ["bye", "bye"]
    resign(people, shown, "second")
    resign(people, olga.get(path), "first")
    own_server.restart()
    shown = until(olga, path, 2)
    resign(people, shown, "second")
    resign(people, olga.get(path), "first")
    shown = until(olga, path, 2, "over")
    assert all(game["result"] for game in shown["games"])
    assert sum(row["points"] for row in shown["standings"]) == len(shown["games"]) == 12
    assert [row["rank"] for row in shown["standings"]] == sorted(row["rank"] for row in shown["standings"])
    assert shown["finished"] is not None
    assert [each["state"] for each in olga.get("/api/tournaments")["tournaments"]] == ["over"]


def test_a_result_is_written_with_the_entry_that_ends_the_game(own_server: Server) -> None:
    olga, ann = organiser(own_server), own_server.person("Ann")
    path = tournament(olga, rounds=1)
    enter(path, olga, ann)
    shown = olga.post(f"{path}/start")
    assert olga.get(path)["standings"][0]["played"] == 0
    own_server.app.state.director.task.cancel()  # type: ignore[union-attr]
    resign({"Olga": olga, "Ann": ann}, shown)
    assert [game["result"] for game in olga.get(path)["games"]] == ["first"], "nobody else had to do it"


def test_late_entry_and_withdrawal(server: Server) -> None:
    olga = organiser(server)
    people = {name: server.person(name) for name in ("Ann", "Bob", "Cid", "Dan")}
    path = tournament(olga, rounds=3)
    enter(path, *(people[name] for name in ("Ann", "Bob", "Cid", "Dan")))
    first = people["Dan"].get(path)["you"]
    people["Dan"].post(f"{path}/withdraw", entrant=first)
    assert len(olga.get(path)["people"]) == 3, "before it starts nothing is left of an entry"
    shown = olga.post(f"{path}/start")
    enter(path, people["Dan"])
    ann = people["Ann"].get(path)["you"]
    assert people["Bob"].refused(f"{path}/withdraw", entrant=ann) == (403, "error-not-your-tournament")
    olga.post(f"{path}/withdraw", entrant=ann)
    resign(people, shown)
    shown = until(olga, path, 2)
    paired = {game[side] for game in shown["games"] if game["round"] == 2 for side in ("first", "second")}
    assert ann not in paired
    assert people["Dan"].get(path)["you"] in paired
    enter(path, people["Ann"])
    assert not next(each for each in olga.get(path)["people"] if each["id"] == ann)["out"]


def test_who_entered_twice_and_logs_in_is_in_once(server: Server) -> None:
    """The entry of the guest stayed, and nobody could play its games."""
    olga, guest = organiser(server), server.person("Guest")
    open_one, begun = tournament(olga), tournament(olga)
    for path in (open_one, begun):
        enter(path, olga, guest)
    olga.post(f"{begun}/start")
    guest.post("/api/login", login=olga.get("/api/me")["account"], password="correct horse battery")
    assert len(olga.get(open_one)["people"]) == 1
    assert [each["out"] for each in olga.get(begun)["people"]] == [False, True]


def test_a_round_robin_takes_nobody_late(server: Server) -> None:
    olga, ann, bob = organiser(server), server.person("Ann"), server.person("Bob")
    path = tournament(olga, system="round-robin")
    assert olga.refused(f"{path}/start") == (409, "error-too-few-entrants")
    enter(path, olga, ann)
    shown = olga.post(f"{path}/start")
    assert shown["rounds"] == 1
    assert bob.refused(f"{path}/enter") == (409, "error-entry-closed")
    resign({"Olga": olga, "Ann": ann}, shown)
    until(olga, path, 1, "over")
    assert bob.refused(f"{path}/enter") == (409, "error-entry-closed")


def test_at_the_end_of_a_round_who_must_decide_loses(own_server: Server) -> None:
    time = FakeTime()
    own_server.restart(clock=time)
    olga, ann = organiser(own_server), own_server.person("Ann")
    paths = [tournament(olga, rounds=1, round_seconds=3600) for _ in range(2)]
    for path in paths:
        enter(path, olga, ann)
        assert olga.post(f"{path}/start")["due"] > time()
    table = olga.get(paths[0])["games"][0]["table"]
    with olga.at(table) as wire:
        wire.play(wire.look("red")["legal"][0], "red")
    time.pass_by(3601)
    assert until(olga, paths[0], 1, "over")["games"][0]["result"] == "first"
    assert until(olga, paths[1], 1, "over")["games"][0]["result"] == "neither", "both had to decide"


def test_it_starts_by_itself(own_server: Server) -> None:
    time = FakeTime()
    own_server.restart(clock=time)
    olga, ann = organiser(own_server), own_server.person("Ann")
    path = tournament(olga, starts=time() + 60_000)
    enter(path, olga, ann)
    time.pass_by(61)
    until(ann, path, 1)


def test_the_organiser_decides_and_ends(server: Server) -> None:
    olga, ann, bob = organiser(server), server.person("Ann"), server.person("Bob")
    path = tournament(olga, rounds=3)
    enter(path, ann, bob, olga)
    shown = olga.post(f"{path}/start")
    (game,) = running(shown)
    place = {"round": 1, "board": game["board"], "leg": 1}
    me = next(each["id"] for each in shown["people"] if each["name"] == "Olga")
    assert me not in (game["first"], game["second"])
    assert ann.refused(f"{path}/games", **place, result="first") == (403, "error-not-your-tournament")
    assert olga.refused(f"{path}/games", round=9, board=1, result="first")[0] == 404
    shown = olga.post(f"{path}/games", **place, result="drawn")
    assert shown["round"] == 2, "the round was over"
    assert ann.get(f"/api/tables/{game['table']}")["status"] == "over"
    assert olga.refused(f"{path}/games", **place, result="first") == (409, "error-game-over")
    assert ann.refused(f"{path}/end") == (403, "error-not-your-tournament")
    assert olga.post(f"{path}/end")["state"] == "over"


def test_the_organiser_does_not_decide_a_game_that_she_plays(server: Server) -> None:
    """It ended her lost game without a result, so that it never counted for ratings."""
    olga, ann = organiser(server), organiser(server, "Ann")
    path = tournament(olga, rounds=1)
    enter(path, olga, ann)
    (game,) = running(olga.post(f"{path}/start"))
    place = {"round": 1, "board": game["board"], "leg": 1}
    for result in ("first", "second", "neither"):
        assert olga.refused(f"{path}/games", **place, result=result) == (403, "error-own-game")
    assert ann.get(f"/api/tables/{game['table']}")["status"] == "playing"


def test_what_is_refused(server: Server) -> None:
    ann, olga = server.person("Ann"), organiser(server)
    body = {"name": "Cup", "game": "_template"}
    assert ann.refused("/api/tournaments", **body) == (403, "error-accounts-only")
    assert olga.refused("/api/tournaments", **{**body, "game": "naval-strategy"}) == (
        422,
        "error-only-for-two",
    )
    assert olga.refused("/api/tournaments", **{**body, "options": {"length": "x"}})[0] == 422
    assert olga.refused("/api/tournaments", **{**body, "rounds": 0})[0] == 422
    path = tournament(olga)
    assert server.stranger().refused(f"{path}/enter") == (401, "error-no-session")
    assert server.stranger().get(path)["you"] is None
    assert ann.refused(f"{path}/bots", bot="random") == (403, "error-not-your-tournament")
    assert olga.refused(f"{path}/bots", bot="clever") == (422, "error-bad-bot")
    assert olga.refused_get("/api/tournaments/nothing") == (404, "error-no-tournament")


def test_a_tournament_game_is_neither_ended_nor_looked_into(server: Server) -> None:
    """Against a bot nobody else plays, but it is a game of the tournament all the same."""
    olga = organiser(server)
    path = tournament(olga, rounds=1)
    enter(path, olga)
    olga.post(f"{path}/bots", bot="random")
    table = olga.post(f"{path}/start")["games"][0]["table"]
    assert olga.refused(f"/api/tables/{table}/end") == (409, "error-tournament-game")
    assert olga.refused(f"/api/tables/{table}/fork", n=0) == (403, "error-still-played")
    assert olga.refused(f"/api/tables/{table}/hint", seat="red")[0] == 403
    assert olga.refused(f"/api/tables/{table}/seats", seats={"blue": "me"})[0] == 403
    assert olga.refused_get(f"/api/tables/{table}/export") == (403, "error-still-played")
    own = olga.get("/api/me/export")
    assert [each["record"] for each in own["tables"] if each["id"] == table] == [None]
    assert [each["name"] for each in own["tournaments"]] == ["Autumn cup"]


@pytest.mark.parametrize("game", ["port-arthur"])
def test_of_a_running_game_nothing_is_told(own_server: Server, game: str) -> None:
    """Not a byte changes while a game goes on, whoever looks."""
    olga, ann = organiser(own_server), own_server.person("Ann")
    path = tournament(olga, game=game, rounds=1)
    enter(path, olga, ann)
    table = olga.post(f"{path}/start")["games"][0]["table"]
    stranger = own_server.stranger()
    before = {id(one): one.http.get(path).content for one in (olga, ann, stranger)}
    for _ in range(6):
        acting = next(each for each in olga.get("/api/tables") if each["id"] == table)["acting"]
        seats = olga.get(f"/api/tables/{table}")["seats"]
        holder = next(each["name"] for each in seats if each["seat"] == acting[0])
        with (olga if holder == "Olga" else ann).at(table) as wire:
            wire.play(wire.look(acting[0])["legal"][0], acting[0])
        for one in (olga, ann, stranger):
            assert one.http.get(path).content == before[id(one)]


def test_how_many_tournaments_one_account_may_have(own_server: Server) -> None:
    quotas = replace(Quotas(), tournaments=1)
    own_server.restart(limits=True, quotas=quotas)
    olga = organiser(own_server)
    path = tournament(olga)
    refused = olga.refused("/api/tournaments", name="Cup", game="_template")
    assert refused == (403, "error-quota-tournaments")
    olga.post(f"{path}/end")
    tournament(olga)


def test_of_two_who_begin_a_round_one_does(own_server: Server) -> None:
    olga, ann = organiser(own_server), own_server.person("Ann")
    path = tournament(olga)
    enter(path, olga, ann)
    engine, journal = own_server.rooms.engine, own_server.rooms.journal
    found = own_server.do(tournament_store.read(engine, path.rpartition("/")[2]))
    begin = tournament_store.starting(found, 1, [], None)
    assert own_server.do(journal.run(begin)) is True
    assert own_server.do(journal.run(begin)) is False


def test_its_tables_do_not_count_as_open_ones(own_server: Server) -> None:
    """A large tournament stood still, and all others with it, because its organiser had too many tables."""
    own_server.restart(limits=True, quotas=replace(Quotas(), open_tables=2))
    olga, people = organiser(own_server), [own_server.person(name) for name in ("Ann", "Bob", "Cid", "Dan")]
    path = tournament(olga, rounds=1, both_sides=True)
    enter(path, *people)
    games = olga.post(f"{path}/start")["games"]
    assert [people[0].get(f"/api/tables/{game['table']}")["status"] for game in games] == ["playing"] * 4
    olga.table("_template")


def test_a_round_begins_only_where_there_is_room_for_it(own_server: Server) -> None:
    olga = organiser(own_server)
    path = tournament(olga)
    enter(path, olga, own_server.person("Ann"))
    olga.table("_template")
    own_server.restart(limits=True, quotas=replace(Quotas(), megabytes=0))
    assert olga.refused(f"{path}/start") == (403, "error-quota-bytes")


def test_one_that_cannot_go_on_stops_no_other_and_is_reported_once(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    reported = []
    logger = logging.getLogger(director.__name__)
    monkeypatch.setattr(logger, "exception", lambda text, extra: reported.append(extra["tournament"]))
    time = FakeTime()
    own_server.restart(clock=time)
    olga, ann = organiser(own_server), own_server.person("Ann")
    paths = [tournament(olga, starts=time() + 60_000) for _ in range(3)]
    for path in paths:
        enter(path, olga, ann)
    broken = {path.rpartition("/")[2] for path in (paths[0], paths[2])}

    async def break_some(connection: AsyncConnection) -> None:
        await connection.execute(
            update(TournamentRow).where(TournamentRow.id.in_(broken)).values(game="gone")
        )

    own_server.do(own_server.rooms.journal.run(break_some))
    time.pass_by(61)
    until(ann, paths[1], 1)
    for _ in range(2):
        for tournament_id in broken:
            own_server.do(own_server.app.state.director.attempt(tournament_id))  # type: ignore[union-attr]
    assert sorted(reported) == sorted(broken)
