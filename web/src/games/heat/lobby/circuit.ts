import type { HeatCircuitFile, HeatPrinted } from '$lib/wire';
import { isFile, type Values } from '../../../shell/settings';

/** The circuit that is raced; a season has several. */
export function circuitOf(values: Values, printed: HeatPrinted | null): HeatCircuitFile | null {
  const chosen = values['circuit'];
  if (!printed || chosen === undefined || (values['season'] ?? 'none') !== 'none') return null;
  return printed.circuits[isFile(chosen) ? 'own' : String(chosen)] ?? null;
}
