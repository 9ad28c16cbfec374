"""Changes the rules of a game at sampled places and lists the changes that no test notices.

    python -m tools.mutants heat [garage weather …] [--count 200] [--seed 1] [--jobs 2]

With names of modules only these are changed. A change is one of: a comparison or an operator
replaced, a number one higher, a truth value or a condition turned round, a statement left out.
Each is tried against those of the game's own tests, its records and its playthroughs that execute
the changed statement (`tools/judging.py`).
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from tools.judging import ROOT, Change, Judges, judges_of, try_change

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
        is_for_types = ast.unparse(statement).startswith("assert_never(")  # nothing comes there
        if (
            is_text
            or is_for_types
            or not isinstance(
                statement,
                ast.Expr | ast.Assign | ast.AugAssign | ast.Return | ast.Break | ast.Continue,
            )
        ):
            continue
        block[at] = ast.Pass()
        yield statement.lineno, f"left out: {ast.unparse(statement)[:60]}"
        block[at] = statement


def statements(tree: ast.Module) -> list[range]:
    """Return the lines of each statement; of one that holds others, those of its head."""
    found: list[range] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.match_case):
            found.append(range(node.pattern.lineno, node.body[0].lineno))
        elif isinstance(node, ast.stmt | ast.ExceptHandler):
            decorators = getattr(node, "decorator_list", [])
            first = min(part.lineno for part in [node, *decorators])
            last = (node.end_lineno or node.lineno) + 1
            for inner in getattr(node, "body", None) or getattr(node, "cases", []):
                begin = inner.pattern if isinstance(inner, ast.match_case) else inner
                last = min(last, begin.lineno)
            found.append(range(first, max(last, node.lineno + 1)))
    return found


def all_changes(folder: Path, modules: list[str]) -> list[Change]:
    """Return every change of every module of a game, or of those named."""
    found: list[Change] = []
    for file in [folder / f"{name}.py" for name in modules] or sorted(folder.glob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        spans = statements(tree)
        for number, (line, what) in enumerate(places(tree)):
            statement = min((span for span in spans if line in span), key=len)
            found.append(Change(file, number, line, statement, what))
    return found


def changed_source(change: Change) -> str:
    """Return the whole module with this change."""
    tree = ast.parse(change.file.read_text("utf-8"))
    changes = places(tree)
    for _ in range(change.number + 1):
        next(changes)
    return ast.unparse(ast.fix_missing_locations(tree))


def unnoticed(changes: list[Change], judges: Judges, jobs: int, progress: Progress) -> int:
    """Try every change, this many at once; name and count those that no test notices."""
    bar = progress.add_task("tried", total=len(changes))
    under_way: dict[int, Change] = {}
    survivors = 0
    waiting = list(reversed(changes))
    while waiting or under_way:
        while waiting and len(under_way) < jobs:
            change = waiting.pop()
            under_way[try_change(change, changed_source(change), judges)] = change
        child, status = os.wait()
        change = under_way.pop(child)
        if status == 0:
            survivors += 1
            why = "" if judges.of(change) else " (no test executes it)"
            print(f"{change.file.relative_to(ROOT)}:{change.line}: {change.what}{why}", flush=True)
        progress.advance(bar)
        progress.refresh()
    return survivors


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
    changes = all_changes(folder, chosen.modules)
    sample = random.Random(chosen.seed).sample(changes, min(chosen.count, len(changes)))
    judges = judges_of(chosen.game, folder)
    if judges is None:
        print("The tests fail without any change; mend them first.")
        return 1
    console = Console(stderr=True)
    # No refreshing in the background: a process with threads is not to be forked.
    with Progress(console=console, auto_refresh=False, disable=not sys.stderr.isatty()) as progress:
        noticed = len(sample) - unnoticed(sample, judges, chosen.jobs, progress)
    share = 100 * noticed / len(sample)
    print(f"{chosen.game}: {noticed} of {len(sample)} noticed ({share:.1f} %)")
    print(f"({len(changes)} changes are possible; seed {chosen.seed})")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
