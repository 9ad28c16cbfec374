"""Which form of Hotseat runs: the rules compiled, or the same rules interpreted."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Literal

from hotseat import __version__

A_COMPILED_MODULE = "hotseat.core.chance"  # they are compiled all together or not at all


def is_compiled(module: str = A_COMPILED_MODULE) -> bool:
    """Is a module loaded as compiled code?"""
    spec = find_spec(module)
    return bool(spec and spec.origin and spec.origin.endswith(tuple(EXTENSION_SUFFIXES)))


def running_form() -> Literal["compiled", "interpreted"]:
    """Return the form that this process uses."""
    return "compiled" if is_compiled() else "interpreted"


def version_and_form() -> str:
    """Return what to call it, such as `hotseat 0.1.0 (compiled)`."""
    return f"hotseat {__version__} ({running_form()})"
