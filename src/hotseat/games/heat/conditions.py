"""What a circuit demands at each place, for a number of laps and some weather.

The only reader of Speed Limits, of a Slipstream's length, of a Boost's cost, and of whether Heat
may be cooled: rules, previews and bots all ask here. With Weather & Road Conditions (WEA, ROAD)
tokens change corners and sectors, and in a season the race's Event card changes numbers and names
Press Corners (CHA-24, CHA-27); without them everything is as printed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from hotseat.core.integers import i64
from hotseat.games.heat.facts import Circuit, Corner, EventCard, Facts, RoadToken, Weather

NO_WEATHER = -1
NO_EVENT = -1

Parts = tuple[Facts, Circuit, int, int, tuple[int, ...], int]


class Conditions:
    """The circuit of a race with its tokens, which stay for the whole race (ROAD-5).

    Never changed; races with equal conditions share them.
    """

    def __init__(
        self,
        facts: Facts,
        circuit: Circuit,
        laps: int,
        weather: int = NO_WEATHER,
        road: tuple[int, ...] = (),
        event: int = NO_EVENT,
    ) -> None:
        self.facts = facts
        self.circuit = circuit
        self.laps = laps
        self.weather = weather  # the token of this race: its place in the facts
        self.road = road  # the token of each corner, in driving order: places in the facts
        self.event = event  # the Event card of this race: its place in the facts
        self.finish = laps * circuit.spaces  # the progress at which the race is finished
        # How many Corner Lines of its lap are behind a car on each Space.
        self._lines_behind = [
            len([corner for corner in circuit.corners if corner.line <= space])
            for space in range(circuit.spaces)
        ]
        self._limits = [corner.limit + self.limit_change(corner) for corner in circuit.corners]
        card = self.event_card()
        # CHA-30, RUL-HEAT-89: an event may change the hand size for the whole race.
        self.hand_size = card.hand_size or facts.hand_size if card else facts.hand_size
        # RUL-HEAT-102: letters beyond the last corner start over with the first.
        self.press = tuple(
            sorted({letter % len(circuit.corners) + 1 for letter in card.press} if card else [])
        )

    def __reduce__(self) -> tuple[Callable[..., Conditions], Parts]:
        return conditions, (
            self.facts,
            self.circuit,
            self.laps,
            self.weather,
            self.road,
            self.event,
        )

    # Tokens

    def weather_token(self) -> Weather | None:
        """WEA-3: the Weather of the whole race."""
        return None if self.weather == NO_WEATHER else self.facts.weathers[self.weather]

    def road_token(self, corner: Corner) -> RoadToken | None:
        """ROAD-2: the token turned up for a corner."""
        return self.facts.roads[self.road[corner.number - 1]] if self.road else None

    def sector_token(self, progress: int) -> RoadToken | None:
        """ROAD-3: the token of the sector around a place, if one lies on its tent."""
        if not self.road:
            return None
        token = self.facts.roads[self.road[self.sector(progress)]]
        return token if token.place == "sector" else None

    def sector(self, progress: int) -> int:
        """RUL-HEAT-75: sector k runs from Corner Line k to the next one; the first is 0."""
        return (self._lines_crossed(progress) - 1) % len(self.circuit.corners)

    def weather_at(self, progress: int) -> Weather | None:
        """WEA-5, ROAD-14: the Weather, where it acts."""
        token = self.sector_token(progress)
        if token is None or token.key != "weather":
            return None
        return self.weather_token()

    # The Event card

    def event_card(self) -> EventCard | None:
        """CHA-12: the Event card of the race."""
        return None if self.event == NO_EVENT else self.facts.events[self.event]

    def is_press_corner(self, corner: Corner) -> bool:
        """CHA-24: is this a Press Corner?"""
        return corner.number in self.press

    def press_speed(self, corner: Corner) -> int:
        """PRESS-3, PRESS-5: the Speed that impresses the press; own Adjust symbols don't count.

        The limit is the printed one with its Road token (PRESS-4, RUL-HEAT-99).
        """
        return self.limit(corner) + self.facts.press_margin

    def press_speeds(self) -> tuple[int, ...]:
        """Return what `press_speed` says of each Press Corner, in the order of `press`."""
        corners = {corner.number: corner for corner in self.circuit.corners}
        return tuple([self.press_speed(corners[number]) for number in self.press])

    # Before the race

    def starting_stress(self) -> int:
        """HEAT-SET-9, WEA-6, WEA-7: the Stress cards of each deck; never below 0 (RUL-HEAT-82)."""
        card = self.event_card()
        change = card.stress if card else 0
        return max(0, self.circuit.stress + self._setup("stress") + change)

    def starting_heat(self) -> int:
        """HEAT-SET-9, WEA-8, WEA-9: the Heat of each Engine."""
        card = self.event_card()
        change = card.heat if card else 0
        return max(0, self.circuit.heat + self._setup("heat") + change)

    def heat_to_deck(self) -> int:
        """WEA-10: Heat that starts in the draw deck."""
        return self._setup("heat_to_deck")

    def heat_to_discard(self) -> int:
        """WEA-11: Heat that starts on the discard pile."""
        return self._setup("heat_to_discard")

    def _setup(self, effect: str) -> int:
        weather = self.weather_token()
        return weather.amount if weather is not None and weather.setup == effect else 0

    # Corners

    def limit(self, corner: Corner) -> int:
        """Return the present Speed Limit of a corner."""
        return self._limits[corner.number - 1]

    def limits(self) -> tuple[int, ...]:
        """Return all Speed Limits, the first corner's first."""
        return tuple(self._limits)

    def limit_change(self, corner: Corner) -> int:
        """ROAD-7, ROAD-8: what a token adds to a Speed Limit."""
        token = self.road_token(corner)
        if token is None or token.key not in ("limit_plus", "limit_minus"):
            return 0
        return token.amount

    def overheat(self, corner: Corner) -> int:
        """ROAD-9: the Heat that is added where the limit is exceeded."""
        token = self.road_token(corner)
        return token.amount if token is not None and token.key == "overheat" else 0

    def corners_crossed(self, start: int, end: int) -> list[tuple[Corner, int]]:
        """Return the corners between two places, in driving order, each with its line's progress.

        RUL-HEAT-14: crossed means before the line at the start and beyond it at the end. Corners
        beyond the Finish Line on the last lap do not count (HEAT-7-7, HEAT-WIN-5, LGX-BASE-11).
        """
        first = self._lines_crossed(start)
        last = self._lines_crossed(min(end, self.finish - 1))
        return [self._corner_at(line) for line in range(first, last)]

    def crosses_corner(self, start: int, end: int) -> bool:
        """HEAT-7-1: is there a corner between two places, as `corners_crossed` counts?"""
        return self._lines_crossed(start) < self._lines_crossed(min(end, self.finish - 1))

    def next_corner(self, progress: int) -> tuple[Corner, int]:
        """Return the corner ahead, and where on the way its line lies."""
        return self._corner_at(self._lines_crossed(progress))

    def _lines_crossed(self, progress: int) -> int:
        """Return how many Corner Lines lie on the way there, below 0 before the first lap."""
        there: i64 = progress
        spaces: i64 = self.circuit.spaces
        lines = there // spaces * len(self.circuit.corners)
        return lines + self._lines_behind[there % spaces]

    def _corner_at(self, line: int) -> tuple[Corner, int]:
        """Return the corner of a line on the way, and where that line lies."""
        circuit = self.circuit
        corner = circuit.corners[line % len(circuit.corners)]
        return corner, line // len(circuit.corners) * circuit.spaces + corner.line

    # Sectors: each looks at where the car is at that moment (RUL-HEAT-76)

    def slipstream_spaces(self) -> int:
        """HEAT-6-3: how far a Slipstream leads without any bonus."""
        return self.facts.slipstream_spaces

    def allows_slipstream(self, progress: int) -> bool:
        """WEA-14: none starts in a No-slipstream sector; to end there is fine (WEA-15)."""
        if not self.road:
            return True
        weather = self.weather_at(progress)
        return weather is None or weather.sector != "no_slipstream"

    def slipstream_bonus(self, progress: int) -> int:
        """WEA-12, WEA-13, ROAD-10: what the sector may add to a Slipstream that starts there."""
        if not self.road:
            return 0
        token = self.sector_token(progress)
        if token is not None and token.key == "slipstream":
            return token.amount
        weather = self.weather_at(progress)
        if weather is not None and weather.sector == "slipstream_boost":
            return weather.sector_amount
        return 0

    def usual_boost_heat(self) -> int:
        """HEAT-5-8: what a Boost costs in an ordinary sector."""
        return self.facts.boost_heat

    def boost_heat(self, progress: int) -> int:
        """HEAT-5-8, and nothing in a Heat control sector (ROAD-11, ROAD-13)."""
        if not self.road:
            return self.facts.boost_heat
        token = self.sector_token(progress)
        if token is not None and token.key == "heat_control":
            return 0
        return self.usual_boost_heat()

    def allows_cooling(self, progress: int) -> bool:
        """WEA-17: no Cooldown of any kind in a No-cooling sector (RUL-HEAT-78)."""
        weather = self.weather_at(progress)
        return weather is None or weather.sector != "no_cooling"

    def cooling_bonus(self, progress: int) -> int:
        """WEA-16: the Cooldown that a sector gives."""
        weather = self.weather_at(progress)
        if weather is None or weather.sector != "cooling_bonus":
            return 0
        return weather.sector_amount


def conditions(
    facts: Facts,
    circuit: Circuit,
    laps: int,
    weather: int = NO_WEATHER,
    road: tuple[int, ...] = (),
    event: int = NO_EVENT,
) -> Conditions:
    """Return the conditions of a race; equal races share them."""
    return _shared(facts, circuit, laps, weather, road, event)


@lru_cache(maxsize=4096)
def _shared(
    facts: Facts, circuit: Circuit, laps: int, weather: int, road: tuple[int, ...], event: int
) -> Conditions:
    return Conditions(facts, circuit, laps, weather, road, event)
