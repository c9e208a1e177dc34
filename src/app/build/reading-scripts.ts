/** The applications' scripts that every page has, in the order in which they start. */
const STARTED = [
  './src/search/browser/start-search.ts',
  './src/tutorial/browser/start-exercises.ts',
  './src/examples/browser/start-examples.ts',
];

/** What a built page's script consists of. */
export const readingScripts = [
  './src/app/browser/reading.ts',
  ...STARTED,
  './src/reading-pages/browser/early-input.ts',
];

/** The same in development, where Docusaurus' router changes the page. */
export const clientModules = ['./src/app/browser/single-page.ts', ...STARTED];
