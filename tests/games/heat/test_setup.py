"""Setting up a race (HEAT-SET), and what the box holds."""

from __future__ import annotations

from collections import Counter

import pytest

from hotseat.core import FastChance, FileText, Invalid, Seat
from hotseat.games.heat import GAME, data
from hotseat.games.heat.events import (
    CardsDrawn,
    GridFilled,
    HandDrawn,
    HandicapTaken,
    RoundStarted,
)
from hotseat.games.heat.facts import Sort
from hotseat.games.heat.setup import starting_deck
from hotseat.games.heat.state import Draft, Race, Step
from tests.games.heat.build import (
    COLOURS,
    FACTS,
    StackedChance,
    cards,
    circuit_text,
    deck_of,
    keys,
    new_race,
    only,
    stands,
    waiting,
)

STARTING_DECK = "1 1 1 2 2 2 3 3 3 4 4 4 start0 start5 startheat stress stress stress"


def colours(race: Race) -> list[str]:
    """Return the colours of the cars, as everybody sees them."""
    return [car.colour for car in GAME.view(race, None).race.cars]


# The box


@pytest.mark.rule("HEAT-SET-1")
def test_the_box_holds_six_of_everything_that_a_driver_takes() -> None:
    box = data.box()
    assert (box.cars, box.basic, box.starting_upgrades) == (6, 72, 18)
    assert (box.stress, box.heat) == (37, 48)
    assert GAME.schema[3].choices[:6] == ("black", "blue", "green", "red", "gray", "yellow")
    assert data.CIRCUITS == ("usa", "great_britain", "italy", "france")
    assert 6 * len(FACTS.basic_cards) == box.basic
    assert 6 * len(FACTS.starting_upgrades) == box.starting_upgrades


@pytest.mark.rule("HEAT-SET-1")
def test_a_race_has_two_to_six_cars() -> None:
    assert list(GAME.seats)[-5:] == [2, 3, 4, 5, 6]
    GAME.check_seats(2)
    GAME.check_seats(6)
    with pytest.raises(Invalid, match="invalid-seats"):
        GAME.check_seats(7)
    assert len(new_race(2)[0].cars) == 2
    with pytest.raises(Invalid, match="invalid-heat-cars"):
        new_race(1)  # alone it takes Legends
    race, _ = new_race(6)
    assert colours(race) == list(COLOURS[:6])


@pytest.mark.rule("HEAT-SET-2", "HEAT-SET-3", "RUL-HEAT-1")
def test_every_driver_owns_three_each_of_the_basic_1_2_3_and_4() -> None:
    race, _ = new_race(3)
    for car in race.cars:
        basic = [card for card in car.hand + car.deck if FACTS.sort_of[card] == Sort.BASIC]
        assert Counter(FACTS.keys[card] for card in basic) == {"1": 3, "2": 3, "3": 3, "4": 3}
        assert [FACTS.values[card] for card in sorted(basic)] == [
            1,
            1,
            1,
            2,
            2,
            2,
            3,
            3,
            3,
            4,
            4,
            4,
        ]


@pytest.mark.rule("HEAT-UPG0-1", "HEAT-SET-8")
def test_every_driver_takes_the_same_0_5_and_heat_as_starting_upgrades() -> None:
    race, _ = new_race(3)
    assert keys(FACTS.starting_upgrades) == "start0 start5 startheat"
    assert [FACTS.values[card] for card in cards("start0 start5")] == [0, 5]
    for car in race.cars:
        held = Counter(keys(car.hand + car.deck).split())
        assert (held["start0"], held["start5"], held["startheat"]) == (1, 1, 1)


@pytest.mark.rule("HEAT-UPG0-1", "HEAT-SET-18")
def test_a_race_has_nine_kinds_of_card_and_nothing_else_unless_it_is_set() -> None:
    kinds = list(zip(FACTS.keys, FACTS.sort_of, FACTS.values, FACTS.pluses, strict=True))
    assert kinds[:9] == [
        ("1", Sort.BASIC, 1, 0),
        ("2", Sort.BASIC, 2, 0),
        ("3", Sort.BASIC, 3, 0),
        ("4", Sort.BASIC, 4, 0),
        ("start0", Sort.UPGRADE, 0, 0),
        ("start5", Sort.UPGRADE, 5, 0),
        ("stress", Sort.STRESS, 0, 1),
        ("heat", Sort.HEAT, 0, 0),
        ("startheat", Sort.HEAT, 0, 0),
    ]
    names = [setting.name for setting in GAME.schema]
    assert names[:4] == ["circuit", "laps", "handicap", "colour"]
    race, _ = new_race(2)
    assert len(race.cars) == 2
    for car in race.cars:
        assert keys(sorted(car.hand + car.deck)) == " ".join(
            sorted(STARTING_DECK.split(), key=FACTS.keys.index)
        )


