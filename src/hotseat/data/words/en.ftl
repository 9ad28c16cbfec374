# Words of all games, and of the commands

## An action was refused

refused-game-over = The game is over.
refused-not-asked = It is not your turn to decide.
refused-not-an-option = “{ $action }” is not possible now.

## A table refused something

refused-table-closed = The table has been closed.
refused-table-other-rules = This table was opened under version { $written } of its rules; this server plays version { $known }. It is safe, and a server with that version can continue it.
refused-forget-all = { $tables ->
    [one] One of your tables cannot be read now, so it still knows you. Everything else is forgotten.
   *[other] { $tables } of your tables cannot be read now, so they still know you. Everything else is forgotten.
}
refused-table-damaged = This table cannot be read; its log is damaged.
refused-has-begun = The game has begun.
refused-not-begun = The game has not begun yet.
refused-not-over = The game is not over yet.
refused-not-possible = That is not possible here.
refused-no-such-table = There is no such table.
refused-no-such-page = There is nothing at this address.
refused-no-such-entry = The game has no entry { $entry }.
refused-no-such-invitation = This invitation or code does not lead to an open table.
refused-no-such-key = This seat link no longer works.
refused-no-such-seat = There is no seat { $seat }.
refused-no-such-bot = There is no bot called “{ $name }”; choose one of { $known }.
refused-no-such-choice = A seat cannot choose “{ $name }”; it can choose { $known }.
refused-choice-taken = Somebody else has chosen “{ $value }”.
refused-not-your-seat = Seat { $seat } is not yours.
refused-not-host = Only the host can do that.
refused-not-let-in = This table is for invited people.
refused-banned = The people who run this server have banned you from it{ $unit ->
    [hours] { " " }for another { $left ->
        [one] hour
       *[other] { $left } hours
    }
    [days] { " " }for another { $left ->
        [one] day
       *[other] { $left } days
    }
   *[none] { "" }
}.
refused-seat-taken = Seat { $seat } is taken.
refused-seat-free = Nobody sits on seat { $seat }.
refused-seats-taken = Somebody sits beyond seat { $seats }.
refused-no-room = There is no room for one more in the next game.
refused-no-such-asking = This request has already been answered or withdrawn.
refused-seats-free = Not every seat is taken yet.
refused-same-seat = That is the same seat twice.
refused-not-ready = Not everybody is ready yet.
refused-no-name = A name needs at least one letter.
refused-no-text = There is nothing to say.
refused-bot-plays = A bot plays on seat { $seat } now; take the seat back first.
refused-no-bot-plays = No bot plays on seat { $seat }.
refused-is-present = { $name } is here.
refused-stale = That came too late: the game has gone on (entry { $seq }, expected { $expect }).
refused-future = There is no entry { $expect } yet; the last one is { $seq }.
refused-chat-off = Only those who sit at the table may chat now.
refused-still-near = { $name } left only a moment ago. Wait ten seconds.
refused-starting = The game is about to begin.
refused-other-nonce = That is not the number that was sealed.
refused-nothing-to-undo = There is nothing to take back.
refused-no-proposal = Nobody is waiting for this answer.
refused-too-fast = That was too fast; wait a moment.
refused-too-large = That is too much at once; the limit is { $most } bytes.
refused-too-many = There is no room for one more here.
refused-too-many-tables = You can have at most { $most } open tables; finish or close one first.
refused-log-full = The log of this table is full; open another table.
refused-not-understood = That was not understood: { $problem }.
refused-origin = Pages of other sites cannot do this. Behind a proxy, start the server with --behind-proxy and let the proxy pass Host on.
refused-host = This server answers to { $hosts } only. For another name start `hotseat serve`, behind a proxy with --behind-proxy.
refused-cannot-save = This cannot be saved now, so nothing was done; try again soon.
refused-our-mistake = Something went wrong here, and nothing was done.

## What a user gave cannot be used

