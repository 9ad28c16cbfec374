import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import english from '../../words/heat-ui.en.ftl?raw';
import spanish from '../../words/heat-ui.es.ftl?raw';

const codes = (text: string) => new FluentResource(text).body.map((message) => message.id).sort();
const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('speaks Spanish wherever it speaks English', () => {
  expect(codes(spanish)).toEqual(codes(english));
});

it('has words for every code that is written out', () => {
  const known = new Set(codes(english));
  const used = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/'(heat-ui-[a-z_-]+)'/g)].map((match) => match[1]!),
  );
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((code) => !known.has(code))).toEqual([]);
});
