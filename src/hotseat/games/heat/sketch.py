"""A race as a few lines of text: the track around one's own car, all cars, one's own mat."""

from __future__ import annotations

from collections.abc import Sequence

from hotseat.core import Name, Param, Phrase
from hotseat.games.heat import data
from hotseat.games.heat.facts import Card, Circuit, Sort
from hotseat.games.heat.knowing import known_race
from hotseat.games.heat.season_sketch import season_lines
from hotseat.games.heat.state import OFF, Car, Race
from hotseat.games.heat.track import order_of_cars
from hotseat.games.heat.view_parts import CarView, View
from hotseat.games.heat.words import cards, cars

CELL = 3  # columns a Space takes: the line before it and two for a car or a number
CAR_WIDTH = CELL - 1
STRIP_SPACES = 26  # as many as fit into 80 columns
SPACES_BEHIND = 6  # what comes matters more than what was
CARS_A_LINE = 3
CARS_A_LINE_OF_MANY = 2  # their numbers have two digits, and their colours longer names
TOKENS_A_LINE = 2
CARDS_A_LINE = 2
ENTRIES_A_LINE = 4
LONGEST_NAME = 30  # of a user's circuit


def sketch(seen: View) -> list[str | Phrase]:
    """Return the lines for a seat, or for a spectator."""
    race = known_race(seen)
    centre = _car_to_follow(race, seen)
    lines: list[str | Phrase] = [_headline(race, seen, centre)]
    if centre:
        lines.append(_what_comes(race, centre))
        lines += Strip(race, centre, seen).lines()
    lines += season_lines(seen)
    lines += _weather(seen)
    lines += _running_order(race, seen)
    lines += _legends(race, seen)
    lines += _garage(seen)
    if seen.own and seen.seat is not None and not seen.race.cars[seen.seat].place:
        lines += _mat(race, seen, seen.race.cars[seen.seat])
    return lines


def _car_to_follow(race: Race, seen: View) -> Car | None:
    """Return the seat's own car, or the first one still on the track."""
    if seen.seat is not None and not race.cars[seen.seat].place:
        return race.cars[seen.seat]
    on_track = order_of_cars(race)
    return on_track[0] if on_track else None


# Weather and garage


def _weather(seen: View) -> list[str | Phrase]:
    """Return the Weather, and the token of each corner."""
    if seen.race.weather is None:
        return []
    tokens = [
        Phrase("heat-sketch-token", {"corner": number, "token": Phrase(f"heat-road-{token}")})
        for number, token in enumerate(seen.race.road, start=1)
    ]
    weather = Phrase(f"heat-weather-{seen.race.weather}")
    return [
        Phrase("heat-sketch-weather", {"weather": weather}),
        *_in_lines("heat-sketch-tokens", tokens, TOKENS_A_LINE),
    ]


def _garage(seen: View) -> list[str | Phrase]:
    """Return the market while the drivers choose, and what everybody has."""
    if seen.race.draft is None:
        return []
    owners = [
        Phrase(
            "heat-sketch-owner",
            {"car": Name("car", car.id), "cards": cards(owned), "count": len(owned)},
        )
        for car in seen.race.cars
        if car.seat is not None
        for owned in _by_line(car.upgrades)
    ]
    market = _in_lines("heat-sketch-market", list(cards(seen.race.draft.market)), CARDS_A_LINE)
    return [*market, *owners]


