"""Nobody learns how many secret steps others take: twin games whose hidden parts differ in length.

What the other seat and a spectator receive is compared as a whole: every frame and their number, the past,
the log, the lists, refusals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from admiralty import games
from admiralty.server.games.steps import NoStep, Steps
from admiralty.server.rooms import listener
from admiralty.table.table import Table
from tests.server.harness import Person, Server, Wire
from tests.server.organised import Camp
from tests.server.recorder import Recorder, difference, recorded, stand, watcher

Script = list[str]


@pytest.fixture(autouse=True, scope="module")
def quick_states() -> Iterator[None]:
    """Spectators need not wait for their states; what they get stays the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(listener, "PACE", 0.01)
        yield


@pytest.fixture(scope="module")
def new_database(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """What is told does not depend on the kind of database."""
    return lambda: str(tmp_path_factory.mktemp("server") / "games.db")


def compare(one: list[list[bytes]], two: list[list[bytes]]) -> list[str]:
    return [difference(a, b) for a, b in zip(one, two, strict=True)]


def play_all(wire: Wire, actions: Script, others: list[Recorder]) -> None:
    """Step by step; the others receive their states before the next one."""
    for action in actions:
        wire.play(action)
        others[0].wait()
    for other in others:
        other.settle()


def look_around(others: list[Recorder]) -> list[list[bytes]]:
    """Everybody tries commands that are refused, and requests everything there is."""
    for other in others:
        seats = tuple(other.wire.state["you"])
        for seat in seats:
            other.try_commands(seat, ("undo", "no-such-word", "draw accept"))
        other.settle()
        other.ask_everything(seats)
    return [other.received() for other in others]


def play_fog(server: Server, hidden: Script) -> list[list[bytes]]:
    """Japan arranges its sortie in the fog and then shows it; what Russia and a spectator receive."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("port-arthur", {"fog_of_war": "on"}, seats={"japan": "me", "russia": "open"})
    bob.post("/api/join", token=ann.invite(table, "russia"))
    return two_sides(server, table, ann, bob, hidden, ["done"])


def two_sides(
    server: Server, table: str, ann: Person, bob: Person, hidden: Script, shown: Script
) -> list[list[bytes]]:
    eve = watcher(server, ann, table)
    with ExitStack() as stack:
        hers = stack.enter_context(ann.at(table))
        others = [stack.enter_context(recorded(server, person, table)) for person in (bob, eve)]
        hers.wait_for(lambda state: all(seat["online"] for seat in state["seats"]))
        for other in others:
            other.start()
        play_all(hers, hidden, others)
        heard = look_around(others)
        play_all(hers, shown, others)
        heard += look_around(others)
        for person in (bob, eve):
            with recorded(server, person, table) as again:
                again.settle()
                heard.append(again.received())
        return heard


SHORT = ["sail mikasa tsushima", "sail fuji tsushima"]
AND_BACK = ["sail fuji tsushima", "sail asahi tsushima", "undo", "sail mikasa sea-of-japan", "undo", "undo"]


def test_the_length_of_a_hidden_sortie_is_not_told(server: Server) -> None:
    """Neither by steps nor by undos. A sortie of another size is seen when it is shown, and not before."""
    short = play_fog(server, SHORT)
    assert not any(compare(short, play_fog(server, [*AND_BACK, *SHORT])))
    larger = compare(short, play_fog(server, [*SHORT, "sail asahi tsushima"]))
    assert not any(larger[:2])
    assert all(larger[2:])


BATTLE = (
    "russo-japanese-war/1; turn 2; active russia; morale 6 6; sea 9; faces; aims; "
    "at Turn.russia[] PlayerTurn.fleets[1] NavalStep.battle[] Battle.lines[0,2] ChooseLine[[[],[]],[0,0]]"
)


def play_line(server: Server, hidden: Script) -> list[list[bytes]]:
    """Both sides order their lines of battle at once; Japan has got further in one game."""
    ann, bob = server.person("Ann"), server.person("Bob")
    options = {"advanced_naval": "true"}
    table = stand(server, "russo-japanese-war", options, BATTLE, {"japan": ann, "russia": bob})
    return two_sides(server, table, ann, bob, hidden, [])


def test_how_far_a_line_of_battle_has_got_is_not_told(server: Server) -> None:
    line = [f"next N-{name}" for name in ("Mikasa", "Asahi", "Shikishima", "Hatsuse", "Fuji", "Yashima")]
    assert not any(compare(play_line(server, line[:1]), play_line(server, line)))


def play_round(server: Server, orders: Script) -> list[list[bytes]]:
    """One team plans, then the organiser ends the round; what the other team, a spectator and, last, the
    organiser receive.
    """
    camp = Camp(server)
    ann, bob, eve = camp.sailor("Ann", "blue"), camp.sailor("Bob", "red"), server.person("Eve")
    eve.post("/api/join", code=camp.crews()["watch_code"])
    with ExitStack() as stack:
        hers = stack.enter_context(ann.at(camp.id))
        others = [stack.enter_context(recorded(server, person, camp.id)) for person in (bob, eve, camp.olga)]
        for other in others:
            other.start()
        play_all(hers, orders, others)
        heard = look_around(others[:2])
        others[2].wire.play("evaluate")
        for other in others:
            other.settle()
        return [*heard, *look_around(others[:2]), others[2].received()]


def test_how_many_orders_another_team_gives_is_not_told(server: Server) -> None:
    """Only the organiser sees orders being given and taken back."""
    orders = ["left blue-1", "right blue-1"]
    changed = ["right blue-1", "undo-order blue-1", "left blue-1", "left blue-1", "undo-order blue-1"]
    found = compare(play_round(server, orders), play_round(server, [*changed, "undo-order blue-1", *orders]))
    assert not any(found[:-1])
    assert found[-1]


def test_own_numbers_are_the_same_after_a_restart_and_all_steps_count_in_the_end(own_server: Server) -> None:
    ann, bob = own_server.person("Ann"), own_server.person("Bob")
    table = ann.table("port-arthur", {"fog_of_war": "on"}, seats={"japan": "me", "russia": "open"})
    bob.post("/api/join", token=ann.invite(table, "russia"))
    with ann.at(table) as hers:
        for action in (*AND_BACK, *SHORT, "done"):
            hers.play(action)
    with bob.at(table) as his:
        before = his.expect("state")
        assert (before["seq"], before["every_step"]) == (1, False)
        assert {line["n"] for line in before["log"]["add"]} == {0, 1}
    own_server.restart()
    with bob.at(table) as his:
        again = his.expect("state")
        assert {**again, "now": before["now"]} == before
        assert his.play("done") == 2
        assert his.play("resign") == 3
        over = his.wait_for(lambda state: bool(state["status"] == "over"))
        assert (over["seq"], over["every_step"], over["log"]["keep"]) == (11, True, 0)
        assert {line["n"] for line in over["log"]["add"]} == {0, 9, 10}
    assert bob.get(f"/api/tables/{table}/at/9")["seq"] == 9
    assert bob.refused_get(f"/api/tables/{table}/at/12") == (404, "error-no-entry")


def test_somebody_with_two_seats_counts_the_steps_of_both() -> None:
    table = Table(games.load("naval-strategy", {"teams": "3"}), seed=1)
    steps = Steps(table)
    blue, red, green = table.game.seats
    for seat in (blue, red, red, green, green, green):
        action = next(c.text for c in table.legal(seat) if c.text.startswith(("left ", "right ")))
        entry = table.play(seat, action)
        assert entry is not None
        steps.note(entry)
    both = steps.numbering([blue, green])
    assert (both.last, both.own(3), both.own(4)) == (4, 1, 2)
    assert [both.entry(number) for number in range(5)] == [0, 3, 4, 5, 6]
    assert steps.numbering([]).last == 0
    assert steps.numbering(None).last == 6
    with pytest.raises(NoStep):
        both.entry(5)
