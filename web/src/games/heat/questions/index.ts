/** Which question an action answers: an action without a question does not compile. */
import type { Decision } from '$lib/wire';
import { actionOf } from '../choices';
import type { HeatAction } from '../types';
import { DISCARD } from './discard';
import { PLAN } from './plan';
import type { Question } from './question';
import { REACT } from './react';
import { SLIPSTREAM } from './slipstream';

const QUESTIONS: Record<HeatAction['type'], Question> = {
  plan: PLAN,
  stop: PLAN,
  cooldown: REACT,
  boost: REACT,
  adrenaline: REACT,
  'react-done': REACT,
  slipstream: SLIPSTREAM,
  stay: SLIPSTREAM,
  discard: DISCARD,
  'discard-done': DISCARD,
};

/** The question that a decision puts; null where there is nothing to choose. */
export function questionOf(decision: Decision | null): Question | null {
  const first = decision?.options[0];
  return first ? QUESTIONS[actionOf(first).type] : null;
}
