"""Building without a C compiler: plain Python comes out, unless compiling was insisted on."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def build(into: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    places = ["--build-lib", str(into / "lib"), "--build-temp", str(into / "temp")]
    settled = {name: value for name, value in os.environ.items() if not name.startswith("ADMIRALTY_")}
    return subprocess.run(
        [sys.executable, "setup.py", "-q", "build", *places],
        cwd=ROOT,
        env=settled | {"CC": "no-such-compiler"} | environment,
        capture_output=True,
        text=True,
    )


def test_without_a_compiler_the_engine_is_plain_python(tmp_path: Path) -> None:
    assert build(tmp_path).returncode == 0
    assert (tmp_path / "lib/admiralty/core/flow.py").exists()
    assert not list((tmp_path / "lib").rglob("*.so"))


def test_who_insists_on_compiling_is_told_what_is_missing(tmp_path: Path) -> None:
    run = build(tmp_path, ADMIRALTY_COMPILE="1")
    assert run.returncode == 1
    assert run.stderr.strip().startswith("admiralty: no C compiler")
