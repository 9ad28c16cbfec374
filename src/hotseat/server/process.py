"""One of the processes that serve at one port: `supervisor.py` starts it."""

from __future__ import annotations

import logging
import os
import pickle
import signal
import socket
import sys
import threading
from contextlib import suppress
from mmap import PROT_READ, mmap

from hotseat.core import Invalid
from hotseat.server.channels import Channels
from hotseat.server.fanout import Fanout, ThroughRedis, channel_for
from hotseat.server.logs import set_up_logs
from hotseat.server.questions import LENGTH_BYTES
from hotseat.server.run import home_for, serve_at, write_privately
from hotseat.server.supervisor import READY, Start
from hotseat.server.switchboard import ThroughSwitchboard
from hotseat.store import Unusable

logger = logging.getLogger("hotseat.processes")


def main() -> int:
    """Serve until told to stop, or until whoever started this is gone."""
    pipe = sys.stdin.buffer
    start: Start = pickle.loads(pipe.read(int.from_bytes(pipe.read(LENGTH_BYTES), "big")))
    config = start.config
    write_privately()
    set_up_logs(start.log_level)
    threading.Thread(target=_stop_at_the_end_of, args=(pipe.fileno(),), daemon=True).start()
    try:
        home = home_for(config)
        store = home.open("shared" if config.database else "part")
        keys = home.keys()
    except (Invalid, Unusable) as error:
        logger.error("a process cannot begin: %s", error)
        return 2
    fanout: Fanout = (
        ThroughRedis(config.redis, channel_for(keys.key))
        if config.redis
        else ThroughSwitchboard(socket.socket(fileno=start.line))
    )
    senders = [socket.socket(fileno=end) for end in start.senders]
    serving = mmap(start.serving, len(senders), prot=PROT_READ)
    channels = Channels(start.number, senders, socket.socket(fileno=start.receiver), serving)
    listening = socket.socket(fileno=start.listening)
    return serve_at(listening, config, store, keys, fanout, _say_ready, channels)


def _say_ready() -> None:
    with suppress(OSError):  # nobody listens any more; that is noticed elsewhere
        os.write(sys.stdout.fileno(), READY)


def _stop_at_the_end_of(pipe: int) -> None:
    """Stop when the other end of a pipe is gone: whoever held it has died."""
    while os.read(pipe, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
