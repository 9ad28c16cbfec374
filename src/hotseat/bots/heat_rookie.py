"""A HEAT driver with sense: looks at where each choice leads and at the corners after that."""

from __future__ import annotations

from hotseat.bots.base import Bot, Decision
from hotseat.bots.heat_outlook import Outlook, outlook
from hotseat.core import Action
from hotseat.games.heat.actions import Cooldown, Discard, EndDiscard, HeatAction, Plan, Stop
from hotseat.games.heat.facts import Card, Facts, Sort
from hotseat.games.heat.preview import Outcome, Preview, Previewer
from hotseat.games.heat.view import View, circuit_of_view

# All in Spaces.
STRESS_KEPT = 0.7  # a Stress card still in hand after the plan
STRESS_TAKEN = 1.5  # a Stress card from a spin-out
SPIN_OUT = 3.0  # and the pride
STANDING_STILL = -2.0  # a cluttered hand: no Space, and everything is thrown away
GOOD_CARD_KEPT = {0: 0.2, 5: 0.3, 4: 0.1}  # values that help when they are needed
TOO_FAR_OFF = 1.6  # a card this far from the values wanted next is discarded


class HeatRookie(Bot):
    """Plans for the coming corners, keeps Heat for them, and cools down when slow."""

    def choose(self, decision: Decision) -> Action:
        """Return the option that leads to the best place."""
        view = decision.view
        assert isinstance(view, View)
        return HeatDriver(view).choose(decision.options)


class HeatDriver:
    """One decision of a driver who sees this view."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        assert view.own is not None
        self.view = view
        self.own = view.own
        self.previewer = Previewer(view)
        self.facts: Facts = self.previewer.race.facts
        self.car = self.previewer.car
        self.outlook: Outlook = outlook(circuit_of_view(view), view.laps)

    def choose(self, options: object) -> Action:
        """Return the option that leads to the best place."""
        actions: list[HeatAction] = list(options)  # type: ignore[call-overload]
        match self.view.step:
            case "plan":
                return max(actions, key=self.worth_of_plan)
            case "discard":
                return self.best_discard(actions)
            case _:
                return self.best_reaction(actions)

    # Steps 1 and 2

    def worth_of_plan(self, action: HeatAction) -> float:
        """Return where a plan leads, and how good the cards are that stay in hand."""
        if isinstance(action, Stop):
            return float("-inf")  # a race is driven to its end
        assert isinstance(action, Plan)
        shown = self.previewer.preview(action)
        assert shown is not None
        if not shown.outcomes:
            return STANDING_STILL + self.outlook.spaces(self.car.progress, 1, len(self.car.engine))
        left = list(self.own.hand + self.own.planned)
        for card in action.cards:
            left.remove(card)
        cooled = min(
            self.facts.gear(action.gear).cooldown,
            sum(1 for card in left if self.facts.sorts[card] == Sort.HEAT),
        )
        worth = self.worth_of_preview(shown, action.gear, cooled)
        return worth + sum(self.worth_in_hand(card) for card in left)

    def worth_in_hand(self, card: Card) -> float:
        """Return what it is worth to keep a card."""
        if self.facts.sorts[card] == Sort.STRESS:
            return -STRESS_KEPT
        if self.facts.sorts[card] == Sort.HEAT:
            return 0.0
        return GOOD_CARD_KEPT.get(self.facts.values[card], 0.0)

    # Steps 5 and 6

    def best_reaction(self, actions: list[HeatAction]) -> Action:
        """Cool down all that is possible; otherwise use what leads to a better place."""
        cooldowns = [action for action in actions if isinstance(action, Cooldown)]
        if cooldowns:
            return max(cooldowns, key=lambda action: action.amount)
        return max(actions, key=self.worth_of_reaction)

    def worth_of_reaction(self, action: HeatAction) -> float:
        """Return where a reaction leads."""
        shown = self.previewer.preview(action)
        assert shown is not None
        return self.worth_of_preview(shown, self.car.gear, 0)

    # Step 8

    def best_discard(self, actions: list[HeatAction]) -> Action:
        """Throw away what does not fit the Speed to aim for next."""
        gear, speed = self.outlook.best_drive(
            self.car.progress, self.car.gear, len(self.car.engine)
        )
        wanted = speed / gear
        discards = [action for action in actions if isinstance(action, Discard)]
        if discards:
            worst = max(discards, key=lambda action: self.distance(action.card, wanted))
            if self.distance(worst.card, wanted) > TOO_FAR_OFF:
                return worst
        return EndDiscard()

    def distance(self, card: Card, wanted: float) -> float:
        """Return how far a card is from the value wanted."""
        return abs(self.facts.values[card] - wanted)

    # Worth

    def worth_of_preview(self, shown: Preview, gear: int, cooled: int) -> float:
        """Return the worth of all outcomes, each by its chance."""
        return sum(
            outcome.chance * self.worth_of_outcome(outcome, gear, cooled, shown.heat)
            for outcome in shown.outcomes
        )

    def worth_of_outcome(self, outcome: Outcome, gear: int, cooled: int, paid: int) -> float:
        """Return the Spaces gained and those to come."""
        start = self.car.progress
        engine = outcome.engine + cooled
        progress = outcome.progress
        if outcome.spins_out:
            # Heat cooled down in step 5 may still pay for the corner in step 7.
            bills = sum(corner.heat.total for corner in outcome.corners)
            engine = len(self.car.engine) - paid + cooled - bills
            if engine < 0:
                stress = self.facts.gear(gear).spin_out_stress
                to_come = self.outlook.spaces(progress, 1, 0)
                return progress - start + to_come - SPIN_OUT - STRESS_TAKEN * stress
            progress = max(progress + 1, start + outcome.speed)
        return progress - start + self.outlook.spaces(progress, gear, engine)
