"""Step 6, Slipstream (HEAT-6)."""

from __future__ import annotations

from collections.abc import Sequence

from hotseat.core import Tell
from hotseat.core.integers import i64
from hotseat.games.heat import acts
from hotseat.games.heat.actions import HeatAction
from hotseat.games.heat.events import Slipstreamed
from hotseat.games.heat.state import Car, Race
from hotseat.games.heat.track import landing_from, move


def slipstream_options(race: Race, car: Car) -> list[HeatAction]:
    """Stay, or drive on if another car is in reach and there is a Space to gain.

    A car that did not move may, too (RUL-HEAT-30).
    """
    options: list[HeatAction] = []
    for spaces in slipstreams(race, car, car.progress):
        options.append(acts.slipstreams.of(spaces))
    options.append(acts.STAY)
    return options


def can_slipstream(race: Race, car: Car) -> bool:
    """Is a Slipstream possible? Everybody can see it."""
    return bool(slipstreams(race, car, car.progress))


def slipstreams(
    race: Race, car: Car, progress: int, on_cards: Sequence[int] | None = None
) -> list[int]:
    """Return the Slipstreams that would be possible if the car stood there, shortest first.

    `on_cards` are the bonuses of the cards that will be played by then, if not those played now.
    """
    if not is_car_in_reach(race, car, progress):
        return []
    if not race.conditions.allows_slipstream(progress):
        return []
    return [
        spaces
        for spaces in slipstream_lengths(race, car, progress, on_cards)
        if progress + spaces < race.conditions.finish  # HEAT-6-8, HEAT-WIN-4: in full (RUL-HEAT-32)
        and landing_from(race, car, progress, spaces) > progress  # RUL-HEAT-29: a Space to gain
    ]


def no_slipstream(race: Race, car: Car, progress: int) -> str:
    """Return why there is no Slipstream from there, as everybody can see; "" where there is one."""
    if slipstreams(race, car, progress):
        return ""
    if not is_car_in_reach(race, car, progress):
        return "impeded" if is_impeded(race, progress) else "nobody"
    if not race.conditions.allows_slipstream(progress):
        return "weather"
    if progress + slipstream_lengths(race, car, progress)[0] >= race.conditions.finish:
        return "flag"  # HEAT-6-8
    return "blocked"  # RUL-HEAT-29


def slipstream_lengths(
    race: Race, car: Car, progress: int, on_cards: Sequence[int] | None = None
) -> list[int]:
    """RUL-HEAT-33: the usual length and any of the bonuses, each in full or not at all."""
    usual = race.conditions.slipstream_spaces()
    if not car.upgrades and not race.conditions.road:
        return [usual]
    lengths = {usual}
    for bonus in slipstream_bonuses(race, car, progress, on_cards):
        lengths |= {length + bonus for length in lengths}
    return sorted(lengths)


def slipstream_bonuses(
    race: Race, car: Car, progress: int, on_cards: Sequence[int] | None = None
) -> list[int]:
    """WEA-12, ROAD-10: what the sector may add, and the cards."""
    if on_cards is None:
        on_cards = bonuses_in_play(race, car)
    bonuses = [race.conditions.slipstream_bonus(progress), *on_cards]
    return [bonus for bonus in bonuses if bonus]


def bonuses_in_play(race: Race, car: Car) -> list[int]:
    """GAR-SYM-6.1: what cards in the play area may add to a Slipstream."""
    if not car.upgrades:
        return []
    return [race.facts.marks[card].slipstream for card in race.turn.play_area()]


def is_car_in_reach(race: Race, car: Car, progress: int) -> bool:
    """HEAT-6-1: is another car beside this place or in the Space right ahead, on any lap?

    Any car will do (RUL-HEAT-31). None helps where an impeding Legend is right ahead
    (LGX-AB-IMPEDE-3, RUL-LGX-16).
    """
    spaces: i64 = race.circuit.spaces
    in_reach = False
    for other in race.cars:
        ahead: i64 = other.progress - progress
        if other.place == 0 and other is not car and ahead % spaces <= 1:
            if race.expansion is None:
                return True
            if other.impeding and ahead % spaces == 1:
                return False
            in_reach = True
    return in_reach


def is_impeded(race: Race, progress: int) -> bool:
    """LGX-AB-IMPEDE-3: is an impeding Legend in the Space right ahead?"""
    ahead = (progress + 1) % race.circuit.spaces
    for other in race.cars:
        if other.impeding and other.place == 0 and other.progress % race.circuit.spaces == ahead:
            return True
    return False


def slipstream(race: Race, car: Car, spaces: int, tell: Tell | None) -> None:
    """HEAT-6-3: move without adding to Speed (HEAT-6-6), also over corners (RUL-HEAT-34).

    A full Space sends the car back to the first with room (HEAT-6-5).
    """
    if tell:
        tell(Slipstreamed(car.id, spaces))
    before = car.progress
    move(race, car, spaces, tell)
    if race.season:
        race.turn.slipstreamed = car.progress - before  # RUL-HEAT-100: where step 6 began
