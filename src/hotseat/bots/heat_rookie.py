"""A HEAT driver with sense: looks at where each choice leads and at the corners after that."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from hotseat.bots.base import Bot, Decision
from hotseat.bots.heat_outlook import Outlook, drives_in_gears, outlook
from hotseat.core import Action, Param, Phrase
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
from hotseat.games.heat.corners import judge_corners
from hotseat.games.heat.facts import Card, Facts, Sort
from hotseat.games.heat.preview import Outcome, Preview, Previewer
from hotseat.games.heat.view import View
from hotseat.games.heat.words import card_name

# All in Spaces.
STRESS_KEPT = 0.3  # a Stress card still in hand after the plan
STRESS_TAKEN = 1.5  # a Stress card from a spin-out
SPIN_OUT = 1.5  # and the pride
STANDING_STILL = -2.0  # a cluttered hand: no Space, and everything is thrown away
STRESS_VALUE = 2  # what a Stress card usually turns up
USUAL_DRAW = 2  # the value of a card to come: many are Stress or Heat
PROMISING = 12  # plans that are worth a second look
TOO_LOW = 0.5  # cards this far below the values wanted next are discarded …
TOO_HIGH = 1.0  # … and so far above them, when it must go …
SLOW = 2.0  # … as slow as this
SLIPSTREAM = 0.8  # a car beside or right ahead when step 6 comes


ToCome = Callable[[int, int, int], float]  # from a place, a gear and the Heat left


class HeatRookie(Bot):
    """Plans for the coming corners, keeps Heat for them, and cools down when slow."""

    def choose(self, decision: Decision) -> Action:
        """Return the option that leads to the best place."""
        view = decision.view
        assert isinstance(view, View)
        actions = [cast(HeatAction, action) for action in decision.options]
        return HeatDriver(view).choose(actions)

    def reason(self, decision: Decision, action: Action) -> Phrase | None:
        """Return why, from what the choice would lead to."""
        view = decision.view
        assert isinstance(view, View)
        return HeatDriver(view).reason(cast(HeatAction, action))


class HeatDriver:
    """One decision of a driver who sees this view."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        assert view.own is not None
        self.view = view
        self.own = view.own
        self.previewer = Previewer(view)
        self.conditions = self.previewer.race.conditions
        self.facts: Facts = self.previewer.race.facts
        self.car = self.previewer.car
        self.outlook: Outlook = outlook(self.facts, self.conditions)

    def choose(self, actions: list[HeatAction]) -> Action:
        """Return the option that leads to the best place."""
        match self.view.step:
            case "plan":
                return self.best_plan(actions)
            case "discard":
                return self.best_discard(actions)
            case _:
                return self.best_reaction(actions)

    def reason(self, action: HeatAction) -> Phrase | None:
        """Return why an option is a good one."""
        match action:
            case Plan():
                return self.reason_of_plan(action)
            case Cooldown():
                return Phrase("heat-hint-cooldown")
            case Boost():
                return Phrase("heat-hint-boost")
            case UseAdrenaline():
                return Phrase("heat-hint-adrenaline")
            case EndReact():
                return Phrase("heat-hint-react-done")
            case Slipstream(spaces):
                return Phrase("heat-hint-slipstream", {"spaces": spaces})
            case Stay():
                return Phrase("heat-hint-stay")
            case Discard(card):
                params = self.aim() | {"card": card_name(card)}
                return Phrase("heat-hint-discard", params)
            case EndDiscard():
                return Phrase("heat-hint-discard-done", self.aim())
            case Stop():
                return None

    def reason_of_plan(self, plan: Plan) -> Phrase:
        """Return what speaks for a plan: the likeliest outcome, its Heat, the danger."""
        shown = self.previewer.preview(plan)
        if shown is None or not shown.outcomes:
            return Phrase("heat-hint-cluttered")
        risk = sum(outcome.chance for outcome in shown.outcomes if outcome.spins_out)
        if risk:
            return Phrase("heat-hint-risk", {"percent": max(1, round(100 * risk))})
        likely = max(shown.outcomes, key=lambda outcome: outcome.chance)
        params: dict[str, Param] = {
            "speed": likely.speed,
            "engine": likely.engine,
            "heat": sum(corner.heat.total for corner in likely.corners),
            "corners": len(likely.corners),
        }
        return Phrase("heat-hint-pays" if params["heat"] else "heat-hint-free", params)

    def aim(self) -> dict[str, Param]:
        """Return the gear and the Speed to aim for next."""
        gear, speed = self.outlook.best_drive(
            self.car.progress, self.car.gear, len(self.car.engine)
        )
        return {"gear": gear, "speed": speed}

    # Steps 1 and 2

    def best_plan(self, actions: list[HeatAction]) -> Action:
        """Compare all plans roughly, and the best of them with the cards they leave in hand."""
        promising = sorted(actions, key=self.worth_of_plan, reverse=True)[:PROMISING]
        return max(promising, key=self.worth_with_hand)

    def worth_of_plan(self, action: HeatAction) -> float:
        """Return where a plan leads, the next hand being an ordinary one."""
        return self.weigh_plan(action, self.outlook.spaces)

    def worth_with_hand(self, action: HeatAction) -> float:
        """Return where a plan leads, with the cards it leaves for the next round."""
        if not isinstance(action, Plan):
            return float("-inf")
        return self.weigh_plan(action, self.to_come_with(self.cards_left(action)))

    def weigh_plan(self, action: HeatAction, to_come: ToCome) -> float:
        """Return the worth of a plan by what is to come from where it leads."""
        if not isinstance(action, Plan):
            return float("-inf")  # stopping: a race is driven to its end
        shown = self.previewer.preview(action)
        assert shown is not None
        if not shown.outcomes:
            return STANDING_STILL + to_come(self.car.progress, 1, len(self.car.engine))
        left = self.cards_left(action)
        sorts = [self.facts.sorts[card] for card in left]
        cooled = min(self.facts.gear(action.gear).cooldown, sorts.count(Sort.HEAT))
        worth = self.worth_of_preview(shown, action.gear, cooled, to_come)
        return worth - STRESS_KEPT * sorts.count(Sort.STRESS)

    def cards_left(self, action: Plan) -> list[Card]:
        """Return the cards that a plan leaves in hand."""
        left = list(self.own.hand + self.own.planned)
        for card in action.cards:
            left.remove(card)
        return left

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
        to_come = self.to_come_with(list(self.own.hand))
        return self.worth_of_preview(shown, self.car.gear, 0, to_come)

    # Step 8

    def best_discard(self, actions: list[HeatAction]) -> Action:
        """Throw away what does not fit the Speed to aim for next."""
        gear, speed = self.outlook.best_drive(
            self.car.progress, self.car.gear, len(self.car.engine)
        )
        wanted = speed / gear
        for action in actions:
            if isinstance(action, Discard):
                value = self.facts.values[action.card]
                if value < wanted - TOO_LOW or (wanted < SLOW and value > wanted + TOO_HIGH):
                    return action
        return EndDiscard()

    def filled_up(self, left: list[Card]) -> tuple[int, ...]:
        """Return the values of the next hand: the cards kept, and what is usually drawn."""
        kept = [
            STRESS_VALUE if self.facts.sorts[card] == Sort.STRESS else self.facts.values[card]
            for card in left
            if self.facts.playable[card]
        ]
        drawn = max(0, self.facts.hand_size - len(left))
        return tuple(sorted(kept + [USUAL_DRAW] * drawn))

    # Worth

    def to_come_with(self, left: list[Card]) -> ToCome:
        """Return what is to come with these cards in hand."""
        drives = drives_in_gears(self.filled_up(left))
        return partial(self.outlook.with_hand, drives=drives)

    def worth_of_preview(self, shown: Preview, gear: int, cooled: int, to_come: ToCome) -> float:
        """Return the worth of all outcomes, each by its chance."""
        return sum(
            outcome.chance * self.worth_of_outcome(outcome, gear, cooled, shown.heat, to_come)
            for outcome in shown.outcomes
        )

    def worth_of_outcome(
        self, outcome: Outcome, gear: int, cooled: int, paid: int, to_come: ToCome
    ) -> float:
        """Return the Spaces gained and those to come."""
        start = self.car.progress
        engine = outcome.engine + cooled
        progress = outcome.progress
        if outcome.spins_out:
            # Heat cooled down in step 5 may still pay for the corner in step 7.
            heat = len(self.car.engine) - paid + cooled
            judged = judge_corners(self.conditions, start, outcome.reach, outcome.speed, heat)
            if judged.spins_out or not cooled:
                stress = self.facts.gear(gear).spin_out_stress
                loss = SPIN_OUT + STRESS_TAKEN * stress
                return progress - start + to_come(progress, 1, 0) - loss
            engine, progress = judged.engine, outcome.reach
        bonus = SLIPSTREAM if outcome.slipstream and self.view.step == "react" else 0.0
        return progress - start + to_come(progress, gear, engine) + bonus
