"""What a seat may know (RUL-HEAT-8): views, secrets and imagined races."""

from __future__ import annotations

import msgspec
import pytest

from hotseat.core import FastChance
from hotseat.core.events import heard_by
from hotseat.games.heat import GAME
from hotseat.games.heat.cards import pay_heat, take_top_card
from hotseat.games.heat.events import CardDiscarded, CardFlipped, CardsLaid, HandDrawn, HeatCooled
from hotseat.games.heat.knowing import known_race, unseen_cards
from hotseat.games.heat.view_parts import (
    CarView,
    Own,
    RaceView,
    SpeedPartView,
    SymbolView,
    TurnView,
    View,
)
from tests.games.heat.build import (
    FACTS,
    USA,
    added_speed,
    car,
    card,
    cards,
    keys,
    only,
    pass_on,
    plan_all,
    play,
    race_with,
    ring,
    turn,
    turn_seen,
    view,
)


@pytest.mark.rule("RUL-HEAT-8")
def test_a_seat_sees_exactly_what_is_public_and_its_own_hand() -> None:
    race = race_with(
        car(70, spot=1, gear=2, hand="1 3 heat", deck="2 2 4", discard="4 start0", engine=4),
        car(-1, hand="2 stress", deck="1", engine="heat startheat", stress_taken=1),
        circuit=USA,
    )
    race.round = 5
    play(race, 0, "plan 2 1+3")
    assert view(race, 0) == View(
        seat=0,
        step="plan",
        race=RaceView(
            circuit="usa",
            laps=2,
            limits=(7, 3, 3, 2),
            round=5,
            order=(0, 1),
            turn=None,
            draft=None,
            tournament=False,
            upgrade_set=None,
            garage="none",
            weather=None,
            road=(),
            event=None,
            press=(),
            press_speed=(),
            hand_size=7,
            reserve=37 - 3 - 4,
            legends_pro=0,
            legends_card=None,
            legends_deck=0,
            legends_used=(),
            expansion=None,
            cars=(
                CarView(
                    id=0,
                    seat=0,
                    colour="black",
                    position=1,
                    progress=70,
                    spot=1,
                    lap=2,
                    space=1,
                    to_corner=10,
                    place=0,
                    finish_round=0,
                    gear=2,
                    hand=1,
                    deck=3,
                    discard=2,
                    discard_top=card("start0"),
                    engine=tuple(cards("heat heat heat heat")),
                    planned=2,
                    has_planned=True,
                    stress_taken=0,
                    upgrades=(),
                    removed=(),
                    owns=((0, 1), (1, 2), (2, 1), (3, 2), (4, 1), (7, 5)),
                    impeding=False,
                    arrival=0,
                    sponsorship=0,
                    out=False,
                ),
                CarView(
                    id=1,
                    seat=1,
                    colour="blue",
                    position=2,
                    progress=-1,
                    spot=0,
                    lap=0,
                    space=68,
                    to_corner=12,
                    place=0,
                    finish_round=0,
                    gear=1,
                    hand=2,
                    deck=1,
                    discard=0,
                    discard_top=None,
                    engine=tuple(cards("heat startheat")),
                    planned=0,
                    has_planned=False,
                    stress_taken=1,
                    upgrades=(),
                    removed=(),
                    owns=((0, 1), (1, 1), (6, 1), (7, 1), (8, 1)),
                    impeding=False,
                    arrival=0,
                    sponsorship=0,
                    out=False,
                ),
            ),
        ),
        own=Own(
            hand=tuple(cards("heat")),
            planned=tuple(cards("1 3")),
            pile=(),
            salvaged=(),
            sponsorship=(),
        ),
        season=None,
    )
    # The others see the same but for the own hand, a spectator none at all.
    other = view(race, 1)
    assert other.own == Own(
        hand=tuple(cards("2 stress")), planned=(), pile=(), salvaged=(), sponsorship=()
    )
    assert (other.race, other.seat) == (view(race, 0).race, 1)
    assert view(race, None) == msgspec.structs.replace(view(race, 0), seat=None, own=None)


