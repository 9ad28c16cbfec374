# HEAP

## Vehículos, piezas y símbolos

heap-vehicle-doombuggy = Doombuggy
heap-vehicle-gyrohopper = Gyrohopper
heap-vehicle-scrap_hog = Scrap Hog
heap-vehicle-bigg_rigg = Bigg Rigg

heap-part-weapon = Arma
heap-part-engine = Motor
heap-part-cargo = Carga
heap-part-movement = Tracción
heap-part-bling = Bling

heap-letter-weapon = { $damaged ->
    [yes] a
   *[no] A
}
heap-letter-engine = { $damaged ->
    [yes] m
   *[no] M
}
heap-letter-cargo = { $damaged ->
    [yes] c
   *[no] C
}
heap-letter-movement = { $damaged ->
    [yes] t
   *[no] T
}
heap-letter-bling = { $damaged ->
    [yes] b
   *[no] B
}

heap-colour-red = rojo
heap-colour-yellow = amarillo
heap-colour-green = verde

heap-attack-red = ataque rojo
heap-attack-yellow = ataque amarillo
heap-attack-green = ataque verde
heap-attack-choice = ataque A Elegir
heap-attack-reckless = ataque A lo Loco

heap-block-red = rojo
heap-block-yellow = amarillo
heap-block-green = verde
heap-block-all = todo

## Cartas: dónde van y cómo pelean

heap-own-card = { $name }
heap-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
heap-place = { $vehicle }, { $part }
heap-combat = { $attack ->
    [red] ataca rojo
    [yellow] ataca amarillo
    [green] ataca verde
    [choice] ataca a elegir
   *[reckless] ataca a lo loco
}{ $count ->
    [0] , no bloquea
   *[other] , bloquea { $blocks }
}{ $swerve ->
    [yes] , volantazo
   *[no] { "" }
}
heap-combat-short = { $attack ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [choice] a elegir
   *[reckless] loco
}/{ $count ->
    [0] nada
    [3] todo color
   *[other] { $blocks }
}{ $swerve ->
    [yes] , volantazo
   *[no] { "" }
}

## Casillas en pocas palabras: los símbolos y lo que los activa

heap-effect-draw = { $who ->
    [you] roba { $count }
    [other] otro roba { $count }
   *[all] todos roban { $count }
}
heap-effect-discard = { $who ->
    [you] descarta { $count }
    [other] otro descarta { $count }
   *[all] todos descartan { $count }
}
heap-effect-haul = { $who ->
    [you] { $count } al botín
    [other] { $count } al botín de otro
   *[all] { $count } al botín de cada uno
}
heap-effect-repair = repara
heap-effect-challenge = Desafío
heap-effect-shoot_left = tiro izquierda
heap-effect-shoot_right = tiro derecha
heap-effect-shoot_any = tiro libre

heap-trigger-any = cualquiera
heap-trigger-vehicle_doombuggy = Doombuggy
heap-trigger-vehicle_gyrohopper = Gyrohopper
heap-trigger-vehicle_scrap_hog = Scrap Hog
heap-trigger-vehicle_bigg_rigg = Bigg Rigg
heap-trigger-attack_red = rojo
heap-trigger-attack_yellow = amarillo
heap-trigger-attack_green = verde
heap-trigger-attack_choice = A Elegir
heap-trigger-attack_reckless = A lo Loco
heap-trigger-block_red = bloqueo rojo
heap-trigger-block_yellow = bloqueo amarillo
heap-trigger-block_green = bloqueo verde
heap-trigger-block_all = Bloquea Todo
heap-trigger-rush_end = fin
heap-trigger-rush_win = victoria

heap-box = { $trigger }: { $effects }

## Jugadores

heap-seat = Jugador { $number }

## Ajustes

heap-setting-vehicles_needed = Cuántos vehículos de un jugador necesitan piezas suficientes para que empiece el choque en cadena; con menos, la partida es más corta.
heap-setting-parts_needed = Cuántas piezas necesita cada uno; con más, la partida es más larga.
heap-setting-first_instigator = El asiento que empieza, contado desde 1, o uno al azar.
heap-setting-cards = Las cartas con las que se juega, o un archivo de cartas propio.

## Lo que se pregunta

