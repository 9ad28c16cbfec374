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

heat-card-fwd-1 = 4x4 4+
heat-card-fwd-2 = 4x4 +++
heat-card-fwd-3 = 4x4 + Enfriamiento
heat-card-body-4 = Carrocería 3
heat-card-body-5 = Carrocería 5
heat-card-body-6 = Carrocería 1
heat-card-brakes-7 = Frenos 1/2/3/4
heat-card-brakes-8 = Frenos 1/3
heat-card-brakes-9 = Frenos 2/4
heat-card-brakes-10 = Frenos 1/5
heat-card-cooling-11 = Refrigeración 6
heat-card-cooling-12 = Refrigeración 1
heat-card-cooling-13 = Refrigeración 3
heat-card-rpm-14 = Revoluciones 1 Rebufo 2
heat-card-rpm-15 = Revoluciones 2
heat-card-rpm-16 = Revoluciones 3
heat-card-heat-17 = Motor forzado (Mejora básica)
heat-card-body-18 = Carrocería 6
heat-card-body-19 = Carrocería 2 Enfriamiento
heat-card-body-20 = Carrocería 2 Rebufo
heat-card-cooling-21 = Refrigeración 4
heat-card-fuel-22 = Combustible 2
heat-card-fuel-23 = Combustible +
heat-card-gas-24 = Acelerador 1
heat-card-gas-25 = Acelerador 2
heat-card-gas-26 = Acelerador 3
heat-card-gas-27 = Acelerador 4
heat-card-gas-28 = Acelerador 1 Aceleración
heat-card-rpm-29 = Revoluciones +
heat-card-rpm-30 = Revoluciones 1 Rebufo 3
heat-card-rpm-31 = Revoluciones 1/2
heat-card-suspension-32 = Suspensión 2 Reducir Estrés
heat-card-suspension-33 = Suspensión 2 Enfriamiento
heat-card-suspension-34 = Suspensión 4
heat-card-suspension-35 = Suspensión 1
heat-card-tires-36 = Neumáticos 2 Enfriamiento
heat-card-tires-37 = Neumáticos 1
heat-card-tires-38 = Neumáticos 2 Desecho
heat-card-tires-39 = Neumáticos 3
heat-card-tires-40 = Neumáticos +
heat-card-tires-41 = Neumáticos ++
heat-card-turbo-42 = Turbo 7
heat-card-turbo-43 = Turbo 8
heat-card-wings-44 = Alerones 4
heat-card-wings-45 = Alerones 3
heat-card-wings-46 = Alerones 6
heat-card-fwd-47 = 4x4 + Aceleración
heat-card-heat-48 = Motor forzado (Mejora avanzada)
heat-card-own = { $card }
heat-card-named = { $name }

heat-group-fwd = Tracción a las cuatro ruedas
heat-group-body = Carrocería
heat-group-brakes = Frenos
heat-group-cooling = Sistema de refrigeración
heat-group-rpm = Revoluciones por minuto
heat-group-heat = Motor forzado adicional
heat-group-fuel = Combustible
heat-group-gas = Pedal del acelerador
heat-group-suspension = Suspensión
heat-group-tires = Neumáticos
heat-group-turbo = Turbocompresor
heat-group-wings = Alerones

## Coches y circuitos

heat-colour-black = Negro
heat-colour-blue = Azul
heat-colour-green = Verde
heat-colour-red = Rojo
heat-colour-gray = Gris
heat-colour-yellow = Amarillo
heat-colour-orange = Naranja
heat-colour-purple = Morado
heat-colour-white = Blanco
heat-colour-teal = Turquesa
heat-colour-pink = Rosa
heat-colour-cyan = Celeste

heat-circuit-usa = EE. UU.
heat-circuit-great_britain = Gran Bretaña
heat-circuit-italy = Italia
heat-circuit-france = Francia

## Símbolos: cómo se llaman y qué hacen

