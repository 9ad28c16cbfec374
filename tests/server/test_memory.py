"""Memory is given back when many have left and few are still there, and only then."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from hotseat.server import memory
from hotseat.server.memory import MANY, MemoryRelease, Then


class Leaving:
    """People who leave, and a while that passes when the test says so."""

    def __init__(self) -> None:
        self.given = 0
        self._waits: list[Then] = []
        self._memory = MemoryRelease(self._give, self._waits.append)

    def _give(self) -> None:
        self.given += 1

    def leave(self, still_inside: Iterable[int]) -> None:
        for inside in still_inside:
            self._memory.left(inside)

    def pass_a_while(self) -> None:
        waits, self._waits[:] = list(self._waits), []
        for then in waits:
            then()


def given_after(still_inside: Iterable[int]) -> int:
    """Let people leave, each with so many still inside; return how often memory was given back."""
    leaving = Leaving()
    leaving.leave(still_inside)
    for _ in range(3):
        leaving.pass_a_while()
    return leaving.given


def test_memory_is_given_back_once_many_have_left() -> None:
    assert given_after(list(reversed(range(MANY)))) == 1


def test_a_few_who_leave_are_not_worth_a_pause() -> None:
    assert given_after([0] * (MANY - 1)) == 0


def test_nobody_is_held_up_while_many_are_connected() -> None:
    assert given_after([5 * MANY] * (2 * MANY)) == 0


def test_it_waits_until_nobody_leaves_any_more() -> None:
    leaving = Leaving()
    leaving.leave([0] * (MANY + 1))  # one after the wait began
    leaving.pass_a_while()
    assert leaving.given == 0
    leaving.pass_a_while()
    assert leaving.given == 1


def test_releasing_memory_finds_what_refers_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    monkeypatch.setattr("gc.collect", lambda: looked.append(1))
    memory.release_memory()
    assert looked == [1]
