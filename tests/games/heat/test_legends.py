"""Legends: automated drivers (LEG)."""

from __future__ import annotations

import pytest

from hotseat.core import Bill, FastChance, Invalid, Item, Phrase, Seat
from hotseat.games.heat import GAME, data
from hotseat.games.heat.events import (
    AdrenalineGained,
    CardsDrawn,
    CarMoved,
    FinishCrossed,
    GridFilled,
    LegendDrove,
    LegendsCardTurned,
    RaceEnded,
    Slipstreamed,
)
from hotseat.games.heat.facts import Circuit
from hotseat.games.heat.settings import legend_colours
from hotseat.games.heat.state import NO_SEAT, Car, Race, Step
from hotseat.words import Words
from tests.games.heat.build import (
    COLOURS,
    FACTS,
    ITALY,
    USA,
    StackedChance,
    car,
    only,
    pass_on,
    play,
    race_with,
    ring,
    stands,
    view,
    waiting,
)

BRITAIN = data.circuit("great_britain")
CARD_1 = 0  # the first of the table


def legend(colour: str, at: int, spot: int = 0) -> Car:
    made = Car(0, NO_SEAT, COLOURS.index(colour))
    made.progress = at
    made.spot = spot
    return made


def race_of(
    *legends: Car,
    driver_at: int = -5,
    card: int = CARD_1,
    circuit: Circuit = USA,
    laps: int | None = None,
    pro: int = 0,
) -> Race:
    """Return a race of one driver, usually behind, and Legends with a card to come."""
    race = race_with(car(driver_at), circuit=circuit, laps=laps)
    for number, each in enumerate(legends, start=1):
        each.id = number
        race.cars.append(each)
    race.order = [
        each.id for each in sorted(race.cars, key=lambda each: (-each.progress, each.spot))
    ]
    race.legends_deck = [card]
    race.legends_pro = pro
    return race


def drive(race: Race) -> list[LegendDrove]:
    """Let everybody ahead of the driver move; return how the Legends drove."""
    return only(play(race, 0, "plan 1 start0"), LegendDrove)


def limit_and_diamond(corner: int, limit: int, diamond: int) -> Bill:
    return Bill(
        limit + diamond,
        (
            Item(Phrase("heat-bill-limit", {"corner": corner}), limit, "LEG-9"),
            Item(Phrase("heat-bill-diamond"), diamond, "LEG-9"),
        ),
    )


# The rulebook's example: USA's second corner, limit 3, line at 33, Legends Line at 27


@pytest.mark.rule("WE-5", "LEG-8", "LEG-9", "LEG-6", "LEG-7")
def test_past_the_line_a_legend_drives_limit_and_diamond() -> None:
    race = race_of(legend("green", 28), legend("red", 27))
    green, red = drive(race)
    assert race.cars[1].progress == 33
    assert green == LegendDrove(1, "clears", limit_and_diamond(2, 3, 2))
    assert red.car == 2  # the same card, in the order of the track


@pytest.mark.rule("WE-6", "LEG-10")
def test_clearing_a_corner_may_end_before_it() -> None:
    race = race_of(legend("red", 27))
    [red] = drive(race)
    assert race.cars[1].progress == 31
    assert red == LegendDrove(1, "clears", limit_and_diamond(2, 3, 1))


@pytest.mark.rule("WE-7", "LEG-14", "LEG-12")
def test_a_top_speed_that_would_cross_the_line_ends_on_the_space_of_the_diamond() -> None:
    race = race_of(legend("blue", 20))
    [blue] = drive(race)
    assert race.cars[1].progress == 29
    assert USA.spaces_to_corner(29) == 3
    assert blue == LegendDrove(
        1, "approaches", Bill(3, (Item(Phrase("heat-bill-diamond"), 3, "LEG-14"),))
    )


@pytest.mark.rule("WE-8", "LEG-13")
def test_a_top_speed_that_stays_before_the_line_is_driven_in_full() -> None:
    race = race_of(legend("yellow", 14))
    [yellow] = drive(race)
    assert race.cars[1].progress == 25
    assert yellow == LegendDrove(
        1, "flat-out", Bill(11, (Item(Phrase("heat-bill-top-speed"), 11, "LEG-13"),))
    )


@pytest.mark.rule("LEG-14", "RUL-HEAT-70")
@pytest.mark.parametrize(("start", "end"), [(20, 31), (21, 32), (22, 32), (26, 32)])
def test_space_0_is_the_one_directly_before_the_line(start: int, end: int) -> None:
    race = race_of(legend("yellow", start))  # diamond 0, top speed 11
    drive(race)
    assert race.cars[1].progress == end


