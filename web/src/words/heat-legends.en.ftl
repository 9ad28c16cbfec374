# HEAT on the screen: the Legends expansion

heat-legends-ui-ability = { $ability ->
    [plus_one] Plus one
    [full_throttle] Full throttle
    [draft] Draft
    [adjust_speed_limit] Adjusted limit
    [slipstream] Slipstream
    [reckless] Reckless
    [impeding] Impeding
    [nimble] Nimble
   *[adrenaline] Adrenaline
}
heat-legends-ui-in-short = { $ability ->
    [plus_one] 1 Space more
    [full_throttle] 20 Spaces, or up to the line
    [draft] closes a gap of 1 to 3
    [adjust_speed_limit] limit +2 past the line
    [slipstream] 2 Spaces behind or beside a car
    [reckless] one Corner Line more
    [impeding] fills the Space it stops on
    [nimble] never blocked, squeezes in
   *[adrenaline] 1 Space more
}
heat-legends-ui-source = { $source ->
    [star] What a Star gives this round. Where it cannot be used: plus one.
    [rival] What both Rivals have this round.
    [adrenaline] For the last Legends of the round.
   *[none] An ability of Legends.
}
heat-legends-ui-boost-card = Boost card
heat-legends-ui-no-rivals = no Rivals in this race
heat-legends-ui-no-card = No Legends card lies open yet: it is turned up when the first Legend is due.
heat-legends-ui-no-turn = No Legend has driven by these cards yet.
heat-legends-ui-not-yet = { $name } has not driven by these cards yet.
heat-legends-ui-card-how = ◆ Spaces from the line · helmet: top speed{ $deck ->
    [green] {""} · green deck
    [yellow] {""} · yellow deck
   *[red] {""} · red deck
}
heat-legends-ui-entry = { $name }, car { $number }: diamond { $diamond }, top speed { $speed }{ $star ->
    [yes] , a Star
   *[no] {""}
}{ $rival ->
    [yes] , a Rival
   *[no] {""}
}
heat-legends-ui-turn = { $done ->
    [yes] { $name } drove
   *[no] { $name } drives
}
heat-legends-ui-news = { $name } drives. { $mine ->
    [none] {""}
    [done] You have driven this round.
   *[open] { $before ->
        [0] You are next: your cards lie ready.
        [one] One more car, then you.
       *[other] { $before } more cars, then you.
    }
}
heat-legends-ui-star = Star this round
heat-legends-ui-rival = Rival
heat-legends-ui-leg = { $missing ->
    [0] { $spaces ->
        [0] Stays.
        [one] 1 Space.
       *[other] { $spaces } Spaces.
    }
   *[other] { $spaces ->
        [0] No Space: the way is full.
        [one] 1 Space, { $missing } fewer than due.
       *[other] { $spaces } Spaces, { $missing } fewer than due.
    }
}
heat-legends-ui-spaces = { $spaces ->
    [0] No Space gained
    [one] 1 Space in all
   *[other] { $spaces } Spaces in all
}
heat-legends-ui-for-you = For you
heat-legends-ui-cards = Legends’ cards
heat-legends-ui-more = { $count ->
    [0] More
   *[other] +{ $count }
}
heat-legends-ui-sheet = Legends, level { $level }{ $rivals ->
    [0] {""}
   *[other] {" "}with Rivals
}
heat-legends-ui-cards-of = { $now ->
    [yes] Cards of round { $turned }
   *[no] Cards of round { $turned }: new ones come with the first Legend
}
heat-legends-ui-level = Level { $level }
heat-legends-ui-with-rivals = with Rivals
heat-legends-ui-step-by-step = Step by step
heat-legends-ui-go-on = Go on
heat-legends-ui-driven = has driven this round
heat-legends-ui-closed = Space closed: { $name } stands askew.
heat-legends-ui-beside = { $name } stands beside the track.
heat-legends-ui-sign-limit = limit { $limit } + ◆{ $diamond }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }
} = { $number }
heat-legends-ui-sign-top = top speed { $number }
heat-legends-ui-sign-stop = { $number ->
    [0] up to the line
   *[other] stops { $number } before the line
}
heat-legends-ui-sign-throttle = full throttle { $number }
heat-legends-ui-sign-step = { $source ->
    [star] {"★ "}
    [rival] {"Rival · "}
   *[other] {""}
}{ $ability } { $spaces }
