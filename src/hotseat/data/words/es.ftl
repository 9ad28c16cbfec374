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
refused-no-such-key = Este enlace al asiento ya no funciona.
refused-no-such-seat = No hay ningún asiento { $seat }.
refused-no-such-bot = No hay ningún bot llamado «{ $name }»; hay { $known }.
refused-no-such-choice = Un asiento no puede elegir «{ $name }»; puede elegir { $known }.
refused-choice-taken = Otra persona ha elegido «{ $value }».
refused-not-your-seat = El asiento { $seat } no es tuyo.
refused-not-host = Solo puede hacerlo el anfitrión.
refused-not-let-in = Esta mesa es para personas invitadas.
refused-banned = Quienes llevan este servidor te han vetado en él{ $unit ->
    [hours] { " " }durante { $left ->
        [one] una hora más
       *[other] { $left } horas más
    }
    [days] { " " }durante { $left ->
        [one] un día más
       *[other] { $left } días más
    }
   *[none] { "" }
}.
refused-seat-taken = El asiento { $seat } está ocupado.
refused-seat-free = En el asiento { $seat } no hay nadie.
refused-seats-taken = Hay alguien más allá del asiento { $seats }.
refused-no-room = En la próxima partida ya no cabe nadie más.
refused-no-such-asking = Esta petición ya tiene respuesta o se ha retirado.
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
refused-origin = Las páginas de otros sitios no pueden hacer esto. Detrás de un proxy, arranca el servidor con --behind-proxy y haz que el proxy pase Host.
refused-host = Este servidor solo responde a { $hosts }. Para otro nombre arranca `hotseat serve`, detrás de un proxy con --behind-proxy.
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
invalid-bot-no-action = El bot { $bot } del asiento { $seat } respondió a «{ $question }» con «{ $answer }», que no es { $options ->
    [one] su única opción
   *[other] ninguna de sus { $options } opciones
}, ni una acción: debe devolver una de decision.options; véase { $rules }.
invalid-bots-count = Se han nombrado { $given } bots para { $seats } asientos; nombra uno para todos o uno por asiento.
invalid-seats = { $game } es para entre { $low } y { $high } asientos, no { $given }.
invalid-set-form = «{ $given }» no es un ajuste; escribe nombre=valor.
invalid-setting-unknown = No hay ningún ajuste «{ $name }»; hay { $known }.
invalid-set-file = El ajuste { $name } no puede ser «{ $given }»; es uno de { $choices }, o un archivo: su ruta lleva una / o termina en .toml.
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

invalid-file-unnamed = Hay un archivo con el nombre vacío.
invalid-file-missing = { $file } no se puede leer: { $problem }.
invalid-disk-full = No queda sitio donde escribir.
invalid-file-write = { $file } no se puede escribir: { $problem }.
invalid-file-toml = { $file } no es un archivo correcto de su tipo: { $problem }.
invalid-no-picture = { $file } no tiene nada que dibujar: solo hay imágenes de circuitos.
invalid-files-slow = Un archivo tuyo no se pudo comprobar a tiempo.
invalid-proxy = «{ $given }» no es la dirección de un proxy, como 127.0.0.1.
invalid-file-no-schema = { $file } no dice qué es: debe empezar con schema = "…", uno de { $known }.
invalid-file-schema = { $file } tiene el esquema «{ $schema }», que ningún juego conoce; hay { $known }.
invalid-heat-cars = Una carrera tiene de 2 a { $most } coches; { $seats } en asientos y { $legends } Leyendas son { $cars }.
invalid-heat-garage = Los boxes «{ $garage }» necesitan al menos { $needed } cartas de Mejora para tantos pilotos, pero hay { $cards }.
invalid-heat-cars-level = { $cars } coches necesitan la expansión Leyendas: elige un nivel para las Leyendas, o como mucho { $most } coches.
invalid-heat-grid = La parrilla de { $circuit } tiene { $places } lugares entre la última curva y la meta, y quieren salir { $cars } coches.
invalid-heat-rivals = Los Rivales necesitan Leyendas de nivel 2 o más, no de nivel { $level }.
invalid-heat-rivals-race = Los Rivales necesitan Leyendas de nivel 2 o más en todas las carreras de la temporada, pero la carrera { $race } es de nivel { $level }.
invalid-heat-rising = El nivel sube de carrera en carrera de una temporada; una carrera suelta necesita un nivel del 1 al 6.
invalid-heat-levels = La temporada tiene { $races } carreras, pero legends_level tiene { $levels } niveles; da uno por carrera, o uno para todas.
invalid-heat-season = Una temporada se juega con { $name } en { $needed }.

