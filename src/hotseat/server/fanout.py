"""How nodes tell each other news: within one process, or through Redis.

Nothing that matters depends on it. A message may be lost, and Redis with it: then nodes learn a
little later from the store what has happened.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from hotseat.core import Invalid
from hotseat.store.urls import without_password

if TYPE_CHECKING:
    from redis.asyncio import Redis

logger = logging.getLogger("hotseat.nodes")

Hear = Callable[[bytes], None]

_SECONDS = 3.0  # for Redis to answer
_REST_SECONDS = 0.5  # before it is tried again
_MOST_UNSENT = 10_000


class Fanout(ABC):
    """Brings every message to all other nodes, if it can."""

    is_up = False  # does it bring messages now?

    @abstractmethod
    async def start(self, hear: Hear) -> None:
        """Begin; whatever others tell is heard from now on, one's own words perhaps too."""

    @abstractmethod
    def tell(self, message: bytes) -> None:
        """Tell all others. It waits for nobody and never fails."""

    @abstractmethod
    async def stop(self) -> None:
        """Tell what waits to be told, and end."""


class Local(Fanout):
    """Nodes in one process, in one event loop. All that share the list hear each other."""

    def __init__(self, together: list[Local]) -> None:
        self._together = together
        self._hear: Hear | None = None

    async def start(self, hear: Hear) -> None:
        """Begin."""
        self._hear = hear
        self.is_up = True
        self._together.append(self)

    def tell(self, message: bytes) -> None:
        """Tell the others, after what is being done now."""
        loop = asyncio.get_running_loop()
        for other in self._together:
            if other is not self and other._hear and self.is_up and other.is_up:
                loop.call_soon(other._hear, message)

    async def stop(self) -> None:
        """End."""
        self.is_up = False
        if self in self._together:
            self._together.remove(self)


class ThroughRedis(Fanout):
    """Nodes anywhere that share a Redis: one channel for all."""

    def __init__(self, url: str, channel: str) -> None:
        self._url = url
        self._channel = channel
        self._unsent: deque[bytes] = deque(maxlen=_MOST_UNSENT)  # the oldest goes first
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._was_up = True  # what the log has said

    async def start(self, hear: Hear) -> None:
        """Begin to listen, and to tell."""
        self._tasks = [
            asyncio.create_task(self._for_ever(lambda client: self._listen(client, hear))),
            asyncio.create_task(self._for_ever(self._send)),
        ]

    def tell(self, message: bytes) -> None:
        """Tell the others as soon as Redis takes it."""
        self._unsent.append(message)
        self._something.set()

    async def stop(self) -> None:
        """Tell what waits, if it can be told, and end."""
        if self.is_up and self._unsent:
            with suppress(Exception):
                async with asyncio.timeout(_SECONDS):
                    await self._send_all(connected(self._url))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.is_up = False

    async def _for_ever(self, work: Callable[[Redis], Awaitable[None]]) -> None:
        """Do something with one connection after the other."""
        while True:
            client = connected(self._url)
            try:
                await work(client)
            except troubles():
                self._note(is_up=False)
            finally:
                with suppress(Exception):
                    await client.aclose()
            await asyncio.sleep(_REST_SECONDS)

    async def _listen(self, client: Redis, hear: Hear) -> None:
        async with client.pubsub(ignore_subscribe_messages=True) as listening:
            await listening.subscribe(self._channel)
            try:
                self._note(is_up=True)
                while True:
                    message = await listening.get_message(timeout=_SECONDS)
                    if message is not None and message["type"] == "message":
                        hear(message["data"])
            finally:
                self.is_up = False

    async def _send(self, client: Redis) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            await self._send_all(client)

    async def _send_all(self, client: Redis) -> None:
        while self._unsent:
            async with client.pipeline(transaction=False) as together:
                count = len(self._unsent)
                for message in list(self._unsent):
                    together.publish(self._channel, message)
                for _ in range(count):
                    self._unsent.popleft()
                await together.execute()

    def _note(self, *, is_up: bool) -> None:
        """Say it once, not for every attempt."""
        self.is_up = is_up
        if is_up != self._was_up:
            self._was_up = is_up
            if is_up:
                logger.warning("Redis is back")
            else:
                logger.warning("Redis is lost; news come from the database, a little later")


def channel_for(key: bytes) -> str:
    """Return the channel of servers that share a key: others may use the same Redis."""
    return "hotseat:" + hmac.digest(key, b"channel", "sha256").hex()[:16]


def connected(url: str) -> Redis:
    """Return a client that tries nothing twice."""
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    client: Redis = Redis.from_url(
        url,
        socket_connect_timeout=_SECONDS,
        socket_timeout=2 * _SECONDS,
        health_check_interval=int(_SECONDS),
        retry=Retry(NoBackoff(), 0),
    )
    return client


def troubles() -> tuple[type[Exception], ...]:
    """Return what is raised when Redis cannot be asked."""
    from redis import RedisError

    return (RedisError, OSError)


async def check(url: str) -> None:
    """Raise `Invalid` if there is no Redis where a URL leads."""
    shown = without_password(url)
    try:
        client = connected(url)
    except ModuleNotFoundError:
        raise Invalid("invalid-needs-club") from None
    except ValueError:
        raise Invalid("invalid-redis-url", url=shown) from None
    try:
        await client.ping()
    except troubles() as error:
        problem = _reason(error)
        raise Invalid("invalid-redis-unreachable", url=shown, problem=problem) from None
    finally:
        await client.aclose()


def _reason(error: Exception) -> str:
    """Return why Redis cannot be used, without anything of a URL."""
    from redis import AuthenticationError, TimeoutError

    if isinstance(error, AuthenticationError):
        return "the password is wrong"
    if isinstance(error, TimeoutError):
        return "it does not answer"
    return "nobody answers there"
