# What has happened, said to whoever did it: words.svelte.ts takes `<code>-you` where it is there

heat-event-handicap-taken-you = { $car } start with { $heat } Heat fewer.
heat-event-cards-drawn-you = { $car } draw { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}.
heat-event-gear-shifted-you = { $car } { $heat ->
    [0] play
   *[other] pay { $heat } Heat and play
} in gear { $gear }.
heat-event-plan-changed-you = { $car } exchange cards.
heat-event-cards-revealed-you = { $car } reveal { $cards }.
heat-event-hand-cluttered-you = { $car } have a cluttered hand: your car stands, and it is back to 1st gear.
heat-event-card-flipped-you = { $counts ->
    [yes] { $car } turn up { $card }.
   *[no] { $car } turn up { $card }, which is discarded.
}
heat-event-nothing-flipped-you = { $car } have no Basic card left to turn up.
heat-event-deck-shuffled-you = { $car } shuffle { $count } cards into a new deck.
heat-event-speed-set-you = { $car } have Speed { $speed }.
heat-event-car-moved-you = { $blocked ->
    [yes] { $car } are blocked and drive { $spaces } of { $due } Spaces.
   *[no] { $car } drive { $spaces ->
        [one] 1 Space
       *[other] { $spaces } Spaces
    }.
}
heat-event-adrenaline-gained-you = { $car } have Adrenaline.
heat-event-adrenaline-used-you = { $car } use Adrenaline: +{ $speed } Speed.
heat-event-cooled-you = { $car } cool down { $count } Heat.
heat-event-boosted-you = { $car } boost for { $heat } Heat.
heat-event-slipstreamed-you = { $car } use the Slipstream.
heat-event-corner-checked-you = { $heat ->
    [0] { $car } take corner { $corner } within the limit.
   *[other] { $car } pay { $heat } Heat for corner { $corner }.
}
heat-event-spun-out-you = { $car } spin out at corner { $corner }: it cost { $heat } Heat, and you had { $paid }. { $stress ->
    [one] 1 Stress card
   *[other] { $stress } Stress cards
}, and back to 1st gear.
heat-event-card-discarded-you = { $car } discard { $card }.
heat-event-finish-crossed-you = { $car } cross the Finish Line!
heat-event-car-classified-you = { $stopped ->
    [yes] { $car } stop and are placed { $place }.
   *[no] { $car } are placed { $place }.
}
heat-event-race-ended-you = { $winner } win the race.
