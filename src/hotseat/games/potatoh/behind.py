"""The rules behind every option and every step: what a rules lawyer is shown."""

from __future__ import annotations

from functools import cache

from hotseat.core import Action, Bill, Event
from hotseat.games.potatoh import data
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
    Steal,
    Stop,
    Take,
    Vote,
)
from hotseat.games.potatoh.events import (
    AsideDiscarded,
    BoomAdded,
    CardPlayed,
    CardReceived,
    CardShown,
    CardsLookedAt,
    CardsPutAside,
    CardsReturned,
    CardsSeen,
    CardStolen,
    CardTaken,
    DeckCut,
    DeckShuffled,
    DirectionSet,
    DrawingOn,
    DrawingStopped,
    EverybodySafe,
    Exploded,
    HandLost,
    HandProtected,
    HandShown,
    LaidInArea,
    LevelAnswered,
    LevelSet,
    MadeSafe,
    MatchEnded,
    NothingDrawn,
    NothingStolen,
    ReceiverNamed,
    Reversed,
    RiskyStopped,
    RoundEnded,
    RoundStarted,
    Scored,
    StarterNamed,
    StolenCardSeen,
    TreacherousKept,
    TreacherousLaid,
    TurnStarted,
)
from hotseat.games.potatoh.facts import Card

# The most relevant rule first.
RULES: dict[type[Action | Event], tuple[str, ...]] = {
    # Options
    Draw: ("POT-TURN-1", "POT-DRAW-1", "POT-BOOM-1"),
    DrawOn: ("RUL-POT-40",),
    Play: ("POT-PLAY-1", "RUL-POT-11"),
    PlayOn: ("POT-CARD-TRAICIONERA-1", "POT-PLAY-1", "RUL-POT-11"),
    Stop: ("POT-CARD-RIESGOSA-2", "RUL-POT-31"),
    Keep: ("POT-DRAW-3", "POT-CARD-SUPER-1", "POT-CARD-SEXY-1"),
    Area: ("POT-CARD-SUPER-1", "POT-CARD-SEXY-1"),
    Dizzy: ("POT-CARD-DESORIENTADA-1", "RUL-POT-32"),
    Steal: ("POT-CARD-LADRONA-2", "RUL-POT-30"),
    NoTheft: ("POT-CARD-LADRONA-2", "RUL-POT-30"),
    Give: ("POT-CARD-MALVADA-2", "POT-CARD-MALVADISIMA-2", "RUL-POT-20"),
    Cut: ("POT-CARD-SPLIT-1", "POT-CARD-SPLIT-2", "RUL-POT-35"),
    Choose: ("POT-CARD-GIRATORIA-3", "RUL-POT-36"),
    Take: ("POT-CARD-GENEROSA-2", "RUL-POT-38"),
    Move: ("POT-CARD-TRAICIONERA-2", "RUL-POT-18"),
    Leave: ("POT-CARD-TRAICIONERA-3", "RUL-POT-18"),
    Direct: ("POT-TURN-4", "RUL-POT-13", "RUL-POT-14"),
    NameStarter: ("POT-ROUND-3", "RUL-POT-46"),
    Vote: ("POT-ROUND-4", "RUL-POT-47"),
    GoAlong: ("RUL-POT-47",),
    # The round
    RoundStarted: ("POT-ROUND-2", "POT-SET-7", "POT-SET-10"),
    BoomAdded: ("POT-SET-8",),
    TurnStarted: ("POT-TURN-3", "POT-TURN-5"),
    DirectionSet: ("POT-TURN-4", "RUL-POT-13"),
    DrawingOn: ("RUL-POT-40",),
    DrawingStopped: ("RUL-POT-40",),
    # Receiving
    CardTaken: ("POT-DRAW-2", "POT-DRAW-3"),
    CardReceived: ("POT-DRAW-3",),
    NothingDrawn: ("RUL-POT-42",),
    CardShown: ("POT-IMM-1", "POT-IMM-2"),
    LaidInArea: ("POT-PLAY-2",),
    Reversed: ("POT-CARD-DESORIENTADA-2", "RUL-POT-15"),
    DeckShuffled: ("RUL-POT-43",),
    HandLost: ("POT-CARD-MICROBOOM-2", "POT-BOOM-2"),
    HandProtected: ("POT-CARD-SUPER-4",),
    # Playing
    CardPlayed: ("POT-PLAY-4",),
    TreacherousLaid: ("POT-CARD-TRAICIONERA-1", "POT-CARD-TRAICIONERA-2"),
    TreacherousKept: ("POT-CARD-TRAICIONERA-3", "RUL-POT-18"),
    RiskyStopped: ("POT-CARD-RIESGOSA-2",),
    CardStolen: ("POT-CARD-LADRONA-2",),
    StolenCardSeen: ("RUL-POT-51",),
    NothingStolen: ("RUL-POT-30",),
    MadeSafe: ("POT-CARD-DUD-1", "RUL-POT-39"),
    CardsPutAside: ("POT-CARD-MALVADISIMA-1", "POT-CARD-GENEROSA-1"),
    ReceiverNamed: ("RUL-POT-25",),
    DeckCut: ("POT-CARD-SPLIT-1", "POT-CARD-SPLIT-2"),
    CardsLookedAt: ("RUL-POT-22",),
    CardsSeen: ("RUL-POT-22",),
    CardsReturned: ("RUL-POT-43",),
    # The end of a round
    Exploded: ("POT-BOOM-1", "POT-BOOM-2", "POT-BOOM-3", "POT-BOOM-4"),
    AsideDiscarded: ("POT-CARD-GENEROSA-3", "RUL-POT-25"),
    EverybodySafe: ("RUL-POT-41",),
    HandShown: ("POT-SCORE-1",),
    Scored: ("POT-SCORE-1", "POT-SCORE-2", "RUL-POT-9"),
    RoundEnded: ("POT-ROUND-1", "POT-SCORE-3"),
    StarterNamed: ("POT-ROUND-3", "RUL-POT-46"),
    LevelAnswered: ("RUL-POT-47",),
    LevelSet: ("RUL-POT-47", "POT-ROUND-4"),
    MatchEnded: ("POT-END-2", "RUL-POT-49"),
}

# The ledger's own name for each card, in the order of the cards.
_NAMES = (
    *("PHEW", "TRANQUILA", "RIESGOSA", "LADRONA", "SALTARINA", "MECHACORTA", "DESORIENTADA"),
    *("MALVADA", "MALVADISIMA", "SPLIT", "DUD", "TRAICIONERA", "FRITA", "GIRATORIA", "MICROBOOM"),
    *("SUPER", "SEXY", "GATUNA", "GENEROSA", "BOOM"),
)


def rules_behind(thing: Action | Event) -> tuple[str, ...]:
    """Return the rules of the card in question, if known, then those of the action or event."""
    of_card: tuple[str, ...] = ()
    match thing:
        case Play() | CardPlayed() | CardShown() | LaidInArea():
            of_card = _rules_of_card(thing.card)
        case _:
            pass
    return tuple(dict.fromkeys((*of_card, *RULES[type(thing)], *_of_bills(thing))))


@cache
def _rules_of_card(card: Card) -> tuple[str, ...]:
    start = f"POT-CARD-{_NAMES[card]}-"
    return tuple(rule.id for rule in data.ledger() if rule.id.startswith(start))


def _of_bills(thing: Action | Event) -> list[str]:
    fields = [getattr(thing, field) for field in thing.__struct_fields__]
    return [item.rule for field in fields if isinstance(field, Bill) for item in field.items]
