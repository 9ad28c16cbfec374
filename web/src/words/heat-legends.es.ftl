# HEAT en la pantalla: la expansión Leyendas

heat-legends-ui-ability = { $ability ->
    [plus_one] Uno más
    [full_throttle] A todo gas
    [draft] Cono de aire
    [adjust_speed_limit] Límite ajustado
    [slipstream] Rebufo
    [reckless] Temerario
    [impeding] Obstaculizar
    [nimble] Ágil
   *[adrenaline] Adrenalina
}
heat-legends-ui-in-short = { $ability ->
    [plus_one] 1 espacio más
    [full_throttle] 20 espacios, o hasta la línea
    [draft] cierra un hueco de 1 a 3
    [adjust_speed_limit] límite +2 pasada la línea
    [slipstream] 2 espacios tras un coche o a su lado
    [reckless] una línea de curva más
    [impeding] llena el espacio donde para
    [nimble] nada la bloquea, se cuela
   *[adrenaline] 1 espacio más
}
heat-legends-ui-source = { $source ->
    [star] Lo que da una Estrella esta ronda. Si no se puede usar: uno más.
    [rival] Lo que tienen las dos Rivales esta ronda.
    [adrenaline] Para las últimas Leyendas de la ronda.
   *[none] Una habilidad de las Leyendas.
}
heat-legends-ui-boost-card = Carta de Potenciación
heat-legends-ui-no-rivals = sin Rivales en esta carrera
heat-legends-ui-no-card = Aún no hay carta de Leyendas: se descubre cuando le toca a la primera Leyenda.
heat-legends-ui-no-turn = Ninguna Leyenda ha corrido aún con estas cartas.
heat-legends-ui-not-yet = { $name } aún no ha corrido con estas cartas.
heat-legends-ui-card-how = ◆ espacios desde la línea · casco: punta{ $deck ->
    [green] {""} · mazo verde
    [yellow] {""} · mazo amarillo
   *[red] {""} · mazo rojo
}
heat-legends-ui-entry = { $name }, coche { $number }: rombo { $diamond }, velocidad punta { $speed }{ $star ->
    [yes] , una Estrella
   *[no] {""}
}{ $rival ->
    [yes] , Rival
   *[no] {""}
}
heat-legends-ui-turn = { $done ->
    [yes] { $name } ha corrido
   *[no] Corre { $name }
}
heat-legends-ui-news = Corre { $name }. { $mine ->
    [none] {""}
    [done] Ya has corrido esta ronda.
   *[open] { $before ->
        [0] Te toca después: tus cartas están listas.
        [one] Un coche más y te toca.
       *[other] { $before } coches más y te toca.
    }
}
heat-legends-ui-star = Estrella esta ronda
heat-legends-ui-rival = Rival
heat-legends-ui-leg = { $missing ->
    [0] { $spaces ->
        [0] Se queda.
        [one] 1 espacio.
       *[other] { $spaces } espacios.
    }
   *[other] { $spaces ->
        [0] Ningún espacio: no hay sitio.
        [one] 1 espacio, { $missing } menos de lo debido.
       *[other] { $spaces } espacios, { $missing } menos de lo debido.
    }
}
heat-legends-ui-spaces = { $spaces ->
    [0] Ningún espacio ganado
    [one] 1 espacio en total
   *[other] { $spaces } espacios en total
}
heat-legends-ui-for-you = Para ti
heat-legends-ui-cards = Cartas de las Leyendas
heat-legends-ui-more = { $count ->
    [0] Más
   *[other] +{ $count }
}
heat-legends-ui-sheet = Leyendas, nivel { $level }{ $rivals ->
    [0] {""}
   *[other] {" "}con Rivales
}
heat-legends-ui-cards-of = { $now ->
    [yes] Cartas de la ronda { $turned }
   *[no] Cartas de la ronda { $turned }: las nuevas llegan con la primera Leyenda
}
heat-legends-ui-level = Nivel { $level }
heat-legends-ui-with-rivals = con Rivales
heat-legends-ui-step-by-step = Paso a paso
heat-legends-ui-go-on = Seguir
heat-legends-ui-driven = ya ha corrido esta ronda
heat-legends-ui-closed = Espacio cerrado: { $name } está atravesado.
heat-legends-ui-beside = { $name } está junto a la pista.
heat-legends-ui-sign-limit = límite { $limit } + ◆{ $diamond }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }
} = { $number }
heat-legends-ui-sign-top = punta { $number }
heat-legends-ui-sign-stop = { $number ->
    [0] hasta la línea
   *[other] para { $number } antes de la línea
}
heat-legends-ui-sign-throttle = a todo gas { $number }
heat-legends-ui-sign-step = { $source ->
    [star] {"★ "}
    [rival] {"Rival · "}
   *[other] {""}
}{ $ability } { $spaces }
