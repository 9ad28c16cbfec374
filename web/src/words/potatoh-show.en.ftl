# POTA-TOH's show: what moves, the explosion, the count, the vote, the guide and the result.

potatoh-show-you = You
potatoh-show-me = Me
potatoh-show-whose = { $seat }
potatoh-show-draws = { $seat } draws…

## The chain of a turn

potatoh-show-chain = What is being resolved, in order
potatoh-show-you-choose = YOU choose
potatoh-show-chooses = { $seat } chooses
potatoh-show-did-drew = drew { $count }
potatoh-show-did-reversed = reversed
potatoh-show-did-shuffled = shuffled
potatoh-show-did-robbed = robbed { $seat }
potatoh-show-did-robbed-nobody = robbed nobody
potatoh-show-did-safe = safe
potatoh-show-did-to = to { $seat }
potatoh-show-did-cut = cut at { $count }
potatoh-show-did-looked = looked at { $count }
potatoh-show-did-lost = { $count ->
    [0] no hand
    [one] lost 1 card
   *[other] lost { $count } cards
}
potatoh-show-did-protected = protected
potatoh-show-did-exploded = BOOM!

## BOOM

potatoh-show-explodes = { $name } explodes!
potatoh-show-you-explode = You explode!
potatoh-show-smoke = { $phews ->
    [0] = nothing lost. Lucky!
    [one] = 1 Phew up in smoke
   *[other] = { $phews } Phews up in smoke
}
potatoh-show-boom-saved = { $phews ->
    [one] Super Potatoh saves 1 Phew.
   *[other] Super Potatoh saves { $phews } Phews.
}
potatoh-show-boom-means = The whole hand is gone. Table cards survive, everyone else keeps everything.
potatoh-show-boom-empty = No cards in hand: nothing to lose! Table cards survive, everyone else keeps everything.
potatoh-show-count = Count the Phews

## The count

potatoh-show-count-title = Count your Phews!
potatoh-show-count-all = Skip the count
potatoh-show-round = { $match ->
    [rounds] Round { $round } / { $rounds }
    [tie-break] Round { $round }, tie-break
   *[points] Round { $round }
}
potatoh-show-tap = Tap a card to see why it counts as it does.
potatoh-show-why = Why { $phews }?
potatoh-show-burnt = { $phews ->
    [0] BOOM took the whole hand. It was worth nothing.
    [one] BOOM took the whole hand. It was worth 1 Phew.
   *[other] BOOM took the whole hand. It was worth { $phews } Phews.
}
potatoh-show-card-told = { $card }: { $phews }
potatoh-show-step-boom = BOOM takes the hand
potatoh-show-step-add = Everybody adds up
potatoh-show-step-hop = Tokens hop
potatoh-show-step-order = New order
potatoh-show-order-later = order changes at the end
potatoh-show-had = had { $total }
potatoh-show-counting = counting…
potatoh-show-cards = { $count ->
    [0] –
    [one] { $count } card
   *[other] { $count } cards
}
potatoh-show-zeros-why = { $zone ->
    [hand] { $cards }: nothing in hand.
   *[area] { $cards }: nothing on the table.
}
potatoh-show-zeros-told = { $count } × 0: { $cards }
potatoh-show-open-row = Show the cards
potatoh-show-in-hand = In hand
potatoh-show-on-table = On the table
potatoh-show-points = This round
potatoh-show-total = Total
potatoh-show-hand-lost = BOOM! Hand lost
potatoh-show-exploded = { $seat } exploded.
potatoh-show-nobody-exploded = Nobody exploded: everybody was safe.
potatoh-show-back = Back to the table
potatoh-show-ready = Ready!
potatoh-show-next-round = The next round is coming up…
potatoh-show-starts = { $seat } starts round { $round } at level { $level }.
potatoh-show-names-starter = { $exploded ->
    [yes] { $seat } exploded, so { $seat } picks who starts round { $round }…
   *[no] { $seat } was the last to be safe and picks who starts round { $round }…
}
potatoh-show-you-exploded-ask = You exploded. Who starts the next round?
potatoh-show-ask-starter = Who starts the next round?
potatoh-show-see-result = See the result
potatoh-show-look-again = The last count again

## Levels

