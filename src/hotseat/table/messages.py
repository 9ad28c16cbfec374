"""What is sent to the people at a table, and what is stored to open it quickly: types only."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from hotseat.core import Barred, Phrase, Reason, Result


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event in words, with the rules behind it, most relevant first."""

    phrase: Phrase
    rules: tuple[str, ...] = ()


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the log, as one viewer may know it; fields that do not apply are left out."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    other: int | None = None  # the second of two swapped seats
    name: str = ""
    text: str = ""
    bot: str = ""
    setting: str = ""
    value: int | str | bool | None = None
    action: str = ""  # only to the seat that played it
    # Why a bot's move is not its own: late, died, failed; who but the host closed: operator
    note: str = ""
    to: int | None = None  # the record entry that an undo goes back to
    agrees: bool | None = None
    kicked: bool = False
    absent: bool = False
    slow: bool = False
    on: bool | None = None  # may spectators chat, may others ask to join?
    table: str = ""  # the rematch
    entry: int | None = None  # the number in the record of the game
    events: list[Any] = []
    said: list[Said] = []  # the events in words, one each, if the viewer asked for words


class NameView(msgspec.Struct, frozen=True):
    """The name of a car or a seat whose holder gives no other."""

    kind: str
    id: int
    name: Phrase


class UndoProposal(msgspec.Struct, frozen=True):
    """A wish to go back that the others have not all agreed to yet."""

    seat: int
    to: int
    agreed: tuple[int, ...] = ()


class TableSnapshot(msgspec.Struct, frozen=True):
    """What the entries up to here led to, for logs that take long to replay."""

    number: int  # of the record entry
    state: msgspec.Raw
    asked_since: dict[int, int]
    free_undos: tuple[int, ...]
    free_undo_seat: int


class SeatView(msgspec.Struct, frozen=True):
    """A seat, as everybody at the table sees it."""

    seat: int
    held_by: Literal["free", "person", "bot"]
    name: str
    bot: str
    ready: bool
    yours: bool
    host: bool
    choices: dict[str, int | str | bool]
    seal: str = ""  # the hash of the nonce that this seat adds to the shuffles
    revealed: bool = False  # the nonce itself is known
    left_by: str = ""  # free, because its player in the last game has left


class NextView(msgspec.Struct, frozen=True):
    """Somebody who has a seat in the next game."""

    name: str
    yours: bool


class TableView(msgspec.Struct, frozen=True):
    """A table apart from its game, as a caller sees it."""

    id: str
    game: str
    stage: Literal["lobby", "running", "over", "closed"]
    listed: bool
    settings: dict[str, object]
    seats: list[SeatView]
    is_host: bool
    code: str  # for reading aloud; only to those who sit here or were let in
    commitment: str  # the hash of the seed
    seed: str  # once the game is over or the table closed
    nonces: list[str]  # the same
    proposal: UndoProposal | None
    rematch: str
    entries: int  # of the record of the game
    names: list[NameView] = []  # once the game has begun
    starting: bool = False  # sealed nonces are to be shown now
    spectators_chat: bool = True
    next_up: list[NextView] = []  # those who came too late for this game and play the next one
    may_ask: bool = True  # people who have only the address may ask to join


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the seat can do: `text` is what to send back."""

    text: str
    action: Any
    label: Phrase
    rules: tuple[str, ...]
    preview: Any = None
    # For viewers who asked for words: the preview in a few, and what it shares with similar
    # options.
    short: Phrase | None = None
    group: Phrase | None = None


class DecisionView(msgspec.Struct, frozen=True):
    """What a seat is asked. `changing`: it has chosen, and may still change its choice."""

    seat: int
    since: int
    changing: bool
    options: list[Option]
    barred: list[Barred]


class Update(msgspec.Struct, frozen=True, tag_field="kind", tag="update"):
    """All that a viewer gets when something has happened: `seq` is the last entry."""

    seq: int
    you: int | None  # the seat that is shown; None: the spectator's view
    entries: list[Told]
    table: TableView | None  # None: as before
    waiting: list[int]
    question: Phrase | None  # what is asked, or whom the viewer waits for
    view: msgspec.Raw | None
    asked: int | None  # the entry since which the shown seat is asked this; None: it is not asked
    decision: DecisionView | None  # None also if `asked` is unchanged: then so is the decision
    free_undo: int | None  # the record entry the shown seat may go back to without asking
    result: Result | None
    for_you: list[Reason] = []  # what the shown seat should know about its turn
