"""What an Upgrade card is worth to the rookie, in one table: Spaces over a race.

A card comes up about every third round. Its value counts as Spaces driven; symbols are worth what
they usually bring at a sensible moment, minus their price. The numbers are estimates, corrected by
hand once after 200 races among rookies, in which cards that cost Heat won least; they were not
fitted.
"""

from __future__ import annotations

from hotseat.games.heat.facts import Card, Facts, Sort

FLIPPED = 2.5  # what a + symbol turns up, on average
CERTAIN = 0.5  # a known value is easier to plan with than a flipped one
CHOICE = 1.5  # a card that fits straights and corners alike
HEAT_CARD = 2.0  # one more Heat to spend, once it is cooled down

WORTH = {
    "heat": -2.5,
    "scrap": -0.1,
    "adjust": 0.6,
    "cooldown": 1.1,
    "slipstream": 0.3,
    "reduce": 0.7,
    "salvage": 0.4,
    "refresh": 0.6,
    "direct": 1.4,
    "accelerate": 0.8,
    "one_time": -1.0,
}


def worth_of_upgrade(facts: Facts, card: Card, races: int = 1) -> float:
    """Return what owning a card is worth per race, if it is owned for this many."""
    if facts.sort_of[card] == Sort.HEAT:
        return HEAT_CARD
    marks = facts.marks[card]
    worth = speed_of_card(facts, card)
    worth += CHOICE if facts.choices[card] else CERTAIN * (facts.pluses[card] == 0)
    for symbol, each in WORTH.items():
        worth += each * getattr(marks, symbol)
    return worth / races if marks.one_time else worth  # used once, and missing in all later races


def speed_of_card(facts: Facts, card: Card) -> float:
    """Return what a card usually adds to Speed."""
    choices = facts.choices[card]
    value = sum(choices) / len(choices) if choices else facts.values[card]
    return value + FLIPPED * facts.pluses[card]