heap-ask-draw = Tienes { $held ->
    [0] la mano vacía
    [one] 1 carta
   *[other] { $held } cartas
}. Tira lo que no quieras y roba hasta tener { $hand }.
heap-ask-bodge = Aún puedes montar { $attachments ->
    [one] 1 pieza
   *[other] { $attachments } piezas
} y pagar { $repairs ->
    [one] 1 reparación
   *[other] { $repairs } reparaciones
}.
heap-ask-discard = Descarta { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}. ¿Cuál?
heap-ask-other = ¿Quién { $deed ->
    [draw] roba
    [discard] descarta
   *[haul] añade a su botín
} { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}?
heap-ask-shoot = ¿A qué pieza disparas?
heap-ask-repair = ¿Qué pieza averiada reparas? Puede ser de cualquiera.
heap-ask-challenge = ¿Con qué vehículo tienen que asaltar todos?
heap-ask-vehicle = ¿Con qué vehículo vas?
heap-ask-fight = { $attack ->
    [red] { $author } ataca rojo: ¿bloqueas rojo o te retiras?
    [yellow] { $author } ataca amarillo: ¿bloqueas amarillo o te retiras?
    [green] { $author } ataca verde: ¿bloqueas verde o te retiras?
   *[reckless] { $author } ataca a lo loco: vale cualquier bloqueo. ¿Peleas o te retiras?
}
heap-ask-colour = Un ataque A Elegir: ¿qué color hay que bloquear?
heap-ask-swerve = ¿Quién tiene que responder, y en qué sentido se sigue?
heap-ask-trigger = { $card } puede activar una casilla de asalto.
heap-ask-end-boxes = ¿Qué casillas tuyas usas?
heap-ask-haul = Monta lo que te sirva; el resto va a la basura.
heap-ask-over = La partida ha acabado: { $winner } ha ganado el choque en cadena.

