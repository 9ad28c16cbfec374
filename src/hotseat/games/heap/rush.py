"""Step 3, Rush the Heap: vehicles, the flip, and how a rush ends (HEAP-RUSH, HEAP-TRIG)."""

from __future__ import annotations

from functools import cache

from hotseat.core import Chance, Tell
from hotseat.games.heap import steps
from hotseat.games.heap.actions import (
    Decline,
    Done,
    EndBoxesAnswer,
    Rush,
    TriggerAnswer,
    TriggerBox,
)
from hotseat.games.heap.boxes import run_box
from hotseat.games.heap.combat import play_card
from hotseat.games.heap.events import (
    BoxTriggered,
    CardFlipped,
    CombatPileDiscarded,
    NoRush,
    RushWon,
    VehicleChosen,
)
from hotseat.games.heap.facts import NO_CARD, VEHICLE_CARD
from hotseat.games.heap.frames import AskEndBoxes, AskTrigger, AskVehicle, StepFrame
from hotseat.games.heap.piles import take_top
from hotseat.games.heap.state import (
    CLOCKWISE,
    NO_ATTACK,
    NO_VEHICLE,
    NOBODY,
    Battle,
)
from hotseat.games.heap.symbols import ATTACKS, BOXES, VEHICLES
from hotseat.games.heap.triggers import boxes_at_the_end, boxes_for_play, printed_box

# Who rushes with what


def choose_vehicle(game: Battle, seat: int, tell: Tell | None) -> None:
    """HEAP-RUSH-1, RUL-HEAP-26: openly, one after the other. HEAP-RUSH-2: or as challenged."""
    if game.challenge == NO_VEHICLE:
        game.stack.append(AskVehicle(seat))
        return
    game.players[seat].rushing = game.challenge
    if tell:
        tell(VehicleChosen(seat, VEHICLES[game.challenge], challenged=True))


@cache
def vehicle_options() -> list[Rush]:
    """RUL-HEAP-26: any vehicle, also one without parts."""
    return [Rush(vehicle) for vehicle in VEHICLES]


def rush(game: Battle, frame: AskVehicle, action: Rush, tell: Tell | None) -> None:
    """The vehicle of one player."""
    game.stack.pop()
    game.players[frame.seat].rushing = VEHICLES.index(action.vehicle)
    if tell:
        tell(VehicleChosen(frame.seat, action.vehicle, challenged=False))


# The flip


def open_rush(game: Battle, chance: Chance, tell: Tell | None) -> bool:
    """HEAP-RUSH-3: the leader flips the top card of the heap; False if there is none.

    It counts like a card from the hand (HEAP-RUSH-5, RUL-HEAP-27), and the next player responds
    (HEAP-RUSH-6). RUL-HEAP-24: the Challenge has bound this rush and lapses.
    """
    game.challenge = NO_VEHICLE
    leader = game.in_order()[0]
    card = take_top(game, chance, tell)
    if card == NO_CARD:
        if tell:
            tell(NoRush(leader))
        return False
    for player in game.players:
        player.in_rush = True  # RUL-HEAP-44: also with an empty hand
    game.stack.append(StepFrame(steps.COMBAT, []))
    if tell:
        tell(CardFlipped(leader, card, ATTACKS[game.card_set.design(card).attack]))
    play_card(game, leader, card)  # HEAP-RUSH-4: it counts as the leader's play
    return True


# Rush boxes


def trigger_options(game: Battle, frame: AskTrigger) -> list[TriggerAnswer]:
    """HEAP-TRIG-2, RUL-HEAP-29: one of the boxes that match, or none.

    In the pileup too, one for each card (RUL-HEAP-57).
    """
    return [
        *[TriggerBox(VEHICLES[kind], BOXES[box]) for kind, box in boxes_for_play(game, frame.seat)],
        Decline(),
    ]


def run_rush_box(game: Battle, seat: int, action: TriggerBox, tell: Tell | None) -> None:
    """HEAP-TRIG-3, HEAP-TRIG-11: marked until the rush ends. HEAP-TRIG-4: run completely.

    Vehicle cards' boxes likewise (HEAP-PILE-8).
    """
    kind, box = VEHICLES.index(action.vehicle), BOXES.index(action.box)
    vehicle = game.players[seat].rebuild(kind)
    vehicle.used[box] = True
    if tell:
        card = NO_CARD if box == VEHICLE_CARD else vehicle.cards[box]
        tell(BoxTriggered(seat, action.vehicle, action.box, card))
    printed = printed_box(game, seat, kind, box)
    if printed is not None:
        run_box(game, seat, printed.effects)


# The end of the rush


def win_rush(game: Battle, tell: Tell | None) -> None:
    """HEAP-COMBAT-12, RUL-HEAP-46: the winner has played the last card.

    That may be the opening card (RUL-HEAP-45). HEAP-TRIG-10, RUL-HEAP-47: boxes are run clockwise
    from the winner.
    """
    game.stack.pop()
    winner = game.author
    if tell:
        tell(RushWon(winner, len(game.combat)))
    game.stack.append(StepFrame(steps.END_OF_RUSH, game.clockwise_from(winner)))


def run_end_boxes(game: Battle, seat: int) -> None:
    """HEAP-TRIG-9: the winner's, then the others' that wait for the end."""
    if boxes_at_the_end(game, seat):
        game.stack.append(AskEndBoxes(seat))


def end_box_options(game: Battle, frame: AskEndBoxes) -> list[EndBoxesAnswer]:
    """HEAP-TRIG-9, RUL-HEAP-30: any number, in any order."""
    return [
        *[
            TriggerBox(VEHICLES[kind], BOXES[box])
            for kind, box in boxes_at_the_end(game, frame.seat)
        ],
        Done(),
    ]


def clear_rush(game: Battle, tell: Tell | None) -> None:
    """HEAP-COMBAT-13, RUL-HEAP-49: all is as before, and the combat pile goes to the rubbish."""
    if tell and game.combat:
        tell(CombatPileDiscarded(len(game.combat)))
    game.rubbish += game.combat
    game.combat = []
    game.author = NOBODY
    game.attack = NO_ATTACK
    game.direction = CLOCKWISE  # RUL-HEAP-39: each rush starts so
    game.up_next = NOBODY
    for player in game.players:
        player.rushing = NO_VEHICLE
        player.in_rush = False
        for kind, vehicle in enumerate(player.vehicles):
            if True in vehicle.used:
                player.rebuild(kind).used = [False] * len(vehicle.used)
