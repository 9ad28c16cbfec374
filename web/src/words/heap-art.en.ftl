# HEAP in the browser: what is drawn and printed.

## Cards and vehicles

heap-ui-art-bodge = Bodge
heap-ui-art-rush = Rush
heap-ui-art-no-box = nothing
heap-ui-art-used = used
heap-ui-art-damaged = damaged
heap-ui-art-combat-when = When you play it in the rush
heap-ui-art-bodge-when = Bodge box: when you attach it from your hand
heap-ui-art-rush-when = Rush box: while it is on your rushing vehicle, undamaged
heap-ui-art-vehicle = { $vehicle }{ $turbo ->
    [yes] { " " }(turbo)
   *[no] { "" }
}: { $count ->
    [0] no parts
   *[other] { $parts }
}
heap-ui-art-part = { $part } { $name }{ $damaged ->
    [yes] { " " }(damaged)
   *[no] { "" }
}
heap-ui-art-box-does = { $trigger }: { $effects }
heap-ui-art-vehicle-of = { $name }’s { $vehicle }
heap-ui-art-you-is = Here “you” is { $name }.

heap-ui-art-shout-red = RED!
heap-ui-art-shout-yellow = YELLOW!
heap-ui-art-shout-green = GREEN!
heap-ui-art-shout-choice = WHICH COLOUR?
heap-ui-art-shout-reckless = RECKLESS!
heap-ui-art-pileup = In the pileup: draw { $draws }, discard { $discards }

## The symbols explained

heap-ui-key-attack-means = It can be blocked with { $colour ->
    [red] ▲ red
    [yellow] ◆ yellow
   *[green] ● green
} or with Block All.
heap-ui-key-attack-choice-means = Its player names red, yellow or green: that must be blocked.
heap-ui-key-attack-reckless-means = Any block at all stops it.

heap-ui-key-block-red = red block
heap-ui-key-block-yellow = yellow block
heap-ui-key-block-green = green block
heap-ui-key-block-all = Block All
heap-ui-key-block-means = It blocks { $colour ->
    [red] ▲ red
    [yellow] ◆ yellow
   *[green] ● green
} and Reckless Attacks.
heap-ui-key-block-all-means = It blocks any attack.
heap-ui-key-swerve = Swerve
heap-ui-key-swerve-means = Its player chooses who must answer, and which way play goes on.

heap-ui-key-draw = { $who ->
    [you] You draw { $count }
    [other] Another player draws { $count }
   *[all] Everybody draws { $count }
}
heap-ui-key-discard = { $who ->
    [you] You discard { $count }
    [other] Another player discards { $count }
   *[all] Everybody discards { $count }
}
heap-ui-key-haul = { $who ->
    [you] You haul { $count }
    [other] Another player hauls { $count }
   *[all] Everybody hauls { $count }
}
heap-ui-key-repair = Repair
heap-ui-key-challenge = Challenge
heap-ui-key-shoot_left = Shoot Left
heap-ui-key-shoot_right = Shoot Right
heap-ui-key-shoot_any = Shoot Any
heap-ui-key-trigger-any = any card
heap-ui-key-trigger-vehicle_doombuggy = Doombuggy card
heap-ui-key-trigger-vehicle_gyrohopper = Gyrohopper card
heap-ui-key-trigger-vehicle_scrap_hog = Scrap Hog card
heap-ui-key-trigger-vehicle_bigg_rigg = Bigg Rigg card
heap-ui-key-trigger-attack_red = red attack
heap-ui-key-trigger-attack_yellow = yellow attack
heap-ui-key-trigger-attack_green = green attack
heap-ui-key-trigger-attack_choice = Player’s Choice Attack
heap-ui-key-trigger-attack_reckless = Reckless Attack
heap-ui-key-trigger-block_red = red block
heap-ui-key-trigger-block_yellow = yellow block
heap-ui-key-trigger-block_green = green block
heap-ui-key-trigger-block_all = Block All
heap-ui-key-trigger-rush_end = the rush ends
heap-ui-key-trigger-rush_win = the rush is won

