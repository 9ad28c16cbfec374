# HEAP en el navegador: su mesa.

heap-ui-turn = Turno { $turn }
heap-ui-goal = Choque con { $parts } piezas en { $vehicles ->
    [one] 1 vehículo
    [4] los 4 vehículos
   *[other] { $vehicles } vehículos
}
heap-ui-step-draw = Robar
heap-ui-step-bodge = Chapuza
heap-ui-step-rush = Asalto al montón
heap-ui-step-check = Ver el botín
heap-ui-step-pileup = CHOQUE EN CADENA
heap-ui-step-over = Se acabó
heap-ui-you = Tú

## Lo que se pregunta

heap-ui-call-draw = ¡A por cartas!
heap-ui-call-bodge = ¡Chapuza!
heap-ui-call-discard = ¡Fuera!
heap-ui-call-other = ¿Quién?
heap-ui-call-shoot = ¡Apunta!
heap-ui-call-repair = ¡Repara!
heap-ui-call-challenge = ¡Desafío!
heap-ui-call-vehicle = ¡Al asalto!
heap-ui-call-fight = ¡Tu respuesta!
heap-ui-call-colour = ¿Qué color?
heap-ui-call-swerve = ¡Volantazo!
heap-ui-call-trigger = ¿Activar?
heap-ui-call-end-boxes = ¡Fin del asalto!
heap-ui-call-haul = ¡Tu botín!

heap-ui-sentence-draw = { $count ->
    [one] 1 carta va a la basura y luego robas.
   *[other] { $count } cartas van a la basura y luego robas.
}
heap-ui-draw = { $count ->
    [0] { $draws ->
        [0] Quedármelas todas
        [one] Robar 1
       *[other] Robar { $draws }
    }
   *[other] Tirar { $count }, robar { $draws }
}
heap-ui-sentence-discard = { $why ->
    [rival] { $seat } te obliga: { $count } de { $wanted } elegidas.
    [own] Tu propia casilla cuesta cartas: { $count } de { $wanted } elegidas.
    [pileup] Guarda las mejores para el choque: { $count } de { $wanted } elegidas.
   *[rule] { $count } de { $wanted } elegidas.
}
heap-ui-discard = { $count ->
    [one] Tirarla
   *[other] Tirar { $count }
}
heap-ui-discard-more = { $count ->
    [one] Elige una carta más.
   *[other] Elige { $count } cartas más.
}
heap-ui-sentence-pay = Elige la carta que paga la reparación.
heap-ui-bolt-on = Atornillar
heap-ui-repair = Reparar
heap-ui-shoot = Disparar
heap-ui-play = Jugar { $card }
heap-ui-sentence-fight = { $attack ->
    [red] Bloquea ▲ rojo o con Bloqueo total.
    [yellow] Bloquea ◆ amarillo o con Bloqueo total.
    [green] Bloquea ● verde o con Bloqueo total.
   *[reckless] Cualquier bloqueo lo para.
} { $can ->
    [0] Ninguna de tus cartas puede.
    [one] Una de tus cartas puede.
   *[other] { $can } de tus cartas pueden.
}

## En la mesa

heap-ui-heap = Montón { $count }
heap-ui-rubbish = Basura { $count }
heap-ui-in-hand = { $count } en la mano
heap-ui-hauled = { $count } de botín
heap-ui-instigator = Instigador
heap-ui-out = fuera
heap-ui-wins = gana
heap-ui-you-are-out = Estás fuera de este asalto.
heap-ui-attacks = ataca
heap-ui-answers = responde
heap-ui-rushing = al asalto
heap-ui-turbo = TURBO
heap-ui-goes-here = va aquí
heap-ui-swapped = fuera, a la basura
heap-ui-no-part = aún sin { $part }
heap-ui-parts = { $count } de { $needed }
heap-ui-parts-ready = ✓ { $count }
heap-ui-open-garage = Mirar el garaje de { $name }
heap-ui-garage-of = El garaje de { $name }
heap-ui-cards-hand = Tu mano
heap-ui-cards-haul = Tu botín
heap-ui-empty-hand = Sin cartas en la mano
heap-ui-empty-haul = No queda nada del botín
heap-ui-challenged = Desafío: todos al asalto con { $vehicle }
heap-ui-bench = Elige una carta: aquí verás, símbolo a símbolo, qué haría al montarla.
heap-ui-feast = ¡Piezas gratis! Sin casillas de chapuza y sin límite

## El asalto

heap-ui-at-you = ¡a ti!
heap-ui-at = a { $name }
heap-ui-at-whom = ¿a quién?
heap-ui-clockwise = horario
heap-ui-anticlockwise = antihorario
heap-ui-then-trigger = ¿Y activar una?
heap-ui-trigger-it = Activarla
heap-ui-no-trigger = Sin activar
heap-ui-end-trigger = Activa tus casillas

## Lo que pasaría

heap-ui-flow-first = antes
heap-ui-flow-later = después
heap-ui-flow-out = Se va
heap-ui-flow-nothing = No hay a qué
heap-ui-if = { $what }
heap-ui-out-replaces = { $card } va a la basura
heap-ui-out-nothing = { $effect }: no hay a qué
heap-ui-out-faces = { $seat } recibe { $attack } con { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}
heap-ui-out-wins = { $seat } gana el asalto
heap-ui-out-trigger = Puedes activar { $name }
heap-ui-out-hand = Mano { $from } → { $to }
heap-ui-out-ready = { $parts } piezas en él; { $ready } de { $needed } vehículos listos
heap-ui-to-pileup = Hasta el choque
heap-ui-in-pileup = Siguen en el choque
heap-ui-ready = { $ready } de { $needed }

