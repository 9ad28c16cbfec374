"""Values that recur in every game, made once.

In compiled code a call of a cached function (`functools.cache`) costs more than most of these
values do: it leaves compiled code, packs its arguments and looks the function up by its name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class ByNumber(Generic[Value]):
    """A value for every small number, made when it is first asked for."""

    def __init__(self, make: Callable[[int], Value]) -> None:
        self._make = make
        self._made: list[Value] = []

    def of(self, number: int) -> Value:
        """Return the value for a number from 0 on."""
        try:
            return self._made[number]
        except IndexError:
            # A new list: another thread may be looking into this one, or making its own.
            made = [self._make(one) for one in range(number + 1)]
            self._made = made
            return made[number]


class ByKey(Generic[Key, Value]):
    """Values by their keys: of the last ones that were asked for, at least so many."""

    def __init__(self, fewest: int) -> None:
        self._fewest = fewest
        self._kept: dict[Key, Value] = {}
        self._before: dict[Key, Value] = {}  # what is not asked for again goes next

    def get(self, key: Key) -> Value | None:
        """Return the value of a key, if it is here."""
        value = self._kept.get(key)
        if value is None:
            value = self._before.get(key)
            if value is not None:
                self.keep(key, value)
        return value

    def keep(self, key: Key, value: Value) -> Value:
        """Keep the value for the next time; return it."""
        if len(self._kept) >= self._fewest:
            self._kept, self._before = {}, self._kept
        self._kept[key] = value
        return value
