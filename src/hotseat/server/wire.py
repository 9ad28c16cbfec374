"""What goes over the wire, typed: what clients send and what they get.

New fields have defaults and old ones keep their meaning, so that a client that is open during an
update goes on working.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hotseat.core import Phrase, Reason, Result, Setting
from hotseat.table.commands import (
    AnyCommand,
    BotName,
    Look,
    Nonce,
    Number,
    PersonName,
    Seal,
    SeatNumber,
    SettingName,
    SettingValue,
)
from hotseat.table.messages import Said, Told, Update

Secret = Annotated[str, Meta(max_length=100)]


# Over a table's socket


class Show(msgspec.Struct, frozen=True, tag_field="kind", tag="show", forbid_unknown_fields=True):
    """Show the table as one of one's own seats sees it ("it's me"), or as a spectator does.

    For several people at one screen: nothing secret is sent before somebody says who looks.
    """

    seat: SeatNumber | None
    since: Number | None = None  # the last entry this seat has seen


class AnswerAsking(
    msgspec.Struct, frozen=True, tag_field="kind", tag="answer-asking", forbid_unknown_fields=True
):
    """Let in somebody who asked to join, or say no; the host may."""

    person: Secret  # the id of the request
    lets_in: bool


Sign = Literal["laugh", "wow", "close", "ouch", "bravo", "hurry"]


class React(msgspec.Struct, frozen=True, tag_field="kind", tag="react", forbid_unknown_fields=True):
    """Shout something from one's own seat: everybody sees it for a moment, no log keeps it."""

    seat: SeatNumber
    sign: Sign


class Ping(msgspec.Struct, frozen=True, tag_field="kind", tag="ping", forbid_unknown_fields=True):
    """Ask for an answer and nothing else: a page cannot see that a silent socket is dead."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message to the server. The answer, done or refused, carries the same id."""

    id: Number
    do: AnyCommand | Show | AnswerAsking | React | Ping


class Done(msgspec.Struct, frozen=True, tag_field="kind", tag="done"):
    """A request was carried out and is safe; entry `seq` is the last one."""

    id: int
    seq: int
    taken: int = 0  # of several actions, how many were played; the rest was ignored


class RefusedMessage(msgspec.Struct, frozen=True, tag_field="kind", tag="refused"):
    """A request was not carried out; nothing has changed."""

    id: int
    reason: Reason
    seq: int


class Since(msgspec.Struct, frozen=True):
    """A seat, and for how many milliseconds something has been true."""

    seat: int
    ms: int


class Presence(msgspec.Struct, frozen=True, tag_field="kind", tag="presence"):
    """Who is connected, who is not, and who is awaited."""

    seats: list[int]
    spectators: int
    screens: int = 0  # of the spectators: shared screens
    offline: list[Since] = []  # seats of people without a connection
    awaited: list[Since] = []  # seats that owe a decision


class AskingView(msgspec.Struct, frozen=True):
    """Somebody who has only the address and asks to join."""

    id: str  # to answer
    name: str
    look: str


class Asking(msgspec.Struct, frozen=True, tag_field="kind", tag="asking"):
    """Who asks to join, sent to the person with the host's controls."""

    people: list[AskingView]


class Reacted(msgspec.Struct, frozen=True, tag_field="kind", tag="reacted"):
    """Somebody shouts something from their seat."""

    seat: int
    sign: Sign


class Notice(msgspec.Struct, frozen=True, tag_field="kind", tag="notice"):
    """What whoever runs the server tells everybody; no text: the notice is taken back."""

    text: str
    id: int  # tells one from the next, for whoever has seen it
    ms: int  # how long it is still to be shown


class Gone(msgspec.Struct, frozen=True, tag_field="kind", tag="gone"):
    """The socket is about to be closed, and why."""

    reason: Reason


# Over the socket of "my tables"


class Here(msgspec.Struct, frozen=True, tag_field="kind", tag="here"):
    """The answer to whatever is said there: the socket is alive."""


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat in a list of tables."""

    held_by: Literal["free", "person", "bot"]
    name: str
    yours: bool


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    stage: Literal["lobby", "running", "over", "closed"]
    listed: bool
    at: int
    settings: dict[str, object]
    seats: list[SeatSummary]
    waiting: list[int]
    your_turn: bool
    winner: Phrase | str


class MyTables(msgspec.Struct, frozen=True, tag_field="kind", tag="tables"):
    """All tables of a person, most recently changed first."""

    tables: list[TableSummary]


class MyTable(msgspec.Struct, frozen=True, tag_field="kind", tag="table"):
    """One of a person's tables has changed."""

    table: TableSummary


# Over HTTP


