"""Rate limits: by address, by person and by account."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace

import httpx
import pytest

from admiralty.server.http import limits
from admiralty.server.http.limits import MAX_BUCKETS, SHARED_BUCKETS, Buckets, Limits, network
from admiralty.server.settings import LOOPBACK, Connections, Rate, Rates, Settings
from tests.server.harness import Person, Server, Wire


class Clock:
    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits; every test has its own people, accounts and addresses."""
    file = str(tmp_path_factory.mktemp("limits") / "games.db")
    server = Server(Settings(database=file, bot_workers=1, connections=Connections(too_fast_seconds=0)))
    yield server
    server.close()


def takes(buckets: Limits, times: int, **whom: str) -> list[bool]:
    return [buckets.allow("passwords", **whom) for _ in range(times)]


def of(address: str, login: str = "100+1/min") -> Limits:
    rates = replace(Rates(), passwords_address=Rate.of(address), passwords_login=Rate.of(login))
    return Limits(rates, is_on=True)


def test_a_bucket_fills_again(clock: Clock) -> None:
    buckets = of("3+120/min")
    assert takes(buckets, 5, address="a") == [True, True, True, False, False]
    clock.now += 1
    assert takes(buckets, 3, address="a") == [True, True, False]
    clock.now += 100
    assert takes(buckets, 4, address="a") == [True, True, True, False]


def test_what_is_given_back_does_not_count(clock: Clock) -> None:
    buckets = of("1+1/min")
    for _ in range(5):
        assert buckets.allow("passwords", address="a")
        buckets.give_back("passwords", address="a")
    assert takes(buckets, 2, address="a") == [True, False]


def test_an_empty_bucket_takes_nothing_from_the_others(clock: Clock) -> None:
    buckets = of("2+1/min", "3+1/min")
    assert takes(buckets, 4, address="a", login="ann") == [True, True, False, False]
    assert takes(buckets, 2, address="b", login="ann") == [True, False]
    assert takes(buckets, 2, address="b", login="bob") == [True, False]


def test_many_new_names_do_not_renew_an_empty_bucket(clock: Clock) -> None:
    buckets = of("2+1/min")
    takes(buckets, 2, address="eve")
    for n in range(MAX_BUCKETS + 5000):
        buckets.allow("passwords", address=f"x{n}")
    assert not buckets.allow("passwords", address="eve")


def test_the_store_is_bounded_and_newcomers_in_a_flood_share(clock: Clock) -> None:
    store = Buckets(Rate.of("2+1/min"))
    for n in range(MAX_BUCKETS + 4 * SHARED_BUCKETS):
        if store.has(f"x{n}", clock.now):
            store.take(f"x{n}", clock.now)
    assert len(store.full_at) == MAX_BUCKETS
    late = [f"y{n}" for n in range(1000)]
    assert sum(store.has(name, clock.now) for name in late) < 200, "there is no end of new buckets"


def test_whoever_used_a_shared_bucket_up_gets_no_fresh_one_when_there_is_room_again(clock: Clock) -> None:
    store = Buckets(Rate.of("1+1/min"))
    for n in range(MAX_BUCKETS):
        store.take(f"x{n}", clock.now)
    clock.now += 59
    store.take("eve", clock.now)
    assert "eve" not in store.full_at
    clock.now += 2  # the others are full again
    assert not store.has("eve", clock.now)
    store.take("new", clock.now)
    assert len(store.full_at) == 1
    assert not store.has("eve", clock.now)


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("x" * 500, "x" * 64),
    ],
)
def test_what_counts_as_one_address(host: str, counts_as: str) -> None:
    assert network(host) == counts_as


def forwarded(person: Person, address: str) -> None:
    """From now on the proxy names this address for the person."""
    person.http.headers["X-Forwarded-For"] = address


def test_an_account_cannot_be_guessed_from_many_addresses(limited: Server) -> None:
    ann = limited.person()
    ann.post("/api/account", login="ann", password="correct horse battery")
    eve = limited.stranger()
    answers = []
    for n in range(23):
        forwarded(eve, f"198.51.100.{n}")
        answers.append(eve.refused("/api/login", login="ANN" if n % 2 else "ann", password=f"guess {n}")[1])
    assert answers[0] == "error-wrong-password"
    assert answers[-1] == "error-too-fast"
    assert eve.refused("/api/login", login="bob", password="another") == (403, "error-wrong-password")


def test_right_passwords_do_not_count_against_an_account(limited: Server) -> None:
    ann = limited.person()
    ann.post("/api/account", login="often", password="correct horse battery")
    for n in range(23):
        forwarded(ann, f"198.51.101.{n}")
        ann.post("/api/login", login="often", password="correct horse battery")


def test_passwords_cannot_be_tried_from_one_network_of_ipv6(limited: Server) -> None:
    eve = limited.stranger()
    answers = []
    for n in range(12):
        forwarded(eve, f"2001:db8:0:7::{n:x}")
        answers.append(eve.refused("/api/login", login=f"ann{n}", password="guess")[1])
    assert set(answers) == {"error-wrong-password", "error-too-fast"}
    forwarded(eve, "2001:db8:0:8::1")
    assert eve.refused("/api/login", login="ann99", password="guess")[1] == "error-wrong-password"


