"""The arrows of the map: who may import whom, and who may do I/O."""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "hotseat"

# Each part may import the parts named here, and itself.
ARROWS: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "words": {"core"},
    "form": {"__init__"},
    "arena": {"core", "games", "bots", "form", "__init__"},
    "table": {"core", "games", "bots"},
    "store": set(),
    "server": {"core", "games", "bots", "table", "store", "words", "form", "__init__"},
    "cli": {
        "core", "games", "bots", "arena", "table", "store", "server", "words", "form",
        "__init__",
    },
    "__init__": set(),
    "__main__": {"cli"},
}  # fmt: skip

# What the kernel and the rules may use from outside.
ALLOWED_LIBRARIES: dict[str, set[str]] = {
    "core": {
        "__future__", "abc", "collections", "copy", "functools", "hashlib", "hmac", "importlib",
        "itertools",
        "math", "msgspec", "mypy_extensions", "re",
        "threading",  # a lock while forms are examined: several threads open games
        "types", "typing",
    },
    "games": {
        "__future__", "abc", "bisect", "collections", "enum", "functools", "importlib",
        "itertools", "math", "msgspec", "re", "typing", "xml",
    },
    "table": {
        "__future__", "collections", "contextlib", "enum", "functools", "msgspec", "typing",
        "unicodedata",
    },
}  # fmt: skip


def part_of(file: Path) -> str:
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports_of(file: Path) -> set[str]:
    """Return the dotted names a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            if node.module == "hotseat":
                found |= {f"hotseat.{alias.name}" for alias in node.names}
    return found


FILES = sorted(SOURCE.rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports_follow_the_arrows(file: Path) -> None:
    part = part_of(file)
    allowed = ARROWS[part] | {part}
    for name in imports_of(file):
        if name == "hotseat":
            continue
        if name.startswith("hotseat."):
            target = name.split(".")[1]
            if target == "__version__":
                target = "__init__"
            assert target in allowed, f"{part} must not import {name}"
        elif part in ALLOWED_LIBRARIES:
            assert name.split(".")[0] in ALLOWED_LIBRARIES[part], f"{part} must not use {name}"


def test_one_game_does_not_know_another() -> None:
    for file in FILES:
        parts = file.relative_to(SOURCE).parts
        if parts[0] == "games" and len(parts) > 2:
            for name in imports_of(file):
                if name.startswith("hotseat.games."):
                    assert name.split(".")[2] == parts[1]


def test_the_rules_neither_open_files_nor_print() -> None:
    for file in FILES:
        if part_of(file) in ("core", "games"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    assert node.func.id not in ("open", "print", "input", "eval", "exec")


def test_the_map_names_every_module_and_every_tool() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    named = {name.rpartition("/")[2] for name in re.findall(r"[\w*/]+\.(?:py|sh)\b", page)}
    mapped = ("core", "bots", "arena", "table", "server", "store", "games/heat")
    files = [file for part in mapped for file in (SOURCE / part).glob("*.py")]
    files += [*(ROOT / "tools").glob("*.py"), *(ROOT / "tools").glob("*.sh")]
    names = {file.name for file in files} - {"__init__.py"}
    assert not {name for name in names if not any(fnmatch(name, one) for one in named)}
