"""What the environment says, and that the handbook lists it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from admiralty.server import environment, settings
from admiralty.server.errors import CannotStart
from admiralty.server.settings import LOOPBACK, Rate, Settings

HANDBOOK = Path(__file__).parents[2] / "docs" / "settings.md"
SERVER = Path(settings.__file__).parent
ENDS = ("_", "ADMIRALTY_COMPILED", *environment.NOT_OF_THE_SERVER)


def read() -> Settings:
    return Settings.from_environment("127.0.0.1", "games.db")


def test_the_handbook_lists_every_setting_and_no_other() -> None:
    text = HANDBOOK.read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if line.startswith("| `")] == settings.lines()


def test_the_server_reads_no_setting_that_is_not_listed() -> None:
    sources = (path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    named = {name for source in sources for name in re.findall(r"ADMIRALTY_[A-Z_]+", source)}
    assert {name for name in named if not name.endswith(ENDS)} <= {each.name for each in settings.described()}


@pytest.mark.parametrize(
    "value", ["play.example.org", "https://play.example.org/club", "ftp://a", "https://a:b"]
)
def test_an_origin_is_a_site_address(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("ADMIRALTY_ORIGIN", value)
    with pytest.raises(CannotStart, match="ADMIRALTY_ORIGIN must be a site address such as https"):
        read()


@pytest.mark.parametrize("value", ["http://localhost:8765", "https://a.org/", "http://[::1]:80", " "])
def test_an_origin_loses_its_last_stroke(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("ADMIRALTY_ORIGIN", value)
    assert read().origin == value.strip().rstrip("/")


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("LIMITS", "of", "must be on or off, not 'of'"),
        ("REGISTRATION", "shut", "must be open, invitation or closed, not 'shut'"),
        (
            "PRIVATE_HOSTS",
            "http://hooks.lan",
            "must list hosts such as hooks.lan:8080, not 'http://hooks.lan'",
        ),
        ("DESERTED_DAYS", "two", "must be a whole number of at least 1, not 'two'"),
        ("INTERNAL_HOST", "0.0.0.0", "must be one address of this machine such as 10.0.0.5, not '0.0.0.0'"),
    ],
)
def test_a_bad_value_stops_the_start_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, sentence: str
) -> None:
    monkeypatch.setenv(f"ADMIRALTY_{name}", value)
    with pytest.raises(CannotStart, match=re.escape(f"ADMIRALTY_{name} {sentence}")):
        read()


def test_a_misspelt_name_is_warned_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ADMIRALTY_QUOTA_OPEN_TABELS", "5")
    assert (
        "ADMIRALTY_QUOTA_OPEN_TABELS is no setting of the server and means nothing; "
        "did you mean ADMIRALTY_QUOTA_OPEN_TABLES?"
    ) in settings.misspelt()


def test_the_environment_changes_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ADMIRALTY_RATE_CHAT_PERSON", "5+30/min")
    found = read()
    assert found.rates.chat_person == Rate(0.5, 5)
    assert str(found.rates.chat_person) == "5+30/min"
    assert found.rates.chat_address == settings.Rates().chat_address


@pytest.mark.parametrize("value", ["much", "5", "0+1/min", "5+0/min", "5+-1/min", "5+1/hour", "\u0665+1/min"])
def test_a_bad_rate_stops_the_start_with_a_sentence(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("ADMIRALTY_RATE_CHAT_PERSON", value)
    with pytest.raises(CannotStart, match="ADMIRALTY_RATE_CHAT_PERSON must be a rate such as 8") as caught:
        read()
    assert repr(value) in str(caught.value)


@pytest.mark.parametrize(
    ("given", "trusted"),
    [
        (None, LOOPBACK),
        ("", ()),
        ("10.0.0.1, 192.168.0.0/16,::1", ("10.0.0.1", "192.168.0.0/16", "::1")),
        ("*", ("*",)),
    ],
)
def test_whose_word_about_addresses_counts(
    monkeypatch: pytest.MonkeyPatch, given: str | None, trusted: tuple[str, ...]
) -> None:
    monkeypatch.delenv("ADMIRALTY_TRUSTED_PROXIES", raising=False)
    if given is not None:
        monkeypatch.setenv("ADMIRALTY_TRUSTED_PROXIES", given)
    assert read().trusted_proxies == trusted


@pytest.mark.parametrize("given", ["proxy.example.org", "10.0.0.300", "10.0.0.1/8"])
def test_a_proxy_is_named_by_its_address(monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    monkeypatch.setenv("ADMIRALTY_TRUSTED_PROXIES", given)
    with pytest.raises(CannotStart, match="ADMIRALTY_TRUSTED_PROXIES must list addresses"):
        read()


def test_a_bot_from_outside_that_cannot_be_loaded_stops_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ADMIRALTY_BOTS", "greedy, missing.py:Bot")
    with pytest.raises(CannotStart, match=r"ADMIRALTY_BOTS: there is no file missing\.py"):
        read()


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_wildcard_host_without_an_origin_is_warned_about(host: str) -> None:
    (warning,) = Settings(host=host).warnings()
    assert "ADMIRALTY_ORIGIN" in warning
    assert Settings(host=host, origin="https://play.example.org").warnings() == []
    assert Settings().warnings() == []


def test_trusting_everybody_as_a_proxy_is_warned_about() -> None:
    (warning,) = Settings(trusted_proxies=("*",)).warnings()
    assert "ADMIRALTY_TRUSTED_PROXIES" in warning
