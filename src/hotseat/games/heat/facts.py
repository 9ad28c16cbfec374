"""What is printed: the cards, the numbers and the circuits, as the rules read them.

Plain classes, made once by `data` from the files in `data/` and never changed. A pickled or copied
race holds only where to find them.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from hotseat.core import FileText
from hotseat.core.recurring import ByKey, ByNumber

if TYPE_CHECKING:
    from hotseat.games.heat.actions import HeatAction  # it names cards by these facts

Card = int  # the place of a kind in the card table; copies of a kind are equal
NO_CARD: Final = -1
HANDS_KEPT = 1000  # with what they offer, for each gear and reach: the same hands recur


class Sort(IntEnum):
    """What a kind of card is."""

    BASIC = 0
    UPGRADE = 1
    STRESS = 2
    HEAT = 3


class Marks:
    """The symbols on a kind of card, by their numbers; 0 where there is none (GAR-SYM)."""

    def __init__(
        self,
        heat: int = 0,
        scrap: int = 0,
        adjust: int = 0,
        cooldown: int = 0,
        slipstream: int = 0,
        reduce: int = 0,
        salvage: int = 0,
        refresh: int = 0,
        direct: int = 0,
        accelerate: int = 0,
        one_time: int = 0,
    ) -> None:
        self.heat = heat
        self.scrap = scrap
        self.adjust = adjust
        self.cooldown = cooldown
        self.slipstream = slipstream
        self.reduce = reduce
        self.salvage = salvage
        self.refresh = refresh
        self.direct = direct
        self.accelerate = accelerate
        self.one_time = one_time


class Upgrade:
    """An Upgrade card of the garage: where it belongs and how many there are."""

    def __init__(self, card: Card, group: str, level: str, copies: int) -> None:
        self.card = card
        self.group = group
        self.level = level
        self.copies = copies


class Gain(IntEnum):
    """What counts towards a Speed."""

    CARD = 0  # a card in the play area
    ADRENALINE = 1
    ACCELERATE = 2


class SpeedPart:
    """One line of a Speed: a card in the play area with what it counts, or something added.

    It never changes.
    """

    def __init__(self, gain: Gain, value: int, card: Card = NO_CARD) -> None:
        self.gain = gain
        self.value = value
        self.card = card

    def __reduce__(self) -> tuple[type[SpeedPart], tuple[object, ...]]:
        return SpeedPart, (self.gain, self.value, self.card)


class Weather:
    """A Weather token: what it does before the race, and in the sectors it acts in (WEA)."""

    def __init__(self, key: str, setup: str, amount: int, sector: str, sector_amount: int) -> None:
        self.key = key
        self.setup = setup
        self.amount = amount
        self.sector = sector
        self.sector_amount = sector_amount


class RoadToken:
    """A Road Conditions token, for a corner or for the sector after it (ROAD)."""

    def __init__(self, key: str, place: str, copies: int, amount: int) -> None:
        self.key = key
        self.place = place
        self.copies = copies
        self.amount = amount


class EventCard:
    """An Event card: the Sponsorship cards dealt, the Press Corners, and its special effect."""

    def __init__(
        self,
        key: str,
        sponsorship: int,
        press: tuple[int, ...],
        laps: int = 0,
        heat: int = 0,
        stress: int = 0,
        hand_size: int = 0,
        points: tuple[int, ...] = (),
        first_lap: int = 0,
        speed: int = 0,
        passed: int = 0,
        eliminates: bool = False,
    ) -> None:
        self.key = key
        self.sponsorship = sponsorship  # cards dealt to each driver
        self.press = press  # letters: 0 is A, the first corner after the start
        self.laps = laps  # what it adds to the circuit's
        self.heat = heat  # what it adds to every Engine
        self.stress = stress  # what it adds to every deck
        self.hand_size = hand_size  # 0: as usual
        self.points = points  # what it adds to those of the first places
        # Challenges: so many cars first through lap 1, this Speed, so many cars passed in a turn.
        self.first_lap = first_lap
        self.speed = speed
        self.passed = passed
        self.eliminates = eliminates  # a spin-out takes the car out of the race


class Gear:
    """What a gear asks for and gives."""

    def __init__(self, cards: int, cooldown: int, spin_out_stress: int) -> None:
        self.cards = cards
        self.cooldown = cooldown
        self.spin_out_stress = spin_out_stress

    def __reduce__(self) -> tuple[type[Gear], tuple[object, ...]]:
        return Gear, (self.cards, self.cooldown, self.spin_out_stress)


def _no_hands(_gear_and_reach: int) -> ByKey[tuple[Card, ...], list[HeatAction]]:
    return ByKey(HANDS_KEPT)


class Facts:
    """The cards and the numbers of the game."""

    def __init__(
        self,
        upgrade_set: FileText | None,
        keys: list[str],
        sorts: list[Sort],
        values: list[int],
        choices: list[tuple[int, ...]],
        pluses: list[int],
        marks: list[Marks],
        upgrades: list[Upgrade],
        weathers: list[Weather],
        roads: list[RoadToken],
        basic_cards: list[Card],
        starting_upgrades: list[Card],
        stress_card: Card,
        heat_card: Card,
        gears: list[Gear],
        hand_size: int,
        shift_free: int,
        shift_most: int,
        shift_heat: int,
        boost_heat: int,
        adrenaline_speed: int,
        adrenaline_cooldown: int,
        adrenaline_cars: int,
        adrenaline_cars_in_large_race: int,
        large_race: int,
        slipstream_spaces: int,
        handicap_most: int,
        upgrades_each: int,
        market_extra: int,
        box_cars: int,
        most_cars: int,
        box_stress: int,
        colours: list[str],
        legends_cards: list[list[tuple[int, int]]],
        sponsorship: list[Upgrade],
        legends_sponsorship: list[Upgrade],
        events: list[EventCard],
        points: list[int],
        press_margin: int,
    ) -> None:
        self.upgrade_set = upgrade_set  # a user's own, in place of the box's
        # The card table: one entry a kind.
        self.keys = keys
        self.sort_of = sorts
        self.values = values
        # Each card as it lies in the play area: it comes in every turn, so it is made once.
        self.played = [SpeedPart(Gain.CARD, value, card) for card, value in enumerate(values)]
        self.choices = choices  # the values of a card that offers several; otherwise empty
        self.pluses = pluses
        self.marks = marks
        # The garage, and the tokens for weather and road.
        self.upgrades = upgrades
        self.weathers = weathers
        self.roads = roads
        # HEAT-2-2: every card may be played except Heat, Heat Upgrades included (HEAT-2-4).
        self.playable = [sort != Sort.HEAT for sort in sorts]
        # HEAT-8-3, HEAT-8-4, HEAT-STRESS-5, HEAT-PAY-3: neither Stress nor Heat may be discarded.
        self.discardable = [sort not in (Sort.STRESS, Sort.HEAT) for sort in sorts]
        # HEAT-PLUS-2: what a + symbol looks for.
        self.basic = [sort == Sort.BASIC for sort in sorts]
        # A driver's own cards.
        self.basic_cards = basic_cards
        self.starting_upgrades = starting_upgrades
        self.stress_card = stress_card
        self.heat_card = heat_card
        # The numbers.
        self.gears = gears
        self.hand_size = hand_size
        self.shift_free = shift_free
        self.shift_most = shift_most
        self.shift_heat = shift_heat
        self.boost_heat = boost_heat
        self.adrenaline_speed = adrenaline_speed
        self.adrenaline_cooldown = adrenaline_cooldown
        self.adrenaline_cars = adrenaline_cars
        self.adrenaline_cars_in_large_race = adrenaline_cars_in_large_race
        self.large_race = large_race
        self.slipstream_spaces = slipstream_spaces
        self.handicap_most = handicap_most
        self.upgrades_each = upgrades_each
        self.market_extra = market_extra
        self.box_cars = box_cars  # HEAT-SET-1: and so many drivers at most (RUL-LGX-22)
        self.most_cars = most_cars
        self.box_stress = box_stress
        self.colours = colours  # of the cars, those of the base game first
        # Legends cards: by colour the diamond and the top speed.
        self.legends_cards = legends_cards
        # The championship.
        self.sponsorship = sponsorship
        self.legends_sponsorship = legends_sponsorship  # joins them with the Legends expansion
        self.events = events
        self.points = points  # by place
        self.press_margin = press_margin
        # What hands offer, by gear and reach.
        self.plans: ByNumber[ByKey[tuple[Card, ...], list[HeatAction]]] = ByNumber(_no_hands)
        self.is_sponsorship = [False] * len(keys)
        for kind in sponsorship + legends_sponsorship:
            self.is_sponsorship[kind.card] = True

    def __reduce__(self) -> tuple[Callable[[FileText | None], Facts], tuple[FileText | None]]:
        from hotseat.games.heat import data

        return data.facts, (self.upgrade_set,)

    def gear(self, number: int) -> Gear:
        """Return a gear by its number, 1 to 4."""
        return self.gears[number - 1]


class Corner:
    """HEAT-TRK-3: a Corner Line between the Spaces `line` - 1 and `line`, with its Speed Limit."""

    def __init__(self, number: int, line: int, limit: int, legends_line: int) -> None:
        self.number = number  # 1 for the first after the Finish Line
        self.line = line
        self.limit = limit
        self.legends_line = legends_line  # HEAT-TRK-5

    def __reduce__(self) -> tuple[type[Corner], tuple[object, ...]]:
        return Corner, (self.number, self.line, self.limit, self.legends_line)


class Circuit:
    """A closed ring of Spaces (HEAT-TRK-1), 0 being the first past the Finish Line."""

    def __init__(
        self,
        source: str | FileText,
        name: str,
        laps: int,
        spaces: int,
        spots: int,
        heat: int,
        stress: int,
        corners: list[Corner],
        grid: list[tuple[int, int]],
        race_line_left: list[bool],
        chevrons: dict[int, int] | None = None,
    ) -> None:
        self.source = source  # the key of a packaged circuit, or a user's file
        self.name = name
        self.laps = laps
        self.spaces = spaces
        self.spots = spots
        self.heat = heat
        self.stress = stress
        self.corners = corners
        self.grid = grid  # place 1 first: (Space, Spot), Spot 0 being the one at the Race Line
        self.race_line_left = race_line_left  # for each Space: is the Race Line on the left?
        # LGX-BASE-13, RUL-LGX-37: Spaces from which Legends may cross more Corner Lines, and how
        # many.
        self.chevrons: dict[int, int] = {} if chevrons is None else chevrons

    def __reduce__(self) -> tuple[Callable[[str | FileText], Circuit], tuple[str | FileText]]:
        from hotseat.games.heat import settings

        return settings.circuit_at, (self.source,)

    def chevrons_at(self, progress: int) -> int:
        """Return the Corner Lines that a Legend starting there may cross besides the first."""
        return self.chevrons.get(progress % self.spaces, 0) if self.chevrons else 0

    def grid_for(self, cars: int) -> list[tuple[int, int]]:
        """RUL-LGX-22: where fewer places are printed the grid continues backwards, two to a Space.

        It ends at the last Corner Line, even if there are then fewer places than cars.
        """
        places = list(self.grid)
        space = places[-1][0]
        while len(places) < cars and space > self.corners[-1].line:
            space -= 1
            places.append((space, 0))
            if self.spots > 1:
                places.append((space, self.spots - 1))
        return places[:cars]

    def spaces_to_corner(self, space: int) -> int:
        """HEAT-TRK-4: the number printed on a Space; 0 just before the Corner Line."""
        for corner in self.corners:
            if space < corner.line:
                return corner.line - 1 - space
        return self.spaces + self.corners[0].line - 1 - space
