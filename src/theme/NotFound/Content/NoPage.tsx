import type {ReactNode} from 'react';
import {UNTRANSLATED} from '@site/src/kit/core/untranslated';

/** What the compiler says about `let page: Page.t = None`, without the place and the indentation. */
export const NO_PAGE_MESSAGE = "This has type: option<'a>\nBut it's expected to have type: Page.t";

/** The missing page as a type error, in the site's own colors. */
export default function NoPage(): ReactNode {
  return (
    <figure className="code" {...UNTRANSLATED}>
      <pre>
        <code>
          <span className="k">let</span> page: <span className="m">Page</span>.t ={' '}
          <mark>
            <span className="v">None</span>
          </mark>
        </code>
      </pre>
      <pre className="msg error">{NO_PAGE_MESSAGE}</pre>
    </figure>
  );
}