@pytest.mark.rule("RUL-HEAT-8")
def test_the_turn_is_public() -> None:
    race = race_with(car(8), car(5, hand="3 heat"), circuit=ring())
    plan_all(race, "plan 1 1", "plan 1 3")
    pass_on(race, 0)
    play(race, 1, "adrenaline")
    for seat in (0, 1, None):
        seen = view(race, seat)
        assert (seen.step, seen.race.order) == ("react", (0, 1))
        assert turn_seen(race, seat) == TurnView(
            car=1,
            start=5,
            start_spot=0,
            speed=4,
            parts=(
                SpeedPartView(gain="card", value=3, card=card("3")),
                SpeedPartView(gain="adrenaline", value=1, card=None),
            ),
            pluses=0,
            sectors=(),
            adjust=0,
            has_moved=True,
            due=0,
            undecided=(),
            salvaged=0,
            salvage_left=0,
            slipstreamed=0,
            symbols=(
                SymbolView(
                    kind="boost", amount=1, source="gear", mandatory=False, card=None, sector=None
                ),
                SymbolView(
                    kind="cooldown",
                    amount=3,
                    source="gear",
                    mandatory=False,
                    card=None,
                    sector=None,
                ),
                SymbolView(
                    kind="cooldown",
                    amount=1,
                    source="adrenaline",
                    mandatory=False,
                    card=None,
                    sector=None,
                ),
            ),
        )
        assert (seen.race.cars[1].planned, seen.race.cars[1].has_planned) == (0, False)
    play(race, 1, "react-done")
    assert view(race, 0).step == "slipstream"
    assert turn_seen(race, 0).speed == 4
    play(race, 1, "stay")
    assert (view(race, 0).step, turn_seen(race, 0).speed) == ("discard", 4)
    pass_on(race, 1)
    assert (view(race, 0).step, view(race, 0).race.turn) == ("plan", None)


@pytest.mark.rule("RUL-HEAT-8", "HEAT-8-5")
def test_other_hands_decks_planned_cards_and_buried_discards_do_not_change_a_view() -> None:
    def seen(hand: str, planned: str, deck: str, discard: str) -> list[View]:
        race = race_with(
            car(8), car(3, gear=2, hand=f"{hand} {planned}", deck=deck, discard=discard)
        )
        play(race, 1, f"plan 2 {planned.replace(' ', '+')}")
        return [view(race, 0), view(race, None)]

    first = seen("1 2 heat", "3 stress", "4 start0", "1 2 start5")
    assert first == seen("2 2 heat", "4 stress", "3 start0", "1 1 start5")
    assert first == seen("3 4 stress", "1 start0", "heat 2", "2 1 start5")


@pytest.mark.rule("HEAT-8-5")
def test_of_a_discard_pile_only_the_top_card_is_public_for_its_owner_too() -> None:
    def seen(discard: str, deck: str) -> View:
        return view(race_with(car(8, deck=deck, discard=discard), car(3)), 0)

    assert seen("1 2 start5", "3 4") == seen("3 4 start5", "2 1")
    assert seen("1 2 start5", "3 4") != seen("1 start5 2", "3 4")
    assert seen("1 2 start5", "3 4").race.cars[0].discard_top == card("start5")
    assert seen("1 2 start5", "3 4").race.cars[0].discard == 3


@pytest.mark.rule("HEAT-8-5", "RUL-HEAT-47")
def test_cards_that_are_flipped_or_discarded_are_shown_to_all_as_they_land() -> None:
    race = race_with(car(8, hand="stress 3 4", deck="start5 2 1"), car(3))
    plan_all(race, "plan 1 stress", "plan 1 1")
    heard = play(race, 0, "boost") + play(race, 0, "react-done") + play(race, 0, "discard 4")
    for seat in (1, None):
        told = heard_by(heard, seat)
        assert only(told, CardFlipped) == [CardFlipped(0, card("1"), True)]
        assert only(told, CardDiscarded) == [CardDiscarded(0, card("4"))]
    assert CardFlipped.reveals
    assert CardDiscarded.reveals
    assert HeatCooled.reveals


