# Palabras de las páginas del cliente: inicio, mesa nueva, sala, unirse, reglas, ajustes

## Los juegos

ui-game-heat = HEAT
ui-game-heap = HEAP
ui-game-potatoh = ¡HOT! POTA-TOH!
ui-game-short = { $game ->
    [heat] HEAT
    [potatoh] POTA-TOH
    [heap] HEAP
   *[other] { $game }
}
ui-motto-heat = Frena tarde, paga con calor
ui-motto-heap = Atorníllalo y a la bronca
ui-motto-potatoh = Pásala, rápido
ui-players = { $game ->
    [heat] de { $low } a { $high } pilotos
   *[other] de { $low } a { $high } jugadores
}
ui-start-heat = Correr ya
ui-start-why-heat = Tú contra cinco Leyendas, EE. UU., 2 vueltas
ui-start-potatoh = Jugar ya
ui-start-why-potatoh = Contra tres novatos
ui-start-heap = A chapucear
ui-start-why-heap = Contra tres novatos
ui-table-heat = { $season ->
    [none] { $circuit ->
        [usa] EE. UU.
        [great_britain] Gran Bretaña
        [italy] Italia
        [france] Francia
       *[other] Circuito propio
    }{ $laps ->
        [0] {""}
        [one] , 1 vuelta
       *[other] , { $laps } vueltas
    }{ $garage ->
        [basic] , boxes
        [advanced] , boxes
        [mixed] , boxes
       *[none] {""}
    }{ $weather ->
        [yes] , clima
       *[no] {""}
    }{ $tournament ->
        [yes] , torneo
       *[no] {""}
    }
   *[other] { $season ->
        [goat] El mejor de todos los tiempos: tres temporadas
        [random] Temporada al azar
        [own] Temporada propia
       *[other] Temporada { $season }
    }{ $tournament ->
        [yes] , torneo
       *[no] {""}
    }
}
ui-table-potatoh = { $match ->
    [points] A más de { $target } puntos
   *[other] { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
}, nivel { $level }
ui-table-heap = { $vehicles_needed ->
    [one] Choque en cadena con 1 vehículo
   *[other] Choque en cadena con { $vehicles_needed } vehículos
} de { $parts_needed } piezas
ui-game-with-what = { $game }: { $what }

## En todas las páginas

ui-tab = { $title } · Hotseat
ui-tab-waiting = ({ $count }) { $title } · Hotseat
ui-page-skip = Ir al contenido
ui-home-link = Hotseat, inicio
ui-nav = Principal
ui-nav-play = Jugar
ui-nav-rules = Reglas
ui-nav-replays = Repeticiones
ui-nav-join = Unirse
ui-nav-tables = Mesas
ui-nav-settings = Ajustes
ui-nav-name = tu nombre y tus ajustes
ui-guest = Invitado
ui-on = Sí
ui-off = No
ui-page-cancel = Cancelar
ui-page-close = Cerrar
ui-page-copy = Copiar
ui-page-copied = Copiado
ui-page-seats = Asientos
ui-to-home = Inicio
ui-try-now = Probar ahora
ui-page-coming = Yendo a la mesa …

## Inicio

ui-home-title = Jugar
ui-home-lead = Toma asiento.
ui-home-lead-why = Corre con un clic, o abre una mesa y envía el enlace.
ui-open-table-of = Abrir una mesa de { $game }
ui-against-rookies = Contra novatos
ui-open-a-table = Abrir una mesa
ui-way-season = Empieza una temporada
ui-way-season-why = Tres carreras o más, con un coche que crece. Pausa tras cualquiera.
ui-way-season-on = Continúa tu temporada
ui-way-season-on-why = { $what }. { $how }
ui-season-races = { $count ->
    [one] Una carrera
   *[other] { $count } carreras
}
ui-season-event-drawn = evento al azar el mismo día
ui-season-year-event = { $year }: { $event }
ui-way-first = ¿Primera carrera? Una vuelta guiada
ui-way-first-why = Una idea por turno. Sáltatela cuando quieras.
ui-way-screen = Una pantalla para todos
ui-way-screen-why = Pasadla; las manos quedan ocultas.
ui-way-rules = Cada regla, con su número
ui-way-rules-why = Búscalas todas, también desde la mesa.
ui-your-tables = Tus mesas
ui-no-tables = Aún no hay mesas
ui-no-tables-why = Las mesas en las que te sientas esperan aquí, con su turno.
ui-running-all = Las { $count } mesas
ui-finished = Terminadas
ui-finished-all = { $count ->
    [one] Todas las repeticiones
   *[other] Las { $count } repeticiones
}
ui-replay-go = Repetición
ui-replay-of = Repetición: { $what }
ui-replays-why = Tus partidas terminadas, jugada a jugada. Sigue jugando desde cualquiera.
ui-replays-none = Aún no hay partidas terminadas
ui-replays-none-why = Aquí podrás volver a ver cada partida que termines.
ui-open-tables = Mesas abiertas
ui-no-open-tables = Nadie espera jugadores aquí. Una mesa que abras para cualquiera aparece en esta lista.
ui-page-join-by-code = Unirse con un código
ui-table-of = Mesa de { $name }
ui-sit-down = Sentarse
ui-watch = Mirar
ui-stands-lobby = { $taken } de { $seats } asientos ocupados
ui-stands-yours = Te toca
ui-stands-yours-with = { $others ->
    [0] Te toca, con { $name }
    [one] Te toca, con { $name } y otra persona
   *[other] Te toca, con { $name } y { $others } personas más
}
ui-stands-running = En juego
ui-stands-waiting = Esperando a { $name }
ui-stands-waiting-many = { $others ->
    [one] Esperando a { $name } y a otro más
   *[other] Esperando a { $name } y a { $others } más
}
ui-stands-over = Terminada
ui-stands-won = Ha ganado { $name }
ui-stands-closed = Cerrada

## Unirse

ui-join-title = Unirse a una mesa
ui-join-why = Escribe el código que te han dicho. Con un enlace de invitación no hace falta.
ui-join-code-label = Código de la mesa
ui-join-code-example = KR3 NZD
ui-join-go = Sentarse
ui-join-tv-why = ¿Es esta la pantalla grande para todos?
ui-join-tv = Mostrar la mesa aquí
ui-joining = Buscando la mesa …
ui-invitation-gone = Esta invitación no lleva a ninguna parte
ui-invitation-gone-why = La mesa se cerró, o el enlace se copió solo en parte. Pide otro, o el código.
ui-seat-title = Jugar aquí
ui-seat-why = Este enlace trae un asiento a este dispositivo. Tu mano viene con él; el otro dispositivo solo mira desde entonces.
ui-seat-go = Traer el asiento aquí
ui-seat-none = Un enlace del menú de la mesa lleva tu asiento a otro dispositivo. Este no tiene llave.
ui-seat-gone = Este enlace al asiento ya no funciona

## Cuando algo va mal

ui-trouble-tab = Aquí no
ui-offline-title = Sin conexión
ui-offline-text = No se llega al servidor. No se pierde nada: tus mesas y tus manos esperan allí.
ui-offline-device-title = Estás sin conexión
ui-offline-device-text = Desde aquí no se llega al servidor: este equipo no tiene red, o el servidor se ha parado. No se pierde nada: tus mesas y tus manos esperan allí, y esta página vuelve sola.
ui-offline-next = { $seconds ->
    [0] Intentándolo …
    [one] Próximo intento en 1 segundo.
   *[other] Próximo intento en { $seconds } segundos.
}
ui-broken-title = Esta página se ha averiado
ui-broken-text = La culpa es nuestra. Tus mesas y tus manos están a salvo en el servidor; al cargar la página de nuevo vuelven.
ui-broken-what = Qué ha fallado
ui-reload = Recargar
ui-update-ready = Hay una versión nueva.
ui-update-later = Más tarde
ui-notice-from = De quienes llevan este servidor
ui-notice-put-away = Entendido
ui-notice-read-on = Leer más
ui-banned-title = Aquí no puedes jugar
ui-gone-title = Esta mesa ya no está
ui-gone-text = Su anfitrión la cerró, o el enlace se copió solo en parte. Las partidas terminadas siguen en tu lista.
ui-closed-title = Esta mesa se cerró
ui-page-closed-text = Se cerró antes de acabar la partida: la cerró su anfitrión o quienes llevan este servidor, o llevaba mucho tiempo sin que nadie jugara. Aquí ya no pasa nada más.
ui-damaged-title = Esta mesa no se puede leer
ui-damaged-text = Su registro está dañado en el servidor. Las demás mesas están bien; quien lleva el servidor puede mirarlo.
ui-not-invited-title = Solo con invitación
ui-not-invited-text = Esta mesa es para quienes tienen su enlace o su código. Pídelo a quien la abrió.
ui-full-title = No queda sitio
ui-full-text = Ya mira tanta gente como cabe. Prueba cuando alguien se haya ido.
ui-nowhere-title = Aquí no se sienta nadie
ui-nowhere-text = No hay nada en esta dirección. Quizá el enlace se copió solo en parte.
ui-refused-title = No ha funcionado
ui-open-new = Abrir una mesa nueva

## Mesa nueva

ui-new-title = Mesa nueva de { $game }
ui-new-settings = { $game ->
    [heat] Carrera
   *[other] Partida
}
ui-presets = Clases de partida
ui-preset-heat-first = Primera carrera
ui-preset-heat-first-why = Una vuelta a EE. UU., solo el juego básico: unos 20 minutos con amigos.
ui-new-legends = Leyendas
ui-preset-heat-full = Carrera completa
ui-preset-heat-full-why = Monta tu coche en los boxes, conduce con cualquier clima y compite con Leyendas en cada puesto libre.
ui-preset-heat-season = Temporada
ui-preset-heat-season-why = El campeonato de 1961: tres carreras, mejoras que se quedan, patrocinios y prensa. Pausa tras cualquiera.
ui-preset-heat-tournament = Torneo
ui-preset-heat-tournament-why = Boxes y clima, y nadie ve tu marcha antes de tu turno.
ui-preset-heap-quick = Bronca rápida
ui-preset-heap-quick-why = Dos vehículos de tres piezas empiezan el choque en cadena: una primera partida de unos 15 minutos.
ui-preset-heap-full = Garaje completo
ui-preset-heap-full-why = Los cuatro vehículos necesitan tres piezas, como en la caja.
ui-preset-heap-long = Guerra en el desguace
ui-preset-heap-long-why = Los cuatro vehículos necesitan cuatro piezas: para quien adora la chapuza.
ui-circuit-facts = { $spaces } casillas, { $corners } curvas
ui-own-circuit = Un circuito propio
ui-own-file = Un archivo propio
ui-own-file-chosen = Se usa { $file }.
ui-own-file-not = Usar el nuestro
ui-fewer = Menos: { $what }
ui-more = Más: { $what }
ui-your-name = Tu nombre
ui-name-of-seat = Nombre en el asiento { $number }
ui-player-number = Jugador { $number }
ui-who-on-seat = Quién ocupa el asiento { $number }
ui-who-person = persona
ui-who-open = libre
ui-who-bot = { $bot ->
    [rookie] bot novato
    [random] bot al azar
   *[other] { $bot }
}
ui-bot-name = { $bot ->
    [rookie] Novato
    [random] Al azar
   *[other] { $bot }
}
ui-a-friend = Un amigo
ui-legend = Leyenda
ui-automatic = Automático
ui-way = Quién puede venir
ui-way-link = Con enlace
ui-way-anyone = Cualquiera
ui-way-here = Esta pantalla
ui-way-why = { $way ->
    [anyone] La mesa sale en la página de inicio de este servidor.
    [screen] Todos en esta pantalla. Oculta las manos mientras la pasáis.
   *[link] Solo ve esta mesa quien recibe el enlace.
}
ui-open-the-table = Abrir la mesa
ui-start-with = { $count ->
    [one] Empezar con un jugador
   *[other] Empezar con { $count } jugadores
}
ui-start-game = { $game ->
    [heat] Empezar la carrera
   *[other] Empezar la partida
}
ui-each-seat = Cada asiento
ui-each-seat-why = Cada uno elige lo suyo en la mesa.
ui-change-until-start = Puedes cambiarlo todo hasta la salida.
ui-dock-seats = { $people ->
    [1] Tú
   *[other] { $people } personas
}{ $free ->
    [0] {""}
    [one] , 1 asiento libre
   *[other] , { $free } asientos libres
}{ $bots ->
    [0] {""}
    [one] , 1 bot
   *[other] , { $bots } bots
}{ $legends ->
    [0] {""}
    [one] , 1 Leyenda
   *[other] , { $legends } Leyendas
}
ui-summary-heat = { $season ->
    [none] { $circuit ->
        [usa] EE. UU.
        [great_britain] Gran Bretaña
        [italy] Italia
        [france] Francia
       *[other] Un circuito propio
    }, { $laps ->
        [0] las vueltas impresas.
        [one] una vuelta.
       *[other] { $laps } vueltas.
    } { $people ->
        [1] Tú
       *[other] { $people } personas en esta pantalla
    }{ $free ->
        [0] {""}
        [one] {" "}y un asiento libre
       *[other] {" "}y { $free } asientos libres
    }{ $bots ->
        [0] {""}
        [one] , un bot
       *[other] , { $bots } bots
    }{ $legends ->
        [0] .
        [one] , con una Leyenda{ ui-summary-level }.
       *[other] , con { $legends } Leyendas{ ui-summary-level }.
    } { $garage ->
        [basic] Boxes, nivel básico.
        [advanced] Boxes, nivel avanzado.
        [mixed] Boxes.
       *[none] {""}
    } { $weather ->
        [yes] Clima.
       *[no] {""}
    } { $tournament ->
        [yes] Modo torneo.
       *[no] {""}
    }
   *[other] { $season ->
        [goat] Tres temporadas seguidas, diez carreras.
        [random] Una temporada de cuatro carreras, al azar.
        [own] Una temporada propia.
       *[other] La temporada de { $season }.
    } { $people ->
        [1] Tú
       *[other] { $people } personas en esta pantalla
    }{ $free ->
        [0] {""}
        [one] {" "}y un asiento libre
       *[other] {" "}y { $free } asientos libres
    }{ $bots ->
        [0] {""}
        [one] , un bot
       *[other] , { $bots } bots
    }{ $legends ->
        [0] .
        [one] , con una Leyenda{ ui-summary-level }.
       *[other] , con { $legends } Leyendas{ ui-summary-level }.
    } Pausa tras cualquier carrera.
}
ui-summary-level = { $legends_level ->
    [none] {""}
   *[other] { $legends_level ->
        [rising] {" "}con nivel creciente
       *[other] {" "}de nivel { $legends_level }
    }{ $rivals ->
        [yes] {" "}y dos Rivales entre ellas
       *[no] {""}
    }
}
ui-summary-potatoh = { $match ->
    [points] Una partida a más de { $target } puntos
   *[other] { $rounds ->
        [one] Una ronda
       *[other] { $rounds } rondas
    }
} en el nivel { $level }. { $people ->
    [1] Tú
   *[other] { $people } personas en esta pantalla
}{ $free ->
    [0] {""}
    [one] {" "}y un asiento libre
   *[other] {" "}y { $free } asientos libres
}{ $bots ->
    [0] {""}
    [one] , un bot
   *[other] , { $bots } bots
}.
ui-summary-heap = El choque en cadena empieza con { $vehicles_needed ->
    [one] un vehículo
   *[other] { $vehicles_needed } vehículos
} de { $parts_needed } piezas. { $people ->
    [1] Tú
   *[other] { $people } personas en esta pantalla
}{ $free ->
    [0] {""}
    [one] {" "}y un asiento libre
   *[other] {" "}y { $free } asientos libres
}{ $bots ->
    [0] {""}
    [one] , un bot
   *[other] , { $bots } bots
}.

## Ajustes de HEAT

ui-setting-heat-circuit = Circuito
ui-setting-heat-circuit-choice = { $value ->
    [usa] EE. UU.
    [great_britain] Gran Bretaña
    [italy] Italia
    [france] Francia
   *[other] { $value }
}
ui-setting-heat-circuit-why = { $value ->
    [usa] Dos curvas rápidas y dos cerradas. El circuito para empezar.
    [great_britain] Rectas largas y luego cuatro curvas seguidas.
    [italy] Pocas curvas, mucha velocidad.
    [france] Sube y baja por cinco curvas.
   *[other] Un archivo de circuito propio.
}
ui-setting-heat-laps = Vueltas
ui-setting-heat-laps-choice = { $value ->
    [0] Impresas
   *[other] { $value }
}
ui-setting-heat-laps-why = { $value ->
    [0] Las que dice la pista. Dos vueltas duran unos 40 minutos entre amigos.
    [one] Basta para empezar: unos 20 minutos entre amigos.
   *[other] { $value } vueltas a la pista, diga lo que diga.
}
ui-setting-heat-handicap = Hándicap
ui-setting-heat-handicap-why = Cartas de Calor que un piloto experto deja en la caja.
ui-setting-heat-colour = Coche
ui-setting-heat-colour-choice = { $value ->
    [black] negro
    [blue] azul
    [green] verde
    [red] rojo
    [gray] gris
    [yellow] amarillo
    [orange] naranja
    [purple] morado
    [white] blanco
    [teal] turquesa
    [pink] rosa
    [cyan] celeste
   *[other] { $value }
}
ui-setting-heat-colour-why = Con el color van un número y un dibujo.
ui-setting-heat-legends = Leyendas
ui-setting-heat-legends-why = { $value ->
    [0] Solo corren los de los asientos.
    [one] Corre también un coche automático. No necesita a nadie y muestra su carta cada ronda.
   *[other] Corren también { $value } coches automáticos. No necesitan a nadie y muestran su carta cada ronda.
}
ui-setting-heat-legends-room = { $cars ->
    [one] Un coche como mucho.
   *[other] { $seats ->
        [one] Un asiento
       *[other] { $seats } asientos
    } y hasta { $most ->
        [0] ninguna Leyenda
        [one] una Leyenda
       *[other] { $most } Leyendas
    } son { $cars } coches{ $cars ->
        [12] .
       *[other] {"; "}un nivel hace sitio para { $widest }.
    }
}
ui-setting-heat-legends_pro = Ritmo de las Leyendas
ui-setting-heat-legends_pro-choice = { $value ->
    [0] Impreso
   *[other] +{ $value }
}
ui-setting-heat-legends_pro-why = { $value ->
    [0] Como está impreso en sus cartas.
   *[other] { $value } más de lo impreso, para quien gana demasiado.
}
ui-setting-heat-garage = Boxes
ui-setting-heat-garage-choice = { $value ->
    [none] Sin boxes
    [basic] Básico
    [advanced] Avanzado
    [mixed] Mixto
   *[other] { $value }
}
ui-setting-heat-garage-why = { $value ->
    [none] Todos conducen con las mismas tres mejoras iniciales.
    [basic] Cada cual monta su coche con tres de 34 cartas de mejora sencillas.
    [advanced] Cada cual monta su coche con tres de 62 cartas de mejora con más símbolos.
   *[mixed] Cada cual monta su coche con tres cartas de mejora, sencillas y complejas a la vez.
}
ui-setting-heat-garage_choice = Cómo se consiguen
ui-setting-heat-garage_choice-choice = { $value ->
    [draft] Por turnos
    [random] Repartidas
   *[other] { $value }
}
ui-setting-heat-garage_choice-why = { $value ->
    [random] Se reparten tres cartas al azar a cada piloto: para empezar enseguida.
   *[draft] Tres rondas en las que se elige por turnos de un mercado abierto, unos cinco minutos.
}
ui-setting-heat-upgrades = Cartas de mejora
ui-setting-heat-upgrades-choice = { $value ->
    [box] como vienen
   *[other] { $value }
}
ui-setting-heat-upgrades-why = Las cartas de mejora tal como vienen en la caja.
ui-setting-heat-weather = Clima y pista
ui-setting-heat-weather-why = { $value ->
    [yes] Un clima para toda la carrera, y en cada curva una ficha que cambia la curva o el tramo siguiente.
   *[other] Un día seco: cada curva es como está impresa.
}
ui-setting-heat-season = Temporada
ui-setting-heat-season-choice = { $value ->
    [none] Una carrera
    [goat] Las tres
    [random] Al azar
   *[other] { $value }
}
ui-setting-heat-season-why = { $value ->
    [none] Una carrera y nada más.
    [1961] Tres carreras: Gran Bretaña, EE. UU. e Italia. La temporada para empezar.
    [1962] Tres carreras: Italia, Gran Bretaña y Francia.
    [1963] Cuatro carreras: EE. UU., Gran Bretaña, Francia e Italia, donde un trompo es el final.
    [goat] 1961, 1962 y 1963 seguidos, diez carreras: ¿quién es el mejor de todos los tiempos?
    [random] Cuatro carreras, con circuitos y eventos al azar.
   *[other] Una temporada propia.
}
ui-setting-heat-tournament = Modo torneo
ui-setting-heat-tournament-why = { $value ->
    [yes] Tantas cartas como pongas boca abajo, esa es tu marcha; nadie la ve antes de tu turno.
   *[other] Las marchas se cambian a la vista antes de poner las cartas.
}
ui-setting-heat-legends_level = Nivel de las Leyendas
ui-setting-heat-legends_level-choice = { $value ->
    [none] Juego básico
    [rising] Creciente
   *[other] { $value }
}
ui-setting-heat-legends_level-why = { $value ->
    [none] Las diez cartas de Leyendas del juego básico, hasta seis coches.
    [1] Sin Estrellas ni carta de Potenciación: el ritmo del juego básico, con sitio para doce coches.
    [2] Dos de los doce cascos de cada carta llevan una Estrella.
    [3] Dos o cuatro Estrellas por carta: los mazos verde y amarillo juntos.
    [4] Cuatro Estrellas en cada carta: un tercio de los coches da más.
    [5] Cuatro o seis Estrellas por carta: los mazos amarillo y rojo juntos.
    [6] Seis Estrellas en cada carta: la mitad de los coches, en cada ronda.
   *[rising] Desde el nivel 2 en la primera carrera, un nivel más en cada una.
}
ui-level-why = Con un nivel corren hasta doce coches. Desde el nivel 2, una Estrella junto a un casco en la carta de Leyendas da a esa Leyenda la habilidad de la carta de Potenciación de la ronda.
ui-level-name = { $value ->
    [1] De paseo
    [2] Ligero
    [3] Despierto
    [4] Duro
    [5] Feroz
   *[6] Despiadado
}
ui-level-stars = { $count ->
    [0] sin Estrellas
   *[other] { $count } ★
}
ui-level-stars-or = { $few } o { $many } ★
ui-setting-heat-legends_decks = Cartas de las Leyendas
ui-setting-heat-legends_decks-choice = { $value ->
    [box] de Hotseat
   *[other] { $value }
}
ui-setting-heat-legends_decks-why = Mazos de diseño propio; los impresos se pueden escribir en un archivo.
ui-setting-heat-legend_adrenaline = Adrenalina para las Leyendas
ui-setting-heat-legend_adrenaline-why = { $value ->
    [yes] Una Leyenda entre los dos últimos de la ronda (el último, con hasta cuatro coches) avanza un espacio más.
   *[other] Las Leyendas no ganan nada por ir últimas.
}
ui-setting-heat-rivals = Rivales
ui-setting-heat-rivals-why = { $value ->
    [yes] Dos Leyendas tienen cada ronda la habilidad de Rival de la carta de Potenciación: las más adelantadas en la parrilla; en una temporada, desde su segunda carrera, las que tienen más puntos.
   *[other] Ninguna Leyenda tiene más de lo que le da su carta.
}
ui-setting-heat-rivals-excluded = Desde el nivel 2.

## Ajustes de POTA-TOH

ui-setting-potatoh-level = Nivel
ui-setting-potatoh-level-why = { $value ->
    [1] Solo las cartas más sencillas. Para la primera partida.
    [5] Todas las cartas.
   *[other] Todas las cartas hasta el nivel { $value }.
}
ui-setting-potatoh-match = La partida es a
ui-setting-potatoh-match-choice = { $value ->
    [rounds] rondas
    [points] puntos
   *[other] { $value }
}
ui-setting-potatoh-match-why = { $value ->
    [points] Se juega hasta que alguien supera la meta de puntos.
   *[other] Un número fijo de rondas; gana quien tenga más puntos.
}
ui-setting-potatoh-rounds = Rondas
ui-setting-potatoh-rounds-why = Cuántas rondas se juegan.
ui-setting-potatoh-target = Meta
ui-setting-potatoh-target-why = La partida acaba cuando alguien tiene más de { $value } puntos.
ui-setting-potatoh-decks = Mazos
ui-setting-potatoh-decks-why = Cuántos mazos se juntan como mínimo; cada seis jugadores necesitan uno.
ui-setting-potatoh-discard_scope = Cartas descartadas
ui-setting-potatoh-discard_scope-choice = { $value ->
    [round] vuelven
    [match] no vuelven
   *[other] { $value }
}
ui-setting-potatoh-discard_scope-why = { $value ->
    [match] Quedan fuera toda la partida.
   *[other] Vuelven al mazo en la ronda siguiente.
}
ui-setting-potatoh-raise_levels = Subir de nivel
ui-setting-potatoh-raise_levels-why = { $value ->
    [yes] Entre rondas se puede subir el nivel, si todos quieren.
   *[other] El nivel queda como está.
}
ui-setting-potatoh-boom_odds = Ver la probabilidad de BOOM
ui-setting-potatoh-boom_odds-why = { $value ->
    [yes] Todos ven lo probable que es BOOM.
   *[other] Cada uno cuenta por su cuenta.
}
ui-setting-potatoh-deck = Mazo
ui-setting-potatoh-deck-choice = { $value ->
    [standard] el mazo estándar
   *[other] { $value }
}
ui-setting-potatoh-deck-why = Las cartas del reglamento, en cantidades propias de Hotseat.

## Ajustes de HEAP

ui-setting-heap-vehicles_needed = Vehículos
ui-setting-heap-vehicles_needed-why = { $value ->
    [4] Los cuatro vehículos de un jugador necesitan piezas suficientes para empezar el choque en cadena.
    [1] Un vehículo con piezas suficientes empieza el choque en cadena: la partida más corta.
   *[other] { $value } vehículos con piezas suficientes empiezan el choque en cadena: una partida más corta.
}
ui-setting-heap-parts_needed = Piezas por vehículo
ui-setting-heap-parts_needed-why = { $value ->
    [4] Un vehículo cuenta a partir de cuatro piezas: una partida más larga.
   *[other] Un vehículo cuenta a partir de tres piezas.
}
ui-setting-heap-first_instigator = Primer instigador
ui-setting-heap-first_instigator-choice = { $value ->
    [random] por sorteo
   *[other] asiento { $value }
}
ui-setting-heap-first_instigator-why = { $value ->
    [random] Puede empezar cualquiera; después de cada turno, el siguiente.
   *[other] Ese asiento empieza; después de cada turno, el siguiente.
}
ui-setting-heap-cards = Cartas
ui-setting-heap-cards-choice = { $value ->
    [standard] el juego de cartas estándar
   *[other] { $value }
}
ui-setting-heap-cards-why = Cien piezas de sesenta diseños, propios de Hotseat.

## Sala

ui-lobby-what = { $game }: { $what }. { $free ->
    [0] Todos los asientos están ocupados.
    [one] Queda un asiento libre.
   *[other] Quedan { $free } asientos libres.
}
ui-page-leave = Levantarse
ui-leave-title = ¿Dejar esta mesa?
ui-leave-why = Tu asiento queda libre para otra persona. Puedes volver con el mismo enlace.
ui-stay = Quedarse
ui-change-settings = Cambiar ajustes
ui-change-save = Usar estos
ui-page-close-table = Cerrar la mesa
ui-page-close-table-why = Todos se van y nadie puede volver. Una mesa que no empezó no deja nada.
ui-grid = Parrilla de salida
ui-grid-why = El orden se sortea en la salida
ui-fill-with-bots = Llenar con novatos
ui-open-seat = Asiento libre
ui-free = Libre
ui-send-the-link = Envía el enlace
ui-add-a-bot = Añadir un bot
ui-you-are = { $name }, tú
ui-bot-in = { $bot } · { $car }
ui-car-of = { $number }, { $colour }
ui-away = { $what }, fuera
ui-ready = Listo
ui-not-ready = No está listo
ui-im-ready = Estoy listo
ui-sit-here = Sentarse
ui-swap = Cambiar con otro asiento
ui-swap-here = Cambiar
ui-seat-more = Más del asiento { $number }
ui-remove-bot = Quitar el bot
ui-kick = Pedir a { $name } que se vaya
ui-ready-count = { $ready } de { $people } listos
ui-lobby-full = Todos los asientos están ocupados. Puedes mirar.
ui-lobby-sit = Di tu nombre y siéntate.
ui-lobby-free = { $count ->
    [one] Hay un asiento libre: envía el enlace o añade un bot.
   *[other] Hay { $count } asientos libres: envía el enlace o añade bots.
}
ui-lobby-may-start = { $count ->
    [one] Hay un asiento libre: espera a alguien, o empieza sin él.
   *[other] Hay { $count } asientos libres: espera a más gente, o empieza sin ellos.
}
ui-more-free = { $count ->
    [one] y otro asiento libre
   *[other] y otros { $count } asientos libres
}
ui-lobby-waits = { $others ->
    [0] Esperando a { $name }.
    [one] Esperando a { $name } y a otro más.
   *[other] Esperando a { $name } y a { $others } más.
}
ui-lobby-go = Están todos.
ui-lobby-host-starts = Empieza { $name }.
ui-lobby-kicked = El anfitrión ha liberado tu asiento. Puedes volver a sentarte o mirar.
ui-lobby-safe = Tu asiento está a salvo.
ui-page-invite = Invitar
ui-is-host = Anfitrión
ui-only-here = Esta dirección es solo para este equipo. Para los móviles de la sala, arranca con: hotseat serve --host 0.0.0.0
ui-tv = Mostrar en una tele
ui-tv-why = La mesa sin la mano de nadie, para toda la sala. Sigue ahí cuando juguéis otra vez.
ui-tv-here = Abrirla en otra pestaña
ui-tv-there = En otro dispositivo abre { $address }, escribe el código y elige «Mostrar la mesa aquí».
ui-tv-link = O abre allí este enlace
ui-table-code = Código de la mesa
ui-scan-or-code = Escanea, o escribe el código
ui-show-qr = Mostrar el código QR
ui-qr-label = Código QR del enlace de invitación
ui-invitation-link = Enlace de invitación
ui-share = Compartir
ui-share-text = Siéntate a mi mesa: { $game }
ui-no-account = Sin cuenta. El enlace abre un asiento en cualquier móvil u ordenador.
ui-this-game = { $game ->
    [heat] Esta carrera
   *[other] Esta partida
}
ui-sealed = Mezclas selladas antes de la salida:
ui-sealed-how = Cómo comprobarlas
ui-sealed-title = Nadie puede planear las mezclas
ui-sealed-1 = Antes de que nadie se sentara, esta mesa sacó un número secreto y mostró el sello de abajo: su hash SHA-256.
ui-sealed-2 = Quien está listo sella del mismo modo un número al azar propio; todos se muestran al empezar. Todas las mezclas salen de estos números juntos; ni el servidor ni un jugador pueden elegirlas.
ui-sealed-3 = Tras la partida se muestra también el número de la mesa. Tu navegador lo comprueba con el sello, y en cualquier ordenador hotseat replay comprueba todo el registro.

## Reglas

ui-rules-title = Reglas de { $game }
ui-rules-game = Juego
ui-rules-sections = Secciones
ui-rules-search = Buscar en las reglas
ui-rules-found = { $count } encontradas
ui-rules-clear = Mostrar todas las reglas
ui-rules-sort = Tipo
ui-rules-sort-of = { $which ->
    [all] Todas { $count }
    [ruling] Aclaraciones { $count }
    [example] Ejemplos { $count }
   *[rule] Reglas { $count }
}
ui-rules-count = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
ui-rules-how = Cómo se juega en dos minutos
ui-rules-how-what = { $game ->
    [heat] La carrera básica. De uno a seis pilotos, de 20 a 60 minutos.
    [heap] De dos a cuatro goblins, de 20 a 35 minutos.
    [potatoh] De dos a dieciocho personas, de 10 a 40 minutos.
   *[other] El juego en unas pocas imágenes.
}
ui-rules-try = { $game ->
    [heat] Conducir una vuelta guiada
   *[other] Jugar contra novatos
}
ui-rules-meant = Ninguna regla tiene esa palabra. Estas tienen «{ $read }».
ui-rules-module = Módulo: { $module }
ui-rules-from = { $name } { $least } o más
ui-rules-unplayed = No en tu mesa
ui-rules-symbols = Símbolos y fichas
ui-rules-symbols-cards = En las cartas de mejora
ui-rules-symbols-may = Una píldora redonda: puedes usarlo.
ui-rules-symbols-must = Una placa cortada con barra roja y !: tienes que usarlo.
ui-rules-symbols-levels = Un galón es una carta básica; dos, una avanzada.
ui-rules-symbols-groups = Los doce grupos
ui-rules-symbols-road = Fichas de pista, una en cada curva
ui-rules-symbols-road-why = De pie cambian la curva; tumbadas, todos los espacios hasta la siguiente.
ui-rules-symbols-legends = Lo que saben las Leyendas
ui-rules-symbols-legends-why = Desde el nivel 2, la carta de Potenciación de cada ronda muestra lo que da una Estrella y lo que tienen las Rivales.
ui-rules-symbols-weather = Clima, uno por carrera
ui-rules-symbols-before = Antes de la carrera
ui-rules-symbols-sector = En un sector de clima
ui-rules-none = Ninguna regla dice eso
ui-rules-none-why = Cada palabra debe aparecer en una regla. Prueba con menos palabras, o con el número de una regla.
ui-rule-panel = Cada regla tiene un número
ui-rule-panel-why = Elige una para ver de dónde viene, cómo se deciden los casos dudosos y qué va con ella. La mesa muestra los mismos números junto a opciones y cuentas.
ui-copy-link = Copiar enlace
ui-rule-source = Fuente: { $source }
ui-rule-rulings = Aclaraciones
ui-rule-with = Va con

## Preferencias

ui-settings-why = Se guardan solo en este dispositivo.
ui-set-name = Nombre
ui-set-name-why = Lo que leen los demás en tu asiento en la próxima mesa.
ui-set-language = Idioma
ui-set-language-why = Para ti, no para la mesa
ui-set-theme = Aspecto
ui-set-as-device = Como el equipo
ui-set-theme-light = Claro
ui-set-theme-dark = Oscuro
ui-set-sound = Sonido
ui-set-volume = Volumen
ui-set-sound-why = Un aviso cuando te toca. Mueve el control para oírlo.
ui-set-vibration = Vibración
ui-set-vibration-why = El teléfono vibra cuando te toca, con BOOM y cuando haces un trompo.
ui-set-notify = Notificaciones
ui-set-notify-why = Cuando te toca y esta página está en segundo plano.
ui-set-notify-refused = El navegador no las permite. Sus ajustes para esta página pueden cambiarlo.
ui-set-speed = Turnos de los demás
ui-set-speed-instant = Al instante
ui-set-speed-brisk = Ágiles
ui-set-speed-calm = Con calma
ui-set-speed-full = Completos
ui-set-speed-why = { $speed ->
    [instant] Ves enseguida dónde está cada uno.
    [calm] Se sigue bien y aun así te toca pronto.
    [full] Cada jugada a su ritmo.
   *[brisk] Cinco bots tardan unos segundos.
}
ui-set-motion = Movimiento
ui-set-motion-less = Menos
ui-set-motion-full = Todo
ui-set-motion-why = { $motion ->
    [less] Las cosas saltan a su sitio.
   *[full] Los coches corren y las cartas vuelan.
}
ui-set-patterns = Dibujos
ui-set-patterns-why = Coches y cartas se distinguen sin color.
ui-set-confirm = Confirmar jugadas
ui-set-confirm-why = Cada jugada pregunta una vez más antes de jugarse.
ui-set-lessons = Lecciones
ui-set-lessons-why = La primera partida guiada de cada juego, desde el principio.
ui-set-lessons-again = Empezar de nuevo
ui-set-lessons-done = Empiezan otra vez en la próxima decisión.
ui-set-left = Zurdo
ui-set-left-why = En el móvil, los botones quedan bajo el pulgar izquierdo.

# Ajustes: irse
ui-leaving = Este servidor y tú
ui-leaving-why = El servidor solo te conoce por una cookie.
ui-leaving-stay = Ahora no
ui-leaving-failed = No ha funcionado. Inténtalo otra vez.
ui-log-out = Cerrar sesión
ui-log-out-why = Este dispositivo olvida quién eres. Tus asientos siguen siendo tuyos, pero solo se vuelve a ellos con sus enlaces.
ui-log-out-yes = Cerrar sesión en este dispositivo
ui-forget-me = Olvidarme
ui-forget-me-why = Tus propias mesas se borran. En las mesas con otras personas un bot sigue por ti, y desaparecen tu nombre y todo lo que dijiste. No se puede deshacer.
ui-forget-me-yes = Olvidarme para siempre

## Quién es quién, a quién se invita, quién pide entrar

ui-your-look = { $game ->
    [heat] Tu coche
    [heap] Tu goblin
    [potatoh] Tu patata
   *[other] Tu aspecto
}
ui-your-look-heat = Tu coche
ui-your-look-heap = Tu goblin
ui-your-look-potatoh = Tu patata
ui-your-look-is = { $what }: { $look }
ui-look-of-seat = { $game ->
    [heat] Coche del asiento { $number }
    [heap] Goblin del asiento { $number }
    [potatoh] Patata del asiento { $number }
   *[other] Aspecto del asiento { $number }
}
ui-setting-potatoh-potato = Patata
ui-setting-potatoh-potato-choice = { $value ->
    [chef] gorro de cocinero
    [cap] gorra
    [sprout] brote
    [witch] sombrero de bruja
    [crown] corona
    [bow] lazo
    [beanie] gorro de lana
    [cowboy] sombrero vaquero
    [swimmer] gorro de baño
    [fez] fez
    [leaf] hoja
    [robot] robot
    [chef-glasses] gorro de cocinero y gafas
    [cap-glasses] gorra y gafas
    [sprout-glasses] brote y gafas
    [witch-glasses] sombrero de bruja y gafas
    [crown-glasses] corona y gafas
    [bow-glasses] lazo y gafas
    [beanie-glasses] gorro de lana y gafas
    [cowboy-glasses] sombrero vaquero y gafas
    [swimmer-glasses] gorro de baño y gafas
    [fez-glasses] fez y gafas
    [leaf-glasses] hoja y gafas
    [robot-glasses] robot con gafas
   *[other] { $value }
}
ui-setting-heap-goblin = Goblin
ui-setting-heap-goblin-choice = { $value ->
    [bandana] pañuelo
    [goggles] gafas de aviador
    [welder] careta de soldar
    [top-hat] chistera
   *[other] { $value }
}
ui-has-left = { $name } se ha ido
ui-has-left-why = El asiento se puede ocupar.
ui-has-left-host = { $name } decide sobre el asiento.
ui-lobby-without = { $others ->
    [0] { $name } no está. Empieza sin esperar, o espera.
    [one] { $name } y alguien más no están. Empieza sin esperar, o espera.
   *[other] { $name } y { $others } más no están. Empieza sin esperar, o espera.
}
ui-invited = { $name } te invita a { $game }
ui-invited-what = { $what }, unos { $minutes } minutos
ui-invited-who = Quién se sienta
ui-invited-free = { $free } libres
ui-invited-sit = { $game ->
    [heat] Sentarse y correr
   *[other] Sentarse y jugar
}
ui-invited-next = Tomar asiento en la próxima partida
ui-invited-next-why = Ya están jugando. Puedes mirar, y tienes asiento en la próxima partida.
ui-invited-watch = Mirar
ui-ask = Pedir a { $host } que te deje entrar
ui-ask-why = A esta mesa se entra por invitación: decide quien la abrió.
ui-ask-code = Tengo un código
ui-ask-done = Se lo hemos preguntado a { $host }
ui-ask-done-why = { $host } ve «{ $name } quiere entrar». Te sientas en cuanto { $host } diga que sí.
ui-ask-no = { $host } ha dicho que no
ui-ask-no-why = Quizá la mesa esté llena. Con un enlace o un código aún puedes venir.
ui-ask-again = Pedirlo otra vez
ui-asks = { $name } quiere entrar
ui-asks-why = { $more ->
    [0] Tiene la dirección, no el enlace.
    [one] Tiene la dirección, no el enlace. Alguien más lo pide.
   *[other] Tiene la dirección, no el enlace. { $more } más lo piden.
}
ui-asks-no = No
ui-asks-yes = Dejar entrar
