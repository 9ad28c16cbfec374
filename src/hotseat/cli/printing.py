"""Tables and colours in a terminal."""

from __future__ import annotations

from rich import console as rich


class Console(rich.Console):
    """Prints them; where nobody reads on, it says so as `print` does."""

    def on_broken_pipe(self) -> None:
        """Leave it to whoever runs the command."""
        raise BrokenPipeError
