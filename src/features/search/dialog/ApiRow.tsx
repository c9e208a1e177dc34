import type {ReactNode} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import {sharedBase} from '../../../client/base-url';
import {versionLines, allVersions} from '../../../config/versions';
import {withoutBase} from '../../../lib/routes/base-url';
import type {MarkedHit, SearchHit} from '../../../lib/search/protocol';

/** What the row of an item or module of the API shows. */
export type ApiRowData = {
  /** HTML: escaped by `transformItems`, with marks. */
  readonly nameHtml: string;
  readonly signature: string | undefined;
  /** The version's name: `v12`. */
  readonly version: string;
};

type Hit = (InternalDocSearchHit | StoredDocSearchHit) & Pick<SearchHit, 'signature'>;

const API_PAGE = /^\/docs\/manual\/([^/]+)\/api\/./;

/**
 * The row of a result that is an item or a module of the API; undefined for other hits, and for recent and favorite
 * ones, whose rows have buttons.
 */
export function apiRowOf(hit: Hit): ApiRowData | undefined {
  const segment = API_PAGE.exec(withoutBase(hit.url, sharedBase))?.[1];
  const version = allVersions(versionLines.default).find(({path}) => path === segment);
  const marked = '_snippetResult' in hit ? (hit._snippetResult as unknown as MarkedHit) : undefined;
  if (!version || !marked || (hit.type !== 'lvl1' && hit.type !== 'lvl2')) return undefined;
  const nameHtml = [
    marked.hierarchy.lvl1?.value ?? hit.hierarchy.lvl1,
    hit.type === 'lvl2' && marked.hierarchy.lvl2?.value,
  ]
    .filter(Boolean)
    .join('.');
  return {nameHtml, signature: hit.signature, version: version.name};
}

/** One line: the full name, the type as far as it fits, and the version. */
export default function ApiRow({nameHtml, signature, version}: ApiRowData): ReactNode {
  return (
    <div className="search-hit-api">
      <code dangerouslySetInnerHTML={{__html: nameHtml}} />
      {signature !== undefined && <code className="search-hit-type">{signature}</code>}
      <span className="search-hit-version">{version}</span>
    </div>
  );
}
