"""Whose question a free worker takes next.

Tables where somebody waits come first, then those where nobody looks, then those without people.
Within a rank people take turns, however many tables each of them has.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

SOMEBODY_WAITS, NOBODY_LOOKS, BOTS_ONLY = RANKS = range(3)

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Questions in the order in which workers take them.

    One person may have `most_thinking` questions taken at the same time, so that one person's
    tables do not keep all workers busy. What belongs to nobody ("") has no such limit.
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
        """Return the next question and its owner, who goes to the end of the queue."""
        for rank in self._ranks:
            for owner, waiting in rank.items():
                if owner and self._thinking.get(owner, 0) >= self._most_thinking:
                    continue
                question = waiting.popleft()
                del rank[owner]
                if waiting:
                    rank[owner] = waiting
                self._thinking[owner] = self._thinking.get(owner, 0) + 1
                return owner, question
        return None

    def done(self, owner: str) -> None:
        """Note that one of an owner's questions is answered."""
        self._thinking[owner] -= 1
        if not self._thinking[owner]:
            del self._thinking[owner]

    def drain(self) -> list[T]:
        """Remove and return all that wait."""
        found = [question for rank in self._ranks for row in rank.values() for question in row]
        for rank in self._ranks:
            rank.clear()
        return found
