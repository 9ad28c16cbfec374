# ¡HOT! POTA-TOH!

## Cards

potatoh-card-phew = Huh!
potatoh-card-chill = Rauhallinen Pottuh
potatoh-card-risky = Uhkarohkea Pottuh
potatoh-card-thief = Rosvo-Pottuh
potatoh-card-hopping = Hyppivä Pottuh
potatoh-card-short-fuse = Lyhyt Sytytyslanka
potatoh-card-dizzy = Eksynyt Pottuh
potatoh-card-wicked = Ilkeä Pottuh
potatoh-card-wickedest = Hirmuilkeä Pottuh
potatoh-card-split = Halkaistu Pottuh
potatoh-card-dud = Suutari
potatoh-card-treacherous = Petollinen Pottuh
potatoh-card-fried = Ranskalainen Pottuh
potatoh-card-spinning = Pyörivä Pottuh
potatoh-card-micro-boom = Mikro-Pum
potatoh-card-super = Super-Pottuh
potatoh-card-sexy = Seksikäs Pottuh
potatoh-card-kitty = Kissamainen Pottuh
potatoh-card-generous = Antelias Pottuh
potatoh-card-boom = PUM!
