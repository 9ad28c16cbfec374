/** How the client's code is laid out; what is not named here is Prettier's own choice. */
export default {
  printWidth: 100, // as in pyproject.toml: one width for the whole project
  singleQuote: true, // the client was written so before there was a Prettier here
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
