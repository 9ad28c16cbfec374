"""Who is asked what, and what comes next: the top frame decides.

The steps themselves are in the chapters: `turn`, `drawing`, `bodging`, `boxes`, `rush`, `combat`,
`triggers`, `hauling` and `pileup`. They leave frames on the stack and return; `go_on` runs the
frames until one asks somebody.
"""

from __future__ import annotations

from collections.abc import Sequence

from hotseat.core import Chance, Rules, Seat, Tell
from hotseat.games.heap.actions import (
    HeapAction,
)
from hotseat.games.heap.answers import choose
from hotseat.games.heap.bodging import bodge_options
from hotseat.games.heap.boxes import (
    act_next,
    challenge_options,
    other_options,
    repair_options,
    run_next_symbol,
    shoot_options,
)
from hotseat.games.heap.combat import (
    colour_options,
    respond_options,
    swerve_options,
)
from hotseat.games.heap.drawing import discard_options, draw_options
from hotseat.games.heap.frames import (
    AskBodge,
    AskChallenge,
    AskColour,
    AskDiscard,
    AskDraw,
    AskEndBoxes,
    AskFight,
    Asking,
    AskOther,
    AskRepair,
    AskShoot,
    AskSwerve,
    AskTrigger,
    AskVehicle,
    BoxFrame,
    EachFrame,
    OverFrame,
    StepFrame,
)
from hotseat.games.heap.hauling import haul_options
from hotseat.games.heap.rush import (
    end_box_options,
    trigger_options,
    vehicle_options,
)
from hotseat.games.heap.state import NOBODY, Battle
from hotseat.games.heap.triggers import boxes_at_the_end
from hotseat.games.heap.turn import run_step

# Who is asked


def asking(game: Battle) -> Asking | None:
    """Return the frame that asks somebody; None while frames run by themselves, and at the end."""
    frame = game.top()
    if isinstance(frame, (StepFrame, BoxFrame, EachFrame, OverFrame)):
        return None
    return frame


def waiting(game: Battle) -> list[Seat]:
    """Return the seat that owes a decision."""
    frame = asking(game)
    return [] if frame is None else [Seat(frame.seat)]


def options(game: Battle, seat: Seat) -> Sequence[HeapAction]:
    """Return every legal action of a seat; none for a seat that is not asked."""
    frame = asking(game)
    if frame is None or frame.seat != seat:
        return []
    if isinstance(frame, AskDraw):
        return draw_options(game, seat)
    if isinstance(frame, AskBodge):
        return bodge_options(game, frame)
    if isinstance(frame, AskDiscard):
        return discard_options(game, seat)
    if isinstance(frame, AskOther):
        return other_options(game, frame)
    if isinstance(frame, AskShoot):
        return shoot_options(game, frame)
    if isinstance(frame, AskRepair):
        return repair_options(game, frame)
    if isinstance(frame, AskChallenge):
        return challenge_options()
    if isinstance(frame, AskVehicle):
        return vehicle_options()
    if isinstance(frame, AskFight):
        return respond_options(game, seat)
    if isinstance(frame, AskColour):
        return colour_options()
    if isinstance(frame, AskSwerve):
        return swerve_options(game, seat)
    if isinstance(frame, AskTrigger):
        return trigger_options(game, frame)
    if isinstance(frame, AskEndBoxes):
        return end_box_options(game, frame)
    return haul_options(game, frame)


# What they choose


def apply(game: Battle, action: HeapAction, chance: Chance, tell: Tell | None) -> None:
    """Play an action and go on to the next decision."""
    frame = asking(game)
    if frame is None:
        raise ValueError("nobody is asked")
    choose(game, frame, action, chance, tell)
    go_on(game, chance, tell)


# What comes next


def go_on(game: Battle, chance: Chance, tell: Tell | None) -> None:
    """Run frames until one asks somebody or the game is over."""
    while True:
        frame = game.top()
        if isinstance(frame, StepFrame):
            run_step(game, frame, chance, tell)
        elif isinstance(frame, BoxFrame):
            run_next_symbol(game, frame, chance, tell)
        elif isinstance(frame, EachFrame):
            act_next(game, frame, chance, tell)
        elif isinstance(frame, AskEndBoxes) and not boxes_at_the_end(game, frame.seat):
            game.stack.pop()  # RUL-HEAP-65: everybody can see that no box is left
        else:
            return


class HeapRules(Rules[Battle, HeapAction]):
    """What playing on needs."""

    def asked(self, state: Battle) -> int:
        """Return the seat that owes a decision."""
        frame = asking(state)
        return NOBODY if frame is None else frame.seat

    def options(self, state: Battle, seat: Seat) -> list[HeapAction]:
        """Return every legal action of a seat."""
        found = options(state, seat)
        assert isinstance(found, list)
        return found

    def apply(
        self, state: Battle, seat: Seat, action: HeapAction, chance: Chance, tell: Tell | None
    ) -> None:
        """Play an action."""
        apply(state, action, chance, tell)
