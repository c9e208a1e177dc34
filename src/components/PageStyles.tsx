import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {isIsland} from '@site/src/config/islands';
import type {PageStyle} from '@site/src/config/page-styles';
import {ISLAND, STYLES} from '@site/src/lib/shell/attributes';
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
