"""Runs our server for the load: as in production, but without limits on how fast one may ask."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

from hotseat.server.config import Config, Limits
from hotseat.server.logs import set_up_logs
from hotseat.server.run import serve

FASTEST = 1_000_000


def main() -> None:
    """Serve until the load has gone."""
    set_up_logs("WARNING")
    limits = Limits(
        messages_a_second=FASTEST,
        messages_at_once=FASTEST,
        requests_a_second=FASTEST,
        requests_at_once=FASTEST,
        sockets=FASTEST,
        sockets_a_person=FASTEST,
        sockets_an_address=FASTEST,
        connections=FASTEST,
        connections_an_address=FASTEST,
        looks_a_second=FASTEST,
        looks_at_once=FASTEST,
    )
    config = Config(data=Path(sys.argv[1]), port=0, limits=limits)
    threading.Thread(target=_watch, daemon=True).start()
    serve(config, lambda address: print("port", address.rpartition(":")[2], flush=True))


def _watch() -> None:
    """End with whoever started this: its end of the pipe closes."""
    import os

    sys.stdin.read()
    os._exit(0)


if __name__ == "__main__":
    main()
