# Words of the table frame, the same for every game

## The page

ui-title-table = { $game } · Hotseat
ui-title-your-turn = Your turn. { $game }
ui-title-replay = Replay. { $game }
ui-table = Table
ui-side = What has happened
ui-standings = Standings
ui-dock = Your side of the table
ui-glance = At a glance
ui-close = Close
ui-cancel = Cancel
ui-copy = Copy
ui-copied = Copied

## Deciding

ui-bar = Decision
ui-your-turn = Your turn.
ui-bar-also = { $count ->
    [one] { $names } is choosing too
   *[other] { $names } are choosing too
}
ui-bar-bot-plays = A bot plays for you. You can take your seat back at any time.
ui-barred = Not possible now
ui-skip = Skip
ui-undo = Take back
ui-undo-ask = Others have played since, or something hidden was shown. Everybody has to agree to go back before your last move. Then what nobody may know is shuffled again.
ui-undo-ask-yes = Ask the others
ui-undo-wish = { $name } would like to take back a move.
ui-undo-others = { $name } would like to take back a move. The others are asked.
ui-undo-waits = You would like to take back a move. The others are asked.
ui-undo-agree = Agree
ui-undo-refuse = Do not agree
ui-undo-never-mind = Never mind
ui-plain-play = Play this
ui-plain-choose = Choose an option first.
ui-plain-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}

## Hint

ui-hint = Hint
ui-hint-would = The rookie would: { $label }
ui-hint-do = Do that
ui-hint-thanks = I have an idea of my own

## Log and chat

ui-log = Log
ui-log-order = newest first
ui-log-and-chat = Log and chat
ui-log-empty = Nothing has happened yet.
ui-log-more = Show older
ui-bill-total = Total
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-name = Your name
ui-chat-say = Say something
ui-chat-send = Send

ui-log-sat = { $name } sits down on seat { $number }.
ui-log-renamed = Seat { $number } goes by { $name } now.
ui-log-bot-sat = The bot { $bot } sits down on seat { $number }.
ui-log-stood = { $kicked ->
    [yes] Seat { $number } was freed by the host.
   *[no] Seat { $number } is free again.
}
ui-log-swapped = { $name } and { $other } change seats.
ui-log-settings-changed = The host has changed the settings.
ui-log-seats-dropped = The free seats are taken away.
ui-log-readied = { $name } is ready.
ui-log-unreadied = { $name } is not ready after all.
ui-log-undo-asked = { $name } asks to take back a move.
ui-log-undo-answered = { $agrees ->
    [yes] { $name } agrees.
   *[no] { $name } does not agree.
}
ui-log-undone = { $name } took back a move.
ui-log-rewound = { $name } took back a move. What nobody may know was shuffled again.
ui-log-starting = The game is about to begin. Everybody opens what they sealed.
ui-log-keys-revoked = { $name } revoked the keys of their seat.
ui-log-links-renewed = The links to this table were renewed.
ui-log-spectators-chat = { $on ->
    [yes] Spectators may chat.
   *[no] Spectators may not chat.
}
ui-log-handed-to-bot = { $absent ->
    [yes] { $name } is away: the bot { $bot } plays on.
    [slow] { $name } takes long: the bot { $bot } plays on.
   *[no] { $name } left: the bot { $bot } plays on.
}
ui-log-taken-back = { $name } plays again.
ui-log-seat-moved = { $name }’s seat was taken over by its link.
ui-log-rematch-opened = The same people can play again at another table.
ui-log-closed = { $note ->
    [operator] The people who run this server have closed the table.
   *[host] The host has closed the table.
}
ui-log-note = { $note ->
    [late] The bot of { $name } took too long; another move was made for it.
   *[other] The bot of { $name } failed; another move was made for it.
}

## Rules

ui-rules = Rules
ui-rule-title = Rule { $id }
ui-rule-show = Show rule { $id }
ui-rule-all = All rules of the game
ui-rule-none = There is no rule { $id }.

## Seats and screen

