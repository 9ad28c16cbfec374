"""The championship: what happens before and after each race of a season (CHA, SEAS)."""

from __future__ import annotations

from hotseat.core import Chance, Seat, Tell
from hotseat.games.heat import data
from hotseat.games.heat.actions import (
    NO_SWAP,
    READY,
    HeatAction,
    KeepUpgrade,
    SwapUpgrade,
)
from hotseat.games.heat.conditions import NO_EVENT, Conditions, conditions
from hotseat.games.heat.events import (
    DriverReady,
    RaceAnnounced,
    SponsorshipDealt,
    SponsorshipDrawn,
    SwapDeclined,
    UpgradeKept,
    UpgradeSwapped,
)
from hotseat.games.heat.facts import Card, Facts
from hotseat.games.heat.garage import (
    add_upgrade,
    begin_draft_round,
    garage_of,
    upgrade_deck,
)
from hotseat.games.heat.legends import has_legends, shuffle_legends_deck
from hotseat.games.heat.points import by_points, score_race, season_of, tell_winners
from hotseat.games.heat.rivals import name_rivals
from hotseat.games.heat.season_levels import levels_of
from hotseat.games.heat.season_state import Leg, Season
from hotseat.games.heat.settings import (
    RANDOM,
    Settings,
    circuit_at,
    races_of,
    season_name,
    season_title,
)
from hotseat.games.heat.setup import cars_of, expansion_of, put_on_grid, take_cards
from hotseat.games.heat.sponsorship import draw_sponsorship, shuffle_used, sponsorship_deck
from hotseat.games.heat.state import Car, Draft, Race, Step
from hotseat.games.heat.weather import draw_weather, lay_road, prepare_for_weather, tell_weather

# Season setup


def open_season(facts: Facts, settings: Settings, rules: int, chance: Chance) -> Race:
    """CHA-4 to CHA-9: the races, the cars (CHA-5), and the decks of the season."""
    legs = [
        Leg(year, circuit_at(circuit), data.event_keys().index(event) if event else NO_EVENT)
        for year, circuit, event in races_of(settings)
    ]
    if settings.season == RANDOM:
        chance.shuffle(legs)  # SEAS-1
    for leg, level in zip(legs, levels_of(settings), strict=True):
        leg.level = level
    season = Season(
        season_name(settings),
        legs,
        settings.handicap,
        title=season_title(settings),
        rival_mode=settings.rivals,
    )
    race = Race(facts, conditions(facts, legs[0].circuit, legs[0].circuit.laps))
    race.cars = cars_of(facts, settings)
    race.legends_pro = settings.legends_pro
    race.tournament = settings.tournament
    race.rules = rules
    race.expansion = expansion_of(settings, legs[0].level)
    race.garage = settings.garage
    race.draft = Draft(deck=upgrade_deck(facts, settings.garage))
    chance.shuffle(race.draft.deck)
    race.season = season
    season.deck = sponsorship_deck(race)
    chance.shuffle(season.deck)
    return race


# Before each race


def before_race(race: Race, chance: Chance, tell: Tell | None) -> None:
    """CHA-12 to CHA-16: the Event card, the grid, and on to the first step: the garage."""
    season = season_of(race)
    draw_event(race, chance)
    leg = season.leg()
    event = race.facts.events[leg.event]
    set_conditions(
        race,
        # RUL-HEAT-93: an event may change the laps.
        conditions(race.facts, leg.circuit, leg.circuit.laps + event.laps, event=leg.event),
    )
    put_cars_back(race)
    if race.expansion is not None:
        race.expansion.begin_race(leg.level)
    if has_legends(race):
        shuffle_legends_deck(race, chance)
    if tell:
        tell(
            RaceAnnounced(
                season.race + 1,
                len(season.legs),
                leg.year,
                leg.circuit.name,
                race.laps,
                event.key,
                race.conditions.press,
                leg.level,
            )
        )
    order = grid_order(race, chance)
    season.grid = [car.id for car in order]
    put_on_grid(race, order, tell)
    if season.rival_mode:
        name_rivals(race, tell)
    race.step = Step.DRAFT
    garage_of(race).round = 0
    begin_draft_round(race, chance, tell)  # CHA-17 to CHA-19


