/**
 * A bundler's loader for DocSearch's module. DocSearch creates a client for Algolia before it takes ours
 * (`transformSearchClient`), and never uses the first. Nothing can follow the `return` this puts in its place, so the
 * minifier drops about 6 KB (gzip).
 */
const CLIENT = /(?=if\(!\w\|\|"string"!=typeof \w\)throw new Error\("`appId` is missing\."\))/;

/** What DocSearch does with its client before it hands it over. */
const STAND_IN = 'return{addAlgoliaAgent(){},transporter:{algoliaAgent:{value:""}}};';

/** @param {string} source the module's code @returns {string} the code without the client; throws if it isn't found */
module.exports = function dropAlgoliaClient(source) {
  if (!CLIENT.test(source))
    throw new Error(
      'The place where DocSearch creates its client has changed. Find it in @docsearch/react/dist/esm/index.js and adapt src/plugins/search-box/drop-algolia-client.cjs.',
    );
  return source.replace(CLIENT, STAND_IN);
};
