import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {TextLanguage} from '../../kit/core/untranslated';

type Step = {readonly permalink: string; readonly title: string} & TextLanguage;

type StepLinkProps = {
  readonly step: Step;
  readonly rel: 'prev' | 'next';
  readonly children: ReactNode;
};

function StepLink({step: {permalink, title, lang, dir}, rel, children}: StepLinkProps): ReactNode {
  return (
    <Link to={permalink} rel={rel}>
      <small>{children}</small>
      {lang === undefined ? title : <span {...{lang, dir}}>{title}</span>}
    </Link>
  );
}

/** Links to the neighboring pages; renders nothing without any. */
export default function PageSteps({previous, next}: {readonly previous?: Step; readonly next?: Step}): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav
      className="page-steps"
      aria-label={translate({
        id: 'site.page.steps',
        message: 'Previous and next page',
        description: 'Accessible name of the links to the neighboring pages',
      })}
    >
      {previous && (
        <StepLink step={previous} rel="prev">
          <Translate id="site.page.previous" description="Above the title of the previous page">
            Previous
          </Translate>
        </StepLink>
      )}
      {next && (
        <StepLink step={next} rel="next">
          <Translate id="site.page.next" description="Above the title of the next page">
            Next
          </Translate>
        </StepLink>
      )}
    </nav>
  );
}
