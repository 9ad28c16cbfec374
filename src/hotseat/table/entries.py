"""The log of a table: what has happened, in the past tense, as stored.

The log is the server's own: it holds secrets (the seed, hidden cards in actions, who is who).
`telling` decides what others hear of it.
"""

from __future__ import annotations

from typing import Literal, Union

import msgspec

from hotseat.core.decoding import json_decoder


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One thing that happened, and when (milliseconds since 1970)."""

    at: int


# Before the game


class Opened(Entry, frozen=True, tag="opened"):
    """Somebody opened the table. The seed is drawn now; only its hash is shown until the end."""

    game: str
    rules: int
    settings: dict[str, object]
    seats: int
    host: str
    seed: str
    code: str
    listed: bool = False
    draws: Literal["verifiable", "fast"] = "verifiable"  # fast: a game from a simulation


class Joined(Entry, frozen=True, tag="joined"):
    """Somebody came by invitation or code, and may look and sit down."""

    person: str


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    person: str
    name: str


class Renamed(Entry, frozen=True, tag="renamed"):
    """A person goes by another name at this table."""

    seat: int
    name: str


class BotSat(Entry, frozen=True, tag="bot-sat"):
    """A bot took a seat before the start."""

    seat: int
    bot: str


class Stood(Entry, frozen=True, tag="stood"):
    """A seat became free before the start."""

    seat: int
    kicked: bool = False


class Swapped(Entry, frozen=True, tag="swapped"):
    """The people on two seats changed places."""

    first: int
    second: int


class Chose(Entry, frozen=True, tag="chose"):
    """A seat chose its own value of a setting, such as its colour."""

    seat: int
    setting: str
    value: int | str | bool


class SettingsChanged(Entry, frozen=True, tag="settings-changed"):
    """The host changed what will be played. Nobody is ready for it yet."""

    settings: dict[str, object]
    seats: int


class LeftBefore(Entry, frozen=True, tag="left-before"):
    """A seat of a rematch is free because its player had left the last game."""

    seat: int
    name: str
    person: str = ""


class KeptOut(Entry, frozen=True, tag="kept-out"):
    """Somebody whom the host had sent away from the last game is not let in to the next either."""

    person: str


class SeatsDropped(Entry, frozen=True, tag="seats-dropped"):
    """The free seats were removed. People who were ready still are."""


class Readied(Entry, frozen=True, tag="readied"):
    """A person is ready, and adds something of their own to the shuffles: a nonce.

    `seal` is its SHA-256, which everybody sees; older logs have the nonce alone.
    """

    seat: int
    nonce: str = ""
    seal: str = ""


class Unreadied(Entry, frozen=True, tag="unreadied"):
    """A person is no longer ready."""

    seat: int


class Starting(Entry, frozen=True, tag="starting"):
    """The host began: nothing changes any more, and people show the nonces they sealed."""


class Revealed(Entry, frozen=True, tag="revealed"):
    """A person showed their sealed nonce."""

    seat: int
    nonce: str


class Started(Entry, frozen=True, tag="started"):
    """The game was set up."""

    digest: str


# The game


class Moved(Entry, frozen=True, tag="moved"):
    """A seat played an action. `note` says why it is not the bot's own: late, died, failed."""

    seat: int
    action: str
    digest: str
    note: str = ""


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    """A seat asked the others to go back to what was after record entry `to`."""

    seat: int
    to: int


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    """A seat agreed, or did not."""

    seat: int
    agrees: bool


class Undone(Entry, frozen=True, tag="undone"):
    """The game went back to what was after record entry `to`. Later draws are fresh."""

    seat: int
    to: int
    digest: str


class Rewound(Entry, frozen=True, tag="rewound"):
    """The game went back to what was after record entry `to`, past something that was seen.

    Hidden cards were shuffled again by the draws of this entry.
    """

    seat: int
    to: int
    digest: str


class HandedToBot(Entry, frozen=True, tag="handed-to-bot"):
    """A bot plays for a person, who can take the seat back at any decision."""

    seat: int
    bot: str
    digest: str
    absent: bool = False  # by the host, for somebody who was away
    slow: bool = False  # by the host, for somebody who kept the table waiting


class TakenBack(Entry, frozen=True, tag="taken-back"):
    """A person plays again where a bot stood in."""

    seat: int
    digest: str


# At any time


class Queued(Entry, frozen=True, tag="queued"):
    """Somebody who came too late has a seat in these people's next game."""

    person: str
    name: str
    look: str = ""


class SeatMoved(Entry, frozen=True, tag="seat-moved"):
    """A seat moved to another device, by its link."""

    seat: int
    person: str


class KeysRevoked(Entry, frozen=True, tag="keys-revoked"):
    """All keys of a seat made so far were revoked."""

    seat: int


class LinksRenewed(Entry, frozen=True, tag="links-renewed"):
    """Earlier invitations and codes no longer lead here, nor does the public list."""

    code: str
    spectators_removed: bool = False


class AskingChanged(Entry, frozen=True, tag="asking-changed"):
    """Those who have only the address may ask to join, or not."""

    on: bool


class SpectatorsChat(Entry, frozen=True, tag="spectators-chat"):
    """Those who only watch may chat, or not."""

    on: bool


class Chatted(Entry, frozen=True, tag="chatted"):
    """Somebody said something: from a seat, or as a spectator under any name."""

    person: str
    name: str
    text: str
    seat: int | None = None


class RematchOpened(Entry, frozen=True, tag="rematch-opened"):
    """The same people can go on at another table."""

    table: str


class Closed(Entry, frozen=True, tag="closed"):
    """The table was closed before the game was over: by its host, unless a note says by whom."""

    note: Literal["", "operator"] = ""


AnyEntry = Union[  # noqa: UP007 -- names itself
    Opened, Joined, Sat, Renamed, BotSat, Stood, Swapped, Chose, SettingsChanged, LeftBefore,
    KeptOut, SeatsDropped, Readied, Unreadied, Starting, Revealed, Started, Moved, UndoAsked,
    UndoAnswered, Undone, Rewound, HandedToBot, TakenBack, Queued, SeatMoved, KeysRevoked,
    LinksRenewed, AskingChanged, SpectatorsChat, Chatted, RematchOpened, Closed,
]  # fmt: skip

# How people come to a table.
COMINGS = (Joined, Sat, Queued)

# The entries that the game's record has too; the start is its entry 0.
OF_THE_RECORD = (Started, Moved, Undone, Rewound, HandedToBot, TakenBack)

_encoder = msgspec.json.Encoder()
_decoder = json_decoder(AnyEntry)


def write_entry(entry: Entry) -> bytes:
    """Return an entry as stored."""
    return _encoder.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    """Return a stored entry; raise `msgspec.MsgspecError` if it is not one."""
    entry: AnyEntry = _decoder.decode(data)
    return entry
