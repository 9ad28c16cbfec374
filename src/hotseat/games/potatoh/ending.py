"""Between rounds, and the end of the match (POT-ROUND, POT-END, POT-VAR)."""

from __future__ import annotations

from hotseat.core import Tell
from hotseat.games.potatoh import steps
from hotseat.games.potatoh.actions import GoAlong, NameStarter, PotatohAction, Vote
from hotseat.games.potatoh.count import count_round
from hotseat.games.potatoh.events import LevelAnswered, LevelSet, MatchEnded, StarterNamed
from hotseat.games.potatoh.state import NOBODY, Frame, Match


def end_round(game: Match, tell: Tell | None) -> None:
    """Count; then the match is over, or the next round is prepared."""
    count_round(game, tell)
    game.stack = []
    leader = winner(game)
    if leader != NOBODY:
        game.push(steps.OVER, NOBODY)
        if tell:
            tell(MatchEnded(leader))
        return
    game.tie_break = is_due_to_end(game)  # POT-END-3: otherwise it would be over
    game.push(steps.SET_UP, NOBODY)
    if game.terms.raises_levels and game.level < game.facts.levels:
        game.push(steps.LEVEL, NOBODY)
    # RUL-POT-46: with no explosion the last player to become safe names the starter.
    namer = game.last_safe if game.exploder == NOBODY else game.exploder
    game.push(steps.STARTER, namer)


# The end of the match


def winner(game: Match) -> int:
    """Return the seat that has won, or NOBODY: a tie at the top is played out (POT-END-6).

    Past the target too, the most points win (POT-VAR-3).
    """
    best = max(player.total for player in game.players)
    leaders = [player.seat for player in game.players if player.total == best]
    if is_due_to_end(game) and len(leaders) == 1:
        return leaders[0]
    return NOBODY


def is_due_to_end(game: Match) -> bool:
    """POT-END-1, POT-VAR-2: enough rounds, or somebody past the target.

    Extra rounds add to the totals (POT-END-4) and end the match with whoever leads then, even below
    the target (POT-END-5).
    """
    if game.tie_break:
        return True
    if game.terms.by_points:
        return any(player.total > game.terms.target for player in game.players)
    return game.round >= game.terms.rounds


# The next starter


def starter_options(game: Match) -> list[PotatohAction]:
    """POT-ROUND-3: anybody, oneself included."""
    return [NameStarter(player.seat) for player in game.players]


def name_starter(game: Match, frame: Frame, starter: int, tell: Tell | None) -> None:
    """The next round starts there."""
    game.stack.pop()
    game.starter = starter
    if tell:
        tell(StarterNamed(frame.seat, starter))


# The next level


def level_options(game: Match) -> list[PotatohAction]:
    """RUL-POT-47: a level from the present one up, or going along with the others."""
    return [
        *[Vote(level) for level in range(game.level, game.facts.levels + 1)],
        GoAlong(),
    ]


def answer(game: Match, seat: int, level: int, tell: Tell | None) -> None:
    """All answer at the same time; `level` 0 means to go along."""
    player = game.players[seat]
    if tell and not player.has_voted:
        tell(LevelAnswered(seat))
    player.has_voted = True
    player.vote = level
    if all(other.has_voted for other in game.players):
        agree(game, tell)


def agree(game: Match, tell: Tell | None) -> None:
    """The lowest level named is the new one; if none is named, it stays."""
    game.stack.pop()
    answers = tuple(player.vote for player in game.players)
    named = [level for level in answers if level]
    if named:
        game.level = min(named)
    if tell:
        tell(LevelSet(game.level, answers))
