import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Overlay from '@site/src/components/Overlay';
import SocialLinks from '@site/src/components/SocialLinks';
import {hasLanguages} from '@site/src/client/base-url';
import {LanguageLinks} from './Languages';

/** The menu on small screens: a popover, so it works without scripts. */
export default function MobileMenu(): ReactNode {
  return (
    <>
      <button
        type="button"
        className="icon-button mobile-only"
        popoverTarget="mobile-menu"
        aria-label={translate({
          id: 'site.menu.toggle',
          message: 'Menu',
          description: 'Name of the button that opens the mobile menu',
        })}
      >
        <Icon name="menu" />
      </button>
      <Overlay
        id="mobile-menu"
        className="overlay"
        label={translate({id: 'site.menu.label', message: 'Site', description: 'Accessible name of the mobile menu'})}
        closeLabel={translate({
          id: 'site.menu.close',
          message: 'Close menu',
          description: 'Name of the button that closes the mobile menu',
        })}
      >
        <ul role="list" className="overlay-links">
          <li>
            <Link to="/try">
              <Translate id="site.menu.playground" description="Link of the mobile menu">
                Playground
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/blog">
              <Translate id="site.menu.blog" description="Link of the mobile menu">
                Blog
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/community/overview">
              <Translate id="site.menu.community" description="Link of the mobile menu">
                Community
              </Translate>
            </Link>
          </li>
          {hasLanguages && <LanguageLinks />}
        </ul>
        <SocialLinks labels />
      </Overlay>
    </>
  );
}
