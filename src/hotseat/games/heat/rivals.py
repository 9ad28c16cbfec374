"""Rival mode: which Legends are Rivals (LGX-RIVAL)."""

from __future__ import annotations

from hotseat.core import Tell
from hotseat.games.heat.events import RivalsNamed
from hotseat.games.heat.expansion import Expansion
from hotseat.games.heat.state import Race
from hotseat.games.heat.track import order_of_cars


def name_rivals_by_grid(race: Race, expansion: Expansion, tell: Tell | None) -> None:
    """LGX-RIVAL-3: the two Legends furthest forward on the grid; one if there is but one.

    For the whole race (LGX-RIVAL-1, LGX-RIVAL-6, RUL-LGX-25).
    """
    legends = [car.id for car in order_of_cars(race) if car.is_legend()]
    expansion.rivals = tuple(legends[: expansion.decks.numbers.rivals])
    if tell and expansion.rivals:
        tell(RivalsNamed(expansion.rivals))
