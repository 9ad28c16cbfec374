# HEAT: Pedal to the Metal

## Cards

heat-card-1 = 1
heat-card-2 = 2
heat-card-3 = 3
heat-card-4 = 4
heat-card-start0 = 0
heat-card-start5 = 5
heat-card-stress = Stress
heat-card-heat = Heat
heat-card-startheat = Heat (Starting Upgrade)

heat-card-fwd-1 = 4WD 4+
heat-card-fwd-2 = 4WD +++
heat-card-fwd-3 = 4WD + Cooldown
heat-card-body-4 = Body 3
heat-card-body-5 = Body 5
heat-card-body-6 = Body 1
heat-card-brakes-7 = Brakes 1/2/3/4
heat-card-brakes-8 = Brakes 1/3
heat-card-brakes-9 = Brakes 2/4
heat-card-brakes-10 = Brakes 1/5
heat-card-cooling-11 = Cooling 6
heat-card-cooling-12 = Cooling 1
heat-card-cooling-13 = Cooling 3
heat-card-rpm-14 = RPM 1 Slipstream 2
heat-card-rpm-15 = RPM 2
heat-card-rpm-16 = RPM 3
heat-card-heat-17 = Heat (Basic Upgrade)
heat-card-body-18 = Body 6
heat-card-body-19 = Body 2 Cooldown
heat-card-body-20 = Body 2 Slipstream
heat-card-cooling-21 = Cooling 4
heat-card-fuel-22 = Fuel 2
heat-card-fuel-23 = Fuel +
heat-card-gas-24 = Gas pedal 1
heat-card-gas-25 = Gas pedal 2
heat-card-gas-26 = Gas pedal 3
heat-card-gas-27 = Gas pedal 4
heat-card-gas-28 = Gas pedal 1 Accelerate
heat-card-rpm-29 = RPM +
heat-card-rpm-30 = RPM 1 Slipstream 3
heat-card-rpm-31 = RPM 1/2
heat-card-suspension-32 = Suspension 2 Reduce Stress
heat-card-suspension-33 = Suspension 2 Cooldown
heat-card-suspension-34 = Suspension 4
heat-card-suspension-35 = Suspension 1
heat-card-tires-36 = Tires 2 Cooldown
heat-card-tires-37 = Tires 1
heat-card-tires-38 = Tires 2 Scrap
heat-card-tires-39 = Tires 3
heat-card-tires-40 = Tires +
heat-card-tires-41 = Tires ++
heat-card-turbo-42 = Turbo 7
heat-card-turbo-43 = Turbo 8
heat-card-wings-44 = Wings 4
heat-card-wings-45 = Wings 3
heat-card-wings-46 = Wings 6
heat-card-fwd-47 = 4WD + Accelerate
heat-card-heat-48 = Heat (Advanced Upgrade)
heat-card-own = { $card }
heat-card-named = { $name }

heat-group-fwd = 4-wheel drive
heat-group-body = Body
heat-group-brakes = Brakes
heat-group-cooling = Cooling system
heat-group-rpm = R.P.M.
heat-group-heat = Extra Heat
heat-group-fuel = Fuel
heat-group-gas = Gas pedal
heat-group-suspension = Suspension
heat-group-tires = Tires
heat-group-turbo = Turbo charger
heat-group-wings = Wings

## Cars and circuits

heat-colour-black = Black
heat-colour-blue = Blue
heat-colour-green = Green
heat-colour-red = Red
heat-colour-gray = Gray
heat-colour-yellow = Yellow
heat-colour-orange = Orange
heat-colour-purple = Purple
heat-colour-white = White
heat-colour-teal = Teal
heat-colour-pink = Pink
heat-colour-cyan = Cyan

heat-circuit-usa = USA
heat-circuit-great_britain = Great Britain
heat-circuit-italy = Italy
heat-circuit-france = France

## Symbols: their names, and what they do

