/** The id of the site's header. */
export const HEADER_ID = 'site-header';

/**
 * Attributes of a `link` in the head: browsers that know it (Chromium since 124) paint nothing before this element is
 * parsed to its end. Parsing pauses anywhere when the processor is slow, and an element painted in part moves when the
 * rest of it comes.
 */
export const paintAfter = (id: string) => ({rel: 'expect', href: `#${id}`, blocking: 'render'}) as const;