invalid-record-damaged = { $file } no es una partida guardada, o se ha cambiado: su sello no corresponde a su contenido.
invalid-record-content = { $file } no es una partida guardada correcta: { $problem }
invalid-record-format = { $file } tiene el formato de partida { $found }; esta versión lee el formato { $known }.
invalid-record-rules = { $file } se jugó con la versión { $found } de las reglas de { $game }; esta es la versión { $known }.
invalid-record-move = { $file }, entrada { $entry }: «{ $action }» no se puede jugar: { $reason }
invalid-record-undo = { $file }, entrada { $entry }: no hay ninguna entrada { $to } a la que volver.
invalid-record-seat = { $file }, entrada { $entry }: no hay ningún asiento { $seat }.
invalid-record-digest = { $file }, entrada { $entry }: la partida fue por otro camino (estado { $found } en vez de { $expected }).
invalid-record-draws = { $file } se jugó con un azar rápido que nadie comprometió; no hay sorteos que verificar.
invalid-address = El servidor no puede escuchar en { $host }, puerto { $port }: { $problem }.
invalid-database = { $file } no se puede usar: { $problem }.
invalid-database-read = La base de datos no se puede usar ahora: { $problem }.
invalid-database-url = { $database } no es la dirección de una base de datos PostgreSQL; debería ser como postgresql://usuario@servidor/nombre.
invalid-database-unreachable = No se puede llegar al servidor PostgreSQL de { $database }: { $problem }.
invalid-database-refuses = El servidor PostgreSQL rechaza { $database }: { $problem }.
invalid-database-newer = { $database } la escribió una versión más nueva de Hotseat (su esquema es el { $version }, esta versión conoce el { $known }).
invalid-database-foreign = { $database } tiene un esquema «hotseat» que no es de Hotseat; indica otra base de datos.
invalid-database-old = { $database } no se puede usar: Hotseat necesita PostgreSQL 12 o más nuevo.
invalid-database-in-use = Otro servidor de Hotseat está usando { $database }; varios la comparten si cada uno se inicia con --redis.
invalid-needs-club = PostgreSQL y Redis necesitan dos paquetes más; instálalos con: pip install 'hotseat[club]'.
invalid-backup-database = { $database } se copia con las herramientas de PostgreSQL: pg_dump --format=custom --schema=hotseat lo copia todo, también las claves.
invalid-move-same = { $name } no se puede trasladar a su propio lugar; indica otra carpeta u otra base de datos con --to.
invalid-move-nothing = { $name } no contiene mesas que trasladar.
invalid-move-not-empty = { $name } no está vacía; indica una carpeta nueva o una base de datos vacía.
invalid-redis-url = { $url } no es la dirección de un Redis; debería ser como redis://servidor.
invalid-redis-unreachable = No se puede usar Redis en { $url }: { $problem }.
invalid-processes-need-redis = Varios procesos de una base de datos se enteran unos de otros por un Redis; indícalo con --redis.
invalid-processes-here = En este sistema varios procesos no pueden compartir un puerto; omite --processes.
invalid-redis-alone = Redis es para varios servidores que comparten una base de datos PostgreSQL; indícala con --database.
invalid-key = La llave de { $folder } no se puede usar: { $problem }.
invalid-no-data = { $folder } no contiene mesas; indica la carpeta con --data.
invalid-folder-exists = { $folder } ya existe; indica una carpeta nueva.
invalid-nobody-there = Nadie se sienta en el puesto { $seat } de la mesa { $table }.
invalid-table = No hay ninguna mesa { $table }.
invalid-table-not-open = La mesa { $table } ya ha terminado o está cerrada.
invalid-no-server = No responde ningún servidor que use { $name }.
invalid-ban-whom = Di a quién: un nombre, un identificador o una dirección con --address.
invalid-ban-address = { $given } no es una dirección IP.
invalid-ban-network = Indica una sola dirección en vez de { $given }: no se pueden vetar redes, aunque de IPv6 cuenta la red (/64).
invalid-no-such-person = Aquí nadie se llama { $who }; «hotseat admin people» muestra a todas las personas.
invalid-several-people = { $who } puede ser cualquiera de varias personas: { $ids }. Nombra a una por su identificador.
invalid-not-banned = { $who } no tiene ningún veto.
invalid-notice = Un mensaje para todas las personas tiene de 1 a { $most } caracteres.
invalid-table-other-rules = La mesa { $table } se abrió con la versión { $written } de sus reglas, y esta es la versión { $known }: expórtala con la versión con la que se jugó.
invalid-table-damaged = La mesa { $table } no se puede leer; su registro está dañado.
invalid-table-not-begun = La partida de la mesa { $table } no ha empezado.
invalid-no-client = El cliente para el navegador no está construido aquí: `make play` lo construye y lo abre, y `hotseat play --terminal` juega sin él.
invalid-resume-game = { $file } es una partida de { $game }.
invalid-resume-option = { $name } no va con --resume: lo dice el archivo de la partida.
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
terminal-narrow = Esta ventana tiene { $width } columnas; la mesa está dibujada para { $wanted }.
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
terminal-keep = Un archivo en el que guardar la partida, o Intro para descartarla:
terminal-kept = La partida está guardada en { $file }.
terminal-interpreted = Juega las mismas partidas más despacio que la forma compilada, que «pip install» construye donde hay un compilador de C.
terminal-goodbye = Hasta luego.

