"""The round and its nine steps, in the order of the rulebook (HEAT-RND-1).

Automatic steps call the next one; a step that asks somebody returns. Steps 1, 2, 3 and 9 always
come (HEAT-RND-2), the others when their condition is met (HEAT-RND-3).
"""

from __future__ import annotations

from typing import Final

from hotseat.core import Chance, Rules, Seat, Tell
from hotseat.core.playing import NOBODY
from hotseat.games.heat import acts, steps
from hotseat.games.heat.actions import (
    END_REFRESH,
    ChooseValue,
    DraftUpgrade,
    HeatAction,
    Refresh,
    TakeSalvaged,
)
from hotseat.games.heat.adrenaline import adrenaline
from hotseat.games.heat.cards import draw_up_to
from hotseat.games.heat.corners import check_corners
from hotseat.games.heat.events import (
    CardDiscarded,
    CardRefreshed,
    CardRemoved,
    CardsRevealed,
    FinishCrossed,
    HandCluttered,
    RoundStarted,
)
from hotseat.games.heat.facts import Card, Gain, SpeedPart
from hotseat.games.heat.finish import (
    classify,
    classify_finishers,
    eliminate,
    end_race,
    is_race_over,
)
from hotseat.games.heat.garage import (
    begin_draft_round,
    close_garage,
    deal_upgrades,
    draft_options,
    draft_upgrade,
    drafter,
    is_draft_over,
    is_draft_round_over,
)
from hotseat.games.heat.legends import drive_legend
from hotseat.games.heat.planning import is_cluttered, lay, plan, plan_options
from hotseat.games.heat.react import (
    begin_react,
    end_salvage,
    is_react_over,
    is_salvage_over,
    react,
    react_options,
    replace_unpaid_cards,
    salvage_options,
    take_salvaged,
)
from hotseat.games.heat.reveal import choose_value, drive, move_part, reveal, value_options
from hotseat.games.heat.season import (
    after_race,
    before_race,
    keep_upgrade,
    make_ready,
    prepare_cars,
    season_options,
    seats_asked,
    swap_upgrade,
)
from hotseat.games.heat.setup import draw_starting_hands
from hotseat.games.heat.slipstream import can_slipstream, slipstream, slipstream_options
from hotseat.games.heat.sponsorship import earn_sponsorship, note_first_lap, use_sponsorship
from hotseat.games.heat.state import NO_SEAT, Car, Race, Turn
from hotseat.games.heat.symbols import sector_symbols
from hotseat.games.heat.tournament import set_gear
from hotseat.games.heat.track import order_of_cars

# Who is asked what


def waiting(race: Race) -> list[Seat]:
    """Return the seats that owe a decision: all drivers at once in steps 1 and 2, then one.

    Only those whose car is still racing (RUL-HEAT-109).
    """
    step = race.step
    if step is steps.PLAN:
        return [
            Seat(car.seat)
            for car in race.cars
            if car.place == 0 and not car.has_planned and car.seat != NO_SEAT
        ]
    if step is steps.OVER:
        return []
    if step is steps.DRAFT:
        return [Seat(drafter(race).seat)]
    if step is steps.READY or step is steps.SWAP or step is steps.KEEP:
        return seats_asked(race)
    return [Seat(race.car_on_turn().seat)]


def has_everybody_planned(race: Race) -> bool:
    """Have all drivers played their cards (HEAT-RND-4)?"""
    for car in race.cars:
        if car.place == 0 and not car.has_planned and car.seat != NO_SEAT:
            return False
    return True


def may_change(race: Race) -> list[Seat]:
    """RUL-HEAT-5: cards may be exchanged until everybody has confirmed."""
    if race.step is not steps.PLAN:
        return []
    return [Seat(car.seat) for car in race.drivers_on_track() if car.has_planned]


