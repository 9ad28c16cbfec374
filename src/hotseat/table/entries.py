"""The log of a table: what has happened, in the past tense, as it is kept.

The log is the server's own: it holds secrets (the seed, hidden cards in actions, who is who).
What others are told of it is made in `telling`.
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
    """Somebody opened the table. The seed is drawn now; until the end only its hash is shown."""

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
    """Who sat on one seat now sits on the other."""

    first: int
    second: int


class Chose(Entry, frozen=True, tag="chose"):
    """A seat chose its own value of a setting, such as its colour."""

    seat: int
    setting: str
    value: int | str | bool


class SettingsChanged(Entry, frozen=True, tag="settings-changed"):
    """The host changed what will be played. Nobody is ready for that yet."""

    settings: dict[str, object]
    seats: int


class LeftBefore(Entry, frozen=True, tag="left-before"):
    """A seat of a rematch is free because who had it had left the game before."""

    seat: int
    name: str


class SeatsDropped(Entry, frozen=True, tag="seats-dropped"):
    """The free seats were taken away. Whoever was ready still is."""


class Readied(Entry, frozen=True, tag="readied"):
    """A person is ready, and will add something of their own to the shuffles: a nonce.

    `seal` is its SHA-256, which everybody sees; logs from before have the nonce alone.
    """

    seat: int
    nonce: str = ""
    seal: str = ""


class Unreadied(Entry, frozen=True, tag="unreadied"):
    """A person is not ready after all."""

    seat: int


class Starting(Entry, frozen=True, tag="starting"):
    """The host began: nothing changes any more, and whoever sealed a nonce shows it."""


class Revealed(Entry, frozen=True, tag="revealed"):
    """A person showed the nonce that was sealed."""

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
    """The game went back to what was after record entry `to`, behind something that was seen.

    What nobody may know was shuffled again by the draws of this entry.
    """

    seat: int
    to: int
    digest: str


class HandedToBot(Entry, frozen=True, tag="handed-to-bot"):
    """A bot plays for a person, who can take the seat back at any decision."""

    seat: int
    bot: str
    digest: str
    absent: bool = False  # the host did it, for somebody who was not there
    slow: bool = False  # the host did it, for somebody who kept the table waiting


class TakenBack(Entry, frozen=True, tag="taken-back"):
    """A person plays again where a bot stood in."""

    seat: int
    digest: str


# At any time


class Queued(Entry, frozen=True, tag="queued"):
    """Somebody who came too late has a seat in the next game of these people."""

    person: str
    name: str
    look: str = ""


class SeatMoved(Entry, frozen=True, tag="seat-moved"):
    """A seat went over to another device, by its link."""

    seat: int
    person: str


class KeysRevoked(Entry, frozen=True, tag="keys-revoked"):
    """No key of a seat that was made so far works any more."""

    seat: int


class LinksRenewed(Entry, frozen=True, tag="links-renewed"):
    """No invitation or code of before leads here any more, nor does the public list."""

    code: str
    spectators_removed: bool = False


class AskingChanged(Entry, frozen=True, tag="asking-changed"):
    """Those who have only the address may ask to join, or not."""

    on: bool


class SpectatorsChat(Entry, frozen=True, tag="spectators-chat"):
    """Those who only watch may chat, or not."""

    on: bool


class Chatted(Entry, frozen=True, tag="chatted"):
    """Somebody said something: from a seat, or from beside the table under any name."""

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
    SeatsDropped, Readied, Unreadied, Starting, Revealed, Started, Moved, UndoAsked, UndoAnswered,
    Undone, Rewound, HandedToBot, TakenBack, Queued, SeatMoved, KeysRevoked, LinksRenewed,
    AskingChanged, SpectatorsChat, Chatted, RematchOpened, Closed,
]  # fmt: skip

# What the record of the game has an entry for; the start is its entry 0.
OF_THE_RECORD = (Started, Moved, Undone, Rewound, HandedToBot, TakenBack)

_encoder = msgspec.json.Encoder()
_decoder = json_decoder(AnyEntry)


def write_entry(entry: Entry) -> bytes:
    """Return an entry as it is kept."""
    return _encoder.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    """Return an entry that was kept; raise `msgspec.MsgspecError` if it is none."""
    entry: AnyEntry = _decoder.decode(data)
    return entry
