"""The members of `SymbolKind` as names of a module, for step 5: see `steps.py`."""

from __future__ import annotations

from typing import Final

from hotseat.games.heat.state import SymbolKind

COOLDOWN: Final = SymbolKind.COOLDOWN
BOOST: Final = SymbolKind.BOOST
ADRENALINE: Final = SymbolKind.ADRENALINE
HEAT: Final = SymbolKind.HEAT
SCRAP: Final = SymbolKind.SCRAP
REDUCE: Final = SymbolKind.REDUCE
SALVAGE: Final = SymbolKind.SALVAGE
ACCELERATE: Final = SymbolKind.ACCELERATE
