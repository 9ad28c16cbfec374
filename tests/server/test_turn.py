"""First come, first served at a table: functions and tasks in one queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from hotseat.server.live import Live
from hotseat.server.turn import Turn


class Readable:
    """As much of a table as a turn looks at."""

    is_shared = False
    is_lost = False

    def __init__(self) -> None:
        self.read = 0

    async def reload(self) -> None:
        self.read += 1
        self.is_lost = False


def turn_at(table: Readable) -> Turn:
    return Turn(cast(Live, table))


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


class Log:
    """What has had the turn, in order."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.names: list[str] = []

    def function(self, name: str) -> Callable[[], None]:
        def then() -> None:
            self.names.append(name)
            self.turn.pass_on()

        return then

    async def task(self, name: str) -> None:
        async with self.turn:
            self.names.append(name)


def test_functions_and_tasks_get_the_turn_in_the_order_in_which_they_came() -> None:
    async def test() -> None:
        log = Log(turn_at(Readable()))
        async with log.turn:
            waiting: list[Any] = []
            for name in ("1", "3"):
                waiting.append(asyncio.create_task(log.task(f"task {name}")))
                await settle()
                log.turn.take(log.function(f"function {name}"))
            assert log.names == []
        log.turn.take(log.function("late"))
        await asyncio.gather(*waiting)
        await settle()
        assert log.names == ["task 1", "function 1", "task 3", "function 3", "late"]
        assert not log.turn.locked()

    asyncio.run(test())


def test_a_free_turn_is_taken_at_once() -> None:
    async def test() -> None:
        log = Log(turn_at(Readable()))
        log.turn.take(log.function("a"))
        assert log.names == ["a"]
        assert not log.turn.locked()

    asyncio.run(test())


def test_who_is_cancelled_while_waiting_holds_nobody_up() -> None:
    async def test() -> None:
        log = Log(turn_at(Readable()))
        async with log.turn:
            gone = asyncio.create_task(log.task("gone"))
            await settle()
            stays = asyncio.create_task(log.task("stays"))
            await settle()
            gone.cancel()
            await settle()
        await stays
        assert log.names == ["stays"]
        assert not log.turn.locked()

    asyncio.run(test())


def test_who_is_cancelled_just_after_getting_the_turn_passes_it_on() -> None:
    async def test() -> None:
        log = Log(turn_at(Readable()))
        async with log.turn:
            gone = asyncio.create_task(log.task("gone"))
            await settle()
            log.turn.take(log.function("next"))
        gone.cancel()  # it has the turn, and has not run yet
        await settle()
        assert log.names == ["next"]
        assert not log.turn.locked()

    asyncio.run(test())


def test_a_lost_table_is_read_before_a_task_sees_it() -> None:
    async def test() -> None:
        table = Readable()
        table.is_lost = True
        turn = turn_at(table)
        async with turn:
            assert table.read == 1

    asyncio.run(test())
