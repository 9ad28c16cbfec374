"""Changes the rules of a game at sampled places and lists the changes that no test notices.

    python tools/mutants.py heat [garage weather …] [--count 200] [--seed 1] [--jobs 2]

With names of modules only these are changed. A change is one of: a comparison or an operator
replaced, a number one higher, a truth value or a condition turned round, a statement left out.
Each is tried on a copy of the sources against the game's own tests, its records and its
playthroughs.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

ROOT = Path(__file__).parent.parent
# A change that makes the tests compute for longer than this is noticed. Seconds of a core, not of
# the clock, so that the verdict is the same on a busy machine. Or ask for 4 GB of memory.
SECONDS = 300
IN_BOUNDS = ["sh", "-c", f'ulimit -v 4000000; ulimit -t {SECONDS}; exec "$@"', "sh"]
QUICKLY = ["-m", "pytest", "-x", "-m", "not slow", "-p", "no:cacheprovider"]

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}


class Mutant(NamedTuple):
    """One change: where, what, and the whole changed module."""

    file: Path
    line: int
    what: str
    source: str


def places(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Try every change on a tree in turn: yield its line and kind while it is in force."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            for at, operator in enumerate(node.ops):
                other = COMPARISONS[type(operator)]
                node.ops[at] = other()
                yield node.lineno, f"{type(operator).__name__} → {other.__name__}"
                node.ops[at] = operator
        elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS:
            operation = node.op
            node.op = OPERATORS[type(operation)]()
            yield node.lineno, f"{type(operation).__name__} → {type(node.op).__name__}"
            node.op = operation
        elif isinstance(node, ast.BoolOp):
            before = node.op
            node.op = ast.Or() if isinstance(before, ast.And) else ast.And()
            yield node.lineno, f"{type(before).__name__} → {type(node.op).__name__}"
            node.op = before
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            value = node.value
            other_value = (not value) if isinstance(value, bool) else value + 1
            node.value = other_value
            yield node.lineno, f"{value} → {other_value}"
            node.value = value
        elif isinstance(node, ast.If | ast.IfExp | ast.While):
            test = node.test
            node.test = ast.UnaryOp(ast.Not(), test)
            yield node.lineno, "condition turned round"
            node.test = test
        for name in ("body", "orelse"):
            block = getattr(node, name, None)
            if isinstance(block, list) and not isinstance(node, ast.Module | ast.ClassDef):
                yield from left_out(block)


def left_out(block: list[ast.stmt]) -> Iterator[tuple[int, str]]:
    """Leave out each statement of a block in turn, docstrings and definitions excepted."""
    for at, statement in enumerate(block):
        is_text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        if is_text or not isinstance(
            statement, ast.Expr | ast.Assign | ast.AugAssign | ast.Return | ast.Break | ast.Continue
        ):
            continue
        block[at] = ast.Pass()
        yield statement.lineno, f"left out: {ast.unparse(statement)[:60]}"
        block[at] = statement


def all_mutants(folder: Path, modules: list[str]) -> list[Mutant]:
    """Return every change of every module of a game, or of those named."""
    found: list[Mutant] = []
    for file in [folder / f"{name}.py" for name in modules] or sorted(folder.glob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        for line, what in places(tree):
            found.append(Mutant(file, line, what, ast.unparse(ast.fix_missing_locations(tree))))
    return found


def is_noticed(mutant: Mutant, sources: Path, game: str) -> bool:
    """Run the game's tests on a copy of the sources with this change."""
    target = sources / "src" / mutant.file.relative_to(ROOT / "src")
    before = target.read_bytes()
    target.write_text(mutant.source, "utf-8")
    try:
        return tests_fail(sources, game)
    finally:
        target.write_bytes(before)


def tests_fail(sources: Path, game: str) -> bool:
    """Run the game's own tests, then its records and playthroughs, on a copy of the sources."""
    for tests in (
        [f"tests/games/{game}"],
        ["tests/test_records.py", "tests/test_playthroughs.py", "-k", game],
    ):
        done = subprocess.run(
            [*IN_BOUNDS, sys.executable, *QUICKLY, *tests],
            cwd=ROOT,
            env={
                **os.environ,
                "PYTHONPATH": str(sources / "src"),
                "PYTHONDONTWRITEBYTECODE": "1",
            },
            capture_output=True,
            check=False,
        )
        if done.returncode:
            return True
    return False


def main() -> int:
    """Sample, try and list."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("modules", nargs="*", help="the modules to change; all without any")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    folder = ROOT / "src" / "hotseat" / "games" / chosen.game
    for name in chosen.modules:
        if not (folder / f"{name}.py").is_file():
            parser.error(f"{chosen.game} has no module {name}")
    mutants = all_mutants(folder, chosen.modules)
    sample = random.Random(chosen.seed).sample(mutants, min(chosen.count, len(mutants)))
    with tempfile.TemporaryDirectory() as scratch:
        copies: Queue[Path] = Queue()
        for number in range(chosen.jobs):
            copy = Path(scratch) / str(number)
            shutil.copytree(ROOT / "src", copy / "src")
            copies.put(copy)
        if tests_fail(copy, chosen.game):
            print("The tests fail without any change; mend them first.")
            return 1

        def judge(mutant: Mutant) -> bool:
            copy = copies.get()
            try:
                noticed = is_noticed(mutant, copy, chosen.game)
            finally:
                copies.put(copy)
            if not noticed:
                print(f"{mutant.file.relative_to(ROOT)}:{mutant.line}: {mutant.what}", flush=True)
            return noticed

        with ThreadPoolExecutor(chosen.jobs) as workers:
            verdicts = list(
                track(
                    workers.map(judge, sample),
                    total=len(sample),
                    description=f"{len(mutants)} possible changes",
                    console=Console(stderr=True),
                    disable=not sys.stderr.isatty(),
                )
            )
    noticed = sum(verdicts)
    share = 100 * noticed / len(sample)
    print(f"{chosen.game}: {noticed} of {len(sample)} noticed ({share:.0f} %)")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