@pytest.mark.rule("RUL-HEAT-65", "LEG-8")
@pytest.mark.parametrize(
    ("start", "end"),
    [(26, 30), (27, 32)],  # before the Legends Line at 27: approach; on it: limit 3 + 2
)
def test_the_first_space_after_the_legends_line_is_past_it(start: int, end: int) -> None:
    race = race_of(legend("green", start))
    drive(race)
    assert race.cars[1].progress == end


@pytest.mark.rule("RUL-HEAT-65")
def test_where_both_lines_coincide_a_legend_is_past_at_once() -> None:
    race = race_of(legend("red", 30), circuit=BRITAIN)  # Corner Line 30 is the Legends Line too
    [red] = drive(race)
    assert red.how == "clears"
    assert race.cars[1].progress == 30 + 5 + 1


# Two corners


@pytest.mark.rule("WE-58", "LEG-11", "RUL-HEAT-68")
def test_a_legend_never_crosses_two_corner_lines() -> None:
    race = race_of(legend("blue", 36), circuit=BRITAIN)  # limit 5, diamond 3
    [blue] = drive(race)
    assert blue == LegendDrove(1, "holds", limit_and_diamond(3, 5, 3))
    assert race.cars[1].progress == 42


@pytest.mark.rule("RUL-HEAT-68", "LEG-22")
def test_it_holds_further_back_if_that_space_is_full() -> None:
    race = race_of(legend("blue", 36), legend("red", 42), legend("gray", 42, 1), circuit=BRITAIN)
    race.order = [1, 2, 3, 0]
    drive(race)
    assert race.cars[1].progress == 41


@pytest.mark.rule("RUL-HEAT-68")
def test_a_blocked_move_that_crosses_one_line_only_is_just_that() -> None:
    circuit = ring(spaces=60, corners=((20, 5), (24, 3)), laps=2)
    race = race_of(legend("blue", 19), legend("red", 27), legend("gray", 27, 1), circuit=circuit)
    for number, progress in enumerate((26, 26, 25, 25, 24, 24)):
        race.cars.append(legend("green", progress, number % 2))
        race.cars[-1].id = 4 + number
    race.order = [1, 0]
    [blue] = drive(race)
    assert blue.how == "clears"
    assert race.cars[1].progress == 23  # before the second line, by being blocked


# Blocking


@pytest.mark.rule("LEG-22", "RUL-HEAT-67")
def test_legends_take_spots_and_are_blocked_like_drivers() -> None:
    race = race_of(legend("yellow", 14), legend("red", 25), circuit=USA)
    race.order = [1, 2, 0]
    drive(race)
    assert stands(race.cars[1]) == (25, 1)
    race = race_of(legend("yellow", 14), legend("red", 25), legend("gray", 25, 1))
    race.order = [1, 2, 3, 0]
    drive(race)
    assert stands(race.cars[1]) == (24, 0)


@pytest.mark.rule("RUL-HEAT-67")
def test_a_legend_never_moves_backwards() -> None:
    circuit = ring(spaces=60, corners=((20, 3),), laps=2)  # Legends Line at 19
    race = race_of(legend("blue", 18), circuit=circuit)  # diamond 3: Space 16
    [blue] = drive(race)
    assert blue.how == "waits"
    assert race.cars[1].progress == 18


# The card


@pytest.mark.rule("LEG-5", "LEG-6", "RUL-HEAT-71")
def test_one_card_is_turned_up_when_the_first_legend_moves() -> None:
    race = race_of(legend("green", 28), legend("red", 5), driver_at=15, card=4)
    assert race.legends_card == -1
    assert view(race, 0).race.legends_card is None
    heard = play(race, 0, "plan 1 start0")
    assert [event.card for event in only(heard, LegendsCardTurned)] == [4]
    assert waiting(race) == [0]  # the driver is second
    heard = pass_on(race, 0)
    assert only(heard, LegendsCardTurned) == []
    assert len(only(heard, LegendDrove)) == 1
    assert race.round == 2
    assert race.legends_card == -1


@pytest.mark.rule("LEG-19", "RUL-HEAT-71")
def test_an_empty_deck_is_shuffled_anew_when_a_card_is_needed() -> None:
    race = race_of(legend("green", 28))
    race.legends_deck = []
    chance = StackedChance()
    play(race, 0, "plan 1 start0", chance)
    assert chance.shuffled == [list(range(10))]
    assert len(race.legends_deck) == 9
    assert race.legends_card == 9


@pytest.mark.rule("RUL-HEAT-71")
def test_without_a_legend_on_the_track_no_card_is_turned() -> None:
    race = race_of(legend("green", 28))
    race.cars[1].place = 1
    race.order = [0]
    heard = play(race, 0, "plan 1 start0")
    assert only(heard, LegendsCardTurned) == []
    assert race.legends_deck == [CARD_1]


