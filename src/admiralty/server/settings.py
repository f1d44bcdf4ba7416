"""Settings of a server, from arguments or else from the environment.

Limits are grouped. The name of a limit in the environment is made of its group and its own name
(`ADMIRALTY_RATE_CHAT_PERSON`); docs/settings.md lists them all.
"""

from __future__ import annotations

import os
import re
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

from admiralty.server import environment
from admiralty.server.environment import Described
from admiralty.server.errors import CannotStart
from admiralty.server.steady_clock import SteadyClock

STATIC = Path(__file__).parent / "static"
LOOPBACK: Final = ("127.0.0.1", "::1")
WILDCARDS: Final = ("0.0.0.0", "::", "")
NEVER: Final = 0
RATE: Final = re.compile(r"(\d+)\+(\d+(?:\.\d+)?)/min", re.ASCII)
MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}", re.ASCII)

T = TypeVar("T")


class Rate(NamedTuple):
    """A token bucket: `burst` at once, `per_second` on average; written `8+6/min`."""

    per_second: float
    burst: int

    @staticmethod
    def of(text: str) -> Rate:
        found = RATE.fullmatch(text)
        if found is None or int(found[1]) < 1 or float(found[2]) <= 0:
            raise ValueError("must be a rate such as 8+6/min (8 at once, then 6 a minute)")
        return Rate(float(found[2]) / 60, int(found[1]))

    def __str__(self) -> str:
        return f"{self.burst}+{round(self.per_second * 60, 3):g}/min"


def setting(default: T, meaning: str, least: int = 1) -> T:
    return field(default=default, metadata={"meaning": meaning, "least": least})


def rate(text: str, meaning: str) -> Rate:
    return setting(Rate.of(text), meaning)


@dataclass(frozen=True)
class Rates:
    """How often people may do something; `..._address` counts everybody at one IP address together."""

    PREFIX: ClassVar = "ADMIRALTY_RATE_"

    requests_address: Rate = rate("120+1200/min", "requests to the API, and sockets opened")
    guests_address: Rate = rate("30+30/min", "new guests")
    passwords_address: Rate = rate("8+6/min", "passwords tried")
    passwords_login: Rate = rate("20+2/min", "wrong passwords for one account, from anywhere")
    codes_address: Rate = rate("20+6/min", "wrong codes, invitations and watch links")
    codes_person: Rate = rate("10+6/min", "wrong codes, invitations and watch links, by one person")
    links_address: Rate = rate("60+60/min", "invitations and watch links made")
    links_person: Rate = rate("30+30/min", "invitations and watch links made, by one person")
    mails_address: Rate = rate("10+2/min", "mails that confirm an address, and test messages")
    mails_person: Rate = rate("5+1/min", "mails that confirm an address, and test messages, by one person")
    tables_address: Rate = rate("30+30/min", "new tables and lessons begun")
    tables_person: Rate = rate("20+20/min", "new tables and lessons begun, by one person")
    challenges_address: Rate = rate("60+60/min", "challenges offered and accepted, and open seats taken")
    challenges_person: Rate = rate(
        "20+20/min", "challenges offered and accepted, and open seats taken, by one person"
    )
    absences_address: Rate = rate("60+60/min", "times somebody goes away or comes back")
    absences_person: Rate = rate("10+10/min", "times one person goes away or comes back")
    imports_address: Rate = rate("20+10/min", "records imported")
    imports_person: Rate = rate("10+5/min", "records imported, by one person")
    forks_address: Rate = rate("30+30/min", "forks")
    forks_person: Rate = rate("20+20/min", "forks, by one person")
    maps_address: Rate = rate("60+60/min", "maps checked or generated")
    maps_person: Rate = rate("30+30/min", "maps checked or generated, by one person")
    analyses_address: Rate = rate("30+30/min", "analyses begun and hints")
    analyses_person: Rate = rate("20+20/min", "analyses begun and hints, by one person")
    sheets_address: Rate = rate("30+30/min", "sheets made as PDF, and records exported")
    sheets_person: Rate = rate("20+20/min", "sheets made as PDF, and records exported, by one person")
    commands_address: Rate = rate("6000+72000/min", "messages over sockets")
    commands_person: Rate = rate("300+3600/min", "messages of one person over all sockets")
    chat_address: Rate = rate("200+600/min", "chat, announcements and new names")
    chat_person: Rate = rate("10+60/min", "chat, announcements and new names of one person over all sockets")


