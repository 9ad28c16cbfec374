/** The symbols of the game: how each is written in a card file, its picture, its name, its meaning. */
import { phrase } from '$lib/words.svelte';
import type { Phrase } from '$lib/wire';
import type { AttackName, PartName, PrintedBox, PrintedCard, VehicleName } from './types';

export type Who = 'you' | 'other' | 'all';
/** What a symbol of a box does: with cards of somebody, or something else. */
export type Effect =
  | { deed: 'draw' | 'discard' | 'haul'; who: Who; count: number }
  | { deed: 'repair' | 'challenge' | 'shoot_left' | 'shoot_right' | 'shoot_any' };

/** What lies or happens on the table, besides what is printed on cards. */
export const MARKS = [
  'instigator',
  'heap',
  'rubbish',
  'haulpile',
  'hand',
  'damaged',
  'turbo',
  'out',
] as const;
export type Mark = (typeof MARKS)[number];

/** A symbol that can be drawn and explained. */
export type Sign =
  | { kind: 'effect'; effect: string }
  | { kind: 'trigger'; trigger: string }
  | { kind: 'attack'; attack: AttackName }
  | { kind: 'block'; block: string }
  | { kind: 'swerve' }
  | { kind: 'vehicle'; vehicle: VehicleName }
  | { kind: 'part'; part: PartName }
  | { kind: 'mark'; mark: Mark };

export const EFFECTS: readonly string[] = [
  ...['draw', 'discard', 'haul'].flatMap((deed) =>
    ['you', 'other', 'all'].map((who) => `${who}_${deed}_1`),
  ),
  'repair',
  'challenge',
  'shoot_left',
  'shoot_right',
  'shoot_any',
];
export const TRIGGERS: readonly string[] = [
  'any',
  'vehicle_doombuggy',
  'vehicle_gyrohopper',
  'vehicle_scrap_hog',
  'vehicle_bigg_rigg',
  'attack_red',
  'attack_yellow',
  'attack_green',
  'attack_choice',
  'attack_reckless',
  'block_red',
  'block_yellow',
  'block_green',
  'block_all',
  'rush_end',
  'rush_win',
];
export const ATTACKS: readonly AttackName[] = ['red', 'yellow', 'green', 'choice', 'reckless'];
export const BLOCKS: readonly string[] = ['red', 'yellow', 'green', 'all'];

const COUNTED = /^(you|other|all)_(draw|discard|haul)_(\d)$/;

export function effectOf(token: string): Effect {
  const counted = COUNTED.exec(token);
  if (!counted) return { deed: token as Exclude<Effect, { who: Who }>['deed'] };
  const [, who, deed, count] = counted;
  return {
    deed: deed as 'draw' | 'discard' | 'haul',
    who: who as Who,
    count: Number(count),
  };
}

/** The picture of a symbol among our drawings, without the number it may carry. */
export function iconOf(sign: Sign): string {
  switch (sign.kind) {
    case 'effect':
      return effectOf(sign.effect).deed.replace('_', '-');
    case 'trigger':
      return triggerIcon(sign.trigger);
    case 'attack':
      return `attack-${sign.attack}`;
    case 'block':
      return `block-${sign.block}`;
    case 'swerve':
      return 'swerve';
    case 'vehicle':
      return `veh-${sign.vehicle}`;
    case 'part':
      return sign.part;
    case 'mark':
      return sign.mark;
  }
}

function triggerIcon(trigger: string): string {
  if (trigger === 'any') return 'trigger-any';
  if (trigger.startsWith('vehicle_')) return trigger.replace('vehicle_', 'veh-');
  return trigger.replace('_', '-');
}

/** Where the plate with the number begins: it laps over the picture, which is 50 wide. */
export const PLATE_AT = 40;
export const PLATES: Readonly<Record<Who, number>> = { you: 44, other: 44, all: 60 };

/** How wide a symbol is for its height. */
export function widthOf(sign: Sign): number {
  const effect = sign.kind === 'effect' ? effectOf(sign.effect) : null;
  return effect && 'who' in effect ? (PLATE_AT + PLATES[effect.who] + 2) / 50 : 1;
}

