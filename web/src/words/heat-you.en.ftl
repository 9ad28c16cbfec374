# What has happened, said to whoever did it: words.svelte.ts takes `<code>-you-car` where it is there

heat-event-handicap-taken-you-car = You start with { $heat } Heat fewer.
heat-event-cards-drawn-you-car = You draw { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}.
heat-event-gear-shifted-you-car = You { $heat ->
    [0] play
   *[other] pay { $heat } Heat and play
} in gear { $gear }.
heat-event-plan-changed-you-car = You exchange cards.
heat-event-cards-revealed-you-car = You reveal { $cards }.
heat-event-hand-cluttered-you-car = You have a cluttered hand: your car stands, and it is back to 1st gear.
heat-event-card-flipped-you-car = { $counts ->
    [yes] You turn up { $card }.
   *[no] You turn up { $card }, which is discarded.
}
heat-event-nothing-flipped-you-car = You have no Basic card left to turn up.
heat-event-deck-shuffled-you-car = You shuffle { $count } cards into a new deck.
heat-event-speed-set-you-car = You have Speed { $speed }.
heat-event-car-moved-you-car = { $blocked ->
    [yes] You are blocked and drive { $spaces } of { $due } Spaces.
   *[no] You drive { $spaces ->
        [one] 1 Space
       *[other] { $spaces } Spaces
    }.
}
heat-event-adrenaline-gained-you-car = You have Adrenaline.
heat-event-adrenaline-used-you-car = You use Adrenaline: +{ $speed } Speed.
heat-event-cooled-you-car = You cool down { $count } Heat.
heat-event-boosted-you-car = You boost for { $heat } Heat.
heat-event-slipstreamed-you-car = You use the Slipstream.
heat-event-corner-checked-you-car = { $heat ->
    [0] You take corner { $corner } within the limit.
   *[other] You pay { $heat } Heat for corner { $corner }.
}
heat-event-spun-out-you-car = You spin out at corner { $corner }: it cost { $heat } Heat, and you had { $paid }. { $stress ->
    [one] 1 Stress card
   *[other] { $stress } Stress cards
}, and back to 1st gear.
heat-event-card-discarded-you-car = You discard { $card }.
heat-event-finish-crossed-you-car = You cross the Finish Line!
heat-event-car-classified-you-car = { $stopped ->
    [yes] You stop and are placed { $place }.
   *[no] You are placed { $place }.
}
heat-event-race-ended-you-winner = You win the race.
