"""Builds the engine as C extensions (mypyc) where that can be done, and brings the page along.

An editable install does neither: its sources are there to be changed.

ADMIRALTY_PAGE: 0 takes the page as it is, or leaves it out when there is none. Otherwise a build from a
checkout first builds a page that is missing or out of date, and stops if it cannot. A source distribution
contains the page.
ADMIRALTY_COMPILE: 1 insists on compiling, 0 leaves it out. Otherwise a build compiles when it finds a C
compiler and mypyc.
ADMIRALTY_OPTIMISE: the C compiler's level, 0 to 3; the default is 1. Higher levels compile two or three times
as long and run a few hundredths faster.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

PACKAGE = Path("src/admiralty")
COMPILES = {"build", "build_ext", "bdist_wheel", "install"}
NEEDS_PAGE = {"build", "bdist_wheel", "install", "sdist"}
NO_PAGE = (
    "the page could not be built. It needs make and the packages of web/package-lock.json; "
    "ADMIRALTY_PAGE=0 installs without building it."
)
NO_COMPILER = "no C compiler with Python's header files was found; install build-essential and python3-dev."


def build_page() -> None:
    """`make page`, which knows what the page is made of; it also gets Node if there is none."""
    if os.environ.get("ADMIRALTY_PAGE") == "0" or Path("PKG-INFO").exists():
        return
    try:
        run = subprocess.run(["make", "--silent", "page"], env={"PYTHON": sys.executable} | os.environ)
    except FileNotFoundError as error:
        sys.exit(f"admiralty: {error}; {NO_PAGE}")
    if run.returncode:
        sys.exit(f"admiralty: {NO_PAGE}")


def compiled_modules() -> list[Path]:
    """Those that the patterns of pyproject.toml take in and do not take out; packages stay interpreted."""
    table = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["admiralty"]
    found = {path for pattern in table["compiled"] for path in PACKAGE.glob(pattern)}
    left_out = {path for pattern in table["interpreted"] for path in PACKAGE.glob(pattern)}
    return sorted(path for path in found - left_out if path.name != "__init__.py")


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
    """Not for metadata: analysing the sources takes a while."""
    wish = os.environ.get("ADMIRALTY_COMPILE", "")
    if wish == "0" or not COMPILES & set(sys.argv):
        return False
    if wish == "1" and not has_compiler():
        sys.exit(f"admiralty: {NO_COMPILER}")
    return wish == "1" or (find_spec("mypyc") is not None and has_compiler())


def extensions() -> list[Extension]:
    """One library with a C file for every module, and for every module a small extension that opens it."""
    from mypyc.build import mypycify

    level = os.environ.get("ADMIRALTY_OPTIMISE", "1")
    # Other layers are only read for their types; what they import need not be there while building.
    paths = ["--follow-imports=silent", *map(str, compiled_modules())]
    # A fixed group name keeps the shared library's file name stable when modules come and go.
    built = mypycify(paths, opt_level=level, target_dir="build/c", group_name="admiralty", multi_file=True)
    found = cast(list[Extension], built)
    for extension in found:
        # mypyc also asks for debug data and warnings about its own C, which take longer than the code.
        extension.extra_compile_args = [f"-O{level}", "-g0", "-w", "-fvisibility=hidden"]
    return found


class BuildEngine(build_ext):
    """Compiles as many C files at once as there are processors, and none that it has compiled before.

    Unless compiling was insisted on, a compiler that fails leaves plain Python behind, and says so.
    """

    def run(self) -> None:
        try:
            super().run()
        except (CCompilerError, ExecError, PlatformError) as failure:
            if os.environ.get("ADMIRALTY_COMPILE") == "1":
                raise
            self.warn(f"not compiled, the engine will run as plain Python: {failure}")
            self.extensions = []

    def build_extensions(self) -> None:
        jobs = [(source, extension) for extension in self.extensions for source in extension.sources]
        jobs.sort(key=lambda job: os.path.getsize(job[0]), reverse=True)  # the longest first
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = dict(zip([source for source, _ in jobs], pool.map(self.compile_once, jobs)))
        for extension in self.extensions:
            own = [objects[source] for source in extension.sources]
            extension.sources, extension.extra_objects, extension.depends = [], own, own
        self.parallel = os.cpu_count()
        super().build_extensions()  # only links
        for folder in Path(self.build_temp).iterdir():
            if not any(Path(each).is_relative_to(folder) for each in objects.values()):
                shutil.rmtree(folder)

    def compile_once(self, job: tuple[str, Extension]) -> str:
        """The object file of a C file, in a folder named after everything it is made from."""
        source, extension = job
        flags = extension.extra_compile_args
        made_from = hashlib.sha256(repr((sys.version, version("mypy"), flags)).encode())
        for name in (source, *sorted(extension.depends)):
            made_from.update(Path(name).read_bytes())
        folder = Path(self.build_temp, made_from.hexdigest())
        unfinished = folder.with_suffix(".part")
        if not folder.exists():
            self.compiler.compile(
                [source], str(unfinished), include_dirs=extension.include_dirs, extra_postargs=flags
            )
            unfinished.rename(folder)
        (found,) = folder.rglob("*.o")
        return str(found)


if __name__ == "__main__":
    if NEEDS_PAGE & set(sys.argv):
        build_page()
    setup(ext_modules=extensions() if is_wanted() else [], cmdclass={"build_ext": BuildEngine})
