// Change: replaced completely. Our own header and docs bar work before any script runs and don't use the theme config's
// items.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Logo from '@site/src/components/Logo';
import SocialLinks from '@site/src/components/SocialLinks';
import {hasLanguages} from '@site/src/client/base-url';
import {header} from '@site/src/config/header';
import SearchBar from '@theme/SearchBar';
import DocsBar, {hasDocsBar} from './DocsBar';
import Languages from './Languages';
import MobileMenu from './MobileMenu';
import NavLink from './NavLink';
import {HIDE_ON_SCROLL, THEME_SWITCH} from '@site/src/lib/shell/attributes';
import {useVersionData} from './use-version-data';
import {usePagePath, useReadingVersion} from '@site/src/components/use-reading-version';

/** The site's header, including the second bar on docs routes. */
export default function Navbar(): ReactNode {
  const path = usePagePath();
  const version = useReadingVersion();
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
          <NavLink
            to={`/docs/manual/${version}/introduction`}
            match={{kind: 'list', paths: ['/docs', '/syntax-lookup']}}
          >
            <Translate id="site.header.docs" description="Link of the header">
              Docs
            </Translate>
          </NavLink>
          <NavLink to="/try" match={{kind: 'exact', path: '/try'}}>
            <Translate id="site.header.playground" description="Link of the header">
              Playground
            </Translate>
          </NavLink>
          <NavLink to="/blog" match={{kind: 'prefix', path: '/blog'}}>
            <Translate id="site.header.blog" description="Link of the header">
              Blog
            </Translate>
          </NavLink>
          <NavLink to="/community/overview" match={{kind: 'prefix', path: '/community'}}>
            <Translate id="site.header.community" description="Link of the header">
              Community
            </Translate>
          </NavLink>
        </nav>
        <div className="top-tools">
          <Link to={`/docs/manual/${version}/introduction`} className="nav-link narrow-docs-link">
            <Translate id="site.header.docs" description="Link of the header">
              Docs
            </Translate>
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
