"""A table's lock: functions and tasks in one queue, first come, first served."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from hotseat.server.live import Live
from hotseat.server.table_lock import TableLock


class Readable:
    """As much of a table as its lock looks at."""

    is_shared = False
    is_lost = False

    def __init__(self) -> None:
        self.read = 0

    async def reload(self) -> None:
        self.read += 1
        self.is_lost = False


def lock_of(table: Readable) -> TableLock:
    return TableLock(cast(Live, table))


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


class Log:
    """What has held the lock, in order."""

    def __init__(self, lock: TableLock) -> None:
        self.lock = lock
        self.names: list[str] = []

    def function(self, name: str) -> Callable[[], None]:
        def then() -> None:
            self.names.append(name)
            self.lock.release()

        return then

    async def task(self, name: str) -> None:
        async with self.lock:
            self.names.append(name)


def test_functions_and_tasks_get_the_lock_in_the_order_in_which_they_came() -> None:
    async def test() -> None:
        log = Log(lock_of(Readable()))
        async with log.lock:
            waiting: list[Any] = []
            for name in ("1", "3"):
                waiting.append(asyncio.create_task(log.task(f"task {name}")))
                await settle()
                log.lock.call(log.function(f"function {name}"))
            assert log.names == []
        log.lock.call(log.function("late"))
        await asyncio.gather(*waiting)
        await settle()
        assert log.names == ["task 1", "function 1", "task 3", "function 3", "late"]
        assert not log.lock.locked()

    asyncio.run(test())


def test_a_free_lock_is_taken_at_once() -> None:
    async def test() -> None:
        log = Log(lock_of(Readable()))
        log.lock.call(log.function("a"))
        assert log.names == ["a"]
        assert not log.lock.locked()

    asyncio.run(test())


def test_who_is_cancelled_while_waiting_holds_nobody_up() -> None:
    async def test() -> None:
        log = Log(lock_of(Readable()))
        async with log.lock:
            gone = asyncio.create_task(log.task("gone"))
            await settle()
            stays = asyncio.create_task(log.task("stays"))
            await settle()
            gone.cancel()
            await settle()
        await stays
        assert log.names == ["stays"]
        assert not log.lock.locked()

    asyncio.run(test())


def test_who_is_cancelled_just_after_getting_the_lock_releases_it() -> None:
    async def test() -> None:
        log = Log(lock_of(Readable()))
        async with log.lock:
            gone = asyncio.create_task(log.task("gone"))
            await settle()
            log.lock.call(log.function("next"))
        gone.cancel()  # it has the lock, and has not run yet
        await settle()
        assert log.names == ["next"]
        assert not log.lock.locked()

    asyncio.run(test())


def test_a_lost_table_is_read_before_a_task_sees_it() -> None:
    async def test() -> None:
        table = Readable()
        table.is_lost = True
        async with lock_of(table):
            assert table.read == 1

    asyncio.run(test())
