"""`hotseat serve`: host tables for people anywhere."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from hotseat.cli.common import check_range
from hotseat.cli.homes import add_home, database_of
from hotseat.core import Invalid
from hotseat.server.config import Config
from hotseat.server.data_folder import default_folder
from hotseat.server.logs import set_up_logs
from hotseat.server.run import EVERYWHERE, name_in_the_network, serve

LOOPBACK = ("localhost", "127.0.0.1", "::1")
LAST_PORT = 65535
MOST_PROCESSES = 64
LEAST_SECONDS, MOST_SECONDS = 0.1, 600
# Unlike an option it is not seen in lists of processes.
REDIS_VARIABLE = "HOTSEAT_REDIS"
LEVELS = ("debug", "info", "warning", "error")


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "serve",
        help="host tables",
        description="Host tables. Everything is kept in one folder, or in a database; stop with "
        "Ctrl-C or SIGTERM.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="default: 127.0.0.1, this machine only")
    parser.add_argument("--port", type=int, default=8000, metavar="P", help="default: 8000")
    add_home(parser)
    parser.add_argument(
        "--redis",
        metavar="URL",
        help="a Redis by which several servers of one database hear of each other, as "
        f"redis://HOST (default: ${REDIS_VARIABLE})",
    )
    parser.add_argument(
        "--processes",
        type=int,
        default=1,
        metavar="N",
        help="processes that serve at this port, about one a core (default: 1)",
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another site whose pages may use this server",
    )
    parser.add_argument(
        "--behind-proxy",
        nargs="?",
        const=",".join(LOOPBACK[1:]),
        default="",
        metavar="ADDRESS,…",
        help="believe X-Forwarded-For and -Proto from these addresses (default: this machine)",
    )
    parser.add_argument(
        "--bot-workers",
        type=int,
        default=1,
        metavar="N",
        help="processes for bots, for each that serves (default: 1)",
    )
    parser.add_argument(
        "--bot-seconds", type=float, default=5.0, metavar="S", help="time for a move (default: 5)"
    )
    parser.add_argument(
        "--keep-days",
        type=int,
        default=365,
        metavar="N",
        help="delete tables at which nothing has happened for so long; 0 never (default: 365)",
    )
    parser.add_argument("--log-level", choices=LEVELS, default="info", help="default: info")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    """Serve until told to stop."""
    if not 0 <= chosen.port <= LAST_PORT:  # as text: nobody writes a port as 65,535
        raise Invalid(
            "invalid-option", name="--port", given=str(chosen.port), low="0", high=str(LAST_PORT)
        )
    check_range("--keep-days", chosen.keep_days, 0, 36_500)
    check_range("--bot-workers", chosen.bot_workers, 1, 64)
    check_range("--processes", chosen.processes, 1, MOST_PROCESSES)
    if not LEAST_SECONDS <= chosen.bot_seconds <= MOST_SECONDS:  # "nan" is neither
        raise Invalid(
            "invalid-seconds",
            name="--bot-seconds",
            given=str(chosen.bot_seconds),
            low=str(LEAST_SECONDS),
            high=str(MOST_SECONDS),
        )
    for origin in chosen.origin:
        _check_origin(origin)
    proxies = tuple(filter(None, chosen.behind_proxy.split(",")))
    for proxy in proxies:
        _check_proxy(proxy)
    redis = chosen.redis or os.environ.get(REDIS_VARIABLE, "")
    if redis and not database_of(chosen):
        raise Invalid("invalid-redis-alone")
    if chosen.processes > 1:
        _check_processes(has_redis=bool(redis), has_database=bool(database_of(chosen)))
    set_up_logs(chosen.log_level.upper())
    config = Config(
        data=chosen.data or default_folder(),
        database=database_of(chosen),
        redis=redis,
        processes=chosen.processes,
        host=chosen.host,
        port=chosen.port,
        origins=tuple(chosen.origin),
        # A proxy of one's own decides itself which names lead here.
        hosts=LOOPBACK if chosen.host in LOOPBACK and not proxies else (),
        proxies=proxies,
        keep_days=chosen.keep_days,
        bot_workers=chosen.bot_workers,
        bot_seconds=chosen.bot_seconds,
    )
    return serve(config, lambda address: _say_where(config, address))


def _say_where(config: Config, address: str) -> None:
    """Say what to open here, and on the phones in the room if they can come in."""
    print(f"Hotseat is at {address}", flush=True)
    if config.host in EVERYWHERE and (name := name_in_the_network()):
        port = address.rpartition(":")[2]
        print(f"On phones in this network: http://{name}:{port}", flush=True)


def _check_processes(*, has_redis: bool, has_database: bool) -> None:
    """Refuse several processes where they could not hear of each other, or share a port."""
    if sys.platform == "win32":
        raise Invalid("invalid-processes-here")
    if has_database and not has_redis:
        raise Invalid("invalid-processes-need-redis")


def _check_proxy(proxy: str) -> None:
    """Refuse what no connection ever comes from: it would be believed by nobody."""
    try:
        ip_address(proxy)
    except ValueError:
        raise Invalid("invalid-proxy", given=proxy) from None


def _check_origin(origin: str) -> None:
    """Refuse what no browser ever calls an origin: it would let nobody in."""
    try:
        parts = urlsplit(origin)
        is_origin = parts.scheme in ("http", "https") and bool(parts.hostname)
        is_origin = is_origin and origin == f"{parts.scheme}://{parts.netloc}".lower()
    except ValueError:
        is_origin = False
    if not is_origin:
        raise Invalid("invalid-origin", given=origin)
