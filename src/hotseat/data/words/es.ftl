# Palabras de todos los juegos y de las órdenes

## Se ha rechazado una acción

refused-game-over = La partida ha terminado.
refused-not-asked = No te toca decidir a ti.
refused-not-an-option = «{ $action }» no es posible ahora.

## Una mesa ha rechazado algo

refused-table-closed = La mesa se ha cerrado.
refused-table-other-rules = Esta mesa se abrió con la versión { $written } de sus reglas; este servidor juega la versión { $known }. No se ha perdido nada: un servidor de su versión puede continuarla.
refused-forget-all = { $tables ->
    [one] Una de tus mesas no se puede leer ahora y todavía te conoce. Todo lo demás está olvidado.
   *[other] { $tables } de tus mesas no se pueden leer ahora y todavía te conocen. Todo lo demás está olvidado.
}
refused-table-damaged = Esta mesa no se puede leer; su registro está dañado.
refused-has-begun = La partida ya ha empezado.
refused-not-begun = La partida todavía no ha empezado.
refused-not-over = La partida todavía no ha terminado.
refused-not-possible = Eso no es posible aquí.
refused-no-such-table = No hay ninguna mesa así.
refused-no-such-page = No hay nada en esta dirección.
refused-no-such-entry = La partida no tiene ninguna entrada { $entry }.
refused-no-such-invitation = Esta invitación o este código no lleva a ninguna mesa abierta.
refused-no-such-key = Esta llave ya no abre ningún asiento.
refused-no-such-seat = No hay ningún asiento { $seat }.
refused-no-such-bot = No hay ningún bot llamado «{ $name }»; hay { $known }.
refused-no-such-choice = Un asiento no puede elegir «{ $name }»; puede elegir { $known }.
refused-choice-taken = Otra persona ha elegido «{ $value }».
refused-not-your-seat = El asiento { $seat } no es tuyo.
refused-not-host = Solo puede hacerlo el anfitrión.
refused-not-let-in = Esta mesa es para personas invitadas.
refused-seat-taken = El asiento { $seat } está ocupado.
refused-seat-free = En el asiento { $seat } no hay nadie.
refused-seats-taken = Hay alguien más allá del asiento { $seats }.
refused-no-room = En la próxima partida ya no cabe nadie más.
refused-no-such-asking = Ya nadie pide eso.
refused-seats-free = Todavía no están ocupados todos los asientos.
refused-same-seat = Es dos veces el mismo asiento.
refused-not-ready = Todavía no están todos preparados.
refused-no-name = Un nombre necesita al menos una letra.
refused-no-text = No hay nada que decir.
refused-bot-plays = En el asiento { $seat } juega ahora un bot; primero recupera el asiento.
refused-no-bot-plays = En el asiento { $seat } no juega ningún bot.
refused-is-present = { $name } está aquí.
refused-stale = Eso ha llegado tarde: la partida ha seguido (entrada { $seq }, se esperaba { $expect }).
refused-future = Todavía no hay entrada { $expect }; la última es la { $seq }.
refused-chat-off = Ahora solo pueden escribir quienes están sentados a la mesa.
refused-still-near = { $name } se ha ido hace solo un momento. Espera diez segundos.
refused-starting = La partida está a punto de empezar.
refused-other-nonce = Ese no es el número que se selló.
refused-nothing-to-undo = No hay nada que deshacer.
refused-no-proposal = Nadie espera esta respuesta.
refused-too-fast = Demasiado rápido; espera un momento.
refused-too-large = Es demasiado de una vez: como mucho { $most } bytes.
refused-too-many = Aquí no cabe nadie más.
refused-too-many-tables = Como mucho { $most } mesas abiertas; termina o cierra antes una.
refused-log-full = El registro de esta mesa está lleno; abre otra mesa.
refused-not-understood = Eso no se ha entendido: { $problem }.
refused-origin = Las páginas de otros sitios no pueden hacer esto.
refused-cannot-save = Esto no se puede guardar ahora, así que no se ha hecho nada; inténtalo pronto otra vez.
refused-our-mistake = Algo ha ido mal aquí, y no se ha hecho nada.

## Lo que ha dado un usuario no se puede usar

