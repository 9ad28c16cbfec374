## The table on a big screen

ui-tv-join = Join in!
ui-tv-or-type = or go to { $address } and type
ui-tv-room = { $count ->
    [one] Room for one more.
   *[other] Room for { $count } more.
}
ui-tv-waits = { $count ->
    [one] Waiting for { $name }.
   *[other] Waiting for { $count } people.
}
ui-tv-just-sat = Just sat down
ui-tv-have-seats = { $here } of { $seats } have a seat.
ui-tv-host-starts = { $name } starts, or adds bots.
