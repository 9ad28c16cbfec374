"""`hotseat play`: a private table in the browser, or a game in the terminal."""

from __future__ import annotations

import os
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from hotseat.bots.own import add_own, is_own, own_places
from hotseat.cli import terminal
from hotseat.cli.common import add_game, add_game_options
from hotseat.cli.homes import add_data
from hotseat.cli.serve import LOOPBACK
from hotseat.core import Invalid
from hotseat.games import NAMES
from hotseat.server.client import client_folder
from hotseat.server.config import Config
from hotseat.server.data_folder import default_folder, running_address
from hotseat.server.logs import set_up_logs
from hotseat.server.run import serve
from hotseat.words import LANGUAGES

_PATIENCE_SECONDS = 2  # for a server that may already be running
_FOR_THE_TERMINAL = ("seats", "settings", "seed", "record", "resume", "ask_all", "language")


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "play",
        help="play in the browser or in the terminal",
        description="Play in the browser: starts a server for this machine only and opens it. "
        "With --terminal, play at the keyboard instead.",
    )
    add_game(parser, optional=True)
    parser.add_argument("--terminal", action="store_true", help="play at the keyboard, in seat 0")
    parser.add_argument(
        "--no-browser", action="store_true", help="print the address and open nothing"
    )
    add_data(parser, default_folder())
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        help="in the browser: bots of your own to choose from, as mine.py:Careful; in the "
        "terminal: these and others by name, one for all or one each (default: rookie)",
    )
    at_terminal = parser.add_argument_group("in the terminal")
    add_game_options(
        at_terminal,
        seats="heat 1 and 5 Legends, potatoh 4, heap 4; heat with --bots: you and those named, "
        "6 in all if it is one",
        seed="another one every time",
    )
    at_terminal.add_argument("--record", metavar="FILE", help="keep the game in this file")
    at_terminal.add_argument("--resume", metavar="FILE", help="go on with a game that was kept")
    at_terminal.add_argument(
        "--ask-all", action="store_true", help="ask even where there is only one choice"
    )
    at_terminal.add_argument("--language", choices=LANGUAGES, help="what to read (default: en)")
    parser.set_defaults(run=run, seed=None)


def run(chosen: Namespace) -> int:
    """Play at the terminal or in the browser."""
    if chosen.terminal:
        return terminal.run(chosen)
    for name in _FOR_THE_TERMINAL:
        if getattr(chosen, name) not in (None, False, []):
            option = "set" if name == "settings" else name.replace("_", "-")
            raise Invalid("invalid-terminal-option", name=f"--{option}")
    return _play_in_browser(chosen)


def _play_in_browser(chosen: Namespace) -> int:
    if chosen.game and chosen.game not in NAMES:
        raise Invalid("invalid-game", name=chosen.game, known=", ".join(NAMES))
    if client_folder(None) is None:
        raise Invalid("invalid-no-client")
    for name in chosen.bots.split(",") if chosen.bots else ():
        if not is_own(name):
            raise Invalid("invalid-browser-bot", name=name)
        add_own(name)
    path = f"/new/{chosen.game}" if chosen.game else "/"
    opens = not chosen.no_browser and _has_browser()

    def show(address: str) -> None:
        print(f"Hotseat is at {address}{path}", flush=True)
        if opens:
            webbrowser.open(address + path)

    already = running_address(chosen.data)
    if already and _answers(already):
        if own_places():
            raise Invalid("invalid-bots-late", address=already)
        show(already)
        return 0
    set_up_logs("WARNING")
    config = Config(data=chosen.data, port=0, hosts=LOOPBACK, own_bots=own_places())
    return serve(config, lambda address: _ready(address, show))


def _ready(address: str, show: Callable[[str], None]) -> None:
    """Print the address and how to stop: without a terminal there is no Ctrl-C."""
    show(address)
    if sys.stdin and sys.stdin.isatty():
        print("Press Ctrl-C to stop.", flush=True)
    else:
        print(f"It runs until somebody stops process {os.getpid()}.", flush=True)


def _has_browser() -> bool:
    """Would opening a page show it? A browser inside the terminal would not help."""
    if not (sys.stdin and sys.stdin.isatty()):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _answers(address: str) -> bool:
    """Does a server answer? One that was killed leaves its address behind."""
    try:
        with urlopen(f"{address}/healthz", timeout=_PATIENCE_SECONDS) as response:
            return bool(response.status == 200)
    except (URLError, OSError, ValueError):
        return False
