"""The Legends expansion around a turn: levels, decks, Rivals, order, views (LGX)."""

from __future__ import annotations

import pytest

from hotseat.core import FastChance, FileText, Invalid, Seat
from hotseat.games.heat import GAME, data
from hotseat.games.heat.abilities import Ability
from hotseat.games.heat.adrenaline import has_adrenaline
from hotseat.games.heat.events import (
    AbilityUsed,
    BoostCardTurned,
    CarPushed,
    GridFilled,
    LegendDrove,
    LegendsCardTurned,
    LegendStands,
    RivalsNamed,
)
from hotseat.games.heat.finish import classify_finishers
from hotseat.games.heat.legend_move import powers_of
from hotseat.games.heat.legend_turn import is_beside_a_nimble_one, turn_cards
from hotseat.games.heat.settings import legend_colours
from hotseat.games.heat.state import OFF, Car, Race
from hotseat.games.heat.track import order_of_cars
from hotseat.words import Words
from tests.games.heat.build import (
    FACTS,
    StackedChance,
    car,
    circuit_text,
    new_race,
    only,
    options,
    play,
    race_with,
    ring,
    stands,
    view,
    waiting,
)
from tests.games.heat.legends import deck_file, drive, legend, off, pair, race_of, t60
from tests.in_words import in_words

DECKS = data.legend_decks()
LEVELS = range(1, 7)


def level_race(level: int = 4, legends: int = 5, seats: int = 1, **given: object) -> Race:
    race, _ = new_race(seats, FastChance(1), legends=legends, legends_level=str(level), **given)
    return race


# Decks and levels


@pytest.mark.rule("LGX-CONT-1", "RUL-LGX-21")
def test_each_of_three_decks_has_twelve_cards_with_an_entry_for_each_colour() -> None:
    assert [card.deck for card in DECKS.cards] == ["green"] * 12 + ["yellow"] * 12 + ["red"] * 12
    for card in DECKS.cards:
        assert sorted(entry.top_speed for entry in card.entries) == list(range(9, 21))
    stars = [sum(entry.star for entry in card.entries) for card in DECKS.cards]
    assert stars == [2] * 12 + [4] * 12 + [6] * 12


