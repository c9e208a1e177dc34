import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {OVERLAY} from '@site/src/kit/core/attributes';

const ID = 'languages';

/**
 * Links to the page in each language; no other links have `hreflang`. The last step of the build removes the sentence
 * from languages that have the page, and leads the other links to front pages (src/languages/core/links.ts).
 */
export function LanguageLinks(): ReactNode {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  return locales.map((locale) => (
    <li key={locale}>
      <a
        href={createUrl({locale, fullyQualified: false})}
        hrefLang={locale}
        {...(locale === currentLocale ? {'aria-current': 'true'} : {lang: locale})}
      >
        {localeConfigs[locale]?.label}
      </a>
      <small>
        <Translate id="site.languages.missing" description="After a language that doesn't have the page">
          This page isn't translated
        </Translate>
      </small>
    </li>
  ));
}

/** A button and the list it opens: a popover, so it works without scripts. */
export default function Languages(): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const label = translate({
    id: 'site.languages.label',
    message: 'Language',
    description: 'Name of the list of languages',
  });
  const name = localeConfigs[currentLocale]?.label ?? currentLocale;
  return (
    <>
      <button type="button" className="nav-link wide-only" popoverTarget={ID} aria-label={`${label}: ${name}`}>
        {name}
      </button>
      <nav id={ID} className="languages" popover="auto" {...{[OVERLAY]: true}} aria-label={label}>
        <ul role="list" className="language-links">
          <LanguageLinks />
        </ul>
      </nav>
    </>
  );
}
