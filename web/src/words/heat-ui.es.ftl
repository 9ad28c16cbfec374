# HEAT en la pantalla: palabras solo del cliente

## El tablero

heat-ui-board = { $circuit }, visto desde arriba
heat-ui-poster-usa = ESTADOS UNIDOS
heat-ui-poster-great_britain = GRAN BRETAÑA
heat-ui-poster-italy = ITALIA
heat-ui-poster-france = FRANCIA
heat-ui-poster-line = GRAN PREMIO · { $laps ->
    [one] 1 VUELTA
   *[other] { $laps } VUELTAS
} · { $corners ->
    [one] 1 CURVA
   *[other] { $corners } CURVAS
}
heat-ui-follow = Seguir mi coche, o ver todo el circuito
heat-ui-overview = Ver todo el circuito
heat-ui-zoom-in = Más cerca
heat-ui-zoom-out = Más lejos
heat-ui-you-flag = TÚ
heat-ui-chip = velocidad { $speed }
heat-ui-chip-chance = velocidad { $speed } · { $percent } %
heat-ui-chip-spin = { $speed } · trompo
heat-ui-chip-back = { $percent ->
    [100] trompo: acabas aquí
   *[other] { $percent } %: trompo hasta aquí
}
heat-ui-next-corner = Próxima curva
heat-ui-finish-line = Línea de meta
heat-ui-in-spaces = { $spaces ->
    [0] justo delante
    [one] a 1 espacio
   *[other] a { $spaces } espacios
}
heat-ui-in-short = { $spaces ->
    [0] ya
   *[other] a { $spaces }
}
heat-ui-then = luego máxima { $limit }, { $spaces } más allá
heat-ui-then-finish = luego la meta, { $spaces } más allá
heat-ui-no-corner-left = no quedan curvas

## La carrera

heat-ui-lap = Vuelta { $lap }
heat-ui-of-laps = de { $laps }
heat-ui-lap-short = Vuelta { $lap }/{ $laps } · R{ $round }
heat-ui-round = Ronda { $round }
heat-ui-steps = Pasos de una ronda
heat-ui-step-shift = Marcha
heat-ui-step-cards = Cartas
heat-ui-step-move = Mover
heat-ui-step-adrenaline = Adrenalina
heat-ui-step-react = Reacción
heat-ui-step-slipstream = Rebufo
heat-ui-step-corner = Curva
heat-ui-step-discard = Descartar
heat-ui-step-draw = Reponer
heat-ui-order = Orden de carrera
heat-ui-spaces-to-you = espacios hasta ti
heat-ui-spaces-to-first = espacios hasta el primero
heat-ui-limit-in = máxima { $limit } a { $spaces }
heat-ui-flag-in = meta en { $spaces }
heat-ui-home = en meta
heat-ui-name = { $name }
heat-ui-you = Tú
heat-ui-legend = Leyenda
heat-ui-legends-card = Carta de Leyendas
heat-ui-legends-card-numbers = ◆{ $diamond } · punta { $speed }
heat-ui-legend-numbers = ◆{ $diamond } · punta { $speed }
heat-ui-driver-me = marcha { $gear } · motor { $heat }
heat-ui-driver = marcha { $gear } · motor { $heat } · { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
heat-ui-narration = Lo que pasa
heat-ui-legend-black = Dufresne
heat-ui-legend-blue = Hallam
heat-ui-legend-green = Okabe
heat-ui-legend-red = Ferrante
heat-ui-legend-gray = Castellan
heat-ui-legend-yellow = Brandt
heat-ui-legend-orange = Marchetti
heat-ui-legend-purple = Sorby
heat-ui-legend-white = Quill
heat-ui-legend-teal = Novak
heat-ui-legend-pink = Arrieta
heat-ui-legend-cyan = Penrose

## El tablero de piloto

heat-ui-gear = Marcha
heat-ui-gear-says = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}{ $cooldown ->
    [0] , sin enfriamiento
   *[other] , enfriamiento { $cooldown }
}
heat-ui-gear-nth = { $gear ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
   *[other] { $gear }.ª
}
heat-ui-gear-now = { $gear } marcha, ahora
heat-ui-gear-shift = { $heat ->
    [0] Cambiar a { $gear } marcha
    [one] Cambiar a { $gear } marcha por 1 carta de Motor forzado
   *[other] Cambiar a { $gear } marcha por { $heat } cartas de Motor forzado
}
heat-ui-gear-barred = La { $gear } marcha no es posible: { $reason }
heat-ui-now = ahora
heat-ui-free = gratis
heat-ui-engine = Motor
heat-ui-engine-has = Motor con { $heat ->
    [one] 1 carta de Motor forzado
   *[other] { $heat } cartas de Motor forzado
}
heat-ui-engine-of = de { $slots }
heat-ui-deck = Mazo
heat-ui-discard-pile = Descartes
heat-ui-hand = Mano
heat-ui-in-hand = Tu mano: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
heat-ui-hand-chosen = Tu mano: { $count } de { $of } elegidas
heat-ui-played = Jugado este turno: velocidad { $speed }
heat-ui-card = { $numbered ->
    [yes] Velocidad { $card }
   *[no] { $card }
}
heat-ui-card-barred = { $card }: { $reason }
heat-ui-card-heat = MOTOR
heat-ui-card-stress = ESTRÉS

