# La mesa de POTA-TOH en el navegador.

## Cartas

potatoh-ui-kind-keep = Se guarda
potatoh-ui-kind-table = A tu mesa
potatoh-ui-kind-other = A otra mesa
potatoh-ui-kind-discard = Se descarta
potatoh-ui-kind-now = ¡Al instante!
potatoh-ui-kind-boom = ¡Catapum!
potatoh-ui-level = Nivel { $level }
potatoh-ui-every-level = todo nivel

potatoh-ui-text-phew = No se juega. ¡Consérvala en la mano!
potatoh-ui-text-chill = Pasa el mazo sin tomar nada. Qué paz.
potatoh-ui-text-risky = Toma de 1 a 5 cartas. Para cuando te asustes.
potatoh-ui-text-thief = Roba una carta, sin verla, de otra mano.
potatoh-ui-text-hopping = ¡Boing! El siguiente pierde el turno.
potatoh-ui-text-short-fuse = Toma dos cartas. ¡Ya mismo!
potatoh-ui-text-dizzy = Descártala: cambia el sentido y toma 1. O déjala: se baraja.
potatoh-ui-text-wicked = Da la carta de arriba, sin verla. O toma 2.
potatoh-ui-text-wickedest = Dos cartas al azar, sin verlas: tú dices para quién.
potatoh-ui-text-split = Corta el mazo. Una carta a cada vecino.
potatoh-ui-text-dud = ¡A salvo! No juegas más esta ronda.
potatoh-ui-text-treacherous = Pónsela a alguien. Con el BOOM, quien la tenga pierde 2.
potatoh-ui-text-fried = Pasa el mazo. O guárdala: +3 si es la única; si no, −1.
potatoh-ui-text-spinning = Mira dos: una te la quedas, la otra vuelve. ¡Cuidado con BOOM!
potatoh-ui-text-micro-boom = Pierdes toda la mano. Sigues jugando.
potatoh-ui-text-super = En tu mesa: frena el Micro-Boom y salva media mano.
potatoh-ui-text-sexy = ¿La luces o la escondes? Decide ya.
potatoh-ui-text-kitty = Mira las 4 de arriba y baraja. ¿Ves BOOM? Explotas.
potatoh-ui-text-generous = ¡Una carta para todos! Quien la juega elige de último.
potatoh-ui-text-boom = Explotas. Adiós mano, fin de ronda.

potatoh-ui-line-phew = Guárdala. No se juega.
potatoh-ui-line-chill = Pasa el mazo sin tomar nada.
potatoh-ui-line-risky = Toma de 1 a 5 cartas.
potatoh-ui-line-thief = Roba una carta ajena.
potatoh-ui-line-hopping = Salta al siguiente.
potatoh-ui-line-short-fuse = ¡Toma dos ya mismo!
potatoh-ui-line-dizzy = Cambia el sentido o baraja.
potatoh-ui-line-wicked = Da la de arriba, o toma 2.
potatoh-ui-line-wickedest = Da dos cartas sin verlas.
potatoh-ui-line-split = Corta: una a cada vecino.
potatoh-ui-line-dud = A salvo esta ronda.
potatoh-ui-line-treacherous = Pónsela a otro: −2 con BOOM.
potatoh-ui-line-fried = Pasa el mazo. O guárdala: +3 si es única.
potatoh-ui-line-spinning = Mira dos, guarda una.
potatoh-ui-line-micro-boom = Pierdes toda la mano.
potatoh-ui-line-super = Guárdala. Ya no se juega.
potatoh-ui-line-sexy = Guárdala. Ya no se juega.
potatoh-ui-line-kitty = Mira 4 cartas y baraja.
potatoh-ui-line-generous = Una carta para todos.
potatoh-ui-line-boom = ¡Explotas!

## La mesa

potatoh-ui-round = { $end ->
    [rounds] Ronda { $round }/{ $of }
    [points] Ronda { $round } · a { $target }
   *[tie-break] Ronda { $round } · desempate
}
potatoh-ui-seat-told = { $name }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en mano, { $area ->
    [0] ninguna
   *[other] { $area }
} en la mesa, total { $total }{ $safe ->
    [yes] , a salvo
   *[no] { "" }
}{ $turn ->
    [yes] , tiene el mazo
    [next] , es el siguiente
   *[no] { "" }
}
potatoh-ui-seat-line = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en mano, { $total ->
    [one] 1 Phew
   *[other] { $total } Phews
}{ $safe ->
    [yes] , a salvo esta ronda
   *[no] { "" }
}
potatoh-ui-before = En la mesa, delante de { $name }
potatoh-ui-known = En esa mano, robado a ti
potatoh-ui-no-cards = Ninguna carta
potatoh-ui-safe = A SALVO
potatoh-ui-next = SIGUE
potatoh-ui-just-played = ACABA DE JUGAR
potatoh-ui-next-small = sigue
potatoh-ui-leads = va primero
potatoh-ui-discard = Cartas descartadas
potatoh-ui-discard-told = { $cards ->
    [0] Nada descartado
    [one] 1 carta descartada
   *[other] { $cards } cartas descartadas
}
potatoh-ui-left = { $cards ->
    [one] queda 1 carta
   *[other] quedan { $cards }
}
potatoh-ui-left-short = quedan { $cards }
potatoh-ui-odds-next = la próxima es BOOM
potatoh-ui-odds = { $chances } de { $of }
potatoh-ui-odds-none = imposible
potatoh-ui-odds-hidden = BOOM está ahí
potatoh-ui-percent = { $percent } %
potatoh-ui-track = Pista de Phews
potatoh-ui-close = La carta de cerca
potatoh-ui-close-idle = Señala una carta para ver qué hace.

