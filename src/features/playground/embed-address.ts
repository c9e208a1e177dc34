/** The addresses of the playground and of its form for other pages, in the page's language. Browser only. */

/** Of the form for other pages, while the whole playground is open. */
export const embedAddress = (): string => window.location.pathname.replace(/\/?$/, '/embed');

/** Of the whole playground, while the form for other pages is open. */
export const wholeAddress = (): string => window.location.pathname.replace(/\/embed\/?$/, '');