## Cartas de mejora

heat-ui-card-or = o
heat-ui-card-does = { $card }: { $does }
heat-ui-short-plain = Sin coste ni efecto.
heat-ui-short-extra = Motor forzado que empieza en tu mazo: enfríalo hacia el Motor.
heat-ui-short-values = { $values }: tú eliges.
heat-ui-short-plus = { $amount ->
    [one] Revela 1 carta.
   *[other] Revela { $amount } cartas.
}
heat-ui-short-heat = Paga { $amount } de M. forzado.
heat-ui-short-scrap = Desecha { $amount }.
heat-ui-short-adjust = Máximas { $number }.
heat-ui-short-cooldown = Enfría { $amount }.
heat-ui-short-slipstream = Rebufo +{ $amount }.
heat-ui-short-reduce = Quita { $amount } de estrés.
heat-ui-short-refresh = Puede volver enseguida.
heat-ui-short-salvage = Rescata { $amount }.
heat-ui-short-direct = En Reacción.
heat-ui-short-accelerate = +1 por cada +.
heat-ui-short-one_time = Un solo uso.
heat-ui-explain-group = { $group }, { $level ->
    [advanced] nivel avanzado
   *[basic] nivel básico
}
heat-ui-explain-speed = Velocidad { $value }
heat-ui-explain-value = { $value ->
    [0] No avanza ningún espacio y ocupa un lugar entre tus cartas.
    [one] Avanza 1 espacio y cuenta en las curvas.
   *[other] Avanza { $value } espacios y cuenta en las curvas.
}
heat-ui-explain-values = Eliges cuál al revelar la carta.
heat-ui-explain-extra = Una carta de Motor forzado que empieza en tu mazo y no en tu Motor. En la mano no sirve hasta que la enfrías; desde entonces puedes gastarla.
heat-ui-explain-symbol = { $kind ->
    [plus] Símbolo { $symbol }: se revela enseguida
    [adjust] { $symbol }: cuenta siempre
    [one_time] { $symbol }: cuenta siempre
   *[other] { $symbol }: { $must ->
        [yes] es obligatorio
       *[no] es opcional
    }
}

## Los boxes

