# Palabras de la mesa, iguales para todos los juegos

## La página

ui-title-table = { $game } · Hotseat
ui-title-your-turn = Te toca. { $game }
ui-title-replay = Repetición. { $game }
ui-table = Mesa
ui-side = Lo que ha pasado
ui-standings = Clasificación
ui-dock = Tu lado de la mesa
ui-glance = De un vistazo
ui-close = Cerrar
ui-cancel = Cancelar
ui-copy = Copiar
ui-copied = Copiado

## Decidir

ui-bar = Decisión
ui-your-turn = Te toca.
ui-bar-also = { $count ->
    [one] { $names } también elige
   *[other] { $names } también eligen
}
ui-bar-bot-plays = Un bot juega por ti. Puedes recuperar tu asiento en cualquier momento.
ui-barred = Ahora no es posible
ui-skip = Saltar
ui-undo = Deshacer
ui-undo-ask = Otros han jugado desde entonces, o se ha mostrado algo oculto. Todos tienen que estar de acuerdo para volver a antes de tu última jugada. Entonces se vuelve a barajar lo que nadie puede saber.
ui-undo-ask-yes = Preguntar a los demás
ui-undo-wish = { $name } quiere deshacer una jugada.
ui-undo-others = { $name } quiere deshacer una jugada. Se pregunta a los demás.
ui-undo-waits = Quieres deshacer una jugada. Se pregunta a los demás.
ui-undo-agree = De acuerdo
ui-undo-refuse = No estoy de acuerdo
ui-undo-never-mind = Déjalo
ui-plain-play = Jugar esto
ui-plain-choose = Primero elige una opción.
ui-plain-ways = { $count ->
    [one] 1 manera
   *[other] { $count } maneras
}

## Pista

ui-hint = Pista
ui-hint-would = El novato haría: { $label }
ui-hint-do = Hacer eso
ui-hint-thanks = Tengo otra idea

## Registro y chat

ui-log = Registro
ui-log-order = lo último primero
ui-log-and-chat = Registro y chat
ui-log-empty = Todavía no ha pasado nada.
ui-log-more = Mostrar lo anterior
ui-bill-total = Total
ui-chat = Chat
ui-chat-empty = Nadie ha dicho nada todavía.
ui-chat-name = Tu nombre
ui-chat-say = Di algo
ui-chat-send = Enviar

ui-log-sat = { $name } se sienta en el asiento { $number }.
ui-log-renamed = El asiento { $number } se llama ahora { $name }.
ui-log-bot-sat = El bot { $bot } se sienta en el asiento { $number }.
ui-log-stood = { $kicked ->
    [yes] El anfitrión ha liberado el asiento { $number }.
   *[no] El asiento { $number } vuelve a estar libre.
}
ui-log-swapped = { $name } y { $other } cambian de asiento.
ui-log-settings-changed = El anfitrión ha cambiado los ajustes.
ui-log-seats-dropped = Se quitan los asientos libres.
ui-log-readied = { $name } está preparado.
ui-log-unreadied = Al final { $name } no está preparado.
ui-log-undo-asked = { $name } pide deshacer una jugada.
ui-log-undo-answered = { $agrees ->
    [yes] { $name } está de acuerdo.
   *[no] { $name } no está de acuerdo.
}
ui-log-undone = { $name } ha deshecho una jugada.
ui-log-rewound = { $name } ha deshecho una jugada. Lo que nadie puede saber se ha vuelto a barajar.
ui-log-starting = La partida está a punto de empezar. Cada uno abre lo que selló.
ui-log-keys-revoked = { $name } ha anulado las claves de su asiento.
ui-log-links-renewed = Se han renovado los enlaces a esta mesa.
ui-log-spectators-chat = { $on ->
    [yes] Los espectadores pueden escribir.
   *[no] Los espectadores no pueden escribir.
}
ui-log-handed-to-bot = { $absent ->
    [yes] { $name } no está: sigue jugando el bot { $bot }.
    [slow] { $name } tarda: sigue el bot { $bot }.
   *[no] { $name } se ha ido: sigue jugando el bot { $bot }.
}
ui-log-taken-back = { $name } vuelve a jugar.
ui-log-seat-moved = Alguien ha ocupado el asiento de { $name } con su enlace.
ui-log-rematch-opened = Los mismos pueden jugar otra vez en otra mesa.
ui-log-closed = { $note ->
    [operator] Quienes llevan este servidor han cerrado la mesa.
   *[host] El anfitrión ha cerrado la mesa.
}
ui-log-note = { $note ->
    [late] El bot de { $name } tardó demasiado; se hizo otra jugada por él.
   *[other] El bot de { $name } falló; se hizo otra jugada por él.
}

