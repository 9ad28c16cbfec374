# HEAP en el navegador: lo que se dibuja y se imprime.

## Cartas y vehículos

heap-ui-art-bodge = Chapuza
heap-ui-art-rush = Asalto
heap-ui-art-no-box = nada
heap-ui-art-used = usada
heap-ui-art-damaged = averiada
heap-ui-art-combat-when = Cuando la juegas en el asalto
heap-ui-art-bodge-when = Casilla de chapuza: cuando la montas desde la mano
heap-ui-art-rush-when = Casilla de asalto: mientras está, sin avería, en el vehículo con el que asaltas
heap-ui-art-vehicle = { $vehicle }{ $turbo ->
    [yes] { " " }(turbo)
   *[no] { "" }
}: { $count ->
    [0] sin piezas
   *[other] { $parts }
}
heap-ui-art-part = { $part } { $name }{ $damaged ->
    [yes] { " " }(averiada)
   *[no] { "" }
}
heap-ui-art-box-does = { $trigger }: { $effects }
heap-ui-art-vehicle-of = { $vehicle } de { $name }
heap-ui-art-you-is = Aquí «tú» es { $name }.

heap-ui-art-shout-red = ¡ROJO!
heap-ui-art-shout-yellow = ¡AMARILLO!
heap-ui-art-shout-green = ¡VERDE!
heap-ui-art-shout-choice = ¿QUÉ COLOR?
heap-ui-art-shout-reckless = ¡A LO LOCO!
heap-ui-art-pileup = En el choque en cadena: roba { $draws }, descarta { $discards }

## Los símbolos explicados

heap-ui-key-attack-means = Se bloquea con { $colour ->
    [red] ▲ rojo
    [yellow] ◆ amarillo
   *[green] ● verde
} o con Bloquea Todo.
heap-ui-key-attack-choice-means = Quien la juega nombra rojo, amarillo o verde: eso hay que bloquear.
heap-ui-key-attack-reckless-means = Lo para cualquier bloqueo.

heap-ui-key-block-red = bloqueo rojo
heap-ui-key-block-yellow = bloqueo amarillo
heap-ui-key-block-green = bloqueo verde
heap-ui-key-block-all = Bloquea Todo
heap-ui-key-block-means = Bloquea { $colour ->
    [red] ▲ rojo
    [yellow] ◆ amarillo
   *[green] ● verde
} y los ataques A lo Loco.
heap-ui-key-block-all-means = Bloquea cualquier ataque.
heap-ui-key-swerve = Volantazo
heap-ui-key-swerve-means = Quien la juega elige quién responde y en qué sentido se sigue.

heap-ui-key-draw = { $who ->
    [you] Robas { $count }
    [other] Otro jugador roba { $count }
   *[all] Todos roban { $count }
}
heap-ui-key-discard = { $who ->
    [you] Descartas { $count }
    [other] Otro jugador descarta { $count }
   *[all] Todos descartan { $count }
}
heap-ui-key-haul = { $who ->
    [you] { $count } a tu botín
    [other] { $count } al botín de otro jugador
   *[all] { $count } al botín de cada uno
}
heap-ui-key-repair = Reparar
heap-ui-key-challenge = Desafío
heap-ui-key-shoot_left = Disparo a la izquierda
heap-ui-key-shoot_right = Disparo a la derecha
heap-ui-key-shoot_any = Disparo a cualquiera
heap-ui-key-trigger-any = cualquier carta
heap-ui-key-trigger-vehicle_doombuggy = carta de Doombuggy
heap-ui-key-trigger-vehicle_gyrohopper = carta de Gyrohopper
heap-ui-key-trigger-vehicle_scrap_hog = carta de Scrap Hog
heap-ui-key-trigger-vehicle_bigg_rigg = carta de Bigg Rigg
heap-ui-key-trigger-attack_red = ataque rojo
heap-ui-key-trigger-attack_yellow = ataque amarillo
heap-ui-key-trigger-attack_green = ataque verde
heap-ui-key-trigger-attack_choice = ataque A Elegir
heap-ui-key-trigger-attack_reckless = ataque A lo Loco
heap-ui-key-trigger-block_red = bloqueo rojo
heap-ui-key-trigger-block_yellow = bloqueo amarillo
heap-ui-key-trigger-block_green = bloqueo verde
heap-ui-key-trigger-block_all = Bloquea Todo
heap-ui-key-trigger-rush_end = acaba el asalto
heap-ui-key-trigger-rush_win = asalto ganado

