# Palabras del cliente

## En todas partes

ui-offline = No se puede llegar al servidor. Comprueba la conexión e inténtalo de nuevo.
ui-home = Inicio
ui-seat-number = Asiento { $number }
