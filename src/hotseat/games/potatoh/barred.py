"""Choices that a player may look for but that are not possible now, each with its reason."""

from __future__ import annotations

from hotseat.core import Action, Barred, Name, Param, Phrase, Reason
from hotseat.games.potatoh.actions import Area, Give, Move, Play, PlayOn, Steal
from hotseat.games.potatoh.facts import Goes, Kind
from hotseat.games.potatoh.knowing import known_match
from hotseat.games.potatoh.playing import play_options
from hotseat.games.potatoh.state import Match, Step
from hotseat.games.potatoh.view import View
from hotseat.games.potatoh.words import card_name, label


def barred(seen: View) -> list[Barred]:
    """Return what is greyed for the seat of this view."""
    if seen.seat is None or seen.own is None:
        return []
    game = known_match(seen)
    if game.top().seat != seen.seat:
        return []
    match game.top().step:
        case Step.TURN:
            return _barred_cards(game, seen.seat)
        case Step.KEEP:
            return _barred_area(game, seen.own.received)
        case Step.THEFT:
            return _barred_victims(seen, game, seen.seat)
        case Step.WICKED:
            return [_barred(Give(seat), reason) for seat, reason in _safe(game, seen.seat)]
        case Step.WICKEDEST:
            return [_barred(Give(seat), reason) for seat, reason in _safe(game, seen.seat)]
        case Step.TREACHERY:
            return [_barred(Move(seat), reason) for seat, reason in _safe(game, seen.seat)]
        case _:
            return []


def _barred_cards(game: Match, seat: int) -> list[Barred]:
    """RUL-POT-12: cards that are never played, and Treacherous with nobody to get it."""
    possible = play_options(game, seat)
    found: list[Barred] = []
    for card in dict.fromkeys(game.players[seat].hand):
        if game.facts.goes[card] == Goes.OTHER_AREA:
            if not any(isinstance(option, PlayOn) for option in possible):
                found.append(_barred(Play(card), _reason("potatoh-no-other-player", "RUL-POT-12")))
            else:
                found += [_barred(PlayOn(card, one), reason) for one, reason in _safe(game, seat)]
            continue
        if Play(card) in possible:
            continue
        if card == Kind.PHEW:
            reason = _reason("potatoh-no-playing-phew", "POT-CARD-PHEW-1")
        else:
            rule = "POT-CARD-SUPER-2" if card == Kind.SUPER else "RUL-POT-29"
            reason = _reason("potatoh-no-playing-kept", rule, card=card_name(card))
        found.append(_barred(Play(card), reason))
    return found


def _barred_area(game: Match, received: int | None) -> list[Barred]:
    """Only Super and Sexy may go into the area when they are received."""
    if received is None or game.facts.is_kept_or_laid(received):
        return []
    reason = _reason("potatoh-no-area", "POT-DRAW-3", card=card_name(received))
    return [_barred(Area(), reason)]


def _barred_victims(seen: View, game: Match, seat: int) -> list[Barred]:
    """RUL-POT-30: safe players and empty hands cannot be robbed."""
    found = [_barred(Steal(other), reason) for other, reason in _safe(game, seat)]
    for player in seen.players:
        if player.seat != seat and not player.safe and player.hand == 0:
            name = Name("seat", player.seat)
            reason = _reason("potatoh-no-cards-to-steal", "RUL-POT-30", seat=name)
            found.append(_barred(Steal(player.seat), reason))
    return found


def _safe(game: Match, seat: int) -> list[tuple[int, Reason]]:
    """RUL-POT-20: the other players who are safe."""
    return [
        (
            player.seat,
            _reason("potatoh-no-safe-player", "RUL-POT-20", seat=Name("seat", player.seat)),
        )
        for player in game.players
        if player.safe and player.seat != seat
    ]


def _barred(action: Action, reason: Reason) -> Barred:
    return Barred(action, label(action), reason)


def _reason(code: str, rule: str, **params: Param) -> Reason:
    return Reason(Phrase(code, params), rule)
