"""The `hotseat` command."""

from __future__ import annotations

import errno
import sys
from argparse import Action, ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

from hotseat.cli.streams import give_up, make_ready
from hotseat.core import Invalid, Phrase
from hotseat.form import running_form, version_and_form
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from hotseat.words import Words

# The module that adds each command, in the order of the help. Loading all of them takes most of a
# second, so only the one that is asked for is loaded.
COMMANDS = {
    "play": "play",
    "serve": "serve",
    "sim": "sim",
    "replay": "replay",
    "rules": "rules",
    "check": "check",
    "admin": "admin",
    "export": "upkeep",
    "import": "upkeep",
    "backup": "upkeep",
    "delete": "upkeep",
    "forget": "upkeep",
    "new-key": "upkeep",
    "move": "move",
    "bench": "bench",
}


_FULL = (errno.ENOSPC, errno.EDQUOT)


class _Parser(ArgumentParser):
    """Says what is wrong in one sentence, and takes ids of people that begin with a dash."""

    def _parse_optional(self, arg_string: str) -> Any:
        # None: no option. Of ours only -h has a single dash.
        is_value = len(arg_string) > 2 and arg_string[0] == "-" != arg_string[1]
        return None if is_value else super()._parse_optional(arg_string)

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


def command_line(command: str = "") -> ArgumentParser:
    """Return the parser of the command line; where one command is known, of that one alone."""
    parser = _Parser(
        prog="hotseat",
        description="HEAT, HEAP and ¡HOT! POTA-TOH! at one table: play, study and script them.",
    )
    parser.add_argument(
        "--version", action=_ShowVersion, nargs=0, help="show what runs, and in which form"
    )
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    wanted = {COMMANDS[command]} if command in COMMANDS else dict.fromkeys(COMMANDS.values())
    for module in () if command == "--version" else wanted:
        import_module(f"hotseat.cli.{module}").add_to(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; whatever a user can get wrong ends with one sentence and exit code 2."""
    given = sys.argv[1:] if arguments is None else arguments
    make_ready()
    try:
        code = _run(given)
        sys.stdout.flush()
    except Invalid as invalid:
        print(f"hotseat: {_say(invalid.phrase)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("hotseat: stopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader, perhaps `head`, has seen enough
        give_up()
        return 0
    except OSError as error:
        if error.errno not in _FULL:
            raise
        give_up()
        print(f"hotseat: {_say(Phrase('invalid-disk-full'))}", file=sys.stderr)
        return 2
    return code


def _run(given: Sequence[str]) -> int:
    """Run a command and return its exit code; help and the version are commands too."""
    first = given[0] if given else ""
    try:
        parser = command_line(first)
        if first.startswith("-") and first not in ("-h", "--help", "--version"):
            parser.error(f"unrecognized arguments: {first}")  # else it would miss the command
        chosen = parser.parse_args(given)
        code: int = chosen.run(chosen)
    except SystemExit as leaving:
        if isinstance(leaving.code, str):
            raise  # it has something to say
        return leaving.code or 0
    return code


def _say(phrase: Phrase) -> str:
    """Return what is wrong in one sentence, which may quote the words of any game."""
    try:
        return Words().say(phrase)
    except LookupError:  # only then are the games loaded
        return Words(*map(game_by_name, NAMES)).say(phrase)
