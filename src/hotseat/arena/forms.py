"""The two forms of the engine: interpreted, and compiled where a wheel was built so."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import find_spec
from types import ModuleType
from typing import Literal

Form = Literal["pure", "compiled"]

_A_COMPILED_MODULE = "hotseat.core.chance"


def forms() -> tuple[Form, ...]:
    """Return the forms that are installed: a compiled package carries its sources too."""
    return ("pure", "compiled") if is_compiled(_A_COMPILED_MODULE) else ("pure",)


def is_compiled(module: str) -> bool:
    """Is a module loaded as compiled code?"""
    spec = find_spec(module)
    return bool(spec and spec.origin and spec.origin.endswith(tuple(EXTENSION_SUFFIXES)))


class _SourcesOnly(MetaPathFinder):
    """Finds our modules by their sources, as if they had not been compiled."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("hotseat.") or path is None:
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            found = finder.find_spec(fullname)
            if found:
                return found
        return None


def interpret() -> None:
    """Use the sources in this process; to be called before anything else of ours is imported."""
    sys.meta_path.insert(0, _SourcesOnly())