@dataclass(frozen=True)
class Quotas:
    """What one person may have; a guest is a person without an account."""

    PREFIX: ClassVar = "ADMIRALTY_QUOTA_"

    open_tables: int = setting(200, "unfinished tables that one account may own, besides tournaments")
    open_tables_guest: int = setting(50, "unfinished tables that one guest may own")
    megabytes: int = setting(200, "megabytes that the tables, chat and notes of one account may fill")
    megabytes_guest: int = setting(20, "megabytes that the tables, chat and notes of one guest may fill")
    imports_a_day: int = setting(100, "records that one account may import in 24 hours")
    imports_a_day_guest: int = setting(20, "records that one guest may import in 24 hours")
    challenges: int = setting(10, "open challenges of one account")
    challenges_guest: int = setting(3, "open challenges of one guest")
    tournaments: int = setting(5, "tournaments of one account that are not over")


@dataclass(frozen=True)
class LobbyLimits:
    """What everybody together may have in the lobby."""

    PREFIX: ClassVar = "ADMIRALTY_LOBBY_"

    challenges: int = setting(500, "open challenges of everybody together")
    tables: int = setting(5000, "unfinished public tables of everybody together")
    gone_seconds: int = setting(180, "seconds until the challenges of somebody who has left are ended")
    sockets_per_person: int = setting(20, "windows in which one person may have the lobby open")


@dataclass(frozen=True)
class Connections:
    """Sockets of tables count as connections, too."""

    PREFIX: ClassVar = "ADMIRALTY_CONNECTION_"

    total: int = setting(10_000, "open connections; fewer when there are not enough descriptors")
    per_address: int = setting(500, "connections from one IP address, trusted proxies excepted")
    sockets_per_address: int = setting(200, "open sockets of tables from one IP address, also behind a proxy")
    sockets_per_table: int = setting(40, "open sockets of one person at one table")
    spare_descriptors: int = setting(100, "descriptors kept for the database and the workers")
    header_bytes: int = setting(32_768, "bytes of the request line and headers of a request", 1024)
    header_count: int = setting(100, "headers of a request", 20)
    header_seconds: int = setting(20, "seconds until the request line and headers must have arrived")
    body_seconds: int = setting(60, "seconds until the body must have arrived")
    idle_seconds: int = setting(5, "seconds a connection stays open after an answer")
    send_seconds: int = setting(60, "seconds after which a client that reads nothing is disconnected")
    too_fast_seconds: int = setting(1, "seconds until a request that came too fast is refused", NEVER)
    ping_seconds: int = setting(20, "seconds between pings to a socket")
    pong_seconds: int = setting(20, "seconds until a ping must be answered")


@dataclass(frozen=True)
class Retention:
    """In days; 0 keeps for ever."""

    PREFIX: ClassVar = "ADMIRALTY_KEEP_"

    guest_days: int = setting(
        90, "days after the last session's end until a guest without tables is deleted", NEVER
    )
    invitation_days: int = setting(30, "days after its end until an invitation is deleted", NEVER)
    watch_link_days: int = setting(365, "days until a link for spectators is deleted", NEVER)
    guest_table_days: int = setting(
        365, "days without a move or chat until a table where only guests play is ended", NEVER
    )
    account_table_days: int = setting(
        0, "days without a move or chat until a table where an account plays is ended", NEVER
    )
    notification_days: int = setting(30, "days until a notification that was sent is deleted", NEVER)
    deleted_table_days: int = setting(
        0, "days until a table that is over, of guests who cannot come back, is deleted", NEVER
    )


@dataclass(frozen=True)
class Work:
    """Limits of the processes that parse, generate and replay what people hand in."""

    PREFIX: ClassVar = "ADMIRALTY_WORK_"

    processes: int = setting(2, "processes for maps, data files, records and sheets")
    seconds: int = setting(10, "seconds of CPU for one of them")
    megabytes: int = setting(512, "megabytes of memory for one of them")
    waiting: int = setting(64, "how many may wait; further requests are told that the server is busy")
    bot_seconds: int = setting(60, "seconds of CPU for a decision of a bot, a hint or a step of an analysis")
    bot_iterations: int = setting(2000, "iterations a bot may search for a decision")
    bot_milliseconds: int = setting(
        5000, "milliseconds a bot may search for a decision, if its budget is a time"
    )
    bot_megabytes: int = setting(1024, "megabytes of memory for one process of bots, hints and analyses")
    step_seconds: int = setting(5, "seconds for one step of the rules; a table that takes more is stopped")


