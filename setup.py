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

import ast
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
SOURCES = Path("build/py")
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
    found = listed("compiled") - listed("interpreted")
    return sorted(path for path in found if path.name != "__init__.py")


def listed(key: str) -> set[Path]:
    """The modules that patterns of pyproject.toml name."""
    patterns = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["admiralty"][key]
    return {path for pattern in patterns for path in PACKAGE.glob(pattern)}


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


def write_sources() -> None:
    """The sources as mypyc reads them, in build/py; what has not changed keeps its time, for mypy's cache."""
    texts = {path: path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    classes = {path: dataclasses(text) for path, text in texts.items()}
    names = {each.name for found in classes.values() for each in found}
    for path, text in texts.items():
        target = SOURCES / path.relative_to(PACKAGE.parent)
        told = with_constructors(text, [each for each in classes[path] if not names & set(bases(each))])
        if not target.exists() or target.read_text(encoding="utf-8") != told:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(told, encoding="utf-8")


def dataclasses(text: str) -> list[ast.ClassDef]:
    """The plain ones of a module: without arguments."""
    found = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    return [node for node in found if [ast.unparse(each) for each in node.decorator_list] == ["dataclass"]]


def bases(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(each) for each in node.bases]


def with_constructors(text: str, classes: list[ast.ClassDef]) -> str:
    """The module with the `__init__` of these dataclasses written out, in the blank line after the fields.

    mypyc would leave it to the interpreter, which takes five times as long to make a frame. No line moves.
    """
    lines = text.split("\n")
    for node in classes:
        fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
        own = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
        if not fields or any(each.value for each in fields) or own & {"__init__", "__post_init__"}:
            continue
        after = fields[-1].end_lineno or 0
        assert not lines[after], f"no blank line after the fields of {node.name}"
        arguments = ", ".join(map(ast.unparse, fields))
        body = "; ".join(f"self.{each} = {each}" for each in (ast.unparse(field.target) for field in fields))
        lines[after] = f"    def __init__(self, {arguments}) -> None: {body}"
    return "\n".join(lines)


def extensions() -> list[Extension]:
    """One library with a C file for every module, and for every module a small extension that opens it."""
    from mypyc.build import mypycify

    level = os.environ.get("ADMIRALTY_OPTIMISE", "1")
    write_sources()
    os.environ["MYPYPATH"] = str(SOURCES)
    # Other layers are only read for their types; what they import need not be there while building.
    modules = [str(SOURCES / path.relative_to(PACKAGE.parent)) for path in compiled_modules()]
    paths = ["--follow-imports=silent", *modules]
    # A fixed group name keeps the shared library's file name stable when modules come and go.
    built = mypycify(paths, opt_level=level, target_dir="build/c", group_name="admiralty", multi_file=True)
    found = cast(list[Extension], built)
    for extension in found:
        # mypyc also asks for debug data and warnings about its own C, which take longer than the code.
        extension.extra_compile_args = [f"-O{level}", "-g0", "-w", "-fvisibility=hidden"]
    return found


def unoptimised() -> set[str]:
    """The C files of modules that run once."""
    modules = [path.relative_to(PACKAGE.parent).with_suffix("").parts for path in listed("unoptimised")]
    return {f"__native_{'___'.join(parts)}.c" for parts in modules}


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
        self.unoptimised = unoptimised()
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
        flags = list(extension.extra_compile_args)
        if Path(source).name in self.unoptimised:
            flags.append("-O0")
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
