import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import starts from '@generated/search-box/default/starts.json';
import {hitSection} from '../hit-section';

/** Pages many readers want, shown before anything is typed. Nothing in a build without the version's pages. */
export default function StartLinks({version}: {readonly version: string}): ReactNode {
  const links = starts[version] ?? [];
  if (links.length === 0) return null;
  return (
    <nav className="search-start" aria-labelledby="search-start">
      <h2 id="search-start">
        <Translate
          id="search.start.pages"
          description="Heading above links in the search dialog, before anything is typed"
        >
          Good places to start
        </Translate>
      </h2>
      <ul role="list">
        {links.map(({title, to}) => (
          <li key={to}>
            <a href={to}>
              {title} <span>{hitSection(to)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
