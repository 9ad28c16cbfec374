# ¡HOT! POTA-TOH!

## Cards

potatoh-card-phew = Phew!
potatoh-card-chill = Chill Potatoh
potatoh-card-risky = Risky Potatoh
potatoh-card-thief = Thief Potatoh
potatoh-card-hopping = Hopping Potatoh
potatoh-card-short-fuse = Short Fuse
potatoh-card-dizzy = Dizzy Potatoh
potatoh-card-wicked = Wicked Potatoh
potatoh-card-wickedest = Wickedest Potatoh
potatoh-card-split = Split Potatoh
potatoh-card-dud = Dud
potatoh-card-treacherous = Treacherous Potatoh
potatoh-card-fried = Fried Potatoh
potatoh-card-spinning = Spinning Potatoh
potatoh-card-micro-boom = Micro-Boom
potatoh-card-super = Super Potatoh
potatoh-card-sexy = Sexy Potatoh
potatoh-card-kitty = Kitty Potatoh
potatoh-card-generous = Generous Potatoh
potatoh-card-boom = BOOM

## Cards in a sentence: as people call them at the table, several of a kind once

potatoh-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
potatoh-short-phew = Phew
potatoh-short-chill = Chill
potatoh-short-risky = Risky
potatoh-short-thief = Thief
potatoh-short-hopping = Hopping
potatoh-short-short-fuse = Short Fuse
potatoh-short-dizzy = Dizzy
potatoh-short-wicked = Wicked
potatoh-short-wickedest = Wickedest
potatoh-short-split = Split
potatoh-short-dud = Dud
potatoh-short-treacherous = Treacherous
potatoh-short-fried = Fried
potatoh-short-spinning = Spinning
potatoh-short-micro-boom = Micro-Boom
potatoh-short-super = Super
potatoh-short-sexy = Sexy
potatoh-short-kitty = Kitty
potatoh-short-generous = Generous
potatoh-short-boom = BOOM

## Players

potatoh-seat = Player { $number }

## Settings

potatoh-setting-level = The complexity: all cards up to this level are in play.
potatoh-setting-match = A number of rounds, or a target of points.
potatoh-setting-rounds = How many rounds are played.
potatoh-setting-target = The match ends when somebody has more points than this.
potatoh-setting-decks = How many decks to join, at least; every six players need one.
potatoh-setting-discard_scope = Whether discarded cards come back in the next round or stay out for the match.
potatoh-setting-raise_levels = Whether the players may raise the level between rounds, if all agree.
potatoh-setting-boom_odds = Whether everybody is shown how likely BOOM is.
potatoh-setting-deck = The deck to play with, or a deck file of your own.

## What is asked

potatoh-ask-turn = Draw, or play a card? The deck has { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}.
potatoh-ask-risky = Take another card, or stop? You may take { $count } more.
potatoh-ask-keep = Where do you put { $card }?
potatoh-ask-dizzy = Dizzy Potatoh! Draw a card and reverse the direction, or keep it in front of you and shuffle the deck?
potatoh-ask-theft = Whom do you rob?
potatoh-ask-wicked = Give the top card to somebody, or draw two yourself?
potatoh-ask-wickedest = Who gets the { $card ->
    [1] first
   *[other] second
} card?
potatoh-ask-split = Where do you cut the deck of { $deck } cards, and which neighbour gets the upper card?
potatoh-ask-spinning = Which card do you keep?
potatoh-ask-generous = Take one of the cards that lie face down.
potatoh-ask-treachery = Move the Treacherous Potatoh to somebody else?
potatoh-ask-direction = Which way does the deck go?
potatoh-ask-starter = Who starts the next round?
potatoh-ask-level = The level is { $level }. Which level should the next round have?
potatoh-ask-over = The match is over: { $winner } has won.

potatoh-wait-turn = { $seat } has the deck.
potatoh-wait-risky = { $seat } is taking a risk.
potatoh-wait-keep = { $seat } looks at a card.
potatoh-wait-dizzy = { $seat } is dizzy.
potatoh-wait-theft = { $seat } looks for somebody to rob.
potatoh-wait-wicked = { $seat } is up to something wicked.
potatoh-wait-wickedest = { $seat } decides who gets the cards.
potatoh-wait-split = { $seat } cuts the deck.
potatoh-wait-spinning = { $seat } chooses between two cards.
potatoh-wait-generous = { $seat } takes a card.
potatoh-wait-treachery = { $seat } may move the Treacherous Potatoh.
potatoh-wait-direction = { $seat } chooses the direction.
potatoh-wait-starter = { $seat } names the player who starts the next round.
potatoh-wait-level = { $count ->
    [one] { $seats } is choosing a level.
   *[other] { $seats } are choosing a level.
}