heat-ui-garage = Los boxes
heat-ui-garage-story = Qué hace la carta
heat-ui-garage-call = Tú eliges.
heat-ui-garage-title = Boxes
heat-ui-garage-before = antes de la carrera
heat-ui-garage-round = Ronda de elección { $round }
heat-ui-garage-round-of = ronda { $round } de { $rounds }
heat-ui-garage-step = Ronda { $round }
heat-ui-garage-step-start = Salida
heat-ui-garage-steps = Pasos antes de la carrera
heat-ui-garage-front = de cabeza a cola
heat-ui-garage-rear = de cola a cabeza
heat-ui-garage-order = Quién elige y cuándo
heat-ui-garage-took = tomó { $card }
heat-ui-garage-now = { $you ->
    [yes] eliges ahora
   *[no] elige ahora
}
heat-ui-garage-next = { $you ->
    [yes] eres el próximo turno
   *[no] a continuación
}
heat-ui-garage-last = al final de esta ronda
heat-ui-garage-later = más tarde
heat-ui-garage-you-now = Tú, ahora
heat-ui-garage-back = La ronda { $round } va al revés: empieza { $name }
heat-ui-garage-market = { $count } cartas: { $drivers } pilotos + { $extra }. Lo que nadie tome se descarta.
heat-ui-garage-choose-one = Elige una carta: aquí se explica antes de que la tomes.
heat-ui-garage-watch-one = Elige una carta para leer qué hace.
heat-ui-garage-taken-by = { $name } tomó { $card }
heat-ui-garage-cars = Los coches
heat-ui-garage-by-grid = por puesto de parrilla
heat-ui-garage-no-draft = Leyenda: no elige
heat-ui-garage-mine = Tu coche
heat-ui-garage-mine-says = { $count } mejoras, todas a tu mazo
heat-ui-garage-chosen = elegida ahora
heat-ui-garage-slot = ronda { $round }
heat-ui-garage-nth = { $place ->
    [1] eliges en primer lugar
    [2] eliges en segundo lugar
    [3] eliges en tercer lugar
    [4] eliges en cuarto lugar
    [5] eliges en quinto lugar
   *[other] eliges en sexto lugar
}
heat-ui-garage-today = La carrera de hoy
heat-ui-garage-today-says = { $circuit }, { $laps ->
    [one] 1 vuelta
   *[other] { $laps } vueltas
}: máximas { $limits }
heat-ui-garage-corner = Curva { $corner }
heat-ui-garage-sector = Sector { $corner }
heat-ui-garage-road-limit = máxima { $before } → { $after }
heat-ui-garage-road-overheat = exceso: +{ $amount } forzado
heat-ui-garage-road-slipstream = rebufo +{ $amount }
heat-ui-garage-road-heat_control = el impulso cuesta { $amount }
heat-ui-garage-road-weather = { $effect ->
    [no_cooling] sin enfriar
    [no_slipstream] sin rebufo
    [slipstream_boost] rebufo +{ $amount }
   *[cooling_bonus] enfriar +{ $amount }
}
heat-ui-garage-weather = { $setup ->
    [stress] { $amount } de estrés
    [heat] { $amount } M. forzado
    [heat_to_deck] { $amount } forzados en el mazo
   *[heat_to_discard] { $amount } forzados descartados
}
heat-ui-garage-deck = En tu mazo
heat-ui-sentence-draft = Elige una de { $count } cartas de mejora para tu coche.
heat-ui-sentence-draft-take = Tomar { $card }: { $does }
heat-ui-garage-take = Tomar { $card }
heat-ui-garage-choose = Elige una carta
heat-ui-garage-after = { $count ->
    [0] Nadie elige después de ti.
   *[other] { $names }, después de ti
}

## Lo que se pregunta

heat-ui-pick = { $count ->
    [one] Elige 1 carta
   *[other] Elige { $count } cartas
}
heat-ui-play = { $count ->
    [one] Jugar 1 carta
   *[other] Jugar { $count } cartas
}
heat-ui-discard = { $count ->
    [0] Quedarse con todas
    [one] Descartar 1 carta
   *[other] Descartar { $count } cartas
}
heat-ui-change-plan = Cambiar las cartas
heat-ui-clear = Devolver
heat-ui-sentence-pick = { $how ->
    [up] Subir a { $gear } y juega
    [down] Bajar a { $gear } y juega
   *[stay] Seguir en { $gear } y juega
} { $of ->
    [one] 1 carta
   *[other] { $of } cartas
}: { $count ->
    [one] falta 1.
   *[other] faltan { $count }.
}
heat-ui-sentence-plan = { $how ->
    [up] Subir a { $gear }
    [down] Bajar a { $gear }
   *[stay] Seguir en { $gear }
}: { $odds }{ $corner ->
    [0] .
   *[other] { $within ->
        [yes] { " " }(curva { $corner }, sin pasar su máxima).
       *[no] { " " }(curva { $corner }).
    }
}
heat-ui-sentence-changing = Tus cartas están boca abajo; hasta que todos elijan puedes cambiarlas.
heat-ui-sentence-discard = { $count ->
    [0] Elige las cartas que no quieras, o quédatelas todas.
    [one] Se va 1 carta, y robas hasta siete.
   *[other] Se van { $count } cartas, y robas hasta siete.
}

## La cuenta

