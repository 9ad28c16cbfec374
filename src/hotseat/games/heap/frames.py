"""The stack of frames: what is going on, and what it has interrupted.

The top frame decides who is asked, or what happens next. An effect inside a step lies on top of the
step's frame and is finished first. Each kind of frame is a class with the fields that it needs;
every `match` on frames is closed, so that the type checker names a forgotten kind. Frames hold
nothing hidden: everybody sees the present step.

`__reduce__` is how pickle and copy take a compiled object apart.
"""

from __future__ import annotations

from enum import IntEnum

from hotseat.games.heap.facts import Effect


class Step(IntEnum):
    """The steps of a turn in which the players act one after the other."""

    DRAW = 0  # 1 Draw Cards
    BODGE = 1  # 2 Bodge Vehicles
    VEHICLES = 2  # 3 Rush the Heap: who rushes with what
    COMBAT = 3  # 3: fight or drop out
    END_OF_RUSH = 4  # 3: boxes that wait for the end
    CHECK = 5  # 4 Check the Haul
    PREPARE = 6  # the pileup: hands are built


# Frames that run by themselves


class StepFrame:
    """A step of the turn, with the seats that are still to have their go, in order.

    Combat has no such list: who responds depends on the cards played.
    """

    def __init__(self, step: Step, seats: list[int]) -> None:
        self.step = step
        self.seats = seats

    def clone(self) -> StepFrame:
        """Return an independent copy."""
        return StepFrame(self.step, self.seats[:])

    def __reduce__(self) -> tuple[type[StepFrame], tuple[object, ...]]:
        return StepFrame, (self.step, self.seats)


class BoxFrame:
    """A box of this seat that is being run: the symbols that are still to be followed, in order."""

    def __init__(self, seat: int, effects: list[Effect]) -> None:
        self.seat = seat
        self.effects = effects

    def clone(self) -> BoxFrame:
        """Return an independent copy; the symbols are printed and never change."""
        return BoxFrame(self.seat, self.effects[:])

    def __reduce__(self) -> tuple[type[BoxFrame], tuple[object, ...]]:
        return BoxFrame, (self.seat, self.effects)


class EachFrame:
    """An `all_…` symbol: the seats that are still to take its action, in order."""

    def __init__(self, effect: Effect, seats: list[int]) -> None:
        self.effect = effect
        self.seats = seats

    def clone(self) -> EachFrame:
        """Return an independent copy."""
        return EachFrame(self.effect, self.seats[:])

    def __reduce__(self) -> tuple[type[EachFrame], tuple[object, ...]]:
        return EachFrame, (self.effect, self.seats)


class OverFrame:
    """The game is over."""

    def clone(self) -> OverFrame:
        """Return an independent copy."""
        return OverFrame()

    def __reduce__(self) -> tuple[type[OverFrame], tuple[()]]:
        return OverFrame, ()


# Frames that ask a seat


class AskDraw:
    """Discard any number of cards, then draw."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> AskDraw:
        """Return an independent copy."""
        return AskDraw(self.seat)

    def __reduce__(self) -> tuple[type[AskDraw], tuple[int]]:
        return AskDraw, (self.seat,)


class AskBodge:
    """Attach and repair until done; how often that was done in this chance."""

    def __init__(self, seat: int, attached: int = 0, repaired: int = 0) -> None:
        self.seat = seat
        self.attached = attached
        self.repaired = repaired

    def clone(self) -> AskBodge:
        """Return an independent copy."""
        return AskBodge(self.seat, self.attached, self.repaired)

    def __reduce__(self) -> tuple[type[AskBodge], tuple[int, int, int]]:
        return AskBodge, (self.seat, self.attached, self.repaired)


class AskDiscard:
    """Discard this many cards, fewer than the hand has: for a symbol, or before the pileup."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def clone(self) -> AskDiscard:
        """Return an independent copy."""
        return AskDiscard(self.seat, self.count)

    def __reduce__(self) -> tuple[type[AskDiscard], tuple[int, int]]:
        return AskDiscard, (self.seat, self.count)


