# El espectáculo de POTA-TOH: lo que se mueve, la explosión, el recuento, la votación, la guía y el resultado.

potatoh-show-you = Tú
potatoh-show-me = Yo
potatoh-show-whose = { $seat }
potatoh-show-draws = { $seat } toma…

## The chain of a turn

potatoh-show-chain = Lo que se resuelve, por orden
potatoh-show-you-choose = Eliges TÚ
potatoh-show-chooses = Elige { $seat }
potatoh-show-did-drew = tomó { $count }
potatoh-show-did-reversed = cambió el sentido
potatoh-show-did-shuffled = barajó
potatoh-show-did-robbed = robó a { $seat }
potatoh-show-did-robbed-nobody = no robó a nadie
potatoh-show-did-safe = a salvo
potatoh-show-did-to = para { $seat }
potatoh-show-did-cut = cortó en { $count }
potatoh-show-did-looked = miró { $count }
potatoh-show-did-lost = { $count ->
    [0] sin mano
    [one] perdió 1 carta
   *[other] perdió { $count } cartas
}
potatoh-show-did-protected = a cubierto
potatoh-show-did-exploded = ¡BOOM!

## BOOM

potatoh-show-explodes = ¡{ $name } explota!
potatoh-show-you-explode = ¡Explotas!
potatoh-show-smoke = { $phews ->
    [0] = nada perdido. ¡Qué suerte!
    [one] = 1 Phew hecho humo
   *[other] = { $phews } Phews hechos humo
}
potatoh-show-boom-saved = { $phews ->
    [one] Súper Patatah salva 1 Phew.
   *[other] Súper Patatah salva { $phews } Phews.
}
potatoh-show-boom-means = Adiós a la mano entera. Las cartas de la mesa se salvan, los demás se lo quedan todo.
potatoh-show-boom-empty = Sin cartas en la mano: ¡nada que perder! Las cartas de la mesa se salvan, los demás se lo quedan todo.
potatoh-show-count = Contar los Phews

## The count

potatoh-show-count-title = ¡A contar Phews!
potatoh-show-count-all = Saltar el recuento
potatoh-show-round = { $match ->
    [rounds] Ronda { $round } / { $rounds }
    [tie-break] Ronda { $round }, desempate
   *[points] Ronda { $round }
}
potatoh-show-tap = Toca una carta para ver por qué cuenta así.
potatoh-show-why = ¿Por qué { $phews }?
potatoh-show-burnt = { $phews ->
    [0] BOOM se llevó la mano entera. No valía nada.
    [one] BOOM se llevó la mano entera. Valía 1 Phew.
   *[other] BOOM se llevó la mano entera. Valía { $phews } Phews.
}
potatoh-show-card-told = { $card }: { $phews }
potatoh-show-step-boom = BOOM se lleva la mano
potatoh-show-step-add = Todos suman
potatoh-show-step-hop = Saltan las fichas
potatoh-show-step-order = Nuevo orden
potatoh-show-order-later = el orden cambia al final
potatoh-show-had = tenía { $total }
potatoh-show-counting = sumando…
potatoh-show-cards = { $count ->
    [0] –
    [one] { $count } carta
   *[other] { $count } cartas
}
potatoh-show-zeros-why = { $zone ->
    [hand] { $cards }: nada en la mano.
   *[area] { $cards }: nada en la mesa.
}
potatoh-show-zeros-told = { $count } × 0: { $cards }
potatoh-show-open-row = Ver las cartas
potatoh-show-in-hand = En la mano
potatoh-show-on-table = En la mesa
potatoh-show-points = Esta ronda
potatoh-show-total = Total
potatoh-show-hand-lost = ¡BOOM! Sin mano
potatoh-show-exploded = { $seat } explotó.
potatoh-show-nobody-exploded = No explotó nadie: todos estaban a salvo.
potatoh-show-back = Volver a la mesa
potatoh-show-ready = ¡Listo!
potatoh-show-next-round = Ya llega la próxima ronda…
potatoh-show-starts = { $seat } empieza la ronda { $round } en el nivel { $level }.
potatoh-show-names-starter = { $exploded ->
    [yes] { $seat } explotó y elige quién empieza la ronda { $round }…
   *[no] { $seat } fue el último en ponerse a salvo y elige quién empieza la ronda { $round }…
}
potatoh-show-you-exploded-ask = Explotaste. ¿Quién empieza la próxima ronda?
potatoh-show-ask-starter = ¿Quién empieza la próxima ronda?
potatoh-show-see-result = Ver el resultado
potatoh-show-look-again = Volver al último recuento

## Levels

