"""Who is asked what, and what comes next: the top frame decides.

The steps themselves are in the chapters: `setup`, `turn`, `receiving`, `playing`, `giving`,
`looking`, `count` and `ending`. They leave frames on the stack and return; `go_on` runs the frames
until one asks somebody.
"""

from __future__ import annotations

from typing import assert_never

from hotseat.core import Chance, Rules, Seat, Tell
from hotseat.games.potatoh import steps
from hotseat.games.potatoh.actions import (
    Area,
    Choose,
    Cut,
    Direct,
    Dizzy,
    Draw,
    DrawOn,
    Give,
    GoAlong,
    Keep,
    Leave,
    Move,
    NameStarter,
    NoTheft,
    Play,
    PlayOn,
    PotatohAction,
    Steal,
    Stop,
    Take,
    Vote,
)
from hotseat.games.potatoh.direction import direct, direction_options
from hotseat.games.potatoh.ending import (
    answer,
    end_round,
    level_options,
    name_starter,
    starter_options,
)
from hotseat.games.potatoh.giving import (
    generous_options,
    generous_take,
    give_card,
    hand_over,
    lay_out,
    shuffle_parts,
    split,
    split_last_card,
    split_options,
    wicked_draw,
    wicked_give,
    wicked_options,
    wickedest_give,
    wickedest_options,
)
from hotseat.games.potatoh.looking import spinning_choose, spinning_options
from hotseat.games.potatoh.playing import (
    play_card,
    play_treacherous,
    risky_draw,
    risky_options,
    risky_stop,
    steal,
    steal_nothing,
    theft_options,
)
from hotseat.games.potatoh.receiving import (
    dizzy_options,
    dizzy_reverse,
    dizzy_shuffle,
    draw,
    keep,
    keep_options,
    lay_in_area,
)
from hotseat.games.potatoh.setup import boom_in, set_up_round
from hotseat.games.potatoh.state import NOBODY, Frame, Match
from hotseat.games.potatoh.turn import (
    draw_for_turn,
    draw_on,
    end_turn,
    leave_treacherous,
    move_treacherous,
    pass_deck,
    treachery_options,
    turn_options,
)

# Who is asked


def waiting(game: Match) -> list[Seat]:
    """Return the seats that owe a decision; none while the top frame runs by itself."""
    if game.top().step is steps.LEVEL:
        return [Seat(player.seat) for player in game.players if not player.has_voted]
    seat = asked(game)
    return [] if seat == NOBODY else [Seat(seat)]


def asked(game: Match) -> int:
    """Return the first of those seats, or NOBODY."""
    frame = game.top()
    match frame.step:
        case steps.TURN:
            return NOBODY if game.draws_on else frame.seat
        case steps.SPLIT:
            return frame.seat if len(game.deck) > 1 else NOBODY
        case steps.GENEROUS:
            # The last face-down card is no choice, as everybody can see.
            return frame.seats[0] if len(frame.cards) > 1 else NOBODY
        case steps.LEVEL:
            return first_without_vote(game)
        case (
            steps.RISKY
            | steps.KEEP
            | steps.DIZZY
            | steps.THEFT
            | steps.WICKED
            | steps.WICKEDEST
            | steps.SPINNING
            | steps.TREACHERY
            | steps.DIRECTION
            | steps.STARTER
        ):
            return frame.seat
        case _:
            return NOBODY


def first_without_vote(game: Match) -> int:
    """RUL-POT-47: all players answer at once."""
    for player in game.players:
        if not player.has_voted:
            return player.seat
    return NOBODY


def may_change(game: Match) -> list[Seat]:
    """RUL-POT-47: an answer about the level may be changed until all have answered."""
    if game.top().step != steps.LEVEL:
        return []
    return [Seat(player.seat) for player in game.players if player.has_voted]


def options(game: Match, seat: Seat) -> list[PotatohAction]:
    """Return every legal action of a seat; none for a seat that is not asked."""
    frame = game.top()
    if frame.step == steps.LEVEL:
        return level_options(game)
    if asked(game) != seat:
        return []
    match frame.step:
        case steps.TURN:
            return turn_options(game, seat)
        case steps.RISKY:
            return risky_options()
        case steps.KEEP:
            return keep_options(game, frame)
        case steps.DIZZY:
            return dizzy_options()
        case steps.THEFT:
            return theft_options(game, seat)
        case steps.WICKED:
            return wicked_options(game, seat)
        case steps.WICKEDEST:
            return wickedest_options(game)
        case steps.SPLIT:
            return split_options(game, seat)
        case steps.SPINNING:
            return spinning_options(frame)
        case steps.GENEROUS:
            return generous_options(frame)
        case steps.TREACHERY:
            return treachery_options(game, seat)
        case steps.DIRECTION:
            return direction_options()
        case steps.STARTER:
            return starter_options(game)
        case (
            steps.DRAWS
            | steps.HANDOVER
            | steps.DEAL
            | steps.LAY_OUT
            | steps.SHUFFLE
            | steps.BOOM_IN
            | steps.END_OF_TURN
            | steps.PASS
            | steps.COUNT
            | steps.SET_UP
            | steps.OVER
        ):
            return []
        case _:
            assert_never(frame.step)


