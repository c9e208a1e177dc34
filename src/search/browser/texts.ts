/** The texts of the search dialog and the search page, translatable. */
import {translate} from '@docusaurus/Translate';

/** The attribute with the sentence that counts the results, on the form of the search page. */
export const RESULT_COUNT = 'data-count';

/** When the search fails. */
export const errorTexts = () => ({
  title: translate({
    id: 'search.error.title',
    message: 'Unable to fetch results',
    description: 'The search service cannot be reached',
  }),
  help: translate({
    id: 'search.error.help',
    message: 'You might want to check your network connection.',
    description: 'Help when the search service cannot be reached',
  }),
});

/** When nothing was found. */
export const noResultsTexts = () => ({
  title: translate({
    id: 'search.none.title',
    message: 'No results for',
    description: 'Followed by the query in quotation marks',
  }),
  suggested: translate({
    id: 'search.none.suggested',
    message: 'Try searching for',
    description: 'Before up to three suggested queries',
  }),
  report: translate({
    id: 'search.none.report',
    message: 'Believe this query should return results?',
    description: 'Before the link to report it',
  }),
  reportLink: translate({
    id: 'search.none.reportLink',
    message: 'Let us know.',
    description: 'Link to report that a query finds nothing',
  }),
});

/** Before anything is typed. */
export const startTexts = () => ({
  takes: translate({
    id: 'search.start.takes',
    message: 'Search for words, a name, a type, or an operator, or paste a compiler message.',
    description: 'What the search field takes, above three examples',
  }),
  recent: translate({id: 'search.start.recent', message: 'Recent', description: 'Title of the recent searches'}),
  none: translate({
    id: 'search.start.none',
    message: 'No recent searches',
    description: 'Shown without any recent searches',
  }),
  save: translate({
    id: 'search.start.save',
    message: 'Save this search',
    description: 'Button that makes a recent search a favorite',
  }),
  remove: translate({
    id: 'search.start.remove',
    message: 'Remove this search from history',
    description: 'Button that removes a recent search',
  }),
  favorite: translate({
    id: 'search.start.favorite',
    message: 'Favorite',
    description: 'Title of the favorite searches',
  }),
  removeFavorite: translate({
    id: 'search.start.removeFavorite',
    message: 'Remove this search from favorites',
    description: 'Button that removes a favorite',
  }),
  pages: translate({
    id: 'search.start.pages',
    message: 'Good places to start',
    description: 'Heading above links in the search dialog, before anything is typed',
  }),
});

/** The placeholder of the search field, and its accessible name. */
export const fieldTexts = () => ({
  placeholder: translate({
    id: 'search.box.takes',
    message: 'Words, types, symbols, errors',
    description: 'Placeholder of the search field: what it takes',
  }),
  label: translate({id: 'search.box.label', message: 'Search', description: 'Accessible name of the search field'}),
});

/** Around the field and the hits. */
export const dialogTexts = () => ({
  label: translate({
    id: 'search.dialog.label',
    message: 'Search',
    description: 'Accessible name of the search dialog',
  }),
  hits: translate({
    id: 'search.dialog.hits',
    message: 'Results',
    description: 'Accessible name of the list of hits',
  }),
  clear: translate({
    id: 'search.box.clear',
    message: 'Clear the query',
    description: 'Button that empties the search field',
  }),
  cancel: translate({
    id: 'search.box.cancel',
    message: 'Cancel',
    description: 'Button that closes the search on a phone',
  }),
  select: translate({id: 'search.footer.select', message: 'to select', description: 'What the Enter key does'}),
  navigate: translate({
    id: 'search.footer.navigate',
    message: 'to navigate',
    description: 'What the arrow keys do',
  }),
  close: translate({id: 'search.footer.close', message: 'to close', description: 'What the Escape key does'}),
  isMessage: translate({
    id: 'search.dialog.message',
    message: 'Compiler error recognized',
    description: 'Beside a query that is a message of the compiler',
  }),
});

/** The link below the hits. @param count how many hits there are */
export const allText = (count: number): string =>
  translate(
    {
      id: 'search.dialog.all',
      message: 'See all results ({count})',
      description: 'Link below the hits of the search dialog',
    },
    {count},
  );

/** Tells screen readers how many hits there are. */
export const countText = (count: number): string =>
  translate(
    {id: 'search.dialog.count', message: 'Results: {count}', description: 'How many hits the search dialog has'},
    {count},
  );

/** On a hit that replaces an old name; has a place for `{name}`. */
export const replacesText = (): string =>
  translate({
    id: 'search.hit.replaces',
    message: 'replaces {name}',
    description: 'On a search hit that replaces an old name',
  });
