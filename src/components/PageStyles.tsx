import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {isIsland} from '@site/src/config/islands';
import type {PageStyle} from '@site/src/config/page-styles';
import {ISLAND, STYLES} from '@site/src/lib/shell/attributes';
import {usePagePath} from './use-reading-version';

/**
 * Sets what the built page loads: its style sheets, and whether it is an application. The innermost one on a page wins.
 */
export default function PageStyles({styles}: {readonly styles?: PageStyle}): ReactNode {
  const island = isIsland(usePagePath());
  return (
    <Head>
      <html {...(styles !== undefined && {[STYLES]: styles})} {...(island && {[ISLAND]: ''})} />
    </Head>
  );
}
