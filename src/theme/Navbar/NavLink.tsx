import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isActiveLink, type LinkMatch} from '@site/src/lib/routes/active-link';
import {usePagePath} from '@site/src/components/use-reading-version';

type NavLinkProps = {
  readonly to: string;
  /** Whether the link is highlighted. */
  readonly match: LinkMatch;
  readonly children: ReactNode;
};

/** `aria-current` marks the section of the site the reader is in. */
export default function NavLink({to, match, children}: NavLinkProps): ReactNode {
  const active = isActiveLink(usePagePath(), match);
  return (
    <Link to={to} className="nav-link" {...(active && {'aria-current': 'true'})}>
      {children}
    </Link>
  );
}