heat-symbol-plus = +
heat-symbol-plus-rule = { $amount ->
    [one] When this card is revealed, turn up cards from your deck until a Basic card appears: its value is added to your Speed.
   *[other] When this card is revealed, turn up cards from your deck until a Basic card appears, { $amount } times: the value of each is added to your Speed.
}
heat-symbol-heat = Heat
heat-symbol-heat-rule = In React you must pay { $amount } Heat from your Engine; if you cannot, this card is discarded and a Basic card turned up from your deck counts instead.
heat-symbol-scrap = Scrap
heat-symbol-scrap-rule = { $amount ->
    [one] In React you must discard the top card of your deck, without any effect.
   *[other] In React you must discard the top { $amount } cards of your deck, without any effect.
}
heat-symbol-adjust = Adjust Speed Limit
heat-symbol-adjust-rule = { $amount ->
    [-5] Every corner you cross this turn has a Speed Limit 5 lower, for you alone.
    [-4] Every corner you cross this turn has a Speed Limit 4 lower, for you alone.
    [-3] Every corner you cross this turn has a Speed Limit 3 lower, for you alone.
    [-2] Every corner you cross this turn has a Speed Limit 2 lower, for you alone.
    [-1] Every corner you cross this turn has a Speed Limit 1 lower, for you alone.
   *[other] Every corner you cross this turn has a Speed Limit { $amount } higher, for you alone.
}
heat-symbol-cooldown = Cooldown
heat-symbol-cooldown-rule = { $amount ->
    [one] In React you may put 1 Heat card from your hand back into your Engine.
   *[other] In React you may put up to { $amount } Heat cards from your hand back into your Engine.
}
heat-symbol-slipstream = Slipstream boost
heat-symbol-slipstream-rule = { $amount ->
    [one] If you use the Slipstream this turn, you may drive 1 Space further than usual.
   *[other] If you use the Slipstream this turn, you may drive { $amount } Spaces further than usual.
}
heat-symbol-reduce = Reduce Stress
heat-symbol-reduce-rule = { $amount ->
    [one] In React you may discard 1 Stress card from your hand.
   *[other] In React you may discard up to { $amount } Stress cards from your hand.
}
heat-symbol-refresh = Refresh
heat-symbol-refresh-rule = At the end of your turn you may put this card on top of your deck instead of discarding it.
heat-symbol-salvage = Salvage
heat-symbol-salvage-rule = { $amount ->
    [one] In React you may look through your discard pile and shuffle 1 card of it into your deck.
   *[other] In React you may look through your discard pile and shuffle up to { $amount } cards of it into your deck.
}
heat-symbol-direct = Direct Play
heat-symbol-direct-rule = In React you may play this card straight from your hand, in addition to the cards you have laid: your car drives its value at once, its Heat is paid first, and all its symbols count.
heat-symbol-accelerate = Accelerate
heat-symbol-accelerate-rule = In React you may raise your Speed by 1 for each + you have used this turn, all of them or none; your car drives as many Spaces further.
heat-symbol-one_time = One-time use
heat-symbol-one_time-rule = At the end of the turn in which you play this card it leaves the game.
heat-symbol-boost = Boost
heat-symbol-boost-rule = Once a turn, in React, you may pay Heat to turn up cards from your deck until a Basic card appears: its value is added to your Speed, and your car drives it at once.
heat-symbol-adrenaline = Adrenaline
heat-symbol-adrenaline-rule = { $amount ->
    [one] In React the last on the track may drive 1 Space further; it is added to their Speed.
   *[other] In React the last on the track may drive { $amount } Spaces further; they are added to their Speed.
}

## Weather: what it does before the race, and in the sectors where it acts

heat-weather-cloud = Clouds
heat-weather-cloud-setup = Before the race every driver takes 1 Stress card out of the deck.
heat-weather-cloud-sector = No cooling: while your car is in a weather sector you cannot cool down in React, whatever symbols you have.
heat-weather-fog = Fog
heat-weather-fog-setup = Before the race every driver puts 1 extra Heat card into the Engine.
heat-weather-fog-sector = No slipstream: you cannot begin a Slipstream in a weather sector, but one from elsewhere may end there.
heat-weather-storm = Storm
heat-weather-storm-setup = Before the race every driver shuffles 1 extra Stress card into the deck.
heat-weather-storm-sector = Slipstream boost: a Slipstream that you begin in a weather sector may be 2 Spaces longer.
heat-weather-snow = Snow
heat-weather-snow-setup = Before the race every driver takes 1 Heat card out of the Engine.
heat-weather-snow-sector = Cooling bonus: while your car is in a weather sector you may cool down 1 more Heat in React, in any gear.
heat-weather-rain = Rain
heat-weather-rain-setup = Before the race every driver shuffles 3 Heat cards from the Engine into the deck.
heat-weather-rain-sector = Cooling bonus: while your car is in a weather sector you may cool down 1 more Heat in React, in any gear.
heat-weather-sun = Sun
heat-weather-sun-setup = Before the race every driver puts 3 Heat cards from the Engine on the discard pile.
heat-weather-sun-sector = Slipstream boost: a Slipstream that you begin in a weather sector may be 2 Spaces longer.

## Road tokens: a corner's own, or of the sector from a corner to the next

heat-road-weather = Weather
heat-road-weather-rule = From this corner to the next one the weather of the race acts: this is a weather sector.
heat-road-overheat = Overheat
heat-road-overheat-rule = Whoever crosses this corner above its Speed Limit pays 1 Heat more than the difference.
heat-road-limit_minus = Speed Limit −1
heat-road-limit_minus-rule = The Speed Limit of this corner is 1 lower than printed.
heat-road-limit_plus = Speed Limit +1
heat-road-limit_plus-rule = The Speed Limit of this corner is 1 higher than printed.
heat-road-heat_control = Heat control
heat-road-heat_control-rule = A Boost that you use between this corner and the next one costs no Heat; it is still one a turn.
heat-road-slipstream = Slipstream boost
heat-road-slipstream-rule = A Slipstream that you begin between this corner and the next one may be 1 Space longer.

## Settings

