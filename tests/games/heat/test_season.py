"""The championship, race after race: CHA, its rulings and examples."""

from __future__ import annotations

import pytest

from hotseat.core import Event, FastChance, Invalid, Seat
from hotseat.games.heat import GAME, data
from hotseat.games.heat.conditions import NO_EVENT
from hotseat.games.heat.events import (
    CardsDrawn,
    DraftRoundStarted,
    DriverReady,
    GridFilled,
    HandicapTaken,
    PointsScored,
    RaceAnnounced,
    RaceEnded,
    RoadLaid,
    SeasonWon,
    SponsorshipDealt,
    SponsorshipDrawn,
    SponsorshipShuffled,
    SwapDeclined,
    UpgradeSwapped,
    WeatherDrawn,
)
from hotseat.games.heat.garage import garage_of
from hotseat.games.heat.points import by_points, points_bill, score_race, season_of
from hotseat.games.heat.season import after_race, before_race
from hotseat.games.heat.season_state import Leg, Placing, Season
from hotseat.games.heat.state import Race, Step
from tests.games.heat.build import (
    FACTS,
    NOT_AN_OPTION,
    StackedChance,
    car,
    card,
    cards,
    keys,
    legend,
    new_race,
    only,
    options,
    own_set,
    play,
    race_with,
    refused,
    ring,
    view,
    waiting,
)

SWAPPED_NOTHING = "no-swap"


def season(year: str = "1961", seats: int = 2, **given: object) -> tuple[Race, list[Event]]:
    """Return a new season before its first draft."""
    return new_race(seats, None, season=year, **given)


def draft(race: Race) -> list[Event]:
    """Take the first card of the market for everybody, swap nothing, and go to the grid."""
    heard: list[Event] = []
    while race.step == Step.DRAFT:
        [seat] = waiting(race)
        heard += play(race, seat, options(race, seat)[0])
    [seat] = waiting(race)
    return heard + play(race, seat, SWAPPED_NOTHING)


def over(race: Race, *places: int) -> list[Event]:
    """End the race with these places, car by car."""
    heard: list[Event] = []
    for each, place in zip(race.cars, places, strict=True):
        each.place = place
    race.step = Step.OVER
    after_race(race, StackedChance(), heard.append)
    return heard


def ready(race: Race) -> list[Event]:
    """Everybody goes on to the next race."""
    return [event for seat in waiting(race) for event in play(race, seat, "ready")]


def names(year: str) -> list[tuple[str, str]]:
    race, _ = season(year)
    return [(str(leg.circuit.source), data.event_keys()[leg.event]) for leg in season_of(race).legs]


# Season setup


@pytest.mark.rule("CHA-2", "CHA-4", "CHA-12")
def test_the_seasons_of_the_box() -> None:
    assert names("1961") == [
        ("great_britain", "grandstand"),
        ("usa", "speed_record"),
        ("italy", "strike"),
    ]
    assert names("1962") == [
        ("italy", "engine_rules"),
        ("great_britain", "record_crowds"),
        ("france", "corruption"),
    ]
    assert names("1963") == [
        ("usa", "title_sponsor"),
        ("great_britain", "live_television"),
        ("france", "safety_rules"),
        ("italy", "sponsor_leaves"),
    ]


@pytest.mark.rule("CHA-3", "CHA-24", "RUL-HEAT-102")
def test_every_event_card_of_the_box_and_its_press_corners() -> None:
    printed = {
        event.key: (event.sponsorship, "".join(chr(65 + at) for at in event.press))
        for event in FACTS.events
    }
    assert printed == {
        "grandstand": (2, "A"),
        "speed_record": (1, "B"),
        "strike": (1, "C"),
        "engine_rules": (2, "E"),
        "record_crowds": (1, "CE"),
        "corruption": (1, "C"),
        "title_sponsor": (3, "A"),
        "live_television": (1, "BD"),
        "safety_rules": (1, "D"),
        "sponsor_leaves": (0, "D"),
    }
    lines: list[list[int]] = []
    for year in ("1961", "1962", "1963"):
        seen = view(season(year)[0], None).season
        assert seen
        for race in seen.races:
            circuit = data.circuit(str(race.circuit))
            lines.append([circuit.corners[number - 1].line for number in race.press])
    assert lines == [
        *([15], [33], [26]),
        *([19], [37, 48], [27]),  # E on Italy's three corners is B
        *([12], [30, 43], [39], [10]),  # D on them is A
    ]


