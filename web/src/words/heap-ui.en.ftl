# HEAP in the browser: its table.

heap-ui-turn = Turn { $turn }
heap-ui-goal = Pileup at { $parts } parts on { $vehicles ->
    [one] 1 vehicle
    [4] all 4 vehicles
   *[other] { $vehicles } vehicles
}
heap-ui-step-draw = Draw
heap-ui-step-bodge = Bodge
heap-ui-step-rush = Rush the heap
heap-ui-step-check = Check the haul
heap-ui-step-pileup = PILEUP
heap-ui-step-over = It is over
heap-ui-you = You

## What is asked

heap-ui-call-draw = Draw!
heap-ui-call-bodge = Bodge!
heap-ui-call-discard = Discard!
heap-ui-call-other = Who?
heap-ui-call-shoot = Take aim!
heap-ui-call-repair = Repair it!
heap-ui-call-challenge = Challenge!
heap-ui-call-vehicle = Rush!
heap-ui-call-fight = Your answer!
heap-ui-call-colour = Which colour?
heap-ui-call-swerve = Swerve!
heap-ui-call-trigger = Trigger?
heap-ui-call-end-boxes = The rush is over!
heap-ui-call-haul = Your haul!

heap-ui-sentence-draw = { $count ->
    [one] 1 card goes to the rubbish, then you draw.
   *[other] { $count } cards go to the rubbish, then you draw.
}
heap-ui-draw = { $count ->
    [0] { $draws ->
        [0] Keep all
        [one] Draw 1
       *[other] Draw { $draws }
    }
   *[other] Discard { $count }, draw { $draws }
}
heap-ui-sentence-discard = { $why ->
    [rival] { $seat } makes you discard: { $count } of { $wanted } chosen.
    [own] Your own box costs cards: { $count } of { $wanted } chosen.
    [pileup] Keep the best ones for the pileup: { $count } of { $wanted } chosen.
   *[rule] { $count } of { $wanted } chosen.
}
heap-ui-discard = { $count ->
    [one] Discard it
   *[other] Discard { $count }
}
heap-ui-discard-more = { $count ->
    [one] Choose one more card.
   *[other] Choose { $count } more cards.
}
heap-ui-sentence-pay = Choose the card that pays for the repair.
heap-ui-bolt-on = Bolt it on
heap-ui-repair = Repair
heap-ui-shoot = Shoot
heap-ui-play = Play { $card }
heap-ui-sentence-fight = { $attack ->
    [red] Block with ▲ red or Block All.
    [yellow] Block with ◆ yellow or Block All.
    [green] Block with ● green or Block All.
   *[reckless] Any block stops it.
} { $can ->
    [0] None of your cards can.
    [one] One of your cards can.
   *[other] { $can } of your cards can.
}

## On the table

heap-ui-heap = Heap { $count }
heap-ui-rubbish = Rubbish { $count }
heap-ui-in-hand = { $count } in hand
heap-ui-hauled = { $count } hauled
heap-ui-instigator = Instigator
heap-ui-out = out
heap-ui-wins = wins
heap-ui-you-are-out = You are out of this rush.
heap-ui-attacks = attacks
heap-ui-answers = answers
heap-ui-rushing = rushing
heap-ui-turbo = TURBO
heap-ui-goes-here = goes here
heap-ui-swapped = out, to the rubbish
heap-ui-no-part = no { $part } yet
heap-ui-parts = { $count } of { $needed }
heap-ui-parts-ready = ✓ { $count }
heap-ui-open-garage = Look into { $name }’s garage
heap-ui-garage-of = { $name }’s garage
heap-ui-cards-hand = Your hand
heap-ui-cards-haul = Your haul
heap-ui-empty-hand = No cards in hand
heap-ui-empty-haul = Nothing is left of the haul
heap-ui-challenged = Challenge: everybody rushes with the { $vehicle }
heap-ui-bench = Choose a card: here you see, symbol by symbol, what bolting it on would do.
heap-ui-feast = Free parts! No bodge boxes, no limit

## The rush

heap-ui-at-you = at you!
heap-ui-at = at { $name }
heap-ui-at-whom = at whom?
heap-ui-clockwise = clockwise
heap-ui-anticlockwise = anticlockwise
heap-ui-then-trigger = Then trigger one?
heap-ui-trigger-it = Trigger it
heap-ui-no-trigger = No trigger
heap-ui-end-trigger = Run your boxes

## What would happen

heap-ui-flow-first = first
heap-ui-flow-later = later
heap-ui-flow-out = Goes out
heap-ui-flow-nothing = Nothing to do it to
heap-ui-if = { $what }
heap-ui-out-replaces = { $card } goes to the rubbish
heap-ui-out-nothing = { $effect }: nothing to do it to
heap-ui-out-faces = { $seat } faces a { $attack } with { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}
heap-ui-out-wins = { $seat } wins the rush
heap-ui-out-trigger = You may trigger { $name }
heap-ui-out-hand = Hand { $from } → { $to }
heap-ui-out-ready = { $parts } parts on it; { $ready } of { $needed } vehicles ready
heap-ui-to-pileup = To the pileup
heap-ui-in-pileup = Still in the pileup
heap-ui-ready = { $ready } of { $needed }

