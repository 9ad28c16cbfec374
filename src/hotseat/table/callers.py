"""Who asks something of a table, and how a table refuses."""

from __future__ import annotations

import msgspec

from hotseat.core import Param, Phrase, Reason


class Caller(msgspec.Struct, frozen=True):
    """Who asks: a person, or the holder of the key to one seat."""

    person: str
    only_seat: int | None = None
    key_round: int = 0  # how often the seat's keys had been revoked when the key was made
    is_host: bool = False  # has the host's controls, because the host is away


class Refused(Exception):
    """A command that was not carried out, and why. Nothing has changed."""

    def __init__(self, code: str, rule: str = "", **params: Param) -> None:
        super().__init__(code)
        self.reason = Reason(Phrase(code, params), rule)

    @classmethod
    def because(cls, reason: Reason) -> Refused:
        """Return a refusal with a reason from the game."""
        refused = cls(reason.phrase.code, reason.rule)
        refused.reason = reason
        return refused
