"""The rules behind every option and every step: what a rules lawyer is shown."""

from __future__ import annotations

from hotseat.core import Action, Bill, Event
from hotseat.games.heat import data
from hotseat.games.heat.actions import (
    Accelerate,
    Boost,
    ChooseValue,
    Cooldown,
    DirectPlay,
    Discard,
    DraftUpgrade,
    EndDiscard,
    EndReact,
    EndRefresh,
    EndSalvage,
    KeepUpgrade,
    Lay,
    NoSwap,
    PayHeat,
    Plan,
    Ready,
    ReduceStress,
    Refresh,
    Salvage,
    Scrap,
    Slipstream,
    Stay,
    Stop,
    SwapUpgrade,
    TakeSalvaged,
    UseAdrenaline,
)
from hotseat.games.heat.events import (
    AbilityUsed,
    Accelerated,
    AdrenalineGained,
    AdrenalineUsed,
    BoostCardTurned,
    Boosted,
    CarClassified,
    CardDiscarded,
    CardFlipped,
    CardLost,
    CardRefreshed,
    CardRemoved,
    CardReplaced,
    CardScrapped,
    CardsDrawn,
    CardsLaid,
    CardsRevealed,
    CardsSalvaged,
    CarEliminated,
    CarMoved,
    CarPushed,
    CornerChecked,
    DeckShuffled,
    DraftRoundStarted,
    DriverReady,
    FinishCrossed,
    GearShifted,
    GearShown,
    GreatestFound,
    GridFilled,
    HandCluttered,
    HandDrawn,
    HandicapTaken,
    HeatCooled,
    HeatPaid,
    LegendDrove,
    LegendsCardTurned,
    LegendStands,
    NothingFlipped,
    PileOpened,
    PlanChanged,
    PlanLaid,
    PlayedDirectly,
    PointsScored,
    RaceAnnounced,
    RaceEnded,
    RivalsNamed,
    RoadLaid,
    RoundStarted,
    SeasonWon,
    Slipstreamed,
    SpeedSet,
    SponsorshipDealt,
    SponsorshipDrawn,
    SponsorshipEarned,
    SponsorshipShuffled,
    SpunOut,
    StressReduced,
    SwapDeclined,
    UpgradeKept,
    UpgradesDealt,
    UpgradeSwapped,
    UpgradeTaken,
    ValueChosen,
    WeatherDrawn,
)

