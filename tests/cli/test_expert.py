"""`admiralty expert`, on top of admiralty.sim.expert, which has tests of its own."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Cli

SMALL = ("--first", 6, "--games", 2, "--iterations", 4, "--measured", 2, "--width", 8)


def test_a_network_is_trained_drawn_and_plays(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    shown = cli("expert", "_template", "--out", folder, "--generations", 1, *SMALL)
    assert "generation 0: won" in shown.said
    assert (folder / "curve.svg").read_text().startswith("<svg")
    again = cli("expert", "_template", "--out", folder, "--generations", 2, *SMALL, "--json")
    assert [point["generation"] for point in json.loads(again.out)["points"]] == [0, 1]
    bot = f"expert:{folder / 'network.npz'}"
    played = cli("simulate", "_template", "--games", 2, "--bots", f"{bot}:8,{bot}:5ms", "--json")
    assert json.loads(played.out)["games"] == 2


def test_what_cannot_be_is_told(cli: Cli, tmp_path: Path) -> None:
    assert "two seats" in cli("expert", "naval-strategy", "--out", tmp_path / "run").err
    missing = cli("simulate", "_template", "--games", 2, "--bots", f"expert:{tmp_path / 'no.npz'},random")
    assert "no.npz" in missing.err
    (tmp_path / "bad.npz").write_text("no network")
    bad = cli("simulate", "_template", "--games", 2, "--bots", f"expert:{tmp_path / 'bad.npz'},random")
    assert "bad.npz is not a network" in bad.err
