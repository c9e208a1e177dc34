import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {allVersions, versionLines} from '@site/src/config/versions';
import NavLinks from './NavLinks';
import {isManual, usePagePath, useReadingVersion} from '@site/src/reading-pages/ui/use-reading-version';

const manualPaths = allVersions(versionLines.default).map(({path}) => `/docs/manual/${path}`);

/** Whether a route is one the bar leads to, or the 404 page: most missing addresses are those of docs. */
export function hasDocsBar(path: string): boolean {
  return /^\/404(?:\.html)?$|^\/(?:errors|packages)(?:\/|$)|\/docs\/|\/syntax-lookup/.test(path);
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
      <NavLinks
        links={[
          {
            to: `/docs/manual/${version}/introduction`,
            match: isManual(path) && !inApi,
            text: translate({
              id: 'site.docsBar.manual',
              message: 'Language Manual',
              description: 'Link of the second bar',
            }),
          },
          {
            to: `/docs/manual/${version}/api`,
            match: manualPaths.map((manual) => `${manual}/api`),
            text: translate({id: 'site.docsBar.api', message: 'API', description: 'Link of the second bar'}),
          },
          {
            to: '/syntax-lookup',
            match: ['/syntax-lookup'],
            text: translate({
              id: 'site.docsBar.syntaxLookup',
              message: 'Syntax Lookup',
              description: 'Link of the second bar',
            }),
          },
          {
            to: '/docs/react/latest/introduction',
            match: ['/docs/react'],
            text: translate({id: 'site.docsBar.react', message: 'React', description: 'Link of the second bar'}),
          },
          {
            to: '/errors',
            match: ['/errors'],
            text: translate({id: 'site.docsBar.errors', message: 'Errors', description: 'Link of the second bar'}),
          },
          {
            to: '/packages',
            match: ['/packages'],
            text: translate({id: 'site.docsBar.packages', message: 'Packages', description: 'Link of the second bar'}),
          },
        ]}
      />
    </nav>
  );
}
