"""Settings from the environment: what there is besides the groups of settings.py, and how values are read."""

from __future__ import annotations

import difflib
import ipaddress
import re
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from admiralty import bots, games
from admiralty.kit.datafile import DataError
from admiralty.server.errors import CannotStart

PREFIX: Final = "ADMIRALTY_"
HOST: Final = re.compile(r"[a-z0-9.-]{1,253}(:[0-9]{1,5})?", re.ASCII)


class Described(NamedTuple):
    """A setting for the table of all; `shown` replaces a default that depends on something."""

    name: str
    meaning: str
    default: str = ""
    shown: str = ""


PLAIN: Final = (
    Described(
        "ADMIRALTY_DB",
        "a file, or `postgresql://name@host/database`; `--db` overrides it",
        shown="`~/.local/share/admiralty/admiralty.db`",
    ),
    Described(
        "ADMIRALTY_ORIGIN",
        "the site address that people type, such as `https://play.example.org`",
        shown="the host that is asked",
    ),
    Described(
        "ADMIRALTY_TRUSTED_PROXIES",
        "IP addresses or networks, with commas between; empty trusts nobody",
        "127.0.0.1,::1",
    ),
    Described("ADMIRALTY_METRICS_FROM", "IP addresses or networks that may read `/metrics`", "127.0.0.1,::1"),
    Described(
        "ADMIRALTY_REGISTRATION",
        "`open`: everybody may open an account; `invitation`: moderators and `admiralty admin invite` make "
        "them; `closed`: only the latter",
        "open",
    ),
    Described("ADMIRALTY_VACATION_DAYS", "days of vacation that the owner of an account has in a year", "30"),
    Described(
        "ADMIRALTY_DESERTED_DAYS",
        "days without a move by the others until a player may end a table alone",
        "14",
    ),
    Described(
        "ADMIRALTY_GAMES",
        "[games from outside](add-a-game.md#a-game-in-another-package) that are offered besides ours, with "
        "commas between: names of entry points, `package.module:Class` or `file.py:Class`. No other code "
        "from outside is ever loaded",
        shown="none",
    ),
    Described(
        "ADMIRALTY_BOTS",
        "[bots from outside](bots.md#bots-of-your-own) that people may choose, with commas between",
        shown="none",
    ),
    Described("ADMIRALTY_SMTP_HOST", "where mail is handed in", shown="no mail"),
    Described(
        "ADMIRALTY_SMTP_SECURITY", "how that connection is protected: `starttls`, `tls` or `none`", "starttls"
    ),
    Described("ADMIRALTY_SMTP_PORT", "its port", shown="587, 465 or 25 by the security"),
    Described("ADMIRALTY_SMTP_USER", "the account there", shown="no login"),
    Described("ADMIRALTY_SMTP_PASSWORD", "its password", shown="no login"),
    Described("ADMIRALTY_SMTP_FROM", "the address that mails come from", shown="needed for mail"),
    Described(
        "ADMIRALTY_VAPID_KEY",
        "the private key of Web Push, which `admiralty admin vapid` makes",
        shown="no push",
    ),
    Described(
        "ADMIRALTY_VAPID_CONTACT", "`mailto:` or `https:` for push services", shown="`ADMIRALTY_ORIGIN`"
    ),
    Described(
        "ADMIRALTY_PRIVATE_HOSTS",
        "hosts, with their ports, that may be sent notifications although they are in your own network or "
        "without TLS",
        shown="none",
    ),
    Described(
        "ADMIRALTY_INTERNAL_HOST",
        "the address of this machine at which workers on other machines reach its workers; the network must "
        "be yours",
        "127.0.0.1",
    ),
    Described("ADMIRALTY_LIMITS", "`off`: no rates and quotas, for load tests", "on"),
)
MAX_BOT_NAME: Final = 60
"""Requests name a bot in a word of 64 characters, `bot:` included."""
MAY_BE_EMPTY: Final = ("ADMIRALTY_TRUSTED_PROXIES", "ADMIRALTY_METRICS_FROM")
NOT_OF_THE_SERVER: Final = ("ADMIRALTY_COMPILE", "ADMIRALTY_OPTIMISE", "ADMIRALTY_PAGE", "ADMIRALTY_TESTED")


