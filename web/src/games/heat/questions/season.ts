/** What is asked around the races of a season: each is answered by one choice. */
import { singleChoice } from './single';

export const SWAP = singleChoice('no-swap');
export const KEEP = singleChoice(null);
export const READY = singleChoice('ready');
