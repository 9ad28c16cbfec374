"""The garage: its cards, the draft and the quick start (GAR-1 to GAR-28)."""

from __future__ import annotations

import copy
from collections import Counter
from itertools import product

import pytest

from hotseat.core import FastChance, Invalid, Seat
from hotseat.games.heat import GAME
from hotseat.games.heat.events import (
    CardsDrawn,
    DraftRoundStarted,
    GridFilled,
    RoadLaid,
    RoundStarted,
    UpgradesDealt,
    UpgradeTaken,
    WeatherDrawn,
)
from hotseat.games.heat.facts import Sort
from hotseat.games.heat.state import Race, Step
from hotseat.games.heat.upgrade_file import read_upgrades
from tests.games.heat.build import (
    FACTS,
    NOT_AN_OPTION,
    NOT_ASKED,
    StackedChance,
    car,
    card,
    keys,
    new_race,
    only,
    options,
    own_set,
    play,
    race_with,
    refused,
    turn,
    view,
    waiting,
)
from tests.in_words import in_words

# Each card of the box as it is printed: the values to choose from, and the symbols. Two of each.
BASIC = {
    "fwd-1": ([4], {"plus": 1}),
    "fwd-2": ([0], {"plus": 3}),
    "fwd-3": ([0], {"plus": 1, "cooldown": 3}),
    "body-4": ([3], {"reduce": 2}),
    "body-5": ([5], {"reduce": 1}),
    "body-6": ([1], {"reduce": 3}),
    "brakes-7": ([1, 2, 3, 4], {"heat": 1}),
    "brakes-8": ([1, 3], {}),
    "brakes-9": ([2, 4], {}),
    "brakes-10": ([1, 5], {}),
    "cooling-11": ([6], {"heat": 1, "cooldown": 1}),
    "cooling-12": ([1], {"cooldown": 2}),
    "cooling-13": ([3], {"cooldown": 1}),
    "rpm-14": ([1], {"slipstream": 2}),
    "rpm-15": ([2], {"slipstream": 2}),
    "rpm-16": ([3], {"slipstream": 2}),
    "heat-17": ([], {}),
}
ADVANCED = {
    "body-18": ([6], {"reduce": 3, "heat": 1}),
    "body-19": ([2], {"reduce": 1, "cooldown": 1, "scrap": 2}),
    "body-20": ([2], {"reduce": 1, "slipstream": 1}),
    "cooling-21": ([4], {"scrap": 2, "cooldown": 1}),
    "fuel-22": ([2], {"salvage": 2}),
    "fuel-23": ([0], {"plus": 1, "salvage": 2, "cooldown": 1}),
    "gas-24": ([1], {"direct": 1, "scrap": 1}),
    "gas-25": ([2], {"direct": 1, "scrap": 2}),
    "gas-26": ([3], {"direct": 1, "scrap": 3}),
    "gas-27": ([4], {"direct": 1, "heat": 1, "cooldown": 1}),
    "gas-28": ([1], {"direct": 1, "accelerate": 1, "scrap": 5}),
    "rpm-29": ([0], {"plus": 1, "slipstream": 3}),
    "rpm-30": ([1], {"heat": 1, "slipstream": 3}),
    "rpm-31": ([1, 2], {"slipstream": 1}),
    "suspension-32": ([2], {"refresh": 1, "reduce": 1}),
    "suspension-33": ([2], {"refresh": 1, "cooldown": 1}),
    "suspension-34": ([4], {"refresh": 1}),
    "suspension-35": ([1], {"refresh": 1, "slipstream": 1}),
    "tires-36": ([2], {"adjust": -1, "cooldown": 3}),
    "tires-37": ([1], {"scrap": 2, "adjust": 1}),
    "tires-38": ([2], {"scrap": 2, "adjust": 1}),
    "tires-39": ([3], {"adjust": -1, "cooldown": 2}),
    "tires-40": ([0], {"plus": 1, "adjust": 1, "slipstream": 1, "cooldown": 1}),
    "tires-41": ([0], {"plus": 2, "adjust": 2}),
    "turbo-42": ([7], {"heat": 2, "cooldown": 3}),
    "turbo-43": ([8], {"heat": 1, "scrap": 6}),
    "wings-44": ([4], {"heat": 1, "scrap": 2, "adjust": 2}),
    "wings-45": ([3], {"heat": 1, "scrap": 2, "adjust": 2}),
    "wings-46": ([6], {"heat": 2, "adjust": 3}),
    "fwd-47": ([0], {"plus": 1, "accelerate": 1}),
    "heat-48": ([], {}),
}
PRINTED = BASIC | ADVANCED
GROUPS = {
    "fwd": 4,
    "body": 6,
    "brakes": 4,
    "cooling": 4,
    "rpm": 6,
    "heat": 2,
    "fuel": 2,
    "gas": 5,
    "suspension": 4,
    "tires": 6,
    "turbo": 2,
    "wings": 3,
}


