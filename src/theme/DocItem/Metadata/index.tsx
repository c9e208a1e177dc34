// Change: title by section, canonical address of the latest counterpart, noindex for superseded pages, card image, structured data, `metaTitle`, and `canonical` front matter.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageCard, {useCardAddress} from '@site/src/hosting/ui/PageCard';
import StructuredData from '@site/src/hosting/ui/StructuredData';
import {siteNames} from '@site/src/kit/ui/site-names';
import type {PageFrontMatter} from '@site/src/manual/core/front-matter/schema';
import {canonicalUrl} from '@site/src/kit/core/base-url';
import {breadcrumbList, techArticle} from '@site/src/hosting/core/structured-data';
import {sectionNames, usePageCrumbs} from '../page-names';
import {usePageVersions} from '../use-page-home';

/** The section and version shown on a card: `Language Manual v11`. */
function usePlace(): string {
  const {pluginId} = useDocsVersion();
  const {manual, api, react, community, errors} = sectionNames();
  const section = {default: manual, api, react, community, errors}[pluginId] ?? siteNames().site;
  const version = usePageVersions()?.version.name;
  return version === undefined ? section : `${section} ${version}`;
}

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {pluginId} = useDocsVersion();
  const {siteConfig, i18n} = useDocusaurusContext();
  const versions = usePageVersions();
  const own = frontMatter as PageFrontMatter;
  const canonical = own.canonical ?? versions?.canonical;
  const superseded =
    versions !== undefined && versions.line.older.includes(versions.version) && versions.canonical !== undefined;
  const names = siteNames();
  const title = `${own.metaTitle ?? metadata.title} | ${pluginId === 'api' ? names.api : names.site}`;
  const card = {title: metadata.title, place: usePlace()};
  const url = canonicalUrl(canonical ?? metadata.permalink, siteConfig);
  const article = {
    url,
    title: metadata.title,
    description: metadata.description,
    image: useCardAddress(card),
    language: i18n.currentLocale,
  };
  const site = {name: names.site, url: siteConfig.url + siteConfig.baseUrl};
  return (
    <>
      <PageMetadata
        title={own.metaTitle ?? metadata.title}
        description={metadata.description}
        {...(frontMatter.keywords && {keywords: frontMatter.keywords})}
      />
      <PageCard {...card} />
      <Head>
        <title>{title}</title>
        <meta property="og:title" content={title} />
        <meta property="og:type" content="article" />
        {canonical !== undefined && <link rel="canonical" href={url} />}
        {canonical !== undefined && <meta property="og:url" content={url} />}
        {superseded && <meta name="robots" content="noindex" />}
      </Head>
      <StructuredData nodes={[breadcrumbList(usePageCrumbs(), siteConfig.url), techArticle(article, site)]} />
    </>
  );
}
