"""What a seat may know of a race (RUL-HEAT-8), and the way back from it; `viewing` makes it."""

from __future__ import annotations

import msgspec

from hotseat.core import FileText
from hotseat.games.heat import data
from hotseat.games.heat.conditions import NO_WEATHER, Conditions, conditions
from hotseat.games.heat.expansion import NO_BOOST, Expansion
from hotseat.games.heat.facts import NO_CARD, Card, Facts, Gain, SpeedPart
from hotseat.games.heat.settings import circuit_at
from hotseat.games.heat.state import (
    NO_GARAGE,
    NO_SEAT,
    NO_SECTOR,
    Car,
    Draft,
    Race,
    Source,
    Step,
    Symbol,
    SymbolKind,
    Turn,
)


class LegendsCardView(msgspec.Struct, frozen=True, kw_only=True):
    """The Legends card of this round: for each colour the diamond and the top speed.

    With the Legends expansion the last one stays visible until the next is turned up.
    """

    card: int
    numbers: dict[str, tuple[int, int]]


class BoostCardView(msgspec.Struct, frozen=True, kw_only=True):
    """The Boost card that lies open: what Stars can do, and what Rivals can."""

    card: int
    key: str
    star: str
    rival: str


class ExpansionView(msgspec.Struct, frozen=True, kw_only=True):
    """The Legends expansion."""

    level: int
    adrenaline: bool
    decks: FileText | None  # in place of the box's
    rivals: tuple[int, ...]  # car ids
    turned: int  # the round in which the cards that lie open were turned up
    card_key: str | None  # what is printed on the Legends card
    stars: tuple[str, ...]  # the colours that show a Star on it, if Stars count
    boost: BoostCardView | None
    boost_deck: int  # cards left in it
    boosts_used: tuple[int, ...]  # since it was shuffled


