"""The round, in the order of the rulebook (HEAT-RND).

Automatic steps call the next one; a step that asks somebody returns.
"""

from __future__ import annotations

from hotseat.core import Chance, Seat, Tell
from hotseat.games.heat.actions import (
    END_DISCARD,
    Discard,
    EndReact,
    HeatAction,
    Plan,
    Slipstream,
)
from hotseat.games.heat.adrenaline import adrenaline
from hotseat.games.heat.cards import draw_up_to
from hotseat.games.heat.corners import check_corners
from hotseat.games.heat.events import (
    CardDiscarded,
    CardsRevealed,
    FinishCrossed,
    HandCluttered,
    RoundStarted,
)
from hotseat.games.heat.facts import Card
from hotseat.games.heat.finish import classify, classify_finishers, end_race, is_race_over
from hotseat.games.heat.legends import drive_legend
from hotseat.games.heat.planning import is_cluttered, plan, plan_options
from hotseat.games.heat.react import is_react_over, react, react_options
from hotseat.games.heat.reveal import reveal_and_move
from hotseat.games.heat.setup import draw_starting_hands
from hotseat.games.heat.slipstream import can_slipstream, slipstream, slipstream_options
from hotseat.games.heat.state import NO_SEAT, Car, Race, Step, Turn
from hotseat.games.heat.symbols import gear_symbols
from hotseat.games.heat.track import order_of_cars

# Who is asked what


def waiting(race: Race) -> list[Seat]:
    """Return the seats that owe a decision: all drivers at once in steps 1 and 2, then one."""
    if race.step == Step.PLAN:
        return [
            Seat(car.seat)
            for car in race.cars
            if car.place == 0 and not car.has_planned and car.seat != NO_SEAT
        ]
    if race.step == Step.OVER:
        return []
    return [Seat(race.car_on_turn().seat)]


def may_change(race: Race) -> list[Seat]:
    """RUL-HEAT-5: cards may be exchanged until everybody has confirmed."""
    if race.step != Step.PLAN:
        return []
    return [Seat(car.seat) for car in race.drivers_on_track() if car.has_planned]


def options(race: Race, seat: Seat) -> list[HeatAction]:
    """Return every legal action of a seat; none for a seat that is not asked."""
    car = race.cars[seat]
    if race.step == Step.PLAN:
        return plan_options(race, car) if car.place == 0 else []
    if race.step == Step.OVER or race.car_on_turn() is not car:
        return []
    if race.step == Step.REACT:
        return react_options(race, car)
    if race.step == Step.DISCARD:
        return discard_options(race, car)
    return slipstream_options(race, car)


def apply(race: Race, seat: Seat, action: HeatAction, chance: Chance, tell: Tell | None) -> None:
    """Play an action and go on to the next decision."""
    car = race.cars[seat]
    match race.step:
        case Step.PLAN:
            apply_plan(race, car, action, chance, tell)
        case Step.REACT:
            apply_react(race, car, action, chance, tell)
        case Step.SLIPSTREAM:
            if isinstance(action, Slipstream):
                slipstream(race, car, action.spaces, tell)
            to_check_corner(race, car, chance, tell)
        case Step.DISCARD:
            if isinstance(action, Discard):
                discard(car, action.card, tell)
                go_on_discarding(race, car, chance, tell)
            else:
                to_replenish_hand(race, car, chance, tell)
        case Step.OVER:
            raise AssertionError("the race is over")


def apply_plan(race: Race, car: Car, action: HeatAction, chance: Chance, tell: Tell | None) -> None:
    """Steps 1 and 2; the turns begin when everybody has planned."""
    if isinstance(action, Plan):
        plan(race, car, action, tell)
        if not waiting(race):
            take_turns(race, chance, tell)
    else:
        classify(race, car, stopped=True, tell=tell)
        end_race(race, tell)


def apply_react(
    race: Race, car: Car, action: HeatAction, chance: Chance, tell: Tell | None
) -> None:
    """Step 5: one symbol, or no more."""
    if isinstance(action, EndReact):
        to_slipstream(race, car, chance, tell)
    else:
        react(race, car, action, chance, tell)
        go_on_reacting(race, car, chance, tell)


# The round


def begin_race(race: Race, chance: Chance, tell: Tell | None) -> None:
    """The set-up is done: everybody draws, and the first round begins."""
    draw_starting_hands(race, chance, tell)
    begin_round(race, tell)


def begin_round(race: Race, tell: Tell | None) -> None:
    """HEAT-RND-5: the order of turns is the order on the track (HEAT-SET-15, RUL-HEAT-6)."""
    race.round += 1
    race.step = Step.PLAN
    race.order = [car.id for car in order_of_cars(race)]
    race.turns_taken = 0
    race.legends_card = -1
    if tell:
        tell(RoundStarted(race.round, tuple(race.order)))


