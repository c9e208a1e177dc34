import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {CARD_HEIGHT, CARD_WIDTH, cardPath, cardText, type Card} from '@site/src/hosting/core/card';

/** The image shown when a page with this text is shared. */
export function useCardAddress(card: Card): string {
  return useBaseUrlUtils().withBaseUrl(cardPath(card), {absolute: true});
}

/** The page's preview image, which src/hosting/build/cards.ts renders. The innermost one wins. */
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
