/** Players in phrases. */
import type { Name, Param } from '$lib/wire';

export type Params = Record<string, Param>;

export function seat(id: number): Name {
  return { type: 'name', kind: 'seat', id };
}
