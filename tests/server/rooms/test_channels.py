"""The chat of teams: read by the team and, where it is meant, the organiser; by nobody else on any way."""

from __future__ import annotations

from admiralty.server.rooms import telling
from tests.server.harness import Server, Wire
from tests.server.organised import Camp


def texts(wire: Wire) -> list[str]:
    """What has come up to now: an answer comes after everything before it."""
    wire.say(t="ping", id="now")
    wire.expect("pong")
    return [line["text"] for line in wire.chat]


def say(wire: Wire, text: str, to: str = "") -> dict[str, object]:
    wire.say(t="chat", id=text, text=text, to=to)
    while True:
        message = wire.hear()
        if message["t"] == "error" or (message["t"] == "chat" and message["text"] == text):
            return message


def test_a_team_talks_among_itself_and_with_the_organiser(server: Server) -> None:
    camp = Camp(server)
    red, mate, blue = camp.sailor("Rita", "red"), camp.sailor("Rolf", "red"), camp.sailor("Bea", "blue")
    eve = server.person("Eve")
    eve.post("/api/join", code=camp.crews()["watch_code"])
    with (
        red.at(camp.id) as hers,
        mate.at(camp.id) as his,
        blue.at(camp.id) as theirs,
        camp.olga.at(camp.id) as leads,
        eve.at(camp.id) as watched,
    ):
        assert say(hers, "We attack @Bea", "red")["to"] == ["red"]
        assert say(hers, "May we?", "organiser")["to"] == ["red", "organiser"]
        assert say(leads, "You may", "red")["to"] == ["organiser", "red"]
        assert "to" not in say(theirs, "Hello all")
        assert say(theirs, "Psst", "red")["error"] == "error-no-channel"
        assert say(watched, "Psst", "organiser")["error"] == "error-no-channel"
        secret = ["We attack @Bea", "May we?", "You may"]
        assert texts(hers) == texts(his) == [*secret, "Hello all"]
        assert texts(leads) == [*secret[1:], "Hello all"]
        assert texts(theirs) == texts(watched) == ["Hello all"]
    room = server.rooms.open[camp.id]
    assert telling.mentions(room, room.stored.chat[0]) == [], "nobody is told of what they cannot read"
    with blue.at(camp.id) as theirs, mate.at(camp.id) as his:
        assert texts(theirs) == ["Hello all"]
        assert texts(his) == [*secret, "Hello all"]
    camp.change("Rolf", seat="blue")
    with mate.at(camp.id) as his:
        assert texts(his) == ["Hello all"], "who changes the team leaves its talk behind"


def test_a_table_without_teams_has_no_channels(server: Server) -> None:
    ann = server.person("Ann")
    with ann.at(ann.table()) as wire:
        wire.expect("state")
        assert say(wire, "Psst", "red")["error"] == "error-no-channel"
