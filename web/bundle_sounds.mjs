// Prints a game's sounds as a script for a page: what makes them, at the loudest that can be chosen.
//     node bundle_sounds.mjs heat
import process from 'node:process';
import { rolldown } from 'rolldown';

const STUBS = {
  './prefs.svelte': 'export const prefs = { sound: true, volume: 100 };',
  './signals.svelte': 'export const loudness = (volume) => 0.4 * (volume / 100) ** 2;',
};
const bundle = await rolldown({
  input: `src/games/${process.argv[2]}/sounds.ts`,
  resolve: { alias: { $lib: `${process.cwd()}/src/lib` } },
  plugins: [
    {
      name: 'stubs',
      resolveId: (name) => (name in STUBS ? `\0${name}` : null),
      load: (id) => STUBS[id.slice(1)] ?? null,
    },
  ],
});
const { output } = await bundle.generate({ format: 'iife', name: 'sounds' });
process.stdout.write(output[0].code);
