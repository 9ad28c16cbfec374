# Las líneas de POTA-TOH sobre quien las lee: se le dicen a él, no de él.

potatoh-show-draws-you-seat = Tomas…
potatoh-show-exploded-you-seat = Has explotado.
potatoh-show-starts-you-seat = Empiezas la ronda { $round }, de nivel { $level }.
potatoh-show-whose-you-seat = tú
potatoh-show-did-robbed-you-seat = te ha robado
potatoh-show-did-to-you-seat = para ti

potatoh-do-give-you-seat = Para ti
potatoh-do-starter-you-seat = Empiezas tú

potatoh-event-round-started-you-starter = { $tie_break ->
    [yes] Ronda { $round }, de desempate, nivel { $level }: empiezas tú.
   *[no] Ronda { $round }, nivel { $level }: empiezas tú.
}
potatoh-event-turn-started-you-seat = Tienes el mazo.
potatoh-event-card-taken-you-seat = { $how ->
    [deal] Miras la carta que te ha tocado.
    [gift] Recibes una carta y sigues con vida.
    [layout] Eliges una carta y sigues con vida.
    [look] Te quedas una de ellas.
   *[draw] Tomas una y sigues con vida.
}
potatoh-event-nothing-drawn-you-seat = No tomas nada: el mazo está vacío.
potatoh-event-card-shown-you-seat = { $how ->
    [deal] ¡Te toca { $card }!
    [gift] ¡Recibes { $card }!
    [layout] ¡Eliges { $card }!
    [look] ¡Encuentras { $card }!
   *[draw] ¡Te sale { $card }!
}
potatoh-event-laid-in-area-you-seat = Pones { $card } en la mesa.
potatoh-event-reversed-you-seat = { $direction ->
    [clockwise] Inviertes el sentido: ahora, el de las agujas del reloj.
    [anticlockwise] Inviertes el sentido: ahora, el contrario a las agujas del reloj.
   *[unset] Descartas Desorientada; aún no hay sentido que invertir.
}
potatoh-event-deck-shuffled-you-seat = Barajas el mazo.
potatoh-event-hand-lost-you-seat = { $count ->
    [0] No tienes mano que perder.
   *[other] Pierdes { $cards }.
}
potatoh-event-hand-protected-you-seat = Súper protege tu mano.
potatoh-event-card-played-you-seat = Juegas { $card }.
potatoh-event-treacherous-laid-you-seat = Pones Traicionera delante de { $target }.
potatoh-event-treacherous-laid-you-target = { $seat } te pone Traicionera delante.
potatoh-event-risky-stopped-you-seat = Te plantas.
potatoh-event-card-stolen-you-seat = Le quitas una carta a { $victim }.
potatoh-event-card-stolen-you-victim = { $seat } te quita una carta.
potatoh-event-stolen-card-seen-you-seat = Le has quitado { $card } a { $victim }.
potatoh-event-stolen-card-seen-you-victim = { $seat } te ha quitado { $card }.
potatoh-event-nothing-stolen-you-seat = No le quitas nada a nadie.
potatoh-event-made-safe-you-seat = Estás a salvo.
potatoh-event-cards-put-aside-you-seat = Apartas { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} del mazo sin mirar.
potatoh-event-receiver-named-you-seat = { $own ->
    [yes] Te das una carta.
   *[no] Le das una carta a { $target }.
}
potatoh-event-receiver-named-you-target = { $seat } te da una carta.
potatoh-event-deck-cut-you-seat = Cortas el mazo por { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}: de la parte de arriba sale una carta para { $upper_to }; de la de abajo, una para { $lower_to }.
potatoh-event-cards-looked-at-you-seat = Miras { $count ->
    [one] la carta de arriba
   *[other] { $count } cartas
}.
potatoh-event-cards-returned-you-seat = { $count ->
    [0] No devuelves nada
    [one] Devuelves 1 carta
   *[other] Devuelves { $count } cartas
} al mazo.
potatoh-event-direction-set-you-seat = { $direction ->
    [clockwise] Pasas el mazo en el sentido de las agujas del reloj.
   *[anticlockwise] Pasas el mazo en sentido contrario a las agujas del reloj.
}
potatoh-event-treacherous-kept-you-seat = Dejas Traicionera donde está.
potatoh-event-drawing-on-you-seat = Te has quedado a solas con el mazo y tomas cartas hasta BOOM.
potatoh-event-drawing-stopped-you-seat = Te detienes: ha llegado una Dud.
potatoh-event-exploded-you-seat = ¡Explotas!
potatoh-event-hand-shown-you-seat = { $count ->
    [0] No tienes cartas en la mano.
   *[other] Enseñas { $cards }.
}
potatoh-event-scored-you-seat = Sumas { $phews } y ahora tienes { $total }.
potatoh-event-round-ended-you-exploder = La ronda { $round } ha acabado. Tu mano valía { $at_stake ->
    [1] 1 Phew
   *[other] { $at_stake } Phews
}.
potatoh-event-starter-named-you-seat = { $own ->
    [yes] Empezarás la ronda siguiente.
   *[no] Dejas que { $starter } empiece la ronda siguiente.
}
potatoh-event-starter-named-you-starter = { $seat } deja que empieces la ronda siguiente.
potatoh-event-level-answered-you-seat = Has contestado.
potatoh-event-match-ended-you-winner = ¡Ganas la partida!