## Reglas

ui-rules = Reglas
ui-rule-title = Regla { $id }
ui-rule-show = Mostrar la regla { $id }
ui-rule-all = Todas las reglas del juego
ui-rule-none = No hay ninguna regla { $id }.

## Asientos y pantalla

ui-menu = Mesa y ajustes
ui-seats = Asientos
ui-seat-free = libre
ui-seat-bot = bot, { $bot }
ui-seat-stand-in = lo sustituye el bot { $bot }
ui-seat-here = presente
ui-seat-away = ausente
ui-seat-host = { $status } · anfitrión
ui-spectators = { $count ->
    [0] No mira nadie.
    [one] Mira 1 persona.
   *[other] Miran { $count } personas.
}
ui-take-back = Volver a jugar
ui-hand-to-bot = Que juegue un bot
ui-keep-out = No dejar entrar
ui-keep-out-why = Con enlaces nuevos solo entra quien los recibe de ti: los enlaces anteriores, el código y la lista pública ya no llevan aquí. Quien está sentado se queda.
ui-renew-links = Renovar los enlaces
ui-remove-spectators = Renovar los enlaces y quitar a los espectadores
ui-spectators-chat = { $on ->
    [yes] No dejar escribir a los espectadores
   *[no] Dejar escribir a los espectadores
}
ui-seat-keys = Claves de tu asiento
ui-seat-keys-why = Los programas y los enlaces a otros dispositivos usan claves. Anúlalas si alguna ha llegado a malas manos.
ui-revoke-keys = Anular todas las claves
ui-seat-keys-revoked = Hecho: ninguna clave anterior sirve ya.
ui-move-seat = Pasar a otro dispositivo
ui-invite = Enlace de invitación
ui-link = Ábrelo en el otro dispositivo, o envíalo:
ui-leave = Dejar la partida
ui-leave-sure = Un bot sigue jugando por ti. Puedes volver a jugar en cualquier momento.
ui-close-table = Cerrar la mesa
ui-close-table-sure = La partida termina aquí para todos, y nadie puede seguir jugando.
ui-speed = Animaciones
ui-speed-instant = Al instante
ui-speed-brisk = Ágiles
ui-speed-calm = Con calma
ui-speed-full = Completas
ui-sound = Sonido

## Conexión

ui-reconnecting = Reconectando.
ui-reconnecting-safe = Tu mano está a salvo.
ui-reconnecting-next = { $seconds ->
    [one] Próximo intento en 1 segundo.
   *[other] Próximo intento en { $seconds } segundos.
}
ui-reconnecting-trying = Intentándolo …
ui-no-network = Estás sin conexión.
ui-no-network-safe = No se pierde nada: vuelves a la misma mano.
ui-back-again = De vuelta.
ui-back-again-safe = Todo está al día.
ui-elsewhere = Has jugado este turno en otra pestaña o en otro dispositivo. Esta ya está al día.
ui-elsewhere-on = Seguir aquí
ui-wanted-elsewhere = Te toca en otra mesa

## Una pantalla para varios

ui-curtain-pass = Pasa la pantalla a
ui-curtain-why = Los demás miran a otro lado. No se muestra nada de tu mano hasta que tú lo digas.
ui-curtain-me = Soy yo, { $name }

## El final

ui-result-you-win = Has ganado
ui-result-wins = { $count ->
    [one] Gana { $name }
   *[other] Ganan { $name }
}
ui-result-ranking = Clasificación
ui-result-again = Jugar otra vez
ui-result-rematch-watch = Ver la siguiente partida
ui-result-rematch-open = Jugar también la siguiente
ui-result-replay = Ver la repetición
ui-result-look = Mirar la mesa
ui-result-show = Volver al resultado
ui-result-record = Descargar la partida
ui-result-verify = Verificar los barajados
ui-result-verified-yes = Verificado: la semilla y los números que añadió cada uno son los que se sellaron antes de la partida.
ui-result-verified-no = Sin verificar: la semilla, o un número que alguien añadió, no es lo que se selló antes de la partida.
ui-result-verified-unknown = La semilla corresponde al hash que la mesa muestra ahora, pero este dispositivo no lo vio antes de la partida.
ui-result-how = Cómo funciona
ui-result-how-text = Al abrir la mesa, el servidor sacó una semilla secreta y mostró su hash SHA-256. Todos los barajados salen de esa semilla y de lo que añadió cada jugador. Lo que añadió cada jugador también se selló con un hash y se mostró solo al empezar. Este dispositivo guardó los hashes y su propio número, y ahora los compara. Los bots y quien no envió ningún número no añaden nada: si nadie añadió nada, confías en el servidor. «hotseat replay» repite cada barajado a partir de la partida descargada.
ui-result-commitment = Hash mostrado al abrir
ui-result-seed = Semilla

