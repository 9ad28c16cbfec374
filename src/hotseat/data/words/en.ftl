# Words of all games, and of the commands

## An action was refused

refused-game-over = The game is over.
refused-not-asked = It is not your turn to decide.
refused-not-an-option = “{ $action }” is not possible now.

## What a user gave cannot be used

invalid-game = There is no game called “{ $name }”; there is { $known }.
invalid-bot = There is no bot called “{ $name }”; there is { $known }.
invalid-bots-count = { $given } bots were named for { $seats } seats; name one for all seats or one a seat.
invalid-seats = { $game } is for { $low } to { $high } seats, not { $given }.
invalid-set-form = “{ $given }” is not a setting; write name=value.
invalid-setting-unknown = There is no setting “{ $name }”; there is { $known }.
invalid-setting-choice = Setting { $name } cannot be “{ $given }”; it is one of { $choices }.
invalid-setting-number = Setting { $name } cannot be “{ $given }”; it is a whole number from { $low } to { $high }.
invalid-setting-flag = Setting { $name } cannot be “{ $given }”; it is yes or no.
invalid-setting-seats = Setting { $name } has { $given } values for { $seats } seats; give one for all or one a seat.
invalid-setting-twice = Setting { $name } must differ from seat to seat, but was given as { $values }.
invalid-setting-needs = Setting { $name } makes sense only with { $other }={ $wanted }.
invalid-setting-needs-any = Setting { $name } makes sense only together with { $other }.
invalid-setting-file = Setting { $name } holds a file that cannot be read: { $problem }.

invalid-option = { $name } cannot be { $given }; it is a whole number from { $low } to { $high }.

invalid-file-missing = { $file } cannot be read: { $problem }.
invalid-file-write = { $file } cannot be written: { $problem }.
invalid-file-toml = { $file } is not a proper file of its kind: { $problem }.
invalid-file-schema = { $file } has the schema “{ $schema }”, which no game knows; there is { $known }.
invalid-heat-cars = { $seats } seats and { $legends } Legends make { $cars } cars; a race has 2 to { $most }.
invalid-circuit = { $file }: { $problem }, but found { $found }.
invalid-deck = { $file }: { $problem }, but found { $found }.

invalid-record-damaged = { $file } is not a record, or has been changed: its seal does not fit its content.
invalid-record-content = { $file } is not a proper record: { $problem }.
invalid-record-format = { $file } has record format { $found }; this version reads format { $known }.
invalid-record-rules = { $file } was played with version { $found } of the rules of { $game }; this is version { $known }.
invalid-record-move = { $file }, entry { $entry }: “{ $action }” cannot be played: { $reason }
invalid-record-undo = { $file }, entry { $entry }: there is no entry { $to } to go back to.
invalid-record-seat = { $file }, entry { $entry }: there is no seat { $seat }.
invalid-record-digest = { $file }, entry { $entry }: the game went another way (state { $found } instead of { $expected }).
invalid-tests-missing = { $folder } has no tests, so their coverage of the rules cannot be told; name the folder with --tests.
