# ¡HOT! POTA-TOH!

## Cards

potatoh-card-phew = Fiuu!
potatoh-card-chill = Patatah Tranquilla
potatoh-card-risky = Patatah Rischiosa
potatoh-card-thief = Patatah Ladra
potatoh-card-hopping = Patatah Saltellante
potatoh-card-short-fuse = Miccia Corta
potatoh-card-dizzy = Patatah Disorientata
potatoh-card-wicked = Patatah Malvagia
potatoh-card-wickedest = Patatah Malvagissima
potatoh-card-split = Patatah Spaccata
potatoh-card-dud = Cilecca
potatoh-card-treacherous = Patatah Traditrice
potatoh-card-fried = Patatah Fritta
potatoh-card-spinning = Patatah Girevole
potatoh-card-micro-boom = Micro-Boom
potatoh-card-super = Super Patatah
potatoh-card-sexy = Patatah Sexy
potatoh-card-kitty = Patatah Gattesca
potatoh-card-generous = Patatah Generosa
potatoh-card-boom = BOOM
