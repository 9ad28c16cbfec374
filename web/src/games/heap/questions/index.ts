/** Which question a frame puts: one without a question does not compile. */
import { askingIn, type AskTag } from '../course';
import type { View } from '../types';
import { BODGE } from './bodge';
import { DISCARD } from './discard';
import { DRAW } from './draw';
import { FIGHT } from './fight';
import { HAUL } from './haul';
import type { Question } from './question';
import {
  CHALLENGE,
  COLOUR,
  END_BOXES,
  OTHER,
  REPAIR,
  SHOOT,
  SWERVE,
  TRIGGER,
  VEHICLE,
} from './single';

const QUESTIONS: Record<AskTag, Question> = {
  draw: DRAW,
  bodge: BODGE,
  discard: DISCARD,
  other: OTHER,
  shoot: SHOOT,
  repair: REPAIR,
  challenge: CHALLENGE,
  vehicle: VEHICLE,
  fight: FIGHT,
  colour: COLOUR,
  swerve: SWERVE,
  trigger: TRIGGER,
  'end-boxes': END_BOXES,
  haul: HAUL,
};

/** The question that a view puts; null where nobody is asked. */
export function questionOf(view: View): Question | null {
  const asking = askingIn(view);
  return asking && QUESTIONS[asking.frame];
}