@pytest.mark.rule("RUL-HEAT-8", "HEAT-2-3")
def test_only_the_own_seat_hears_which_cards_are_drawn_and_laid() -> None:
    race = race_with(car(8), car(3))
    heard = plan_all(race, "plan 1 1", "plan 1 1") + pass_on(race, 0)
    assert [event.only for event in only(heard, CardsLaid)] == [0, 1]
    assert [event.only for event in only(heard, HandDrawn)] == [0]
    assert only(heard_by(heard, 1), HandDrawn) == []
    assert only(heard_by(heard, None), CardsLaid) == []
    assert [event.car for event in only(heard_by(heard, 1), CardsLaid)] == [1]
    assert HandDrawn.reveals
    assert not CardsLaid.reveals


# Imagined races


def midway(seat: int) -> View:
    """Return what a seat sees of a race with much hidden in it."""
    race = race_with(
        car(9, gear=2, hand="1 2 heat 3 stress", deck="4 4 1 start0 heat", discard="2 heat start5"),
        car(8, gear=2, hand="1 1 4 startheat 3", deck="4 4 1 start0 heat", discard="2 3"),
        car(2, hand="2 3 3 heat stress", deck="1 2 start5", discard="4"),
    )
    play(race, 1, "plan 2 1+3")
    play(race, 2, "plan 1 stress")
    play(race, 0, "plan 2 1+2")
    return view(race, seat)


@pytest.mark.rule("RUL-HEAT-8")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_imagined_race_looks_the_same_to_the_seat_that_imagines_it(seat: int) -> None:
    seen = midway(seat)
    decks = set()
    hands = set()
    buried = set()
    for seed in range(30):
        race = GAME.imagine(seen, FastChance(seed))
        assert view(race, seat) == seen
        for other in race.cars:
            assert other.hand == sorted(other.hand)
            assert other.planned == sorted(other.planned)
        decks.add(keys(race.cars[seat].deck))
        hands.add(keys(race.cars[(seat + 1) % 3].hand))
        buried.add(keys(race.cars[0].discard[:-1]))
    assert min(len(decks), len(hands), len(buried)) > 5


def test_an_imagined_race_can_be_played_on() -> None:
    race = GAME.imagine(midway(0), FastChance(3))
    assert race.laps == 2
    assert race.circuit is USA
    pass_on(race, 0)
    pass_on(race, 1)
    pass_on(race, 2)
    assert race.round == 2


def test_a_spectator_can_imagine_a_race_too() -> None:
    race = race_with(car(8, discard="1 3"), car(3))
    play(race, 0, "plan 1 1")
    seen = view(race, None)
    imagined = GAME.imagine(seen, FastChance(1))
    assert view(imagined, None) == seen
    assert GAME.census(imagined) == GAME.census(race)


@pytest.mark.rule("HEAT-CLUT-6")
def test_heat_is_imagined_face_down_only_if_no_playable_card_is_left() -> None:
    race = race_with(car(8), car(3, gear=2, hand="1 4 heat heat heat", deck="heat 2", discard="3"))
    play(race, 1, "plan 2 1+4")
    seen = view(race, 0)
    heat = {card("heat"), card("startheat")}
    with_heat = 0
    for seed in range(60):
        other = GAME.imagine(seen, FastChance(seed)).cars[1]
        assert len(other.planned) == 2
        assert len(other.hand) == 3
        if heat & set(other.planned):
            with_heat += 1
            assert set(other.hand) <= heat
    assert 0 < with_heat < 60


def test_unseen_cards_are_the_owned_ones_without_those_in_sight() -> None:
    race = race_with(
        car(8, gear=2, hand="1 3 4 4", deck="2 2 start0", discard="3 stress start5", engine=2),
        car(3, hand="1 2", deck="3", discard="4 stress", engine=1),
    )
    play(race, 0, "plan 2 1+3")
    seen = view(race, 0)
    known = known_race(seen)
    assert keys(unseen_cards(seen.race.cars[0], known)) == "2 2 3 start0 stress"
    assert keys(unseen_cards(seen.race.cars[1], known)) == "1 2 3 4"
    assert (known.cars[0].deck, known.cars[0].discard, known.cars[1].hand) == ([], [], [])
    assert (keys(known.cars[0].hand), keys(known.cars[0].planned)) == ("4 4", "1 3")


