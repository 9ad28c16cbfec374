# ¡HOT! POTA-TOH!

## Cartas: sus nombres, tal como están impresos

potatoh-card-phew = ¡Phew!
potatoh-card-chill = Patatah Tranquila
potatoh-card-risky = Patatah Riesgosa
potatoh-card-thief = Patatah Ladrona
potatoh-card-hopping = Patatah Saltarina
potatoh-card-short-fuse = Mecha Corta
potatoh-card-dizzy = Patatah Desorientada
potatoh-card-wicked = Patatah Malvada
potatoh-card-wickedest = Patatah Malvadísima
potatoh-card-split = Patatah Split
potatoh-card-dud = Dud
potatoh-card-treacherous = Patatah Traicionera
potatoh-card-fried = Patatah Frita
potatoh-card-spinning = Patatah Giratoria
potatoh-card-micro-boom = Micro-Boom
potatoh-card-super = Súper Patatah
potatoh-card-sexy = Patatah Sexy
potatoh-card-kitty = Patatah Gatuna
potatoh-card-generous = Patatah Generosa
potatoh-card-boom = BOOM

## Cartas dentro de una frase: como se las llama en la mesa, las iguales una sola vez

potatoh-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
potatoh-short-phew = Phew
potatoh-short-chill = Tranquila
potatoh-short-risky = Riesgosa
potatoh-short-thief = Ladrona
potatoh-short-hopping = Saltarina
potatoh-short-short-fuse = Mecha Corta
potatoh-short-dizzy = Desorientada
potatoh-short-wicked = Malvada
potatoh-short-wickedest = Malvadísima
potatoh-short-split = Split
potatoh-short-dud = Dud
potatoh-short-treacherous = Traicionera
potatoh-short-fried = Frita
potatoh-short-spinning = Giratoria
potatoh-short-micro-boom = Micro-Boom
potatoh-short-super = Súper
potatoh-short-sexy = Sexy
potatoh-short-kitty = Gatuna
potatoh-short-generous = Generosa
potatoh-short-boom = BOOM

## Jugadores

potatoh-seat = Jugador { $number }

## Ajustes

potatoh-setting-level = La complejidad: se juega con todas las cartas hasta este nivel.
potatoh-setting-match = Un número de rondas, o una meta de puntos.
potatoh-setting-rounds = Cuántas rondas se juegan.
potatoh-setting-target = La partida acaba cuando alguien tiene más puntos que estos.
potatoh-setting-decks = Cuántos mazos se juntan como mínimo; cada seis jugadores necesitan uno.
potatoh-setting-discard_scope = Si las cartas descartadas vuelven en la ronda siguiente o quedan fuera toda la partida.
potatoh-setting-raise_levels = Si los jugadores pueden subir de nivel entre rondas, cuando todos están de acuerdo.
potatoh-setting-boom_odds = Si todos ven la probabilidad de BOOM.
potatoh-setting-deck = El mazo con el que se juega, o un archivo de mazo propio.

## Lo que se pregunta

potatoh-ask-turn = ¿Tomas una carta o juegas una? { $deck ->
    [one] Queda 1 carta
   *[other] Quedan { $deck } cartas
} en el mazo.
potatoh-ask-risky = ¿Otra carta, o te plantas? Puedes tomar { $count } más.
potatoh-ask-keep = ¿Dónde pones { $card }?
potatoh-ask-dizzy = ¡Patatah Desorientada! ¿Tomas una carta e inviertes el sentido, o te la quedas delante y barajas el mazo?
potatoh-ask-theft = ¿A quién le quitas una carta?
potatoh-ask-wicked = ¿Le das a alguien la carta de arriba, o tomas dos?
potatoh-ask-wickedest = ¿Para quién es la { $card ->
    [1] primera
   *[other] segunda
} carta?
potatoh-ask-split = ¿Por dónde cortas el mazo de { $deck } cartas, y qué vecino recibe la carta de la parte de arriba?
potatoh-ask-spinning = ¿Con qué carta te quedas?
potatoh-ask-generous = Toma una de las cartas que están boca abajo.
potatoh-ask-treachery = ¿Le pasas la Patatah Traicionera a otro?
potatoh-ask-direction = ¿Hacia qué lado va el mazo?
potatoh-ask-starter = ¿Quién empieza la ronda siguiente?
potatoh-ask-level = El nivel es { $level }. ¿A qué nivel se juega la ronda siguiente?
potatoh-ask-over = La partida ha acabado: ha ganado { $winner }.

