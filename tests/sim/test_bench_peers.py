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


COUNTING = """
exports.scenarios = ["Standard"];
exports.roles = ["White", "Black"];
exports.setup = () => ({ active: "White", left: 20 });
exports.view = (state, role) => ({ actions: { take: [1, 2], pass: 1, undo: 1, resign: 0 } });
exports.action = (state, role, name, number) => {
  if (role !== state.active || !["take", "pass"].includes(name)) throw new Error(`${role} may not ${name}`);
  state.left -= name === "take" ? number : 1;
  state.active = state.left <= 0 ? "None" : role === "White" ? "Black" : "White";
  return state;
};
"""


def test_rules_for_rally_the_troops_are_measured_when_their_path_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = Peer("Rally the Troops rules", "JavaScript")
    assert rules not in installed()
    path = tmp_path / "rules.js"
    path.write_text(COUNTING, encoding="utf-8")
    monkeypatch.setenv("ADMIRALTY_RALLY", str(path))
    assert rules in installed()
    assert measure_peer(rules, 0, 0.01) > 100