class HeatRules(Rules[Race, HeatAction]):
    """Who is asked what, and what an answer leads to."""

    def asked(self, race: Race) -> int:
        """Return the first of the seats that are waited for; NOBODY when the race is over."""
        step = race.step
        if step is steps.PLAN:
            for car in race.cars:
                if car.place == 0 and not car.has_planned and car.seat != NO_SEAT:
                    return car.seat
        if step is steps.REACT or step is steps.DISCARD or step is steps.SLIPSTREAM:
            return race.car_on_turn().seat  # the most frequent question needs no list
        seats = waiting(race)
        return seats[0] if seats else NOBODY

    def options(self, race: Race, seat: Seat) -> list[HeatAction]:
        """Return every legal action of a seat; none for a seat that is not asked."""
        car = race.cars[seat]
        step = race.step
        if step is steps.PLAN:
            return plan_options(race, car) if car.place == 0 else []
        if step is steps.DRAFT:
            return draft_options(race) if drafter(race) is car else []
        if step is steps.READY or step is steps.SWAP or step is steps.KEEP:
            return season_options(race, car)
        if step is steps.OVER or race.car_on_turn() is not car:
            return []
        match step:  # the most frequent question first
            case steps.REACT:
                return react_options(race, car)
            case steps.DISCARD:
                return discard_options(race, car)
            case steps.SLIPSTREAM:
                return slipstream_options(race, car)
            case steps.VALUE:
                return value_options(race)
            case steps.SALVAGE:
                return salvage_options(race, car)
            case steps.REFRESH:
                return refresh_options(race)

    def apply(
        self, race: Race, seat: Seat, action: HeatAction, chance: Chance, tell: Tell | None
    ) -> None:
        """Play an action and go on to the next decision."""
        car = race.cars[seat]
        match race.step:  # the most frequent action first
            case steps.PLAN:
                apply_plan(race, car, action, chance, tell)
            case steps.REACT:
                apply_react(race, car, action, chance, tell)
            case steps.DISCARD:
                if type(action) is acts.DISCARD:
                    discard(car, action.card, tell)
                    go_on_discarding(race, car, chance, tell)
                else:
                    to_replenish_hand(race, car, chance, tell)
            case steps.SLIPSTREAM:
                if type(action) is acts.SLIPSTREAM:
                    slipstream(race, car, action.spaces, tell)
                to_check_corner(race, car, chance, tell)
            case steps.VALUE:
                assert isinstance(action, ChooseValue)
                choose_value(race, car, action.value, tell)
                go_on_moving(race, car, chance, tell)
            case steps.SALVAGE:
                apply_salvage(race, car, action, chance, tell)
            case steps.REFRESH:
                if isinstance(action, Refresh):
                    refresh(race, car, action.card, tell)
                    go_on_refreshing(race, car, chance, tell)
                else:
                    replenish_hand(race, car, chance, tell)
            case steps.DRAFT:
                assert isinstance(action, DraftUpgrade)
                draft_upgrade(race, car, action.card, tell)
                go_on_drafting(race, chance, tell)
            case steps.SWAP:
                swap_upgrade(race, car, action, chance, tell)
                start_race(race, chance, tell)
            case steps.KEEP:
                keep_upgrade(race, car, action, chance, tell)
            case steps.READY:
                if make_ready(race, car, tell):
                    before_race(race, chance, tell)
            case steps.OVER:
                raise AssertionError("the race is over")


RULES: Final = HeatRules()


def apply_plan(race: Race, car: Car, action: HeatAction, chance: Chance, tell: Tell | None) -> None:
    """Steps 1 and 2; the turns begin when everybody has planned."""
    if type(action) is acts.PLAN:
        plan(race, car, action, tell)
    elif type(action) is acts.LAY:
        lay(car, action, tell)
    else:
        classify(race, car, stopped=True, tell=tell)
        finish_race(race, chance, tell)
        return
    if has_everybody_planned(race):
        take_turns(race, chance, tell)


def apply_react(
    race: Race, car: Car, action: HeatAction, chance: Chance, tell: Tell | None
) -> None:
    """Step 5: one symbol, or no more."""
    if type(action) is acts.END_REACT_KIND:
        if car.upgrades and replace_unpaid_cards(race, car, chance, tell):
            go_on_reacting(race, car, chance, tell)
        else:
            to_slipstream(race, car, chance, tell)
        return
    react(race, car, action, chance, tell)
    if race.turn.salvage_left:
        race.step = steps.SALVAGE
    else:
        go_on_moving(race, car, chance, tell)


def apply_salvage(
    race: Race, car: Car, action: HeatAction, chance: Chance, tell: Tell | None
) -> None:
    """Step 5, a Salvage symbol: one card of the pile, or no more."""
    if isinstance(action, TakeSalvaged):
        take_salvaged(race, action.card)
        if not is_salvage_over(race, car):
            return
    end_salvage(race, car, chance, tell)
    go_on_reacting(race, car, chance, tell)


# The round


def begin_race(race: Race, dealt: bool, chance: Chance, tell: Tell | None) -> None:
    """The cars are on the grid: the garage opens, if there is one (GAR-20)."""
    if race.season:
        before_race(race, chance, tell)
    elif race.draft is None:
        start_race(race, chance, tell)
    elif dealt:
        deal_upgrades(race, tell)
        close_garage(race)
        start_race(race, chance, tell)
    else:
        race.step = steps.DRAFT
        begin_draft_round(race, chance, tell)


