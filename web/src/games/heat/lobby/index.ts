/** What HEAT shows of a race before it begins: its circuit. */

import * as api from '$lib/api';
import type { HeatPrinted } from '$lib/wire';
import { heatPrinted } from '../../../shell/catalogue.svelte';
import { isFile, type Values } from '../../../shell/settings';
import type { LobbyPart } from '../../index';
import { circuitOf } from './circuit';
import CircuitPanel from './CircuitPanel.svelte';

const part: LobbyPart = {
  Panel: CircuitPanel,

  /** A circuit of one's own is printed at its table only. */
  async printed(table: string, settings: Record<string, unknown>): Promise<unknown> {
    return isFile(settings['circuit']) ? api.printedAt(table) : heatPrinted();
  },

  /** 0 laps are as many as the circuit has printed. */
  played(values: Values, printed: unknown): Values {
    const circuit = circuitOf(values, printed as HeatPrinted | null);
    return circuit && !values['laps'] ? { ...values, laps: circuit.laps } : values;
  },
};

export default part;
