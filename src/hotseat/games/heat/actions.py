"""What a driver can intend."""

from __future__ import annotations

from hotseat.core import Action
from hotseat.games.heat import data
from hotseat.games.heat.facts import Card


def key_of(card: Card) -> str:
    """Return the key of a card, which stands for it in texts."""
    return data.card_keys()[card]


class DraftUpgrade(Action, frozen=True, tag="draft"):
    """GAR-21: take a card from the market of the garage."""

    card: Card

    def text(self) -> str:
        """Return `draft CARD`."""
        return f"draft {key_of(self.card)}"


class SwapUpgrade(Action, frozen=True, tag="swap"):
    """CHA-21: swap one of one's own Upgrades for a card left over in the market."""

    give: Card
    take: Card

    def text(self) -> str:
        """Return `swap OWN LEFTOVER`."""
        return f"swap {key_of(self.give)} {key_of(self.take)}"


class NoSwap(Action, frozen=True, tag="no-swap"):
    """CHA-21: leave the market as it is."""


class KeepUpgrade(Action, frozen=True, tag="keep"):
    """SEAS-4: keep one Upgrade for the next season."""

    card: Card

    def text(self) -> str:
        """Return `keep CARD`."""
        return f"keep {key_of(self.card)}"


class Ready(Action, frozen=True, tag="ready"):
    """CHA-38, CHA-39: go on with the next race of the season."""


class Plan(Action, frozen=True, tag="plan"):
    """Steps 1 and 2: shift to a gear and play cards face down."""

    gear: int
    cards: tuple[Card, ...]  # in the order of the card table

    def text(self) -> str:
        """Return `plan GEAR CARD+CARD+…`."""
        return f"plan {self.gear} {'+'.join(key_of(card) for card in self.cards)}"

    def face(self) -> str:
        """HEAT-2-3, RUL-HEAT-5: the gear is public, the cards lie face down."""
        return f"plan {self.gear}"


class Lay(Action, frozen=True, tag="lay"):
    """TOUR-1: play cards face down; their number shows when they are revealed."""

    cards: tuple[Card, ...]  # in the order of the card table

    def text(self) -> str:
        """Return `lay CARD+CARD+…`."""
        return f"lay {'+'.join(key_of(card) for card in self.cards)}"

    def face(self) -> str:
        """RUL-HEAT-104: not even their number is public."""
        return "lay"


class Stop(Action, frozen=True, tag="stop"):
    """RUL-HEAT-43: the last driver left on the track takes the last place without driving on."""


class Cooldown(Action, frozen=True, tag="cooldown"):
    """Step 5: use a Cooldown symbol for some Heat cards in hand."""

    source: str  # "gear", "adrenaline", "sector", or the key of the card that gives it
    amount: int


class Boost(Action, frozen=True, tag="boost"):
    """Step 5: pay Heat for one + symbol."""

    heat: int

    def text(self) -> str:
        """Return `boost`: what it costs is no choice."""
        return "boost"


class UseAdrenaline(Action, frozen=True, tag="adrenaline"):
    """Step 5: use Adrenaline's Speed."""

    speed: int

    def text(self) -> str:
        """Return `adrenaline`: how much it adds is no choice."""
        return "adrenaline"


class PayHeat(Action, frozen=True, tag="pay"):
    """GAR-SYM-1.1: pay the Heat of a card."""

    card: Card
    heat: int

    def text(self) -> str:
        """Return `pay CARD`."""
        return f"pay {key_of(self.card)}"


class Scrap(Action, frozen=True, tag="scrap"):
    """GAR-SYM-3.1: discard cards from the top of the deck."""

    card: Card
    amount: int

    def text(self) -> str:
        """Return `scrap CARD`."""
        return f"scrap {key_of(self.card)}"


class ReduceStress(Action, frozen=True, tag="reduce"):
    """GAR-SYM-7.1: discard some Stress cards from the hand."""

    card: Card
    amount: int

    def text(self) -> str:
        """Return `reduce CARD AMOUNT`."""
        return f"reduce {key_of(self.card)} {self.amount}"


class Salvage(Action, frozen=True, tag="salvage"):
    """GAR-SYM-9.1: look through one's own discard pile."""

    card: Card
    amount: int

    def text(self) -> str:
        """Return `salvage CARD`."""
        return f"salvage {key_of(self.card)}"


class TakeSalvaged(Action, frozen=True, tag="take"):
    """GAR-SYM-9.1: choose a card of the discard pile."""

    card: Card

    def text(self) -> str:
        """Return `take CARD`."""
        return f"take {key_of(self.card)}"

    def face(self) -> str:
        """RUL-HEAT-60: only the driver sees the pile."""
        return "take"


class EndSalvage(Action, frozen=True, tag="salvage-done"):
    """The cards chosen are shuffled into the deck."""


class DirectPlay(Action, frozen=True, tag="direct"):
    """GAR-SYM-10.1: play a card from the hand, in addition to those of step 2."""

    card: Card

    def text(self) -> str:
        """Return `direct CARD`."""
        return f"direct {key_of(self.card)}"


class Accelerate(Action, frozen=True, tag="accelerate"):
    """GAR-SYM-11.1: raise the Speed by 1 for each + symbol used."""

    card: Card
    speed: int

    def text(self) -> str:
        """Return `accelerate CARD`."""
        return f"accelerate {key_of(self.card)}"


class ChooseValue(Action, frozen=True, tag="value"):
    """GAR-31: choose what a card with several values counts."""

    card: Card
    value: int

    def text(self) -> str:
        """Return `value CARD VALUE`."""
        return f"value {key_of(self.card)} {self.value}"


class EndReact(Action, frozen=True, tag="react-done"):
    """Step 5 is over: what was not used is lost."""


class Slipstream(Action, frozen=True, tag="slipstream"):
    """Step 6: drive on behind or beside another car."""

    spaces: int


class Stay(Action, frozen=True, tag="stay"):
    """Step 6: no Slipstream."""


class Discard(Action, frozen=True, tag="discard"):
    """Step 8: put a card from hand on the discard pile."""

    card: Card

    def text(self) -> str:
        """Return `discard CARD`."""
        return f"discard {key_of(self.card)}"


class EndDiscard(Action, frozen=True, tag="discard-done"):
    """Step 8 is over: the rest stays in hand."""


class Refresh(Action, frozen=True, tag="refresh"):
    """GAR-SYM-8.1: put a played card on top of the deck instead of the discard pile."""

    card: Card

    def text(self) -> str:
        """Return `refresh CARD`."""
        return f"refresh {key_of(self.card)}"


class EndRefresh(Action, frozen=True, tag="refresh-done"):
    """The other cards played are discarded."""


# Actions without numbers are all alike: one of each is enough.
END_REACT = EndReact()
END_DISCARD = EndDiscard()
END_SALVAGE = EndSalvage()
END_REFRESH = EndRefresh()
NO_SWAP = NoSwap()
READY = Ready()

HeatAction = (
    DraftUpgrade
    | Plan
    | Lay
    | Stop
    | ChooseValue
    | PayHeat
    | Scrap
    | ReduceStress
    | Salvage
    | TakeSalvaged
    | EndSalvage
    | DirectPlay
    | Accelerate
    | Refresh
    | EndRefresh
    | Cooldown
    | Boost
    | UseAdrenaline
    | EndReact
    | Slipstream
    | Stay
    | Discard
    | EndDiscard
    | SwapUpgrade
    | NoSwap
    | KeepUpgrade
    | Ready
)
