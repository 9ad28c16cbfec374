/** Players in phrases. */
import type { Name } from '$lib/wire';

export function seat(id: number): Name {
  return { type: 'name', kind: 'seat', id };
}
