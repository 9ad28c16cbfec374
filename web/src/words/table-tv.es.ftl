## La mesa en una pantalla grande

ui-tv-join = ¡Únete!
ui-tv-or-type = o entra en { $address } y escribe
ui-tv-room = { $count ->
    [one] Cabe uno más.
   *[other] Caben { $count } más.
}
ui-tv-waits = { $count ->
    [one] Esperamos a { $name }.
   *[other] Esperamos a { $count } personas.
}
ui-tv-just-sat = Acaba de sentarse
ui-tv-have-seats = { $here } de { $seats } tienen asiento.
ui-tv-host-starts = { $name } empieza, o añade bots.
