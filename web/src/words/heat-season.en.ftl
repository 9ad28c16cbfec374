## Seasons in HEAT's part of the client

heat-season-ui-short-usa = US
heat-season-ui-short-great_britain = GB
heat-season-ui-short-italy = IT
heat-season-ui-short-france = FR
heat-season-ui-column = { $circuit ->
    [great_britain] Britain
   *[other] { $name }
}
heat-season-ui-title = { $season ->
    [random] Random
    [goat] Greatest
   *[other] Custom season
}

## Between races

heat-season-ui-header = Season { $season }
heat-season-ui-driven = { $driven } of { $races ->
    [one] 1 race driven
   *[other] { $races } races driven
}
heat-season-ui-grand-prix = Grand Prix season
heat-season-ui-map = Races of the season { $season }
heat-season-ui-won = { $name } won
heat-season-ui-you-won = you won
heat-season-ui-next-race = next race
heat-season-ui-later-race = later
heat-season-ui-track = The circuit { $circuit }
heat-season-ui-track-nth = Track { $number }: { $circuit }
heat-season-ui-track-facts = { $spaces } spaces, { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
}
heat-season-ui-sheet = Season sheet
heat-season-ui-sheet-why = { $points } by place{ $grid ->
    [0] {""}
   *[other] ; this order is the next grid
}
heat-season-ui-driver = Driver
heat-season-ui-points = Points
heat-season-ui-pts = Pts
heat-season-ui-total = Total
heat-season-ui-upgrades = Upgrades
heat-season-ui-sponsors = Sponsors
heat-season-ui-owns = { $upgrades ->
    [one] 1 upgrade
   *[other] { $upgrades } upgrades
}, { $sponsors ->
    [one] 1 sponsor
   *[other] { $sponsors } sponsors
}
heat-season-ui-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
heat-season-ui-out = out
heat-season-ui-last-race = How the last race went
heat-season-ui-yours = Yours for { $circuit }
heat-season-ui-stays = Upgrades and unused sponsors stay with you; heat and stress go back.
heat-season-ui-to-draft = upgrade to draft
heat-season-ui-to-draw = { $count ->
    [one] sponsor to draw
   *[other] sponsors to draw
}
heat-season-ui-before = Before the start
heat-season-ui-step-upgrades = Upgrades
heat-season-ui-step-draft = { $drivers ->
    [1] { $you ->
        [yes] You choose
       *[no] { $last } chooses
    } one of { $cards } cards, and may swap it or another one for what is left.
   *[other] One of { $cards } cards each, in this order: { $names }. { $you ->
        [yes] You
       *[no] { $last }
    } may swap one afterwards.
}
heat-season-ui-you = you
heat-season-ui-draft-next = Draft next
heat-season-ui-draft-cards = { $cards } cards, one each
heat-season-ui-market = { $count } cards: { $drivers } drivers + { $extra }. What is left is shuffled back.
heat-season-ui-step-draft-lot = Lots decide the grid; then everybody takes one of { $cards } cards, the last on the grid first.
heat-season-ui-step-sponsors = Sponsors
heat-season-ui-step-sponsors-why = { $count ->
    [0] Nobody gets a card this time.
    [one] Everybody draws 1 card into the first hand.
   *[other] Everybody draws { $count } cards into the first hand.
}
heat-season-ui-step-weather = Weather and road
heat-season-ui-step-weather-why = A new weather token, and one road token a corner.
heat-season-ui-next = Next: { $circuit }. { $grid ->
    [0] Lots decide where you start.
    [1] You start from pole{ $pick ->
        [1] , and choose your upgrade first.
       *[other] { $drivers ->
            [1] .
           *[other] , and choose your upgrade as number { $pick } of { $drivers }.
        }
    }
   *[other] You start from place { $grid }{ $pick ->
        [1] , and choose your upgrade first.
       *[other] , and choose your upgrade as number { $pick } of { $drivers }.
    }
}
heat-season-ui-ready = Ready
heat-season-ui-you-ready = You are ready.
heat-season-ui-who-is-ready = Who is ready
heat-season-ui-is-ready = { $ready ->
    [yes] { $name }: ready
   *[no] { $name }: not ready yet
}
heat-season-ui-pause = Pause
heat-season-ui-pause-why = leave, come back any day
heat-season-ui-pause-short = any day
heat-season-ui-to-season = On to the season
heat-season-ui-to-ceremony = On to the ceremony

## The Event card

