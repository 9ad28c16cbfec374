# Las frases de HEAP sobre quien las lee: dichas a esa persona.

heap-event-turn-started-you-seat = Turno { $turn }: instigas tú.
heap-event-cards-drawn-you-seat = { $count ->
    [0] No robas nada
    [one] Robas 1 carta
   *[other] Robas { $count } cartas
}{ $short ->
    [0] .
   *[other] : el montón y la basura están vacíos.
}
heap-event-cards-discarded-you-seat = { $count ->
    [one] Descartas 1 carta.
   *[other] Descartas { $count } cartas.
}
heap-event-cards-hauled-you-seat = { $count ->
    [0] No añades nada a tu botín
    [one] Añades 1 carta a tu botín
   *[other] Añades { $count } cartas a tu botín
}{ $short ->
    [0] .
   *[other] : el montón y la basura están vacíos.
}
heap-event-part-attached-you-seat = { $hauled ->
    [yes] Sacas { $card } de tu botín y la montas en tu { $vehicle }
   *[no] Montas { $card } en tu { $vehicle }
}{ $replaces ->
    [yes] , en lugar de { $replaced }.
   *[no] .
}
heap-event-part-damaged-you-seat = { $own ->
    [yes] ¡KABUM! Le das a tu propio { $vehicle }: { $card } queda averiada.
   *[no] ¡KABUM! Le das a { $owner }: { $card } del { $vehicle } queda averiada.
}
heap-event-part-damaged-you-owner = ¡KABUM! { $seat } te da: { $card } del { $vehicle } queda averiada.
heap-event-part-repaired-you-seat = { $paid ->
    [yes] Arreglas { $card } con una carta de { $vehicle }.
   *[no] { $own ->
        [yes] Arreglas { $card } de tu { $vehicle }.
       *[no] Arreglas { $card } del { $vehicle } de { $owner }.
    }
}
heap-event-part-repaired-you-owner = { $seat } arregla { $card } de tu { $vehicle }.
heap-event-challenged-you-seat = Lanzas un Desafío: ¡todos al asalto con el { $vehicle }!
heap-event-player-named-you-seat = { $deed ->
    [draw] Dejas robar cartas a { $target }.
    [discard] Obligas a descartar a { $target }.
   *[haul] Regalas botín a { $target }.
}
heap-event-player-named-you-target = { $deed ->
    [draw] { $seat } te deja robar cartas.
    [discard] { $seat } te obliga a descartar.
   *[haul] { $seat } te regala botín.
}
heap-event-symbol-skipped-you-seat = ¡Clonc! No te sirve de nada «{ $effect }».
heap-event-vehicle-chosen-you-seat = { $challenged ->
    [yes] Tienes que asaltar con el { $vehicle }.
   *[no] Asaltas con el { $vehicle }.
}
heap-event-card-flipped-you-seat = Descubres { $card }: ¡{ $attack }!
heap-event-card-played-you-seat = Bloqueas con { $card }: ¡{ $attack }!
heap-event-colour-named-you-seat = Dices { $colour }.
heap-event-swerved-you-seat = { $direction ->
    [clockwise] ¡ÑIIIC! Das un volantazo hacia { $target }; se sigue en el sentido de las agujas del reloj.
   *[anticlockwise] ¡ÑIIIC! Das un volantazo hacia { $target }; se sigue en sentido contrario a las agujas del reloj.
}
heap-event-swerved-you-target = { $direction ->
    [clockwise] ¡ÑIIIC! Volantazo de { $seat } hacia ti; se sigue en el sentido de las agujas del reloj.
   *[anticlockwise] ¡ÑIIIC! Volantazo de { $seat } hacia ti; se sigue en sentido contrario a las agujas del reloj.
}
heap-event-box-triggered-you-seat = { $box ->
    [card] Activas el propio { $vehicle }.
   *[part] Activas { $card } del { $vehicle }.
}
heap-event-dropped-out-you-seat = Te retiras.
heap-event-rush-won-you-seat = { $count ->
    [one] ¡Ganas el asalto con una sola carta!
   *[other] ¡Ganas el asalto tras { $count } cartas!
}
heap-event-haul-picked-up-you-seat = Revisas tu botín: { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
}
heap-event-haul-discarded-you-seat = { $count ->
    [0] Has aprovechado todo tu botín.
    [one] Tiras 1 carta de tu botín.
   *[other] Tiras { $count } cartas de tu botín.
}
heap-event-pileup-started-you-seat = ¡CHOQUE EN CADENA! Tienes listos { $vehicles ->
    [one] 1 vehículo
   *[other] { $vehicles } vehículos
}: quien gane se lo lleva todo.
heap-event-went-turbo-you-seat = ¡BRUUUM! Tu { $vehicle } se pone turbo con { $parts } piezas.
heap-event-pileup-hand-drawn-you-seat = Robas { $draws ->
    [one] 1 carta
   *[other] { $draws } cartas
} para el choque en cadena y descartas { $discards }.
heap-event-game-ended-you-winner = ¡Ganas el choque en cadena, y con él la partida!
heap-ui-out-faces-you-seat = Recibes { $attack }
heap-ui-out-wins-you-seat = Ganas el asalto
heap-ui-end-title-you-seat = Has ganado el choque en cadena
