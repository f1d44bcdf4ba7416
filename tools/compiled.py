"""Builds build/compiled, a copy of the package whose engine is C extensions, for use in PYTHONPATH.

python -m tools.compiled            build it if the sources have changed
python -m tools.compiled --start    print its path if it is current; else build it in the background
"""

import fcntl
import importlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from admiralty.sim import builds
from setup import NO_COMPILER, PACKAGE, compiled_modules, has_compiler

TARGET = Path("build/compiled")
NEXT = Path("build/compiled.next")
OLD = Path("build/compiled.old")
LOCK = Path("build/compiled.lock")
LOG = Path("build/compiled.log")
EXTENSIONS = Path("build/extensions")
EXTENSION = sysconfig.get_config_var("EXT_SUFFIX")
LOWEST_PRIORITY = 19


class Failed(Exception):
    """The engine could not be compiled."""


def say(sentence: str) -> None:
    print(f"admiralty: {sentence}", file=sys.stderr)


def start() -> None:
    if builds.is_current(TARGET):
        say("the engine runs compiled")
        print(TARGET.resolve())
    elif not has_compiler():
        say(f"the engine runs interpreted: {NO_COMPILER}")
    else:
        say("the engine runs interpreted; it is compiled in the background for the next start")
        command = [sys.executable, "-m", "tools.compiled", "--background"]
        subprocess.Popen(command, start_new_session=True, stdin=subprocess.DEVNULL, stdout=sys.stderr)


def build_in_background() -> None:
    """Build with the lowest priority, unless another process is building already."""
    os.nice(LOWEST_PRIORITY)
    with LOG.open("w") as log, LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        try:
            build(log.fileno())
        except Failed:
            say(f"the engine could not be compiled and stays interpreted; {LOG} says why")
        else:
            say("the engine is compiled; the next start uses it")


def build_here() -> None:
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not builds.is_current(TARGET):
            try:
                build(None)
            except Failed:
                sys.exit("admiralty: the engine could not be compiled; the lines above say why.")
    say(f"{TARGET} is current")


def build(output: int | None) -> None:
    """Build in a separate folder first: a server may be running from the copy."""
    modules = [path.relative_to(PACKAGE) for path in compiled_modules()]
    manifest = builds.describe(sorted({path.parts[0] for path in modules}))
    places = ["--build-lib", str(EXTENSIONS), "--build-temp", "build/o"]
    run(["setup.py", "-q", "build_ext", *places], output, ADMIRALTY_COMPILE="1")
    shutil.rmtree(NEXT, ignore_errors=True)
    link(PACKAGE, NEXT / "admiralty", [PACKAGE / path for path in modules])
    for library in EXTENSIONS.glob(f"*__mypyc{EXTENSION}"):
        shutil.copy2(library, NEXT)
    for path in modules:
        name = path.with_name(path.stem + EXTENSION)
        shutil.copy2(EXTENSIONS / "admiralty" / name, NEXT / "admiralty" / name)
    (NEXT / builds.MANIFEST).write_text(json.dumps(manifest), encoding="utf-8")
    run(["-m", "tools.compiled", "--check"], output, PYTHONPATH=str(NEXT))
    shutil.rmtree(OLD, ignore_errors=True)
    if TARGET.exists():
        TARGET.rename(OLD)
    NEXT.rename(TARGET)
    shutil.rmtree(OLD, ignore_errors=True)


def run(arguments: list[str], output: int | None, **environment: str) -> None:
    """Python in a process of its own; without `output` it writes where we do."""
    command = [sys.executable, *arguments]
    if subprocess.run(command, env=os.environ | environment, stdout=output, stderr=output).returncode:
        raise Failed


def link(source: Path, target: Path, modules: list[Path]) -> None:
    """Folders in which something is compiled are made anew; everything else is a link to the source."""
    target.mkdir(parents=True)
    for path in source.iterdir():
        if any(module.is_relative_to(path) for module in modules) and path.is_dir():
            link(path, target / path.name, modules)
        elif path.name != "__pycache__":
            (target / path.name).symlink_to(path.resolve())


def check() -> None:
    """Import every compiled module and make sure that it is the extension."""
    for path in compiled_modules():
        name = ".".join(("admiralty", *path.relative_to(PACKAGE).with_suffix("").parts))
        file = importlib.import_module(name).__file__
        if file is None or not file.endswith(EXTENSION):
            sys.exit(f"{name} is not compiled: {file}")


if __name__ == "__main__":
    Path("build").mkdir(exist_ok=True)
    modes = {"--start": start, "--background": build_in_background, "--check": check}
    modes[sys.argv[1]]() if sys.argv[1:] else build_here()