heat-season-ui-event-card = Event of the race
heat-season-ui-race-of = { $season } · race { $race } of { $races }
heat-season-ui-race-short = race { $number } of { $races }
heat-season-ui-event-drawn = A surprise
heat-season-ui-event-drawn-why = The Event card is drawn just before the race.
heat-season-ui-points-by-place = Points by place
heat-season-ui-sponsors-dealt = { $count ->
    [0] No sponsor card at the start
    [one] 1 sponsor card for each driver, into the first hand
   *[other] { $count } sponsor cards for each driver, into the first hand
}
heat-season-ui-press-at = { $count ->
    [one] Press at corner { $corners }: slipstream over it, or cross it { $margin } or more above its limit
   *[other] Press at the corners { $corners }: slipstream over them, or cross them { $margin } or more above the limit
}
heat-season-ui-level = Legends at level { $level }: { $stars ->
    [none] no Stars.
    [same] { $many } Stars on every card.
   *[other] { $few } or { $many } Stars a card.
}
heat-season-ui-rivals = { $count ->
    [0] No Rivals in the first race of a season.
    [one] { $names } is the Rival: no Legend has more points.
   *[other] { $names } are the Rivals: no Legend has more points.
}
heat-season-ui-rival = Rival in the next race
heat-season-ui-at-level = { $when }, level { $level }
heat-season-ui-race-facts = { $circuit }, { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
}: limits { $limits }; hands of { $hand }

## On the track

heat-season-ui-press-corner = Press at corner { $corner }
heat-season-ui-press-why = Cross this corner by slipstream, or with speed { $speed } or more, and you earn a sponsor card. Not after a spin-out.
heat-season-ui-press-short = speed { $speed }+
heat-season-ui-press-or = or slipstream
heat-season-ui-bill-press = Press at corner { $corner }: { $verdict ->
    [press-slipstream] slipstreamed over. You earn a sponsor card.
    [press-speed] { $speed } is fast enough. You earn a sponsor card.
    [spin] nothing after a spin-out.
   *[missed] wants speed { $needed }, or a slipstream over it.
}
heat-season-ui-bill-event = { $count ->
    [one] The event of the race: you earn a sponsor card.
   *[other] The event of the race: you earn { $count } sponsor cards.
}
heat-season-ui-turn-sponsor = { $why ->
    [press-slipstream] Press, corner { $corner }: slipstream
    [press-speed] Press, corner { $corner }: speed
    [speed] Sponsor: speed record
    [passed] Sponsor: cars passed
   *[first-lap] Sponsor: first lap
}
heat-season-ui-has-sponsors = { $count ->
    [one] 1 unused sponsor card
   *[other] { $count } unused sponsor cards
}
heat-season-ui-brand-brakes = Halt & Sons
heat-season-ui-brand-cooling = Zephyr Oil
heat-season-ui-brand-rpm = Vortex Air
heat-season-ui-brand-turbo = Comet Fuel
heat-season-ui-brand-wings = Albatros

## The garage in a season

heat-season-ui-garage-draft = Draft
heat-season-ui-garage-swap = Swap
heat-season-ui-garage-slot = this race
heat-season-ui-garage-mine = yours for the rest of the season
heat-season-ui-swap-title = The swap
heat-season-ui-swap-call = Last on the grid.
heat-season-ui-swap-why = { $you ->
    [yes] You start last: you may give one of your upgrades for a card that nobody took.
   *[no] { $name } starts last, and may give an upgrade for a card that nobody took.
}
heat-season-ui-swap-give = Give one of these
heat-season-ui-swap-take = Take one of these
heat-season-ui-swap-you-give = You give { $card }
heat-season-ui-swap-you-get = You get { $card }
heat-season-ui-swap-both = Give { $give } for { $take }?
heat-season-ui-swap-go = Swap
heat-season-ui-swap-choose = Choose a card on both sides
heat-season-ui-swap-after = What is left over is shuffled back into the deck before race { $race }.

## The ceremony

heat-season-ui-champion = CHAMPION{ $own ->
    [no] {""} { $season }
   *[yes] {""} · { $season }
}
heat-season-ui-greatest = GREATEST OF ALL TIME
heat-season-ui-n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
heat-season-ui-the-season = The season
heat-season-ui-points-after = points after each race
heat-season-ui-chart = Points after each race.
heat-season-ui-chart-of = { $name }: { $points }.
heat-season-ui-start = Start
heat-season-ui-final = Final standings
heat-season-ui-titles = Titles
heat-season-ui-awards = Awards
heat-season-ui-award-engine = Hottest engine
heat-season-ui-award-engine-why = { $amount } heat paid
heat-season-ui-award-speed = Fastest turn
heat-season-ui-award-speed-why = speed { $amount }, { $circuit }
heat-season-ui-award-tow = Longest tow
heat-season-ui-award-tow-why = { $amount } spaces, { $circuit }
heat-season-ui-award-press = Darling of the press
heat-season-ui-award-press-why = { $amount ->
    [one] 1 sponsor card earned
   *[other] { $amount } sponsor cards earned
}
heat-season-ui-award-spin = Widest spin
heat-season-ui-award-spin-why = { $amount ->
    [one] 1 spin-out
   *[other] { $amount } spin-outs, and still smiling
}
heat-season-ui-keep = Greatest of all time?
heat-season-ui-keep-why = Keep one of your { $count } upgrades and carry on with { $season }, first race { $circuit }. Points start at 0 again; the total decides.