## Repetición

ui-replay = Repetición
ui-replay-back = Un paso atrás
ui-replay-next = Un paso adelante
ui-replay-play = Reproducir
ui-replay-pause = Pausa
ui-replay-move = Jugada
ui-replay-at = { $entry } de { $entries }
ui-replay-eyes = Con los ojos de quién
ui-replay-spectator = Espectador
ui-replay-link = Enlace a esta jugada
ui-replay-play-on = Seguir desde aquí
ui-replay-play-on-text = Empieza una mesa nueva con esta posición. Tú ocupas un asiento, y los bots juegan los demás.
ui-replay-play-on-move = jugada { $entry } de { $entries }
ui-replay-round = Ronda { $round }
ui-replay-turn = Turno { $turn }
ui-replay-play-on-as = Como { $name }
ui-replay-leave = A la mesa

# Los bots, por sus asientos.
ui-bot-called =
    { $number ->
        [1] Giulia
        [2] Pekka
        [3] Marta
        [4] Teo
        [5] Inés
        [6] Luis
        [7] Olli
        [8] Ana
        [9] Bruno
        [10] Aino
        [11] Noa
        [12] Chiara
        [13] Mikko
        [14] Lola
        [15] Enzo
        [16] Saara
        [17] Paco
        [18] Vera
        [19] Rita
        [20] Eero
        [21] Nico
        [22] Alba
        [23] Tove
        [24] Hugo
       *[other] Jugador { $number }
    }

## Teclas

ui-skip-to-decision = Ir a lo que se pregunta
ui-keys = Teclas
ui-keys-tip = Pulsa ? en la mesa para ver todas las teclas.
ui-key-enter = Jugar lo elegido
ui-key-escape = Cerrar un diálogo; si no, elegir de nuevo o saltar lo que se muestra
ui-key-undo = Deshacer
ui-key-tab = De una cosa a la siguiente; la barra espaciadora la elige
ui-key-help = Estas teclas
ui-key-heat-digits = Elegir una carta o una de las cosas de la lista
ui-key-heat-gear = Cambiar a esa marcha
ui-key-heap-digits = Elegir lo que lleva ese número
ui-key-heap-no = No, o listo
ui-key-potatoh-draw = Tomar una carta
ui-key-potatoh-digits = Elegir una carta o una de las cosas de la lista

## Se espera a alguien

ui-late = Esperando a { $name }
ui-late-offline = sin conexión { $time }
ui-late-seconds = { $seconds } s
ui-late-minutes = { $minutes } min
ui-late-host = Un bot puede seguir. { $name } recupera asiento y mano en cuanto vuelva.
ui-late-other = { $host } puede dejar jugar a un bot. No se pierde nada: la mano de { $name } espera en el servidor.
ui-late-safe = No se pierde nada: la mano de { $name } espera en el servidor.
ui-late-also = { $name } no tiene conexión, { $time }.
ui-late-wait = Esperar
ui-late-tv = { $host ->
    [none] No se pierde nada.
   *[other] { $host } puede dejar jugar a un bot. No se pierde nada.
}
ui-welcome-back = Hola de nuevo, { $name }.
ui-welcome-back-why = { $moves ->
    [0] Un bot estuvo listo para jugar por ti { $time } y no hizo nada.
    [one] Un bot jugó por ti { $time } e hizo una jugada:
   *[other] Un bot jugó por ti { $time } e hizo { $moves } jugadas; la última:
}
ui-let-ask = { $on ->
    [yes] Que nadie pueda pedir entrar
   *[no] Dejar que quien tenga la dirección pida entrar
}
ui-next-up-you = Tienes asiento en la próxima partida.
ui-next-up-you-why = Empieza cuando acabe esta. Hasta entonces puedes mirar.
ui-log-queued = { $name } llegó tarde y juega la próxima partida.
ui-log-left-before = { $name } se fue. El asiento { $number } está libre.
ui-log-asking-changed = { $on ->
    [yes] Quien tenga la dirección puede pedir entrar.
   *[no] Nadie puede pedir entrar.
}

## Reacciones rápidas

ui-react = Gritar algo
ui-react-sign = { $sign ->
    [laugh] ¡Ja, ja!
    [wow] ¡Hala!
    [close] ¡Por los pelos!
    [ouch] ¡Ay!
    [bravo] ¡Bravo!
   *[hurry] ¡Venga, rápido!
}