heat-symbol-plus = +
heat-symbol-plus-rule = { $amount ->
    [one] Al revelar esta carta, destapa cartas de tu mazo hasta que salga una Básica: su valor se suma a tu velocidad.
   *[other] Al revelar esta carta, destapa cartas de tu mazo hasta que salga una Básica, { $amount } veces: el valor de cada una se suma a tu velocidad.
}
heat-symbol-heat = Motor forzado
heat-symbol-heat-rule = { $amount ->
    [one] En la Reacción tienes que pagar 1 carta de Motor forzado de tu Motor; si no puedes, esta carta se descarta y en su lugar cuenta una Básica destapada de tu mazo.
   *[other] En la Reacción tienes que pagar { $amount } cartas de Motor forzado de tu Motor; si no puedes, esta carta se descarta y en su lugar cuenta una Básica destapada de tu mazo.
}
heat-symbol-scrap = Desecho
heat-symbol-scrap-rule = { $amount ->
    [one] En la Reacción tienes que descartar la primera carta de tu mazo, sin ningún efecto.
   *[other] En la Reacción tienes que descartar las { $amount } primeras cartas de tu mazo, sin ningún efecto.
}
heat-symbol-adjust = Ajustar la Velocidad máxima
heat-symbol-adjust-rule = { $amount ->
    [-5] Cada curva que cruces en este turno tiene una Velocidad máxima 5 más baja, solo para ti.
    [-4] Cada curva que cruces en este turno tiene una Velocidad máxima 4 más baja, solo para ti.
    [-3] Cada curva que cruces en este turno tiene una Velocidad máxima 3 más baja, solo para ti.
    [-2] Cada curva que cruces en este turno tiene una Velocidad máxima 2 más baja, solo para ti.
    [-1] Cada curva que cruces en este turno tiene una Velocidad máxima 1 más baja, solo para ti.
   *[other] Cada curva que cruces en este turno tiene una Velocidad máxima { $amount } más alta, solo para ti.
}
heat-symbol-cooldown = Enfriamiento
heat-symbol-cooldown-rule = { $amount ->
    [one] En la Reacción puedes devolver 1 carta de Motor forzado de tu mano a tu Motor.
   *[other] En la Reacción puedes devolver hasta { $amount } cartas de Motor forzado de tu mano a tu Motor.
}
heat-symbol-slipstream = Rebufo ampliado
heat-symbol-slipstream-rule = { $amount ->
    [one] Si usas el Rebufo en este turno, puedes avanzar 1 espacio más de lo normal.
   *[other] Si usas el Rebufo en este turno, puedes avanzar { $amount } espacios más de lo normal.
}
heat-symbol-reduce = Reducir Estrés
heat-symbol-reduce-rule = { $amount ->
    [one] En la Reacción puedes descartar 1 carta de Estrés de tu mano.
   *[other] En la Reacción puedes descartar hasta { $amount } cartas de Estrés de tu mano.
}
heat-symbol-refresh = Renovar
heat-symbol-refresh-rule = Al final de tu turno puedes poner esta carta encima de tu mazo en lugar de descartarla.
heat-symbol-salvage = Rescate
heat-symbol-salvage-rule = { $amount ->
    [one] En la Reacción puedes mirar tu pila de descartes y barajar 1 de sus cartas en tu mazo.
   *[other] En la Reacción puedes mirar tu pila de descartes y barajar hasta { $amount } de sus cartas en tu mazo.
}
heat-symbol-direct = Juego directo
heat-symbol-direct-rule = En la Reacción puedes jugar esta carta directamente de la mano, además de las que has puesto: tu coche avanza su valor al momento, antes se paga su Motor forzado, y todos sus símbolos cuentan.
heat-symbol-accelerate = Aceleración
heat-symbol-accelerate-rule = En la Reacción puedes aumentar tu velocidad en 1 por cada + que hayas usado en este turno, todos o ninguno; tu coche avanza otros tantos espacios.
heat-symbol-one_time = Un solo uso
heat-symbol-one_time-rule = Al final del turno en que juegas esta carta, sale de la partida.
heat-symbol-boost = Impulso
heat-symbol-boost-rule = Una vez por turno, en la Reacción, puedes pagar Motor forzado para destapar cartas de tu mazo hasta que salga una Básica: su valor se suma a tu velocidad, y tu coche lo avanza al momento.
heat-symbol-adrenaline = Adrenalina
heat-symbol-adrenaline-rule = { $amount ->
    [one] En la Reacción, los últimos de la carrera pueden avanzar 1 espacio más, que se suma a su velocidad.
   *[other] En la Reacción, los últimos de la carrera pueden avanzar { $amount } espacios más, que se suman a su velocidad.
}

## Clima: qué hace antes de la carrera y en los sectores donde actúa

heat-weather-cloud = Nubes
heat-weather-cloud-setup = Antes de la carrera, cada piloto retira 1 carta de Estrés de su mazo.
heat-weather-cloud-sector = Sin enfriamiento: mientras tu coche esté en un sector de clima, no puedes enfriar en la Reacción con ningún símbolo.
heat-weather-fog = Niebla
heat-weather-fog-setup = Antes de la carrera, cada piloto añade 1 carta de Motor forzado a su Motor.
heat-weather-fog-sector = Sin rebufo: no puedes empezar un Rebufo en un sector de clima, pero uno que venga de fuera puede terminar en él.
heat-weather-storm = Tormenta
heat-weather-storm-setup = Antes de la carrera, cada piloto baraja 1 carta de Estrés más en su mazo.
heat-weather-storm-sector = Rebufo ampliado: un Rebufo que empieces en un sector de clima puede ser 2 espacios más largo.
heat-weather-snow = Nieve
heat-weather-snow-setup = Antes de la carrera, cada piloto retira 1 carta de Motor forzado de su Motor.
heat-weather-snow-sector = Enfriamiento adicional: mientras tu coche esté en un sector de clima, puedes enfriar 1 carta más en la Reacción, en cualquier marcha.
heat-weather-rain = Lluvia
heat-weather-rain-setup = Antes de la carrera, cada piloto baraja en su mazo 3 cartas de Motor forzado de su Motor.
heat-weather-rain-sector = Enfriamiento adicional: mientras tu coche esté en un sector de clima, puedes enfriar 1 carta más en la Reacción, en cualquier marcha.
heat-weather-sun = Sol
heat-weather-sun-setup = Antes de la carrera, cada piloto pone en su pila de descartes 3 cartas de Motor forzado de su Motor.
heat-weather-sun-sector = Rebufo ampliado: un Rebufo que empieces en un sector de clima puede ser 2 espacios más largo.

