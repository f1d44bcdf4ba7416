"""Optional compilation: ADMIRALTY_COMPILE=1 turns core, kit and games into C extensions with mypyc.

ADMIRALTY_OPTIMISE is the C compiler's level, 0 to 3: low ones compile sooner and run slower.
"""

import os
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

COMPILED_PARTS = ("core", "kit", "games")


def compiled_modules() -> list[str]:
    """Every rule module; package files stay interpreted, board folders belong to the page."""
    return sorted(
        path.as_posix()
        for part in COMPILED_PARTS
        for path in Path("src/admiralty", part).rglob("*.py")
        if path.name != "__init__.py" and "board" not in path.parts
    )


if os.environ.get("ADMIRALTY_COMPILE") == "1":
    from mypyc.build import mypycify

    # A fixed group name keeps the shared library's file name stable when modules come and go.
    level = os.environ.get("ADMIRALTY_OPTIMISE", "3")
    built = mypycify(compiled_modules(), opt_level=level, target_dir="build/c", group_name="admiralty")
    setup(ext_modules=cast(list[Extension], built))
else:
    setup()
