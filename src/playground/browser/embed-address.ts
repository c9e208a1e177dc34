/** The addresses of the playground and of its form for other pages, in the page's language. Browser only. */

/** The address of the form for other pages. Only right while the whole playground is open. */
export const embedAddress = (): string => window.location.pathname.replace(/\/?$/, '/embed');

/** The address of the whole playground. Only right while the form for other pages is open. */
export const wholeAddress = (): string => window.location.pathname.replace(/\/embed\/?$/, '');
