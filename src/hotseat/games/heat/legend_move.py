"""Where a Legend of the expansion goes: RUL-LGX-5, the one judge for rules and bots.

A turn is a main move and then steps, each a move of its own (RUL-LGX-4), in the order that takes
the car furthest (LGX-COMB-1). Nothing is changed here; `legend_turn` acts on it.
"""

from __future__ import annotations

from hotseat.games.heat.abilities import Ability, AbilitySource, is_applicable, is_step
from hotseat.games.heat.adrenaline import has_adrenaline
from hotseat.games.heat.conditions import Conditions
from hotseat.games.heat.events import How
from hotseat.games.heat.expansion import Expansion
from hotseat.games.heat.facts import Corner
from hotseat.games.heat.slipstream import is_car_in_reach, slipstream_lengths
from hotseat.games.heat.state import Car, Race
from hotseat.games.heat.track import landing_from


class Leg:
    """One separate move: how far it should go, where it ends, and the lines left to cross."""

    def __init__(
        self, source: AbilitySource, ability: Ability, due: int, end: int, lines: int
    ) -> None:
        self.source = source
        self.ability = ability
        self.due = due
        self.end = end
        self.lines = lines


class LegendPlan:
    """The turn of a Legend: its main move, the abilities that shaped it, and the steps after it."""

    def __init__(
        self,
        corner: Corner,
        how: How,
        number: int,
        main: Leg,
        active: list[tuple[AbilitySource, Ability]],
        steps: list[Leg],
    ) -> None:
        self.corner = corner
        self.how: How = how
        self.number = number  # what the move is told with: Spaces, or the Space before a line
        self.main = main
        self.active = active
        self.steps = steps

    def has(self, ability: Ability) -> bool:
        """Is the ability one of those that shape the turn?"""
        return any(one == ability for _source, one in self.active)


class Powers:
    """What a Legend has this round: the numbers of its card and its abilities."""

    def __init__(
        self, top_speed: int, diamond: int, star: Ability, rival: Ability, adrenaline: bool
    ) -> None:
        self.top_speed = top_speed
        self.diamond = diamond
        self.star = star
        self.rival = rival
        self.adrenaline = adrenaline


def powers_of(race: Race, expansion: Expansion, car: Car) -> Powers:
    """Read the cards of the round for one car."""
    entry = expansion.decks.cards[race.legends_card].entries[car.colour_number]
    boost = expansion.boost()
    star = rival = Ability.NONE
    if boost is not None and entry.star:
        star = boost.star  # LGX-STAR-4, LGX-STAR-5
    if boost is not None and car.id in expansion.rivals:
        rival = boost.rival  # LGX-RIVAL-7, LGX-RIVAL-8
    return Powers(
        entry.top_speed + race.legends_pro,
        entry.diamond,
        star,
        rival,
        expansion.adrenaline and has_adrenaline(race, car),  # RUL-LGX-20
    )


def plan_turn(race: Race, expansion: Expansion, car: Car, powers: Powers) -> LegendPlan:
    """Return the turn of a Legend that has these powers."""
    corner, line = race.conditions.next_corner(car.progress)
    taking = car.progress >= line - (corner.line - corner.legends_line)  # RUL-LGX-2
    star = powers.star
    active: list[tuple[AbilitySource, Ability]] = []
    if star != Ability.NONE and not is_step(star):
        if is_applicable(star, taking):
            active.append((AbilitySource.STAR, star))  # RUL-LGX-7
            star = Ability.NONE
        else:
            star = Ability.PLUS_ONE  # LGX-STAR-6, LGX-STAR-7
    rival = powers.rival
    if rival != Ability.NONE and not is_step(rival):
        # RUL-LGX-9: the same ability counts once; a Star's plus one is another (LGX-RIVAL-10). A
        # Rival's ability that is not applicable has no substitute (LGX-RIVAL-11).
        if is_applicable(rival, taking) and (AbilitySource.STAR, rival) not in active:
            active.append((AbilitySource.RIVAL, rival))
        rival = Ability.NONE
    mover = Mover(race, expansion, car, [ability for _source, ability in active])
    if taking:
        main, how, number = mover.take_corner(corner, powers)
    else:
        main, how, number = mover.approach(line, powers)
    steps = mover.best(main.end, main.lines, powers.adrenaline, star, rival)
    return LegendPlan(corner, how, number, main, active, steps)