# The track board


@pytest.mark.rule("HEAT-SET-5", "HEAT-SET-4")
@pytest.mark.parametrize(
    ("circuit", "name", "laps"),
    [
        ("usa", "USA", 2),
        ("great_britain", "Great Britain", 2),
        ("italy", "Italy", 3),
        ("france", "France", 2),
    ],
)
def test_the_board_states_the_laps(circuit: str, name: str, laps: int) -> None:
    race, heard = new_race(2, circuit=circuit)
    assert race.laps == laps
    assert race.finish() == laps * race.circuit.spaces
    assert only(heard, GridFilled) == [GridFilled(name, laps, (0, 1))]


@pytest.mark.rule("HEAT-SET-4")
def test_other_laps_than_the_printed_ones_can_be_set() -> None:
    race, heard = new_race(2, laps=1)
    assert (race.laps, race.finish()) == (1, 69)
    assert only(heard, GridFilled) == [GridFilled("USA", 1, (0, 1))]
    assert new_race(2, laps=9)[0].finish() == 9 * 69
    assert new_race(2, laps=0)[0].laps == 2
    with pytest.raises(Invalid, match="invalid-setting-number"):
        new_race(2, laps=10)


@pytest.mark.rule("HEAT-SET-5", "HEAT-SET-9", "HEAT-STRESS-1")
def test_each_driver_takes_as_many_heat_and_stress_cards_as_the_board_says() -> None:
    usual, _ = new_race(2)
    for car in usual.cars:
        assert keys(car.engine) == "heat heat heat heat heat heat"
        assert keys(car.hand + car.deck).split().count("stress") == 3
    file = FileText("own.toml", circuit_text(heat=5, stress=1))
    own, _ = new_race(2, circuit=file)
    for car in own.cars:
        assert keys(car.engine) == "heat heat heat heat heat"
        assert keys(car.hand + car.deck).split().count("stress") == 1
        assert len(car.hand) + len(car.deck) == 16


# A driver's things


@pytest.mark.rule("HEAT-SET-7")
def test_each_driver_has_a_colour_of_their_own() -> None:
    race, _ = new_race(3)
    assert colours(race) == ["black", "blue", "green"]
    race, _ = new_race(3, colour=["red", "yellow", "black"])
    assert colours(race) == ["red", "yellow", "black"]
    assert [(car.id, car.seat) for car in race.cars] == [(0, 0), (1, 1), (2, 2)]
    with pytest.raises(Invalid, match="invalid-setting-twice"):
        new_race(2, colour=["red", "red"])
    with pytest.raises(Invalid, match="invalid-setting-choice"):
        new_race(2, colour=["red", "plum"])
    with pytest.raises(Invalid, match="invalid-setting-seats"):
        new_race(3, colour=["red", "blue"])


@pytest.mark.rule("HEAT-SET-10", "HEAT-SET-16", "HEAT-UPG0-5")
def test_the_deck_is_basic_cards_upgrades_and_stress_shuffled_and_the_hand_its_top_seven() -> None:
    chance = StackedChance(turn_over=True)
    race, heard = new_race(2, chance)
    grid, *decks = chance.shuffled
    assert len(grid) == 2
    assert decks == [cards(STARTING_DECK)] * 2
    for car in race.cars:
        # Turned over, the deck has its first card on top.
        assert keys(car.hand) == "1 1 1 2 2 2 3"
        assert deck_of(car) == "3 3 4 4 4 start0 start5 startheat stress stress stress"
    assert only(heard, HandDrawn) == [
        HandDrawn(seat, seat, tuple(cards("1 1 1 2 2 2 3"))) for seat in range(2)
    ]
    assert only(heard, CardsDrawn) == [CardsDrawn(0, 7), CardsDrawn(1, 7)]


