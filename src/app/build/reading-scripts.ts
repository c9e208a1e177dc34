/** A built page's style sheet and script. The script's last part repeats what a reader did before it ran. */
export const readingScripts = [
  './src/app/browser/styles.ts',
  './src/app/browser/reading.ts',
  './src/reading-pages/browser/early-input.ts',
];

/** What starts on every page in development, where Docusaurus' router changes the page. */
export const clientModules = [
  './src/app/browser/behaviors.ts',
  './src/search/browser/start-search.ts',
  './src/tutorial/browser/start-exercises.ts',
  './src/examples/browser/start-examples.ts',
];