## Archivos propios: lo que debería haber, lo que hay y cómo se llaman las filas

invalid-in-file = { $file }: { $problem }, pero se ha encontrado { $found }.
file-itself = el archivo
file-value = { $field } = { $value }
file-no-value = ningún { $field }
file-twice = { $key } dos veces
file-none = nada
file-none-of-them = ninguno
file-both = { $one } y { $other }
file-schema = el esquema debe ser { $schema }
file-name = el nombre debe poder leerse y tener de 1 a { $most } letras
file-name-of = el nombre de { $what } debe poder leerse y tener de 1 a { $most } letras
file-name-text = el nombre de { $what } debe ser un texto
file-fields = { $what } puede tener { $fields }, nada más
file-one-of = { $field } de { $what } debe ser uno de { $known }
file-number = { $field } de { $what } debe ser un número entero de { $low } a { $high }
file-card = la carta { $card }
file-card-number = la carta { $number }
file-key-once = cada clave aparece una sola vez en un archivo
file-id-once = cada id aparece una sola vez en un archivo
file-card-once = cada carta aparece una sola vez en un archivo

file-too-long = tiene { $length } caracteres y se leen como mucho { $most }
file-line-too-long = la línea { $line } tiene más de { $most } caracteres
file-key-too-deep = la línea { $line } tiene una clave de más de { $most } partes
file-missing = falta { $field }
file-missing-in = falta { $field } en { $where }
file-unknown = un archivo así no tiene { $field }
file-unknown-in = { $where } no tiene { $field }
file-type = { $where } debe ser { $wanted ->
    [int] un número entero
    [float] un número
    [str] un texto
    [bool] true o false
    [array] una lista
    [object] una tabla
   *[other] { $wanted }
}, no { $given ->
    [int] un número entero
    [float] un número con punto
    [str] un texto
    [bool] true o false
    [array] una lista
    [object] una tabla
    [date] una fecha
    [datetime] una fecha
    [time] una hora
   *[other] { $given }
}
file-bound = { $where } debe { $kind ->
    [str] tener { $sign ->
        [least] al menos { $number ->
            [one] 1 letra
           *[other] { $number } letras
        }
       *[most] como mucho { $number } letras
    }
    [array] tener { $sign ->
        [least] al menos { $number ->
            [one] 1 elemento
           *[other] { $number } elementos
        }
       *[most] como mucho { $number } elementos
    }
   *[other] ser { $sign ->
        [least] al menos { $number }
       *[most] como mucho { $number }
    }
}, no { $found }
file-length = { $where } debe tener { $wanted } elementos, no { $length }
file-choice = { $where } debe ser { $count ->
    [one] { $known }
   *[other] uno de { $known }
}, no «{ $value }»
file-syntax = la línea { $line }, columna { $column }, no es TOML
file-syntax-end = termina en mitad de algo
file-other = { $problem }

