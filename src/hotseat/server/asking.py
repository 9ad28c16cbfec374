"""People who have a table's address, not its link, and ask the host to let them in.

Requests are kept in memory only: they do not belong to the table before the host says yes. After a
restart of the server people simply ask again.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hotseat.server.identity import new_secret
from hotseat.table.callers import Refused

_MOST_ANSWERED = 50


class OneAsking(msgspec.Struct):
    """Somebody who asks to join."""

    id: str  # for the host's answer; a person's own id is a secret
    person: str
    name: str
    look: str
    answer: Literal["waits", "yes", "no"] = "waits"


class Askings:
    """The people who ask at one table."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._of: dict[str, OneAsking] = {}  # by person

    def waiting(self) -> list[OneAsking]:
        """Return those who have no answer yet, first come first."""
        return [one for one in self._of.values() if one.answer == "waits"]

    def put(self, person: str, asking: OneAsking | None) -> None:
        """Take over somebody's request from another node."""
        if asking is None:
            self.forget(person)
        else:
            self._of[person] = asking

    def ask(self, person: str, name: str, look: str) -> OneAsking:
        """Ask, or ask again; raise `Refused` if too many do."""
        self.forget(person)
        if len(self.waiting()) >= self._most:
            raise Refused("refused-too-many")
        asking = self._of[person] = OneAsking(new_secret(), person, name, look)
        while len(self._of) > _MOST_ANSWERED:
            answered = next(one for one in self._of.values() if one.answer != "waits")
            self.forget(answered.person)
        return asking

    def answer_for(self, person: str) -> Literal["none", "waits", "yes", "no"]:
        """Return the state of somebody's request."""
        one = self._of.get(person)
        return one.answer if one else "none"

    def find(self, asking: str) -> OneAsking | None:
        """Return somebody who still waits for an answer."""
        return next((one for one in self.waiting() if one.id == asking), None)

    def forget(self, person: str) -> None:
        """Forget somebody's request."""
        self._of.pop(person, None)