def draw_event(race: Race, chance: Chance) -> None:
    """SEAS-2: a random Event card, no card twice in a season (RUL-HEAT-102)."""
    season = season_of(race)
    leg = season.leg()
    if leg.event != NO_EVENT:
        return
    drawn = {other.event for other in season.legs}
    left = [event for event in range(len(race.facts.events)) if event not in drawn]
    season.legs[season.race] = Leg(leg.year, leg.circuit, chance.pick(left), leg.level)


def set_conditions(race: Race, today: Conditions) -> None:
    """Hold a race in these conditions."""
    race.conditions = today
    race.circuit = today.circuit
    race.laps = today.laps


def put_cars_back(race: Race) -> None:
    """CHA-29: everybody starts again in 1st gear (HEAT-SET-12)."""
    race.round = 0
    race.legends_card = -1
    for car in race.cars:
        car.place = 0
        car.out = False
        car.finish_round = 0
        car.gear = 1
        car.impeding = False
        car.arrival = 0


def grid_order(race: Race, chance: Chance) -> list[Car]:
    """CHA-13 to CHA-15: at random, then by points, Legends included (RUL-HEAT-85)."""
    if order := known_grid(race, season_of(race).race):
        return order
    order = list(race.cars)
    chance.shuffle(order)
    return order


def known_grid(race: Race, number: int) -> list[Car]:
    """CHA-14: the grid of a race of the season; empty if it is drawn by lot."""
    season = season_of(race)
    if season.is_first_of_year(number):
        return []
    return by_points(race, season.legs[number].year)


def prepare_cars(race: Race, chance: Chance, tell: Tell | None) -> None:
    """CHA-23 to CHA-30: Sponsorship cards, Weather & Road Conditions, and the decks.

    Weather first (CHA-25), then the road (CHA-26).
    """
    season, facts = season_of(race), race.facts
    kept = {car.id: car.sponsorship for car in race.cars}
    deal_sponsorship(race, tell)
    leg, today = season.leg(), race.conditions
    weather, road = draw_weather(facts, chance), lay_road(facts, leg.circuit, chance)
    race.conditions = conditions(facts, leg.circuit, today.laps, weather, road, leg.event)
    tell_weather(race, tell)
    for car in race.cars:
        if not car.is_legend():
            take_cards(race, car, season.handicap[car.seat], tell)
            car.deck = [*car.deck, *car.upgrades, *kept[car.id]]  # CHA-28
            prepare_for_weather(race, car)


def deal_sponsorship(race: Race, tell: Tell | None) -> None:
    """CHA-23: one card at a time in grid order, as far as the deck reaches (RUL-HEAT-97)."""
    season = season_of(race)
    event = race.facts.events[season.leg().event]
    drivers = [race.cars[car] for car in season.grid if not race.cars[car].is_legend()]
    for _ in range(event.sponsorship):
        for car in drivers:
            draw_sponsorship(season, car)
    if tell:
        for car in drivers:
            if car.hand:
                tell(SponsorshipDealt(car.id, len(car.hand)))
                tell(SponsorshipDrawn(car.seat, car.id, tuple(car.hand)))


# The swap


def swapper(race: Race) -> Car:
    """CHA-21: the driver last on the grid, Legends ignored."""
    season = season_of(race)
    return [race.cars[car] for car in season.grid if not race.cars[car].is_legend()][-1]


def swap_options(race: Race) -> list[HeatAction]:
    """RUL-HEAT-87: any own Upgrade, the new one too, for any card left over; or none."""
    options: list[HeatAction] = [
        SwapUpgrade(give, take)
        for give in dict.fromkeys(swapper(race).upgrades)
        for take in dict.fromkeys(garage_of(race).market)
        if give != take
    ]
    options.append(NO_SWAP)
    return options