heap-wait-draw = { $seat } ordena su mano.
heap-wait-bodge = { $seat } está chapuceando.
heap-wait-discard = { $seat } tiene que descartar { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
heap-wait-other = { $seat } elige a otro jugador.
heap-wait-shoot = { $seat } está apuntando.
heap-wait-repair = { $seat } busca algo que reparar.
heap-wait-challenge = { $seat } elige el vehículo del Desafío.
heap-wait-vehicle = { $seat } elige vehículo para el asalto.
heap-wait-fight = { $seat } tiene que bloquear o retirarse.
heap-wait-colour = { $seat } elige el color del ataque.
heap-wait-swerve = { $seat } da un volantazo.
heap-wait-trigger = { $seat } puede activar una casilla de asalto.
heap-wait-end-boxes = { $seat } puede usar casillas al final del asalto.
heap-wait-haul = { $seat } revisa su botín.

## Lo que se puede hacer

heap-do-discard = Descartar { $card }
heap-do-draw = Robar hasta tener { $hand }
heap-do-attach = Montar { $card }
heap-do-pay-repair = Reparar { $part } del { $vehicle } con { $card }
heap-do-done = Listo
heap-do-name = { $seat }
heap-do-shoot = Disparar a { $seat }: { $part } del { $vehicle }
heap-do-repair = Reparar a { $seat }: { $part } del { $vehicle }
heap-do-challenge = Todos con el { $vehicle }
heap-do-rush = Asaltar con el { $vehicle }
heap-do-fight = Pelear con { $card }
heap-do-drop-out = Retirarme
heap-do-colour = { $colour ->
    [red] Rojo
    [yellow] Amarillo
   *[green] Verde
}
heap-do-swerve = { $direction ->
    [clockwise] { $seat }, y sigue en el sentido del reloj
   *[anticlockwise] { $seat }, y sigue en sentido contrario
}
heap-do-trigger = { $box ->
    [card] Activar el propio { $vehicle }
   *[part] Activar { $part } del { $vehicle }
}
heap-do-decline = No activar nada

heap-face-pay-repair = Reparar { $part } del { $vehicle }
heap-face-shoot = Disparar a { $seat }
heap-face-repair = Reparar una pieza de { $seat }

## Lo que ha pasado

heap-event-turn-started = Turno { $turn }: { $seat } es quien instiga.
heap-event-cards-drawn = { $count ->
    [0] { $seat } no roba nada
    [one] { $seat } roba 1 carta
   *[other] { $seat } roba { $count } cartas
}{ $short ->
    [0] .
   *[other] : el montón y la basura están vacíos.
}
heap-event-cards-seen = Robas { $cards }.
heap-event-cards-discarded = { $count ->
    [one] { $seat } descarta 1 carta.
   *[other] { $seat } descarta { $count } cartas.
}
heap-event-discards-seen = Descartas { $cards }.
heap-event-cards-hauled = { $count ->
    [0] { $seat } no añade nada a su botín
    [one] { $seat } añade 1 carta a su botín
   *[other] { $seat } añade { $count } cartas a su botín
}{ $short ->
    [0] .
   *[other] : el montón y la basura están vacíos.
}
heap-event-rubbish-shuffled = El montón se ha agotado: { $count ->
    [one] 1 carta de la basura forma
   *[other] { $count } cartas de la basura forman
} el nuevo montón.
heap-event-part-attached = { $hauled ->
    [yes] { $seat } saca { $card } de su botín y la monta en su { $vehicle }
   *[no] { $seat } monta { $card } en su { $vehicle }
}{ $replaces ->
    [yes] , en lugar de { $replaced }.
   *[no] .
}
heap-event-part-damaged = { $own ->
    [yes] ¡KABUM! { $seat } le da a su propio { $vehicle }: { $card } queda averiada.
   *[no] ¡KABUM! { $seat } le da a { $owner }: { $card } del { $vehicle } queda averiada.
}
heap-event-part-repaired = { $paid ->
    [yes] { $seat } arregla { $card } con una carta de { $vehicle }.
   *[no] { $own ->
        [yes] { $seat } arregla { $card } de su { $vehicle }.
       *[no] { $seat } arregla { $card } del { $vehicle } de { $owner }.
    }
}
heap-event-challenged = { $seat } lanza un Desafío: ¡todos al asalto con el { $vehicle }!
heap-event-player-named = { $deed ->
    [draw] { $seat } deja robar cartas a { $target }.
    [discard] { $seat } obliga a descartar a { $target }.
   *[haul] { $seat } regala botín a { $target }.
}
heap-event-symbol-skipped = ¡Clonc! A { $seat } no le sirve de nada «{ $effect }».
heap-event-vehicle-chosen = { $challenged ->
    [yes] { $seat } tiene que asaltar con el { $vehicle }.
   *[no] { $seat } asalta con el { $vehicle }.
}
heap-event-card-flipped = { $seat } descubre { $card }: ¡{ $attack }!
heap-event-no-rush = No queda ninguna carta que descubrir: este turno no hay asalto.
heap-event-card-played = { $seat } bloquea con { $card }: ¡{ $attack }!
heap-event-colour-named = { $seat } dice { $colour }.
heap-event-swerved = { $direction ->
    [clockwise] ¡ÑIIIC! Volantazo de { $seat } hacia { $target }; se sigue en el sentido de las agujas del reloj.
   *[anticlockwise] ¡ÑIIIC! Volantazo de { $seat } hacia { $target }; se sigue en sentido contrario a las agujas del reloj.
}
heap-event-box-triggered = { $box ->
    [card] { $seat } activa el propio { $vehicle }.
   *[part] { $seat } activa { $card } del { $vehicle }.
}
heap-event-dropped-out = { $seat } se retira.
heap-event-rush-won = { $count ->
    [one] ¡{ $seat } gana el asalto con una sola carta!
   *[other] ¡{ $seat } gana el asalto tras { $count } cartas!
}
heap-event-combat-pile-discarded = La pila de combate va a la basura: { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
}
heap-event-haul-picked-up = { $seat } revisa su botín: { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
}
heap-event-haul-seen = Tu botín: { $cards }.
heap-event-haul-discarded = { $count ->
    [one] { $seat } tira 1 carta de su botín.
   *[other] { $seat } tira { $count } cartas de su botín.
}
heap-event-pileup-started = ¡CHOQUE EN CADENA! { $seat } tiene listos { $vehicles ->
    [one] 1 vehículo
   *[other] { $vehicles } vehículos
}: quien gane se lo lleva todo.
heap-event-went-turbo = ¡BRUUUM! El { $vehicle } de { $seat } se pone turbo con { $parts } piezas.
heap-event-parts-discarded = { $parts ->
    [one] 1 pieza vuela
   *[other] { $parts } piezas vuelan
} a la basura{ $hauled ->
    [0] .
    [one] , y 1 carta de botín con ellas.
   *[other] , y { $hauled } cartas de botín con ellas.
}
heap-event-pileup-hand-drawn = { $seat } roba { $draws ->
    [one] 1 carta
   *[other] { $draws } cartas
} para el choque en cadena y descarta { $discards }.
heap-event-game-ended = ¡{ $winner } gana el choque en cadena, y con él la partida!

## Cuentas

heap-bill-part = { $card }
heap-bill-ready = { $vehicle } con { $parts } piezas
heap-bill-pileup = { $turbo ->
    [yes] { $vehicle }, turbo
   *[no] { $vehicle }
}

## Avances

heap-preview = { $parts }
heap-preview-boxes = { $replaces ->
    [yes] sustituye a { $card }: { "" }
   *[no] { "" }
}{ $bodge ->
    [0] –
   *[other] { $effects }
}{ $rush ->
    [yes] { "" } | { $box }
   *[no] { "" }
}
heap-preview-box = [{ $box }]
heap-preview-card = { $card }
heap-preview-copies = tienes { $count }
heap-preview-replaces = sustituye a { $card }
heap-preview-attack = { $attack ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [choice] a elegir
   *[reckless] a lo loco
}{ $known ->
    [yes] { " " }contra { $seat }
   *[no] { " " }contra quien quieras
}
heap-preview-effects = [{ $effects }]
heap-preview-wins = { $pileup ->
    [yes] { $seat } gana la partida
   *[no] { $seat } gana el asalto
}

## La partida en una terminal

heap-sketch-turn = { $pileup ->
    [yes] { $step ->
        [over] El choque en cadena ha acabado.
       *[other] Turno { $turn }: ¡CHOQUE EN CADENA!
    }
   *[no] Turno { $turn }, { $step ->
        [draw] robar cartas.
        [bodge] chapucear.
        [vehicles] asalto al montón.
        [combat] asalto al montón.
        [end_of_rush] fin del asalto.
       *[check] revisar el botín.
    }
} Montón { $heap }, basura { $rubbish }. { $pileup ->
    [yes] Lo empezó { $seat }.
   *[no] Instiga { $seat }.
}
heap-sketch-challenge = Desafío: ¡todos al asalto con el { $vehicle }!
heap-sketch-combat = Combate { $count }: { $card }, { $attack }, { $direction ->
    [clockwise] hacia abajo.
   *[anticlockwise] hacia arriba.
}
heap-sketch-header = { " " }{ $doombuggy } { $gyrohopper } { $scrap_hog } { $bigg_rigg }   { $vehicles ->
    [one] choque: 1 vehículo con { $parts } piezas
   *[other] choque: { $vehicles } vehículos con { $parts } piezas
}
heap-sketch-vehicle = { $rushing ->
    [yes] [{ $weapon }{ $engine }{ $cargo }{ $movement }{ $bling }]
   *[no] { " " }{ $weapon }{ $engine }{ $cargo }{ $movement }{ $bling }{ " " }
}
heap-sketch-side = { $turbo ->
    [yes] { " TURBO " }
   *[no] { " normal" }
}
heap-sketch-player = { $whose ->
    [own] { ">" }
   *[other] { " " }
}{ $doombuggy }   { $gyrohopper }    { $scrap_hog }   { $bigg_rigg }  { $seat }: mano { $hand }{ $haul ->
    [0] { "" }
   *[other] , botín { $haul }
}{ $part ->
    [winner] , GANA
    [attacker] , ataca
    [in] , dentro
    [out] , fuera
    [building] , listo { $ready }/{ $needed }
   *[none] { "" }
}
heap-sketch-hand = { $count ->
    [0] Tu mano está vacía.
   *[other] Tu mano{ $form ->
        [full] , ataque/bloqueos{ $boxes ->
            [shown] { "" } (abajo: casilla de chapuza | casilla de asalto):
           *[hidden] :
        }
       *[names] :
    }
}
heap-sketch-card = { $count ->
    [one] { "  " }
   *[other] { $count }×
}{ $card } { $place }, { $combat }

## Consejos: por qué lo haría el novato

heap-hint-only = No hay otra posibilidad.
heap-hint-draw = Lo que tienes es mejor que lo que traerían cartas nuevas.
heap-hint-exchange = Apenas necesitas { $card }: una carta nueva seguramente hará más.
heap-hint-discard = { $card } es lo que menos necesitas.
heap-hint-pileup-hand = Las demás pelean mejor juntas que con { $card }.
heap-hint-attach = { $card } te acerca al choque en cadena: después te { $missing ->
    [one] falta una pieza
   *[other] faltan { $missing } piezas
}.
heap-hint-attach-last = { $card } es lo único que te falta para el choque en cadena.
heap-hint-attach-box = { $card } no te acerca al choque en cadena, pero sus casillas lo valen.
heap-hint-pay-repair = La pieza hará más por ti que la carta con que la pagas.
heap-hint-bodged = Las cartas que quedan hacen más por ti en la mano.
heap-hint-harm = { $seat } es el rival más temible.
heap-hint-gift = A { $seat } le ayuda menos que a nadie.
heap-hint-shoot = De todo lo que puedes alcanzar, esta pieza de { $seat } es la que más te perjudica.
heap-hint-shoot-own = Algo tuyo tiene que recibir el disparo; esto es lo que menos echarás de menos.
heap-hint-repair = Ninguna de tus piezas averiadas haría más por ti.
heap-hint-repair-rival = Algo hay que reparar; esta pieza de { $seat } es la que menos te perjudica.
heap-hint-challenge = El { $vehicle } te conviene más que a tus rivales.
heap-hint-rush = Con tu mano, las casillas de tu { $vehicle } son las que más prometen.
heap-hint-fight = Te deja una probabilidad de ganar de un { $percent } % más o menos.
heap-hint-drop-out = Lo que tendrías que jugar vale más que la posibilidad de ganar.
heap-hint-colour = Te deja una probabilidad de ganar de un { $percent } % más o menos.
heap-hint-swerve = Si responde { $seat }, tienes una probabilidad de ganar de un { $percent } % más o menos.
heap-hint-trigger = Ninguna otra casilla hace más por ti ahora.
heap-hint-decline = Activarla ahora no te ayudaría.
heap-hint-boxes-done = Las casillas que quedan no te ayudarían.
heap-hint-haul-done = Nada más de tu botín es mejor que lo que tienes.

## Archivos

heap-checked-cards = { $file }: las cartas «{ $name }» están bien: { $cards } cartas de piezas de { $designs } diseños.
    Por vehículo: { $vehicles }
    Ataques: { $attacks }
    Bloqueos: { $blocks }
    Con Volantazo: { $swerves }
    Las casillas de asalto esperan: { $triggers }
    Símbolos en las casillas de asalto: { $rush }
    Símbolos en las casillas de chapuza: { $bodge }

## La clasificación

heap-score = { $score ->
    [0] eliminado
   *[other] ganó el choque en cadena
}

## No es posible, y por qué

heap-attach-any = Montar otra pieza
heap-no-more-attachments = Este turno ya has montado { $count } piezas.
heap-no-more-repairs = Este turno ya has pagado { $count } reparaciones.
heap-no-repair-with = No tienes ninguna carta de ese vehículo con que pagar.
heap-no-block = No bloquea el { $attack }.
heap-no-cards = { $seat } no tiene cartas.
heap-no-second-hit = Ya está averiada.
heap-no-swerve = { $seat } ya se ha retirado.
heap-no-used-box = Ya se ha activado en este asalto.
heap-no-damaged-box = Está averiada.
heap-no-trigger = Espera otra cosa.
heap-no-second-part = Su sitio acaba de recibir otra pieza de tu botín.

heap-bill-draw-up = Hasta { $hand } cartas

heap-report-count = { $count } { $what }
heap-deed-draw = robar
heap-deed-discard = descartar
heap-deed-haul = botín
heap-deed-repair = reparar
heap-deed-challenge = Desafío
heap-deed-shoot_left = Disparo a la izquierda
heap-deed-shoot_right = Disparo a la derecha
heap-deed-shoot_any = Disparo libre
