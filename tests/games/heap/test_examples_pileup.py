"""Worked examples of the pileup."""

from __future__ import annotations

import pytest

from hotseat.core import Event, Invalid
from hotseat.games.heap import GAME
from hotseat.games.heap.events import (
    CardsDiscarded,
    CardsDrawn,
    GameEnded,
    PartsDiscarded,
    PileupHandDrawn,
    PileupStarted,
    WentTurbo,
)
from hotseat.games.heap.state import Battle
from hotseat.games.heap.symbols import PARTS, VEHICLES
from tests.games.heap.build import (
    asked,
    battle,
    bench,
    go,
    only,
    options,
    play,
    player,
    sizes,
    view,
)

# A part for every place, named after it: dw is the Doombuggy's Weapon, gb the Gyrohopper's Bling.
ALL = bench(
    **{f"{vehicle[0]}{part[0]}": f"{vehicle} {part}" for vehicle in VEHICLES for part in PARTS[:4]}
)


def parts(doombuggy: int, gyrohopper: int, scrap_hog: int, bigg_rigg: int) -> str:
    """Return so many parts for each vehicle."""
    counts = dict(zip("dgsb", (doombuggy, gyrohopper, scrap_hog, bigg_rigg), strict=True))
    return " ".join(vehicle + part for vehicle, count in counts.items() for part in "wecm"[:count])


SET = parts(3, 3, 3, 3)
HEAP = " ".join(["R/R"] * 60)


def start(
    *given: str, told: list[Event] | None = None, vehicles_needed: int = 4, parts_needed: int = 3
) -> Battle:
    """Return a game whose third step begins, with these parts on the players' vehicles."""
    return battle(
        "rush",
        *(player("Y/Y", on=each) for each in given),
        cards=ALL,
        heap=HEAP,
        told=told,
        vehicles_needed=vehicles_needed,
        parts_needed=parts_needed,
    )


def discard_down(game: Battle) -> list[Event]:
    """Discard whatever must be discarded before the pileup, and return what was told."""
    told: list[Event] = []
    while asked(game)[1] == "discard":
        seat = asked(game)[0]
        told += play(game, seat, options(game, seat)[0])
    return told


@pytest.mark.rule("HEAP-EX-23", "HEAP-PILE-1", "HEAP-PILE-4", "HEAP-PILE-5", "HEAP-PILE-6")
@pytest.mark.rule("HEAP-PILE-7", "RUL-HEAP-52", "RUL-HEAP-53", "RUL-HEAP-54")
def test_the_start_of_the_pileup() -> None:
    a, b, c = 0, 1, 2
    told: list[Event] = []
    game = battle(
        "rush",
        player("Y/Y", on=parts(3, 3, 2, 0), haul="G/G"),
        player("Y/Y", on=SET),
        player("Y/Y", on=SET, haul="G/R G/Y"),
        cards=ALL,
        heap=HEAP,
        told=told,
    )
    (started,) = only(told, PileupStarted)
    assert (started.seat, started.vehicles.total) == (b, 4)
    turbo = [(event.seat, event.vehicle) for event in only(told, WentTurbo)]
    assert turbo == [
        *((b, vehicle) for vehicle in VEHICLES),
        *((c, vehicle) for vehicle in VEHICLES),
        (a, "doombuggy"),
        (a, "gyrohopper"),
    ]
    assert only(told, PartsDiscarded) == [PartsDiscarded(8 + 12 + 12, 3)]
    assert all(not vehicle.parts for each in view(game).players for vehicle in each.vehicles)
    assert [each.haul for each in view(game).players] == [0, 0, 0]
    assert asked(game) == (b, "discard")
    told += discard_down(game)
    assert [event.seat for event in only(told, PileupHandDrawn)] == [b, c, a]
    # B turns over the opening card, which may trigger B's boxes; then C responds.
    assert view(game).author == b
    assert asked(game) == (b, "trigger")
    play(game, b, "decline")
    assert asked(game) == (c, "fight")


@pytest.mark.rule("HEAP-EX-23", "RUL-HEAP-52")
def test_who_completed_the_set_first_does_not_matter() -> None:
    # C had the set before B attached the last part this turn.
    game = battle(
        "bodge",
        player(),
        player("bc", on=parts(3, 3, 3, 2)),
        player(on=SET),
        cards=ALL,
        heap=HEAP,
    )
    events = go(game, "0 done", "1 attach bc", "1 done", "2 done")
    assert [event.seat for event in only(events, PileupStarted)] == [1]


@pytest.mark.rule("HEAP-EX-24", "HEAP-PILE-6", "RUL-HEAP-55", "RUL-HEAP-56")
@pytest.mark.parametrize(
    ("on_vehicles", "draws", "discards"),
    [(parts(3, 3, 0, 0), 12, 6), (SET, 15, 9), ("", 9, 3)],
)
def test_the_hand_of_the_pileup(on_vehicles: str, draws: int, discards: int) -> None:
    told: list[Event] = []
    game = start(SET, on_vehicles, told=told)
    told += discard_down(game)
    (drawn,) = [event for event in only(told, PileupHandDrawn) if event.seat == 1]
    assert (drawn.draws.total, drawn.discards.total) == (draws, discards)
    assert [event.count for event in only(told, CardsDrawn) if event.seat == 1] == [draws]
    thrown = sum(event.count for event in only(told, CardsDiscarded) if event.seat == 1)
    assert thrown == 1 + discards  # the old hand, then the surplus
    assert view(game).players[1].hand == 6


