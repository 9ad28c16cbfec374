# Words of the client's pages: home, new table, lobby, join, rules, settings

## The games

ui-game-heat = HEAT
ui-game-heap = HEAP
ui-game-potatoh = ¡HOT! POTA-TOH!
ui-game-short = { $game ->
    [heat] HEAT
    [potatoh] POTA-TOH
    [heap] HEAP
   *[other] { $game }
}
ui-motto-heat = Brake late, pay in heat
ui-motto-heap = Bolt it on, then brawl
ui-motto-potatoh = Pass it on, fast
ui-players = { $game ->
    [heat] { $low } to { $high } drivers
   *[other] { $low } to { $high } players
}
ui-start-heat = Race now
ui-start-why-heat = You against five Legends, USA, 2 laps
ui-start-potatoh = Play now
ui-start-why-potatoh = Against three rookies
ui-start-heap = Bodge now
ui-start-why-heap = Against three rookies
ui-table-heat = { $season ->
    [none] { $circuit ->
        [usa] USA
        [great_britain] Great Britain
        [italy] Italy
        [france] France
       *[other] A custom circuit
    }{ $laps ->
        [0] {""}
        [one] , 1 lap
       *[other] , { $laps } laps
    }{ $garage ->
        [basic] , garage
        [advanced] , garage
        [mixed] , garage
       *[none] {""}
    }{ $weather ->
        [yes] , weather
       *[no] {""}
    }{ $tournament ->
        [yes] , tournament
       *[no] {""}
    }
   *[other] { $season ->
        [goat] Greatest of all time: three seasons
        [random] Random season
        [own] Custom season
       *[other] Season { $season }
    }{ $tournament ->
        [yes] , tournament
       *[no] {""}
    }
}
ui-table-potatoh = { $match ->
    [points] To more than { $target } points
   *[other] { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
}, level { $level }
ui-table-heap = { $vehicles_needed ->
    [one] Pileup at 1 vehicle
   *[other] Pileup at { $vehicles_needed } vehicles
} with { $parts_needed } parts
ui-game-with-what = { $game }: { $what }

## Around every page

ui-tab = { $title } · Hotseat
ui-tab-waiting = ({ $count }) { $title } · Hotseat
ui-page-skip = To the content
ui-home-link = Hotseat, home
ui-nav = Main
ui-nav-play = Play
ui-nav-rules = Rules
ui-nav-replays = Replays
ui-nav-join = Join
ui-nav-tables = Tables
ui-nav-settings = Settings
ui-nav-name = your name and settings
ui-guest = Guest
ui-on = On
ui-off = Off
ui-page-cancel = Cancel
ui-page-close = Close
ui-page-copy = Copy
ui-page-copied = Copied
ui-page-seats = Seats
ui-to-home = Home
ui-try-now = Try now
ui-page-coming = Walking to the table …

## Home

ui-home-title = Play
ui-home-lead = Take a seat.
ui-home-lead-why = Race in one click, or open a table and send the link.
ui-open-table-of = Open a table of { $game }
ui-against-rookies = Against rookies
ui-open-a-table = Open a table
ui-way-season = Start a season
ui-way-season-why = Three races or more, with a car that grows. Pause after any race.
ui-way-season-on = Continue your season
ui-way-season-on-why = { $what }. { $how }
ui-season-races = { $count ->
    [one] One race
   *[other] { $count } races
}
ui-season-event-drawn = event drawn on the day
ui-season-year-event = { $year }: { $event }
ui-way-first = First race? Drive a guided lap
ui-way-first-why = One idea per turn. Skip it any time.
ui-way-screen = One screen for everybody
ui-way-screen-why = Pass it round; hands stay hidden.
ui-way-rules = Every rule, with its number
ui-way-rules-why = Search them all, also from the table.
ui-your-tables = Your tables
ui-no-tables = No tables yet
ui-no-tables-why = Tables you sit at wait here, with whose turn it is.
ui-running-all = All { $count } tables
ui-finished = Finished
ui-finished-all = { $count ->
    [one] All replays
   *[other] All { $count } replays
}
ui-replay-go = Replay
ui-replay-of = Replay: { $what }
ui-replays-why = Your finished games, move by move. Play on from any of them.
ui-replays-none = No finished games yet
ui-replays-none-why = Every game you finish can be watched again here.
ui-open-tables = Open tables
ui-no-open-tables = Nobody is waiting for players here. A table you open for anyone appears in this list.
ui-page-join-by-code = Join by code
ui-table-of = { $name }’s table
ui-sit-down = Sit down
ui-watch = Watch
ui-stands-lobby = { $taken } of { $seats } seats taken
ui-stands-yours = Your turn
ui-stands-yours-with = { $others ->
    [0] Your turn, with { $name }
    [one] Your turn, with { $name } and one more
   *[other] Your turn, with { $name } and { $others } more
}
ui-stands-running = Running
ui-stands-waiting = Waiting for { $name }
ui-stands-waiting-many = { $others ->
    [one] Waiting for { $name } and one more
   *[other] Waiting for { $name } and { $others } more
}
ui-stands-over = Finished
ui-stands-won = { $name } won
ui-stands-closed = Closed

## Join

ui-join-title = Join a table
ui-join-why = Type the code that somebody read to you. With an invitation link you need no code.
ui-join-code-label = Code of the table
ui-join-code-example = KR3 NZD
ui-join-go = Sit down
ui-join-tv-why = Is this the big screen for all?
ui-join-tv = Show the table here
ui-joining = Finding the table …
ui-invitation-gone = This invitation leads nowhere
ui-invitation-gone-why = The table was closed, or the link was copied only in part. Ask for a new one, or for the code.
ui-seat-title = Play here instead
ui-seat-why = This link moves a seat to this device. Your hand comes along; the other device only watches from then on.
ui-seat-go = Move the seat here
ui-seat-none = A link from the table’s menu moves your seat to another device. This one has no key in it.
ui-seat-gone = This seat link no longer works

## When something is wrong

ui-trouble-tab = Not here
ui-offline-title = No connection
ui-offline-text = The server cannot be reached. Nothing is lost: your tables and hands wait there.
ui-offline-device-title = You are offline
ui-offline-device-text = Nothing from here reaches the server: this device has no network, or the server has stopped. Nothing is lost: your tables and hands wait there, and this page comes back by itself.
ui-offline-next = { $seconds ->
    [0] Trying now …
    [one] Next try in 1 second.
   *[other] Next try in { $seconds } seconds.
}
ui-broken-title = This page has broken down
ui-broken-text = The fault is ours. Your tables and hands are safe on the server; loading the page again brings them back.
ui-broken-what = What went wrong
ui-reload = Reload
ui-update-ready = A new version is ready.
ui-update-later = Later
ui-notice-from = From the people who run this server
ui-notice-put-away = Got it
ui-notice-read-on = Read on
ui-banned-title = You cannot play here
ui-gone-title = This table is gone
ui-gone-text = Its host closed it, or the link was copied only in part. Games that were finished stay in your list.
ui-closed-title = This table was closed
ui-page-closed-text = It was closed before the game was over: by its host, by the people who run this server, or because nobody had played for long. Nothing more happens here.
ui-damaged-title = This table cannot be read
ui-damaged-text = Its log is damaged on the server. Other tables are not touched; the server’s operator can look into it.
ui-not-invited-title = For invited people
ui-not-invited-text = This table is only for those with its link or code. Ask the person who opened it.
ui-full-title = No room left
ui-full-text = As many people as fit are watching already. Try again when somebody has left.
ui-nowhere-title = Nobody sits here
ui-nowhere-text = There is nothing at this address. Perhaps the link was copied only in part.
ui-refused-title = That did not work
ui-open-new = Open a new table

## New table

ui-new-title = New { $game } table
ui-new-settings = { $game ->
    [heat] Race
   *[other] Game
}
ui-presets = Kinds of game
ui-preset-heat-first = First race
ui-preset-heat-first-why = One lap of the USA, the base game alone: about 20 minutes with friends.
ui-new-legends = Legends
ui-preset-heat-full = Full race
ui-preset-heat-full-why = Build your car in the garage, drive through weather, race Legends on every free place.
ui-preset-heat-season = Season
ui-preset-heat-season-why = The championship of 1961: three races, upgrades that stay, sponsors, press. Pause after any race.
ui-preset-heat-tournament = Tournament
ui-preset-heat-tournament-why = Garage and weather, and nobody sees your gear before your turn.
ui-preset-heap-quick = Quick scrap
ui-preset-heap-quick-why = Two vehicles with three parts start the pileup: a first game of about 15 minutes.
ui-preset-heap-full = Full garage
ui-preset-heap-full-why = All four vehicles need three parts, as in the box.
ui-preset-heap-long = Scrapyard war
ui-preset-heap-long-why = All four vehicles need four parts: for those who love to bodge.
ui-circuit-facts = { $spaces } spaces, { $corners } corners
ui-own-circuit = A circuit of your own
ui-own-file = A file of your own
ui-own-file-chosen = { $file } is used.
ui-own-file-not = Use ours
ui-fewer = Fewer: { $what }
ui-more = More: { $what }
ui-your-name = Your name
ui-name-of-seat = Name on seat { $number }
ui-player-number = Player { $number }
ui-who-on-seat = Who takes seat { $number }
ui-who-person = person
ui-who-open = open seat
ui-who-bot = { $bot ->
    [rookie] rookie bot
    [random] random bot
   *[other] { $bot }
}
ui-bot-name = { $bot ->
    [rookie] Rookie
    [random] Random
   *[other] { $bot }
}
ui-a-friend = A friend
ui-legend = Legend
ui-automatic = Automatic
ui-way = Who can come
ui-way-link = With the link
ui-way-anyone = Anyone
ui-way-here = This screen
ui-way-why = { $way ->
    [anyone] The table is listed on the home page of this server.
    [screen] All sit at this screen. It hides the hands while you pass it on.
   *[link] Only people you send the link to can see this table.
}
ui-open-the-table = Open the table
ui-start-with = { $count ->
    [one] Start with one player
   *[other] Start with { $count } players
}
ui-start-game = { $game ->
    [heat] Start the race
   *[other] Start the game
}
ui-each-seat = Each seat
ui-each-seat-why = Everybody chooses for themselves at the table.
ui-change-until-start = You can change everything until the start.
ui-dock-seats = { $people ->
    [1] You
   *[other] { $people } people
}{ $free ->
    [0] {""}
    [one] , 1 open seat
   *[other] , { $free } open seats
}{ $bots ->
    [0] {""}
    [one] , 1 bot
   *[other] , { $bots } bots
}{ $legends ->
    [0] {""}
    [one] , 1 Legend
   *[other] , { $legends } Legends
}
ui-summary-heat = { $season ->
    [none] { $laps ->
        [0] { $circuit ->
            [usa] The USA
            [great_britain] Great Britain
            [italy] Italy
            [france] France
           *[other] A circuit of your own
        }, as many laps as printed.
        [one] One lap of { $circuit ->
            [usa] the USA
            [great_britain] Great Britain
            [italy] Italy
            [france] France
           *[other] your own circuit
        }.
       *[other] { $laps } laps of { $circuit ->
            [usa] the USA
            [great_britain] Great Britain
            [italy] Italy
            [france] France
           *[other] your own circuit
        }.
    } { $people ->
        [1] You
       *[other] { $people } people at this screen
    }{ $free ->
        [0] {""}
        [one] {" "}and one open seat
       *[other] {" "}and { $free } open seats
    }{ $bots ->
        [0] {""}
        [one] , one bot
       *[other] , { $bots } bots
    }{ $legends ->
        [0] .
        [one] , with one Legend{ ui-summary-level }.
       *[other] , with { $legends } Legends{ ui-summary-level }.
    } { $garage ->
        [basic] Basic garage.
        [advanced] Advanced garage.
        [mixed] Garage.
       *[none] {""}
    } { $weather ->
        [yes] Weather.
       *[no] {""}
    } { $tournament ->
        [yes] Tournament mode.
       *[no] {""}
    }
   *[other] { $season ->
        [goat] Three seasons in a row, ten races.
        [random] A season of four races, drawn by lot.
        [own] A season of your own.
       *[other] The season of { $season }.
    } { $people ->
        [1] You
       *[other] { $people } people at this screen
    }{ $free ->
        [0] {""}
        [one] {" "}and one open seat
       *[other] {" "}and { $free } open seats
    }{ $bots ->
        [0] {""}
        [one] , one bot
       *[other] , { $bots } bots
    }{ $legends ->
        [0] .
        [one] , with one Legend{ ui-summary-level }.
       *[other] , with { $legends } Legends{ ui-summary-level }.
    } Pause after any race.
}
ui-summary-level = { $legends_level ->
    [none] {""}
   *[other] { $legends_level ->
        [rising] {" "}at rising levels
       *[other] {" "}at level { $legends_level }
    }{ $rivals ->
        [yes] {" "}and two Rivals among them
       *[no] {""}
    }
}
ui-summary-potatoh = { $match ->
    [points] A match to more than { $target } points
   *[other] { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }
} at level { $level }. { $people ->
    [1] You
   *[other] { $people } people at this screen
}{ $free ->
    [0] {""}
    [one] {" "}and one open seat
   *[other] {" "}and { $free } open seats
}{ $bots ->
    [0] {""}
    [one] , one bot
   *[other] , { $bots } bots
}.
ui-summary-heap = The pileup starts at { $vehicles_needed ->
    [one] one vehicle
   *[other] { $vehicles_needed } vehicles
} with { $parts_needed } parts. { $people ->
    [1] You
   *[other] { $people } people at this screen
}{ $free ->
    [0] {""}
    [one] {" "}and one open seat
   *[other] {" "}and { $free } open seats
}{ $bots ->
    [0] {""}
    [one] , one bot
   *[other] , { $bots } bots
}.

## Settings of HEAT

ui-setting-heat-circuit = Circuit
ui-setting-heat-circuit-choice = { $value ->
    [usa] USA
    [great_britain] Great Britain
    [italy] Italy
    [france] France
   *[other] { $value }
}
ui-setting-heat-circuit-why = { $value ->
    [usa] Two fast bends and two tight ones. The circuit for a first race.
    [great_britain] Long straights, then four corners in a row.
    [italy] Few corners, high speed.
    [france] Up and down through five corners.
   *[other] A circuit file of your own.
}
ui-setting-heat-laps = Laps
ui-setting-heat-laps-choice = { $value ->
    [0] As printed
   *[other] { $value }
}
ui-setting-heat-laps-why = { $value ->
    [0] As many as the track says. A race of two laps takes about 40 minutes with friends.
    [one] Enough for a first race: about 20 minutes with friends.
   *[other] { $value } times round the track, whatever is printed on it.
}
ui-setting-heat-handicap = Handicap
ui-setting-heat-handicap-why = Heat cards that an experienced driver leaves in the box.
ui-setting-heat-colour = Car
ui-setting-heat-colour-choice = { $value ->
    [black] black
    [blue] blue
    [green] green
    [red] red
    [gray] gray
    [yellow] yellow
    [orange] orange
    [purple] purple
    [white] white
    [teal] teal
    [pink] pink
    [cyan] cyan
   *[other] { $value }
}
ui-setting-heat-colour-why = Number and pattern go with the colour.
ui-setting-heat-legends = Legends
ui-setting-heat-legends-why = { $value ->
    [0] Nobody but those on the seats drives.
    [one] One automated car joins. It needs nobody, and shows its card each round.
   *[other] { $value } automated cars join. They need nobody, and show their card each round.
}
ui-setting-heat-legends-room = { $cars ->
    [one] One car at most.
   *[other] { $most ->
        [0] { $seats } seats take all { $cars } cars
       *[other] { $seats ->
            [one] One seat
           *[other] { $seats } seats
        } and up to { $most ->
            [one] one Legend
           *[other] { $most } Legends
        } make { $cars } cars
    }{ $cars ->
        [12] .
       *[other] {"; "}a level makes room for { $widest }.
    }
}
ui-setting-heat-legends_pro = Legends’ pace
ui-setting-heat-legends_pro-choice = { $value ->
    [0] As printed
   *[other] +{ $value }
}
ui-setting-heat-legends_pro-why = { $value ->
    [0] As printed on their cards.
   *[other] { $value } more than printed, for drivers who win too often.
}
ui-setting-heat-garage = Garage
ui-setting-heat-garage-choice = { $value ->
    [none] None
    [basic] Basic
    [advanced] Advanced
    [mixed] Mixed
   *[other] { $value }
}
ui-setting-heat-garage-why = { $value ->
    [none] Everybody drives the same three Starting Upgrades.
    [basic] Everybody builds a car from three of 34 simple upgrade cards.
    [advanced] Everybody builds a car from three of 62 upgrade cards with richer symbols.
   *[mixed] Everybody builds a car from three upgrade cards, simple and rich ones together.
}
ui-setting-heat-garage_choice = Getting upgrades
ui-setting-heat-garage_choice-choice = { $value ->
    [draft] Draft
    [random] Dealt
   *[other] { $value }
}
ui-setting-heat-garage_choice-why = { $value ->
    [random] Three cards each are dealt at random: the quick start.
   *[draft] Three rounds of choosing in turns from an open shelf, about five minutes.
}
ui-setting-heat-upgrades = Upgrade cards
ui-setting-heat-upgrades-choice = { $value ->
    [box] as printed
   *[other] { $value }
}
ui-setting-heat-upgrades-why = The upgrade cards as they are in the box.
ui-setting-heat-weather = Weather and road
ui-setting-heat-weather-why = { $value ->
    [yes] One weather for the race, and a token at every corner that changes the corner or the road after it.
   *[other] A dry day: every corner is as printed.
}
ui-setting-heat-season = Season
ui-setting-heat-season-choice = { $value ->
    [none] One race
    [goat] All three
    [random] Random
   *[other] { $value }
}
ui-setting-heat-season-why = { $value ->
    [none] One race and no more.
    [1961] Three races: Great Britain, USA, Italy. The season to begin with.
    [1962] Three races: Italy, Great Britain, France.
    [1963] Four races: USA, Great Britain, France, Italy, where a spin-out is the end.
    [goat] 1961, 1962 and 1963 in a row, ten races: who is the greatest of all time?
    [random] Four races, circuits and events drawn by lot.
   *[other] A season of your own.
}
ui-setting-heat-tournament = Tournament mode
ui-setting-heat-tournament-why = { $value ->
    [yes] The number of cards you lay face down is your gear; nobody sees it before your turn.
   *[other] Gears are shifted openly before the cards are laid.
}
ui-setting-heat-legends_level = Legends’ level
ui-setting-heat-legends_level-choice = { $value ->
    [none] Base game
    [rising] Rising
   *[other] { $value }
}
ui-setting-heat-legends_level-why = { $value ->
    [none] The base game’s ten Legends cards, for up to six cars.
    [1] No Stars, no Boost card: the pace of the base game, with room for twelve cars.
    [2] Two of the twelve helmets on each card carry a Star.
    [3] Two or four Stars a card: green and yellow decks together.
    [4] Four Stars on every card: a third of the field finds more.
    [5] Four or six Stars a card: yellow and red decks together.
    [6] Six Stars on every card: half of the field, every round.
   *[rising] From level 2 in the first race, one level more with each race.
}
ui-level-why = With a level up to twelve cars race. From level 2 on, a Star beside a helmet on the Legends card gives that Legend the ability of the round’s Boost card.
ui-level-name = { $value ->
    [1] Sunday drive
    [2] Brisk
    [3] Keen
    [4] Hard
    [5] Fierce
   *[6] Merciless
}
ui-level-stars = { $count ->
    [0] no Stars
   *[other] { $count } ★
}
ui-level-stars-or = { $few } or { $many } ★
ui-setting-heat-legends_decks = Legends’ cards
ui-setting-heat-legends_decks-choice = { $value ->
    [box] Hotseat’s own
   *[other] { $value }
}
ui-setting-heat-legends_decks-why = Decks of our own design; the printed ones can be written down in a file.
ui-setting-heat-legend_adrenaline = Adrenaline for Legends
ui-setting-heat-legend_adrenaline-why = { $value ->
    [yes] A Legend among the last two of the round (the last one of up to four cars) drives one Space more.
   *[other] Legends gain nothing from being last.
}
ui-setting-heat-rivals = Rivals
ui-setting-heat-rivals-why = { $value ->
    [yes] Two Legends have the Boost card’s Rival ability every round: those furthest forward on the grid; in a season, from its second race on, those with most points.
   *[other] No Legend has more than its card gives it.
}
ui-setting-heat-rivals-excluded = From level 2 on.

## Settings of POTA-TOH

ui-setting-potatoh-level = Level
ui-setting-potatoh-level-why = { $value ->
    [1] The simplest cards only. Right for a first game.
    [5] Every card there is.
   *[other] All cards up to level { $value }.
}
ui-setting-potatoh-match = A match is
ui-setting-potatoh-match-choice = { $value ->
    [rounds] rounds
    [points] points
   *[other] { $value }
}
ui-setting-potatoh-match-why = { $value ->
    [points] Played until somebody has more points than the target.
   *[other] A fixed number of rounds; the most points win.
}
ui-setting-potatoh-rounds = Rounds
ui-setting-potatoh-rounds-why = How many rounds are played.
ui-setting-potatoh-target = Target
ui-setting-potatoh-target-why = The match ends when somebody has more than { $value } points.
ui-setting-potatoh-decks = Decks
ui-setting-potatoh-decks-why = How many decks are joined at least; every six players need one.
ui-setting-potatoh-discard_scope = Discarded cards
ui-setting-potatoh-discard_scope-choice = { $value ->
    [round] come back
    [match] stay out
   *[other] { $value }
}
ui-setting-potatoh-discard_scope-why = { $value ->
    [match] They are out for the whole match.
   *[other] They are back in the deck in the next round.
}
ui-setting-potatoh-raise_levels = Raise the level
ui-setting-potatoh-raise_levels-why = { $value ->
    [yes] Between rounds the players may raise the level, if all agree.
   *[other] The level stays as it is.
}
ui-setting-potatoh-boom_odds = Show BOOM’s odds
ui-setting-potatoh-boom_odds-why = { $value ->
    [yes] Everybody sees how likely BOOM is.
   *[other] Everybody counts for themselves.
}
ui-setting-potatoh-deck = Deck
ui-setting-potatoh-deck-choice = { $value ->
    [standard] the standard deck
   *[other] { $value }
}
ui-setting-potatoh-deck-why = The cards of the rulebook, in numbers of Hotseat’s own.

## Settings of HEAP

ui-setting-heap-vehicles_needed = Vehicles
ui-setting-heap-vehicles_needed-why = { $value ->
    [4] All four vehicles of one player need enough parts to start the pileup.
    [1] One vehicle with enough parts starts the pileup: the shortest game.
   *[other] { $value } vehicles with enough parts start the pileup: a shorter game.
}
ui-setting-heap-parts_needed = Parts a vehicle
ui-setting-heap-parts_needed-why = { $value ->
    [4] A vehicle counts from four parts on: a longer game.
   *[other] A vehicle counts from three parts on.
}
ui-setting-heap-first_instigator = First instigator
ui-setting-heap-first_instigator-choice = { $value ->
    [random] drawn by lot
   *[other] seat { $value }
}
ui-setting-heap-first_instigator-why = { $value ->
    [random] Any seat may go first; after each turn the next one does.
   *[other] That seat goes first; after each turn the next one does.
}
ui-setting-heap-cards = Cards
ui-setting-heap-cards-choice = { $value ->
    [standard] the standard set
   *[other] { $value }
}
ui-setting-heap-cards-why = A hundred parts of sixty designs, Hotseat’s own.

## Lobby

ui-lobby-what = { $game }: { $what }. { $free ->
    [0] Every seat is taken.
    [one] One seat is still open.
   *[other] { $free } seats are still open.
}
ui-page-leave = Leave
ui-leave-title = Leave this table?
ui-leave-why = Your seat becomes free for somebody else. You can come back with the same link.
ui-stay = Stay
ui-change-settings = Change settings
ui-change-save = Use these
ui-page-close-table = Close the table
ui-page-close-table-why = Everybody leaves, and nobody can come back. A table that never began leaves nothing behind.
ui-grid = Starting grid
ui-grid-why = Order is drawn at the start
ui-fill-with-bots = Fill with rookies
ui-open-seat = Open seat
ui-free = Free
ui-send-the-link = Send the link
ui-add-a-bot = Add a bot
ui-you-are = { $name }, you
ui-bot-in = { $bot } · { $car }
ui-car-of = { $number }, { $colour }
ui-away = { $what }, away
ui-ready = Ready
ui-not-ready = Not ready
ui-im-ready = I’m ready
ui-sit-here = Sit here
ui-swap = Swap with another seat
ui-swap-here = Swap
ui-seat-more = More for seat { $number }
ui-remove-bot = Remove the bot
ui-kick = Ask { $name } to leave
ui-ready-count = { $ready } of { $people } ready
ui-lobby-full = Every seat is taken. You can watch.
ui-lobby-sit = Say your name and sit down.
ui-lobby-free = { $count ->
    [one] One seat is open: send the link or add a bot.
   *[other] { $count } seats are open: send the link or add bots.
}
ui-lobby-may-start = { $count ->
    [one] One seat is open: wait for somebody, or start without it.
   *[other] { $count } seats are open: wait for others, or start without them.
}
ui-more-free = { $count ->
    [one] and one more open seat
   *[other] and { $count } more open seats
}
ui-lobby-waits = { $others ->
    [0] Waiting for { $name }.
    [one] Waiting for { $name } and one more.
   *[other] Waiting for { $name } and { $others } more.
}
ui-lobby-go = Everybody is here.
ui-lobby-host-starts = { $name } starts the game.
ui-lobby-kicked = The host has freed your seat. You can sit down again or watch.
ui-lobby-safe = Your seat is safe.
ui-page-invite = Invite
ui-is-host = Host
ui-only-here = This address is for this machine only. For phones in the room, start with: hotseat serve --host 0.0.0.0
ui-tv = Show on a TV
ui-tv-why = The table without anybody’s hand, for the whole room. It stays when you play again.
ui-tv-here = Open it in a new tab
ui-tv-there = On another device open { $address }, type the code and choose “Show the table here”.
ui-tv-link = Or open this link there
ui-table-code = Table code
ui-scan-or-code = Scan, or type the code
ui-show-qr = Show the QR code
ui-qr-label = QR code of the invitation link
ui-invitation-link = Invitation link
ui-share = Share link
ui-share-text = Sit down at my table: { $game }
ui-no-account = No account needed. The link opens a seat on any phone or laptop.
ui-this-game = { $game ->
    [heat] This race
   *[other] This game
}
ui-sealed = Shuffles sealed before the start:
ui-sealed-how = How to check them
ui-sealed-title = Nobody can plan the shuffles
ui-sealed-1 = Before anybody sat down, this table drew a secret number and showed the seal below: its SHA-256 hash.
ui-sealed-2 = Whoever gets ready seals a random number of their own in the same way; all are shown when the game starts. Every shuffle follows from these numbers together, so neither the server nor a player can choose them.
ui-sealed-3 = After the game the table’s number is shown, too. Your browser checks it against the seal, and on any computer hotseat replay checks the whole record.

## Rules

ui-rules-title = Rules of { $game }
ui-rules-game = Game
ui-rules-sections = Sections
ui-rules-search = Search the rules
ui-rules-found = { $count } found
ui-rules-clear = Show all rules
ui-rules-sort = Kind
ui-rules-sort-of = { $which ->
    [all] All { $count }
    [ruling] Rulings { $count }
    [example] Examples { $count }
   *[rule] Rules { $count }
}
ui-rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
ui-rules-how = How to play in two minutes
ui-rules-how-what = { $game ->
    [heat] The base race. One to six drivers, 20 to 60 minutes.
    [heap] Two to four goblins, 20 to 35 minutes.
    [potatoh] Two to eighteen players, 10 to 40 minutes.
   *[other] The game in a few pictures.
}
ui-rules-try = { $game ->
    [heat] Drive a guided lap
   *[other] Play against rookies
}
ui-rules-meant = No rule has that word. These have “{ $read }”.
ui-rules-module = Module: { $module }
ui-rules-from = { $name } { $least } and up
ui-rules-unplayed = Not at your table
ui-rules-symbols = Symbols and tokens
ui-rules-symbols-cards = On upgrade cards
ui-rules-symbols-may = A round pill: you may use it.
ui-rules-symbols-must = A cut plaque with a red bar and !: you must.
ui-rules-symbols-levels = One chevron is a basic card, two are an advanced one.
ui-rules-symbols-groups = The twelve groups
ui-rules-symbols-road = Road tokens, one at each corner
ui-rules-symbols-road-why = Upright they change the corner, lying down all Spaces up to the next one.
ui-rules-symbols-legends = What Legends can do
ui-rules-symbols-legends-why = With a level from 2 on, the Boost card of each round shows what a Star gives and what the Rivals have.
ui-rules-symbols-weather = Weather, one per race
ui-rules-symbols-before = Before the race
ui-rules-symbols-sector = In a weather sector
ui-rules-none = No rule says that
ui-rules-none-why = Every word must occur in a rule. Try fewer words, or a rule’s number.
ui-rule-panel = Every rule has a number
ui-rule-panel-why = Choose one to see where it comes from, how unclear cases are decided, and what goes with it. The table shows the same numbers beside options and bills.
ui-copy-link = Copy link
ui-rule-source = Source: { $source }
ui-rule-rulings = Rulings
ui-rule-with = Goes with

## Preferences

ui-settings-why = Kept on this device only.
ui-set-name = Name
ui-set-name-why = What others read on your seat at the next table.
ui-set-language = Language
ui-set-language-why = For you, not the table
ui-set-theme = Look
ui-set-as-device = As device
ui-set-theme-light = Light
ui-set-theme-dark = Dark
ui-set-sound = Sound
ui-set-volume = Volume
ui-set-sound-why = A chime when it is your turn. Move the slider to hear it.
ui-set-vibration = Vibration
ui-set-vibration-why = The phone shakes when it is your turn, at BOOM and when you spin out.
ui-set-notify = Notifications
ui-set-notify-why = When it is your turn and this page is in the background.
ui-set-notify-refused = The browser does not allow them. Its settings for this page can change that.
ui-set-speed = Others’ turns
ui-set-speed-instant = Instant
ui-set-speed-brisk = Brisk
ui-set-speed-calm = Calm
ui-set-speed-full = Full
ui-set-speed-why = { $speed ->
    [instant] You see at once where everybody is.
    [calm] Easy to follow, and still soon your turn.
    [full] Every move in its own time.
   *[brisk] Five bots take a few seconds.
}
ui-set-motion = Motion
ui-set-motion-less = Less
ui-set-motion-full = All
ui-set-motion-why = { $motion ->
    [less] Things jump to their place.
   *[full] Cars drive and cards fly.
}
ui-set-patterns = Patterns
ui-set-patterns-why = Cars and cards differ without colour.
ui-set-confirm = Confirm moves
ui-set-confirm-why = Every move asks once more before it is played.
ui-set-lessons = Lessons
ui-set-lessons-why = The guided first game of each game, from its beginning.
ui-set-lessons-again = Start again
ui-set-lessons-done = They begin again at the next decision.
ui-set-left = Left-handed
ui-set-left-why = On a phone, the buttons lie under the left thumb.

# Settings: leaving
ui-leaving = This server and you
ui-leaving-why = The server knows you by a cookie, nothing else.
ui-leaving-stay = Not now
ui-leaving-failed = That did not work. Please try again.
ui-log-out = Log out
ui-log-out-why = This device forgets who you are. Your seats stay yours, but only their links bring you back to them.
ui-log-out-yes = Log out on this device
ui-forget-me = Forget me
ui-forget-me-why = Tables of your own are deleted. At tables with others a bot plays on for you, and your name and all that you said there go. This cannot be undone.
ui-forget-me-yes = Forget me for good

## Who looks how, who is invited, who asks

ui-your-look = { $game ->
    [heat] Your car
    [heap] Your goblin
    [potatoh] Your potato
   *[other] How you look
}
ui-your-look-heat = Your car
ui-your-look-heap = Your goblin
ui-your-look-potatoh = Your potato
ui-your-look-is = { $what }: { $look }
ui-look-of-seat = { $game ->
    [heat] Car of seat { $number }
    [heap] Goblin of seat { $number }
    [potatoh] Potato of seat { $number }
   *[other] Look of seat { $number }
}
ui-setting-potatoh-potato = Potato
ui-setting-potatoh-potato-choice = { $value ->
    [chef] chef’s hat
    [cap] cap
    [sprout] sprout
    [witch] witch’s hat
    [crown] crown
    [bow] bow
    [beanie] bobble hat
    [cowboy] cowboy hat
    [swimmer] swimming cap
    [fez] fez
    [leaf] leaf
    [robot] robot
    [chef-glasses] chef’s hat and glasses
    [cap-glasses] cap and glasses
    [sprout-glasses] sprout and glasses
    [witch-glasses] witch’s hat and glasses
    [crown-glasses] crown and glasses
    [bow-glasses] bow and glasses
    [beanie-glasses] bobble hat and glasses
    [cowboy-glasses] cowboy hat and glasses
    [swimmer-glasses] swimming cap and glasses
    [fez-glasses] fez and glasses
    [leaf-glasses] leaf and glasses
    [robot-glasses] robot with glasses
   *[other] { $value }
}
ui-setting-heap-goblin = Goblin
ui-setting-heap-goblin-choice = { $value ->
    [bandana] bandana
    [goggles] goggles
    [welder] welding mask
    [top-hat] top hat
   *[other] { $value }
}
ui-has-left = { $name } has left
ui-has-left-why = The seat can be filled.
ui-has-left-host = { $name } decides about the seat.
ui-lobby-without = { $others ->
    [0] { $name } is not there. Start without, or wait.
    [one] { $name } and one more are not there. Start without them, or wait.
   *[other] { $name } and { $others } more are not there. Start without them, or wait.
}
ui-invited = { $name } invites you to { $game }
ui-invited-what = { $what }, about { $minutes } minutes
ui-invited-who = Who sits there
ui-invited-free = { $free } free
ui-invited-sit = { $game ->
    [heat] Sit down and race
   *[other] Sit down and play
}
ui-invited-next = Take a seat in the next game
ui-invited-next-why = They are already playing. You can watch, and you have a seat in the next game.
ui-invited-watch = Watch
ui-ask = Ask { $host } to join
ui-ask-why = This table is by invitation: the host decides.
ui-ask-code = I have a code
ui-ask-done = { $host } has been asked
ui-ask-done-why = { $host } sees “{ $name } wants to join”. You sit down as soon as { $host } says yes.
ui-ask-no = { $host } said no
ui-ask-no-why = Perhaps the table is full. With a link or a code you can still come.
ui-ask-again = Ask again
ui-asks = { $name } wants to join
ui-asks-why = { $more ->
    [0] Has the address, not the link.
    [one] Has the address, not the link. One more asks.
   *[other] Has the address, not the link. { $more } more ask.
}
ui-asks-no = No
ui-asks-yes = Let in