potatoh-wait-turn = { $seat } tiene el mazo.
potatoh-wait-risky = { $seat } se está arriesgando.
potatoh-wait-keep = { $seat } mira una carta.
potatoh-wait-dizzy = { $seat } no sabe dónde está.
potatoh-wait-theft = { $seat } busca a quién quitarle una carta.
potatoh-wait-wicked = { $seat } trama algo malvado.
potatoh-wait-wickedest = { $seat } decide para quién son las cartas.
potatoh-wait-split = { $seat } corta el mazo.
potatoh-wait-spinning = { $seat } elige entre dos cartas.
potatoh-wait-generous = { $seat } toma una carta.
potatoh-wait-treachery = { $seat } puede pasar la Patatah Traicionera.
potatoh-wait-direction = { $seat } elige el sentido.
potatoh-wait-starter = { $seat } decide quién empieza la ronda siguiente.
potatoh-wait-level = { $count ->
    [one] { $seats } está eligiendo un nivel.
   *[other] { $seats } están eligiendo un nivel.
}

## Lo que se puede hacer

potatoh-do-draw = Tomar una carta
potatoh-do-draw-on = Tomar cartas hasta BOOM
potatoh-do-play = Jugar { $card }
potatoh-do-play-on = Jugar { $card } contra { $seat }
potatoh-do-stop = Plantarme
potatoh-do-keep = A la mano
potatoh-do-area = Delante de mí
potatoh-do-dizzy = { $option ->
    [reverse] Descartarla, tomar una carta e invertir el sentido
   *[shuffle] Quedármela delante y barajar el mazo
}
potatoh-do-steal = Quitarle una a { $seat }
potatoh-do-no-theft = No quitarle nada a nadie
potatoh-do-give = Para { $seat }
potatoh-do-cut = Cortar { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $upper ->
    [upper-left] la de arriba a la izquierda
   *[upper-right] la de arriba a la derecha
}
potatoh-do-choose = Quedarme { $card }
potatoh-do-take = Tomar la carta { $place }
potatoh-do-move = Pasársela a { $seat }
potatoh-do-leave = Dejarla aquí
potatoh-do-direction = { $side ->
    [left] A la izquierda, en el sentido de las agujas del reloj
   *[right] A la derecha, en sentido contrario
}
potatoh-do-starter = Empieza { $seat }
potatoh-do-level = Nivel { $level }
potatoh-do-level-any = Lo que digan los demás

## Por qué algo no es posible

potatoh-no-playing-phew = ¡Phew! no se puede jugar: se queda en la mano.
potatoh-no-playing-kept = { $card } ya no se puede jugar una vez que está en la mano.
potatoh-no-other-player = No queda ningún otro jugador en juego contra quien jugarla.
potatoh-no-area = { $card } va a la mano.
potatoh-no-safe-player = { $seat } está a salvo.
potatoh-no-cards-to-steal = { $seat } no tiene cartas en la mano.

## Cuentas

potatoh-bill-hand = { $count ->
    [one] { $card } en la mano
   *[other] { $count } × { $card } en la mano
}
potatoh-bill-area = { $count ->
    [one] { $card } en la mesa
   *[other] { $count } × { $card } en la mesa
}
potatoh-bill-treacherous = { $count ->
    [one] { $card } cuando salió BOOM
   *[other] { $count } × { $card } cuando salió BOOM
}
potatoh-bill-saved = La mitad de la mano, salvada por Súper Patatah

## Lo que ha pasado

