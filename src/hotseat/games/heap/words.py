"""Games in words: each event, action and question as a code with its parameters."""

from __future__ import annotations

from typing import get_args

from hotseat.core import Action, Bill, Event, Name, Param, Phrase
from hotseat.games.heap import data
from hotseat.games.heap.actions import Draw, HeapAction, PayRepair, Repair, Shoot, TriggerBox
from hotseat.games.heap.card_file import read_effect
from hotseat.games.heap.card_words import cards, effect_phrase
from hotseat.games.heap.events import (
    BoxTriggered,
    CardsSeen,
    ColourNamed,
    DiscardsSeen,
    HaulSeen,
    HeapEvent,
    PartAttached,
    PartDamaged,
    PartRepaired,
    PlayerNamed,
    SymbolSkipped,
)
from hotseat.games.heap.facts import FIRST_OWN, NO_CARD, Deed, Effect
from hotseat.games.heap.frame_rows import (
    BodgeRow,
    BoxRow,
    DiscardRow,
    DrawRow,
    EachRow,
    FightRow,
    FrameRow,
    OtherRow,
    OverRow,
    StepRow,
    TriggerRow,
)
from hotseat.games.heap.settings import schema
from hotseat.games.heap.state import Battle
from hotseat.games.heap.symbols import ATTACKS, BLOCKS, COLOURS, PARTS, TRIGGERS, VEHICLES
from hotseat.games.heap.view import View

# The frames that ask somebody, as views call them.
ASKED = (
    "draw",
    "bodge",
    "discard",
    "other",
    "shoot",
    "repair",
    "challenge",
    "vehicle",
    "fight",
    "colour",
    "swerve",
    "trigger",
    "end-boxes",
    "haul",
)

# Actions of which a list may have many: what those with the same face have in common.
_GROUPED = (PayRepair, Shoot, Repair)

# Fields of events and actions that are seats.
_SEATS = ("seat", "owner", "target", "winner")


def phrase(event: Event) -> Phrase:
    """Return an event in words: its fields by their names, bills by their totals."""
    params = _params(event)
    match event:
        case CardsSeen(cards=kinds) | DiscardsSeen(cards=kinds) | HaulSeen(cards=kinds):
            params["cards"] = cards(kinds)
            params["count"] = len(kinds)
        case PartAttached(replaced=replaced):
            params["replaces"] = "no" if replaced == NO_CARD else "yes"
        case PartDamaged() | PartRepaired():
            params["own"] = "yes" if event.seat == event.owner else "no"
        case PlayerNamed(effect=token):
            effect = _effect(token)
            params["deed"] = effect.deed.name.lower()
            params["count"] = effect.amount
        case SymbolSkipped(effect=token):
            params["effect"] = effect_phrase(_effect(token))
        case ColourNamed(colour=colour):
            params["colour"] = Phrase(f"heap-colour-{colour}")
        case BoxTriggered(box=box):
            params["box"] = "card" if box == "card" else "part"
        case _:
            pass
    return Phrase(f"heap-event-{event.__struct_config__.tag}", params)


def label(action: Action) -> Phrase:
    """Return an action in words."""
    params = _params(action)
    match action:
        case Draw():
            params["hand"] = data.numbers().hand
        case TriggerBox(box=box):
            params["box"] = "card" if box == "card" else "part"
            if box != "card":
                params["part"] = Phrase(f"heap-part-{box}")
        case _:
            pass
    return Phrase(f"heap-do-{action.__struct_config__.tag}", params)


def face_label(action: Action) -> Phrase:
    """Return in words what an action has in common with those beside it in a list."""
    if isinstance(action, _GROUPED):
        return Phrase(f"heap-face-{action.__struct_config__.tag}", _params(action))
    return label(action)