def symbols_of(key: str) -> dict[str, int]:
    """Return the symbols of a card as the rules read them."""
    number = card(key)
    marks = FACTS.marks[number]
    kinds = (
        "heat scrap adjust cooldown slipstream reduce refresh salvage direct accelerate one_time"
    )
    found = {kind: getattr(marks, kind) for kind in kinds.split()}
    found["plus"] = FACTS.pluses[number]
    return {kind: amount for kind, amount in found.items() if amount}


def values_of(key: str) -> list[int]:
    """Return the values of a card as the rules read them."""
    number = card(key)
    if FACTS.sort_of[number] == Sort.HEAT:
        return []
    return list(FACTS.choices[number]) or [FACTS.values[number]]


def market(race: Race) -> list[str]:
    draft = view(race, None).race.draft
    assert draft is not None
    return keys(draft.market).split()


def draft_order(race: Race) -> tuple[int, ...]:
    draft = view(race, None).race.draft
    assert draft is not None
    return draft.order


def draft_first(race: Race) -> int:
    """Let the driver who is asked take the first card; return the driver."""
    [seat] = waiting(race)
    play(race, seat, options(race, seat)[0])
    return seat


# The cards of the box


@pytest.mark.rule("GAR-3")
def test_there_are_34_basic_and_62_advanced_upgrade_cards_two_of_each_kind() -> None:
    levels = Counter({"basic": 0, "advanced": 0})
    for upgrade in FACTS.upgrades:
        assert upgrade.copies == 2
        levels[upgrade.level] += upgrade.copies
    assert levels == {"basic": 34, "advanced": 62}
    assert len(FACTS.upgrades) == 48
    of_level = {
        level: {FACTS.keys[each.card] for each in FACTS.upgrades if each.level == level}
        for level in levels
    }
    assert of_level == {"basic": set(BASIC), "advanced": set(ADVANCED)}


@pytest.mark.rule("GAR-3", "GAR-6")
def test_the_48_kinds_belong_to_twelve_groups() -> None:
    assert Counter(upgrade.group for upgrade in FACTS.upgrades) == GROUPS
    for upgrade in FACTS.upgrades:
        assert FACTS.keys[upgrade.card].startswith(f"{upgrade.group}-")


@pytest.mark.rule("GAR-3")
@pytest.mark.parametrize("key", PRINTED)
def test_each_card_has_its_printed_values_and_symbols(key: str) -> None:
    assert (values_of(key), symbols_of(key)) == PRINTED[key]
    is_heat = key in ("heat-17", "heat-48")
    assert FACTS.sort_of[card(key)] == (Sort.HEAT if is_heat else Sort.UPGRADE)


@pytest.mark.rule(
    "GAR-9",
    "GAR-11",
    "GAR-12",
    "GAR-13",
    "GAR-16",
    "GAR-17",
    "GAR-18",
    "GAR-19",
)
@pytest.mark.parametrize(
    ("group", "symbol"),
    [
        ("fwd", "plus"),
        ("cooling", "cooldown"),
        ("body", "reduce"),
        ("rpm", "slipstream"),
        ("turbo", "heat"),
        ("fuel", "salvage"),
        ("gas", "direct"),
        ("suspension", "refresh"),
    ],
)
def test_every_card_of_a_group_carries_the_symbol_of_the_group(group: str, symbol: str) -> None:
    members = [key for key in PRINTED if key.startswith(f"{group}-")]
    assert len(members) == GROUPS[group]
    for key in members:
        assert symbols_of(key)[symbol] > 0