## Tú

potatoh-ui-you = Tú
potatoh-ui-you-total = Tú { $total }
potatoh-ui-phews = { $phews ->
    [one] 1 Phew
   *[other] { $phews } Phews
}
potatoh-ui-your-table = Tu mesa
potatoh-ui-table-empty = vacía
potatoh-ui-you-safe = Estás a salvo esta ronda
potatoh-ui-stake = En juego:
potatoh-ui-stake-short = { $sure ->
    [yes] { $phews }
   *[no] hasta { $phews }
}
potatoh-ui-stake-words = BOOM te cuesta la mano:
potatoh-ui-stake-phews = { $sure ->
    [yes] { $phews ->
        [one] 1 Phew
       *[other] { $phews } Phews
    }
   *[no] { $phews ->
        [one] hasta 1 Phew
       *[other] hasta { $phews } Phews
    }
}
potatoh-ui-hand = Tu mano: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
potatoh-ui-hand-empty = Sin cartas en la mano.
potatoh-ui-in-hand = en mano:
potatoh-ui-total = total:

## Qué se puede hacer

potatoh-ui-you-decide = ¡Tú decides!
potatoh-ui-into-hand = Va a tu mano.
potatoh-ui-your-turn = ¡Tu turno!
potatoh-ui-draw = ¡Toma!
potatoh-ui-then = Luego el mazo pasa a { $seat }.
potatoh-ui-got = Te ha tocado
potatoh-ui-draw-or-play = Toma, o juega una carta.
potatoh-ui-only-draw = No hay carta que jugar: ¡toma!
potatoh-ui-play = ¡Jugar { $card }!
potatoh-ui-go = ¡{ $what }!
potatoh-ui-preview = { $what }: { $short }
potatoh-ui-cancel = Cancelar
potatoh-ui-choose-somebody = Elige a alguien
potatoh-ui-choose-one = Elige una opción
potatoh-ui-targets = Jugadores
potatoh-ui-cut-upper = Parte de arriba: su carta es para
potatoh-ui-cut-lower = Parte de abajo: su carta es para
potatoh-ui-cut-where = Dónde cortar
potatoh-ui-cut-told = { $upper } arriba, { $lower } abajo
potatoh-ui-cut-go = ¡Cortar { $cards }!
potatoh-ui-cut-swap = Cambiar vecinos

potatoh-ui-ask-treacherous = ¿A quién traicionas?
potatoh-ui-ask-risky = ¿Una más?
potatoh-ui-ask-keep = ¿Adónde va?
potatoh-ui-ask-dizzy = ¡Qué mareo!
potatoh-ui-ask-theft = ¿A quién robas?
potatoh-ui-ask-wicked = ¿Para quién es?
potatoh-ui-ask-wickedest = { $card ->
    [1] ¿Para quién la 1?
   *[other] ¿Y la 2?
}
potatoh-ui-ask-split = ¡Corta el mazo!
potatoh-ui-ask-spinning = ¿Cuál?
potatoh-ui-ask-generous = ¡Toma una!
potatoh-ui-ask-treachery = ¿A quién traicionas?
potatoh-ui-ask-direction = ¿Hacia dónde?
potatoh-ui-ask-starter = ¿Quién empieza?
potatoh-ui-ask-level = ¿Más picante?

potatoh-ui-tv-cold = Fría. Por ahora.
potatoh-ui-page = Página { $page } de { $pages }
potatoh-ui-page-before = Cartas anteriores
potatoh-ui-page-after = Más cartas
potatoh-ui-boom-costs = { $sure ->
    [yes] BOOM cuesta { $phews }
   *[no] BOOM cuesta hasta { $phews }
}
potatoh-ui-hand-short = { $cards ->
    [one] Tu mano: { $cards } carta
   *[other] Tu mano: { $cards } cartas
}
potatoh-ui-way-to = Hacia { $name }

## El juego en seis imágenes

potatoh-ui-how-1 = Una carta cada uno, un BOOM
potatoh-ui-how-1-why = Todos reciben una carta boca abajo. Luego se baraja en el mazo el único BOOM.
potatoh-ui-how-2 = Toma una o juega una
potatoh-ui-how-2-why = Nunca las dos. Las cartas rojas actúan en cuanto las recibes, aunque no sea tu turno.
potatoh-ui-how-3 = Pasa el mazo caliente
potatoh-ui-how-3-why = Quien empieza elige el sentido. Sigue así hasta que alguien lo cambia.
potatoh-ui-how-4 = BOOM se lleva tu mano
potatoh-ui-how-4-why = Entera, y la ronda se acaba. Las cartas de la mesa se quedan. Tú eliges quién empieza la siguiente.
potatoh-ui-how-5 = Cuenta tus Phews
potatoh-ui-how-5-why = Suma lo que tienes en la mano y lo que hay delante de ti. Quien explotó solo cuenta la mesa.
potatoh-ui-how-6 = Gana quien tenga más Phews
potatoh-ui-how-6-why = Empiezas con 2. Tras cuatro rondas gana el total más alto; si hay empate, todos juegan otra.
potatoh-ui-how-draw = toma una
potatoh-ui-how-or = O
potatoh-ui-how-play = juega una
potatoh-ui-how-four = ¡4 RONDAS!
