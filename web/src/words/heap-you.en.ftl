# HEAP's lines about the reader: said to them instead of about them.

heap-event-turn-started-you-seat = Turn { $turn }: you are the instigator.
heap-event-cards-drawn-you-seat = { $count ->
    [0] You draw nothing
    [one] You draw 1 card
   *[other] You draw { $count } cards
}{ $short ->
    [0] .
   *[other] : heap and rubbish are empty.
}
heap-event-cards-discarded-you-seat = { $count ->
    [one] You discard 1 card.
   *[other] You discard { $count } cards.
}
heap-event-cards-hauled-you-seat = { $count ->
    [0] You haul nothing
    [one] You haul 1 card
   *[other] You haul { $count } cards
}{ $short ->
    [0] .
   *[other] : heap and rubbish are empty.
}
heap-event-part-attached-you-seat = { $hauled ->
    [yes] You haul { $card } out and bolt it onto the { $vehicle }
   *[no] You bolt { $card } onto the { $vehicle }
}{ $replaces ->
    [yes] , in place of { $replaced }.
   *[no] .
}
heap-event-part-damaged-you-seat = { $own ->
    [yes] KABOOM! You hit your own { $vehicle }: { $card } is damaged.
   *[no] KABOOM! You hit { $owner }: { $card } on the { $vehicle } is damaged.
}
heap-event-part-damaged-you-owner = KABOOM! { $seat } hits you: { $card } on the { $vehicle } is damaged.
heap-event-part-repaired-you-seat = { $paid ->
    [yes] You repair { $card } with a { $vehicle } card.
   *[no] { $own ->
        [yes] You repair { $card } on the { $vehicle }.
       *[no] You repair { $card } on the { $vehicle } of { $owner }.
    }
}
heap-event-part-repaired-you-owner = { $seat } repairs your { $card } on the { $vehicle }.
heap-event-challenged-you-seat = You throw down a Challenge: everybody rushes with the { $vehicle }!
heap-event-player-named-you-seat = { $deed ->
    [draw] You let { $target } draw.
    [discard] You make { $target } discard.
   *[haul] You let { $target } haul.
}
heap-event-player-named-you-target = { $deed ->
    [draw] { $seat } lets you draw.
    [discard] { $seat } makes you discard.
   *[haul] { $seat } lets you haul.
}
heap-event-symbol-skipped-you-seat = Clank! “{ $effect }” does nothing for you.
heap-event-vehicle-chosen-you-seat = { $challenged ->
    [yes] You have to rush with the { $vehicle }.
   *[no] You rush with the { $vehicle }.
}
heap-event-card-flipped-you-seat = You turn over { $card }: { $attack }!
heap-event-card-played-you-seat = You block with { $card }: { $attack }!
heap-event-colour-named-you-seat = You name { $colour }.
heap-event-swerved-you-seat = { $direction ->
    [clockwise] SCREECH! You swerve at { $target }; play goes on clockwise.
   *[anticlockwise] SCREECH! You swerve at { $target }; play goes on anticlockwise.
}
heap-event-swerved-you-target = { $direction ->
    [clockwise] SCREECH! { $seat } swerves at you; play goes on clockwise.
   *[anticlockwise] SCREECH! { $seat } swerves at you; play goes on anticlockwise.
}
heap-event-box-triggered-you-seat = { $box ->
    [card] You trigger the { $vehicle } itself.
   *[part] You trigger { $card } on the { $vehicle }.
}
heap-event-dropped-out-you-seat = You drop out.
heap-event-rush-won-you-seat = { $count ->
    [one] You win the rush with a single card!
   *[other] You win the rush after { $count } cards!
}
heap-event-haul-picked-up-you-seat = You check your haul: { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
heap-event-haul-discarded-you-seat = { $count ->
    [0] You have found a use for your whole haul.
    [one] You discard 1 hauled card.
   *[other] You discard { $count } hauled cards.
}
heap-event-pileup-started-you-seat = PILEUP! You are ready with { $vehicles ->
    [one] 1 vehicle
   *[other] { $vehicles } vehicles
}: winner takes all.
heap-event-went-turbo-you-seat = VROOM! Your { $vehicle } goes turbo with { $parts } parts.
heap-event-pileup-hand-drawn-you-seat = You draw { $draws ->
    [one] 1 card
   *[other] { $draws } cards
} for the pileup and discard { $discards }.
heap-event-game-ended-you-winner = You win the pileup, and with it the game!
heap-ui-out-faces-you-seat = You face a { $attack }
heap-ui-out-wins-you-seat = You win the rush
heap-ui-end-title-you-seat = You have won the pileup
