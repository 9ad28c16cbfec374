"""Plays on to the end: what simulations, benchmarks and searching bots do most of the time.

Compiled together with the rules of the games, so that nothing is interpreted between two decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, NewType, TypeVar

from hotseat.core.chance import Chance
from hotseat.core.events import Tell

Seat = NewType("Seat", int)

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")

# A policy: gets the state, the seat that is asked and its options; returns one of them.
Choose = Callable[[StateT, Seat, Sequence[ActionT]], ActionT]

NOBODY: Final = -1


class Rules(Generic[StateT, ActionT]):
    """The verbs that playing on needs, as a game's rules provide them."""

    def asked(self, state: StateT, /) -> int:
        """Return the first of the seats that owe a decision; NOBODY at the end."""
        raise NotImplementedError

    def options(self, state: StateT, seat: Seat, /) -> list[ActionT]:
        """Return every legal action of a seat."""
        raise NotImplementedError

    def apply(
        self, state: StateT, seat: Seat, action: ActionT, chance: Chance, tell: Tell | None, /
    ) -> None:
        """Play an action."""
        raise NotImplementedError

    def play_out(
        self,
        state: StateT,
        chance: Chance,
        tell: Tell | None,
        choose: Choose[StateT, ActionT] | None,
    ) -> int:
        """See `Game.play_out`."""
        decisions = 0
        while (asked := self.asked(state)) != NOBODY:
            seat = Seat(asked)
            options = self.options(state, seat)
            if choose is not None:
                action = choose(state, seat, options)
            elif len(options) == 1:
                action = options[0]
            else:
                action = options[chance.below(len(options))]
            self.apply(state, seat, action, chance, tell)
            decisions += 1
        return decisions