potatoh-event-round-started = { $tie_break ->
    [yes] Ronda { $round }, de desempate, nivel { $level }: empieza { $starter }.
   *[no] Ronda { $round }, nivel { $level }: empieza { $starter }.
}
potatoh-event-boom-added = { $deck ->
    [one] BOOM es todo el mazo.
   *[other] BOOM se baraja con las demás: { $deck } cartas en el mazo.
}
potatoh-event-turn-started = { $seat } tiene el mazo.
potatoh-event-card-taken = { $how ->
    [deal] { $seat } mira la carta que le ha tocado.
    [gift] { $seat } recibe una carta y sigue con vida.
    [layout] { $seat } elige una carta y sigue con vida.
    [look] { $seat } se queda una de ellas.
   *[draw] { $seat } toma una y sigue con vida.
}
potatoh-event-card-received = Te toca { $card }.
potatoh-event-nothing-drawn = { $seat } no toma nada: el mazo está vacío.
potatoh-event-card-shown = { $how ->
    [deal] ¡A { $seat } le toca { $card }!
    [gift] ¡{ $seat } recibe { $card }!
    [layout] ¡{ $seat } elige { $card }!
    [look] ¡{ $seat } encuentra { $card }!
   *[draw] ¡A { $seat } le sale { $card }!
}
potatoh-event-laid-in-area = { $seat } pone { $card } en la mesa.
potatoh-event-reversed = { $direction ->
    [clockwise] { $seat } invierte el sentido: ahora, el de las agujas del reloj.
    [anticlockwise] { $seat } invierte el sentido: ahora, el contrario a las agujas del reloj.
   *[unset] { $seat } descarta Desorientada; aún no hay sentido que invertir.
}
potatoh-event-deck-shuffled = { $seat } baraja el mazo.
potatoh-event-hand-lost = { $count ->
    [0] { $seat } no tiene mano que perder.
   *[other] { $seat } pierde { $cards }.
}
potatoh-event-hand-protected = Súper protege la mano de { $seat }.
potatoh-event-card-played = { $seat } juega { $card }.
potatoh-event-treacherous-laid = { $seat } pone Traicionera delante de { $target }.
potatoh-event-risky-stopped = { $seat } se planta.
potatoh-event-card-stolen = { $seat } le quita una carta a { $victim }.
potatoh-event-stolen-card-seen = { $seat } le ha quitado { $card } a { $victim }.
potatoh-event-nothing-stolen = { $seat } no le quita nada a nadie.
potatoh-event-made-safe = { $seat } está a salvo.
potatoh-event-cards-put-aside = { $seat } aparta { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} del mazo sin mirar.
potatoh-event-receiver-named = { $own ->
    [yes] { $seat } se da una carta.
   *[no] { $seat } le da una carta a { $target }.
}
potatoh-event-deck-cut = { $seat } corta el mazo por { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}: de la parte de arriba sale una carta para { $upper_to }; de la de abajo, una para { $lower_to }.
potatoh-event-cards-looked-at = { $seat } mira { $count ->
    [one] la carta de arriba
   *[other] { $count } cartas
}.
potatoh-event-cards-seen = Ves { $cards }.
potatoh-event-cards-returned = { $seat } { $count ->
    [0] no devuelve nada
    [one] devuelve 1 carta
   *[other] devuelve { $count } cartas
} al mazo.
potatoh-event-direction-set = { $direction ->
    [clockwise] { $seat } pasa el mazo en el sentido de las agujas del reloj.
   *[anticlockwise] { $seat } pasa el mazo en sentido contrario a las agujas del reloj.
}
potatoh-event-treacherous-kept = { $seat } deja Traicionera donde está.
potatoh-event-drawing-on = { $seat } se ha quedado a solas con el mazo y toma cartas hasta BOOM.
potatoh-event-drawing-stopped = { $seat } se detiene: ha llegado una Dud.
potatoh-event-exploded = ¡{ $seat } explota!
potatoh-event-aside-discarded = Nadie recibe { $cards }.
potatoh-event-everybody-safe = Todos están a salvo: la ronda acaba sin explosión.
potatoh-event-hand-shown = { $count ->
    [0] { $seat } no tiene cartas en la mano.
   *[other] { $seat } enseña { $cards }.
}
potatoh-event-scored = { $seat } suma { $phews } y ahora tiene { $total }.
potatoh-event-round-ended = { $boom ->
    [yes] La ronda { $round } ha acabado. La mano de { $exploder } valía { $at_stake ->
        [1] 1 Phew
       *[other] { $at_stake } Phews
    }.
   *[no] La ronda { $round } ha acabado.
}
potatoh-event-starter-named = { $own ->
    [yes] { $seat } empezará la ronda siguiente.
   *[no] { $seat } deja que { $starter } empiece la ronda siguiente.
}
potatoh-event-level-answered = { $seat } ha contestado.
potatoh-event-level-set = La ronda siguiente se juega a nivel { $level }. Las respuestas: { $answers }.
potatoh-answer = { $level ->
    [0] cualquier nivel ({ $seats })
   *[other] nivel { $level } ({ $seats })
}
potatoh-event-match-ended = ¡{ $winner } gana la partida!

