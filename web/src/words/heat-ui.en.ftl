# HEAT on the screen: words of the client only

## The board

heat-ui-board = { $circuit }, seen from above
heat-ui-poster-usa = UNITED STATES
heat-ui-poster-great_britain = GREAT BRITAIN
heat-ui-poster-italy = ITALY
heat-ui-poster-france = FRANCE
heat-ui-poster-line = GRAND PRIX · { $laps ->
    [one] 1 LAP
   *[other] { $laps } LAPS
} · { $corners ->
    [one] 1 CORNER
   *[other] { $corners } CORNERS
}
heat-ui-follow = Follow my car, or see the whole circuit
heat-ui-overview = See the whole circuit
heat-ui-zoom-in = Closer
heat-ui-zoom-out = Further away
heat-ui-you-flag = YOU
heat-ui-chip = speed { $speed }
heat-ui-chip-chance = speed { $speed } · { $percent }%
heat-ui-chip-spin = { $speed } · spin-out
heat-ui-chip-back = { $percent ->
    [100] spin-out: you end here
   *[other] { $percent }%: spin back here
}
heat-ui-next-corner = Next corner
heat-ui-finish-line = Finish Line
heat-ui-in-spaces = { $spaces ->
    [0] right ahead
    [one] in 1 space
   *[other] in { $spaces } spaces
}
heat-ui-in-short = { $spaces ->
    [0] now
   *[other] in { $spaces }
}
heat-ui-then = then limit { $limit }, { $spaces } further
heat-ui-then-finish = then the flag, { $spaces } further
heat-ui-no-corner-left = no more corners

## The race

heat-ui-lap = Lap { $lap }
heat-ui-of-laps = of { $laps }
heat-ui-lap-short = Lap { $lap }/{ $laps } · R{ $round }
heat-ui-round = Round { $round }
heat-ui-steps = Steps of a round
heat-ui-step-shift = Shift
heat-ui-step-cards = Cards
heat-ui-step-move = Move
heat-ui-step-adrenaline = Adrenaline
heat-ui-step-react = React
heat-ui-step-slipstream = Slipstream
heat-ui-step-corner = Corner
heat-ui-step-discard = Discard
heat-ui-step-draw = Draw
heat-ui-order = Running order
heat-ui-spaces-to-you = spaces to you
heat-ui-spaces-to-first = spaces to the first
heat-ui-limit-in = limit { $limit } in { $spaces }
heat-ui-flag-in = flag in { $spaces }
heat-ui-home = home
heat-ui-name = { $name }
heat-ui-you = You
heat-ui-legend = Legend
heat-ui-legends-card = Legends card
heat-ui-legends-card-numbers = ◆{ $diamond } · top { $speed }
heat-ui-legend-numbers = Legend · ◆{ $diamond } · top { $speed }
heat-ui-driver-me = gear { $gear } · { $heat } heat
heat-ui-driver = gear { $gear } · { $heat } heat · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
heat-ui-narration = What happens
heat-ui-legend-black = Dufresne
heat-ui-legend-blue = Hallam
heat-ui-legend-green = Okabe
heat-ui-legend-red = Ferrante
heat-ui-legend-gray = Castellan
heat-ui-legend-yellow = Brandt
heat-ui-legend-orange = Marchetti
heat-ui-legend-purple = Sorby
heat-ui-legend-white = Quill
heat-ui-legend-teal = Novak
heat-ui-legend-pink = Arrieta
heat-ui-legend-cyan = Penrose

## The mat

heat-ui-gear = Gear
heat-ui-gear-says = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $cooldown ->
    [0] , no cooldown
   *[other] , cooldown { $cooldown }
}
heat-ui-gear-nth = { $gear ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $gear }th
}
heat-ui-gear-now = { $gear } gear, now
heat-ui-gear-shift = { $heat ->
    [0] Shift to { $gear } gear
   *[other] Shift to { $gear } gear for { $heat } Heat
}
heat-ui-gear-barred = { $gear } gear is not possible: { $reason }
heat-ui-now = now
heat-ui-free = free
heat-ui-engine = Engine
heat-ui-engine-has = Engine with { $heat } Heat
heat-ui-engine-of = of { $slots }
heat-ui-deck = Deck
heat-ui-discard-pile = Discard
heat-ui-hand = Hand
heat-ui-in-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
heat-ui-hand-chosen = Your hand: { $count } of { $of } chosen
heat-ui-played = Played this turn: speed { $speed }
heat-ui-card = { $numbered ->
    [yes] Speed { $card }
   *[no] { $card }
}
heat-ui-card-barred = { $card }: { $reason }
heat-ui-card-heat = HEAT
heat-ui-card-stress = STRESS

