"""Other engines in a benchmark: measured in a process of their own, in turns with our games."""

from __future__ import annotations

from pathlib import Path

import pytest

from admiralty.sim import bench, bench_peers, builds
from admiralty.sim.bench_peers import BrokenPeer, NoPeers, Peer, installed, measure_peer


def test_a_checkout_finds_the_peers_that_are_installed() -> None:
    assert Peer("OpenSpiel tic-tac-toe in Python", "Python") in installed()


def test_an_installed_package_says_where_peers_are_measured(tmp_path: Path) -> None:
    with pytest.raises(NoPeers, match="from a checkout of the source"):
        installed(tmp_path)


def test_peers_take_turns_with_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, int]] = []

    def measured(peer: Peer, number: int, seconds: float) -> float:
        heard.append((peer.name, number))
        if peer.level == "C++":
            raise BrokenPeer(f"{peer.name} stopped: no luck")
        return 10.0 * (number + 1)

    monkeypatch.setattr(bench_peers, "measure_peer", measured)
    monkeypatch.setattr(bench, "compiled_copy", lambda: None)
    chosen = [Peer("python-chess", "Python"), Peer("OpenSpiel chess", "C++")]
    document = bench.bench(["_template"], 3, 0.01, others=chosen)
    assert heard == [("python-chess", 0), ("OpenSpiel chess", 0), ("python-chess", 1), ("python-chess", 2)]
    found = document["peers"]
    assert isinstance(found, list)
    row = found[0]
    assert len(found) == 1
    assert (row["name"], row["decisions_per_second"]) == ("python-chess", 20.0)
    own = document["rows"][0]["decisions_per_second"]
    assert row["ratios"] == {f"_template {builds.build()}": own / 20.0}
    assert document["broken"] == {"OpenSpiel chess": "OpenSpiel chess stopped: no luck"}


def test_a_peer_that_does_not_run_says_why() -> None:
    with pytest.raises(BrokenPeer, match="nobody stopped"):
        measure_peer(Peer("nobody", "Python"), 0, 0.01)


def test_a_peer_is_measured_in_its_own_process() -> None:
    assert measure_peer(Peer("OpenSpiel tic-tac-toe in Python", "Python"), 0, 0.01) > 100
