"""Games in words: what events, options and questions sound like."""

from __future__ import annotations

from typing import get_args

import pytest

from hotseat.core import Action, Bill, Event, FileText, Seat
from hotseat.games.heap import GAME, data
from hotseat.games.heap.actions import (
    Attach,
    Challenge,
    Decline,
    Discard,
    Done,
    Draw,
    DropOut,
    Fight,
    HeapAction,
    NameColour,
    NamePlayer,
    PayRepair,
    Repair,
    Rush,
    Shoot,
    Swerve,
    TriggerBox,
)
from hotseat.games.heap.events import (
    BoxTriggered,
    CardFlipped,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardsHauled,
    CardsSeen,
    Challenged,
    ColourNamed,
    CombatPileDiscarded,
    DiscardsSeen,
    DroppedOut,
    GameEnded,
    HaulDiscarded,
    HaulPickedUp,
    HaulSeen,
    HeapEvent,
    NoRush,
    PartAttached,
    PartDamaged,
    PartRepaired,
    PartsDiscarded,
    PileupHandDrawn,
    PileupStarted,
    PlayerNamed,
    RubbishShuffled,
    RushWon,
    Swerved,
    SymbolSkipped,
    TurnStarted,
    VehicleChosen,
    WentTurbo,
)
from hotseat.games.heap.facts import NO_CARD
from hotseat.games.heap.state import Battle
from hotseat.games.heap.words import ASKED
from hotseat.words import Names, Words
from tests.games.heap.build import asked, battle, bench, card, go, play, player

ENGLISH = Words(GAME)
SPANISH = Words(GAME, language="es")

NAMES: Names = {("seat", 0): "Ada", ("seat", 1): "Ben", ("seat", 2): "Cleo"}


def design(key: str) -> int:
    """Return a packaged card by its key."""
    return [one.key for one in data.standard_cards().designs].index(key)


HOOK, BOILER = design("DB-WEA-1"), design("DB-ENG-1")