heat-ui-if-played = Si juegas estas
heat-ui-if-done = Si lo dejas así
heat-ui-likeliest = { $count ->
    [2] lo más probable de dos
   *[other] lo más probable de { $count }
}
heat-ui-bill-idle = Elige marcha y cartas: aquí verás la velocidad, las curvas y el Motor forzado antes de jugar.
heat-ui-speed = Velocidad
heat-ui-so-far = Velocidad hasta ahora
heat-ui-limit = Máxima
heat-ui-heat = Motor f.
heat-ui-risk = { $percent } % trompo
heat-ui-risk-again = { $percent ->
    [100] Eso es un trompo seguro.
   *[other] Eso es un trompo en un { $percent } %.
} Púlsalo otra vez para hacerlo.
heat-ui-spin-out = Trompo
heat-ui-left = restantes
heat-ui-percent = { $percent } %
heat-ui-at-speed = a velocidad { $speed }
heat-ui-plus-stress = { $fixed } + estrés { $stress }
heat-ui-plus-turned = { $fixed } + destapado { $stress }
heat-ui-corner = curva { $corner }
heat-ui-corners = primera de { $count }
heat-ui-you-have = tienes { $heat }
heat-ui-cards-make = Cartas
heat-ui-stress-turns = { $count ->
    [one] El Estrés destapa un 1–4
   *[other] El Estrés destapa { $count } cartas
}
heat-ui-turned-up = Se destapa
heat-ui-replaced = Sin Motor forzado para { $card }: se destapa otra carta
heat-ui-owed = Lo piden las cartas
heat-ui-paid-now = Se paga ya
heat-ui-corner-limit = Curva { $corner }, máxima { $limit }
heat-ui-no-corner = No se cruza ninguna curva
heat-ui-heat-to-pay = A pagar
heat-ui-engine-from = Motor { $heat }
heat-ui-engine-left = { $heat ->
    [one] queda 1
   *[other] quedan { $heat }
}
heat-ui-not-enough = En el Motor solo hay { $heat }
heat-ui-slipstream-there = Allí es posible el Rebufo
heat-ui-odds = Velocidades de { $low } a { $high } con sus probabilidades
heat-ui-spin = trompo
heat-ui-spin-if = trompo a velocidad { $speed }: cuesta { $heat } de Motor forzado, y tienes { $have }
heat-ui-turn-now = Este turno
heat-ui-turn-last = Tu último turno
heat-ui-turn-shift = Cambio de dos marchas
heat-ui-turn-boost = Impulso
heat-ui-turn-adrenaline = Adrenalina
heat-ui-turn-slipstream = Rebufo: { $spaces } espacios
heat-ui-turn-cooldown = Enfriado
heat-ui-turn-cluttered = Mano bloqueada: el coche se queda parado
heat-ui-turn-spin = Trompo en la curva { $corner }: costaba { $cost }, en el motor había { $paid }{ $stress ->
    [0] {""}
   *[other] , +{ $stress } de estrés
}
heat-ui-turn-paid = Motor f. pagado

## El circuito como texto

heat-ui-text-leader = { $car } va en cabeza.
heat-ui-text-home = Has llegado en el puesto { $place }.
heat-ui-text-place = Puesto { $place } de { $cars }, vuelta { $lap } de { $laps }.
heat-ui-text-corner = { $spaces ->
    [0] Curva justo delante, máxima { $limit }.
   *[other] Curva a { $spaces }, máxima { $limit }.
}
heat-ui-text-then = Luego máxima { $limit }, { $spaces } más allá.
heat-ui-text-then-finish = Luego la meta, { $spaces } más allá.
heat-ui-text-finish = Línea de meta a { $spaces }, sin curvas antes.
heat-ui-text-ahead = { $count ->
    [one] Un coche delante, a { $spaces }.
   *[other] { $count } coches delante, el más cercano a { $spaces }.
}
heat-ui-text-beside = { $count ->
    [one] Un coche a tu lado.
   *[other] { $count } coches a tu lado.
}
heat-ui-text-behind = { $count ->
    [one] Un coche justo detrás.
   *[other] { $count } coches justo detrás.
}

## La primera vuelta