def _params(thing: Event | Action) -> dict[str, Param]:
    params: dict[str, Param] = {}
    for field in thing.__struct_fields__:
        match field, getattr(thing, field):
            case "only", _:
                pass
            case "card" | "replaced", int(card):
                if card != NO_CARD:
                    params[field] = data.card_name(card)
            case "vehicle" | "part" | "attack", str(kind):
                params[field] = Phrase(f"heap-{field}-{kind}")
            case _, bool(yes):
                params[field] = "yes" if yes else "no"
            case _, int(seat) if field in _SEATS:
                params[field] = Name("seat", seat)
            case _, int(value) | str(value) | Bill(total=value):
                params[field] = value
            case _:
                pass  # lists: see `phrase`
    return params


def _effect(token: str) -> Effect:
    effect = read_effect(token)
    if effect is None:
        raise ValueError(f"{token} is no symbol")
    return effect


# Questions


def question(seen: View) -> Phrase:
    """Return what the seat is asked, or whom it waits for."""
    row = seen.frames[-1]
    match row:
        case OverRow():
            return Phrase("heap-ask-over", {"winner": Name("seat", seen.winner)})
        case StepRow() | BoxRow() | EachRow():
            raise ValueError("a game rests only where somebody is asked")
        case _:
            verb = "ask" if row.seat == seen.seat else "wait"
            params = {"seat": Name("seat", row.seat), **_question_params(seen, row)}
            return Phrase(f"heap-{verb}-{row.__struct_config__.tag}", params)


def _question_params(seen: View, row: FrameRow) -> dict[str, Param]:
    numbers = data.numbers()
    match row:
        case DrawRow(seat=seat):
            return {"held": seen.players[seat].hand, "hand": numbers.hand}
        case BodgeRow(attached=attached, repaired=repaired):
            return {
                "attachments": numbers.attachments - attached,
                "repairs": numbers.paid_repairs - repaired,
            }
        case DiscardRow(count=count):
            return {"count": count}
        case OtherRow(effect=token):
            effect = _effect(token)
            return {"deed": effect.deed.name.lower(), "count": effect.amount}
        case FightRow():
            return {"author": Name("seat", seen.author), "attack": seen.attack or ""}
        case TriggerRow():
            return {"card": data.card_name(seen.combat[-1])}
        case _:
            return {}


# Names


def names(game: Battle) -> dict[tuple[str, int], Phrase]:
    """Return the players' names where nobody has named them, and those of own cards."""
    found = {("seat", player.seat): seat_name(player.seat) for player in game.players}
    if game.card_set.first == FIRST_OWN:
        for number, design in enumerate(game.card_set.designs):
            found["card", FIRST_OWN + number] = Phrase("heap-own-card", {"name": design.name})
    return found


def seat_name(seat: int) -> Phrase:
    """Return a player's name where nobody has named them."""
    return Phrase("heap-seat", {"number": seat + 1})


def codes() -> list[str]:
    """Return the codes that are put together from parts; the others are in the code as they are."""
    return [
        "heap-score",
        *(f"heap-event-{event.__struct_config__.tag}" for event in get_args(HeapEvent)),
        *(f"heap-do-{action.__struct_config__.tag}" for action in get_args(HeapAction)),
        *(f"heap-face-{action.__struct_config__.tag}" for action in _GROUPED),
        *(f"heap-vehicle-{vehicle}" for vehicle in VEHICLES),
        *(f"heap-part-{part}" for part in PARTS),
        *(f"heap-letter-{part}" for part in PARTS),
        *(f"heap-colour-{colour}" for colour in COLOURS),
        *(f"heap-attack-{attack}" for attack in ATTACKS),
        *(f"heap-block-{block}" for block in BLOCKS),
        *(f"heap-trigger-{trigger}" for trigger in TRIGGERS),
        *(f"heap-effect-{deed.name.lower()}" for deed in Deed),
        *(f"heap-deed-{deed.name.lower()}" for deed in Deed),
        *(f"heap-setting-{setting.name}" for setting in schema()),
        *(f"heap-ask-{step}" for step in ASKED),
        *(f"heap-wait-{step}" for step in ASKED),
    ]
