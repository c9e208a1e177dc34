import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Page(): ReactNode {
  return <Layout title="syntax-lookup"><main className="plain-page"><h1>syntax-lookup</h1></main></Layout>;
}
