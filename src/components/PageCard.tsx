import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {CARD_HEIGHT, CARD_WIDTH, cardPath, cardText, type Card} from '@site/src/lib/card/card';

/** Whole address of the picture that a page with these words is announced with. */
export function useCardAddress(card: Card): string {
  return useBaseUrlUtils().withBaseUrl(cardPath(card), {absolute: true});
}

/** Announces the page with the picture of its words, which the build draws (scripts/hosting/cards.ts). The innermost on a page counts. */
export default function PageCard(card: Card): ReactNode {
  const address = useCardAddress(card);
  const text = cardText(card);
  return (
    <Head>
      <meta property="og:image" content={address} />
      <meta property="og:image:alt" content={text} />
      <meta property="og:image:width" content={String(CARD_WIDTH)} />
      <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={text} />
    </Head>
  );
}
