# POTA-TOH's table in the browser.

## Cards

potatoh-ui-kind-keep = Keep
potatoh-ui-kind-table = On the table
potatoh-ui-kind-other = Their table
potatoh-ui-kind-discard = Play & discard
potatoh-ui-kind-now = Right now!
potatoh-ui-kind-boom = Kaboom!
potatoh-ui-level = Level { $level }
potatoh-ui-every-level = every level

potatoh-ui-text-phew = Can’t be played. Just hang on to it!
potatoh-ui-text-chill = Pass the deck on. No draw. Bliss.
potatoh-ui-text-risky = Draw 1 to 5 cards. Stop when you lose your nerve.
potatoh-ui-text-thief = Steal a card, unseen, from another hand.
potatoh-ui-text-hopping = Boing! The next player is skipped.
potatoh-ui-text-short-fuse = Draw two cards. Right now!
potatoh-ui-text-dizzy = Bin it: reverse and draw 1. Or keep it: reshuffle.
potatoh-ui-text-wicked = Give the top card, unseen, to someone. Or draw 2.
potatoh-ui-text-wickedest = Two random cards, unseen: you say who gets each.
potatoh-ui-text-split = Cut the deck. One card to each neighbour.
potatoh-ui-text-dud = You’re safe! Sit out the rest of the round.
potatoh-ui-text-treacherous = Dump it on someone. On BOOM its holder loses 2.
potatoh-ui-text-fried = Pass the deck. Or hold it: +3 if the only one, else −1.
potatoh-ui-text-spinning = Look at two: keep one, shuffle one back. BOOM bites!
potatoh-ui-text-micro-boom = Lose your whole hand. You stay in the game.
potatoh-ui-text-super = On the table: blocks Micro-Boom, saves half your hand.
potatoh-ui-text-sexy = Flaunt it or hide it? Decide now.
potatoh-ui-text-kitty = Peek at the top 4, reshuffle. See BOOM? You explode.
potatoh-ui-text-generous = A card for everyone! You pick last.
potatoh-ui-text-boom = You explode. Hand gone, round over.

potatoh-ui-line-phew = Keep it. Can’t be played.
potatoh-ui-line-chill = Pass the deck. No draw.
potatoh-ui-line-risky = Draw 1 to 5 cards.
potatoh-ui-line-thief = Steal a card, unseen.
potatoh-ui-line-hopping = Skip the next player.
potatoh-ui-line-short-fuse = Draw two, right now!
potatoh-ui-line-dizzy = Reverse and draw, or reshuffle.
potatoh-ui-line-wicked = Give the top card away, or draw 2.
potatoh-ui-line-wickedest = Give two unseen cards away.
potatoh-ui-line-split = Cut: a card to each neighbour.
potatoh-ui-line-dud = Safe for the round.
potatoh-ui-line-treacherous = Dump it on someone: −2 on BOOM.
potatoh-ui-line-fried = Pass the deck. Or hold it: +3 if alone.
potatoh-ui-line-spinning = Look at two, keep one.
potatoh-ui-line-micro-boom = Lose your whole hand.
potatoh-ui-line-super = Keep it. Can’t be played now.
potatoh-ui-line-sexy = Keep it. Can’t be played now.
potatoh-ui-line-kitty = Peek at the top 4, reshuffle.
potatoh-ui-line-generous = A card for everyone.
potatoh-ui-line-boom = You explode!
