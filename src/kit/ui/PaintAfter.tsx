import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {paintAfter} from '@site/src/kit/core/first-paint';

/** Browsers that know it paint nothing before the element with this id begins. */
export default function PaintAfter({id}: {readonly id: string}): ReactNode {
  return (
    <Head>
      <link {...paintAfter(id)} />
    </Head>
  );
}
