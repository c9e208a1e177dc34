/** The texts of the search dialog and the search page (specification, 8), translatable. */
import {translate} from '@docusaurus/Translate';
import type {ModalTranslations} from '@docsearch/react';

type Texts<Part extends keyof ModalTranslations> = Required<NonNullable<ModalTranslations[Part]>>;

/** When the search fails. */
export const errorTexts = (): Texts<'errorScreen'> => ({
  titleText: translate({
    id: 'search.error.title',
    message: 'Unable to fetch results',
    description: 'The search service cannot be reached',
  }),
  helpText: translate({
    id: 'search.error.help',
    message: 'You might want to check your network connection.',
    description: 'Help when the search service cannot be reached',
  }),
});

/** When there are no results. */
export const noResultsTexts = (): Texts<'noResultsScreen'> => ({
  noResultsText: translate({
    id: 'search.none.title',
    message: 'No results for',
    description: 'Followed by the query in quotation marks',
  }),
  suggestedQueryText: translate({
    id: 'search.none.suggested',
    message: 'Try searching for',
    description: 'Before up to three suggested queries',
  }),
  reportMissingResultsText: translate({
    id: 'search.none.report',
    message: 'Believe this query should return results?',
    description: 'Before the link to report it',
  }),
  reportMissingResultsLinkText: translate({
    id: 'search.none.reportLink',
    message: 'Let us know.',
    description: 'Link to report that a query finds nothing',
  }),
});

const startTexts = (): Texts<'startScreen'> => ({
  recentSearchesTitle: translate({
    id: 'search.start.recent',
    message: 'Recent',
    description: 'Title of the recent searches',
  }),
  noRecentSearchesText: translate({
    id: 'search.start.none',
    message: 'No recent searches',
    description: 'Shown without any recent searches',
  }),
  saveRecentSearchButtonTitle: translate({
    id: 'search.start.save',
    message: 'Save this search',
    description: 'Button that makes a recent search a favorite',
  }),
  removeRecentSearchButtonTitle: translate({
    id: 'search.start.remove',
    message: 'Remove this search from history',
    description: 'Button that removes a recent search',
  }),
  favoriteSearchesTitle: translate({
    id: 'search.start.favorite',
    message: 'Favorite',
    description: 'Title of the favorite searches',
  }),
  removeFavoriteSearchButtonTitle: translate({
    id: 'search.start.removeFavorite',
    message: 'Remove this search from favorites',
    description: 'Button that removes a favorite',
  }),
});

/** The placeholder of the search field, and its accessible name. */
export const fieldTexts = (): {readonly placeholder: string; readonly label: string} => ({
  placeholder: translate({
    id: 'search.box.placeholder',
    message: 'Search docs',
    description: 'Placeholder of the search field',
  }),
  label: translate({id: 'search.box.label', message: 'Search', description: 'Accessible name of the search field'}),
});

function boxTexts(): Texts<'searchBox'> {
  const clear = translate({
    id: 'search.box.clear',
    message: 'Clear the query',
    description: 'Button that empties the search field',
  });
  const cancel = translate({
    id: 'search.box.cancel',
    message: 'Cancel',
    description: 'Button that closes the search on a phone',
  });
  return {
    resetButtonTitle: clear,
    resetButtonAriaLabel: clear,
    cancelButtonText: cancel,
    cancelButtonAriaLabel: cancel,
    searchInputLabel: fieldTexts().label,
  };
}

const footerTexts = (): Texts<'footer'> => ({
  selectText: translate({id: 'search.footer.select', message: 'to select', description: 'What the Enter key does'}),
  selectKeyAriaLabel: translate({id: 'search.footer.enter', message: 'Enter key', description: 'Name of a key'}),
  navigateText: translate({
    id: 'search.footer.navigate',
    message: 'to navigate',
    description: 'What the arrow keys do',
  }),
  navigateUpKeyAriaLabel: translate({id: 'search.footer.up', message: 'Arrow up', description: 'Name of a key'}),
  navigateDownKeyAriaLabel: translate({id: 'search.footer.down', message: 'Arrow down', description: 'Name of a key'}),
  closeText: translate({id: 'search.footer.close', message: 'to close', description: 'What the Escape key does'}),
  closeKeyAriaLabel: translate({id: 'search.footer.escape', message: 'Escape key', description: 'Name of a key'}),
  searchByText: translate({
    id: 'search.footer.by',
    message: 'Search by',
    description: 'Before the logo of the search service',
  }),
});

/** All texts of the dialog, in DocSearch's format. */
export function dialogTexts(): {readonly placeholder: string; readonly translations: ModalTranslations} {
  return {
    placeholder: fieldTexts().placeholder,
    translations: {
      searchBox: boxTexts(),
      footer: footerTexts(),
      errorScreen: errorTexts(),
      startScreen: startTexts(),
      noResultsScreen: noResultsTexts(),
    },
  };
}
