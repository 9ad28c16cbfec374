"""Where a server keeps everything: its tables, and the keys that sign cookies.

One machine keeps them in a folder; servers on several machines share a PostgreSQL database.
"""

from __future__ import annotations

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from hotseat.core import Invalid
from hotseat.server.data_folder import DATABASE_FILE, open_store
from hotseat.server.identity import (
    KEY_BYTES,
    KEY_FILE,
    OLD_KEY_FILE,
    change_key,
    read_old_keys,
    read_or_make_key,
    write_keys,
)
from hotseat.store import SqliteStore, Store, Unavailable, Unusable
from hotseat.store.files import keep_private
from hotseat.store.urls import Use, is_postgres, without_password

if TYPE_CHECKING:
    from hotseat.store.postgres import PostgresStore

Answer = TypeVar("Answer")


class Keys(NamedTuple):
    """What signs cookies, and what did so before, if that still counts."""

    key: bytes
    old: list[bytes]


class Home(ABC):
    """Where everything is kept."""

    name: str  # as it may be shown

    @property
    @abstractmethod
    def is_made(self) -> bool:
        """Was something ever kept there?"""

    @abstractmethod
    def open(self, use: Use = "beside") -> Store:
        """Open the store; raise `Invalid` if that fails."""

    @abstractmethod
    def keys(self) -> Keys:
        """Return the keys, made on the first start."""

    @abstractmethod
    def set_keys(self, keys: Keys) -> None:
        """Set the keys, so that cookies from another home stay valid."""

    @abstractmethod
    def change_key(self, *, at_once: bool) -> None:
        """Make a new key; the one before counts until the next change, or not if `at_once`."""


class Folder(Home):
    """A folder with a SQLite file, for one server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.name = str(folder)

    @property
    def is_made(self) -> bool:
        """Is there a database?"""
        return self._has(DATABASE_FILE)

    def open(self, use: Use = "beside") -> Store:
        """Open the file; one server has it alone."""
        if use == "part":
            return SqliteStore.join(self.folder / DATABASE_FILE)
        return open_store(self.folder, exclusive=use != "beside")

    def keys(self) -> Keys:
        """Return the keys beside the file."""
        try:
            return Keys(read_or_make_key(self.folder), read_old_keys(self.folder))
        except (OSError, ValueError) as error:
            raise self._unusable_key(error) from None

    def set_keys(self, keys: Keys) -> None:
        """Write the keys beside the file."""
        try:
            write_keys(self.folder, keys.key, keys.old)
        except OSError as error:
            raise self._unusable_key(error) from None

    def change_key(self, *, at_once: bool) -> None:
        """Change the key beside the file."""
        if not self._has(KEY_FILE):
            raise Invalid("invalid-no-data", folder=self.name)
        try:
            change_key(self.folder, at_once=at_once)
        except OSError as error:
            raise self._unusable_key(error) from None

    def copy_keys(self, folder: Path) -> None:
        """Copy the keys into a backup."""
        for key in (KEY_FILE, OLD_KEY_FILE):
            if self._has(key):
                try:
                    data = (self.folder / key).read_bytes()
                except OSError as error:
                    raise self._unusable_key(error) from None
                (folder / key).write_bytes(data)
                keep_private(folder / key)

    def _has(self, name: str) -> bool:
        try:
            return (self.folder / name).exists()
        except OSError as error:  # somebody else's folder
            folder = str(self.folder)
            raise Invalid("invalid-database", file=folder, problem=_said(error)) from None

    def _unusable_key(self, error: Exception) -> Invalid:
        return Invalid("invalid-key", folder=self.name, problem=_said(error))


def _said(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()


class Database(Home):
    """A PostgreSQL database, for any number of servers."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.name = without_password(url)
        if not is_postgres(url):
            raise Invalid("invalid-database-url", database=self.name)

    @property
    def is_made(self) -> bool:
        """Opening makes what is missing."""
        return True

    def open(self, use: Use = "beside") -> Store:
        """Open the database, bringing its schema up to date."""
        return self._open(use)

    def keys(self) -> Keys:
        """Return the keys in the database, the same for all servers."""

        async def read(store: PostgresStore) -> Keys:
            key = await store.make_secret(KEY_FILE, secrets.token_bytes(KEY_BYTES))
            old = await store.secret(OLD_KEY_FILE)
            return Keys(key, [] if old is None else [old])

        return self._ask(read)

    def set_keys(self, keys: Keys) -> None:
        """Write the keys into the database."""
        old = keys.old[0] if keys.old else None
        self._ask(lambda store: store.keep_secrets({KEY_FILE: keys.key, OLD_KEY_FILE: old}))

    def change_key(self, *, at_once: bool) -> None:
        """Change the key in the database."""
        before = self.keys().key
        self.set_keys(Keys(secrets.token_bytes(KEY_BYTES), [] if at_once else [before]))

    def _open(self, use: Use) -> PostgresStore:
        try:
            from hotseat.store.postgres import PostgresStore
        except ModuleNotFoundError:
            raise Invalid("invalid-needs-club") from None
        try:
            return PostgresStore.open(self._url, use=use)
        except Unusable as problem:
            raise Invalid(
                problem.code,
                database=self.name,
                problem=str(problem),
                **problem.details,
            ) from None

    def _ask(self, question: Callable[[PostgresStore], Awaitable[Answer]]) -> Answer:
        """Ask in an event loop of its own, before there is a server or without one."""

        async def go() -> Answer:
            try:
                return await question(store)
            except Unavailable as error:
                raise Invalid("invalid-database-read", problem=str(error)) from None
            finally:
                await store.close()

        store = self._open("beside")
        return asyncio.run(go())


def home_at(place: str) -> Home:
    """Return the home that a URL or the path of a folder names."""
    return Database(place) if "://" in place else Folder(Path(place))
