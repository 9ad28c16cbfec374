"""How connections to PostgreSQL are opened, what every one of them has set, and what can go wrong.

A URL may hold a password: no sentence and no log ever shows it.
"""

from __future__ import annotations

import os
import socket
from typing import Any

import asyncpg

from hotseat.store.interface import Unusable
from hotseat.store.urls import Use

Connection = Any  # asyncpg has no types of its own

# What is raised when PostgreSQL cannot be asked, or does not do what it is asked.
TROUBLES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
# What a value of the wrong kind raises: the fault of one job, not of the database.
FAULTS_OF_A_JOB = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)
# What is raised when another node has what is needed, and does not release it.
IN_THE_WAY = (
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    asyncpg.LockNotAvailableError,
)

SCHEMA = "hotseat"
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 20.0
OLDEST_SERVER = (12, 0)
_LOCK = int.from_bytes(b"Hotseat", "big")
_SETTINGS = {
    "application_name": "hotseat",
    "search_path": SCHEMA,
    # Whoever vanishes in the middle keeps nobody else waiting for long.
    "lock_timeout": "5000",  # milliseconds
    "idle_in_transaction_session_timeout": "10000",
    "tcp_keepalives_idle": "10",  # seconds
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}


async def connect(url: str, *, lock_seconds: float | None = None) -> Connection:
    """Return a connection; raise `Unusable` with a code if there is none."""
    settings = dict(_SETTINGS)
    if lock_seconds is not None:
        settings["lock_timeout"] = str(int(lock_seconds * 1000))
    try:
        return await asyncpg.connect(
            url,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            server_settings=settings,
        )
    except (*TROUBLES, ValueError) as error:
        raise Unusable(reason(error), code_of(error)) from None


async def take(connection: Connection, use: Use) -> None:
    """Hold the database as long as the connection lives; raise `Unusable` if others do."""
    if use == "beside":
        return
    ask = "pg_try_advisory_lock_shared" if use == "shared" else "pg_try_advisory_lock"
    if not await connection.fetchval(f"SELECT {ask}($1)", _LOCK):
        raise Unusable("another Hotseat server is using it", "invalid-database-in-use")


async def commit_durably(connection: Connection) -> None:
    """Have every commit on the disk before it is acknowledged, whatever the server's default is."""
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )


async def let_go(connection: Connection) -> None:
    """Close a connection in order, or by force if that takes too long."""
    try:
        await connection.close(timeout=2)
    except TROUBLES:
        connection.terminate()


def is_lost(error: Exception) -> bool:
    """Is the connection of no use any more, or the database? Else the fault is elsewhere."""
    return isinstance(error, TROUBLES) and not isinstance(error, FAULTS_OF_A_JOB + IN_THE_WAY)


def code_of(error: BaseException) -> str:
    """Return which kind of trouble a connection has met."""
    if isinstance(error, ValueError) and not isinstance(error, asyncpg.PostgresError):
        return "invalid-database-url"
    if isinstance(error, OSError | asyncpg.CannotConnectNowError):
        return "invalid-database-unreachable"
    return "invalid-database-refuses"


def reason(error: BaseException) -> str:
    """Return why something failed, as the end of a sentence. Nothing of a URL is in it."""
    if isinstance(error, Unusable):
        return str(error)
    if isinstance(error, TimeoutError):
        return "it does not answer"
    if isinstance(error, socket.gaierror):
        return (error.strerror or "the name is not known").lower()
    if isinstance(error, OSError):
        number = error.errno
        return os.strerror(number).lower() if number else "it cannot be reached"
    if isinstance(error, asyncpg.PostgresError):
        return str(error).splitlines()[0].rstrip(".")
    if isinstance(error, asyncpg.InterfaceError):
        return "the connection is lost"
    return "it cannot be used"
