"""A fresh environment with the example package installed in it, without a network."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "minesweepers"
OFFLINE = ("--no-deps", "--no-index", "--no-build-isolation", "--no-cache-dir", "--disable-pip-version-check")


def install(folder: Path) -> Path:
    """The interpreter of the new environment. It finds our packages, but not the other way round."""
    home, source = folder / "environment", folder / "source"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build"))
    venv.create(home, with_pip=False)
    python = home / "bin" / "python"
    own = sysconfig.get_path("purelib", vars={"base": str(home)})
    (Path(own) / "ours.pth").write_text(
        f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n", encoding="utf-8"
    )
    done = run(python, "-m", "pip", "install", "-q", *OFFLINE, source, cwd=folder)
    assert done.returncode == 0, done.stderr
    return python


def run(python: Path, *arguments: object, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    settled = {name: value for name, value in os.environ.items() if not name.startswith("ADMIRALTY_")}
    return subprocess.run(
        [str(python), *map(str, arguments)],
        cwd=cwd,
        env=settled | environment,
        capture_output=True,
        text=True,
        check=False,
    )