invalid-game = There is no game called “{ $name }”; choose one of { $known }.
invalid-bot = There is no bot called “{ $name }”; choose one of { $known }.
invalid-bot-none = { $file } holds no bot: a bot is a class that extends hotseat.bots.Bot.
invalid-bot-unnamed = Say which bot of { $file } you mean: { $known }.
invalid-bot-class = { $file } has no class “{ $name }”; it has { $known }.
invalid-bot-kind = { $name } in { $file } is not a bot: it must be a class that extends hotseat.bots.Bot.
invalid-bot-choose = { $name } in { $file } cannot play: it has no method “choose”.
invalid-bot-file = { $file } cannot be loaded: { $problem }.
invalid-bot-long = “{ $name }” is too long for a bot’s name; the limit is { $most } characters.
invalid-bot-twice = Two different files are called { $file }; rename one, so that their bots can be told apart.
invalid-browser-bot = “{ $name }” needs no --bots in the browser, where every table offers the built-in bots; name your own as FILE.py:CLASS.
invalid-bots-late = A server is already running at { $address } and cannot take more bots; stop it first.
invalid-bot-start = The bot { $bot } on seat { $seat } could not be set up: { $problem }.
invalid-bot-hears = The bot { $bot } on seat { $seat } failed when it was told what happened: { $problem }.
invalid-bot-raises = The bot { $bot } on seat { $seat } failed when it was asked “{ $question }”: { $problem }.
invalid-bot-illegal = The bot { $bot } on seat { $seat } answered “{ $question }” with “{ $answer }”, which is none of its { $options ->
    [one] one option
   *[other] { $options } options
}; see { $rules }.
invalid-bot-no-action = The bot { $bot } on seat { $seat } answered “{ $question }” with “{ $answer }”, which is none of its { $options ->
    [one] one option
   *[other] { $options } options
}, and no action: it must return one of decision.options; see { $rules }.
invalid-bots-count = { $given } bots were named for { $seats } seats; name one for all seats or one for each.
invalid-seats = { $game } is for { $low } to { $high } seats, not { $given }.
invalid-set-form = “{ $given }” is not a setting; write name=value.
invalid-setting-unknown = There is no setting “{ $name }”; the settings are { $known }.
invalid-set-file = Setting { $name } cannot be “{ $given }”; it is one of { $choices }, or a file: its path has a / or ends in .toml.
invalid-setting-choice = Setting { $name } cannot be “{ $given }”; it is one of { $choices }.
invalid-setting-number = Setting { $name } cannot be “{ $given }”; it is a whole number from { $low } to { $high }.
invalid-setting-flag = Setting { $name } cannot be “{ $given }”; it is yes or no.
invalid-setting-seats = Setting { $name } has { $given } values for { $seats } seats; give one for all or one for each.
invalid-setting-twice = Setting { $name } must differ from seat to seat, but was given as { $values }.
invalid-setting-needs = Setting { $name } makes sense only with { $other }={ $wanted }.
invalid-setting-needs-any = Setting { $name } makes sense only together with { $other }.
invalid-setting-file = Setting { $name } holds a file that cannot be read: { $problem }.

invalid-option = { $name } cannot be { $given }; it is a whole number from { $low } to { $high }.

invalid-resume-game = { $file } is a game of { $game }.
invalid-resume-option = { $name } does not go with --resume: the record says it.
invalid-terminal-option = { $name } is for playing in the terminal; add --terminal.
invalid-no-client = The browser client is not built here: `make play` builds and opens it, and `hotseat play --terminal` plays without it.
invalid-seconds = { $name } cannot be { $given }; it is a number of seconds from { $low } to { $high }.
invalid-origin = “{ $given }” is not the origin of a site; write it as https://example.org.

