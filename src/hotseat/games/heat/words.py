"""Races in words: each event, action and question as a code with its parameters."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from hotseat.core import Action, Bill, Event, Name, Param, Phrase
from hotseat.games.heat import data
from hotseat.games.heat.abilities import Ability
from hotseat.games.heat.actions import (
    Accelerate,
    Boost,
    ChooseValue,
    Cooldown,
    DirectPlay,
    Discard,
    DraftUpgrade,
    HeatAction,
    KeepUpgrade,
    Lay,
    PayHeat,
    Plan,
    ReduceStress,
    Refresh,
    Salvage,
    Scrap,
    Slipstream,
    SwapUpgrade,
    TakeSalvaged,
    UseAdrenaline,
)
from hotseat.games.heat.events import (
    AbilityUsed,
    BoostCardTurned,
    CardReplaced,
    CardsLaid,
    CardsRevealed,
    CarMoved,
    CarPushed,
    DraftRoundStarted,
    GridFilled,
    HandDrawn,
    HeatCooled,
    HeatEvent,
    LegendDrove,
    LegendsCardTurned,
    PileOpened,
    RaceAnnounced,
    RaceEnded,
    RivalsNamed,
    RoadLaid,
    RoundStarted,
    SeasonWon,
    SponsorshipDrawn,
    UpgradesDealt,
    UpgradeSwapped,
    WeatherDrawn,
)
from hotseat.games.heat.facts import Card
from hotseat.games.heat.settings import GOAT, OWN, RANDOM, schema
from hotseat.games.heat.state import Car, Race
from hotseat.games.heat.upgrade_file import GROUPS, SYMBOLS
from hotseat.games.heat.view_parts import CarView, SeasonView, TurnView, View

SEASON_STEPS = ("swap", "keep", "ready")
TURN_STEPS = ("value", "react", "salvage", "slipstream", "discard", "refresh")


def card_name(card: Card) -> Phrase:
    """Return the name of a card."""
    return data.card_phrase(card)


def colour_name(car: Car) -> Phrase:
    """Return the colour of a car."""
    return Phrase(f"heat-colour-{data.facts().colours[car.colour_number]}")


def cars(ids: tuple[int, ...]) -> tuple[Name, ...]:
    """Return the names of cars."""
    return tuple(Name("car", car) for car in ids)


def cards(kinds: tuple[Card, ...]) -> tuple[Phrase, ...]:
    """Return the names of cards."""
    return tuple(card_name(card) for card in kinds)


def phrase(event: Event) -> Phrase:
    """Return an event in words: its fields by their names, bills by their totals."""
    params: dict[str, Param] = {}
    for field in event.__struct_fields__:
        match field, getattr(event, field):
            case "car", int(car):
                params["car"] = Name("car", car)
            case "card", int(card):
                # People count the Legends' cards from 1.
                legends = isinstance(event, LegendsCardTurned)
                params["card"] = card + 1 if legends else card_name(card)
            case _, bool(yes):
                params[field] = "yes" if yes else "no"
            case _, int(value) | str(value) | Bill(total=value):
                params[field] = value
            case _:
                pass  # lists and places: below
    match event:
        case HeatCooled():
            params |= source_params(event.source)
            params["cards"] = cards(event.cards)
            params["count"] = len(event.cards)
        case (
            HandDrawn()
            | CardsLaid()
            | CardsRevealed()
            | UpgradesDealt()
            | PileOpened()
            | SponsorshipDrawn()
        ):
            params["cards"] = cards(event.cards)
            params["count"] = len(event.cards)
        case WeatherDrawn():
            params["weather"] = Phrase(f"heat-weather-{event.weather}")
            params["setup"] = Phrase(f"heat-weather-{event.weather}-setup")
        case RoadLaid():
            params["tokens"] = tuple([Phrase(f"heat-road-{token}") for token in event.tokens])
        case DraftRoundStarted():
            params["market"] = cards(event.market)
            params["order"] = cars(event.order)
        case CardReplaced():
            params["moved"] = "yes" if event.start != event.end else "no"
        case LegendDrove():
            amounts = [*(item.amount for item in event.number.items), 0]
            params["first"], params["second"] = amounts[:2]
            if event.how == "adjusts":
                params["third"] = amounts[2]
        case AbilityUsed():
            params["ability"] = Phrase(f"heat-ability-{event.ability}")
            if event.ability == "plus_one":  # LGX-STAR-6
                params["source"] = "instead"
        case BoostCardTurned():
            params["star"] = Phrase(f"heat-ability-{event.star}")
            params["rival"] = Phrase(f"heat-ability-{event.rival}")
        case RivalsNamed():
            params["cars"] = cars(event.cars)
            params["count"] = len(event.cars)
        case CarPushed():
            params["by"] = Name("car", event.by)
        case RoundStarted():
            params["order"] = cars(event.order)
        case GridFilled():
            params["grid"] = cars(event.grid)
        case RaceAnnounced():
            params |= event_params(event.event)
            params["year"] = year_name(event.year)
            params["press"] = corner_list(event.press)
            params["corners"] = len(event.press)
        case SeasonWon():
            params["year"] = year_name(event.year)
        case UpgradeSwapped():
            params["gave"], params["took"] = card_name(event.gave), card_name(event.took)
        case RaceEnded():
            params["winner"] = Name("car", event.ranking[0])
        case CarMoved():
            spaces = event.end.progress - event.start.progress
            params["spaces"] = spaces
            params["blocked"] = "yes" if spaces < event.due else "no"
        case _:
            pass
    return Phrase(f"heat-event-{event.__struct_config__.tag}", params)


def event_params(key: str) -> dict[str, Param]:
    """Return an Event card by its name, and what it says."""
    code = f"heat-season-event-{key}"
    return {"event": Phrase(code), "rule": Phrase(f"{code}-rule")}


def year_name(year: str) -> Phrase:
    """Return the name of a season: its year, or its kind."""
    return Phrase(f"heat-season-{year}")


def level_list(levels: list[int | None]) -> tuple[Phrase, ...]:
    """Return the levels of a season file's races; those that it does not name rise."""
    return tuple(
        Phrase("heat-season-level", {"level": "rising" if level is None else level})
        for level in levels
    )


