/** The id of the docs sidebar, and the storage key of its scroll position. */
export const SIDEBAR_ID = 'docs-sidebar';
export const SIDEBAR_STORAGE = 'sidebar-scroll';