invalid-file-unnamed = A file has an empty name.
invalid-file-missing = { $file } cannot be read: { $problem }.
invalid-disk-full = There is no room left to write to.
invalid-file-write = { $file } cannot be written: { $problem }.
invalid-file-toml = { $file } is not a proper file of its kind: { $problem }.
invalid-no-picture = { $file } has nothing to draw: there are pictures of circuits only.
invalid-files-slow = A file of your own could not be checked in time.
invalid-proxy = “{ $given }” is not the address of a proxy, such as 127.0.0.1.
invalid-file-no-schema = { $file } does not say what it is: it must begin with schema = "…", one of { $known }.
invalid-file-schema = { $file } has the schema “{ $schema }”, which no game knows; choose one of { $known }.
invalid-heat-cars = A race has 2 to { $most } cars; { $seats } on seats and { $legends } Legends make { $cars }.
invalid-heat-garage = The garage “{ $garage }” needs at least { $needed } upgrade cards for this many drivers, but there are { $cards }.
invalid-heat-cars-level = { $cars } cars need the Legends expansion: choose a level for the Legends, or at most { $most } cars.
invalid-heat-grid = The grid of { $circuit } has { $places } places between its last corner and the Finish Line, but { $cars } cars want to start.
invalid-heat-rivals = Rivals need Legends of level 2 or more, not level { $level }.
invalid-heat-rivals-race = Rivals need Legends of level 2 or more in every race of a season, but race { $race } is at level { $level }.
invalid-heat-rising = The level rises from race to race of a season; a single race needs a level from 1 to 6.
invalid-heat-levels = The season has { $races } races, but legends_level has { $levels } levels; give one for each race, or one for all.
invalid-heat-season = A season is played with { $name } as { $needed }.

invalid-record-damaged = { $file } is not a record, or has been changed: its seal does not fit its content.
invalid-record-content = { $file } is not a proper record: { $problem }
invalid-record-format = { $file } has record format { $found }; this version reads format { $known }.
invalid-record-rules = { $file } was played with version { $found } of the rules of { $game }; this is version { $known }.
invalid-record-move = { $file }, entry { $entry }: “{ $action }” cannot be played: { $reason }
invalid-record-undo = { $file }, entry { $entry }: there is no entry { $to } to go back to.
invalid-record-seat = { $file }, entry { $entry }: there is no seat { $seat }.
invalid-record-digest = { $file }, entry { $entry }: the game took another course (state { $found } instead of { $expected }).
invalid-record-draws = { $file } comes from a simulation: nobody committed to a seed for its draws.
invalid-address = The server cannot listen at { $host }, port { $port }: { $problem }.
invalid-database = { $file } cannot be used: { $problem }.
invalid-database-read = The database cannot be used now: { $problem }.
invalid-database-url = { $database } is not the address of a PostgreSQL database; it should look like postgresql://user@host/name.
invalid-database-unreachable = The PostgreSQL server of { $database } cannot be reached: { $problem }.
invalid-database-refuses = The PostgreSQL server refuses { $database }: { $problem }.
invalid-database-newer = { $database } was written by a newer version of Hotseat (its schema is { $version }, this version knows { $known }).
invalid-database-foreign = { $database } has a schema “hotseat” that is not Hotseat’s; name another database.
invalid-database-old = { $database } cannot be used: Hotseat needs PostgreSQL 12 or newer.
invalid-database-in-use = Another Hotseat server is using { $database }; several servers share it if each is started with --redis.
invalid-needs-club = PostgreSQL and Redis need two more packages; install them with: pip install 'hotseat[club]'.
invalid-backup-database = { $database } is copied by PostgreSQL’s own tools: pg_dump --format=custom --schema=hotseat copies everything, the keys too.
invalid-move-same = { $name } cannot be moved to itself; name another folder or database with --to.
invalid-move-nothing = { $name } holds no tables to move.
invalid-move-not-empty = { $name } is not empty; name a new folder or an empty database.
invalid-redis-url = { $url } is not the address of a Redis; it should look like redis://host.
invalid-redis-unreachable = Redis cannot be used at { $url }: { $problem }.
invalid-processes-need-redis = Several processes of one database hear of each other through a Redis; name that with --redis.
invalid-processes-here = Several processes cannot share a port on this system; leave --processes out.
invalid-redis-alone = Redis is for several servers that share a PostgreSQL database; name that with --database.
invalid-key = The key in { $folder } cannot be used: { $problem }.
invalid-no-data = { $folder } holds no tables; name the folder with --data.
invalid-folder-exists = { $folder } exists already; name a new folder.
invalid-nobody-there = Nobody sits on seat { $seat } of table { $table }.
invalid-table = There is no table { $table }.
invalid-table-not-open = Table { $table } is over or closed already.
invalid-no-server = No server that uses { $name } answers.
invalid-ban-whom = Say who: a name, an id, or an address with --address.
invalid-ban-address = { $given } is not an IP address.
invalid-ban-network = Name one address instead of { $given }: networks cannot be banned, but of IPv6 the network (/64) counts.
invalid-no-such-person = Nobody here is called { $who }; 'hotseat admin people' lists everybody.
invalid-several-people = { $who } may be any of several people: { $ids }. Name one by their id.
invalid-not-banned = { $who } is not banned.
invalid-notice = A message to everybody has 1 to { $most } characters.
invalid-table-other-rules = Table { $table } was opened under version { $written } of its rules, and this is version { $known }: export it with the version it was played with.
invalid-table-damaged = Table { $table } cannot be read; its log is damaged.
invalid-table-not-begun = The game at table { $table } has not begun.
invalid-tests-missing = { $folder } has no tests, so nothing is known about the coverage of the rules; name the folder with --tests.

