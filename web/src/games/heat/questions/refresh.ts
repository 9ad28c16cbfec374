/** Step 9: cards played that go on top of the deck instead of the discard pile. */
import { singleChoice } from './single';

export const REFRESH = singleChoice('refresh-done');