heat-ui-guide = La primera vuelta
heat-ui-guide-got-it = Entendido
heat-ui-guide-skip = No más lecciones
heat-ui-guide-welcome-title = Bienvenido a la parrilla
heat-ui-guide-welcome = Tu marcha dice cuántas cartas juegas; su suma es tu velocidad. { $press ->
    [tap] Toca una marcha, toca cartas
   *[click] Haz clic en una marcha y en tus cartas
} y mira en el tablero dónde acabas. No pasa nada hasta que pulses Jugar.
heat-ui-guide-gears-title = Una marcha más es gratis
heat-ui-guide-gears = Cambiar una marcha arriba o abajo no cuesta nada; dos marchas cuestan 1 carta de Motor forzado de tu Motor. Las marchas altas juegan muchas cartas; las bajas te dejan enfriar.
heat-ui-guide-corner-near-title = La próxima curva
heat-ui-guide-corner-near = La señal redonda es la velocidad máxima de la próxima curva. Cruzar su línea más rápido cuesta 1 carta de Motor forzado por cada punto de más. Cuenta los espacios y apunta a su borde.
heat-ui-guide-corner-cost-title = Primero, la cuenta
heat-ui-guide-corner-cost = El Motor forzado es combustible para el riesgo. Antes de jugar, la cuenta dice lo que costarán las curvas: con una carta de Estrés, de cuánto a cuánto. Lo que pagas va a tus descartes y vuelve más tarde a tu mano.
heat-ui-guide-spin-title = Eso ha sido un trompo
heat-ui-guide-spin = La curva costaba más Motor forzado del que había en tu Motor: estás otra vez delante de ella, en 1.ª marcha y con cartas de Estrés. Un número rojo te dice antes lo probable que es.
heat-ui-guide-shift-down-title = Frena ahora
heat-ui-guide-shift-down = Estás cerca de la curva: una marcha más baja juega menos cartas, y la 1.ª y la 2.ª además enfrían.
heat-ui-guide-stress-title = El Estrés es una sorpresa
heat-ui-guide-stress = Una carta de Estrés destapa de tu mazo una carta de 1 a 4. Las barras muestran lo probable que es cada velocidad. Jugarlo es la única forma de librarse del Estrés.
heat-ui-guide-cooldown-title = Enfriar
heat-ui-guide-cooldown = Lleva el Motor forzado de tu mano de vuelta al Motor. Deja sitio en la mano y combustible para la próxima curva.
heat-ui-guide-boost-title = Impulso
heat-ui-guide-boost = Paga 1 carta de Motor forzado y destapa una carta: avanzas eso mismo al momento. Tu velocidad también sube, así que ojo con la curva.
heat-ui-guide-adrenaline-title = Adrenalina
heat-ui-guide-adrenaline = Los últimos coches reciben ayuda: 1 más de velocidad, 1 más de Enfriamiento. Usa lo que te sirva, o déjalo.
heat-ui-guide-slipstream-title = Rebufo
heat-ui-guide-slipstream = Al lado o justo detrás de otro coche puedes avanzar 2 espacios más. No cuentan como velocidad: una buena forma de pasar una curva.
heat-ui-guide-discard-title = Ordena tu mano
heat-ui-guide-discard = Tira las cartas que no ayudan antes de la próxima curva; robas otra vez hasta siete. El Motor forzado y el Estrés no se pueden tirar.
heat-ui-guide-heat-in-hand-title = Motor forzado en la mano
heat-ui-guide-heat-in-hand = El Motor forzado de la mano no se puede jugar. Solo se va con el Enfriamiento, en 1.ª y 2.ª marcha o con Adrenalina.
heat-ui-guide-legends-title = Cómo conducen las Leyendas
heat-ui-guide-legends = En cada ronda una carta de Leyendas da a cada Leyenda un rombo y una velocidad punta. Antes de la línea de puntos van a tope; después toman la curva a la velocidad máxima más el rombo.
heat-ui-guide-home-straight-title = ¡La bandera!
heat-ui-guide-home-straight = No quedan curvas. Todo lo que tengas: marcha alta, cartas grandes, Impulso.

## El final

