"""The turn: its four steps in order, and the players in order in each (HEAP-SET-11 to -14)."""

from __future__ import annotations

from hotseat.core import Chance, Tell
from hotseat.games.heap import steps
from hotseat.games.heap.drawing import draw_step
from hotseat.games.heap.events import TurnStarted
from hotseat.games.heap.frames import AskBodge, AskFight, Step, StepFrame
from hotseat.games.heap.hauling import check_haul
from hotseat.games.heap.pileup import end_game, pileup_starter, prepare_hand, start_pileup
from hotseat.games.heap.rush import (
    choose_vehicle,
    clear_rush,
    open_rush,
    run_end_boxes,
    win_rush,
)
from hotseat.games.heap.state import NOBODY, Battle


def begin_turn(game: Battle, tell: Tell | None) -> None:
    """HEAP-SET-13: step 1 comes first."""
    game.turn += 1
    if tell:
        tell(TurnStarted(game.turn, game.instigator))
    begin_step(game, steps.DRAW)


def begin_step(game: Battle, step: Step) -> None:
    """HEAP-SET-11: the instigator first, then clockwise."""
    game.stack.append(StepFrame(step, game.in_order()))


def run_step(game: Battle, frame: StepFrame, chance: Chance, tell: Tell | None) -> None:
    """The next player's go in a step, or what comes after the step."""
    if frame.step == steps.COMBAT:
        respond(game, tell)
    elif frame.seats:
        take_a_go(game, frame.step, frame.seats.pop(0), chance, tell)
    else:
        game.stack.pop()
        end_step(game, frame.step, chance, tell)


def take_a_go(game: Battle, step: Step, seat: int, chance: Chance, tell: Tell | None) -> None:
    """What one player does in a step; all questions are answered before the next player's go."""
    match step:
        case steps.DRAW:
            draw_step(game, seat, chance, tell)
        case steps.BODGE:
            game.stack.append(AskBodge(seat))
        case steps.VEHICLES:
            choose_vehicle(game, seat, tell)
        case steps.END_OF_RUSH:
            run_end_boxes(game, seat)
        case steps.CHECK:
            check_haul(game, seat, tell)
        case steps.PREPARE:
            prepare_hand(game, seat, chance, tell)
        case steps.COMBAT:
            raise ValueError("in combat nobody has a go in order")


def end_step(game: Battle, step: Step, chance: Chance, tell: Tell | None) -> None:
    """HEAP-SET-13: what follows a step that everybody has finished."""
    match step:
        case steps.DRAW:
            begin_step(game, steps.BODGE)
        case steps.BODGE:
            rush_the_heap(game, tell)
        case steps.VEHICLES:
            if not open_rush(game, chance, tell):
                clear_rush(game, tell)  # RUL-HEAP-6: the vehicles chosen count for nothing
                begin_step(game, steps.CHECK)
        case steps.END_OF_RUSH:
            clear_rush(game, tell)
            begin_step(game, steps.CHECK)
        case steps.CHECK:
            # HEAP-SET-12, HEAP-CHECK-6: the instigator card passes to the left.
            game.instigator = game.left_of(game.instigator)
            begin_turn(game, tell)
        case steps.PREPARE:
            # RUL-HEAP-6: a card file whose pileup boxes could leave no card to flip is refused.
            open_rush(game, chance, tell)
        case steps.COMBAT:
            raise ValueError("combat ends with a winner")


def rush_the_heap(game: Battle, tell: Tell | None) -> None:
    """HEAP-SET-14, RUL-HEAP-51: now, and only now, it is checked whether this is the pileup."""
    starter = pileup_starter(game)
    if starter == NOBODY:
        begin_step(game, steps.VEHICLES)
    else:
        start_pileup(game, starter, tell)


def respond(game: Battle, tell: Tell | None) -> None:
    """HEAP-COMBAT-11: until all players but one have dropped out."""
    if len(game.still_in()) > 1:
        game.stack.append(AskFight(game.up_next))
    elif game.is_pileup():
        end_game(game, tell)
    else:
        win_rush(game, tell)