# The boxes


@pytest.mark.rule("HEAP-EX-25", "HEAP-PILE-8", "RUL-HEAP-57")
def test_each_turbo_box_is_triggered_at_most_once() -> None:
    game = battle(
        "pileup",
        player("R/R Y/R", turbo="doombuggy bigg_rigg"),
        player("K/* K/* Y/Y"),
        heap="R/Y G/G G/G",
    )
    # The opening card is red: the Doombuggy's box, which makes another player discard.
    assert options(game, 0) == ["trigger doombuggy card", "decline"]
    play(game, 0, "trigger doombuggy card")
    assert asked(game) == (1, "discard")
    go(game, "1 discard Y/Y", "1 fight K/*")
    # A second red attack cannot trigger it again.
    play(game, 0, "fight R/R")
    assert asked(game) == (1, "fight")
    # A yellow one may trigger the Bigg Rigg's box.
    go(game, "1 fight K/*", "0 fight Y/R")
    assert options(game, 0) == ["trigger bigg_rigg card", "decline"]
    play(game, 0, "trigger bigg_rigg card")
    assert view(game).players[0].hand == 1


@pytest.mark.rule("HEAP-EX-25", "RUL-HEAP-56")
@pytest.mark.parametrize(("turbo", "matches"), [("gyrohopper", True), ("", False)])
def test_the_box_of_a_normal_vehicle_is_never_run(turbo: str, matches: bool) -> None:
    cards = bench(rotor="gyrohopper movement; fights: G/G")
    game = battle("pileup", player(turbo=turbo), player("Y/Y"), cards=cards, heap="rotor R/R R/R")
    assert (asked(game) == (0, "trigger")) is matches


@pytest.mark.rule("HEAP-EX-25", "HEAP-PILE-9", "RUL-HEAP-59")
def test_the_game_ends_at_once_when_one_player_is_left() -> None:
    game = battle("pileup", player(), player("R/R", turbo="doombuggy"), player(), heap="R/R R/R")
    play(game, 1, "fight R/R")
    play(game, 1, "decline")
    play(game, 2, "drop-out")
    assert GAME.result(game) is None
    events = play(game, 0, "drop-out")
    assert only(events, GameEnded) == [GameEnded(1, 2)]
    assert GAME.waiting(game) == []  # no box is run, no haul is checked
    result = GAME.result(game)
    assert result
    assert [standing.seat for standing in result.standings if standing.place == 1] == [1]
    assert sizes(game) == (1, 0, 2)


@pytest.mark.rule("HEAP-EX-33", "RUL-HEAP-16", "RUL-HEAP-42")
def test_a_player_who_is_out_discards_if_nobody_else_can() -> None:
    a, c = 0, 2
    game = battle(
        "pileup",
        player(),
        player("R/R", turbo="doombuggy"),
        player("Y/Y G/G"),
        heap="R/R~",
    )
    go(game, "0 swerve 2 clockwise", "2 drop-out", "1 fight R/R", "1 trigger doombuggy card")
    assert view(game).players[a].in_rush
    assert asked(game) == (c, "discard")
    assert options(game, c) == ["discard Y/Y", "discard G/G"]
    play(game, c, "discard G/G")
    assert view(game).players[c].hand == 1


# Variants


@pytest.mark.rule("HEAP-EX-27", "HEAP-VAR-1", "HEAP-VAR-2", "RUL-HEAP-61")
@pytest.mark.parametrize(
    ("vehicles", "needed", "has", "starts"),
    [
        (2, 3, parts(3, 3, 0, 0), True),
        (2, 3, parts(3, 2, 2, 2), False),
        (4, 4, parts(4, 4, 4, 3), False),
        (4, 4, parts(4, 4, 4, 4), True),
        (2, 4, parts(4, 4, 0, 0), True),
        (2, 4, parts(4, 3, 3, 3), False),
        (4, 3, parts(3, 3, 3, 2), False),
    ],
)
def test_the_variants_change_when_the_pileup_starts(
    vehicles: int, needed: int, has: str, starts: bool
) -> None:
    told: list[Event] = []
    game = start(has, parts(0, 0, 0, 3), told=told, vehicles_needed=vehicles, parts_needed=needed)
    assert (view(game).starter == 0) is starts
    if starts:
        # Three parts still make a vehicle turbo, a rival's too.
        expected = [(0, vehicle) for vehicle in VEHICLES if f"{vehicle[0]}c" in has.split()]
        assert [(event.seat, event.vehicle) for event in only(told, WentTurbo)] == [
            *expected,
            (1, "bigg_rigg"),
        ]


@pytest.mark.rule("HEAP-EX-27", "RUL-HEAP-61")
@pytest.mark.parametrize(
    "given",
    [{"vehicles_needed": 0}, {"vehicles_needed": 5}, {"parts_needed": 2}, {"parts_needed": 5}],
)
def test_other_numbers_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(Invalid):
        GAME.settings(given, 2)
