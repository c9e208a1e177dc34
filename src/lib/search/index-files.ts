/** Below the site's base URL. */
export const INDEX_FOLDER = 'search-index';
/** The file in that folder that names the others. */
export const MANIFEST = 'manifest.json';
