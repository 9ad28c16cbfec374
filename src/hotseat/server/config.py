"""What a server is told when it starts, and its limits."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """How much one person, one address or one table may ask for. Far above what play needs.

    `docs/hosting.md` lists them, and a test compares the two.
    """

    # Connections, before anything is known about the sender
    connections: int = 8_000
    connections_an_address: int = 1_000
    request_seconds: float = 20  # from the first byte to the last one

    # One person, and all people behind one address together: a school or a club has only one
    people_an_address: int = 20
    message_bytes: int = 262_144  # enough for a user's own circuit
    messages_a_second: float = 100  # a script that plays as fast as it can stays below
    messages_at_once: int = 200
    strikes: int = 200  # messages refused for coming too fast, before the socket is closed
    frames_a_second: float = 50  # of a socket: pings, and the parts of a message
    frames_at_once: int = 200
    chats_a_minute: float = 20
    requests_a_second: float = 20
    requests_at_once: int = 100
    looks_a_second: float = 10  # a table shown whole: some milliseconds each
    looks_at_once: int = 200
    files_a_minute: float = 20  # circuits, decks and cards of one's own, checked
    file_seconds: float = 15  # for checking one, on a machine that may be busy
    wrong_codes_a_minute: float = 12  # per address: a code is short and could be guessed
    # Entries replayed to tell what was missed: some 20,000 of them take a second.
    replayed_a_second: float = 2_000
    replayed_at_once: int = 5_000

    # Sockets
    sockets: int = 6_000
    sockets_for_seats: int = 2_000  # of these, reserved for people who sit at the table
    sockets_a_person: int = 24
    sockets_an_address: int = 800
    spectators_a_table: int = 100
    unsent_bytes: int = 2_000_000  # a slower reader is cut off and comes back with its last number

    # Tables
    tables_a_person: int = 30  # open or running
    entries_told: int = 500  # at once; the log gives the rest page by page
    entries_a_table: int = 20_000  # then its log is full
    chats_a_table: int = 4_000
    undos_a_table: int = 4_000
    comings_a_table: int = 2_000  # how often people join, sit down or queue
    bots_only_seconds: float = 0.5  # before each move at a table without people
    idle_tables: int = 500  # kept in memory although nobody looks
    away_seconds: float = 10  # then somebody counts as away: a bot or another host steps in
    slow_seconds: float = 60  # then a bot may play for somebody who is present but slow
    asking_a_table: int = 6  # people who ask to join at the same time
    lobby_hours: float = 48  # then a table that never began is closed


class Config(msgspec.Struct, frozen=True):
    """How a server runs."""

    data: Path  # the folder with the database and the key
    database: str = ""  # the URL of a PostgreSQL database instead; it may hold a password
    redis: str = ""  # the URL of the Redis that the servers of one database talk through
    processes: int = 1  # that serve, all at the same port
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    hosts: tuple[str, ...] = ()  # names under which it may be reached; none: any
    proxies: tuple[str, ...] = ()  # whose X-Forwarded-For and X-Forwarded-Proto are believed
    keep_days: int = 365  # then a table at which nothing happens is deleted; 0: never
    bot_workers: int = 1
    bot_seconds: float = 5.0
    own_bots: tuple[str, ...] = ()  # files and classes that the command line named, `own_places()`
    client: Path | None = None  # the folder of the built client, if not the packaged one
    limits: Limits = Limits()
