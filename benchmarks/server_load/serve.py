"""Runs our server for the load: as in production, but without limits on how fast one may ask."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

from hotseat.server.config import Config, Limits
from hotseat.server.logs import set_up_logs
from hotseat.server.run import serve

FASTEST = 1_000_000
UNLIMITED = (  # an older version may not know all of them
    "messages_a_second",
    "messages_at_once",
    "requests_a_second",
    "requests_at_once",
    "sockets",
    "sockets_a_person",
    "sockets_an_address",
    "connections",
    "connections_an_address",
    "looks_a_second",
    "looks_at_once",
)


def main() -> None:
    """Serve until the load has gone."""
    set_up_logs("WARNING")
    limits = Limits(**{name: FASTEST for name in UNLIMITED if name in Limits.__struct_fields__})
    config = Config(data=Path(sys.argv[1]), port=0, limits=limits)
    threading.Thread(target=_watch, daemon=True).start()
    serve(config, lambda address: print("port", address.rpartition(":")[2], flush=True))


def _watch() -> None:
    """End with the parent process: its end of the pipe closes."""
    import os

    sys.stdin.read()
    os._exit(0)


if __name__ == "__main__":
    main()
