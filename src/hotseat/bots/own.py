"""Users' own bots: a class in a file, named as `mine.py:Careful` on the command line.

Only the command line leads here. Clients and records name bots too, but those names are looked up
among the known bots and never lead to a file.
"""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from functools import cache
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from inspect import isabstract
from pathlib import Path
from types import ModuleType
from zlib import crc32

from hotseat.bots import roster
from hotseat.bots.base import Bot
from hotseat.bots.problems import RAISED, problem_of
from hotseat.core import Invalid

# Where each of them comes from, by name.
_PLACES: dict[str, str] = {}


def is_own(given: str) -> bool:
    """Does this name a file, and not a known bot?"""
    return ":" in given or given.endswith(".py")


def add_own(given: str) -> str:
    """Load a bot from its file and return its name from now on, such as `mine.py:Careful`.

    Raises `Invalid` for anything wrong with the file or the class.
    """
    file, _, kind_name = given.rpartition(":") if ":" in given else (given, "", "")
    if not file:
        raise Invalid("invalid-file-unnamed")
    path = Path(file).expanduser().resolve()
    name, place = f"{path.name}:{kind_name}", f"{path}:{kind_name}"
    kind = _bot_in(_module(path, file), file, kind_name)
    if len(name) > roster.LONGEST_NAME:
        raise Invalid("invalid-bot-long", name=name, most=roster.LONGEST_NAME)
    if _PLACES.setdefault(name, place) != place:
        raise Invalid("invalid-bot-twice", file=path.name)
    roster.add(name, kind)
    return name


def own_places() -> tuple[str, ...]:
    """Return what `add_own` needs in another process to know the same bots there."""
    return tuple(_PLACES.values())


def _bot_in(module: ModuleType, file: str, name: str) -> type[Bot]:
    kind = getattr(module, name, None) if name else None
    if kind is None:
        there = [one for one, value in vars(module).items() if _is_bot_of(module, value)]
        known = ", ".join(f"{file}:{one}" for one in there)
        if not there:
            raise Invalid("invalid-bot-none", file=file)
        if not name:
            raise Invalid("invalid-bot-unnamed", file=file, known=known)
        raise Invalid("invalid-bot-class", file=file, name=name, known=known)
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise Invalid("invalid-bot-kind", file=file, name=name)
    if isabstract(kind):
        raise Invalid("invalid-bot-choose", file=file, name=name)
    return kind


def _is_bot_of(module: ModuleType, value: object) -> bool:
    """Is this a bot that was defined here, and not just imported?"""
    is_bot = isinstance(value, type) and issubclass(value, Bot) and not isabstract(value)
    return is_bot and value.__module__ == module.__name__


def _module(path: Path, file: str) -> ModuleType:
    try:
        with path.open("rb"):
            pass
    except OSError as error:
        problem = (error.strerror or "unknown error").lower()
        raise Invalid("invalid-file-missing", file=file, problem=problem) from None
    try:
        return _imported(path)
    except RAISED as error:
        raise Invalid("invalid-bot-file", file=file, problem=problem_of(error)) from error


@cache
def _imported(path: Path) -> ModuleType:
    """Run a file as a module of its own, once. Its output does not go into the command's."""
    name = f"hotseat_bot_{path.stem}_{crc32(str(path).encode()):08x}"
    spec = spec_from_loader(name, SourceFileLoader(name, str(path)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    folder = str(path.parent)
    if folder not in sys.path:
        sys.path.append(folder)  # for what lies beside it; last, so that it shadows nothing
    sys.modules[name] = module
    try:
        with redirect_stdout(sys.stderr):
            spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
