"""The keyboard and the screen, or the pipes in their place."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper

from rich.text import Text

from hotseat.cli.printing import Console

WIDTH = 80  # what tables are drawn for; sentences are no wider on a larger screen
_NARROWEST = 20


class Terminal:
    """Shows lines and asks for one. At a real terminal each decision gets a clear screen."""

    def __init__(
        self, console: Console, read: Callable[[str], str | None], *, is_screen: bool
    ) -> None:
        self._console = console
        self._read = read  # None at the end of input
        self.is_screen = is_screen

    @property
    def height(self) -> int | None:
        """How many lines are visible at once; None if there is no screen."""
        return self._console.height if self.is_screen else None

    @property
    def width(self) -> int:
        """How wide sentences may be: a narrow window must not break them within a word."""
        return max(_NARROWEST, min(WIDTH, self._console.width)) if self.is_screen else WIDTH

    def show(self, lines: Sequence[Text | str], *, anew: bool = False) -> None:
        """Print lines; `anew`: on a clear screen, or after a blank line where there is none."""
        if anew and self.is_screen:
            self._console.clear()
        elif anew:
            self._console.print()
        for line in lines:
            self._console.print(line, markup=False, highlight=False, soft_wrap=True)

    def ask(self, prompt: str) -> str | None:
        """Return the next line, stripped; None at the end."""
        line = self._read(prompt)
        if line is None:
            self._console.print()
            return None
        if not self.is_screen:  # piped input is not echoed otherwise
            self._console.print(f"{prompt}{line.strip()}", markup=False, highlight=False)
        return line.strip()


def standard_terminal() -> Terminal:
    """Return the terminal of this process."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # an odd character is no reason to stop
    console = Console(highlight=False)
    if sys.stdin and sys.stdin.isatty() and sys.stdout.isatty():
        return Terminal(console, _read_from_keyboard, is_screen=True)
    return Terminal(console, _read_from_pipe, is_screen=False)


def _read_from_keyboard(prompt: str) -> str | None:
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        return None  # Ctrl-D and Ctrl-C both mean: enough


def _read_from_pipe(_prompt: str) -> str | None:
    try:
        return sys.stdin.readline() or None if sys.stdin else None
    except KeyboardInterrupt:
        return None