@pytest.mark.rule("CHA-1", "CHA-5", "CHA-8")
def test_a_season_brings_the_garage_and_the_weather_along() -> None:
    settings = GAME.settings({"season": "1961"}, 2)
    assert (settings.garage, settings.weather) == ("mixed", True)
    assert GAME.settings(GAME.plain_settings(settings), 2) == settings
    # The form of the client reads it here: it knows no rules of its own.
    assert {setting.name: setting.brings for setting in GAME.schema if setting.brings} == {
        "season": (("garage", "mixed"),)
    }
    assert GAME.settings({"season": "1961", "garage": "basic"}, 2).garage == "basic"
    race, _ = season(garage="basic")
    levels = {upgrade.card: upgrade.level for upgrade in FACTS.upgrades}
    assert {levels[kind] for kind in garage_of(race).deck} == {"basic"}
    for wrong in (
        {"garage": "none"},
        {"weather": False},
        {"garage_choice": "random"},
    ):
        with pytest.raises(Invalid, match="invalid-heat-season"):
            GAME.settings({"season": "1961", **wrong}, 2)
    for needless in ({"circuit": "italy"}, {"laps": 3}):
        with pytest.raises(Invalid, match="invalid-setting-needs"):
            GAME.settings({"season": "1961", **needless}, 2)
    draft(race)
    for driver in race.cars:
        assert not {card("start0"), card("start5"), card("startheat")} & {
            *driver.hand,
            *driver.deck,
        }


@pytest.mark.rule("CHA-8")
def test_a_set_with_too_few_cards_for_the_season_is_refused() -> None:
    few = own_set("value = 2", copies=1)
    with pytest.raises(Invalid, match="invalid-heat-garage"):
        GAME.settings({"season": "1963", "upgrades": few, "garage": "basic"}, 5)
    assert GAME.settings({"season": "1963", "upgrades": few, "garage": "basic"}, 4).season


@pytest.mark.rule("CHA-7", "CHA-9", "CHA-11")
def test_the_decks_are_shuffled_face_down() -> None:
    chance = StackedChance()
    race, _ = new_race(2, chance, season="1961")
    assert season_of(race).deck in chance.shuffled
    assert len(season_of(race).deck) == 35
    assert any(len(pile) == 96 for pile in chance.shuffled)
    seen = view(race, 0).season
    assert seen
    assert (seen.deck, seen.races[0].event) == (35, "grandstand")
    before = len(chance.shuffled)
    while race.step == Step.DRAFT:
        [seat] = waiting(race)
        play(race, seat, options(race, seat)[0], chance)
    [seat] = waiting(race)
    play(race, seat, SWAPPED_NOTHING, chance)
    sizes = [len(pile) for pile in chance.shuffled[before:]]
    assert sizes.count(len(FACTS.weathers)) >= 1
    assert sum(token.copies for token in FACTS.roads) in sizes


# Before each race


@pytest.mark.rule("CHA-16", "CHA-26", "RUL-HEAT-88")
def test_the_steps_before_a_race_come_in_the_event_cards_order() -> None:
    race, told = season()
    told = told + draft(race)
    wanted = (
        RaceAnnounced,
        GridFilled,
        DraftRoundStarted,
        SwapDeclined,
        SponsorshipDealt,
        WeatherDrawn,
        RoadLaid,
        CardsDrawn,
    )
    order = [type(event) for event in told if isinstance(event, wanted)]
    assert list(dict.fromkeys(order)) == list(wanted)
    assert len(only(told, RoadLaid)[0].tokens) == 5  # one for each corner of Great Britain


@pytest.mark.rule("CHA-12", "CHA-24", "CHA-27")
def test_the_event_card_is_announced_with_track_laps_and_press_corners() -> None:
    _, told = season("1962")
    assert only(told, RaceAnnounced) == [
        RaceAnnounced(1, 3, "1962", "Italy", 3, "engine_rules", (2,))
    ]


