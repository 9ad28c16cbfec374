# HEAT: Pedal to the Metal

## Cartas

heat-card-1 = 1
heat-card-2 = 2
heat-card-3 = 3
heat-card-4 = 4
heat-card-start0 = 0
heat-card-start5 = 5
heat-card-stress = Estrés
heat-card-heat = Motor forzado
heat-card-startheat = Motor forzado (Mejora inicial)

## Coches y circuitos

heat-colour-black = Negro
heat-colour-blue = Azul
heat-colour-green = Verde
heat-colour-red = Rojo
heat-colour-gray = Gris
heat-colour-yellow = Amarillo

heat-circuit-usa = EE. UU.
heat-circuit-great_britain = Gran Bretaña
heat-circuit-italy = Italia
heat-circuit-france = Francia

## Ajustes

heat-setting-circuit = El circuito de la carrera, o un archivo de circuito propio.
heat-setting-laps = Cuántas vueltas; 0 es lo que dice el circuito.
heat-setting-handicap = Cartas de Motor forzado que un piloto con experiencia deja en la caja, por asiento.
heat-setting-legends = Coches automáticos que participan en la carrera.
heat-setting-legends_pro = Cuánto más rápidas que lo impreso son las Leyendas.
heat-setting-colour = El coche de cada asiento.

## Lo que se pregunta

heat-ask-plan = Ronda { $round }: vas en { $gear }.ª marcha. Cambia de marcha y juega tantas cartas como diga la nueva.
heat-ask-react = Velocidad { $speed }. Usa tus símbolos en cualquier orden, o sigue.
heat-ask-slipstream = Velocidad { $speed }. ¿Usas el Rebufo o te quedas?
heat-ask-discard = Descarta las cartas que no quieras, o quédatelas.
heat-ask-over = La carrera ha terminado.
heat-wait-plan = { $count ->
    [one] { $cars } elige marcha y cartas.
   *[other] { $cars } eligen marcha y cartas.
}
heat-wait-react = { $car } reacciona.
heat-wait-slipstream = { $car } puede usar el Rebufo.
heat-wait-discard = { $car } puede descartar.

## Lo que se puede hacer

heat-do-plan = { $gear }.ª marcha: { $cards }
heat-do-stop = Parar aquí y quedar en último lugar
heat-do-cooldown = { $source ->
    [adrenaline] Adrenalina: enfriar { $amount }
   *[gear] Enfriar { $amount }
}
heat-do-boost = Impulso por { $heat ->
    [one] 1 carta
   *[other] { $heat } cartas
} de Motor forzado
heat-do-adrenaline = Adrenalina: +{ $speed } de velocidad
heat-do-react-done = Seguir
heat-do-slipstream = Rebufo: { $spaces } espacios
heat-do-stay = Quedarse
heat-do-discard = Descartar { $card }
heat-do-discard-done = Quedarse con el resto

heat-label-gear = { $gear }.ª marcha
heat-label-no-cooldown = Enfriar

## Por qué algo no es posible

heat-no-gear-is-set = Tu marcha ya está puesta en esta ronda; solo puedes cambiar las cartas.
heat-no-three-gears = Se puede cambiar dos marchas como mucho.
heat-no-heat-to-shift = Cambiar tanto cuesta { $heat ->
    [one] 1 carta
   *[other] { $heat } cartas
} de Motor forzado, y no te queda ninguna en el Motor.
heat-no-cooldown-in-gear = La { $gear }.ª marcha no da Enfriamiento.
heat-no-cooldown-left = Ya has usado tu Enfriamiento.
heat-no-heat-in-hand = No tienes en la mano ninguna carta de Motor forzado que enfriar.
heat-no-second-boost = Ya has usado el Impulso en este turno.
heat-no-heat-to-boost = El Impulso cuesta { $heat ->
    [one] 1 carta
   *[other] { $heat } cartas
} de Motor forzado, y no te queda ninguna en el Motor.
heat-no-adrenaline-left = Ya has usado la velocidad de la Adrenalina.
heat-no-adrenaline-ahead = La Adrenalina es para los últimos de la carrera.
heat-no-discard-stress = El Estrés no se puede descartar; hay que jugarlo.
heat-no-discard-heat = El Motor forzado no se puede descartar; hay que enfriarlo.

## Cuentas

heat-bill-shift = Cambiar dos marchas
heat-bill-boost = Impulso
heat-bill-adrenaline = Adrenalina
heat-bill-speed = Velocidad
heat-bill-diamond = Rombo
heat-bill-top-speed = Velocidad punta
heat-bill-pro = Leyendas profesionales
heat-bill-limit = Velocidad máxima de la curva { $corner }

## Lo que ha pasado