class SpeedPartView(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a Speed: a card in the play area with what it counts, or something added."""

    gain: str
    value: int
    card: Card | None


class SymbolView(msgspec.Struct, frozen=True, kw_only=True):
    """A symbol open in step 5."""

    kind: str
    amount: int
    source: str
    mandatory: bool
    card: Card | None  # that gives it
    sector: int | None  # where the car must be


class DraftView(msgspec.Struct, frozen=True, kw_only=True):
    """The garage while the drivers choose."""

    round: int
    order: tuple[int, ...]  # of this draft round
    taken: int  # how many have chosen
    market: tuple[Card, ...]
    discard: tuple[Card, ...]  # left over from the rounds before
    deck: int


class TurnView(msgspec.Struct, frozen=True, kw_only=True):
    """The turn that is being taken."""

    car: int
    start: int  # where the car stood when it began
    start_spot: int
    speed: int
    parts: tuple[SpeedPartView, ...]
    pluses: int
    symbols: tuple[SymbolView, ...]
    sectors: tuple[int, ...]  # whose Cooling bonus was given
    adjust: int  # what the driver's cards add to every Speed Limit
    has_moved: bool
    due: int  # Speed that is moved once all values are chosen
    undecided: tuple[int, ...]  # parts whose value is to be chosen, the next one first
    salvaged: int  # cards chosen from the discard pile so far, and how many more may be
    salvage_left: int


class CarView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody knows of a car and its driver's cards."""

    id: int
    seat: int | None  # None: a Legend
    colour: str
    # On the track.
    position: int  # in the running order, those who are home first
    progress: int
    spot: int
    lap: int  # 0 on the grid
    space: int
    to_corner: int  # HEAT-TRK-4: the number printed on the Space
    place: int
    finish_round: int
    # On the mat: numbers of cards, and the faces that lie open.
    gear: int
    hand: int
    deck: int
    discard: int
    discard_top: Card | None
    engine: tuple[Card, ...]
    planned: int
    has_planned: bool
    stress_taken: int
    upgrades: tuple[Card, ...]  # chosen in the garage
    removed: tuple[Card, ...]  # used once, out of the game
    owns: tuple[tuple[Card, int], ...]  # kinds and how many, wherever they lie: all taken openly
    impeding: bool  # fills all Spots of its Space
    arrival: int  # of nimble ones in a Space the latest is ahead; a Spot of -1 is off the track


class RaceView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody knows of a race."""

    circuit: str | FileText
    laps: int
    limits: tuple[int, ...]  # the corners' Speed Limits as they are now
    round: int
    order: tuple[int, ...]  # of this round's turns
    turn: TurnView | None  # None while everybody plans
    draft: DraftView | None  # only while the drivers choose in the garage
    tournament: bool
    upgrade_set: FileText | None  # in place of the box's
    garage: str
    weather: str | None
    road: tuple[str, ...]  # the token of each corner, in driving order
    reserve: int
    legends_pro: int
    legends_card: LegendsCardView | None
    legends_deck: int  # cards left in it
    legends_used: tuple[int, ...]  # since it was shuffled: everybody saw them
    expansion: ExpansionView | None
    cars: tuple[CarView, ...]


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What only this seat knows."""

    hand: tuple[Card, ...]
    planned: tuple[Card, ...]
    pile: tuple[Card, ...]  # the own discard pile while it is looked through
    salvaged: tuple[Card, ...]  # chosen from it so far


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game as a seat sees it (None: a spectator)."""

    seat: int | None
    step: str
    race: RaceView
    own: Own | None


# Back from a view


def facts_of_view(seen: View) -> Facts:
    """Return the cards and numbers that are raced with."""
    return data.facts(seen.race.upgrade_set)


def conditions_of_view(seen: View) -> Conditions:
    """Return the conditions that are raced in."""
    facts, race = facts_of_view(seen), seen.race
    weathers = [weather.key for weather in facts.weathers]
    roads = [token.key for token in facts.roads]
    return conditions(
        facts,
        circuit_at(race.circuit),
        race.laps,
        NO_WEATHER if race.weather is None else weathers.index(race.weather),
        tuple(roads.index(token) for token in race.road),
    )


def known_race(seen: View) -> Race:
    """Return the race with everything the view tells and nothing else: unknown piles are empty."""
    shown = seen.race
    race = Race(facts_of_view(seen), conditions_of_view(seen))
    race.cars = [_known_car(car) for car in shown.cars]
    race.round = shown.round
    race.step = Step[seen.step.upper()]
    race.order = list(shown.order)
    race.tournament = shown.tournament
    race.garage = shown.garage
    race.draft = _known_draft(shown)
    race.legends_pro = shown.legends_pro
    race.legends_card = shown.legends_card.card if shown.legends_card else -1
    race.expansion = _known_expansion(shown.expansion)
    if shown.turn:
        race.turns_taken = race.order.index(shown.turn.car)
        race.turn = _known_turn(shown.turn)
    if seen.own and seen.seat is not None:
        race.cars[seen.seat].hand = list(seen.own.hand)
        race.cars[seen.seat].planned = list(seen.own.planned)
        if seen.own.pile:
            race.cars[seen.seat].discard = list(seen.own.pile)
            race.turn.salvaged = seen.own.salvaged
    return race


def _known_expansion(seen: ExpansionView | None) -> Expansion | None:
    if seen is None:
        return None
    return Expansion(
        data.legend_decks(seen.decks),
        seen.level,
        seen.adrenaline,
        seen.rivals,
        boost_card=NO_BOOST if seen.boost is None else seen.boost.card,
        turned=seen.turned,
    )


def _known_draft(seen: RaceView) -> Draft | None:
    if seen.garage == NO_GARAGE:
        return None
    if seen.draft is None:
        return Draft()
    draft = seen.draft
    return Draft(
        draft.round,
        list(draft.order),
        draft.taken,
        list(draft.market),
        discard=list(draft.discard),
    )


def _known_turn(seen: TurnView) -> Turn:
    return Turn(
        seen.start,
        seen.start_spot,
        [
            SpeedPart(
                Gain[part.gain.upper()], part.value, NO_CARD if part.card is None else part.card
            )
            for part in seen.parts
        ],
        [
            Symbol(
                SymbolKind[symbol.kind.upper()],
                symbol.amount,
                Source[symbol.source.upper()],
                symbol.mandatory,
                NO_CARD if symbol.card is None else symbol.card,
                NO_SECTOR if symbol.sector is None else symbol.sector,
            )
            for symbol in seen.symbols
        ],
        seen.pluses,
        seen.undecided,
        seen.due,
        seen.has_moved,
        seen.sectors,
        salvage_left=seen.salvage_left,
    )


def _known_car(seen: CarView) -> Car:
    return Car(
        seen.id,
        NO_SEAT if seen.seat is None else seen.seat,
        data.facts().colours.index(seen.colour),
        seen.progress,
        seen.spot,
        seen.place,
        seen.finish_round,
        seen.gear,
        engine=list(seen.engine),
        has_planned=seen.has_planned,
        stress_taken=seen.stress_taken,
        upgrades=seen.upgrades,
        removed=seen.removed,
        impeding=seen.impeding,
        arrival=seen.arrival,
    )


def unseen_cards(seen: CarView, known: Race) -> list[Card]:
    """Return the cards of a driver that lie where this seat cannot see them, in table order.

    `known` is the `known_race`: what the seat sees of the car is taken away from what it owns.
    """
    left = dict(seen.owns)
    for pile in known.piles(known.cars[seen.id]):
        for card in pile:
            left[card] -= 1
    if seen.discard_top is not None and not known.cars[seen.id].discard:
        left[seen.discard_top] -= 1
    return [card for card, count in left.items() for _ in range(count)]
