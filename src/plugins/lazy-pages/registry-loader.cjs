/**
 * A loader of the bundler for Docusaurus' list of pages. Each page has an `import`, and next to it a
 * `require.resolveWeak`, which only pages with server-rendered HTML use. It would compile the page right away.
 */
module.exports = (source) => source.replaceAll(/require\.resolveWeak\("(?:[^"\\]|\\.)*"\)/g, 'undefined');