def go_on_drafting(race: Race, chance: Chance, tell: Tell | None) -> None:
    """GAR-21: the next driver, the next draft round, or the race."""
    if race.season:
        if is_draft_round_over(race):
            race.step = steps.SWAP  # CHA-21
    elif is_draft_over(race):
        close_garage(race)
        start_race(race, chance, tell)
    elif is_draft_round_over(race):
        begin_draft_round(race, chance, tell)


def start_race(race: Race, chance: Chance, tell: Tell | None) -> None:
    """The set-up is done: everybody draws, and the first round begins."""
    if race.season:
        prepare_cars(race, chance, tell)
    draw_starting_hands(race, chance, tell)
    begin_round(race, tell)


def begin_round(race: Race, tell: Tell | None) -> None:
    """HEAT-RND-5: the order of turns is the order on the track (HEAT-SET-15, RUL-HEAT-6)."""
    race.round += 1
    race.step = steps.PLAN
    race.order = [car.id for car in order_of_cars(race)]
    race.turns_taken = 0
    if race.expansion is None:  # there the cards stay visible (RUL-LGX-23)
        race.legends_card = -1
    if tell:
        tell(RoundStarted(race.round, tuple(race.order)))


def end_round(race: Race, chance: Chance, tell: Tell | None) -> None:
    """HEAT-RND-8: finishers leave the track, the others go on."""
    classify_finishers(race, tell)
    if is_race_over(race):
        finish_race(race, chance, tell)
    else:
        begin_round(race, tell)


def finish_race(race: Race, chance: Chance, tell: Tell | None) -> None:
    """The race is over; in a season it is scored (CHA-31)."""
    end_race(race, tell)
    if race.season:
        after_race(race, chance, tell)


def take_turns(race: Race, chance: Chance, tell: Tell | None) -> None:
    """Go on with the car on turn, until a driver is asked or the race is over.

    Legends move in the same order (LEG-7), and only move. When only they are left, they are played
    out, round after round (RUL-HEAT-43).
    """
    while True:
        if race.turns_taken == len(race.order):
            end_round(race, chance, tell)
            if race.step is not steps.PLAN or race.drivers_on_track():
                return
        car = race.car_on_turn()
        if not car.is_legend():
            begin_turn(race, car, chance, tell)
            return
        drive_legend(race, car, chance, tell)
        if race.season:
            note_first_lap(race, car)
        note_finish(race, car, tell)
        race.turns_taken += 1


# A car's turn


