/**
 * For Docusaurus' list of pages. Next to its `import`, each has a `require.resolveWeak`, which only server rendering
 * uses and which would compile the page right away.
 */
module.exports = (source) => source.replaceAll(/require\.resolveWeak\("(?:[^"\\]|\\.)*"\)/g, 'undefined');