## Shouts

heap-ui-shout-turn = Turn { $turn }
heap-ui-shout-challenge = All on the { $vehicle }!
heap-ui-shout-won = RUSH WON!
heap-ui-shout-pileup = PILEUP!
heap-ui-shout-ended = VICTORY!

## The end

heap-ui-end-title = { $seat } has won the pileup
heap-ui-end-shout = King of the heap!
heap-ui-end-how = { $name } { $by ->
    [winner] started the pileup and won it
    [you] won the pileup that you had started
   *[rival] won the pileup that { $starter } had started
} in turn { $turn }, after { $cards } cards.
heap-ui-end-grew = How the garages grew
heap-ui-end-turns = Parts on four vehicles, turn by turn, until the pileup in turn { $turns }.
heap-ui-end-deeds = { $rushes ->
    [one] After one rush
   *[other] After { $rushes } rushes
}
heap-ui-end-winner = winner
heap-ui-end-bodged = Parts bodged
heap-ui-end-found = Hauled parts used
heap-ui-end-won = Rushes won
heap-ui-end-hauled = Cards hauled
heap-ui-end-shots = Shots fired
heap-ui-end-taken = Hits taken
heap-ui-end-mended = Parts repaired
heap-ui-end-fought = Cards fought with

## The first game

heap-ui-guide = First steps
heap-ui-guide-got-it = Got it
heap-ui-guide-skip = No more tips
heap-ui-guide-welcome-title = Build something ugly
heap-ui-guide-welcome = Four vehicles, each with room for five parts. Choose a card: its place glows. You may bolt on two per turn. Three parts on every vehicle start the pileup, and whoever wins that wins the game.
heap-ui-guide-symbols-title = The bodge box
heap-ui-guide-symbols = When you bolt a card on, its yellow box is run once, from left to right, even if it hurts. Rest on a symbol to learn what it does.
heap-ui-guide-draw-title = A new hand
heap-ui-guide-draw = Discard what you do not want, as much as you like, then draw up to six.
heap-ui-guide-vehicle-title = Into the rush
heap-ui-guide-vehicle = Every turn all of you fight over the heap with one vehicle each. The blue boxes on its parts only work while that vehicle rushes.
heap-ui-guide-fight-title = Block, and hit back
heap-ui-guide-fight = Play a card with a shield of the colour that attacks. Its own explosion is the attack that the next one must block. The last one in wins and hauls cards.
heap-ui-guide-stuck-title = Nothing fits
heap-ui-guide-stuck = None of your cards blocks this. Drop out: you keep your hand, and nobody learns why you left.
heap-ui-guide-trigger-title = Set it off
heap-ui-guide-trigger = The card you played sets off a blue box of your vehicle. One box per card, each box once per rush.
heap-ui-guide-colour-title = Your colour
heap-ui-guide-colour = You name the colour that must be blocked. What have the others used up?
heap-ui-guide-swerve-title = Round the corner
heap-ui-guide-swerve = You choose who must answer, and which way it goes on from there.
heap-ui-guide-challenge-title = A Challenge
heap-ui-guide-challenge = Everybody, you too, has to rush with this vehicle. Take one of yours that is strong.
heap-ui-guide-shoot-title = Bang
heap-ui-guide-shoot = A part that is hit hangs upside down: its box does nothing, but it still counts as a part.
heap-ui-guide-repair-title = Hammer time
heap-ui-guide-repair = A damaged part of yours can be repaired: press it, then pay with a hand card of the same vehicle.
heap-ui-guide-end-title = The spoils
heap-ui-guide-end = Now the boxes with a cup or a flag may be run. What you haul stays face down until the end of the turn.
heap-ui-guide-haul-title = What have we got?
heap-ui-guide-haul = Bolt on whatever you like of your haul: free of charge, as many as you want, and no bodge boxes. The rest goes.
heap-ui-guide-near-title = It is getting close
heap-ui-guide-near = Somebody needs only one more vehicle. When the pileup starts, every vehicle with three parts goes turbo, yours too.
heap-ui-guide-pileup-title = The pileup
heap-ui-guide-pileup = Parts are gone, turbo vehicles roar: the more of them, the better your hand. Keep the cards that answer many colours.
heap-ui-guide-armed-title = Last one standing
heap-ui-guide-armed = It goes as in a rush, but with all four vehicles, and for everything. Whoever is left wins the game.

## Before the first attack of the pileup

heap-ui-arming = Arm yourselves!
heap-ui-turbos = { $count } of 4 turbo
heap-ui-arms-now = choosing cards
heap-ui-arms-later = comes next
