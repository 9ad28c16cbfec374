"""Who is asked what, and what comes next: the top frame decides.

The steps themselves are in the chapters: `turn`, `drawing`, `bodging`, `boxes`, `rush`, `combat`,
`triggers`, `hauling` and `pileup`. They leave frames on the stack and return; `go_on` runs the
frames until one asks somebody.
"""

from __future__ import annotations

from typing import assert_never

from hotseat.core import Chance, Seat, Tell
from hotseat.games.heap.actions import (
    Attach,
    Challenge,
    Discard,
    Fight,
    HeapAction,
    NameColour,
    NamePlayer,
    PayRepair,
    Repair,
    Rush,
    Shoot,
    Swerve,
    TriggerBox,
)
from hotseat.games.heap.bodging import attach, bodge_options, pay_repair
from hotseat.games.heap.boxes import (
    act_next,
    challenge,
    challenge_options,
    choose_other,
    discard_chosen,
    other_options,
    repair,
    repair_options,
    run_next_symbol,
    shoot,
    shoot_options,
)
from hotseat.games.heap.combat import (
    colour_options,
    drop_out,
    fight,
    name_colour,
    respond_options,
    swerve,
    swerve_options,
)
from hotseat.games.heap.drawing import discard_options, draw, draw_options
from hotseat.games.heap.frames import (
    AskBodge,
    AskChallenge,
    AskColour,
    AskDiscard,
    AskDraw,
    AskEndBoxes,
    AskFight,
    AskHaul,
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
from hotseat.games.heap.hauling import attach_hauled, discard_haul, haul_options
from hotseat.games.heap.piles import discard_card
from hotseat.games.heap.rush import (
    end_box_options,
    run_rush_box,
    rush,
    trigger_options,
    vehicle_options,
)
from hotseat.games.heap.state import Battle
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


def options(game: Battle, seat: Seat) -> list[HeapAction]:
    """Return every legal action of a seat; none for a seat that is not asked."""
    frame = asking(game)
    if frame is None or frame.seat != seat:
        return []
    match frame:
        case AskDraw():
            return draw_options(game, seat)
        case AskBodge():
            return bodge_options(game, frame)
        case AskDiscard():
            return discard_options(game, seat)
        case AskOther():
            return other_options(game, frame)
        case AskShoot():
            return shoot_options(game, frame)
        case AskRepair():
            return repair_options(game, frame)
        case AskChallenge():
            return challenge_options()
        case AskVehicle():
            return vehicle_options()
        case AskFight():
            return respond_options(game, seat)
        case AskColour():
            return colour_options()
        case AskSwerve():
            return swerve_options(game, seat)
        case AskTrigger():
            return trigger_options(game, frame)
        case AskEndBoxes():
            return end_box_options(game, frame)
        case AskHaul():
            return haul_options(game, frame)
        case _:
            assert_never(frame)


# What they choose


def apply(game: Battle, action: HeapAction, chance: Chance, tell: Tell | None) -> None:
    """Play an action and go on to the next decision."""
    frame = asking(game)
    if frame is None:
        raise ValueError("nobody is asked")
    choose(game, frame, action, chance, tell)
    go_on(game, chance, tell)


def choose(
    game: Battle, frame: Asking, action: HeapAction, chance: Chance, tell: Tell | None
) -> None:
    """Give the answer to the chapter that asked."""
    match frame:
        case AskDraw():
            answer_draw(game, frame, action, chance, tell)
        case AskBodge():
            answer_bodge(game, frame, action, tell)
        case AskDiscard():
            assert isinstance(action, Discard)
            discard_chosen(game, frame, action.card, tell)
        case AskOther():
            assert isinstance(action, NamePlayer)
            choose_other(game, frame, action.seat, chance, tell)
        case AskShoot():
            assert isinstance(action, Shoot)
            shoot(game, frame, action, tell)
        case AskRepair():
            assert isinstance(action, Repair)
            repair(game, frame, action, tell)
        case AskChallenge():
            assert isinstance(action, Challenge)
            challenge(game, frame, action, tell)
        case AskVehicle():
            assert isinstance(action, Rush)
            rush(game, frame, action, tell)
        case AskFight():
            answer_attack(game, frame, action, tell)
        case AskColour():
            assert isinstance(action, NameColour)
            name_colour(game, frame, action, tell)
        case AskSwerve():
            assert isinstance(action, Swerve)
            swerve(game, frame, action, tell)
        case AskTrigger():
            game.stack.pop()
            if isinstance(action, TriggerBox):  # RUL-HEAP-29: or not
                run_rush_box(game, frame.seat, action, tell)
        case AskEndBoxes():
            if isinstance(action, TriggerBox):
                run_rush_box(game, frame.seat, action, tell)
            else:
                game.stack.pop()  # HEAP-TRIG-9: there is no way back
        case AskHaul():
            if isinstance(action, Attach):
                attach_hauled(game, frame, action.card, tell)
            else:
                discard_haul(game, frame, tell)
        case _:
            assert_never(frame)


def answer_draw(
    game: Battle, frame: AskDraw, action: HeapAction, chance: Chance, tell: Tell | None
) -> None:
    """Step 1: one more card to discard, or no more."""
    if isinstance(action, Discard):
        discard_card(game, frame.seat, action.card, tell)
    else:
        draw(game, frame, chance, tell)


def answer_bodge(game: Battle, frame: AskBodge, action: HeapAction, tell: Tell | None) -> None:
    """Step 2: a part, a repair, or done."""
    if isinstance(action, Attach):
        attach(game, frame, action.card, tell)
    elif isinstance(action, PayRepair):
        pay_repair(game, frame, action, tell)
    else:
        game.stack.pop()


def answer_attack(game: Battle, frame: AskFight, action: HeapAction, tell: Tell | None) -> None:
    """Step 3: fight or drop out."""
    if isinstance(action, Fight):
        fight(game, frame, action.card, tell)
    else:
        drop_out(game, frame, tell)


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
