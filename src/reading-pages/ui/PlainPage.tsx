import type {ReactNode} from 'react';
import clsx from 'clsx';
import Layout from '@theme/Layout';
import type {PageStyle} from '@site/src/reading-pages/core/page-styles';
import PageStyles from './PageStyles';

type PlainPageProps = {
  readonly title: string;
  /** One sentence for search engines. */
  readonly description: string;
  readonly className?: string;
  readonly styles?: PageStyle;
  readonly children: ReactNode;
};

/** A page outside the docs and the blog, in one column. */
export default function PlainPage({title, description, className, styles, children}: PlainPageProps): ReactNode {
  return (
    <Layout title={title} description={description}>
      {styles && <PageStyles styles={styles} />}
      <main className={clsx('plain-page', className)}>
        <h1>{title}</h1>
        {children}
      </main>
    </Layout>
  );
}
