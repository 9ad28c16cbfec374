"""How Legends of the expansion drive, and what that means for drivers (LGX)."""

from __future__ import annotations

import pytest

from hotseat.core import FastChance, FileText, Invalid, Seat
from hotseat.games.heat import GAME, data
from hotseat.games.heat.events import (
    AbilityUsed,
    CarPushed,
    GridFilled,
    LegendDrove,
    LegendStands,
    RivalsNamed,
)
from hotseat.games.heat.finish import classify_finishers
from hotseat.games.heat.legend_move import powers_of
from hotseat.games.heat.legend_turn import is_beside_a_nimble_one, turn_cards
from hotseat.games.heat.state import OFF, Car, Race
from hotseat.games.heat.track import order_of_cars
from tests.games.heat.build import (
    FACTS,
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
)
from tests.games.heat.legends import drive, legend, level_race, off, pair, race_of, t60
from tests.in_words import in_words

DECKS = data.legend_decks()
LEVELS = range(1, 7)


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