class Mover:
    """The moves of one car in one turn."""

    def __init__(self, race: Race, expansion: Expansion, car: Car, active: list[Ability]) -> None:
        self.race = race
        self.car = car
        self.conditions: Conditions = race.conditions
        self.numbers = expansion.decks.numbers
        self.active = active

    # The main move

    def take_corner(self, corner: Corner, powers: Powers) -> tuple[Leg, How, int]:
        """LGX-BASE-3, A: the limit and the diamond, with as many lines as it may cross.

        Road tokens change that limit (LGX-BASE-12). Adjusting it changes only this distance
        (RUL-LGX-13).
        """
        spaces = self.conditions.limit(corner) + powers.diamond
        how: How = "clears"
        if Ability.ADJUST_SPEED_LIMIT in self.active:
            spaces += self.numbers.adjust
            how = "adjusts"
        # RUL-LGX-3, RUL-LGX-15: one line, the chevrons where it starts, and one for recklessness.
        lines = 1 + self.race.circuit.chevrons_at(self.car.progress)
        if Ability.RECKLESS in self.active:
            lines += 1
        start = self.car.progress
        leg = self.move(AbilitySource.STAR, Ability.NONE, start, spaces, lines)
        if len(self.conditions.corners_crossed(start, start + spaces)) > lines:
            how = "limited"
        return leg, how, spaces

    def approach(self, line: int, powers: Powers) -> tuple[Leg, How, int]:
        """LGX-BASE-4, LGX-BASE-5, B: the top speed, or to a Space before the line.

        Full throttle stops in the last Space before it (RUL-LGX-11).
        """
        start = self.car.progress
        speed, stop = powers.top_speed, powers.diamond
        how: How = "flat-out"
        if Ability.FULL_THROTTLE in self.active:
            variant = self.race.legends_pro > 0 or self.race.rules < 2
            speed = max(self.numbers.full_throttle, speed if variant else 0)  # RUL-LGX-30
            stop, how = self.numbers.full_throttle_stop, "throttles"
        to_line = line - 1 - start
        if line >= self.race.finish() or speed <= to_line:  # RUL-LGX-24
            return self.move(AbilitySource.STAR, Ability.NONE, start, speed, 1), how, speed
        spaces = max(0, to_line - stop)
        leg = self.move(AbilitySource.STAR, Ability.NONE, start, spaces, 1)
        return leg, "approaches" if spaces > 0 else "waits", stop

    def move(
        self, source: AbilitySource, ability: Ability, start: int, spaces: int, lines: int
    ) -> Leg:
        """Move on, over no more lines than allowed; then back to a Space with room (LGX-BASE-7).

        RUL-LGX-31: it is held by line number `lines` + 1. A line is used up only if the car really
        ends beyond it (RUL-LGX-3).
        """
        end = start + spaces
        crossed = self.conditions.corners_crossed(start, end)
        if len(crossed) > lines:
            _corner, line = crossed[lines]
            end = line - 1
        if Ability.NIMBLE not in self.active:  # LGX-AB-NIMBLE-1
            end = landing_from(self.race, self.car, start, end - start)
        used = len(self.conditions.corners_crossed(start, end))
        return Leg(source, ability, spaces, end, lines - used)

    # The steps

    def best(
        self, at: int, lines: int, adrenaline: bool, star: Ability, rival: Ability
    ) -> list[Leg]:
        """LGX-COMB-1: the steps, in the order that leads furthest; Slipstream last (LGX-COMB-2).

        Of equal ones the first: Adrenaline, Star, Rival (RUL-LGX-35). A step may cross a line even
        if the main move had to stop before it (RUL-LGX-10).
        """
        found: list[list[Leg]] = []
        none = Ability.NONE
        if adrenaline:
            leg = self.move(
                AbilitySource.ADRENALINE, Ability.ADRENALINE, at, self.numbers.adrenaline, lines
            )
            found.append(self.then(leg, False, star, rival))
        if star == Ability.PLUS_ONE:
            found.append(self.then(self.plus_one(at, lines), adrenaline, none, rival))
        elif star == Ability.DRAFT:
            drafted = self.draft(AbilitySource.STAR, at, lines)
            if drafted is None:
                found.append(self.then(self.plus_one(at, lines), adrenaline, none, rival))
            else:
                left = none if rival == Ability.DRAFT else rival  # LGX-RIVAL-9
                found.append(self.then(drafted, adrenaline, none, left))
        if rival == Ability.DRAFT and star != Ability.DRAFT:
            drafted = self.draft(AbilitySource.RIVAL, at, lines)
            if drafted is not None:
                found.append(self.then(drafted, adrenaline, star, none))
        if found:
            furthest = found[0]
            for steps in found:
                if steps[-1].end > furthest[-1].end:
                    furthest = steps
            return furthest
        if star == Ability.SLIPSTREAM:  # RUL-LGX-8
            slipped = self.slipstream(AbilitySource.STAR, at, lines)
            if slipped is not None:
                return [slipped]
            return self.then(self.plus_one(at, lines), adrenaline, none, rival)
        if rival == Ability.SLIPSTREAM:
            slipped = self.slipstream(AbilitySource.RIVAL, at, lines)
            if slipped is not None:
                return [slipped]
        return []

    def then(self, leg: Leg, adrenaline: bool, star: Ability, rival: Ability) -> list[Leg]:
        """Return a step and the best of those that may follow it."""
        return [leg, *self.best(leg.end, leg.lines, adrenaline, star, rival)]

    def plus_one(self, at: int, lines: int) -> Leg:
        """LGX-AB-PLUS: one Space, unless it is blocked (LGX-AB-PLUS-2)."""
        return self.move(AbilitySource.STAR, Ability.PLUS_ONE, at, self.numbers.plus_one, lines)

    def draft(self, source: AbilitySource, at: int, lines: int) -> Leg | None:
        """RUL-LGX-12: up to the next car ahead, if 1 to 3 empty Spaces lie between.

        LGX-AB-DRAFT-2: all their Spots are free. LGX-AB-DRAFT-3: the car is in the very next Space.
        """
        length = self.race.circuit.spaces
        ahead = length
        for other in self.race.cars:
            if other.place == 0 and other is not self.car:
                distance = (other.progress - at) % length
                if 0 < distance < ahead:
                    ahead = distance
        gap = ahead - 1
        if ahead == length or not 1 <= gap <= self.numbers.draft:
            return None
        crossed = len(self.conditions.corners_crossed(at, at + gap))
        if crossed > lines:
            return None  # never shortened
        return Leg(source, Ability.DRAFT, gap, at + gap, lines - crossed)

    def slipstream(self, source: AbilitySource, at: int, lines: int) -> Leg | None:
        """RUL-LGX-14: as far as the sector lets it go, if that gains a Space.

        Weather and road count (LGX-AB-SLIP-2, RUL-LGX-27), and a boost is always used
        (LGX-AB-SLIP-3).
        """
        race = self.race
        if not is_car_in_reach(race, self.car, at) or not self.conditions.allows_slipstream(at):
            return None
        best: Leg | None = None
        for spaces in slipstream_lengths(race, self.car, at):
            if at + spaces < race.finish():  # LGX-AB-SLIP-5
                leg = self.move(source, Ability.SLIPSTREAM, at, spaces, lines)
                if leg.end > at and (best is None or leg.end > best.end):
                    best = leg
        return best
