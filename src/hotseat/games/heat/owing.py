"""Heat that cards demand in step 5: what a driver could still cool for it, what stays unpaid.

Rules judge it when React ends (`react.unpayable_cards`); this looks ahead, for previews.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from hotseat.games.heat import kinds
from hotseat.games.heat.conditions import Conditions
from hotseat.games.heat.facts import Card, Facts, SpeedPart
from hotseat.games.heat.preview_parts import NO_CHOICE, Owing
from hotseat.games.heat.state import Race, Source, Symbol, Turn


def open_symbols(race: Race, used: Symbol | None) -> list[Symbol]:
    """Return the open symbols without the one that is used now."""
    return [symbol for symbol in race.turn.symbols if symbol is not used]


def owing_cards(symbols: Sequence[Symbol]) -> list[Card]:
    """Return the cards whose Heat is still to be paid."""
    return [symbol.card for symbol in symbols if symbol.kind == kinds.HEAT]


def owing_of(
    facts: Facts, cards: Sequence[Card], parts: Sequence[SpeedPart], undecided: Sequence[int]
) -> tuple[Owing, ...]:
    """Find the cards that demand Heat in a play area: of copies, the first ones are replaced."""
    found: list[Owing] = []
    left = list(range(len(parts)))
    for card in cards:
        at = next(place for place in left if parts[place].card == card)
        left.remove(at)
        marks = facts.marks[card]
        choice = undecided.index(at) if at in undecided else NO_CHOICE
        found.append(
            Owing(card, marks.heat, parts[at].value, choice, marks.adjust, marks.slipstream)
        )
    return tuple(found)


def cooldown_of(symbols: Sequence[Symbol]) -> int:
    """Return the Cooldown that is still open; what a sector gives depends on where the car is."""
    return sum(
        [
            symbol.amount
            for symbol in symbols
            if symbol.kind == kinds.COOLDOWN and symbol.source != Source.SECTOR
        ]
    )


def cooled_sectors(turn: Turn, symbols: Sequence[Symbol]) -> tuple[int, ...]:
    """RUL-HEAT-77: the sectors that have given their Cooling bonus, and it is used."""
    waiting = [symbol.sector for symbol in symbols]
    return tuple([sector for sector in turn.sectors if sector not in waiting])


def cooling_at(
    conditions: Conditions, end: int, cooldown: int, heat_in_hand: int, cooled: Collection[int]
) -> int:
    """Return the Heat that can be cooled where a drive ends (RUL-HEAT-76, RUL-HEAT-78).

    WEA-17: none in a No-cooling sector. WEA-16: more in a sector that has not given it yet.
    """
    if not conditions.allows_cooling(end):
        return 0
    if conditions.sector(end) not in cooled:
        cooldown += conditions.cooling_bonus(end)
    return min(cooldown, heat_in_hand)


def unpaid(owing: Sequence[Owing], heat: int) -> tuple[Owing, ...]:
    """RUL-HEAT-52: what stays open if the cards are paid in order, as far as the Heat goes.

    Of copies the first ones are replaced.
    """
    lost: list[Card] = []
    for one in owing:
        if one.heat > heat:
            lost.append(one.card)
        else:
            heat -= one.heat
    found: list[Owing] = []
    for one in owing:
        if one.card in lost:
            lost.remove(one.card)
            found.append(one)
    return tuple(found)


def heat_of(owing: Sequence[Owing]) -> int:
    """Return the Heat that cards demand together."""
    return sum([one.heat for one in owing])