invalid-game = No hay ningún juego llamado «{ $name }»; hay { $known }.
invalid-bot = No hay ningún bot llamado «{ $name }»; hay { $known }.
invalid-bot-none = { $file } no contiene ningún bot: un bot es una clase que extiende hotseat.bots.Bot.
invalid-bot-unnamed = Di qué bot de { $file } quieres: { $known }.
invalid-bot-class = { $file } no tiene ninguna clase «{ $name }»; hay { $known }.
invalid-bot-kind = { $name } de { $file } no es un bot: debe ser una clase que extienda hotseat.bots.Bot.
invalid-bot-choose = { $name } de { $file } no puede jugar: no tiene el método «choose».
invalid-bot-file = No se puede cargar { $file }: { $problem }.
invalid-bot-long = «{ $name }» es demasiado largo para el nombre de un bot: como máximo { $most } caracteres.
invalid-bot-twice = Dos archivos distintos se llaman { $file }; cambia el nombre de uno para distinguir sus bots.
invalid-browser-bot = «{ $name }» no necesita --bots en el navegador, donde cada mesa ofrece los bots incluidos; escribe los tuyos como ARCHIVO.py:CLASE.
invalid-bots-late = Ya hay un servidor en { $address } y no admite más bots; detenlo antes.
invalid-bot-start = No se pudo preparar el bot { $bot } del asiento { $seat }: { $problem }.
invalid-bot-hears = El bot { $bot } del asiento { $seat } falló al oír lo que pasó: { $problem }.
invalid-bot-raises = El bot { $bot } del asiento { $seat } falló cuando se le preguntó «{ $question }»: { $problem }.
invalid-bot-illegal = El bot { $bot } del asiento { $seat } respondió a «{ $question }» con «{ $answer }», que no es { $options ->
    [one] su única opción
   *[other] ninguna de sus { $options } opciones
}; véase { $rules }.
invalid-bots-count = Se han nombrado { $given } bots para { $seats } asientos; nombra uno para todos o uno por asiento.
invalid-seats = { $game } es para entre { $low } y { $high } asientos, no { $given }.
invalid-set-form = «{ $given }» no es un ajuste; escribe nombre=valor.
invalid-setting-unknown = No hay ningún ajuste «{ $name }»; hay { $known }.
invalid-setting-choice = El ajuste { $name } no puede ser «{ $given }»; es uno de { $choices }.
invalid-setting-number = El ajuste { $name } no puede ser «{ $given }»; es un número entero de { $low } a { $high }.
invalid-setting-flag = El ajuste { $name } no puede ser «{ $given }»; es yes o no.
invalid-setting-seats = El ajuste { $name } tiene { $given } valores para { $seats } asientos; da uno para todos o uno por asiento.
invalid-setting-twice = El ajuste { $name } tiene que ser distinto en cada asiento, pero se ha dado { $values }.
invalid-setting-needs = El ajuste { $name } solo tiene sentido con { $other }={ $wanted }.
invalid-setting-needs-any = El ajuste { $name } solo tiene sentido junto con { $other }.
invalid-setting-file = El ajuste { $name } contiene un archivo que no se puede leer: { $problem }.

invalid-option = { $name } no puede ser { $given }; es un número entero de { $low } a { $high }.
invalid-seconds = { $name } no puede ser { $given }; es un número de segundos de { $low } a { $high }.
invalid-origin = «{ $given }» no es el origen de un sitio; escríbelo como https://example.org.

invalid-file-missing = { $file } no se puede leer: { $problem }.
invalid-file-write = { $file } no se puede escribir: { $problem }.
invalid-file-toml = { $file } no es un archivo correcto de su tipo: { $problem }.
invalid-files-slow = Un archivo tuyo no se pudo comprobar a tiempo.
invalid-proxy = «{ $given }» no es la dirección de un proxy, como 127.0.0.1.
invalid-file-schema = { $file } tiene el esquema «{ $schema }», que ningún juego conoce; hay { $known }.
invalid-heat-cars = Una carrera tiene de 2 a { $most } coches; { $seats } en asientos y { $legends } Leyendas son { $cars }.
invalid-heat-garage = Los boxes «{ $garage }» necesitan al menos { $needed } cartas de Mejora para tantos pilotos, pero hay { $cards }.
invalid-heat-cars-level = { $cars } coches necesitan la expansión Leyendas: elige un nivel para las Leyendas, o como mucho { $most } coches.
invalid-heat-grid = La parrilla de { $circuit } tiene { $places } lugares entre la última curva y la meta, y quieren salir { $cars } coches.
invalid-heat-rivals = Los Rivales necesitan Leyendas de nivel 2 o más, no de nivel { $level }.
invalid-heat-rivals-race = Los Rivales necesitan Leyendas de nivel 2 o más en todas las carreras de la temporada, pero la carrera { $race } es de nivel { $level }.
invalid-heat-rising = El nivel sube de carrera en carrera de una temporada; una carrera suelta necesita un nivel del 1 al 6.
invalid-heat-levels = La temporada tiene { $races } carreras, pero legends_level tiene { $levels } niveles; da uno por carrera, o uno para todas.
invalid-legends = { $file }: { $problem }, pero se ha encontrado { $found }.
invalid-circuit = { $file }: { $problem }, pero se ha encontrado { $found }.
invalid-upgrades = { $file }: { $problem }, pero se ha encontrado { $found }.
invalid-heat-season = Una temporada se juega con { $name } en { $needed }.
invalid-season = { $file }: { $problem }, pero se ha encontrado { $found }.
invalid-deck = { $file }: { $problem }, pero se ha encontrado { $found }.
invalid-heap-cards = { $file }: { $problem }, pero se ha encontrado { $found }.

