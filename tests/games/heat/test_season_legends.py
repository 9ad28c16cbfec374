"""Championships with the Legends expansion: Rivals, Sponsorship cards and twelve cars."""

from __future__ import annotations

import pytest

from hotseat.core import FastChance, Phrase
from hotseat.games.heat import GAME, data
from hotseat.games.heat.events import (
    CardRemoved,
    GridFilled,
    PlayedDirectly,
    PointsScored,
    RivalsNamed,
    SponsorshipEarned,
    StressReduced,
)
from hotseat.games.heat.points import season_of
from hotseat.games.heat.sponsorship import sponsorship_deck
from hotseat.games.heat.state import Race, Step
from hotseat.games.heat.tally import HeatTally
from hotseat.words import Words
from tests.games.heat.build import (
    FACTS,
    car,
    card,
    cards,
    corners_paid,
    keys,
    legend,
    new_race,
    only,
    options,
    pass_on,
    play,
    race_with,
    ring,
    turn,
    view,
    whole_turn,
)
from tests.games.heat.legends import deck_file
from tests.games.heat.test_season import draft, over, ready
from tests.games.heat.test_season_variants import on_to


def season(year: str = "1963", legends: int = 3, seats: int = 1, **given: object) -> Race:
    """Return a season with Rivals before its first race: car 0 is a driver's, the rest Legends."""
    race, _ = new_race(seats, FastChance(3), season=year, legends=legends, rivals=True, **given)
    return race


def rivals(race: Race) -> tuple[int, ...]:
    assert race.expansion is not None
    return race.expansion.rivals


def next_rivals(race: Race) -> tuple[int, ...]:
    seen = view(race, None).season
    assert seen
    return seen.next_rivals


# Rivals

# The cars of the worked examples: a human's, then three Legends.
RED, BLUE, GRAY = 1, 2, 3


@pytest.mark.rule("LGX-RIVAL-4", "EX-LGX-73")
def test_the_first_race_has_no_rivals() -> None:
    race, told = new_race(1, FastChance(3), season="1963", legends=3, rivals=True)
    assert rivals(race) == ()
    assert only(told, RivalsNamed) == []


@pytest.mark.rule("LGX-RIVAL-5", "LGX-RIVAL-6", "EX-LGX-74")
def test_the_two_legends_with_most_points_are_the_rivals_of_the_next_race() -> None:
    race = season()
    draft(race)
    over(race, 1, 2, 3, 4)
    assert [placing.points for placing in season_of(race).results[0]] == [9, 6, 4, 3]
    assert rivals(race) == ()
    assert next_rivals(race) == (RED, BLUE)
    told = ready(race)
    assert rivals(race) == (RED, BLUE)
    assert only(told, RivalsNamed) == [RivalsNamed((RED, BLUE), "points")]
    assert next_rivals(race) == ()  # while a race is driven nobody knows
    draft(race)
    over(race, 1, 4, 2, 3)
    assert rivals(race) == (RED, BLUE)
    assert next_rivals(race) == (BLUE, RED)
    ready(race)
    assert rivals(race) == (BLUE, RED)


@pytest.mark.rule("RUL-LGX-25", "EX-LGX-75")
def test_of_equal_points_the_better_place_in_the_last_race_counts() -> None:
    race = season()
    draft(race)
    over(race, 2, 3, 1, 4)
    ready(race)
    draft(race)
    over(race, 1, 4, 3, 2)
    points = [season_of(race).points(car) for car in (RED, BLUE, GRAY)]
    assert points == [4 + 3, 9 + 4, 3 + 6]
    for result, wanted in zip(season_of(race).results[1], (0, 3, 0, 4), strict=True):
        result.points = wanted  # so that the example's 9, 7 and 7 come out
    points = [season_of(race).points(car) for car in (RED, BLUE, GRAY)]
    assert points == [7, 9, 7]
    assert next_rivals(race) == (BLUE, GRAY)
    ready(race)
    assert rivals(race) == (BLUE, GRAY)


