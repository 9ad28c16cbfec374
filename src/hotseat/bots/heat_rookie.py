"""A sensible HEAT driver: looks at where each choice leads, and at the corners after that."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from hotseat.bots.base import Bot, Decision
from hotseat.bots.heat_garage import speed_of_card, worth_of_upgrade
from hotseat.bots.heat_legends import can_be_read, spaces_to_come
from hotseat.bots.heat_outlook import Outlook, drives_in_gears, outlook
from hotseat.core import Action, Param, Phrase
from hotseat.games.heat.actions import (
    END_DISCARD,
    END_REACT,
    END_REFRESH,
    END_SALVAGE,
    Accelerate,
    Boost,
    ChooseValue,
    Cooldown,
    DirectPlay,
    Discard,
    DraftUpgrade,
    EndDiscard,
    EndReact,
    EndRefresh,
    EndSalvage,
    HeatAction,
    KeepUpgrade,
    Lay,
    NoSwap,
    PayHeat,
    Plan,
    Ready,
    ReduceStress,
    Refresh,
    Salvage,
    Scrap,
    Slipstream,
    Stay,
    Stop,
    SwapUpgrade,
    TakeSalvaged,
    UseAdrenaline,
)
from hotseat.games.heat.corners import judge_corners
from hotseat.games.heat.facts import Card, Facts
from hotseat.games.heat.odds import odds_of
from hotseat.games.heat.outcomes import Outcome
from hotseat.games.heat.preview import Preview, Previewer
from hotseat.games.heat.preview_words import odds_phrase, span, speed_phrase
from hotseat.games.heat.view_parts import View
from hotseat.games.heat.words import card_name

# All in Spaces.
STRESS_KEPT = 0.3  # a Stress card still in hand after the plan
STRESS_TAKEN = 1.5  # a Stress card from a spin-out
SPIN_OUT = 1.5  # and the pride
STANDING_STILL = -2.0  # a cluttered hand: no Space, and everything is thrown away
STRESS_VALUE = 2  # what a Stress card usually turns up
USUAL_DRAW = 2  # the value of a card yet to come: many are Stress or Heat
PROMISING = 12  # plans worth a second look
TOO_LOW = 0.5  # cards this far below the values wanted next are discarded …
TOO_HIGH = 1.0  # … and this far above them, when it must go …
SLOW = 2.0  # … as slow as this
SLIPSTREAM = 0.8  # a car beside or right ahead when step 6 comes
LONGER_SLIPSTREAM = 0.2  # each Space that a card may add to one
PLAYED_AGAIN = 0.3  # a card that comes back at once
LEGENDS_SPACE = 0.15  # each Space that the Legends behind drive this round
WORTH_SALVAGING = 3  # the Speed of a card that is shuffled back in

# In a season.
SPONSORSHIP = 1.5  # a Sponsorship card earned: a fast card for one turn …
USED_UP = 0.8  # … which is worth keeping for a better moment, while there is one
ELIMINATED = 40.0  # where a spin-out eliminates the car

FASTER = Boost | UseAdrenaline | Accelerate | DirectPlay


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
    """One decision of a driver with this view."""

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
        self.reads_legends = can_be_read(self.previewer.race)
        self._legends: dict[int, float] = {}  # their worth, by where the car ends
        event = self.conditions.event_card()
        self.eliminates = event is not None and event.eliminates

    def choose(self, actions: list[HeatAction]) -> Action:
        """Return the option that leads to the best place."""
        match self.view.step:
            case "draft" | "keep":
                return max(actions, key=self.worth_of_pick)
            case "swap":
                return max(actions, key=self.worth_of_swap)
            case "ready":
                return actions[0]
            case "plan":
                return self.best_plan(actions)
            case "react":
                return self.best_reaction(actions)
            case "discard":
                return self.best_discard(actions)
            case "salvage":
                return self.best_salvage(actions)
            case "refresh":
                return self.best_refresh(actions)
            case _:
                return max(actions, key=self.worth_of_reaction)

    def reason(self, action: HeatAction) -> Phrase | None:
        """Return why an option is a good one."""
        match action:
            case Plan() | Lay():
                return self.reason_of_plan(action)
            case DraftUpgrade():
                return Phrase("heat-hint-draft")
            case Cooldown():
                return Phrase("heat-hint-cooldown")
            case Boost():
                return self.reason_of_speed("heat-hint-boost", action)
            case UseAdrenaline():
                return Phrase("heat-hint-adrenaline")
            case PayHeat() | Scrap():
                return Phrase("heat-hint-owed")
            case ReduceStress():
                return Phrase("heat-hint-reduce")
            case Salvage() | TakeSalvaged() | EndSalvage():
                return Phrase("heat-hint-salvage")
            case DirectPlay() | Accelerate():
                return self.reason_of_speed("heat-hint-faster", action)
            case ChooseValue():
                return Phrase("heat-hint-value")
            case EndReact():
                return Phrase("heat-hint-react-done")
            case Slipstream():
                return Phrase("heat-hint-slipstream", {"spaces": self.spaces_gained(action)})
            case Stay():
                return Phrase("heat-hint-stay")
            case Discard(card):
                params = self.aim() | {"card": card_name(card)}
                return Phrase("heat-hint-discard", params)
            case EndDiscard():
                return Phrase("heat-hint-discard-done", self.aim())
            case Refresh() | EndRefresh():
                return Phrase("heat-hint-refresh", self.aim())
            case SwapUpgrade() | NoSwap():
                return Phrase("heat-hint-swap")
            case KeepUpgrade():
                return Phrase("heat-hint-keep")
            case Stop() | Ready():
                return None

    def reason_of_plan(self, plan: Plan | Lay) -> Phrase:
        """Return the case for a plan: what may come of it, and what it leaves."""
        shown = self.previewer.preview(plan)
        odds = odds_of(shown.outcomes, shown.heat) if shown else None
        if shown is None or odds is None:
            return Phrase("heat-hint-cluttered")
        params: dict[str, Param] = {"odds": odds_phrase(odds)}
        if odds.spins:
            return Phrase("heat-hint-risk", params)
        left = span([outcome.engine for outcome in shown.outcomes])
        if odds.pays != "never":
            return Phrase("heat-hint-pays", params | left)
        corners = max(len(outcome.corners) for outcome in shown.outcomes)
        params = {"speed": speed_phrase(odds), "corners": corners}
        return Phrase("heat-hint-free", params | left)

    def reason_of_speed(self, code: str, action: HeatAction) -> Phrase | None:
        """Return why to drive faster in step 5, and how sure that is."""
        shown = self.previewer.preview(action)
        odds = odds_of(shown.outcomes, shown.heat) if shown else None
        return Phrase(code, {"odds": odds_phrase(odds)}) if odds else None

    def spaces_gained(self, action: Slipstream) -> int:
        """Return how far a Slipstream leads, even if blocked."""
        shown = self.previewer.preview(action)
        return shown.slipstreamed if shown else action.spaces

    def aim(self) -> dict[str, Param]:
        """Return the gear and the Speed to aim for next."""
        gear, speed = self.outlook.best_drive(
            self.car.progress, self.car.gear, len(self.car.engine)
        )
        return {"gear": gear, "speed": speed}

    # The garage

    def worth_of_pick(self, action: HeatAction) -> float:
        """Return what a card of the market, or one to keep, is worth."""
        assert isinstance(action, DraftUpgrade | KeepUpgrade)
        return self.worth_of(action.card)

    def worth_of_swap(self, action: HeatAction) -> float:
        """Return what a swap gains; no swap gains nothing."""
        if not isinstance(action, SwapUpgrade):
            return 0.0
        return self.worth_of(action.take) - self.worth_of(action.give)

    def worth_of(self, card: Card) -> float:
        """Return what owning an Upgrade is worth, over all races that it will be used in."""
        season = self.previewer.race.season
        return worth_of_upgrade(self.facts, card, 1 if season is None else season.races_left())

    # Steps 1 and 2

    def best_plan(self, actions: list[HeatAction]) -> Action:
        """Compare all plans roughly, then the best of them by the cards they leave in hand."""
        plans = [action for action in actions if isinstance(action, Plan | Lay)]  # never stop
        promising = sorted(plans, key=self.worth_of_plan, reverse=True)[:PROMISING]
        return max(promising, key=self.worth_with_hand)

    def worth_of_plan(self, action: Plan | Lay) -> float:
        """Return where a plan leads, assuming an average next hand."""
        return self.weigh_plan(action, self.outlook.spaces)

    def worth_with_hand(self, action: Plan | Lay) -> float:
        """Return where a plan leads, with the cards it leaves for the next round."""
        return self.weigh_plan(action, self.to_come_with(self.cards_left(action)))

    def weigh_plan(self, action: Plan | Lay, to_come: ToCome) -> float:
        """Return the worth of a plan by what lies ahead of where it leads."""
        shown = self.previewer.preview(action)
        assert shown is not None
        if not shown.outcomes:
            return STANDING_STILL + to_come(self.car.progress, 1, len(self.car.engine))
        left = self.cards_left(action)
        stress = left.count(self.facts.stress_card)
        gear = action.gear if isinstance(action, Plan) else len(action.cards)
        worth = self.worth_of_preview(shown, gear, shown.cooling, to_come)
        for card in action.cards:
            marks = self.facts.marks[card]
            reduced = min(stress, marks.reduce)
            stress -= reduced
            worth += LONGER_SLIPSTREAM * marks.slipstream + PLAYED_AGAIN * marks.refresh
            if self.facts.is_sponsorship[card]:
                worth -= self.worth_of_keeping()
        return worth - STRESS_KEPT * stress

    def cards_left(self, action: Plan | Lay) -> list[Card]:
        """Return the cards that a plan leaves in hand."""
        left = list(self.own.hand + self.own.planned)
        for card in action.cards:
            left.remove(card)
        return left

    # Steps 5 and 6

    def best_reaction(self, actions: list[HeatAction]) -> Action:
        """Cool down and shed Stress as far as possible, pay, then see if faster is better."""
        for kind in (Cooldown, ReduceStress):
            uses = [action for action in actions if isinstance(action, kind)]
            if uses:
                return max(uses, key=lambda action: action.amount)
        owed = [action for action in actions if isinstance(action, PayHeat)]
        if owed:
            return owed[0]
        faster = [action for action in actions if isinstance(action, FASTER)]
        if faster:
            best = max(faster, key=self.worth_of_reaction)
            if self.worth_of_reaction(best) > self.worth_of_reaction(END_REACT):
                return best
        rest = [action for action in actions if isinstance(action, Scrap | Salvage)]
        return rest[0] if rest else END_REACT

    def worth_of_reaction(self, action: HeatAction) -> float:
        """Return where a reaction leads."""
        shown = self.previewer.preview(action)
        assert shown is not None
        left = list(self.own.hand)
        kept = 0.0
        if isinstance(action, DirectPlay):
            left.remove(action.card)
            if self.facts.is_sponsorship[action.card]:
                kept = self.worth_of_keeping()
        to_come = self.to_come_with(left)
        return self.worth_of_preview(shown, self.car.gear, 0, to_come) - kept

    def best_salvage(self, actions: list[HeatAction]) -> Action:
        """Shuffle the fast cards in, and leave the rest."""
        good = [
            action
            for action in actions
            if isinstance(action, TakeSalvaged)
            and self.facts.playable[action.card]
            and speed_of_card(self.facts, action.card) >= WORTH_SALVAGING
        ]
        return max(good, key=lambda take: speed_of_card(self.facts, take.card), default=END_SALVAGE)

    # Steps 8 and 9

    def best_discard(self, actions: list[HeatAction]) -> Action:
        """Discard what does not fit the next Speed to aim for."""
        for action in actions:
            if isinstance(action, Discard) and not self.fits(action.card):
                return action
        return END_DISCARD

    def best_refresh(self, actions: list[HeatAction]) -> Action:
        """Refresh what fits the next Speed to aim for."""
        for action in actions:
            if isinstance(action, Refresh) and self.fits(action.card):
                return action
        return END_REFRESH

    def fits(self, card: Card) -> bool:
        """Is the card neither too slow nor too fast for what comes next?"""
        gear, speed = self.outlook.best_drive(
            self.car.progress, self.car.gear, len(self.car.engine)
        )
        wanted = speed / gear
        choices = self.facts.choices[card] or (speed_of_card(self.facts, card),)
        if max(choices) < wanted - TOO_LOW:
            return False
        return not (wanted < SLOW and min(choices) > wanted + TOO_HIGH)

    def filled_up(self, left: list[Card]) -> tuple[int, ...]:
        """Return the values of the next hand: the cards kept, and average draws."""
        kept = [
            STRESS_VALUE if card == self.facts.stress_card else round(self.speed_in_hand(card))
            for card in left
            if self.facts.playable[card]
        ]
        drawn = max(0, self.conditions.hand_size - len(left))
        return tuple(sorted(kept + [USUAL_DRAW] * drawn))

    def speed_in_hand(self, card: Card) -> float:
        """Return what a card will add; of several values the highest, which is rarely wrong."""
        return max(self.facts.choices[card], default=speed_of_card(self.facts, card))

    # Sponsorship

    def use_to_come(self) -> float:
        """Return how much of a Sponsorship card's worth can still be used this season (SPO-5)."""
        season = self.previewer.race.season
        if season is None or season.is_last_of_year():
            length = self.conditions.finish
            return max(0.0, (length - self.car.progress) / length)
        return 1.0

    def worth_of_keeping(self) -> float:
        """Return what is lost if a Sponsorship card is used now."""
        return USED_UP * self.use_to_come()

    # Worth

    def to_come_with(self, left: list[Card]) -> ToCome:
        """Return what lies ahead with these cards in hand."""
        drives = drives_in_gears(self.filled_up(left))
        return partial(self.outlook.with_hand, drives=drives)

    def worth_of_preview(self, shown: Preview, gear: int, cooled: int, to_come: ToCome) -> float:
        """Return the worth of all outcomes, each by its chance, with the best values chosen."""
        worth: dict[tuple[int, ...], float] = {}
        chances: dict[tuple[int, ...], float] = {}
        for outcome in shown.outcomes:
            left = len(self.car.engine) - shown.heat - outcome.owed
            spare = max(0, cooled + min(0, left))  # cards may demand some of what is cooled
            one = self.worth_of_outcome(outcome, gear, spare, max(0, left), to_come)
            values, chance = outcome.values, outcome.chance
            worth[values] = worth.get(values, 0.0) + chance * one
            chances[values] = chances.get(values, 0.0) + chance
        return max([worth[values] / chances[values] for values in worth])

    def worth_of_outcome(
        self, outcome: Outcome, gear: int, cooled: int, left: int, to_come: ToCome
    ) -> float:
        """Return the Spaces gained and those ahead.

        With some Heat left before the corners, and some more cooled down in step 5.
        """
        start = self.car.progress
        engine = outcome.engine + cooled
        progress = outcome.progress
        if outcome.spins_out:
            # Heat cooled down in step 5 may still pay for the corner in step 7.
            judged = judge_corners(
                self.conditions, start, outcome.reach, outcome.speed, left + cooled, outcome.adjust
            )
            if judged.spins_out or not cooled:
                stress = self.facts.gear(gear).spin_out_stress
                loss = SPIN_OUT + STRESS_TAKEN * stress + (ELIMINATED if self.eliminates else 0.0)
                loss += self.help_for_legends(progress)
                return progress - start + to_come(progress, 1, 0) - loss
            engine, progress = judged.engine, outcome.reach
        bonus = SLIPSTREAM if outcome.slipstream and self.view.step == "react" else 0.0
        bonus -= self.help_for_legends(progress)
        if outcome.sponsorship and not outcome.spins_out:
            bonus += SPONSORSHIP * outcome.sponsorship * self.use_to_come()
        return progress - start + to_come(progress, gear, engine) + bonus

    def help_for_legends(self, progress: int) -> float:
        """Return what the Legends that still move this round gain, by their face-up cards."""
        if not self.reads_legends:
            return 0.0
        if progress not in self._legends:
            spaces = spaces_to_come(self.previewer.race, self.car, progress)
            self._legends[progress] = LEGENDS_SPACE * spaces
        return self._legends[progress]
