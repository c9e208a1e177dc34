import type {ComponentProps, ReactNode} from 'react';
import Link, {type Props as LinkProps} from '@docusaurus/Link';
import {isExternalLink, pageLink} from '@site/src/lib/routes/page-link';

/** Drops file extensions, and opens external links in a new tab that can't access this one. */
export default function MDXA({href, ...props}: ComponentProps<'a'>): ReactNode {
  if (href === undefined) return <a {...props} />;
  if (isExternalLink(href)) return <a href={href} target="_blank" rel="noopener noreferrer" {...props} />;
  return <Link to={pageLink(href)} {...(props as LinkProps)} />;
}
