"""Matches in words: each event, action and question as a code with its parameters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import get_args

from hotseat.core import Action, Bill, Event, Name, Param, Phrase
from hotseat.games.potatoh import data
from hotseat.games.potatoh.actions import PotatohAction
from hotseat.games.potatoh.events import (
    AsideDiscarded,
    CardsSeen,
    HandLost,
    HandShown,
    LevelSet,
    PotatohEvent,
    ReceiverNamed,
    RoundEnded,
    StarterNamed,
)
from hotseat.games.potatoh.facts import Card
from hotseat.games.potatoh.settings import schema
from hotseat.games.potatoh.state import ANTICLOCKWISE, CLOCKWISE, NOBODY, Match
from hotseat.games.potatoh.view import View

# The steps that ask somebody.
ASKED = (
    "turn",
    "risky",
    "keep",
    "dizzy",
    "theft",
    "wicked",
    "wickedest",
    "split",
    "spinning",
    "generous",
    "treachery",
    "direction",
    "starter",
    "level",
)

# Fields of events and actions that are seats.
_SEATS = ("seat", "starter", "victim", "target", "upper_to", "lower_to", "exploder", "winner")


def card_name(card: Card) -> Phrase:
    """Return the name of a card."""
    return Phrase(f"potatoh-card-{data.facts().keys[card]}")


def short_name(card: Card) -> Phrase:
    """Return the name of a card within a sentence, where its printed name would be loud."""
    return Phrase(f"potatoh-short-{data.facts().keys[card]}")


def cards(kinds: Sequence[Card]) -> tuple[Phrase, ...]:
    """Return cards by their short names, each kind once with its number."""
    return tuple(
        Phrase("potatoh-cards", {"count": kinds.count(card), "card": short_name(card)})
        for card in dict.fromkeys(kinds)
    )


def way(direction: int) -> str:
    """Return the name of a direction."""
    return {CLOCKWISE: "clockwise", ANTICLOCKWISE: "anticlockwise"}.get(direction, "unset")


def phrase(event: Event) -> Phrase:
    """Return an event in words: its fields by their names, bills by their totals."""
    params = _params(event, short_name)
    match event:
        case HandLost() | CardsSeen() | AsideDiscarded() | HandShown():
            params["cards"] = cards(event.cards)
            params["count"] = len(event.cards)
        case ReceiverNamed(seat=seat, target=chosen) | StarterNamed(seat=seat, starter=chosen):
            params["own"] = "yes" if seat == chosen else "no"
        case LevelSet(answers=answers):
            params["answers"] = _answers(answers)
        case RoundEnded(exploder=exploder):
            params["boom"] = "no" if exploder == NOBODY else "yes"
        case _:
            pass
    return Phrase(f"potatoh-event-{event.__struct_config__.tag}", params)


def _answers(answers: tuple[int, ...]) -> tuple[Phrase, ...]:
    """Return who wants which level; those who go along come last."""
    return tuple(
        Phrase(
            "potatoh-answer",
            {
                "level": level,
                "seats": tuple(
                    Name("seat", seat) for seat, answer in enumerate(answers) if answer == level
                ),
            },
        )
        for level in sorted(set(answers), key=lambda level: (level == 0, level))
    )


def label(action: Action) -> Phrase:
    """Return an action in words."""
    return Phrase(f"potatoh-do-{action.__struct_config__.tag}", _params(action, card_name))


def _params(thing: Event | Action, name_of: Callable[[Card], Phrase]) -> dict[str, Param]:
    params: dict[str, Param] = {}
    for field in thing.__struct_fields__:
        match field, getattr(thing, field):
            case "only", _:
                pass
            case "card", int(card):
                params["card"] = name_of(card)
            case "direction", int(direction):
                params["direction"] = way(direction)
            case _, bool(yes):
                params[field] = "yes" if yes else "no"
            case _, int(seat) if field in _SEATS:
                params[field] = Name("seat", seat)
            case _, int(value) | str(value) | Bill(total=value):
                params[field] = value
            case _:
                pass  # lists: below
    return params


def question(seen: View) -> Phrase:
    """Return what the seat is asked, or whom it waits for."""
    step = seen.steps[-1]
    if step.step == "over":
        best = max(seen.players, key=lambda player: player.total)
        return Phrase("potatoh-ask-over", {"winner": Name("seat", best.seat)})
    if step.step == "level":
        if seen.seat is not None and not seen.players[seen.seat].has_voted:
            return Phrase("potatoh-ask-level", {"level": seen.level})
        late = tuple(Name("seat", who.seat) for who in seen.players if not who.has_voted)
        return Phrase("potatoh-wait-level", {"seats": late, "count": len(late)})
    asked = step.seats[0] if step.step == "generous" else step.seat
    if asked != seen.seat:
        return Phrase(f"potatoh-wait-{step.step}", {"seat": Name("seat", asked)})
    params: dict[str, Param] = {"count": step.count, "deck": seen.deck}
    if seen.own and seen.own.received is not None:
        params["card"] = card_name(seen.own.received)
    if step.step == "wickedest":
        params["card"] = len(step.seats) + 1
    return Phrase(f"potatoh-ask-{step.step}", params)


def names(game: Match) -> dict[tuple[str, int], Phrase]:
    """Return the players' names where nobody has named them."""
    return {("seat", player.seat): seat_name(player.seat) for player in game.players}


def seat_name(seat: int) -> Phrase:
    """Return a player's name where nobody has named them."""
    return Phrase("potatoh-seat", {"number": seat + 1})


def codes() -> list[str]:
    """Return the codes that are put together from parts; the others are in the code as they are."""
    return [
        "potatoh-score",
        *(f"potatoh-event-{event.__struct_config__.tag}" for event in get_args(PotatohEvent)),
        *(f"potatoh-do-{action.__struct_config__.tag}" for action in get_args(PotatohAction)),
        *(f"potatoh-card-{key}" for key in data.facts().keys),
        *(f"potatoh-short-{key}" for key in data.facts().keys),
        *(f"potatoh-setting-{setting.name}" for setting in schema()),
        *(f"potatoh-ask-{step}" for step in ASKED),
        *(f"potatoh-wait-{step}" for step in ASKED),
    ]
