/**
 * The attributes by which lists, the forms above them and their scripts know each other. Besides them, `data-item` is on
 * every item, and `data-filter` on a filter's field, with the list's id. Those two are literals because the script of
 * every page looks for them as well, and a constant that it shared would cost it bytes.
 */

/** On a form: the id of its list. */
export const LIST = 'data-list';
/** On a form or a filter's field: how much of the list is shown, as `{count} of {total}`. */
export const COUNT = 'data-count';
/** On a form: what is said if nothing matches. */
export const NONE = 'data-none';
/** On a form's field: its names in older URLs, separated by spaces. */
export const FORMER = 'data-former';
/** On the link to the site's search, which is shown if nothing matches. */
export const SEARCH_ALL = 'data-search-all';
/** Around items that belong together. It's hidden if all of them are. */
export const GROUP = 'data-group';
/** On an item: its name. */
export const NAME = 'data-name';
/** On an item: further words that find it. */
export const WORDS = 'data-words';

/** On the search field of the page for missing addresses, which offers the words of the address. */
export const ADDRESS_WORDS = 'data-address-words';
