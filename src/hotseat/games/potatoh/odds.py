"""How likely BOOM is, as everybody at the table can tell."""

from __future__ import annotations

import msgspec

from hotseat.games.potatoh.state import Match, Step

# Steps whose cards were taken off the deck unseen.
_ASIDE = (Step.WICKEDEST, Step.GENEROUS, Step.HANDOVER)


class Odds(msgspec.Struct, frozen=True):
    """A number of chances out of a total."""

    chances: int
    of: int


def boom_odds(game: Match, cards: int = 1) -> Odds | None:
    """Return how likely BOOM is among the next cards of the deck; None between rounds.

    Players who looked at cards have put them back and shuffled, so BOOM can be anywhere among the
    cards that nobody has seen since: in the deck or face down beside it.
    """
    if game.is_counted:
        return None
    unseen = places_of_boom(game)
    if any(frame.step == Step.BOOM_IN for frame in game.stack):
        return Odds(0, max(1, unseen))  # the deal is safe
    return Odds(min(cards, unseen), unseen)


def places_of_boom(game: Match) -> int:
    """Return how many cards could be BOOM."""
    aside = sum(len(frame.cards) for frame in game.stack if frame.step in _ASIDE)
    return len(game.deck) + aside