EVENTS: list[tuple[Event, str]] = [
    (TurnStarted(3, 1), "Turn 3: Ben is the instigator."),
    (CardsDrawn(0, 2, 0), "Ada draws 2 cards."),
    (CardsDrawn(0, 1, 2), "Ada draws 1 card: heap and rubbish are empty."),
    (CardsDrawn(0, 0, 1), "Ada draws nothing: heap and rubbish are empty."),
    (
        CardsSeen(0, 0, (HOOK, BOILER, HOOK)),
        "You draw 2 × Rusty Right Hook, Spite-Fired Boiler.",
    ),
    (CardsDiscarded(0, 1), "Ada discards 1 card."),
    (CardsDiscarded(0, 3), "Ada discards 3 cards."),
    (DiscardsSeen(0, 0, (HOOK,)), "You discard Rusty Right Hook."),
    (CardsHauled(1, 2, 0), "Ben hauls 2 cards."),
    (CardsHauled(1, 1, 1), "Ben hauls 1 card: heap and rubbish are empty."),
    (CardsHauled(1, 0, 1), "Ben hauls nothing: heap and rubbish are empty."),
    (RubbishShuffled(1), "The heap has run out: 1 card of rubbish is the new heap."),
    (RubbishShuffled(30), "The heap has run out: 30 cards of rubbish are the new heap."),
    (
        PartAttached(0, HOOK, "doombuggy", "weapon", NO_CARD, False),
        "Ada bolts Rusty Right Hook onto the Doombuggy.",
    ),
    (
        PartAttached(0, HOOK, "doombuggy", "weapon", HOOK, True),
        "Ada hauls Rusty Right Hook out and bolts it onto the Doombuggy, in place of "
        "Rusty Right Hook.",
    ),
    (
        PartDamaged(0, 1, HOOK, "doombuggy", "weapon"),
        "KABOOM! Ada hits Ben: Rusty Right Hook on the Doombuggy is damaged.",
    ),
    (
        PartDamaged(0, 0, HOOK, "doombuggy", "weapon"),
        "KABOOM! Ada hits their own Doombuggy: Rusty Right Hook is damaged.",
    ),
    (
        PartRepaired(0, 0, HOOK, "doombuggy", "weapon", True),
        "Ada repairs Rusty Right Hook with a Doombuggy card.",
    ),
    (
        PartRepaired(0, 0, HOOK, "doombuggy", "weapon", False),
        "Ada repairs Rusty Right Hook on the Doombuggy.",
    ),
    (
        PartRepaired(0, 2, HOOK, "doombuggy", "weapon", False),
        "Ada repairs Rusty Right Hook on the Doombuggy of Cleo.",
    ),
    (
        Challenged(2, "scrap_hog"),
        "Cleo throws down a Challenge: everybody rushes with the Scrap Hog!",
    ),
    (PlayerNamed(0, 1, "other_draw_2"), "Ada lets Ben draw."),
    (PlayerNamed(0, 1, "other_discard_1"), "Ada makes Ben discard."),
    (PlayerNamed(0, 1, "other_haul_1"), "Ada lets Ben haul."),
    (SymbolSkipped(0, "shoot_left"), "Clank! “shoot left” does nothing for Ada."),
    (SymbolSkipped(0, "all_discard_1"), "Clank! “all discard 1” does nothing for Ada."),
    (VehicleChosen(1, "bigg_rigg", False), "Ben rushes with the Bigg Rigg."),
    (VehicleChosen(1, "bigg_rigg", True), "Ben has to rush with the Bigg Rigg."),
    (CardFlipped(0, HOOK, "green"), "Ada turns over Rusty Right Hook: green attack!"),
    (NoRush(0), "There is no card left to turn over: no rush this turn."),
    (CardPlayed(1, BOILER, "reckless"), "Ben blocks with Spite-Fired Boiler: Reckless Attack!"),
    (ColourNamed(1, "yellow"), "Ben names yellow."),
    (Swerved(0, 2, "clockwise"), "SCREECH! Ada swerves at Cleo; play goes on clockwise."),
    (Swerved(0, 2, "anticlockwise"), "SCREECH! Ada swerves at Cleo; play goes on anticlockwise."),
    (
        BoxTriggered(0, "doombuggy", "weapon", HOOK),
        "Ada triggers Rusty Right Hook on the Doombuggy.",
    ),
    (BoxTriggered(0, "doombuggy", "card", NO_CARD), "Ada triggers the Doombuggy itself."),
    (DroppedOut(2), "Cleo drops out."),
    (RushWon(0, 1), "Ada wins the rush with a single card!"),
    (RushWon(0, 5), "Ada wins the rush after 5 cards!"),
    (CombatPileDiscarded(5), "The combat pile goes to the rubbish: 5 cards."),
    (HaulPickedUp(0, 1), "Ada checks the haul: 1 card."),
    (HaulSeen(0, 0, (HOOK,)), "You have hauled Rusty Right Hook."),
    (HaulDiscarded(0, 1), "Ada discards 1 hauled card."),
    (HaulDiscarded(0, 2), "Ada discards 2 hauled cards."),
    (PileupStarted(1, Bill(4)), "PILEUP! Ben is ready with 4 vehicles: the winner takes it all."),
    (WentTurbo(0, "gyrohopper", Bill(3)), "VROOM! The Gyrohopper of Ada goes turbo with 3 parts."),
    (PartsDiscarded(24, 0), "24 parts fly into the rubbish."),
    (PartsDiscarded(24, 2), "24 parts fly into the rubbish, and 2 hauled cards with them."),
    (
        PileupHandDrawn(0, Bill(12), Bill(6)),
        "Ada draws 12 cards for the pileup and discards 6.",
    ),
    (GameEnded(2, 9), "Cleo wins the pileup, and with it the game!"),
]

ACTIONS: list[tuple[Action, str]] = [
    (Discard(HOOK), "Discard Rusty Right Hook"),
    (Draw(), "Draw up to 6"),
    (Attach(HOOK), "Attach Rusty Right Hook"),
    (
        PayRepair("doombuggy", "engine", HOOK),
        "Repair the Doombuggy Engine with Rusty Right Hook",
    ),
    (Done(), "Done"),
    (NamePlayer(1), "Ben"),
    (Shoot(2, "bigg_rigg", "bling"), "Shoot Cleo: Bigg Rigg Bling"),
    (Repair(0, "scrap_hog", "cargo"), "Repair Ada: Scrap Hog Cargo"),
    (Challenge("gyrohopper"), "Everybody with the Gyrohopper"),
    (Rush("gyrohopper"), "Rush with the Gyrohopper"),
    (Fight(HOOK), "Fight with Rusty Right Hook"),
    (DropOut(), "Drop out"),
    (NameColour("red"), "Red"),
    (Swerve(1, "clockwise"), "Ben, then clockwise"),
    (Swerve(1, "anticlockwise"), "Ben, then anticlockwise"),
    (TriggerBox("doombuggy", "weapon"), "Trigger the Doombuggy Weapon"),
    (TriggerBox("doombuggy", "card"), "Trigger the Doombuggy itself"),
    (Decline(), "Trigger nothing"),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS, ids=lambda thing: str(thing)[:40])
