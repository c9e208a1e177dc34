// Change: replaced completely. Has its own columns and the shortcut list.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SocialLinks from '@site/src/components/SocialLinks';
import {useReadingVersion} from '@site/src/components/use-reading-version';
import {associationUrl} from '@site/src/config/site';
import Shortcuts from './Shortcuts';

/** Links to every part of the site in the reader's version. The year is that of the build. */
export default function Footer(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const manual = `/docs/manual/${useReadingVersion()}`;
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
            <li>
              <Link to={`${manual}/introduction`}>
                <Translate id="site.footer.docs" description="Link of the footer">
                  Docs
                </Translate>
              </Link>
            </li>
            <li>
              <Link to={`${manual}/api`}>
                <Translate id="site.footer.api" description="Link of the footer">
                  API
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/try">
                <Translate id="site.footer.playground" description="Link of the footer">
                  Playground
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/errors">
                <Translate id="site.footer.errors" description="Link of the footer to the pages about error messages">
                  Compiler errors
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/blog">
                <Translate id="site.footer.blog" description="Link of the footer">
                  Blog
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/packages">
                <Translate id="site.footer.packages" description="Link of the footer">
                  Packages
                </Translate>
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-about">
          <h2 id="footer-about">
            <Translate id="site.footer.about" description="Heading of a footer column">
              About
            </Translate>
          </h2>
          <ul role="list">
            <li>
              <Link to="/community/overview">
                <Translate id="site.footer.community" description="Link of the footer">
                  Community
                </Translate>
              </Link>
            </li>
            <li>
              <Link to={associationUrl}>
                <Translate id="site.footer.association" description="Link of the footer">
                  ReScript Association
                </Translate>
              </Link>
            </li>
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
        <span>© {String(customFields?.year)} The ReScript Project</span>
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
