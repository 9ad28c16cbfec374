"""`python -m hotseat` is the `hotseat` command."""

from __future__ import annotations

import sys


def main() -> int:
    """Run it; loading it takes half a second, in which one may think better of it."""
    try:
        from hotseat.cli import main as run

        return run()
    except KeyboardInterrupt:
        sys.stderr.write("hotseat: stopped.\n")
        return 130


if __name__ == "__main__":
    sys.exit(main())
