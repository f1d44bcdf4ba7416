"""The programs that play other engines; those that are not installed are left out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.peers import __main__ as peers
from tools.peers.__main__ import PEERS, Peer


def named(name: str) -> Peer:
    return next(peer for peer in PEERS if peer.name == name)


def test_what_is_installed_is_found() -> None:
    names = [peer.name for peer in peers.installed()]
    assert "OpenSpiel tic-tac-toe in Python" in names
    assert "Admiralty port-arthur through PettingZoo" in names
    assert len(set(names)) == len(names)


def test_boardgame_io_needs_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(peers.BOARDGAME_IO, str(tmp_path))
    monkeypatch.setattr(peers, "node", lambda: "node")
    assert not peers.has_boardgame_io()
    (tmp_path / "node_modules" / "boardgame.io").mkdir(parents=True)
    assert peers.has_boardgame_io()


@pytest.mark.parametrize("name", ["OpenSpiel tic-tac-toe in Python", "OpenSpiel backgammon"])
def test_a_peer_plays_whole_games(name: str) -> None:
    decisions, spent = named(name).play(0.01, 1)
    assert decisions >= 5
    assert spent > 0


def test_the_list_names_what_is_installed(capsys: pytest.CaptureFixture[str]) -> None:
    peers.main(["list"])
    assert json.loads(capsys.readouterr().out) == [[peer.name, peer.level] for peer in peers.installed()]
