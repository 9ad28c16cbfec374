"""What people can ask of a table. Decoded and checked in one step, straight from the wire."""

from __future__ import annotations

from typing import Annotated, Union

import msgspec
from msgspec import Meta

from hotseat.bots.roster import LONGEST_NAME

MOST_SEATS = 32
MOST_ACTIONS = 32  # in one message

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
PersonName = Annotated[str, Meta(max_length=200)]  # cut to what fits by `plain_text`
BotName = Annotated[str, Meta(max_length=LONGEST_NAME)]
SettingName = Annotated[str, Meta(max_length=40)]
# One value, one value per seat, or the name and the text of a file. Never deeper, because a message
# about a wrong value shows all of it.
SettingValue = (
    bool
    | int
    | str
    | Annotated[list[bool | int | str], Meta(max_length=MOST_SEATS)]
    | Annotated[dict[SettingName, str], Meta(max_length=2)]
)
ActionText = Annotated[str, Meta(max_length=400)]
Look = Annotated[str, Meta(max_length=40)]
Nonce = Annotated[str, Meta(pattern="^([0-9a-f]{2}){8,32}$")]
Seal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Command(
    msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True
):
    """Something that a caller wants the table to do."""


# Before the game


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat."""

    seat: SeatNumber
    name: PersonName
    # The car, potato or goblin that the person would like; if it is taken, one that is easy to see.
    look: Look = ""


class Rename(Command, frozen=True, tag="rename"):
    """Go by another name."""

    seat: SeatNumber
    name: PersonName


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Give a free seat to a bot; the host may."""

    seat: SeatNumber
    bot: BotName


class FillWithBots(Command, frozen=True, tag="fill-with-bots"):
    """Give every free seat to a bot; the host may."""

    bot: BotName


class ClearSeat(Command, frozen=True, tag="clear-seat"):
    """Free a seat from a bot or a person before the start; the host may."""

    seat: SeatNumber


class Swap(Command, frozen=True, tag="swap"):
    """Exchange who sits on two seats before the start; the host may."""

    first: SeatNumber
    second: SeatNumber


class Choose(Command, frozen=True, tag="choose"):
    """Choose a seat's own value of a setting, such as its colour."""

    seat: SeatNumber
    setting: SettingName
    value: bool | int | Annotated[str, Meta(max_length=40)]


class ChangeSettings(Command, frozen=True, tag="change-settings"):
    """Change what will be played, and by how many; the host may."""

    settings: dict[SettingName, SettingValue]
    seats: SeatNumber


class Ready(Command, frozen=True, tag="ready"):
    """Be ready, with the SHA-256 of a nonce that goes into every shuffle.

    `reveal` shows the nonce itself at the start. Whoever sends it now trusts the server with it;
    whoever sends neither adds nothing.
    """

    seat: SeatNumber
    nonce: Nonce = ""
    seal: Seal = ""


class Unready(Command, frozen=True, tag="unready"):
    """Be no longer ready."""

    seat: SeatNumber


class DropFreeSeats(Command, frozen=True, tag="drop-free-seats"):
    """Remove the free seats, so that those who are here can begin; the host may.

    People who are not ready and have been gone for a while lose their seats first.
    """


class Start(Command, frozen=True, tag="start"):
    """Begin; the host may, once every seat is taken and ready."""


class Reveal(Command, frozen=True, tag="reveal"):
    """Show the sealed nonce; the game begins when everybody has."""

    seat: SeatNumber
    nonce: Nonce


# The game


class Act(Command, frozen=True, tag="act"):
    """Play actions in a row, up to the first that draws, reveals or ends the question.

    The rest is ignored; the answer says how many were taken. If one is refused before that point,
    none is taken.

    `expect` is the number of the last entry the sender knows: the question must not have changed
    since.
    """

    seat: SeatNumber
    expect: Number
    actions: Annotated[tuple[ActionText, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Undo(Command, frozen=True, tag="undo"):
    """Take back: to what was after record entry `to`, by default before the seat's last move."""

    seat: SeatNumber
    expect: Number
    to: Number | None = None


class AnswerUndo(Command, frozen=True, tag="answer-undo"):
    """Agree to go back, or not."""

    seat: SeatNumber
    agrees: bool


class Leave(Command, frozen=True, tag="leave"):
    """Get up. In a running game a bot plays on until the seat is taken back."""

    seat: SeatNumber


class TakeBack(Command, frozen=True, tag="take-back"):
    """Play again where a bot stands in."""

    seat: SeatNumber


class HandToBot(Command, frozen=True, tag="hand-to-bot"):
    """Let a bot play for somebody who is away or keeps the table waiting; the host may."""

    seat: SeatNumber
    bot: BotName


class WaitForNext(Command, frozen=True, tag="wait-for-next"):
    """Reserve a seat in these people's next game, for somebody who came too late for this one."""

    name: PersonName
    look: Look = ""


# At any time


class RevokeKeys(Command, frozen=True, tag="revoke-keys"):
    """Revoke all keys of a seat: those of programs and those that link to other devices."""

    seat: SeatNumber


class LetAsk(Command, frozen=True, tag="let-ask"):
    """Allow people who have only the address to ask to join, or forbid it; the host may."""

    on: bool


class SpectatorsChat(Command, frozen=True, tag="spectators-chat"):
    """Allow spectators to chat, or forbid it; the host may."""

    on: bool


class Chat(Command, frozen=True, tag="chat"):
    """Say something; a person without a seat gives a name."""

    text: Annotated[str, Meta(max_length=2_000)]
    name: PersonName = ""


class Close(Command, frozen=True, tag="close"):
    """Close the table for good; the host may."""


AnyCommand = Union[  # noqa: UP007 -- names itself
    Sit, Rename, SeatBot, FillWithBots, ClearSeat, Swap, Choose, ChangeSettings, Ready, Unready,
    DropFreeSeats, Start, Reveal, Act, Undo, AnswerUndo, Leave, TakeBack, HandToBot,
    WaitForNext, RevokeKeys, LetAsk, SpectatorsChat, Chat, Close,
]  # fmt: skip
