// Change: replaced whole. A link to the search page, which works without scripts; scripts make it open the dialog.
import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {setRouter} from '@site/src/client/navigate';
import Icon from '@site/src/components/Icon';
import {useReadingVersion} from '@site/src/components/use-reading-version';
import {findVersion, versionLines} from '@site/src/config/versions';

/** The search button of the header; `src/features/search/start-search.ts` makes it open the dialog. */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const version = findVersion(versionLines.default, useReadingVersion()) ?? versionLines.default.latest;
  useEffect(() => {
    setRouter((to) => history.push(to));
    return () => setRouter(undefined);
  }, [history]);
  return (
    <Link to="/search" className="search-button" data-search data-version={version.id} aria-label={translate({id: 'site.search.label', message: 'Search', description: 'Accessible name of the search button'})}>
      <Icon name="search" />
      <span>
        <Translate id="site.search.button" description="Label of the search button">Search</Translate>
      </span>
      <kbd>/</kbd>
    </Link>
  );
}
