"""The ranking of a season, or of a run of them."""

from __future__ import annotations

from hotseat.core import Result, Standing
from hotseat.games.heat import words
from hotseat.games.heat.points import by_points
from hotseat.games.heat.season_state import Season
from hotseat.games.heat.state import Race


def season_result(race: Race, season: Season) -> Result:
    """CHA-40, SEAS-5: by points, those of all seasons of a run."""
    return Result(
        tuple(
            Standing(
                place,
                words.colour_name(car),
                None if car.is_legend() else car.seat,
                season.points(car.id),
                "points",
            )
            for place, car in enumerate(by_points(race), start=1)
        )
    )
