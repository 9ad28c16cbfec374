"""What a seat may know of a race (RUL-HEAT-8): `view` builds it, `knowing` goes back from it."""

from __future__ import annotations

from typing import Literal

import msgspec

from hotseat.core import FileText
from hotseat.games.heat.facts import Card


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
    deck: str | None  # the colour of its deck
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
    slipstreamed: int  # Spaces gained in step 6; counted in a season only


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
    # Kinds and how many, wherever they lie: all taken openly. Without Sponsorship cards.
    owns: tuple[tuple[Card, int], ...]
    sponsorship: int  # cards not used yet, wherever they lie: which ones only the driver knows
    out: bool  # eliminated
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
    event: str | None  # the Event card of a race in a season
    press: tuple[int, ...]  # the numbers of its Press Corners
    press_speed: tuple[int, ...]  # the Speed that impresses the press at each of them
    hand_size: int
    reserve: int
    legends_pro: int
    legends_card: LegendsCardView | None
    legends_deck: int  # cards left in it
    legends_used: tuple[int, ...]  # since it was shuffled: everybody saw them
    expansion: ExpansionView | None
    cars: tuple[CarView, ...]


class SeasonRaceView(msgspec.Struct, frozen=True, kw_only=True):
    """A race of a season, with its Event card; None where that is drawn before the race."""

    year: str  # "random" or "own" for seasons that have none
    circuit: str | FileText
    name: str  # of the circuit, as its file has it
    laps: int
    event: str | None
    press: tuple[int, ...]
    press_speed: tuple[int, ...]  # before Road tokens are laid
    sponsorship: int  # cards dealt to each driver
    points: tuple[int, ...]  # by place
    hand_size: int
    level: int | None  # of the Legends; None with the base game's cards


class PlacingView(msgspec.Struct, frozen=True, kw_only=True):
    """How a car finished a race."""

    place: int
    points: int
    out: bool


class ScoreView(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the score sheet: a car's points in this season, and over all of a run."""

    car: int
    points: int
    total: int


class TitleView(msgspec.Struct, frozen=True, kw_only=True):
    """A season that is over, and who has won it."""

    year: str
    car: int
    points: int


class SeasonView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody knows of a season."""

    name: str  # 1961, 1962, 1963, goat, random or own
    title: str  # the title in the file of a user's own season
    # What is going on: the garage before a race, the swap after it, the race, keeping one Upgrade
    # for the next season, getting ready for the next race, or the end.
    stage: Literal["draft", "swap", "race", "keep", "ready", "over"]
    race: int  # the one that is driven, prepared or just over, from 1
    races: tuple[SeasonRaceView, ...]
    results: tuple[tuple[PlacingView, ...], ...]  # race by race, for each car
    scores: tuple[ScoreView, ...]  # the leader first
    ranking: tuple[int, ...]  # cars by the points of all seasons of a run, the leader first
    titles: tuple[TitleView, ...]
    grid: tuple[int, ...]  # of this race, pole position first
    # Of the next race, as far as it is known between races: the grid (empty: by lot), the order in
    # which drivers choose in the garage, and how many cards lie there.
    next_grid: tuple[int, ...]
    next_draft: tuple[int, ...]
    next_market: int
    next_rivals: tuple[int, ...]  # car ids, those of the Legends that lead now
    rival_mode: bool
    handicap: tuple[int, ...]  # Heat cards that each seat leaves in the box
    ready: tuple[int, ...]  # cars whose driver is, for the next race
    kept: tuple[int, ...]  # cars whose driver has chosen the Upgrade to keep
    deck: int  # Sponsorship cards in the deck
    used: tuple[Card, ...]  # Sponsorship cards used in this race
    gone: tuple[Card, ...]  # Upgrades used once in earlier races
    first_lap: tuple[int, ...]  # cars that have completed lap 1, in order


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What only this seat knows."""

    hand: tuple[Card, ...]
    planned: tuple[Card, ...]
    pile: tuple[Card, ...]  # the own discard pile while it is looked through
    salvaged: tuple[Card, ...]  # chosen from it so far
    sponsorship: tuple[Card, ...]  # the own Sponsorship cards, wherever they lie


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game as a seat sees it (None: a spectator)."""

    seat: int | None
    step: str
    race: RaceView
    own: Own | None
    season: SeasonView | None
