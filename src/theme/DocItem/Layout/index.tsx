// Change: replaced completely. Renders the docs page with its sidebar, so that all of it is in the HTML.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import type {Props} from '@theme/DocItem/Layout';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {isTutorialStep} from '@site/src/config/page-version';
import Breadcrumbs from '@site/src/manual/ui/Breadcrumbs';
import DocsSidebar, {SidebarToggle} from '@site/src/manual/ui/DocsSidebar';
import PageContents, {hasContents} from '@site/src/manual/ui/PageContents';
import PaintAfter from '@site/src/kit/ui/PaintAfter';
import StaleNotice from '@site/src/languages/ui/StaleNotice';
import PageSource from '@site/src/manual/ui/PageSource';
import PageSteps from '@site/src/manual/ui/PageSteps';
import VersionBanner, {type Banner} from '@site/src/manual/ui/VersionBanner';
import VersionPicker from '@site/src/manual/ui/VersionPicker';
import type {StaleMetadata} from '@site/src/languages/core/sections';
import {UNTRANSLATED} from '@site/src/kit/core/untranslated';
import {MISSING_PAGE} from '@site/src/kit/core/attributes';
import PageTools, {PAGE_TOOLS_ID} from './PageTools';
import {TutorialPlace} from '@site/src/tutorial/ui';
import {usePageCrumbs, usePageName} from '../page-names';
import {usePageVersions, type PageVersions} from '../use-page-home';

/** The layout of every docs page: sidebar, breadcrumbs, banner, content, and links to the next pages. */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, contentTitle, toc} = useDoc();
  const {title, editUrl, lastUpdatedAt, previous, next} = metadata;
  const {pluginId} = useDocsVersion();
  const name = usePageName();
  const sidebar = useDocsSidebar();
  const versions = usePageVersions();
  const crumbs = usePageCrumbs();
  const {stale} = metadata as typeof metadata & StaleMetadata;
  const banner = versions && pageBanner(versions);
  // The page's title is its h1, unless the page writes one itself.
  const showsTitle = contentTitle === undefined;
  // A module's page begins with an index of its own.
  const contents = pluginId !== 'api' && hasContents(toc);
  return (
    // A class: the contents come last in the HTML, and their column must not push what is painted.
    <div className={contents ? 'docs-page with-contents' : 'docs-page'}>
      {sidebar && (
        <>
          <PaintAfter id={PAGE_TOOLS_ID} />
          <DocsSidebar items={sidebar.items} page={{permalink: metadata.permalink, toc}}>
            {versions && <VersionPicker choices={versions.choices} />}
          </DocsSidebar>
        </>
      )}
      <main className="docs-main">
        <div className="docs-head">
          {sidebar && <SidebarToggle />}
          <Breadcrumbs crumbs={crumbs} />
          <PageTools />
        </div>
        {banner && <VersionBanner banner={banner} />}
        <MissingPage />
        {stale && <StaleNotice sections={stale} />}
        <ContentVisibility metadata={metadata} />
        {isTutorialStep(metadata.id) && <TutorialPlace current={metadata.id} />}
        <article className="markdown">
          {showsTitle && <Heading as="h1">{name}</Heading>}
          {name !== title && (
            <p className="page-message">
              <code {...UNTRANSLATED}>{title}</code>
            </p>
          )}
          <MDXContent>{children}</MDXContent>
        </article>
        <footer className="page-footer">
          <PageSource title={title} editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} version={versions?.version.id} />
          <PageSteps {...(previous && {previous})} {...(next && {next})} />
        </footer>
      </main>
      {contents && <PageContents toc={toc} />}
    </div>
  );
}

/**
 * The banner of a page: none in the latest version, one for the next version, one for older versions. In a manual that
 * uses Reason syntax, it adds that the page covers the old syntax.
 */
function pageBanner({line, version, choices}: PageVersions): Banner | undefined {
  const target = choices.find((choice) => choice.version === line.latest);
  if (version === line.latest || !target) return undefined;
  const latest = {to: target.to, name: line.latest.name};
  if (version === line.next) return {kind: 'next', name: version.name, latest};
  return {kind: 'old', label: version.label, latest, oldSyntax: version.syntax === 're'};
}

/**
 * The notice for readers whose page doesn't exist in the version they switched to. src/lists/browser fills it in
 * and shows it.
 */
function MissingPage(): ReactNode {
  return (
    <p className="version-banner" {...{[MISSING_PAGE]: true}} hidden>
      <Translate
        id="site.versions.missing"
        description="Notice after switching to a version that lacks the page"
        values={{page: <strong />}}
      >
        {"This version doesn't have the page “{page}”. This is the closest match."}
      </Translate>
    </p>
  );
}
