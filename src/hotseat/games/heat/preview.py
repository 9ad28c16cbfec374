"""What an action would do, as far as the seat can know.

Cars that move first are assumed to stay where they are, and nothing else is done this turn than
what must be: the Heat of cards is paid, after a Cooldown if it needs one, as long as React goes on.
If a + symbol decides, every Speed it may lead to is listed with its chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, Literal, cast

import msgspec

from hotseat.core import Bill
from hotseat.games.heat.actions import (
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
from hotseat.games.heat.cards import heat_in
from hotseat.games.heat.corners import (
    Crossing,
    adjust_of,
    corner_bill,
    judge_corners,
    place_before,
)
from hotseat.games.heat.facts import Card, Facts, Gain, Sort, SpeedPart
from hotseat.games.heat.knowing import known_race, unseen_cards
from hotseat.games.heat.odds import odds_of
from hotseat.games.heat.outcomes import CornerPreview, NoSlipstream, Outcome
from hotseat.games.heat.owing import (
    cooldown_of,
    cooling_at,
    open_symbols,
    owing_cards,
    places_without,
    unpaid_cards,
)
from hotseat.games.heat.planning import shift_cost
from hotseat.games.heat.plus_odds import plus_odds
from hotseat.games.heat.preview_parts import Drive, Judged, Preview
from hotseat.games.heat.react import own_cooling
from hotseat.games.heat.slipstream import no_slipstream, slipstreams
from hotseat.games.heat.sponsorship import earns_first_lap, judge_challenges, judge_press
from hotseat.games.heat.state import Car, Race, Step
from hotseat.games.heat.symbols import KINDS, heat_owed, symbol_for
from hotseat.games.heat.track import free_spot, landing, landing_from
from hotseat.games.heat.view_parts import View

__all__ = [
    "CornerPreview",
    "Drive",
    "Judged",
    "Outcome",
    "Preview",
    "Previewer",
    "preview",
    "previews",
]


# The steps in which a driver decides how far the car goes: all other actions say all they do.
_DRIVING: Final = ("plan", "react", "slipstream", "value")
_NO_DRIVE: Final = Drive()


def preview(seen: View, action: HeatAction) -> Preview | None:
    """Return what the action would do; None if its words say it all."""
    return Previewer(seen, for_people=True).preview(action) if seen.seat is not None else None


def previews(seen: View, actions: Sequence[HeatAction]) -> list[msgspec.Struct | None]:
    """Return what several actions would do."""
    if seen.seat is None or seen.step not in _DRIVING:
        return [None] * len(actions)
    previewer = Previewer(seen, for_people=True)
    return [previewer.preview(action) for action in actions]


class Previewer:
    """Previews of many actions from one view. Its race is read, never changed.

    Odds and reasons are for people; bots weigh every outcome by itself.
    """

    def __init__(self, seen: View, *, for_people: bool = False) -> None:
        assert seen.seat is not None
        self._for_people = for_people
        self.race: Race = known_race(seen)
        self.car: Car = self.race.cars[seen.seat]
        self.own = seen.race.cars[seen.seat]
        self._unseen = unseen_cards(self.own, self.race)
        held = [*self.car.hand, *self.car.planned]  # what is laid face down may be exchanged
        self._heat_in_hand = len(heat_in(self.race.facts, held))
        self._plans: dict[tuple[int, Drive], Preview] = {}
        self._chances: dict[int, dict[int, float]] = {}

    def preview(self, action: HeatAction) -> Preview | None:
        """Return what an action would do."""
        match action:
            case Plan(gear, cards):
                return self._plan(gear, cards)
            case Lay(cards):
                return self._lay(cards)
            case Boost(heat):
                return self._driving_on(action, Drive(pluses=1, heat=heat), heat)
            case UseAdrenaline(speed) | Accelerate(_, speed):
                return self._driving_on(action, Drive(fixed=speed))
            case Cooldown(_, amount):
                return self._driving_on(action, Drive(heat=-amount))
            case PayHeat(_, heat):
                return self._driving_on(action, Drive(heat=heat), heat)
            case DirectPlay(card):
                return self._playing_directly(action, card)
            case Scrap() | ReduceStress() | Salvage() | EndReact():
                return self._driving_on(action, Drive())
            case ChooseValue(_, value):
                return self._choosing(value)
            case Slipstream(spaces):
                return self._staying(landing(self.race, self.car, spaces))
            case Stay():
                return self._staying(self.car.progress)
            case DraftUpgrade() | Stop() | TakeSalvaged() | EndSalvage():
                return None
            case SwapUpgrade() | NoSwap() | KeepUpgrade() | Ready():
                return None
            case Discard() | EndDiscard() | Refresh() | EndRefresh():
                return None

    # Steps 1 and 2

    def _plan(self, gear: int, cards: tuple[Card, ...]) -> Preview:
        """Plans with equal gear and equal effects lead to the same places."""
        facts = self.race.facts
        cost = 0 if self.car.has_planned else shift_cost(facts, self.car.gear, gear)
        if sum([facts.playable[card] for card in cards]) < facts.gear(gear).cards:
            return self._preview(cost, [], first=self._cars_moving_first())  # HEAT-CLUT-2
        return self._planned(cost, gear, [self._drive_of(cards, gear, cost)])

    def _lay(self, cards: tuple[Card, ...]) -> Preview:
        """TOUR-3 to TOUR-5: two gears away cost Heat, or a card more or less."""
        facts, laid = self.race.facts, len(cards)
        cost = shift_cost(facts, self.car.gear, laid)
        if not cards or not all(facts.playable[card] for card in cards):
            return self._preview(cost, [], first=self._cars_moving_first())
        if cost <= len(self.car.engine):
            return self._planned(cost, laid, [self._drive_of(cards, laid, cost)])
        if laid < self.car.gear:
            drive = self._drive_of(cards, laid + 1)
            drives = [msgspec.structs.replace(drive, pluses=drive.pluses + 1)]
            return self._planned(0, laid + 1, drives)
        kept = [cards[:at] + cards[at + 1 :] for at in range(laid)]
        drives = [self._drive_of(rest, laid - 1) for rest in kept]
        return self._planned(
            0, laid - 1, [msgspec.structs.replace(drive, chance=1 / laid) for drive in drives]
        )

    def _planned(self, cost: int, gear: int, drives: list[Drive]) -> Preview:
        key = gear, drives[0]
        if len(drives) == 1 and key in self._plans:
            return self._plans[key]
        start = self.car.progress
        outcomes = [
            outcome for drive in drives for outcome in self._outcomes(drive, start, start, 0)
        ]
        cooldown = self.race.facts.gear(gear).cooldown + min(drive.cooldown for drive in drives)
        cooling = self._cooling({outcome.reach for outcome in outcomes}, cooldown)
        pluses = max(drive.pluses for drive in drives)
        first = self._cars_moving_first()
        if len(drives) > 1:
            owed = min(drive.owed for drive in drives)
            return self._preview(cost, outcomes, Drive(owed=owed), first, cooling, pluses)
        found = self._preview(cost, outcomes, drives[0], first, cooling, pluses)
        self._plans[key] = found
        return found

    def _drive_of(self, cards: tuple[Card, ...], gear: int, shift: int = 0) -> Drive:
        """Return what playing cards leads to, their Heat paid as far as it can be."""
        drive = self._playing(cards, shift)
        if drive.heat <= len(self.car.engine):
            return drive
        cooldown = self.race.facts.gear(gear).cooldown + drive.cooldown
        cooling = self._cooling(self._ends(drive, self.car.progress), cooldown)
        engine = len(self.car.engine) - shift
        unpaid = unpaid_cards(self.race.facts, cards, engine + cooling)
        return self._playing(cards, shift, unpaid) if unpaid else drive

    def _playing(
        self, cards: tuple[Card, ...], shift: int = 0, unpaid: Sequence[Card] = ()
    ) -> Drive:
        """Add up what is printed on cards.

        RUL-HEAT-51: a card whose Heat stays unpaid becomes a flipped one. If that is certain when
        it is revealed, all its symbols are lost; else its Cooldown can be used before.
        """
        facts = self.race.facts
        within_reach = len(self.car.engine) - shift + self._heat_in_hand
        lost = list(unpaid)
        fixed = pluses = owed = adjust = cooldown = 0
        choices: list[tuple[int, ...]] = []
        replaced: list[Card] = []
        for card in cards:
            marks = facts.marks[card]
            pluses += facts.pluses[card]
            if marks.heat > within_reach:
                replaced.append(card)
                continue
            cooldown += marks.cooldown
            if card in lost:
                lost.remove(card)
                replaced.append(card)
                continue
            fixed += facts.values[card]
            owed += marks.heat
            adjust += marks.adjust
            if facts.choices[card]:
                choices.append(facts.choices[card])
        return Drive(
            fixed,
            pluses + len(replaced),
            tuple(choices),
            owed + shift,
            adjust,
            cooldown,
            owed,
            tuple(replaced),
        )

    # Steps 3 to 6

    def _driving_on(self, action: HeatAction, drive: Drive, cost: int = 0) -> Preview:
        """In step 5 Speed rises by some value, and the car moves it at once."""
        turn = self.race.turn
        if not self.car.upgrades:  # nothing is owed
            origin, driven = self.car.progress, turn.speed()
            return self._preview(cost, self._outcomes(drive, turn.start, origin, driven), drive)
        used = symbol_for(self.race, self.car, action) if type(action) in KINDS else None
        still_open = open_symbols(self.race, used)
        cooldown = 0 if isinstance(action, EndReact) else drive.cooldown + cooldown_of(still_open)
        return self._settled(cost, drive, turn.parts, (), owing_cards(still_open), cooldown)

    def _playing_directly(self, action: HeatAction, card: Card) -> Preview:
        """RUL-HEAT-61: its Heat is paid at once, if need be after its own Cooldown."""
        drive, heat = self._playing((card,)), self.race.facts.marks[card].heat
        drive = msgspec.structs.replace(drive, owed=0)
        if heat > len(self.car.engine) - heat_owed(self.race):
            cooled = own_cooling(self.race, self.car, card)
            drive = msgspec.structs.replace(drive, heat=heat - cooled, cooldown=0)
        return self._driving_on(action, drive, heat)

    def _choosing(self, value: int) -> Preview:
        """The car moves once all values are chosen."""
        turn, facts = self.race.turn, self.race.facts
        at, *later = turn.undecided
        parts = list(turn.parts)
        parts[at] = SpeedPart(Gain.CARD, value, parts[at].card)
        if turn.has_moved:  # after a Direct Play
            owing, cooldown = owing_cards(turn.symbols), cooldown_of(turn.symbols)
        else:
            marks = [facts.marks[card] for card in turn.play_area()]
            owing = [card for card in turn.play_area() if facts.marks[card].heat]
            cooldown = facts.gear(self.car.gear).cooldown + sum([one.cooldown for one in marks])
        return self._settled(0, Drive(), parts, later, owing, cooldown)

    def _settled(
        self,
        cost: int,
        drive: Drive,
        parts: Sequence[SpeedPart],
        undecided: Sequence[int],
        owing: list[Card],
        cooldown: int,
    ) -> Preview:
        """Add a drive to what was played, and pay the Heat that cards demand.

        RUL-HEAT-51: cards whose Heat stays unpaid are replaced, and the car starts again.
        """
        turn, facts = self.race.turn, self.race.facts
        driven = turn.speed() - turn.due
        due = _after(drive, facts, parts, undecided, range(len(parts)))
        due = msgspec.structs.replace(due, fixed=due.fixed - driven)
        engine = len(self.car.engine) - drive.heat
        unpaid = unpaid_cards(facts, owing, engine)
        if unpaid and cooldown:
            cooling = self._cooling(self._ends(due, self.car.progress), cooldown, -drive.heat)
            unpaid = unpaid_cards(facts, owing, engine + cooling)
        owed = _heat_of(facts, owing) - _heat_of(facts, unpaid)
        origin = self.car.progress
        if unpaid:
            due = _after(drive, facts, parts, undecided, places_without(parts, unpaid))
            origin, driven = turn.start, 0
        due = msgspec.structs.replace(
            due,
            pluses=drive.pluses + len(unpaid),
            adjust=drive.adjust - sum([facts.marks[card].adjust for card in unpaid]),
            heat=drive.heat + owed,
            owed=owed,
            replaced=tuple(unpaid),
        )
        return self._preview(cost, self._outcomes(due, turn.start, origin, driven), due)

    def _staying(self, end: int) -> Preview:
        """After step 6 there is no other Slipstream (HEAT-6-4)."""
        turn = self.race.turn
        judged = Judged(
            turn.start,
            end,
            turn.speed(),
            len(self.car.engine),
            adjust_of(self.race, self.car),
            slipstreamed=end - self.car.progress,
        )
        outcome = self._outcome(judged, 1.0, ())
        found = self._preview(0, [msgspec.structs.replace(outcome, slipstream=False)])
        return msgspec.structs.replace(found, slipstreamed=judged.slipstreamed)

    def _cars_moving_first(self) -> tuple[int, ...]:
        if self.race.step != Step.PLAN:
            return ()
        return tuple(self.race.order[: self.race.order.index(self.car.id)])

    # Outcomes

    def _cooling(self, ends: set[int], cooldown: int, cooled: int = 0) -> int:
        """Return the Heat that Cooldown can take back, wherever a drive may end."""
        in_hand = self._heat_in_hand - max(0, cooled)
        return cooling_at(self.race.conditions, ends, cooldown, in_hand, self.race.turn)

    def _ends(self, drive: Drive, origin: int) -> set[int]:
        """Return every place to which a drive may lead."""
        return {
            landing_from(self.race, self.car, origin, drive.fixed + sum(values) + flipped)
            for values in product(*drive.choices)
            for flipped in self._plus_chances(drive.pluses)
        }

    def _outcomes(self, drive: Drive, start: int, origin: int, driven: int) -> list[Outcome]:
        """Every Speed that a drive may lead to, the car moving on from `origin`."""
        engine = max(0, len(self.car.engine) - drive.heat)
        adjust = adjust_of(self.race, self.car) + drive.adjust
        found: list[Outcome] = []
        for values in product(*drive.choices):
            for flipped, chance in self._plus_chances(drive.pluses).items():
                spaces = drive.fixed + sum(values) + flipped
                end = landing_from(self.race, self.car, origin, spaces)
                judged = Judged(start, end, driven + spaces, engine, adjust, flipped)
                found.append(self._outcome(judged, chance * drive.chance, values))
        return sorted(found, key=lambda outcome: outcome.speed) if drive.choices else found

    def _plus_chances(self, pluses: int) -> dict[int, float]:
        """Return what + symbols may add, with the chances."""
        if pluses == 0:
            return {0: 1.0}
        if pluses not in self._chances:
            facts = self.race.facts
            basics = sorted(set(facts.basic_cards))
            top = [] if self.own.discard_top is None else [self.own.discard_top]
            self._chances[pluses] = plus_odds(
                tuple(facts.values[card] for card in basics),
                pluses,
                self.own.deck,
                tuple(self._unseen.count(card) for card in basics),
                sum(1 for card in self._unseen if facts.sort_of[card] != Sort.BASIC),
                tuple(top.count(card) for card in basics),
            )
        return self._chances[pluses]

    def _outcome(self, drive: Judged, chance: float, values: tuple[int, ...]) -> Outcome:
        """Check the corners between the start of the turn and its end at a Speed."""
        conditions, speed, adjust, end = (
            self.race.conditions,
            drive.speed,
            drive.adjust,
            drive.end,
        )
        judged = judge_corners(conditions, drive.start, end, speed, drive.engine, adjust)
        corners = tuple(
            [
                self._corner(crossing, corner_bill(conditions, crossing, speed, adjust), drive)
                for crossing in judged.crossings
            ]
        )
        reach_spot = self._spot(end)
        back, spot = end, reach_spot
        sponsorship = 0
        if judged.spins_out:
            back, spot = place_before(self.race, self.car, judged.crossings[-1].line)
        elif self.race.season:
            sponsorship = self._sponsorship(drive)
        return Outcome(
            speed=speed,
            progress=back,
            reach=end,
            corners=corners,
            engine=judged.engine,
            spins_out=judged.spins_out,
            slipstream=not judged.spins_out and bool(slipstreams(self.race, self.car, end)),
            chance=chance,
            values=values,
            adjust=adjust,
            spot=spot,
            reach_spot=reach_spot,
            flipped=drive.flipped,
            sponsorship=sponsorship,
        )

    def _corner(self, crossing: Crossing, heat: Bill, drive: Judged) -> CornerPreview:
        conditions, corner = self.race.conditions, crossing.corner
        if not conditions.is_press_corner(corner):
            return CornerPreview(corner.number, heat)
        before_slipstream = drive.end - drive.slipstreamed
        verdict = judge_press(conditions, corner, crossing.line, before_slipstream, drive.speed)
        return CornerPreview(corner.number, heat, verdict, conditions.press_speed(corner))

    def _sponsorship(self, drive: Judged) -> int:
        """SPO-9: what the turn earns if it does not end in a spin-out."""
        earned = judge_challenges(
            self.race, self.car, drive.start, drive.end, drive.speed, drive.slipstreamed
        )
        return len(earned) + earns_first_lap(self.race, self.car, drive.end)

    def _spot(self, progress: int) -> int:
        """Return the Spot that the car would take; where it stands it keeps its own."""
        if progress == self.car.progress:
            return self.car.spot
        spot = free_spot(self.race, self.car, progress)
        return self.car.spot if spot is None else spot

    def _preview(
        self,
        cost: int,
        outcomes: list[Outcome],
        drive: Drive = _NO_DRIVE,
        first: tuple[int, ...] = (),
        cooling: int = 0,
        pluses: int = 0,
    ) -> Preview:
        spinning = [outcome.spins_out for outcome in outcomes]
        spin_out: Literal["never", "possible", "certain"] = "never"
        if any(spinning):
            spin_out = "certain" if all(spinning) else "possible"
        found = Preview(
            cost,
            tuple(outcomes),
            spin_out,
            first,
            cooling,
            pluses,
            owed=drive.owed,
            replaced=drive.replaced,
        )
        if not self._for_people:
            return found
        odds, why = odds_of(outcomes, cost + drive.owed), self._no_slipstream(outcomes)
        return msgspec.structs.replace(found, odds=odds, no_slipstream=why)

    def _no_slipstream(self, outcomes: list[Outcome]) -> NoSlipstream:
        """Return why step 6 will offer none, whatever happens.

        Before the turn nobody knows: others may still come near. After step 6 nobody asks.
        """
        if self.race.step in (Step.PLAN, Step.SLIPSTREAM):
            return ""
        ends = {outcome.reach for outcome in outcomes}
        if any(outcome.spins_out for outcome in outcomes) or max(ends) >= self.race.finish():
            return ""
        reasons = {no_slipstream(self.race, self.car, end) for end in ends}
        return cast(NoSlipstream, reasons.pop()) if len(reasons) == 1 else ""


def _after(
    drive: Drive,
    facts: Facts,
    parts: Sequence[SpeedPart],
    undecided: Sequence[int],
    places: Sequence[int],
) -> Drive:
    """Put a drive after some places of a play area, of which some wait for a value."""
    choices = tuple([facts.choices[parts[at].card] for at in undecided if at in places])
    fixed = sum([parts[at].value for at in places])
    return msgspec.structs.replace(
        drive, fixed=fixed + drive.fixed, choices=choices + drive.choices
    )


def _heat_of(facts: Facts, cards: Sequence[Card]) -> int:
    return sum([facts.marks[card].heat for card in cards])
