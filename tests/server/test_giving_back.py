"""Memory is given back when many have left and few are still there, and only then."""

from __future__ import annotations

import asyncio

import pytest

from hotseat.server import giving_back
from hotseat.server.giving_back import MANY, GivingBack


def given_after(leaving: list[int]) -> int:
    """Let people leave, each with so many still inside; return how often memory was given back."""
    given: list[int] = []

    async def leave() -> None:
        memory = GivingBack(lambda: given.append(1), seconds=0)
        for inside in leaving:
            memory.left(inside)
        for _ in range(5):
            await asyncio.sleep(0.001)

    asyncio.run(leave())
    return len(given)


def test_memory_is_given_back_once_many_have_left() -> None:
    assert given_after(list(reversed(range(MANY)))) == 1


def test_a_few_who_leave_are_not_worth_a_pause() -> None:
    assert given_after([0] * (MANY - 1)) == 0


def test_nobody_is_held_up_while_many_are_connected() -> None:
    assert given_after([5 * MANY] * (2 * MANY)) == 0


def test_it_waits_until_nobody_leaves_any_more() -> None:
    async def leave() -> list[int]:
        given: list[int] = []
        memory = GivingBack(lambda: given.append(1), seconds=0)
        for _ in range(MANY):
            memory.left(0)
        memory.left(0)  # after the wait began
        await asyncio.sleep(0)
        first = list(given)
        for _ in range(5):
            await asyncio.sleep(0.001)
        return [len(first), len(given)]

    assert asyncio.run(leave()) == [0, 1]


def test_giving_back_finds_what_refers_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    monkeypatch.setattr("gc.collect", lambda: looked.append(1))
    giving_back.give_back()
    assert looked == [1]