heat-setting-circuit = The track to race on, or a circuit file of your own.
heat-setting-laps = How many laps; 0 is what the track says.
heat-setting-handicap = Heat cards that an experienced driver leaves in the box, for each seat.
heat-setting-legends = Automated cars that join the race.
heat-setting-legends_pro = How much faster than printed the Legends are.
heat-setting-legends_level = The Legends expansion: none is the base game's ten cards, 1 to 6 rise from the base difficulty to Stars on every second card. In a season also rising, from level 2 in the first race, or a level for each race, such as 2,4,6.
heat-setting-legends_decks = The decks of the Legends expansion, or a legends file of your own.
heat-setting-legend_adrenaline = Do the last Legends of a round drive one Space more? Only with a level.
heat-setting-rivals = Two Legends are Rivals, with an ability of their own every round; from level 2 on. In a season they are, from the second race on, the two with most points.
heat-setting-colour = The car of each seat.
heat-setting-garage = Upgrade cards for every car in place of the Starting Upgrades: none, the basic ones, the advanced ones, or both mixed.
heat-setting-garage_choice = How drivers get their three Upgrade cards: draft is choosing in turns from an open market, random is dealing them out.
heat-setting-upgrades = The Upgrade cards of the box, or an upgrade file of your own.
heat-setting-weather = A weather for the whole race, and a road token at every corner that changes the corner or the sector after it.
heat-setting-tournament = Tournament mode: the number of cards you lay is your gear, and nobody sees it until your turn.

## What is asked

heat-ask-plan = Round { $round }: you are in gear { $gear }. Shift, and play as many cards as the new gear says.
heat-ask-react = Speed { $speed }. Use your symbols in any order, or go on.
heat-ask-slipstream = Speed { $speed }. Use the Slipstream, or stay?
heat-ask-discard = Discard cards you do not want, or keep them.
heat-ask-draft = Garage, round { $round }: take one Upgrade card for your car.
heat-ask-lay = Round { $round }: you are in gear { $gear }. Lay 1 to 4 cards face down: their number will be your gear.
heat-ask-value = Which value should { $card } have? Your car drives when every value is chosen.
heat-ask-salvage = { $left ->
    [one] Choose 1 more card from your discard pile to shuffle into your deck, or stop.
   *[other] Choose up to { $left } cards from your discard pile to shuffle into your deck, or stop.
}
heat-ask-refresh = Put a card you have played back on top of your deck, or discard it.
heat-ask-over = The race is over.
heat-wait-plan = { $count ->
    [one] { $cars } is choosing gear and cards.
   *[other] { $cars } are choosing gear and cards.
}
heat-wait-react = { $car } reacts.
heat-wait-slipstream = { $car } may use the Slipstream.
heat-wait-discard = { $car } may discard.
heat-wait-draft = { $car } is choosing an Upgrade card.
heat-wait-lay = { $count ->
    [one] { $cars } is laying cards.
   *[other] { $cars } are laying cards.
}
heat-wait-value = { $car } chooses the value of a card.
heat-wait-salvage = { $car } looks through the discard pile.
heat-wait-refresh = { $car } may put a card back on the deck.

## What can be done

heat-do-plan = Gear { $gear }: { $cards }
heat-do-stop = Stop here and take the last place
heat-do-cooldown = { $source ->
    [gear] Cool down { $amount } Heat
    [adrenaline] Adrenaline: cool down { $amount } Heat
    [sector] Weather: cool down { $amount } Heat
   *[card] { $card }: cool down { $amount } Heat
}
heat-do-boost = { $heat ->
    [0] Boost for nothing
   *[other] Boost for { $heat } Heat
}
heat-do-adrenaline = Adrenaline: +{ $speed } Speed
heat-do-react-done = Go on
heat-do-slipstream = Slipstream: { $spaces } Spaces
heat-do-stay = Stay
heat-do-discard = Discard { $card }
heat-do-discard-done = Keep the rest
heat-do-draft = Take { $card }
heat-do-lay = Lay { $cards }
heat-do-value = { $card } counts { $value }
heat-do-pay = { $card }: pay { $heat } Heat
heat-do-scrap = { $card }: discard { $amount ->
    [one] the top card
   *[other] the top { $amount } cards
} of the deck
heat-do-reduce = { $card }: discard { $amount } Stress
heat-do-salvage = { $card }: look through the discard pile for { $amount ->
    [one] 1 card
   *[other] up to { $amount } cards
}
heat-do-take = Choose { $card }
heat-do-salvage-done = Shuffle what was chosen into the deck
heat-do-accelerate = { $card }: accelerate by { $speed }
heat-do-direct = Play { $card } directly
heat-do-refresh = Put { $card } on top of the deck
heat-do-refresh-done = Discard the rest of the cards played

heat-label-gear = Gear { $gear }
heat-label-lay = Cards face down
heat-label-take = A card from the discard pile
heat-label-no-cooldown = Cool down

## Why something is not possible

heat-no-gear-is-set = Your gear is set for this round; only the cards can still be exchanged.
heat-no-three-gears = A shift is two gears at most.
heat-no-heat-to-shift = Shifting that far costs { $heat } Heat, and your Engine has none.
heat-no-cooldown-in-gear = Gear { $gear } gives no Cooldown.
heat-no-cooldown-left = You have used your Cooldown.
heat-no-heat-in-hand = You have no Heat in hand to cool down.
heat-no-second-boost = You have already boosted this turn.
heat-no-heat-to-boost = A Boost costs { $heat } Heat, and your Engine has none.
heat-no-adrenaline-left = You have used Adrenaline's Speed.
heat-no-adrenaline-ahead = Adrenaline is for the last on the track.
heat-no-discard-stress = Stress cannot be discarded; it has to be played.
heat-no-discard-heat = Heat cannot be discarded; it has to be cooled down.

