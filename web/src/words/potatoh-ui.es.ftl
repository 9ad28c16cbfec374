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
potatoh-ui-text-chill = Pasa el mazo sin robar. Qué paz.
potatoh-ui-text-risky = Roba de 1 a 5 cartas. Para cuando te asustes.
potatoh-ui-text-thief = Roba una carta, sin verla, de otra mano.
potatoh-ui-text-hopping = ¡Boing! El siguiente pierde el turno.
potatoh-ui-text-short-fuse = Roba dos cartas. ¡Ya mismo!
potatoh-ui-text-dizzy = Descártala: cambia el sentido y roba 1. O déjala: se baraja.
potatoh-ui-text-wicked = Da la carta de arriba, sin verla. O roba 2.
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
potatoh-ui-text-generous = ¡Una carta para todos! Tú eliges de último.
potatoh-ui-text-boom = Explotas. Adiós mano, fin de ronda.

potatoh-ui-line-phew = Guárdala. No se juega.
potatoh-ui-line-chill = Pasa el mazo sin robar.
potatoh-ui-line-risky = Roba de 1 a 5 cartas.
potatoh-ui-line-thief = Roba una carta ajena.
potatoh-ui-line-hopping = Salta al siguiente.
potatoh-ui-line-short-fuse = ¡Roba dos ya mismo!
potatoh-ui-line-dizzy = Cambia el sentido o baraja.
potatoh-ui-line-wicked = Da la de arriba, o roba 2.
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
