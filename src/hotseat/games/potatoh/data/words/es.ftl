# ¡HOT! POTA-TOH!

## Cards

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