heat-ui-result-grand-prix = GRAN PREMIO { $circuit }
heat-ui-result-won = HAS GANADO
heat-ui-result-place = { $place ->
    [2] SEGUNDO
    [3] TERCERO
    [4] CUARTO
    [5] QUINTO
    [6] SEXTO
    [7] SÉPTIMO
    [8] OCTAVO
    [9] NOVENO
    [10] DÉCIMO
    [11] UNDÉCIMO
    [12] DUODÉCIMO
   *[other] PUESTO { $place }
}
heat-ui-result-winner = GANA { $name }
heat-ui-positions = Posiciones por ronda
heat-ui-positions-of = { $name }: puesto { $first } en la parrilla, puesto { $last } en la meta.
heat-ui-grid = Parrilla
heat-ui-lap-begins = empieza la vuelta { $lap }
heat-ui-classification = Clasificación final
heat-ui-behind = Distancia
heat-ui-winner = ganador
heat-ui-behind-rounds = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
heat-ui-behind-spaces = { $spaces ->
    [one] 1 espacio
   *[other] { $spaces } espacios
}
heat-ui-rounds = Rondas
heat-ui-top-speed = Velocidad punta
heat-ui-heat-paid = Motor f. pagado
heat-ui-spin-outs = Trompos
heat-ui-your-race = Tu carrera
heat-ui-by-round = por ronda
heat-ui-speed-by-round = Velocidad por ronda: { $values }
heat-ui-heat-by-round = Motor forzado pagado por ronda: { $values }

## El tiempo y el estado de la pista

heat-ui-corner-nth = Curva { $number }
heat-ui-sector-nth = Sector { $number }
heat-ui-limit-changed = { $from } → { $to }
heat-ui-next-corner-changed = Próxima curva, máxima { $from } → { $to }
heat-ui-next-corner-adjusted = Próxima curva, { $limit } { $sign ->
    [plus] +
   *[minus] −
} { $adjust } para ti
heat-ui-you-are-here = Estás aquí.
heat-ui-weather-acts = { $count ->
    [one] en el sector { $sectors }: { $does }
   *[other] en los sectores { $sectors }: { $does }
}
heat-ui-weather-rests = hoy no actúa en ningún sector
heat-ui-sector-does = { $effect ->
    [no_cooling] sin enfriar
    [no_slipstream] sin rebufo
    [slipstream_boost] rebufo +{ $amount }
   *[cooling_bonus] enfriar +{ $amount }
}
heat-ui-road-does = { $road ->
    [overheat] si te pasas: +{ $amount }
    [heat_control] impulso por { $amount }
    [slipstream] rebufo +{ $amount }
   *[other] { $from } → { $to }
}

## Reacción

heat-ui-use = { $kind ->
    [heat] Pagar { $amount }
    [scrap] Desechar { $amount }
    [cooldown] Enfriar { $amount }
    [boost] { $heat ->
        [0] Impulso gratis
       *[other] Impulso por { $heat }
    }
    [adrenaline] Adrenalina +{ $amount }
    [reduce] Quitar { $amount } de Estrés
    [salvage] Recuperar { $amount }
   *[accelerate] Acelerar +{ $amount }
}
heat-ui-play-card = Jugar { $card }
heat-ui-use-only = Solo { $amount }
heat-ui-comes = { $kind ->
    [adjust] Tus máximas { $sign ->
        [plus] +
       *[minus] −
    }{ $amount }
    [slipstream] Rebufo +{ $amount }
    [refresh] Tomarla otra vez
   *[one_time] Sale del juego
}
heat-ui-must = obliga
heat-ui-by-itself = sola
heat-ui-later = después
heat-ui-from-gear = { $gear } marcha
heat-ui-from-hand = de tu mano
heat-ui-from-sector = { $weather }, solo en el sector { $sector }
heat-ui-musts = { $count ->
    [one] Falta 1 obligación
   *[other] Faltan { $count } obligaciones
}
heat-ui-end-react = Terminar Reacción
heat-ui-end-replacing = { $count ->
    [one] Terminar: { $card } se cambia
   *[other] Terminar: { $count } cartas se cambian
}
heat-ui-react-musts = Velocidad { $speed }. Usa tus símbolos en el orden que quieras; { $count ->
    [one] 1 es obligatorio
   *[other] { $count } son obligatorios
}.
heat-ui-react-unpaid = El motor tiene { $have }, poco para { $card }: la cambiará una carta de tu mazo.
heat-ui-react-no-slipstream = Velocidad { $speed }. Después no hay Rebufo: { $why }.
heat-ui-no-slipstream = Sin Rebufo: { $why }
heat-ui-slipstream-short = { $spaces ->
    [one] Solo 1 espacio de { $due }: el resto está ocupado
   *[other] Solo { $spaces } espacios de { $due }: el resto está ocupado
}
heat-ui-leaves-sector = Enfría antes con el tiempo: esto sale de su sector.
heat-ui-chip-value = { $value }
heat-ui-chip-slipstream = +{ $spaces }
heat-ui-pile = Tu descarte
heat-ui-pile-choose = { $count ->
    [one] elige 1 carta como mucho
   *[other] elige { $count } cartas como mucho
}
heat-ui-sentence-salvage = { $count } de { $of } elegidas: se barajan en tu mazo.
heat-ui-salvage = { $count ->
    [0] No robar nada
    [one] Robar 1 carta
   *[other] Robar { $count } cartas
}