def test_what_has_happened(event: Event, sentence: str) -> None:
    assert ENGLISH.say(GAME.phrase(event), NAMES) == sentence
    assert SPANISH.say(GAME.phrase(event), NAMES) != sentence


@pytest.mark.parametrize(("action", "sentence"), ACTIONS, ids=lambda thing: str(thing)[:40])
def test_what_can_be_done(action: HeapAction, sentence: str) -> None:
    assert ENGLISH.say(GAME.label(action), NAMES) == sentence
    if not isinstance(action, NamePlayer):
        assert SPANISH.say(GAME.label(action), NAMES) != sentence


def test_every_kind_of_event_and_action_is_among_them() -> None:
    assert {type(event) for event, _ in EVENTS} == set(get_args(HeapEvent))
    assert {type(action) for action, _ in ACTIONS} == set(get_args(HeapAction))


def test_actions_that_are_many_are_grouped() -> None:
    def face(action: HeapAction) -> str:
        return ENGLISH.say(GAME.face_label(action), NAMES)

    assert face(PayRepair("doombuggy", "engine", HOOK)) == "Repair the Doombuggy Engine"
    assert face(Shoot(2, "bigg_rigg", "bling")) == "Shoot Cleo"
    assert face(Repair(0, "scrap_hog", "cargo")) == "Repair a part of Ada"
    assert face(Discard(HOOK)) == "Discard Rusty Right Hook"


# What is not possible


def barred(game: Battle, seat: int) -> dict[str, str]:
    """Return the reasons by what a player may look for."""
    names: Names = {**GAME.names(game), **NAMES}
    return {
        ENGLISH.say(one.label, names): ENGLISH.say(one.reason.phrase, names)
        for one in GAME.barred(GAME.view(game, Seat(seat)))
    }


def test_reasons_are_said_where_something_is_not_possible() -> None:
    game = battle("bodge", player("pole bags R/R", on="wheel!"), player("R/R"), cards=CARDS)
    go(game, "0 attach pole", "0 attach bags")
    game.players[0].hand = [card(CARDS, "pole")]
    assert barred(game, 0) == {
        "Attach another part": "You have already attached 2 parts this turn.",
        "Repair the Doombuggy Engine": "You hold no card of that vehicle to pay with.",
    }
    game = battle(
        "flip",
        player(on="wheel bags", rushing="doombuggy"),
        player("Y/Y R/R", rushing="doombuggy"),
        player(rushing="doombuggy"),
        cards=CARDS,
        heap="R/R~",
    )
    play(game, 0, "swerve 1 clockwise")
    assert barred(game, 0) == {
        "bags": "It waits for something else.",
        "Doombuggy": "It waits for something else.",
    }
    play(game, 0, "decline")
    assert barred(game, 1) == {"Y-Y": "It does not block the red attack."}


# Questions

CARDS = bench(
    pole="scrap_hog weapon; bodge: other_discard_2",
    skull="doombuggy bling; bodge: challenge shoot_any repair",
    wheel="doombuggy engine; any: you_discard_1",
    bags="doombuggy cargo; rush_end: you_haul_1",
)


def question(game: Battle, seat: int) -> str:
    names: Names = {**GAME.names(game), **NAMES}
    return ENGLISH.say(GAME.question(GAME.view(game, Seat(seat))), names)


