"""What a simulation counts in a match, from its events."""

from __future__ import annotations

import math
from collections.abc import Mapping

from hotseat.core import Event, Tally
from hotseat.games.potatoh.events import (
    CardPlayed,
    CardShown,
    MadeSafe,
    RoundEnded,
    RoundStarted,
    Scored,
    TurnStarted,
)
from hotseat.games.potatoh.facts import Kind
from hotseat.games.potatoh.state import NOBODY


class PotatohTally(Tally):
    """Rounds, turns, points and explosions."""

    def __init__(self) -> None:
        self.rounds = 0
        self.tie_break_rounds = 0
        self.turns = 0
        self.cards_played = 0
        self.micro_booms = 0
        self.safe_players = 0
        self.explosions = 0
        self.explosions_off_turn = 0
        self.explosions_with_points_to_lose = 0
        self.points_at_stake = 0
        self.rounds_without_explosion = 0
        # One player's points in one round, before the floor of the track.
        self.scores = 0
        self.points = 0
        self.points_squared = 0
        self._on_turn = NOBODY

    def hear(self, event: Event) -> None:
        """Count one event."""
        match event:
            case RoundStarted(tie_break=tie_break):
                self.rounds += 1
                self.tie_break_rounds += tie_break
            case TurnStarted(seat):
                self.turns += 1
                self._on_turn = seat
            case CardPlayed():
                self.cards_played += 1
            case CardShown(card=Kind.MICRO_BOOM):
                self.micro_booms += 1
            case MadeSafe():
                self.safe_players += 1
            case Scored(phews=phews):
                self.scores += 1
                self.points += phews.total
                self.points_squared += phews.total**2
            case RoundEnded(exploder=exploder, at_stake=at_stake):
                if exploder == NOBODY:
                    self.rounds_without_explosion += 1
                else:
                    self.explosions += 1
                    self.explosions_off_turn += exploder != self._on_turn
                    self.explosions_with_points_to_lose += at_stake > 0
                    self.points_at_stake += at_stake
            case _:
                pass

    def figures(self) -> dict[str, int]:
        """Return the counts so far."""
        return {
            "rounds": self.rounds,
            "tie_break_rounds": self.tie_break_rounds,
            "turns": self.turns,
            "cards_played": self.cards_played,
            "micro_booms": self.micro_booms,
            "safe_players": self.safe_players,
            "explosions": self.explosions,
            "explosions_off_turn": self.explosions_off_turn,
            "explosions_with_points_to_lose": self.explosions_with_points_to_lose,
            "points_at_stake": self.points_at_stake,
            "rounds_without_explosion": self.rounds_without_explosion,
            "scores": self.scores,
            "points": self.points,
            "points_squared": self.points_squared,
        }

    def rates(self, totals: Mapping[str, int]) -> dict[str, float]:
        """Return turns and points a round, the spread of the points, and how rounds end."""
        rounds = totals["rounds"]
        mean = totals["points"] / totals["scores"]
        variance = totals["points_squared"] / totals["scores"] - mean**2
        return {
            "turns_a_round": totals["turns"] / rounds,
            "points_a_round": mean,
            "points_a_round_spread": math.sqrt(max(0.0, variance)),
            "explosions_with_points_to_lose_share": (
                totals["explosions_with_points_to_lose"] / max(1, totals["explosions"])
            ),
            "explosions_off_turn_share": (
                totals["explosions_off_turn"] / max(1, totals["explosions"])
            ),
            "rounds_without_explosion_share": totals["rounds_without_explosion"] / rounds,
            "tie_break_rounds_a_game": totals["tie_break_rounds"] / totals["games"],
            "rounds_a_game": rounds / totals["games"],
        }
