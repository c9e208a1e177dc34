import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {TOP, type StaleSection} from '@site/src/languages/core/sections';
import {UNTRANSLATED} from '@site/src/kit/core/untranslated';
import {withoutBase} from '@site/src/kit/core/base-url';

/** Leads a translation's readers to the sections of the English page that changed since. */
export default function StaleNotice({sections}: {readonly sections: readonly StaleSection[]}): ReactNode {
  const {currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const baseOf = (locale: string): string => localeConfigs[locale]?.baseUrl ?? '/';
  const english = baseOf(defaultLocale) + withoutBase(useLocation().pathname, baseOf(currentLocale)).slice(1);
  const headings = new Map(sections.map(({id, heading}) => (heading === '' ? [TOP, ''] : [id, heading])));
  const linkTo = (id: string): ReactNode =>
    id === TOP ? (
      <a key={id} href={english}>
        {translate({
          id: 'site.stale.page',
          message: 'the whole page',
          description: 'Link to the English page in the notice on a translation that is older',
        })}
      </a>
    ) : (
      <a key={id} href={`${english}#${id}`} {...UNTRANSLATED}>
        {headings.get(id)}
      </a>
    );
  const list = new Intl.ListFormat(currentLocale).formatToParts(headings.keys());
  return (
    <p className="version-banner">
      <Translate
        id="site.stale.notice"
        description="Notice on a translation that is older than the English page"
        values={{sections: <>{list.map(({type, value}) => (type === 'element' ? linkTo(value) : value))}</>}}
      >
        {'The English page has changed since it was translated. Read what changed in English: {sections}.'}
      </Translate>
    </p>
  );
}
