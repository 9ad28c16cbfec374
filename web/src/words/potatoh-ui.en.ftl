# POTA-TOH's table in the browser.

## Cards

potatoh-ui-kind-keep = Keep
potatoh-ui-kind-table = On the table
potatoh-ui-kind-other = Their table
potatoh-ui-kind-discard = Play & discard
potatoh-ui-kind-now = Right now!
potatoh-ui-kind-boom = Kaboom!
potatoh-ui-level = Level { $level }
potatoh-ui-every-level = every level

potatoh-ui-text-phew = Can’t be played. Just hang on to it!
potatoh-ui-text-chill = Pass the deck on. No draw. Bliss.
potatoh-ui-text-risky = Draw 1 to 5 cards. Stop when you lose your nerve.
potatoh-ui-text-thief = Steal a card, unseen, from another hand.
potatoh-ui-text-hopping = Boing! The next player is skipped.
potatoh-ui-text-short-fuse = Draw two cards. Right now!
potatoh-ui-text-dizzy = Bin it: reverse and draw 1. Or keep it: reshuffle.
potatoh-ui-text-wicked = Give the top card, unseen, to someone. Or draw 2.
potatoh-ui-text-wickedest = Two random cards, unseen: you say who gets each.
potatoh-ui-text-split = Cut the deck. One card to each neighbour.
potatoh-ui-text-dud = You’re safe! Sit out the rest of the round.
potatoh-ui-text-treacherous = Dump it on someone. On BOOM its holder loses 2.
potatoh-ui-text-fried = Pass the deck. Or hold it: +3 if the only one, else −1.
potatoh-ui-text-spinning = Look at two: keep one, shuffle one back. BOOM bites!
potatoh-ui-text-micro-boom = Lose your whole hand. You stay in the game.
potatoh-ui-text-super = On the table: blocks Micro-Boom, saves half your hand.
potatoh-ui-text-sexy = Flaunt it or hide it? Decide now.
potatoh-ui-text-kitty = Peek at the top 4, reshuffle. See BOOM? You explode.
potatoh-ui-text-generous = A card for everyone! Whoever plays it picks last.
potatoh-ui-text-boom = You explode. Hand gone, round over.

potatoh-ui-line-phew = Keep it. Can’t be played.
potatoh-ui-line-chill = Pass the deck. No draw.
potatoh-ui-line-risky = Draw 1 to 5 cards.
potatoh-ui-line-thief = Steal a card, unseen.
potatoh-ui-line-hopping = Skip the next player.
potatoh-ui-line-short-fuse = Draw two, right now!
potatoh-ui-line-dizzy = Reverse and draw, or reshuffle.
potatoh-ui-line-wicked = Give the top card away, or draw 2.
potatoh-ui-line-wickedest = Give two unseen cards away.
potatoh-ui-line-split = Cut: a card to each neighbour.
potatoh-ui-line-dud = Safe for the round.
potatoh-ui-line-treacherous = Dump it on someone: −2 on BOOM.
potatoh-ui-line-fried = Pass the deck. Or hold it: +3 if alone.
potatoh-ui-line-spinning = Look at two, keep one.
potatoh-ui-line-micro-boom = Lose your whole hand.
potatoh-ui-line-super = Keep it. Can’t be played now.
potatoh-ui-line-sexy = Keep it. Can’t be played now.
potatoh-ui-line-kitty = Peek at the top 4, reshuffle.
potatoh-ui-line-generous = A card for everyone.
potatoh-ui-line-boom = You explode!

## The table

potatoh-ui-round = { $end ->
    [rounds] Round { $round }/{ $of }
    [points] Round { $round } · to { $target }
   *[tie-break] Round { $round } · tie-break
}
potatoh-ui-seat-told = { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $area ->
    [0] none
   *[other] { $area }
} on the table, total { $total }{ $safe ->
    [yes] , safe
   *[no] { "" }
}{ $turn ->
    [yes] , has the deck
    [next] , is next
   *[no] { "" }
}
potatoh-ui-seat-line = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $total ->
    [one] 1 Phew
   *[other] { $total } Phews
}{ $safe ->
    [yes] , safe this round
   *[no] { "" }
}
potatoh-ui-before = On the table before { $name }
potatoh-ui-known = In that hand, stolen from you
potatoh-ui-no-cards = No cards
potatoh-ui-safe = SAFE
potatoh-ui-next = NEXT
potatoh-ui-just-played = JUST PLAYED
potatoh-ui-next-small = next
potatoh-ui-leads = leads
potatoh-ui-discard = Discarded cards
potatoh-ui-discard-told = { $cards ->
    [0] Nothing discarded
    [one] 1 card discarded
   *[other] { $cards } cards discarded
}
potatoh-ui-left = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
potatoh-ui-left-short = { $cards } left
potatoh-ui-odds-next = next card is BOOM
potatoh-ui-odds = { $chances } in { $of }
potatoh-ui-odds-none = no way
potatoh-ui-odds-hidden = BOOM is in there
potatoh-ui-percent = { $percent }%
potatoh-ui-track = Phew track
potatoh-ui-close = Card up close
potatoh-ui-close-idle = Point at a card to see what it does.

