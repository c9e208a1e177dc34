// The bundler loads this itself, so it can't be TypeScript.

/** A description of a message: a property in translate(), an attribute of Translate. */
const DESCRIPTION = /\bdescription(?::\s*|=)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g;

/**
 * Leaves out the descriptions of messages, which only translators read.
 * @param {string} code a module before it's compiled
 * @returns {string} the same lines without the descriptions; unchanged if the module translates nothing
 */
module.exports = (code) => (code.includes('@docusaurus/Translate') ? code.replace(DESCRIPTION, '') : code);