## Torneo

heat-ui-hand-laying = Tu mano: { $count } elegidas
heat-ui-lay = { $count ->
    [0] Poner cartas
    [one] Poner 1 carta
   *[other] Poner { $count } cartas
}
heat-ui-lay-idle = Elige cartas: cuántas son es tu marcha. Nadie ve el número antes de que las destapes.
heat-ui-lay-full = Ninguna marcha juega tantas cartas desde aquí.
heat-ui-gear-follows = La marcha sigue a tus cartas: elige tantas como deba ser.
heat-ui-sentence-lay = Elige tus cartas: su número es tu marcha.
heat-ui-sentence-laid = Tus cartas están boca abajo; hasta que todos las pongan puedes cambiarlas, y también su número.
heat-ui-sentence-gear = { $gear } marcha al destaparlas: { $odds }.{ $penalty ->
    [lost] { " " }No puedes pagar el cambio: ¡se pierde una carta al azar!
    [added] { " " }No puedes pagar el cambio: ¡se añade una carta de tu mazo!
   *[none] {""}
}

## Qué hicieron las cartas en un turno

heat-ui-turn-pay = { $card }
heat-ui-turn-accelerate = Acelerado
heat-ui-turn-direct = { $card }, jugada al momento
heat-ui-turn-lost = { $card } perdida: sin pago para dos marchas
heat-ui-turn-replaced = { $card } cambiada: no se pudo pagar
heat-ui-turn-refresh = { $card } otra vez sobre el mazo
heat-ui-turn-removed = { $card } sale del juego
heat-ui-turn-scrap = Desechadas del mazo
heat-ui-turn-reduce = Estrés quitado
heat-ui-turn-salvage = Recuperadas al mazo

## En una pantalla grande

heat-ui-tv-now = Ahora mismo
heat-ui-tv-join = Mira o entra: { $address }
heat-ui-tv-leads = en cabeza
heat-ui-tv-behind = espacios por detrás
heat-ui-tv-drives = En pista
heat-ui-tv-choosing = Todos eligen
heat-ui-tv-corner = Curva { $corner }
heat-ui-tv-heat = Calor
heat-ui-tv-spin = ¡Trompo!

## La carrera en seis imágenes

heat-ui-how-1 = Cruza la meta antes que nadie
heat-ui-how-1-why = Todos eligen marcha y cartas a la vez. Luego se mueven los coches, primero el que va delante.
heat-ui-how-2 = La marcha dice cuántas cartas
heat-ui-how-2-why = La 1.ª marcha juega una carta, la 4.ª cuatro. Subir o bajar una es gratis, dos cuestan 1 carta de Motor forzado.
heat-ui-how-3 = Las cartas suman la Velocidad
heat-ui-how-3-why = Avanza ese número de Espacios. Una carta de Estrés da una sorpresa: 1, 2, 3 o 4.
heat-ui-how-4 = Cada curva tiene un límite
heat-ui-how-4-why = Velocidad 6 con límite 3: paga 3 cartas de Motor forzado. Luego vuelven a estorbar en tu mano.
heat-ui-how-5 = ¿No puedes pagar? Trompo
heat-ui-how-5-why = Atrás hasta antes de la curva, a 1.ª marcha, y una carta de Estrés a la mano. Desde 3.ª o 4.ª: dos.
heat-ui-how-6 = Cuatro trucos tras mover
heat-ui-how-6-why = Impulso, enfriar y Adrenalina en cualquier orden, el Rebufo al final. Luego roba hasta siete cartas.
heat-ui-how-boost = Impulso
heat-ui-how-boost-why = 1 Motor forzado: otra carta, y avanza
heat-ui-how-cool = Enfriar
heat-ui-how-cool-why = 1.ª marcha 3 cartas, 2.ª marcha 1
heat-ui-how-slip = Rebufo
heat-ui-how-slip-why = al lado o justo detrás: 2 Espacios
heat-ui-how-adrenaline = Adrenalina
heat-ui-how-adrenaline-why = el último: +1 Velocidad, +1 enfriar