## Fichas de la pista: de una curva, o del sector desde una curva hasta la siguiente

heat-road-weather = Clima
heat-road-weather-rule = Desde esta curva hasta la siguiente actúa el clima de la carrera: es un sector de clima.
heat-road-overheat = Sobrecalentamiento
heat-road-overheat-rule = Quien cruce esta curva por encima de su Velocidad máxima paga 1 carta de Motor forzado más que la diferencia.
heat-road-limit_minus = Velocidad máxima −1
heat-road-limit_minus-rule = La Velocidad máxima de esta curva es 1 más baja que la impresa.
heat-road-limit_plus = Velocidad máxima +1
heat-road-limit_plus-rule = La Velocidad máxima de esta curva es 1 más alta que la impresa.
heat-road-heat_control = Control del motor
heat-road-heat_control-rule = Un Impulso que uses entre esta curva y la siguiente no cuesta Motor forzado; sigue siendo uno por turno.
heat-road-slipstream = Rebufo ampliado
heat-road-slipstream-rule = Un Rebufo que empieces entre esta curva y la siguiente puede ser 1 espacio más largo.

## Ajustes

heat-setting-circuit = El circuito de la carrera, o un archivo de circuito propio.
heat-setting-laps = Cuántas vueltas; 0 es lo que dice el circuito.
heat-setting-handicap = Cartas de Motor forzado que un piloto con experiencia deja en la caja, por asiento.
heat-setting-legends = Coches automáticos que participan en la carrera.
heat-setting-legends_pro = Cuánto más rápidas que lo impreso son las Leyendas.
heat-setting-legends_level = La expansión Leyendas: none son las diez cartas del juego básico; de 1 a 6 sube desde la dificultad básica hasta una Estrella en cada segunda carta. En una temporada también rising, desde el nivel 2 en la primera carrera, o un nivel por carrera, como 2,4,6.
heat-setting-legends_decks = Los mazos de la expansión Leyendas, o un archivo de leyendas propio.
heat-setting-legend_adrenaline = ¿Avanzan un espacio más las últimas Leyendas de una ronda? Solo con un nivel.
heat-setting-rivals = Dos Leyendas son Rivales, con una habilidad propia cada ronda; desde el nivel 2. En una temporada lo son, a partir de la segunda carrera, las dos con más puntos.
heat-setting-colour = El coche de cada asiento.
heat-setting-garage = Cartas de Mejora para cada coche en lugar de las Mejoras iniciales: none es ninguna, basic las básicas, advanced las avanzadas y mixed las dos mezcladas.
heat-setting-garage_choice = Cómo consigue cada piloto sus tres cartas de Mejora: draft es elegir por turnos de un mercado a la vista, random es repartirlas al azar.
heat-setting-upgrades = Las cartas de Mejora de la caja, o un archivo de mejoras propio.
heat-setting-weather = Un clima para toda la carrera, y en cada curva una ficha que cambia la curva o el sector que la sigue.
heat-setting-tournament = Modo torneo: el número de cartas que pones es tu marcha, y nadie lo ve hasta tu turno.

## Lo que se pregunta

heat-ask-plan = Ronda { $round }: vas en { $gear }.ª marcha. Cambia de marcha y juega tantas cartas como diga la nueva.
heat-ask-react = Velocidad { $speed }. Usa tus símbolos en cualquier orden, o sigue.
heat-ask-slipstream = Velocidad { $speed }. ¿Usas el Rebufo o te quedas?
heat-ask-discard = Descarta las cartas que no quieras, o quédatelas.
heat-ask-draft = Boxes, ronda { $round }: coge una carta de Mejora para tu coche.
heat-ask-lay = Ronda { $round }: vas en { $gear }.ª marcha. Pon de 1 a 4 cartas boca abajo: su número será tu marcha.
heat-ask-value = ¿Cuánto cuenta { $card }? Tu coche avanza cuando estén elegidos todos los valores.
heat-ask-salvage = { $left ->
    [one] Elige 1 carta más de tu pila de descartes para barajarla en tu mazo, o termina.
   *[other] Elige hasta { $left } cartas de tu pila de descartes para barajarlas en tu mazo, o termina.
}
heat-ask-refresh = Devuelve encima de tu mazo una carta que has jugado, o descártala.
heat-ask-over = La carrera ha terminado.
heat-wait-plan = { $count ->
    [one] { $cars } elige marcha y cartas.
   *[other] { $cars } eligen marcha y cartas.
}
heat-wait-react = { $car } reacciona.
heat-wait-slipstream = { $car } puede usar el Rebufo.
heat-wait-discard = { $car } puede descartar.
heat-wait-draft = { $car } elige una carta de Mejora.
heat-wait-lay = { $count ->
    [one] { $cars } pone sus cartas.
   *[other] { $cars } ponen sus cartas.
}
heat-wait-value = { $car } elige el valor de una carta.
heat-wait-salvage = { $car } mira su pila de descartes.
heat-wait-refresh = { $car } puede devolver una carta al mazo.

