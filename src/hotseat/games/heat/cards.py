"""Cards on the move: drawing, revealing, paying Heat, the + symbol (HEAT-DECK, -PAY, -PLUS)."""

from __future__ import annotations

from hotseat.core import Chance, Tell
from hotseat.games.heat.events import (
    CardFlipped,
    CardsDrawn,
    DeckShuffled,
    HandDrawn,
    NothingFlipped,
)
from hotseat.games.heat.facts import Card, Facts
from hotseat.games.heat.state import Car

# Running out of cards


def take_top_card(car: Car, chance: Chance, tell: Tell | None) -> Card | None:
    """Take the top card of the draw deck, making a new deck first if it is empty (HEAT-DECK-2).

    None if there is no card anywhere (RUL-HEAT-46).
    """
    if not car.deck:
        shuffle_discard_pile(car, chance, tell)  # HEAT-DECK-4: only when a card is needed
        if not car.deck:
            return None
    if car.shares_piles:
        car.own_piles()
    return car.deck.pop()


def shuffle_discard_pile(car: Car, chance: Chance, tell: Tell | None) -> None:
    """HEAT-DECK-1: the discard pile becomes the draw deck; the play area stays (HEAT-DECK-3).

    The whole pile of that moment, Heat just paid included (RUL-HEAT-45).
    """
    if not car.discard:
        return
    if car.shares_piles:
        car.own_piles()
    car.deck, car.discard = car.discard, []
    chance.shuffle(car.deck)
    if tell:
        tell(DeckShuffled(car.id, len(car.deck)))


def draw_up_to(car: Car, hand_size: int, chance: Chance, tell: Tell | None) -> None:
    """HEAT-9-2: draw until the hand is full.

    A larger hand keeps its cards (HEAT-9-5, RUL-HEAT-44).
    """
    drawn: list[Card] = []
    for _ in range(hand_size - len(car.hand)):
        card = take_top_card(car, chance, tell)
        if card is None:
            break
        drawn.append(card)
    car.take(drawn)
    if tell:
        tell(CardsDrawn(car.id, len(drawn)))
        tell(HandDrawn(car.seat, car.id, tuple(sorted(drawn))))


# Heat


def pay_heat(car: Car, amount: int) -> None:
    """HEAT-PAY-1: from the Engine to the discard pile, plain Heat first (RUL-HEAT-19).

    Heat anywhere else pays for nothing (HEAT-PAY-4).
    """
    if amount:
        car.lay_off_all(car.engine[:amount])
        car.engine = car.engine[amount:]


def cool_down(facts: Facts, car: Car, amount: int) -> list[Card]:
    """HEAT-5-4: Heat from the hand back to the Engine, plain Heat first (RUL-HEAT-19).

    It is the only way back (HEAT-PAY-2), and the card may be paid again (HEAT-PAY-5).
    """
    cooled = heat_in(facts, car.hand)[:amount]
    car.drop_all(cooled)
    engine = car.engine + cooled
    engine.sort()
    car.engine = engine
    return cooled


def heat_in(facts: Facts, hand: list[Card]) -> list[Card]:
    """Return the Heat cards of a hand, plain ones first."""
    return [card for card in hand if not facts.playable[card]]


def count_heat(facts: Facts, hand: list[Card]) -> int:
    """Return how many Heat cards a hand holds."""
    heat = 0
    playable = facts.playable
    for card in hand:
        if not playable[card]:
            heat += 1
    return heat


# The + symbol


def flip_for_plus(facts: Facts, car: Car, chance: Chance, tell: Tell | None) -> Card | None:
    """HEAT-PLUS: flip cards until a Basic one appears, and return it.

    RUL-HEAT-22: when the deck runs out a second time there is none, and the + adds nothing.
    """
    reshuffles_left = 1
    while True:
        if not car.deck:
            if reshuffles_left == 0 or not car.discard:
                break
            reshuffles_left -= 1
        card = take_top_card(car, chance, tell)
        if card is None:
            break
        counts = facts.basic[card]
        if tell:
            tell(CardFlipped(car.id, card, counts))
        if counts:
            return card
        car.lay_off(card)  # HEAT-PLUS-3, HEAT-PLUS-6, HEAT-UPG0-3: without any effect
    if tell:
        tell(NothingFlipped(car.id))
    return None