def test_a_known_race_is_complete_but_for_the_hidden_piles() -> None:
    race = race_with(
        car(41, place=1, finish_round=3), car(9, spot=1, gear=2, stress_taken=2), circuit=ring()
    )
    race.round = 4
    turn(race, 1, "plan 2 1+stress")
    play(race, 1, "adrenaline")
    known = known_race(view(race, 1))
    assert (known.laps, known.round, known.step, known.turns_taken) == (1, 4, race.step, 0)
    assert (known.order, known.turn.start, added_speed(known)) == ([1], 9, 1)
    assert (known.turn.play_area(), known.turn.pluses) == (race.turn.play_area(), 1)
    assert known.conditions is race.conditions
    assert known.circuit.corners[0].line == race.circuit.corners[0].line
    assert [(s.kind, s.amount, s.source, s.mandatory) for s in known.turn.symbols] == [
        (s.kind, s.amount, s.source, s.mandatory) for s in race.turn.symbols
    ]
    for there, here in zip(known.cars, race.cars, strict=True):
        assert (there.id, there.seat) == (here.id, here.seat)
        assert there.colour_number == here.colour_number
        assert (there.progress, there.spot) == (here.progress, here.spot)
        assert (there.place, there.finish_round) == (here.place, here.finish_round)
        assert (there.gear, there.stress_taken) == (here.gear, here.stress_taken)
        assert there.engine == here.engine
        assert there.has_planned == here.has_planned
    assert known.cars[1].hand == race.cars[1].hand
    assert FACTS is known.facts


# Keeping


def test_a_snapshot_brings_everything_back() -> None:
    settings = GAME.settings({"laps": 1}, 3)
    race = race_with(
        car(70, place=1, finish_round=2),
        car(9, spot=1, gear=2, hand="1 2 heat", deck="3 4", discard="2 1", stress_taken=2),
        car(5, engine="heat startheat"),
        laps=1,
    )
    race.round = 3
    play(race, 1, "plan 3 1+2+heat")
    assert GAME.dump(GAME.load(settings, GAME.dump(race))) == GAME.dump(race)
    race.cars[1].planned = cards("1 4 stress")
    play(race, 2, "plan 1 3")
    pass_on(race, 1)
    play(race, 2, "adrenaline")
    loaded = GAME.load(settings, GAME.dump(race))
    assert GAME.dump(loaded) == GAME.dump(race)
    for seat in (0, 1, 2):
        assert view(loaded, seat) == view(race, seat)
    for there, here in zip(loaded.cars, race.cars, strict=True):
        assert (there.id, there.deck, there.discard) == (here.id, here.deck, here.discard)
    assert (loaded.laps, loaded.circuit, loaded.facts) == (1, USA, FACTS)
    assert play(loaded, 2, "boost") == play(race, 2, "boost")
    assert GAME.dump(loaded) == GAME.dump(race)


def test_a_clone_is_equal_and_independent() -> None:
    race = race_with(
        car(70, place=1, finish_round=2),
        car(9, spot=1, gear=2, hand="1 2 stress 4", deck="3 4 1 1", discard="2", stress_taken=2),
        car(5),
        laps=1,
    )
    race.round = 3
    turn(race, 2, "plan 1 3")
    play(race, 2, "adrenaline")
    before = GAME.dump(race)
    clone = GAME.clone(race)
    assert GAME.dump(clone) == before
    assert (clone.laps, clone.circuit, clone.facts) == (race.laps, race.circuit, race.facts)
    assert [each.id for each in clone.cars] == [0, 1, 2]
    assert [each.colour_number for each in clone.cars] == [0, 1, 2]
    play(clone, 2, "boost")
    pass_on(clone, 2)
    for each in clone.cars:
        take_top_card(each, FastChance(1), None)
        each.lay_off(0)
        each.take([0])
        pay_heat(each, 1)
        each.planned = [0]
        each.progress += 1
    clone.order = [0]
    clone.turn.play(clone.facts.played[0])
    clone.turn.symbols.clear()
    assert GAME.dump(race) == before


def test_a_clone_keeps_the_plans() -> None:
    race = race_with(car(5), car(3))
    play(race, 0, "plan 2 1+2")
    clone = GAME.clone(race)
    assert GAME.dump(clone) == GAME.dump(race)
    play(clone, 1, "plan 1 1")
    assert race.cars[0].has_planned
    assert not clone.cars[0].has_planned
