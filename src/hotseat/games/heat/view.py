"""Builds the view of a race (RUL-HEAT-8) field by field, from what is known.

Separate from the views themselves, because a server spends much of its time here and this can be
compiled.
"""

from __future__ import annotations

from collections.abc import Sequence

from hotseat.core import Seat
from hotseat.games.heat.corners import adjust_of
from hotseat.games.heat.expansion import Expansion
from hotseat.games.heat.facts import NO_CARD, Card, Gain
from hotseat.games.heat.legends import legends_numbers, used_cards
from hotseat.games.heat.season_view import view_season
from hotseat.games.heat.state import NO_SECTOR, Car, Draft, Race, Source, Step, SymbolKind
from hotseat.games.heat.track import running_order
from hotseat.games.heat.view_parts import (
    BoostCardView,
    CarView,
    DraftView,
    ExpansionView,
    LegendsCardView,
    Own,
    RaceView,
    SpeedPartView,
    SymbolView,
    TurnView,
    View,
)

# By number: asking an enumeration for a name would take most of the time.
_STEPS = [step.name.lower() for step in Step]
_GAINS = [gain.name.lower() for gain in Gain]
_SYMBOLS = [kind.name.lower() for kind in SymbolKind]
_SOURCES = [source.name.lower() for source in Source]


def view(race: Race, seat: Seat | None) -> View:
    """Return what a seat may know."""
    return views(race, [seat])[0]


def views(race: Race, seats: Sequence[Seat | None]) -> list[View]:
    """Return what several seats may know: all see the same race, each its own cards."""
    step = _STEPS[race.step]
    shown = _view_race(race)
    season = view_season(race) if race.season else None
    return [
        View(
            seat=seat,
            step=step,
            race=shown,
            own=None if seat is None else _view_own(race, race.cars[seat]),
            season=season,
        )
        for seat in seats
    ]


def _view_own(race: Race, car: Car) -> Own:
    looks = race.step == Step.SALVAGE and race.car_on_turn() is car  # RUL-HEAT-60
    return Own(
        hand=tuple(car.hand),
        planned=tuple(car.planned),
        pile=tuple(car.discard) if looks else (),
        salvaged=race.turn.salvaged if looks else (),
        sponsorship=car.sponsorship,
    )


def _view_race(race: Race) -> RaceView:
    weather, event = race.conditions.weather_token(), race.conditions.event_card()
    positions = [0] * len(race.cars)
    for position, car in enumerate(running_order(race), start=1):
        positions[car.id] = position
    return RaceView(
        circuit=race.circuit.source,
        laps=race.laps,
        limits=race.conditions.limits(),
        round=race.round,
        order=tuple(race.order),
        turn=_view_turn(race) if race.is_in_turn() else None,
        draft=_view_draft(race.draft) if race.draft and race.is_in_garage() else None,
        tournament=race.tournament,
        upgrade_set=race.facts.upgrade_set,
        garage=race.garage,
        weather=None if weather is None else weather.key,
        road=tuple([race.facts.roads[at].key for at in race.conditions.road]),
        event=None if event is None else event.key,
        press=race.conditions.press,
        press_speed=race.conditions.press_speeds(),
        hand_size=race.conditions.hand_size,
        reserve=race.reserve(),
        legends_pro=race.legends_pro,
        legends_card=_view_legends_card(race),
        legends_deck=len(race.legends_deck),
        legends_used=tuple(used_cards(race)),
        expansion=None if race.expansion is None else _view_expansion(race, race.expansion),
        cars=tuple([_view_car(race, car, positions[car.id]) for car in race.cars]),
    )


def _view_turn(race: Race) -> TurnView:
    turn = race.turn
    return TurnView(
        car=race.car_on_turn().id,
        start=turn.start,
        start_spot=turn.start_spot,
        speed=turn.speed(),
        parts=tuple(
            [
                SpeedPartView(
                    gain=_GAINS[part.gain],
                    value=part.value,
                    card=None if part.card == NO_CARD else part.card,
                )
                for part in turn.parts
            ]
        ),
        pluses=turn.pluses,
        symbols=tuple(
            [
                SymbolView(
                    kind=_SYMBOLS[symbol.kind],
                    amount=symbol.amount,
                    source=_SOURCES[symbol.source],
                    mandatory=symbol.mandatory,
                    card=None if symbol.card == NO_CARD else symbol.card,
                    sector=None if symbol.sector == NO_SECTOR else symbol.sector,
                )
                for symbol in turn.symbols
            ]
        ),
        sectors=turn.sectors,
        adjust=adjust_of(race, race.car_on_turn()),
        has_moved=turn.has_moved,
        due=turn.due,
        undecided=turn.undecided,
        salvaged=len(turn.salvaged),
        salvage_left=turn.salvage_left,
        slipstreamed=turn.slipstreamed,
    )