@pytest.mark.rule("CHA-13")
def test_the_first_grid_is_random() -> None:
    grids = {
        only(new_race(3, FastChance(seed), season="1961")[1], GridFilled)[0].grid
        for seed in range(12)
    }
    assert len(grids) > 3


@pytest.mark.rule("CHA-14", "CHA-15", "CHA-32", "CHA-31", "WE-12")
def test_points_make_the_next_grid_and_the_previous_race_breaks_ties() -> None:
    race, _ = season(seats=4)
    draft(race)
    over(race, 2, 4, 3, 1)  # 6, 3, 4, 9
    ready(race)
    draft(race)
    told = over(race, 3, 4, 1, 2)  # 4, 3, 9, 6
    assert {event.car: event.total for event in only(told, PointsScored)} == {
        0: 10,
        1: 6,
        2: 13,
        3: 15,
    }
    told = ready(race)
    assert only(told, GridFilled)[0].grid == (3, 2, 0, 1)
    tied = season_of(race)
    tied.results = [[Placing(place, 5) for place in (4, 1, 3, 2)]]
    assert [each.id for each in by_points(race, "1961")] == [1, 3, 2, 0]


@pytest.mark.rule("RUL-HEAT-86")
def test_a_race_gives_every_car_a_place_of_its_own() -> None:
    race = race_with(
        *[car(30 + at, hand="1 1 1 1 1 1 1") for at in range(4)], event="sponsor_leaves"
    )
    from hotseat.games.heat.finish import classify, eliminate

    eliminate(race, race.cars[2], None)
    classify(race, race.cars[0], stopped=False, tell=None)
    eliminate(race, race.cars[1], None)
    classify(race, race.cars[3], stopped=False, tell=None)
    assert [each.place for each in race.cars] == [1, 3, 4, 2]


@pytest.mark.rule("CHA-17", "CHA-18", "CHA-19", "CHA-20", "CHA-22", "WE-63")
def test_one_upgrade_each_rear_driver_first_and_leftovers_go_back() -> None:
    race, told = season(seats=4, legends=2)
    [laid] = only(told, DraftRoundStarted)
    grid = [number for number in only(told, GridFilled)[0].grid if number < 4]
    assert len(laid.market) == 4 + 3
    assert laid.order == tuple(reversed(grid))
    taken = list[int]()
    while race.step == Step.DRAFT:
        [seat] = waiting(race)
        taken.append(seat)
        play(race, seat, options(race, seat)[0])
    assert taken == list(laid.order)
    assert all(len(each.upgrades) == 1 for each in race.cars[:4])
    assert view(race, 0).race.cars[1].upgrades == race.cars[1].upgrades  # face up
    assert waiting(race) == [grid[-1]]
    left = len(garage_of(race).deck)
    assert len(garage_of(race).market) == 3
    chance = StackedChance()
    play(race, grid[-1], SWAPPED_NOTHING, chance)
    assert len(garage_of(race).deck) == left + 3
    assert garage_of(race).market == []
    assert len(chance.shuffled[0]) == left + 3


@pytest.mark.rule("CHA-21", "RUL-HEAT-87")
def test_the_last_driver_may_swap_any_own_upgrade_for_a_leftover() -> None:
    race, told = season(seats=2, legends=2)
    while race.step == Step.DRAFT:
        [seat] = waiting(race)
        play(race, seat, options(race, seat)[0])
    [last] = waiting(race)
    grid = [number for number in only(told, GridFilled)[0].grid if number < 2]
    assert last == grid[-1]
    driver = race.cars[last]
    driver.upgrades = tuple(sorted([*driver.upgrades, card("heat-17")]))
    driver.sponsorship = (card("sponsor-turbo"),)
    market = list(dict.fromkeys(garage_of(race).market))
    assert options(race, last) == [
        *(
            f"swap {FACTS.keys[give]} {FACTS.keys[take]}"
            for give in driver.upgrades
            for take in market
            if give != take
        ),
        SWAPPED_NOTHING,
    ]
    take = market[0]
    chance = StackedChance()
    told = play(race, last, f"swap heat-17 {FACTS.keys[take]}", chance)
    assert only(told, UpgradeSwapped) == [UpgradeSwapped(last, card("heat-17"), take)]
    assert take in driver.upgrades
    assert card("heat-17") not in driver.upgrades
    assert card("heat-17") in chance.shuffled[0]
    assert refused(race, last, SWAPPED_NOTHING)[0].startswith("refused")  # once