@pytest.mark.rule("LGX-RIVAL-4", "LGX-RIVAL-6")
def test_each_season_of_a_run_begins_without_rivals() -> None:
    race = season("goat")
    on_to(race, 3)
    assert rivals(race) == (1, 2)
    assert next_rivals(race) == ()
    play(race, 0, options(race, 0)[0])
    told = ready(race)
    assert rivals(race) == ()
    assert only(told, RivalsNamed) == []
    on_to(race, 4)
    assert next_rivals(race) == (1, 2)


@pytest.mark.rule("LGX-CHAMP-3")
def test_a_season_with_levels_has_no_rivals_unless_they_are_chosen() -> None:
    race, _ = new_race(1, FastChance(3), season="1963", legends=3, legends_level="4")
    seen = view(race, None).season
    assert seen
    assert not seen.rival_mode
    draft(race)
    over(race, 1, 2, 3, 4)
    assert next_rivals(race) == ()
    assert only(ready(race), RivalsNamed) == []
    assert rivals(race) == ()


@pytest.mark.rule("RUL-LGX-25")
def test_one_legend_of_a_season_is_the_only_rival() -> None:
    race = season(legends=1)
    draft(race)
    over(race, 1, 2)
    ready(race)
    assert rivals(race) == (1,)


def test_the_table_hears_why_they_are_rivals() -> None:
    race = season()
    said = {
        (language, event.by): Words(GAME, language=language).say(
            GAME.phrase(event), GAME.names(race)
        )
        for event in (RivalsNamed((1, 2), "points"), RivalsNamed((1,)))
        for language in ("en", "es")
    }
    assert said == {
        ("en", "points"): "The Rivals of this race, by points: Blue, Green.",
        ("es", "points"): "Los Rivales de esta carrera, por puntos: Azul, Verde.",
        ("en", "grid"): "The Rival of this race: Blue.",
        ("es", "grid"): "El Rival de esta carrera: Azul.",
    }
    assert GAME.rules_behind(RivalsNamed((1, 2), "points"))[0] == "LGX-RIVAL-5"
    assert GAME.rules_behind(RivalsNamed((1, 2)))[0] == "LGX-RIVAL-3"


def test_the_terminal_shows_level_and_rivals_of_the_next_race() -> None:
    race = season()
    draft(race)
    over(race, 1, 2, 3, 4)
    for language, line in (
        ("en", "Legends at level 3; Rivals: Blue, Green"),
        ("es", "Leyendas en el nivel 3; Rivales: Azul, Verde"),
    ):
        words = Words(GAME, language=language)
        lines = [
            words.say(line, GAME.names(race)) if isinstance(line, Phrase) else line
            for line in GAME.sketch(view(race, 0))
        ]
        assert line in lines
        assert all(len(line) <= 80 for line in lines)


def test_a_simulation_counts_rivals_and_levels_by_race() -> None:
    tally = HeatTally()
    race, told = new_race(1, FastChance(3), season="1961", legends=3, rivals=True)
    told += draft(race) + over(race, 4, 1, 2, 3) + ready(race)
    told += draft(race) + over(race, 4, 1, 3, 2) + ready(race)
    for event in told:
        tally.hear(event)
    counted = tally.figures()
    assert {key: count for key, count in counted.items() if "rival" in key} == {
        "rivals: races": 2,
        "race 2 legend 1: rival": 1,
        "race 2 legend 2: rival": 1,
        "race 2 rivals: races": 1,
        "race 2 rivals: points": 9 + 4,
        "race 2 rivals: wins": 1,
        "race 3 rivals: races": 1,
        "race 3 legend 1: rival": 1,
        "race 3 legend 3: rival": 1,
    }
    assert [counted[f"race {race} level {race + 1}: races"] for race in (1, 2, 3)] == [1, 1, 1]


# Twelve cars


