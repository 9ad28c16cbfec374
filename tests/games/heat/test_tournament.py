"""Tournament mode: cards without a gear, and the gear that follows them (TOUR)."""

from __future__ import annotations

import msgspec
import pytest

from hotseat.core import Bill, FastChance, Item, Phrase, Seat
from hotseat.core.events import heard_by
from hotseat.games.heat import GAME
from hotseat.games.heat.events import (
    Accelerated,
    CardFlipped,
    CardLost,
    CardsLaid,
    CardsRevealed,
    GearShifted,
    GearShown,
    HandCluttered,
    PlanChanged,
    PlanLaid,
)
from hotseat.games.heat.state import Race, Step
from tests.games.heat.build import (
    NOT_AN_OPTION,
    StackedChance,
    car,
    card,
    cards,
    keys,
    moves,
    only,
    options,
    play,
    played,
    race_with,
    refused,
    ring,
    turn,
    turn_seen,
    view,
)

LONG = ring(spaces=80, corners=((60, 4),))

LATE_SHIFT = Bill(1, (Item(Phrase("heat-bill-shift"), 1, "TOUR-3"),))
FREE = Bill(0)


def tournament(
    hand: str = "1 2 3 4 1 2 3", *, gear: int = 2, engine: int = 6, deck: str = "1 2 3 4 1 2 3 4"
) -> Race:
    """Return a race of two in which the first driver holds this hand."""
    return race_with(
        car(5, hand=hand, gear=gear, engine=engine, deck=deck),
        car(-9),
        circuit=LONG,
        tournament=True,
    )


def numbers_laid(race: Race, seat: int = 0) -> list[int]:
    """Return how many cards the options lay."""
    return sorted({len(text.split()[1].split("+")) for text in options(race, seat)})


# Laying


@pytest.mark.rule("TOUR-1")
def test_nobody_shifts_and_everybody_lays_cards() -> None:
    race = tournament()
    assert {text.split()[0] for text in options(race, 0)} == {"lay"}
    assert refused(race, 0, "plan 2 1+2") == NOT_AN_OPTION
    heard = play(race, 0, "lay 1+2+3")
    assert heard == [PlanLaid(0), CardsLaid(0, 0, tuple(cards("1 2 3")))]
    assert only(heard, GearShifted) == []
    assert race.cars[0].gear == 2


@pytest.mark.rule("TOUR-1")
def test_without_the_mode_a_gear_is_shifted_openly() -> None:
    race = race_with(car(5, gear=2), car(-9), circuit=LONG)
    assert {text.split()[0] for text in options(race, 0)} == {"plan"}
    assert refused(race, 0, "lay 1+2") == NOT_AN_OPTION


@pytest.mark.rule("RUL-HEAT-104")
@pytest.mark.parametrize("engine", [0, 6])
@pytest.mark.parametrize(
    ("gear", "numbers"), [(1, [1, 2, 3]), (2, [1, 2, 3, 4]), (3, [1, 2, 3, 4]), (4, [2, 3, 4])]
)
def test_one_to_four_cards_at_most_two_away_from_the_gear_even_without_heat(
    gear: int, numbers: list[int], engine: int
) -> None:
    assert numbers_laid(tournament(gear=gear, engine=engine)) == numbers


@pytest.mark.rule("RUL-HEAT-104", "HEAT-2-2")
def test_heat_may_not_be_laid_with_enough_playable_cards() -> None:
    race = tournament("1 2 heat heat heat heat heat", gear=3)
    assert options(race, 0) == ["lay 1", "lay 2", "lay 1+2"]
    assert refused(race, 0, "lay 1+2+heat") == NOT_AN_OPTION


@pytest.mark.rule("RUL-HEAT-104", "RUL-HEAT-5")
def test_until_all_have_laid_everything_may_be_changed_the_number_too() -> None:
    race = tournament()
    play(race, 0, "lay 1+2+3")
    assert [int(seat) for seat in GAME.may_change(race)] == [0]
    assert numbers_laid(race) == [1, 2, 3, 4]
    heard = play(race, 0, "lay 4")
    assert heard == [PlanChanged(0), CardsLaid(0, 0, tuple(cards("4")))]
    assert keys(race.cars[0].hand) == "1 1 2 2 3 3"
    heard = play(race, 1, "lay 1")
    assert only(heard, CardsRevealed)[0].cards == tuple(cards("4"))


