"""Step 3, Reveal & Move, and the Speed of a turn (HEAT-3)."""

from __future__ import annotations

from hotseat.core import Bill, Chance, Item, Phrase, Tell
from hotseat.games.heat.cards import flip_for_plus
from hotseat.games.heat.events import CardsRevealed, SpeedSet
from hotseat.games.heat.facts import Facts, Sort
from hotseat.games.heat.state import Car, Gain, Race, SpeedPart
from hotseat.games.heat.track import move


def reveal_and_move(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """Turn up all cards, resolve their + symbols, and drive the sum (HEAT-3-1 to HEAT-3-3)."""
    if tell:
        tell(CardsRevealed(car.id, tuple(car.planned)))
    for card in car.planned:
        race.turn.play(card, race.facts.values[card])
        for _ in range(race.facts.pluses[card]):  # HEAT-STRESS-2, HEAT-STRESS-3
            use_plus(race, car, chance, tell)
    car.planned = []
    drive(race, car, race.turn.speed(), tell)


def use_plus(race: Race, car: Car, chance: Chance, tell: Tell | None) -> int:
    """Resolve one + symbol; return what it added to Speed."""
    race.turn.pluses += 1
    found = flip_for_plus(race.facts, car, chance, tell)
    if found is None:
        return 0
    value = race.facts.values[found]
    race.turn.play(found, value)
    return value


def drive(race: Race, car: Car, spaces: int, tell: Tell | None) -> None:
    """Tell the Speed as it stands now, and move by what it has risen."""
    if tell:
        tell(SpeedSet(car.id, speed_bill(race)))
    move(race, car, spaces, tell)


def speed_bill(race: Race) -> Bill:
    """Return the Speed of the turn, part by part: the cards first, then what was added."""
    facts = race.facts
    parts = sorted(race.turn.parts, key=lambda part: part.gain)
    items = [_item(facts, part) for part in parts if not _is_stress(facts, part)]
    return Bill(race.turn.speed(), tuple(items))


def _item(facts: Facts, part: SpeedPart) -> Item:
    match part.gain:
        case Gain.CARD:
            return Item(Phrase(f"heat-card-{facts.keys[part.card]}"), part.value, "HEAT-3-2")
        case Gain.ADRENALINE:
            return Item(Phrase("heat-bill-adrenaline"), part.value, "HEAT-4-7")


def _is_stress(facts: Facts, part: SpeedPart) -> bool:
    """HEAT-STRESS-4: no value is printed on it, so it has no line in the bill."""
    return part.gain == Gain.CARD and facts.sorts[part.card] == Sort.STRESS
