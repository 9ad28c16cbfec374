"""Sponsorship cards and the Press Corner (SPO, PRESS).

`judge_challenges` is the one judge of what a turn earns: the rules act on it, previews and bots ask
it in advance.
"""

from __future__ import annotations

from typing import Literal

from hotseat.core import Chance, Tell
from hotseat.games.heat.conditions import Conditions
from hotseat.games.heat.events import SponsorshipDrawn, SponsorshipEarned, SponsorshipShuffled
from hotseat.games.heat.facts import Card, Corner
from hotseat.games.heat.season_state import Season
from hotseat.games.heat.state import Car, Race

Why = Literal["press-slipstream", "press-speed", "speed", "passed", "first-lap"]
Press = Literal["", "missed", "press-slipstream", "press-speed"]  # "": no press there


class Earning:
    """Why a Sponsorship card is earned; for a Press Corner with the corner's number."""

    def __init__(self, why: Why, corner: int = 0) -> None:
        self.why: Why = why
        self.corner = corner


# The deck


def sponsorship_deck(race: Race) -> list[Card]:
    """CHA-7: all Sponsorship cards; those of the Legends expansion where it is used (LGX-CHAMP-4).

    RUL-LGX-36: 35, and 21 more.
    """
    kinds = race.facts.sponsorship
    if race.expansion is not None:
        kinds = kinds + race.facts.legends_sponsorship
    return [kind.card for kind in kinds for _ in range(kind.copies)]


def shuffle_used(season: Season, chance: Chance, tell: Tell | None) -> None:
    """SPO-7, CHA-36: the cards used in this race go back into the deck."""
    if not season.used:
        return
    if tell:
        tell(SponsorshipShuffled(len(season.used)))
    season.deck += season.used
    season.used = []
    chance.shuffle(season.deck)


def draw_sponsorship(season: Season, car: Car) -> bool:
    """SPO-6: the top card into the hand, even a full one (RUL-HEAT-95).

    Return whether there was one.
    """
    if not season.deck:
        return False
    card = season.deck.pop()
    car.take([card])
    car.sponsorship = tuple(sorted([*car.sponsorship, card]))
    return True


def use_sponsorship(season: Season, car: Car, card: Card) -> None:
    """SPO-2, RUL-HEAT-94: a card that was played is put aside; the driver has it no more."""
    season.used.append(card)
    left = list(car.sponsorship)
    left.remove(card)
    car.sponsorship = tuple(left)


# What a turn earns


def judge_challenges(
    race: Race, car: Car, start: int, end: int, speed: int, slipstreamed: int
) -> list[Earning]:
    """Return what a turn from `start` to `end` earns if the car does not spin out (SPO-9).

    `slipstreamed` are the Spaces gained in step 6. The first lap is judged separately, because a
    spin-out affects it differently.
    """
    earned = press_earnings(race, start, end, speed, slipstreamed)
    event = race.conditions.event_card()
    if event is not None:
        if event.speed and speed >= event.speed:  # RUL-HEAT-91: a Slipstream is no Speed
            earned.append(Earning("speed"))
        if event.passed and cars_passed(race, car, start, end) >= event.passed:
            earned.append(Earning("passed"))
    return earned


def press_earnings(
    race: Race, start: int, end: int, speed: int, slipstreamed: int
) -> list[Earning]:
    """PRESS-2, PRESS-3: thanks to the Slipstream, or far above the limit.

    One card each time (PRESS-6). RUL-HEAT-101: each Press Corner and each lap counts again, none
    beyond the Finish Line.
    """
    earned: list[Earning] = []
    conditions = race.conditions
    if not conditions.press:
        return earned
    for corner, line in conditions.corners_crossed(start, end):
        verdict = judge_press(conditions, corner, line, end - slipstreamed, speed)
        if verdict == "press-slipstream" or verdict == "press-speed":
            earned.append(Earning(verdict, corner.number))
    return earned


def judge_press(
    conditions: Conditions, corner: Corner, line: int, before_slipstream: int, speed: int
) -> Press:
    """Return how the press sees a car that crosses a corner's line.

    What the car pays there is another matter (PRESS-7).
    """
    if not conditions.is_press_corner(corner):
        return ""
    if line > before_slipstream:  # RUL-HEAT-100: before it when step 6 began
        return "press-slipstream"
    return "press-speed" if speed >= conditions.press_speed(corner) else "missed"


def cars_passed(race: Race, car: Car, start: int, end: int) -> int:
    """RUL-HEAT-91: the cars that stand in Spaces strictly between start and end of the turn."""
    passed = 0
    for other in race.cars:
        if other.place == 0 and other is not car:
            ahead = (other.progress - start) % race.circuit.spaces
            if 0 < ahead < end - start:
                passed += 1
    return passed


def earns_first_lap(race: Race, car: Car, end: int) -> bool:
    """RUL-HEAT-91: would a car that ends its turn there be one of the first through lap 1?"""
    season, event = race.season, race.conditions.event_card()
    if season is None or event is None or car.id in season.first_lap:
        return False
    return end >= race.circuit.spaces and len(season.first_lap) < event.first_lap


def note_first_lap(race: Race, car: Car) -> None:
    """Note a car that has completed lap 1, Legends included."""
    season = race.season
    if season and car.progress >= race.circuit.spaces and car.id not in season.first_lap:
        season.first_lap.append(car.id)


def earn_sponsorship(
    race: Race, car: Car, spun_out: bool, chance: Chance, tell: Tell | None
) -> None:
    """RUL-HEAT-90: in step 7, after all corners; nothing after a spin-out (RUL-HEAT-96, PRESS-8).

    Legends earn nothing (RUL-LGX-28).
    """
    turn, earned = race.turn, list[Earning]()
    if not spun_out:
        earned = judge_challenges(
            race, car, turn.start, car.progress, turn.speed(), turn.slipstreamed
        )
        if earns_first_lap(race, car, car.progress):
            earned.append(Earning("first-lap"))
    note_first_lap(race, car)
    for earning in earned:
        give_sponsorship(race, car, earning, chance, tell)


def give_sponsorship(
    race: Race, car: Car, earning: Earning, chance: Chance, tell: Tell | None
) -> None:
    """SPO-6 to SPO-8: the top card, of a new deck if needed, or nothing."""
    season = race.season
    assert season is not None
    if not season.deck:
        shuffle_used(season, chance, tell)
    top = season.deck[-1:]
    drawn = draw_sponsorship(season, car)
    if tell:
        tell(SponsorshipEarned(car.id, earning.why, earning.corner, 1 if drawn else 0))
        if drawn:
            tell(SponsorshipDrawn(car.seat, car.id, tuple(top)))
