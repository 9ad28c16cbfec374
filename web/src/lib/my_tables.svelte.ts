/** All tables of this person, live. */

import * as api from './api';
import { banned } from './banned.svelte';
import { Line, socketAddress, type LineState } from './line';
import { notices } from './notices.svelte';
import type { FromMyTables, TableSummary } from './wire';

/** A list with one table that has changed; the one that changed last comes first. */
export function withChanged(tables: TableSummary[], changed: TableSummary): TableSummary[] {
  const others = tables.filter((table) => table.id !== changed.id);
  return changed.stage === 'closed' ? others : [changed, ...others];
}

export class MyTables {
  tables: TableSummary[] = $state.raw([]);
  /** Is the list known, if only from before the connection was lost? */
  known = $state(false);
  state: LineState = $state('connecting');
  #line: Line;

  constructor() {
    this.#line = new Line({
      prepare: api.me,
      address: () => socketAddress('/ws/my/tables'),
      state: (state) => (this.state = state),
      message: (message) => this.#hear(message as FromMyTables),
      ping: () => ({ kind: 'ping' }),
    });
  }

  /** How many tables wait for this person. */
  get waiting(): number {
    return this.tables.filter((table) => table.your_turn).length;
  }

  #hear(message: FromMyTables): void {
    switch (message.kind) {
      case 'tables':
        this.tables = message.tables;
        this.known = true;
        break;
      case 'table':
        this.tables = withChanged(this.tables, message.table);
        break;
      case 'here':
        break; // the line has heard it
      case 'notice':
        notices.hear(message);
        break;
      case 'gone':
        banned.hear(message.reason);
        break; // the next try tells more
      default:
        message satisfies never;
    }
  }

  close(): void {
    this.#line.close();
  }
}