# The most relevant rule first.
RULES: dict[type[Action | Event], tuple[str, ...]] = {
    # Options
    DraftUpgrade: ("GAR-21", "GAR-22", "GAR-6"),
    Lay: ("TOUR-1", "RUL-HEAT-104", "HEAT-2-2"),
    ChooseValue: ("GAR-31", "RUL-HEAT-55"),
    PayHeat: ("GAR-SYM-1.1", "GAR-SYM-1.2", "RUL-HEAT-52"),
    Scrap: ("GAR-SYM-3.1", "GAR-SYM-3.2", "RUL-HEAT-56"),
    ReduceStress: ("GAR-SYM-7.1", "RUL-HEAT-58"),
    Salvage: ("GAR-SYM-9.1", "RUL-HEAT-60"),
    TakeSalvaged: ("GAR-SYM-9.1", "RUL-HEAT-60"),
    EndSalvage: ("GAR-SYM-9.2", "RUL-HEAT-60"),
    DirectPlay: ("GAR-SYM-10.1", "GAR-SYM-10.2", "RUL-HEAT-61"),
    Accelerate: ("GAR-SYM-11.1", "GAR-SYM-11.2", "RUL-HEAT-62"),
    Refresh: ("GAR-SYM-8.1", "RUL-HEAT-59"),
    EndRefresh: ("GAR-SYM-8.1", "HEAT-9-1"),
    Plan: ("HEAT-1-1", "HEAT-1-2", "HEAT-2-1", "HEAT-2-2"),
    Stop: ("RUL-HEAT-43",),
    Cooldown: ("HEAT-5-4", "RUL-HEAT-18", "RUL-HEAT-19"),
    Boost: ("HEAT-5-8", "HEAT-5-9", "HEAT-5-10", "HEAT-5-11", "HEAT-5-12"),
    UseAdrenaline: ("HEAT-4-3", "HEAT-4-7", "RUL-HEAT-27"),
    EndReact: ("HEAT-5-1", "HEAT-4-6"),
    Slipstream: ("HEAT-6-1", "HEAT-6-3", "HEAT-6-6", "HEAT-6-7"),
    Stay: ("HEAT-6-2",),
    Discard: ("HEAT-8-1", "HEAT-8-2"),
    EndDiscard: ("HEAT-8-6", "HEAT-9-2"),
    SwapUpgrade: ("CHA-21", "RUL-HEAT-87"),
    NoSwap: ("CHA-21", "RUL-HEAT-87"),
    KeepUpgrade: ("SEAS-4", "RUL-HEAT-103"),
    Ready: ("CHA-38", "CHA-39"),
    # Around the races of a season
    RaceAnnounced: ("CHA-12", "CHA-24", "CHA-27", "RUL-HEAT-102"),
    UpgradeSwapped: ("CHA-21", "CHA-22"),
    SwapDeclined: ("CHA-21", "CHA-22"),
    SponsorshipDealt: ("CHA-23", "CHA-30"),
    SponsorshipDrawn: ("SPO-6",),
    SponsorshipEarned: ("SPO-6", "RUL-HEAT-90"),
    SponsorshipShuffled: ("SPO-7", "CHA-36"),
    PointsScored: ("CHA-31", "CHA-32"),
    SeasonWon: ("CHA-40", "CHA-41"),
    GreatestFound: ("SEAS-5", "RUL-HEAT-103"),
    UpgradeKept: ("SEAS-4", "RUL-HEAT-103"),
    DriverReady: ("CHA-38", "CHA-39"),
    CarEliminated: ("RUL-HEAT-92",),
    # Before the race
    GridFilled: ("HEAT-SET-14", "LEG-4"),
    WeatherDrawn: ("WEA-3", "WEA-4", "WEA-5"),
    RoadLaid: ("ROAD-1", "ROAD-2", "ROAD-3", "ROAD-4"),
    DraftRoundStarted: ("GAR-21", "GAR-22", "GAR-23", "GAR-24", "GAR-25", "GAR-26"),
    UpgradeTaken: ("GAR-21",),
    UpgradesDealt: ("GAR-28",),
    HandicapTaken: ("HEAT-SET-17", "RUL-HEAT-2"),
    # The round
    RoundStarted: ("HEAT-RND-5", "HEAT-RND-6", "RUL-HEAT-6"),
    GearShifted: ("HEAT-1-1", "HEAT-1-6", "HEAT-2-3"),
    PlanLaid: ("TOUR-1", "RUL-HEAT-104"),
    GearShown: ("TOUR-2", "TOUR-3"),
    CardLost: ("TOUR-4", "TOUR-6", "RUL-HEAT-105"),
    ValueChosen: ("GAR-31",),
    CardReplaced: ("GAR-SYM-2.1", "GAR-SYM-2.2", "GAR-SYM-2.3", "RUL-HEAT-51"),
    HeatPaid: ("GAR-SYM-1.1",),
    CardScrapped: ("GAR-SYM-3.1", "RUL-HEAT-47"),
    StressReduced: ("GAR-SYM-7.1", "RUL-HEAT-58"),
    PileOpened: ("GAR-SYM-9.1", "RUL-HEAT-60"),
    CardsSalvaged: ("GAR-SYM-9.2", "RUL-HEAT-60"),
    PlayedDirectly: ("GAR-SYM-10.1", "RUL-HEAT-61"),
    Accelerated: ("GAR-SYM-11.1", "GAR-SYM-11.3"),
    CardRefreshed: ("GAR-SYM-8.1", "RUL-HEAT-59"),
    CardRemoved: ("GAR-SYM-12.1",),
    PlanChanged: ("RUL-HEAT-5",),
    CardsLaid: ("HEAT-2-1", "HEAT-2-3"),
    CardsRevealed: ("HEAT-3-1",),
    HandCluttered: ("HEAT-CLUT-2", "HEAT-CLUT-3", "HEAT-CLUT-4", "HEAT-CLUT-5"),
    CardFlipped: ("HEAT-PLUS-1", "HEAT-PLUS-2", "HEAT-PLUS-3"),
    NothingFlipped: ("RUL-HEAT-22",),
    SpeedSet: ("HEAT-3-2",),
    CarMoved: ("HEAT-3-3", "HEAT-3-4"),
    AdrenalineGained: ("HEAT-4-1", "HEAT-4-2", "HEAT-4-3"),
    AdrenalineUsed: ("HEAT-4-3",),
    HeatCooled: ("HEAT-5-4", "RUL-HEAT-19"),
    Boosted: ("HEAT-5-8",),
    Slipstreamed: ("HEAT-6-3",),
    CornerChecked: ("HEAT-7-3", "HEAT-7-4"),
    SpunOut: ("HEAT-SPIN-1", "HEAT-SPIN-2", "HEAT-SPIN-3", "HEAT-SPIN-4", "HEAT-SPIN-5"),
    CardDiscarded: ("HEAT-8-1", "HEAT-8-2"),
    CardsDrawn: ("HEAT-9-2", "HEAT-9-3"),
    HandDrawn: ("HEAT-9-2", "HEAT-9-3"),
    DeckShuffled: ("HEAT-DECK-1", "HEAT-DECK-4"),
    # Legends
    LegendsCardTurned: ("LEG-5", "LEG-6"),
    LegendDrove: ("LEG-8",),
    RivalsNamed: ("LGX-RIVAL-1", "RUL-LGX-25"),
    BoostCardTurned: ("LGX-STAR-3", "LGX-STAR-4", "LGX-RIVAL-7"),
    AbilityUsed: ("LGX-COMB-1",),
    CarPushed: ("LGX-AB-NIMBLE-4", "RUL-LGX-34"),
    LegendStands: ("RUL-LGX-5",),
    # The finish
    FinishCrossed: ("HEAT-WIN-1",),
    CarClassified: ("HEAT-WIN-6", "HEAT-WIN-2", "HEAT-WIN-3"),
    RaceEnded: ("HEAT-WIN-7",),
}

