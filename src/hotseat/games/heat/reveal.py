"""Step 3, Reveal & Move, and the Speed of a turn (HEAT-3, GAR-29 to GAR-31)."""

from __future__ import annotations

from hotseat.core import Bill, Chance, Item, Phrase, Tell
from hotseat.games.heat import data
from hotseat.games.heat.actions import ChooseValue, HeatAction
from hotseat.games.heat.cards import count_heat, flip_for_plus
from hotseat.games.heat.events import CardReplaced, CardsRevealed, SpeedSet, ValueChosen
from hotseat.games.heat.facts import Card, Gain, SpeedPart
from hotseat.games.heat.state import Car, Race, Symbol, Turn
from hotseat.games.heat.track import move, place_of


def reveal(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """Turn up all cards and resolve their + symbols (HEAT-3-1, GAR-30)."""
    if tell:
        tell(CardsRevealed(car.id, tuple(car.planned)))
    for card in car.planned:
        play_card(race, car, card, chance, tell)
    car.planned = []
    if not car.upgrades:
        return
    for card in race.turn.play_area():
        # RUL-HEAT-51: if the Heat certainly cannot be paid, the card goes at once.
        within_reach = len(car.engine) + count_heat(race.facts, car.hand)
        if race.facts.marks[card].heat > within_reach:
            replace_card(race, car, card, chance, tell)


def play_card(race: Race, car: Car, card: Card, chance: Chance, tell: Tell | None) -> None:
    """Put a card into the play area, and resolve its + symbols one by one (GAR-SYM-13.1)."""
    turn, facts = race.turn, race.facts
    if facts.choices[card]:
        turn.undecided += (len(turn.parts),)
    turn.play(facts.played[card])
    for _ in range(facts.pluses[card]):  # HEAT-STRESS-2, HEAT-STRESS-3
        turn.pluses += 1
        flip_into_play(race, car, chance, tell)


def flip_into_play(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """HEAT-PLUS: a Basic card from the deck joins the play area, if there is one."""
    found = flip_for_plus(race.facts, car, chance, tell)
    if found is not None:
        race.turn.play(race.facts.played[found])


# Cards that offer several values


def value_options(race: Race) -> list[HeatAction]:
    """GAR-31: any value of the first card that waits for one."""
    card = undecided_card(race)
    return [ChooseValue(card, value) for value in race.facts.choices[card]]


def undecided_card(race: Race) -> Card:
    """Return the card whose value is chosen now."""
    return race.turn.parts[race.turn.undecided[0]].card


def choose_value(race: Race, car: Car, value: int, tell: Tell | None) -> None:
    """RUL-HEAT-55: chosen once, never changed."""
    turn = race.turn
    at, *later = turn.undecided
    turn.undecided = tuple(later)
    card = turn.parts[at].card
    turn.parts[at] = SpeedPart(Gain.CARD, value, card)
    turn.due += value
    if tell:
        tell(ValueChosen(car.id, card, value))


# Heat that cannot be paid


def replace_card(race: Race, car: Car, card: Card, chance: Chance, tell: Tell | None) -> None:
    """GAR-SYM-2: the card is discarded, and a Basic card from the deck is played in its place.

    RUL-HEAT-51: a car that has moved goes back to where the turn began; it will move all of the new
    Speed at once. The flip is not a + symbol (RUL-HEAT-62).
    """
    turn = race.turn
    start = place_of(car) if tell else None
    car.progress, car.spot = turn.start, turn.start_spot
    at = turn.play_area().index(card)
    at = [place for place, part in enumerate(turn.parts) if part.gain == Gain.CARD][at]
    turn.parts.pop(at)
    turn.undecided = tuple(
        [place - 1 if place > at else place for place in turn.undecided if place != at]
    )
    lose_symbols(turn, card)
    car.lay_off(card)
    if tell and start:
        tell(CardReplaced(car.id, card, start, place_of(car)))
    last = len(turn.parts)
    flip_into_play(race, car, chance, tell)
    if race.rules >= 2 and len(turn.parts) > last:
        move_part(turn, last, at)  # RUL-HEAT-9
    turn.due = turn.speed()


def move_part(turn: Turn, at: int, to: int) -> None:
    """Give a card of the play area another place there."""
    places = list(range(len(turn.parts)))
    places.insert(to, places.pop(at))
    turn.parts = [turn.parts[place] for place in places]
    turn.undecided = tuple(sorted([places.index(place) for place in turn.undecided]))


def lose_symbols(turn: Turn, card: Card) -> None:
    """Remove a lost card's symbols, but keep those that another copy can still use.

    The lost copy is the one whose Heat is unpaid, with its open Scrap if there is one. Copies are
    equal, so used symbols are assumed to have been the lost card's.
    """
    copies = turn.play_area().count(card)
    left: list[Symbol] = []
    lost: list[int] = []  # kinds of mandatory symbols: one of each
    for symbol in turn.symbols:
        if symbol.card == card:
            if symbol.mandatory and symbol.kind not in lost:
                lost.append(symbol.kind)
                continue
            alike = [other for other in left if other.card == card and other.kind == symbol.kind]
            if len(alike) == copies:
                continue
        left.append(symbol)
    turn.symbols = left


# Speed


def drive(race: Race, car: Car, tell: Tell | None) -> None:
    """Tell the present Speed, and move by its increase; lost Spaces stay lost (RUL-HEAT-13)."""
    if tell:
        tell(SpeedSet(car.id, speed_bill(race)))
    spaces = race.turn.due
    race.turn.due = 0
    move(race, car, spaces, tell)


def speed_bill(race: Race) -> Bill:
    """Return the Speed of the turn, part by part: the cards first, then what was added."""
    cards: list[Item] = []
    added: list[Item] = []
    for part in race.turn.parts:
        match part.gain:
            case Gain.CARD:
                if shows_value(race, part.card):
                    card = data.card_phrase(part.card)
                    cards.append(Item(card, part.value, "HEAT-3-2"))
            case Gain.ADRENALINE:
                added.append(Item(Phrase("heat-bill-adrenaline"), part.value, "HEAT-4-7"))
            case Gain.ACCELERATE:
                added.append(Item(Phrase("heat-bill-accelerate"), part.value, "GAR-SYM-11.3"))
    return Bill(race.turn.speed(), tuple(cards + added))


def shows_value(race: Race, card: Card) -> bool:
    """Is a number printed on the card? Not where there are only + symbols (HEAT-STRESS-4)."""
    return race.facts.values[card] != 0 or race.facts.pluses[card] == 0