@pytest.mark.rule("GAR-10")
def test_every_brakes_card_offers_several_values() -> None:
    for key in ("brakes-7", "brakes-8", "brakes-9", "brakes-10"):
        assert len(values_of(key)) > 1


@pytest.mark.rule("GAR-14")
def test_tires_raise_the_limit_or_lower_it_in_exchange_for_cooldown() -> None:
    for number in range(36, 42):
        symbols = symbols_of(f"tires-{number}")
        assert symbols["adjust"] > 0 or (symbols["adjust"] == -1 and symbols["cooldown"] >= 2)


@pytest.mark.rule("GAR-15")
def test_wings_raise_the_limit_and_cost_heat() -> None:
    for number in (44, 45, 46):
        symbols = symbols_of(f"wings-{number}")
        assert symbols["adjust"] > 0
        assert symbols["heat"] > 0


@pytest.mark.rule("GAR-16")
def test_no_other_card_has_a_value_as_high_as_a_turbo_charger() -> None:
    highest = {key: max(values_of(key), default=0) for key in PRINTED}
    turbos = [highest.pop("turbo-42"), highest.pop("turbo-43")]
    assert max(highest.values()) < min(turbos)


# Modules


@pytest.mark.rule("GAR-1")
@pytest.mark.parametrize(
    ("garage", "legends", "weather", "tournament"),
    list(product(("none", "mixed"), (0, 2), (False, True), (False, True))),
)
def test_the_modules_may_be_combined_freely(
    garage: str, legends: int, weather: bool, tournament: bool
) -> None:
    race, _ = new_race(2, garage=garage, legends=legends, weather=weather, tournament=tournament)
    seen = view(race, 0).race
    assert (seen.garage, seen.tournament) == (garage, tournament)
    assert (seen.weather is not None, bool(seen.road)) == (weather, weather)
    assert sum(each.seat is None for each in seen.cars) == legends
    assert (race.step == Step.DRAFT) == (garage != "none")


@pytest.mark.rule("GAR-2", "HEAT-UPG0-6")
def test_with_a_garage_the_starting_upgrades_stay_in_the_box() -> None:
    starters = ("start0", "start5", "startheat")
    race, _ = new_race(2, garage="basic", garage_choice="random")
    for driver in race.cars:
        held = keys(driver.hand + driver.deck).split()
        assert not set(starters) & set(held)
        assert len(held) == 12 + 3 + 3
    race, _ = new_race(2)
    for driver in race.cars:
        assert set(starters) <= set(keys(driver.hand + driver.deck).split())


@pytest.mark.rule("GAR-3")
@pytest.mark.parametrize(
    ("level", "size", "kinds"),
    [("basic", 34, set(BASIC)), ("advanced", 62, set(ADVANCED)), ("mixed", 96, set(PRINTED))],
)
def test_a_garage_has_the_cards_of_its_level_or_of_both(
    level: str, size: int, kinds: set[str]
) -> None:
    race, _ = new_race(2, garage=level)
    assert race.draft is not None
    found = race.draft.deck + race.draft.market
    assert len(found) == size
    assert set(keys(found).split()) == kinds


# The draft


@pytest.mark.rule("GAR-20", "WEA-2")
def test_the_draft_comes_after_grid_and_weather_and_before_the_hands_are_drawn() -> None:
    race, heard = new_race(2, garage="mixed", weather=True)
    kinds = [type(event) for event in heard]
    assert kinds == [GridFilled, WeatherDrawn, RoadLaid, DraftRoundStarted]
    while race.step == Step.DRAFT:
        assert [each.hand for each in race.cars] == [[], []]
        assert race.round == 0
        [seat] = waiting(race)
        heard = play(race, seat, options(race, seat)[0])
    assert [each.count for each in only(heard, CardsDrawn)] == [7, 7]
    assert len(only(heard, RoundStarted)) == 1
    assert [len(each.hand) for each in race.cars] == [7, 7]
    assert view(race, None).race.draft is None


