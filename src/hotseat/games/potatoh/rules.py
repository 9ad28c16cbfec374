"""Who is asked what, and what comes next: the top frame decides.

The steps themselves are in the chapters: `setup`, `turn`, `receiving`, `playing`, `giving`,
`looking`, `count` and `ending`. They leave frames on the stack and return; `go_on` runs the frames
until one asks somebody.
"""

from __future__ import annotations

from hotseat.core import Chance, Seat, Tell
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
from hotseat.games.potatoh.state import Frame, Match, Step
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
    frame = game.top()
    match frame.step:
        case Step.TURN:
            return [] if game.draws_on else [Seat(frame.seat)]
        case Step.SPLIT:
            return [Seat(frame.seat)] if len(game.deck) > 1 else []
        case Step.GENEROUS:
            # The last card face down is no choice, as everybody can see.
            return [Seat(frame.seats[0])] if len(frame.cards) > 1 else []
        case Step.LEVEL:
            return [Seat(player.seat) for player in game.players if not player.has_voted]
        case (
            Step.RISKY
            | Step.KEEP
            | Step.DIZZY
            | Step.THEFT
            | Step.WICKED
            | Step.WICKEDEST
            | Step.SPINNING
            | Step.TREACHERY
            | Step.DIRECTION
            | Step.STARTER
        ):
            return [Seat(frame.seat)]
        case _:
            return []


def may_change(game: Match) -> list[Seat]:
    """RUL-POT-47: an answer about the level may be changed until all have answered."""
    if game.top().step != Step.LEVEL:
        return []
    return [Seat(player.seat) for player in game.players if player.has_voted]


def options(game: Match, seat: Seat) -> list[PotatohAction]:
    """Return every legal action of a seat; none for a seat that is not asked."""
    frame = game.top()
    if frame.step == Step.LEVEL:
        return level_options(game)
    if seat not in waiting(game):
        return []
    match frame.step:
        case Step.TURN:
            return turn_options(game, seat)
        case Step.RISKY:
            return risky_options()
        case Step.KEEP:
            return keep_options(game, frame)
        case Step.DIZZY:
            return dizzy_options()
        case Step.THEFT:
            return theft_options(game, seat)
        case Step.WICKED:
            return wicked_options(game, seat)
        case Step.WICKEDEST:
            return wickedest_options(game)
        case Step.SPLIT:
            return split_options(game, seat)
        case Step.SPINNING:
            return spinning_options(frame)
        case Step.GENEROUS:
            return generous_options(frame)
        case Step.TREACHERY:
            return treachery_options(game, seat)
        case Step.DIRECTION:
            return direction_options()
        case Step.STARTER:
            return starter_options(game)
        case _:
            return []


# What they choose


def apply(
    game: Match, seat: Seat, action: PotatohAction, chance: Chance, tell: Tell | None
) -> None:
    """Play an action and go on to the next decision."""
    frame = game.top()
    match action:
        case Draw():
            draw_as_asked(game, frame)
        case DrawOn():
            draw_on(game, frame, tell)
        case Play(card):
            game.stack.pop()
            play_card(game, seat, card, chance, tell)
        case PlayOn(_card, target):
            game.stack.pop()
            play_treacherous(game, seat, target, tell)
        case Stop():
            risky_stop(game, frame, tell)
        case Keep():
            keep(game, frame)
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
            if frame.step == Step.WICKED:
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
    go_on(game, chance, tell)


def draw_as_asked(game: Match, frame: Frame) -> None:
    """The same word for the turn's action, Risky's next card and Wicked's own two."""
    match frame.step:
        case Step.TURN:
            draw_for_turn(game, frame)
        case Step.RISKY:
            risky_draw(game, frame)
        case _:
            wicked_draw(game, frame)


# What comes next


def go_on(game: Match, chance: Chance, tell: Tell | None) -> None:
    """Run frames until one asks somebody or the match is over."""
    while not waiting(game) and game.top().step != Step.OVER:
        run(game, game.top(), chance, tell)


def run(game: Match, frame: Frame, chance: Chance, tell: Tell | None) -> None:
    """One step of the frame on top."""
    match frame.step:
        case Step.TURN:
            draw_for_turn(game, frame)  # RUL-POT-40: until BOOM
        case Step.DRAWS:
            draw(game, frame, tell)
        case Step.HANDOVER:
            hand_over(game, frame, tell)
        case Step.DEAL:
            give_card(game, frame, 0, tell)
        case Step.SPLIT:
            split_last_card(game, frame, tell)
        case Step.SHUFFLE:
            shuffle_parts(game, frame, chance, tell)
        case Step.LAY_OUT:
            lay_out(game, frame, tell)
        case Step.GENEROUS:
            generous_take(game, frame, 1, tell)
        case Step.END_OF_TURN:
            end_turn(game, frame)
        case Step.PASS:
            pass_deck(game, frame, tell)
        case Step.COUNT:
            end_round(game, tell)
        case Step.SET_UP:
            set_up_round(game, chance, tell)
        case Step.BOOM_IN:
            boom_in(game, chance, tell)
        case _:
            raise ValueError(f"nobody is asked in step {frame.step.name}")
