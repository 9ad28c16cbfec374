"""The Legends expansion around a turn: levels, decks, Rivals, order, views (LGX)."""

from __future__ import annotations

import pytest

from hotseat.core import FastChance, FileText, Invalid, Seat
from hotseat.games.heat import GAME, data
from hotseat.games.heat.abilities import Ability
from hotseat.games.heat.adrenaline import has_adrenaline
from hotseat.games.heat.events import (
    BoostCardTurned,
    LegendDrove,
    LegendsCardTurned,
)
from hotseat.games.heat.legend_move import powers_of
from hotseat.games.heat.legend_turn import turn_cards
from hotseat.games.heat.settings import legend_colours
from hotseat.words import Words
from tests.games.heat.build import (
    FACTS,
    StackedChance,
    car,
    circuit_text,
    new_race,
    only,
    play,
    race_with,
    ring,
    view,
    waiting,
)
from tests.games.heat.legends import deck_file, drive, legend, level_race, race_of, t60

DECKS = data.legend_decks()
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


@pytest.mark.rule("LGX-STAR-6")
def test_a_star_of_no_use_says_so() -> None:
    race = race_of(legend(45), star="draft", card=(9, 0))
    words = Words(GAME)
    told = [words.say(GAME.phrase(event), GAME.names(race)) for event in drive(race)]
    assert told[2:] == [
        "Black has a Star that is of no use here, so it goes one Space more.",
        "Black drives 1 Space.",
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
