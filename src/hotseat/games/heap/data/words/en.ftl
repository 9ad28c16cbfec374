# HEAP

## Vehicles, parts and symbols

heap-vehicle-doombuggy = Doombuggy
heap-vehicle-gyrohopper = Gyrohopper
heap-vehicle-scrap_hog = Scrap Hog
heap-vehicle-bigg_rigg = Bigg Rigg

heap-part-weapon = Weapon
heap-part-engine = Engine
heap-part-cargo = Cargo
heap-part-movement = Movement
heap-part-bling = Bling

heap-letter-weapon = { $damaged ->
    [yes] w
   *[no] W
}
heap-letter-engine = { $damaged ->
    [yes] e
   *[no] E
}
heap-letter-cargo = { $damaged ->
    [yes] c
   *[no] C
}
heap-letter-movement = { $damaged ->
    [yes] m
   *[no] M
}
heap-letter-bling = { $damaged ->
    [yes] b
   *[no] B
}

heap-colour-red = red
heap-colour-yellow = yellow
heap-colour-green = green

heap-attack-red = red attack
heap-attack-yellow = yellow attack
heap-attack-green = green attack
heap-attack-choice = Player’s Choice Attack
heap-attack-reckless = Reckless Attack

heap-block-red = red
heap-block-yellow = yellow
heap-block-green = green
heap-block-all = all

## Cards: where they belong, and how they fight

heap-own-card = { $name }
heap-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
heap-place = { $vehicle } { $part }
heap-combat = { $attack ->
    [red] hits red
    [yellow] hits yellow
    [green] hits green
    [choice] hits any colour
   *[reckless] hits Reckless
}{ $count ->
    [0] , blocks nothing
   *[other] , blocks { $blocks }
}{ $swerve ->
    [yes] , swerves
   *[no] { "" }
}
heap-combat-short = { $attack ->
    [red] red
    [yellow] yellow
    [green] green
    [choice] choice
   *[reckless] Reckless
}/{ $count ->
    [0] nothing
    [3] every colour
   *[other] { $blocks }
}{ $swerve ->
    [yes] , swerves
   *[no] { "" }
}

## Boxes in a few words: the symbols, and what sets them off

heap-effect-draw = { $who ->
    [you] draw { $count }
    [other] other draws { $count }
   *[all] all draw { $count }
}
heap-effect-discard = { $who ->
    [you] discard { $count }
    [other] other discards { $count }
   *[all] all discard { $count }
}
heap-effect-haul = { $who ->
    [you] haul { $count }
    [other] other hauls { $count }
   *[all] all haul { $count }
}
heap-effect-repair = repair
heap-effect-challenge = Challenge
heap-effect-shoot_left = shoot left
heap-effect-shoot_right = shoot right
heap-effect-shoot_any = shoot any

heap-trigger-any = any
heap-trigger-vehicle_doombuggy = Doombuggy
heap-trigger-vehicle_gyrohopper = Gyrohopper
heap-trigger-vehicle_scrap_hog = Scrap Hog
heap-trigger-vehicle_bigg_rigg = Bigg Rigg
heap-trigger-attack_red = red
heap-trigger-attack_yellow = yellow
heap-trigger-attack_green = green
heap-trigger-attack_choice = Choice
heap-trigger-attack_reckless = Reckless
heap-trigger-block_red = red block
heap-trigger-block_yellow = yellow block
heap-trigger-block_green = green block
heap-trigger-block_all = Block All
heap-trigger-rush_end = end
heap-trigger-rush_win = won

heap-box = { $trigger }: { $effects }

## Players

heap-seat = Player { $number }

## Settings

heap-setting-vehicles_needed = How many vehicles of one player need enough parts to start the pileup; fewer make a shorter game.
heap-setting-parts_needed = How many parts each of them needs; more make a longer game.
heap-setting-first_instigator = The seat that goes first, counted from 1, or a random one.
heap-setting-cards = The cards to play with, or a card file of your own.

## What is asked

heap-ask-draw = You hold { $held ->
    [0] no cards
    [one] 1 card
   *[other] { $held } cards
}. Discard what you do not want, then draw up to { $hand }.
heap-ask-bodge = You may attach { $attachments ->
    [0] no more parts
    [one] 1 more part
   *[other] { $attachments } parts
} and pay for { $repairs ->
    [0] no more repairs
    [one] 1 more repair
   *[other] { $repairs } repairs
}.
heap-ask-discard = Discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}. Which?
heap-ask-other = Who { $deed ->
    [draw] draws
    [discard] discards
   *[haul] hauls
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}?
heap-ask-shoot = Which part do you shoot?
heap-ask-repair = Which damaged part do you repair? It may be anybody’s.
heap-ask-challenge = Which vehicle must everybody rush with?
heap-ask-vehicle = Which vehicle do you take?
heap-ask-fight = { $attack ->
    [red] { $author } attacks red: block red, or drop out?
    [yellow] { $author } attacks yellow: block yellow, or drop out?
    [green] { $author } attacks green: block green, or drop out?
   *[reckless] { $author } attacks recklessly: any block will do. Fight, or drop out?
}
heap-ask-colour = A Player’s Choice Attack: which colour must be blocked?
heap-ask-swerve = Who has to respond, and which way does play go on?
heap-ask-trigger = { $card } can set off a rush box.
heap-ask-end-boxes = Which of your boxes do you run?
heap-ask-haul = Attach what you can use; the rest goes to the rubbish.
heap-ask-over = The game is over: { $winner } has won the pileup.

