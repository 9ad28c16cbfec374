"""For you: what the expansion's Legends and the cars nearby mean for one's own turn, in words.

It says only what will still be true when the driver moves: cars that move before may be anywhere by
then, and are left out when Spots and Slipstreams are judged.
"""

from __future__ import annotations

from hotseat.core import Name, Param, Phrase, Reason
from hotseat.games.heat.knowing import known_race
from hotseat.games.heat.slipstream import slipstreams
from hotseat.games.heat.state import Car, Race, Step
from hotseat.games.heat.track import free_spot, landing
from hotseat.games.heat.view_parts import View
from hotseat.games.heat.words import cars as names_of

REACH = 16  # Spaces ahead that are mentioned: a turn hardly leads further
MOST_PULLS = 3
_PLANNING = (Step.PLAN,)
_ON_TURN = (Step.REACT, Step.SLIPSTREAM)


def for_you(seen: View) -> list[Reason]:
    """Return what the driver of this view should know, most important first."""
    if seen.seat is None or seen.race.expansion is None or not seen.race.order:
        return []
    race = known_race(seen)
    me = race.cars[seen.seat]
    if me.place or me.id not in race.order:
        return []
    if race.step in _PLANNING:
        before = race.order[: race.order.index(me.id)]
    elif race.step in _ON_TURN and race.car_on_turn() is me:
        before = []
    else:
        return []
    gone = [race.cars[car] for car in before]
    found = [_drives_on(race, me, car) for car in gone if car.impeding and _is_near(race, me, car)]
    for car in gone:
        car.place = len(race.cars)  # nobody knows where it will be
    found = [*_closed(race, me), *_pulls(race, me), *found]
    if race.step in _PLANNING:
        found.append(_before(race, gone))
    return found


def _is_near(race: Race, me: Car, car: Car) -> bool:
    return 0 < _ahead(race, me, car) <= REACH


def _ahead(race: Race, me: Car, car: Car) -> int:
    """Return how many Spaces ahead a car stands, whatever its lap."""
    return (car.progress - me.progress) % race.circuit.spaces


def _closed(race: Race, me: Car) -> list[Reason]:
    """LGX-AB-IMPEDE-1, LGX-AB-IMPEDE-3: Spaces where nobody stops, and no Slipstream behind."""
    found: list[Reason] = []
    for car in race.cars:
        if not car.impeding or car.place or not _is_near(race, me, car):
            continue
        ahead = _ahead(race, me, car)
        params: dict[str, Param] = {"car": Name("car", car.id), "ahead": ahead}
        if ahead > 1:
            params["stop"] = landing(race, me, ahead) - me.progress
            found.append(_remark("heat-for-you-closed", "LGX-AB-IMPEDE-1", **params))
        params["ahead"] = ahead - 1
        found.append(_remark("heat-for-you-no-pull", "LGX-AB-IMPEDE-3", **params))
    return found


def _pulls(race: Race, me: Car) -> list[Reason]:
    """HEAT-6-1: where the driver could stop and Slipstream, and behind whom."""
    found: list[Reason] = []
    if race.step in _ON_TURN and slipstreams(race, me, me.progress):
        found.append(_remark("heat-for-you-pulls-now", "HEAT-6-1", car=_pulling(race, me, 0)))
    for spaces in range(1, REACH + 1):
        at = me.progress + spaces
        if free_spot(race, me, at) is not None and slipstreams(race, me, at):
            params: dict[str, Param] = {"car": _pulling(race, me, spaces), "ahead": spaces}
            found.append(_remark("heat-for-you-pulls", "HEAT-6-1", **params))
    return found[:MOST_PULLS]


def _pulling(race: Race, me: Car, spaces: int) -> Name:
    """Return a car beside the place this many Spaces ahead, or else in the Space before it."""
    near = [car for car in race.cars if car is not me and not car.place]
    return Name(
        "car", min(near, key=lambda car: (_ahead(race, me, car) - spaces) % race.circuit.spaces).id
    )


def _drives_on(race: Race, me: Car, car: Car) -> Reason:
    """RUL-LGX-16: it closes its Space only until its own next turn."""
    return _remark(
        "heat-for-you-drives-on", "RUL-LGX-16", car=Name("car", car.id), ahead=_ahead(race, me, car)
    )


def _before(race: Race, gone: list[Car]) -> Reason:
    """RUL-LGX-23: who moves before the driver by cards that nobody has seen yet."""
    legends = tuple(car.id for car in gone if car.is_legend())
    rivals = race.expansion.rivals if race.expansion else ()
    ahead = tuple(car for car in legends if car in rivals)
    return _remark(
        "heat-for-you-before",
        "RUL-LGX-23",
        count=len(legends),
        rivals=len(ahead),
        cars=names_of(ahead),
    )


def _remark(code: str, rule: str, **params: Param) -> Reason:
    return Reason(Phrase(code, params), rule)