## Bills

heat-bill-shift = Shifting two gears
heat-bill-boost = Boost
heat-bill-adrenaline = Adrenaline
heat-bill-speed = Speed
heat-bill-diamond = Diamond
heat-bill-top-speed = Top speed
heat-bill-pro = Pro Legends
heat-bill-adjust-legend = Adjusted speed limit
heat-bill-full-throttle = Full throttle
heat-bill-limit = Limit of corner { $corner }

## What has happened

heat-event-grid-filled = { $circuit }, { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
}. On the grid: { $grid }.
heat-event-handicap-taken = { $car } starts with { $heat } Heat fewer.
heat-event-cards-drawn = { $car } draws { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}.
heat-event-hand-drawn = { $count ->
    [0] You draw nothing.
   *[other] You draw { $cards }.
}
heat-event-round-started = Round { $round }: { $order }.
heat-event-gear-shifted = { $car } { $heat ->
    [0] plays
   *[other] pays { $heat } Heat and plays
} in gear { $gear }.
heat-event-plan-changed = { $car } exchanges cards.
heat-event-cards-laid = You lay { $cards } face down.
heat-event-cards-revealed = { $car } reveals { $cards }.
heat-event-hand-cluttered = { $car } has a cluttered hand: the car stands, and it is back to 1st gear.
heat-event-card-flipped = { $counts ->
    [yes] { $car } turns up { $card }.
   *[no] { $car } turns up { $card }, which is discarded.
}
heat-event-nothing-flipped = { $car } has no Basic card left to turn up.
heat-event-deck-shuffled = { $car } shuffles { $count } cards into a new deck.
heat-event-speed-set = { $car } has Speed { $speed }.
heat-event-car-moved = { $blocked ->
    [yes] { $car } is blocked and drives { $spaces } of { $due } Spaces.
   *[no] { $car } drives { $spaces ->
        [one] 1 Space
       *[other] { $spaces } Spaces
    }.
}
heat-event-legends-card-turned = Legends card { $card } is turned up.
heat-event-legend-drove = { $how ->
    [clears] { $car } is past the Legends Line: limit { $first } + { $second } = { $number } Spaces.
    [holds] { $car } is past the Legends Line, but { $first } + { $second } = { $number } would cross two corners: it holds before the second.
    [adjusts] { $car } is past the Legends Line: limit { $first } + { $second }, adjusted by { $third }, makes { $number } Spaces.
    [limited] { $car } is past the Legends Line: { $number } Spaces would cross more corners than it may, so it holds before the next.
    [throttles] { $car } goes full throttle: { $number } Spaces.
    [waits] { $car } would cross the corner at top speed, and Space { $number } lies behind it: it waits.
    [approaches] { $car } would cross the corner at top speed: it stops { $number ->
        [0] right before the line
       *[other] on Space { $number } before it
    }.
   *[flat-out] { $car } drives its top speed, { $number }.
}
heat-event-rivals-named = { $count ->
    [one] The Rival of this race
   *[other] The Rivals of this race
}{ $by ->
    [points] , by points: { $cars }.
   *[grid] : { $cars }.
}
heat-event-boost-card-turned = Boost card { $key } is turned up. Stars: { $star }{ $rivals ->
    [yes] {"; "}Rivals: { $rival }.
   *[no] .
}
heat-event-ability-used = { $source ->
    [adrenaline] { $car } is among the last: { $ability }.
    [rival] { $car } is a Rival: { $ability }.
    [instead] { $car } has a Star that is of no use here, so it goes { $ability }.
   *[star] { $car } has a Star: { $ability }.
}
heat-event-car-pushed = { $by } takes the Race Line, and { $car } moves over.
heat-event-legend-stands = { $how ->
    [impeding] { $car } stands askew and closes its Space: nobody stops there, and nobody slipstreams from right behind.
    [off] { $car } finds no room and stands beside the track; it moves first of its Space.
   *[nimble] { $car } is nimble and stands at the Race Line.
}
heat-event-adrenaline-gained = { $car } has Adrenaline.
heat-event-adrenaline-used = { $car } uses Adrenaline: +{ $speed } Speed.
heat-event-cooled = { $car } cools down { $count } Heat.
heat-event-boosted = { $car } boosts for { $heat } Heat.
heat-event-slipstreamed = { $car } uses the Slipstream.
heat-event-corner-checked = { $heat ->
    [0] { $car } takes corner { $corner } within the limit.
   *[other] { $car } pays { $heat } Heat for corner { $corner }.
}
heat-event-spun-out = { $car } spins out at corner { $corner }: it cost { $heat } Heat, and the Engine had { $paid }. { $stress ->
    [one] 1 Stress card
   *[other] { $stress } Stress cards
}, and back to 1st gear.
heat-event-card-discarded = { $car } discards { $card }.
heat-event-finish-crossed = { $car } crosses the Finish Line!
heat-event-car-classified = { $stopped ->
    [yes] { $car } stops and is placed { $place }.
   *[no] { $car } is placed { $place }.
}
heat-event-race-ended = { $winner } wins the race.