# What they choose


def apply(
    game: Match, seat: Seat, action: PotatohAction, chance: Chance, tell: Tell | None
) -> None:
    """Play an action and go on to the next decision."""
    frame = game.top()
    if type(action) is Draw:  # the most frequent action first
        draw_as_asked(game, frame)
    elif type(action) is Play:
        game.stack.pop()
        play_card(game, seat, action.card, chance, tell)
    elif type(action) is Keep:
        keep(game, frame)
    else:
        choose(game, frame, seat, action, chance, tell)
    go_on(game, chance, tell)


def choose(
    game: Match, frame: Frame, seat: Seat, action: PotatohAction, chance: Chance, tell: Tell | None
) -> None:
    """Everything but drawing, playing a card for oneself, and keeping one."""
    match action:
        case DrawOn():
            draw_on(game, frame, tell)
        case PlayOn(_card, target):
            game.stack.pop()
            play_treacherous(game, seat, target, tell)
        case Stop():
            risky_stop(game, frame, tell)
        case Area():
            lay_in_area(game, frame, tell)
        case Dizzy("reverse"):
            dizzy_reverse(game, frame, tell)
        case Dizzy():
            dizzy_shuffle(game, frame, chance, tell)
        case Steal(victim):
            steal(game, frame, victim, chance, tell)
        case NoTheft():
            steal_nothing(game, frame, tell)
        case Give(target):
            if frame.step == steps.WICKED:
                wicked_give(game, frame, target, tell)
            else:
                wickedest_give(game, frame, target, tell)
        case Cut():
            split(game, frame, action, tell)
        case Choose(card):
            spinning_choose(game, frame, card, chance, tell)
        case Take(place):
            generous_take(game, frame, place, tell)
        case Move(target):
            move_treacherous(game, frame, target, tell)
        case Leave():
            leave_treacherous(game, frame, tell)
        case Direct(side):
            direct(game, frame, side, tell)
        case NameStarter(starter):
            name_starter(game, frame, starter, tell)
        case Vote(level):
            answer(game, seat, level, tell)
        case GoAlong():
            answer(game, seat, 0, tell)
        case Draw() | Play() | Keep():
            raise AssertionError("played already")
        case _:
            assert_never(action)


def draw_as_asked(game: Match, frame: Frame) -> None:
    """The same word for the turn's action, Risky's next card and Wicked's own two."""
    match frame.step:
        case steps.TURN:
            draw_for_turn(game, frame)
        case steps.RISKY:
            risky_draw(game, frame)
        case _:
            wicked_draw(game, frame)


# What comes next


def go_on(game: Match, chance: Chance, tell: Tell | None) -> None:
    """Run frames until one asks somebody or the match is over."""
    while asked(game) == NOBODY and game.top().step is not steps.OVER:
        run(game, game.top(), chance, tell)


def run(game: Match, frame: Frame, chance: Chance, tell: Tell | None) -> None:
    """One step of the frame on top."""
    match frame.step:
        case steps.TURN:
            draw_for_turn(game, frame)  # RUL-POT-40: until BOOM
        case steps.DRAWS:
            draw(game, frame, tell)
        case steps.HANDOVER:
            hand_over(game, frame, tell)
        case steps.DEAL:
            give_card(game, frame, 0, tell)
        case steps.SPLIT:
            split_last_card(game, frame, tell)
        case steps.SHUFFLE:
            shuffle_parts(game, frame, chance, tell)
        case steps.LAY_OUT:
            lay_out(game, frame, tell)
        case steps.GENEROUS:
            generous_take(game, frame, 1, tell)
        case steps.END_OF_TURN:
            end_turn(game, frame)
        case steps.PASS:
            pass_deck(game, frame, tell)
        case steps.COUNT:
            end_round(game, tell)
        case steps.SET_UP:
            set_up_round(game, chance, tell)
        case steps.BOOM_IN:
            boom_in(game, chance, tell)
        case (
            steps.RISKY
            | steps.KEEP
            | steps.DIZZY
            | steps.THEFT
            | steps.WICKED
            | steps.WICKEDEST
            | steps.SPINNING
            | steps.TREACHERY
            | steps.DIRECTION
            | steps.STARTER
            | steps.LEVEL
            | steps.OVER
        ):
            raise ValueError(f"nobody is asked in step {frame.step.name}")
        case _:
            assert_never(frame.step)


class PotatohRules(Rules[Match, PotatohAction]):
    """The verbs that playing on needs."""

    def asked(self, state: Match) -> int:
        """Return the first seat that owes a decision."""
        return asked(state)

    def options(self, state: Match, seat: Seat) -> list[PotatohAction]:
        """Return every legal action of a seat."""
        return options(state, seat)

    def apply(
        self, state: Match, seat: Seat, action: PotatohAction, chance: Chance, tell: Tell | None
    ) -> None:
        """Play an action."""
        apply(state, seat, action, chance, tell)