/** What a symbol is called. */
export function nameOf(sign: Sign): Phrase {
  switch (sign.kind) {
    case 'effect': {
      const effect = effectOf(sign.effect);
      const params = 'who' in effect ? { who: effect.who, count: effect.count } : {};
      return phrase(`heap-ui-key-${effect.deed}`, params);
    }
    case 'trigger':
      return phrase(`heap-ui-key-trigger-${sign.trigger}`);
    case 'attack':
      return phrase(`heap-attack-${sign.attack}`);
    case 'block':
      return phrase(`heap-ui-key-block-${sign.block}`);
    case 'swerve':
      return phrase('heap-ui-key-swerve');
    case 'vehicle':
      return phrase(`heap-vehicle-${sign.vehicle}`);
    case 'part':
      return phrase(`heap-part-${sign.part}`);
    case 'mark':
      return phrase(`heap-ui-key-${sign.mark}`);
  }
}

/** What a symbol means, in a sentence. */
export function meaningOf(sign: Sign): Phrase {
  switch (sign.kind) {
    case 'effect': {
      const effect = effectOf(sign.effect);
      const params = 'who' in effect ? { who: effect.who, count: effect.count } : {};
      return phrase(`heap-ui-key-${effect.deed}-means`, params);
    }
    case 'trigger':
      return triggerMeaning(sign.trigger);
    case 'attack':
      return sign.attack === 'choice' || sign.attack === 'reckless'
        ? phrase(`heap-ui-key-attack-${sign.attack}-means`)
        : phrase('heap-ui-key-attack-means', { colour: sign.attack });
    case 'block':
      return sign.block === 'all'
        ? phrase('heap-ui-key-block-all-means')
        : phrase('heap-ui-key-block-means', { colour: sign.block });
    case 'swerve':
      return phrase('heap-ui-key-swerve-means');
    case 'vehicle':
      return phrase('heap-ui-key-vehicle-means', {
        vehicle: phrase(`heap-vehicle-${sign.vehicle}`),
      });
    case 'part':
      return phrase('heap-ui-key-part-means', { part: phrase(`heap-part-${sign.part}`) });
    case 'mark':
      return phrase(`heap-ui-key-${sign.mark}-means`);
  }
}

function triggerMeaning(trigger: string): Phrase {
  if (trigger === 'any' || trigger.startsWith('rush_')) {
    return phrase(`heap-ui-key-trigger-${trigger}-means`);
  }
  return phrase('heap-ui-key-trigger-means', { trigger: phrase(`heap-ui-key-trigger-${trigger}`) });
}

/** What a rush box waits for and what it does, in a line. */
export function boxWords({ trigger, effects }: PrintedBox): Phrase {
  return phrase('heap-ui-art-box-does', {
    trigger: nameOf({ kind: 'trigger', trigger }),
    effects: effects.map((effect) => nameOf({ kind: 'effect', effect })),
  });
}

/** Everything printed on a card, from top to bottom, each once. */
export function signsOf(card: PrintedCard): { place: 'combat' | 'bodge' | 'rush'; sign: Sign }[] {
  return [
    { place: 'combat' as const, sign: { kind: 'attack' as const, attack: card.attack } },
    ...card.blocks.map((block) => ({
      place: 'combat' as const,
      sign: { kind: 'block' as const, block },
    })),
    ...(card.swerve ? [{ place: 'combat' as const, sign: { kind: 'swerve' as const } }] : []),
    ...card.bodge.map((effect) => ({
      place: 'bodge' as const,
      sign: { kind: 'effect' as const, effect },
    })),
    ...(card.rush
      ? [
          {
            place: 'rush' as const,
            sign: { kind: 'trigger' as const, trigger: card.rush.trigger },
          },
          ...card.rush.effects.map((effect) => ({
            place: 'rush' as const,
            sign: { kind: 'effect' as const, effect },
          })),
        ]
      : []),
  ];
}

/** Every symbol there is. */
export const ALL_SIGNS: readonly Sign[] = [
  ...ATTACKS.map((attack) => ({ kind: 'attack' as const, attack })),
  ...BLOCKS.map((block) => ({ kind: 'block' as const, block })),
  { kind: 'swerve' },
  ...EFFECTS.map((effect) => ({ kind: 'effect' as const, effect })),
  ...TRIGGERS.map((trigger) => ({ kind: 'trigger' as const, trigger })),
  ...(['doombuggy', 'gyrohopper', 'scrap_hog', 'bigg_rigg'] as const).map((vehicle) => ({
    kind: 'vehicle' as const,
    vehicle,
  })),
  ...(['weapon', 'engine', 'cargo', 'movement', 'bling'] as const).map((part) => ({
    kind: 'part' as const,
    part,
  })),
  ...MARKS.map((mark) => ({ kind: 'mark' as const, mark })),
];
