"""What an action would do, as far as the seat can know.

Cars that move first are assumed to stay where they are, and nothing else is done this turn than
what must be: the Heat of cards is paid, after a Cooldown if it needs one, as long as React goes on.
If a + symbol decides, every Speed it may lead to is listed with its chance, and for each of them
which cards can be paid there.
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
from hotseat.games.heat.adrenaline import adrenaline_symbols, has_adrenaline
from hotseat.games.heat.cards import heat_in
from hotseat.games.heat.corners import (
    Crossing,
    adjust_of,
    corner_bill,
    judge_corners,
    place_before,
)
from hotseat.games.heat.facts import Card, Gain, Sort, SpeedPart
from hotseat.games.heat.knowing import known_race, unseen_cards
from hotseat.games.heat.odds import odds_of
from hotseat.games.heat.outcomes import CornerPreview, NoSlipstream, Outcome
from hotseat.games.heat.owing import (
    cooldown_of,
    cooled_sectors,
    cooling_at,
    heat_of,
    open_symbols,
    owing_cards,
    owing_of,
    unpaid,
)
from hotseat.games.heat.planning import shift_cost
from hotseat.games.heat.plus_odds import plus_odds
from hotseat.games.heat.preview_parts import NO_CHOICE, Drive, Judged, Owing, Preview
from hotseat.games.heat.react import own_cooling
from hotseat.games.heat.slipstream import bonuses_in_play, no_slipstream, slipstreams
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
_NOTHING_FLIPPED: Final = {(0, 0): 1.0}


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
        self._chances: dict[tuple[int, int], dict[tuple[int, int], float]] = {}
        # HEAT-4-3: the Cooldown of Adrenaline, which is known as soon as the round begins.
        has_it = has_adrenaline(self.race, self.car)
        self._adrenaline_cooldown = (
            cooldown_of(adrenaline_symbols(self.race.facts)) if has_it else 0
        )

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
            return self._preview(cost, [], self._cars_moving_first())  # HEAT-CLUT-2
        return self._planned(cost, gear, [self._drive_of(cards, cost)])

    def _lay(self, cards: tuple[Card, ...]) -> Preview:
        """TOUR-3 to TOUR-5: two gears away cost Heat, or a card more or less."""
        facts, laid = self.race.facts, len(cards)
        cost = shift_cost(facts, self.car.gear, laid)
        if not cards or not all(facts.playable[card] for card in cards):
            return self._preview(cost, [], self._cars_moving_first())
        if cost <= len(self.car.engine):
            return self._planned(cost, laid, [self._drive_of(cards, cost)])
        if laid < self.car.gear:
            drive = self._drive_of(cards)
            drives = [msgspec.structs.replace(drive, pluses=drive.pluses + 1)]
            return self._planned(0, laid + 1, drives)
        kept = [cards[:at] + cards[at + 1 :] for at in range(laid)]
        return self._planned(0, laid - 1, [self._drive_of(rest) for rest in kept])

    def _planned(self, cost: int, gear: int, drives: list[Drive]) -> Preview:
        """Weigh a plan; where chance decides which cards are left, all drives are as likely."""
        key = gear, drives[0]
        if len(drives) == 1 and key in self._plans:
            return self._plans[key]
        start = self.car.progress
        by_gear = self.race.facts.gear(gear).cooldown
        in_turn = by_gear + self._adrenaline_cooldown
        outcomes: list[Outcome] = []
        for drive in drives:
            full = msgspec.structs.replace(
                drive, start=start, origin=start, cooldown=drive.cooldown + in_turn
            )
            found = self._outcomes(full)
            outcomes += found if len(drives) == 1 else _shared_out(found, len(drives))
        if len(drives) > 1:
            outcomes.sort(key=lambda outcome: outcome.speed)
        cooldown = by_gear + min([drive.cooldown for drive in drives])
        ends = {outcome.reach for outcome in outcomes}
        cooling = min([self._cooling(end, cooldown) for end in ends])
        turned = max([drive.pluses - len(drive.replaced) for drive in drives])
        pluses = turned + max([len(outcome.replaced) for outcome in outcomes])
        preview = self._preview(cost, outcomes, self._cars_moving_first(), cooling, pluses)
        if len(drives) == 1:
            self._plans[key] = preview
        return preview

    def _drive_of(self, cards: Sequence[Card], shift: int = 0) -> Drive:
        """Add up what is printed on cards.

        RUL-HEAT-51: a card whose Heat certainly cannot be paid when it is revealed becomes a
        flipped one, and all its symbols are lost but the + symbols.
        """
        facts = self.race.facts
        within_reach = len(self.car.engine) - shift + self._heat_in_hand
        fixed = pluses = adjust = cooldown = 0
        choices: list[tuple[int, ...]] = []
        slipstream: list[int] = []
        owing: list[Owing] = []
        replaced: list[Card] = []
        for card in cards:
            marks = facts.marks[card]
            pluses += facts.pluses[card]
            if marks.heat > within_reach:
                replaced.append(card)
                continue
            fixed += facts.values[card]
            adjust += marks.adjust
            cooldown += marks.cooldown
            if marks.slipstream:
                slipstream.append(marks.slipstream)
            choice = NO_CHOICE
            if facts.choices[card]:
                choice = len(choices)
                choices.append(facts.choices[card])
            if marks.heat:
                value = facts.values[card]
                owing.append(Owing(card, marks.heat, value, choice, marks.adjust, marks.slipstream))
        return Drive(
            fixed,
            pluses + len(replaced),
            tuple(choices),
            shift,
            adjust,
            tuple(slipstream),
            cooldown,
            tuple(owing),
            tuple(replaced),
        )

    # Steps 3 to 6

    def _driving_on(self, action: HeatAction, drive: Drive, cost: int = 0) -> Preview:
        """In step 5 Speed rises by some value, and the car moves it at once."""
        turn = self.race.turn
        if not self.car.upgrades:  # nothing is owed
            drive = msgspec.structs.replace(
                drive, start=turn.start, origin=self.car.progress, driven=turn.speed()
            )
            return self._preview(cost, self._driven(drive))
        used = symbol_for(self.race, self.car, action) if type(action) in KINDS else None
        still_open = open_symbols(self.race, used)
        drive = msgspec.structs.replace(
            drive,
            cooldown=drive.cooldown + cooldown_of(still_open),
            cooled=cooled_sectors(turn, still_open),
            reacts=not isinstance(action, EndReact),
        )
        return self._settled(cost, drive, turn.parts, (), owing_cards(still_open))

    def _playing_directly(self, action: HeatAction, card: Card) -> Preview:
        """RUL-HEAT-61: its Heat is paid at once, if need be after its own Cooldown."""
        drive, heat = self._drive_of([card]), self.race.facts.marks[card].heat
        drive = msgspec.structs.replace(drive, heat=heat, owing=())
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
            by_gear = facts.gear(self.car.gear).cooldown
            cooldown = by_gear + self._adrenaline_cooldown + sum([one.cooldown for one in marks])
        drive = Drive(cooldown=cooldown, cooled=cooled_sectors(turn, turn.symbols))
        return self._settled(0, drive, parts, later, owing)

    def _settled(
        self,
        cost: int,
        drive: Drive,
        parts: Sequence[SpeedPart],
        undecided: Sequence[int],
        owing: Sequence[Card],
    ) -> Preview:
        """Add a drive to what was played, of which some waits for a value."""
        turn, facts = self.race.turn, self.race.facts
        driven = turn.speed() - turn.due
        choices = tuple([facts.choices[parts[at].card] for at in undecided])
        in_play = [bonus for bonus in bonuses_in_play(self.race, self.car) if bonus]
        drive = msgspec.structs.replace(
            drive,
            fixed=sum([part.value for part in parts]) + drive.fixed - driven,
            choices=choices + drive.choices,
            slipstream=tuple(in_play) + drive.slipstream,
            owing=owing_of(facts, owing, parts, undecided),
            start=turn.start,
            origin=self.car.progress,
            driven=driven,
        )
        return self._preview(cost, self._outcomes(drive))

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

    def _cooling(self, end: int, cooldown: int, drive: Drive = _NO_DRIVE) -> int:
        """Return the Heat that Cooldown can take back where a drive ends."""
        in_hand = self._heat_in_hand - max(0, -drive.heat)  # what the drive itself has cooled
        return cooling_at(self.race.conditions, end, cooldown, in_hand, drive.cooled)

    def _unpaid(self, drive: Drive, end: int) -> tuple[Owing, ...]:
        """Return the cards for which no Heat is left where a drive ends."""
        engine = len(self.car.engine) - drive.heat
        cooling = self._cooling(end, drive.cooldown, drive) if drive.reacts else 0
        return unpaid(drive.owing, engine + cooling)

    def _outcomes(self, drive: Drive) -> list[Outcome]:
        """Every Speed that a drive may lead to, slowest first.

        RUL-HEAT-51: cards whose Heat stays unpaid are replaced, and the car starts again. Where a
        + symbol or a value decides whether there is a Cooldown for them, it differs by outcome.
        """
        if heat_of(drive.owing) <= len(self.car.engine) - drive.heat:
            return self._driven(drive)
        ways = [
            (values, flipped, drive.fixed + sum(values) + flipped)
            for values in product(*drive.choices)
            for flipped, _ in self._chances_of(drive.pluses)
        ]
        lost = {spaces: self._unpaid(drive, self._end(drive, spaces)) for _, _, spaces in ways}
        answers = set(lost.values())
        if len(answers) == 1:  # the same wherever it ends
            everywhere = answers.pop()
            return self._driven(_without(drive, everywhere) if everywhere else drive)
        found: list[Outcome] = []
        for values, flipped, spaces in ways:
            gone = lost[spaces]
            again = _without(drive, gone) if gone else drive
            not_counted = [values[one.choice] for one in gone if one.choice != NO_CHOICE]
            counted = sum(values) - sum(not_counted)
            for (first, later), chance in self._chances_of(drive.pluses, len(gone)).items():
                if first == flipped:
                    found.append(self._ending(again, values, counted, first + later, chance))
        return sorted(found, key=lambda outcome: outcome.speed)

    def _driven(self, drive: Drive) -> list[Outcome]:
        """Every Speed that a drive may lead to, the Heat of its cards being paid."""
        found = [
            self._ending(drive, values, sum(values), flipped, chance)
            for values in product(*drive.choices)
            for (flipped, _), chance in self._chances_of(drive.pluses).items()
        ]
        return sorted(found, key=lambda outcome: outcome.speed) if drive.choices else found

    def _ending(
        self, drive: Drive, values: tuple[int, ...], counted: int, flipped: int, chance: float
    ) -> Outcome:
        """Return the outcome of some values, and of what is flipped."""
        spaces = drive.fixed + counted + flipped
        owed = heat_of(drive.owing)
        judged = Judged(
            drive.start,
            self._end(drive, spaces),
            drive.driven + spaces,
            max(0, len(self.car.engine) - drive.heat - owed),
            adjust_of(self.race, self.car) + drive.adjust,
            flipped,
            drive.slipstream,
            owed=owed,
            replaced=drive.replaced,
        )
        return self._outcome(judged, chance, values)

    def _end(self, drive: Drive, spaces: int) -> int:
        """Return where so many Spaces lead to."""
        return landing_from(self.race, self.car, drive.origin, spaces)

    def _chances_of(self, pluses: int, later: int = 0) -> dict[tuple[int, int], float]:
        """Return what + symbols may add, and cards turned up after them, with the chances."""
        if pluses + later == 0:
            return _NOTHING_FLIPPED
        key = pluses, later
        if key not in self._chances:
            facts = self.race.facts
            basics = sorted(set(facts.basic_cards))
            top = [] if self.own.discard_top is None else [self.own.discard_top]
            self._chances[key] = plus_odds(
                tuple(facts.values[card] for card in basics),
                pluses,
                later,
                self.own.deck,
                tuple(self._unseen.count(card) for card in basics),
                sum(1 for card in self._unseen if facts.sort_of[card] != Sort.BASIC),
                tuple(top.count(card) for card in basics),
            )
        return self._chances[key]

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
            slipstream=not judged.spins_out
            and bool(slipstreams(self.race, self.car, end, drive.slipstream)),
            chance=chance,
            values=values,
            adjust=adjust,
            spot=spot,
            reach_spot=reach_spot,
            flipped=drive.flipped,
            sponsorship=sponsorship,
            owed=drive.owed,
            replaced=drive.replaced,
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
        first: tuple[int, ...] = (),
        cooling: int = 0,
        pluses: int = 0,
    ) -> Preview:
        spinning = [outcome.spins_out for outcome in outcomes]
        spin_out: Literal["never", "possible", "certain"] = "never"
        if any(spinning):
            spin_out = "certain" if all(spinning) else "possible"
        found = Preview(cost, tuple(outcomes), spin_out, first, cooling, pluses)
        if not self._for_people:
            return found
        odds, why = odds_of(outcomes, cost), self._no_slipstream(outcomes)
        return msgspec.structs.replace(found, odds=odds, no_slipstream=why)

    def _no_slipstream(self, outcomes: list[Outcome]) -> NoSlipstream:
        """Return why step 6 will offer none, whatever happens.

        Before the turn nobody knows: others may still come near. After step 6 nobody asks.
        """
        if self.race.step in (Step.PLAN, Step.SLIPSTREAM):
            return ""
        ends = {outcome.reach for outcome in outcomes}
        if any(outcome.spins_out or outcome.slipstream for outcome in outcomes):
            return ""
        if max(ends) >= self.race.finish():
            return ""
        reasons = {no_slipstream(self.race, self.car, end) for end in ends}
        return cast(NoSlipstream, reasons.pop()) if len(reasons) == 1 else ""


def _without(drive: Drive, gone: Sequence[Owing]) -> Drive:
    """RUL-HEAT-51: others are turned up instead of these cards, and the car starts again."""
    owing, slipstream = list(drive.owing), list(drive.slipstream)
    for one in gone:
        owing.remove(one)  # of copies one each
        if one.slipstream:
            slipstream.remove(one.slipstream)
    not_asked = [one.choice for one in gone]
    values = sum([one.value for one in gone])
    return msgspec.structs.replace(
        drive,
        fixed=drive.fixed + drive.driven - values,
        pluses=drive.pluses + len(gone),
        choices=tuple([one for at, one in enumerate(drive.choices) if at not in not_asked]),
        adjust=drive.adjust - sum([one.adjust for one in gone]),
        slipstream=tuple(slipstream),
        owing=tuple(owing),
        replaced=drive.replaced + tuple([one.card for one in gone]),
        origin=drive.start,
        driven=0,
    )


def _shared_out(outcomes: list[Outcome], drives: int) -> list[Outcome]:
    """Return outcomes of one of several drives: they and every choice of values are as likely."""
    whole = sum([outcome.chance for outcome in outcomes]) * drives
    return [msgspec.structs.replace(outcome, chance=outcome.chance / whole) for outcome in outcomes]
