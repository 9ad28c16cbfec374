"""Frames as views show them and as snapshots store them: everybody sees the present step.

Fields are only ever added, at the end and with a default, and a field with its default is left out.
"""

from __future__ import annotations

import msgspec

from hotseat.games.heap.card_file import read_effect
from hotseat.games.heap.facts import Effect
from hotseat.games.heap.frames import (
    AskBodge,
    AskChallenge,
    AskColour,
    AskDiscard,
    AskDraw,
    AskEndBoxes,
    AskFight,
    AskHaul,
    AskOther,
    AskRepair,
    AskShoot,
    AskSwerve,
    AskTrigger,
    AskVehicle,
    BoxFrame,
    EachFrame,
    Frame,
    OverFrame,
    Step,
    StepFrame,
)


class _Row(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="frame"):
    pass


class StepRow(_Row, frozen=True, tag="step"):
    """A step of the turn: draw, bodge, vehicles, combat, end_of_rush, check or prepare."""

    step: str
    seats: tuple[int, ...] = ()  # still to have their go


class BoxRow(_Row, frozen=True, tag="box"):
    """A box that is being run: what is still to be done."""

    seat: int
    effects: tuple[str, ...] = ()


class EachRow(_Row, frozen=True, tag="each"):
    """A symbol for all players: who is still to follow it."""

    effect: str
    seats: tuple[int, ...] = ()


class OverRow(_Row, frozen=True, tag="over"):
    """The game is over."""


class DrawRow(_Row, frozen=True, tag="draw"):
    """Asked: discard any number of cards, then draw."""

    seat: int


class BodgeRow(_Row, frozen=True, tag="bodge"):
    """Asked: attach and repair, until done."""

    seat: int
    attached: int = 0
    repaired: int = 0


class DiscardRow(_Row, frozen=True, tag="discard"):
    """Asked: discard so many more cards."""

    seat: int
    count: int


class OtherRow(_Row, frozen=True, tag="other"):
    """Asked: who else follows this symbol?"""

    seat: int
    effect: str


class ShootRow(_Row, frozen=True, tag="shoot"):
    """Asked: which part of these players is shot?"""

    seat: int
    targets: tuple[int, ...]


class RepairRow(_Row, frozen=True, tag="repair"):
    """Asked: which part is repaired?"""

    seat: int


class ChallengeRow(_Row, frozen=True, tag="challenge"):
    """Asked: which vehicle must everybody rush with?"""

    seat: int


class VehicleRow(_Row, frozen=True, tag="vehicle"):
    """Asked: which vehicle rushes?"""

    seat: int


class FightRow(_Row, frozen=True, tag="fight"):
    """Asked: fight or drop out?"""

    seat: int


class ColourRow(_Row, frozen=True, tag="colour"):
    """Asked: which colour must be blocked?"""

    seat: int


class SwerveRow(_Row, frozen=True, tag="swerve"):
    """Asked: who responds, and which way does play go on?"""

    seat: int


class TriggerRow(_Row, frozen=True, tag="trigger"):
    """Asked: is a rush box triggered by the card just played?"""

    seat: int


class EndBoxesRow(_Row, frozen=True, tag="end-boxes"):
    """Asked: which rush boxes are run at the end of the rush?"""

    seat: int


class HaulRow(_Row, frozen=True, tag="haul"):
    """Asked: which hauled cards are attached? `filled`: the places used so far, by number."""

    seat: int
    filled: tuple[tuple[int, int], ...] = ()


FrameRow = (
    StepRow
    | BoxRow
    | EachRow
    | OverRow
    | DrawRow
    | BodgeRow
    | DiscardRow
    | OtherRow
    | ShootRow
    | RepairRow
    | ChallengeRow
    | VehicleRow
    | FightRow
    | ColourRow
    | SwerveRow
    | TriggerRow
    | EndBoxesRow
    | HaulRow
)


def row_of(frame: Frame) -> FrameRow:
    """Return a frame as a row."""
    match frame:
        case StepFrame():
            return StepRow(frame.step.name.lower(), tuple(frame.seats))
        case BoxFrame():
            return BoxRow(frame.seat, tuple([effect.token() for effect in frame.effects]))
        case EachFrame():
            return EachRow(frame.effect.token(), tuple(frame.seats))
        case OverFrame():
            return OverRow()
        case AskDraw():
            return DrawRow(frame.seat)
        case AskBodge():
            return BodgeRow(frame.seat, frame.attached, frame.repaired)
        case AskDiscard():
            return DiscardRow(frame.seat, frame.count)
        case AskOther():
            return OtherRow(frame.seat, frame.effect.token())
        case AskShoot():
            return ShootRow(frame.seat, tuple(frame.targets))
        case AskRepair():
            return RepairRow(frame.seat)
        case AskChallenge():
            return ChallengeRow(frame.seat)
        case AskVehicle():
            return VehicleRow(frame.seat)
        case AskFight():
            return FightRow(frame.seat)
        case AskColour():
            return ColourRow(frame.seat)
        case AskSwerve():
            return SwerveRow(frame.seat)
        case AskTrigger():
            return TriggerRow(frame.seat)
        case AskEndBoxes():
            return EndBoxesRow(frame.seat)
        case AskHaul():
            return HaulRow(frame.seat, tuple(frame.filled))


def frame_of(row: FrameRow) -> Frame:
    """Return the frame again."""
    match row:
        case StepRow():
            return StepFrame(Step[row.step.upper()], list(row.seats))
        case BoxRow():
            return BoxFrame(row.seat, [_effect(token) for token in row.effects])
        case EachRow():
            return EachFrame(_effect(row.effect), list(row.seats))
        case OverRow():
            return OverFrame()
        case DrawRow():
            return AskDraw(row.seat)
        case BodgeRow():
            return AskBodge(row.seat, row.attached, row.repaired)
        case DiscardRow():
            return AskDiscard(row.seat, row.count)
        case OtherRow():
            return AskOther(row.seat, _effect(row.effect))
        case ShootRow():
            return AskShoot(row.seat, list(row.targets))
        case RepairRow():
            return AskRepair(row.seat)
        case ChallengeRow():
            return AskChallenge(row.seat)
        case VehicleRow():
            return AskVehicle(row.seat)
        case FightRow():
            return AskFight(row.seat)
        case ColourRow():
            return AskColour(row.seat)
        case SwerveRow():
            return AskSwerve(row.seat)
        case TriggerRow():
            return AskTrigger(row.seat)
        case EndBoxesRow():
            return AskEndBoxes(row.seat)
        case HaulRow():
            return AskHaul(row.seat, list(row.filled))


def _effect(token: str) -> Effect:
    effect = read_effect(token)
    if effect is None:
        raise ValueError(f"{token} is no symbol")
    return effect