_EARNINGS: dict[str, tuple[str, ...]] = {
    "press-slipstream": ("PRESS-2", "RUL-HEAT-100"),
    "press-speed": ("PRESS-3", "RUL-HEAT-99"),
    "speed": ("RUL-HEAT-91",),
    "passed": ("RUL-HEAT-91",),
    "first-lap": ("RUL-HEAT-91",),
}

_LEGENDS_MOVES: dict[str, tuple[str, ...]] = {
    "clears": ("LEG-9", "LEG-10"),
    "holds": ("LEG-11", "RUL-HEAT-68"),
    "flat-out": ("LEG-13",),
    "approaches": ("LEG-14", "LEG-12"),
    "waits": ("RUL-HEAT-67", "LEG-14"),
    "adjusts": ("LGX-AB-LIMIT-2", "LGX-BASE-3"),
    "limited": ("RUL-LGX-3", "LGX-BASE-6"),
    "throttles": ("LGX-AB-THROTTLE-2",),
}

_ABILITIES: dict[str, tuple[str, ...]] = {
    "plus_one": ("LGX-AB-PLUS-1", "LGX-STAR-6"),
    "full_throttle": ("LGX-AB-THROTTLE-2", "LGX-AB-THROTTLE-3"),
    "draft": ("RUL-LGX-12", "LGX-AB-DRAFT-1"),
    "adjust_speed_limit": ("LGX-AB-LIMIT-2",),
    "slipstream": ("RUL-LGX-14", "LGX-AB-SLIP-1"),
    "reckless": ("LGX-AB-RECKLESS-2", "RUL-LGX-3"),
    "adrenaline": ("LGX-ADR-3", "RUL-LGX-20"),
}

_STANDING: dict[str, tuple[str, ...]] = {
    "impeding": ("LGX-AB-IMPEDE-1", "LGX-AB-IMPEDE-3", "RUL-LGX-16"),
    "nimble": ("LGX-AB-NIMBLE-4",),
    "off": ("LGX-AB-NIMBLE-3", "RUL-LGX-17", "RUL-LGX-19"),
}


def rules_behind(thing: Action | Event) -> tuple[str, ...]:
    """Return the rules for this very option or event, then those of its kind."""
    return tuple(dict.fromkeys((*_special(thing), *RULES[type(thing)], *_of_bills(thing))))


def _special(thing: Action | Event) -> tuple[str, ...]:
    match thing:
        case Lay(cards) if not all(data.facts().playable[card] for card in cards):
            return ("RUL-HEAT-106", "HEAT-CLUT-1", "HEAT-CLUT-2")
        case Plan(_gear, cards) if not all(data.facts().playable[card] for card in cards):
            return ("HEAT-CLUT-1", "HEAT-CLUT-2", "HEAT-CLUT-3")
        case Cooldown("adrenaline"):
            return ("HEAT-4-3",)
        case Cooldown("sector"):
            return ("WEA-16", "RUL-HEAT-77")
        case Cooldown(source) if source != "gear":
            return ("GAR-SYM-5.1",)
        case Boost(0):
            return ("ROAD-11", "ROAD-12", "RUL-HEAT-81")
        case CarMoved() if thing.end.progress - thing.start.progress < thing.due:
            return ("HEAT-3-6", "HEAT-3-8")
        case RaceAnnounced(level=level) if level:
            return ("LGX-CHAMP-1", "RUL-LGX-32", "CHA-12")
        case RivalsNamed(by=by):
            return ("LGX-RIVAL-5",) if by == "points" else ("LGX-RIVAL-3",)
        case SponsorshipEarned(why=why):
            return _EARNINGS[why]
        case LegendDrove(_car, how):
            return _LEGENDS_MOVES[how]
        case AbilityUsed(_car, ability):
            return _ABILITIES[ability]
        case LegendStands(_car, how):
            return _STANDING[how]
        case CarClassified(stopped=True):
            return ("RUL-HEAT-43",)
        case _:
            return ()


def _of_bills(thing: Action | Event) -> list[str]:
    fields = [getattr(thing, field) for field in thing.__struct_fields__]
    return [item.rule for field in fields if isinstance(field, Bill) for item in field.items]
