/**
 * The pages with a React application, as paths from the site's root. Links to them load documents, since an application
 * starts to work right away.
 */
export const APPLICATION_PAGES: readonly string[] = ['/try', '/try/embed', '/offline'];