## Gritos

heap-ui-shout-turn = Turno { $turn }
heap-ui-shout-challenge = ¡Todos con { $vehicle }!
heap-ui-shout-won = ¡ASALTO GANADO!
heap-ui-shout-pileup = ¡CHOQUE EN CADENA!
heap-ui-shout-ended = ¡VICTORIA!

## El final

heap-ui-end-title = { $seat } ha ganado el choque en cadena
heap-ui-end-shout = ¡Rey del montón!
heap-ui-end-how = { $by ->
    [winner] { $name }: empezó el choque en cadena y lo ganó
    [you] { $name }: ganó el choque en cadena que habías empezado tú
   *[rival] { $name }: ganó el choque en cadena que había empezado { $starter }
} en el turno { $turn }, tras { $cards } cartas.
heap-ui-end-grew = Cómo crecieron los garajes
heap-ui-end-turns = Piezas en cuatro vehículos, turno a turno, hasta el choque en cadena del turno { $turns }.
heap-ui-end-deeds = { $rushes ->
    [one] Tras un asalto
   *[other] Tras { $rushes } asaltos
}
heap-ui-end-winner = gana
heap-ui-end-bodged = Piezas montadas
heap-ui-end-found = Piezas del botín usadas
heap-ui-end-won = Asaltos ganados
heap-ui-end-hauled = Cartas de botín
heap-ui-end-shots = Disparos hechos
heap-ui-end-taken = Impactos recibidos
heap-ui-end-mended = Piezas reparadas
heap-ui-end-fought = Cartas de combate

## La primera partida

heap-ui-guide = Primeros pasos
heap-ui-guide-got-it = Entendido
heap-ui-guide-skip = Sin más consejos
heap-ui-guide-welcome-title = Construye algo feo
heap-ui-guide-welcome = Cuatro vehículos, cada uno con sitio para cinco piezas. Elige una carta: su sitio brilla. Puedes atornillar dos por turno. Tres piezas en cada vehículo empiezan el choque en cadena, y quien lo gana, gana la partida.
heap-ui-guide-symbols-title = La casilla de chapuza
heap-ui-guide-symbols = Al atornillar una carta, su casilla amarilla se ejecuta una vez, de izquierda a derecha, aunque duela. Detente en un símbolo para saber qué hace.
heap-ui-guide-draw-title = Mano nueva
heap-ui-guide-draw = Tira lo que no quieras, cuanto te apetezca, y roba hasta seis.
heap-ui-guide-vehicle-title = Al asalto
heap-ui-guide-vehicle = Cada turno todos pelean por el montón con un vehículo. Las casillas azules de sus piezas solo valen mientras ese vehículo va al asalto.
heap-ui-guide-fight-title = Bloquea y devuelve
heap-ui-guide-fight = Juega una carta con un escudo del color que ataca. Su propia explosión es el ataque que el siguiente debe bloquear. Gana el último que queda, y se lleva cartas de botín.
heap-ui-guide-stuck-title = Nada encaja
heap-ui-guide-stuck = Ninguna de tus cartas bloquea esto. Retírate: conservas la mano y nadie sabe por qué te has ido.
heap-ui-guide-trigger-title = Actívala
heap-ui-guide-trigger = La carta que has jugado activa una casilla azul de tu vehículo. Una casilla por carta, cada casilla una vez por asalto.
heap-ui-guide-colour-title = Tu color
heap-ui-guide-colour = Tú dices qué color hay que bloquear. ¿Qué han gastado los demás?
heap-ui-guide-swerve-title = A la vuelta de la esquina
heap-ui-guide-swerve = Eliges quién debe responder y hacia dónde sigue el juego.
heap-ui-guide-challenge-title = Un Desafío
heap-ui-guide-challenge = Todos, tú también, tienen que ir al asalto con este vehículo. Elige uno tuyo que sea fuerte.
heap-ui-guide-shoot-title = Bang
heap-ui-guide-shoot = Una pieza alcanzada cuelga boca abajo: su casilla no hace nada, pero sigue contando como pieza.
heap-ui-guide-repair-title = A martillazos
heap-ui-guide-repair = Una pieza tuya dañada se puede reparar: púlsala y paga con una carta de la mano del mismo vehículo.
heap-ui-guide-end-title = El reparto
heap-ui-guide-end = Ahora se pueden usar las casillas con copa o con bandera. El botín queda boca abajo hasta el final del turno.
heap-ui-guide-haul-title = ¿Qué tenemos?
heap-ui-guide-haul = Atornilla lo que quieras de tu botín: gratis, cuantas quieras y sin casillas de chapuza. El resto se va.
heap-ui-guide-near-title = Ya falta poco
heap-ui-guide-near = A alguien solo le falta un vehículo. Cuando empieza el choque en cadena, cada vehículo con tres piezas pasa a turbo, los tuyos también.
heap-ui-guide-pileup-title = El choque en cadena
heap-ui-guide-pileup = Las piezas se van, los turbos rugen: cuantos más, mejor tu mano. Quédate las cartas que responden a muchos colores.
heap-ui-guide-armed-title = El último en pie
heap-ui-guide-armed = Es como un asalto, pero con los cuatro vehículos y por todo. Quien queda gana la partida.

## Antes del primer ataque del choque en cadena

heap-ui-arming = ¡A las armas!
heap-ui-turbos = { $count } de 4 turbo
heap-ui-arms-now = elige cartas
heap-ui-arms-later = va después
