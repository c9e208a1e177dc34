/** The folder of a built site's search index, below its base URL. */
export const INDEX_FOLDER = 'search-index';
/** The file in that folder that names the others. */
export const MANIFEST = 'manifest.json';