invalid-record-damaged = { $file } no es una partida guardada, o se ha cambiado: su sello no corresponde a su contenido.
invalid-record-content = { $file } no es una partida guardada correcta: { $problem }
invalid-record-format = { $file } tiene el formato de partida { $found }; esta versión lee el formato { $known }.
invalid-record-rules = { $file } se jugó con la versión { $found } de las reglas de { $game }; esta es la versión { $known }.
invalid-record-move = { $file }, entrada { $entry }: «{ $action }» no se puede jugar: { $reason }
invalid-record-undo = { $file }, entrada { $entry }: no hay ninguna entrada { $to } a la que volver.
invalid-record-seat = { $file }, entrada { $entry }: no hay ningún asiento { $seat }.
invalid-record-digest = { $file }, entrada { $entry }: la partida fue por otro camino (estado { $found } en vez de { $expected }).
invalid-record-draws = { $file } se jugó con un azar rápido que nadie comprometió; no hay sorteos que verificar.
invalid-address = No se puede servir a nadie en { $host }, puerto { $port }: { $problem }.
invalid-database = { $file } no se puede usar: { $problem }.
invalid-database-read = La base de datos no se puede usar ahora: { $problem }.
invalid-key = La llave de { $folder } no se puede usar: { $problem }.
invalid-no-data = { $folder } no contiene mesas; indica la carpeta con --data.
invalid-folder-exists = { $folder } ya existe; indica una carpeta nueva.
invalid-nobody-there = Nadie se sienta en el puesto { $seat } de la mesa { $table }.
invalid-table = No hay ninguna mesa { $table }.
invalid-table-other-rules = La mesa { $table } se abrió con la versión { $written } de sus reglas, y esta es la versión { $known }: expórtala con la versión con la que se jugó.
invalid-table-damaged = La mesa { $table } no se puede leer; su registro está dañado.
invalid-table-not-begun = La partida de la mesa { $table } no ha empezado.
invalid-no-client = El cliente para el navegador no está construido aquí: `make play` lo construye y lo abre, y `hotseat play --terminal` juega sin él.
invalid-terminal-option = { $name } es para jugar en la terminal; añade --terminal.
invalid-tests-missing = { $folder } no tiene pruebas, así que no se puede decir qué reglas cubren; indica la carpeta con --tests.

## La partida en la terminal

terminal-prompt = Tu elección (? para ver la ayuda):
terminal-help =
    un número    elige esa opción, o abre ese grupo
    palabras     acortan la lista: tienen que aparecer todas, como «3 4 estrés»;
                 si solo queda una opción, se juega
    n  p  b      página siguiente, página anterior, vuelta a toda la lista
    ?            esta ayuda; después de un rechazo, la regla que hay detrás
    ? 2          las reglas que hay detrás de la opción 2
    ? ID         una regla por su identificador
    l            todo el registro, con las reglas que hay detrás
    u            deshacer tu última elección
    Intro        dibujar otra vez la mesa
    q            salir
terminal-only-choice = No hay otra posibilidad: { $label }.
terminal-group = { $count ->
    [one] 1 manera
   *[other] { $count } maneras
}
terminal-group-of = { $count }: { $what }
terminal-page = Página { $page } de { $pages }: n siguiente, p anterior.
terminal-narrowed = { $listed } de { $all } opciones; b vuelve atrás.
terminal-barred = { $labels } – { $reason }
terminal-no-such-number = No hay ese número; las opciones son de 1 a { $rows }.
terminal-nothing-fits = Ninguna opción encaja con «{ $typed }».
terminal-no-such-rule = No hay ninguna regla { $rule }.
terminal-ask-why = Escribe ? para ver la regla que hay detrás, { $rule }.
terminal-undone = Deshaces tu última elección.
terminal-undo-nothing = Todavía no hay nada que deshacer.
terminal-undo-others = Eso no se puede deshacer: otros han jugado desde entonces.
terminal-undo-final = No se puede deshacer: según las reglas, esta decisión es definitiva.
terminal-undo-revealed = Eso no se puede deshacer: ha mostrado algo que estaba oculto.
terminal-standing = { $place }. { $name }, { $score }{ $whose ->
    [own] { " (tú)" }
   *[other] { "" }
}
terminal-place = Estás en el puesto { $place } de { $of }.
terminal-again = ¿Otra vez? [s/N]
terminal-yes = s
terminal-keep = Un archivo en el que guardar la partida, o Intro para dejarla ir:
terminal-kept = La partida está guardada en { $file }.
terminal-interpreted = Juega las mismas partidas más despacio que la forma compilada, que «pip install» construye donde hay un compilador de C.
terminal-goodbye = Hasta luego.