def values(given: Mapping[str, str]) -> dict[str, str]:
    """What the environment says, and for the rest the defaults; an empty value is none."""
    said = {name: value.strip() for name, value in given.items() if name.startswith(PREFIX)}
    defaults = {each.name: each.default for each in PLAIN}
    return defaults | {name: value for name, value in said.items() if value or name in MAY_BE_EMPTY}


def unknown(given: Mapping[str, str], known: Collection[str]) -> list[str]:
    """A sentence for each name that no setting has: it may be misspelt."""
    found = []
    for name in sorted(given):
        if name.startswith(PREFIX) and name not in known and name not in NOT_OF_THE_SERVER:
            near = difflib.get_close_matches(name, known, 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            found.append(f"{name} is no setting of the server and means nothing{hint}")
    return found


def whole(name: str, given: Mapping[str, str]) -> int:
    """A number of at least one."""
    text = given[name]
    if not (text.isascii() and text.isdigit()) or len(text) > 6 or int(text) < 1:
        raise CannotStart(f"{name} must be a whole number of at least 1, not {text!r}")
    return int(text)


def one_of(name: str, given: Mapping[str, str], words: tuple[str, ...]) -> str:
    text = given[name]
    if text not in words:
        choices = f"{', '.join(words[:-1])} or {words[-1]}"
        raise CannotStart(f"{name} must be {choices}, not {text!r}")
    return text


def origin(name: str, given: Mapping[str, str]) -> str:
    """Scheme, host and perhaps a port: what browsers send."""
    text = given[name].rstrip("/")
    with suppress(ValueError):
        parts = urlsplit(text)
        if not text or text.lower() == f"{parts.scheme}://{parts.netloc}".lower():
            is_site = parts.scheme in ("http", "https") and bool(parts.hostname) and "@" not in parts.netloc
            if not text or (is_site and (parts.port is None or parts.port > 0)):
                return text
    raise CannotStart(f"{name} must be a site address such as https://play.example.org, not {text!r}")


def addresses(name: str, given: Mapping[str, str]) -> tuple[str, ...]:
    """Addresses and networks separated by commas; an empty list means nobody."""
    found = tuple(part.strip() for part in given[name].split(",") if part.strip())
    for part in found:
        try:
            if part != "*":
                ipaddress.ip_network(part)
        except ValueError:
            raise CannotStart(
                f"{name} must list addresses or networks such as 10.0.0.0/8, not {part!r}"
            ) from None
    return found


def hosts(name: str, given: Mapping[str, str]) -> tuple[str, ...]:
    """Hosts with or without ports, separated by commas."""
    found = tuple(part.strip().lower() for part in given[name].split(",") if part.strip())
    for part in found:
        if not HOST.fullmatch(part):
            raise CannotStart(f"{name} must list hosts such as hooks.lan:8080, not {part!r}")
    return found


def own_address(name: str, given: Mapping[str, str]) -> str:
    """One address of this machine."""
    text = given[name]
    with suppress(ValueError):
        if not ipaddress.ip_address(text).is_unspecified:
            return text
    raise CannotStart(f"{name} must be one address of this machine such as 10.0.0.5, not {text!r}")


def outside_bots(name: str, given: Mapping[str, str]) -> tuple[str, ...]:
    """Names of bots separated by commas. Each is made once, so that a mistake shows at the start."""
    found = tuple(part.strip() for part in given.get(name, "").split(",") if part.strip())
    for part in found:
        try:
            bots.make(part, 0)
            if len(part) > MAX_BOT_NAME:
                raise bots.BadBot(f"{part} is longer than {MAX_BOT_NAME} characters; an entry point is short")
        except (bots.BadBot, DataError) as error:
            raise CannotStart(f"{name}: {error}") from None
    return found


def outside_games(name: str, given: Mapping[str, str]) -> tuple[str, ...]:
    """Names of games separated by commas. Each is loaded once, so that a mistake shows at the start."""
    found = tuple(part.strip() for part in given.get(name, "").split(",") if part.strip())
    try:
        for slug, source in games.allowed(",".join(found)).items():
            games.load_class(source, slug)({})
    except (games.UnknownGame, DataError) as error:
        raise CannotStart(f"{name}: {error}") from None
    return found