## Lo que se puede hacer

heat-do-plan = { $gear }.ª marcha: { $cards }
heat-do-stop = Parar aquí y quedar en último lugar
heat-do-cooldown = { $source ->
    [gear] Enfriar { $amount }
    [adrenaline] Adrenalina: enfriar { $amount }
    [sector] Clima: enfriar { $amount }
   *[card] { $card }: enfriar { $amount }
}
heat-do-boost = { $heat ->
    [0] Impulso gratis
    [one] Impulso por 1 carta de Motor forzado
   *[other] Impulso por { $heat } cartas de Motor forzado
}
heat-do-adrenaline = Adrenalina: +{ $speed } de velocidad
heat-do-react-done = Seguir
heat-do-slipstream = Rebufo: { $spaces } espacios
heat-do-stay = Quedarse
heat-do-discard = Descartar { $card }
heat-do-discard-done = Quedarse con el resto
heat-do-draft = Coger { $card }
heat-do-lay = Poner { $cards }
heat-do-value = { $card } cuenta { $value }
heat-do-pay = { $card }: pagar { $heat ->
    [one] 1 carta
   *[other] { $heat } cartas
} de Motor forzado
heat-do-scrap = { $card }: descartar { $amount ->
    [one] la primera carta
   *[other] las { $amount } primeras cartas
} del mazo
heat-do-reduce = { $card }: descartar { $amount } de Estrés
heat-do-salvage = { $card }: mirar la pila de descartes por { $amount ->
    [one] 1 carta
   *[other] hasta { $amount } cartas
}
heat-do-take = Elegir { $card }
heat-do-salvage-done = Barajar en el mazo lo elegido
heat-do-accelerate = { $card }: acelerar { $speed }
heat-do-direct = Jugar { $card } directamente
heat-do-refresh = Poner { $card } encima del mazo
heat-do-refresh-done = Descartar el resto de las cartas jugadas

