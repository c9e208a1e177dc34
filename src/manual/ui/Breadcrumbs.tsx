import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Crumb} from '@site/src/kit/core/crumbs';

/** Every crumb is a link except the last, which is the page itself. */
export default function Breadcrumbs({crumbs}: {readonly crumbs: readonly Crumb[]}): ReactNode {
  return (
    <nav
      className="crumbs"
      aria-label={translate({
        id: 'site.breadcrumbs.label',
        message: 'Breadcrumbs',
        description: 'Accessible name of the breadcrumbs',
      })}
    >
      <ol role="list">
        {crumbs.map(({name, href}, index) => (
          <li key={href + name}>
            {index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <Link to={href}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
