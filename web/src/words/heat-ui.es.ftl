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
heat-ui-follow = Seguir mi coche o ver todo el circuito
heat-ui-overview = Ver todo el circuito
heat-ui-zoom-in = Más cerca
heat-ui-zoom-out = Más lejos
heat-ui-you-flag = TÚ
heat-ui-chip = velocidad { $speed }
heat-ui-chip-chance = vel. { $speed } · { $percent } %
heat-ui-chip-spin = { $speed } · trompo
heat-ui-next-corner = Próxima curva
heat-ui-finish-line = Línea de meta
heat-ui-in-spaces = { $spaces ->
    [0] justo delante
    [one] a 1 espacio
   *[other] a { $spaces } espacios
}
heat-ui-then = luego máxima { $limit }, { $spaces } más allá
heat-ui-no-corner-left = ya no hay curvas

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
heat-ui-step-react = Reaccionar
heat-ui-step-slipstream = Rebufo
heat-ui-step-corner = Curva
heat-ui-step-discard = Descartar
heat-ui-step-draw = Robar
heat-ui-order = Clasificación
heat-ui-spaces-to-you = espacios hasta ti
heat-ui-spaces-to-first = espacios hasta el primero
heat-ui-limit-in = máx. { $limit } a { $spaces }
heat-ui-home = en meta
heat-ui-name = { $name }
heat-ui-you = Tú
heat-ui-legend = Leyenda
heat-ui-legend-numbers = Leyenda · ◆{ $diamond } · punta { $speed }
heat-ui-driver = { $gear }.ª · motor { $heat } · { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
heat-ui-legend-black = Dufresne
heat-ui-legend-blue = Hallam
heat-ui-legend-green = Okabe
heat-ui-legend-red = Ferrante
heat-ui-legend-gray = Castellan
heat-ui-legend-yellow = Brandt

## El tablero personal

heat-ui-gear = Marcha
heat-ui-gear-says = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}{ $cooldown ->
    [0] , no enfría
   *[other] , enfría { $cooldown }
}
heat-ui-gear-nth = { $gear }.ª
heat-ui-gear-now = { $gear } marcha, la actual
heat-ui-gear-shift = { $heat ->
    [0] Cambiar a { $gear } marcha
    [one] Cambiar a { $gear } marcha por 1 de Motor forzado
   *[other] Cambiar a { $gear } marcha por { $heat } de Motor forzado
}
heat-ui-gear-barred = { $gear } marcha no es posible: { $reason }
heat-ui-now = actual
heat-ui-free = gratis
heat-ui-engine = Motor
heat-ui-engine-has = Motor con { $heat } de Motor forzado
heat-ui-deck = Mazo
heat-ui-discard-pile = Descarte
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
heat-ui-card-heat = FORZADO
heat-ui-card-stress = ESTRÉS
heat-ui-only-cooldown = El Motor forzado solo sale de la mano al enfriar.
heat-ui-tag = { $heat ->
    [0] velocidad { $speed }
   *[other] velocidad { $speed }, cuesta { $heat }
}
heat-ui-tag-spin = velocidad { $speed }, trompo

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
    [0] Quedármelas
    [one] Descartar 1 carta
   *[other] Descartar { $count } cartas
}
heat-ui-change-plan = Cambiar cartas
heat-ui-clear = Devolver
heat-ui-sentence-pick = { $how ->
    [up] Sube a { $gear } y juega
    [down] Baja a { $gear } y juega
   *[stay] Sigue en { $gear } y juega
} { $of ->
    [one] 1 carta
   *[other] { $of } cartas
}: { $count ->
    [one] falta 1.
   *[other] faltan { $count }.
}
heat-ui-sentence-plan = { $how ->
    [up] Subes a { $gear }
    [down] Bajas a { $gear }
   *[stay] Sigues en { $gear }
}: velocidad { $several ->
    [yes] { "" }aproximada { $speed }
   *[no] { $speed }
}, { $heat ->
    [0] sin coste.
   *[other] { $heat } de Motor forzado por el cambio.
}
heat-ui-sentence-corner = { $how ->
    [up] Subes a { $gear }
    [down] Bajas a { $gear }
   *[stay] Sigues en { $gear }
}: velocidad { $several ->
    [yes] { "" }aproximada { $speed }
   *[no] { $speed }
}, { $heat ->
    [0] dentro de la máxima de la curva { $corner }.
   *[other] { $heat } de Motor forzado en la curva { $corner }.
}
heat-ui-sentence-spin = { $how ->
    [up] Subes a { $gear }
    [down] Bajas a { $gear }
   *[stay] Sigues en { $gear }
}: velocidad { $several ->
    [yes] { "" }aproximada { $speed }
   *[no] { $speed }
}, { $percent ->
    [100] ¡y trompo seguro!
   *[other] y trompo en el { $percent } %.
}
heat-ui-sentence-changing = Tus cartas están boca abajo; hasta que todos elijan puedes cambiarlas.
heat-ui-sentence-discard = { $count ->
    [0] Elige las cartas que no quieras, o quédatelas.
    [one] Se va 1 carta, y robas hasta tener siete.
   *[other] Se van { $count } cartas, y robas hasta tener siete.
}

