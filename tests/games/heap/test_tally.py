"""What a simulation counts."""

from __future__ import annotations

from hotseat.core import Bill, Event
from hotseat.games.heap.events import (
    BoxTriggered,
    CardsDiscarded,
    CardsDrawn,
    CardsHauled,
    Challenged,
    GameEnded,
    NoRush,
    PartAttached,
    PartDamaged,
    PartRepaired,
    PileupStarted,
    RushWon,
    SymbolSkipped,
    TurnStarted,
    VehicleChosen,
)
from hotseat.games.heap.tally import HeapTally

STORY: list[Event] = [
    TurnStarted(1, 0),
    CardsDrawn(0, 6, 0),
    PartAttached(0, 1, "doombuggy", "weapon", -1, hauled=False),
    CardsDrawn(0, 2, 0),
    CardsDiscarded(0, 1),
    CardsHauled(0, 1, 0),
    Challenged(0, "scrap_hog"),
    PartAttached(1, 2, "bigg_rigg", "cargo", 3, hauled=False),
    CardsDiscarded(1, 1),
    PartRepaired(1, 1, 2, "bigg_rigg", "cargo", paid=True),
    VehicleChosen(0, "scrap_hog", challenged=True),
    VehicleChosen(1, "scrap_hog", challenged=True),
    BoxTriggered(1, "scrap_hog", "cargo", 4),
    CardsHauled(0, 1, 0),
    CardsHauled(1, 1, 0),
    PartDamaged(1, 0, 1, "doombuggy", "weapon"),
    PartDamaged(1, 1, 2, "bigg_rigg", "cargo"),
    PartRepaired(1, 1, 2, "bigg_rigg", "cargo", paid=False),
    SymbolSkipped(1, "repair"),
    RushWon(0, 5),
    BoxTriggered(0, "scrap_hog", "card", -1),
    CardsHauled(0, 2, 0),
    PartAttached(0, 5, "gyrohopper", "bling", -1, hauled=True),
    TurnStarted(2, 1),
    CardsDrawn(1, 3, 0),
    CardsDiscarded(0, 2),
    VehicleChosen(1, "doombuggy", challenged=False),
    NoRush(1),
    TurnStarted(3, 0),
    PileupStarted(1, Bill(4)),
    CardsDrawn(1, 15, 0),
    GameEnded(1, 9),
]


def figures() -> dict[str, int]:
    tally = HeapTally()
    for event in STORY:
        tally.hear(event)
    return tally.figures()


def test_turns_rushes_and_the_pileup() -> None:
    found = figures()
    assert (found["turns"], found["rushes"], found["turns_without_rush"]) == (3, 1, 1)
    assert (found["cards_in_rushes"], found["cards_in_pileups"]) == (5, 9)
    assert (found["rushes_won_by_instigator"], found["pileups_won_by_starter"]) == (1, 1)
    assert (found["challenged_rushes"], found["boxes_triggered"]) == (2, 2)
    assert (found["rushes_scrap_hog"], found["won_scrap_hog"], found["rushes_doombuggy"]) == (
        2,
        1,
        1,
    )


def test_parts_by_type_and_where_they_came_from() -> None:
    found = figures()
    assert [
        found[f"parts_{part}"] for part in ("weapon", "engine", "cargo", "movement", "bling")
    ] == [
        1,
        0,
        1,
        0,
        1,
    ]
    assert (found["parts_from_hand"], found["parts_hauled"], found["parts_replaced"]) == (2, 1, 1)


def test_effects_are_what_boxes_do() -> None:
    found = figures()
    assert (found["cards_drawn"], found["effects_draw"]) == (26, 2)
    assert (found["cards_discarded"], found["effects_discard"]) == (4, 1)
    assert (found["effects_haul"], found["hauled_scrap_hog"]) == (
        5,
        4,
    )  # one by a bodge box
    assert (found["effects_shoot"], found["shot_own_parts"]) == (2, 1)
    assert (found["effects_repair"], found["paid_repairs"]) == (1, 1)
    assert (found["effects_challenge"], found["effects_skipped"]) == (1, 1)


def test_rates() -> None:
    rates = HeapTally().rates({**figures(), "games": 1})
    assert rates["turns_to_the_pileup"] == 3
    assert rates["cards_a_rush"] == 5
    assert rates["cards_in_the_pileup"] == 9
    assert rates["instigator_wins_rush_share"] == 1
    assert rates["starter_wins_pileup_share"] == 1
    assert rates["boxes_a_rush"] == 2
    assert rates["hauled_a_rush_scrap_hog"] == 2