## Avances

potatoh-preview = { $parts }
potatoh-preview-next = { $seat } va después
potatoh-preview-boom = BOOM { $chances } de { $of }
potatoh-preview-stake = { $fixed ->
    [yes] { $low } en juego
   *[no] de { $low } a { $high } en juego
}
potatoh-preview-worth = { $sign ->
    [gain] { $phews ->
        [one] 1 Phew más
       *[other] { $phews } Phews más
    }
   *[loss] { $phews ->
        [one] 1 Phew menos
       *[other] { $phews } Phews menos
    }
}

## La partida en una terminal

potatoh-sketch-round = { $end ->
    [rounds] Ronda { $round } de { $rounds }
    [points] Ronda { $round } (meta: { $target })
   *[tie-break] Ronda { $round }, de desempate
}, nivel { $level }. { $seat } tiene el mazo{ $direction ->
    [clockwise] ; baja por la lista.
    [anticlockwise] ; sube por la lista.
   *[unset] .
}
potatoh-sketch-deck = Mazo: { $deck ->
    [one] 1 carta
   *[other] { $deck } cartas
}{ $boom ->
    [shown] , BOOM { $chances } de { $of }
   *[hidden] { "" }
}. Descartes: { $discard ->
    [0] ninguno.
    [one] 1 carta, { $top }.
   *[other] { $discard } cartas, encima { $top }.
}
potatoh-sketch-player = { $whose ->
    [own] { ">" }
   *[other] { " " }
}{ $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, mano { $hand }{ $safe ->
    [yes] , a salvo
   *[no] { "" }
}{ $kinds ->
    [0] { "" }
   *[other] { " " }| { $area }
}
potatoh-sketch-players = { $players }
potatoh-sketch-area = { "    delante: " }{ $cards }
potatoh-sketch-own-area = Delante de ti: { $cards }
potatoh-sketch-hand = { $count ->
    [0] Tu mano: vacía
   *[other] Tu mano: { $cards }
}
potatoh-sketch-looked-at = Miras: { $cards }
potatoh-sketch-more = { "         " }{ $cards }

## Pistas: por qué lo haría el novato

potatoh-hint-only = No hay otra posibilidad.
potatoh-hint-draw = La próxima carta se lleva la mano con una probabilidad de un { $percent } % más o menos, y { $stake ->
    [one] está en juego 1 punto
   *[other] están en juego { $stake } puntos
}: vale la pena arriesgarse.
potatoh-hint-stop = La próxima carta se lleva la mano con una probabilidad de un { $percent } % más o menos, y { $stake ->
    [one] está en juego 1 punto
   *[other] están en juego { $stake } puntos
}: ya basta.
potatoh-hint-play = { $card } es lo mejor ahora: la próxima carta se lleva la mano con una probabilidad de un { $percent } % más o menos.
potatoh-hint-keep = Vale más en la mano que en la mesa.
potatoh-hint-area = En la mesa está segura.
potatoh-hint-best = Es lo que más ayuda a tus puntos frente a los de quien va ganando.

## Archivos

potatoh-checked-deck = { $file }: el mazo «{ $name }» está bien: { $cards } cartas.

## La clasificación

potatoh-score = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}
