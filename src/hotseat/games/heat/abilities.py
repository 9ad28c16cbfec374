"""The abilities of Legends (LGX-AB): their names, and when one is applicable at all."""

from __future__ import annotations

from enum import IntEnum


class Ability(IntEnum):
    """What a Star, a Rival or the last place gives to a Legend."""

    NONE = 0
    PLUS_ONE = 1
    FULL_THROTTLE = 2
    DRAFT = 3
    ADJUST_SPEED_LIMIT = 4
    SLIPSTREAM = 5
    RECKLESS = 6
    IMPEDING = 7
    NIMBLE = 8
    ADRENALINE = 9


class AbilitySource(IntEnum):
    """Why a Legend has an ability."""

    ADRENALINE = 0
    STAR = 1
    RIVAL = 2


# What a Boost card may show; plus one is only ever the second choice of a Star (LGX-STAR-6).
ON_CARDS = (
    "full_throttle",
    "draft",
    "adjust_speed_limit",
    "slipstream",
    "reckless",
    "impeding",
    "nimble",
)


def is_step(ability: Ability) -> bool:
    """Is it a separate move after the main move? Then it is judged there (RUL-LGX-6)."""
    return ability in (Ability.DRAFT, Ability.SLIPSTREAM)


def is_applicable(ability: Ability, taking_corner: bool) -> bool:
    """RUL-LGX-6: abilities that change the turn itself are judged by the situation at its start."""
    match ability:
        case Ability.FULL_THROTTLE:
            return not taking_corner  # LGX-AB-THROTTLE-1
        case Ability.ADJUST_SPEED_LIMIT | Ability.RECKLESS:
            return taking_corner  # LGX-AB-LIMIT-1, LGX-AB-RECKLESS-1
        case Ability.IMPEDING | Ability.NIMBLE:
            return True
        case _:
            return False
