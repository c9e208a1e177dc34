import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {HEADINGS} from '@site/src/kit/core/attributes';

const entriesOf = (toc: readonly TOCItem[]): readonly TOCItem[] => toc.filter(({level}) => level === 2);

/** Whether a page has enough headings. */
export const hasContents = (toc: readonly TOCItem[]): boolean => entriesOf(toc).length >= 2;

/** Next to the text on wide screens; `src/manual/browser` marks the heading being read. */
export default function PageContents({toc}: {readonly toc: readonly TOCItem[]}): ReactNode {
  if (!hasContents(toc)) return null;
  return (
    <nav className="page-contents" aria-labelledby="on-this-page" {...{[HEADINGS]: ''}}>
      <h2 id="on-this-page">
        <Translate id="site.page.contents" description="Heading above the table of contents">
          On this page
        </Translate>
      </h2>
      <ul role="list">
        <HeadingLinks toc={toc} />
      </ul>
    </nav>
  );
}

/** The items of a list of a page's headings. */
export function HeadingLinks({toc}: {readonly toc: readonly TOCItem[]}): ReactNode {
  return entriesOf(toc).map(({id, value}) => (
    <li key={id}>
      {/* The build generates this HTML from the page's own headings. */}
      <a href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
    </li>
  ));
}
