"""Which tests execute a line, and whether they notice a change of it.

Every test runs once, in a process of its own, so that nothing another test has loaded hides what
it needs. A line that runs while the tests are being imported belongs to all of them. A change is
then tried in a fork of this process, which has imported pytest but none of our modules, against
the tests that execute the changed statement: quickest first, until one fails. No other test can
notice the change.
"""

from __future__ import annotations

import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, NamedTuple

import msgspec
import pytest

ROOT = Path(__file__).parent.parent
# A change that makes the tests compute for much longer is noticed, too. Seconds of a core, not of
# the clock, so that the verdict is the same on a busy machine. Or ask for 4 GB of memory.
SECONDS = 10  # and as long as the tests took while they were traced, which is several times longer
MEMORY = 4 << 30
OF_ALL_GAMES = [
    "tests/games/test_structs.py",
    "tests/test_records.py",
    "tests/test_playthroughs.py",
]
QUIETLY = ["-x", "-m", "not slow", "-p", "no:cacheprovider", "-p", "no:playwright"]


class Change(NamedTuple):
    """One change of a module, by its number: where (also the lines of the statement), and what."""

    file: Path
    number: int
    line: int
    statement: range
    what: str


class Heard(msgspec.Struct):
    """A test, or the import of all tests (its name is empty): what it executes."""

    test: str
    seconds: float
    passed: bool
    lines: dict[str, list[int]]


class Judges(NamedTuple):
    """The tests of a game, quickest first, and what each executes."""

    game: str
    importing: Heard
    tests: list[Heard]

    def of(self, change: Change) -> list[Heard]:
        """Return the tests that could notice a change, quickest first."""
        if executes(self.importing, change):
            return self.tests
        return [test for test in self.tests if executes(test, change)]


def executes(heard: Heard, change: Change) -> bool:
    """Does it execute the changed statement?"""
    return any(line in change.statement for line in heard.lines.get(str(change.file), ()))


def is_of(game: str, item: pytest.Item) -> bool:
    """Is it among a game's own tests, or one of all games for this one?"""
    return item.nodeid.startswith(f"tests/games/{game}/") or (
        item.nodeid.startswith(tuple(OF_ALL_GAMES)) and game in item.nodeid
    )


def files_of(game: str) -> list[str]:
    """Return where a game's tests are."""
    return [f"tests/games/{game}", *OF_ALL_GAMES]


def in_a_fork(work: Callable[[], int]) -> int:
    """Start a child that does the work silently and ends with its exit code; return its id."""
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        code = work()
    finally:
        os._exit(code)


# Which tests execute what


class Recorder:
    """A plugin of pytest that runs each test in a fork, and writes down what it executes."""

    def __init__(self, game: str, folder: Path, out: Path) -> None:
        self.game = game
        self.folder = str(folder)
        self.out = out
        self.lines: dict[CodeType, set[int]] = {}
        self.passed = True

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the game's own tests."""
        items[:] = [item for item in items if is_of(self.game, item)]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Has the test passed?"""
        self.passed &= not report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run every test as if it were the only one."""
        self.write("", 0.0, not session.testsfailed)
        for item in session.items:
            os.waitpid(in_a_fork(partial(self.run, item)), 0)
        return True

    def run(self, item: pytest.Item) -> int:
        """Run one test."""
        self.lines = {}
        begun = time.process_time()
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        self.write(item.nodeid, time.process_time() - begun, self.passed)
        return 0

    def write(self, test: str, seconds: float, passed: bool) -> None:
        """Add a line to the file of what was heard."""
        lines: dict[str, set[int]] = {}
        for code, seen in self.lines.items():
            lines.setdefault(code.co_filename, set()).update(seen)
        heard = Heard(test, seconds, passed, {file: sorted(seen) for file, seen in lines.items()})
        with self.out.open("ab") as out:
            out.write(msgspec.json.encode(heard) + b"\n")

    def trace(self, frame: FrameType, event: str, arg: object) -> Callable[..., Any] | None:
        """Note the lines of the game's modules; look at no others."""
        code = frame.f_code
        if not code.co_filename.startswith(self.folder):
            return None
        seen = self.lines.setdefault(code, set())

        def note(frame: FrameType, event: str, arg: object) -> Callable[..., Any]:
            seen.add(frame.f_lineno)
            return note

        return note


def judges_of(game: str, folder: Path) -> Judges | None:
    """Run all tests of a game once; None if one fails without any change."""
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "heard"

        def record() -> int:
            recorder = Recorder(game, folder, out)
            sys.settrace(recorder.trace)
            return int(pytest.main([*QUIETLY, *files_of(game)], [recorder]))

        os.waitpid(in_a_fork(record), 0)
        if not out.exists():
            return None
        lines = out.read_bytes().splitlines()
    importing, *tests = [msgspec.json.decode(line, type=Heard) for line in lines]
    if not tests or not all(heard.passed for heard in [importing, *tests]):
        return None
    return Judges(game, importing, sorted(tests, key=lambda heard: heard.seconds))


# Whether they notice a change


class Chosen:
    """A plugin of pytest that keeps some of a game's tests, in a given order."""

    def __init__(self, judges: Judges, chosen: Sequence[Heard]) -> None:
        self.game = judges.game
        self.order = {heard.test: number for number, heard in enumerate(chosen)}
        self.takes_new = chosen == judges.tests  # a change may give tests other names

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Choose and sort."""
        known = self.order
        items[:] = sorted(
            (
                item
                for item in items
                if item.nodeid in known or (self.takes_new and is_of(self.game, item))
            ),
            key=lambda item: known.get(item.nodeid, len(known)),
        )


class ChangedFile(SourceFileLoader):
    """Loads a module from another source than its file's."""

    def __init__(self, name: str, file: Path, source: str) -> None:
        super().__init__(name, str(file))
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        """Compile the changed source."""
        return compile(self.source, self.path, "exec", dont_inherit=True)


class ChangedModule(MetaPathFinder):
    """Finds the one module that is changed."""

    def __init__(self, file: Path, source: str) -> None:
        self.name = module_of(file)
        self.file = file
        self.source = source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Answer for this module only."""
        if fullname != self.name:
            return None
        loader = ChangedFile(fullname, self.file, self.source)
        return spec_from_file_location(fullname, self.file, loader=loader)


def module_of(file: Path) -> str:
    """Return the name by which a file of ours is imported."""
    parts = file.relative_to(ROOT / "src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def try_change(change: Change, source: str, judges: Judges) -> int:
    """Start trying a change; the child's exit code is 0 if no test notices it."""
    chosen = judges.of(change)

    def judge() -> int:
        if not chosen:
            return 0
        seconds = SECONDS + int(sum(heard.seconds for heard in chosen))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        sys.dont_write_bytecode = True
        sys.meta_path.insert(0, ChangedModule(change.file, source))
        files = sorted({heard.test.partition("::")[0] for heard in chosen})
        return int(pytest.main([*QUIETLY, *files], [Chosen(judges, chosen)]))

    return in_a_fork(judge)