# At the reveal


@pytest.mark.rule("TOUR-2")
@pytest.mark.parametrize(
    ("gear", "laid", "plan"), [(2, 1, "1"), (2, 2, "1+2"), (2, 3, "1+2+3"), (4, 3, "1+2+3")]
)
def test_the_gear_is_set_by_the_number_of_cards_when_they_are_turned_up(
    gear: int, laid: int, plan: str
) -> None:
    race = tournament(gear=gear)
    heard = turn(race, 0, f"lay {plan}")
    assert only(heard, GearShown) == [GearShown(0, gear, laid, laid, FREE)]
    assert race.cars[0].gear == laid
    assert len(race.cars[0].engine) == 6
    shown, revealed = only(heard, GearShown)[0], only(heard, CardsRevealed)[0]
    assert heard.index(shown) < heard.index(revealed)


@pytest.mark.rule("TOUR-2", "HEAT-5-5")
def test_the_new_gear_gives_its_cooldown() -> None:
    race = tournament("1 2 3 heat heat heat heat", gear=2, engine=3)
    turn(race, 0, "lay 1")
    assert "cooldown gear 3" in options(race, 0)


@pytest.mark.rule("TOUR-3", "HEAT-PAY-1")
@pytest.mark.parametrize(
    ("gear", "plan", "now"),
    [(1, "1+2+3", 3), (2, "1+2+3+4", 4), (3, "1", 1), (4, "1+2", 2)],
)
def test_two_gears_away_costs_a_heat_at_the_reveal(gear: int, plan: str, now: int) -> None:
    race = tournament(gear=gear, engine=2)
    play(race, 0, f"lay {plan}")
    assert len(race.cars[0].engine) == 2  # not in step 1
    heard = play(race, 1, "lay 1")
    [shown] = only(heard, GearShown)
    assert shown == GearShown(0, gear, now, now, LATE_SHIFT)
    driver = race.cars[0]
    assert (driver.gear, len(driver.engine), keys(driver.discard)) == (now, 1, "heat")
    assert len(played(race)) == now


@pytest.mark.rule("TOUR-3", "RUL-HEAT-51")
def test_the_shift_is_paid_before_a_cards_heat_is_judged() -> None:
    race = tournament("1 2 4 rpm-30", gear=1, engine=1)
    heard = turn(race, 0, "lay 1+2+rpm-30")
    assert only(heard, GearShown)[0].heat == LATE_SHIFT
    # The Engine is empty and no Heat is in hand: the card is lost at once.
    assert card("rpm-30") in race.cars[0].discard


@pytest.mark.rule("WE-13", "TOUR-4", "TOUR-6", "RUL-HEAT-105")
def test_two_up_without_heat_costs_one_of_the_cards_at_random() -> None:
    lost = set()
    for seed in range(20):
        race = tournament("1 2 3 4 1 1 1", gear=2, engine=0)
        chance = FastChance(seed)
        heard = turn(race, 0, "lay 1+2+3+4", chance)
        assert only(heard, GearShown) == [GearShown(0, 2, 3, 4, FREE)]
        [event] = only(heard, CardLost)
        lost.add(event.card)
        driver = race.cars[0]
        assert driver.gear == 3
        assert driver.discard == [event.card]
        assert len(played(race)) == 3
        assert turn_seen(race, 0).speed == 10 - int(keys([event.card]))
        assert driver.progress == 5 + turn_seen(race, 0).speed
    assert lost == set(cards("1 2 3 4"))