## You

potatoh-ui-you = You
potatoh-ui-you-total = You { $total }
potatoh-ui-phews = { $phews ->
    [one] 1 Phew
   *[other] { $phews } Phews
}
potatoh-ui-your-table = Your table
potatoh-ui-table-empty = empty
potatoh-ui-you-safe = You are safe this round
potatoh-ui-stake = At stake:
potatoh-ui-stake-short = { $sure ->
    [yes] { $phews }
   *[no] up to { $phews }
}
potatoh-ui-stake-words = BOOM costs you the hand:
potatoh-ui-stake-phews = { $sure ->
    [yes] { $phews ->
        [one] 1 Phew
       *[other] { $phews } Phews
    }
   *[no] { $phews ->
        [one] up to 1 Phew
       *[other] up to { $phews } Phews
    }
}
potatoh-ui-hand = Your hand: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
potatoh-ui-hand-empty = No cards in hand.
potatoh-ui-in-hand = in hand:
potatoh-ui-total = total:

## What can be done

potatoh-ui-you-decide = You decide!
potatoh-ui-into-hand = It goes into your hand.
potatoh-ui-your-turn = Your turn!
potatoh-ui-draw = Draw!
potatoh-ui-then = Then the deck goes to { $seat }.
potatoh-ui-got = You got
potatoh-ui-draw-or-play = Draw, or play a card.
potatoh-ui-only-draw = No card to play: draw!
potatoh-ui-play = Play { $card }!
potatoh-ui-go = { $what }!
potatoh-ui-preview = { $what }: { $short }
potatoh-ui-cancel = Cancel
potatoh-ui-choose-somebody = Choose somebody
potatoh-ui-choose-one = Choose one
potatoh-ui-targets = Players
potatoh-ui-cut-upper = Upper part: its top card to
potatoh-ui-cut-lower = Lower part: its top card to
potatoh-ui-cut-where = Where to cut
potatoh-ui-cut-told = { $upper } above, { $lower } below
potatoh-ui-cut-go = Cut { $cards } off!
potatoh-ui-cut-swap = Swap neighbours

potatoh-ui-ask-treacherous = Whom do you betray?
potatoh-ui-ask-risky = One more?
potatoh-ui-ask-keep = Where to?
potatoh-ui-ask-dizzy = So dizzy!
potatoh-ui-ask-theft = Whom do you rob?
potatoh-ui-ask-wicked = Who gets it?
potatoh-ui-ask-wickedest = { $card ->
    [1] Who gets card 1?
   *[other] And card 2?
}
potatoh-ui-ask-split = Cut the deck!
potatoh-ui-ask-spinning = Which one?
potatoh-ui-ask-generous = Take one!
potatoh-ui-ask-treachery = Whom do you betray?
potatoh-ui-ask-direction = Which way?
potatoh-ui-ask-starter = Who starts?
potatoh-ui-ask-level = Hotter?

potatoh-ui-tv-cold = Cold. For now.
potatoh-ui-page = Page { $page } of { $pages }
potatoh-ui-page-before = Cards before
potatoh-ui-page-after = More cards
potatoh-ui-boom-costs = { $sure ->
    [yes] BOOM costs { $phews }
   *[no] BOOM costs up to { $phews }
}
potatoh-ui-hand-short = { $cards ->
    [one] Your hand: { $cards } card
   *[other] Your hand: { $cards } cards
}
potatoh-ui-way-to = To { $name }

## The game in six pictures

potatoh-ui-how-1 = One card each, one BOOM
potatoh-ui-how-1-why = Everybody gets a card, face down. Then the only BOOM is shuffled into the deck.
potatoh-ui-how-2 = Draw one or play one
potatoh-ui-how-2-why = Never both. Red cards act the moment you get them, even when it is not your turn.
potatoh-ui-how-3 = Pass the hot deck
potatoh-ui-how-3-why = The first player chooses the way round. It keeps going until somebody turns it.
potatoh-ui-how-4 = BOOM takes your hand
potatoh-ui-how-4-why = All of it, and the round is over. Cards on the table stay. You choose who begins the next.
potatoh-ui-how-5 = Count your Phews
potatoh-ui-how-5-why = Add up what you hold and what lies before you. Whoever exploded counts only the table.
potatoh-ui-how-6 = Most Phews win
potatoh-ui-how-6-why = You start with 2. After four rounds the highest total wins; on a tie all play one more.
potatoh-ui-how-draw = draw one
potatoh-ui-how-or = OR
potatoh-ui-how-play = play one
potatoh-ui-how-four = 4 ROUNDS!
