import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isActiveLink, type LinkMatch} from '@site/src/manual/core/routes/links';
import {usePagePath} from '@site/src/reading-pages/ui/use-reading-version';

type NavLinksProps = {
  /** `match` says on which pages a link is highlighted. */
  readonly links: readonly {readonly to: string; readonly match: LinkMatch; readonly text: string}[];
};

/** Links in the bars. `aria-current` marks the section of the site the reader is in. */
export default function NavLinks({links}: NavLinksProps): ReactNode {
  const path = usePagePath();
  return links.map(({to, match, text}) => (
    <Link key={to} to={to} className="nav-link" {...(isActiveLink(path, match) && {'aria-current': 'true'})}>
      {text}
    </Link>
  ));
}