@pytest.mark.rule("LGX-CONT-1")
def test_in_each_deck_every_colour_has_every_top_speed_and_its_diamond_once() -> None:
    for first in (0, 12, 24):
        for colour in range(12):
            entries = [card.entries[colour] for card in DECKS.cards[first : first + 12]]
            assert sorted(entry.top_speed for entry in entries) == list(range(9, 21))
            assert all(entry.diamond == (entry.top_speed - 9) // 3 for entry in entries)


@pytest.mark.rule("LGX-CONT-2")
def test_the_boost_cards_pair_three_star_abilities_with_six_of_rivals_twice() -> None:
    pairs = [(card.star.name, card.rival.name) for card in DECKS.boosts]
    assert len(pairs) == 36
    assert all(pairs.count(one) == 2 for one in pairs)
    assert {star for star, _ in pairs} == {"FULL_THROTTLE", "SLIPSTREAM", "DRAFT"}
    assert {rival for _, rival in pairs} == {
        *("FULL_THROTTLE", "SLIPSTREAM", "ADJUST_SPEED_LIMIT"),
        *("IMPEDING", "NIMBLE", "RECKLESS"),
    }


@pytest.mark.parametrize(
    ("level", "decks", "boosts"),
    [
        pytest.param(1, {"green"}, 0, marks=pytest.mark.rule("LGX-LEVEL-3")),
        pytest.param(2, {"green"}, 36, marks=pytest.mark.rule("LGX-LEVEL-5")),
        pytest.param(3, {"green", "yellow"}, 36, marks=pytest.mark.rule("LGX-LEVEL-6")),
        pytest.param(4, {"yellow"}, 36, marks=pytest.mark.rule("LGX-LEVEL-7")),
        pytest.param(5, {"yellow", "red"}, 36, marks=pytest.mark.rule("LGX-LEVEL-8")),
        pytest.param(6, {"red"}, 36, marks=pytest.mark.rule("LGX-LEVEL-9")),
    ],
)
@pytest.mark.rule("EX-LGX-9", "LGX-LEVEL-1", "LGX-LEVEL-2", "LGX-LEVEL-10", "LGX-STAR-2")
def test_a_level_shuffles_its_decks(level: int, decks: set[str], boosts: int) -> None:
    race = level_race(level)
    assert race.expansion is not None
    assert {DECKS.cards[card].deck for card in race.legends_deck} == decks
    assert len(set(race.legends_deck)) == len(race.legends_deck) == 12 * len(decks)
    assert race.legends_deck != sorted(race.legends_deck)
    assert len(race.expansion.boost_deck) == boosts
    assert boosts == 0 or race.expansion.boost_deck != sorted(race.expansion.boost_deck)


@pytest.mark.rule("LGX-LEVEL-3", "RUL-LGX-29")
def test_at_level_1_stars_are_ignored_and_not_shown() -> None:
    race = race_of(legend(45), star="draft", level=1)
    assert race.expansion is not None
    assert powers_of(race, race.expansion, race.cars[0]).star == Ability.NONE
    seen = view(race, None).race.expansion
    assert seen is not None
    assert seen.stars == ()
    assert seen.boost is None


@pytest.mark.rule("RUL-LGX-29", "LGX-ADR-1")
@pytest.mark.parametrize(("given", "end"), [({}, 59), ({"off": True}, 58)])
def test_adrenaline_of_legends_can_be_switched_off(given: dict[str, bool], end: int) -> None:
    race = race_of(legend(45), card=(13, 1), level=1, adrenaline=True)
    assert race.expansion is not None
    race.expansion.adrenaline = not given.get("off", False)
    drive(race)
    assert race.cars[0].progress == end
    settings = GAME.settings({"legends": 2, "legends_level": "1", "legend_adrenaline": False}, 1)
    assert settings.legend_adrenaline is False


@pytest.mark.rule("LGX-BASE-1", "LGX-LEVEL-2")
def test_without_a_level_the_ten_cards_of_the_base_game_are_used() -> None:
    race, _ = new_race(1, legends=5)
    assert race.expansion is None
    assert sorted(race.legends_deck) == list(range(10))


@pytest.mark.rule("LGX-LEVEL-1")
@pytest.mark.parametrize("level", ["0", "7", "highest"])
def test_there_is_no_other_level(level: str) -> None:
    with pytest.raises(Invalid, match="invalid-setting-choice"):
        GAME.settings({"legends": 2, "legends_level": level}, 1)


# Twelve cars


@pytest.mark.rule("RUL-LGX-22", "LGX-LEVEL-4")
@pytest.mark.parametrize("circuit", data.CIRCUITS)
def test_twelve_cars_stand_on_the_grid_two_a_space(circuit: str) -> None:
    race = level_race(1, legends=6, seats=6, circuit=circuit)
    length = race.circuit.spaces
    places = sorted((each.progress % length, each.spot) for each in race.cars)
    assert places == [(length - 6 + at // 2, at % 2) for at in range(12)]
    assert min(space for space, _ in places) >= race.circuit.corners[-1].line
    assert len({each.colour_number for each in race.cars}) == 12


@pytest.mark.rule("RUL-LGX-22")
@pytest.mark.parametrize(
    ("seats", "legends", "level"), [(6, 7, "1"), (1, 12, "1"), (1, 6, "none"), (6, 1, "none")]
)
def test_more_cars_than_there_are_cannot_race(seats: int, legends: int, level: str) -> None:
    with pytest.raises(Invalid):
        GAME.settings({"legends": legends, "legends_level": level}, seats)


@pytest.mark.rule("RUL-LGX-22")
def test_a_grid_of_six_goes_on_backwards_as_far_as_the_last_corner() -> None:
    circuit = ring(spaces=40, corners=((20, 4), (33, 3)))
    assert circuit.grid_for(6) == circuit.grid
    assert circuit.grid_for(12)[6:] == [(36, 0), (36, 1), (35, 0), (35, 1), (34, 0), (34, 1)]
    file = FileText("ring.toml", circuit_text(spaces=40, corners=((20, 4), (35, 3))))
    given = {"circuit": file, "legends": 9, "legends_level": "1"}
    assert GAME.settings(given, 1).legends == 9
    with pytest.raises(Invalid, match="invalid-heat-grid"):
        GAME.settings(given | {"legends": 10}, 1)


@pytest.mark.rule("RUL-LGX-21")
def test_legends_take_the_colours_that_nobody_drives_in_order() -> None:
    settings = GAME.settings({"legends": 10, "legends_level": "2", "colour": ["teal", "red"]}, 2)
    assert legend_colours(settings) == (
        *("black", "blue", "green", "gray", "yellow"),
        *("orange", "purple", "white", "pink", "cyan"),
    )


@pytest.mark.rule("RUL-LGX-21")
def test_only_the_ten_cards_of_the_base_game_share_columns() -> None:
    for card in FACTS.legends_cards:
        assert card[6:] == card[:6]
    shared = [
        card.key
        for card in DECKS.cards
        if [entry.top_speed for entry in card.entries[6:]]
        == [entry.top_speed for entry in card.entries[:6]]
    ]
    assert shared == []


# Adrenaline


@pytest.mark.rule("EX-LGX-10", "EX-LGX-11", "LGX-ADR-1", "LGX-ADR-2", "RUL-LGX-20")
@pytest.mark.parametrize(("cars", "having"), [(4, [3]), (5, [3, 4]), (6, [4, 5]), (12, [10, 11])])
def test_the_last_legends_of_the_order_have_adrenaline(cars: int, having: list[int]) -> None:
    race = race_of(*[legend(50 - at) for at in range(cars)])
    race.order = list(range(cars))
    assert race.expansion is not None
    found = [each.id for each in race.cars if powers_of(race, race.expansion, each).adrenaline]
    assert found == having


@pytest.mark.rule("EX-LGX-12", "LGX-ADR-5")
def test_it_is_the_starters_that_count_for_adrenaline() -> None:
    race = race_of(*[legend(50 - at) for at in range(6)])
    for number in range(3):
        race.cars[number].place = number + 1
    race.order = [3, 4, 5]
    assert [each.id for each in race.cars if has_adrenaline(race, each)] == [4, 5]


@pytest.mark.rule("LGX-ADR-6", "LGX-BASE-9")
def test_a_legend_neither_cools_nor_pays_nor_holds_cards() -> None:
    race = race_of(legend(18), card=(12, 2), adrenaline=True)
    drive(race)
    driven = race.cars[0]
    assert (driven.hand, driven.deck, driven.discard, driven.engine) == ([], [], [], [])
    assert race.turn.symbols == []


# The cards of the round


@pytest.mark.rule("LGX-BASE-2", "LGX-STAR-1", "LGX-STAR-3", "RUL-LGX-23", "EX-LGX-78")
def test_both_cards_are_turned_up_when_the_first_legend_is_due() -> None:
    race = race_with(car(40), car(39), legend(10), legend(9), circuit=t60(), laps=2)
    race.expansion = level_race(2).expansion
    assert race.expansion is not None
    race.legends_deck = DECKS.cards_of(2)
    heard = play(race, 0, "plan 1 start0") + play(race, 1, "plan 1 start0")
    for seat in (0, 1):  # the drivers move first
        assert waiting(race) == [seat]
        shown = view(race, seat).race
        assert shown.legends_card is None
        assert shown.expansion is not None
        assert shown.expansion.boost is None
        while seat in waiting(race) and race.round == 1:
            heard += play(race, seat, GAME.default(race, Seat(seat)).text())
    assert len(only(heard, LegendsCardTurned)) == len(only(heard, BoostCardTurned)) == 1
    assert [event.car for event in only(heard, LegendDrove)] == [2, 3]
    after = view(race, 0).race  # they stay visible until the next are turned up
    assert after.round == 2
    assert after.legends_card is not None
    assert after.expansion is not None
    assert (after.expansion.turned, after.expansion.boost_deck) == (1, 35)


@pytest.mark.rule("EX-LGX-79", "RUL-LGX-23")
def test_each_deck_is_shuffled_anew_when_it_is_empty() -> None:
    race = level_race(2)
    expansion = race.expansion
    assert expansion is not None
    for number in range(1, 13):
        race.round = number
        turn_cards(race, expansion, StackedChance(), None)
    assert (race.legends_deck, len(expansion.boost_deck)) == ([], 24)
    race.round = 13
    chance = StackedChance()
    turn_cards(race, expansion, chance, None)
    assert [sorted(map(str, pile)) for pile in chance.shuffled] == [
        sorted(map(str, DECKS.cards_of(2)))
    ]
    assert (len(race.legends_deck), len(expansion.boost_deck)) == (11, 23)
    expansion.boost_deck = []
    race.round = 14
    turn_cards(race, expansion, chance, None)
    assert (len(race.legends_deck), len(expansion.boost_deck)) == (10, 35)


@pytest.mark.rule("LGX-STAR-4", "LGX-STAR-5")
def test_only_a_colour_with_a_star_has_the_ability() -> None:
    race = race_of(legend(45), legend(30))
    assert race.expansion is not None
    race.expansion.decks = data.legend_decks(deck_file({"blue": (9, 0, 1)}, "slipstream"))
    powers = [powers_of(race, race.expansion, each).star for each in race.cars[:2]]
    assert powers == [Ability.NONE, Ability.SLIPSTREAM]
    drive(race)
    assert race.cars[0].progress == 54  # and no plus one either


@pytest.mark.rule("RUL-LGX-23")
def test_used_cards_are_remembered_and_the_rest_is_dealt_at_random() -> None:
    race = level_race(3, rivals=True)
    expansion = race.expansion
    assert expansion is not None
    for number in range(1, 8):
        race.round = number
        turn_cards(race, expansion, StackedChance(), None)
    seen = view(race, 0)
    shown = seen.race.expansion
    assert shown is not None
    assert len(seen.race.legends_used) == len(shown.boosts_used) == 7
    decks: set[tuple[int, ...]] = set()
    for seed in range(20):
        imagined = GAME.imagine(seen, FastChance(seed))
        assert imagined.expansion is not None
        assert sorted(imagined.legends_deck) == sorted(race.legends_deck)
        assert sorted(imagined.expansion.boost_deck) == sorted(expansion.boost_deck)
        assert view(imagined, 0) == seen
        decks.add(tuple(imagined.legends_deck))
    assert len(decks) == 20


# Situation, allowance and order


@pytest.mark.rule("RUL-LGX-2")
def test_the_situation_is_that_of_the_start_of_the_turn() -> None:
    # From before the Legends Line the main move ends past it: reckless came too late.
    race = race_of(legend(5), card=(9, 0), rival="reckless", star="adjust_speed_limit")
    drive(race)
    assert race.cars[0].progress == 15  # 14 is past the Legends Line; plus one for the Star


@pytest.mark.rule("RUL-LGX-15", "RUL-LGX-31")
@pytest.mark.parametrize(
    ("chevrons", "rival", "end"),
    [("[]", "", 21), ("[]", "reckless", 23), ("[[19, 1]]", "", 23), ("[[19, 1]]", "reckless", 28)],
)
def test_chevrons_and_recklessness_add_up(chevrons: str, rival: str, end: int) -> None:
    text = circuit_text(corners=((20, 6), (22, 3), (24, 3)), laps=2)
    text = text.replace("\n[path]", f"\nchevrons = {chevrons}\n\n[path]", 1)
    circuit = data.user_circuit(FileText("narrow.toml", text))
    race = race_of(legend(19), card=(12, 3), circuit=circuit, rival=rival)
    drive(race)
    assert race.cars[0].progress == end


@pytest.mark.rule("RUL-LGX-30")
def test_faster_legends_have_higher_top_speeds_and_the_same_diamonds() -> None:
    race = race_of(legend(45), card=(9, 1), pro=4)
    drive(race)
    assert race.cars[0].progress == 58
    race = race_of(legend(5), card=(16, 2), pro=4)
    drive(race)
    assert race.cars[0].progress == 17
    race = race_of(legend(45), card=(20, 3), star="full_throttle", pro=6)
    drive(race)
    assert race.cars[0].progress == 45 + 26


@pytest.mark.rule("RUL-LGX-35", "RUL-LGX-5")
def test_of_equal_orders_adrenaline_is_told_first_then_the_star_then_the_rival() -> None:
    race = race_of(legend(45), star="full_throttle", rival="slipstream", adrenaline=True)
    race.cars[0].progress = 16
    used = only(drive(race), AbilityUsed)
    assert [(event.ability, event.source) for event in used] == [
        ("adrenaline", "adrenaline"),
        ("plus_one", "star"),
    ]


@pytest.mark.rule("LGX-BASE-10", "RUL-LGX-19", "EX-LGX-66", "LGX-AB-NIMBLE-5")
def test_of_those_beside_the_track_the_latest_moves_first_then_the_race_line() -> None:
    race = race_of(legend(45), legend(45, 1), *pair(54), rival="nimble", rivals=(0, 1))
    drive(race)
    race.turns_taken += 1
    drive(race, 1)
    assert [stands(each) for each in race.cars] == [(54, OFF), (54, OFF), (54, 0), (54, 1)]
    assert [each.id for each in order_of_cars(race)] == [1, 0, 2, 3]


@pytest.mark.rule("EX-LGX-68", "LGX-AB-NIMBLE-4", "LGX-AB-NIMBLE-5")
def test_the_second_nimble_one_pushes_the_first_from_the_race_line() -> None:
    race = race_of(legend(45), legend(45, 1), rival="nimble", rivals=(0, 1))
    drive(race)
    race.turns_taken += 1
    heard = drive(race, 1)
    assert [stands(each) for each in race.cars[:2]] == [(54, 1), (54, 0)]
    [pushed] = only(heard, CarPushed)
    assert (pushed.car, pushed.by) == (0, 1)
    assert [each.id for each in order_of_cars(race)][:2] == [1, 0]


@pytest.mark.rule("RUL-LGX-19")
def test_a_later_nimble_one_on_the_race_line_moves_before_one_beside_the_track() -> None:
    race = race_of(legend(45), legend(45, 1), *pair(54), rival="nimble", rivals=(0, 1))
    drive(race)
    race.turns_taken += 1
    race.cars[2].progress = 57  # a Spot was freed in between
    drive(race, 1)
    assert [stands(each) for each in race.cars[:2]] == [(54, OFF), (54, 0)]
    assert [each.id for each in order_of_cars(race)][1:] == [1, 0, 3]


@pytest.mark.rule("RUL-LGX-19")
def test_one_from_an_earlier_round_beside_the_track_stays_first_of_its_space() -> None:
    race = race_of(legend(45), off(54), rival="nimble")
    race.round = 2
    assert race.expansion is not None
    race.expansion.turned = 2
    drive(race)
    assert stands(race.cars[0]) == (54, 0)
    assert [each.id for each in order_of_cars(race)][:2] == [1, 0]


@pytest.mark.rule("RUL-LGX-19")
def test_the_same_order_decides_at_the_finish() -> None:
    race = race_of(off(125), *pair(125))
    classify_finishers(race, None)
    assert [each.place for each in race.cars[:3]] == [1, 2, 3]


@pytest.mark.rule("RUL-LGX-33")
def test_a_nimble_one_that_cannot_move_keeps_its_spot_and_pushes_nobody() -> None:
    # Before the Legends Line, and Space 3 before the corner lies behind it.
    race = race_of(legend(17, 1), legend(17), card=(9, 3), rival="nimble", circuit=ring(laps=2))
    heard = drive(race)
    assert [stands(each) for each in race.cars[:2]] == [(17, 1), (17, 0)]
    assert [event.how for event in only(heard, LegendDrove)] == ["waits"]
    assert only(heard, CarPushed) == []


@pytest.mark.rule("RUL-LGX-18")
def test_a_nimble_one_beside_the_track_does_not_impede() -> None:
    race = race_of(legend(45), *pair(54), star="impeding", rival="nimble")
    heard = drive(race)
    assert stands(race.cars[0]) == (54, OFF)
    assert not race.cars[0].impeding
    assert [event.how for event in only(heard, LegendStands)] == ["off"]
    race = race_of(legend(45), legend(54), star="impeding", rival="nimble")
    drive(race)
    assert (stands(race.cars[0]), race.cars[0].impeding) == ((54, 0), True)


@pytest.mark.rule("RUL-LGX-17")
def test_one_beside_the_track_blocks_nobody_and_drives_on_as_usual() -> None:
    race = race_of(legend(45), legend(54), off(54))
    drive(race)
    assert stands(race.cars[0]) == (54, 1)
    race = race_of(off(45), legend(45))
    drive(race)
    assert (stands(race.cars[0]), race.cars[0].arrival) == ((54, 0), 0)


# What it means for drivers


def driver_behind(*others: Car, plan: str = "plan 1 3") -> Race:
    """Return a race of a driver at the start of the turn, with Legends around."""
    race = race_with(car(50, hand="1 2 3 4"), *others, circuit=t60(), laps=2)
    race.expansion = level_race(4).expansion
    race.legends_deck = DECKS.cards_of(4)
    race.order = [0, *range(1, len(race.cars))]
    play(race, 0, plan)
    return race


@pytest.mark.rule("RUL-LGX-16", "LGX-AB-IMPEDE-1")
def test_a_driver_may_not_stop_in_an_impeded_space_but_passes_through() -> None:
    race = driver_behind(legend(53, impeding=True))
    assert stands(race.cars[0]) == (52, 0)
    race = driver_behind(legend(53, impeding=True), plan="plan 1 4")
    assert stands(race.cars[0]) == (54, 0)


@pytest.mark.rule("LGX-AB-IMPEDE-3", "RUL-LGX-16")
def test_a_driver_right_behind_an_impeding_legend_gets_no_slipstream() -> None:
    race = driver_behind(legend(54, impeding=True), legend(53))
    assert stands(race.cars[0]) == (53, 1)  # beside another car, which does not help
    [barred] = [each for each in GAME.barred(view(race, 0)) if each.action.text() == "slipstream 2"]
    assert barred.reason.rule == "LGX-AB-IMPEDE-3"
    play(race, 0, "react-done")
    assert "slipstream 2" not in options(race, 0)


@pytest.mark.rule("RUL-LGX-16")
def test_beside_an_impeding_legend_a_driver_may_slipstream() -> None:
    race = driver_behind(legend(52, impeding=True), legend(53))
    race.cars[0].progress, race.cars[0].spot = 52, 1
    play(race, 0, "react-done")
    assert options(race, 0) == ["slipstream 2", "stay"]


@pytest.mark.rule("RUL-LGX-16", "RUL-LGX-17")
def test_previews_know_impeded_spaces_and_cars_beside_the_track() -> None:
    race = race_with(car(50, hand="1 2 3 4"), legend(53), circuit=t60(), laps=2)
    race.expansion = level_race(4).expansion
    race.cars[1].impeding = True
    for text, end, slipstream in (("plan 1 3", 52, False), ("plan 1 2", 52, False)):
        [action] = [each for each in GAME.options(race, Seat(0)) if each.text() == text]
        shown = GAME.preview(view(race, 0), action)
        assert shown is not None
        assert [(each.progress, each.slipstream) for each in shown.outcomes] == [(end, slipstream)]
    race.cars[1].impeding, race.cars[1].spot = False, OFF
    [action] = [each for each in GAME.options(race, Seat(0)) if each.text() == "plan 1 3"]
    shown = GAME.preview(view(race, 0), action)
    assert shown is not None
    assert [(each.progress, each.spot, each.slipstream) for each in shown.outcomes] == [
        (53, 0, True)
    ]


@pytest.mark.rule("RUL-LGX-16")
def test_a_car_that_spins_out_is_not_put_into_an_impeded_space() -> None:
    race = race_with(car(17, gear=2, hand="4 4 1", engine=0), legend(19), circuit=t60(), laps=2)
    race.expansion = level_race(4).expansion
    race.cars[1].impeding = True
    race.legends_deck = DECKS.cards_of(4)
    race.order = [0, 1]
    play(race, 0, "plan 2 4+4")  # Speed 8 over a limit of 4
    while race.cars[0].progress > 20:
        play(race, 0, GAME.default(race, Seat(0)).text())
    assert stands(race.cars[0]) == (18, 0)


@pytest.mark.rule("RUL-LGX-34", "LGX-AB-NIMBLE-4")
def test_a_driver_is_pushed_too_and_keeps_the_turn_of_this_round() -> None:
    race = race_of(legend(45), legend(54), rival="nimble")
    race.cars[1].seat = 1
    before = race.order[:]
    [pushed] = only(drive(race), CarPushed)
    assert (pushed.car, stands(race.cars[1])) == (1, (54, 1))
    assert race.order == before
    assert [each.id for each in order_of_cars(race)][:2] == [0, 1]


@pytest.mark.rule("RUL-LGX-16", "LGX-AB-IMPEDE-1")
def test_a_legend_impedes_from_the_end_of_its_turn_until_its_next_one() -> None:
    race = race_of(legend(45), rival="impeding")
    heard = drive(race)
    assert race.cars[0].impeding
    assert [event.how for event in only(heard, LegendStands)] == ["impeding"]
    race.expansion = race_of(legend(0)).expansion
    drive(race)
    assert not race.cars[0].impeding


# Rivals


@pytest.mark.rule("EX-LGX-72", "LGX-RIVAL-3", "LGX-RIVAL-1", "LGX-RIVAL-12", "RUL-LGX-25")
def test_the_two_legends_furthest_forward_on_the_grid_are_rivals() -> None:
    race, heard = new_race(2, FastChance(3), legends=6, legends_level="4", rivals=True)
    [grid] = only(heard, GridFilled)
    legends = [number for number in grid.grid if race.cars[number].is_legend()]
    assert race.expansion is not None
    assert race.expansion.rivals == tuple(legends[:2])
    assert only(heard, RivalsNamed) == [RivalsNamed(tuple(legends[:2]))]
    shown = view(race, None).race.expansion
    assert shown is not None
    assert shown.rivals == race.expansion.rivals


@pytest.mark.rule("RUL-LGX-25", "LGX-CONT-4")
@pytest.mark.parametrize(("legends", "rivals"), [(1, 1), (2, 2), (11, 2)])
def test_with_one_legend_there_is_one_rival_of_whatever_colour(legends: int, rivals: int) -> None:
    race = level_race(2, legends=legends, rivals=True)
    assert race.expansion is not None
    assert len(race.expansion.rivals) == rivals
    assert all(race.cars[number].is_legend() for number in race.expansion.rivals)


@pytest.mark.rule("EX-LGX-76", "LGX-RIVAL-2", "LGX-LEVEL-11")
def test_rivals_are_for_levels_2_to_6() -> None:
    for level in LEVELS[1:]:
        assert GAME.settings({"legends": 2, "legends_level": str(level), "rivals": True}, 1).rivals
    with pytest.raises(Invalid, match="invalid-heat-rivals"):
        GAME.settings({"legends": 2, "legends_level": "1", "rivals": True}, 1)
    with pytest.raises(Invalid, match="invalid-setting-needs-any"):
        GAME.settings({"legends": 2, "rivals": True}, 1)


@pytest.mark.rule("LGX-RIVAL-7", "LGX-RIVAL-6")
def test_rivals_have_the_ability_of_every_boost_card_and_stay_the_same() -> None:
    race = level_race(2, rivals=True)
    expansion = race.expansion
    assert expansion is not None
    rivals = expansion.rivals
    for number in range(1, 30):
        race.round = number
        turn_cards(race, expansion, FastChance(number), None)
        boost = expansion.boost()
        assert boost is not None
        having = {each.id: powers_of(race, expansion, each).rival for each in race.cars[1:]}
        assert [car for car, rival in having.items() if rival == boost.rival] == sorted(rivals)
        assert [car for car, rival in having.items() if rival] == sorted(rivals)
    assert expansion.rivals == rivals


# Steps, one after another


@pytest.mark.rule("RUL-LGX-3", "RUL-LGX-10", "RUL-LGX-12")
def test_steps_after_a_top_speed_share_the_allowance_of_one_line() -> None:
    race = race_of(legend(10), legend(23), star="draft", rival="slipstream", adrenaline=True)
    heard = drive(race)
    # 19 at top speed, by draft and Adrenaline over corner 1, and held before corner 2.
    assert race.cars[0].progress == 24
    used = [(event.ability, event.source) for event in only(heard, AbilityUsed)]
    assert ("draft", "star") in used
    assert used[-1] == ("slipstream", "rival")


@pytest.mark.rule("RUL-LGX-12", "LGX-RIVAL-8")
@pytest.mark.parametrize(
    ("ahead", "steps"),
    [
        (57, [("draft", "rival"), ("slipstream", "star")]),  # 54, 56, 58
        (59, [("plus_one", "star"), ("draft", "rival")]),  # 54, 55, 58
    ],
)
def test_a_rival_may_draft_besides_its_star(ahead: int, steps: list[tuple[str, str]]) -> None:
    """No printed Boost card has it, but one of a deck file may."""
    race = race_of(legend(45), legend(ahead), star="slipstream", rival="draft")
    used = [(event.ability, event.source) for event in only(drive(race), AbilityUsed)]
    assert used == steps
    assert race.cars[0].progress == 58


@pytest.mark.rule("RUL-LGX-12")
@pytest.mark.parametrize(("ahead", "ability"), [(56, "draft"), (58, "draft"), (59, "plus_one")])
def test_one_to_three_empty_spaces_are_a_draft(ahead: int, ability: str) -> None:
    race = race_of(legend(45), legend(ahead), star="draft")
    assert [event.ability for event in only(drive(race), AbilityUsed)] == [ability]


@pytest.mark.rule("RUL-LGX-1", "RUL-LGX-12")
def test_nobody_drafts_a_car_that_has_left_the_track() -> None:
    race = race_of(legend(45), legend(57), star="draft")
    race.cars[1].place = 1
    assert [event.ability for event in only(drive(race), AbilityUsed)] == ["plus_one"]


@pytest.mark.rule("RUL-LGX-19")
def test_who_came_last_in_the_round_before_does_not_count_as_a_nimble_one_of_this_round() -> None:
    race = race_of(legend(54), legend(54, OFF))
    last = race.round * len(race.cars)
    for arrival, beside in ((last, False), (last + 1, True)):
        race.cars[1].arrival = arrival
        assert is_beside_a_nimble_one(race, race.cars[0]) is beside


@pytest.mark.rule("LGX-BASE-3", "LGX-BASE-4", "LGX-BASE-5", "LGX-AB-THROTTLE-2", "LGX-AB-LIMIT-2")
@pytest.mark.parametrize(
    ("at", "star", "rival", "pro", "bill"),
    [
        (45, "", "", 0, [("LGX-BASE-4", 12)]),
        (45, "", "", 2, [("LGX-BASE-4", 12), ("RUL-LGX-30", 2)]),
        (9, "", "", 0, [("LGX-BASE-5", 2)]),
        (45, "full_throttle", "", 0, [("LGX-AB-THROTTLE-2", 20)]),
        (9, "full_throttle", "", 0, [("LGX-AB-THROTTLE-3", 0)]),
        (15, "", "", 0, [("LGX-BASE-3", 4), ("LGX-BASE-3", 2)]),
        (
            15,
            "",
            "adjust_speed_limit",
            0,
            [("LGX-BASE-3", 4), ("LGX-BASE-3", 2), ("LGX-AB-LIMIT-2", 2)],
        ),
    ],
)
def test_a_main_move_is_told_with_what_it_is_made_of(
    at: int, star: str, rival: str, pro: int, bill: list[tuple[str, int]]
) -> None:
    race = race_of(legend(at), star=star, rival=rival, card=(12, 2), pro=pro)
    [drove] = only(drive(race), LegendDrove)
    assert [(item.rule, item.amount) for item in drove.number.items] == bill


@pytest.mark.rule("LGX-AB-IMPEDE-1", "LGX-AB-NIMBLE-1", "LGX-AB-LIMIT-2")
def test_what_shapes_the_move_is_told_before_it_and_how_it_stands_after_it() -> None:
    for rival, told in (("adjust_speed_limit", 1), ("impeding", 0), ("nimble", 0)):
        heard = drive(race_of(legend(15), rival=rival))
        assert [event.ability for event in only(heard, AbilityUsed)] == [rival] * told
        assert len(only(heard, LegendStands)) == 1 - told


@pytest.mark.rule("RUL-LGX-3", "LGX-BASE-6")
@pytest.mark.parametrize(("diamond", "how"), [(2, "clears"), (3, "limited")])
def test_a_move_that_is_held_before_a_second_line_is_told_so(diamond: int, how: str) -> None:
    [drove] = only(drive(race_of(legend(18), card=(12, diamond))), LegendDrove)
    assert drove.how == how


def test_without_legends_no_card_was_used() -> None:
    race, _ = new_race(2)
    assert view(race, 0).race.legends_used == ()


# Chevrons


@pytest.mark.rule("RUL-LGX-37", "LGX-BASE-13")
def test_chevrons_act_at_every_level_and_only_past_the_legends_line() -> None:
    race = race_of(legend(5), card=(16, 2), circuit=t60(((5, 2),)))
    drive(race)
    assert race.cars[0].progress == 17
    assert all(data.circuit(key).chevrons == {} for key in data.CIRCUITS)


@pytest.mark.rule("LGX-BASE-13")
def test_chevrons_count_for_the_legends_of_the_base_game_too() -> None:
    diamond_3 = next(at for at, card in enumerate(FACTS.legends_cards) if card[1][0] == 3)
    for chevrons, end in (((), 24), (((18, 1),), 25)):
        race = race_with(car(10), legend(18), circuit=t60(chevrons), laps=2, legends_card=diamond_3)
        play(race, 0, "plan 1 start0")
        assert race.cars[1].progress == end


@pytest.mark.rule("LGX-BASE-13")
@pytest.mark.parametrize(
    ("chevrons", "found"),
    [
        ("[[60, 1]]", "Space 60"),
        ("[[5, 3]]", "3"),
        ("[[5, 1], [5, 2]]", "Space 5 twice"),
    ],
)
def test_wrong_chevrons_are_explained(chevrons: str, found: str) -> None:
    text = circuit_text(spaces=60, corners=((20, 4),)).replace(
        "\n[path]", f"\nchevrons = {chevrons}\n\n[path]", 1
    )
    with pytest.raises(Invalid) as refusal:
        data.user_circuit(FileText("own.toml", text))
    assert in_words(refusal.value.phrase.params["found"]) == found


# Words


def test_a_legends_turn_is_told_step_by_step() -> None:
    race = race_of(legend(45), legend(57), star="draft", rival="slipstream", card=(9, 0))
    words = Words(GAME)
    told = [words.say(GAME.phrase(event), GAME.names(race)) for event in drive(race)]
    assert told == [
        "Black drives its top speed, 9.",
        "Black drives 9 Spaces.",
        "Black has a Star: draft.",
        "Black drives 2 Spaces.",
        "Black is a Rival: slipstream.",
        "Black drives 2 Spaces.",
    ]


@pytest.mark.rule("RUL-LGX-22")
def test_the_schema_leaves_room_for_exactly_the_cars_that_are_accepted() -> None:
    [setting] = [one for one in GAME.schema if one.name == "legends"]
    for seats in GAME.seats:
        for level in ("none", "1", "4"):
            [room] = [
                one for one in setting.rooms if one.value == (level if level == "none" else "")
            ]
            for legends in range(setting.high + 1):
                given = {"legends": legends} | ({} if level == "none" else {"legends_level": level})
                if level != "none" and legends == 0:
                    continue  # a level needs Legends
                try:
                    GAME.settings(given, seats)
                    fits = True
                except Invalid:
                    fits = False
                assert fits == (room.least <= seats + legends <= room.most), (seats, given)


@pytest.mark.rule("LGX-RIVAL-2")
def test_the_schema_says_with_which_level_there_are_no_rivals() -> None:
    [setting] = [one for one in GAME.schema if one.name == "rivals"]
    assert setting.not_with == (("legends_level", "1"),)


@pytest.mark.rule("LGX-LEVEL-3", "LGX-LEVEL-7")
def test_what_is_printed_of_a_level_are_its_decks_and_the_stars_of_their_cards() -> None:
    levels = GAME.printed(None).levels
    assert len(levels) == 6
    assert (levels[0].decks, levels[0].stars) == (("green",), ())
    assert (levels[2].decks, levels[2].stars) == (("green", "yellow"), (2, 4))
    assert levels[3].stars == (4,)


@pytest.mark.rule("LGX-CONT-1", "RUL-LGX-21")
def test_the_legends_cards_are_printed_for_a_table_that_uses_them() -> None:
    assert GAME.printed(None).legends_cards == ()
    settings = GAME.settings({"legends": 5, "legends_level": "4"}, 1)
    cards = GAME.printed(settings).legends_cards
    assert [card.key for card in cards] == [card.key for card in DECKS.cards]
    entry = DECKS.cards[0].entries[0]
    assert cards[0].numbers[FACTS.colours[0]] == (entry.diamond, entry.top_speed)
    assert len(cards[0].stars) == 2
