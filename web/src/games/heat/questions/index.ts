/** Which question an action answers: an action without a question does not compile. */
import type { DecisionView } from '$lib/wire';
import { actionOf } from '../choices';
import type { HeatAction } from '../types';
import { DISCARD } from './discard';
import { DRAFT } from './draft';
import { LAY } from './lay';
import { PLAN } from './plan';
import type { Question } from './question';
import { REACT } from './react';
import { REFRESH } from './refresh';
import { SALVAGE } from './salvage';
import { KEEP, READY, SWAP } from './season';
import { SLIPSTREAM } from './slipstream';
import { VALUE } from './value';

const QUESTIONS: Record<HeatAction['type'], Question> = {
  draft: DRAFT,
  plan: PLAN,
  lay: LAY,
  stop: PLAN,
  value: VALUE,
  cooldown: REACT,
  boost: REACT,
  adrenaline: REACT,
  pay: REACT,
  scrap: REACT,
  reduce: REACT,
  salvage: REACT,
  accelerate: REACT,
  direct: REACT,
  take: SALVAGE,
  'salvage-done': SALVAGE,
  'react-done': REACT,
  slipstream: SLIPSTREAM,
  stay: SLIPSTREAM,
  discard: DISCARD,
  'discard-done': DISCARD,
  refresh: REFRESH,
  'refresh-done': REFRESH,
  swap: SWAP,
  'no-swap': SWAP,
  keep: KEEP,
  ready: READY,
};

/** The question that a decision puts; null where there is nothing to choose. */
export function questionOf(decision: DecisionView | null): Question | null {
  const first = decision?.options[0];
  return first ? QUESTIONS[actionOf(first).type] : null;
}
