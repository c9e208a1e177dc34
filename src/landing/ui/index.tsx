import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import example from '@generated/landing-examples/default/book-button.json';
import clsx from 'clsx';
import {editRoot} from '@site/src/config/site';
import {versionLines} from '@site/src/config/versions';
import Icon from '@site/src/kit/ui/Icon';
import {logos} from '@site/src/landing/core/logos';
import CodeComparison from './CodeComparison';
import Features from './Features';
import QuickInstall from './QuickInstall';
import Resources from './Resources';
import SellingPoints from './SellingPoints';
import hero from './hero.module.css';
import section from './section.module.css';
import trusted from './trusted-by.module.css';

/**
 * The sections of the front page, in the order a newcomer asks: what is it, what does it look like, how do I get it,
 * why use it.
 */
export default function Landing(): ReactNode {
  return (
    <main className="landing">
      <Hero />
      <CodeComparison />
      <QuickInstall />
      <Features />
      <SellingPoints />
      <TrustedBy />
      <Resources />
    </main>
  );
}

const manual = `/docs/manual/${versionLines.default.latest.path}`;

/** The headline, and where to begin: the manual or the tutorial. */
function Hero(): ReactNode {
  return (
    <section className={hero.hero} data-section="intro">
      <h1 className={hero.headline}>
        <Translate id="landing.hero.headline" description="Headline of the front page">
          Fast, Simple, Fully Typed JavaScript from the Future
        </Translate>
      </h1>
      <p className={hero.summary}>
        <Translate id="landing.hero.summary" description="Sentence below the headline of the front page">
          ReScript looks like JavaScript and compiles to JavaScript you can read. Everything has a type, though you
          rarely write one, and a case you forgot shows up when you save. The npm packages you use today still work.
        </Translate>
      </p>
      <div className={hero.actions}>
        <Link className="button" to={`${manual}/installation`}>
          <Translate id="landing.hero.start" description="Main button of the front page">
            Get started
          </Translate>
        </Link>
        <Link className="button secondary" to={`${manual}/learn-values`}>
          <Translate id="landing.hero.learn" description="Second button of the front page; leads to the tutorial">
            Learn it in an hour
          </Translate>
        </Link>
        <span className={hero.release}>
          <Translate
            id="landing.hero.release"
            description="The current version of the compiler's package, beside the main button"
            values={{version: example.release}}
          >
            {'Current version: {version}'}
          </Translate>
        </span>
      </div>
    </section>
  );
}

/** Opens the list of companies in GitHub's editor. */
const addLogoUrl = `${editRoot}src/landing/core/logos.ts`;

/** Companies that use ReScript, each as a link to its site. */
function TrustedBy(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <section className={clsx(section.section, section.ruled)} aria-labelledby="trusted-by" data-section="trusted-by">
      <h2 id="trusted-by" className={section.title}>
        <Translate id="landing.users.title" description="Heading of the wall of companies">
          Trusted by our users
        </Translate>
      </h2>
      <div className={trusted.wall}>
        <ul role="list">
          {logos.map(({name, url, image}) => (
            <li key={name}>
              <a className={trusted.logo} href={url} target="_blank" rel="noopener noreferrer">
                {image === undefined ? name : <img src={withBaseUrl(image)} alt={name} loading="lazy" />}
              </a>
            </li>
          ))}
        </ul>
        <Link className="button secondary" href={addLogoUrl}>
          <Icon name="plus" />
          <Translate id="landing.users.add" description="Link to the list of companies in the repository">
            Add Your Logo
          </Translate>
        </Link>
      </div>
    </section>
  );
}
