"""What a player can intend."""

from __future__ import annotations

from hotseat.core import Action
from hotseat.games.heap import data
from hotseat.games.heap.facts import NO_CARD, Card
from hotseat.games.heap.symbols import BoxName, Colour, Direction, PartName, VehicleName


class Discard(Action, frozen=True, tag="discard"):
    """Discard a hand card, facedown: in the Draw Cards step, for a symbol, or before the pileup."""

    card: Card

    def text(self) -> str:
        """Return `discard CARD`."""
        return f"discard {data.card_key(self.card)}"

    def face(self) -> str:
        """HEAP-SET-7: facedown."""
        return "discard"


class Draw(Action, frozen=True, tag="draw"):
    """Draw Cards: discard no more, and draw up to six."""


class Attach(Action, frozen=True, tag="attach"):
    """Attach a card from the hand, or from the haul, to its place on one's own vehicle.

    A part that is there is replaced.
    """

    card: Card

    def text(self) -> str:
        """Return `attach CARD`; NO_CARD stands for whichever card."""
        return "attach" if self.card == NO_CARD else f"attach {data.card_key(self.card)}"


class PayRepair(Action, frozen=True, tag="pay-repair"):
    """Repair a part of one's own for a hand card of the same vehicle."""

    vehicle: VehicleName
    part: PartName
    card: Card

    def text(self) -> str:
        """Return `pay-repair VEHICLE PART CARD`; NO_CARD stands for whichever card."""
        return self.face() if self.card == NO_CARD else f"{self.face()} {data.card_key(self.card)}"

    def face(self) -> str:
        """RUL-HEAP-8: the others learn no more of the card than its vehicle."""
        return f"pay-repair {self.vehicle} {self.part}"


class Done(Action, frozen=True, tag="done"):
    """Finish bodging, the boxes at the end of a rush, or the haul."""


# Choices inside a box


class NamePlayer(Action, frozen=True, tag="name"):
    """`other_…`: this player draws, discards or hauls."""

    seat: int


class Shoot(Action, frozen=True, tag="shoot"):
    """Damage this part."""

    seat: int
    vehicle: VehicleName
    part: PartName


class Repair(Action, frozen=True, tag="repair"):
    """The Repair symbol: repair this part, free of charge."""

    seat: int
    vehicle: VehicleName
    part: PartName


class Challenge(Action, frozen=True, tag="challenge"):
    """Choose the vehicle that everybody must rush with."""

    vehicle: VehicleName


# The rush


class Rush(Action, frozen=True, tag="rush"):
    """Rush with this vehicle."""

    vehicle: VehicleName


class Fight(Action, frozen=True, tag="fight"):
    """Play a hand card that blocks the current attack."""

    card: Card

    def text(self) -> str:
        """Return `fight CARD`."""
        return f"fight {data.card_key(self.card)}"


class DropOut(Action, frozen=True, tag="drop-out"):
    """Leave the rush."""


class NameColour(Action, frozen=True, tag="colour"):
    """Player's Choice Attack: the colour that must be blocked."""

    colour: Colour


class Swerve(Action, frozen=True, tag="swerve"):
    """Swerve: who responds, and which way play goes on from there."""

    seat: int
    direction: Direction


class TriggerBox(Action, frozen=True, tag="trigger"):
    """Run a rush box of the rushing vehicle: a part's, or the vehicle card's own."""

    vehicle: VehicleName
    box: BoxName


class Decline(Action, frozen=True, tag="decline"):
    """Trigger nothing with the card just played."""


HeapAction = (
    Discard
    | Draw
    | Attach
    | PayRepair
    | Done
    | NamePlayer
    | Shoot
    | Repair
    | Challenge
    | Rush
    | Fight
    | DropOut
    | NameColour
    | Swerve
    | TriggerBox
    | Decline
)

# Answers to a question with more than one kind of answer: its options are of these kinds, and its
# `match` is closed over them.
DrawAnswer = Discard | Draw
BodgeAnswer = Attach | PayRepair | Done
FightAnswer = Fight | DropOut
TriggerAnswer = TriggerBox | Decline
EndBoxesAnswer = TriggerBox | Done
HaulAnswer = Attach | Done
