"""What a simulation counts in a game, from its events."""

from __future__ import annotations

from collections.abc import Mapping

from hotseat.core import Event, Tally
from hotseat.games.heap.events import (
    BoxTriggered,
    CardsDiscarded,
    CardsDrawn,
    CardsHauled,
    Challenged,
    GameEnded,
    NoRush,
    PartAttached,
    PartDamaged,
    PartRepaired,
    PileupStarted,
    RushWon,
    SymbolSkipped,
    TurnStarted,
    VehicleChosen,
)
from hotseat.games.heap.facts import NO_CARD
from hotseat.games.heap.state import NOBODY
from hotseat.games.heap.symbols import PARTS, VEHICLES

NO_BOX = ""


class HeapTally(Tally):
    """Turns to the pileup, rushes, parts, effects, and what each vehicle hauls."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(_NAMES, 0)
        self._instigator = NOBODY
        self._starter = NOBODY
        self._rushing: dict[int, str] = {}
        self._box = NO_BOX  # the vehicle whose rush box is being run …
        self._runner = NOBODY  # … and by whom
        self._in_box = False  # is a box, of whichever kind, being run?

    def hear(self, event: Event) -> None:
        """Count one event."""
        match event:
            case TurnStarted(seat=seat):
                self._count("turns")
                self._leave_boxes()
                self._instigator = seat
            case PartAttached(part=part, replaced=replaced, hauled=hauled):
                self._box = NO_BOX
                self._in_box = not hauled
                self._count(f"parts_{part}")
                self._count("parts_hauled" if hauled else "parts_from_hand")
                self._count("parts_replaced", int(replaced != NO_CARD))
            case PartRepaired(paid=True):
                self._count("paid_repairs")
                self._count("effects_discard", -int(self._in_box))  # what paid was no effect
            case VehicleChosen(seat, vehicle, challenged):
                self._rushing[seat] = vehicle
                self._leave_boxes()
                self._count(f"rushes_{vehicle}")
                self._count("challenged_rushes", int(challenged))
            case BoxTriggered(seat, vehicle):
                self._box = vehicle
                self._runner = seat
                self._in_box = True
                self._count("boxes_triggered")
            case RushWon(seat, count):
                self._count("rushes")
                self._count("cards_in_rushes", count)
                self._count("rushes_won_by_instigator", int(seat == self._instigator))
                self._count(f"won_{self._rushing[seat]}")
            case NoRush():
                self._count("turns_without_rush")
            case PileupStarted(seat):
                self._starter = seat
                self._leave_boxes()
                self._count("pileups")
            case GameEnded(winner, count):
                self._count("cards_in_pileups", count)
                self._count("pileups_won_by_starter", int(winner == self._starter))
            case _:
                self._hear_effect(event)

    def _hear_effect(self, event: Event) -> None:
        """Count what the symbols of boxes do."""
        match event:
            case CardsDrawn(count=count):
                self._count("cards_drawn", count)
                self._count("effects_draw", count * self._in_box)
            case CardsDiscarded(count=count):
                self._count("cards_discarded", count)
                self._count("effects_discard", count * self._in_box)
            case CardsHauled(seat, count):
                self._count("effects_haul", count)
                if self._box and seat == self._runner:  # not what others haul by an `all_…` symbol
                    self._count(f"hauled_{self._box}", count)
            case PartDamaged(seat, owner):
                self._count("effects_shoot")
                self._count("shot_own_parts", int(seat == owner))
            case PartRepaired():
                self._count("effects_repair")
            case Challenged():
                self._count("effects_challenge")
            case SymbolSkipped():
                self._count("effects_skipped")
            case _:
                pass

    def _leave_boxes(self) -> None:
        """No box is being run now."""
        self._box = NO_BOX
        self._in_box = False

    def _count(self, name: str, amount: int = 1) -> None:
        self.counts[name] += amount

    def figures(self) -> dict[str, int]:
        """Return the counts so far."""
        return self.counts

    def rates(self, totals: Mapping[str, int]) -> dict[str, float]:
        """Return how long games and rushes are, who wins them, and what each vehicle hauls."""
        games = totals["games"]
        rushes = max(1, totals["rushes"])
        pileups = max(1, totals["pileups"])
        found = {
            "turns_to_the_pileup": totals["turns"] / games,
            "cards_a_rush": totals["cards_in_rushes"] / rushes,
            "cards_in_the_pileup": totals["cards_in_pileups"] / pileups,
            "instigator_wins_rush_share": totals["rushes_won_by_instigator"] / rushes,
            "starter_wins_pileup_share": totals["pileups_won_by_starter"] / pileups,
            "boxes_a_rush": totals["boxes_triggered"] / rushes,
        }
        for vehicle in VEHICLES:
            found[f"hauled_a_rush_{vehicle}"] = totals[f"hauled_{vehicle}"] / max(
                1, totals[f"rushes_{vehicle}"]
            )
        return found


_NAMES = (
    *("turns", "turns_without_rush", "rushes", "cards_in_rushes", "rushes_won_by_instigator"),
    *("challenged_rushes", "boxes_triggered"),
    *("pileups", "cards_in_pileups", "pileups_won_by_starter"),
    *(f"parts_{part}" for part in PARTS),
    *("parts_from_hand", "parts_hauled", "parts_replaced"),
    *("cards_drawn", "cards_discarded", "paid_repairs", "shot_own_parts"),
    *("effects_draw", "effects_discard", "effects_haul", "effects_repair", "effects_shoot"),
    *("effects_challenge", "effects_skipped"),
    *(f"rushes_{vehicle}" for vehicle in VEHICLES),
    *(f"won_{vehicle}" for vehicle in VEHICLES),
    *(f"hauled_{vehicle}" for vehicle in VEHICLES),
)