## What can be done

potatoh-do-draw = Draw
potatoh-do-draw-on = Draw until BOOM
potatoh-do-play = Play { $card }
potatoh-do-play-on = Play { $card } on { $seat }
potatoh-do-stop = Stop
potatoh-do-keep = Take it into your hand
potatoh-do-area = Put it in front of you
potatoh-do-dizzy = { $option ->
    [reverse] Discard it, draw a card and reverse the direction
   *[shuffle] Keep it in front of you and shuffle the deck
}
potatoh-do-steal = Rob { $seat }
potatoh-do-no-theft = Rob nobody
potatoh-do-give = { $seat } gets it
potatoh-do-cut = Cut { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} off, { $upper ->
    [upper-left] the upper card to the left
   *[upper-right] the upper card to the right
}
potatoh-do-choose = Keep { $card }
potatoh-do-take = Take card { $place }
potatoh-do-move = Move it to { $seat }
potatoh-do-leave = Leave it here
potatoh-do-direction = { $side ->
    [left] To the left, clockwise
   *[right] To the right, anticlockwise
}
potatoh-do-starter = { $seat } starts
potatoh-do-level = Level { $level }
potatoh-do-level-any = Go along with the others

## Why something is not possible

potatoh-no-playing-phew = Phew! cannot be played; you keep it in your hand.
potatoh-no-playing-kept = { $card } cannot be played once it is in your hand.
potatoh-no-other-player = There is no other active player to play it on.
potatoh-no-area = { $card } goes into your hand.
potatoh-no-safe-player = { $seat } is safe.
potatoh-no-cards-to-steal = { $seat } has no card in hand.

## Bills

potatoh-bill-hand = { $count ->
    [one] { $card } in hand
   *[other] { $count } × { $card } in hand
}
potatoh-bill-area = { $count ->
    [one] { $card } on the table
   *[other] { $count } × { $card } on the table
}
potatoh-bill-treacherous = { $count ->
    [one] { $card } when BOOM appeared
   *[other] { $count } × { $card } when BOOM appeared
}
potatoh-bill-saved = Half of the hand, saved by Super Potatoh

## What has happened

