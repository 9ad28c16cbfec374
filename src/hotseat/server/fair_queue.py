"""Whose question a free worker takes next.

Tables at which somebody waits come first, those at which nobody looks next, those of bots among
themselves last. Within a rank people take turns, however many tables each of them has.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

SOMEBODY_WAITS, NOBODY_LOOKS, BOTS_ONLY = RANKS = range(3)

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Questions in the order in which they are taken.

    One person may have `most_thinking` taken at the same time: with several workers the others
    are not all busy with one person's tables.
    """

    def __init__(self, most_thinking: int) -> None:
        self._most_thinking = most_thinking
        self._ranks: list[OrderedDict[str, deque[T]]] = [OrderedDict() for _ in RANKS]
        self._thinking: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(len(waiting) for rank in self._ranks for waiting in rank.values())

    def put(self, owner: str, rank: int, question: T) -> None:
        """Add a question to those of its owner."""
        self._ranks[rank].setdefault(owner, deque()).append(question)

    def take(self) -> tuple[str, T] | None:
        """Return the next question and whose it is; its owner goes to the end of the row."""
        for rank in self._ranks:
            for owner, waiting in rank.items():
                if self._thinking.get(owner, 0) >= self._most_thinking:
                    continue
                question = waiting.popleft()
                del rank[owner]
                if waiting:
                    rank[owner] = waiting
                self._thinking[owner] = self._thinking.get(owner, 0) + 1
                return owner, question
        return None

    def done(self, owner: str) -> None:
        """One of an owner's questions is no longer thought about."""
        self._thinking[owner] -= 1
        if not self._thinking[owner]:
            del self._thinking[owner]

    def drain(self) -> list[T]:
        """Return all that wait, and forget them."""
        found = [question for rank in self._ranks for row in rank.values() for question in row]
        for rank in self._ranks:
            rank.clear()
        return found
