"""What has happened in a race, and who may know. Cars go by their ids, cards by their kinds."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from hotseat.core import Bill, Event, Secret
from hotseat.games.heat.facts import Card


class Place(msgspec.Struct, frozen=True, array_like=True):
    """Where a car stands: its progress since the Finish Line was first crossed, and its Spot."""

    progress: int
    spot: int


class GridFilled(Event, frozen=True, tag="grid-filled"):
    """The cars stand on the grid, pole position first; with it the laps and the circuit."""

    circuit: str
    laps: int
    grid: tuple[int, ...]
    legends: tuple[int, ...] = ()


class WeatherDrawn(Event, frozen=True, tag="weather-drawn"):
    """The Weather of the race; everybody's Heat or Stress is changed at once."""

    reveals: ClassVar[bool] = True
    weather: str


class RoadLaid(Event, frozen=True, tag="road-laid"):
    """The Road Conditions tokens lie on the track, one for each corner."""

    reveals: ClassVar[bool] = True
    tokens: tuple[str, ...]


class DraftRoundStarted(Event, frozen=True, tag="draft-round-started"):
    """Upgrade cards were laid out in the garage; the drivers choose in this order."""

    reveals: ClassVar[bool] = True
    round: int
    market: tuple[Card, ...]
    order: tuple[int, ...]


class UpgradeTaken(Event, frozen=True, tag="upgrade-taken"):
    """A driver took an Upgrade card from the market."""

    car: int
    card: Card


class UpgradesDealt(Event, frozen=True, tag="upgrades-dealt"):
    """A driver was dealt Upgrade cards, face up."""

    reveals: ClassVar[bool] = True
    car: int
    cards: tuple[Card, ...]


class HandicapTaken(Event, frozen=True, tag="handicap-taken"):
    """A driver left Heat cards in the box."""

    car: int
    heat: int


class CardsDrawn(Event, frozen=True, tag="cards-drawn"):
    """A driver drew cards."""

    car: int
    count: int


class HandDrawn(Secret, frozen=True, tag="hand-drawn"):
    """Which cards a driver drew."""

    reveals: ClassVar[bool] = True
    car: int
    cards: tuple[Card, ...]


class RoundStarted(Event, frozen=True, tag="round-started"):
    """A new round began, with the order in which the cars will move."""

    round: int
    order: tuple[int, ...]


class GearShifted(Event, frozen=True, tag="gear-shifted"):
    """A driver set the gear of this round and laid cards face down."""

    final: ClassVar[bool] = True  # RUL-HEAT-5; in Tournament mode the gear follows the cards
    car: int
    before: int
    gear: int
    heat: Bill


class PlanLaid(Event, frozen=True, tag="plan-laid"):
    """A driver laid cards face down; nobody knows how many (Tournament mode)."""

    car: int


class GearShown(Event, frozen=True, tag="gear-shown"):
    """A driver turned up so many cards and set the gear by them (Tournament mode)."""

    reveals: ClassVar[bool] = True
    car: int
    before: int
    gear: int
    laid: int
    heat: Bill


class CardLost(Event, frozen=True, tag="card-lost"):
    """Two gears up without Heat: one of the cards, picked at random, was discarded."""

    reveals: ClassVar[bool] = True
    car: int
    card: Card


class PlanChanged(Event, frozen=True, tag="plan-changed"):
    """A driver exchanged the cards laid face down."""

    car: int


class CardsLaid(Secret, frozen=True, tag="cards-laid"):
    """Which cards a driver laid face down."""

    car: int
    cards: tuple[Card, ...]


class CardsRevealed(Event, frozen=True, tag="cards-revealed"):
    """A driver turned up the cards of this turn."""

    reveals: ClassVar[bool] = True
    car: int
    cards: tuple[Card, ...]


class HandCluttered(Event, frozen=True, tag="hand-cluttered"):
    """Too few cards could be played: the car stands, the gear is 1st, the cards are discarded."""

    car: int


class CardFlipped(Event, frozen=True, tag="card-flipped"):
    """A + symbol turned up a card: a Basic card counts, any other is discarded."""

    reveals: ClassVar[bool] = True
    car: int
    card: Card
    counts: bool


class NothingFlipped(Event, frozen=True, tag="nothing-flipped"):
    """A + symbol found no Basic card at all."""

    car: int


class DeckShuffled(Event, frozen=True, tag="deck-shuffled"):
    """A discard pile became a new draw deck."""

    car: int
    count: int


class ValueChosen(Event, frozen=True, tag="value-chosen"):
    """A driver chose what a card counts."""

    car: int
    card: Card
    value: int


class CardReplaced(Event, frozen=True, tag="card-replaced"):
    """The Heat of a card could not be paid: it is discarded, and a Basic card is flipped for it.

    `start` and `end` say where the car went back from and to; the same if it had not moved yet.
    """

    reveals: ClassVar[bool] = True
    car: int
    card: Card
    start: Place
    end: Place


