"""What the environment says, and that the handbook lists it."""

from __future__ import annotations

from pathlib import Path

import pytest

from admiralty.server import settings
from admiralty.server.errors import CannotStart
from admiralty.server.settings import LOOPBACK, Rate, Settings

HANDBOOK = Path(__file__).parents[2] / "docs" / "server.md"


def read() -> Settings:
    return Settings.from_environment("127.0.0.1", "games.db")


def test_the_handbook_lists_every_setting_of_a_limit_and_no_other() -> None:
    text = HANDBOOK.read_text(encoding="utf-8")
    listed = [line for line in text.splitlines() if line.startswith("| `ADMIRALTY_")]
    groups = tuple(type(getattr(Settings(), name)).PREFIX for name in settings.GROUPS)
    found = [line for line in listed if line.split("`")[1].startswith(groups)]
    assert found == settings.lines()
    for name in ("ADMIRALTY_ORIGIN", "ADMIRALTY_TRUSTED_PROXIES", "ADMIRALTY_LIMITS"):
        assert f"`{name}" in text


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