@pytest.mark.rule("GAR-21", "GAR-23", "GAR-24", "GAR-25", "GAR-5")
def test_three_rounds_rear_to_front_then_front_to_rear_then_rear_to_front() -> None:
    race, heard = new_race(3, garage="mixed")
    assert only(heard, GridFilled)[0].grid == (0, 1, 2)
    orders = []
    picks = []
    while race.step == Step.DRAFT:
        orders.append(draft_order(race))
        picks.append(draft_first(race))
    assert picks == [2, 1, 0, 0, 1, 2, 2, 1, 0]
    assert orders[::3] == [(2, 1, 0), (0, 1, 2), (2, 1, 0)]
    assert [len(each.upgrades) for each in race.cars] == [3, 3, 3]


@pytest.mark.rule("GAR-22", "GAR-26")
def test_each_round_lays_out_three_more_cards_than_drivers_and_leftovers_are_discarded() -> None:
    race, heard = new_race(4, garage="mixed")
    laid_out: list[str] = []
    assert race.draft is not None
    for number in (1, 2, 3):
        [started] = only(heard, DraftRoundStarted)
        assert (started.round, len(started.market)) == (number, 4 + 3)
        assert list(started.market) == race.draft.market
        deck = race.draft.deck[:]
        fresh = keys(started.market).split()
        laid_out += fresh
        for _ in range(4):
            [seat] = waiting(race)
            heard = play(race, seat, options(race, seat)[0])
        if number < 3:
            # Three are left over, and none of them lies in the new market.
            assert len(race.draft.discard) == 3 * number
            assert race.draft.deck == deck[:-7]
    assert len(laid_out) == 21
    taken = [each for driver in race.cars for each in driver.upgrades]
    assert Counter(laid_out) == Counter(keys(taken + race.draft.discard).split())


@pytest.mark.rule("GAR-21")
def test_who_drafts_takes_a_card_of_the_market_and_nobody_else_is_asked() -> None:
    race, _ = new_race(2, garage="basic")
    assert waiting(race) == [1]
    on_offer = market(race)
    absent = next(key for key in BASIC if key not in on_offer)
    assert refused(race, 1, f"draft {absent}") == NOT_AN_OPTION
    assert refused(race, 0, f"draft {on_offer[0]}") == NOT_ASKED
    assert options(race, 1) == [f"draft {key}" for key in dict.fromkeys(on_offer)]
    assert play(race, 1, f"draft {on_offer[0]}") == [UpgradeTaken(1, card(on_offer[0]))]
    assert market(race) == on_offer[1:]
    assert keys(race.cars[1].upgrades) == on_offer[0]
    assert waiting(race) == [0]


@pytest.mark.rule("GAR-6")
def test_a_driver_may_take_three_cards_of_one_group_even_two_copies_of_one() -> None:
    race, _ = new_race(2, garage="advanced")
    assert race.draft is not None
    wanted = ["turbo-42", "turbo-42", "turbo-43"]
    while race.step == Step.DRAFT:
        if waiting(race) == [0]:
            draft_first(race)
        else:
            race.draft.market = sorted([card(wanted[0]), *race.draft.market[1:]])
            play(race, 1, f"draft {wanted.pop(0)}")
    assert keys(race.cars[1].upgrades) == "turbo-42 turbo-42 turbo-43"


@pytest.mark.rule("GAR-8", "GAR-27")
def test_after_the_draft_the_three_upgrades_are_shuffled_into_the_draw_deck() -> None:
    race, _ = new_race(2, garage="advanced")
    chance = StackedChance()
    while race.step == Step.DRAFT:
        [seat] = waiting(race)
        play(race, seat, options(race, seat)[0], chance)
    for driver, deck in zip(race.cars, chance.shuffled[-2:], strict=True):
        assert len(deck) == 12 + 3 + 3
        assert all(upgrade in deck for upgrade in driver.upgrades)
        assert Counter(driver.hand + driver.deck) == Counter(deck)
        assert driver.discard == []