ui-menu = Table and settings
ui-seats = Seats
ui-seat-free = free
ui-seat-bot = bot, { $bot }
ui-seat-stand-in = the bot { $bot } stands in
ui-seat-here = here
ui-seat-away = away
ui-seat-host = { $status } · host
ui-spectators = { $count ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
ui-take-back = Play again
ui-hand-to-bot = Let a bot play
ui-keep-out = Keep people out
ui-keep-out-why = New links let in only those you send them to: earlier links, the code and the public list no longer lead here. People who sit here stay.
ui-renew-links = Renew the links
ui-remove-spectators = Renew the links and remove spectators
ui-spectators-chat = { $on ->
    [yes] Do not let spectators chat
   *[no] Let spectators chat
}
ui-seat-keys = Keys of your seat
ui-seat-keys-why = Programs and links to other devices use keys. Revoke them if one got into the wrong hands.
ui-revoke-keys = Revoke all keys
ui-seat-keys-revoked = Done: no earlier key works any more.
ui-move-seat = Move to another device
ui-invite = Invitation link
ui-link = Open this on the other device, or send it:
ui-leave = Leave the game
ui-leave-sure = A bot plays on for you. You can come back and play again at any time.
ui-close-table = Close the table
ui-close-table-sure = The game ends here for everybody, and nobody can play on.
ui-speed = Animations
ui-speed-instant = Instant
ui-speed-brisk = Brisk
ui-speed-calm = Calm
ui-speed-full = Full
ui-sound = Sound

## Connection

ui-reconnecting = Reconnecting.
ui-reconnecting-safe = Your hand is safe.
ui-reconnecting-next = { $seconds ->
    [one] Next try in 1 second.
   *[other] Next try in { $seconds } seconds.
}
ui-reconnecting-trying = Trying now …
ui-no-network = You are offline.
ui-no-network-safe = Nothing is lost: you come back to the same hand.
ui-back-again = Back again.
ui-back-again-safe = Everything here is up to date.
ui-elsewhere = You played this turn in another tab or on another device. This one is up to date now.
ui-elsewhere-on = Go on here
ui-wanted-elsewhere = Your turn at another table

## One screen for several

ui-curtain-pass = Pass the screen to
ui-curtain-why = The others look away. Nothing of your hand is shown before you say so.
ui-curtain-me = It’s me, { $name }

## The end

ui-result-you-win = You win
ui-result-wins = { $count ->
    [one] { $name } wins
   *[other] { $name } win
}
ui-result-ranking = Ranking
ui-result-again = Play again
ui-result-rematch-watch = Watch the next game
ui-result-rematch-open = Play the next game too
ui-result-replay = Watch the replay
ui-result-look = Look at the table
ui-result-show = Back to the result
ui-result-record = Download the record
ui-result-verify = Verify the shuffles
ui-result-verified-yes = Verified: the seed and the numbers that everybody added are those that were sealed before the game.
ui-result-verified-no = Not verified: the seed, or a number that somebody added, is not what was sealed before the game.
ui-result-verified-unknown = The seed fits the hash that the table shows now, but this device did not see it before the game.
ui-result-how = How this works
ui-result-how-text = When the table was opened, the server drew a secret seed and showed its SHA-256 hash. Every shuffle follows from that seed and from what each player added. What each player added was sealed by a hash, too, and shown only at the start. This device kept the hashes and its own number, and compares them now. What bots’ seats or players without a number would add is missing, so that you trust the server if nobody added anything. “hotseat replay” repeats every shuffle from the record.
ui-result-commitment = Hash shown at the opening
ui-result-seed = Seed

## Replay

ui-replay = Replay
ui-replay-back = Step back
ui-replay-next = Step on
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-move = Move
ui-replay-at = { $entry } of { $entries }
ui-replay-eyes = Through whose eyes
ui-replay-spectator = Spectator
ui-replay-link = Link to this move
ui-replay-play-on = Play on from here
ui-replay-play-on-text = A new table begins with this position. You take a seat, and bots play the others.
ui-replay-play-on-move = move { $entry } of { $entries }
ui-replay-round = Round { $round }
ui-replay-turn = Turn { $turn }
ui-replay-play-on-as = As { $name }
ui-replay-leave = To the table

# Bots, by their seats.
ui-bot-called =
    { $number ->
        [1] Giulia
        [2] Pekka
        [3] Marta
        [4] Teo
        [5] Inés
        [6] Luis
        [7] Olli
        [8] Ana
        [9] Bruno
        [10] Aino
        [11] Noa
        [12] Chiara
        [13] Mikko
        [14] Lola
        [15] Enzo
        [16] Saara
        [17] Paco
        [18] Vera
        [19] Rita
        [20] Eero
        [21] Nico
        [22] Alba
        [23] Tove
        [24] Hugo
       *[other] Player { $number }
    }

## Keys

ui-skip-to-decision = To what is asked
ui-keys = Keys
ui-keys-tip = Press ? at the table to see all keys.
ui-key-enter = Play what is chosen
ui-key-escape = Close a dialog; else choose again, or skip what is being shown
ui-key-undo = Take back
ui-key-tab = From one thing to the next; Space chooses it
ui-key-help = These keys
ui-key-heat-digits = Choose a card, or one of the things listed
ui-key-heat-gear = Shift to that gear
ui-key-heap-digits = Choose what carries that number
ui-key-heap-no = No, or done
ui-key-potatoh-draw = Draw
ui-key-potatoh-digits = Choose a card, or one of the things listed

## Somebody is awaited

ui-late = Waiting for { $name }
ui-late-offline = offline { $time }
ui-late-seconds = { $seconds } s
ui-late-minutes = { $minutes } min
ui-late-host = A bot can play on; { $name } takes over again on coming back.
ui-late-other = { $host } can let a bot play. Nothing is lost: { $name }’s hand waits on the server.
ui-late-safe = Nothing is lost: { $name }’s hand waits on the server.
ui-late-also = { $name } is offline, { $time }.
ui-late-wait = Wait
ui-late-tv = { $host ->
    [none] Nothing is lost.
   *[other] { $host } can let a bot play. Nothing is lost.
}
ui-welcome-back = Welcome back, { $name }.
ui-welcome-back-why = { $moves ->
    [0] A bot was ready to play for you for { $time } and did nothing.
    [one] A bot played for you for { $time } and made one move:
   *[other] A bot played for you for { $time } and made { $moves } moves, the last one:
}
ui-let-ask = { $on ->
    [yes] Let nobody ask to join
   *[no] Let people with the address ask to join
}
ui-next-up-you = You have a seat in the next game.
ui-next-up-you-why = It begins when this one is over. Until then you can watch.
ui-log-queued = { $name } came too late and plays the next game.
ui-log-left-before = { $name } has left. Seat { $number } is free.
ui-log-asking-changed = { $on ->
    [yes] People with the address may ask to join.
   *[no] Nobody may ask to join.
}

## Quick reactions

ui-react = Shout something
ui-react-sign = { $sign ->
    [laugh] Ha ha!
    [wow] Wow!
    [close] That was close!
    [ouch] Ouch!
    [bravo] Bravo!
   *[hurry] Hurry up!
}