## Previews: as short as possible; C2 is corner 2, as on the track strip

heat-preview = { $parts }
heat-preview-cluttered = cluttered hand: the car stands, back to gear 1
heat-preview-speed = { $fixed ->
    [yes] Speed { $low }
   *[no] Speed { $low }–{ $high }
}
heat-preview-place = { $spaces } to { $corner ->
    [0] the flag
   *[other] C{ $corner }
}
heat-preview-places = { $spaces }–{ $last } to { $corner ->
    [0] the flag
   *[other] C{ $corner }
}
heat-preview-between = { $nearest } … { $furthest }
heat-preview-finish = FINISH
heat-preview-corner = { $fixed ->
    [yes] C{ $corner } { $low ->
        [0] free
       *[other] costs { $low }
    }
   *[no] C{ $corner } costs { $low }–{ $high }
}{ $percent ->
    [100] {""}
   *[other] { " " }in { $percent }%
}
heat-preview-replaced = no Heat for { $card }: another card turns up
heat-preview-engine = { $fixed ->
    [yes] Engine { $low }
   *[no] Engine { $low }–{ $high }
}
heat-preview-spins-out = SPIN-OUT
heat-preview-may-spin-out = spin-out { $percent }%
heat-preview-slipstream = slipstream
heat-preview-no-slipstream = no slipstream ({ $why })
heat-preview-slipstream-blocked = blocked after { $spaces } of { $due } Spaces
heat-preview-shift = shift costs { $heat } Heat
heat-preview-safe = { $any ->
    [yes] spin-out above { $speed }
   *[no] SPIN-OUT
}

## The odds of a choice, used by hints, bars and previews alike

heat-odds = { $speed }; { $heat }{ $spins ->
    [0] {""}
   *[other] , spin-out { $spins }%
}
heat-odds-spun = { $speed }; a certain spin-out
heat-odds-speed = { $fixed ->
    [yes] speed { $low }
   *[no] speed { $low } to { $high }
}
heat-odds-heat = { $pays ->
    [never] no Heat
    [always] { $amount }
    [rarely] rarely { $amount }
    [tenth] one time in ten { $amount }
    [fifth] one time in five { $amount }
    [quarter] one time in four { $amount }
    [third] one time in three { $amount }
    [two-fifths] two times in five { $amount }
    [half] half the time { $amount }
    [three-fifths] three times in five { $amount }
    [two-thirds] two times in three { $amount }
    [three-quarters] three times in four { $amount }
    [four-fifths] four times in five { $amount }
    [nine-tenths] nine times in ten { $amount }
   *[mostly] nearly always { $amount }
}
heat-odds-heat-percent = { $amount } { $percent }%
heat-odds-amount = { $span ->
    [one] { $least } Heat
    [two] { $least } or { $most } Heat
   *[more] { $least } to { $most } Heat
}

heat-no-slipstream = { $why ->
    [nobody] nobody is beside you or right ahead
    [impeded] an impeding Legend is right ahead
    [weather] the weather allows none here
    [flag] it would cross the Finish Line
   *[blocked] the Spaces ahead are taken
}

## The race in a terminal

heat-sketch-race = { $circuit }, round { $round }, lap { $lap } of { $laps }. { $whose ->
    [own] You drive { $car }, >{ $number } on the track.
    [other] { $car }, #{ $number }, leads those on the track.
   *[nobody] Nobody is on the track any more.
}
heat-sketch-corners = Next: corner C{ $corner }, limit { $limit }, { $spaces ->
    [0] right ahead
    [one] 1 Space ahead
   *[other] { $spaces } Spaces ahead
}; then { $finish ->
    [yes] the Finish Line, { $home } further.
   *[no] C{ $second }, limit { $second_limit }, { $further } further.
}
heat-sketch-finish = { $spaces ->
    [0] Across the Finish Line!
    [one] No more corners: the Finish Line is 1 Space away.
   *[other] No more corners: the Finish Line is { $spaces } Spaces away.
}
heat-sketch-weather = Weather: { $weather }
heat-sketch-tokens = Road: { $parts }
heat-sketch-token = C{ $corner } { $token }
heat-sketch-market = Market: { $parts }
heat-sketch-owner = { $count ->
    [0] { $car }: no Upgrade yet
   *[other] { $car }: { $cards }
}
heat-card-symbol = { $symbol } { $amount }
heat-sketch-cars = { $cars }
heat-sketch-car = { $place }. { $whose ->
    [own] >
   *[other] #
}{ $number } { $car } { $where ->
    [home] home
    [out] out
    [grid] grid
   *[track] { $lap }/{ $space }
}{ $where ->
    [home] { "" }
    [out] { "" }
   *[other] { $driver ->
        [legend] { " Legend" }
       *[driver] { " " }gear { $gear }
    }
}
heat-sketch-mat = Gear { $gear } | Engine { $engine } Heat | deck { $deck } | discard { $discard }{ $discard ->
    [0] { "" }
   *[other] { " " }(top { $top })
}
heat-sketch-hand = { $count ->
    [0] Hand: empty
   *[other] Hand: { $cards }
}
heat-sketch-played = Played: { $cards }
heat-sketch-stress = { $count ->
    [one] Stress
   *[other] { $count } Stress
}
heat-sketch-heat = { $count ->
    [one] Heat
   *[other] { $count } Heat
}
heat-sketch-assumed = { $count ->
    [one] { $cars } moves first; previews assume it stays.
   *[other] { $cars } move first; previews assume they stay.
}

