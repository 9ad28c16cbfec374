"""What the server and the bots' processes send each other.

A message is its length in four bytes, then its bytes: a pickled `Question` one way, a `Reply` the
other way. Nothing that a bot's process sends is ever unpickled.
"""

from __future__ import annotations

import msgspec

from hotseat.core import Action, Event, Phrase

LENGTH_BYTES = 4


class Question(msgspec.Struct, frozen=True):
    """All that a bot gets: never a state."""

    game: str
    bot: str
    seat: int
    view: msgspec.Struct
    options: tuple[Action, ...]
    heard: tuple[Event, ...]  # by the seat so far; () for a bot that does not listen
    seed: int  # for the bot's own random draws
    why: bool = False  # with a reason: somebody asks for a hint
    # For the queue: whose table it is, and how many wait for the move.
    owner: str = ""
    rank: int = 0


class Check(msgspec.Struct, frozen=True):
    """Settings with a user's file, to be read where it can do no harm."""

    game: str
    settings: dict[str, object]
    seats: int


class Answer(msgspec.Struct, frozen=True):
    """A move for the seat that was asked: always the text of one of the options."""

    action: str
    by: str  # the bot that was asked; "rookie" or "random" where it was replaced
    note: str = ""  # why it was replaced: "late", "died" or "failed"
    reason: Phrase | None = None  # the bot's own, if it was asked for one


class Reply(msgspec.Struct, frozen=True):
    """What a worker process replies: the index of an option, or why there is none.

    For a `Check` the reason is what is wrong with the settings; no reason means all is well.

    The first reply, with the defaults here, says that the worker is ready.
    """

    option: int = -1
    failure: str = ""
    reason: Phrase | None = None


def message(content: bytes) -> bytes:
    """Return a message as it is sent."""
    return len(content).to_bytes(LENGTH_BYTES, "big") + content