def end_round(race: Race, tell: Tell | None) -> None:
    """HEAT-RND-8: finishers leave the track, the others go on."""
    classify_finishers(race, tell)
    if is_race_over(race):
        end_race(race, tell)
    else:
        begin_round(race, tell)


def take_turns(race: Race, chance: Chance, tell: Tell | None) -> None:
    """Go on with the car whose turn it is, until a driver is asked or the race is over.

    Legends only move. Those left alone are played out, round after round (RUL-HEAT-43).
    """
    while True:
        if race.turns_taken == len(race.order):
            end_round(race, tell)
            if race.step == Step.OVER or race.drivers_on_track():
                return
        car = race.car_on_turn()
        if not car.is_legend():
            begin_turn(race, car, chance, tell)
            return
        drive_legend(race, car, chance, tell)
        note_finish(race, car, tell)
        race.turns_taken += 1


# A car's turn


def begin_turn(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """Steps 3 and 4 of a driver's car, and on to React."""
    car.has_planned = False
    race.turn = Turn(car.progress)
    if is_cluttered(race, car):
        stand_still(race, car, tell)
        to_replenish_hand(race, car, chance, tell)  # HEAT-CLUT-5: straight to step 9
        return
    reveal_and_move(race, car, chance, tell)
    race.turn.symbols = gear_symbols(race, car)
    adrenaline(race, car, tell)
    go_on_reacting(race, car, chance, tell)


def stand_still(race: Race, car: Car, tell: Tell | None) -> None:
    """HEAT-CLUT-2 to HEAT-CLUT-4: no move, 1st gear, and the cards are discarded unread."""
    if tell:
        tell(CardsRevealed(car.id, tuple(car.planned)))
        tell(HandCluttered(car.id))
    for card in car.planned:
        race.turn.play(card, 0)
    car.planned = []
    car.gear = 1


def go_on_reacting(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """Step 5, until the driver is done or everybody sees that nothing is left."""
    race.step = Step.REACT
    if is_react_over(race, car):
        to_slipstream(race, car, chance, tell)


def to_slipstream(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """Step 6. HEAT-4-6: what was not used in step 5 is lost."""
    race.turn.symbols = []
    race.step = Step.SLIPSTREAM
    if not can_slipstream(race, car):
        to_check_corner(race, car, chance, tell)


def to_check_corner(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """Step 7, and past steps 8 and 9 for a car that has finished (RUL-HEAT-43)."""
    check_corners(race, car, tell)
    if note_finish(race, car, tell):
        discard_play_area(race, car)
        end_turn(race, chance, tell)
    else:
        go_on_discarding(race, car, chance, tell)


def note_finish(race: Race, car: Car, tell: Tell | None) -> bool:
    """Has the car crossed the Finish Line after its last lap?"""
    if tell and race.has_finished(car):
        tell(FinishCrossed(car.id))
    return race.has_finished(car)


def go_on_discarding(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """Step 8. What a hand holds is secret, so only an empty one is not asked about."""
    race.step = Step.DISCARD
    if not car.hand:
        to_replenish_hand(race, car, chance, tell)


def discard_options(race: Race, car: Car) -> list[HeatAction]:
    """HEAT-8-1: any number, one at a time, but neither Stress nor Heat."""
    options: list[HeatAction] = []
    before = -1
    for card in car.hand:  # sorted, so that copies lie together
        if card != before and race.facts.discardable[card]:
            options.append(Discard(card))
        before = card
    options.append(END_DISCARD)
    return options


def discard(car: Car, card: Card, tell: Tell | None) -> None:
    """HEAT-8-2: face up on the own pile; the driver chooses the order (RUL-HEAT-9)."""
    car.hand.remove(card)
    car.discard.append(card)
    if tell:
        tell(CardDiscarded(car.id, card))


def to_replenish_hand(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """Step 9: the play area is discarded first, then the hand is filled."""
    discard_play_area(race, car)
    draw_up_to(car, race.facts.hand_size, chance, tell)
    end_turn(race, chance, tell)


def discard_play_area(race: Race, car: Car) -> None:
    """HEAT-9-1, in the order played, each flipped card after its own (RUL-HEAT-9)."""
    car.discard += race.turn.play_area()
    race.turn.parts = []


def end_turn(race: Race, chance: Chance, tell: Tell | None) -> None:
    """HEAT-RND-7: only now does the next car begin."""
    race.turn = Turn()
    race.turns_taken += 1
    take_turns(race, chance, tell)
