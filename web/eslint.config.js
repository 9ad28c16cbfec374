/**
 * What is looked for in the client beyond what the compiler and svelte-check find.
 *
 * How code is laid out is Prettier's business alone: no rule here speaks of it.
 */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['src/lib/wire.ts', 'src/lib/codes.ts'] }, // written by tools/wire_types.py
  { linterOptions: { reportUnusedDisableDirectives: 'error' } }, // an excuse that excuses nothing
  js.configs.recommended, // likely bugs
  ts.configs.recommended, // the same for types; not strict, which forbids to say `list[0]!`
  svelte.configs.recommended, // the same for components
  svelte.configs.prettier, // leaves the layout to Prettier
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }], // `== null` asks for both kinds of nothing
      '@typescript-eslint/consistent-type-imports': 'error', // what is erased says so
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$' }], // `as _, index`
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'no-undef': 'off', // the compiler knows the browser's names, and knows them better
      'svelte/no-useless-mustaches': 'off', // `{' '}` is a space that Svelte leaves at a block's end
      // A plain Map or Set here is a local, or kept out of reactivity on purpose.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // Rules that need the types, in modules only: over the components they take three times as
    // long as all the others together.
    files: ['**/*.ts'],
    ignores: ['**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error', // a failure that nobody would hear of
      '@typescript-eslint/no-misused-promises': 'error', // a promise is always true in an `if`
    },
  },
);
