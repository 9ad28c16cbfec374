"""The two forms of the engine: interpreted, and compiled if the wheel was built that way."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Literal

from hotseat.form import is_compiled

Form = Literal["pure", "compiled"]


def forms() -> tuple[Form, ...]:
    """Return the forms that are installed: a compiled package carries its sources too."""
    return ("pure", "compiled") if is_compiled() else ("pure",)


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
    """Use the sources in this process; call it before importing anything else of ours."""
    sys.meta_path.insert(0, _SourcesOnly())