## La cuenta

heat-ui-if-played = Si juegas estas
heat-ui-if-chosen = Si eliges esto
heat-ui-your-turn-bill = Tu motor
heat-ui-likeliest = { $count ->
    [2] lo más probable de dos
   *[other] lo más probable de { $count }
}
heat-ui-bill-idle = Elige marcha y cartas: aquí verás velocidad, curvas y coste antes de jugar.
heat-ui-bill-discard = El Motor forzado y el Estrés se quedan en la mano; lo demás puede irse.
heat-ui-bill-wait = Los demás conducen.
heat-ui-speed = Velocidad
heat-ui-so-far = Velocidad hasta ahora
heat-ui-limit = Máxima
heat-ui-heat = Forzado
heat-ui-spin-out = Trompo
heat-ui-left = queda
heat-ui-percent = { $percent } %
heat-ui-at-speed = a velocidad { $speed }
heat-ui-plus-stress = { $fixed } + estrés { $stress }
heat-ui-corner = curva { $corner }
heat-ui-corners = la primera de { $count }
heat-ui-you-have = tienes { $heat }
heat-ui-cards-make = Cartas
heat-ui-stress-turns = { $count ->
    [one] Estrés: un 1–4
   *[other] Estrés: { $count } cartas
}
heat-ui-paid-now = Se paga ya
heat-ui-corner-limit = Curva { $corner }, máxima { $limit }
heat-ui-no-corner = Ninguna curva
heat-ui-heat-to-pay = A pagar
heat-ui-engine-from = Motor { $heat }
heat-ui-engine-left = { $heat ->
    [one] queda 1
   *[other] quedan { $heat }
}
heat-ui-not-enough = El motor solo tiene { $heat }
heat-ui-slipstream-there = Allí hay Rebufo
heat-ui-odds = Velocidades de { $low } a { $high } con su probabilidad
heat-ui-spin = trompo
heat-ui-spin-if = trompo a velocidad { $speed }: cuesta { $heat }, tienes { $have }
heat-ui-effect = { $same ->
    [yes] velocidad { $low }
   *[no] velocidad { $low }–{ $high }
}{ $corners ->
    [0] , ninguna curva
   *[other] , { $heat ->
        [0] dentro de la máxima
       *[other] cuesta hasta { $heat }
    }
}
heat-ui-effect-spin = { $same ->
    [yes] velocidad { $low }
   *[no] velocidad { $low }–{ $high }
}, trompo { $percent } %

## El circuito en palabras