heap-ui-key-draw-means = { $who ->
    [you] You draw { $count ->
        [one] a card
       *[other] { $count } cards
    } from the heap.
    [other] Another player, of your choice, draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[all] Every player, you too, draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
heap-ui-key-discard-means = { $who ->
    [you] You discard { $count ->
        [one] a card
       *[other] { $count } cards
    } of your choice.
    [other] Another player, of your choice, discards { $count ->
        [one] a card
       *[other] { $count } cards
    }: they choose which.
   *[all] Every player, you too, discards { $count ->
        [one] a card
       *[other] { $count } cards
    }: each chooses which.
}
heap-ui-key-haul-means = { $who ->
    [you] You take { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the heap, unseen, onto your haul pile.
    [other] Another player, of your choice, takes { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the heap, unseen, onto their haul pile.
   *[all] Every player, you too, takes { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the heap, unseen, onto their haul pile.
}
heap-ui-key-repair-means = Turn a damaged part of any player upright again, for nothing.
heap-ui-key-challenge-means = You choose the vehicle that everybody must rush with this turn.
heap-ui-key-shoot_left-means = Damage a part of the player on your left.
heap-ui-key-shoot_right-means = Damage a part of the player on your right.
heap-ui-key-shoot_any-means = Damage a part of any player, yourself included.

heap-ui-key-trigger-any-means = The box may be used when you play a card, whichever it is.
heap-ui-key-trigger-means = The box may be used when you play a card with this printed on it: { $trigger }.
heap-ui-key-trigger-rush_end-means = The box may be used when the rush ends, whether you dropped out or not.
heap-ui-key-trigger-rush_win-means = The box may be used when you win the rush.

heap-ui-key-vehicle-means = The card fits on the { $vehicle } and nowhere else.
heap-ui-key-part-means = { $part }: a vehicle holds one part of each kind.

heap-ui-key-instigator = Instigator
heap-ui-key-instigator-means = Goes first in every step, and starts the rush.
heap-ui-key-heap = Heap
heap-ui-key-heap-means = Where parts are drawn and hauled from.
heap-ui-key-rubbish = Rubbish
heap-ui-key-rubbish-means = Discarded cards, face down. It becomes the heap when that runs out.
heap-ui-key-haulpile = Haul pile
heap-ui-key-haulpile-means = Cards hauled this turn. Nobody looks at them before the haul is checked.
heap-ui-key-hand = Hand
heap-ui-key-hand-means = Cards in hand: for bodging, for repairs, for the rush.
heap-ui-key-damaged = Damaged
heap-ui-key-damaged-means = Upside down: it still counts as a part, but its rush box does not work.
heap-ui-key-turbo = Turbo
heap-ui-key-turbo-means = In the pileup, vehicles with enough parts turn over to their turbo side.
heap-ui-key-out = Dropped out
heap-ui-key-out-means = Out of this rush, until it ends.

## The key on the rules page

heap-ui-key-card = A part card
heap-ui-key-card-combat = How it fights
heap-ui-key-card-combat-why = Top left: the attack it makes, below it what it blocks, and sometimes a Swerve. It counts when the card is played in the rush.
heap-ui-key-card-vehicle = Its vehicle
heap-ui-key-card-vehicle-why = Top right: the only vehicle it fits on. The colour says the same.
heap-ui-key-card-part = Its slot
heap-ui-key-card-part-why = A vehicle has one slot for each of five kinds of parts. Who attaches a second one discards the first.
heap-ui-key-card-bodge = Bodge box
heap-ui-key-card-bodge-why = Runs at once, from left to right, when the card is attached from the hand. Every symbol must be followed, even if it hurts.
heap-ui-key-card-rush = Rush box
heap-ui-key-card-rush-why = What sets it off, then what it does. It works in a rush while the part is on the rushing vehicle and not damaged, once in each rush.
heap-ui-key-attacks = Attacks: explosions
heap-ui-key-blocks = Blocks: shields
heap-ui-key-cards = Symbols that move cards
heap-ui-key-cards-who = The number stands on a goblin’s head: a light one is you, a dark one another player of your choice, three yellow ones everybody.
heap-ui-key-deeds = Other symbols in boxes
heap-ui-key-triggers = What sets off a rush box
heap-ui-key-parts = Parts
heap-ui-key-marks = On the table
heap-ui-key-vehicles = The four vehicles
heap-ui-key-vehicles-why = Everybody has one of each. The flame shows what a vehicle brings in the pileup; beside it is its own rush box. The turbo side counts in the pileup only.
heap-ui-key-doombuggy-why = Breaks other people’s parts, and repairs its own.
heap-ui-key-gyrohopper-why = Digs through the heap until the right part turns up.
heap-ui-key-scrap_hog-why = Sneaks parts away without winning, and picks pockets.
heap-ui-key-bigg_rigg-why = Hauls the most, above all when it wins.

## How to play, in six pictures

heap-ui-key-how-shout = PILEUP!
heap-ui-key-how-1 = Three parts on each
heap-ui-key-how-1-why = With three parts on all four vehicles you start the pileup, the last battle. Its winner wins the game.
heap-ui-key-how-2 = Draw up to six
heap-ui-key-how-2-why = Discard what you like first, then fill your hand from the heap. The instigator goes first in everything.
heap-ui-key-how-3 = Bodge up to two parts
heap-ui-key-how-3-why = One of each kind on a vehicle, and only on the card’s own vehicle. Its upper box works at once, even if it hurts.
heap-ui-key-how-4 = Rush the heap
heap-ui-key-how-4-why = Pick a vehicle. A card is flipped: block its attack with a shield of that colour, or with Block All. Your card makes the next attack. Or drop out.
heap-ui-key-how-5 = Win it, check the haul
heap-ui-key-how-5-why = The last one in hauls two cards, unseen. At the end of the turn you attach from your haul as many as fit.
heap-ui-key-how-6 = Pileup: turbo and out
heap-ui-key-how-6-why = Vehicles with three parts go turbo. All parts and hands are discarded, new hands are drawn. Fight until one is left.
