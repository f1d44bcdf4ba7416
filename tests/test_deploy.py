"""The files in deploy/ name only settings, metrics, commands and files that exist."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from prometheus_client import REGISTRY
from typer.main import get_command

from admiralty.cli.app import app
from admiralty.server import settings
from admiralty.server.telemetry import COMMANDS

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
BUILD_SETTINGS = {"ADMIRALTY_COMPILE", "ADMIRALTY_PAGE"}
UNITS = ("admiralty.service", "admiralty-backup.service")


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def known_settings() -> set[str]:
    return {each.name for each in settings.described()}


def metrics() -> set[str]:
    """All that /metrics can show; a histogram shows three."""
    found = set()
    for family in REGISTRY.collect():
        ends = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}.get(family.type, [""])
        found |= {family.name + end for end in ends}
    return found


def base(name: str) -> str:
    """The histogram that a figure belongs to, or the figure itself."""
    return re.sub("_(bucket|sum|count)$", "", name)


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", *UNITS])
def test_every_setting_exists(name: str) -> None:
    named = set(re.findall(r"ADMIRALTY_[A-Z_]+", text(name)))
    assert named
    assert named <= known_settings() | BUILD_SETTINGS


def test_the_dashboard_shows_every_metric_of_ours_and_none_that_does_not_exist() -> None:
    panels = json.loads(text("grafana/admiralty.json"))["panels"]
    queries = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    named = set(re.findall(r"\b(?:admiralty|process)_\w+", queries))
    assert named <= metrics()
    assert {family.name for family in COMMANDS.collect()} == {"admiralty_commands"}
    assert {base(name) for name in named} >= {
        base(name) for name in metrics() if name.startswith("admiralty_")
    }
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_every_part_listens_and_asks_on_the_same_port() -> None:
    (port,) = re.findall(r"EXPOSE (\d+)", text("Dockerfile"))
    assert f'"--port", "{port}"' in text("Dockerfile")
    assert f"127.0.0.1:{port}/readyz" in text("Dockerfile")
    assert f"admiralty:{port}" in text("Caddyfile")
    assert f"admiralty:{port}" in text("prometheus.yaml")
    assert f"--port {port}" in text("admiralty.service")
    assert f"--port {port}" in text("admiralty-workers.conf")


def test_metrics_are_not_passed_on_to_the_internet() -> None:
    lines = [line.strip() for line in text("Caddyfile").splitlines()]
    assert "respond /metrics 404" in lines


def test_every_mounted_file_exists() -> None:
    mounted = re.findall(r"- \./([\w./-]+):/", text("compose.yaml"))
    assert len(mounted) == 5
    assert all((DEPLOY / name).is_file() for name in mounted)


@pytest.mark.parametrize("command", ["serve", "admin backup", "admin verify"])
def test_every_command_exists(command: str) -> None:
    found = get_command(app)
    for word in command.split():
        found = found.commands[word]  # type: ignore[attr-defined]  # a group has them
    assert command in " ".join(map(text, UNITS))


def test_the_image_runs_without_privileges() -> None:
    last = text("Dockerfile").rpartition("FROM ")[2]
    (user,) = re.findall(r"^USER (\d+)$", last, re.MULTILINE)
    assert int(user) > 0


def test_passwords_and_backups_are_neither_committed_nor_shipped() -> None:
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {"/deploy/.env", "/deploy/backups/"} <= set(ignored)
    shipped = (ROOT / "MANIFEST.in").read_text(encoding="utf-8").splitlines()
    assert {"exclude deploy/.env", "prune deploy/backups"} <= set(shipped)
