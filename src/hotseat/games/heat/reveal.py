"""Step 3, Reveal & Move, and the Speed of a turn (HEAT-3)."""

from __future__ import annotations

from hotseat.core import Bill, Chance, Item, Phrase, Tell
from hotseat.games.heat.cards import flip_for_plus
from hotseat.games.heat.events import CardsRevealed, SpeedSet
from hotseat.games.heat.facts import Sort
from hotseat.games.heat.state import Car, Gain, Race
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
    cards: list[Item] = []
    added: list[Item] = []
    for part in race.turn.parts:
        match part.gain:
            case Gain.CARD:
                if facts.sorts[part.card] != Sort.STRESS:  # HEAT-STRESS-4: it shows no value
                    card = Phrase(f"heat-card-{facts.keys[part.card]}")
                    cards.append(Item(card, part.value, "HEAT-3-2"))
            case Gain.ADRENALINE:
                added.append(Item(Phrase("heat-bill-adrenaline"), part.value, "HEAT-4-7"))
    return Bill(race.turn.speed(), tuple(cards + added))
