"""What a server is told when it starts, and the limits it keeps."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """How much one person, one socket or one table may ask for. Far above what play needs."""

    message_bytes: int = 262_144  # a circuit of one's own fits in
    messages_a_second: float = 100  # a script that plays as fast as it can stays below
    messages_at_once: int = 200
    strikes: int = 200  # messages refused for coming too fast, before the socket is closed
    chats_a_minute: float = 20
    requests_a_second: float = 20
    requests_at_once: int = 100
    wrong_codes_a_minute: float = 12  # from one address: a code is short and could be guessed
    # Entries that are played again to tell what was missed: some 20,000 of them take a second.
    replayed_a_second: float = 2_000
    replayed_at_once: int = 5_000
    sockets: int = 6_000
    sockets_a_person: int = 24
    spectators_a_table: int = 100
    tables_a_person: int = 30  # open or running
    unsent_bytes: int = 2_000_000  # a slower reader is cut off and comes back with its last number
    idle_tables: int = 500  # kept in memory although nobody looks
    away_seconds: float = 10  # after which somebody counts as away: a bot or another host steps in
    lobby_hours: float = 48  # after which a table that never began is closed


class Config(msgspec.Struct, frozen=True):
    """How a server runs."""

    data: Path  # the folder with the database and the key
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # pages from elsewhere that may use this server
    hosts: tuple[str, ...] = ()  # names under which it may be reached; none: any
    behind_proxy: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto
    bot_workers: int = 1
    bot_seconds: float = 5.0
    own_bots: tuple[str, ...] = ()  # files and classes that the command line named, `own_places()`
    client: Path | None = None  # the folder of the built client, if not the packaged one
    limits: Limits = Limits()
