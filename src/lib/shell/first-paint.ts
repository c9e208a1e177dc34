/** The id of the element that follows the site's header (`SkipToContentFallbackId` of Docusaurus). */
export const CONTENT_ID = '__docusaurus_skipToContent_fallback';

/**
 * Attributes of a `link` in the head: browsers that know it (Chromium since 124) paint nothing before this element
 * begins. Parsing pauses anywhere when the processor is slow, and an element painted in part moves when the rest of it
 * comes. So pass the id of the element that follows what has to be complete: Chromium doesn't wait for an element's end.
 */
export const paintAfter = (id: string) => ({rel: 'expect', href: `#${id}`, blocking: 'render'}) as const;
