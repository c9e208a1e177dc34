/** What the page, its scripts and the script in its head call the docs sidebar and the place it was scrolled to. */
export const SIDEBAR_ID = 'docs-sidebar';
export const SIDEBAR_STORAGE = 'sidebar-scroll';
