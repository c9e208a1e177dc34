// Change: replaced completely. A link to the search page, which works without JavaScript. A script makes it open the
// dialog.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/kit/ui/Icon';
import {useReadingVersion} from '@site/src/reading-pages/ui/use-reading-version';
import {SEARCH, SEARCH_VERSION} from '@site/src/kit/core/attributes';
import {findVersion, versionLines} from '@site/src/config/versions';

/** `src/search/browser/start-search.ts` makes it open the dialog. */
export default function SearchBar(): ReactNode {
  const version = findVersion(versionLines.default, useReadingVersion()) ?? versionLines.default.latest;
  return (
    <Link
      to="/search"
      className="search-button"
      {...{[SEARCH]: '', [SEARCH_VERSION]: version.id}}
      aria-label={translate({
        id: 'site.search.label',
        message: 'Search',
        description: 'Accessible name of the search button',
      })}
    >
      <Icon name="search" />
      <span>
        <Translate id="site.search.button" description="Label of the search button">
          Search
        </Translate>
      </span>
      <kbd>/</kbd>
    </Link>
  );
}
