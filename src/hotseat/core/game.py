"""What a game is: the same verbs for every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from types import MappingProxyType
from typing import Any, Generic, Self, TypeVar

import msgspec

from hotseat.core.actions import Action
from hotseat.core.chance import Chance
from hotseat.core.decoding import from_json
from hotseat.core.events import Event, Tell
from hotseat.core.ledger import Rule
from hotseat.core.phrases import Phrase
from hotseat.core.playing import Choose, Rules, Seat
from hotseat.core.settings import Invalid, Setting

SettingsT = TypeVar("SettingsT")
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT", bound=Action)
ViewT = TypeVar("ViewT", bound=msgspec.Struct)


class Reason(msgspec.Struct, frozen=True):
    """Why something is not possible: a phrase and the rule behind it ("" if there is none)."""

    phrase: Phrase
    rule: str = ""


class Barred(msgspec.Struct, frozen=True):
    """A choice that a player may look for but that is not possible now.

    `action` is the barred action, or a shorter one with only the fields that all barred ones share:
    its text is then the beginning of theirs.
    """

    action: Action
    label: Phrase
    reason: Reason

    def bars(self, text: str) -> bool:
        """Is an action with this text barred?"""
        words = self.action.text()
        return text == words or text.startswith(words + " ")


class Standing(msgspec.Struct, frozen=True):
    """One line of the ranking. A car without a seat is driven by the game itself."""

    place: int
    name: Phrase
    seat: int | None
    score: int  # points; in a race, the round of the finish
    measure: str = ""  # what the score counts, where a game has more than one way


class Result(msgspec.Struct, frozen=True):
    """The final ranking, best first. Equal places are shared."""

    standings: tuple[Standing, ...]


class Tally(ABC):
    """What a simulation counts while a game runs, from its events alone."""

    @abstractmethod
    def hear(self, event: Event) -> None:
        """Count one event."""

    @abstractmethod
    def figures(self) -> dict[str, int]:
        """Return the counts so far; over many games they are added up."""

    @abstractmethod
    def rates(self, totals: Mapping[str, int]) -> dict[str, float]:
        """Return rates computed from the summed counts, such as spaces a round."""


def in_fives(minutes: float) -> int:
    """Return a duration rounded to five minutes, at least five."""
    return max(5, 5 * round(minutes / 5))


class Game(ABC, Generic[SettingsT, StateT, ActionT, ViewT]):
    """A game, as everything above the rules knows it.

    A state is plain typed data with full information; only the functions here look inside it. Each
    game forwards the verbs to its modules one by one: so "go to definition" leads to the rules, and
    the type checker compares every signature. What is the same for all games is a default here.
    """

    name: str
    # Rises from 1 when a rule changes. Where versions differ, the rules check it, so that games are
    # finished under the version they began with. An added module changes no version.
    rules_version: int
    seats: range
    schema: tuple[Setting, ...]
    look: Setting | None = None  # how a seat looks: chosen by its person, irrelevant to the rules
    file_schemas: tuple[str, ...] = ()  # the kinds of users' files that `check_file` knows
    usual_seats: int  # for bots among themselves, where no number is given
    playing: Rules[StateT, ActionT]  # what `options`, `apply` and `play_out` go by
    # The settings for a person who plays alone and chooses nothing.
    solo_seats: int
    solo_settings: Mapping[str, object] = MappingProxyType({})

    def under(self, rules_version: int) -> Self | None:
        """Return this game under that version of its rules; None if the version is unknown."""
        if rules_version == self.rules_version:
            return self
        if not 1 <= rules_version < self.rules_version:
            return None
        earlier = copy(self)
        earlier.rules_version = rules_version
        return earlier

    # Setting up

    @abstractmethod
    def settings(self, given: Mapping[str, object], seats: int) -> SettingsT:
        """Return typed settings from plain values; raise `Invalid` for unusable ones.

        So for a number of seats that the game is not for.
        """

    def plain_settings(self, settings: SettingsT) -> dict[str, object]:
        """Return the plain values again, as records keep them; `settings` accepts them."""
        return from_json(msgspec.json.encode(settings), dict[str, object])

    def minutes(self, settings: SettingsT, seats: int) -> int:
        """Return roughly how long a game among people takes, for those who consider joining."""
        return 30

    @abstractmethod
    def new(self, settings: SettingsT, seats: int, chance: Chance, tell: Tell | None) -> StateT:
        """Set up, and go on to the first decision."""

    # Playing

    @abstractmethod
    def waiting(self, state: StateT) -> list[Seat]:
        """Return the seats that owe a decision now; several where the rules say "at once"."""

    def options(self, state: StateT, seat: Seat) -> list[ActionT]:
        """Return every legal action of a seat, in a stable order.

        Never empty for a waiting seat. For a seat in `may_change`: what it may change to. The list
        may be shared: copy it before changing it.
        """
        return self.playing.options(state, seat)

    def apply(
        self, state: StateT, seat: Seat, action: ActionT, chance: Chance, tell: Tell | None
    ) -> None:
        """Play an action, in place. Unchecked: `play` checks."""
        self.playing.apply(state, seat, action, chance, tell)

    def play_out(
        self,
        state: StateT,
        chance: Chance,
        tell: Tell | None = None,
        choose: Choose[StateT, ActionT] | None = None,
    ) -> int:
        """Play on to the end, in place; return how many decisions that took.

        Where several seats are asked, the first decides first. Without `choose` every option is
        equally likely, and a single one needs no draw. All draws come one after the other from
        `chance` as it stands, these and the rules' own; to draw as a log would, turn to each entry
        in `choose`.
        """
        return self.playing.play_out(state, chance, tell, choose)

    @abstractmethod
    def result(self, state: StateT) -> Result | None:
        """Return the ranking once the game is over."""

    @abstractmethod
    def default(self, state: StateT, seat: Seat) -> ActionT:
        """Return the action taken for a waiting seat whose time has run out."""

    def may_change(self, state: StateT) -> list[Seat]:
        """Return the seats that have chosen and may still change what the rules leave open."""
        return []

    def pauses(self, state: StateT) -> bool:
        """Does the game rest until everybody is ready? Bots are at once: that tells nothing."""
        return False

    # Knowing

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Return what a seat may know (None: a spectator), built up field by field."""

    def views(self, state: StateT, seats: Sequence[Seat | None]) -> list[ViewT]:
        """Return the views of several seats at once. They may share what everybody may know."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def preview(self, view: ViewT, action: ActionT) -> msgspec.Struct | None:
        """Return what the action would do, as far as the seat can know; None if it is obvious."""

    def previews(self, view: ViewT, actions: Sequence[ActionT]) -> list[msgspec.Struct | None]:
        """Return the previews of several actions at once."""
        return [self.preview(view, action) for action in actions]

    @abstractmethod
    def barred(self, view: ViewT) -> list[Barred]:
        """Return the notable choices that are not possible now, each with the reason."""

    def for_you(self, view: ViewT) -> list[Reason]:
        """Return what the seat of this view should know about its turn, most important first."""
        return []

    @abstractmethod
    def imagine(self, view: ViewT, chance: Chance) -> StateT:
        """Return a random full state that agrees with a view: what bots search in."""

    @abstractmethod
    def reshuffle_hidden(self, state: StateT, chance: Chance) -> None:
        """Shuffle what nobody may know, in place: above all, the order of face-down piles.

        Used when a game goes back past something that was seen. No view changes, and what a seat
        knows, such as its hand, stays as it is.
        """

    # Telling

    @abstractmethod
    def question(self, view: ViewT) -> Phrase:
        """Return what the seat of this view is asked, or whom it waits for."""

    @abstractmethod
    def label(self, action: ActionT) -> Phrase:
        """Return an action in words."""

    def face_label(self, action: ActionT) -> Phrase:
        """Return in words what all actions with this action's face have in common."""
        return self.label(action)

    def preview_phrase(self, view: ViewT, action: ActionT) -> Phrase | None:
        """Return the preview of an action in a few words; None if its label says it all."""
        return None

    def preview_phrases(self, view: ViewT, actions: Sequence[ActionT]) -> list[Phrase | None]:
        """Return the previews of several actions at once, in a few words each."""
        return [self.preview_phrase(view, action) for action in actions]

    def group_phrase(self, view: ViewT, actions: Sequence[ActionT]) -> Phrase | None:
        """Return in a few words what actions with the same face may lead to, from best to worst."""
        return None

    @abstractmethod
    def phrase(self, event: Event) -> Phrase:
        """Return an event in words."""

    @abstractmethod
    def sketch(self, view: ViewT) -> list[str | Phrase]:
        """Return the table as a few lines for a terminal, none wider than 80 columns.

        Drawn lines are text, worded lines are phrases.
        """

    def score_phrase(self, standing: Standing) -> Phrase:
        """Return the score of a standing in words."""
        code = f"{self.name}-score" + (f"-{standing.measure}" if standing.measure else "")
        return Phrase(code, {"score": standing.score})

    @abstractmethod
    def printed(self, settings: SettingsT | None) -> msgspec.Struct:
        """Return what is printed on the components, for clients that draw them.

        With settings, also what a user's file adds.
        """

    @abstractmethod
    def names(self, state: StateT) -> dict[tuple[str, int], Phrase]:
        """Return the names of cars or seats for a table that gives no others."""

    @abstractmethod
    def codes(self) -> list[str]:
        """Return every code that `question`, `label`, `phrase`, bills and reasons can use."""

    @abstractmethod
    def words(self, language: str) -> str:
        """Return the text of the game's words file in a language."""

    @abstractmethod
    def ledger(self) -> tuple[Rule, ...]:
        """Return the game's rules, by id."""

    @abstractmethod
    def rules_behind(self, thing: Action | Event) -> tuple[str, ...]:
        """Return the ledger ids behind an option or an automatic step, the most telling first."""

    @abstractmethod
    def tally(self) -> Tally:
        """Return a fresh counter for one game of a simulation."""

    # Keeping

    @abstractmethod
    def clone(self, state: StateT) -> StateT:
        """Return an independent copy."""

    @abstractmethod
    def dump(self, state: StateT) -> bytes:
        """Return the state as JSON, complete but for the settings."""

    @abstractmethod
    def load(self, settings: SettingsT, dumped: bytes) -> StateT:
        """Return the state that was dumped."""

    @abstractmethod
    def census(self, state: StateT) -> dict[str, int]:
        """Return how many of each card there are, in all places. It never changes in a game."""

    def check_file(self, schema: str, name: str, text: str) -> Phrase | None:
        """Validate a user's file of a kind this game knows; return what it is.

        None for another game's kind; raises `Invalid` with the file and the wrong value.
        """
        return None

    def picture_of_file(self, schema: str, name: str, text: str) -> str | None:
        """Draw what a user's file describes, as an SVG; None for a kind without a picture."""
        return None

    def check_seats(self, seats: int) -> None:
        """Raise `Invalid` if the game cannot be played with this many seats."""
        if seats not in self.seats:
            raise Invalid(
                "invalid-seats",
                game=self.name,
                given=seats,
                low=self.seats.start,
                high=self.seats.stop - 1,
            )


def each_its_own(
    for_all: ViewT, seats: Sequence[Seat | None], own: Callable[[Seat], object]
) -> list[ViewT]:
    """Return a view for each seat: all share what everybody may know, each has its `own`."""
    return [
        for_all if seat is None else msgspec.structs.replace(for_all, seat=seat, own=own(seat))
        for seat in seats
    ]


AnyGame = Game[Any, Any, Any, Any]


def actors(game: AnyGame, state: object) -> Sequence[Seat]:
    """Return the seats that may act: those that owe a decision and those that may change one."""
    return [*game.waiting(state), *game.may_change(state)]
