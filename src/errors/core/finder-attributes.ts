/** The attributes of the form on /errors, with what it says above the pages it finds. */

/** Above the page about exactly this message. */
export const FOUND = 'data-found';
/** Above pages about similar messages. */
export const SIMILAR = 'data-similar';
/** When no page is about such a message. */
export const NONE = 'data-none';