@pytest.mark.rule("RUL-LGX-22")
def test_a_season_of_twelve_cars_scores_six_of_them_and_fills_the_grid_by_points() -> None:
    race, _ = new_race(2, FastChance(1), season="1961", legends=10, legends_level="rising")
    draft(race)
    told = over(race, *range(12, 0, -1))
    scored = [(event.car, event.points.total) for event in only(told, PointsScored)]
    assert scored == [*zip(range(11, 5, -1), (9, 6, 4, 3, 2, 1), strict=True)] + [
        (number, 0) for number in range(5, -1, -1)
    ]
    seen = view(race, None).season
    assert seen
    assert seen.races[0].points == (9, 6, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0)
    told = ready(race)
    [grid] = only(told, GridFilled)
    assert grid.grid == tuple(range(11, -1, -1))
    places = [(each.progress, each.spot) for each in race.cars]
    assert len(set(places)) == 12


@pytest.mark.rule("RUL-LGX-22", "RUL-HEAT-93")
def test_an_event_adds_points_for_its_places_only() -> None:
    race, _ = new_race(2, FastChance(1), season="1962", legends=10, legends_level="rising")
    seen = view(race, None).season
    assert seen
    assert seen.races[2].points == (10, 7, 5, 3, 2, 1, 0, 0, 0, 0, 0, 0)


# Sponsorship cards


@pytest.mark.rule("LGX-CONT-3", "LGX-CHAMP-4", "RUL-LGX-36")
def test_twenty_one_more_sponsorship_cards_join_the_deck() -> None:
    race, _ = new_race(2, season="1961", legends=1, legends_level="2")
    deck = season_of(race).deck
    assert len(deck) == 56
    kinds = {key: deck.count(card(key)) for key in dict.fromkeys(keys(deck).split())}
    assert set(kinds.values()) == {7}
    more = {"sponsor-grip", "sponsor-springs", "sponsor-pedal"}
    assert set(kinds) - more == {
        f"sponsor-{key}" for key in ("brakes", "cooling", "rpm", "turbo", "wings")
    }
    assert len(kinds) == 8
    base, _ = new_race(2, season="1961", legends=1)
    assert sorted(sponsorship_deck(base)) == sorted(season_of(base).deck)
    assert len(season_of(base).deck) == 35
    assert not more & set(keys(season_of(base).deck).split())


@pytest.mark.rule("LGX-CONT-3")
def test_what_the_further_cards_show() -> None:
    printed = {
        key: (FACTS.values[card(key)], marks.adjust, marks.reduce, marks.direct, marks.one_time)
        for key in ("sponsor-grip", "sponsor-springs", "sponsor-pedal")
        for marks in [FACTS.marks[card(key)]]
    }
    assert printed == {
        "sponsor-grip": (2, 2, 0, 0, 1),
        "sponsor-springs": (4, 0, 2, 0, 1),
        "sponsor-pedal": (2, 0, 0, 1, 1),
    }
    for key in printed:
        shown = GAME.printed(None).cards[card(key)]
        assert (shown.key, shown.level, shown.sort) == (key, "sponsorship", "upgrade")
        assert {symbol.kind for symbol in shown.symbols} >= {"one_time"}


@pytest.mark.rule("LGX-CONT-3")
def test_they_come_after_all_cards_that_were_there_before() -> None:
    assert data.card_keys()[-8:] == [
        *(f"sponsor-{key}" for key in ("brakes", "cooling", "rpm", "turbo", "wings")),
        *(f"sponsor-{key}" for key in ("grip", "springs", "pedal")),
    ]


def sponsored(hand: str, at: int = 15) -> Race:
    """Return a race of a season with the expansion; the driver holds these cards."""
    return race_with(
        car(at, gear=2, hand=hand, engine=6),
        car(1, hand="1 1 1 1 1 1 start0"),
        circuit=ring(corners=((20, 2),), laps=2),
        event="title_sponsor",
        level=4,
    )


