"""A person at a terminal, for tests: lines to type, and what was shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import StringIO

from hotseat.cli.printing import Console
from hotseat.cli.terminal import default_bot
from hotseat.cli.terminal.console import Terminal
from hotseat.cli.terminal.session import Session
from hotseat.cli.terminal.sitting import Ending, Sitting
from hotseat.core.record import ChanceOf
from hotseat.games import game as game_by_name


def session(
    name: str = "heat", seed: int = 5, seats: int | None = None, **given: object
) -> Session:
    """Return a fresh game as a person alone starts it."""
    game = game_by_name(name)
    plain = dict(game.solo_settings) if seats is None else {}
    seats = seats or game.solo_seats
    settings = game.settings({**plain, **given}, seats)
    bots = [default_bot(game)] * (seats - 1)
    return Session(game, settings, bots, ChanceOf("fast", str(seed << 32)))


class Keyboard:
    """Types lines one after the other, then nothing more."""

    def __init__(self, lines: Iterable[str], height: int | None = None, width: int = 80) -> None:
        self._lines = iter(lines)
        self._out = StringIO()
        console = Console(file=self._out, width=width, height=height or 24, color_system=None)
        self.terminal = Terminal(console, self._type, is_screen=height is not None)

    def _type(self, _prompt: str) -> str | None:
        return next(self._lines, None)

    @property
    def shown(self) -> str:
        """Everything that was shown so far."""
        return self._out.getvalue()


def sit(
    lines: Sequence[str], here: Session | None = None, *, ask_all: bool = False
) -> tuple[Ending, str]:
    """Play by typed lines; return how it ended and what was shown."""
    keyboard = Keyboard(lines)
    ending = Sitting(here or session(), keyboard.terminal, ask_all=ask_all).play()
    return ending, keyboard.shown
