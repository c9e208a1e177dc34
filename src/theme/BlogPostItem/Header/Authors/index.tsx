// Change: only the names, at the end of the line with the date and the reading time.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

/** The names of a post's authors, as links if they have a page or an address. */
export default function BlogPostItemHeaderAuthors(): ReactNode {
  const {authors} = useBlogPost().metadata;
  return (
    <div className="post-authors">
      {authors.map(({name, key, page, url}) => {
        const to = page?.permalink ?? url;
        return (
          <span key={key ?? name}>
            {' · '}
            {to === undefined ? name : <Link to={to}>{name}</Link>}
          </span>
        );
      })}
    </div>
  );
}
