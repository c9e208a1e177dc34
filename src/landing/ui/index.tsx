import type {ReactNode} from 'react';
import CodeComparison from './CodeComparison';
import Features from './Features';
import Hero from './Hero';
import QuickInstall from './QuickInstall';
import Resources from './Resources';
import SellingPoints from './SellingPoints';
import TrustedBy from './TrustedBy';

/**
 * The sections of the front page, in the order a newcomer asks: what is it, what does it look like, how do I get it,
 * why use it.
 */
export default function Landing(): ReactNode {
  return (
    <main>
      <Hero />
      <CodeComparison />
      <QuickInstall />
      <Features />
      <SellingPoints />
      <TrustedBy />
      <Resources />
    </main>
  );
}
