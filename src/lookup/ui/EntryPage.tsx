import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import Breadcrumbs from '@site/src/manual/ui/Breadcrumbs';
import BuiltHtml from '@site/src/kit/ui/BuiltHtml';
import PageSource from '@site/src/manual/ui/PageSource';
import StaleNotice from '@site/src/languages/ui/StaleNotice';
import PageSteps from '@site/src/manual/ui/PageSteps';
import type {LookupPageData} from '@site/src/lookup/core/page';
import ManualLinks from './ManualLinks';

/** The page of one entry: what it is, examples, and links to the manual. */
export default function EntryPage({page}: {readonly page: LookupPageData}): ReactNode {
  const {syntax, title, summary, kind, kindName, deprecated, see, previous, next, stale} = page;
  const root = useBaseUrl('/syntax-lookup');
  const crumbs = [
    {
      name: translate({id: 'lookup.title', message: 'Syntax lookup', description: 'Title of the syntax lookup'}),
      href: root,
    },
    {name: kindName, href: `${root}?kind=${kind}`},
    {name: syntax, href: ''},
  ];
  return (
    <Layout title={`${syntax} (${title})`} description={summary}>
      <main className="plain-page lookup-entry">
        <Breadcrumbs crumbs={crumbs} />
        {stale && <StaleNotice sections={stale} />}
        <div className="markdown">
          <h1>
            <code>{syntax}</code> <span>{title}</span>
          </h1>
          <p className="lookup-summary">{summary}</p>
          {deprecated && (
            <div className="theme-admonition theme-admonition-caution">
              <div>
                <Translate
                  id="lookup.deprecated"
                  description="Heading above the replacement for outdated syntax"
                  values={{version: deprecated.since}}
                >
                  {'Outdated since {version}'}
                </Translate>
              </div>
              <BuiltHtml html={deprecated.html} links={deprecated.htmlLinks} />
            </div>
          )}
          <BuiltHtml html={page.html} links={page.htmlLinks} />
          <div className="lookup-related">
            <ManualLinks links={page.links} />
            {see.length > 0 && (
              <section aria-labelledby="see-also">
                <h2 id="see-also">
                  <Translate id="lookup.see" description="Heading above links to similar syntax">
                    See also
                  </Translate>
                </h2>
                <ul>
                  {see.map((other) => (
                    <li key={other.to}>
                      <Link to={other.to}>
                        <code>{other.syntax}</code> {other.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
        <footer className="page-footer">
          <PageSource title={title} editUrl={page.editUrl} />
          <PageSteps
            {...(previous && {previous: {title: `${previous.syntax} ${previous.title}`, permalink: previous.to}})}
            {...(next && {next: {title: `${next.syntax} ${next.title}`, permalink: next.to}})}
          />
        </footer>
      </main>
    </Layout>
  );
}
