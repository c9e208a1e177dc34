import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

type ComingPageProps = {
  readonly title: string;
  readonly description: string;
  /** What is coming, and what exists meanwhile. */
  readonly children: ReactNode;
};

/** A route whose feature is being built: says what is coming and where to go meanwhile. */
export default function ComingPage({title, description, children}: ComingPageProps): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className="plain-page">
        <h1>{title}</h1>
        {children}
      </main>
    </Layout>
  );
}
