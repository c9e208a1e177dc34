/** The id of the docs sidebar, and the storage key of its scroll position. */
export const SIDEBAR_ID = 'docs-sidebar';
export const SIDEBAR_STORAGE = 'sidebar-scroll';
/** What scrolls in the sidebar on wide screens: the list of pages. A selector. */
export const SIDEBAR_LIST = `#${SIDEBAR_ID}>ul`;
