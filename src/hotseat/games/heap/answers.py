"""Passes a player's choice to the chapter that asked for it.

A question's options and its answer have the same type (`actions.py`), and every `match` is closed:
the type checker names an option without an answer.
"""

from __future__ import annotations

from typing import assert_never, cast

from hotseat.core import Chance, Tell
from hotseat.games.heap.actions import (
    Attach,
    BodgeAnswer,
    Challenge,
    Decline,
    Discard,
    Done,
    Draw,
    DrawAnswer,
    DropOut,
    EndBoxesAnswer,
    Fight,
    FightAnswer,
    HaulAnswer,
    HeapAction,
    NameColour,
    NamePlayer,
    PayRepair,
    Repair,
    Rush,
    Shoot,
    Swerve,
    TriggerAnswer,
    TriggerBox,
)
from hotseat.games.heap.bodging import attach, pay_repair
from hotseat.games.heap.boxes import (
    challenge,
    choose_other,
    discard_chosen,
    repair,
    shoot,
)
from hotseat.games.heap.combat import (
    drop_out,
    fight,
    name_colour,
    swerve,
)
from hotseat.games.heap.drawing import draw
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
)
from hotseat.games.heap.hauling import attach_hauled, discard_haul
from hotseat.games.heap.piles import discard_card
from hotseat.games.heap.rush import (
    run_rush_box,
    rush,
)
from hotseat.games.heap.state import Battle


def choose(
    game: Battle, frame: Asking, action: HeapAction, chance: Chance, tell: Tell | None
) -> None:
    """Pass the answer to the chapter that asked; it is certainly one of the options."""
    if isinstance(frame, AskDraw):
        answer_draw(game, frame, cast("DrawAnswer", action), chance, tell)
    elif isinstance(frame, AskBodge):
        answer_bodge(game, frame, cast("BodgeAnswer", action), tell)
    elif isinstance(frame, AskDiscard):
        assert isinstance(action, Discard)
        discard_chosen(game, frame, action.card, tell)
    elif isinstance(frame, AskOther):
        assert isinstance(action, NamePlayer)
        choose_other(game, frame, action.seat, chance, tell)
    elif isinstance(frame, AskShoot):
        assert isinstance(action, Shoot)
        shoot(game, frame, action, tell)
    elif isinstance(frame, AskRepair):
        assert isinstance(action, Repair)
        repair(game, frame, action, tell)
    elif isinstance(frame, AskChallenge):
        assert isinstance(action, Challenge)
        challenge(game, frame, action, tell)
    elif isinstance(frame, AskVehicle):
        assert isinstance(action, Rush)
        rush(game, frame, action, tell)
    elif isinstance(frame, AskFight):
        answer_attack(game, frame, cast("FightAnswer", action), tell)
    elif isinstance(frame, AskColour):
        assert isinstance(action, NameColour)
        name_colour(game, frame, action, tell)
    elif isinstance(frame, AskSwerve):
        assert isinstance(action, Swerve)
        swerve(game, frame, action, tell)
    elif isinstance(frame, AskTrigger):
        answer_trigger(game, frame, cast("TriggerAnswer", action), tell)
    elif isinstance(frame, AskEndBoxes):
        answer_end_boxes(game, frame, cast("EndBoxesAnswer", action), tell)
    else:
        answer_haul(game, frame, cast("HaulAnswer", action), tell)


def answer_draw(
    game: Battle, frame: AskDraw, action: DrawAnswer, chance: Chance, tell: Tell | None
) -> None:
    """Step 1: one more card to discard, or no more."""
    match action:
        case Discard():
            discard_card(game, frame.seat, action.card, tell)
        case Draw():
            draw(game, frame, chance, tell)
        case _:
            assert_never(action)


def answer_bodge(game: Battle, frame: AskBodge, action: BodgeAnswer, tell: Tell | None) -> None:
    """Step 2: a part, a repair, or done."""
    match action:
        case Attach():
            attach(game, frame, action.card, tell)
        case PayRepair():
            pay_repair(game, frame, action, tell)
        case Done():
            game.stack.pop()
        case _:
            assert_never(action)


def answer_attack(game: Battle, frame: AskFight, action: FightAnswer, tell: Tell | None) -> None:
    """Step 3: fight or drop out."""
    match action:
        case Fight():
            fight(game, frame, action.card, tell)
        case DropOut():
            drop_out(game, frame, tell)
        case _:
            assert_never(action)


def answer_trigger(
    game: Battle, frame: AskTrigger, action: TriggerAnswer, tell: Tell | None
) -> None:
    """RUL-HEAP-29: a box, or none."""
    game.stack.pop()
    match action:
        case TriggerBox():
            run_rush_box(game, frame.seat, action, tell)
        case Decline():
            pass
        case _:
            assert_never(action)


def answer_end_boxes(
    game: Battle, frame: AskEndBoxes, action: EndBoxesAnswer, tell: Tell | None
) -> None:
    """One more box after the rush, or done, which is final (HEAP-TRIG-9)."""
    match action:
        case TriggerBox():
            run_rush_box(game, frame.seat, action, tell)
        case Done():
            game.stack.pop()
        case _:
            assert_never(action)


def answer_haul(game: Battle, frame: AskHaul, action: HaulAnswer, tell: Tell | None) -> None:
    """Step 4: one more part, or done."""
    match action:
        case Attach():
            attach_hauled(game, frame, action.card, tell)
        case Done():
            discard_haul(game, frame, tell)
        case _:
            assert_never(action)