heat-event-grid-filled = { $circuit }, { $laps ->
    [one] 1 vuelta
   *[other] { $laps } vueltas
}. En la parrilla de salida: { $grid }.
heat-event-handicap-taken = { $car } empieza con { $heat ->
    [one] 1 carta de Motor forzado
   *[other] { $heat } cartas de Motor forzado
} menos.
heat-event-cards-drawn = { $car } { $count ->
    [0] no roba nada
    [one] roba 1 carta
   *[other] roba { $count } cartas
}.
heat-event-hand-drawn = { $count ->
    [0] No robas nada.
   *[other] Robas { $cards }.
}
heat-event-round-started = Ronda { $round }: { $order }.
heat-event-gear-shifted = { $car } { $heat ->
    [0] juega
    [one] paga 1 carta de Motor forzado y juega
   *[other] paga { $heat } cartas de Motor forzado y juega
} en { $gear }.ª marcha.
heat-event-plan-changed = { $car } cambia sus cartas.
heat-event-cards-laid = Pones { $cards } boca abajo.
heat-event-cards-revealed = { $car } revela { $cards }.
heat-event-hand-cluttered = { $car } tiene la Mano bloqueada: el coche se queda parado y vuelve a 1.ª marcha.
heat-event-card-flipped = { $counts ->
    [yes] { $car } destapa { $card }.
   *[no] { $car } destapa { $card }, que se descarta.
}
heat-event-nothing-flipped = A { $car } no le queda ninguna carta Básica que destapar.
heat-event-deck-shuffled = { $car } baraja { $count } cartas en un mazo nuevo.
heat-event-speed-set = { $car } lleva velocidad { $speed }.
heat-event-car-moved = { $blocked ->
    [yes] { $car } está bloqueado y avanza { $spaces } de { $due } espacios.
   *[no] { $car } avanza { $spaces ->
        [one] 1 espacio
       *[other] { $spaces } espacios
    }.
}
heat-event-legends-card-turned = Se destapa la carta de Leyendas { $card }.
heat-event-legend-drove = { $how ->
    [clears] { $car } ha pasado la Línea de Leyendas: velocidad máxima { $first } + { $second } = { $number } espacios.
    [holds] { $car } ha pasado la Línea de Leyendas, pero { $first } + { $second } = { $number } cruzaría dos curvas: se para antes de la segunda.
    [waits] { $car } cruzaría la curva a velocidad punta, y el espacio { $number } queda detrás: espera.
    [approaches] { $car } cruzaría la curva a velocidad punta: se para en el espacio { $number } antes de ella.
   *[flat-out] { $car } va a su velocidad punta, { $number }.
}
heat-event-adrenaline-gained = { $car } tiene Adrenalina.
heat-event-adrenaline-used = { $car } usa la Adrenalina: +{ $speed } de velocidad.
heat-event-cooled = { $car } enfría { $count ->
    [one] 1 carta de Motor forzado
   *[other] { $count } cartas de Motor forzado
}.
heat-event-boosted = { $car } usa el Impulso por { $heat ->
    [one] 1 carta de Motor forzado
   *[other] { $heat } cartas de Motor forzado
}.
heat-event-slipstreamed = { $car } usa el Rebufo.
heat-event-corner-checked = { $heat ->
    [0] { $car } toma la curva { $corner } dentro del límite.
    [one] { $car } paga 1 carta de Motor forzado por la curva { $corner }.
   *[other] { $car } paga { $heat } cartas de Motor forzado por la curva { $corner }.
}
heat-event-spun-out = { $car } hace un trompo en la curva { $corner }: costaba { $heat } de Motor forzado, y había { $paid }. { $stress ->
    [one] 1 carta de Estrés
   *[other] { $stress } cartas de Estrés
}, y de vuelta a 1.ª marcha.
heat-event-card-discarded = { $car } descarta { $card }.
heat-event-finish-crossed = ¡{ $car } cruza la línea de meta!
heat-event-car-classified = { $stopped ->
    [yes] { $car } se para y queda en el puesto { $place }.
   *[no] { $car } queda en el puesto { $place }.
}
heat-event-race-ended = { $winner } gana la carrera.

## Avances: lo más cortos posible, C2 es la curva 2 como en la tira del circuito