@pytest.mark.rule("CHA-23", "CHA-30", "RUL-HEAT-97")
def test_dealt_sponsorship_cards_are_the_first_of_the_hand() -> None:
    race, _ = season()
    told = draft(race)
    for driver in race.cars:
        assert len(driver.hand) == 7
        assert len([kind for kind in driver.hand if FACTS.is_sponsorship[kind]]) == 2
    assert {(event.car, event.count) for event in only(told, SponsorshipDealt)} == {(0, 2), (1, 2)}
    assert {event.only for event in only(told, SponsorshipDrawn)} == {0, 1}


@pytest.mark.rule("RUL-HEAT-97")
def test_a_short_deck_is_dealt_one_at_a_time_in_grid_order() -> None:
    race, told = season(seats=3)
    season_of(race).deck = cards("sponsor-rpm sponsor-turbo sponsor-wings sponsor-cooling")
    draft(race)
    pole, second, third = only(told, GridFilled)[0].grid
    assert keys(race.cars[pole].sponsorship) == "sponsor-cooling sponsor-rpm"
    assert keys(race.cars[second].sponsorship) == "sponsor-wings"
    assert keys(race.cars[third].sponsorship) == "sponsor-turbo"


@pytest.mark.rule("CHA-25", "CHA-29", "RUL-HEAT-93")
@pytest.mark.parametrize(
    ("event", "heat", "stress", "laps", "hand"),
    [
        ("title_sponsor", 0, 0, 0, 7),
        ("engine_rules", 1, 0, 0, 7),
        ("record_crowds", 0, 0, 1, 8),
        ("strike", 0, 0, -1, 7),
        ("safety_rules", -2, -1, 0, 6),
        ("sponsor_leaves", 0, 1, 0, 7),
    ],
)
def test_an_event_changes_laps_heat_stress_and_the_hand(
    event: str, heat: int, stress: int, laps: int, hand: int
) -> None:
    race, _ = season()
    italy = data.circuit("italy")
    season_of(race).legs[0] = Leg("1961", italy, data.event_keys().index(event))
    before_race(race, StackedChance(), None)
    draft(race)
    assert race.laps == 3 + laps
    weather = race.conditions.weather_token()
    assert weather is not None
    by_weather = {"heat": 0, "stress": 0} | {weather.setup: weather.amount}
    piles = [card for pile in race.piles(race.cars[0]) for card in pile]
    assert piles.count(FACTS.heat_card) == 6 + heat + by_weather["heat"]
    assert piles.count(FACTS.stress_card) == 3 + stress + by_weather["stress"]
    assert len(race.cars[0].hand) == hand
    assert race.cars[0].gear == 1


@pytest.mark.rule("RUL-HEAT-89")
@pytest.mark.parametrize(("event", "size"), [("record_crowds", 8), ("safety_rules", 6)])
def test_step_9_fills_the_hand_to_the_events_size(event: str, size: int) -> None:
    race = race_with(
        car(0, hand="1 1 1 1"), car(30, hand="1 1 1 start0"), circuit=ring(laps=2), event=event
    )
    for seat in (1, 0):
        play(race, seat, "plan 1 1")
    while race.step != Step.PLAN:
        [seat] = waiting(race)
        play(race, seat, GAME.default(race, Seat(seat)).text())
    assert [len(each.hand) for each in race.cars] == [size, size]


@pytest.mark.rule("CHA-28", "CHA-34", "SPO-4", "RUL-HEAT-98")
def test_upgrades_and_unused_sponsorship_cards_come_along_into_the_next_deck() -> None:
    race, _ = season()
    draft(race)
    kept = {each.id: (each.upgrades, each.sponsorship) for each in race.cars}
    over(race, 1, 2)
    for each in race.cars:
        assert (each.upgrades, each.sponsorship) == kept[each.id]
    ready(race)
    draft(race)
    for each in race.cars:
        lying = [kind for pile in race.piles(each) for kind in pile]
        mine = [kind for kind in lying if kind >= card("fwd-1")]
        assert sorted(mine) == sorted([*each.upgrades, *each.sponsorship])
        assert len(each.upgrades) == 2
        assert len(each.sponsorship) == 3  # 2 kept, 1 dealt
        assert {*kept[each.id][0]} <= {*each.upgrades}
        assert [kind for kind in lying if kind in FACTS.basic_cards].__len__() == 12
        dealt = len(each.hand) - len([k for k in each.hand if not FACTS.is_sponsorship[k]])
        assert dealt >= 1


