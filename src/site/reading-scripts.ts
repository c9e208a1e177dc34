/** The applications' scripts that every page has, in the order in which they start. */
const STARTED = [
  './src/features/search/start-search.ts',
  './src/features/playground/tutorial/start-tutorial.ts',
  './src/features/playground/examples/start-examples.ts',
];

/** What a built page's script consists of. */
export const readingScripts = ['./src/client/reading.ts', ...STARTED, './src/client/early-input/early-input.ts'];

/** The same in development, where Docusaurus' router changes the page. */
export const clientModules = ['./src/client/single-page.ts', ...STARTED];
