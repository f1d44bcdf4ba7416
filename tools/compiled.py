"""Builds build/compiled: a copy of the package whose engine is C extensions (mypyc).

The sources stay interpreted; PYTHONPATH=build/compiled makes Python take the copy instead.
"""

import os
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

TARGET = Path("build/compiled")
PATTERNS = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["admiralty"]["compiled"]
EXTENSION = sysconfig.get_config_var("EXT_SUFFIX")


def remove_copied_files() -> None:
    """Forget all but the extensions, so nothing deleted lives on and unchanged ones are not rebuilt."""
    for path in TARGET.rglob("*"):
        if path.is_file() and path.suffix != ".so":
            path.unlink()


def rule_modules() -> set[Path]:
    return {
        path
        for pattern in PATTERNS
        for path in (TARGET / "admiralty").glob(pattern)
        if path.name != "__init__.py" and "board" not in path.parts
    }


def remove_stale_extensions(modules: set[Path]) -> None:
    wanted = {path.with_name(path.stem + EXTENSION) for path in modules}
    for path in (TARGET / "admiralty").rglob("*.so"):
        if path not in wanted:
            path.unlink()


def check_imports(modules: set[Path]) -> None:
    """Import every rule module from the copy and make sure that it is the compiled one."""
    names = sorted(".".join(path.relative_to(TARGET).with_suffix("").parts) for path in modules)
    program = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]:\n"
        "    file = importlib.import_module(name).__file__\n"
        "    assert file.endswith('.so'), f'{name} is not compiled: {file}'\n"
    )
    environment = os.environ | {"PYTHONPATH": str(TARGET.resolve())}
    if subprocess.run([sys.executable, "-c", program, *names], env=environment).returncode:
        sys.exit("admiralty: the compiled copy is broken; the lines above say why.")


def build() -> None:
    remove_copied_files()
    places = ["--build-lib", str(TARGET), "--build-temp", "build/o"]
    command = [sys.executable, "setup.py", "-q", "build", *places]
    if subprocess.run(command, env=os.environ | {"ADMIRALTY_COMPILE": "1"}).returncode:
        sys.exit("admiralty: the rules could not be compiled; the lines above say why.")
    modules = rule_modules()
    remove_stale_extensions(modules)
    check_imports(modules)
    print(f"admiralty: compiled {len(modules)} modules into {TARGET}")


if __name__ == "__main__":
    build()
