"""Previews of a race by the texts of the actions."""

from __future__ import annotations

import msgspec

from hotseat.games.heat import GAME
from hotseat.games.heat.preview import Preview
from hotseat.games.heat.state import Race
from tests.games.heat.build import option, view


def preview(race: Race, seat: int, text: str) -> Preview:
    """Preview an option by its text, outcome by outcome: the odds have tests of their own."""
    found = GAME.preview(view(race, seat), option(race, seat, text))
    assert found is not None
    return msgspec.structs.replace(found, odds=None)


def chances(found: Preview) -> dict[int, float]:
    """Return the chance of each Speed."""
    return {outcome.speed: outcome.chance for outcome in found.outcomes}