@pytest.mark.rule("RUL-HEAT-63")
def test_legends_neither_draft_nor_count_and_the_grid_is_read_without_them() -> None:
    race, _ = new_race(2, chance=FastChance(3), garage="mixed", legends=3)
    assert len(market(race)) == 2 + 3
    ahead = sorted(race.cars[:2], key=lambda each: (-each.progress, each.spot))
    picks = []
    while race.step == Step.DRAFT:
        picks.append(draft_first(race))
    front, rear = ahead[0].seat, ahead[1].seat
    assert picks == [rear, front, front, rear, rear, front]
    assert [len(each.upgrades) for each in race.cars] == [3, 3, 0, 0, 0]
    assert all(not each.deck for each in race.cars[2:])


@pytest.mark.rule("RUL-HEAT-63")
def test_a_deck_that_runs_short_is_made_up_from_what_this_draft_has_discarded() -> None:
    # 21 cards and six drivers: 9, 9, then the last 3 and the 6 left over.
    shed = own_set("value = 2\nsymbols = { refresh = 1 }", 'value = 3\nname = "Three"', copies=3)
    shed = type(shed)(shed.file, shed.text.replace("copies = 20", "copies = 15"))
    race, _ = new_race(6, garage="basic", upgrades=shed)
    chance = StackedChance()
    for _ in range(12):
        [seat] = waiting(race)
        play(race, seat, options(race, seat)[0], chance)
    assert race.draft is not None
    assert race.draft.round == 3
    assert [len(pile) for pile in chance.shuffled] == [6]
    assert (len(race.draft.market), race.draft.deck, race.draft.discard) == (9, [], [])


@pytest.mark.rule("GAR-22", "RUL-HEAT-8")
def test_what_lies_in_the_upgrade_deck_is_nobodys_knowledge() -> None:
    race, _ = new_race(2, chance=FastChance(4), garage="mixed")
    assert race.draft is not None
    draft_first(race)
    seen = GAME.view(race, Seat(0))
    assert seen.race.draft is not None
    assert seen.race.draft.deck == len(race.draft.deck)  # only how many there are
    decks = set()
    for seed in range(5):
        imagined = GAME.imagine(seen, FastChance(seed)).draft
        assert imagined is not None
        assert imagined.market == race.draft.market
        assert Counter(imagined.deck) == Counter(race.draft.deck)
        decks.add(tuple(imagined.deck))
    assert len(decks) == 5


# Quick start


@pytest.mark.rule("GAR-28")
def test_the_quick_start_deals_three_basic_upgrades_to_each_driver_and_asks_nobody() -> None:
    race, heard = new_race(3, chance=FastChance(5), garage="basic", garage_choice="random")
    assert race.step == Step.PLAN
    assert only(heard, DraftRoundStarted) == []
    dealt = only(heard, UpgradesDealt)
    assert sorted(each.car for each in dealt) == [0, 1, 2]
    for each in dealt:
        assert len(each.cards) == 3
        assert set(keys(each.cards).split()) <= set(BASIC)
        driver = race.cars[each.car]
        assert driver.upgrades == each.cards
        assert Counter(driver.hand + driver.deck) & Counter(each.cards) == Counter(each.cards)
    deals = set()
    for seed in range(5):
        other, _ = new_race(3, chance=FastChance(seed), garage="basic", garage_choice="random")
        deals.add(tuple(other.cars[0].upgrades))
    assert len(deals) > 1


@pytest.mark.rule("GAR-28")
def test_legends_are_dealt_nothing() -> None:
    race, heard = new_race(1, garage="basic", garage_choice="random", legends=2)
    assert [each.car for each in only(heard, UpgradesDealt)] == [0]
    assert [len(each.upgrades) for each in race.cars] == [3, 0, 0]


# Heat cards of the garage


@pytest.mark.rule("GAR-7", "RUL-HEAT-64", "HEAT-2-4")
def test_an_extra_heat_card_is_drafted_as_an_upgrade_and_starts_in_the_draw_deck() -> None:
    race, _ = new_race(2, garage="basic")
    assert race.draft is not None
    race.draft.market[0] = card("heat-17")
    race.draft.market.sort()
    play(race, 1, "draft heat-17")
    while race.step == Step.DRAFT:
        draft_first(race)
    driver = race.cars[1]
    assert card("heat-17") in driver.upgrades
    assert card("heat-17") in driver.deck + driver.hand
    assert keys(driver.engine) == "heat heat heat heat heat heat"


