import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {allVersions, versionLines} from '@site/src/config/versions';
import NavLink from './NavLink';
import {usePagePath, useReadingVersion} from '@site/src/components/use-reading-version';

const manualPaths = allVersions(versionLines.default).map(({path}) => `/docs/manual/${path}`);

/**
 * Whether a route contains /docs/ or /syntax-lookup (specification, 2.3), or is the 404 page: most missing addresses
 * used to be docs.
 */
export function hasDocsBar(path: string): boolean {
  return /^\/404(?:\.html)?$/.test(path) || path.includes('/docs/') || path.includes('/syntax-lookup');
}

/** The second bar of docs pages. Its links keep the reader's version. */
export default function DocsBar(): ReactNode {
  const path = usePagePath();
  const version = useReadingVersion();
  const inApi = manualPaths.some((manual) => path.startsWith(`${manual}/api`));
  return (
    <nav
      className="docs-bar"
      aria-label={translate({
        id: 'site.docsBar.label',
        message: 'Docs',
        description: 'Accessible name of the second navigation bar',
      })}
    >
      <NavLink
        to={`/docs/manual/${version}/introduction`}
        match={{kind: 'active', active: path.startsWith('/docs/manual/') && !inApi}}
      >
        <Translate id="site.docsBar.manual" description="Link of the second bar">
          Language Manual
        </Translate>
      </NavLink>
      <NavLink
        to={`/docs/manual/${version}/api`}
        match={{kind: 'list', paths: manualPaths.map((manual) => `${manual}/api`)}}
      >
        <Translate id="site.docsBar.api" description="Link of the second bar">
          API
        </Translate>
      </NavLink>
      <NavLink to="/syntax-lookup" match={{kind: 'prefix', path: '/syntax-lookup'}}>
        <Translate id="site.docsBar.syntaxLookup" description="Link of the second bar">
          Syntax Lookup
        </Translate>
      </NavLink>
      <NavLink to="/docs/react/latest/introduction" match={{kind: 'prefix', path: '/docs/react'}}>
        <Translate id="site.docsBar.react" description="Link of the second bar">
          React
        </Translate>
      </NavLink>
    </nav>
  );
}
