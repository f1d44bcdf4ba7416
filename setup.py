"""Builds the engine as C extensions (mypyc) where that can be done; else it stays plain Python.

ADMIRALTY_COMPILE: 1 insists on it, 0 leaves it out. Without it a build compiles when it finds a C compiler
and mypyc, and an editable install never does: its sources are there to be changed.
ADMIRALTY_OPTIMISE: the C compiler's level, 0 to 3; 1 if not said. 3 runs about a tenth faster and compiles
three times as long.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

PACKAGE = Path("src/admiralty")
NO_COMPILER = "no C compiler with Python's header files was found; install build-essential and python3-dev."


def compiled_modules() -> list[str]:
    """What pyproject.toml lists; package files stay interpreted, board folders belong to the page."""
    patterns = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["admiralty"]["compiled"]
    return sorted(
        path.as_posix()
        for pattern in patterns
        for path in PACKAGE.glob(pattern)
        if path.name != "__init__.py" and "board" not in path.parts
    )


def has_compiler() -> bool:
    """True when the compiler that setuptools would call can read Python.h."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    command = [*compiler, f"-I{sysconfig.get_path('include')}", "-fsyntax-only", "-x", "c", "-"]
    try:
        run = subprocess.run(command, input="#include <Python.h>\n", text=True, capture_output=True)
    except FileNotFoundError:
        return False
    return run.returncode == 0


def is_wanted() -> bool:
    wish = os.environ.get("ADMIRALTY_COMPILE", "")
    if wish == "1" and not has_compiler():
        sys.exit(f"admiralty: {NO_COMPILER}")
    if wish:
        return wish == "1"
    builds = bool({"build", "build_ext", "bdist_wheel", "install"} & set(sys.argv[1:]))
    return builds and find_spec("mypyc") is not None and has_compiler()


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    # A fixed group name keeps the shared library's file name stable when modules come and go.
    level = os.environ.get("ADMIRALTY_OPTIMISE", "1")
    # Other layers are only read for their types; what they import need not be there while building.
    paths = ["--follow-imports=silent", *compiled_modules()]
    built = mypycify(paths, opt_level=level, target_dir="build/c", group_name="admiralty")
    found = cast(list[Extension], built)
    for extension in found:
        # mypyc also asks for debug data and warnings about its own C, which take longer than the code.
        extension.extra_compile_args = [f"-O{level}", "-g0", "-w"]
    return found


class BuildOrDoWithout(build_ext):
    """Unless compiling was insisted on, a compiler that fails leaves plain Python behind, and says so.

    The library that all the modules share comes first: when it fails there is no half of it.
    """

    def run(self) -> None:
        try:
            super().run()
        except (CCompilerError, ExecError, PlatformError) as failure:
            if os.environ.get("ADMIRALTY_COMPILE") == "1":
                raise
            self.warn(f"not compiled, the engine will run as plain Python: {failure}")
            self.extensions = []


setup(ext_modules=extensions() if is_wanted() else [], cmdclass={"build_ext": BuildOrDoWithout})