@dataclass(frozen=True)
class Notifications:
    """When notifications are sent."""

    PREFIX: ClassVar = "ADMIRALTY_NOTIFY_"

    present_seconds: int = setting(
        120, "seconds that a notification waits while its reader has the table open", NEVER
    )
    mail_seconds: int = setting(300, "seconds between two mails to one person", NEVER)
    other_seconds: int = setting(10, "seconds between two messages to one browser or webhook", NEVER)
    retry_seconds: int = setting(30, "seconds until a failed one is tried again; each time twice as long")
    attempts: int = setting(10, "how often a notification is tried")
    waiting: int = setting(100, "notifications that may wait for one person; further ones are not made")


GROUPS: Final = ("rates", "quotas", "lobby", "connections", "retention", "work", "notifications")
SECURITY: Final = {"starttls": 587, "tls": 465, "none": 25}
"""How the connection to a mail server is protected, and the usual port."""


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed in; none without a host. The password is never shown or logged."""

    host: str = ""
    port: int = SECURITY["starttls"]
    security: str = "starttls"
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = ""

    @staticmethod
    def from_environment(given: Mapping[str, str]) -> MailServer:
        host = given["ADMIRALTY_SMTP_HOST"]
        if not host:
            return MailServer()
        security = environment.one_of("ADMIRALTY_SMTP_SECURITY", given, tuple(SECURITY))
        sender = given["ADMIRALTY_SMTP_FROM"]
        if not MAIL.fullmatch(sender):
            raise CannotStart("ADMIRALTY_SMTP_FROM must be the address that mails come from")
        has_port = bool(given["ADMIRALTY_SMTP_PORT"])
        port = environment.whole("ADMIRALTY_SMTP_PORT", given) if has_port else SECURITY[security]
        return MailServer(
            host, port, security, given["ADMIRALTY_SMTP_USER"], given["ADMIRALTY_SMTP_PASSWORD"], sender
        )


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def new_key() -> bytes:
    return secrets.token_bytes(32)


def default_database() -> str:
    """A file in the user's own data folder."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(data) / "admiralty" / "admiralty.db")