# After each race


@pytest.mark.rule("CHA-32", "CHA-33", "RUL-HEAT-84")
def test_the_points_of_each_place() -> None:
    race = race_with(*[car(at, hand="1") for at in range(6)], event="title_sponsor")
    assert [points_bill(race.conditions, place).total for place in range(1, 8)] == [
        *(9, 6, 4, 3, 2, 1),
        0,
    ]


@pytest.mark.rule("RUL-HEAT-93")
def test_events_add_points_to_the_places_they_name() -> None:
    for event, expected in (("strike", [11, 6, 4, 3]), ("corruption", [10, 7, 5, 3])):
        race = race_with(car(1, hand="1"), car(2, hand="1"), event=event)
        bills = [points_bill(race.conditions, place) for place in (1, 2, 3, 4)]
        assert [bill.total for bill in bills] == expected
        assert bills[0].total == sum(item.amount for item in bills[0].items)
        assert [item.rule for item in bills[0].items] == ["CHA-31", "RUL-HEAT-93"]


@pytest.mark.rule("CHA-6", "CHA-31", "RUL-HEAT-85")
def test_legends_score_and_hold_grid_places_and_the_score_sheet_grows() -> None:
    race, _ = season(legends=1)
    draft(race)
    told = over(race, 2, 3, 1)
    assert [(event.car, event.points.total) for event in only(told, PointsScored)] == [
        (2, 9),
        (0, 6),
        (1, 4),
    ]
    seen = view(race, 0).season
    assert seen
    assert [[(one.place, one.points) for one in page] for page in seen.results] == [
        [(2, 6), (3, 4), (1, 9)]
    ]
    assert [(score.car, score.points) for score in seen.scores] == [(2, 9), (0, 6), (1, 4)]
    told = ready(race)
    assert only(told, GridFilled)[0].grid == (2, 0, 1)


@pytest.mark.rule("RUL-HEAT-92")
def test_who_was_eliminated_scores_nothing() -> None:
    race = race_with(car(1, hand="1"), car(2, hand="1"), event="sponsor_leaves")
    race.cars[0].place, race.cars[0].out, race.cars[1].place = 2, True, 1
    score_race(race, None)
    [[out, first]] = season_of(race).results
    assert (out.place, out.points, out.out) == (2, 0, True)
    assert (first.place, first.points, first.out) == (1, 9, False)


@pytest.mark.rule("CHA-10", "CHA-35", "CHA-36", "CHA-37")
def test_everything_goes_back_after_a_race() -> None:
    race, _ = season()
    draft(race)
    first = race.cars[0]
    used = season_of(race)
    first.stress_taken = 2
    for kind in first.sponsorship:
        used.used.append(kind)
    first.sponsorship = ()
    chance = StackedChance()
    for each, place in zip(race.cars, (1, 2), strict=True):
        each.place = place
    heard: list[Event] = []
    after_race(race, chance, heard.append)
    assert only(heard, SponsorshipShuffled) == [SponsorshipShuffled(2)]
    assert used.used == []
    assert len(used.deck) == 35 - 2  # those of the other driver are kept
    assert used.deck in [list(pile) for pile in chance.shuffled]
    for each in race.cars:
        assert each.hand + each.deck + each.discard + each.engine + each.planned == []
        assert each.stress_taken == 0
    assert race.reserve() == view(race, None).race.reserve
    # All tokens are there to be drawn again: the same draw gives the same tokens.
    road, weather = race.conditions.road, race.conditions.weather
    used.legs[1] = Leg("1961", race.circuit, used.legs[1].event)
    ready(race)
    draft(race)
    assert (race.conditions.road, race.conditions.weather) == (road, weather)