class AskOther:
    """Choose the other player who takes the action of a symbol."""

    def __init__(self, seat: int, effect: Effect) -> None:
        self.seat = seat
        self.effect = effect

    def clone(self) -> AskOther:
        """Return an independent copy."""
        return AskOther(self.seat, self.effect)

    def __reduce__(self) -> tuple[type[AskOther], tuple[int, Effect]]:
        return AskOther, (self.seat, self.effect)


class AskShoot:
    """Choose an undamaged part of one of these players."""

    def __init__(self, seat: int, targets: list[int]) -> None:
        self.seat = seat
        self.targets = targets

    def clone(self) -> AskShoot:
        """Return an independent copy."""
        return AskShoot(self.seat, self.targets[:])

    def __reduce__(self) -> tuple[type[AskShoot], tuple[int, list[int]]]:
        return AskShoot, (self.seat, self.targets)


class AskRepair:
    """Choose a damaged part of anybody."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> AskRepair:
        """Return an independent copy."""
        return AskRepair(self.seat)

    def __reduce__(self) -> tuple[type[AskRepair], tuple[int]]:
        return AskRepair, (self.seat,)


class AskChallenge:
    """Choose the vehicle of the next rush."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> AskChallenge:
        """Return an independent copy."""
        return AskChallenge(self.seat)

    def __reduce__(self) -> tuple[type[AskChallenge], tuple[int]]:
        return AskChallenge, (self.seat,)


class AskVehicle:
    """Choose one's rushing vehicle."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> AskVehicle:
        """Return an independent copy."""
        return AskVehicle(self.seat)

    def __reduce__(self) -> tuple[type[AskVehicle], tuple[int]]:
        return AskVehicle, (self.seat,)


class AskFight:
    """Block the current attack, or drop out."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> AskFight:
        """Return an independent copy."""
        return AskFight(self.seat)

    def __reduce__(self) -> tuple[type[AskFight], tuple[int]]:
        return AskFight, (self.seat,)


class AskColour:
    """Name the colour of a Player's Choice Attack."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> AskColour:
        """Return an independent copy."""
        return AskColour(self.seat)

    def __reduce__(self) -> tuple[type[AskColour], tuple[int]]:
        return AskColour, (self.seat,)


class AskSwerve:
    """Choose who responds, and the direction of play."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> AskSwerve:
        """Return an independent copy."""
        return AskSwerve(self.seat)

    def __reduce__(self) -> tuple[type[AskSwerve], tuple[int]]:
        return AskSwerve, (self.seat,)


class AskTrigger:
    """Trigger a rush box with the card just played, or none."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> AskTrigger:
        """Return an independent copy."""
        return AskTrigger(self.seat)

    def __reduce__(self) -> tuple[type[AskTrigger], tuple[int]]:
        return AskTrigger, (self.seat,)


class AskEndBoxes:
    """Run rush boxes that wait for the end of the rush, until done."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> AskEndBoxes:
        """Return an independent copy."""
        return AskEndBoxes(self.seat)

    def __reduce__(self) -> tuple[type[AskEndBoxes], tuple[int]]:
        return AskEndBoxes, (self.seat,)


class AskHaul:
    """Attach hauled cards until done; the places filled so far, as vehicle and part."""

    def __init__(self, seat: int, filled: list[tuple[int, int]]) -> None:
        self.seat = seat
        self.filled = filled

    def clone(self) -> AskHaul:
        """Return an independent copy."""
        return AskHaul(self.seat, self.filled[:])

    def __reduce__(self) -> tuple[type[AskHaul], tuple[int, list[tuple[int, int]]]]:
        return AskHaul, (self.seat, self.filled)


Asking = (
    AskDraw
    | AskBodge
    | AskDiscard
    | AskOther
    | AskShoot
    | AskRepair
    | AskChallenge
    | AskVehicle
    | AskFight
    | AskColour
    | AskSwerve
    | AskTrigger
    | AskEndBoxes
    | AskHaul
)
Running = StepFrame | BoxFrame | EachFrame | OverFrame
Frame = Asking | Running