def corner_list(corners: tuple[int, ...]) -> tuple[Phrase, ...]:
    """Return corners by their numbers."""
    return tuple(Phrase("heat-season-corner", {"corner": corner}) for corner in corners)


def label(action: Action) -> Phrase:
    """Return an action in words."""
    code = f"heat-do-{action.__struct_config__.tag}"
    match action:
        case Plan(gear, kinds):
            return Phrase(code, {"gear": gear, "cards": cards(kinds)})
        case Lay(kinds):
            return Phrase(code, {"cards": cards(kinds), "count": len(kinds)})
        case Cooldown(source, amount):
            return Phrase(code, {**source_params(source), "amount": amount})
        case PayHeat(card, heat):
            return Phrase(code, {"card": card_name(card), "heat": heat})
        case Scrap(card, amount) | ReduceStress(card, amount) | Salvage(card, amount):
            return Phrase(code, {"card": card_name(card), "amount": amount})
        case Accelerate(card, speed):
            return Phrase(code, {"card": card_name(card), "speed": speed})
        case ChooseValue(card, value):
            return Phrase(code, {"card": card_name(card), "value": value})
        case SwapUpgrade(give, take):
            return Phrase(code, {"give": card_name(give), "take": card_name(take)})
        case KeepUpgrade(card) | DraftUpgrade(card) | TakeSalvaged(card):
            return Phrase(code, {"card": card_name(card)})
        case DirectPlay(card) | Refresh(card):
            return Phrase(code, {"card": card_name(card)})
        case Boost(heat):
            return Phrase(code, {"heat": heat})
        case UseAdrenaline(speed):
            return Phrase(code, {"speed": speed})
        case Slipstream(spaces):
            return Phrase(code, {"spaces": spaces})
        case Discard(card):
            return Phrase(code, {"card": card_name(card)})
        case _:
            return Phrase(code)


def source_params(source: str) -> dict[str, Param]:
    """Return what gives a symbol: the gear, Adrenaline, the sector, or a card by its name."""
    if source in ("gear", "adrenaline", "sector"):
        return {"source": source}
    return {"source": "card", "card": card_name(data.card_keys().index(source))}


def face_label(action: HeatAction) -> Phrase:
    """Return what everybody sees of an action."""
    match action:
        case Plan(gear):
            return Phrase("heat-label-gear", {"gear": gear})
        case Lay():
            return Phrase("heat-label-lay")
        case TakeSalvaged():
            return Phrase("heat-label-take")
        case _:
            return label(action)