class SpeedSet(Event, frozen=True, tag="speed-set"):
    """The present Speed of the turn."""

    car: int
    speed: Bill


class CarMoved(Event, frozen=True, tag="car-moved"):
    """A car drove on; it drove fewer Spaces than were due if it was blocked."""

    car: int
    start: Place
    end: Place
    due: int


class LegendsCardTurned(Event, frozen=True, tag="legends-card-turned"):
    """The Legends card of this round was turned up."""

    reveals: ClassVar[bool] = True
    card: int


How = Literal[
    "clears", "holds", "flat-out", "approaches", "waits", "adjusts", "limited", "throttles"
]


class LegendDrove(Event, frozen=True, tag="legend-drove"):
    """How a Legend moves, and why that far.

    It clears the corner (past its line: limit and diamond), holds before a second Corner Line,
    drives flat out (top speed), approaches (to the Space with the diamond's number), or waits where
    it is, because that Space is behind it. With the Legends expansion it may also adjust the limit,
    be limited by the Corner Lines it may cross, or go full throttle.
    """

    car: int
    how: How
    number: Bill


class RivalsNamed(Event, frozen=True, omit_defaults=True, tag="rivals-named"):
    """The Rivals of the race: the first Legends on the grid, or in a season by points."""

    cars: tuple[int, ...]
    by: Literal["grid", "points"] = "grid"


class BoostCardTurned(Event, frozen=True, tag="boost-card-turned"):
    """The Boost card of this round was turned up: what Stars can do, and what Rivals can."""

    reveals: ClassVar[bool] = True
    key: str
    star: str
    rival: str
    rivals: str  # "yes" if there are some in the race


class AbilityUsed(Event, frozen=True, tag="ability-used"):
    """A Legend uses an ability that a Star, being a Rival or the last place gives it."""

    car: int
    ability: str
    source: str


class CarPushed(Event, frozen=True, tag="car-pushed"):
    """A nimble Legend takes the Spot at the Race Line; the car there moves over."""

    car: int
    by: int
    start: Place
    end: Place


class LegendStands(Event, frozen=True, tag="legend-stands"):
    """How a Legend with a special ability ends its turn: impeding, nimble, or off the track."""

    car: int
    how: str
    source: str


class AdrenalineGained(Event, frozen=True, tag="adrenaline-gained"):
    """One of the last cars has Adrenaline this turn."""

    car: int


class AdrenalineUsed(Event, frozen=True, tag="adrenaline-used"):
    """A driver used Adrenaline's Speed."""

    car: int
    speed: int


class HeatCooled(Event, frozen=True, tag="cooled"):
    """Heat went from the hand back to the Engine, where it lies face up."""

    reveals: ClassVar[bool] = True
    car: int
    source: str
    cards: tuple[Card, ...]


class Boosted(Event, frozen=True, tag="boosted"):
    """A driver paid for a Boost."""

    car: int
    heat: Bill


class HeatPaid(Event, frozen=True, tag="card-paid"):
    """A driver paid the Heat of a card."""

    car: int
    card: Card
    heat: Bill


class CardScrapped(Event, frozen=True, tag="card-scrapped"):
    """The top card of a deck was discarded, face up, without any effect."""

    reveals: ClassVar[bool] = True
    car: int
    card: Card


class StressReduced(Event, frozen=True, tag="stress-reduced"):
    """Stress cards went from the hand to the discard pile."""

    reveals: ClassVar[bool] = True
    car: int
    card: Card
    count: int


class PileOpened(Secret, frozen=True, tag="pile-opened"):
    """What a driver sees in their own discard pile, its top last."""

    reveals: ClassVar[bool] = True
    car: int
    cards: tuple[Card, ...]


class CardsSalvaged(Event, frozen=True, tag="cards-salvaged"):
    """A driver shuffled cards from the discard pile into the deck; nobody else knows which.

    Everybody sees which card lies on top of the pile afterwards.
    """

    reveals: ClassVar[bool] = True
    car: int
    count: int
    top: Card | None


class PlayedDirectly(Event, frozen=True, tag="played-directly"):
    """A driver played a card from the hand in step 5."""

    reveals: ClassVar[bool] = True
    car: int
    card: Card


class Accelerated(Event, frozen=True, tag="accelerated"):
    """A driver raised the Speed by the + symbols used."""

    car: int
    card: Card
    speed: int


class CardRefreshed(Event, frozen=True, tag="card-refreshed"):
    """A played card went on top of the draw deck."""

    car: int
    card: Card


class CardRemoved(Event, frozen=True, tag="card-removed"):
    """A card that can be used once left the game."""

    car: int
    card: Card


class Slipstreamed(Event, frozen=True, tag="slipstreamed"):
    """A driver used the Slipstream."""

    car: int
    spaces: int


class CornerChecked(Event, frozen=True, tag="corner-checked"):
    """A car crossed a corner and its driver paid what it cost, perhaps nothing."""

    car: int
    corner: int
    heat: Bill


