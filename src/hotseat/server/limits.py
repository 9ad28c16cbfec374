"""How fast somebody may ask: buckets that fill up steadily, and that requests empty."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic


class Bucket:
    """Lets `at_once` through, then `a_second`."""

    __slots__ = ("_a_second", "_at_once", "_left", "_then")

    def __init__(self, a_second: float, at_once: float, now: float) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._left = at_once
        self._then = now

    def take(self, now: float, cost: float = 1) -> bool:
        """May one more through? What costs more than a full bucket takes all of it."""
        cost = min(cost, self._at_once)
        self._left = min(self._at_once, self._left + (now - self._then) * self._a_second)
        self._then = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def give_back(self) -> None:
        """Undo a `take`."""
        self._left += 1

    def drain(self, cost: float) -> None:
        """Take what was let through elsewhere, as far as it is there."""
        self._left = max(0.0, self._left - cost)

    def is_full(self, now: float) -> bool:
        """Is it as full as a new one?"""
        return self._left + (now - self._then) * self._a_second >= self._at_once


class Buckets:
    """A bucket for everyone who asks; full ones are forgotten."""

    def __init__(
        self,
        a_second: float,
        at_once: float,
        most: int = 20_000,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.spent: dict[str, float] | None = None  # here, if other servers need to know

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, who: str, cost: float = 1) -> bool:
        """May this one ask again?"""
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            self._forget(now)
            bucket = self._buckets[who] = Bucket(self._a_second, self._at_once, now)
        else:
            self._buckets.move_to_end(who)
        is_there = bucket.take(now, cost)
        if is_there and cost and self.spent is not None:
            self.spent[who] = self.spent.get(who, 0) + cost
        return is_there

    def drain(self, who: str, cost: float) -> None:
        """Count what this one used at another server."""
        self.take(who, 0)
        self._buckets[who].drain(cost)

    def _forget(self, now: float) -> None:
        """Forget buckets that are full again, longest unused first."""
        while self._buckets:
            oldest = next(iter(self._buckets.values()))
            if len(self._buckets) < self._most and not oldest.is_full(now):
                return
            self._buckets.popitem(last=False)

    def give_back(self, who: str) -> None:
        """Undo the last `take` of this one."""
        if bucket := self._buckets.get(who):
            bucket.give_back()
        if self.spent and who in self.spent:
            self.spent[who] -= 1


class Ration:
    """What a person may use up, and all people of an address together.

    A new cookie costs nothing, so a limit per person would be none; a limit per address alone would
    make everybody behind it suffer for one.
    """

    def __init__(self, a_second: float, at_once: float, people_an_address: int) -> None:
        self._persons = Buckets(a_second, at_once)
        self._addresses = Buckets(a_second * people_an_address, at_once * people_an_address)
        self.buckets = (self._persons, self._addresses)

    def take(self, person: str, address: str, cost: float = 1) -> bool:
        """May this one use up this much more? Without a cookie, only the address counts."""
        if not self._persons.take(person or address, cost):
            return False
        return self._addresses.take(address, cost)