heap-wait-draw = { $seat } sorts their hand.
heap-wait-bodge = { $seat } is bodging.
heap-wait-discard = { $seat } has to discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
heap-wait-other = { $seat } chooses another player.
heap-wait-shoot = { $seat } takes aim.
heap-wait-repair = { $seat } looks for something to repair.
heap-wait-challenge = { $seat } chooses the vehicle of the Challenge.
heap-wait-vehicle = { $seat } chooses a vehicle for the rush.
heap-wait-fight = { $seat } has to block, or drops out.
heap-wait-colour = { $seat } chooses the colour of the attack.
heap-wait-swerve = { $seat } swerves.
heap-wait-trigger = { $seat } may trigger a rush box.
heap-wait-end-boxes = { $seat } may run boxes at the end of the rush.
heap-wait-haul = { $seat } checks the haul.

## What can be done

heap-do-discard = Discard { $card }
heap-do-draw = Draw up to { $hand }
heap-do-attach = Attach { $card }
heap-do-pay-repair = Repair the { $vehicle } { $part } with { $card }
heap-do-done = Done
heap-do-name = { $seat }
heap-do-shoot = Shoot { $seat }: { $vehicle } { $part }
heap-do-repair = Repair { $seat }: { $vehicle } { $part }
heap-do-challenge = Everybody with the { $vehicle }
heap-do-rush = Rush with the { $vehicle }
heap-do-fight = Fight with { $card }
heap-do-drop-out = Drop out
heap-do-colour = { $colour ->
    [red] Red
    [yellow] Yellow
   *[green] Green
}
heap-do-swerve = { $direction ->
    [clockwise] { $seat }, then clockwise
   *[anticlockwise] { $seat }, then anticlockwise
}
heap-do-trigger = { $box ->
    [card] Trigger the { $vehicle } itself
   *[part] Trigger the { $vehicle } { $part }
}
heap-do-decline = Trigger nothing

heap-face-pay-repair = Repair the { $vehicle } { $part }
heap-face-shoot = Shoot { $seat }
heap-face-repair = Repair a part of { $seat }

## What has happened

