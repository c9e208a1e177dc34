// Change: replaced completely. Lists all posts by year in the blog's own layout.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';

export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({id: 'site.blog.archive', message: 'All posts', description: 'Title of the blog archive'});
  const yearOf = (date: Date | string): number => new Date(date).getUTCFullYear();
  const years = [...new Set(archive.blogPosts.map(({metadata}) => yearOf(metadata.date)))];
  return (
    <BlogLayout title={title}>
      <h1>{title}</h1>
      {years.map((year) => (
        <section key={year}>
          <Heading as="h2" id={String(year)}>
            {year}
          </Heading>
          <ul className="post-list">
            {archive.blogPosts
              .filter(({metadata}) => yearOf(metadata.date) === year)
              .map(({metadata}) => (
                <li key={metadata.permalink}>
                  <Link to={metadata.permalink}>{metadata.title}</Link>{' '}
                  <time dateTime={new Date(metadata.date).toISOString()}>
                    {new Date(metadata.date).toISOString().slice(0, 10)}
                  </time>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </BlogLayout>
  );
}
