# HEAT on the screen: words of the client only

## The board

heat-ui-board = { $circuit }, seen from above
heat-ui-poster-usa = UNITED STATES
heat-ui-poster-great_britain = GREAT BRITAIN
heat-ui-poster-italy = ITALIA
heat-ui-poster-france = FRANCE
heat-ui-poster-line = GRAND PRIX · { $laps ->
    [one] 1 LAP
   *[other] { $laps } LAPS
} · { $corners ->
    [one] 1 CORNER
   *[other] { $corners } CORNERS
}
heat-ui-follow = Follow my car, or see the whole circuit
heat-ui-overview = See the whole circuit
heat-ui-zoom-in = Closer
heat-ui-zoom-out = Further away
heat-ui-you-flag = YOU
heat-ui-chip = speed { $speed }
heat-ui-chip-chance = speed { $speed } · { $percent }%
heat-ui-chip-spin = { $speed } · spin-out
