/** What an option would do, in lines: read from its preview, nothing is worked out here. */
import type { Option, Phrase } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import { seat as named } from './naming';
import { actionOf, NONE, previewOf, printedCard, vehicleOf } from './course';
import type { Sign } from './symbols';
import { nameOf } from './symbols';
import type { Printed, View } from './types';

export type Line = { sign: Sign; phrase: Phrase };

export function outcomeOf(
  option: Option,
  view: View,
  printed: Printed,
  you: number | null,
): Line[] {
  const action = actionOf(option);
  const preview = previewOf(option);
  if (!preview) return [];
  const lines: Line[] = [];
  const hand = you === null ? null : (view.players[you]?.hand ?? null);
  if (preview.replaces !== NONE)
    lines.push({
      sign: { kind: 'mark', mark: 'rubbish' },
      phrase: phrase('heap-ui-out-replaces', {
        card: printedCard(printed, preview.replaces)?.name ?? '',
      }),
    });
  for (const { effect, most } of preview.symbols) {
    const name = nameOf({ kind: 'effect', effect });
    lines.push({
      sign: { kind: 'effect', effect },
      phrase: most === 0 ? phrase('heap-ui-out-nothing', { effect: name }) : name,
    });
  }
  if (preview.attack && preview.up_next !== NONE)
    lines.push({
      sign: { kind: 'attack', attack: preview.attack },
      phrase: phrase('heap-ui-out-faces', {
        seat: named(preview.up_next),
        attack: phrase(`heap-attack-${preview.attack}`),
        hand: view.players[preview.up_next]?.hand ?? 0,
      }),
    });
  if (preview.wins !== NONE)
    lines.push({
      sign: { kind: 'trigger', trigger: 'rush_win' },
      phrase: phrase('heap-ui-out-wins', { seat: named(preview.wins) }),
    });
  const me = you === null ? undefined : view.players[you];
  for (const { vehicle, box } of preview.boxes) {
    const part =
      box === 'card' || !me ? null : vehicleOf(me, vehicle).parts.find((one) => one.part === box);
    lines.push({
      sign: box === 'card' ? { kind: 'vehicle', vehicle } : { kind: 'part', part: box },
      phrase: phrase('heap-ui-out-trigger', {
        name: part
          ? (printedCard(printed, part.card)?.name ?? '')
          : phrase(`heap-vehicle-${vehicle}`),
      }),
    });
  }
  if (hand !== null && hand !== preview.hand)
    lines.push({
      sign: { kind: 'mark', mark: 'hand' },
      phrase: phrase('heap-ui-out-hand', { from: hand, to: preview.hand }),
    });
  if (preview.count && action.type === 'attach')
    lines.push({
      sign: { kind: 'mark', mark: 'turbo' },
      phrase: phrase('heap-ui-out-ready', {
        parts: preview.count.total,
        ready: preview.ready?.total ?? 0,
        needed: view.settings.vehicles_needed,
      }),
    });
  return lines;
}