## Hints: why the rookie would do it

heat-hint-free = Expect { $speed }: it { $corners ->
    [0] reaches no corner
   *[other] keeps to every limit
}, and { $fixed ->
    [yes] { $low } Heat { $low ->
        [one] stays
       *[other] stay
    }
   *[no] { $low } to { $high } Heat stay
} in the Engine.
heat-hint-pays = Expect { $odds }. The ground it wins is worth that; { $fixed ->
    [yes] { $low } { $low ->
        [one] stays
       *[other] stay
    }
   *[no] { $low } to { $high } stay
} in the Engine.
heat-hint-risk = Expect { $odds }. Every safer plan loses more ground.
heat-hint-cluttered = Nothing better can be played: this clears the hand.
heat-hint-cooldown = Heat back in the Engine pays for the next corners.
heat-hint-boost = Expect { $odds }. The ground won is worth more than the Heat it costs.
heat-hint-adrenaline = The extra Speed is free and leads to a better place.
heat-hint-react-done = More Speed would cost more than it brings here.
heat-hint-slipstream = { $spaces ->
    [one] 1 Space
   *[other] { $spaces } Spaces
} for nothing, and a better place for what comes next.
heat-hint-stay = The Slipstream would lead to a worse place for what comes next.
heat-hint-discard = { $card } does not fit what comes next: about Speed { $speed } in gear { $gear }.
heat-hint-discard-done = The cards left fit what comes next: about Speed { $speed } in gear { $gear }.

## Files

heat-checked-circuit = { $file }: circuit “{ $name }” is fine: { $spaces } Spaces, { $corners } corners, { $laps } laps.
heat-checked-upgrades = { $file }: upgrade set “{ $name }” is fine: { $kinds } kinds, { $cards } cards.

## The ranking

heat-score = finished in round { $score }

## The garage, weather and Tournament mode

heat-event-weather-drawn = The weather: { $weather }. { $setup }
heat-event-road-laid = On the road, corner by corner: { $tokens }.
heat-event-draft-round-started = Draft round { $round }: { $market } are laid out. { $order } choose in this order.
heat-event-upgrade-taken = { $car } takes { $card }.
heat-event-upgrades-dealt = { $car } is dealt { $cards }.
heat-event-plan-laid = { $car } has laid cards.
heat-event-gear-shown = { $car } shows { $laid ->
    [one] 1 card
   *[other] { $laid } cards
}: gear { $before } to gear { $gear }{ $heat ->
    [0] {""}
   *[other] , for { $heat } Heat
}.
heat-event-card-lost = { $car } has no Heat for the shift: { $card } is discarded, picked at random.
heat-event-value-chosen = { $car } lets { $card } count { $value }.
heat-event-card-replaced = { $car } cannot pay the Heat of { $card }: it is discarded, and a Basic card is played for it.{ $moved ->
    [yes] {" "}The car goes back to where the turn began.
   *[no] {""}
}
heat-event-card-paid = { $car } pays { $heat } Heat for { $card }.
heat-event-card-scrapped = { $car } scraps { $card }.
heat-event-stress-reduced = { $car } sheds { $count ->
    [one] 1 Stress card
   *[other] { $count } Stress cards
} with { $card }.
heat-event-pile-opened = You look through your discard pile: { $cards }.
heat-event-cards-salvaged = { $count ->
    [0] { $car } salvages nothing.
    [one] { $car } shuffles 1 card from the discard pile into the deck.
   *[other] { $car } shuffles { $count } cards from the discard pile into the deck.
}
heat-event-played-directly = { $car } plays { $card } directly.
heat-event-accelerated = { $car } accelerates with { $card }: +{ $speed } Speed.
heat-event-card-refreshed = { $car } puts { $card } back on top of the deck.
heat-event-card-removed = { $card } of { $car } is used up and leaves the game.

heat-bill-road = Road Conditions
heat-bill-adjust = own cards
heat-bill-overheat = Overheat
heat-bill-accelerate = Accelerate
heat-bill-heat-control = Heat control

heat-no-end-with-musts = A symbol that must be used is still open.
heat-no-sector-left = Your car has left that sector.
heat-no-heat-to-pay = The Engine has { $heat }: cool first, or { $card } is replaced.
heat-no-stress-in-hand = You have no Stress in hand.
heat-no-pile-to-salvage = Your discard pile is empty.
heat-no-plus-used = You have used no + this turn.
heat-no-play-heat = Only cooldown moves Heat out of your hand.
heat-no-cooling-here = No cooling in this sector.
heat-no-boost-heat-is-owed = Your cards still demand { $heat } Heat. Pay or cool down first.


heat-hint-draft = The card with the most speed for its price.
heat-hint-owed = It must be done, and now is as good as later.
heat-hint-reduce = Stress that is out of your hand cannot surprise you.
heat-hint-salvage = Fast cards come round again.
heat-hint-faster = Expect { $odds }. Faster leads to a better place here.
heat-hint-value = This speed leads to the best place.
heat-hint-refresh = You want gear { $gear } and speed { $speed } next: draw what fits.