## The game in the terminal

terminal-prompt = Your choice (? for help):
terminal-help =
    a number     picks that option, or opens that group
    words        narrow the list: every word must occur, such as “3 4 stress”;
                 if only one option is left it is played
    n  p  b      next page, previous page, back to the whole list
    ?            this help; after a refusal the rule behind it
    ? 2          the rules behind option 2
    ? ID         a rule by its id
    l            the whole log, with the rules behind it
    u            take your last choice back
    Enter        draw the table again
    q            quit
terminal-only-choice = Nothing else is possible: { $label }.
terminal-group = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
terminal-group-of = { $count }: { $what }
terminal-page = Page { $page } of { $pages }: n next, p previous.
terminal-narrow = This window has { $width } columns; the table is drawn for { $wanted }.
terminal-narrowed = { $listed } of { $all } options; b goes back.
terminal-barred = { $labels } – { $reason }
terminal-no-such-number = There is no such number; the options are 1 to { $rows }.
terminal-nothing-fits = No option fits “{ $typed }”.
terminal-no-such-rule = There is no rule { $rule }.
terminal-ask-why = Type ? for the rule behind it, { $rule }.
terminal-undone = You take your last choice back.
terminal-undo-nothing = There is nothing to take back yet.
terminal-undo-others = That cannot be taken back: others have acted since.
terminal-undo-final = That cannot be taken back: the rules call this choice final.
terminal-undo-revealed = That cannot be taken back: it has shown something that was hidden.
terminal-standing = { $place }. { $name }, { $score }{ $whose ->
    [own] { " (you)" }
   *[other] { "" }
}
terminal-place = You are in place { $place } of { $of }.
terminal-again = Again? [y/N]
terminal-yes = y
terminal-keep = A file to save the game in, or Enter to discard it:
terminal-kept = The game is saved in { $file }.
terminal-interpreted = It plays the same games more slowly than the compiled form, which “pip install” builds where there is a C compiler.
terminal-goodbye = Goodbye.

## Files of one's own: what should be there, what was found, and how rows are called

