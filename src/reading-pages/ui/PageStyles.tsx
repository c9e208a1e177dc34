import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {isIsland} from '@site/src/reading-pages/core/islands';
import type {PageStyle} from '@site/src/reading-pages/core/page-styles';
import {ISLAND, STYLES} from '@site/src/kit/core/attributes';
import {usePagePath} from './use-reading-version';

/** What the built page loads: style sheets, and the application if it's one. The innermost one wins. */
export default function PageStyles({styles}: {readonly styles?: PageStyle}): ReactNode {
  const island = isIsland(usePagePath());
  return (
    <Head>
      <html {...(styles !== undefined && {[STYLES]: styles})} {...(island && {[ISLAND]: ''})} />
    </Head>
  );
}
