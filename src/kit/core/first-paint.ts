/** The id of the element that follows the site's header (`SkipToContentFallbackId` of Docusaurus). */
export const CONTENT_ID = '__docusaurus_skipToContent_fallback';

/**
 * Attributes of a `link` in the head: browsers that know it (Chromium since 124) paint nothing before this element
 * begins. With a slow processor, parsing pauses anywhere, and a half-painted element moves when the rest comes. So pass
 * the element that follows what has to be complete: Chromium doesn't wait for its end.
 */
export const paintAfter = (id: string) => ({rel: 'expect', href: `#${id}`, blocking: 'render'}) as const;