invalid-in-file = { $file }: { $problem }, but found { $found }.
file-itself = the file
file-value = { $field } = { $value }
file-no-value = no { $field }
file-twice = { $key } twice
file-none = none
file-none-of-them = none of them
file-both = { $one } and { $other }
file-schema = the schema must be { $schema }
file-name = the name must be readable and have 1 to { $most } letters
file-name-of = the name of { $what } must be readable and have 1 to { $most } letters
file-name-text = the name of { $what } must be text
file-fields = { $what } can have { $fields }, nothing else
file-one-of = the { $field } of { $what } must be one of { $known }
file-number = the { $field } of { $what } must be a whole number from { $low } to { $high }
file-card = card { $card }
file-card-number = card { $number }
file-key-once = every key must occur only once in a file
file-id-once = every id must occur only once in a file
file-card-once = every card must occur only once in a file

file-too-long = it has { $length } characters, at most { $most } are read
file-line-too-long = line { $line } has more than { $most } characters
file-key-too-deep = line { $line } has a key of more than { $most } parts
file-missing = { $field } is missing
file-missing-in = { $field } is missing in { $where }
file-unknown = there is no { $field } in such a file
file-unknown-in = there is no { $field } in { $where }
file-type = { $where } must be { $wanted ->
    [int] a whole number
    [float] a number
    [str] text
    [bool] true or false
    [array] a list
    [object] a table
   *[other] { $wanted }
}, not { $given ->
    [int] a whole number
    [float] a number with a point
    [str] text
    [bool] true or false
    [array] a list
    [object] a table
    [date] a date
    [datetime] a date
    [time] a time
   *[other] { $given }
}
file-bound = { $where } must { $kind ->
    [str] have { $sign ->
        [least] at least { $number ->
            [one] 1 letter
           *[other] { $number } letters
        }
       *[most] at most { $number } letters
    }
    [array] have { $sign ->
        [least] at least { $number ->
            [one] 1 entry
           *[other] { $number } entries
        }
       *[most] at most { $number } entries
    }
   *[other] be { $sign ->
        [least] at least { $number }
       *[most] at most { $number }
    }
}, not { $found }
file-length = { $where } must have { $wanted } entries, not { $length }
file-choice = { $where } must be { $count ->
    [one] { $known }
   *[other] one of { $known }
}, not “{ $value }”
file-syntax = line { $line }, column { $column } is not TOML
file-syntax-end = it ends in the middle of something
file-other = { $problem }

file-circuit-name = the name must be readable
file-circuit-order = the Corner Lines must come in driving order
file-circuit-corner-inside = corner { $corner } must lie inside the lap of { $spaces } Spaces
file-circuit-limit = corner { $corner } needs a positive Speed Limit of at most { $most }
file-circuit-gap = corner { $corner } lies { $gap } Spaces after the line before, and all gaps together make the lap of { $spaces }
file-circuit-legends-line = the Legends Line of corner { $corner } must lie between the line before and its own
file-circuit-race-line = the Race Line reaches corner { $corner } on the { $side ->
    [left] left
   *[right] right
}, where the corner before left it
file-circuit-grid-count = the grid needs { $cars } places
file-circuit-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
file-circuit-grid-inside = grid place { $place } must lie between the last Corner Line and the Finish Line
file-circuit-space = Space { $space }
file-circuit-spaces = Spaces { $spaces }
file-circuit-grid-taken = grid place { $place } is already taken
file-circuit-grid-order = the grid must begin furthest ahead and go back
file-circuit-grid-side = with one Spot per Space the grid has only one side
file-circuit-path-points = the path needs at least 8 points and as many places on the lap
file-circuit-points = { $points } points, { $places } places
file-circuit-path-canvas = the path must stay on the canvas of { $width } × { $height }
file-circuit-path-begin = the path must begin at the Finish Line, 0
file-circuit-path-grows = the places on the lap must grow up to its end
file-circuit-then = { $one } then { $other }
file-circuit-path-length = a Space must be { $least } to { $most } units long
file-circuit-length-after = { $length } after path point { $number } { $point }
file-circuit-chevron-inside = a chevron Space must lie on the lap of { $spaces } Spaces
file-circuit-chevron-lines = the chevrons of Space { $space } allow 1 or 2 more Corner Lines
file-circuit-chevron-once = a Space can have chevrons only once
file-circuit-space-twice = Space { $space } twice