class SpunOut(Event, frozen=True, tag="spun-out"):
    """A corner cost more Heat than the Engine held: all of it is gone, and Stress is taken."""

    car: int
    corner: int
    heat: Bill
    paid: int
    stress: int
    start: Place
    end: Place


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    """A driver put a card from hand on the discard pile, face up."""

    reveals: ClassVar[bool] = True
    car: int
    card: Card


class FinishCrossed(Event, frozen=True, tag="finish-crossed"):
    """A car has driven all its laps."""

    car: int


class CarClassified(Event, frozen=True, tag="car-classified"):
    """A car got its place in the Final classification and left the track."""

    car: int
    place: int
    stopped: bool


class CarEliminated(Event, frozen=True, tag="car-eliminated"):
    """A spin-out eliminated a car, behind all others that are still in the race."""

    car: int
    place: int


class RaceAnnounced(Event, frozen=True, omit_defaults=True, tag="race-announced"):
    """The next race of a season: its Event card, its circuit and its Press Corners."""

    reveals: ClassVar[bool] = True
    race: int  # from 1
    races: int
    year: str  # "random" or "own" for seasons that have none
    circuit: str
    laps: int
    event: str
    press: tuple[int, ...]  # corners
    level: int = 0  # of the Legends; 0 with the base game's cards


class UpgradeSwapped(Event, frozen=True, tag="upgrade-swapped"):
    """The last driver on the grid swapped an Upgrade for one left over."""

    car: int
    gave: Card
    took: Card


class SwapDeclined(Event, frozen=True, tag="swap-declined"):
    """The last driver on the grid swapped nothing."""

    car: int


class SponsorshipDealt(Event, frozen=True, tag="sponsorship-dealt"):
    """A driver was dealt Sponsorship cards for the starting hand."""

    car: int
    count: int


class SponsorshipEarned(Event, frozen=True, tag="sponsorship-earned"):
    """A driver earned a Sponsorship card; none was left if nothing was drawn."""

    car: int
    why: Literal["press-slipstream", "press-speed", "speed", "passed", "first-lap"]
    corner: int  # the Press Corner, else 0
    drawn: int


class SponsorshipDrawn(Secret, frozen=True, tag="sponsorship-drawn"):
    """Which Sponsorship cards a driver got."""

    reveals: ClassVar[bool] = True
    car: int
    cards: tuple[Card, ...]


class SponsorshipShuffled(Event, frozen=True, tag="sponsorship-shuffled"):
    """Used Sponsorship cards became a new deck, or went back into it."""

    count: int


class PointsScored(Event, frozen=True, tag="points-scored"):
    """What a car scored in a race of a season, and what it has now."""

    car: int
    place: int
    points: Bill
    total: int


class SeasonWon(Event, frozen=True, tag="season-won"):
    """A season is over."""

    year: str
    car: int
    points: int


class GreatestFound(Event, frozen=True, tag="greatest-found"):
    """The greatest driver of all time: most points over all seasons of the run."""

    car: int
    points: int


class UpgradeKept(Event, frozen=True, tag="upgrade-kept"):
    """A driver keeps this Upgrade for the next season, and no other."""

    car: int
    card: Card


class DriverReady(Event, frozen=True, tag="driver-ready"):
    """A driver is ready for the next race."""

    car: int


class RaceEnded(Event, frozen=True, tag="race-ended"):
    """Every car has its place, the winner first."""

    ranking: tuple[int, ...]


HeatEvent = (
    GridFilled
    | WeatherDrawn
    | RoadLaid
    | DraftRoundStarted
    | UpgradeTaken
    | UpgradesDealt
    | PlanLaid
    | GearShown
    | CardLost
    | ValueChosen
    | CardReplaced
    | HeatPaid
    | CardScrapped
    | StressReduced
    | PileOpened
    | CardsSalvaged
    | PlayedDirectly
    | Accelerated
    | CardRefreshed
    | CardRemoved
    | HandicapTaken
    | CardsDrawn
    | HandDrawn
    | RoundStarted
    | GearShifted
    | PlanChanged
    | CardsLaid
    | CardsRevealed
    | HandCluttered
    | CardFlipped
    | NothingFlipped
    | DeckShuffled
    | SpeedSet
    | CarMoved
    | LegendsCardTurned
    | LegendDrove
    | RivalsNamed
    | BoostCardTurned
    | AbilityUsed
    | CarPushed
    | LegendStands
    | AdrenalineGained
    | AdrenalineUsed
    | HeatCooled
    | Boosted
    | Slipstreamed
    | CornerChecked
    | SpunOut
    | CardDiscarded
    | FinishCrossed
    | CarClassified
    | RaceEnded
    | CarEliminated
    | RaceAnnounced
    | UpgradeSwapped
    | SwapDeclined
    | SponsorshipDealt
    | SponsorshipEarned
    | SponsorshipDrawn
    | SponsorshipShuffled
    | PointsScored
    | SeasonWon
    | GreatestFound
    | UpgradeKept
    | DriverReady
)
