"""Peers: measured in a process of their own, left out when they are not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from admiralty.sim import bench, peers, report
from admiralty.sim.peers import PEERS, BrokenPeer, Peer


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


def test_peers_take_turns_with_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, int]] = []

    def measured(peer: Peer, number: int, seconds: float) -> float:
        heard.append((peer.name, number))
        if peer.level == "C++":
            raise BrokenPeer(f"{peer.name} stopped: no luck")
        return 10.0 * (number + 1)

    monkeypatch.setattr(bench, "measure_peer", measured)
    monkeypatch.setattr(bench, "compiled_copy", lambda: None)
    chosen = [named("python-chess"), named("OpenSpiel chess")]
    document = bench.bench(["_template"], 3, 0.01, others=chosen)
    assert heard == [("python-chess", 0), ("OpenSpiel chess", 0), ("python-chess", 1), ("python-chess", 2)]
    found = document["peers"]
    assert isinstance(found, list)
    row = found[0]
    assert len(found) == 1
    assert (row["name"], row["decisions_per_second"]) == ("python-chess", 20.0)
    own = document["rows"][0]["decisions_per_second"]  # type: ignore[index]
    assert row["ratios"] == {f"_template {bench.build()}": own / 20.0}
    assert document["broken"] == {"OpenSpiel chess": "OpenSpiel chess stopped: no luck"}
    assert "python-chess" in report.bench_chart(document)


def test_a_peer_that_does_not_run_says_why() -> None:
    with pytest.raises(BrokenPeer, match="nobody stopped"):
        peers.measure(Peer("nobody", "Python", (), peers.python_chess), 0, 0.01)


def test_a_peer_is_measured_in_its_own_process() -> None:
    assert peers.measure(named("OpenSpiel tic-tac-toe in Python"), 0, 0.01) > 100