@pytest.mark.rule("CHA-38", "CHA-39")
def test_between_races_every_driver_owes_ready_and_the_season_can_be_kept() -> None:
    race, _ = season(seats=3, legends=1)
    draft(race)
    over(race, 1, 2, 3, 4)
    assert (race.step, waiting(race)) == (Step.READY, [0, 1, 2])
    assert options(race, 1) == ["ready"]
    told = play(race, 1, "ready")
    assert told == [DriverReady(1)]
    assert waiting(race) == [0, 2]
    assert refused(race, 1, "ready")[0].startswith("refused")
    settings = GAME.settings({"season": "1961", "legends": 1}, 3)
    kept = GAME.load(settings, GAME.dump(race))
    for other in (race, kept):
        play(other, 0, "ready")
        told = play(other, 2, "ready")
        assert [event.race for event in only(told, RaceAnnounced)] == [2]
    assert GAME.dump(kept) == GAME.dump(race)


@pytest.mark.rule("CHA-40", "CHA-41", "SPO-5", "RUL-HEAT-98")
def test_most_points_win_the_season_and_the_last_race_breaks_a_tie() -> None:
    race, _ = season(seats=3)
    draft(race)
    over(race, 1, 2, 3)  # 9 6 4
    ready(race)
    draft(race)
    over(race, 2, 3, 1)  # 15 10 13
    ready(race)
    draft(race)
    told = over(race, 3, 1, 2)  # strike: 4, 9 + 2, 6
    assert [event.total for event in only(told, PointsScored)] == [21, 19, 19]
    assert only(told, SeasonWon) == [SeasonWon("1961", 1, 21)]
    result = GAME.result(race)
    assert result
    assert [(one.place, one.seat, one.score) for one in result.standings] == [
        (1, 1, 21),
        (2, 2, 19),
        (3, 0, 19),
    ]
    assert GAME.score_phrase(result.standings[0]).code == "heat-score-points"
    assert waiting(race) == []
    assert all(each.sponsorship == () for each in race.cars)
    assert len(season_of(race).deck) == 35


def test_an_upgrade_used_once_is_gone_for_the_season() -> None:
    own = own_set("value = 6\nsymbols = { one_time = 1 }")
    race, _ = new_race(2, season="1961", upgrades=own, garage="basic")
    draft(race)
    used = race.cars[0].upgrades
    race.cars[0].removed = used
    over(race, 1, 2)
    assert (race.cars[0].upgrades, race.cars[0].removed) == ((), ())
    assert tuple(season_of(race).gone) == used
    seen = view(race, 1).season
    assert seen
    assert seen.gone == used


def test_a_whole_race_of_a_season_ends_with_points_and_ready() -> None:
    race, _ = new_race(2, FastChance(3), season="1961")
    dice, chance, told = FastChance(5), FastChance(7), list[Event]()
    while race.step != Step.READY:
        seat = dice.pick(GAME.waiting(race))
        action = dice.pick(GAME.options(race, seat))
        GAME.apply(race, seat, action, chance, told.append)
    assert len(only(told, RaceEnded)) == 1
    assert sorted(event.points.total for event in only(told, PointsScored)) == [6, 9]


def test_a_handicap_counts_in_every_race() -> None:
    race, _ = season(handicap=[2, 0])
    for _race in range(2):
        told = draft(race)
        assert [(event.car, event.heat) for event in only(told, HandicapTaken)] == [(0, 2)]
        over(race, 1, 2)
        ready(race)


def test_only_what_is_offered_can_be_drafted_or_kept() -> None:
    race, _ = season()
    [seat] = waiting(race)
    assert refused(race, seat, "draft sponsor-turbo") == NOT_AN_OPTION
    assert refused(race, seat, "ready") == NOT_AN_OPTION


def test_a_season_is_copied_and_a_legend_has_no_cards() -> None:
    race, _ = season(legends=2)
    copy = race.clone()
    draft(copy)
    assert race.step == Step.DRAFT
    assert season_of(race).deck != season_of(copy).deck
    assert legend(3).sponsorship == ()
    assert isinstance(season_of(race), Season)
    assert NO_EVENT not in [leg.event for leg in season_of(race).legs]
