"""Processes that work for a server import its main module again; that must not load the whole server."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = ("fastapi", "uvicorn", "sqlalchemy", "pydantic")


@pytest.mark.parametrize("module", ["admiralty.server.__main__", "admiralty.server.worker", "admiralty.cli"])
def test_a_main_module_is_light(module: str) -> None:
    told = f"import sys, {module}; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", told], text=True, capture_output=True, check=True)
    assert done.stdout.strip() == "[]"
