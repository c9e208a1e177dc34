import type {ReactNode} from 'react';
import clsx from 'clsx';
import Layout from '@theme/Layout';
import Tile, {SIGNS} from '@site/src/kit/ui/Tile';

type PlainPageProps = {
  readonly title: string;
  /** One sentence for search engines. */
  readonly description: string;
  /** Drawn before the title. */
  readonly sign: keyof typeof SIGNS;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A page outside the docs and the blog, in one column. */
export default function PlainPage({title, description, sign, className, children}: PlainPageProps): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className={clsx('plain-page', className)}>
        <h1>
          <Tile sign={SIGNS[sign]} />
          {title}
        </h1>
        {children}
      </main>
    </Layout>
  );
}
