/** The rules of the games by id, and the one that is open beside the table. */

import * as api from './api';
import type { Rule } from './wire';

class Rulebook {
  /** The rule that is shown now. */
  open: { game: string; id: string } | null = $state.raw(null);
  #rules = new Map<string, Promise<Map<string, Rule>>>();

  show(game: string, id: string): void {
    this.open = { game, id };
  }

  close(): void {
    this.open = null;
  }

  async find(game: string, id: string): Promise<Rule | null> {
    let rules = this.#rules.get(game);
    if (!rules) {
      rules = api.rules(game).then((all) => new Map(all.map((rule) => [rule.id, rule])));
      rules.catch(() => this.#rules.delete(game));
      this.#rules.set(game, rules);
    }
    return (await rules).get(id) ?? null;
  }
}

export const rulebook = new Rulebook();
