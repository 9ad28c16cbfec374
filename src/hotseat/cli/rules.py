"""`hotseat rules`: the ledger, and which tests hold each rule."""

from __future__ import annotations

import ast
from argparse import Namespace
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec

from hotseat.cli.common import add_game, read_text
from hotseat.cli.printing import Console
from hotseat.core import Invalid, Rule
from hotseat.games import NAMES
from hotseat.games import game as game_by_name


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "rules",
        help="the rules, one id each",
        description="Print the rules of a game (or of all), one id each.",
    )
    add_game(parser, optional=True)
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="how many rules tests hold, and which have none; with --json the tests of each rule",
    )
    parser.add_argument("--tests", metavar="DIR", help="where the tests are (default: ./tests)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    """Print the ledger."""
    names = [chosen.game] if chosen.game else list(NAMES)
    rules = [rule for name in names for rule in game_by_name(name).ledger()]
    tests = tests_by_rule(Path(chosen.tests or "tests")) if chosen.coverage else {}
    if chosen.json:
        rows = [_plain(rule, tests.get(rule.id, []), chosen.coverage) for rule in rules]
        print(msgspec.json.encode({"rules": rows}).decode())
    elif chosen.coverage:
        _print_coverage(rules, tests)
    else:
        _print_rules(rules)
    return 0


def _plain(rule: Rule, tests: list[str], coverage: bool) -> dict[str, object]:
    row: dict[str, object] = msgspec.to_builtins(rule)
    if coverage:
        row["tests"] = tests
    return row


def tests_by_rule(folder: Path) -> dict[str, list[str]]:
    """Return the tests that carry each rule's id in `@pytest.mark.rule(…)`.

    Read from the source, without running anything: `path::name`, in order.
    """
    found: dict[str, list[str]] = defaultdict(list)
    files = sorted(folder.rglob("test_*.py"))
    if not files:
        raise Invalid("invalid-tests-missing", folder=str(folder))
    for file in files:
        for node in ast.walk(_parsed(file)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in _marked_rules(node):
                    found[rule].append(f"{file.as_posix()}::{node.name}")
    return dict(found)


def _parsed(file: Path) -> ast.Module:
    try:
        return ast.parse(read_text(str(file)))
    except (SyntaxError, ValueError):
        problem = "it is not Python"
        raise Invalid("invalid-file-missing", file=str(file), problem=problem) from None


def _marked_rules(test: ast.FunctionDef) -> list[str]:
    calls = [
        node
        for decorator in test.decorator_list
        for node in ast.walk(decorator)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
    ]
    ids = [
        argument.value
        for call in calls
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
    return list(dict.fromkeys(ids))


def _print_rules(rules: list[Rule]) -> None:
    console = Console(highlight=False)
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            console.print(f"\n[bold]{section}[/bold]")
        console.print(f"[bold]{rule.id}[/bold]  {_escape(rule.text)}")


def _escape(text: str) -> str:
    return text.replace("[", r"\[")


def _print_coverage(rules: list[Rule], tests: dict[str, list[str]]) -> None:
    wanted = [rule for rule in rules if rule.kind != "advice"]
    missing = [rule for rule in wanted if rule.id not in tests]
    for rule in missing:
        print(f"{rule.id}  has no test: {rule.text}")
    print(
        f"{len(wanted) - len(missing)} of {len(wanted)} rules and components are held by tests; "
        f"{len(rules) - len(wanted)} pieces of advice need none."
    )
