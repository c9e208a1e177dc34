import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/kit/ui/Icon';
import LinkItems from '@site/src/kit/ui/LinkItems';
import Overlay from '@site/src/kit/ui/Overlay';
import SocialLinks from '@site/src/app/ui/SocialLinks';
import {hasLanguages} from '@site/src/kit/browser/base-url';
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
          <LinkItems
            links={[
              [
                '/try',
                translate({id: 'site.menu.playground', message: 'Playground', description: 'Link of the mobile menu'}),
              ],
              [
                '/errors',
                translate({id: 'site.menu.errors', message: 'Errors', description: 'Link of the mobile menu'}),
              ],
              [
                '/packages',
                translate({id: 'site.menu.packages', message: 'Packages', description: 'Link of the mobile menu'}),
              ],
              ['/blog', translate({id: 'site.menu.blog', message: 'Blog', description: 'Link of the mobile menu'})],
              [
                '/community/overview',
                translate({id: 'site.menu.community', message: 'Community', description: 'Link of the mobile menu'}),
              ],
            ]}
          />
        </ul>
        <SocialLinks labels first={['x', 'bluesky']} />
        {hasLanguages && (
          <>
            <h2>
              <Translate id="site.languages.label" description="Name of the list of languages">
                Language
              </Translate>
            </h2>
            <ul role="list" className="language-links">
              <LanguageLinks />
            </ul>
          </>
        )}
      </Overlay>
    </>
  );
}
