"""The schema of a PostgreSQL database by numbered steps, like that of a SQLite file."""

from __future__ import annotations

from collections.abc import Sequence

from hotseat.store.interface import Unusable
from hotseat.store.postgres_links import (
    OLDEST_SERVER,
    SCHEMA,
    TROUBLES,
    Connection,
    code_of,
    connect,
    reason,
    take,
)
from hotseat.store.schema import Migration, packaged_migrations
from hotseat.store.urls import Use

MIGRATIONS = "postgres_migrations"
_MIGRATING = int.from_bytes(b"Hotseat!", "big")  # a lock: several nodes may start at once
_MIGRATION_SECONDS = 600.0  # of another node, for which this one waits


async def prepare(url: str, use: Use, migrations: Sequence[Migration] | None = None) -> None:
    """Bring a database up to date, all steps or none; raise `Unusable` if it cannot be used."""
    if migrations is None:
        migrations = packaged_migrations(MIGRATIONS)
    connection = await connect(url, lock_seconds=_MIGRATION_SECONDS)
    try:
        if connection.get_server_version()[:2] < OLDEST_SERVER:
            raise Unusable(
                f"it is older than PostgreSQL {OLDEST_SERVER[0]}", "invalid-database-old"
            )
        await take(connection, use)
        await _migrate(connection, migrations)
    except TROUBLES as error:
        raise Unusable(reason(error), code_of(error)) from None
    finally:
        await connection.close()


async def _migrate(connection: Connection, migrations: Sequence[Migration]) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
        version = await _version(connection)
        if version > len(migrations):
            raise Unusable(
                f"it was written by a newer version of Hotseat (schema {version}, "
                f"this one knows {len(migrations)})",
                "invalid-database-newer",
                {"version": version, "known": len(migrations)},
            )
        if version == len(migrations):
            return
        if not version:
            await connection.execute(f"CREATE SCHEMA {SCHEMA}")
            await connection.execute("CREATE TABLE schema_version (version integer NOT NULL)")
            await connection.execute("INSERT INTO schema_version VALUES (0)")
        for migration in migrations[version:]:
            await connection.execute(migration.sql, timeout=_MIGRATION_SECONDS)
        await connection.execute("UPDATE schema_version SET version = $1", len(migrations))


async def _version(connection: Connection) -> int:
    """Return the number of the schema's last step; 0 if there is no schema."""
    if not await connection.fetchval("SELECT to_regnamespace($1)", SCHEMA):
        return 0
    if not await connection.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.schema_version"):
        raise Unusable(f'its schema "{SCHEMA}" is another program\'s', "invalid-database-foreign")
    return int(await connection.fetchval("SELECT version FROM schema_version"))