heap-event-turn-started = Turn { $turn }: { $seat } is the instigator.
heap-event-cards-drawn = { $count ->
    [0] { $seat } draws nothing
    [one] { $seat } draws 1 card
   *[other] { $seat } draws { $count } cards
}{ $short ->
    [0] .
   *[other] : heap and rubbish are empty.
}
heap-event-cards-seen = You draw { $cards }.
heap-event-cards-discarded = { $count ->
    [one] { $seat } discards 1 card.
   *[other] { $seat } discards { $count } cards.
}
heap-event-discards-seen = You discard { $cards }.
heap-event-cards-hauled = { $count ->
    [0] { $seat } hauls nothing
    [one] { $seat } hauls 1 card
   *[other] { $seat } hauls { $count } cards
}{ $short ->
    [0] .
   *[other] : heap and rubbish are empty.
}
heap-event-rubbish-shuffled = The heap has run out: { $count ->
    [one] 1 card of rubbish is
   *[other] { $count } cards of rubbish are
} the new heap.
heap-event-part-attached = { $hauled ->
    [yes] { $seat } hauls { $card } out and bolts it onto the { $vehicle }
   *[no] { $seat } bolts { $card } onto the { $vehicle }
}{ $replaces ->
    [yes] , in place of { $replaced }.
   *[no] .
}
heap-event-part-damaged = { $own ->
    [yes] KABOOM! { $seat } hits their own { $vehicle }: { $card } is damaged.
   *[no] KABOOM! { $seat } hits { $owner }: { $card } on the { $vehicle } is damaged.
}
heap-event-part-repaired = { $paid ->
    [yes] { $seat } repairs { $card } with a { $vehicle } card.
   *[no] { $own ->
        [yes] { $seat } repairs { $card } on the { $vehicle }.
       *[no] { $seat } repairs { $card } on the { $vehicle } of { $owner }.
    }
}
heap-event-challenged = { $seat } throws down a Challenge: everybody rushes with the { $vehicle }!
heap-event-player-named = { $deed ->
    [draw] { $seat } lets { $target } draw.
    [discard] { $seat } makes { $target } discard.
   *[haul] { $seat } lets { $target } haul.
}
heap-event-symbol-skipped = Clank! “{ $effect }” does nothing for { $seat }.
heap-event-vehicle-chosen = { $challenged ->
    [yes] { $seat } has to rush with the { $vehicle }.
   *[no] { $seat } rushes with the { $vehicle }.
}
heap-event-card-flipped = { $seat } turns over { $card }: { $attack }!
heap-event-no-rush = There is no card left to turn over: no rush this turn.
heap-event-card-played = { $seat } blocks with { $card }: { $attack }!
heap-event-colour-named = { $seat } names { $colour }.
heap-event-swerved = { $direction ->
    [clockwise] SCREECH! { $seat } swerves at { $target }; play goes on clockwise.
   *[anticlockwise] SCREECH! { $seat } swerves at { $target }; play goes on anticlockwise.
}
heap-event-box-triggered = { $box ->
    [card] { $seat } triggers the { $vehicle } itself.
   *[part] { $seat } triggers { $card } on the { $vehicle }.
}
heap-event-dropped-out = { $seat } drops out.
heap-event-rush-won = { $count ->
    [one] { $seat } wins the rush with a single card!
   *[other] { $seat } wins the rush after { $count } cards!
}
heap-event-combat-pile-discarded = The combat pile goes to the rubbish: { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
heap-event-haul-picked-up = { $seat } checks the haul: { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
heap-event-haul-seen = You have hauled { $cards }.
heap-event-haul-discarded = { $count ->
    [one] { $seat } discards 1 hauled card.
   *[other] { $seat } discards { $count } hauled cards.
}
heap-event-pileup-started = PILEUP! { $seat } is ready with { $vehicles ->
    [one] 1 vehicle
   *[other] { $vehicles } vehicles
}: the winner takes it all.
heap-event-went-turbo = VROOM! The { $vehicle } of { $seat } goes turbo with { $parts } parts.
heap-event-parts-discarded = { $parts ->
    [one] 1 part flies
   *[other] { $parts } parts fly
} into the rubbish{ $hauled ->
    [0] .
    [one] , and 1 hauled card with them.
   *[other] , and { $hauled } hauled cards with them.
}
heap-event-pileup-hand-drawn = { $seat } draws { $draws ->
    [one] 1 card
   *[other] { $draws } cards
} for the pileup and discards { $discards }.
heap-event-game-ended = { $winner } wins the pileup, and with it the game!

## Bills

heap-bill-part = { $card }
heap-bill-ready = { $vehicle } with { $parts } parts
heap-bill-pileup = { $turbo ->
    [yes] { $vehicle }, turbo
   *[no] { $vehicle }
}

## Previews

heap-preview = { $parts }
heap-preview-boxes = { $replaces ->
    [yes] replaces { $card }: { "" }
   *[no] { "" }
}{ $bodge ->
    [0] –
   *[other] { $effects }
}{ $rush ->
    [yes] { "" } | { $box }
   *[no] { "" }
}
heap-preview-box = [{ $box }]
heap-preview-card = { $card }
heap-preview-copies = you hold { $count }
heap-preview-replaces = replaces { $card }
heap-preview-attack = { $attack ->
    [red] red
    [yellow] yellow
    [green] green
    [choice] any colour
   *[reckless] Reckless
}{ $known ->
    [yes] { " " }at { $seat }
   *[no] { " " }at anybody
}
heap-preview-effects = [{ $effects }]
heap-preview-wins = { $pileup ->
    [yes] { $seat } wins the game
   *[no] { $seat } wins the rush
}

## The game in a terminal

heap-sketch-turn = { $pileup ->
    [yes] { $step ->
        [over] The pileup is over.
       *[other] Turn { $turn }: THE PILEUP!
    }
   *[no] Turn { $turn }, { $step ->
        [draw] Draw Cards.
        [bodge] Bodge Vehicles.
        [vehicles] Rush the Heap.
        [combat] Rush the Heap.
        [end_of_rush] end of the rush.
       *[check] Check the Haul.
    }
} Heap { $heap }, rubbish { $rubbish }. { $pileup ->
    [yes] { $seat } started it.
   *[no] { $seat } is the instigator.
}
heap-sketch-challenge = Challenge: everybody rushes with the { $vehicle }!
heap-sketch-combat = Combat pile { $count }: { $card }, { $attack }, { $direction ->
    [clockwise] going down.
   *[anticlockwise] going up.
}
heap-sketch-header = { " " }{ $doombuggy } { $gyrohopper } { $scrap_hog } { $bigg_rigg }   { $vehicles ->
    [one] pileup: 1 vehicle with { $parts } parts
   *[other] pileup: { $vehicles } vehicles with { $parts } parts
}
heap-sketch-vehicle = { $rushing ->
    [yes] [{ $weapon }{ $engine }{ $cargo }{ $movement }{ $bling }]
   *[no] { " " }{ $weapon }{ $engine }{ $cargo }{ $movement }{ $bling }{ " " }
}
heap-sketch-side = { $turbo ->
    [yes] { " TURBO " }
   *[no] { " normal" }
}
heap-sketch-player = { $whose ->
    [own] { ">" }
   *[other] { " " }
}{ $doombuggy }   { $gyrohopper }    { $scrap_hog }   { $bigg_rigg }  { $seat }: hand { $hand }{ $haul ->
    [0] { "" }
   *[other] , haul { $haul }
}{ $part ->
    [winner] , WINS
    [attacker] , attacks
    [in] , in
    [out] , out
    [building] , ready { $ready }/{ $needed }
   *[none] { "" }
}
heap-sketch-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand{ $form ->
        [full] , attack/blocks{ $boxes ->
            [shown] { "" } (below: bodge box | rush box):
           *[hidden] :
        }
       *[names] :
    }
}
heap-sketch-card = { $count ->
    [one] { "  " }
   *[other] { $count }×
}{ $card } { $place }, { $combat }

## Hints: why the rookie would do it

heap-hint-only = Nothing else is possible.
heap-hint-draw = What you hold is better than what new cards would bring.
heap-hint-exchange = You hardly need { $card }: a new card will probably do more.
heap-hint-discard = You need { $card } least.
heap-hint-pileup-hand = The others fight better together than with { $card }.
heap-hint-attach = { $card } brings you closer to the pileup: after it you lack { $missing ->
    [one] one part
   *[other] { $missing } parts
}.
heap-hint-attach-last = { $card } is all that you still lack for the pileup.
heap-hint-attach-box = { $card } brings you no closer to the pileup, but its boxes are worth it.
heap-hint-pay-repair = The part will do more for you than the card that pays for it.
heap-hint-bodged = The cards left do more for you in your hand.
heap-hint-harm = { $seat } is the rival to fear most.
heap-hint-gift = It helps { $seat } less than anybody else.
heap-hint-shoot = Of all that you can hit, this part of { $seat } hurts you most.
heap-hint-shoot-own = Something of yours must be hit; you will miss this least.
heap-hint-repair = None of your damaged parts would do more for you.
heap-hint-repair-rival = Something must be repaired; this part of { $seat } hurts you least.
heap-hint-challenge = The { $vehicle } suits you better than your rivals.
heap-hint-rush = With your hand, the boxes of your { $vehicle } promise most.
heap-hint-fight = It leaves you about a { $percent }% chance to win.
heap-hint-drop-out = The card you would have to play is worth more than the chance to win.
heap-hint-colour = It leaves you about a { $percent }% chance to win.
heap-hint-swerve = With { $seat } to respond, you have about a { $percent }% chance to win.
heap-hint-trigger = No other box does more for you now.
heap-hint-decline = Triggered now, it would not help you.
heap-hint-boxes-done = The boxes left would not help you.
heap-hint-haul-done = Nothing else of your haul is better than what you have.

## Files

heap-checked-cards = { $file }: card set “{ $name }” is fine: { $cards } part cards of { $designs } designs.
    By vehicle: { $vehicles }
    Attacks: { $attacks }
    Blocks: { $blocks }
    With Swerve: { $swerves }
    Rush boxes wait for: { $triggers }
    Symbols in rush boxes: { $rush }
    Symbols in bodge boxes: { $bodge }

## The ranking

heap-score = { $score ->
    [0] beaten
   *[other] won the pileup
}

## Why something is not possible

heap-attach-any = Attach another part
heap-no-more-attachments = You have already attached { $count } parts this turn.
heap-no-more-repairs = You have already paid for { $count } repairs this turn.
heap-no-repair-with = You hold no card of that vehicle to pay with.
heap-no-block = It does not block the { $attack }.
heap-no-cards = { $seat } holds no cards.
heap-no-second-hit = It is already damaged.
heap-no-swerve = { $seat } has dropped out.
heap-no-used-box = It has already been triggered in this rush.
heap-no-damaged-box = It is damaged.
heap-no-trigger = It waits for something else.
heap-no-second-part = Its place has just been filled from your haul.

heap-bill-draw-up = Up to { $hand } cards

heap-report-count = { $count } { $what }
heap-deed-draw = draw
heap-deed-discard = discard
heap-deed-haul = haul
heap-deed-repair = repair
heap-deed-challenge = Challenge
heap-deed-shoot_left = Shoot Left
heap-deed-shoot_right = Shoot Right
heap-deed-shoot_any = Shoot Any
