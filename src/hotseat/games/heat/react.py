"""Step 5, React: the symbols of the turn, in any order (HEAT-5)."""

from __future__ import annotations

from hotseat.core import Chance, Tell
from hotseat.games.heat import symbols
from hotseat.games.heat.actions import END_REACT, HeatAction
from hotseat.games.heat.state import Car, Race


def react_options(race: Race, car: Car) -> list[HeatAction]:
    """Every use of every open symbol, in any order (HEAT-5-1), or no more of them."""
    options: list[HeatAction] = []
    must = False
    for symbol in race.turn.symbols:
        found = symbols.options_of(race, car, symbol)
        options += found
        must = must or (symbol.mandatory and bool(found))
    if not must:
        options.append(END_REACT)
    return options


def is_react_over(race: Race, car: Car) -> bool:
    """Can everybody see that no symbol is left to use?"""
    return all(symbols.is_plainly_spent(race, car, symbol) for symbol in race.turn.symbols)


def react(race: Race, car: Car, action: HeatAction, chance: Chance, tell: Tell | None) -> None:
    """Use one symbol, which is then spent (HEAT-5-3)."""
    symbol = symbols.symbol_for(race, action)
    race.turn.symbols.remove(symbol)
    symbols.use(race, car, symbol, action, chance, tell)
