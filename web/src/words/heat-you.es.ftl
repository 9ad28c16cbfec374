# Lo que ha pasado, dicho a quien lo hizo: words.svelte.ts toma `<código>-you-car` donde lo hay

heat-event-handicap-taken-you-car = Empiezas con { $heat ->
    [one] 1 carta de Motor forzado
   *[other] { $heat } cartas de Motor forzado
} menos.
heat-event-cards-drawn-you-car = { $count ->
    [0] No robas nada
    [one] Robas 1 carta
   *[other] Robas { $count } cartas
}.
heat-event-gear-shifted-you-car = { $heat ->
    [0] Juegas
    [one] Pagas 1 carta de Motor forzado y juegas
   *[other] Pagas { $heat } cartas de Motor forzado y juegas
} en { $gear }.ª marcha.
heat-event-plan-changed-you-car = Cambias tus cartas.
heat-event-cards-revealed-you-car = Revelas { $cards }.
heat-event-hand-cluttered-you-car = Tienes la Mano bloqueada: tu coche se queda parado y vuelve a 1.ª marcha.
heat-event-card-flipped-you-car = { $counts ->
    [yes] Destapas { $card }.
   *[no] Destapas { $card }, que se descarta.
}
heat-event-nothing-flipped-you-car = No te queda ninguna carta Básica que destapar.
heat-event-deck-shuffled-you-car = Barajas { $count } cartas en un mazo nuevo.
heat-event-speed-set-you-car = Llevas velocidad { $speed }.
heat-event-car-moved-you-car = { $blocked ->
    [yes] Tu coche está bloqueado y avanza { $spaces } de { $due } espacios.
   *[no] Avanzas { $spaces ->
        [one] 1 espacio
       *[other] { $spaces } espacios
    }.
}
heat-event-adrenaline-gained-you-car = Tienes Adrenalina.
heat-event-adrenaline-used-you-car = Usas la Adrenalina: +{ $speed } de velocidad.
heat-event-cooled-you-car = Enfrías { $count ->
    [one] 1 carta de Motor forzado
   *[other] { $count } cartas de Motor forzado
}.
heat-event-boosted-you-car = Usas el Impulso por { $heat ->
    [one] 1 carta de Motor forzado
   *[other] { $heat } cartas de Motor forzado
}.
heat-event-slipstreamed-you-car = Usas el Rebufo.
heat-event-corner-checked-you-car = { $heat ->
    [0] Tomas la curva { $corner } dentro del límite.
    [one] Pagas 1 carta de Motor forzado por la curva { $corner }.
   *[other] Pagas { $heat } cartas de Motor forzado por la curva { $corner }.
}
heat-event-spun-out-you-car = Haces un trompo en la curva { $corner }: costaba { $heat } de Motor forzado, y tenías { $paid }. { $stress ->
    [one] 1 carta de Estrés
   *[other] { $stress } cartas de Estrés
}, y de vuelta a 1.ª marcha.
heat-event-card-discarded-you-car = Descartas { $card }.
heat-event-finish-crossed-you-car = ¡Cruzas la línea de meta!
heat-event-car-classified-you-car = { $stopped ->
    [yes] Te paras y quedas en el puesto { $place }.
   *[no] Quedas en el puesto { $place }.
}
heat-event-race-ended-you-winner = Ganas la carrera.

## Los boxes, el clima y el modo Torneo

heat-event-upgrade-taken-you-car = Te llevas { $card }.
heat-event-upgrades-dealt-you-car = Recibes { $cards }.
heat-event-plan-laid-you-car = Has puesto tus cartas.
heat-event-gear-shown-you-car = Muestras { $laid ->
    [one] 1 carta
   *[other] { $laid } cartas
}: de { $before }.ª a { $gear }.ª{ $heat ->
    [0] {""}
    [one] , por 1 carta de Motor forzado
   *[other] , por { $heat } cartas de Motor forzado
}.
heat-event-card-lost-you-car = No puedes pagar el cambio: se descarta { $card }, elegida al azar.
heat-event-value-chosen-you-car = Haces valer { $value } a { $card }.
heat-event-card-replaced-you-car = No puedes pagar el Motor forzado de { $card }: se descarta y se juega una carta Básica en su lugar.{ $moved ->
    [yes] {" "}Tu coche vuelve a donde empezó el turno.
   *[no] {""}
}
heat-event-card-paid-you-car = Pagas { $heat ->
    [one] 1 carta
   *[other] { $heat } cartas
} de Motor forzado por { $card }.
heat-event-card-scrapped-you-car = Desechas { $card }.
heat-event-stress-reduced-you-car = Te quitas { $count ->
    [one] 1 carta de Estrés
   *[other] { $count } cartas de Estrés
} con { $card }.
heat-event-cards-salvaged-you-car = { $count ->
    [0] No rescatas nada.
    [one] Barajas 1 carta de tus descartes en el mazo.
   *[other] Barajas { $count } cartas de tus descartes en el mazo.
}
heat-event-played-directly-you-car = Juegas { $card } directamente.
heat-event-accelerated-you-car = Aceleras con { $card }: +{ $speed } de velocidad.
heat-event-card-refreshed-you-car = Vuelves a poner { $card } encima de tu mazo.
heat-event-card-removed-you-car = Tu { $card } se gasta y sale del juego.