file-circuit-name = el nombre debe poder leerse
file-circuit-order = las líneas de curva deben venir en el orden de marcha
file-circuit-corner-inside = la curva { $corner } debe estar dentro de la vuelta de { $spaces } Espacios
file-circuit-limit = la curva { $corner } necesita un límite de velocidad positivo de { $most } como mucho
file-circuit-gap = la curva { $corner } está { $gap } Espacios después de la línea anterior, y todas las distancias juntas hacen la vuelta de { $spaces }
file-circuit-legends-line = la línea de Leyendas de la curva { $corner } debe estar entre la línea anterior y la suya
file-circuit-race-line = la trazada llega a la curva { $corner } por la { $side ->
    [left] izquierda
   *[right] derecha
}, donde la dejó la curva anterior
file-circuit-grid-count = la parrilla necesita { $cars } puestos
file-circuit-places = { $count ->
    [one] 1 puesto
   *[other] { $count } puestos
}
file-circuit-grid-inside = el puesto { $place } de la parrilla debe estar entre la última línea de curva y la meta
file-circuit-space = el Espacio { $space }
file-circuit-spaces = los Espacios { $spaces }
file-circuit-grid-taken = el puesto { $place } de la parrilla ya está ocupado
file-circuit-grid-order = la parrilla debe empezar por el puesto más adelantado e ir hacia atrás
file-circuit-grid-side = con un solo sitio por Espacio la parrilla tiene un solo lado
file-circuit-path-points = el trazado necesita al menos 8 puntos y otros tantos lugares en la vuelta
file-circuit-points = { $points } puntos, { $places } lugares
file-circuit-path-canvas = el trazado debe quedarse en el lienzo de { $width } × { $height }
file-circuit-path-begin = el trazado debe empezar en la meta, 0
file-circuit-path-grows = los lugares de la vuelta deben crecer hasta su final
file-circuit-then = { $one } y luego { $other }
file-circuit-path-length = un Espacio debe medir de { $least } a { $most } unidades
file-circuit-length-after = { $length } tras el punto { $number } { $point }
file-circuit-chevron-inside = un Espacio con galones debe estar en la vuelta de { $spaces } Espacios
file-circuit-chevron-lines = los galones del Espacio { $space } permiten 1 o 2 líneas de curva más
file-circuit-chevron-once = un Espacio tiene sus galones una sola vez
file-circuit-space-twice = el Espacio { $space } dos veces