## Upgrade cards

heat-ui-card-or = or
heat-ui-card-does = { $card }: { $does }
heat-ui-short-plain = Costs nothing, does nothing else.
heat-ui-short-extra = A Heat card that starts in your deck: cool it into the engine.
heat-ui-short-values = { $values }: you choose.
heat-ui-short-plus = { $amount ->
    [one] Flip 1 card.
   *[other] Flip { $amount } cards.
}
heat-ui-short-heat = Pay { $amount } heat.
heat-ui-short-scrap = Scrap { $amount }.
heat-ui-short-adjust = Limits { $number }.
heat-ui-short-cooldown = Cool { $amount }.
heat-ui-short-slipstream = Slipstream +{ $amount }.
heat-ui-short-reduce = Drop { $amount } stress.
heat-ui-short-refresh = Can come back at once.
heat-ui-short-salvage = Salvage { $amount }.
heat-ui-short-direct = In React too.
heat-ui-short-accelerate = +1 for each +.
heat-ui-short-one_time = Single use.
heat-ui-explain-group = { $group }, { $level ->
    [advanced] advanced level
   *[basic] basic level
}
heat-ui-explain-speed = Speed { $value }
heat-ui-explain-value = { $value ->
    [0] Moves no Space, and costs a place among your cards.
    [one] Moves 1 Space and counts in corners.
   *[other] Moves { $value } Spaces and counts in corners.
}
heat-ui-explain-values = You choose which one when the card is turned up.
heat-ui-explain-extra = A Heat card that starts in your deck instead of your Engine. It does nothing in your hand until you cool it down; from then on it is Heat to spend.
heat-ui-explain-symbol = { $kind ->
    [plus] { $symbol } symbol: turned up at once
    [adjust] { $symbol }: always counts
    [one_time] { $symbol }: always counts
   *[other] { $symbol }: { $must ->
        [yes] you must
       *[no] you may
    }
}

## The garage

heat-ui-garage = The garage
heat-ui-garage-story = What the card does
heat-ui-garage-call = Your pick.
heat-ui-garage-title = Garage
heat-ui-garage-before = before the race
heat-ui-garage-round = Draft round { $round }
heat-ui-garage-round-of = round { $round } of { $rounds }
heat-ui-garage-step = Draft { $round }
heat-ui-garage-step-start = Start
heat-ui-garage-steps = Steps before the race
heat-ui-garage-front = front of the grid first
heat-ui-garage-rear = rear of the grid first
heat-ui-garage-order = Who chooses when
heat-ui-garage-took = took { $card }
heat-ui-garage-now = { $you ->
    [yes] pick now
   *[no] picks now
}
heat-ui-garage-next = { $you ->
    [yes] are next
   *[no] next
}
heat-ui-garage-last = last in this round
heat-ui-garage-later = later
heat-ui-garage-you-now = You, now
heat-ui-garage-back = Round { $round } runs the other way: { $name } first
heat-ui-garage-market = { $count } cards: { $drivers } drivers + { $extra }. What nobody takes is discarded.
heat-ui-garage-choose-one = Choose a card: it explains itself here before you take it.
heat-ui-garage-watch-one = Choose a card to read what it does.
heat-ui-garage-taken-by = { $name } took { $card }
heat-ui-garage-cars = Cars so far
heat-ui-garage-by-grid = by grid place
heat-ui-garage-no-draft = Legend: drafts nothing
heat-ui-garage-mine = Your car
heat-ui-garage-mine-says = { $count } upgrades, all into your deck
heat-ui-garage-chosen = chosen now
heat-ui-garage-slot = round { $round }
heat-ui-garage-nth = { $place ->
    [1] first to pick
    [2] second to pick
    [3] third to pick
    [4] fourth to pick
    [5] fifth to pick
   *[other] sixth to pick
}
heat-ui-garage-today = Today’s race
heat-ui-garage-today-says = { $circuit }, { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
}: limits { $limits }
heat-ui-garage-corner = Corner { $corner }
heat-ui-garage-sector = Sector { $corner }
heat-ui-garage-road-limit = limit { $before } → { $after }
heat-ui-garage-road-overheat = too fast: +{ $amount } heat
heat-ui-garage-road-slipstream = slipstream +{ $amount }
heat-ui-garage-road-heat_control = boost costs { $amount }
heat-ui-garage-road-weather = { $effect ->
    [no_cooling] no cooldown
    [no_slipstream] no slipstream
    [slipstream_boost] slipstream +{ $amount }
   *[cooling_bonus] cool +{ $amount }
}
heat-ui-garage-weather = { $setup ->
    [stress] { $amount } stress
    [heat] { $amount } heat
    [heat_to_deck] { $amount } heat in the deck
   *[heat_to_discard] { $amount } heat discarded
}
heat-ui-garage-deck = In your deck
heat-ui-sentence-draft = Choose one of { $count } upgrade cards for your car.
heat-ui-sentence-draft-take = Take { $card }: { $does }
heat-ui-garage-take = Take { $card }
heat-ui-garage-choose = Choose a card
heat-ui-garage-after = { $count ->
    [0] Nobody chooses after you.
   *[other] { $names } after you
}