potatoh-show-ask-level = Nivel { $level } hasta ahora. ¿Más cartas nuevas?
potatoh-show-vote = La votación del próximo nivel
potatoh-show-level-lowest = Cuenta el nivel más bajo que alguien diga.
potatoh-show-late = { $count ->
    [one] { $names } todavía no ha respondido.
   *[other] { $names } todavía no han respondido.
}
potatoh-show-whatever = Lo que quieran los demás
potatoh-show-level-same = como ahora
potatoh-show-level-look = Elige un nivel para ver qué cartas trae; puedes cambiar tu respuesta hasta que todos hayan dado la suya.
potatoh-show-brings-nothing = { $level ->
    [0] Te unes a lo que digan los demás.
   *[other] Sin cartas nuevas: sigues con lo que conoces.
}
potatoh-show-brings = { $count ->
    [one] 1 carta nueva:
   *[other] { $count } cartas nuevas:
}
potatoh-show-level-up = ¡Nivel { $level }!
potatoh-show-new-cards = { $count ->
    [one] Hay una carta nueva en el mazo.
   *[other] Hay { $count } cartas nuevas en el mazo.
}
potatoh-show-copies = × { $copies } por mazo
potatoh-show-got-it = ¡Entendido!

## The guided first round

potatoh-show-guide = Primeros pasos
potatoh-show-guide-got-it = Entendido
potatoh-show-guide-skip = Sin más consejos
potatoh-show-guide-welcome-title = ¡Patata caliente!
potatoh-show-guide-welcome = El mazo es la patata y una de sus cartas es BOOM. En tu turno tomas una carta o juegas una; después, el mazo es problema de tu vecino.
potatoh-show-guide-fuse-title = La mecha
potatoh-show-guide-fuse = La cuerda alrededor de la mesa es el mazo que se consume. «1 de …» dice cuán probable es que la próxima carta sea BOOM: con cada carta quema más.
potatoh-show-guide-phews-title = Los Phews son puntos
potatoh-show-guide-phews = Las cartas de la mano con una nubecita blanca son puntos, pero solo si no explotas tú. Cuanto más tienes, más puedes perder.
potatoh-show-guide-play-title = Quítate el mazo de encima
potatoh-show-guide-play = Las cartas con un anillo cian se pueden jugar en lugar de tomar una. Te libras del peligro, pero la carta sale de tu mano.
potatoh-show-guide-immediate-title = ¡Ahora mismo!
potatoh-show-guide-immediate = Las cartas rojas actúan en cuanto las recibes, aunque no sea tu turno. Se ponen en cadena y se resuelven una a una.
potatoh-show-guide-choice-title = Tú eliges
potatoh-show-guide-choice = Esta carta te pregunta algo. Los asientos y botones con anillo son posibles; mira uno para ver qué haría.
potatoh-show-guide-table-title = Cartas en la mesa
potatoh-show-guide-table = Algunas cartas se quedan delante de ti, a la vista de todos. También cuentan, para bien o para mal, y BOOM no se las lleva.
potatoh-show-guide-hot-title = Esto quema
potatoh-show-guide-hot = BOOM te cuesta la mano entera y acaba la ronda para todos. Con mucho que perder, una carta que pasa el mazo vale su peso en oro.
potatoh-show-guide-safe-title = A salvo
potatoh-show-guide-safe = Quien duerme está a salvo hasta el final de la ronda y no se le puede elegir. El último despierto sigue jugando solo, turno tras turno, hasta que haga BOOM o juegue una Dud.
potatoh-show-guide-counting-title = A contar Phews
potatoh-show-guide-counting = Todos enseñan la mano: cuenta cada nubecita, en la mano y en la mesa. { $press ->
    [tap] Toca
   *[click] Haz clic en
} una carta para ver por qué. Tras la última ronda gana quien más Phews tenga.

## The result

potatoh-show-result-wins = ¡Gana { $name }!
potatoh-show-result-you-win = ¡Ganas tú!
potatoh-show-result-title = { $rounds ->
    [one] Una ronda de patata caliente
   *[other] { $rounds } rondas de patata caliente
}
potatoh-show-result-chart = Phews por ronda
potatoh-show-result-chart-of = { $name }: { $totals }.
potatoh-show-result-ranking = Clasificación final
potatoh-show-result-start = Inicio
potatoh-show-result-booms = Explosiones
potatoh-show-result-haul = Mejor ronda
potatoh-show-result-lost = Hecho humo
potatoh-show-result-phews = Phews
potatoh-show-result-as-table = En una tabla
potatoh-show-result-legend = explotó en esta ronda
potatoh-show-result-moments = Mejores momentos
potatoh-show-moment-haul = Mejor botín: { $seat }, { $phews } en la ronda { $round }.
potatoh-show-moment-smoke = La mayor explosión: { $seat } perdió { $phews ->
    [one] 1 Phew
   *[other] { $phews } Phews
} en la ronda { $round }.
potatoh-show-moment-chain = La cadena más larga: { $count } cartas en un turno de { $seat }, ronda { $round }.
potatoh-show-moment-thief = Quien más robó: { $seat }, { $count ->
    [one] un robo
   *[other] { $count } robos
}.
potatoh-show-moment-nerve = Nervios de acero: { $seat } tomó carta con 1 de { $of } y sobrevivió, ronda { $round }.
potatoh-show-moment-comeback = La remontada: { $seat } subió del puesto { $from } al { $to }.
potatoh-show-look-up = ¡Mira arriba: está en la pantalla grande!
