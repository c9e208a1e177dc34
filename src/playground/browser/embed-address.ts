/** The addresses of the playground and of its form for other pages, in the page's language. Browser only. */

/** The address of the form for other pages. Valid only on /try, because it is derived from the current path. */
export const embedAddress = (): string => window.location.pathname.replace(/\/?$/, '/embed');

/** The address of the whole playground. Valid only on /try/embed, for the same reason. */
export const wholeAddress = (): string => window.location.pathname.replace(/\/embed\/?$/, '');
