"""Heat that cards demand in step 5: what a driver could still cool for it, what stays unpaid.

Rules judge it when React ends (`react.unpayable_cards`); this looks ahead, for previews.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hotseat.games.heat import kinds
from hotseat.games.heat.conditions import Conditions
from hotseat.games.heat.facts import Card, Facts, SpeedPart
from hotseat.games.heat.state import Race, Source, Symbol, Turn


def open_symbols(race: Race, used: Symbol | None) -> list[Symbol]:
    """Return the open symbols without the one that is used now."""
    return [symbol for symbol in race.turn.symbols if symbol is not used]


def owing_cards(symbols: Sequence[Symbol]) -> list[Card]:
    """Return the cards whose Heat is still to be paid."""
    return [symbol.card for symbol in symbols if symbol.kind == kinds.HEAT]


def cooldown_of(symbols: Sequence[Symbol]) -> int:
    """Return the Cooldown that is still open; what a sector gives depends on where the car is."""
    return sum(
        [
            symbol.amount
            for symbol in symbols
            if symbol.kind == kinds.COOLDOWN and symbol.source != Source.SECTOR
        ]
    )


def cooling_at(
    conditions: Conditions, ends: Iterable[int], cooldown: int, heat_in_hand: int, turn: Turn
) -> int:
    """Return the Heat that can be cooled wherever a drive may end (RUL-HEAT-76, RUL-HEAT-78)."""
    if conditions.road:
        cooldown = min([_cooldown_at(conditions, end, cooldown, turn) for end in ends])
    return min(cooldown, heat_in_hand)


def _cooldown_at(conditions: Conditions, end: int, cooldown: int, turn: Turn) -> int:
    """WEA-17: none in a No-cooling sector. WEA-16: more in a sector that has not given it yet."""
    if not conditions.allows_cooling(end):
        return 0
    sector = conditions.sector(end)
    waits = any(symbol.sector == sector for symbol in turn.symbols)
    is_given = sector in turn.sectors and not waits
    return cooldown if is_given else cooldown + conditions.cooling_bonus(end)


def unpaid_cards(facts: Facts, cards: Sequence[Card], heat: int) -> list[Card]:
    """RUL-HEAT-52: what stays open if the cards are paid in order, as far as the Heat goes."""
    unpaid: list[Card] = []
    for card in cards:
        cost = facts.marks[card].heat
        if cost > heat:
            unpaid.append(card)
        else:
            heat -= cost
    return unpaid


def places_without(parts: Sequence[SpeedPart], cards: Sequence[Card]) -> list[int]:
    """Return the places of a play area that stay without cards: of copies, the first ones go."""
    left = list(cards)
    places: list[int] = []
    for place, part in enumerate(parts):
        if part.card in left:
            left.remove(part.card)
        else:
            places.append(place)
    return places