@pytest.mark.rule("RUL-HEAT-105", "TOUR-4")
def test_the_lost_card_has_no_effect() -> None:
    race = tournament("fwd-2 stress turbo-43 1 1", gear=1, engine=0)
    heard = turn(race, 0, "lay stress+fwd-2+turbo-43", StackedChance())
    assert only(heard, CardLost)[0].card == card("stress")  # chance without luck: the first
    assert turn_seen(race, 0).pluses == 3  # those of the four-wheel drive alone
    assert race.cars[0].gear == 2


@pytest.mark.rule("WE-14", "TOUR-5", "TOUR-6", "RUL-HEAT-105")
def test_two_down_without_heat_adds_a_basic_card_from_the_deck() -> None:
    race = tournament("1 4 1 1 1 1 1", gear=4, engine=0, deck="stress 2 3 3 3 3 3")
    heard = turn(race, 0, "lay 1+4")
    assert only(heard, GearShown) == [GearShown(0, 4, 3, 2, FREE)]
    assert only(heard, CardFlipped) == [
        CardFlipped(0, card("stress"), False),
        CardFlipped(0, card("2"), True),
    ]
    driver = race.cars[0]
    assert driver.gear == 3
    assert keys(driver.discard) == "stress"
    assert sorted(played(race)) == sorted(cards("1 2 4"))
    assert (turn_seen(race, 0).speed, driver.progress) == (7, 12)
    assert turn_seen(race, 0).pluses == 0


@pytest.mark.rule("RUL-HEAT-105", "RUL-HEAT-62")
def test_the_added_card_is_no_plus_symbol_and_comes_before_any() -> None:
    race = tournament("fwd-47 4 1 1 1 1 1", gear=4, engine=0, deck="2 3 1 1 1 1")
    heard = turn(race, 0, "lay 4+fwd-47")
    order = [type(event) for event in heard if isinstance(event, CardFlipped | CardsRevealed)]
    assert order == [CardFlipped, CardsRevealed, CardFlipped]
    assert [event.card for event in only(heard, CardFlipped)] == cards("2 3")
    heard = play(race, 0, "accelerate fwd-47")
    assert only(heard, Accelerated)[0].speed == 1


@pytest.mark.rule("RUL-HEAT-105")
def test_if_no_basic_card_is_found_the_gear_is_still_one_away() -> None:
    race = tournament("1 4 1 1 1 1 1", gear=4, engine=0, deck="stress")
    heard = turn(race, 0, "lay 1+4")
    assert race.cars[0].gear == 3
    assert moves(heard)[0] == (5, 5)
    assert race.step != Step.PLAN
    assert only(heard, HandCluttered) == []


# Cluttered hand


@pytest.mark.rule("RUL-HEAT-106")
def test_who_cannot_fill_the_lowest_gear_in_reach_may_fill_any_of_them_with_heat() -> None:
    # Two down is in reach with Heat in the Engine: 2nd gear, and one playable card.
    race = tournament("1 heat heat heat heat heat heat", gear=4, engine=1)
    assert options(race, 0) == ["lay 1+heat", "lay 1+heat+heat", "lay 1+heat+heat+heat"]


@pytest.mark.rule("RUL-HEAT-106", "RUL-HEAT-105")
def test_or_lay_only_playable_cards_up_to_two_gears_away() -> None:
    # Without Heat the lowest gear in reach is 3rd: two playable cards are too few.
    race = tournament("1 2 heat heat heat heat heat", gear=4, engine=0)
    assert options(race, 0) == ["lay 1+2", "lay 1+2+heat", "lay 1+2+heat+heat"]
    turn(race, 0, "lay 1+2")
    assert race.cars[0].gear == 3
    assert race.cars[0].progress == 5 + 1 + 2 + 1  # a Basic card was added


@pytest.mark.rule("RUL-HEAT-106", "HEAT-CLUT-6")
def test_otherwise_no_heat_may_be_laid() -> None:
    race = tournament("1 2 heat heat heat heat heat", gear=4, engine=1)
    assert options(race, 0) == ["lay 1+2"]
    race = tournament("heat heat heat heat heat heat heat", gear=1, engine=1)
    assert options(race, 0) == ["lay heat", "lay heat+heat", "lay heat+heat+heat"]
    race = tournament("heat heat heat heat heat heat heat", gear=1, engine=0)
    assert options(race, 0) == ["lay heat", "lay heat+heat"]


