// Change: replaced completely. Our own header and docs bar work before any script runs and don't use the theme config's
// items.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/kit/ui/Icon';
import SocialLinks from '@site/src/app/ui/SocialLinks';
import {hasLanguages} from '@site/src/kit/browser/base-url';
import {header} from '@site/src/config/site';
import SearchBar from '@theme/SearchBar';
import DocsBar, {hasDocsBar} from './DocsBar';
import Languages from './Languages';
import MobileMenu from './MobileMenu';
import NavLinks from './NavLinks';
import {HIDE_ON_SCROLL, THEME_SWITCH, MANUAL_VERSIONS, READ_VERSION} from '@site/src/kit/core/attributes';
import {usePagePath, useReadingVersion, isManual, manualVersion} from '@site/src/reading-pages/ui/use-reading-version';
import {useDocsData} from '@docusaurus/plugin-content-docs/client';
import {allVersions, versionLines} from '@site/src/config/versions';

/** What `src/manual/browser` reads from the header: the page's manual version, or all of them. */
function useVersionData(): Readonly<Record<string, string>> {
  const path = usePagePath();
  const {versions} = useDocsData('default');
  const line = versionLines.default;
  const nameOf = (id: string): string => (id === line.next.id ? 'current' : id);
  if (isManual(path)) {
    const version = manualVersion(path);
    return version ? {[READ_VERSION]: nameOf(version.id)} : {};
  }
  const built = allVersions(line).filter(({id}) => versions.some(({name}) => name === nameOf(id)));
  return {[MANUAL_VERSIONS]: JSON.stringify(Object.fromEntries(built.map(({id, path: at}) => [nameOf(id), [at, id]])))};
}

/** The site's header, including the second bar on docs routes. */
export default function Navbar(): ReactNode {
  const path = usePagePath();
  const manual = `/docs/manual/${useReadingVersion()}/introduction`;
  const docs = translate({id: 'site.header.docs', message: 'Docs', description: 'Link of the header'});
  return (
    <header
      className="site-header"
      data-position={header.position}
      {...(header.hideOnScroll && {[HIDE_ON_SCROLL]: ''})}
      {...useVersionData()}
    >
      <div className="top-bar">
        <Link to="/" className="home-link">
          <Logo />
          <span>ReScript</span>
        </Link>
        <nav
          className="top-links wide-only"
          aria-label={translate({
            id: 'site.header.label',
            message: 'Main',
            description: 'Accessible name of the header navigation',
          })}
        >
          <NavLinks
            links={[
              {
                to: manual,
                match: ['/docs', '/syntax-lookup', '/errors', '/packages'],
                text: docs,
              },
              {
                to: '/try',
                match: ['/try'],
                text: translate({
                  id: 'site.header.playground',
                  message: 'Playground',
                  description: 'Link of the header',
                }),
              },
              {
                to: '/blog',
                match: ['/blog'],
                text: translate({id: 'site.header.blog', message: 'Blog', description: 'Link of the header'}),
              },
              {
                to: '/community/overview',
                match: ['/community'],
                text: translate({id: 'site.header.community', message: 'Community', description: 'Link of the header'}),
              },
            ]}
          />
        </nav>
        <div className="top-tools">
          <Link to={manual} className="nav-link narrow-docs-link">
            {docs}
          </Link>
          <SearchBar />
          {hasLanguages && <Languages />}
          <button
            type="button"
            className="icon-button"
            {...{[THEME_SWITCH]: ''}}
            aria-label={translate({
              id: 'site.header.theme',
              message: 'Switch between light and dark',
              description: 'Name of the theme switch',
            })}
          >
            <Icon name="sun" />
            <Icon name="moon" />
          </button>
          <div className="wide-only">
            <SocialLinks />
          </div>
          <MobileMenu />
        </div>
      </div>
      {hasDocsBar(path) && <DocsBar />}
    </header>
  );
}

/** Two strokes of an R in ReScript's red, drawn for this site. */
function Logo(): ReactNode {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--color-brand)" />
      <path d="M10 9v14" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <circle cx="20" cy="11.5" r="4.5" fill="#fff" />
      <path d="M17 19.500l5 3.5" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
