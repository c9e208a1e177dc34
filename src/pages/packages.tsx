import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Page(): ReactNode {
  return <Layout title="packages"><main className="plain-page"><h1>packages</h1></main></Layout>;
}