heat-ui-text-leader = { $car } va en cabeza.
heat-ui-text-home = Has terminado en el puesto { $place }.
heat-ui-text-place = Puesto { $place } de { $cars }, vuelta { $lap } de { $laps }.
heat-ui-text-corner = { $spaces ->
    [0] Curva justo delante, máxima { $limit }.
   *[other] Curva a { $spaces }, máxima { $limit }.
}
heat-ui-text-then = Luego máxima { $limit }, { $spaces } más allá.
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
heat-ui-guide-welcome = Tu marcha dice cuántas cartas juegas; su suma es tu velocidad. Elige marcha y cartas y mira en el tablero dónde llegas. No pasa nada hasta que pulses Jugar.
heat-ui-guide-gears-title = Una marcha es gratis
heat-ui-guide-gears = Cambiar una marcha no cuesta nada; dos cuestan 1 de Motor forzado. Las marchas altas juegan muchas cartas; las bajas enfrían.
heat-ui-guide-corner-near-title = Llega una curva
heat-ui-guide-corner-near = La señal roja es su velocidad máxima. Cruzar la línea más rápido cuesta 1 de Motor forzado por punto de más. Cuenta los espacios.
heat-ui-guide-corner-cost-title = Primero la cuenta
heat-ui-guide-corner-cost = La cuenta dice lo que costará esta curva antes de jugar. El Motor forzado pagado va al descarte y vuelve más tarde a tu mano.
heat-ui-guide-spin-title = Cuidado: trompo
heat-ui-guide-spin = Si una curva cuesta más de lo que tiene tu motor, haces un trompo: detrás de la curva, en 1.ª y con Estrés. El número rojo dice la probabilidad.
heat-ui-guide-shift-down-title = Frena ahora
heat-ui-guide-shift-down = Estás cerca de la curva: una marcha menor juega menos cartas, y la 1.ª y la 2.ª además enfrían.
heat-ui-guide-stress-title = El Estrés sorprende
heat-ui-guide-stress = Una carta de Estrés destapa un 1 a 4 de tu mazo. Las barras dicen la probabilidad de cada velocidad. Solo jugándolo te libras de él.
heat-ui-guide-cooldown-title = Enfriar
heat-ui-guide-cooldown = Devuelve Motor forzado de la mano al motor: sitio en la mano y reserva para la próxima curva.
heat-ui-guide-boost-title = Impulso
heat-ui-guide-boost = Paga 1 y destapa una carta: avanzas eso de inmediato. También sube tu velocidad: cuidado con la curva.
heat-ui-guide-adrenaline-title = Adrenalina
heat-ui-guide-adrenaline = Los últimos reciben ayuda: 1 más de velocidad, 1 más de enfriamiento. Usa lo que te sirva.
heat-ui-guide-slipstream-title = Rebufo
heat-ui-guide-slipstream = Junto a otro coche o justo detrás puedes avanzar 2 espacios más. No cuentan como velocidad: buena manera de pasar una curva.
heat-ui-guide-discard-title = Ordena tu mano
heat-ui-guide-discard = Tira las cartas que no ayuden antes de la próxima curva; robas hasta siete. El Motor forzado y el Estrés no se pueden tirar.
heat-ui-guide-heat-in-hand-title = Motor forzado en la mano
heat-ui-guide-heat-in-hand = No se puede jugar. Solo sale al enfriar, en 1.ª y 2.ª o con Adrenalina.
heat-ui-guide-legends-title = Cómo conducen las Leyendas
heat-ui-guide-legends = Cada ronda una carta da a cada Leyenda un rombo y una velocidad punta. Antes de la línea de puntos van a fondo; después toman la curva a la máxima más el rombo.
heat-ui-guide-home-straight-title = ¡La bandera!
heat-ui-guide-home-straight = Ya no hay curvas. Todo lo que tengas: marcha alta, cartas grandes, impulso.

## El final

heat-ui-result-grand-prix = GRAN PREMIO DE { $circuit }
heat-ui-result-won = GANAS
heat-ui-result-place = { $place ->
    [2] SEGUNDO
    [3] TERCERO
   *[other] PUESTO { $place }
}
heat-ui-result-winner = GANA { $name }
heat-ui-positions = Puestos por ronda
heat-ui-positions-of = { $name }: puesto { $first } en la parrilla, puesto { $last } en la meta.
heat-ui-grid = Salida
heat-ui-lap-begins = empieza la vuelta { $lap }
heat-ui-classification = Clasificación
heat-ui-rounds = Rondas
heat-ui-top-speed = Vel. punta
heat-ui-heat-paid = Pagado
heat-ui-spin-outs = Trompos
heat-ui-your-race = Tu carrera
heat-ui-by-round = por ronda
heat-ui-speed-by-round = Velocidad por ronda: { $values }
heat-ui-heat-by-round = Motor forzado pagado por ronda: { $values }
