// Change: the link names the post, also to search engines and in lists of links.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';

/** Leads from the beginning of a post, in a list, to the whole post. */
export default function ReadMoreLink({blogPostTitle, ...link}: Props): ReactNode {
  return (
    <Link {...link}>
      <Translate id="site.blog.read" description="Link to a whole post" values={{title: blogPostTitle}}>
        {'Read “{title}”'}
      </Translate>
    </Link>
  );
}