file-upgrades-none = there must be cards
file-upgrades-kinds = there are at most { $most } kinds of cards
file-upgrades-few = a draft for six drivers needs { $needed } cards
file-upgrades-key = { $what } needs a key of small letters, digits and hyphens, at most { $most } long
file-upgrades-heat = { $what } is a Heat card with heat = true, and any other leaves it out
file-upgrades-heat-plain = { $what } is a Heat card, which has no value and no symbols
file-upgrades-value = { $what } needs value, values or heat
file-upgrades-value-or-values = { $what } has either one value or several
file-upgrades-values = the values of { $what } must be 2 to { $most } whole numbers from 0 to { $high }, each larger than the one before
file-upgrades-symbols = the symbols of { $what } must be a table such as { "{" } plus = 1 { "}" }
file-upgrades-symbol = a symbol of { $what } must be one of { $known }
file-upgrades-symbol-number = the number of the { $kind } symbol of { $what } must be from { $low } to { $high }
file-upgrades-symbol-either = the number of the { $kind } symbol of { $what } must be from { $low } to { $high }, but not 0
file-upgrades-symbol-one = the number of the { $kind } symbol of { $what } must be { $low }

file-legends-card = Legends card { $card }
file-legends-boost = Boost card { $card }
file-legends-deck = the { $deck } deck has { $count } Legends cards
file-legends-boosts = there are { $count } Boost cards
file-legends-second = the secondary of { $what } is always { $second }
file-legends-id = { $what } needs an id of 1 to { $most } letters
file-legends-entry = { $colour } on { $what } needs [top speed 1 to { $speed }, diamond 0 to { $diamond }, Star 0 or 1]

file-season-race = race { $number }
file-season-races = a season has 1 to { $most } races
file-season-circuit = a circuit of the file needs a name of its own of 1 to { $most } letters
file-season-circuit-text = circuit { $key } must be a whole circuit file as text
file-season-laps = { $what } must have at least one lap, and its event takes the only one away

file-deck-key = a card's key must be one of { $known }
file-deck-no-phews = { $what } has no Phews of its own in the { $zone ->
    [hand] hand
   *[area] area
}
file-deck-boom = card boom must be there once, from level 1 on
file-deck-boom-found = copies = { $copies }, level = { $level }
file-deck-few = level 1 needs { $needed } cards besides boom
file-deck-no-points = level 1 needs a card that brings points

file-heap-vehicle = vehicle { $vehicle }
file-heap-side = the { $side ->
    [turbo] turbo
   *[normal] normal
} side of vehicle { $vehicle }
file-heap-rush = the rush box of card { $card }
file-heap-bodge = the bodge box of card { $card }
file-heap-part = { $vehicle } needs a card for its { $part }
file-heap-total = there must be { $needed } part cards
file-heap-total-found = { $count } up to the last, { $last }
file-heap-pileup = the pileup boxes may draw { $most } cards in all, for { $seats } players
file-heap-vehicle-id = a vehicle's id must be one of { $known }
file-heap-vehicle-once = every vehicle must occur only once in a file
file-heap-vehicle-missing = vehicle { $vehicle } must be there
file-heap-none-of-id = none of this id
file-heap-card-id = a card's id must have 1 to { $most } letters, digits and hyphens
file-heap-swerve = the swerve of { $what } must be true or false
file-heap-blocks = the blocks of { $what } must be different ones of { $known }
file-heap-block-all = “all” must be the only block of { $what }
file-heap-effects = { $what } must have { $least } to { $most } effects
file-heap-effect = { $what } has an unknown effect
file-heap-table = { $what } must have a table { $field }
file-heap-list = { $what } must have a list { $field }
file-heap-words = the list { $field } of { $what } must hold words