def begin_turn(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """Steps 3 and 4 of a driver's car, and on to React."""
    car.has_planned = False
    race.turn = Turn(car.progress, car.spot)
    if race.tournament:
        set_gear(race, car, chance, tell)
    added = len(race.turn.parts) > 0  # TOUR-5
    if is_cluttered(race, car):
        stand_still(race, car, tell)
        to_replenish_hand(race, car, chance, tell)  # HEAT-CLUT-5: straight to step 9
        return
    reveal(race, car, chance, tell)
    if added and race.rules >= 2:
        move_part(race.turn, 0, len(race.turn.parts) - 1)  # RUL-HEAT-9: after the planned cards
    go_on_moving(race, car, chance, tell)


def go_on_moving(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """Ask for values that are to be chosen, then move; in step 5 too, after a Direct Play."""
    turn = race.turn
    if turn.undecided:
        race.step = steps.VALUE
        return
    if not turn.has_moved:
        turn.has_moved = True
        drive(race, car, tell)
        adrenaline(race, car, tell)
        begin_react(race, car)
    elif turn.due:
        drive(race, car, tell)
    go_on_reacting(race, car, chance, tell)


def stand_still(race: Race, car: Car, tell: Tell | None) -> None:
    """HEAT-CLUT-2 to HEAT-CLUT-4: no move, 1st gear, and the cards are discarded.

    Their symbols do nothing (HEAT-CLUT-7); Heat paid for the shift stays paid (RUL-HEAT-50).
    """
    if tell:
        tell(CardsRevealed(car.id, tuple(car.planned)))
        tell(HandCluttered(car.id))
    for card in car.planned:
        race.turn.play(SpeedPart(Gain.CARD, 0, card))
    car.planned = []
    car.gear = 1


def go_on_reacting(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """Step 5, until the driver is done or everybody sees that nothing is left."""
    race.step = steps.REACT
    if race.conditions.road:
        race.turn.symbols += sector_symbols(race, car)
    if is_react_over(race, car):
        to_slipstream(race, car, chance, tell)


def to_slipstream(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """Step 6, tested now that React is over (RUL-HEAT-28). HEAT-4-6: unused symbols are lost."""
    race.turn.symbols.clear()
    race.step = steps.SLIPSTREAM
    if not can_slipstream(race, car):
        to_check_corner(race, car, chance, tell)


def to_check_corner(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """Step 7, and past steps 8 and 9 for a car that has finished (RUL-HEAT-43).

    After a spin-out the turn goes on (HEAT-SPIN-8, RUL-HEAT-38), and the car has not finished
    (RUL-HEAT-41).
    """
    spun_out = check_corners(race, car, tell)
    if race.season:
        earn_sponsorship(race, car, spun_out, chance, tell)
        event = race.conditions.event_card()
        if spun_out and event is not None and event.eliminates:
            eliminate(race, car, tell)
    if car.out or note_finish(race, car, tell):
        remove_one_time_cards(race, car, tell)
        discard_play_area(race, car)
        end_turn(race, chance, tell)
    else:
        go_on_discarding(race, car, chance, tell)


def note_finish(race: Race, car: Car, tell: Tell | None) -> bool:
    """Note whether the car has finished its last lap. It still reacts (RUL-HEAT-23)."""
    if tell and race.has_finished(car):
        tell(FinishCrossed(car.id))
    return race.has_finished(car)


def go_on_discarding(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """Step 8. A hand is secret, so only an empty one skips the question."""
    race.step = steps.DISCARD
    if not car.hand:
        to_replenish_hand(race, car, chance, tell)


def discard_options(race: Race, car: Car) -> list[HeatAction]:
    """HEAT-8-1: any number, one at a time, but neither Stress nor Heat.

    Sponsorship cards may go, and are not used up by it (SPO-3).
    """
    options: list[HeatAction] = []
    before = -1
    for card in car.hand:  # sorted, so that copies lie together
        if card != before and race.facts.discardable[card]:
            options.append(acts.discards.of(card))
        before = card
    options.append(acts.END_DISCARD)
    return options


def discard(car: Car, card: Card, tell: Tell | None) -> None:
    """HEAT-8-2: face up on the own pile; the driver chooses the order (RUL-HEAT-9)."""
    car.drop(card)
    car.lay_off(card)
    if tell:
        tell(CardDiscarded(car.id, card))


def to_replenish_hand(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """Step 9: first the played cards that need not be discarded."""
    if not car.upgrades:
        replenish_hand(race, car, chance, tell)
        return
    remove_one_time_cards(race, car, tell)
    if race.turn.has_moved:  # RUL-HEAT-49: not after a cluttered hand
        go_on_refreshing(race, car, chance, tell)
    else:
        replenish_hand(race, car, chance, tell)


def remove_one_time_cards(race: Race, car: Car, tell: Tell | None) -> None:
    """GAR-SYM-12.1: they leave the game; Sponsorship cards (SPO-1) are put aside (SPO-2)."""
    for card in race.turn.play_area():
        if race.facts.marks[card].one_time:
            race.turn.take_out(card)
            if race.season and race.facts.is_sponsorship[card]:
                use_sponsorship(race.season, car, card)
            else:
                car.removed += (card,)
            if tell:
                tell(CardRemoved(car.id, card))


def go_on_refreshing(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """GAR-SYM-8.1, for each card in the play area that has the symbol."""
    race.step = steps.REFRESH
    if len(refresh_options(race)) == 1:
        replenish_hand(race, car, chance, tell)


def refresh_options(race: Race) -> list[HeatAction]:
    """RUL-HEAT-59: with several, the driver chooses the order."""
    cards = dict.fromkeys(race.turn.play_area())
    return [*[Refresh(card) for card in cards if race.facts.marks[card].refresh], END_REFRESH]


def refresh(race: Race, car: Car, card: Card, tell: Tell | None) -> None:
    """On top of the draw deck: the next card to be drawn."""
    race.turn.take_out(card)
    car.own_piles()
    car.deck.append(card)
    if tell:
        tell(CardRefreshed(car.id, card))


def replenish_hand(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """HEAT-9: the play area is discarded first, then the hand is filled."""
    discard_play_area(race, car)
    draw_up_to(car, race.conditions.hand_size, chance, tell)
    end_turn(race, chance, tell)


def discard_play_area(race: Race, car: Car) -> None:
    """HEAT-9-1, in the order played, each flipped card after its own (RUL-HEAT-9).

    Stress goes there like any other card (HEAT-STRESS-6).
    """
    car.lay_off_all(race.turn.play_area())
    race.turn.parts = []


def end_turn(race: Race, chance: Chance, tell: Tell | None) -> None:
    """HEAT-RND-7, HEAT-9-4: only now does the next car begin."""
    race.turns_taken += 1
    take_turns(race, chance, tell)
