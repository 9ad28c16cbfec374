"""A season as a few lines of text: how far it is, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence

from hotseat.core import Name, Param, Phrase
from hotseat.games.heat.view_parts import SeasonRaceView, SeasonView, View
from hotseat.games.heat.words import cars

SCORES_A_LINE = 3
LONGEST_NAME = 24  # of a user's circuit


def season_lines(seen: View) -> list[str | Phrase]:
    """Return the race and its Event card, the points, and what comes next between races."""
    season = seen.season
    if season is None:
        return []
    lines: list[str | Phrase] = [_race_line(season)]
    if season.stage in ("ready", "keep"):
        lines += _next_lines(season, season.races[season.race])
    scores = [
        Phrase(
            "heat-sketch-score",
            {
                "car": Name("car", score.car),
                "points": score.points,
                "cards": seen.race.cars[score.car].sponsorship,
                "driver": "legend" if seen.race.cars[score.car].seat is None else "driver",
            },
        )
        for score in season.scores
    ]
    return lines + _in_lines(scores)


def _race_line(season: SeasonView) -> Phrase:
    race = season.races[season.race - 1]
    return Phrase(
        "heat-sketch-season",
        {
            "race": season.race,
            "races": len(season.races),
            "event": _event(race),
            "press": tuple(
                Phrase("heat-season-corner", {"corner": corner}) for corner in race.press
            ),
        },
    )


def _next_lines(season: SeasonView, race: SeasonRaceView) -> list[str | Phrase]:
    circuit: Phrase | str = race.name[:LONGEST_NAME]
    if isinstance(race.circuit, str):
        circuit = Phrase(f"heat-circuit-{race.circuit}")
    params: dict[str, Param] = {
        "race": season.race + 1,
        "circuit": circuit,
        "laps": race.laps,
        "event": _event(race),
    }
    lines: list[str | Phrase] = [Phrase("heat-sketch-next", params)]
    if race.level is not None:
        rivals = season.next_rivals
        lines.append(
            Phrase(
                "heat-sketch-next-legends",
                {"level": race.level, "rivals": len(rivals), "cars": cars(rivals)},
            )
        )
    return lines


def _event(race: SeasonRaceView) -> Phrase | str:
    return "?" if race.event is None else Phrase(f"heat-season-event-{race.event}")


def _in_lines(scores: Sequence[Phrase]) -> list[str | Phrase]:
    return [
        Phrase("heat-sketch-scores", {"parts": tuple(scores[at : at + SCORES_A_LINE])})
        for at in range(0, len(scores), SCORES_A_LINE)
    ]
