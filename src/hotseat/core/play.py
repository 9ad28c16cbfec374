"""Plays an action that somebody sent: looked up among the options, never built from the text."""

from __future__ import annotations

import msgspec

from hotseat.core.actions import Action
from hotseat.core.chance import Chance
from hotseat.core.events import Event, Tell, heard_by
from hotseat.core.game import AnyGame, Reason, actors
from hotseat.core.phrases import Phrase
from hotseat.core.playing import Seat


class Refusal(msgspec.Struct, frozen=True):
    """An action that was not played, and why. Nothing has changed."""

    action: str
    reason: Reason


def find(game: AnyGame, state: object, seat: Seat, text: str) -> Action | Refusal:
    """Return the seat's option with this text, or why there is none."""
    if game.result(state) is not None:
        return Refusal(text, Reason(Phrase("refused-game-over")))
    if seat not in actors(game, state):
        return Refusal(text, Reason(Phrase("refused-not-asked")))
    action: Action
    for action in game.options(state, seat):
        if action.text() == text:
            return action
    reason = reason_against(game, game.view(state, seat), text)
    return Refusal(text, reason or Reason(Phrase("refused-not-an-option", {"action": text[:80]})))


def reason_against(game: AnyGame, view: msgspec.Struct, text: str) -> Reason | None:
    """Return why an action that is not an option is impossible, if the game knows."""
    for barred in game.barred(view):
        if barred.bars(text):
            return barred.reason
    return None


def play(
    game: AnyGame, state: object, seat: Seat, text: str, chance: Chance, tell: Tell | None
) -> Refusal | None:
    """Play the seat's option with this text, in place; None when it was played."""
    found = find(game, state, seat, text)
    if isinstance(found, Refusal):
        return found
    game.apply(state, seat, found, chance, tell)
    return None


class Played(msgspec.Struct, frozen=True):
    """An action that was played on a copy: the state it led to, and its events."""

    action: str
    state: object
    events: list[Event]


def play_in_a_row(
    game: AnyGame, state: object, seat: Seat, texts: tuple[str, ...], chance: Chance, first: int
) -> list[Played] | Refusal:
    """Play actions of a seat on copies, as log entries from number `first` on.

    It stops after the first action that may teach the seat something, and ignores the rest:
    otherwise a refusal would tell what the deck holds. An action refused before that point makes
    all of them refused.
    """
    played: list[Played] = []
    for entry, text in enumerate(texts, start=first):
        found = find(game, state, seat, text)
        if isinstance(found, Refusal):
            return found
        state = game.clone(state)
        events: list[Event] = []
        chance.turn_to(entry)
        game.apply(state, seat, found, chance, events.append)
        played.append(Played(text, state, events))
        if chance.has_drawn() or _is_news(game, state, seat, events):
            break
    return played


def _is_news(game: AnyGame, state: object, seat: Seat, events: list[Event]) -> bool:
    """Was something revealed to the seat, or is it no longer asked?"""
    return any(event.reveals for event in heard_by(events, seat)) or seat not in actors(game, state)
