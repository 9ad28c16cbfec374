"""The `hotseat` command."""

from __future__ import annotations

import os
import sys
from argparse import Action, ArgumentParser
from collections.abc import Sequence
from typing import NoReturn

from hotseat.cli import admin, bench, check, move, play, replay, rules, serve, sim, upkeep
from hotseat.core import Invalid, Phrase
from hotseat.form import running_form, version_and_form
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from hotseat.words import Words


class _Parser(ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}. See {self.prog} --help.", file=sys.stderr)
        raise SystemExit(2)


class _ShowVersion(Action):
    """Prints which form runs: pip hides a build's messages, so this shows an uncompiled build."""

    def __call__(self, parser: ArgumentParser, *_: object) -> NoReturn:
        print(version_and_form())
        if running_form() == "interpreted":
            print(Words().say_code("terminal-interpreted"))
        parser.exit()


def command_line() -> ArgumentParser:
    """Return the parser of the command line."""
    parser = _Parser(
        prog="hotseat",
        description="HEAT, HEAP and ¡HOT! POTA-TOH! at one table: play, study and script them.",
    )
    parser.add_argument(
        "--version", action=_ShowVersion, nargs=0, help="show what runs, and in which form"
    )
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for command in (play, serve, sim, replay, rules, check, admin, upkeep, move, bench):
        command.add_to(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; whatever a user can get wrong ends with one sentence and exit code 2."""
    chosen = command_line().parse_args(arguments)
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except Invalid as invalid:
        print(f"hotseat: {_say(invalid.phrase)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("hotseat: stopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader, perhaps `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _say(phrase: Phrase) -> str:
    """Return what is wrong in one sentence, which may quote the words of any game."""
    return Words(*map(game_by_name, NAMES)).say(phrase)
