/** Step 6: drive on behind or beside another car, or stay. */
import { singleChoice } from './single';

export const SLIPSTREAM = singleChoice('stay');