heap-ui-key-draw-means = { $who ->
    [you] Robas { $count ->
        [one] una carta
       *[other] { $count } cartas
    } del montón.
    [other] Otro jugador, a tu elección, roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
   *[all] Todos, tú también, roban { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
}
heap-ui-key-discard-means = { $who ->
    [you] Descartas { $count ->
        [one] una carta
       *[other] { $count } cartas
    } a tu elección.
    [other] Otro jugador, a tu elección, descarta { $count ->
        [one] una carta
       *[other] { $count } cartas
    } a la suya.
   *[all] Todos, tú también, descartan { $count ->
        [one] una carta
       *[other] { $count } cartas
    }, cada uno a su elección.
}
heap-ui-key-haul-means = { $who ->
    [you] Pones { $count ->
        [one] la carta de arriba
       *[other] las { $count } cartas de arriba
    } del montón en tu botín, sin mirar.
    [other] Otro jugador, a tu elección, pone { $count ->
        [one] la carta de arriba
       *[other] las { $count } cartas de arriba
    } del montón en su botín, sin mirar.
   *[all] Todos, tú también, ponen { $count ->
        [one] la carta de arriba
       *[other] las { $count } cartas de arriba
    } del montón en su botín, sin mirar.
}
heap-ui-key-repair-means = Endereza una pieza averiada de cualquier jugador, gratis.
heap-ui-key-challenge-means = Eliges con qué vehículo tienen que asaltar todos este turno.
heap-ui-key-shoot_left-means = Avería una pieza del jugador de tu izquierda.
heap-ui-key-shoot_right-means = Avería una pieza del jugador de tu derecha.
heap-ui-key-shoot_any-means = Avería una pieza de cualquier jugador, tú incluido.

heap-ui-key-trigger-any-means = La casilla se puede usar cuando juegas una carta, sea cual sea.
heap-ui-key-trigger-means = La casilla se puede usar cuando juegas una carta que lleva impreso esto: { $trigger }.
heap-ui-key-trigger-rush_end-means = La casilla se puede usar cuando acaba el asalto, te hayas retirado o no.
heap-ui-key-trigger-rush_win-means = La casilla se puede usar cuando ganas el asalto.

heap-ui-key-vehicle-means = La carta se monta en el { $vehicle } y en ningún otro.
heap-ui-key-part-means = { $part }: cada vehículo lleva una pieza de cada clase.

heap-ui-key-instigator = Quien instiga
heap-ui-key-instigator-means = Va primero en cada paso y empieza el asalto.
heap-ui-key-heap = Montón
heap-ui-key-heap-means = De aquí se roban cartas y se llena el botín.
heap-ui-key-rubbish = Basura
heap-ui-key-rubbish-means = Cartas descartadas, boca abajo. Pasa a ser el montón cuando este se acaba.
heap-ui-key-haulpile = Botín
heap-ui-key-haulpile-means = Cartas ganadas este turno. Nadie las mira antes de revisar el botín.
heap-ui-key-hand = Mano
heap-ui-key-hand-means = Cartas en la mano: para chapucear, para reparar, para el asalto.
heap-ui-key-damaged = Averiada
heap-ui-key-damaged-means = Boca abajo: sigue contando como pieza, pero su casilla de asalto no funciona.
heap-ui-key-turbo = Turbo
heap-ui-key-turbo-means = En el choque en cadena, los vehículos con piezas suficientes se ponen turbo.
heap-ui-key-out = Fuera
heap-ui-key-out-means = Retirado de este asalto hasta que acabe.

## La clave en la página de reglas

heap-ui-key-card = Una carta de pieza
heap-ui-key-card-combat = Cómo pelea
heap-ui-key-card-combat-why = Arriba a la izquierda: el ataque que hace, debajo lo que bloquea y a veces un volantazo. Cuenta cuando la carta se juega en el asalto.
heap-ui-key-card-vehicle = Su vehículo
heap-ui-key-card-vehicle-why = Arriba a la derecha: el único vehículo en el que se monta. El color dice lo mismo.
heap-ui-key-card-part = Su hueco
heap-ui-key-card-part-why = Cada vehículo tiene un hueco para cada una de las cinco clases de piezas. Quien monta otra tira la primera.
heap-ui-key-card-bodge = Casilla de chapuza
heap-ui-key-card-bodge-why = Se cumple enseguida, de izquierda a derecha, al montar la carta desde la mano. Hay que seguir todos los símbolos, aunque duela.
heap-ui-key-card-rush = Casilla de asalto
heap-ui-key-card-rush-why = Lo que la activa y después lo que hace. Funciona una vez por asalto, mientras la pieza está sin avería en el vehículo que asalta.
heap-ui-key-attacks = Ataques: explosiones
heap-ui-key-blocks = Bloqueos: escudos
heap-ui-key-cards = Símbolos que mueven cartas
heap-ui-key-cards-who = El número va en una cabeza de goblin: clara eres tú, oscura es otro jugador a tu elección, tres amarillas son todos.
heap-ui-key-deeds = Otros símbolos de las casillas
heap-ui-key-triggers = Lo que activa una casilla de asalto
heap-ui-key-parts = Piezas
heap-ui-key-marks = En la mesa
heap-ui-key-vehicles = Los cuatro vehículos
heap-ui-key-vehicles-why = Todos tienen uno de cada. La llama muestra lo que aporta un vehículo en el choque en cadena; al lado está su propia casilla de asalto. El lado turbo solo cuenta en el choque en cadena.
heap-ui-key-doombuggy-why = Rompe las piezas de los demás y arregla las suyas.
heap-ui-key-gyrohopper-why = Rebusca en el montón hasta que aparece la pieza buena.
heap-ui-key-scrap_hog-why = Se lleva piezas sin ganar y vacía bolsillos.
heap-ui-key-bigg_rigg-why = Se lleva más botín que nadie, sobre todo cuando gana.

## Cómo se juega, en seis dibujos

heap-ui-key-how-shout = ¡CHOQUE!
heap-ui-key-how-1 = Tres piezas en cada uno
heap-ui-key-how-1-why = Quien tiene tres piezas en sus cuatro vehículos empieza el choque en cadena, la última batalla. Quien la gana, gana la partida.
heap-ui-key-how-2 = Roba hasta seis
heap-ui-key-how-2-why = Tira primero lo que quieras y llena la mano del montón. Quien instiga va primero en todo.
heap-ui-key-how-3 = Monta hasta dos piezas
heap-ui-key-how-3-why = Una de cada clase por vehículo, y solo en el vehículo de la carta. Su casilla de arriba se cumple enseguida, aunque duela.
heap-ui-key-how-4 = Al asalto del montón
heap-ui-key-how-4-why = Elige un vehículo. Se voltea una carta: bloquea su ataque con un escudo de ese color o con Bloquea Todo. Tu carta hace el siguiente ataque. O retírate.
heap-ui-key-how-5 = Gana y revisa el botín
heap-ui-key-how-5-why = El último que queda se lleva dos cartas sin mirar. Al final del turno montas de tu botín las que quepan.
heap-ui-key-how-6 = Choque en cadena: turbo y fuera
heap-ui-key-how-6-why = Los vehículos con tres piezas se ponen turbo. Todas las piezas y las manos se tiran y se roban manos nuevas. Se pelea hasta que quede uno.
