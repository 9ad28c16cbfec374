/** Step 5: the open symbols, one after the other, in whichever order the driver likes. */
import { singleChoice } from './single';

export const REACT = singleChoice('react-done');
