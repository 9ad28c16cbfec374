"""Who has a table's address, not its link, and asks the host to be let in.

It is kept in memory only: nothing of it belongs to the table before the host has said yes, and
who asked asks again if the server was started anew.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hotseat.server.identity import new_secret
from hotseat.table.callers import Refused

_MOST_ANSWERED = 50


class OneAsking(msgspec.Struct):
    """Somebody who asks."""

    id: str  # by which the host answers; a person's own id is a secret
    person: str
    name: str
    look: str
    answer: Literal["waits", "yes", "no"] = "waits"


class Askings:
    """Those who ask at one table."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._of: dict[str, OneAsking] = {}  # by person

    def waiting(self) -> list[OneAsking]:
        """Return those who have no answer yet, the first one first."""
        return [one for one in self._of.values() if one.answer == "waits"]

    def put(self, person: str, asking: OneAsking | None) -> None:
        """Take over how it stands for somebody at another node."""
        if asking is None:
            self.forget(person)
        else:
            self._of[person] = asking

    def ask(self, person: str, name: str, look: str) -> OneAsking:
        """Ask, or ask again; raise `Refused` where too many do."""
        self.forget(person)
        if len(self.waiting()) >= self._most:
            raise Refused("refused-too-many")
        asking = self._of[person] = OneAsking(new_secret(), person, name, look)
        while len(self._of) > _MOST_ANSWERED:
            answered = next(one for one in self._of.values() if one.answer != "waits")
            self.forget(answered.person)
        return asking

    def answer_for(self, person: str) -> Literal["none", "waits", "yes", "no"]:
        """Return how it stands for somebody."""
        one = self._of.get(person)
        return one.answer if one else "none"

    def take(self, asking: str, *, lets_in: bool) -> OneAsking | None:
        """Return whom the answer is for, who has it from now on."""
        for one in self.waiting():
            if one.id == asking:
                one.answer = "yes" if lets_in else "no"
                return one
        return None

    def forget(self, person: str) -> None:
        """Somebody does not ask any more."""
        self._of.pop(person, None)
