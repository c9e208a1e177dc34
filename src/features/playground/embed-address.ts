/** Addresses in the page's language. Browser only. */

/** Of the form for other pages, from the whole playground. */
export const embedAddress = (): string => window.location.pathname.replace(/\/?$/, '/embed');

/** Of the whole playground, from the form for other pages. */
export const wholeAddress = (): string => window.location.pathname.replace(/\/embed\/?$/, '');
