# POTA-TOH's lines about the reader: said to them instead of about them.

potatoh-show-draws-you-seat = You draw…
potatoh-show-exploded-you-seat = You exploded.
potatoh-show-starts-you-seat = You start round { $round } at level { $level }.
potatoh-show-whose-you-seat = you
potatoh-show-did-robbed-you-seat = robbed you
potatoh-show-did-to-you-seat = to you

potatoh-do-give-you-seat = You get it
potatoh-do-starter-you-seat = You start

potatoh-event-round-started-you-starter = { $tie_break ->
    [yes] Round { $round }, a tie-break at level { $level }: you start.
   *[no] Round { $round } at level { $level }: you start.
}
potatoh-event-turn-started-you-seat = You have the deck.
potatoh-event-card-taken-you-seat = { $how ->
    [deal] You look at the card dealt.
    [gift] You are given a card: still alive.
    [layout] You take a card: still alive.
    [look] You keep one of them.
   *[draw] You draw: still alive.
}
potatoh-event-nothing-drawn-you-seat = You draw nothing: the deck is empty.
potatoh-event-card-shown-you-seat = { $how ->
    [deal] You are dealt { $card }!
    [gift] You are given { $card }!
    [layout] You take { $card }!
    [look] You find { $card }!
   *[draw] You draw { $card }!
}
potatoh-event-laid-in-area-you-seat = You put { $card } on the table.
potatoh-event-reversed-you-seat = { $direction ->
    [clockwise] You reverse the direction: now clockwise.
    [anticlockwise] You reverse the direction: now anticlockwise.
   *[unset] You discard Dizzy; there is no direction to reverse yet.
}
potatoh-event-deck-shuffled-you-seat = You shuffle the deck.
potatoh-event-hand-lost-you-seat = { $count ->
    [0] You have no hand to lose.
   *[other] You lose { $cards }.
}
potatoh-event-hand-protected-you-seat = Super protects your hand.
potatoh-event-card-played-you-seat = You play { $card }.
potatoh-event-treacherous-laid-you-seat = You put Treacherous in front of { $target }.
potatoh-event-treacherous-laid-you-target = { $seat } puts Treacherous in front of you.
potatoh-event-risky-stopped-you-seat = You stop there.
potatoh-event-card-stolen-you-seat = You rob { $victim }.
potatoh-event-card-stolen-you-victim = { $seat } robs you.
potatoh-event-stolen-card-seen-you-seat = You stole { $card } from { $victim }.
potatoh-event-stolen-card-seen-you-victim = { $seat } stole { $card } from you.
potatoh-event-nothing-stolen-you-seat = You rob nobody.
potatoh-event-made-safe-you-seat = You are safe.
potatoh-event-cards-put-aside-you-seat = You take { $count ->
    [one] 1 card
   *[other] { $count } cards
} off the deck, unseen.
potatoh-event-receiver-named-you-seat = { $own ->
    [yes] You take a card.
   *[no] You give { $target } a card.
}
potatoh-event-receiver-named-you-target = { $seat } gives you a card.
potatoh-event-deck-cut-you-seat = You cut the deck after { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: the upper part gives { $upper_to } a card, the lower part { $lower_to }.
potatoh-event-cards-looked-at-you-seat = You look at { $count ->
    [one] the top card
   *[other] { $count } cards
}.
potatoh-event-cards-returned-you-seat = You put { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
} back into the deck.
potatoh-event-direction-set-you-seat = { $direction ->
    [clockwise] You send the deck clockwise.
   *[anticlockwise] You send the deck anticlockwise.
}
potatoh-event-treacherous-kept-you-seat = You leave Treacherous where it is.
potatoh-event-drawing-on-you-seat = You are alone with the deck and draw until BOOM.
potatoh-event-drawing-stopped-you-seat = You stop: a Dud has come.
potatoh-event-exploded-you-seat = You explode!
potatoh-event-hand-shown-you-seat = { $count ->
    [0] You have no cards in hand.
   *[other] You show { $cards }.
}
potatoh-event-scored-you-seat = You score { $phews } and now have { $total }.
potatoh-event-round-ended-you-exploder = Round { $round } is over. Your hand was worth { $at_stake ->
    [1] 1 Phew
   *[other] { $at_stake } Phews
}.
potatoh-event-starter-named-you-seat = { $own ->
    [yes] You will start the next round.
   *[no] You let { $starter } start the next round.
}
potatoh-event-starter-named-you-starter = { $seat } lets you start the next round.
potatoh-event-level-answered-you-seat = You have answered.
potatoh-event-match-ended-you-winner = You win the match!