## The Legends expansion

heat-ability-plus_one = one Space more
heat-ability-full_throttle = full throttle
heat-ability-draft = draft
heat-ability-adjust_speed_limit = adjusted speed limit
heat-ability-slipstream = slipstream
heat-ability-reckless = reckless, one more corner
heat-ability-impeding = impeding
heat-ability-nimble = nimble
heat-ability-adrenaline = one Space more

heat-ability-plus_one-rule = One Space more after the main move, unless no Spot is free there. A Star gives it where its ability cannot be used.
heat-ability-full_throttle-rule = On the straight the Legend drives 20 Spaces instead of its top speed; if that would cross a Corner Line, it stops on the last Space before it.
heat-ability-draft-rule = If 1 to 3 empty Spaces lie between the Legend and the next car ahead, it closes up to that car.
heat-ability-adjust_speed_limit-rule = Past the Legends Line the Legend counts the Speed Limit 2 higher.
heat-ability-slipstream-rule = Beside or right behind a car the Legend drives 2 Spaces more, with what weather and road add. It always comes last.
heat-ability-reckless-rule = Past the Legends Line the Legend may cross one Corner Line more than usual this round.
heat-ability-impeding-rule = Where the Legend stops it stands askew and fills the whole Space until its next turn: nobody else stops there, and nobody slipstreams from the Space right behind.
heat-ability-nimble-rule = Nothing blocks the Legend. In a full Space it stands beside the track and moves first of that Space; else it takes the Spot at the Race Line, and the car there moves over.
heat-ability-adrenaline-rule = A Legend that moves last, or one of the last two of five cars or more, drives one Space more after its main move.

heat-for-you-closed = Nobody stops { $ahead } Spaces ahead: { $car } stands askew there. Passing is free; a move of { $ahead } ends after { $stop }.
heat-for-you-no-pull = { $ahead ->
    [0] No Slipstream from where you are: { $car } stands askew right ahead.
    [one] No Slipstream from 1 Space ahead, right behind { $car }.
   *[other] No Slipstream from { $ahead } Spaces ahead, right behind { $car }.
}
heat-for-you-pulls-now = { $car } can pull you on from here: Slipstream.
heat-for-you-pulls = Stop { $ahead ->
    [one] 1 Space
   *[other] { $ahead } Spaces
} ahead, and { $car } can pull you on.
heat-for-you-drives-on = { $car } stands askew { $ahead ->
    [one] 1 Space
   *[other] { $ahead } Spaces
} ahead, but drives on before your turn.
heat-for-you-before = { $count ->
    [0] No Legend drives before you this round: their cards are turned up after your turn.
    [one] One Legend drives before you, by cards nobody has seen yet{ $rivals ->
        [0] .
       *[other] {": "}{ $cars }, a Rival.
    }
   *[other] { $count } Legends drive before you, by cards nobody has seen yet{ $rivals ->
        [0] .
        [one] , among them the Rival { $cars }.
       *[other] , among them the Rivals { $cars }.
    }
}

heat-checked-legends = { $file }: legends decks “{ $name }” are fine: { $cards } Legends cards, { $boosts } Boost cards.
heat-no-slipstream-impeded = An impeding Legend is right ahead: no Slipstream from here.
heat-sketch-level = Legends level { $level }{ $adrenaline ->
    [yes] {""}
   *[no] , without Adrenaline
}{ $rivals ->
    [0] {""}
   *[other] {"; "}Rivals: { $cars }
}
heat-sketch-legends-card = { $when ->
    [now] Legends card of this round
   *[last] Legends card of the last round
}: { $card }
heat-sketch-boost = Boost { $card }: Stars, { $star }
heat-sketch-rivals = Rivals: { $rival }
heat-sketch-numbers = { $parts }
heat-sketch-entry = { $car } { $speed }/{ $diamond }{ $star ->
    [yes] ★
   *[no] {""}
}
heat-sketch-standing = { $how ->
    [impeding] { $car } closes its Space.
   *[off] { $car } stands beside the track.
}
heat-sketch-assumed-many = { $count } cars move first; previews assume they stay.

## Seasons

heat-card-sponsor-brakes = Sponsor 1/2/3/4
heat-card-sponsor-cooling = Sponsor 4 Cooldown
heat-card-sponsor-rpm = Sponsor 1 Slipstream 2
heat-card-sponsor-turbo = Sponsor 6
heat-card-sponsor-wings = Sponsor 3 Adjust
heat-card-sponsor-grip = Sponsor 2 Adjust
heat-card-sponsor-springs = Sponsor 4 Reduce Stress
heat-card-sponsor-pedal = Sponsor 2 Direct Play

heat-season-1961 = the 1961 season
heat-season-1962 = the 1962 season
heat-season-1963 = the 1963 season
heat-season-goat = the greatest of all time
heat-season-random = the random season
heat-season-own = this season
heat-season-corner = { $corner }
heat-season-level = { $level ->
    [rising] rising
   *[other] { $level }
}

