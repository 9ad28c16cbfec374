/** A question at the count: why does this bring so much? */
import type { Item } from '$lib/wire';

export type Question = {
  /** What was pressed. */ key: string;
  value: number;
  text: string;
  item: Item | null;
  rule: string;
  /** A picture of what is asked about. */ card: number | null;
};
