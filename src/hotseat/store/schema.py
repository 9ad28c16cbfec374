"""The schema by numbered steps, and the marks by which a file is known as one of Hotseat's."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from importlib import resources
from typing import NamedTuple

from hotseat.store.interface import Unusable

APPLICATION_ID = int.from_bytes(b"Hots", "big")


class Migration(NamedTuple):
    """One step from the schema before to the next."""

    number: int  # from 1, without gaps
    sql: str


def packaged_migrations(name: str = "migrations") -> list[Migration]:
    """Return the steps that come with this version, in order."""
    folder = resources.files("hotseat.store") / name
    files = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".sql")),
        key=lambda file: file.name,
    )
    return [Migration(int(file.name.split("_")[0]), file.read_text("utf-8")) for file in files]


def refuse_foreign(connection: sqlite3.Connection, newest: int) -> None:
    """Raise `Unusable` unless the file is Hotseat's and no newer than the schema `newest`."""
    if _number(connection, "application_id") != APPLICATION_ID:
        raise Unusable("it is not a database of Hotseat")
    version = _number(connection, "user_version")
    if version > newest:
        raise Unusable(
            f"it was written by a newer version of Hotseat (schema {version}, "
            f"this one knows {newest})"
        )


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
    """Bring a file up to date, each step in a transaction of its own.

    A step that another process has taken meanwhile is left out.
    """
    for migration in migrations:
        if _number(connection, "user_version") >= migration.number:
            continue
        connection.execute("BEGIN IMMEDIATE")
        try:
            if _number(connection, "user_version") < migration.number:
                for statement in _statements(migration.sql):
                    connection.execute(statement)
                connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
                connection.execute(f"PRAGMA user_version = {migration.number}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    (number,) = connection.execute(f"PRAGMA {pragma}").fetchone()
    return int(number)


def _statements(sql: str) -> Iterator[str]:
    """Split a script; `executescript` would end the transaction around it."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