## What is asked

heat-ui-pick = { $count ->
    [one] Pick 1 card
   *[other] Pick { $count } cards
}
heat-ui-play = { $count ->
    [one] Play 1 card
   *[other] Play { $count } cards
}
heat-ui-discard = { $count ->
    [0] Keep all
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
heat-ui-change-plan = Exchange cards
heat-ui-clear = Put back
heat-ui-sentence-pick = { $how ->
    [up] Shift up to { $gear } and play
    [down] Shift down to { $gear } and play
   *[stay] Stay in { $gear } and play
} { $of ->
    [one] 1 card
   *[other] { $of } cards
}: { $count } to go.
heat-ui-sentence-plan = { $how ->
    [up] Shift up to { $gear }
    [down] Shift down to { $gear }
   *[stay] Stay in { $gear }
}: { $odds }{ $corner ->
    [0] .
   *[other] { $within ->
        [yes] { " " }(corner { $corner }, within its limit).
       *[no] { " " }(corner { $corner }).
    }
}
heat-ui-sentence-changing = Your cards lie face down; until all have chosen you may exchange them.
heat-ui-sentence-discard = { $count ->
    [0] Choose cards you do not want, or keep all.
    [one] 1 card goes, and you draw up to seven.
   *[other] { $count } cards go, and you draw up to seven.
}

## The bill

heat-ui-if-played = If you play these
heat-ui-if-done = If you leave it at that
heat-ui-likeliest = { $count ->
    [2] likelier of two
   *[other] likeliest of { $count }
}
heat-ui-bill-idle = Choose gear and cards: here you will see speed, corners and heat before you play.
heat-ui-speed = Speed
heat-ui-so-far = Speed so far
heat-ui-limit = Limit
heat-ui-heat = Heat
heat-ui-risk = { $percent }% spin-out
heat-ui-risk-again = { $percent ->
    [100] That is a certain spin-out.
   *[other] That is a spin-out in { $percent }%.
} Press it again to do it.
heat-ui-spin-out = Spin-out
heat-ui-left = left
heat-ui-percent = { $percent }%
heat-ui-at-speed = at speed { $speed }
heat-ui-plus-stress = { $fixed } + stress { $stress }
heat-ui-plus-turned = { $fixed } + turned up { $stress }
heat-ui-corner = corner { $corner }
heat-ui-corners = first of { $count }
heat-ui-you-have = you have { $heat }
heat-ui-cards-make = Cards
heat-ui-stress-turns = { $count ->
    [one] Stress turns a 1–4
   *[other] Stress turns { $count } cards
}
heat-ui-turned-up = Turned up
heat-ui-replaced = No Heat for { $card }: another card turns up
heat-ui-owed = Demanded by cards
heat-ui-paid-now = Paid at once
heat-ui-corner-limit = Corner { $corner }, limit { $limit }
heat-ui-no-corner = No corner crossed
heat-ui-heat-to-pay = Heat to pay
heat-ui-engine-from = Engine { $heat }
heat-ui-engine-left = { $heat } left
heat-ui-not-enough = Engine has only { $heat }
heat-ui-slipstream-there = Slipstream possible there
heat-ui-odds = Speeds from { $low } to { $high } with their chances
heat-ui-spin = spin
heat-ui-spin-if = spin-out at speed { $speed }: it costs { $heat } heat, you have { $have }
heat-ui-turn-now = This turn
heat-ui-turn-last = Your last turn
heat-ui-turn-shift = Two gears shifted
heat-ui-turn-boost = Boost
heat-ui-turn-adrenaline = Adrenaline
heat-ui-turn-slipstream = Slipstream: { $spaces } spaces
heat-ui-turn-cooldown = Cooled down
heat-ui-turn-cluttered = Cluttered hand: the car stands
heat-ui-turn-spin = Spin-out in corner { $corner }: { $cost } Heat due, { $paid } in the engine{ $stress ->
    [0] {""}
   *[other] , +{ $stress } Stress
}
heat-ui-turn-paid = Heat paid

## The track as text

heat-ui-text-leader = { $car } leads.
heat-ui-text-home = You finished in place { $place }.
heat-ui-text-place = Place { $place } of { $cars }, lap { $lap } of { $laps }.
heat-ui-text-corner = { $spaces ->
    [0] Corner right ahead, limit { $limit }.
   *[other] Corner in { $spaces }, limit { $limit }.
}
heat-ui-text-then = Then limit { $limit }, { $spaces } further.
heat-ui-text-then-finish = Then the Finish Line, { $spaces } further.
heat-ui-text-finish = Finish Line in { $spaces }, no corner before it.
heat-ui-text-ahead = { $count ->
    [one] One car ahead, { $spaces } away.
   *[other] { $count } cars ahead, the nearest { $spaces } away.
}
heat-ui-text-beside = { $count ->
    [one] A car beside you.
   *[other] { $count } cars beside you.
}
heat-ui-text-behind = { $count ->
    [one] One car close behind.
   *[other] { $count } cars close behind.
}

## The first lap

heat-ui-guide = The first lap
heat-ui-guide-got-it = Got it
heat-ui-guide-skip = No more lessons
heat-ui-guide-welcome-title = Welcome to the grid
heat-ui-guide-welcome = Your gear says how many cards you play; their sum is your speed. { $press ->
    [tap] Tap a gear, tap cards,
   *[click] Click a gear, click cards,
} and see on the board where you land. Nothing happens before you press Play.
heat-ui-guide-gears-title = Up one gear is free
heat-ui-guide-gears = Shift one gear up or down for nothing, two gears for 1 Heat from your engine. High gears play many cards; low gears let you cool down.
heat-ui-guide-corner-near-title = The corner ahead
heat-ui-guide-corner-near = The round sign is the speed limit of the next corner. Crossing its line faster costs 1 Heat for each point above the limit. Count the spaces, and aim for its edge.
heat-ui-guide-corner-cost-title = The bill comes first
heat-ui-guide-corner-cost = Heat is fuel for risks. Before you play, the bill says what corners will cost: with a Stress card as a range. Paid Heat goes to your discard pile and comes back into your hand later.
heat-ui-guide-spin-title = That was a spin-out
heat-ui-guide-spin = The corner cost more Heat than your engine held: you stand before it again, in 1st gear, with Stress cards in hand. A red number tells you beforehand how likely that is.
heat-ui-guide-shift-down-title = Brake now
heat-ui-guide-shift-down = You are close to the corner: a lower gear plays fewer cards, and 1st and 2nd gear also cool you down.
heat-ui-guide-stress-title = Stress is a surprise
heat-ui-guide-stress = A Stress card turns up a card of 1 to 4 from your deck. The bars show how likely each speed is. Playing Stress is the only way to lose it.
heat-ui-guide-cooldown-title = Cool down
heat-ui-guide-cooldown = Move Heat from your hand back into the engine. It makes room in your hand and fuel for the next corner.
heat-ui-guide-boost-title = Boost
heat-ui-guide-boost = Pay 1 Heat and turn up a card: you drive that much further at once. Your speed rises too, so mind the corner.
heat-ui-guide-adrenaline-title = Adrenaline
heat-ui-guide-adrenaline = The last cars get help: 1 more speed, 1 more cooldown. Use what helps, or leave it.
heat-ui-guide-slipstream-title = Slipstream
heat-ui-guide-slipstream = Beside or right behind another car you may drive 2 spaces more. They do not count as speed: a fine way through a corner.
heat-ui-guide-discard-title = Tidy your hand
heat-ui-guide-discard = Throw away cards that do not help before the next corner; you draw up to seven again. Heat and Stress cannot be thrown away.
heat-ui-guide-heat-in-hand-title = Heat in your hand
heat-ui-guide-heat-in-hand = Heat in hand cannot be played. It only leaves by cooldown, in 1st and 2nd gear or with Adrenaline.
heat-ui-guide-legends-title = How Legends drive
heat-ui-guide-legends = Each round a Legends card gives every Legend a diamond and a top speed. Before the dotted line they race flat out; past it they take the corner at limit plus diamond.
heat-ui-guide-home-straight-title = The flag!
heat-ui-guide-home-straight = No more corners. Everything you have: high gear, big cards, boost.

## The end

heat-ui-result-grand-prix = { $circuit } GRAND PRIX
heat-ui-result-won = YOU WIN
heat-ui-result-place = { $place ->
    [2] SECOND
    [3] THIRD
    [4] FOURTH
    [5] FIFTH
    [6] SIXTH
    [7] SEVENTH
    [8] EIGHTH
    [9] NINTH
    [10] TENTH
    [11] ELEVENTH
    [12] TWELFTH
   *[other] PLACE { $place }
}
heat-ui-result-winner = { $name } WINS
heat-ui-positions = Positions by round
heat-ui-positions-of = { $name }: place { $first } on the grid, place { $last } at the flag.
heat-ui-grid = Grid
heat-ui-lap-begins = lap { $lap } begins
heat-ui-classification = Classification
heat-ui-behind = Behind
heat-ui-winner = winner
heat-ui-behind-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
heat-ui-behind-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
heat-ui-rounds = Rounds
heat-ui-top-speed = Top speed
heat-ui-heat-paid = Heat paid
heat-ui-spin-outs = Spin-outs
heat-ui-your-race = Your race
heat-ui-by-round = by round
heat-ui-speed-by-round = Speed by round: { $values }
heat-ui-heat-by-round = Heat paid by round: { $values }

## Weather and road conditions

heat-ui-corner-nth = Corner { $number }
heat-ui-sector-nth = Sector { $number }
heat-ui-limit-changed = { $from } → { $to }
heat-ui-next-corner-changed = Next corner, limit { $from } → { $to }
heat-ui-next-corner-adjusted = Next corner, { $limit } { $sign ->
    [plus] +
   *[minus] −
} { $adjust } for you
heat-ui-you-are-here = You are here.
heat-ui-weather-acts = { $count ->
    [one] in sector { $sectors }: { $does }
   *[other] in sectors { $sectors }: { $does }
}
heat-ui-weather-rests = acts in no sector today
heat-ui-sector-does = { $effect ->
    [no_cooling] no cooling
    [no_slipstream] no slipstream
    [slipstream_boost] slipstream +{ $amount }
   *[cooling_bonus] cool +{ $amount }
}
heat-ui-road-does = { $road ->
    [overheat] too fast: +{ $amount }
    [heat_control] boost for { $amount }
    [slipstream] slipstream +{ $amount }
   *[other] { $from } → { $to }
}

## React

heat-ui-use = { $kind ->
    [heat] Pay { $amount } heat
    [scrap] Scrap { $amount }
    [cooldown] Cool { $amount }
    [boost] { $heat ->
        [0] Boost for free
       *[other] Boost for { $heat } heat
    }
    [adrenaline] Adrenaline +{ $amount }
    [reduce] Drop { $amount } stress
    [salvage] Salvage { $amount }
   *[accelerate] Accelerate +{ $amount }
}
heat-ui-play-card = Play { $card }
heat-ui-use-only = Only { $amount }
heat-ui-comes = { $kind ->
    [adjust] Your limits { $sign ->
        [plus] +
       *[minus] −
    }{ $amount }
    [slipstream] Slipstream +{ $amount }
    [refresh] Draw it again
   *[one_time] Leaves the game
}
heat-ui-must = must
heat-ui-by-itself = by itself
heat-ui-later = later
heat-ui-from-gear = { $gear } gear
heat-ui-from-hand = from your hand
heat-ui-from-sector = { $weather }, only in sector { $sector }
heat-ui-musts = { $count ->
    [one] 1 mandatory symbol left
   *[other] { $count } mandatory symbols left
}
heat-ui-end-react = End React
heat-ui-end-replacing = { $count ->
    [one] End: { $card } is replaced
   *[other] End: { $count } cards are replaced
}
heat-ui-react-musts = Speed { $speed }. Use your symbols in any order; { $count ->
    [one] 1 must
   *[other] { $count } must
} be used.
heat-ui-react-unpaid = The engine has { $have } heat, too little for { $card }: a card from your deck will replace it.
heat-ui-react-no-slipstream = Speed { $speed }. No Slipstream then: { $why }.
heat-ui-no-slipstream = No Slipstream: { $why }
heat-ui-slipstream-short = { $spaces ->
    [one] Only 1 space of { $due }: the rest is taken
   *[other] Only { $spaces } spaces of { $due }: the rest is taken
}
heat-ui-leaves-sector = Cool with the weather first: this leaves its sector.
heat-ui-chip-value = { $value }
heat-ui-chip-slipstream = +{ $spaces }
heat-ui-pile = Your discard pile
heat-ui-pile-choose = { $count ->
    [one] choose 1 card at most
   *[other] choose { $count } cards at most
}
heat-ui-sentence-salvage = { $count } of { $of } chosen: they are shuffled into your deck.
heat-ui-salvage = { $count ->
    [0] Take none
    [one] Take 1 card
   *[other] Take { $count } cards
}

## Tournament

heat-ui-hand-laying = Your hand: { $count } chosen
heat-ui-lay = { $count ->
    [0] Lay cards
    [one] Lay 1 card
   *[other] Lay { $count } cards
}
heat-ui-lay-idle = Choose cards: how many they are is your gear. Nobody sees the number before you turn them up.
heat-ui-lay-full = No gear plays that many cards from here.
heat-ui-gear-follows = The gear follows your cards: choose as many as it should be.
heat-ui-sentence-lay = Choose your cards: their number is your gear.
heat-ui-sentence-laid = Your cards lie face down; until all have laid you may exchange them, and their number.
heat-ui-sentence-gear = { $gear } gear when you turn them up: { $odds }.{ $penalty ->
    [lost] { " " }You cannot pay for the shift: a random card is lost!
    [added] { " " }You cannot pay for the shift: a card from your deck is added!
   *[none] {""}
}

## What cards did in a turn

heat-ui-turn-pay = { $card }
heat-ui-turn-accelerate = Accelerated
heat-ui-turn-direct = { $card }, played directly
heat-ui-turn-lost = { $card } lost: no heat for two gears
heat-ui-turn-replaced = { $card } replaced: its heat was not there
heat-ui-turn-refresh = { $card } back on the deck
heat-ui-turn-removed = { $card } leaves the game
heat-ui-turn-scrap = Scrapped from the deck
heat-ui-turn-reduce = Stress dropped
heat-ui-turn-salvage = Salvaged into the deck

## On a big screen

heat-ui-tv-now = Just now
heat-ui-tv-join = Watch or join: { $address }
heat-ui-tv-leads = leads
heat-ui-tv-behind = spaces behind
heat-ui-tv-drives = On track now
heat-ui-tv-choosing = Everybody chooses
heat-ui-tv-corner = Corner { $corner }
heat-ui-tv-heat = Heat
heat-ui-tv-spin = Spin-out!

## The race in six pictures

heat-ui-how-1 = Be first over the line
heat-ui-how-1-why = Everybody picks gear and cards at the same time. Then the cars move, the one in front first.
heat-ui-how-2 = The gear says how many cards
heat-ui-how-2-why = 1st gear plays one card, 4th gear four. One gear up or down is free, two cost 1 Heat.
heat-ui-how-3 = Cards add up to Speed
heat-ui-how-3-why = Drive that many Spaces. A Stress card turns up a surprise: 1, 2, 3 or 4.
heat-ui-how-4 = A corner has a limit
heat-ui-how-4-why = Speed 6 over limit 3: pay 3 Heat from your engine. Those cards come back to clog your hand.
heat-ui-how-5 = Cannot pay? You spin out
heat-ui-how-5-why = Back before the corner, down to 1st gear, and one Stress card into your hand. From 3rd or 4th gear: two.
heat-ui-how-6 = Four tricks after the move
heat-ui-how-6-why = Boost, cool down and Adrenaline in any order, Slipstream last. Then draw back to seven cards.
heat-ui-how-boost = Boost
heat-ui-how-boost-why = 1 Heat: turn a card, drive on
heat-ui-how-cool = Cool down
heat-ui-how-cool-why = 1st gear 3, 2nd gear 1: Heat goes home
heat-ui-how-slip = Slipstream
heat-ui-how-slip-why = beside or right behind: 2 Spaces
heat-ui-how-adrenaline = Adrenaline
heat-ui-how-adrenaline-why = last on the road: +1 Speed, +1 cool
