"""What previews say is what happens, over many random decisions.

A preview assumes that nobody else moves first and that nothing more is done this turn than what
must be; so the decisions compared are those of the car that moves next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from hotseat.core import Action, Event, FastChance, Seat
from hotseat.games.heat import GAME
from hotseat.games.heat.actions import Boost, Cooldown, EndReact, HeatAction, PayHeat, Plan, Stop
from hotseat.games.heat.cards import count_heat
from hotseat.games.heat.data import CIRCUITS
from hotseat.games.heat.events import CardReplaced, HandCluttered, SpeedSet, SpunOut
from hotseat.games.heat.outcomes import Outcome
from hotseat.games.heat.preview import Preview, preview
from hotseat.games.heat.state import Race, Step, SymbolKind
from hotseat.games.heat.symbols import heat_owed

pytestmark = pytest.mark.slow

DECISIONS = 3_600  # on each of four circuits, and at least …
CERTAIN = 2_500  # … so many of them without a + symbol to come
OWING = 40  # … with Upgrades, so many in which the Heat of a card is still to be paid
MOVING = (Step.PLAN, Step.VALUE, Step.REACT, Step.SLIPSTREAM)


class Seen:
    """A preview of a chosen action, and how the turn went on."""

    def __init__(self, race: Race, seat: Seat, action: Action, shown: Preview, seed: int) -> None:
        self.shown = shown
        self.race = race.clone()
        self.heard: list[Event] = []
        self.seat = seat
        self.may_cool = not isinstance(action, EndReact)
        chance = FastChance(seed)
        chance.turn_to(1)
        GAME.apply(self.race, seat, action, chance, self._hear)  # type: ignore[arg-type]
        while self._goes_on():
            GAME.apply(self.race, seat, self._what_must_be(), chance, self._hear)

    def _what_must_be(self) -> HeatAction:
        """Pay for cards in their order, and cool down first what that needs; else do nothing."""
        found = GAME.options(self.race, self.seat)
        missing = self._payable(found) - len(self.race.cars[self.seat].engine)
        cooling = [one for one in found if isinstance(one, Cooldown) and one.amount <= missing]
        if cooling and self.may_cool:
            return max(cooling, key=lambda one: one.amount)
        paying = [one for one in found if isinstance(one, PayHeat)]
        return paying[0] if paying else GAME.default(self.race, self.seat)

    def _payable(self, found: Sequence[HeatAction]) -> int:
        """Return the Heat of the cards that can be paid, in their order, with all Cooldown."""
        most: dict[str, int] = {}
        for one in found:
            if isinstance(one, Cooldown):
                most[one.source] = max(one.amount, most.get(one.source, 0))
        car = self.race.cars[self.seat]
        can_cool = min(sum(most.values()), count_heat(self.race.facts, car.hand))
        left = whole = len(car.engine) + can_cool
        for symbol in self.race.turn.symbols:
            if symbol.kind == SymbolKind.HEAT and symbol.amount <= left:
                left -= symbol.amount
        return whole - left

    def _hear(self, event: Event) -> None:
        if getattr(event, "car", None) == self.seat:
            self.heard.append(event)

    def _goes_on(self) -> bool:
        """Is the driver still in steps 5 or 6 of this turn?"""
        return (
            self.race.step in (Step.REACT, Step.SLIPSTREAM, Step.VALUE, Step.SALVAGE)
            and self.race.car_on_turn().seat == self.seat
        )

    def outcome(self) -> Outcome:
        """Return the outcome that came true, by its Speed."""
        return self.outcomes()[0]

    def outcomes(self) -> list[Outcome]:
        """Return all that have the Speed that came true: with chosen values it may be several."""
        speeds = [event.speed.total for event in self.heard if isinstance(event, SpeedSet)]
        if not speeds:
            return list(self.shown.outcomes)
        return [one for one in self.shown.outcomes if one.speed == speeds[-1]]

    def came_true(self) -> tuple[bool, int, int]:
        """Return whether the car spun out, where it is, and the Heat left in its Engine."""
        car = self.race.cars[self.seat]
        spun_out = any(isinstance(event, SpunOut) for event in self.heard)
        return spun_out, car.progress, len(car.engine)

    def replaced(self) -> list[int]:
        """Return the cards that no Heat was left for."""
        return sorted(event.card for event in self.heard if isinstance(event, CardReplaced))


def moves_next(race: Race, seat: Seat) -> bool:
    """Is this seat's car the next to move, as soon as the seat has decided?"""
    if race.step != Step.PLAN:
        return True
    others_planned = all(car.has_planned for car in race.drivers_on_track() if car.seat != seat)
    return race.order[0] == race.cars[seat].id and others_planned