file-upgrades-none = debe haber cartas
file-upgrades-kinds = hay como mucho { $most } tipos de cartas
file-upgrades-few = una elección para seis pilotos necesita { $needed } cartas
file-upgrades-key = { $what } necesita una clave de minúsculas, cifras y guiones, de { $most } como mucho
file-upgrades-heat = { $what } es una carta de Motor forzado con heat = true, y cualquier otra no lo pone
file-upgrades-heat-plain = { $what } es una carta de Motor forzado, que no tiene valor ni símbolos
file-upgrades-value = { $what } necesita value, values o heat
file-upgrades-value-or-values = { $what } tiene un valor o varios
file-upgrades-values = los valores de { $what } deben ser de 2 a { $most } números enteros de 0 a { $high }, cada uno mayor que el anterior
file-upgrades-symbols = los símbolos de { $what } deben ser una tabla como { "{" } plus = 1 { "}" }
file-upgrades-symbol = un símbolo de { $what } debe ser uno de { $known }
file-upgrades-symbol-number = el número del símbolo { $kind } de { $what } debe ser de { $low } a { $high }
file-upgrades-symbol-either = el número del símbolo { $kind } de { $what } debe ser de { $low } a { $high }, pero no 0
file-upgrades-symbol-one = el número del símbolo { $kind } de { $what } debe ser { $low }

file-legends-card = la carta de Leyendas { $card }
file-legends-boost = la carta de Impulso { $card }
file-legends-deck = el mazo { $deck } tiene { $count } cartas de Leyendas
file-legends-boosts = hay { $count } cartas de Impulso
file-legends-second = secondary de { $what } es siempre { $second }
file-legends-id = { $what } necesita un id de 1 a { $most } letras
file-legends-entry = { $colour } en { $what } necesita [velocidad de 1 a { $speed }, diamante de 0 a { $diamond }, estrella 0 o 1]

file-season-race = la carrera { $number }
file-season-races = una temporada tiene de 1 a { $most } carreras
file-season-circuit = un circuito del archivo necesita un nombre propio de 1 a { $most } letras
file-season-circuit-text = el circuito { $key } debe ser un archivo de circuito entero, como texto
file-season-laps = { $what } debe tener al menos una vuelta, y su evento quita la única

file-deck-key = la clave de una carta debe ser una de { $known }
file-deck-no-phews = { $what } no tiene Phews propios en { $zone ->
    [hand] la mano
   *[area] la zona
}
file-deck-boom = la carta boom debe estar una vez, desde el nivel 1
file-deck-boom-found = copies = { $copies }, level = { $level }
file-deck-few = el nivel 1 necesita { $needed } cartas además de boom
file-deck-no-points = el nivel 1 necesita una carta que dé puntos

file-heap-vehicle = el vehículo { $vehicle }
file-heap-side = el lado { $side ->
    [turbo] turbo
   *[normal] normal
} del vehículo { $vehicle }
file-heap-rush = la casilla de asalto de la carta { $card }
file-heap-bodge = la casilla de chapuza de la carta { $card }
file-heap-part = { $vehicle } necesita una carta para su { $part }
file-heap-total = debe haber { $needed } cartas de pieza
file-heap-total-found = { $count } hasta la última, { $last }
file-heap-pileup = las casillas del choque en cadena pueden robar { $most } cartas en total, con { $seats } jugadores
file-heap-vehicle-id = el id de un vehículo debe ser uno de { $known }
file-heap-vehicle-once = cada vehículo aparece una sola vez en un archivo
file-heap-vehicle-missing = el vehículo { $vehicle } debe estar
file-heap-none-of-id = ninguno con ese id
file-heap-card-id = el id de una carta debe tener de 1 a { $most } letras, cifras y guiones
file-heap-swerve = swerve de { $what } debe ser true o false
file-heap-blocks = los bloqueos de { $what } deben ser distintos y de { $known }
file-heap-block-all = el bloqueo all de { $what } va solo
file-heap-effects = { $what } debe tener de { $least } a { $most } efectos
file-heap-effect = { $what } tiene un efecto desconocido
file-heap-table = { $what } debe tener una tabla { $field }
file-heap-list = { $what } debe tener una lista { $field }
file-heap-words = la lista { $field } de { $what } debe contener palabras