@pytest.mark.rule("LGX-CONT-3")
def test_grip_raises_every_limit_by_two() -> None:
    for hand, paid in (("sponsor-grip 4 1 1 1 1 1", 2), ("2 4 1 1 1 1 1", 4)):
        race = sponsored(hand)
        first = hand.split()[0]
        told = whole_turn(race, 0, f"plan 2 {'+'.join(sorted([first, '4'], key=card))}")
        assert corners_paid(told) == [(1, paid)]


@pytest.mark.rule("LGX-CONT-3", "SPO-2")
def test_grip_is_used_once() -> None:
    race = sponsored("sponsor-grip 4 1 1 1 1 1", at=2)
    told = whole_turn(race, 0, "plan 2 4+sponsor-grip")
    assert only(told, CardRemoved) == [CardRemoved(0, card("sponsor-grip"))]
    assert season_of(race).used == cards("sponsor-grip")
    assert race.cars[0].sponsorship == ()


@pytest.mark.rule("LGX-CONT-3", "GAR-SYM-7.1")
def test_springs_shed_two_stress_cards() -> None:
    race = sponsored("sponsor-springs 1 1 stress stress stress 1", at=2)
    turn(race, 0, "plan 2 1+sponsor-springs")
    assert {"reduce sponsor-springs 1", "reduce sponsor-springs 2"} <= set(options(race, 0))
    assert "reduce sponsor-springs 3" not in options(race, 0)
    told = play(race, 0, "reduce sponsor-springs 2")
    assert only(told, StressReduced) == [StressReduced(0, card("sponsor-springs"), 2)]
    assert keys(race.cars[0].hand).count("stress") == 1
    pass_on(race, 0)
    assert season_of(race).used == cards("sponsor-springs")


@pytest.mark.rule("LGX-CONT-3", "GAR-SYM-10.1", "SPO-2")
def test_a_pedal_is_played_directly_and_laid_aside() -> None:
    race = sponsored("sponsor-pedal 1 1 1 1 1 1", at=2)
    turn(race, 0, "plan 2 1+1")
    assert race.cars[0].progress == 4
    told = play(race, 0, "direct sponsor-pedal")
    assert only(told, PlayedDirectly) == [PlayedDirectly(0, card("sponsor-pedal"))]
    assert (race.cars[0].progress, race.turn.speed()) == (6, 4)
    told = pass_on(race, 0)
    assert only(told, CardRemoved) == [CardRemoved(0, card("sponsor-pedal"))]
    assert season_of(race).used == cards("sponsor-pedal")
    assert race.cars[0].sponsorship == ()


@pytest.mark.rule("LGX-CONT-3", "RUL-HEAT-8")
def test_whoever_has_sponsorship_cards_is_asked_whether_or_not_one_can_be_played() -> None:
    """Which Sponsorship cards a driver has is secret: the question must not tell."""
    for level, sponsor, asked in (
        (4, "sponsor-pedal", True),
        (4, "sponsor-turbo", True),
        (0, "sponsor-turbo", False),
    ):
        race = race_with(
            car(2, gear=3, hand=f"{sponsor} 1 1 1 1 1 1", engine=0),
            car(30, hand="1 1 1 1 1 1 start0"),
            car(31, hand="1 1 1 1 1 1 start0"),
            circuit=ring(corners=((20, 2),), laps=2),
            event="title_sponsor",
            level=level,
        )
        race.order = [0, 2, 1]
        turn(race, 0, "plan 3 1+1+1")
        assert (race.step == Step.REACT) == asked
    # Where the only one lies open, there is nothing to ask about.
    race = race_with(
        car(2, gear=3, hand="1 1 1 1 1 1 1", discard="sponsor-turbo", engine=0),
        car(30, hand="1 1 1 1 1 1 start0"),
        car(31, hand="1 1 1 1 1 1 start0"),
        circuit=ring(corners=((20, 2),), laps=2),
        event="title_sponsor",
        level=4,
    )
    race.order = [0, 2, 1]
    turn(race, 0, "plan 3 1+1+1")
    assert race.step == Step.DISCARD


