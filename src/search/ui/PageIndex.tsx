import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {PageGroup} from '../core/page-index';

/** The heading of a group. */
function groupName({section, version = ''}: PageGroup): string {
  switch (section) {
    case 'manual':
      return translate(
        {
          id: 'search.group.manual',
          message: 'Language manual, {version}',
          description: 'Heading over pages on the search page',
        },
        {version},
      );
    case 'react':
      return translate({
        id: 'search.group.react',
        message: 'React',
        description: 'Heading over pages on the search page',
      });
    case 'community':
      return translate({
        id: 'search.group.community',
        message: 'Community',
        description: 'Heading over pages on the search page',
      });
    case 'errors':
      return translate({
        id: 'search.group.errors',
        message: 'Compiler errors',
        description: 'Heading over pages on the search page',
      });
  }
}

/** Pages by title: shown if there's no query, no JavaScript, or the search fails. */
export default function PageIndex({groups}: {readonly groups: readonly PageGroup[]}): ReactNode {
  return (
    <>
      {groups.map((group) => (
        <section key={groupName(group)} className="search-titles" data-titles>
          <h2>{groupName(group)}</h2>
          <ul>
            {group.pages.map(({title, description, to, language}) => (
              <li key={to} {...language}>
                {language ? <a href={to}>{title}</a> : <Link to={to}>{title}</Link>} <span>{description}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
