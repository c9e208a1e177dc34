// Change: one column and the post's headings, without the sidebar of recent posts.
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';

export default function BlogLayout({sidebar: _sidebar, toc, children, ...layoutProps}: Props): ReactNode {
  return (
    <Layout {...layoutProps}>
      <div className="blog-layout">
        <main className="blog-page">{children}</main>
        {toc}
      </div>
    </Layout>
  );
}