potatoh-show-ask-level = Level { $level } so far. More new cards?
potatoh-show-vote = The vote on the next level
potatoh-show-level-lowest = The lowest level that anybody names counts.
potatoh-show-late = { $count ->
    [one] { $names } has not answered yet.
   *[other] { $names } have not answered yet.
}
potatoh-show-whatever = Whatever the others want
potatoh-show-level-same = as now
potatoh-show-level-look = Choose a level to see the cards it brings; you can change your answer until all have given one.
potatoh-show-brings-nothing = { $level ->
    [0] You go along with the others.
   *[other] No new cards: you play on with what you know.
}
potatoh-show-brings = { $count ->
    [one] 1 new card:
   *[other] { $count } new cards:
}
potatoh-show-level-up = Level { $level }!
potatoh-show-new-cards = { $count ->
    [one] A new card is in the deck.
   *[other] { $count } new cards are in the deck.
}
potatoh-show-copies = × { $copies } in a deck
potatoh-show-got-it = Got it!

## The guided first round

potatoh-show-guide = First steps
potatoh-show-guide-got-it = Got it
potatoh-show-guide-skip = No more tips
potatoh-show-guide-welcome-title = Hot potato!
potatoh-show-guide-welcome = The deck is the potato, and one card in it is BOOM. On your turn you draw a card or play one; then the deck is your neighbour’s problem.
potatoh-show-guide-fuse-title = The fuse
potatoh-show-guide-fuse = The rope round the table is the deck burning down. “1 in …” says how likely the next card is BOOM: it gets hotter with every draw.
potatoh-show-guide-phews-title = Phews are points
potatoh-show-guide-phews = Cards in hand with a white puff are points, but only if you are not the one who explodes. The more you hold, the more there is to lose.
potatoh-show-guide-play-title = Get rid of the deck
potatoh-show-guide-play = Cards with a cyan ring can be played instead of drawing. You get out of danger, but the card leaves your hand.
potatoh-show-guide-immediate-title = Right now!
potatoh-show-guide-immediate = Red cards act as soon as you get them, even when it is not your turn. They line up in a chain and are resolved one by one.
potatoh-show-guide-choice-title = Your choice
potatoh-show-guide-choice = This card asks you something. The seats and buttons with a ring are possible; look at one to see what it would do.
potatoh-show-guide-table-title = Cards on the table
potatoh-show-guide-table = Some cards stay in front of you for all to see. They count too, plus or minus, and BOOM cannot take them.
potatoh-show-guide-hot-title = It is getting hot
potatoh-show-guide-hot = BOOM costs you your whole hand; it ends the round for everybody. With much to lose, a card that passes the deck on is worth its weight in gold.
potatoh-show-guide-safe-title = Safe
potatoh-show-guide-safe = Whoever sleeps is safe until the round ends and cannot be chosen. The last one awake plays on alone, turn after turn, until BOOM or a Dud.
potatoh-show-guide-counting-title = Count your Phews
potatoh-show-guide-counting = Everybody shows their hand: each puff counts, in hand and on the table. { $press ->
    [tap] Tap
   *[click] Click
} a card to see why. After the last round the most Phews win.

## The result

potatoh-show-result-wins = { $name } wins!
potatoh-show-result-you-win = You win!
potatoh-show-result-title = { $rounds ->
    [one] One round of hot potato
   *[other] { $rounds } rounds of hot potato
}
potatoh-show-result-chart = Phews by round
potatoh-show-result-chart-of = { $name }: { $totals }.
potatoh-show-result-ranking = Final ranking
potatoh-show-result-start = Start
potatoh-show-result-booms = Explosions
potatoh-show-result-haul = Best round
potatoh-show-result-lost = Lost in smoke
potatoh-show-result-phews = Phews
potatoh-show-result-as-table = As a table
potatoh-show-result-legend = exploded in this round
potatoh-show-result-moments = Best moments
potatoh-show-moment-haul = Best haul: { $seat }, { $phews } in round { $round }.
potatoh-show-moment-smoke = Biggest bang: { $seat } lost { $phews ->
    [one] 1 Phew
   *[other] { $phews } Phews
} in round { $round }.
potatoh-show-moment-chain = Longest chain: { $count } cards in one turn of { $seat }, round { $round }.
potatoh-show-moment-thief = Busiest thief: { $seat }, { $count ->
    [one] one robbery
   *[other] { $count } robberies
}.
potatoh-show-moment-nerve = Nerves of steel: { $seat } drew at 1 in { $of } and lived, round { $round }.
potatoh-show-moment-comeback = Comeback: { $seat } rose from place { $from } to { $to }.
potatoh-show-look-up = Look up: it is on the big screen!
