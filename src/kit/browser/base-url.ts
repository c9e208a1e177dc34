/** Path of the page's language, with slashes at both ends. The bundler provides it. */
declare const __webpack_public_path__: string | undefined;

export const baseUrl = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';

// Set in production by src/reading-pages/build.
declare const SHARED_BASE: string | undefined;
declare const HAS_LANGUAGES: boolean | undefined;

/** Path of what all languages share: the search index, stored pages, untranslated pages. */
export const sharedBase = typeof SHARED_BASE === 'string' ? SHARED_BASE : baseUrl;

/** Whether the site is built in more than one language. */
export const hasLanguages = typeof HAS_LANGUAGES === 'boolean' && HAS_LANGUAGES;