def _view_draft(draft: Draft) -> DraftView:
    return DraftView(
        round=draft.round,
        order=tuple(draft.order),
        taken=draft.taken,
        market=tuple(draft.market),
        discard=tuple(sorted(draft.discard)),
        deck=len(draft.deck),
    )


def _view_legends_card(race: Race) -> LegendsCardView | None:
    if race.legends_card < 0:
        return None
    numbers = legends_numbers(race)
    own = [car.colour_number for car in race.cars]
    return LegendsCardView(
        card=race.legends_card,
        numbers={
            colour: numbers[at]
            for at, colour in enumerate(race.facts.colours)
            if at < race.facts.box_cars or at in own
        },
    )


def _view_expansion(race: Race, expansion: Expansion) -> ExpansionView:
    decks, boost = expansion.decks, expansion.boost()
    card = decks.cards[race.legends_card] if race.legends_card >= 0 else None
    stars: list[str] = []
    if card is not None and decks.level(expansion.level).stars:
        stars = [
            colour
            for colour, entry in zip(race.facts.colours, card.entries, strict=True)
            if entry.star
        ]
    boosts = decks.boosts_of(expansion.level)
    return ExpansionView(
        level=expansion.level,
        adrenaline=expansion.adrenaline,
        decks=decks.source,
        rivals=expansion.rivals,
        turned=expansion.turned,
        card_key=None if card is None else card.key,
        deck=None if card is None else card.deck,
        stars=tuple(stars),
        boost=None
        if boost is None
        else BoostCardView(
            card=expansion.boost_card,
            key=boost.key,
            star=boost.star.name.lower(),
            rival=boost.rival.name.lower(),
        ),
        boost_deck=len(expansion.boost_deck),
        boosts_used=tuple([card for card in boosts if card not in expansion.boost_deck]),
    )


def _view_car(race: Race, car: Car, position: int) -> CarView:
    space = car.progress % race.circuit.spaces
    # RUL-HEAT-104: in Tournament mode cards laid face down still count as held in the hand.
    laid = len(car.planned)
    hidden = laid if race.tournament else 0
    return CarView(
        id=car.id,
        seat=None if car.is_legend() else car.seat,
        colour=race.facts.colours[car.colour_number],
        position=position,
        progress=car.progress,
        spot=car.spot,
        lap=car.progress // race.circuit.spaces + 1,
        space=space,
        to_corner=race.circuit.spaces_to_corner(space),
        place=car.place,
        finish_round=car.finish_round,
        gear=car.gear,
        hand=len(car.hand) + hidden,
        deck=len(car.deck),
        discard=len(car.discard),
        discard_top=car.discard[-1] if car.discard else None,  # HEAT-8-5: only this one
        engine=tuple(car.engine),
        planned=laid - hidden,
        has_planned=car.has_planned,
        stress_taken=car.stress_taken,
        upgrades=car.upgrades,
        removed=car.removed,
        owns=_owned(race, car),
        impeding=car.impeding,
        arrival=car.arrival,
        sponsorship=len(car.sponsorship),
        out=car.out,
    )


def _owned(race: Race, car: Car) -> tuple[tuple[Card, int], ...]:
    """Count the driver's cards by kind, wherever they lie."""
    cards: list[Card] = []
    for pile in race.piles(car):
        cards += pile
    cards.sort()
    secret = race.facts.is_sponsorship
    owned: list[tuple[Card, int]] = []
    first = 0
    for end in range(1, len(cards) + 1):
        if end < len(cards) and cards[end] == cards[first]:
            continue
        if not secret[cards[first]]:
            owned.append((cards[first], end - first))
        first = end
    return tuple(owned)
