/** The attributes of the form on /errors, with what it says above the pages it finds. */

/** Above the page about exactly this message. */
export const FOUND = 'data-found';
/** Above pages about similar messages. */
export const SIMILAR = 'data-similar';
/** If there are none. */
export const NONE = 'data-none';