@pytest.mark.rule("RUL-HEAT-106", "HEAT-CLUT-2", "HEAT-CLUT-3", "HEAT-CLUT-4")
def test_a_two_gear_change_is_paid_first_and_then_the_car_stands() -> None:
    race = tournament("1 heat heat heat heat heat heat", gear=4, engine=1)
    heard = turn(race, 0, "lay 1+heat")
    assert only(heard, GearShown)[0] == GearShown(0, 4, 2, 2, LATE_SHIFT)
    assert len(only(heard, HandCluttered)) == 1
    driver = race.cars[0]
    assert (driver.progress, driver.gear, driver.engine) == (5, 1, [])
    assert keys(driver.discard) == "heat 1 heat"


# What the others learn


def known(race: Race, seat: int | None) -> bytes:
    """Return all that a seat is sent about a race."""
    return msgspec.json.encode(view(race, seat))


@pytest.mark.rule("RUL-HEAT-104", "RUL-HEAT-8")
def test_nobody_learns_how_many_cards_were_laid() -> None:
    sent = set()
    for plan in ("1", "1+2", "1+2+3", "1+2+3+4", "4"):
        race = tournament()
        heard = play(race, 0, f"lay {plan}")
        for onlooker in (1, None):
            seat = None if onlooker is None else Seat(onlooker)
            sent.add(known(race, onlooker) + msgspec.json.encode(heard_by(heard, seat)))
        seen = view(race, 1).race.cars[0]
        assert (seen.hand, seen.planned, seen.has_planned) == (7, 0, True)
        assert (seen.gear, seen.deck, seen.discard) == (2, 8, 0)
    assert len(sent) == 2  # one for each onlooker


@pytest.mark.rule("RUL-HEAT-104")
def test_the_number_stays_hidden_while_cars_ahead_take_their_turns() -> None:
    sent = set()
    for plan in ("1", "1+2+3+4"):
        race = race_with(
            car(5, hand="1 2 3 4 1 2 3", gear=2),
            car(20, hand="1 2 3 4 1 2 3"),
            circuit=LONG,
            tournament=True,
        )
        play(race, 0, f"lay {plan}")
        play(race, 1, "lay 1")
        assert race.car_on_turn().id == 1
        sent.add(known(race, 1))
        assert view(race, 1).race.cars[0].hand == 7
    assert len(sent) == 1


@pytest.mark.rule("RUL-HEAT-104")
def test_all_plans_have_the_same_face_and_the_own_seat_sees_its_cards() -> None:
    race = tournament()
    assert {action.face() for action in GAME.options(race, Seat(0))} == {"lay"}
    play(race, 0, "lay 1+2+3")
    own = view(race, 0).own
    assert own is not None
    assert (keys(own.hand), keys(own.planned)) == ("1 2 3 4", "1 2 3")
    theirs = view(race, 1).own
    assert theirs is not None
    assert theirs.planned == ()


@pytest.mark.rule("RUL-HEAT-104")
def test_an_imagined_race_has_any_number_of_cards_laid() -> None:
    race = tournament()
    play(race, 0, "lay 1")
    seen = GAME.view(race, Seat(1))
    numbers = {len(GAME.imagine(seen, FastChance(seed)).cars[0].planned) for seed in range(40)}
    assert numbers == {1, 2, 3, 4}
    mine = GAME.view(race, Seat(0))
    assert {keys(GAME.imagine(mine, FastChance(seed)).cars[0].planned) for seed in range(9)} == {
        "1"
    }


@pytest.mark.rule("RUL-HEAT-104")
def test_without_the_mode_the_number_is_the_gear_and_public() -> None:
    race = race_with(car(5, hand="1 2 3 4 1 2 3", gear=2), car(-9), circuit=LONG)
    play(race, 0, "plan 3 1+2+3")
    seen = view(race, 1).race.cars[0]
    assert (seen.hand, seen.planned, seen.gear) == (4, 3, 3)
