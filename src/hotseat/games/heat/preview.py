"""What an action would do, as far as the seat can know.

Cars that move first are assumed to stay where they are, and nothing else is done this turn. Where
a + symbol decides, every Speed it may lead to is listed with its chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from hotseat.core import Bill
from hotseat.games.heat.actions import (
    Boost,
    Cooldown,
    Discard,
    EndDiscard,
    EndReact,
    HeatAction,
    Plan,
    Slipstream,
    Stay,
    Stop,
    UseAdrenaline,
)
from hotseat.games.heat.chances import plus_chances
from hotseat.games.heat.corners import corner_bill, judge_corners, place_before
from hotseat.games.heat.facts import Card, Sort
from hotseat.games.heat.planning import shift_cost
from hotseat.games.heat.slipstream import could_slipstream
from hotseat.games.heat.state import Car, Race, Step
from hotseat.games.heat.track import landing
from hotseat.games.heat.view import View, known_race, unseen_cards


class CornerPreview(msgspec.Struct, frozen=True):
    """A corner that would be crossed, and its bill."""

    corner: int
    heat: Bill


class Outcome(msgspec.Struct, frozen=True):
    """Where one possible Speed leads."""

    speed: int
    progress: int  # where the car ends, back before the corner after a spin-out
    reach: int  # where it comes before it spins out; otherwise where it ends
    corners: tuple[CornerPreview, ...]  # in order, up to the one that cannot be paid
    engine: int  # Heat left
    spins_out: bool
    slipstream: bool  # step 6 would offer one
    chance: float = 1.0


class Preview(msgspec.Struct, frozen=True):
    """What an action costs at once, and every Speed it may lead to, slowest first.

    No outcome at all: the car stands, because the hand is cluttered.
    """

    heat: int
    outcomes: tuple[Outcome, ...]
    spin_out: Literal["never", "possible", "certain"]
    moving_first: tuple[int, ...] = ()  # cars assumed to stay that will have moved by then


def preview(seen: View, action: HeatAction) -> Preview | None:
    """Return what the action would do; None where its words say it all."""
    return Previewer(seen).preview(action) if seen.seat is not None else None


def previews(seen: View, actions: Sequence[HeatAction]) -> list[msgspec.Struct | None]:
    """Return what several actions would do."""
    if seen.seat is None:
        return [None] * len(actions)
    previewer = Previewer(seen)
    return [previewer.preview(action) for action in actions]


class Previewer:
    """Previews of many actions from one view. The race it knows is looked at, never changed."""

    def __init__(self, seen: View) -> None:
        assert seen.seat is not None
        self.race: Race = known_race(seen)
        self.car: Car = self.race.cars[seen.seat]
        self.own = seen.race.cars[seen.seat]
        self._unseen = unseen_cards(self.own, self.race)
        self._plans: dict[tuple[int, int, int], Preview] = {}

    def preview(self, action: HeatAction) -> Preview | None:
        """Return what an action would do."""
        engine = len(self.car.engine)
        match action:
            case Plan(gear, cards):
                return self._plan(gear, cards)
            case Boost(cost):
                return self._driving_on(engine - cost, self._plus_chances(1), cost)
            case UseAdrenaline(speed):
                return self._driving_on(engine, {speed: 1.0})
            case Cooldown(_source, amount):
                return self._driving_on(engine + amount, {0: 1.0})
            case Slipstream(spaces):
                end = landing(self.race, self.car, spaces)
                return self._staying(end, engine)
            case Stay():
                return self._staying(self.car.progress, engine)
            case EndReact():
                return self._driving_on(engine, {0: 1.0})
            case Stop() | Discard() | EndDiscard():
                return None

    def _plan(self, gear: int, cards: tuple[Card, ...]) -> Preview:
        """Plans with equal gear, sum and + symbols lead to the same places."""
        facts = self.race.facts
        cost = 0 if self.car.has_planned else shift_cost(facts, self.car.gear, gear)
        playable = [card for card in cards if facts.playable[card]]
        first = self._cars_moving_first()
        if len(playable) < facts.gear(gear).cards:
            return _preview(cost, [], first)  # HEAT-CLUT-2
        fixed = sum([facts.values[card] for card in cards])
        pluses = sum([facts.pluses[card] for card in cards])
        key = gear, fixed, pluses
        if key not in self._plans:
            start = self.car.progress
            self._plans[key] = _preview(
                cost,
                [
                    self._outcome(
                        fixed + value,
                        start,
                        landing(self.race, self.car, fixed + value),
                        len(self.car.engine) - cost,
                        chance,
                    )
                    for value, chance in self._plus_chances(pluses).items()
                ],
                first,
            )
        return self._plans[key]

    def _driving_on(self, engine: int, chances: dict[int, float], cost: int = 0) -> Preview:
        """In step 5 Speed rises by some value, and the car moves it at once."""
        outcomes = [
            self._outcome(
                self._speed() + value,
                self._start(),
                landing(self.race, self.car, value),
                engine,
                chance,
            )
            for value, chance in chances.items()
        ]
        return _preview(cost, outcomes)

    def _staying(self, end: int, engine: int) -> Preview:
        """After step 6 there is no other Slipstream (HEAT-6-4)."""
        outcome = self._outcome(self._speed(), self._start(), end, engine, 1.0)
        return _preview(0, [msgspec.structs.replace(outcome, slipstream=False)])

    def _speed(self) -> int:
        return self.race.turn.speed()

    def _start(self) -> int:
        return self.race.turn.start

    def _cars_moving_first(self) -> tuple[int, ...]:
        if self.race.step != Step.PLAN:
            return ()
        return tuple(self.race.order[: self.race.order.index(self.car.id)])

    def _plus_chances(self, pluses: int) -> dict[int, float]:
        """Return what + symbols may add, with the chances."""
        if pluses == 0:
            return {0: 1.0}
        facts = self.race.facts
        basics = sorted(set(facts.basic_cards))
        top = [] if self.own.discard_top is None else [self.own.discard_top]
        return plus_chances(
            tuple(facts.values[card] for card in basics),
            pluses,
            self.own.deck,
            tuple(self._unseen.count(card) for card in basics),
            sum(1 for card in self._unseen if facts.sorts[card] != Sort.BASIC),
            tuple(top.count(card) for card in basics),
        )

    def _outcome(self, speed: int, start: int, end: int, engine: int, chance: float) -> Outcome:
        """Check the corners between the start of the turn and its end at a Speed."""
        conditions = self.race.conditions
        judged = judge_corners(conditions, start, end, speed, engine)
        corners = tuple(
            [
                CornerPreview(crossing.corner.number, corner_bill(conditions, crossing, speed))
                for crossing in judged.crossings
            ]
        )
        if judged.spins_out:
            back, _spot = place_before(self.race, self.car, judged.crossings[-1].line)
            return Outcome(speed, back, end, corners, judged.engine, True, False, chance)
        slipstream = could_slipstream(self.race, self.car, end)
        return Outcome(speed, end, end, corners, judged.engine, False, slipstream, chance)


def _preview(cost: int, outcomes: list[Outcome], first: tuple[int, ...] = ()) -> Preview:
    spinning = [outcome.spins_out for outcome in outcomes]
    spin_out: Literal["never", "possible", "certain"] = "never"
    if any(spinning):
        spin_out = "certain" if all(spinning) else "possible"
    return Preview(cost, tuple(outcomes), spin_out, first)