heat-season-event-grandstand = Grandstand
heat-season-event-grandstand-rule = The first three cars to complete lap 1 earn a Sponsorship card each; Legends only take up a place.
heat-season-event-speed_record = Speed record
heat-season-event-speed_record-rule = Every turn with Speed 15 or more earns a Sponsorship card.
heat-season-event-strike = Strike
heat-season-event-strike-rule = The race is one lap shorter, and the winner gets 2 more points.
heat-season-event-engine_rules = New engine rules
heat-season-event-engine_rules-rule = Every Engine starts with 1 more Heat.
heat-season-event-record_crowds = Record crowds
heat-season-event-record_crowds-rule = The race is one lap longer, and hands hold 8 cards.
heat-season-event-corruption = Corruption
heat-season-event-corruption-rule = The first three cars get 1 more point each.
heat-season-event-title_sponsor = Title sponsor
heat-season-event-title_sponsor-rule = No special rules: only more Sponsorship cards than usual.
heat-season-event-live_television = Live on television
heat-season-event-live_television-rule = Every turn in which you pass at least 3 cars earns a Sponsorship card.
heat-season-event-safety_rules = Safety rules
heat-season-event-safety_rules-rule = Every Engine starts with 2 fewer Heat and every deck with 1 fewer Stress, and hands hold 6 cards.
heat-season-event-sponsor_leaves = A sponsor leaves
heat-season-event-sponsor_leaves-rule = Every deck has 1 more Stress, and a car that spins out is out of the race, with no points.

heat-setting-season = A whole championship: 1961, 1962, 1963, all three in a row (goat), four races drawn at random (random), or a season file of your own; it brings the garage and the weather along.

heat-ask-draft-season = Before race { $race }: take one Upgrade card for your car.
heat-ask-swap = You start last: swap one of your Upgrades for a card left over, or keep what you have.
heat-ask-keep = Choose the one Upgrade that you keep for the next season.
heat-ask-ready = Ready for race { $race }? You can also stop here and come back another day.
heat-wait-swap = { $car } starts last and may swap an Upgrade.
heat-wait-keep = { $count ->
    [one] { $cars } is choosing the Upgrade to keep.
   *[other] { $cars } are choosing the Upgrade to keep.
}
heat-wait-ready = { $count ->
    [one] Waiting for { $cars } to be ready for the next race.
   *[other] Waiting for { $cars } to be ready for the next race.
}
heat-do-swap = Swap { $give } for { $take }
heat-do-no-swap = Swap nothing
heat-do-keep = Keep { $card }
heat-do-ready = Ready for the next race

heat-event-race-announced = Race { $race } of { $races } in { $year }: { $circuit }, { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
}. { $event }: { $rule } { $corners ->
    [one] The press waits at corner { $press }.
   *[other] The press waits at the corners { $press }.
}{ $level ->
    [0] {""}
   *[other] {" "}The Legends drive at level { $level }.
}
heat-event-upgrade-swapped = { $car } swaps { $gave } for { $took }.
heat-event-swap-declined = { $car } swaps nothing.
heat-event-sponsorship-dealt = { $car } gets { $count ->
    [one] 1 Sponsorship card
   *[other] { $count } Sponsorship cards
} for the starting hand.
heat-event-sponsorship-earned = { $why ->
    [press-slipstream] { $car } slipstreams past the press in corner { $corner }
    [press-speed] { $car } impresses the press in corner { $corner }
    [speed] { $car } sets a speed record
    [passed] { $car } passes car after car
   *[first-lap] { $car } is among the first through lap 1
}{ $drawn ->
    [0] , but there is no Sponsorship card left.
   *[other] {" "}and earns a Sponsorship card.
}
heat-event-sponsorship-drawn = You get { $cards } from your sponsors.
heat-event-sponsorship-shuffled = { $count ->
    [one] 1 used Sponsorship card is
   *[other] { $count } used Sponsorship cards are
} shuffled into the deck.
heat-event-points-scored = { $car } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} and has { $total }.
heat-event-season-won = { $car } wins { $year } with { $points } points.
heat-event-greatest-found = { $car } is the greatest of all time with { $points } points.
heat-event-upgrade-kept = { $car } keeps { $card } for the next season.
heat-event-driver-ready = { $car } is ready for the next race.
heat-event-car-eliminated = { $car } is out of the race.

heat-bill-place = Place { $place }
heat-bill-event = { $event }

heat-hint-swap = What you get should be faster than what you give.
heat-hint-keep = The best card is worth keeping.

heat-checked-season = { $file }: season “{ $name }” is fine: { $races ->
    [one] 1 race.
   *[other] { $races } races.
}{ $named ->
    [yes] {" "}Levels of the Legends: { $levels }.
   *[no] {""}
}

heat-score-points = { $score ->
    [one] 1 point
   *[other] { $score } points
}

heat-sketch-season = Season: race { $race } of { $races }. { $event }. Press corners: { $press }
heat-sketch-next = Next, race { $race }: { $circuit }, { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
}. { $event }
heat-sketch-next-legends = Legends at level { $level }{ $rivals ->
    [0] {""}
   *[other] {"; "}Rivals: { $cars }
}
heat-sketch-scores = Points: { $parts }
heat-sketch-score = { $car } { $points }{ $driver ->
    [legend] {""}
   *[driver] {" "}(sponsors { $cards })
}