@pytest.mark.parametrize(
    ("path", "body", "wrong"),
    [
        ("/api/join", {"code": "ZZZZZZ"}, "error-code-unknown"),
        ("/api/join", {"token": "z" * 40}, "error-link-unknown"),
        ("/api/watch", {"token": "z" * 40}, "error-link-unknown"),
    ],
)
def test_codes_and_links_cannot_be_guessed_for_long(
    limited: Server, path: str, body: dict[str, str], wrong: str
) -> None:
    eve = limited.person("Eve")
    answers = []
    for n in range(15):
        forwarded(eve, f"198.51.100.{n}")
        answers.append(eve.refused(path, **body)[1])
    assert answers[0] == wrong
    assert answers[-1] == "error-too-fast"


@pytest.mark.parametrize(
    ("path", "body", "kind"),
    [
        ("/api/tables", {"game": "none"}, "tables"),
        ("/api/lessons/none/none/table", {}, "tables"),
        ("/api/guides/none/table", {}, "tables"),
        ("/api/import", {"record": "nothing"}, "imports"),
        ("/api/games/naval-strategy/map/check", {"text": "nothing"}, "maps"),
        ("/api/games/none/map/make", {}, "maps"),
    ],
)
def test_a_person_is_counted_wherever_he_comes_from(
    limited: Server, path: str, body: dict[str, str], kind: limits.Kind
) -> None:
    eve = limited.person("Eve")
    buckets: Limits = limited.app.state.limits  # type: ignore[union-attr]
    before = set(buckets.buckets[f"{kind}_person"].full_at)
    eve.http.post(path, json=body)
    (person,) = set(buckets.buckets[f"{kind}_person"].full_at) - before
    while buckets.allow(kind, person=person):
        pass
    forwarded(eve, "198.51.100.1")
    assert eve.refused(path, **body) == (429, "error-too-fast")
    bob = limited.person("Bob")
    assert bob.http.post(path, json=body).status_code != 429


def refusals(wire: Wire) -> int:
    """How many of the messages so far were refused as too fast."""
    wire.say(t="look", seat="red")
    wire.say(t="look", seat="blue")
    count = 0
    while True:
        message = wire.hear()
        count += message.get("error") == "error-too-fast"
        if message["t"] == "state" and message["as"] == "blue":
            return count


def test_chat_is_counted_over_all_sockets_of_a_person(limited: Server) -> None:
    ann = limited.person()
    table = ann.table()
    with ExitStack() as stack:
        wires = [stack.enter_context(ann.at(table)) for _ in range(4)]
        for wire in wires:
            for n in range(8):
                wire.say(t="chat", id=f"{id(wire)} {n}", text=f"line {n}")
        assert sum(refusals(wire) for wire in wires) >= 10


def test_commands_are_counted_over_all_sockets_of_a_person(limited: Server) -> None:
    ann = limited.person()
    table = ann.table()
    buckets: Limits = limited.app.state.limits  # type: ignore[union-attr]
    before = set(buckets.buckets["commands_person"].full_at)
    with ann.at(table) as first, ann.at(table) as second:
        first.say(t="ping", id="1")
        assert first.answer("1")["t"] == "pong"
        (person,) = set(buckets.buckets["commands_person"].full_at) - before
        buckets.buckets["commands_person"].full_at[person] = time.monotonic() + 60  # used up for a while
        second.say(t="ping", id="2")
        assert second.answer("2")["error"] == "error-too-fast"


def test_malformed_frames_count_like_commands(limited: Server) -> None:
    """Otherwise one client could keep the server busy with errors."""
    ann = limited.person()
    buckets: Limits = limited.app.state.limits  # type: ignore[union-attr]
    before = set(buckets.buckets["commands_person"].full_at)
    with ann.at(ann.table()) as wire:
        wire.expect("state")
        assert set(buckets.buckets["commands_person"].full_at) == before
        wire.socket.send("nonsense")
        assert wire.expect("error")["error"] == "error-not-json"
        assert len(set(buckets.buckets["commands_person"].full_at) - before) == 1


def test_through_a_trusted_proxy_only_its_own_word_counts(limited: Server) -> None:
    """What the client itself wrote into the header stands before what the proxy adds."""
    eve = limited.stranger()
    answers = []
    for n in range(12):
        forwarded(eve, f"203.0.113.{n}, 198.51.102.1")
        answers.append(eve.refused("/api/login", login=f"ann{n}", password="guess")[1])
    assert set(answers) == {"error-wrong-password", "error-too-fast"}


def test_nothing_can_be_forged_past_a_proxy_that_is_not_trusted(limited: Server) -> None:
    limited.restart(trusted_proxies=())
    eve = limited.stranger()
    answers = []
    for n in range(12):
        forwarded(eve, f"198.51.103.{n}")
        answers.append(eve.refused("/api/login", login=f"ann{n}", password="guess")[1])
    assert set(answers) == {"error-wrong-password", "error-too-fast"}
    headers = {"Origin": limited.url, "X-Forwarded-Proto": "https"}
    response = httpx.post(f"{limited.url}/api/me", json={"name": "Ann"}, headers=headers)
    assert "secure" not in response.headers.get("set-cookie", "").lower()
    limited.restart(trusted_proxies=LOOPBACK)