heat-preview = { $parts }
heat-preview-cluttered = mano bloqueada: el coche se para, vuelta a 1.ª
heat-preview-speed = { $fixed ->
    [yes] Velocidad { $low }
   *[no] Velocidad { $low }–{ $high }
}
heat-preview-place = a { $spaces } de C{ $corner }
heat-preview-places = a { $spaces }–{ $last } de C{ $corner }
heat-preview-between = { $nearest } … { $furthest }
heat-preview-finish = META
heat-preview-corner = { $fixed ->
    [yes] C{ $corner } { $low ->
        [0] gratis
       *[other] cuesta { $low }
    }
   *[no] C{ $corner } cuesta { $low }–{ $high }
}
heat-preview-engine = { $fixed ->
    [yes] Motor { $low }
   *[no] Motor { $low }–{ $high }
}
heat-preview-spins-out = TROMPO
heat-preview-may-spin-out = trompo { $percent } %
heat-preview-slipstream = rebufo
heat-preview-shift = el cambio cuesta { $heat } de Motor forzado
heat-preview-safe = { $any ->
    [yes] trompo por encima de { $speed }
   *[no] TROMPO
}

## La carrera en una terminal

heat-sketch-race = { $circuit }, ronda { $round }, vuelta { $lap } de { $laps }. { $whose ->
    [own] Conduces { $car }, >{ $number } en la pista.
    [other] { $car }, #{ $number }, va en cabeza en la pista.
   *[nobody] Ya no queda nadie en la pista.
}
heat-sketch-corners = Ahora curva C{ $corner }, máxima { $limit }, { $spaces ->
    [0] justo delante
    [one] a 1 espacio
   *[other] a { $spaces } espacios
}; después { $finish ->
    [yes] la meta, { $home } más allá.
   *[no] C{ $second }, máxima { $second_limit }, { $further } más allá.
}
heat-sketch-finish = { $spaces ->
    [0] ¡Al otro lado de la línea de meta!
    [one] No quedan curvas: la línea de meta está a 1 espacio.
   *[other] No quedan curvas: la línea de meta está a { $spaces } espacios.
}
heat-sketch-cars = { $cars }
heat-sketch-car = { $place }. { $whose ->
    [own] >
   *[other] #
}{ $number } { $car } { $where ->
    [home] en meta
    [grid] salida
   *[track] { $lap }/{ $space }
}{ $where ->
    [home] { "" }
   *[other] { $driver ->
        [legend] { " Leyenda" }
       *[driver] { " " }{ $gear }.ª
    }
}
heat-sketch-mat = Marcha { $gear } | Motor { $engine } | mazo { $deck } | descartes { $discard }{ $discard ->
    [0] { "" }
   *[other] { " " }(encima { $top })
}
heat-sketch-hand = { $count ->
    [0] Mano: vacía
   *[other] Mano: { $cards }
}
heat-sketch-played = Jugadas: { $cards }
heat-sketch-stress = { $count ->
    [one] Estrés
   *[other] { $count } Estrés
}
heat-sketch-heat = { $count ->
    [one] Motor forzado
   *[other] { $count } Motor forzado
}
heat-sketch-assumed = { $count ->
    [one] { $cars } mueve antes; el avance no lo mueve.
   *[other] { $cars } mueven antes; el avance no los mueve.
}

## Pistas: por qué lo haría el novato

heat-hint-free = Con velocidad { $speed } { $corners ->
    [0] no se llega a ninguna curva
   *[other] se respeta cada velocidad máxima
}, y { $engine ->
    [one] queda 1 carta
   *[other] quedan { $engine } cartas
} de Motor forzado en el Motor.
heat-hint-pays = La velocidad { $speed } cuesta { $heat } de Motor forzado en { $corners ->
    [one] la curva
   *[other] las curvas
}, y lo que se avanza lo vale; { $engine ->
    [one] queda 1
   *[other] quedan { $engine }
} en el Motor.
heat-hint-risk = El coche puede hacer un trompo ({ $percent } %), pero cualquier plan más seguro pierde más terreno.
heat-hint-cluttered = No se puede jugar nada mejor: esto despeja la mano.
heat-hint-cooldown = El Motor forzado que vuelve al Motor paga las próximas curvas.
heat-hint-boost = Lo que se avanza vale más que la carta de Motor forzado que cuesta.
heat-hint-adrenaline = La velocidad extra es gratis y lleva a un sitio mejor.
heat-hint-react-done = Más velocidad costaría aquí más de lo que da.
heat-hint-slipstream = { $spaces } espacios gratis, y un sitio mejor para lo que viene.
heat-hint-stay = El Rebufo llevaría a un sitio peor para lo que viene.
heat-hint-discard = { $card } no encaja con lo que viene: más o menos velocidad { $speed } en { $gear }.ª marcha.
heat-hint-discard-done = Las cartas que quedan encajan con lo que viene: más o menos velocidad { $speed } en { $gear }.ª marcha.

## Archivos

heat-checked-circuit = { $file }: el circuito «{ $name }» está bien: { $spaces } espacios, { $corners } curvas, { $laps } vueltas.

## La clasificación

heat-score = llegó en la ronda { $score }
