# Words of the client itself

## Everywhere

ui-offline = The server cannot be reached. Check the connection and try again.
ui-home = Home
ui-seat-number = Seat { $number }
