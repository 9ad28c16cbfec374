"""What a simulation counts in a season, what a terminal shows, and what previews promise."""

from __future__ import annotations

from hotseat.core import Event, FastChance, Phrase, Seat
from hotseat.games.heat import GAME
from hotseat.games.heat.events import CardRemoved, SponsorshipEarned
from hotseat.games.heat.tally import HeatTally
from hotseat.words import Words
from tests.contract.samples import SAMPLE_FILES
from tests.games.heat.build import car, card, new_race, option, play, race_with, ring, turn, view
from tests.games.heat.test_season import draft, over, ready


def figures(events: list[Event]) -> dict[str, int]:
    tally = HeatTally()
    for event in events:
        tally.hear(event)
    return tally.figures()


def test_points_and_winners_are_counted_by_race() -> None:
    race, told = new_race(2, season="1961", legends=1)
    told = told + draft(race) + over(race, 2, 1, 3) + ready(race)
    told += draft(race) + over(race, 3, 2, 1)
    counted = figures(told)
    assert counted["season_races"] == 2
    assert counted["race 1 driver 1: points"] == 9
    assert (counted["race 1 driver 1: wins"], counted["race 1 driver 0: wins"]) == (1, 0)
    assert (counted["race 2 legend 2: points"], counted["race 2 legend 2: wins"]) == (9, 1)
    assert (counted["driver_points"], counted["legend_points"]) == (6 + 9 + 4 + 6, 4 + 9)
    taken = {key: number for key, number in counted.items() if key.endswith(": taken")}
    assert sum(taken.values()) == 4


def test_sponsorship_cards_are_counted_by_kind() -> None:
    race, told = new_race(2, season="1961")
    told = told + draft(race)
    got = {key: n for key, n in figures(told).items() if key.endswith(": got")}
    assert sum(got.values()) == 4  # two each
    told += [
        SponsorshipEarned(0, "press-speed", 1, 1),
        CardRemoved(0, card("sponsor-turbo")),
        CardRemoved(1, card("fwd-1")),
    ]
    counted = figures(told)
    assert counted["sponsorship press-speed: earned"] == 1
    assert counted["sponsorship sponsor-turbo: used"] == 1
    assert not [key for key in counted if key.endswith(": used") and "sponsor" not in key]


def test_the_terminal_shows_where_the_season_stands() -> None:
    race, _ = new_race(2, season="1961", legends=1)
    draft(race)
    over(race, 2, 1, 3)
    words = Words(GAME)
    lines = [
        words.say(line, GAME.names(race)) if isinstance(line, Phrase) else line
        for line in GAME.sketch(view(race, 0))
    ]
    assert "Season: race 1 of 3. Grandstand. Press corners: 1" in lines
    assert "Next, race 2: USA, 2 laps. Speed record" in lines
    assert "Points: Blue 9 (sponsors 2), Black 6 (sponsors 2), Green 4" in lines


def test_lines_of_a_season_fit_into_a_terminal_in_every_language() -> None:
    for given in ({"season": "goat", "legends": 4}, {"season": SAMPLE_FILES["heat", "season"]}):
        race, _ = new_race(2, FastChance(4), **given)
        for language in ("en", "es"):
            words = Words(GAME, language=language)
            for line in GAME.sketch(view(race, 0)):
                said = words.say(line, GAME.names(race)) if isinstance(line, Phrase) else line
                assert len(said) <= 80, said


def test_a_preview_tells_how_many_sponsorship_cards_a_turn_earns() -> None:
    race = race_with(
        car(15, gear=4, hand="1 1 1 1 4 4 4"),
        car(20, hand="1 1 1 1 1 1 start0"),
        circuit=ring(corners=((20, 3),), laps=2),
        event="title_sponsor",
    )
    plan = option(race, 0, "plan 4 1+1+4+4")
    shown = GAME.preview(GAME.view(race, Seat(0)), plan)
    assert shown is not None
    assert [(outcome.spins_out, outcome.sponsorship) for outcome in shown.outcomes] == [(True, 0)]
    race.cars[0].engine *= 2
    shown = GAME.preview(GAME.view(race, Seat(0)), plan)
    assert shown is not None
    assert [outcome.sponsorship for outcome in shown.outcomes] == [1]
    turn(race, 0, "plan 4 1+1+1+1")
    play(race, 0, "react-done")
    slips = {
        action.text(): GAME.preview(GAME.view(race, Seat(0)), action)
        for action in GAME.options(race, Seat(0))
    }
    earned = {text: shown.outcomes[0].sponsorship for text, shown in slips.items() if shown}
    assert earned == {"slipstream 2": 1, "stay": 0}