@pytest.mark.rule("GAR-7", "RUL-HEAT-64")
@pytest.mark.parametrize("key", ["heat-17", "heat-48"])
def test_an_extra_heat_card_in_play_is_heat_in_every_respect(key: str) -> None:
    race = race_with(car(5, hand=f"1 2 {key}", engine=0, deck="1 1 1 1 1 1 1"), car(-9))
    assert refused(race, 0, f"plan 1 {key}") == NOT_AN_OPTION  # it cannot be played …
    turn(race, 0, "plan 1 1")
    play(race, 0, "cooldown gear 1")  # … but cooled,
    assert keys(race.cars[0].engine) == key
    play(race, 0, "boost")  # … and paid,
    assert keys(race.cars[0].discard) == key
    race = race_with(car(5, hand=f"1 2 {key}", engine=0), car(-9))
    turn(race, 0, "plan 1 1")
    play(race, 0, "react-done")
    assert options(race, 0) == ["discard 2", "discard-done"]  # … and not discarded


# What is not in the game


@pytest.mark.rule("RUL-HEAT-107")
def test_options_of_other_implementations_are_not_offered() -> None:
    assert [setting.name for setting in GAME.schema] == [
        "circuit",
        "laps",
        "handicap",
        "colour",
        "legends",
        "legends_pro",
        "garage",
        "garage_choice",
        "upgrades",
        "weather",
        "tournament",
        "legends_level",
        "legends_decks",
        "legend_adrenaline",
        "rivals",
        "season",
    ]
    [choice] = [setting for setting in GAME.schema if setting.name == "garage_choice"]
    assert choice.choices == ("draft", "random")  # no snake
    with pytest.raises(Invalid, match="invalid-heat-cars"):
        GAME.settings({"legends": 5}, 2)  # no seventh car


@pytest.mark.rule("RUL-HEAT-107")
@pytest.mark.parametrize("symbol", ["draft", "super_cool"])
def test_symbols_of_other_boxes_are_unknown(symbol: str) -> None:
    with pytest.raises(Invalid) as refusal:
        read_upgrades("own.toml", own_set(f"value = 1\nsymbols = {{ {symbol} = 1 }}").text)
    assert in_words(refusal.value.phrase.params["found"]) == f"{symbol} = 1"


def test_a_driver_whose_time_has_run_out_gets_the_first_card_of_the_market() -> None:
    settings = GAME.settings({"garage": "basic"}, 3)
    race = GAME.new(settings, 3, FastChance(1), None)
    (seat,) = GAME.waiting(race)
    assert race.draft is not None
    assert GAME.default(race, seat).text() == f"draft {FACTS.keys[race.draft.market[0]]}"


def test_a_draft_is_copied_kept_and_counted_whole() -> None:
    race, _ = new_race(2, garage="basic")
    play(race, GAME.waiting(race)[0], options(race, GAME.waiting(race)[0])[0])
    settings = GAME.settings({"garage": "basic"}, 2)
    before, cards = GAME.dump(race), GAME.census(race)
    assert sum(count for kind, count in cards.items() if kind.startswith("garage:")) == 34
    for copied in (race.clone(), copy.deepcopy(race), GAME.load(settings, before)):
        assert GAME.dump(copied) == before
        assert copied.draft is not None
        for pile in (copied.draft.market, copied.draft.deck, copied.draft.discard):
            pile.append(0)
        copied.draft.order.append(0)
        assert GAME.dump(race) == before
    while race.step == Step.DRAFT:
        seat = GAME.waiting(race)[0]
        play(race, seat, options(race, seat)[0])
        assert GAME.census(race) == cards


def test_only_the_driver_whose_pick_it_is_is_asked_and_the_others_are_told_whom_to_wait_for() -> (
    None
):
    race, _ = new_race(2, garage="basic")
    [picking] = GAME.waiting(race)
    asked = {seat: GAME.question(GAME.view(race, seat)) for seat in (Seat(0), Seat(1), None)}
    assert asked.pop(picking).code == "heat-ask-draft"
    assert {phrase.code for phrase in asked.values()} == {"heat-wait-draft"}