@dataclass(frozen=True)
class Settings:
    """`origin` is the address people type if there is a proxy in front (https://play.example.org); without
    it the page must come from the requested host. `limits` switches rates and quotas off for load tests.
    `metrics_from` are the addresses that may read the metrics, which count everybody's steps. After
    `deserted_days` without a move by the others a player may end a table alone. Owners of accounts have
    `vacation_days` in a year. `outside_bots` are the bots from outside this package that people may play
    against, `outside_games` the games that are offered besides ours; no other code from outside is ever
    loaded. `vapid_key` is the private key of Web Push, and push services find whoever runs the server at
    `vapid_contact`. `private_hosts` may be sent notifications although they are not public. Workers reach
    each other at `internal_host`. With `registration` by invitation moderators make accounts, while it is
    closed only the operator. `clock` returns milliseconds; `key` makes the secret of a table's dice.
    """

    database: str = field(default_factory=default_database)
    origin: str = ""
    host: str = "127.0.0.1"
    trusted_proxies: tuple[str, ...] = LOOPBACK
    metrics_from: tuple[str, ...] = LOOPBACK
    limits: bool = True
    rates: Rates = field(default_factory=Rates)
    quotas: Quotas = field(default_factory=Quotas)
    lobby: LobbyLimits = field(default_factory=LobbyLimits)
    connections: Connections = field(default_factory=Connections)
    retention: Retention = field(default_factory=Retention)
    work: Work = field(default_factory=Work)
    notifications: Notifications = field(default_factory=Notifications)
    mail: MailServer = field(default_factory=MailServer)
    vapid_key: str = field(default="", repr=False)
    vapid_contact: str = ""
    private_hosts: tuple[str, ...] = ()
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 1) - 1))
    internal_host: str = "127.0.0.1"
    idle_seconds: int = 600
    deserted_days: int = 14
    registration: str = "open"
    vacation_days: int = 30
    outside_bots: tuple[str, ...] = ()
    outside_games: tuple[str, ...] = ()
    static: Path = STATIC
    clock: Callable[[], int] = field(default_factory=SteadyClock)
    key: Callable[[], bytes] = new_key

    def warnings(self) -> list[str]:
        """What an operator should know about these settings."""
        found = []
        if self.host in WILDCARDS and not self.origin:
            found.append(
                f"the server listens on all addresses ({self.host or '*'}) and answers to any host name: "
                "on the internet set ADMIRALTY_ORIGIN to the address people type"
            )
        if "*" in self.trusted_proxies:
            found.append(
                "ADMIRALTY_TRUSTED_PROXIES=* believes everybody's X-Forwarded-For: "
                "anybody can pretend to be another address, and no limit of an address holds"
            )
        if self.mail.host and not self.origin:
            found.append("mails have links: without ADMIRALTY_ORIGIN none are sent")
        return found

    @staticmethod
    def from_environment(host: str, database: str) -> Settings:
        """Raises CannotStart for an invalid value."""
        given = environment.values(os.environ)
        return Settings(
            database=database or given["ADMIRALTY_DB"] or default_database(),
            origin=environment.origin("ADMIRALTY_ORIGIN", given),
            host=host,
            trusted_proxies=environment.addresses("ADMIRALTY_TRUSTED_PROXIES", given),
            metrics_from=environment.addresses("ADMIRALTY_METRICS_FROM", given),
            limits=environment.one_of("ADMIRALTY_LIMITS", given, ("on", "off")) == "on",
            rates=read(Rates, given),
            quotas=read(Quotas, given),
            lobby=read(LobbyLimits, given),
            connections=read(Connections, given),
            retention=read(Retention, given),
            deserted_days=environment.whole("ADMIRALTY_DESERTED_DAYS", given),
            registration=environment.one_of(
                "ADMIRALTY_REGISTRATION", given, ("open", "invitation", "closed")
            ),
            vacation_days=environment.whole("ADMIRALTY_VACATION_DAYS", given),
            outside_bots=environment.outside_bots("ADMIRALTY_BOTS", given),
            outside_games=environment.outside_games("ADMIRALTY_GAMES", given),
            work=read(Work, given),
            notifications=read(Notifications, given),
            mail=MailServer.from_environment(given),
            vapid_key=given["ADMIRALTY_VAPID_KEY"],
            vapid_contact=given["ADMIRALTY_VAPID_CONTACT"],
            private_hosts=environment.hosts("ADMIRALTY_PRIVATE_HOSTS", given),
            internal_host=environment.own_address("ADMIRALTY_INTERNAL_HOST", given),
        )


def read(group: type[T], given: Mapping[str, str]) -> T:
    """A group of settings as the environment sets them."""
    values = {}
    for each in settings_of(group):
        name = name_of(group, each)
        if given.get(name, "").strip():
            try:
                values[each.name] = parsed(each, given[name].strip())
            except ValueError as error:
                raise CannotStart(f"{name} {error}, not {given[name]!r}") from None
    return group(**values)


def parsed(each: Field[Any], text: str) -> Rate | int:
    if isinstance(each.default, Rate):
        return Rate.of(text)
    least: int = each.metadata["least"]
    if not (text.isascii() and text.isdigit()) or len(text) > 18 or int(text) < least:
        raise ValueError(f"must be a whole number of at least {least}")
    return int(text)


def settings_of(group: type) -> tuple[Field[Any], ...]:
    return fields(group)


def name_of(group: type, each: Field[Any]) -> str:
    prefix: str = group.PREFIX  # type: ignore[attr-defined]  # every group of settings has one
    return prefix + each.name.upper()


def described() -> list[Described]:
    """All settings of the environment."""
    groups = [type(getattr(Settings(), name)) for name in GROUPS]
    return [
        *environment.PLAIN,
        *(
            Described(name_of(group, each), each.metadata["meaning"], str(each.default))
            for group in groups
            for each in settings_of(group)
        ),
    ]


def misspelt() -> list[str]:
    """What an operator should know about names in the environment."""
    return environment.unknown(os.environ, {each.name for each in described()})


def lines() -> list[str]:
    """All settings as rows of a Markdown table."""
    return [f"| `{each.name}` | {each.meaning} | {each.shown or each.default} |" for each in described()]