def _by_line(kinds: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    return [kinds[at : at + CARDS_A_LINE] for at in range(0, max(1, len(kinds)), CARDS_A_LINE)]


def _in_lines(code: str, parts: Sequence[Phrase], each: int) -> list[str | Phrase]:
    return [
        Phrase(code, {"parts": tuple(parts[at : at + each])}) for at in range(0, len(parts), each)
    ]


# Where the race is


def _headline(race: Race, seen: View, centre: Car | None) -> Phrase:
    lap = race.laps if centre is None else min(race.laps, max(1, seen.race.cars[centre.id].lap))
    return Phrase(
        "heat-sketch-race",
        {
            "circuit": _circuit_name(race.circuit),
            "round": race.round,
            "lap": lap,
            "laps": race.laps,
            "car": Name("car", -1 if centre is None else centre.id),
            "number": 0 if centre is None else number_of(centre.id),
            "whose": _whose(seen, centre),
        },
    )


def _whose(seen: View, centre: Car | None) -> str:
    if centre is None:
        return "nobody"
    return "own" if centre.seat == seen.seat else "other"


def _circuit_name(circuit: Circuit) -> Phrase | str:
    if isinstance(circuit.source, str):
        return Phrase(f"heat-circuit-{circuit.source}")
    return circuit.name[:LONGEST_NAME]


def _what_comes(race: Race, centre: Car) -> Phrase:
    """Return the next corner, and the one after it; or the Finish Line, if it comes first."""
    corner, line = race.conditions.next_corner(centre.progress)
    if line >= race.finish():
        return Phrase("heat-sketch-finish", {"spaces": max(0, race.finish() - centre.progress)})
    second, second_line = race.conditions.next_corner(line)
    return Phrase(
        "heat-sketch-corners",
        {
            "corner": corner.number,
            "limit": race.conditions.limit(corner),
            "spaces": line - 1 - centre.progress,
            "second": second.number,
            "second_limit": race.conditions.limit(second),
            "further": second_line - line,
            "finish": "yes" if second_line >= race.finish() else "no",
            "home": race.finish() - line,
        },
    )


# The track


def number_of(car: int) -> int:
    """Return the number painted on a car."""
    return car + 1


class Strip:
    """The Spaces around a car, driving to the right, the Race Line on top."""

    def __init__(self, race: Race, centre: Car, seen: View) -> None:
        self.race = race
        self.own = seen.seat
        length = race.circuit.spaces
        shown = min(STRIP_SPACES, length)
        first = centre.progress - min(SPACES_BEHIND, shown // 4)
        self.spaces = [(first + step) % length for step in range(shown)]
        self.lines_at = {corner.line % length: corner for corner in race.circuit.corners}
        has_legends = any(car.is_legend() for car in race.cars)
        self.legends_lines = {
            corner.legends_line % length for corner in race.circuit.corners if has_legends
        }

    def lines(self) -> list[str | Phrase]:
        """Return the signs above, a row for each Spot, and the printed numbers."""
        spots = [self._row(spot) for spot in range(self.race.circuit.spots)]
        return [self._signs().rstrip(), *spots, self._numbers()]

    def _signs(self) -> str:
        """Return what stands at the lines: each corner's number and limit, the finish's flag."""
        text = ""
        for column, space in enumerate(self.spaces):
            if space in self.lines_at:
                corner = self.lines_at[space]
                text = (
                    text.ljust(column * CELL)
                    + f"C{corner.number}≤{self.race.conditions.limit(corner)}"
                )
            elif space == 0:
                text = text.ljust(column * CELL) + "▞▞"
        return text[: CELL * STRIP_SPACES]

    def _row(self, spot: int) -> str:
        return "".join(self._border(space, spot) + self._spot(space, spot) for space in self.spaces)

    def _border(self, space: int, spot: int) -> str:
        """Return the line before a Space: finish, corner, Legends Line or none."""
        if space == 0:
            return "║"
        if space in self.lines_at:
            return "│"
        if space in self.legends_lines:
            return "┊"
        return "─" if spot == 0 else " "

    def _spot(self, space: int, spot: int) -> str:
        for car in self.race.cars_on_track():
            if car.progress % self.race.circuit.spaces == space and car.spot == spot:
                mark = ">" if car.seat == self.own else "#"
                return f"{mark}{number_of(car.id)}"[-CAR_WIDTH:]  # of 10 and more the number only
        return "──" if spot == 0 else "· "

    def _numbers(self) -> str:
        """HEAT-TRK-4: the number printed on each Space."""
        return "".join(
            f"{self.race.circuit.spaces_to_corner(space):>{CELL}}" for space in self.spaces
        )


# The cars


def _running_order(race: Race, seen: View) -> list[str | Phrase]:
    in_order = sorted(seen.race.cars, key=lambda car: car.position)
    all_cars = [_car(car, race, seen) for car in in_order]
    each = CARS_A_LINE if len(all_cars) <= race.facts.box_cars else CARS_A_LINE_OF_MANY
    return [
        Phrase("heat-sketch-cars", {"cars": tuple(all_cars[at : at + each])})
        for at in range(0, len(all_cars), each)
    ]


def _car(car: CarView, race: Race, seen: View) -> Phrase:
    where = "track"
    if car.out:
        where = "out"
    elif car.place or car.progress >= race.finish():
        where = "home"
    elif car.lap == 0:
        where = "grid"  # also behind the Finish Line after an early spin-out
    return Phrase(
        "heat-sketch-car",
        {
            "place": car.position,
            "number": number_of(car.id),
            "whose": "own" if car.seat is not None and car.seat == seen.seat else "other",
            "car": Name("car", car.id),
            "where": where,
            "lap": car.lap,
            "space": car.space,
            "gear": car.gear,
            "driver": "legend" if car.seat is None else "driver",
        },
    )


# The Legends expansion


def _legends(race: Race, seen: View) -> list[str | Phrase]:
    """Return the level, the cards that lie open, and who stands in a special way."""
    shown = seen.race.expansion
    if shown is None:
        return []
    rivals = len(shown.rivals)
    adrenaline = "yes" if shown.adrenaline else "no"
    level: dict[str, Param] = {"level": shown.level, "adrenaline": adrenaline, "rivals": rivals}
    lines: list[str | Phrase] = [
        Phrase("heat-sketch-level", {**level, "cars": cars(shown.rivals)}),
    ]
    card = seen.race.legends_card
    if card is not None and shown.card_key is not None:
        when = "now" if shown.turned == seen.race.round else "last"
        lines.append(Phrase("heat-sketch-legends-card", {"when": when, "card": shown.card_key}))
        if shown.boost is not None:
            star = Phrase(f"heat-ability-{shown.boost.star}")
            lines.append(Phrase("heat-sketch-boost", {"card": shown.boost.key, "star": star}))
        if shown.boost is not None and rivals:
            rival = Phrase(f"heat-ability-{shown.boost.rival}")
            lines.append(Phrase("heat-sketch-rivals", {"rival": rival}))
        entries = [
            _entry(car, card.numbers[car.colour], car.colour in shown.stars)
            for car in seen.race.cars
            if car.seat is None and not car.place
        ]
        lines += _in_lines("heat-sketch-numbers", entries, ENTRIES_A_LINE)
    for car in race.cars_on_track():
        if car.impeding or car.spot == OFF:
            how = "impeding" if car.impeding else "off"
            lines.append(Phrase("heat-sketch-standing", {"how": how, "car": Name("car", car.id)}))
    return lines


def _entry(car: CarView, numbers: tuple[int, int], star: bool) -> Phrase:
    diamond, speed = numbers
    return Phrase(
        "heat-sketch-entry",
        {
            "car": Name("car", car.id),
            "diamond": diamond,
            "speed": speed,
            "star": "yes" if star else "no",
        },
    )


# The own mat


def _mat(race: Race, seen: View, own: CarView) -> list[str | Phrase]:
    assert seen.own is not None
    lines: list[str | Phrase] = [
        Phrase(
            "heat-sketch-mat",
            {
                "gear": own.gear,
                "engine": len(own.engine),
                "deck": own.deck,
                "discard": own.discard,
                "top": _in_short(() if own.discard_top is None else (own.discard_top,)),
            },
        ),
        *_cards("heat-sketch-hand", seen.own.hand),
    ]
    turn = seen.race.turn
    played = race.turn.play_area() if turn and turn.car == own.id else []
    if laid := played or seen.own.planned:
        lines += _cards("heat-sketch-played", laid)
    if seen.step == "plan" and (ahead := seen.race.order[: seen.race.order.index(own.id)]):
        many = len(ahead) >= race.facts.box_cars  # their names do not fit into a line
        code = "heat-sketch-assumed-many" if many else "heat-sketch-assumed"
        lines.append(Phrase(code, {"cars": cars(ahead), "count": len(ahead)}))
    return lines


def _cards(code: str, kinds: Sequence[Card]) -> list[Phrase]:
    """Return cards on one line, or with several long names among them on more."""
    first_long = data.card_keys().index("startheat") + 1  # the garage's cards come after it
    long = [card for card in kinds if card >= first_long and data.facts().playable[card]]
    if len(long) < CARDS_A_LINE:
        lines = [_in_short(kinds)]
    else:
        lines = [_in_short([card for card in kinds if card not in long])]
        lines += [cards(names) for names in _by_line(tuple(long))]
    return [Phrase(code, {"cards": line, "count": len(line)}) for line in lines if line or not long]


def _in_short(kinds: Sequence[Card]) -> tuple[Phrase, ...]:
    """Return cards by their values; Stress and Heat, of which there may be many, counted."""
    facts = data.facts()
    sorts = [facts.sort_of[card] for card in kinds]
    numbers = [card for card in kinds if facts.sort_of[card] in (Sort.BASIC, Sort.UPGRADE)]
    counted = [
        Phrase(code, {"count": sorts.count(sort)})
        for sort, code in ((Sort.STRESS, "heat-sketch-stress"), (Sort.HEAT, "heat-sketch-heat"))
        if sort in sorts
    ]
    return (*cards(tuple(numbers)), *counted)
