/**
 * The attributes by which the HTML and the browser's scripts (in folders called `browser`) know each other. Attributes
 * used only by lazily loaded chunks are in their own files, since a constant shared between chunks isn't inlined.
 */

/** On the element that a React application takes over: its name (src/app/browser/applications.ts). */
export const APPLICATION = 'data-application';
/** On that element once the application has taken it over. */
export const STARTED = 'data-started';
/** On what it shows until then: what it says if the application can't be loaded. */
export const NOT_LOADED_WORDS = 'data-not-loaded';
/** On `<html>`: blocks of the page that aren't near the window may not be laid out yet. */
export const FIRST_FRAME = 'data-first-frame';
/** On `<html>`: the reader has been here before, and the browser scrolls to the same place, so no height may be an estimate. */
export const RETURNED = 'data-returned';
/** On `<html>`: the reader scrolls down, so the bars are hidden. */
export const BARS_HIDDEN = 'data-bars-hidden';
/** On the header: its bars hide while the reader scrolls down. */
export const HIDE_ON_SCROLL = 'data-hide-on-scroll';
/** On what closes when the address changes, on Escape, and on a click outside. */
export const OVERLAY = 'data-overlay';
/** On the button that switches between light and dark. */
export const THEME_SWITCH = 'data-theme-switch';
/** On the link to the search page that opens the dialog. */
export const SEARCH = 'data-search';
/** On that link: the id of the manual version that is searched. */
export const SEARCH_VERSION = 'data-version';
/** On the header: the name of the page's manual version, to be remembered. */
export const READ_VERSION = 'data-read-version';
/** On the header: path segments of the manual versions by their names, as JSON. */
export const MANUAL_VERSIONS = 'data-manual-versions';
/** On the radio buttons that choose a manual version: its name. */
export const VERSION_CHOICE = 'data-version-choice';
/** On copy buttons: the text, or its address. */
export const COPY_TEXT = 'data-copy-text';
export const COPY_ADDRESS = 'data-copy-address';
/** What copy buttons say when they have copied: on the page, or on a button with other words. */
export const COPIED_WORDS = 'data-done';
/** What screen readers hear when the browser doesn't allow copying. */
export const NOT_COPIED_WORDS = 'data-failed';
/** Beside a copy button: where that is said. */
export const COPY_BADGE = 'data-copy-badge';
/** On the notice of a page that a version lacks. */
export const MISSING_PAGE = 'data-missing-page';
/** On lists of headings: the one being read is marked. */
export const HEADINGS = 'data-headings';