def swap_upgrade(
    race: Race, car: Car, action: HeatAction, chance: Chance, tell: Tell | None
) -> None:
    """CHA-21, CHA-22: swap or not; what is left over is shuffled back into the deck."""
    draft = garage_of(race)
    if isinstance(action, SwapUpgrade):
        draft.market.remove(action.take)
        draft.market.append(action.give)
        car.upgrades = without(car.upgrades, action.give)
        add_upgrade(car, action.take)
    draft.deck += draft.market
    draft.market = []
    draft.order = []
    chance.shuffle(draft.deck)
    if tell:
        if isinstance(action, SwapUpgrade):
            tell(UpgradeSwapped(car.id, action.give, action.take))
        else:
            tell(SwapDeclined(car.id))


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return the cards without one copy of a card."""
    left = list(cards)
    left.remove(card)
    return tuple(left)


# After each race


def after_race(race: Race, chance: Chance, tell: Tell | None) -> None:
    """CHA-31 to CHA-37: points, and everything goes back where it belongs."""
    season = season_of(race)
    score_race(race, tell)
    put_cards_away(race)
    shuffle_used(season, chance, tell)
    season.first_lap = []
    if season.is_last_of_year():
        end_year(race, chance, tell)
    else:
        race.step = Step.READY


def put_cards_away(race: Race) -> None:
    """CHA-34, CHA-35: Heat and Stress go back, the driver's own cards are kept."""
    season = season_of(race)
    for car in race.cars:
        car.hand = []
        car.deck = []
        car.discard = []
        car.engine = []
        car.planned = []
        car.has_planned = False
        car.stress_taken = 0
        for card in car.removed:  # GAR-SYM-12.1, for cards of a user's own set
            car.upgrades = without(car.upgrades, card)
            season.gone.append(card)
        car.removed = ()


def end_year(race: Race, chance: Chance, tell: Tell | None) -> None:
    """CHA-40: the season has a winner. SPO-5, RUL-HEAT-98: its Sponsorship cards go back."""
    season = season_of(race)
    for car in race.cars:
        season.deck += car.sponsorship
        car.sponsorship = ()
    chance.shuffle(season.deck)
    tell_winners(race, tell)
    if season.is_last():
        race.step = Step.OVER
        return
    race.step = Step.KEEP
    for car in race.cars:  # everybody can see that there is nothing to choose
        if not car.is_legend() and len(set(car.upgrades)) < 2:
            keep_one(race, car, car.upgrades[:1])
    go_on_keeping(race, chance)


# Between seasons


def keep_options(car: Car) -> list[HeatAction]:
    """SEAS-4: any one of the own Upgrades."""
    return [KeepUpgrade(card) for card in dict.fromkeys(car.upgrades)]


def keep_upgrade(
    race: Race, car: Car, action: HeatAction, chance: Chance, tell: Tell | None
) -> None:
    """SEAS-4: keep one; all others go back (RUL-HEAT-103)."""
    assert isinstance(action, KeepUpgrade)
    keep_one(race, car, (action.card,))
    if tell:
        tell(UpgradeKept(car.id, action.card))
    go_on_keeping(race, chance)


def keep_one(race: Race, car: Car, kept: tuple[Card, ...]) -> None:
    """Put all Upgrades of a driver but the kept one back into the deck."""
    given = car.upgrades
    for card in kept:
        given = without(given, card)
    garage_of(race).deck += given
    car.upgrades = kept
    season_of(race).kept.append(car.id)


def go_on_keeping(race: Race, chance: Chance) -> None:
    """When everybody has chosen, the next season can begin: CHA-8 with all cards but those kept."""
    season = season_of(race)
    if len(season.kept) < len(drivers(race)):
        return
    season.kept = []
    draft = garage_of(race)
    draft.deck += season.gone
    season.gone = []
    chance.shuffle(draft.deck)
    race.step = Step.READY


def make_ready(race: Race, car: Car, tell: Tell | None) -> bool:
    """CHA-38, CHA-39: a driver goes on; return whether all do. Until then a season may pause."""
    season = season_of(race)
    season.ready.append(car.id)
    if tell:
        tell(DriverReady(car.id))
    if len(season.ready) < len(drivers(race)):
        return False
    season.ready = []
    season.race += 1
    return True


# Who is asked what


def seats_asked(race: Race) -> list[Seat]:
    """Return the seats that owe a decision around a race."""
    return [Seat(car.seat) for car in drivers(race) if season_options(race, car)]


def season_options(race: Race, car: Car) -> list[HeatAction]:
    """Return what a driver can do around a race; nothing if they have answered or are not asked."""
    season = season_of(race)
    match race.step:
        case Step.SWAP:
            return swap_options(race) if swapper(race) is car else []
        case Step.KEEP:
            return [] if car.id in season.kept else keep_options(car)
        case _:
            return [] if car.id in season.ready else [READY]


def drivers(race: Race) -> list[Car]:
    """Return the cars that a seat drives."""
    return [car for car in race.cars if not car.is_legend()]