@pytest.mark.rule("LEG-20", "RUL-HEAT-72")
def test_pro_legends_have_higher_top_speeds_and_the_same_diamonds() -> None:
    race = race_of(legend("yellow", 14), pro=2)
    [yellow] = drive(race)
    assert race.cars[1].progress == 27
    assert yellow.number == Bill(
        13,
        (
            Item(Phrase("heat-bill-top-speed"), 11, "LEG-13"),
            Item(Phrase("heat-bill-pro"), 2, "LEG-20"),
        ),
    )
    race = race_of(legend("yellow", 20), pro=2)
    drive(race)
    assert race.cars[1].progress == 32
    race = race_of(legend("green", 28), pro=2)
    drive(race)
    assert race.cars[1].progress == 33


# What Legends do not do


@pytest.mark.rule("LEG-15", "LEG-16", "LEG-17", "LEG-21", "RUL-HEAT-73")
def test_legends_neither_slipstream_nor_pay_nor_draw() -> None:
    race = race_of(legend("green", 28), legend("red", 33, 1))
    race.order = [1, 2, 0]
    heard = play(race, 0, "plan 1 start0")
    assert stands(race.cars[1]) == (33, 0)  # over the limit, beside another car
    assert only(heard, Slipstreamed) == []
    assert [type(event) for event in heard if getattr(event, "car", None) == 1] == [
        LegendDrove,
        CarMoved,
    ]
    green = race.cars[1]
    assert (green.hand, green.deck, green.discard, green.engine) == ([], [], [], [])


# Adrenaline


@pytest.mark.rule("WE-38", "LEG-18", "RUL-HEAT-25")
def test_a_legend_in_the_last_place_uses_up_the_adrenaline() -> None:
    race = race_of(legend("green", 28), legend("red", 27), legend("blue", 2), driver_at=15)
    heard = play(race, 0, "plan 1 start0")
    assert only(heard, AdrenalineGained) == []


@pytest.mark.rule("RUL-HEAT-25")
def test_of_five_cars_a_driver_before_the_last_legend_has_it() -> None:
    cars = [legend("green", 28), legend("red", 27), legend("gray", 26), legend("blue", 2)]
    race = race_of(*cars, driver_at=15)
    heard = play(race, 0, "plan 1 start0")
    assert only(heard, AdrenalineGained) == [AdrenalineGained(0)]


# The finish


@pytest.mark.rule("WE-59", "RUL-HEAT-69")
def test_on_the_last_lap_corners_beyond_the_finish_line_do_not_exist() -> None:
    card = next(n for n, numbers in enumerate(FACTS.legends_cards) if numbers[0] == (3, 19))
    last_lap, earlier = 2 * 54 + 45, 54 + 45
    race = race_of(legend("black", last_lap), circuit=ITALY, card=card)
    heard = play(race, 0, "plan 1 start0")
    assert only(heard, FinishCrossed) == [FinishCrossed(1)]
    assert only(heard, LegendDrove)[0].how == "flat-out"
    assert race.cars[1].progress == last_lap + 19
    race = race_of(legend("black", earlier), circuit=ITALY, card=card)
    drive(race)
    assert race.cars[1].progress == 2 * 54 + 10 - 1 - 3


@pytest.mark.rule("RUL-HEAT-69")
def test_lines_beyond_the_finish_do_not_make_a_legend_hold() -> None:
    circuit = ring(spaces=40, corners=((2, 2), (37, 6)), laps=1)  # Legends Line at 36
    race = race_of(legend("green", 36), circuit=circuit)  # 6 + 2 = 8: over 37 and 42
    [green] = drive(race)
    assert green.how == "clears"
    assert race.cars[1].progress == 44


@pytest.mark.rule("RUL-HEAT-69", "RUL-HEAT-73", "RUL-HEAT-43")
def test_legends_are_placed_like_anybody_and_played_out_alone() -> None:
    race = race_of(legend("green", 3), driver_at=68, laps=1)
    events = play(race, 0, "plan 1 1")
    events += pass_on(race, 0)
    assert race.step == Step.OVER
    assert only(events, RaceEnded) == [RaceEnded((0, 1))]
    result = GAME.result(race)
    assert result is not None
    assert [(standing.place, standing.seat) for standing in result.standings] == [(1, 0), (2, None)]
    assert result.standings[1].name == Phrase("heat-colour-green")
    assert result.standings[1].score == race.round > 2


def test_a_lone_driver_may_not_stop_while_a_legend_is_on_the_track() -> None:
    race = race_of(legend("green", 28))
    assert "stop" not in [action.text() for action in GAME.options(race, Seat(0))]


# Setting up