@pytest.mark.rule("HEAT-SET-10", "HEAT-UPG0-5")
def test_the_heat_starting_upgrade_is_shuffled_into_the_deck_and_not_in_the_engine() -> None:
    race, _ = new_race(2)
    for car in race.cars:
        assert "startheat" not in keys(car.engine).split()
        assert keys(car.hand + car.deck).split().count("startheat") == 1
        assert "heat" not in keys(car.hand + car.deck).split()


@pytest.mark.rule("HEAT-SET-11", "HEAT-SET-12")
def test_all_heat_starts_face_up_in_the_engine_and_the_pawn_in_1st_gear() -> None:
    race, _ = new_race(2)
    for car in race.cars:
        assert keys(car.engine) == "heat heat heat heat heat heat"
        assert car.gear == 1
        assert (car.discard, car.planned) == ([], [])
        assert not car.has_planned
    for other in GAME.view(race, None).race.cars:
        assert other.engine == tuple(cards("heat heat heat heat heat heat"))
        assert other.gear == 1
        assert (other.place, other.finish_round, other.stress_taken) == (0, 0, 0)


@pytest.mark.rule("HEAT-SET-13")
@pytest.mark.parametrize(("seats", "left"), [(2, 31), (3, 28), (6, 19)])
def test_the_stress_cards_left_over_are_the_reserve(seats: int, left: int) -> None:
    race, _ = new_race(seats)
    assert race.reserve() == left
    assert GAME.view(race, None).race.reserve == left


@pytest.mark.rule("HEAT-UPG0-6")
def test_drafted_upgrades_take_the_place_of_the_starting_upgrades() -> None:
    race, _ = new_race(2)
    assert keys(starting_deck(race)) == STARTING_DECK
    race.draft = Draft()
    assert keys(starting_deck(race)) == "1 1 1 2 2 2 3 3 3 4 4 4 stress stress stress"
    assert keys(FACTS.basic_cards) == "1 1 1 2 2 2 3 3 3 4 4 4"


# The grid


@pytest.mark.rule("HEAT-SET-14", "RUL-HEAT-4")
def test_cars_take_the_grid_places_in_ascending_number_behind_the_finish_line() -> None:
    race, heard = new_race(6)
    # USA, 69 Spaces: the Race Line is on the left there, and so is pole position.
    assert [stands(car) for car in race.cars] == [
        (-1, 0),
        (-1, 1),
        (-2, 0),
        (-2, 1),
        (-3, 0),
        (-3, 1),
    ]
    assert only(heard, GridFilled) == [GridFilled("USA", 2, (0, 1, 2, 3, 4, 5))]


@pytest.mark.rule("HEAT-SET-14", "HEAT-SET-15")
def test_the_order_on_the_grid_is_random_and_is_the_order_of_the_first_round() -> None:
    race, heard = new_race(3, StackedChance(turn_over=True))
    assert only(heard, GridFilled) == [GridFilled("USA", 2, (2, 1, 0))]
    assert [stands(car) for car in race.cars] == [(-2, 0), (-1, 1), (-1, 0)]
    assert race.order == [2, 1, 0]
    assert only(heard, RoundStarted) == [RoundStarted(1, (2, 1, 0))]


@pytest.mark.rule("HEAT-SET-14")
def test_every_car_can_have_pole_position() -> None:
    settings = GAME.settings({}, 3)
    on_pole = {GAME.new(settings, 3, FastChance(seed), None).order[0] for seed in range(40)}
    assert on_pole == {0, 1, 2}


@pytest.mark.rule("HEAT-SET-16", "HEAT-SET-15")
def test_set_up_ends_with_hands_drawn_and_everybody_planning_round_1() -> None:
    race, heard = new_race(2)
    assert [type(event) for event in heard] == [
        GridFilled,
        CardsDrawn,
        HandDrawn,
        CardsDrawn,
        HandDrawn,
        RoundStarted,
    ]
    assert (race.round, race.step, race.turns_taken) == (1, Step.PLAN, 0)
    assert waiting(race) == [0, 1]
    assert GAME.result(race) is None


# The handicap


