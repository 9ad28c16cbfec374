"""Races in words: codes and parameters of questions, actions and events."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec import Struct

from hotseat.core import Bill, Event, Item, Name, Param, Phrase
from hotseat.games.heat import GAME, data
from hotseat.games.heat.actions import (
    Boost,
    Cooldown,
    Discard,
    EndDiscard,
    EndReact,
    HeatAction,
    Plan,
    Slipstream,
    Stay,
    Stop,
    UseAdrenaline,
)
from hotseat.games.heat.events import (
    AdrenalineGained,
    AdrenalineUsed,
    Boosted,
    CarClassified,
    CardDiscarded,
    CardFlipped,
    CardsDrawn,
    CardsLaid,
    CardsRevealed,
    CarMoved,
    CornerChecked,
    DeckShuffled,
    FinishCrossed,
    GearShifted,
    GridFilled,
    HandCluttered,
    HandDrawn,
    HandicapTaken,
    HeatCooled,
    HeatEvent,
    LegendDrove,
    LegendsCardTurned,
    NothingFlipped,
    Place,
    PlanChanged,
    RaceEnded,
    RoundStarted,
    Slipstreamed,
    SpeedSet,
    SpunOut,
)
from hotseat.games.heat.outcomes import CornerPreview, Outcome
from hotseat.games.heat.preview import Preview
from hotseat.games.heat.settings import Settings
from hotseat.games.heat.view_parts import (
    CarView,
    Own,
    RaceView,
    SpeedPartView,
    SymbolView,
    TurnView,
    View,
)
from hotseat.words import Words
from tests.games.heat.build import (
    BOOST_BILL,
    SHIFT_BILL,
    car,
    card,
    cards,
    corner_bill,
    option,
    own_set,
    pass_on,
    plan_all,
    play,
    race_with,
    ring,
    speed_bill,
    turn,
    view,
)

RED = Name("car", 3)


def kinds(*keys: str) -> tuple[Phrase, ...]:
    return tuple(Phrase(f"heat-card-{key}") for key in keys)


EVENTS: list[tuple[Event, str, dict[str, Param]]] = [
    (
        GridFilled("Ring", 2, (1, 0)),
        "grid-filled",
        {"circuit": "Ring", "laps": 2, "grid": (Name("car", 1), Name("car", 0))},
    ),
    (HandicapTaken(3, 2), "handicap-taken", {"car": RED, "heat": 2}),
    (CardsDrawn(3, 4), "cards-drawn", {"car": RED, "count": 4}),
    (
        HandDrawn(1, 3, tuple(cards("1 stress"))),
        "hand-drawn",
        {"only": 1, "car": RED, "cards": kinds("1", "stress"), "count": 2},
    ),
    (
        RoundStarted(4, (3, 0)),
        "round-started",
        {"round": 4, "order": (RED, Name("car", 0))},
    ),
    (
        GearShifted(3, 1, 3, SHIFT_BILL),
        "gear-shifted",
        {"car": RED, "before": 1, "gear": 3, "heat": 1},
    ),
    (PlanChanged(3), "plan-changed", {"car": RED}),
    (
        CardsLaid(1, 3, tuple(cards("2 heat"))),
        "cards-laid",
        {"only": 1, "car": RED, "cards": kinds("2", "heat"), "count": 2},
    ),
    (
        CardsRevealed(3, tuple(cards("start5"))),
        "cards-revealed",
        {"car": RED, "cards": kinds("start5"), "count": 1},
    ),
    (HandCluttered(3), "hand-cluttered", {"car": RED}),
    (
        CardFlipped(3, card("4"), True),
        "card-flipped",
        {"car": RED, "card": Phrase("heat-card-4"), "counts": "yes"},
    ),
    (
        CardFlipped(3, card("heat"), False),
        "card-flipped",
        {"car": RED, "card": Phrase("heat-card-heat"), "counts": "no"},
    ),
    (NothingFlipped(3), "nothing-flipped", {"car": RED}),
    (DeckShuffled(3, 9), "deck-shuffled", {"car": RED, "count": 9}),
    (SpeedSet(3, speed_bill(7, "3 4")), "speed-set", {"car": RED, "speed": 7}),
    (
        CarMoved(3, Place(4, 1), Place(10, 0), 6),
        "car-moved",
        {"car": RED, "due": 6, "spaces": 6, "blocked": "no"},
    ),
    (
        CarMoved(3, Place(4, 1), Place(9, 0), 6),
        "car-moved",
        {"car": RED, "due": 6, "spaces": 5, "blocked": "yes"},
    ),
    (LegendsCardTurned(4), "legends-card-turned", {"card": 5}),
    (
        LegendDrove(
            3, "clears", Bill(7, (Item(Phrase("a"), 5, "LEG-9"), Item(Phrase("b"), 2, "")))
        ),
        "legend-drove",
        {"car": RED, "how": "clears", "number": 7, "first": 5, "second": 2},
    ),
    (
        LegendDrove(3, "flat-out", Bill(18, (Item(Phrase("a"), 18, "LEG-13"),))),
        "legend-drove",
        {"car": RED, "how": "flat-out", "number": 18, "first": 18, "second": 0},
    ),
    (AdrenalineGained(3), "adrenaline-gained", {"car": RED}),
    (AdrenalineUsed(3, 1), "adrenaline-used", {"car": RED, "speed": 1}),
    (
        HeatCooled(3, "gear", tuple(cards("heat heat"))),
        "cooled",
        {"car": RED, "source": "gear", "cards": kinds("heat", "heat"), "count": 2},
    ),
    (Boosted(3, BOOST_BILL), "boosted", {"car": RED, "heat": 1}),
    (Slipstreamed(3, 2), "slipstreamed", {"car": RED, "spaces": 2}),
    (
        CornerChecked(3, 2, corner_bill(3, corner=2, speed=8, limit=5)),
        "corner-checked",
        {"car": RED, "corner": 2, "heat": 3},
    ),
    (
        SpunOut(3, 2, corner_bill(3, corner=2, speed=8, limit=5), 1, 2, Place(9, 0), Place(4, 1)),
        "spun-out",
        {"car": RED, "corner": 2, "heat": 3, "paid": 1, "stress": 2},
    ),
    (
        CardDiscarded(3, card("1")),
        "card-discarded",
        {"car": RED, "card": Phrase("heat-card-1")},
    ),
    (FinishCrossed(3), "finish-crossed", {"car": RED}),
    (CarClassified(3, 2, False), "car-classified", {"car": RED, "place": 2, "stopped": "no"}),
    (CarClassified(3, 2, True), "car-classified", {"car": RED, "place": 2, "stopped": "yes"}),
    (RaceEnded((3, 0)), "race-ended", {"winner": RED}),
]

SEASON_STEPS = ("swap", "keep", "ready")
STEPS = ("value", "react", "salvage", "slipstream", "discard", "refresh")


@pytest.mark.parametrize(("event", "tag", "params"), EVENTS, ids=lambda value: str(value)[:30])
def test_an_event_in_words(event: Event, tag: str, params: dict[str, Param]) -> None:
    assert GAME.phrase(event) == Phrase(f"heat-event-{tag}", params)
    assert f"heat-event-{tag}" in GAME.codes()


ACTIONS: list[tuple[HeatAction, str, str, dict[str, Param]]] = [
    (
        Plan(2, tuple(cards("1 stress"))),
        "plan 2 1+stress",
        "plan",
        {"gear": 2, "cards": kinds("1", "stress")},
    ),
    (Stop(), "stop", "stop", {}),
    (Cooldown("gear", 3), "cooldown gear 3", "cooldown", {"source": "gear", "amount": 3}),
    (
        Cooldown("adrenaline", 1),
        "cooldown adrenaline 1",
        "cooldown",
        {"source": "adrenaline", "amount": 1},
    ),
    (Boost(1), "boost", "boost", {"heat": 1}),
    (UseAdrenaline(1), "adrenaline", "adrenaline", {"speed": 1}),
    (EndReact(), "react-done", "react-done", {}),
    (Slipstream(2), "slipstream 2", "slipstream", {"spaces": 2}),
    (Stay(), "stay", "stay", {}),
    (Discard(card("start5")), "discard start5", "discard", {"card": Phrase("heat-card-start5")}),
    (EndDiscard(), "discard-done", "discard-done", {}),
]


@pytest.mark.parametrize(("action", "text", "tag", "params"), ACTIONS, ids=lambda value: str(value))
def test_an_action_in_words(
    action: HeatAction, text: str, tag: str, params: dict[str, Param]
) -> None:
    assert action.text() == text
    assert GAME.label(action) == Phrase(f"heat-do-{tag}", params)
    assert f"heat-do-{tag}" in GAME.codes()
    if not isinstance(action, Plan):
        assert action.face() == text


def test_the_questions_of_a_round() -> None:
    race = race_with(car(8), car(5, hand="4 1 heat"), car(3), circuit=ring())
    race.round = 3
    assert GAME.question(view(race, 0)) == Phrase("heat-ask-plan", {"gear": 1, "round": 3})
    everybody = (Name("car", 0), Name("car", 1), Name("car", 2))
    assert GAME.question(view(race, None)) == Phrase(
        "heat-wait-plan", {"cars": everybody, "count": 3}
    )
    play(race, 0, "plan 1 1")
    assert GAME.question(view(race, 0)) == Phrase(
        "heat-wait-plan", {"cars": everybody[1:], "count": 2}
    )
    assert GAME.question(view(race, 1)) == Phrase("heat-ask-plan", {"gear": 1, "round": 3})
    play(race, 2, "plan 1 1")
    play(race, 1, "plan 1 4")
    assert GAME.question(view(race, 0)) == Phrase("heat-ask-react", {"speed": 1})
    for seat in (1, 2, None):
        assert GAME.question(view(race, seat)) == Phrase("heat-wait-react", {"car": Name("car", 0)})
    pass_on(race, 0)
    play(race, 1, "react-done")
    assert GAME.question(view(race, 1)) == Phrase("heat-ask-slipstream", {"speed": 4})
    assert GAME.question(view(race, 0)) == Phrase("heat-wait-slipstream", {"car": Name("car", 1)})
    play(race, 1, "stay")
    assert GAME.question(view(race, 1)) == Phrase("heat-ask-discard", {"speed": 4})
    assert GAME.question(view(race, None)) == Phrase("heat-wait-discard", {"car": Name("car", 1)})


def test_the_questions_after_a_finish_and_after_the_race() -> None:
    race = race_with(car(41, place=1), car(11), car(9), circuit=ring())
    late = (Name("car", 1), Name("car", 2))
    assert GAME.question(view(race, 0)) == Phrase("heat-wait-plan", {"cars": late, "count": 2})
    plan_all(race, "plan 1 1", "plan 1 1")
    assert GAME.question(view(race, 0)) == Phrase("heat-wait-react", {"car": Name("car", 1)})
    over = race_with(car(41, place=1), car(11), circuit=ring())
    play(over, 1, "stop")
    for seat in (0, 1, None):
        assert GAME.question(view(over, seat)) == Phrase("heat-ask-over")


def test_cars_are_called_by_their_colours() -> None:
    race = race_with(car(41), car(11))
    assert GAME.names(race) == {
        ("car", 0): Phrase("heat-colour-black"),
        ("car", 1): Phrase("heat-colour-blue"),
    }


def test_the_cards_of_a_set_of_ones_own_are_called_as_its_file_says() -> None:
    shed = own_set("name = 'Slick tyres'\nvalue = 2")
    race = race_with(car(5, hand="1 own-1", gear=1), car(-9), circuit=ring(), upgrades=shed)
    words, names = Words(GAME), GAME.names(race)
    playing = GAME.label(option(race, 0, "plan 1 own-1"))
    assert words.say(playing, names) == "Gear 1: Slick tyres"
    told = turn(race, 0, "plan 1 own-1")
    (bill,) = [one.speed for one in told if isinstance(one, SpeedSet) and one.car == 0]
    assert [words.say(item.what, names) for item in bill.items] == ["Slick tyres"]


def test_the_codes_put_together_from_parts() -> None:
    codes = GAME.codes()
    assert len(codes) == len(set(codes))
    assert {code.rsplit("-", 1)[0] for code in codes} >= {"heat-card", "heat-colour", "heat-ask"}
    for code in ("heat-card-startheat", "heat-colour-gray", "heat-circuit-great_britain"):
        assert code in codes
    assert [code for code in codes if code.startswith("heat-setting")] == [
        f"heat-setting-{setting.name}" for setting in GAME.schema
    ]
    assert [code for code in codes if code.startswith(("heat-ask", "heat-wait"))] == [
        *(f"heat-ask-{step}" for step in (*STEPS, *SEASON_STEPS)),
        *(f"heat-wait-{step}" for step in (*STEPS, "draft", *SEASON_STEPS)),
    ]
    assert {f"heat-event-{tag}" for _event, tag, _params in EVENTS} <= set(codes)
    assert {f"heat-do-{tag}" for _action, _text, tag, _params in ACTIONS} <= set(codes)


def test_every_code_has_english_words() -> None:
    words = GAME.words("en")
    known = {line.split(" =")[0] for line in words.splitlines() if " =" in line}
    assert set(GAME.codes()) <= known


def test_the_ledger_holds_every_chapter_of_the_base_rules() -> None:
    ids = [rule.id for rule in GAME.ledger()]
    assert len(ids) == len(set(ids))
    assert len([rule for rule in ids if rule.startswith("HEAT-")]) == 152
    advice = [rule.id for rule in GAME.ledger() if rule.kind == "advice"]
    assert advice[:2] == ["HEAT-SET-6", "HEAT-SET-19"]
    assert data.ledger() is GAME.ledger()


@pytest.mark.parametrize(
    "kind",
    [
        *(*get_args(HeatEvent), *get_args(HeatAction), Place, Settings),
        *(
            View,
            RaceView,
            TurnView,
            SpeedPartView,
            CarView,
            Own,
            SymbolView,
            Preview,
            Outcome,
            CornerPreview,
        ),
    ],
    ids=lambda kind: kind.__name__,
)
def test_what_was_told_chosen_or_seen_cannot_be_changed_afterwards(kind: type[Struct]) -> None:
    assert kind.__struct_config__.frozen
