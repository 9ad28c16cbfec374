"""Runs our server for the load: as in production, but without limits on how fast one may ask."""

from __future__ import annotations

import argparse
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
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    for option in ("--processes", "--database", "--redis"):
        parser.add_argument(option)
    chosen = parser.parse_args()
    # An older version may know none of them: what is not asked for is not said.
    more = {name: value for name, value in vars(chosen).items() if value and name != "folder"}
    if "processes" in more:
        more["processes"] = int(more["processes"])
    set_up_logs("WARNING")
    limits = Limits(**{name: FASTEST for name in UNLIMITED if name in Limits.__struct_fields__})
    # The load is many people behind one address: it is not held to an address's share.
    config = Config(data=chosen.folder, port=0, limits=limits, proxies=("127.0.0.1",), **more)
    threading.Thread(target=_watch, daemon=True).start()
    serve(config, lambda address: print("port", address.rpartition(":")[2], flush=True))


def _watch() -> None:
    """End with the parent process: its end of the pipe closes."""
    import os

    sys.stdin.read()
    os._exit(0)


if __name__ == "__main__":
    main()