heat-label-gear = { $gear }.ª marcha
heat-label-lay = Cartas boca abajo
heat-label-take = Una carta de la pila de descartes
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
heat-bill-adjust-legend = Límite de velocidad ajustado
heat-bill-full-throttle = A todo gas
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
    [adjusts] { $car } ha pasado la línea de Leyendas: límite { $first } + { $second }, ajustado en { $third }, son { $number } espacios.
    [limited] { $car } ha pasado la línea de Leyendas: { $number } espacios cruzarían más curvas de las que puede, así que se para antes de la siguiente.
    [throttles] { $car } va a todo gas: { $number } espacios.
    [waits] { $car } cruzaría la curva a velocidad punta, y el espacio { $number } queda detrás: espera.
    [approaches] { $car } cruzaría la curva a velocidad punta: se para { $number ->
        [0] justo antes de la línea
       *[other] en el espacio { $number } antes de ella
    }.
   *[flat-out] { $car } va a su velocidad punta, { $number }.
}
heat-event-rivals-named = { $count ->
    [one] El Rival de esta carrera
   *[other] Los Rivales de esta carrera
}{ $by ->
    [points] , por puntos: { $cars }.
   *[grid] : { $cars }.
}
heat-event-boost-card-turned = Se destapa la carta de Potenciación { $key }. Estrellas: { $star }{ $rivals ->
    [yes] {"; "}Rivales: { $rival }.
   *[no] .
}
heat-event-ability-used = { $source ->
    [adrenaline] { $car } está entre los últimos: { $ability }.
    [rival] { $car } es Rival: { $ability }.
    [instead] { $car } tiene una Estrella que aquí no sirve: { $ability }.
   *[star] { $car } tiene una Estrella: { $ability }.
}
heat-event-car-pushed = { $by } toma la trazada y { $car } se aparta.
heat-event-legend-stands = { $how ->
    [impeding] { $car } se queda atravesado y cierra su espacio: nadie para ahí y nadie toma rebufo desde justo detrás.
    [off] { $car } no encuentra sitio y se queda junto a la pista; mueve primero de su espacio.
   *[nimble] { $car } es ágil y se queda en la trazada.
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
heat-preview-place = a { $spaces } de { $corner ->
    [0] la meta
   *[other] C{ $corner }
}
heat-preview-places = a { $spaces }–{ $last } de { $corner ->
    [0] la meta
   *[other] C{ $corner }
}
heat-preview-between = { $nearest } … { $furthest }
heat-preview-finish = META
heat-preview-corner = { $fixed ->
    [yes] C{ $corner } { $low ->
        [0] gratis
       *[other] cuesta { $low }
    }
   *[no] C{ $corner } cuesta { $low }–{ $high }
}{ $percent ->
    [100] {""}
   *[other] { " " }en un { $percent } %
}
heat-preview-replaced = sin Motor forzado para { $card }: se destapa otra carta
heat-preview-engine = { $fixed ->
    [yes] Motor { $low }
   *[no] Motor { $low }–{ $high }
}
heat-preview-spins-out = TROMPO
heat-preview-may-spin-out = trompo { $percent } %
heat-preview-slipstream = rebufo
heat-preview-no-slipstream = sin rebufo ({ $why })
heat-preview-slipstream-blocked = bloqueado tras { $spaces } de { $due } espacios
heat-preview-shift = el cambio cuesta { $heat } de Motor forzado
heat-preview-safe = { $any ->
    [yes] trompo por encima de { $speed }
   *[no] TROMPO
}

## Las probabilidades: lo que el azar hace de una elección, dicho igual en pistas, barras y avances

heat-odds = { $speed }; { $heat }{ $spins ->
    [0] {""}
   *[other] , trompo { $spins } %
}
heat-odds-spun = { $speed }; trompo seguro
heat-odds-speed = { $fixed ->
    [yes] velocidad { $low }
   *[no] velocidad de { $low } a { $high }
}
heat-odds-heat = { $pays ->
    [never] sin gastar Motor forzado
    [always] { $amount }
    [rarely] rara vez { $amount }
    [tenth] una de cada diez veces { $amount }
    [fifth] una de cada cinco veces { $amount }
    [quarter] una de cada cuatro veces { $amount }
    [third] una de cada tres veces { $amount }
    [two-fifths] dos de cada cinco veces { $amount }
    [half] la mitad de las veces { $amount }
    [three-fifths] tres de cada cinco veces { $amount }
    [two-thirds] dos de cada tres veces { $amount }
    [three-quarters] tres de cada cuatro veces { $amount }
    [four-fifths] cuatro de cada cinco veces { $amount }
    [nine-tenths] nueve de cada diez veces { $amount }
   *[mostly] casi siempre { $amount }
}
heat-odds-heat-percent = { $amount } { $percent } %
heat-odds-amount = { $span ->
    [one] { $least } de Motor forzado
    [two] { $least } o { $most } de Motor forzado
   *[more] de { $least } a { $most } de Motor forzado
}

heat-no-slipstream = { $why ->
    [nobody] no hay nadie al lado ni justo delante
    [impeded] justo delante hay una Leyenda que obstaculiza
    [weather] aquí el tiempo no lo permite
    [flag] cruzaría la línea de meta
   *[blocked] los espacios de delante están ocupados
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
heat-sketch-weather = Clima: { $weather }
heat-sketch-tokens = Carretera: { $parts }
heat-sketch-token = C{ $corner } { $token }
heat-sketch-market = Mercado: { $parts }
heat-sketch-owner = { $count ->
    [0] { $car }: aún sin Mejoras
   *[other] { $car }: { $cards }
}
heat-card-symbol = { $symbol } { $amount }
heat-sketch-cars = { $cars }
heat-sketch-car = { $place }. { $whose ->
    [own] >
   *[other] #
}{ $number } { $car } { $where ->
    [home] en meta
    [out] fuera
    [grid] sal.
   *[track] { $lap }/{ $space }
}{ $where ->
    [home] { "" }
    [out] { "" }
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

heat-hint-free = Cuenta con { $speed }: { $corners ->
    [0] no llega a ninguna curva
   *[other] respeta cada velocidad máxima
}, y en el Motor { $fixed ->
    [yes] { $low ->
        [one] queda 1 carta
       *[other] quedan { $low } cartas
    }
   *[no] quedan de { $low } a { $high } cartas
} de Motor forzado.
heat-hint-pays = Cuenta con { $odds }. Lo que se avanza lo vale; en el Motor { $fixed ->
    [yes] { $low ->
        [one] queda 1
       *[other] quedan { $low }
    }
   *[no] quedan de { $low } a { $high }
}.
heat-hint-risk = Cuenta con { $odds }. Cualquier plan más seguro pierde más terreno.
heat-hint-cluttered = No se puede jugar nada mejor: esto despeja la mano.
heat-hint-cooldown = El Motor forzado que vuelve al Motor paga las próximas curvas.
heat-hint-boost = Cuenta con { $odds }. Lo que se avanza vale más que el Motor forzado que cuesta.
heat-hint-adrenaline = La velocidad extra es gratis y lleva a un sitio mejor.
heat-hint-react-done = Más velocidad costaría aquí más de lo que da.
heat-hint-slipstream = { $spaces ->
    [one] 1 espacio
   *[other] { $spaces } espacios
} gratis, y un sitio mejor para lo que viene.
heat-hint-stay = El Rebufo llevaría a un sitio peor para lo que viene.
heat-hint-discard = { $card } no encaja con lo que viene: más o menos velocidad { $speed } en { $gear }.ª marcha.
heat-hint-discard-done = Las cartas que quedan encajan con lo que viene: más o menos velocidad { $speed } en { $gear }.ª marcha.

## Archivos

heat-checked-circuit = { $file }: el circuito «{ $name }» está bien: { $spaces } espacios, { $corners } curvas, { $laps } vueltas.
heat-checked-upgrades = { $file }: el conjunto de mejoras «{ $name }» está bien: { $kinds } tipos, { $cards } cartas.

## La clasificación

heat-score = llegó en la ronda { $score }

## Los boxes, el clima y el modo Torneo

heat-event-weather-drawn = El clima: { $weather }. { $setup }
heat-event-road-laid = En la carretera, curva a curva: { $tokens }.
heat-event-draft-round-started = Ronda de elección { $round }: se descubren { $market }. Eligen en este orden: { $order }.
heat-event-upgrade-taken = { $car } se lleva { $card }.
heat-event-upgrades-dealt = { $car } recibe { $cards }.
heat-event-plan-laid = { $car } ha puesto sus cartas.
heat-event-gear-shown = { $car } muestra { $laid ->
    [one] 1 carta
   *[other] { $laid } cartas
}: de { $before }.ª a { $gear }.ª{ $heat ->
    [0] {""}
    [one] , por 1 carta de Motor forzado
   *[other] , por { $heat } cartas de Motor forzado
}.
heat-event-card-lost = { $car } no puede pagar el cambio: se descarta { $card }, elegida al azar.
heat-event-value-chosen = { $car } hace valer { $value } a { $card }.
heat-event-card-replaced = { $car } no puede pagar el Motor forzado de { $card }: se descarta y se juega una carta Básica en su lugar.{ $moved ->
    [yes] {" "}El coche vuelve a donde empezó el turno.
   *[no] {""}
}
heat-event-card-paid = { $car } paga { $heat ->
    [one] 1 carta
   *[other] { $heat } cartas
} de Motor forzado por { $card }.
heat-event-card-scrapped = { $car } desecha { $card }.
heat-event-stress-reduced = { $car } se quita { $count ->
    [one] 1 carta de Estrés
   *[other] { $count } cartas de Estrés
} con { $card }.
heat-event-pile-opened = Miras tu pila de descartes: { $cards }.
heat-event-cards-salvaged = { $count ->
    [0] { $car } no rescata nada.
    [one] { $car } baraja 1 carta de sus descartes en el mazo.
   *[other] { $car } baraja { $count } cartas de sus descartes en el mazo.
}
heat-event-played-directly = { $car } juega { $card } directamente.
heat-event-accelerated = { $car } acelera con { $card }: +{ $speed } de velocidad.
heat-event-card-refreshed = { $car } vuelve a poner { $card } encima del mazo.
heat-event-card-removed = { $card } de { $car } se gasta y sale del juego.

heat-bill-road = estado de la carretera
heat-bill-adjust = cartas propias
heat-bill-overheat = sobrecalentamiento
heat-bill-accelerate = aceleración
heat-bill-heat-control = control del motor

heat-no-end-with-musts = Queda un símbolo obligatorio por usar.
heat-no-sector-left = Tu coche ha salido de ese sector.
heat-no-heat-to-pay = El motor tiene { $heat }: enfría antes, o { $card } se cambia.
heat-no-stress-in-hand = No tienes Estrés en la mano.
heat-no-pile-to-salvage = Tu descarte está vacío.
heat-no-plus-used = No has usado ningún + en este turno.
heat-no-play-heat = Solo el Enfriamiento saca el Motor forzado de tu mano.
heat-no-cooling-here = En este sector no se puede enfriar.
heat-no-boost-heat-is-owed = Tus cartas aún exigen { $heat ->
    [one] 1 carta
   *[other] { $heat } cartas
} de Motor forzado. Paga o enfría antes.


heat-hint-draft = La carta con más velocidad por lo que cuesta.
heat-hint-owed = Hay que hacerlo, y ahora es tan bueno como después.
heat-hint-reduce = El Estrés que no está en tu mano no te sorprende.
heat-hint-salvage = Las cartas rápidas vuelven.
heat-hint-faster = Cuenta con { $odds }. Aquí más velocidad lleva a un sitio mejor.
heat-hint-value = Esta velocidad lleva al mejor sitio.
heat-hint-refresh = Después quieres { $gear }.ª y velocidad { $speed }: roba lo que encaja.

## La expansión Leyendas

heat-ability-plus_one = un espacio más
heat-ability-full_throttle = a todo gas
heat-ability-draft = cono de aire
heat-ability-adjust_speed_limit = límite de velocidad ajustado
heat-ability-slipstream = rebufo
heat-ability-reckless = temerario, una curva más
heat-ability-impeding = obstaculizar
heat-ability-nimble = ágil
heat-ability-adrenaline = un espacio más

heat-ability-plus_one-rule = Un espacio más tras el movimiento principal, si hay una plaza libre. Lo da una Estrella cuya habilidad no se puede usar.
heat-ability-full_throttle-rule = En la recta la Leyenda avanza 20 espacios en vez de su velocidad punta; si cruzara una línea de curva, para en el último espacio antes de ella.
heat-ability-draft-rule = Si entre la Leyenda y el coche de delante hay de 1 a 3 espacios vacíos, se pega a ese coche.
heat-ability-adjust_speed_limit-rule = Pasada la línea de Leyendas, la Leyenda cuenta el límite de velocidad con 2 más.
heat-ability-slipstream-rule = Junto a un coche o justo detrás, la Leyenda avanza 2 espacios más, con lo que añadan tiempo y carretera. Siempre va al final.
heat-ability-reckless-rule = Pasada la línea de Leyendas, la Leyenda puede cruzar esta ronda una línea de curva más de lo normal.
heat-ability-impeding-rule = Donde para, la Leyenda se queda atravesada y llena todo el espacio hasta su próximo turno: nadie más para ahí y nadie toma rebufo desde el espacio justo detrás.
heat-ability-nimble-rule = Nada bloquea a la Leyenda. En un espacio lleno se queda junto a la pista y mueve primero de ese espacio; si no, toma la plaza de la trazada, y el coche que está ahí se aparta.
heat-ability-adrenaline-rule = La Leyenda que mueve la última, o una de las dos últimas si corren cinco coches o más, avanza un espacio más tras el movimiento principal.

heat-for-you-closed = Nadie para { $ahead } espacios más adelante: allí está { $car } atravesado. Se puede pasar; un movimiento de { $ahead } acaba tras { $stop }.
heat-for-you-no-pull = { $ahead ->
    [0] No hay Rebufo desde donde estás: { $car } está atravesado justo delante.
    [one] No hay Rebufo desde 1 espacio más adelante, justo detrás de { $car }.
   *[other] No hay Rebufo desde { $ahead } espacios más adelante, justo detrás de { $car }.
}
heat-for-you-pulls-now = { $car } puede tirar de ti desde aquí: Rebufo.
heat-for-you-pulls = Para { $ahead ->
    [one] 1 espacio
   *[other] { $ahead } espacios
} más adelante, y { $car } puede tirar de ti.
heat-for-you-drives-on = { $car } está atravesado { $ahead ->
    [one] 1 espacio
   *[other] { $ahead } espacios
} más adelante, pero sigue antes de tu turno.
heat-for-you-before = { $count ->
    [0] Ninguna Leyenda mueve antes que tú esta ronda: sus cartas se descubren después de tu turno.
    [one] Una Leyenda mueve antes que tú, con cartas que nadie ha visto aún{ $rivals ->
        [0] .
       *[other] {": "}{ $cars }, Rival.
    }
   *[other] { $count } Leyendas mueven antes que tú, con cartas que nadie ha visto aún{ $rivals ->
        [0] .
        [one] , entre ellas { $cars }, Rival.
       *[other] , entre ellas las Rivales { $cars }.
    }
}

heat-checked-legends = { $file }: los mazos de leyendas «{ $name }» están bien: { $cards } cartas de Leyendas, { $boosts } cartas de Potenciación.
heat-no-slipstream-impeded = Justo delante hay una Leyenda que obstaculiza: desde aquí no hay Rebufo.
heat-sketch-level = Nivel de Leyendas { $level }{ $adrenaline ->
    [yes] {""}
   *[no] , sin Adrenalina
}{ $rivals ->
    [0] {""}
   *[other] {"; "}Rivales: { $cars }
}
heat-sketch-legends-card = { $when ->
    [now] Carta de esta ronda
   *[last] Carta de la ronda anterior
}: { $card }
heat-sketch-boost = Potenciación { $card }: Estrellas, { $star }
heat-sketch-rivals = Rivales: { $rival }
heat-sketch-numbers = { $parts }
heat-sketch-entry = { $car } { $speed }/{ $diamond }{ $star ->
    [yes] ★
   *[no] {""}
}
heat-sketch-standing = { $how ->
    [impeding] { $car } cierra su espacio.
   *[off] { $car } está junto a la pista.
}
heat-sketch-assumed-many = { $count } coches mueven antes; las previsiones los dejan donde están.

## Temporadas

heat-card-sponsor-brakes = Patrocinio 1/2/3/4
heat-card-sponsor-cooling = Patrocinio 4 Enfriamiento
heat-card-sponsor-rpm = Patrocinio 1 Rebufo 2
heat-card-sponsor-turbo = Patrocinio 6
heat-card-sponsor-wings = Patrocinio 3 Ajuste
heat-card-sponsor-grip = Patrocinio 2 Ajuste
heat-card-sponsor-springs = Patrocinio 4 Reducir Estrés
heat-card-sponsor-pedal = Patrocinio 2 Juego directo

heat-season-1961 = la temporada de 1961
heat-season-1962 = la temporada de 1962
heat-season-1963 = la temporada de 1963
heat-season-goat = la serie del mejor de todos los tiempos
heat-season-random = la temporada al azar
heat-season-own = esta temporada
heat-season-corner = { $corner }
heat-season-level = { $level ->
    [rising] sube
   *[other] { $level }
}

heat-season-event-grandstand = Tribuna llena
heat-season-event-grandstand-rule = Los tres primeros coches que completen la vuelta 1 ganan una carta de Patrocinio cada uno; las Leyendas solo ocupan un puesto.
heat-season-event-speed_record = Récord de velocidad
heat-season-event-speed_record-rule = Cada turno con velocidad 15 o más gana una carta de Patrocinio.
heat-season-event-strike = Huelga
heat-season-event-strike-rule = La carrera tiene una vuelta menos, y quien gane recibe 2 puntos más.
heat-season-event-engine_rules = Nuevas normas de motor
heat-season-event-engine_rules-rule = Cada Motor empieza con 1 carta de Motor forzado más.
heat-season-event-record_crowds = Récord de público
heat-season-event-record_crowds-rule = La carrera tiene una vuelta más, y las manos son de 8 cartas.
heat-season-event-corruption = Corrupción
heat-season-event-corruption-rule = Los tres primeros coches reciben 1 punto más cada uno.
heat-season-event-title_sponsor = Patrocinador principal
heat-season-event-title_sponsor-rule = Sin reglas especiales: solo más cartas de Patrocinio que de costumbre.
heat-season-event-live_television = En directo por televisión
heat-season-event-live_television-rule = Cada turno en que adelantes al menos a 3 coches gana una carta de Patrocinio.
heat-season-event-safety_rules = Normas de seguridad
heat-season-event-safety_rules-rule = Cada Motor empieza con 2 cartas de Motor forzado menos y cada mazo con 1 de Estrés menos, y las manos son de 6 cartas.
heat-season-event-sponsor_leaves = Se va un patrocinador
heat-season-event-sponsor_leaves-rule = Cada mazo tiene 1 carta de Estrés más, y el coche que haga un trompo queda eliminado y sin puntos.

heat-setting-season = Un campeonato entero: 1961, 1962, 1963, los tres seguidos (goat), cuatro carreras al azar (random) o un archivo de temporada propio; trae consigo los boxes y el clima.

heat-ask-draft-season = Antes de la carrera { $race }: coge una carta de Mejora para tu coche.
heat-ask-swap = Sales en último lugar: cambia una de tus Mejoras por una carta sobrante, o quédate con las que tienes.
heat-ask-keep = Elige la única Mejora que conservas para la próxima temporada.
heat-ask-ready = ¿Todo listo para la carrera { $race }? También puedes parar aquí y volver otro día.
heat-wait-swap = { $car } sale en último lugar y puede cambiar una Mejora.
heat-wait-keep = { $count ->
    [one] { $cars } elige la Mejora que conserva.
   *[other] { $cars } eligen la Mejora que conservan.
}
heat-wait-ready = { $count ->
    [one] Falta { $cars } para la próxima carrera.
   *[other] Faltan { $cars } para la próxima carrera.
}
heat-do-swap = Cambiar { $give } por { $take }
heat-do-no-swap = No cambiar nada
heat-do-keep = Conservar { $card }
heat-do-ready = Todo listo para la próxima carrera

heat-event-race-announced = Carrera { $race } de { $races } de { $year }: { $circuit }, { $laps ->
    [one] 1 vuelta
   *[other] { $laps } vueltas
}. { $event }: { $rule } { $corners ->
    [one] La prensa espera en la curva { $press }.
   *[other] La prensa espera en las curvas { $press }.
}{ $level ->
    [0] {""}
   *[other] {" "}Las Leyendas conducen en el nivel { $level }.
}
heat-event-upgrade-swapped = { $car } cambia { $gave } por { $took }.
heat-event-swap-declined = { $car } no cambia nada.
heat-event-sponsorship-dealt = { $car } recibe { $count ->
    [one] 1 carta de Patrocinio
   *[other] { $count } cartas de Patrocinio
} para la mano inicial.
heat-event-sponsorship-earned = { $why ->
    [press-slipstream] { $car } pasa a rebufo ante la prensa en la curva { $corner }
    [press-speed] { $car } impresiona a la prensa en la curva { $corner }
    [speed] { $car } bate el récord de velocidad
    [passed] { $car } adelanta a un coche tras otro
   *[first-lap] { $car } está entre los primeros en completar la vuelta 1
}{ $drawn ->
    [0] , pero no queda ninguna carta de Patrocinio.
   *[other] {" "}y gana una carta de Patrocinio.
}
heat-event-sponsorship-drawn = Tus patrocinadores te dan { $cards }.
heat-event-sponsorship-shuffled = { $count ->
    [one] Se baraja en el mazo 1 carta de Patrocinio usada.
   *[other] Se barajan en el mazo { $count } cartas de Patrocinio usadas.
}
heat-event-points-scored = { $car } suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y tiene { $total }.
heat-event-season-won = { $car } gana { $year } con { $points } puntos.
heat-event-greatest-found = { $car } es el mejor de todos los tiempos con { $points } puntos.
heat-event-upgrade-kept = { $car } conserva { $card } para la próxima temporada.
heat-event-driver-ready = { $car } espera la próxima carrera.
heat-event-car-eliminated = { $car } queda fuera de la carrera.

heat-bill-place = Puesto { $place }
heat-bill-event = { $event }

heat-hint-swap = Lo que recibes debe ser más rápido que lo que das.
heat-hint-keep = Vale la pena conservar la mejor carta.

heat-checked-season = { $file }: la temporada «{ $name }» está bien: { $races ->
    [one] 1 carrera.
   *[other] { $races } carreras.
}{ $named ->
    [yes] {" "}Niveles de las Leyendas: { $levels }.
   *[no] {""}
}

heat-score-points = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}

heat-sketch-season = Temporada: carrera { $race } de { $races }. { $event }. Prensa: { $press }
heat-sketch-next = Después, carrera { $race }: { $circuit }, { $laps ->
    [one] 1 vuelta
   *[other] { $laps } vueltas
}. { $event }
heat-sketch-next-legends = Leyendas en el nivel { $level }{ $rivals ->
    [0] {""}
   *[other] {"; "}Rivales: { $cars }
}
heat-sketch-scores = Puntos: { $parts }
heat-sketch-score = { $car } { $points }{ $driver ->
    [legend] {""}
   *[driver] {" "}(patr. { $cards })
}
