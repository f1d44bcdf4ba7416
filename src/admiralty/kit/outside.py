"""Code from outside this package, by name: `package.module:Name`, or `folder/file.py:Name`.

Loading runs it, so nobody but the operator may say such a name: not a guest of a server, not a stored record.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Final

SOURCE: Final = re.compile(r"(?:[^:,]+\.py|[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+):[A-Za-z_]\w*", re.ASCII)


class NotLoaded(ValueError):
    """What a name stands for cannot be had; the message says why."""


def load(name: str) -> object:
    """What a name of that form stands for; raises NotLoaded."""
    source, _, attribute = name.rpartition(":")
    module = file_module(Path(source)) if source.endswith(".py") else installed_module(source)
    found: object = getattr(module, attribute, None)
    if found is None:
        raise NotLoaded(f"{source} has no class {attribute}")
    return found


def installed_module(source: str) -> ModuleType:
    try:
        return importlib.import_module(source)
    except Exception as error:  # whatever the module does wrong, its author is told
        why = error if isinstance(error, ImportError) else f"{type(error).__name__}: {error}"
        raise NotLoaded(f"the module {source} cannot be imported: {why}") from error


def file_module(path: Path) -> ModuleType:
    """A file as a module. It is kept under a name of its own, so that its objects can be pickled."""
    if not path.is_file():
        raise NotLoaded(f"there is no file {path}")
    name = f"admiralty_outside_{path.stem}_{sha256(str(path.resolve()).encode()).hexdigest()[:8]}"
    if name in sys.modules:
        return sys.modules[name]
    found = importlib.util.spec_from_file_location(name, path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    try:
        found.loader.exec_module(module)
    except Exception as error:  # as above
        del sys.modules[name]
        raise NotLoaded(f"{path} cannot be run: {type(error).__name__}: {error}") from error
    return module