@pytest.mark.rule("HEAT-SET-17", "RUL-HEAT-2")
def test_a_handicap_takes_one_or_two_heat_out_of_the_own_engine() -> None:
    race, heard = new_race(3, handicap=[0, 1, 2])
    assert [len(car.engine) for car in race.cars] == [6, 5, 4]
    assert only(heard, HandicapTaken) == [HandicapTaken(1, 1), HandicapTaken(2, 2)]
    for car in race.cars:
        assert len(car.hand) + len(car.deck) == 18
        assert keys(car.hand + car.deck).split().count("startheat") == 1


@pytest.mark.rule("HEAT-SET-17")
def test_a_handicap_is_two_heat_at_most() -> None:
    for handicap in ([3, 0], [-1, 0]):
        with pytest.raises(Invalid, match="invalid-setting-number"):
            new_race(2, handicap=handicap)


@pytest.mark.rule("HEAT-SET-17")
def test_a_handicap_takes_no_more_heat_than_the_circuit_gives() -> None:
    file = FileText("own.toml", circuit_text(heat=1))
    race, heard = new_race(3, circuit=file, handicap=[2, 1, 0])
    assert [len(car.engine) for car in race.cars] == [0, 0, 1]
    assert only(heard, HandicapTaken) == [HandicapTaken(0, 1), HandicapTaken(1, 1)]


@pytest.mark.rule("WE-2")
def test_example_the_usual_setup_leaves_eleven_cards_in_the_deck() -> None:
    chance = StackedChance()
    race, _ = new_race(2, chance)
    assert [len(deck) for deck in chance.shuffled[1:]] == [18, 18]
    for car in race.cars:
        assert (len(car.hand), len(car.deck), len(car.engine), car.gear) == (7, 11, 6, 1)


# Settings


def test_settings_are_usa_as_printed_unless_given_and_survive_being_plain() -> None:
    settings = GAME.settings({}, 2)
    assert (settings.circuit, settings.laps) == ("usa", 0)
    assert (settings.handicap, settings.colour) == ((0, 0), ("black", "blue"))
    given = {"circuit": "france", "laps": 3, "handicap": [0, 2], "colour": ["red", "gray"]}
    chosen = GAME.settings(given, 2)
    plain = GAME.plain_settings(chosen)
    assert {name: plain[name] for name in given} == given
    assert GAME.settings(plain, 2) == chosen


def test_the_schema_says_what_each_setting_takes() -> None:
    circuit, laps, handicap, colour = GAME.schema[:4]
    assert (circuit.kind, circuit.default, circuit.takes_file) == ("choice", "usa", True)
    assert circuit.choices == data.CIRCUITS
    assert (laps.kind, laps.default, laps.low, laps.high) == ("number", 0, 0, 9)
    assert (handicap.default, handicap.low, handicap.high, handicap.per_seat) == (0, 0, 2, True)
    assert (colour.choices, colour.per_seat, colour.differs_by_seat) == (COLOURS, True, True)
    assert (circuit.per_seat, laps.per_seat) == (False, False)
    assert (laps.takes_file, handicap.differs_by_seat) == (False, False)
    ids = {rule.id for rule in GAME.ledger()}
    assert all(set(setting.rules) <= ids for setting in GAME.schema)
    assert [len(setting.rules) for setting in GAME.schema[:4]] == [1, 2, 2, 1]


def test_the_game_has_a_name_and_a_version_of_its_rules() -> None:
    assert (GAME.name, GAME.rules_version) == ("heat", 2)
    assert Seat(5) in GAME.seats


@pytest.mark.rule("LEG-20")
@pytest.mark.parametrize("added", [0, 2])
def test_what_is_added_to_the_legends_top_speed_is_public_from_the_start(added: int) -> None:
    race, _ = new_race(1, legends=1, legends_pro=added)
    assert GAME.view(race, None).race.legends_pro == added


def test_whoever_sits_down_alone_races_five_legends() -> None:
    assert GAME.solo_seats == 1
    assert GAME.solo_settings == {"legends": 5}
    assert GAME.usual_seats == 6
    settings = GAME.settings(GAME.solo_settings, GAME.solo_seats)
    assert len(GAME.new(settings, 1, FastChance(1), None).cars) == 6
