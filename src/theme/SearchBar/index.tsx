// Change: replaced whole. A link to the search page, which works without scripts.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';

/** The search button of the header. */
export default function SearchBar(): ReactNode {
  return (
    <Link to="/search" className="search-button" data-search aria-label={translate({id: 'site.search.label', message: 'Search', description: 'Accessible name of the search button'})}>
      <Icon name="search" />
      <span>
        <Translate id="site.search.button" description="Label of the search button">Search</Translate>
      </span>
      <kbd>/</kbd>
    </Link>
  );
}
