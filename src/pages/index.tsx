import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function SearchPage(): ReactNode {
  return <Layout title="Home"><main className="plain-page"><h1>Find a page</h1></main></Layout>;
}
