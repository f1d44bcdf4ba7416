"""A small study for tests."""

from __future__ import annotations

from pathlib import Path

from admiralty.sim.study import Study, read

STUDY = """
title = "Skirmish"
game = "_template"
games = 6
seed = 4
bots = ["random", "greedy"]

[[vary]]
option = "length"
values = ["short", "long"]

[[vary]]
data = "constants.clash_points"
values = [1, 3]
"""


def study(folder: Path, text: str = STUDY) -> Study:
    path = folder / "study.toml"
    path.write_text(text, "utf-8")
    return read(path)
