"""A rookie of ¡HOT! POTA-TOH!: counts the deck, weighs the next card, saves its escapes.

It sees only its view and its options. All weights are in points: what a choice brings this round,
what it risks, and a fraction of what it takes from others.
"""

from __future__ import annotations

from hotseat.bots.base import Bot, Decision
from hotseat.bots.potatoh_outlook import OTHERS_LOSS, USES, Outlook
from hotseat.core import Action, Param, Phrase
from hotseat.games.potatoh.actions import (
    Area,
    Choose,
    Cut,
    Direct,
    Draw,
    DrawOn,
    Give,
    Keep,
    Move,
    NameStarter,
    Play,
    PlayOn,
    Steal,
    Stop,
)
from hotseat.games.potatoh.facts import Card, Kind
from hotseat.games.potatoh.view import View
from hotseat.games.potatoh.words import card_name

# Alone in a round there is nobody to rob or to skip, and the deck comes straight back.
FOR_COMPANY = (Kind.THIEF, Kind.HOPPING, Kind.CHILL, Kind.FRIED)
POINTLESS = -99.0  # below the worst draw


class PotatohRookie(Bot):
    """Takes the option that weighs most in points."""

    def choose(self, decision: Decision) -> Action:
        """Return the option with the highest weight, the first of equals."""
        if len(decision.options) == 1:
            return decision.options[0]
        seen = decision.view
        assert isinstance(seen, View)
        outlook = Outlook(seen, self.seat)
        return max(decision.options, key=lambda action: self._weigh(outlook, action))

    def reason(self, decision: Decision, action: Action) -> Phrase | None:
        """Return the case for an option: the danger of the next card, and what is at stake."""
        seen = decision.view
        assert isinstance(seen, View)
        if len(decision.options) == 1:
            return Phrase("potatoh-hint-only")
        outlook = Outlook(seen, self.seat)
        danger: dict[str, Param] = {
            "percent": max(1, round(100 * (outlook.boom + outlook.micro_boom))),
            "stake": max(0, round(outlook.stake)),
        }
        match action:
            case Draw() | DrawOn():
                return Phrase("potatoh-hint-draw", danger)
            case Stop():
                return Phrase("potatoh-hint-stop", danger)
            case Play(card) | PlayOn(card):
                return Phrase("potatoh-hint-play", danger | {"card": card_name(card)})
            case Keep():
                return Phrase("potatoh-hint-keep")
            case Area():
                return Phrase("potatoh-hint-area")
            case _:
                return Phrase("potatoh-hint-best")

    def _weigh(self, outlook: Outlook, action: Action) -> float:
        match action:
            case Draw():
                cards = outlook.facts.wicked_draws if outlook.seen.steps[-1].step == "wicked" else 1
                return cards * outlook.draw()
            case DrawOn():
                return outlook.draw() - 1  # there may still be a Dud
            case Play(card):
                return self._weigh_play(outlook, card)
            case PlayOn(_card, seat):
                return 1.0 + 0.1 * outlook.leads(seat)
            case Stop():
                return 0.0
            case Keep():
                return outlook.kept()
            case Area():
                return outlook.laid()
            case Choose(card):
                return self._looked_at(outlook, card)
            case Steal(seat) | Move(seat):
                return 1.0 + outlook.leads(seat)
            case Give(seat):
                return self._weigh_gift(outlook, seat)
            case Cut(cards):
                return -abs(cards - outlook.seen.deck / 2)
            case Direct(side):
                neighbour = self.seat + (1 if side == "left" else -1)
                return outlook.standing(neighbour % len(outlook.seen.players))
            case NameStarter(seat):
                return float(seat == self.seat)  # the starter draws more
            case _:
                return self._weigh_rest(action)

    def _weigh_rest(self, action: Action) -> float:
        """Shuffling leaves a safe Phew; bots go along with a level; any first card will do."""
        return {"dizzy shuffle": 1.0, "level-any": 1.0, "take 1": 1.0}.get(action.text(), 0.0)

    # Playing a card

    def _weigh_play(self, outlook: Outlook, card: Card) -> float:
        """What the card does now, minus what it would be worth later."""
        if not outlook.others and card in FOR_COMPANY:
            return POINTLESS
        kept = USES.get(card, 0.0)
        match card:
            case Kind.RISKY:
                return 2.2 * outlook.draw() - kept
            case Kind.THIEF:
                return outlook.loot() - 1 - kept if self._can_steal(outlook) else -1.5
            case Kind.HOPPING:
                return -1.0 - kept + (0.0 if len(outlook.others) > 1 else -0.5)
            case Kind.WICKED | Kind.WICKEDEST:
                return max(2 * outlook.draw(), self._bomb(outlook)) - kept
            case Kind.SPLIT:
                return 1.0 - kept + 2 * self._bomb(outlook)
            case Kind.DUD:
                return self._weigh_dud(outlook)
            case Kind.FRIED:
                return -outlook.fried_worth() * outlook.survival
            case Kind.SPINNING:
                return 1.6 * outlook.gain() - 2 * outlook.boom * max(0.0, outlook.stake) - kept
            case Kind.KITTY:
                risk = min(1.0, outlook.facts.kitty_look * outlook.boom) * max(0.0, outlook.stake)
                return outlook.game.terms.deck_list.area_values[card] - risk - kept
            case Kind.GENEROUS:
                return outlook.draw() + self._bomb(outlook) * len(outlook.others) - kept
            case _:
                return -kept  # Chill

    def _can_steal(self, outlook: Outlook) -> bool:
        return any(outlook.seen.players[seat].hand for seat in outlook.others)

    def _bomb(self, outlook: Outlook) -> float:
        """What giving a card to somebody is worth: BOOM may take their hand, else it is a gift."""
        if not outlook.others:
            return 0.0
        hand = outlook.hidden_hands / len(outlook.others)
        return OTHERS_LOSS * (outlook.boom * hand - outlook.gain() * (1 - outlook.boom))

    def _weigh_dud(self, outlook: Outlook) -> float:
        """Being safe keeps the hand, and ends the drawing."""
        active = len(outlook.others) + 1
        turns_left = outlook.deck / (2 * active)
        if not outlook.others:
            return 1.0 + outlook.stake
        return 1.0 + outlook.stake * (1 - outlook.survival) - turns_left * max(0.0, outlook.draw())

    # Where cards go

    def _looked_at(self, outlook: Outlook, card: Card) -> float:
        match card:
            case Kind.MICRO_BOOM:
                return 0.0 if Kind.SUPER in outlook.me.area else -outlook.stake
            case Kind.SHORT_FUSE:
                return 2 * outlook.draw()
            case Kind.DIZZY:
                return 1.0
            case _:
                return outlook.card_worth(card)

    def _weigh_gift(self, outlook: Outlook, seat: int) -> float:
        if seat == self.seat:
            return outlook.draw()
        return self._bomb(outlook) + 0.1 * outlook.leads(seat) * outlook.boom
