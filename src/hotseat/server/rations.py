"""What people may use up of the server's time, per person and per address."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from types import TracebackType

from hotseat.server.config import Limits
from hotseat.server.limits import Buckets, Ration
from hotseat.table.callers import Caller, Refused


class Rations:
    """Counts costly requests, and lets them run one after the other."""

    def __init__(self, limits: Limits) -> None:
        crowd = limits.people_an_address
        self._requests = Ration(limits.requests_a_second, limits.requests_at_once, crowd)
        self._chats = Ration(limits.chats_a_minute / 60, limits.chats_a_minute / 2, crowd)
        self._onlookers = Buckets(limits.chats_a_minute / 60, limits.chats_a_minute / 2)
        self._looks = Ration(limits.looks_a_second, limits.looks_at_once, crowd)
        self._replayed = Ration(limits.replayed_a_second, limits.replayed_at_once, crowd)
        self._files = Ration(limits.files_a_minute / 60, limits.files_a_minute, crowd)
        self._messages = Ration(limits.messages_a_second, limits.messages_at_once, crowd)
        wrong = limits.wrong_codes_a_minute
        self.guesses = Buckets(wrong / 60, wrong)  # of codes, by address
        self.one_by_one = OneByOne()
        rations = (
            self._requests,
            self._chats,
            self._looks,
            self._replayed,
            self._files,
            self._messages,
        )
        self._all = [self.guesses, self._onlookers]
        self._all += [buckets for ration in rations for buckets in ration.buckets]

    # With other servers of the same tables

    def share(self) -> None:
        """Record from now on what other servers need to know."""
        for buckets in self._all:
            buckets.spent = {}

    def spent(self) -> tuple[dict[str, float], ...]:
        """Return what was used up here since the last call."""
        spent = tuple([buckets.spent or {} for buckets in self._all])
        self.share()
        return spent

    def spend(self, elsewhere: Sequence[Mapping[str, float]]) -> None:
        """Count what was used up elsewhere."""
        for buckets, spent in zip(self._all, elsewhere, strict=False):  # another version has more
            for who, cost in spent.items():
                buckets.drain(who, cost)

    def request(self, person: str, address: str) -> None:
        """Refuse people who ask too much over HTTP."""
        self._check(self._requests.take(person, address))

    def message(self, person: str, address: str) -> bool:
        """May this person send one more message, over any socket?"""
        return self._messages.take(person, address)

    def chat(self, caller: Caller, address: str) -> None:
        """Refuse people who chat too much, over HTTP or any number of sockets."""
        self._check(self._chats.take(caller.person, address))

    def chat_of_spectators(self, table: str) -> None:
        """Refuse more chat from all spectators of a table than one person may send."""
        self._check(self._onlookers.take(table))

    def look(self, caller: Caller, address: str) -> None:
        """Refuse people who load whole tables again and again."""
        self._check(self._looks.take(caller.person, address))

    def replay(self, caller: Caller, address: str, entries: int) -> None:
        """Refuse people who want too much replayed, which makes everybody else wait."""
        if entries > 0:
            self._check(self._replayed.take(caller.person, address, entries))

    def file(self, person: str, address: str) -> None:
        """Refuse people who send too many files of their own."""
        self._check(self._files.take(person, address))

    def _check(self, is_there: bool) -> None:
        if not is_there:
            raise Refused("refused-too-fast")


class OneByOne:
    """Costly work takes turns, and everything else goes on in between.

    Otherwise a burst of it would all be done before the loop gets to anybody else.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._lock.acquire()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            await asyncio.sleep(0)
        finally:
            self._lock.release()
