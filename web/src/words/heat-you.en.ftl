# What has happened, said to the person who did it: words.svelte.ts takes `<code>-you-car` if there is one

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

## The garage, weather and Tournament mode

heat-event-upgrade-taken-you-car = You take { $card }.
heat-event-upgrades-dealt-you-car = You are dealt { $cards }.
heat-event-plan-laid-you-car = You have laid cards.
heat-event-gear-shown-you-car = You show { $laid ->
    [one] 1 card
   *[other] { $laid } cards
}: gear { $before } to gear { $gear }{ $heat ->
    [0] {""}
   *[other] , for { $heat } Heat
}.
heat-event-card-lost-you-car = You have no Heat for the shift: { $card } is discarded, picked at random.
heat-event-value-chosen-you-car = You let { $card } count { $value }.
heat-event-card-replaced-you-car = You cannot pay the Heat of { $card }: it is discarded, and a Basic card is played for it.{ $moved ->
    [yes] {" "}Your car goes back to where the turn began.
   *[no] {""}
}
heat-event-card-paid-you-car = You pay { $heat } Heat for { $card }.
heat-event-card-scrapped-you-car = You scrap { $card }.
heat-event-stress-reduced-you-car = You shed { $count ->
    [one] 1 Stress card
   *[other] { $count } Stress cards
} with { $card }.
heat-event-cards-salvaged-you-car = { $count ->
    [0] You salvage nothing.
    [one] You shuffle 1 card from the discard pile into your deck.
   *[other] You shuffle { $count } cards from the discard pile into your deck.
}
heat-event-played-directly-you-car = You play { $card } directly.
heat-event-accelerated-you-car = You accelerate with { $card }: +{ $speed } Speed.
heat-event-card-refreshed-you-car = You put { $card } back on top of your deck.
heat-event-card-removed-you-car = Your { $card } is used up and leaves the game.
