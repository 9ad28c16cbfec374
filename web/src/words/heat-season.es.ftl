## Las temporadas en la parte de HEAT del cliente

heat-season-ui-short-usa = EE. UU.
heat-season-ui-short-great_britain = GB
heat-season-ui-short-italy = IT
heat-season-ui-short-france = FR
heat-season-ui-column = { $circuit ->
    [great_britain] G. Bretaña
   *[other] { $name }
}
heat-season-ui-title = { $season ->
    [random] Al azar
    [goat] La mejor
   *[other] Propia
}

## Entre carreras

heat-season-ui-header = Temporada { $season }
heat-season-ui-driven = { $driven } de { $races ->
    [one] 1 carrera
   *[other] { $races } carreras
}
heat-season-ui-grand-prix = Temporada de Grandes Premios
heat-season-ui-map = Carreras de la temporada { $season }
heat-season-ui-won = ganó { $name }
heat-season-ui-you-won = ganaste
heat-season-ui-next-race = la próxima
heat-season-ui-later-race = más tarde
heat-season-ui-track = El circuito { $circuit }
heat-season-ui-track-nth = Circuito { $number }: { $circuit }
heat-season-ui-track-facts = { $spaces } espacios, { $laps ->
    [one] 1 vuelta
   *[other] { $laps } vueltas
}
heat-season-ui-sheet = Clasificación
heat-season-ui-sheet-why = { $points } por puesto{ $grid ->
    [0] {""}
   *[other] ; así es la próxima parrilla
}
heat-season-ui-driver = Piloto
heat-season-ui-points = Puntos
heat-season-ui-pts = Pts
heat-season-ui-total = Total
heat-season-ui-upgrades = Mejoras
heat-season-ui-sponsors = Patroc.
heat-season-ui-owns = { $upgrades ->
    [one] 1 mejora
   *[other] { $upgrades } mejoras
}, { $sponsors ->
    [one] 1 patrocinio
   *[other] { $sponsors } patrocinios
}
heat-season-ui-place = { $place }.º
heat-season-ui-out = fuera
heat-season-ui-last-race = Cómo fue la última carrera
heat-season-ui-yours = Tus cartas para { $circuit }
heat-season-ui-stays = Las mejoras y los patrocinios sin usar se quedan contigo; Motor forzado y Estrés se devuelven.
heat-season-ui-to-draft = mejora por elegir
heat-season-ui-to-draw = { $count ->
    [one] patrocinio por robar
   *[other] patrocinios por robar
}
heat-season-ui-before = Antes de la salida
heat-season-ui-step-upgrades = Mejoras
heat-season-ui-step-draft = { $drivers ->
    [1] { $you ->
        [yes] Eliges una de { $cards } cartas, y puedes cambiar
       *[no] { $last } elige una de { $cards } cartas, y puede cambiar
    } esa u otra por lo que sobre.
   *[other] Una de { $cards } cartas cada uno, en este orden: { $names }. { $you ->
        [yes] Después puedes cambiar una.
       *[no] Después, { $last } puede cambiar una.
    }
}
heat-season-ui-you = tú
heat-season-ui-draft-next = Próxima elección
heat-season-ui-draft-cards = { $cards } cartas, una para cada uno
heat-season-ui-market = { $count } cartas: { $drivers } pilotos + { $extra }. Lo que sobra vuelve a la baraja.
heat-season-ui-step-draft-lot = La parrilla se sortea; después cada uno toma una de { $cards } cartas, primero el último de la parrilla.
heat-season-ui-step-sponsors = Patrocinios
heat-season-ui-step-sponsors-why = { $count ->
    [0] Esta vez nadie recibe una carta.
    [one] Cada uno roba 1 carta para la primera mano.
   *[other] Cada uno roba { $count } cartas para la primera mano.
}
heat-season-ui-step-weather = Clima y firme
heat-season-ui-step-weather-why = Una ficha de clima nueva y una de firme por curva.
heat-season-ui-next = Siguiente: { $circuit }. { $grid ->
    [0] Tu puesto de salida se sortea.
    [1] Sales desde la pole{ $pick ->
        [1] y eliges tu mejora primero.
       *[other] { $drivers ->
            [1] .
           *[other] {" "}y eliges tu mejora en el turno { $pick } de { $drivers }.
        }
    }
   *[other] Sales desde el puesto { $grid }{ $pick ->
        [1] {" "}y eliges tu mejora primero.
       *[other] {" "}y eliges tu mejora en el turno { $pick } de { $drivers }.
    }
}
heat-season-ui-ready = Listo
heat-season-ui-you-ready = Has dicho que sí.
heat-season-ui-who-is-ready = Quién está listo
heat-season-ui-is-ready = { $ready ->
    [yes] { $name }: listo
   *[no] { $name }: aún no está listo
}
heat-season-ui-pause = Pausa
heat-season-ui-pause-why = sal y vuelve otro día
heat-season-ui-pause-short = sigue otro día
heat-season-ui-to-season = A la temporada
heat-season-ui-to-ceremony = A la ceremonia

## La carta de Evento

