import type {ReactNode} from 'react';
import clsx from 'clsx';
import Layout from '@theme/Layout';

type PlainPageProps = {
  /** Its heading, and its title in the browser. */
  readonly title: string;
  /** One sentence for search engines. */
  readonly description: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A page that is no page of the docs or the blog: its title as heading, and below it one column. */
export default function PlainPage({title, description, className, children}: PlainPageProps): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className={clsx('plain-page', className)}>
        <h1>{title}</h1>
        {children}
      </main>
    </Layout>
  );
}
