import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Page(): ReactNode {
  return <Layout title="try"><main className="plain-page"><h1>try</h1></main></Layout>;
}