def test_an_imagined_race_deals_the_further_cards_too() -> None:
    race = race_with(
        car(2, hand="1 1 1 1 1 1 1"),
        car(30, hand="sponsor-turbo sponsor-turbo sponsor-turbo 1 1 1 start0"),
        event="title_sponsor",
        level=4,
    )
    season_of(race).used = cards("sponsor-grip")
    season_of(race).deck.remove(card("sponsor-grip"))
    seen = view(race, 0)
    dealt: set[str] = set()
    for seed in range(40):
        imagined = GAME.imagine(seen, FastChance(seed))
        assert len(imagined.cars[1].sponsorship) == 3
        assert len(season_of(imagined).deck) == 56 - 3 - 1
        assert GAME.census(imagined) == GAME.census(race)
        dealt |= set(keys(imagined.cars[1].sponsorship).split())
    assert len(dealt) == 8


# Legends, the press and the events


def legend_at_press(event: str, star: str = "slipstream") -> Race:
    """Return a season's race in which a Legend with a Star is about to move: 8 Spaces, then two."""
    entries = dict.fromkeys(data.colours(), (8, 0, 1))
    decks = data.legend_decks(deck_file(entries, star, "nimble"))
    race = race_with(
        car(21, hand="1 1 1 1 1 1 start0"),
        legend(11),
        car(3, hand="1 1 1 1 1 1 start0"),
        circuit=ring(corners=((20, 4),), laps=2),
        event=event,
        level=4,
    )
    assert race.expansion is not None
    race.expansion.decks = decks
    race.legends_deck = decks.cards_of(4)
    return race


@pytest.mark.rule("RUL-LGX-28", "EX-LGX-80")
def test_a_legend_slipstreams_through_a_press_corner_and_gets_nothing() -> None:
    race = legend_at_press("title_sponsor")
    before = [each.sponsorship for each in race.cars], season_of(race).deck[:]
    assert race.conditions.press == (1,)
    race.cars[0].progress = 20
    told = whole_turn(race, 0, "plan 1 start0")  # it stands just behind the line
    assert race.cars[1].progress == 21  # 19 at 8 Spaces, then a Slipstream over the line
    assert only(told, SponsorshipEarned) == []
    assert ([each.sponsorship for each in race.cars], season_of(race).deck) == before


@pytest.mark.rule("RUL-LGX-28")
def test_legends_take_a_place_among_the_first_through_lap_1() -> None:
    race = legend_at_press("grandstand")
    race.cars[1].progress = 35
    whole_turn(race, 0, "plan 1 start0")
    assert season_of(race).first_lap == [1]
    assert race.cars[1].progress >= 40


@pytest.mark.rule("RUL-LGX-28")
@pytest.mark.parametrize(("legends", "earned"), [(3, 1), (2, 0)])
def test_legends_count_as_cars_that_are_passed(legends: int, earned: int) -> None:
    race = race_with(
        car(1, gear=2, hand="4 4 1 1 1 1 1"),
        *(legend(3 + number) for number in range(legends)),
        circuit=ring(corners=((30, 4),), laps=2),
        event="live_television",
        level=4,
    )
    race.order = [0, *range(1, legends + 1)]
    told = whole_turn(race, 0, "plan 2 4+4")
    assert [event.why for event in only(told, SponsorshipEarned)] == ["passed"] * earned


@pytest.mark.rule("RUL-LGX-28")
@pytest.mark.parametrize("event", ["safety_rules", "engine_rules", "sponsor_leaves"])
def test_events_that_change_engine_or_hand_leave_legends_as_they_are(event: str) -> None:
    race = legend_at_press(event)
    race.cars[0].progress = 20
    whole_turn(race, 0, "plan 1 start0")
    assert race.cars[1].progress == 21
    assert (race.cars[1].hand, race.cars[1].engine, race.cars[1].out) == ([], [], False)
