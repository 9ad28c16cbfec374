/**
 * What players call things, beside what the rulebooks call them: each row is one thing. Whoever
 * searches for one word of a row finds the others, too; the beginning of a word is enough.
 */
const ROWS: readonly (readonly string[])[] = [
  // HEAT
  ['overtake', 'overtaking', 'pass', 'past', 'adelantar'],
  ['crash', 'accident', 'spin', 'trompo'],
  ['curve', 'bend', 'turn 1', 'corner', 'curva'],
  ['brake', 'slow down', 'gear', 'frenar', 'marcha'],
  ['limit', 'maximum speed', 'speed limit', 'limite'],
  ['jam', 'clog', 'clutter', 'atasco'],
  ['draft', 'drafting', 'tow', 'slipstream', 'rebufo'],
  ['overheat', 'cool', 'cooldown', 'enfriar'],
  ['catch up', 'last place', 'adrenaline', 'adrenalina'],
  ['rain', 'weather', 'lluvia', 'clima'],
  ['robot', 'ai', 'computer', 'bot', 'legend', 'leyenda'],
  ['money', 'advert', 'sponsor', 'patrocinio'],
  ['journalist', 'photo', 'press', 'prensa'],
  ['upgrade', 'tune', 'tuning', 'garage', 'mejora', 'taller'],
  // POTA-TOH
  ['bomb', 'explode', 'explosion', 'die', 'boom', 'explota', 'bomba'],
  ['steal', 'rob', 'robbing', 'thief', 'robar', 'ladrona'],
  ['skip', 'jump', 'hop', 'saltar'],
  ['peek', 'look at', 'spy', 'mirar'],
  ['reverse', 'change direction', 'direction', 'dizzy', 'direccion'],
  ['count', 'points', 'phew', 'puntos'],
  // HEAP
  ['boot', 'trunk', 'cargo', 'carga', 'maletero'],
  ['wheel', 'tyre', 'tire', 'movement', 'rueda'],
  ['gun', 'cannon', 'weapon', 'arma'],
  ['motor', 'engine'],
  ['fix', 'mend', 'repair', 'reparar'],
  ['broken', 'hurt', 'damage', 'roto'],
  ['defend', 'parry', 'block', 'bloquear'],
  ['fight', 'battle', 'combat', 'rush', 'combate'],
  ['build', 'attach', 'bodge', 'construir'],
  ['loot', 'haul', 'botin'],
  ['surrender', 'give up', 'drop out', 'retirarse'],
  // All
  ['win', 'winner', 'victory', 'first place', 'finish', 'ganar', 'victoria'],
  ['end', 'finish', 'over', 'final', 'fin'],
  ['tie', 'tied', 'draw game', 'empate'],
  ['take a card', 'draw', 'tomar'],
  ['throw away', 'discard', 'descartar'],
  ['shuffle', 'mix', 'barajar'],
  ['hidden', 'secret', 'face down', 'oculto'],
  ['begin', 'start', 'set-up', 'setup', 'empezar', 'preparacion'],
  ['players', 'drivers', 'seats', 'jugadores'],
];

/** The word and whatever else it may be called, itself first. */
export function calledToo(word: string): string[] {
  const rows = ROWS.filter((row) => row.some((one) => one === word || one === singular(word)));
  return [...new Set([word, ...rows.flat()])];
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}
