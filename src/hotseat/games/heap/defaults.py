"""What is done for a player who does not decide in time: as little as the rules allow."""

from __future__ import annotations

from hotseat.core import Seat
from hotseat.games.heap.actions import Decline, Done, Draw, DropOut, HeapAction
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
)
from hotseat.games.heap.rules import asking, options
from hotseat.games.heap.state import Battle


def default(game: Battle, seat: Seat) -> HeapAction:
    """Return the action taken for a seat that is asked."""
    match asking(game):
        case AskDraw():
            return Draw()
        case AskBodge() | AskEndBoxes():
            return Done()
        case AskFight():
            return DropOut()
        case AskTrigger():
            return Decline()
        case (
            AskHaul()
            | AskDiscard()
            | AskOther()
            | AskShoot()
            | AskRepair()
            | AskChallenge()
            | AskVehicle()
            | AskColour()
            | AskSwerve()
        ):
            # Forced choices, and hauled cards, which are worth having: the first one listed.
            return options(game, seat)[0]
        case None:
            raise ValueError("nobody is asked")
