import { describe, expect, it } from 'vitest';
import { signOf } from './signs';

const KINDS = [
  ...['plus', 'heat', 'scrap', 'adjust', 'cooldown', 'slipstream', 'reduce', 'refresh'],
  ...['salvage', 'direct', 'accelerate', 'one_time', 'boost', 'adrenaline'],
  ...['cloud', 'fog', 'storm', 'snow', 'rain', 'sun'],
  ...['star', 'rival', 'plus_one', 'full_throttle', 'draft', 'adjust_speed_limit', 'reckless'],
  ...['impeding', 'nimble', 'move'],
  ...['no_cooling', 'no_slipstream', 'slipstream_boost', 'cooling_bonus'],
];

describe('a sign', () => {
  it.each(KINDS)('is drawn for %s', (kind) => {
    expect(signOf(kind).length).toBeGreaterThan(0);
  });

  it('is nothing for what nobody knows', () => {
    expect(signOf('unheard')).toEqual([]);
  });
});