potatoh-event-round-started = { $tie_break ->
    [yes] Round { $round }, a tie-break at level { $level }: { $starter } starts.
   *[no] Round { $round } at level { $level }: { $starter } starts.
}
potatoh-event-boom-added = { $deck ->
    [one] BOOM is the whole deck.
   *[other] BOOM is shuffled in: { $deck } cards in the deck.
}
potatoh-event-turn-started = { $seat } has the deck.
potatoh-event-card-taken = { $how ->
    [deal] { $seat } looks at the card dealt.
    [gift] { $seat } is given a card: still alive.
    [layout] { $seat } takes a card: still alive.
    [look] { $seat } keeps one of them.
   *[draw] { $seat } draws: still alive.
}
potatoh-event-card-received = You get { $card }.
potatoh-event-nothing-drawn = { $seat } draws nothing: the deck is empty.
potatoh-event-card-shown = { $how ->
    [deal] { $seat } is dealt { $card }!
    [gift] { $seat } is given { $card }!
    [layout] { $seat } takes { $card }!
    [look] { $seat } finds { $card }!
   *[draw] { $seat } draws { $card }!
}
potatoh-event-laid-in-area = { $seat } puts { $card } on the table.
potatoh-event-reversed = { $direction ->
    [clockwise] { $seat } reverses the direction: now clockwise.
    [anticlockwise] { $seat } reverses the direction: now anticlockwise.
   *[unset] { $seat } discards Dizzy; there is no direction to reverse yet.
}
potatoh-event-deck-shuffled = { $seat } shuffles the deck.
potatoh-event-hand-lost = { $count ->
    [0] { $seat } has no hand to lose.
   *[other] { $seat } loses { $cards }.
}
potatoh-event-hand-protected = Super protects the hand of { $seat }.
potatoh-event-card-played = { $seat } plays { $card }.
potatoh-event-treacherous-laid = { $seat } puts Treacherous in front of { $target }.
potatoh-event-risky-stopped = { $seat } stops there.
potatoh-event-card-stolen = { $seat } robs { $victim }.
potatoh-event-stolen-card-seen = { $seat } stole { $card } from { $victim }.
potatoh-event-nothing-stolen = { $seat } robs nobody.
potatoh-event-made-safe = { $seat } is safe.
potatoh-event-cards-put-aside = { $seat } takes { $count ->
    [one] 1 card
   *[other] { $count } cards
} off the deck, unseen.
potatoh-event-receiver-named = { $own ->
    [yes] { $seat } takes a card.
   *[no] { $seat } gives { $target } a card.
}
potatoh-event-deck-cut = { $seat } cuts the deck after { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: the upper part gives { $upper_to } a card, the lower part { $lower_to }.
potatoh-event-cards-looked-at = { $seat } looks at { $count ->
    [one] the top card
   *[other] { $count } cards
}.
potatoh-event-cards-seen = You see { $cards }.
potatoh-event-cards-returned = { $seat } puts { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
} back into the deck.
potatoh-event-direction-set = { $direction ->
    [clockwise] { $seat } sends the deck clockwise.
   *[anticlockwise] { $seat } sends the deck anticlockwise.
}
potatoh-event-treacherous-kept = { $seat } leaves Treacherous where it is.
potatoh-event-drawing-on = { $seat } is alone with the deck and draws until BOOM.
potatoh-event-drawing-stopped = { $seat } stops: a Dud has come.
potatoh-event-exploded = { $seat } explodes!
potatoh-event-aside-discarded = Nobody got { $cards }.
potatoh-event-everybody-safe = Everybody is safe: the round ends without an explosion.
potatoh-event-hand-shown = { $count ->
    [0] { $seat } has no cards in hand.
   *[other] { $seat } shows { $cards }.
}
potatoh-event-scored = { $seat } scores { $phews } and now has { $total }.
potatoh-event-round-ended = { $boom ->
    [yes] Round { $round } is over. The hand of { $exploder } was worth { $at_stake ->
        [1] 1 Phew
       *[other] { $at_stake } Phews
    }.
   *[no] Round { $round } is over.
}
potatoh-event-starter-named = { $own ->
    [yes] { $seat } will start the next round.
   *[no] { $seat } lets { $starter } start the next round.
}
potatoh-event-level-answered = { $seat } has answered.
potatoh-event-level-set = The next round is played at level { $level }. The answers: { $answers }.
potatoh-answer = { $level ->
    [0] any level ({ $seats })
   *[other] level { $level } ({ $seats })
}
potatoh-event-match-ended = { $winner } wins the match!

## Previews

potatoh-preview = { $parts }
potatoh-preview-next = { $seat } comes next
potatoh-preview-boom = BOOM { $chances } in { $of }
potatoh-preview-stake = { $fixed ->
    [yes] { $low } at stake
   *[no] { $low } to { $high } at stake
}
potatoh-preview-worth = { $sign ->
    [gain] { $phews ->
        [one] 1 Phew more
       *[other] { $phews } Phews more
    }
   *[loss] { $phews ->
        [one] 1 Phew less
       *[other] { $phews } Phews less
    }
}

## The match in a terminal

potatoh-sketch-round = { $end ->
    [rounds] Round { $round } of { $rounds }
    [points] Round { $round } (target { $target })
   *[tie-break] Round { $round }, a tie-break
}, level { $level }. { $seat } has the deck{ $direction ->
    [clockwise] ; it goes down the list.
    [anticlockwise] ; it goes up the list.
   *[unset] .
}
potatoh-sketch-deck = Deck: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}{ $boom ->
    [shown] , BOOM is { $chances } in { $of }
   *[hidden] { "" }
}. Discard: { $discard ->
    [0] empty.
    [one] 1 card, { $top }.
   *[other] { $discard } cards, { $top } on top.
}
potatoh-sketch-player = { $whose ->
    [own] { ">" }
   *[other] { " " }
}{ $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, hand { $hand }{ $safe ->
    [yes] , safe
   *[no] { "" }
}{ $kinds ->
    [0] { "" }
   *[other] { " " }| { $area }
}
potatoh-sketch-players = { $players }
potatoh-sketch-area = { "    in front: " }{ $cards }
potatoh-sketch-own-area = In front of you: { $cards }
potatoh-sketch-hand = { $count ->
    [0] Your hand: empty
   *[other] Your hand: { $cards }
}
potatoh-sketch-looked-at = You look at: { $cards }
potatoh-sketch-more = { "           " }{ $cards }

## Hints: why the rookie would do it

potatoh-hint-only = Nothing else is possible.
potatoh-hint-draw = The next card has about a { $percent }% chance to take your hand, and { $stake ->
    [one] 1 point is
   *[other] { $stake } points are
} at stake: it is worth the risk.
potatoh-hint-stop = The next card has about a { $percent }% chance to take your hand, and { $stake ->
    [one] 1 point is
   *[other] { $stake } points are
} at stake: that is enough.
potatoh-hint-play = { $card } does most now: the next card has about a { $percent }% chance to take your hand.
potatoh-hint-keep = It is worth more in your hand than on the table.
potatoh-hint-area = On the table it is safe.
potatoh-hint-best = It helps you most against the leader.

## Files

potatoh-checked-deck = { $file }: deck “{ $name }” is fine: { $cards } cards.

## The ranking

potatoh-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
