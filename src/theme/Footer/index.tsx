// Change: replaced completely. Has its own columns and the shortcut list.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LinkItems from '@site/src/kit/ui/LinkItems';
import SocialLinks from '@site/src/app/ui/SocialLinks';
import {useReadingVersion} from '@site/src/reading-pages/ui/use-reading-version';
import {associationUrl} from '@site/src/config/site';
import Shortcuts from './Shortcuts';

/** Links to every part of the site in the reader's version. The year is that of the build. */
export default function Footer(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const manual = `/docs/manual/${useReadingVersion()}`;
  const siteLinks = [
    [`${manual}/introduction`, translate({id: 'site.footer.docs', message: 'Docs', description: 'Link of the footer'})],
    [`${manual}/api`, translate({id: 'site.footer.api', message: 'API', description: 'Link of the footer'})],
    ['/try', translate({id: 'site.footer.playground', message: 'Playground', description: 'Link of the footer'})],
    [
      '/errors',
      translate({
        id: 'site.footer.errors',
        message: 'Compiler errors',
        description: 'Link of the footer to the pages about error messages',
      }),
    ],
    ['/blog', translate({id: 'site.footer.blog', message: 'Blog', description: 'Link of the footer'})],
    ['/packages', translate({id: 'site.footer.packages', message: 'Packages', description: 'Link of the footer'})],
  ] as const;
  const aboutLinks = [
    [
      '/community/overview',
      translate({id: 'site.footer.community', message: 'Community', description: 'Link of the footer'}),
    ],
    [
      associationUrl,
      translate({id: 'site.footer.association', message: 'ReScript Association', description: 'Link of the footer'}),
    ],
  ] as const;
  return (
    <footer className="site-footer">
      <div className="footer-columns">
        <nav aria-labelledby="footer-site">
          <h2 id="footer-site">
            <Translate id="site.footer.site" description="Heading of a footer column">
              Explore
            </Translate>
          </h2>
          <ul role="list">
            <LinkItems links={siteLinks} />
          </ul>
        </nav>
        <nav aria-labelledby="footer-about">
          <h2 id="footer-about">
            <Translate id="site.footer.about" description="Heading of a footer column">
              About
            </Translate>
          </h2>
          <ul role="list">
            <LinkItems links={aboutLinks} />
          </ul>
        </nav>
        <section aria-labelledby="footer-find-us">
          <h2 id="footer-find-us">
            <Translate id="site.footer.findUs" description="Heading of a footer column">
              Find us on
            </Translate>
          </h2>
          <SocialLinks labels />
        </section>
      </div>
      <p className="footer-line">
        <span>{`© ${String(customFields?.year)} The ReScript Project`}</span>
        <Link to="/offline" className="offline-link">
          <Translate id="site.footer.offline" description="Link of the footer to the page about storing pages">
            Read offline
          </Translate>
          <small className="offline-installed">
            <Translate id="site.offline.installed" description="Shown when pages are stored for reading offline">
              Installed
            </Translate>
          </small>
          <small className="offline-update">
            <Translate id="site.offline.update" description="Shown when a newer build of the site can be stored">
              Update waiting
            </Translate>
          </small>
        </Link>
        <button type="button" className="text-button" popoverTarget="shortcuts">
          <Translate id="site.footer.shortcuts" description="Button that opens the list of shortcuts">
            Keyboard shortcuts
          </Translate>
        </button>
      </p>
      <Shortcuts />
    </footer>
  );
}
