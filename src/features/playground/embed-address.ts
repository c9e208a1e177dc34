/** Addresses in the page's language. Browser only. */

/** Of the form for other pages. */
export const embedAddress = (): string => window.location.pathname.replace(/\/?$/, '/embed');

/** Of the whole playground. */
export const wholeAddress = (): string => window.location.pathname.replace(/\/embed\/?$/, '');
