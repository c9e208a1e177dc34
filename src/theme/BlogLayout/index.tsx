// Change: one column in the page's own width; no sidebar of recent posts.
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';

export default function BlogLayout({sidebar: _sidebar, toc: _toc, children, ...layoutProps}: Props): ReactNode {
  return (
    <Layout {...layoutProps}>
      <main className="blog-page">{children}</main>
    </Layout>
  );
}