class Error(msgspec.Struct, frozen=True):
    """Why a request was refused; `problem` says it in English, for people who write scripts."""

    reason: Reason
    problem: str


class Me(msgspec.Struct, frozen=True):
    """Who the cookie says one is: enough to tell two guests apart, not to pose as one."""

    guest: str
    version: str


class Forgotten(msgspec.Struct, frozen=True):
    """Everything was forgotten."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    fewest_seats: int
    most_seats: int
    usual_seats: int
    solo_seats: int
    solo_settings: dict[str, object]
    settings: list[Setting]
    files: list[str]
    bots: list[str]
    look: Setting | None = None  # how a seat looks, chosen by its person


class FromEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place in a finished game: after an entry of its record."""

    table: Annotated[str, Meta(max_length=40)]
    entry: Number
    seat: SeatNumber = 0  # for the caller; bots play the others


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. With `start` it begins at once: free seats go to `bot`."""

    game: Annotated[str, Meta(max_length=40)]
    settings: dict[SettingName, SettingValue] = {}
    seats: SeatNumber | None = None  # None: as many as usual
    listed: bool = False
    # Those who sit down here, from seat 0 on: usually one, several at one screen.
    names: Annotated[tuple[PersonName, ...], Meta(max_length=32)] = ()
    looks: Annotated[tuple[Look, ...], Meta(max_length=32)] = ()  # of the same people
    bot: BotName = ""
    start: bool = False
    nonce: Nonce = ""
    # The hash of a nonce: the game then begins once the caller has shown the nonce by `reveal`.
    seal: Seal = ""
    # Play on from here: the game, its settings and its seats are the other table's.
    begin: FromEntry | None = msgspec.field(default=None, name="from")


class TableOpened(msgspec.Struct, frozen=True):
    """A new table, and the secret that lets others in."""

    table: str
    code: str
    invitation: str
    commitment: str = ""  # the hash of the seed, fixed before any nonce is shown


class Invitation(msgspec.Struct, frozen=True):
    """A secret that lets others in. It is shown once: only its hash is stored."""

    invitation: str


class Renew(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Revoke all earlier invitations and codes; spectators may have to go, too."""

    remove_spectators: bool = False


class SeatKey(msgspec.Struct, frozen=True):
    """A secret that plays a seat, or one that moves it to another device. Shown once."""

    key: str


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation, or a code that was read aloud."""

    invitation: Secret = ""
    code: Secret = ""


class InvitedSeat(msgspec.Struct, frozen=True):
    """A seat at a table that one may come to."""

    held_by: Literal["free", "person", "bot"]
    name: str
    look: str  # "": none chosen


class Invited(msgspec.Struct, frozen=True):
    """A table as somebody sees it who may enter, or ask to: enough to decide."""

    table: str
    game: str
    stage: Literal["lobby", "running", "over", "closed"]
    settings: dict[str, object]
    host: str
    seats: list[InvitedSeat]
    minutes: int
    sits: bool = False  # the caller has a seat there, or in the next game


class AskToJoin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask the host of a table, whose address one has, to be let in."""

    name: PersonName
    look: Look = ""


class Asked(msgspec.Struct, frozen=True):
    """The state of a request to join: none, no answer yet, yes, or no."""

    answer: Literal["none", "waits", "yes", "no"]


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's key, to move the seat to this device."""

    key: Secret


class At(msgspec.Struct, frozen=True):
    """The table one has entered."""

    table: str
    seat: int | None = None


class Carried(msgspec.Struct, frozen=True):
    """A command was carried out and is safe."""

    seq: int
    taken: int = 0  # of several actions, how many were played; the rest was ignored


class LogPage(msgspec.Struct, frozen=True):
    """A part of a table's log, as the caller may know it."""

    seq: int
    entries: list[Told]


class Replayed(msgspec.Struct, frozen=True):
    """A game after one entry of its record."""

    entry: int
    entries: int
    view: Any
    events: list[Any]
    waiting: list[int]
    result: Result | None
    question: Phrase | None = None  # for whom the table waited: in the past nobody is asked
    # For callers who asked for words: the events, and the table as text.
    said: list[Said] = []
    sketch: list[str | Phrase] = []


class Sketch(msgspec.Struct, frozen=True):
    """A table as a few lines of text: drawn lines are text, worded ones phrases."""

    seq: int
    lines: list[str | Phrase]


class Hint(msgspec.Struct, frozen=True):
    """What the rookie would do: the text of an option, and why, if it has words for it."""

    seat: int
    action: str
    reason: Phrase | None = None


FromTable = Update | Done | RefusedMessage | Presence | Asking | Reacted | Notice | Gone
FromMyTables = MyTables | MyTable | Here | Notice | Gone
