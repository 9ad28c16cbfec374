"""What must hold at a step of any game: the contract suite and `make soak` ask the same."""

from __future__ import annotations

import hashlib

from hotseat.core import Action, AnyGame, Chance, FastChance, Refusal, Result, Seat
from hotseat.core.game import actors
from hotseat.core.play import play_in_a_row
from hotseat.core.playing import NOBODY
from tests.contract.cases import Case
from tests.contract.harness import (
    RandomGame,
    Step,
    events_for,
    played_on,
    shown_to,
    what_a_seat_gets,
    wire,
)

EVERY = 15  # steps between two looks at what costs time: the suite is about breadth


def onlookers(random_game: RandomGame) -> list[Seat | None]:
    """Return everybody who is sent something."""
    return [None, *random_game.seats]


def check_decision(random_game: RandomGame, step: Step, census: dict[str, int]) -> None:
    """All cards are there, and exactly those who may act have options, all different."""
    game = random_game.game
    assert game.census(step.state) == census
    waiting = game.waiting(step.state)
    assert (game.result(step.state) is None) == bool(waiting)
    assert game.playing.asked(step.state) == (waiting[0] if waiting else NOBODY)
    acting = actors(game, step.state)
    assert len(set(acting)) == len(acting)
    for seat in random_game.seats:
        options = game.options(step.state, seat)
        assert bool(options) == (seat in acting)
        if seat in waiting:
            assert game.default(step.state, seat) in options
        texts = [action.text() for action in options]
        assert len(set(texts)) == len(texts)
        assert all(action.text().startswith(action.face()) for action in options)


def check_result(random_game: RandomGame, state: object) -> None:
    """Everybody has a place."""
    result: Result | None = random_game.game.result(state)
    assert result is not None
    places = [standing.place for standing in result.standings]
    assert places == sorted(places)
    assert {standing.seat for standing in result.standings} >= set(random_game.seats)


def check_snapshot(random_game: RandomGame, step: Step, dice: Chance) -> None:
    """A copy and a snapshot go the same way, and leave the original as it was."""
    game = random_game.game
    before = game.dump(step.state)
    loaded = game.load(random_game.settings, before)
    assert game.dump(loaded) == before
    for seat in actors(game, step.state):
        action: Action = dice.pick(game.options(step.state, seat))
        on_copy = played_on(game, step.state, seat, action, seed=step.number)
        on_loaded = played_on(game, loaded, seat, action, seed=step.number)
        assert game.dump(step.state) == before
        assert game.dump(on_loaded.state) == game.dump(on_copy.state)
        assert on_loaded.events == on_copy.events
        loaded = game.load(random_game.settings, before)


def check_imagined(random_game: RandomGame, step: Step, dice: Chance) -> None:
    """An imagined state looks the same to the seat that imagines it, and has the same cards."""
    game = random_game.game
    for seat in onlookers(random_game):
        imagined = game.imagine(game.view(step.state, seat), dice)
        assert what_a_seat_gets(game, imagined, seat) == what_a_seat_gets(game, step.state, seat)
        assert game.census(imagined) == game.census(step.state)
        assert game.waiting(imagined) == game.waiting(step.state)


def check_twins(random_game: RandomGame, step: Step, dice: Chance) -> int:
    """Play the same open move in two states that a seat cannot tell apart; count the pairs.

    What the rules show with this move may differ. If it does not, then every event the seat is
    sent and all it sees afterwards must be the same too: also who is asked next, because a
    question that is left out tells something.
    """
    game: AnyGame = random_game.game
    compared = 0
    for onlooker in onlookers(random_game):
        for seat in game.waiting(step.state)[:2]:
            action: Action = dice.pick(game.options(step.state, seat))
            imagined = game.imagine(game.view(step.state, onlooker), dice)
            same = [one for one in game.options(imagined, seat) if one.face() == action.face()]
            if seat == onlooker:
                same = [one for one in same if one == action]
            if not same:
                continue
            here = played_on(game, step.state, seat, action, seed=step.number)
            there = played_on(game, imagined, seat, same[0], seed=step.number)
            if shown_to(here.events, onlooker) != shown_to(there.events, onlooker):
                continue
            compared += 1
            assert events_for(here.events, onlooker) == events_for(there.events, onlooker)
            assert wire(game.view(here.state, onlooker)) == wire(game.view(there.state, onlooker))
    return compared


def check_reshuffled(random_game: RandomGame, step: Step, dice: Chance) -> bool:
    """What nobody may know is shuffled, and nobody sees a difference; was there any?"""
    game = random_game.game
    before = game.dump(step.state)
    shuffled = game.clone(step.state)
    game.reshuffle_hidden(shuffled, dice)
    assert game.dump(step.state) == before
    assert game.census(shuffled) == game.census(step.state)
    assert game.waiting(shuffled) == game.waiting(step.state)
    for seat in onlookers(random_game):
        assert what_a_seat_gets(game, shuffled, seat) == what_a_seat_gets(game, step.state, seat)
    return game.dump(shuffled) != before


def check_refusals(random_game: RandomGame, step: Step, dice: Chance) -> int:
    """Send a seat's messages to two states that look the same to it; count the refused ones.

    Both refuse with the same bytes, or both take as many actions, unless the rules showed the
    seat something by the last of them.
    """
    game: AnyGame = random_game.game
    refused = 0
    for seat in actors(game, step.state):
        twin = game.imagine(game.view(step.state, seat), dice)
        texts = [action.text() for action in game.options(step.state, seat)]
        some = [dice.pick(texts) for _ in range(3)]
        barred = [one.action.text() for one in game.barred(game.view(step.state, seat))]
        for message in (
            *[(text, "zzz") for text in some],
            *[(text, dice.pick(texts), "zzz") for text in some],
            *[(text, dice.pick(barred)) for text in some if barred],
            ("zzz",),
        ):
            here, there = (
                play_in_a_row(game, state, seat, message, FastChance(step.number), 1)
                for state in (step.state, twin)
            )
            if isinstance(here, Refusal) or isinstance(there, Refusal):
                assert wire(here) == wire(there)
                refused += 1
                continue
            shown = [
                shown_to([event for one in played for event in one.events], seat)
                for played in (here, there)
            ]
            assert len(here) == len(there) or shown[0] != shown[1]
    return refused


def check_game(case: Case, seed: int, every: int = EVERY) -> tuple[int, str]:
    """Play a whole random game with all checks; return its decisions, and a digest of it all."""
    random_game = RandomGame(case, seed)
    game = random_game.game
    dice = FastChance(seed + (1 << 41))
    told = hashlib.sha256()
    census: dict[str, int] = {}
    for step in random_game.steps():
        census = census or game.census(step.state)
        for event in step.events:
            told.update(wire(event))
        check_decision(random_game, step, census)
        if step.number % every == 0:
            check_snapshot(random_game, step, dice)
        elif step.number % every == 1:
            check_imagined(random_game, step, dice)
        elif step.number % every == 2:
            check_twins(random_game, step, dice)
            check_refusals(random_game, step, dice)
            check_reshuffled(random_game, step, dice)
    check_result(random_game, step.state)
    told.update(game.dump(step.state))
    return step.number, told.hexdigest()
