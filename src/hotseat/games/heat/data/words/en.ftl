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

## Cars and circuits

heat-colour-black = Black
heat-colour-blue = Blue
heat-colour-green = Green
heat-colour-red = Red
heat-colour-gray = Gray
heat-colour-yellow = Yellow

heat-circuit-usa = USA
heat-circuit-great_britain = Great Britain
heat-circuit-italy = Italy
heat-circuit-france = France

## Settings

heat-setting-circuit = The track to race on, or a circuit file of your own.
heat-setting-laps = How many laps; 0 is what the track says.
heat-setting-handicap = Heat cards that an experienced driver leaves in the box, for each seat.
heat-setting-legends = Automated cars that join the race.
heat-setting-legends_pro = How much faster than printed the Legends are.
heat-setting-colour = The car of each seat.

## What is asked

heat-ask-plan = Round { $round }: you are in gear { $gear }. Shift, and play as many cards as the new gear says.
heat-ask-react = Speed { $speed }. Use your symbols in any order, or go on.
heat-ask-slipstream = Speed { $speed }. Use the Slipstream, or stay?
heat-ask-discard = Discard cards you do not want, or keep them.
heat-ask-over = The race is over.
heat-wait-plan = { $count ->
    [one] { $cars } is choosing gear and cards.
   *[other] { $cars } are choosing gear and cards.
}
heat-wait-react = { $car } reacts.
heat-wait-slipstream = { $car } may use the Slipstream.
heat-wait-discard = { $car } may discard.

## What can be done

heat-do-plan = Gear { $gear }: { $cards }
heat-do-stop = Stop here and take the last place
heat-do-cooldown = { $source ->
    [adrenaline] Adrenaline: cool down { $amount } Heat
   *[gear] Cool down { $amount } Heat
}
heat-do-boost = Boost for { $heat } Heat
heat-do-adrenaline = Adrenaline: +{ $speed } Speed
heat-do-react-done = Go on
heat-do-slipstream = Slipstream: { $spaces } Spaces
heat-do-stay = Stay
heat-do-discard = Discard { $card }
heat-do-discard-done = Keep the rest

heat-label-gear = Gear { $gear }
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
    [waits] { $car } would cross the corner at top speed, and Space { $number } lies behind it: it waits.
    [approaches] { $car } would cross the corner at top speed: it stops on Space { $number } before it.
   *[flat-out] { $car } drives its top speed, { $number }.
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
heat-event-spun-out = { $car } spins out at corner { $corner }: it cost { $heat } Heat, and there was { $paid }. { $stress ->
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

## Previews: as short as can be, C2 being corner 2 as on the track strip

heat-preview = { $parts }
heat-preview-cluttered = cluttered hand: the car stands, back to gear 1
heat-preview-speed = { $fixed ->
    [yes] Speed { $low }
   *[no] Speed { $low }–{ $high }
}
heat-preview-place = { $spaces } to C{ $corner }
heat-preview-places = { $spaces }–{ $last } to C{ $corner }
heat-preview-between = { $nearest } … { $furthest }
heat-preview-finish = FINISH
heat-preview-corner = { $fixed ->
    [yes] C{ $corner } { $low ->
        [0] free
       *[other] costs { $low }
    }
   *[no] C{ $corner } costs { $low }–{ $high }
}
heat-preview-engine = { $fixed ->
    [yes] Engine { $low }
   *[no] Engine { $low }–{ $high }
}
heat-preview-spins-out = SPIN-OUT
heat-preview-may-spin-out = spin-out { $percent } %
heat-preview-slipstream = slipstream
heat-preview-shift = shift costs { $heat } Heat
heat-preview-safe = { $any ->
    [yes] spin-out above { $speed }
   *[no] SPIN-OUT
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
    [one] No corner any more: the Finish Line is 1 Space away.
   *[other] No corner any more: the Finish Line is { $spaces } Spaces away.
}
heat-sketch-cars = { $cars }
heat-sketch-car = { $place }. { $whose ->
    [own] >
   *[other] #
}{ $number } { $car } { $where ->
    [home] home
    [grid] grid
   *[track] { $lap }/{ $space }
}{ $where ->
    [home] { "" }
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
    [one] { $cars } moves first; the previews let the car stand.
   *[other] { $cars } move first; the previews let them stand.
}

## Hints: why the rookie would do it

heat-hint-free = Speed { $speed } { $corners ->
    [0] reaches no corner
   *[other] keeps to every limit
}, and { $engine } Heat { $engine ->
    [one] stays
   *[other] stay
} in the Engine.
heat-hint-pays = Speed { $speed } costs { $heat } Heat in { $corners ->
    [one] the corner
   *[other] the corners
}, and the ground it wins is worth that; { $engine } { $engine ->
    [one] stays
   *[other] stay
} in the Engine.
heat-hint-risk = The car may spin out ({ $percent } %), but every safer plan loses more ground.
heat-hint-cluttered = Nothing better can be played: this clears the hand.
heat-hint-cooldown = Heat back in the Engine pays for the next corners.
heat-hint-boost = The ground won is worth more than the Heat it costs.
heat-hint-adrenaline = The extra Speed is free and leads to a better place.
heat-hint-react-done = More Speed would cost more than it brings here.
heat-hint-slipstream = { $spaces } Spaces for nothing, and a better place for what comes next.
heat-hint-stay = The Slipstream would lead to a worse place for what comes next.
heat-hint-discard = { $card } does not fit what comes next: about Speed { $speed } in gear { $gear }.
heat-hint-discard-done = The cards left fit what comes next: about Speed { $speed } in gear { $gear }.

## Files

heat-checked-circuit = { $file }: circuit “{ $name }” is fine: { $spaces } Spaces, { $corners } corners, { $laps } laps.

## The ranking

heat-score = finished in round { $score }