@pytest.mark.rule("LEG-1", "LEG-3", "LEG-4")
def test_legends_are_mixed_into_the_grid_and_their_ten_cards_shuffled() -> None:
    settings = GAME.settings({"legends": 5, "colour": ["green"]}, 1)
    assert legend_colours(settings) == ("black", "blue", "red", "gray", "yellow")
    heard: list[object] = []
    chance = StackedChance(turn_over=True)
    race = GAME.new(settings, 1, chance, heard.append)
    assert [each.is_legend() for each in race.cars] == [False] + [True] * 5
    assert chance.shuffled[0] == list(range(10))
    assert sorted(race.legends_deck) == list(range(10))
    [grid] = [event for event in heard if isinstance(event, GridFilled)]
    assert grid.grid == (5, 4, 3, 2, 1, 0)
    assert grid.legends == (1, 2, 3, 4, 5)
    assert [event.car for event in heard if isinstance(event, CardsDrawn)] == [0]
    assert waiting(race) == [0]
    places = set()
    for seed in range(20):
        fresh = FastChance(seed)
        fresh.turn_to(0)
        places.add(GAME.new(settings, 1, fresh, None).cars[0].progress)
    assert len(places) == 3


@pytest.mark.rule("LEG-1")
def test_the_legends_cards_have_the_printed_numbers() -> None:
    table = FACTS.legends_cards
    assert len(table) == 10
    assert table[0][:6] == [(2, 16), (3, 18), (2, 15), (1, 13), (1, 14), (0, 11)]
    assert table[9][:6] == [(0, 10), (2, 15), (0, 11), (2, 16), (2, 17), (3, 18)]
    for column in range(len(COLOURS)):
        numbers = [card[column] for card in table]
        assert sorted(top for _, top in numbers) == list(range(10, 20))
        diamonds = [diamond for diamond, _ in numbers]
        assert [diamonds.count(diamond) for diamond in range(4)] == [2, 3, 3, 2]
        assert all((top - 10) in (range(2), range(2, 5), range(5, 8), range(8, 10))[diamond]
                   for diamond, top in numbers)  # fmt: skip


@pytest.mark.rule("LEG-1", "HEAT-SET-1")
@pytest.mark.parametrize(
    ("seats", "given"),
    [(1, {}), (2, {"legends": 5}), (6, {"legends": 1}), (1, {"legends_pro": 2})],
)
def test_a_race_has_two_to_six_cars(seats: int, given: dict[str, object]) -> None:
    with pytest.raises(Invalid):
        GAME.settings(given, seats)


@pytest.mark.parametrize(("seats", "legends"), [(1, 1), (1, 5), (3, 3), (5, 1)])
def test_drivers_and_legends_may_mix(seats: int, legends: int) -> None:
    settings = GAME.settings({"legends": legends, "legends_pro": 6}, seats)
    assert len(set(settings.colour + legend_colours(settings))) == seats + legends


# Knowing and telling


@pytest.mark.rule("RUL-HEAT-8")
def test_the_card_of_the_round_is_public_and_those_to_come_are_not() -> None:
    race = race_of(legend("green", 28), driver_at=15)
    race.legends_deck = [7, 3, CARD_1]
    play(race, 0, "plan 1 start0")
    seen = view(race, None)
    assert seen.race.legends_card is not None
    assert seen.race.legends_card.card == CARD_1
    assert seen.race.legends_card.numbers["blue"] == (3, 18)
    assert seen.race.legends_deck == 2
    assert [each.seat for each in seen.race.cars] == [0, None]
    # Those turned up before were seen by everybody; only the order of the rest is not known.
    assert seen.race.legends_used == (0, 1, 2, 4, 5, 6, 8, 9)
    imagined = {tuple(GAME.imagine(seen, FastChance(seed)).legends_deck) for seed in range(40)}
    assert imagined == {(3, 7), (7, 3)}


def test_each_legends_move_is_told_with_its_reason() -> None:
    words = Words(GAME)

    def told(race: Race) -> str:
        return words.say(GAME.phrase(drive(race)[0]), GAME.names(race))

    assert told(race_of(legend("green", 28))) == (
        "Green is past the Legends Line: limit 3 + 2 = 5 Spaces."
    )
    assert "5 + 3 = 8 would cross two corners" in told(race_of(legend("blue", 36), circuit=BRITAIN))
    assert "Space 3" in told(race_of(legend("blue", 20)))
    assert told(race_of(legend("yellow", 14), pro=1)) == "Yellow drives its top speed, 12."


@pytest.mark.rule("RUL-HEAT-43")
def test_legends_left_alone_for_many_rounds_come_home() -> None:
    circuit = ring(spaces=100, corners=((90, 1),), laps=9)
    slow = [legend(colour, at) for at, colour in enumerate(COLOURS[1:], start=5)]
    race = race_of(*slow, driver_at=9 * 100 - 1, circuit=circuit)
    play(race, 0, "plan 1 1")
    pass_on(race, 0)
    assert race.step == Step.OVER
    assert race.round > 80  # more than Python could do in calls within calls