def test_every_question_can_be_understood() -> None:
    heard: dict[str, tuple[str, str]] = {}

    def listen(game: Battle) -> None:
        seat, what = asked(game)
        heard[what] = question(game, seat), question(game, (seat + 1) % 3)

    game = battle("draw", player("R/R"), player(), player(), cards=CARDS)
    listen(game)
    game = battle(
        "bodge",
        player("pole skull R/R", on="wheel! bags"),
        player("Y/Y G/G R/R", on="wheel!"),
        player("Y/Y G/G R/R"),
        cards=CARDS,
    )
    listen(game)
    play(game, 0, "attach pole")
    listen(game)
    play(game, 0, "name 1")
    listen(game)
    go(game, "1 discard Y/Y", "1 discard G/G", "0 attach skull")
    listen(game)
    play(game, 0, "challenge doombuggy")
    listen(game)
    play(game, 0, "shoot 0 doombuggy cargo")
    listen(game)
    game = battle("rush", player(), player(), player(), heap="R/R")
    listen(game)
    game = battle(
        "flip",
        player("K/R", on="wheel bags", rushing="doombuggy"),
        player(rushing="doombuggy"),
        player(rushing="doombuggy"),
        cards=CARDS,
        heap="C/R~",
    )
    listen(game)
    play(game, 0, "colour green")
    listen(game)
    play(game, 0, "swerve 1 clockwise")
    listen(game)
    play(game, 0, "decline")
    listen(game)
    go(game, "1 drop-out", "2 drop-out")
    listen(game)
    game = battle("check", player(haul="R/R"), player(), player())
    listen(game)
    assert set(heard) == set(ASKED)
    assert heard == {
        "draw": (
            "You hold 1 card. Discard what you do not want, then draw up to 6.",
            "Ada sorts their hand.",
        ),
        "bodge": (
            "You may attach 2 parts and pay for 2 repairs.",
            "Ada is bodging.",
        ),
        "other": ("Who discards 2 cards?", "Ada chooses another player."),
        "discard": ("Discard 2 cards. Which?", "Ben has to discard 2 cards."),
        "challenge": (
            "Which vehicle must everybody rush with?",
            "Ada chooses the vehicle of the Challenge.",
        ),
        "shoot": ("Which part do you shoot?", "Ada takes aim."),
        "repair": (
            "Which damaged part do you repair? It may be anybody’s.",
            "Ada looks for something to repair.",
        ),
        "vehicle": (
            "Which vehicle do you take?",
            "Ada chooses a vehicle for the rush.",
        ),
        "colour": (
            "A Player’s Choice Attack: which colour must be blocked?",
            "Ada chooses the colour of the attack.",
        ),
        "swerve": (
            "Who has to respond, and which way does play go on?",
            "Ada swerves.",
        ),
        "trigger": (
            "C-R-swerve can set off a rush box.",
            "Ada may trigger a rush box.",
        ),
        "fight": (
            "Ada attacks green: block green, or drop out?",
            "Ben has to block, or drops out.",
        ),
        "end-boxes": (
            "Which of your boxes do you run?",
            "Ada may run boxes at the end of the rush.",
        ),
        "haul": (
            "Attach what you can use; the rest goes to the rubbish.",
            "Ada checks the haul.",
        ),
    }


def test_how_much_may_still_be_bodged() -> None:
    cards = bench(a="doombuggy weapon", b="doombuggy engine", c="doombuggy cargo")
    game = battle("bodge", player("a b c R/R", on="c!"), player(), cards=cards)
    play(game, 0, "attach a")
    assert question(game, 0) == "You may attach 1 more part and pay for 2 repairs."
    go(game, "0 pay-repair doombuggy cargo c", "0 attach b")
    assert question(game, 0) == ("You may attach no more parts and pay for 1 more repair.")


# Names


def test_a_users_own_cards_go_by_their_names() -> None:
    cards = bench(thing="doombuggy weapon; name: The Thing")
    game = battle("bodge", player("thing"), player(), cards=cards)
    (action, *_) = GAME.options(game, Seat(0))
    assert ENGLISH.say(GAME.label(action), GAME.names(game)) == "Attach The Thing"
    (event,) = [one for one in play(game, 0, "attach thing") if isinstance(one, PartAttached)]
    said = ENGLISH.say(GAME.phrase(event), GAME.names(game))
    assert said == "Player 1 bolts The Thing onto the Doombuggy."


# What is printed


def test_what_is_printed_on_the_packaged_cards() -> None:
    printed = GAME.printed(None)
    assert (printed.first, len(printed.cards)) == (0, 60)
    hook = printed.cards[HOOK]
    assert (hook.key, hook.name, hook.copies) == ("DB-WEA-1", "Rusty Right Hook", 2)
    assert (hook.vehicle, hook.part) == ("doombuggy", "weapon")
    assert hook.bodge == ("shoot_left", "shoot_right")
    assert hook.rush is not None
    assert (hook.rush.trigger, hook.rush.effects) == ("attack_red", ("shoot_right",))
    assert (hook.attack, hook.blocks, hook.swerve) == ("green", ("yellow",), False)
    buggy = printed.vehicles[0]
    assert buggy.vehicle == "doombuggy"
    assert (buggy.normal.draw, buggy.normal.discard, buggy.normal.rush.trigger) == (
        2,
        0,
        "rush_win",
    )
    assert (buggy.turbo.draw, buggy.turbo.discard) == (4, 2)
    assert buggy.turbo.rush.effects == ("other_discard_1",)


def test_what_is_printed_on_a_users_own_cards() -> None:
    source = bench(thing="doombuggy weapon; name: The Thing").source
    assert isinstance(source, FileText)
    printed = GAME.printed(GAME.settings({"cards": source}, 2))
    assert printed.name == "Bench"
    assert printed.first == 1000
    assert [card.name for card in printed.cards if card.key == "thing"] == ["The Thing"]
    assert [card.rush for card in printed.cards if card.key == "thing"] == [None]