def question(seen: View) -> Phrase:
    """Return what the seat is asked, or whom it waits for."""
    if seen.step == "over":
        return Phrase("heat-ask-over")
    race = seen.race
    mine = None if seen.seat is None else race.cars[seen.seat]
    if seen.step == "plan":
        if mine and not mine.place and not mine.has_planned:
            code = "heat-ask-lay" if race.tournament else "heat-ask-plan"
            return Phrase(code, {"gear": mine.gear, "round": race.round})
        late = [
            car.id
            for car in race.cars
            if car.seat is not None and not car.place and not car.has_planned
        ]
        return _wait_for_plans(tuple(late), race.tournament)
    if seen.season and seen.step in ("ready", "keep", "swap"):
        return _question_of_season(seen, seen.season, mine)
    if race.draft:
        on_turn = race.draft.order[race.draft.taken]
        if mine and mine.id == on_turn:
            if seen.season:
                return Phrase("heat-ask-draft-season", {"race": seen.season.race})
            return Phrase("heat-ask-draft", {"round": race.draft.round})
        return _wait_for("draft", on_turn)
    assert race.turn
    if mine and mine.id == race.turn.car:
        return Phrase(f"heat-ask-{seen.step}", asked_params(race.turn))
    return _wait_for(seen.step, race.turn.car)


def _question_of_season(seen: View, season: SeasonView, mine: CarView | None) -> Phrase:
    """Return what is asked around a race: the swap of one driver, or all at once."""
    if seen.step == "swap":
        last = [car for car in season.grid if seen.race.cars[car].seat is not None][-1]
        return Phrase("heat-ask-swap") if mine and mine.id == last else _wait_for("swap", last)
    done = season.ready if seen.step == "ready" else season.kept
    if mine and mine.id not in done:
        return Phrase(f"heat-ask-{seen.step}", {"race": season.race + 1})
    late = [car.id for car in seen.race.cars if car.seat is not None and car.id not in done]
    return Phrase(f"heat-wait-{seen.step}", {"cars": cars(tuple(late)), "count": len(late)})


def asked_params(turn: TurnView) -> dict[str, Param]:
    """Return what a question of the turn may speak of."""
    params: dict[str, Param] = {"speed": turn.speed}
    if turn.undecided:
        chosen = turn.parts[turn.undecided[0]].card
        assert chosen is not None
        params["card"] = card_name(chosen)
    if turn.salvage_left:
        params["left"] = turn.salvage_left
    return params


# A server asks for these with every move, for everybody who waits.


@lru_cache
def _wait_for_plans(late: tuple[int, ...], tournament: bool) -> Phrase:
    code = "heat-wait-lay" if tournament else "heat-wait-plan"
    return Phrase(code, {"cars": cars(late), "count": len(late)})


@lru_cache
def _wait_for(step: str, car: int) -> Phrase:
    return Phrase(f"heat-wait-{step}", {"car": Name("car", car)})


def names(race: Race) -> dict[tuple[str, int], Phrase]:
    """Return the cars' names where nobody has named them: their colours.

    The cards of a user's own set have the names in its file.
    """
    found = {("car", car.id): colour_name(car) for car in race.cars}
    own = race.facts.upgrade_set
    if own:
        rows = data.upgrades(own).cards
        for upgrade, row in zip(race.facts.upgrades, rows, strict=True):
            found["card", upgrade.card] = Phrase("heat-card-named", {"name": row.name})
    return found


def codes() -> list[str]:
    """Return the codes that are put together from parts; the others are in the code as they are."""
    return [
        "heat-score",
        "heat-score-points",
        *(f"heat-event-{event.__struct_config__.tag}" for event in get_args(HeatEvent)),
        *(f"heat-do-{action.__struct_config__.tag}" for action in get_args(HeatAction)),
        *{data.card_phrase(card).code for card in range(len(data.card_keys()))},
        *(f"heat-group-{group}" for group in GROUPS),
        *(
            f"heat-symbol-{kind}{part}"
            for kind in (*SYMBOLS, "boost", "adrenaline")
            for part in ("", "-rule")
        ),
        *(
            f"heat-weather-{weather.key}{part}"
            for weather in data.facts().weathers
            for part in ("", "-setup", "-sector")
        ),
        *(f"heat-road-{token.key}{part}" for token in data.facts().roads for part in ("", "-rule")),
        *(
            f"heat-ability-{ability.name.lower()}{part}"
            for ability in Ability
            if ability
            for part in ("", "-rule")
        ),
        *(f"heat-colour-{colour}" for colour in data.facts().colours),
        *(f"heat-circuit-{key}" for key in data.CIRCUITS),
        *(f"heat-setting-{setting.name}" for setting in schema()),
        *(f"heat-ask-{step}" for step in (*TURN_STEPS, *SEASON_STEPS)),
        *(f"heat-wait-{step}" for step in (*TURN_STEPS, "draft", *SEASON_STEPS)),
        *(f"heat-season-event-{key}{part}" for key in data.event_keys() for part in ("", "-rule")),
        *(f"heat-season-{year}" for year in (*data.seasons(), GOAT, RANDOM, OWN)),
    ]