def decisions(circuit: str, seats: int, seed: int, **modules: object) -> list[tuple[Race, Seat]]:
    """Return positions of random races in which a seat decides how its car moves next."""
    found: list[tuple[Race, Seat]] = []
    number = seed
    while len(found) < DECISIONS:
        number += 1
        chance, dice = FastChance(number), FastChance(number + 10**6)
        settings = GAME.settings({"circuit": circuit, **modules}, seats)
        race = GAME.new(settings, seats, chance, None)
        entry = 0
        while waiting := GAME.waiting(race):
            # The car that moves first plans last, so that its plan is carried out at once.
            seat = waiting[0]
            if race.step == Step.PLAN:
                seat = max(waiting, key=lambda one: race.order.index(race.cars[one].id))
            if race.step in MOVING and moves_next(race, seat):
                found.append((race.clone(), seat))
            entry += 1
            chance.turn_to(entry)
            GAME.apply(race, seat, dice.pick(GAME.options(race, seat)), chance, None)
    return found[:DECISIONS]


@pytest.mark.parametrize("circuit", CIRCUITS)
def test_a_preview_comes_true(circuit: str) -> None:
    dice = FastChance(5)
    compared = 0
    for number, (race, seat) in enumerate(decisions(circuit, 3, seed=100)):
        action = dice.pick(GAME.options(race, seat))
        shown = preview(GAME.view(race, seat), action)
        if isinstance(action, Stop):
            assert shown is None
            continue
        assert shown is not None
        seen = Seen(race, seat, action, shown, seed=number)
        spun_out, progress, engine = seen.came_true()
        before = len(race.cars[seat].engine)
        if not shown.outcomes:
            assert any(isinstance(event, HandCluttered) for event in seen.heard)
            assert engine == before - shown.heat
            continue
        outcome = seen.outcome()
        assert spun_out == outcome.spins_out
        assert progress == outcome.progress
        assert engine == outcome.engine
        expected = {"never": [False], "possible": [False, True], "certain": [True]}
        assert spun_out in expected[shown.spin_out]
        assert sum(one.chance for one in shown.outcomes) == pytest.approx(1)
        compared += len(shown.outcomes) == 1
    assert compared >= CERTAIN


@pytest.mark.rule("RUL-HEAT-51", "RUL-HEAT-52", "RUL-HEAT-61", "RUL-HEAT-78", "TOUR-4")
@pytest.mark.parametrize(
    ("circuit", "tournament"), list(zip(CIRCUITS, (False, True, False, True), strict=True))
)
def test_a_preview_with_upgrades_and_weather_comes_true(circuit: str, tournament: bool) -> None:
    """Cards whose Heat is owed, paid after a Cooldown, or not paid and replaced."""
    dice = FastChance(7)
    owing = 0
    for number, (race, seat) in enumerate(
        decisions(circuit, 3, seed=500, garage="mixed", weather=True, tournament=tournament)
    ):
        action = dice.pick(GAME.options(race, seat))
        shown = preview(GAME.view(race, seat), action)
        if shown is None or not shown.outcomes:
            continue
        seen = Seen(race, seat, action, shown, seed=number)
        said = [
            (one.spins_out, one.progress, one.engine, sorted(one.replaced))
            for one in seen.outcomes()
        ]
        assert (*seen.came_true(), seen.replaced()) in said, action.text()
        owing += race.step != Step.PLAN and heat_owed(race) > 0
    assert owing >= OWING


@pytest.mark.parametrize("circuit", CIRCUITS)
def test_chances_are_right(circuit: str) -> None:
    """Over everything the seat cannot see, dealt anew each time, each sum comes as often as said.

    A chi-squared test over the sums that one or more + symbols add, by how many there are.
    """
    dice = FastChance(6)
    said: Counter[tuple[int, int]] = Counter()
    came: Counter[tuple[int, int]] = Counter()
    trials = 0
    for number, (race, seat) in enumerate(decisions(circuit, 2, seed=300)):
        view = GAME.view(race, seat)
        for action in GAME.options(race, seat):
            pluses = 1 if isinstance(action, Boost) else 0
            if isinstance(action, Plan):
                pluses = sum(race.facts.pluses[card] for card in action.cards)
            if pluses and dice.below(2) == 0:
                shown = preview(view, action)
                assert shown is not None
                imagined = GAME.imagine(view, dice)
                seen = Seen(imagined, seat, action, shown, seed=number)
                if not shown.outcomes:
                    continue
                least = shown.outcomes[0].speed
                for outcome in shown.outcomes:
                    said[pluses, outcome.speed - least] += outcome.chance  # type: ignore[assignment]
                came[pluses, seen.outcome().speed - least] += 1
                trials += 1
    cells = [cell for cell in said if said[cell] >= 5]
    assert set(came) <= set(said)
    squared = sum((came[cell] - said[cell]) ** 2 / said[cell] for cell in cells)
    # The 99.9th percentile of chi-squared with n degrees of freedom (Wilson–Hilferty).
    n = len(cells) - len({pluses for pluses, _ in cells})
    limit = n * (1 - 2 / (9 * n) + 3.09 * (2 / (9 * n)) ** 0.5) ** 3
    assert trials > 500
    assert squared < limit