heat-season-ui-event-card = Evento de la carrera
heat-season-ui-race-of = { $season } · carrera { $race } de { $races }
heat-season-ui-race-short = carrera { $number } de { $races }
heat-season-ui-event-drawn = Una sorpresa
heat-season-ui-event-drawn-why = La carta de Evento se roba justo antes de la carrera.
heat-season-ui-points-by-place = Puntos según el puesto
heat-season-ui-sponsors-dealt = { $count ->
    [0] Ninguna carta de patrocinio al empezar
    [one] 1 carta de patrocinio para cada piloto, en la primera mano
   *[other] { $count } cartas de patrocinio para cada piloto, en la primera mano
}
heat-season-ui-press-at = { $count ->
    [one] Prensa en la curva { $corners }: crúzala con rebufo, o a { $margin } o más por encima de su máxima
   *[other] Prensa en las curvas { $corners }: crúzalas con rebufo, o a { $margin } o más por encima de la máxima
}
heat-season-ui-level = Leyendas de nivel { $level }: { $stars ->
    [none] sin Estrellas.
    [same] { $many } Estrellas en cada carta.
   *[other] { $few } o { $many } Estrellas por carta.
}
heat-season-ui-rivals = { $count ->
    [0] Sin Rivales en la primera carrera de una temporada.
    [one] { $names } es el Rival: ninguna Leyenda tiene más puntos.
   *[other] { $names } son los Rivales: ninguna Leyenda tiene más puntos.
}
heat-season-ui-rival = Rival en la próxima carrera
heat-season-ui-at-level = { $when }, nivel { $level }
heat-season-ui-race-facts = { $circuit }, { $laps ->
    [one] 1 vuelta
   *[other] { $laps } vueltas
}: máximas { $limits }; manos de { $hand }

## En la pista

heat-season-ui-press-corner = Prensa en la curva { $corner }
heat-season-ui-press-why = Cruza esta curva con rebufo, o con velocidad { $speed } o más, y ganas una carta de patrocinio. No tras un trompo.
heat-season-ui-press-short = velocidad { $speed }+
heat-season-ui-press-or = o rebufo
heat-season-ui-bill-press = Prensa en la curva { $corner }: { $verdict ->
    [press-slipstream] cruzada con rebufo. Ganas una carta de patrocinio.
    [press-speed] { $speed } basta. Ganas una carta de patrocinio.
    [spin] nada tras un trompo.
   *[missed] quiere velocidad { $needed }, o un rebufo.
}
heat-season-ui-bill-event = { $count ->
    [one] El evento de la carrera: ganas una carta de patrocinio.
   *[other] El evento de la carrera: ganas { $count } cartas de patrocinio.
}
heat-season-ui-turn-sponsor = { $why ->
    [press-slipstream] Prensa, curva { $corner }: rebufo
    [press-speed] Prensa, curva { $corner }: velocidad
    [speed] Patrocinio: récord de velocidad
    [passed] Patrocinio: coches adelantados
   *[first-lap] Patrocinio: primera vuelta
}
heat-season-ui-has-sponsors = { $count ->
    [one] 1 carta de patrocinio sin usar
   *[other] { $count } cartas de patrocinio sin usar
}
heat-season-ui-brand-brakes = Halt & Sons
heat-season-ui-brand-cooling = Zephyr Oil
heat-season-ui-brand-rpm = Vortex Air
heat-season-ui-brand-turbo = Comet Fuel
heat-season-ui-brand-wings = Albatros

## Los boxes en una temporada

heat-season-ui-garage-draft = Elección
heat-season-ui-garage-swap = Cambio
heat-season-ui-garage-slot = esta carrera
heat-season-ui-garage-mine = tuyas para el resto de la temporada
heat-season-ui-swap-title = El cambio
heat-season-ui-swap-call = Último en la parrilla.
heat-season-ui-swap-why = { $you ->
    [yes] Sales el último: puedes dar una de tus mejoras por una carta que nadie tomó.
   *[no] { $name } sale el último y puede dar una mejora por una carta que nadie tomó.
}
heat-season-ui-swap-give = Da una de estas
heat-season-ui-swap-take = Toma una de estas
heat-season-ui-swap-you-give = Das { $card }
heat-season-ui-swap-you-get = Recibes { $card }
heat-season-ui-swap-both = ¿Dar { $give } por { $take }?
heat-season-ui-swap-go = Cambiar
heat-season-ui-swap-choose = Elige una carta de cada lado
heat-season-ui-swap-after = Lo que sobra se baraja de nuevo en el mazo antes de la carrera { $race }.

## La ceremonia

heat-season-ui-champion = CAMPEÓN{ $own ->
    [no] {""} { $season }
   *[yes] {""} · { $season }
}
heat-season-ui-greatest = EL MEJOR DE TODOS LOS TIEMPOS
heat-season-ui-n-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
heat-season-ui-the-season = La temporada
heat-season-ui-points-after = puntos tras cada carrera
heat-season-ui-chart = Puntos tras cada carrera.
heat-season-ui-chart-of = { $name }: { $points }.
heat-season-ui-start = Salida
heat-season-ui-final = Clasificación final
heat-season-ui-titles = Títulos
heat-season-ui-awards = Premios
heat-season-ui-award-engine = El motor más caliente
heat-season-ui-award-engine-why = { $amount } de Motor forzado pagado
heat-season-ui-award-speed = El turno más rápido
heat-season-ui-award-speed-why = velocidad { $amount }, { $circuit }
heat-season-ui-award-tow = El rebufo más largo
heat-season-ui-award-tow-why = { $amount } espacios, { $circuit }
heat-season-ui-award-press = Favorito de la prensa
heat-season-ui-award-press-why = { $amount ->
    [one] 1 carta de patrocinio ganada
   *[other] { $amount } cartas de patrocinio ganadas
}
heat-season-ui-award-spin = El trompo más amplio
heat-season-ui-award-spin-why = { $amount ->
    [one] 1 trompo
   *[other] { $amount } trompos, y aún sonríe
}
heat-season-ui-keep = ¿El mejor de todos los tiempos?
heat-season-ui-keep-why = Conserva una de tus { $count } mejoras y sigue con { $season }; la primera carrera es { $circuit }. Los puntos vuelven a 0; decide el total.
